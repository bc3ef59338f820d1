"""What rests on a clause, and the words of the clause with which each was last read.

``rests/`` has a file an article.  Under a clause stand its words as they were read, and by name whatever was read
beside them: scenarios, reasons, interpretations, questions, functions of the reference.  When the words of the clause
change, all of it is stale until it has been read again; until then the words of before stand here::

    [["GJ-9.2"]]
    words = "is 够级牌……"
    things = [
      "GJ-9.2-a",
      "gouji.table.sets.is_gouji",
    ]
"""

import json
import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Final

from gouji_spec.digest import digest
from gouji_spec.fault import expected
from gouji_spec.law import A_CLAUSE, CLAUSE_ID, Clause, clause_order
from gouji_spec.reading import Reader, readers
from gouji_spec.text import Text

Rests = dict[str, dict[str, str]]
"""Clause → what was read beside it → the words with which it was, as ``as_read`` has them."""

_HEAD: Final = """\
# What rests on each clause, and the words with which it was read.  Written by: gouji spec reread
"""
_WORDS: Final = Text(zh="条款的类别与中文", en="the modality and the Chinese of a clause")
_TWICE: Final = Text(zh="在这一条款下出现两次", en="stands twice under this clause")


def as_read(clause: Clause) -> str:
    """Return what of *clause* binds whatever rests on it: its modality and its Chinese text."""
    return f"{clause.modality} {clause.text.zh}"


def says_the_same(words: str, clause: Clause) -> bool:
    """Tell whether *clause* still has *words*; white space does not count."""
    return digest(words) == digest(as_read(clause))


def read_rests(folder: Path) -> Rests:
    """Return what the files of ``rests`` in the law's *folder* say.

    Raises:
        SpecError: a file that does not say what it must, or a thing that stands twice under a clause.
    """
    found: Rests = {}
    for reader in readers(folder / "rests"):
        for clause in reader.names():
            _read_clause(reader, clause, found.setdefault(clause, {}))
    return found


def _read_clause(reader: Reader, clause: str, read: dict[str, str]) -> None:
    if not re.fullmatch(CLAUSE_ID, clause):
        raise reader.fault(clause, expected(A_CLAUSE, clause))
    for entry in reader.tables(clause):
        words = entry.matching("words", r"[a-z]+ \S.*", _WORDS)
        for index, name in enumerate(entry.strings("things", required=True)):
            if name in read:
                raise entry.fault(f"things[{index}]", _TWICE)
            read[name] = words
        entry.finish()


def files(rests: Rests) -> Iterator[tuple[str, str]]:
    """Yield the name of each file that says *rests*, and its text."""
    clauses = sorted((clause for clause, read in rests.items() if read), key=clause_order)
    for name, some in groupby(clauses, key=_file_of):
        yield name, "\n".join([_HEAD, *(_written(clause, rests[clause]) for clause in some)])


def _file_of(clause: str) -> str:
    topic = clause.partition("-")[2].partition(".")[0]
    return f"{int(topic):02}.toml" if topic.isdigit() else f"{topic}.toml"


def _written(clause: str, read: Mapping[str, str]) -> str:
    return "\n".join(_entry(clause, words, read) for words in sorted(set(read.values())))


def _entry(clause: str, words: str, read: Mapping[str, str]) -> str:
    things = "".join(f'  "{name}",\n' for name in sorted(read) if read[name] == words)
    return f'[["{clause}"]]\nwords = {json.dumps(words, ensure_ascii=False)}\nthings = [\n{things}]\n'


def write_rests(folder: Path, rests: Rests) -> list[Path]:
    """Let the files of ``rests`` in the law's *folder* say *rests*; return those that changed.

    Raises:
        OSError: one cannot be written.
    """
    place = folder / "rests"
    place.mkdir(exist_ok=True)
    wanted = dict(files(rests))
    changed = []
    for path in sorted(place.glob("*.toml")):
        if path.name not in wanted:
            path.unlink()
            changed.append(path)
    for name, text in wanted.items():
        path = place / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            changed.append(path)
    return changed
