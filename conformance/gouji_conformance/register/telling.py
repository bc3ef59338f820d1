"""The register for people: every ruling on a line, or one of them in full."""

from collections.abc import Iterator, Sequence

from gouji_conformance.register.words import value_words
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.links import plain
from gouji_spec.register import NOBODY, FiledRuling
from gouji_spec.ruleset import profiles
from gouji_spec.text import Language, Text


def words_of(words: Text, language: Language) -> str:
    """Return *words* without their links in *language*, or in the other where a draft lacks it."""
    return plain(words.said_in(language) or words.zh or words.en)


def asked_lines(entry: FiledRuling, language: Language) -> Iterator[str]:
    """Yield id, question and, unless it is good law, status of *entry*."""
    mark = "" if entry.is_live else f" [{message(f'register.status_{entry.status}').said_in(language)}]"
    yield from wrapped(words_of(entry.question, language), first=f"{entry.id}{mark}  ", rest="    ")


def table_words(entry: FiledRuling) -> Text:
    """Return at which table it was ruled: the profile, and in what it departs from it."""
    departures = Text.same(" ".join(f"{name}={value}" for name, value in entry.options.items()))
    parts = [profiles()[entry.profile].name, *([departures] if entry.options else [])]
    return Text.same(" ").join(parts)


def verdict_words(entry: FiledRuling) -> Text:
    """Return what the answer of *entry* comes to."""
    said = entry.verdict
    parts = []
    if said.stands is not None:
        parts.append(value_words(said, "stands"))
    if said.reasons:
        parts.append(value_words(said, "reasons"))
    if said.next == NOBODY:
        parts.append(value_words(said, "next"))
    elif said.next is not None and said.may:
        words = message("register.next_may", seat=value_words(said, "next"), may=value_words(said, "may"))
        parts.append(words)
    elif said.next is not None:
        parts.append(message("register.next", seat=value_words(said, "next")))
    elif said.phase is not None:
        parts.append(value_words(said, "phase"))
    parts += [value_words(said, key) for key in ("score", "dues") if getattr(said, key) is not None]
    return Text(zh="；", en="; ").join(parts)


def ruling_lines(entry: FiledRuling, language: Language) -> Iterator[str]:
    """Yield all of *entry*, no line over 80 cells."""

    def say(key: str, **values: object) -> str:
        return message(f"register.{key}", **values).said_in(language)

    yield from wrapped(words_of(entry.question, language), first=f"{entry.id}  ", rest="  ")
    yield from wrapped(words_of(entry.answer, language), first="  ", rest="  ")
    yield from wrapped(say("position", position=entry.position), first="    ", rest="      ")
    if entry.action:
        yield from wrapped(say("action", action=entry.action), first="    ", rest="      ")
    yield from wrapped(say("table", table=table_words(entry)), first="    ", rest="      ")
    yield from wrapped(say("verdict", verdict=verdict_words(entry)), first="    ", rest="      ")
    yield from wrapped(say("clauses", clauses="; ".join(entry.clauses)), first="    ", rest="      ")
    if entry.scenario:
        yield from wrapped(say("scenario", row=entry.scenario), first="    ", rest="      ")
    status = say(f"status_{entry.status}")
    instead = say("by", other=entry.superseded_by) if entry.superseded_by else ""
    yield "    " + say("since", status=status, date=entry.date) + instead


def about(filed: Sequence[FiledRuling], word: str) -> Iterator[FiledRuling]:
    """Yield those of *filed* that rest on the clause, the article or the topic *word*; all where it is empty."""
    name = word.removeprefix("GJ-").removeprefix("GH-")
    for entry in filed:
        names = [clause.partition("-")[2] for clause in entry.clauses]
        if not word or any(clause == name or clause.startswith(f"{name}.") for clause in names):
            yield entry
