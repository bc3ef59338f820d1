"""A new amendment: a folder with everything that one has, in one language, the words of its clauses filled in."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from gouji_conformance.speech.messages import message
from gouji_spec.amendments import FOLDER_NAME
from gouji_spec.law import Clause
from gouji_spec.text import Language

_TEMPLATES: Final = Path(__file__).resolve().parent / "templates"
_GIVEN: Final = ("number", "title", "author", "kind", "clauses", "date", "language")
_SAID: Final = ("plays", "clause", "add", "default", "governs", "code", "expected")
FIRST: Final = 1


@dataclass(frozen=True, slots=True)
class Draft:
    """What is known of an amendment when it is begun.

    Attributes:
        number, slug: of its folder.
        title, author: as they were given.
        kind: of the amendment.
        clauses: those it is to change.
        date: of the day.
        language: in which it is drafted.
    """

    number: int
    slug: str
    title: str
    author: str
    kind: str
    clauses: tuple[Clause, ...]
    date: str
    language: Language

    @property
    def folder_name(self) -> str:
        """What its folder is called."""
        return f"GA-{self.number:04}-{self.slug}"

    def files(self) -> dict[str, str]:
        """Return its files, by name."""
        jinja = Environment(  # noqa: S701 - TOML and Markdown, no HTML
            loader=FileSystemLoader(_TEMPLATES), undefined=StrictUndefined, keep_trailing_newline=True
        )
        jinja.filters["q"] = lambda words: json.dumps(words, ensure_ascii=False)
        given = {name: getattr(self, name) for name in _GIVEN}
        given["say"] = {name: message(f"amendment.say_{name}").said_in(self.language) for name in _SAID}
        names = {name: f"{name}.j2" for name in ("amendment.toml", "patch.toml", "expected.toml")}
        names["motion.md"] = f"motion.{self.language}.md"
        return {name: jinja.get_template(template).render(given) for name, template in names.items()}

    def write(self, place: Path) -> Path:
        """Write it into a folder of its own in *place*; return that folder.

        Raises:
            OSError: the folder is there already, or cannot be written.
        """
        folder = place / self.folder_name
        (folder / "features").mkdir(parents=True)
        for name, text in self.files().items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")
        return folder


def next_number(taken: Iterable[int], beside: Sequence[Path]) -> int:
    """Return the number after those *taken* and those of the folders *beside*."""
    names = [FOLDER_NAME.fullmatch(path.name) for path in beside]
    return max([FIRST - 1, *taken, *(int(name["number"]) for name in names if name)]) + 1
