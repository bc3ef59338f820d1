"""An annotated hand: every act with the verdict, the clauses, who is asked next and why, in both languages.

The files of ``conformance/games`` say what follows by the clauses; they are read for the rulebook, which shows one, and
for the test that plays them.  Nothing here knows how a hand is judged.
"""

from dataclasses import dataclass
from pathlib import Path

from gouji_spec.reading import Reader, read_toml
from gouji_spec.ruleset import profiles
from gouji_spec.text import Text


@dataclass(frozen=True, slots=True)
class AnnotatedRuling:
    """One act and what was worked out about it.

    Attributes:
        action: as a position writes it, ``P2 play TT``.
        accepted: whether it stands.
        reasons: why it does not.
        clauses: by which it is so.
        next: who is asked then and for what, ``P3 respond``; ``over`` and the places at the end.
        why: the annotation.
    """

    action: str
    accepted: bool
    reasons: tuple[str, ...]
    clauses: tuple[str, ...]
    next: str
    why: Text


@dataclass(frozen=True, slots=True)
class AnnotatedGame:
    """A hand of a profile, or part of one: its title, its position, and the acts in order."""

    profile: str
    title: Text
    position: str
    rulings: tuple[AnnotatedRuling, ...]


def read_game(path: Path) -> AnnotatedGame:
    """Return the hand annotated in the file at *path*.

    Raises:
        SpecError: the file does not say what it must; with the key at fault.
    """
    reader = read_toml(path)
    found = AnnotatedGame(
        reader.one_of("profile", profiles()),
        reader.text("title"),
        reader.string("position"),
        tuple(_ruling(inner) for inner in reader.tables("ruling")),
    )
    reader.finish()
    return found


def _ruling(reader: Reader) -> AnnotatedRuling:
    found = AnnotatedRuling(
        action=reader.string("action"),
        accepted=reader.flag("accepted"),
        reasons=reader.strings("reasons"),
        clauses=reader.strings("clauses", required=True),
        next=reader.string("next"),
        why=reader.text("why"),
    )
    reader.finish()
    return found
