"""Engines, areas, rulesets and articles as the reports call them."""

from collections.abc import Iterable, Mapping
from typing import Final

from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.reports.jsonl import Header
from gouji_conformance.reports.printable import printable
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.selection import article_of
from gouji_conformance.speech.messages import listed, message
from gouji_spec.law import law
from gouji_spec.ruleset import profiles
from gouji_spec.text import Text


def engine_words(given: str, info: EngineInfo | None) -> Text:
    """Return an engine's name, version and language as it gives them, printable; else what the user called it."""
    if info is None:
        return Text.same(printable(given, 120))
    name = printable(info.engine.name, 60)
    words = f"{name} {printable(info.engine.version, 30)}".strip()
    if not info.engine.language:
        return Text.same(words)
    return message("reports.engine_language", engine=words, language=printable(info.engine.language, 30))


def area_words(area: str) -> Text:
    """Return an area's name; one that is not of this suite as it is."""
    try:
        return message("reports.area_" + area.replace("-", "_"))
    except KeyError:
        return Text.same(printable(area, 40))


def areas_words(areas: Iterable[str]) -> Text:
    """Return the names of *areas*, one after another."""
    return listed(map(area_words, areas))


def ruleset_words(header: Header) -> Text:
    """Return the profile of a report and the options in which it departs from it."""
    return rules_words(header.profile, header.options)


def rules_words(profile: str, options: Mapping[str, str]) -> Text:
    """Return the name of *profile* and the *options* in which a ruleset departs from it."""
    departures = [Text.same(f"{name}={value}") for name, value in options.items()]
    known = profiles().get(profile)
    name = Text(zh=profile if known is None else known.name.zh, en=profile)
    return Text.same(" ").join([name, *departures])


FRESH_PART: Final = "fresh"
"""What stands for an article with fresh questions: they are counted apart."""


def part_of(row: RowResult) -> str:
    """Return the article or topic that *row* is shown with; of a fresh question that it is one."""
    return FRESH_PART if row.fresh else article_of(row.clauses[0])


def article_words(key: str) -> Text:
    """Return the heading of an article or topic: ``9  Gouji sets``; that of the fresh questions."""
    if key == FRESH_PART:
        return message("reports.fresh_questions")
    article = law().article(key)
    if article is None:
        return Text.same(f"{key}  " if key.isdigit() else key)
    return Text.same("  ").join([Text.same(key), article.title]) if key.isdigit() else article.title
