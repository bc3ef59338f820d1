"""Set the digest that says which Chinese text an English one was made beside.

``python -m gouji_spec.stamp spec/outline/09.toml GJ-9.2`` stamps one clause, ``--all`` every clause of the
file.  Stamp a clause only after you have read both texts side by side: the stamp is that statement.
"""

import re
import sys
from pathlib import Path

from gouji_spec.digest import digest
from gouji_spec.fault import FaultError, system_words
from gouji_spec.text import Text

_ENTRY = re.compile(r"^\[\[clause\]\]$.*?(?=^\[\[(?!clause\.)|\Z)", re.MULTILINE | re.DOTALL)


def stamped(toml: str, wanted: set[str] | None) -> str:
    """Return *toml* with ``en_from`` set in the clauses *wanted* (None: in all)."""

    def stamp(match: re.Match[str]) -> str:
        entry = match.group()
        name = re.search(r'^id = "(.*)"$', entry, re.MULTILINE)
        chinese = re.search(r'^zh = "(.*)"$', entry, re.MULTILINE)
        if name is None or chinese is None or (wanted is not None and name.group(1) not in wanted):
            return entry
        line = f'en_from = "{digest(chinese.group(1))}"'
        if re.search(r"^en_from = ", entry, re.MULTILINE):
            return re.sub(r"^en_from = .*$", line, entry, count=1, flags=re.MULTILINE)
        return re.sub(r'^(en = ".*")$', lambda found: f"{found.group(1)}\n{line}", entry, count=1, flags=re.MULTILINE)

    return _ENTRY.sub(stamp, toml)


def stamp_file(path: Path, wanted: set[str] | None) -> None:
    """Stamp the clauses *wanted* (None: all) in the file at *path*.

    Raises:
        FaultError: it cannot be read or written, or has no clause of one of those ids; then none is stamped.
    """
    try:
        toml = path.read_text(encoding="utf-8")
        known = {found for entry in _ENTRY.findall(toml) for found in re.findall(r'^id = "(.*)"$', entry, re.MULTILINE)}
        for name in sorted((wanted or set()) - known):
            raise FaultError(str(path), name, Text(zh="此文件中没有这一条款", en="no clause of this file has this id"))
        path.write_text(stamped(toml, wanted), encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise FaultError(str(path), "", system_words(error)) from error


def main(arguments: list[str]) -> int:
    """Stamp the clauses named after the file; return the exit code."""
    if len(arguments) < 2:
        sys.stderr.write("usage: python -m gouji_spec.stamp FILE (CLAUSE… | --all)\n")
        return 2
    try:
        stamp_file(Path(arguments[0]), None if "--all" in arguments else set(arguments[1:]))
    except FaultError as error:
        sys.stderr.write(f"{error.text.en} | {error.text.zh}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
