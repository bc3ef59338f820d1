"""A whole match annotated step by step: what is done, who is asked next and why, in both languages.

The file says what follows by the clauses; it is read for the rulebook, which shows it, and for the test that plays
it.  Nothing here knows how a match is judged.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gouji_spec.fault import expected
from gouji_spec.reading import Reader, read_toml
from gouji_spec.ruleset import Ruleset, make_ruleset, profiles
from gouji_spec.text import Text

_ONE_ACT: Final = Text(zh="单独一个动作，因为它被拒", en="one act alone, since it is refused")
_SOME_ACT: Final = Text(zh="至少一个动作", en="one act at least")

Facts = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What is done at one go, and what then holds; a fact that is None is not told.

    Attributes:
        do: the acts, as the record of a match writes them; all of them stand, unless there are reasons.
        reasons: why the one act is refused; none where all stand.
        clauses: by which it is so.
        next: who is asked then and what he may do (``P2 waive, insist``, ``table deal``); in a hand, with which right
            (``P3 respond``); ``over`` at the end.
        why: the annotation.
        owed: the tributes due in this hand: payer, receiver, how many cards (``P4 P1 2``).
        back: the returns due, so too.
        holds: seats with all the cards they hold (``P4 K*16 9*4``).
        opened: which opening, the opener and the first taker (``regular P1 P4``).
        places: of the hand before, first to last.
        score: what the odd and the even side write for it.
        totals: what they have written so far.
    """

    do: tuple[str, ...]
    reasons: Facts
    clauses: Facts
    next: str
    why: Text
    owed: Facts | None
    back: Facts | None
    holds: Facts | None
    opened: str | None
    places: str | None
    score: str | None
    totals: str | None


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the match under a heading of its own."""

    id: str
    title: Text
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class AnnotatedMatch:
    """A match from the lots to the totals.

    Attributes:
        ruleset: what its table plays.
        departures: where that departs from the profile: option and value.
        hands: how many hands were agreed on.
        title: its name.
        about: what happens in it.
        parts: in order.
    """

    ruleset: Ruleset
    departures: tuple[tuple[str, str], ...]
    hands: int
    title: Text
    about: Text
    parts: tuple[Part, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step in order."""
        return tuple(step for part in self.parts for step in part.steps)


def read_match(path: Path) -> AnnotatedMatch:
    """Return the match annotated in the file at *path*.

    Raises:
        SpecError: the file does not say what it must; with the key at fault.
        RulesetError: its ruleset is none.
    """
    reader = read_toml(path)
    departures = reader.mapping("options")
    found = AnnotatedMatch(
        make_ruleset(reader.one_of("profile", profiles()), departures),
        tuple(departures.items()),
        reader.integer("hands"),
        reader.text("title"),
        reader.text("about"),
        tuple(_part(inner) for inner in reader.tables("part")),
    )
    reader.finish()
    return found


def _part(reader: Reader) -> Part:
    part = Part(reader.string("id"), reader.text("title"), tuple(_step(inner) for inner in reader.tables("step")))
    reader.finish()
    return part


def _step(reader: Reader) -> Step:
    step = Step(
        do=reader.strings("do", required=True),
        reasons=reader.strings("reasons"),
        clauses=reader.strings("clauses", required=True),
        next=reader.string("next"),
        why=reader.text("why"),
        owed=_facts(reader, "owed"),
        back=_facts(reader, "back"),
        holds=_facts(reader, "holds"),
        opened=_fact(reader, "opened"),
        places=_fact(reader, "places"),
        score=_fact(reader, "score"),
        totals=_fact(reader, "totals"),
    )
    reader.finish()
    if not step.do:
        raise reader.fault("do", expected(_SOME_ACT, list(step.do)))
    if step.reasons and len(step.do) > 1:
        raise reader.fault("do", expected(_ONE_ACT, list(step.do)))
    return step


def _fact(reader: Reader, key: str) -> str | None:
    return reader.string(key) if reader.has(key) else None


def _facts(reader: Reader, key: str) -> Facts | None:
    return reader.strings(key) if reader.has(key) else None
