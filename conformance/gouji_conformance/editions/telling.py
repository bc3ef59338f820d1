"""Editions for people: on a line each, what changed after one, and what has become of a clause."""

from collections.abc import Iterator

from gouji_conformance.editions.history import ClauseEvent, history_of, made_law
from gouji_conformance.sentences.id_lists import count_of
from gouji_conformance.speech.difference import marked
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.amendment_patch import ClauseChange
from gouji_spec.editions import Edition, editions
from gouji_spec.links import plain
from gouji_spec.text import Language


def edition_line(edition: Edition, language: Language) -> str:
    """Return number, date, rows, manifest and how many amendments were made law since."""
    words = message(
        "edition.line",
        number=edition.number,
        date=edition.date,
        rows=count_of(edition.rows_file),
        manifest=edition.manifest,
        count=len(edition.since),
    )
    return words.said_in(language)


def change_lines(edition: Edition, language: Language) -> Iterator[str]:
    """Yield *edition*, and each amendment that was made law after it with the words it changed."""
    yield edition_line(edition, language)
    for date, entry in made_law(edition):
        yield ""
        title = entry.title.said_in(language) or entry.title.zh or entry.title.en
        yield from wrapped(f"{date}  {title}", first=f"{entry.id}  ", rest="  ")
        for change in entry.patch.clauses:
            yield f"  {change.id}"
            yield from difference_lines(change, language)
        for clause in entry.patch.added_clauses():
            yield "  " + message("edition.new_clause", clause=clause).said_in(language)


def difference_lines(change: ClauseChange, language: Language) -> Iterator[str]:
    """Yield the words of a clause before and after, with what differs marked."""
    old, new = (plain(words.said_in(language)) for words in (change.before, change.after))
    for sign, words in zip("-+", marked(old, new or old), strict=True):
        yield from wrapped(words, first=f"    {sign} ", rest="      ")


def history_lines(clause: str, language: Language) -> Iterator[str]:
    """Yield what has become of *clause* since the first edition."""
    for event in history_of(clause):
        yield "    " + _event(event, language)
        if event.change is not None:
            yield from difference_lines(event.change, language)


def _event(event: ClauseEvent, language: Language) -> str:
    key = "edition.added" if event.change is None else "edition.changed"
    last = event.after == len(editions())
    words = message(f"{key}_now" if last else key, edition=event.after + 1, date=event.date, id=event.amendment.id)
    return words.said_in(language)
