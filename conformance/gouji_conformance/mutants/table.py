"""What the hunt has come to: a line an article, and every wrong engine that a row of its own does not catch."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from gouji_conformance.mutants.hunting import Fate, Hunted
from gouji_conformance.mutants.hunts import Stale
from gouji_conformance.mutants.mutant import Mutant
from gouji_conformance.speech.messages import message
from gouji_spec.law import law
from gouji_spec.text import Text

OPTIONS: Final = "options"
"""In the place of an article's key: options played as others."""

FIELDS: Final = ("article", "clauses", "mutants", "own", "by_reason", "elsewhere", "left")
_WRONG: Final[tuple[Fate, ...]] = ("survived", "stumbled")


class Count(msgspec.Struct):
    """How the wrong engines of an article fared.

    Attributes:
        article: its number, or its topic; ``options`` for options played as others.
        clauses: how many clauses they break.
        mutants: how many there are.
        own: caught by a row of the clause that they break.
        by_reason: of these by the reason alone.
        elsewhere: caught by a row of another clause.
        left: not caught.
    """

    article: str
    clauses: int = 0
    mutants: int = 0
    own: int = 0
    by_reason: int = 0
    elsewhere: int = 0
    left: int = 0


def article_of(mutant: Mutant) -> str:
    """Return under what *mutant* is counted."""
    return OPTIONS if mutant.values else article_of_clause(mutant.clauses[0])


def article_of_clause(clause: str) -> str:
    """Return the article's number or the topic of *clause*.

    >>> article_of_clause("GH-hold-three.2")
    'hold-three'
    """
    return clause.partition("-")[2].partition(".")[0]


def counted(mutants: Sequence[Mutant], found: Iterable[Hunted | Stale]) -> list[Count]:
    """Return the figures by article, in the order of the law."""
    fates = {entry.mutant: entry for entry in found}
    order = [*(article.key for article in law().articles), OPTIONS]
    counts: dict[str, Count] = {}
    clauses: dict[str, set[str]] = {}
    for mutant in mutants:
        key = article_of(mutant)
        count = counts.setdefault(key, Count(key))
        clauses.setdefault(key, set()).update(mutant.clauses)
        count.mutants += 1
        _add(count, fates.get(mutant.id))
    for key, count in counts.items():
        count.clauses = len(clauses[key])
    return sorted(counts.values(), key=lambda count: order.index(count.article))


def _add(count: Count, fate: Hunted | Stale | None) -> None:
    if not isinstance(fate, Hunted) or fate.fate != "killed":
        count.left += 1
    elif fate.own:
        count.own += 1
        count.by_reason += fate.by_reason
    else:
        count.elsewhere += 1


def is_wrong(fate: Hunted | Stale) -> bool:
    """Tell whether the hunt has found something to be mended."""
    return isinstance(fate, Stale) or fate.fate in _WRONG


def figures(counts: Sequence[Count]) -> list[str]:
    """Return the figures as they are kept beside the features: a head, then a line an article."""
    return [" ".join(FIELDS), *(" ".join(str(getattr(count, field)) for field in FIELDS) for count in counts)]


def lines(counts: Sequence[Count]) -> Iterator[Text]:
    """Yield the figures, a line an article and the sum."""
    yield message("mutants.head")
    total = Count("")
    for count in counts:
        yield _line(count, Text.same(count.article))
        for field in FIELDS[1:]:
            setattr(total, field, getattr(total, field) + getattr(count, field))
    yield _line(total, message("mutants.sum"))


def _line(count: Count, name: Text) -> Text:
    figures = (count.clauses, count.mutants, count.own, count.by_reason, count.elsewhere, count.left)
    words = "".join(f"{figure:>10}" for figure in figures)
    return name.map(lambda said: f"{said:<12}{words}")


def told(mutant: Mutant, fate: Hunted | Stale) -> Text:
    """Return what became of *mutant*, in one line."""
    if isinstance(fate, Stale):
        return message("mutants.stale", id=mutant.id, why=fate.why)
    key = "survived" if fate.fate == "survived" else "stumbled" if fate.fate == "stumbled" else "killed"
    if key == "killed":
        key = "by_reason" if fate.by_reason else "own" if fate.own else "elsewhere"
    return message(f"mutants.{key}", id=mutant.id, name=mutant.name, row=fate.row, place=mutant.change.place)


def as_json(
    mutants: Sequence[Mutant], found: Sequence[Hunted | Stale], lacking: Sequence[str], seconds: float
) -> dict[str, Any]:
    """Return all of it as ``gouji mutants --json`` prints it."""
    fates = {entry.mutant: entry for entry in found}
    return {
        "articles": [msgspec.structs.asdict(count) for count in counted(mutants, found)],
        "mutants": [_one(mutant, fates[mutant.id]) for mutant in mutants if mutant.id in fates],
        "lacking": list(lacking),
        "cpu_seconds": round(seconds, 1),
    }


def _one(mutant: Mutant, fate: Hunted | Stale) -> dict[str, Any]:
    head = {
        "id": mutant.id,
        "clauses": list(mutant.clauses),
        "name": {"zh": mutant.name.zh, "en": mutant.name.en},
        "place": mutant.change.place,
    }
    if isinstance(fate, Stale):
        return {**head, "fate": "stale", "why": fate.why.en}
    what = ("fate", "row", "own", "by_reason", "step", "expected", "got", "rows")
    return {**head, **{name: getattr(fate, name) for name in what}, "seconds": round(fate.seconds, 3)}
