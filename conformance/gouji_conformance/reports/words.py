"""Engines, areas, rulesets and articles as the reports call them, in the language spoken."""

from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.reports.jsonl import Header
from gouji_conformance.reports.plain import harmless
from gouji_conformance.speech.language import say, spoken
from gouji_spec.law import law
from gouji_spec.ruleset import profiles


def engine_words(given: str, info: EngineInfo | None) -> str:
    """Return an engine's name, version and language as it gives them, harmless; else what the user called it."""
    if info is None:
        return harmless(given, 120)
    name = harmless(info.engine.name, 60)
    words = f"{name} {harmless(info.engine.version, 30)}".strip()
    if info.engine.language:
        words = say("reports.engine_language", engine=words, language=harmless(info.engine.language, 30))
    return words


def area_words(area: str) -> str:
    """Return an area's name in the language spoken; one that is not of this suite as it is."""
    try:
        return say("reports.area_" + area.replace("-", "_"))
    except KeyError:
        return harmless(area, 40)


def ruleset_words(header: Header) -> str:
    """Return the profile of a report and the options in which it departs from it."""
    departures = [f"{name}={value}" for name, value in header.options.items()]
    known = profiles().get(header.profile)
    name = known.name.zh if known is not None and spoken() == "zh" else header.profile
    return " ".join([name, *departures])


def article_words(key: str) -> str:
    """Return the heading of an article or topic: ``9  Gouji sets``."""
    article = law().article(key)
    title = article.title.said_in(spoken()) if article is not None else ""
    return f"{key}  {title}" if key.isdigit() else title or key
