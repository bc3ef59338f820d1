"""A ruling filed: the case just judged as a file of the register, the words left to be written."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gouji_conformance.amendments.lints import PLACEHOLDER
from gouji_conformance.register.judging import Case, answer_of
from gouji_spec.reasons import reasons
from gouji_spec.register import FILE_NAME, Answer, ruling_id
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import LANGUAGES, Language

_KEYS: Final = ("stands", "reasons", "phase", "next", "may", "score", "dues")


@dataclass(frozen=True, slots=True)
class Draft:
    """What is known of a ruling when it is filed.

    Attributes:
        number, slug: of its file.
        case: what was judged.
        ruleset: what the table plays.
        clauses: on which it rests besides those of its reasons.
        date: of the day.
        language: in which it is drafted.
    """

    number: int
    slug: str
    case: Case
    ruleset: Ruleset
    clauses: tuple[str, ...]
    date: str
    language: Language

    @property
    def file_name(self) -> str:
        """What its file is called."""
        return f"{ruling_id(self.number)}-{self.slug}.toml"

    def text(self) -> str:
        """Return what its file says.

        Raises:
            PositionError: what was done before could not have been done at the table.
        """
        return "\n".join(self._lines(answer_of(self.case.verdict(self.ruleset)))) + "\n"

    def _lines(self, answer: Answer) -> Iterator[str]:
        words = f"{{ {', '.join(f'{name} = {_quoted(self._words(name))}' for name in LANGUAGES)} }}"
        yield f"number = {self.number}"
        yield 'status = "draft"'
        yield f'date = "{self.date}"'
        yield f"question = {words}"
        yield f"answer = {words}"
        yield f"position = {_quoted(str(self.case.where))}"
        if self.case.act:
            yield f"action = {_quoted(self.case.act)}"
        rests = [clause for code in answer.reasons or () for clause in reasons()[code].clauses]
        yield f"clauses = {_quoted(list(dict.fromkeys([*self.clauses, *rests])))}"
        yield f'profile = "{self.ruleset.profile}"'
        if self.ruleset.departures:
            yield from ("", "[options]")
            yield from (f"{name} = {_quoted(value)}" for name, value in self.ruleset.departures.items())
        yield from ("", "[verdict]")
        for key in _KEYS:
            value = getattr(answer, key)
            if value is not None:
                yield f"{key} = {_quoted(list(value) if isinstance(value, tuple) else value)}"

    def _words(self, name: str) -> str:
        return PLACEHOLDER if name == self.language else ""

    def write(self, place: Path) -> Path:
        """Write it into the folder *place*; return its file.

        Raises:
            OSError: the file is there already, or cannot be written.
        """
        path = place / self.file_name
        text = self.text()
        with path.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        return path


def _quoted(value: object) -> str:
    """Return *value* as TOML writes it: texts, lists of texts, true and false are written as in JSON."""
    return json.dumps(value, ensure_ascii=False)


def is_file_name(slug: str) -> bool:
    """Tell whether a file can be called by *slug*."""
    return FILE_NAME.fullmatch(f"{ruling_id(1)}-{slug}.toml") is not None


def next_number(taken: Sequence[int], place: Path) -> int:
    """Return the number after those *taken* and those of the files in *place*."""
    names = [FILE_NAME.fullmatch(path.name) for path in place.glob("GR-*.toml")]
    return max([0, *taken, *(int(name["number"]) for name in names if name)]) + 1
