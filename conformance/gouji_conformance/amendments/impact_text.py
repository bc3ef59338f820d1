"""What an amendment changes, as the terminal and a picture show it."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import click
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from wcwidth import wcswidth

from gouji_conformance.amendments.impact import Felt, Impact, OfPolicy
from gouji_conformance.amendments.table_impact import TableImpact
from gouji_conformance.register.again import Overturned
from gouji_conformance.reports.words import areas_words
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import listed, message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.fault import system_words
from gouji_spec.ruleset import profiles
from gouji_spec.text import Language, Text

_TEMPLATES: Final = Path(__file__).resolve().parent / "templates"
_MOST_CLAUSES: Final = 6
_NAME: Final = 34
"""Cells for the name of a figure."""


def lines(found: Impact, language: Language) -> Iterator[str]:
    """Yield what *found* says, no line over 80 cells."""

    def say(key: str, **values: object) -> str:
        return message(f"impact.{key}", **values).said_in(language)

    for profile, rows in found.flips.items():
        yield say("flips", profile=profiles()[profile].name, count=rows)
    for profile, areas in found.lapsing.items():
        yield from wrapped(say("lapsing", profile=profiles()[profile].name, areas=areas_words(areas)), rest="  ")
    yield from overturned_lines(found.overturned, language)
    yield from policy_lines(found.policies, language)


def table_lines(found: TableImpact, table: str, differs: Mapping[str, str], language: Language) -> Iterator[str]:
    """Yield what a change of the rules of *table* does, no line over 80 cells.

    Args:
        found: what was computed.
        table: as the user called it.
        differs: the options that change, with their new values.
        language: which to speak.
    """

    def say(key: str, **values: object) -> list[str]:
        return wrapped(message(f"impact.{key}", **values).said_in(language), rest="  ")

    values = [Text.same(f"{name}={value}") for name, value in differs.items()]
    yield from say("table", table=table, changes=listed(values))
    yield from say("rows", lost=len(found.lost), gained=len(found.gained))
    for flip in found.flips:
        yield from say("flip", rows=" ".join(flip.rows), step=flip.step, expects=flip.expects, got=flip.got)
    if found.lapsing:
        yield from say("lapsing", profile=table, areas=areas_words(found.lapsing))
    yield from overturned_lines(found.overturned, language)
    yield from policy_lines(found.policies, language)


def overturned_lines(overturned: Iterable[Overturned], language: Language) -> Iterator[str]:
    """Yield the rulings that are answered otherwise, and how."""
    for ruling in overturned:
        words = message("amendment.overturns", id=ruling.id, how=ruling.how).said_in(language)
        yield from wrapped(words, rest="  ")


def policy_lines(policies: Iterable[OfPolicy], language: Language) -> Iterator[str]:
    """Yield what each policy shows: how many matches part and by which clauses, and every figure."""

    def say(key: str, **values: object) -> str:
        return message(f"impact.{key}", **values).said_in(language)

    for shown in policies:
        yield ""
        yield say("policy", policy=say(shown.policy), matches=shown.matches)
        yield "  " + say("parted" if shown.parted else "none_parted", parted=shown.parted, first=round(shown.first))
        if shown.clauses:
            some = [f"{clause} ({many})" for clause, many in list(shown.clauses.items())[:_MOST_CLAUSES]]
            yield from wrapped(say("clauses", clauses=", ".join(some)), first="  ", rest="    ")
        for figure in shown.felt:
            name = say(figure.name)
            yield f"  {name}{' ' * max(1, _NAME - wcswidth(name))}{_figures(figure)}"


def _figures(figure: Felt) -> str:
    return f"{figure.before:8.3f} → {figure.after:8.3f}  {figure.difference:+8.3f} ± {figure.margin:.3f}"


def draw(policies: Iterable[OfPolicy], file: Path, language: Language) -> None:
    """Draw what *policies* show into *file*.

    Raises:
        UserError: it cannot be written.
    """
    try:
        file.write_text(picture(policies, language) + "\n", encoding="utf-8", newline="\n")
    except OSError as error:
        raise UserError("ruleset.unwritable", file=file, problem=system_words(error)) from error


def picture(policies: Iterable[OfPolicy], language: Language) -> str:
    """Return an SVG: for each policy and figure the difference with its interval, as a part of what it was before."""
    jinja = Environment(loader=FileSystemLoader(_TEMPLATES), undefined=StrictUndefined, autoescape=True)
    panels = [_panel(shown, language) for shown in policies]
    title = message("impact.picture").said_in(language)
    return jinja.get_template("impact.svg.j2").render(panels=panels, title=title)


def progress(whole: int, language: Language) -> Callable[[int], None]:
    """Return what tells how many matches have been played, where a terminal looks on."""
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        if sys.stderr.isatty():
            click.echo(message("impact.progress", done=done, all=whole).said_in(language) + "\r", err=True, nl=False)

    return tell


_REACH: Final = 1.0
"""A difference of all that it was before reaches the edge of a picture; more stays there."""
_HALF: Final = 90
"""Pixels from the middle to the edge."""


def _panel(shown: OfPolicy, language: Language) -> dict[str, Any]:
    bars = []
    for figure in shown.felt:
        scale = figure.before or figure.after
        if scale:
            middle, margin = figure.difference / scale, figure.margin / scale
            low, high, at = (_pixels(value) for value in (middle - margin, middle + margin, middle))
            name = message(f"impact.{figure.name}").said_in(language)
            sure = abs(figure.difference) > figure.margin
            bars.append({"name": name, "low": low, "high": high, "at": at, "sure": sure, "words": f"{middle:+.1%}"})
    return {"name": message(f"impact.{shown.policy}").said_in(language), "bars": bars}


def _pixels(value: float) -> int:
    return round(max(-1.0, min(1.0, value / _REACH)) * _HALF)
