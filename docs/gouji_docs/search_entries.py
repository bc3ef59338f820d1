"""What the search page finds by itself: single clauses, terms, options and the rest, not whole pages."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from opencc import OpenCC
from sphinx.application import Sphinx

from gouji_conformance.sentences.suite import load_suite
from gouji_docs.amendments_page import amendments
from gouji_docs.domain import KINDS, domain_of
from gouji_docs.rulings_page import rulings
from gouji_docs.words import KINDS as KIND_NAMES
from gouji_spec.errata import errata
from gouji_spec.glossary import glossary
from gouji_spec.law import law
from gouji_spec.links import plain
from gouji_spec.options import options
from gouji_spec.reasons import reasons
from gouji_spec.text import Text
from gouji_spec.traditional import to_traditional

NOTHING = Text.same("")
_SENTENCES = Text(zh="", en=" ")
"""What stands between two sentences."""


class Entry(NamedTuple):
    """One thing that can be found."""

    kind: str
    id: str
    title: Text
    text: Text


def entries() -> Iterator[Entry]:
    """Yield everything in the law that has a place of its own."""
    for clause in law().clauses().values():
        parts = [clause.text, *clause.examples]
        yield Entry("clause", clause.id, NOTHING, _SENTENCES.join(parts))
    for term in glossary().terms:
        names = Text(zh="、".join(term.chinese()), en=", ".join((term.name.en, *term.aliases)))
        yield Entry("term", term.id, names, term.meaning)
    for option in options().options.values():
        parts = [option.meaning]
        for value in option.values:
            parts.append(Text(zh=f"{value.name.zh}：{value.meaning.zh}", en=f"{value.name.en}: {value.meaning.en}"))
        yield Entry("option", option.id, option.name, _SENTENCES.join(parts))
    for point in law().interpretations().values():
        yield Entry("interpretation", point.id, point.question, _SENTENCES.join([point.reading.text, point.reason]))
    for reason in reasons().values():
        yield Entry("reason", reason.code, reason.name, reason.message)
    yield from _about_the_law()
    for scenario in load_suite().scenarios():
        yield Entry("scenario", scenario.id, scenario.name, NOTHING)


def _about_the_law() -> Iterator[Entry]:
    """Yield what is said about the law: proposals to change it, cases ruled by it, mistakes in its sources."""
    for entry in amendments():
        moved = Text(zh=entry.motion.parts["zh"]["建议怎样"], en=entry.motion.parts["en"]["Moved"])
        yield Entry("amendment", entry.id, entry.title, moved)
    for ruling in rulings():
        yield Entry("ruling", ruling.id, ruling.question, ruling.answer)
    for erratum in errata().values():
        yield Entry("erratum", erratum.id, NOTHING, _SENTENCES.join([erratum.what, erratum.decided]))


def simplifying(words: str) -> dict[str, str]:
    """Return the simplified sign for every traditional one that *words* would be written with."""
    convert = OpenCC("s2t").convert
    pairs = zip(words, to_traditional(words, convert), strict=True)
    return {traditional: simplified for simplified, traditional in pairs if simplified != traditional}


def write_entries(app: Sphinx, exception: Exception | None) -> None:
    """Write the file that the search page reads, beside the other static files."""
    if exception is not None or app.builder.format != "html" or not app.config.gouji_pages:
        return
    places = domain_of(app.env).objects
    listed = []
    for entry in entries():
        place = places.get((entry.kind, entry.id))
        if place is not None:
            url = f"{app.builder.get_target_uri(place.page)}#{place.anchor}"
            texts = [plain(part) for part in (entry.title.zh, entry.title.en, entry.text.zh, entry.text.en)]
            listed.append([KINDS.index(entry.kind), entry.id, url, *texts])
    chinese = "".join(sorted({sign for row in listed for sign in f"{row[3]}{row[5]}"}))
    data = {
        "kinds": [[kind, KIND_NAMES[kind].zh, KIND_NAMES[kind].en] for kind in KINDS],
        "simplified": simplifying(chinese),
        "entries": listed,
    }
    path = Path(app.outdir) / "_static" / "gouji-entries.js"
    path.write_text("GoujiFinder.read(" + json.dumps(data, ensure_ascii=False) + ");\n", encoding="utf-8")
