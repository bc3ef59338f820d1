"""Editions of the law: what was law at a date, and for each amendment made law since, how it is undone.

``editions/1/`` has ``edition.toml``, the rows of the suite as the manifest lists them (``rows.txt``) and the words of
the law, a digest for each thing that has some (``words.txt``).  Beside them lies for every amendment that was made law
before the next edition what undoes it, ``GA-0008.toml``::

    step = 1                  # the first that was made law after the edition
    amendment = "GA-0008"
    date = "2026-12-01"

    [[text]]                  # of the law, a feature or a module of the engine: what stands there now, and what stood
    file = "spec/outline/08.toml"
    now = '''...'''
    before = '''...'''

    [[code]]                  # a named override: a function of the reference as it was
    in = "play.burn.asked"
    was = '''...'''
"""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gouji_spec.fault import expected
from gouji_spec.folder import law_folder, shown
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.reading import Reader, SpecError, read_toml
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import profiles
from gouji_spec.text import Text

_DIGEST: Final = r"[0-9a-f]{16}"
_A_DIGEST: Final = Text(zh="十六位十六进制数", en="sixteen hexadecimal digits")
_A_DATE: Final = Text(zh="日期，如 2026-11-20", en="a date such as 2026-11-20")
_A_FILE: Final = Text(zh="spec/、features/ 或 engine/ 之下的文件", en="a file below spec/, features/ or engine/")
_AN_AMENDMENT: Final = Text(zh="提案编号，如 GA-0001", en="the id of an amendment such as GA-0001")


@dataclass(frozen=True, slots=True)
class TextBefore:
    """A piece of a file: what stands there now, once, and what stood there before; nothing where there was no file."""

    file: str
    now: str
    before: str


@dataclass(frozen=True, slots=True)
class CodeBefore:
    """A function or constant of the reference, by the names that lead to it, and its source as it was."""

    place: str
    was: str


@dataclass(frozen=True, slots=True)
class Undo:
    """How one amendment is undone: the how many-eth it was, its id, the day, and what stood there before."""

    step: int
    amendment: str
    date: str
    texts: tuple[TextBefore, ...]
    code: tuple[CodeBefore, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition.

    Attributes:
        folder: where it lies.
        number, date: of it.
        manifest: the digest of its rows, which certificates name.
        words: the digest of its words.
        since: what undoes each amendment that was made law after it and before the next, first to last.
    """

    folder: Path
    number: int
    date: str
    manifest: str
    words: str
    since: tuple[Undo, ...]

    @property
    def rows_file(self) -> Path:
        """The list of its rows."""
        return self.folder / "rows.txt"

    @property
    def words_file(self) -> Path:
        """The list of its words."""
        return self.folder / "words.txt"


def read_editions(folder: Path) -> tuple[Edition, ...]:
    """Return the editions in the folders of *folder*, first to last; none where it is not there.

    Raises:
        SpecError: one that does not say what it must, or whose number does not follow that of the one before.
    """
    found = [_edition(path) for path in sorted(folder.glob("*/edition.toml"), key=lambda path: int(path.parent.name))]
    for number, entry in enumerate(found, start=1):
        if entry.number != number:
            file = shown(entry.folder / "edition.toml")
            raise SpecError(file, "number", expected(Text.same(str(number)), entry.number))
    return tuple(found)


def _edition(path: Path) -> Edition:
    reader = read_toml(path)
    found = Edition(
        path.parent,
        reader.integer("number"),
        reader.matching("date", r"20[0-9]{2}-[01][0-9]-[0-3][0-9]", _A_DATE),
        reader.matching("manifest", _DIGEST, _A_DIGEST),
        reader.matching("words", _DIGEST, _A_DIGEST),
        tuple(sorted(map(_undo, path.parent.glob("GA-*.toml")), key=lambda undo: undo.step)),
    )
    reader.finish()
    return found


def _undo(path: Path) -> Undo:
    reader = read_toml(path)
    found = Undo(
        reader.integer("step"),
        reader.matching("amendment", r"GA-[0-9]{4}", _AN_AMENDMENT),
        reader.matching("date", r"20[0-9]{2}-[01][0-9]-[0-3][0-9]", _A_DATE),
        tuple(_text(entry) for entry in reader.tables("text")),
        tuple(_code(entry) for entry in reader.tables("code")),
    )
    reader.finish()
    return found


def _text(reader: Reader) -> TextBefore:
    file = reader.matching("file", r"(spec|features|engine)/[a-z0-9_./-]+", _A_FILE)
    found = TextBefore(file, reader.string("now"), reader.string("before"))
    reader.finish()
    return found


def _code(reader: Reader) -> CodeBefore:
    found = CodeBefore(reader.string("in"), reader.string("was"))
    reader.finish()
    return found


def undo_text(undo: Undo) -> str:
    """Return the text of a file that says *undo*."""
    lines = [f"step = {undo.step}", f'amendment = "{undo.amendment}"', f'date = "{undo.date}"', ""]
    for text in undo.texts:
        lines += [
            "[[text]]",
            f'file = "{text.file}"',
            f"now = {_quoted(text.now)}",
            f"before = {_quoted(text.before)}",
            "",
        ]
    for code in undo.code:
        lines += ["[[code]]", f'in = "{code.place}"', f"was = {_quoted(code.was)}", ""]
    return "\n".join(lines)


def _quoted(words: str) -> str:
    """Return *words* as TOML has them over several lines, as they are; where that cannot be, in one line."""
    plain = "'''" not in words and not words.endswith("'") and not re.search(r"[\x00-\x08\x0b-\x1f\x7f]", words)
    return f"'''\n{words}'''" if plain and "\n" in words else json.dumps(words, ensure_ascii=False)


@cache
def editions() -> tuple[Edition, ...]:
    """Return the editions that lie with the law of this installation, read once."""
    return read_editions(law_folder() / "editions")


# The words of the law, of which a digest is kept for each thing that has some


def words() -> Iterator[str]:
    """Yield of the law of this installation a line for each thing: its name, and the digest of what is law of it."""
    for clause in law().clauses().values():
        said: list[object] = [
            clause.modality,
            asdict(clause.text),
            clause.options,
            [asdict(one) for one in clause.examples],
        ]
        yield f"{clause.id} {_digest(said)}"
    for option in options().options.values():
        values = [[value.id, asdict(value.name), asdict(value.meaning)] for value in option.values]
        said = [option.clause, asdict(option.name), asdict(option.meaning), values, option.pattern]
        yield f"{option.id} {_digest(said)}"
    for profile in profiles().values():
        yield from (f"{profile.id}.{name} {_digest(entry.value)}" for name, entry in profile.values.items())
    for reason in reasons().values():
        yield f"{reason.code} {_digest([asdict(reason.name), asdict(reason.message), reason.clauses])}"


def _digest(said: object) -> str:
    return words_digest([json.dumps(said, ensure_ascii=False, sort_keys=True)])


def words_digest(lines: list[str]) -> str:
    """Return the sixteen hexadecimal digits that stand for *lines*."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
