"""The file that the search page reads: the index of the law and of the book, and what is said of sets."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from gouji_conformance.finding.entries import KINDS, NOTHING, Entry, entries
from gouji_conformance.finding.making import make_index
from gouji_conformance.finding.set_table import set_table
from gouji_docs.domain import domain_of
from gouji_docs.pages import page_of
from gouji_docs.search_pages import page_entries
from gouji_docs.words import KINDS as KIND_NAMES
from gouji_spec.law import law
from gouji_spec.text import Text

FILE: Final = "gouji-finding.js"
_LISTED: Final = ("method", "type")
"""What only the book has a list of."""


def without_sphinxs(app: Sphinx) -> None:
    """Keep Sphinx from making an index of its own: ours holds the pages too."""
    if app.builder.format == "html" and app.config.gouji_pages:
        app.builder.search = False  # type: ignore[attr-defined]


def search_page(app: Sphinx) -> Iterator[tuple[str, dict[str, str], str]]:
    """Yield the search page."""
    if app.config.gouji_pages:
        yield "search", {}, "search.html"


def write_index(app: Sphinx, exception: Exception | None) -> None:
    """Write the file beside the other static files."""
    if exception is not None or app.builder.format != "html" or not app.config.gouji_pages:
        return
    found = [(entry, page, anchor) for entry, page, anchor in _placed(app.env) if page in app.env.found_docs]
    index = make_index(entry for entry, _, _ in found)
    urls = [app.builder.get_target_uri(page) + (f"#{anchor}" if anchor else "") for _, page, anchor in found]
    data = {
        "index": index,
        "urls": urls,
        "kinds": [[kind, KIND_NAMES[kind].zh, KIND_NAMES[kind].en] for kind in KINDS],
        "sets": set_table(),
    }
    words = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (Path(app.outdir) / "_static" / FILE).write_text(f"GoujiFinder.read({words});\n", encoding="utf-8")


def _placed(env: BuildEnvironment) -> Iterator[tuple[Entry, str, str]]:
    """Yield every entry that the book shows, with the page and the anchor it stands at."""
    places = domain_of(env).objects
    articles = {article.key: page_of(article) for article in law().articles}
    for entry in entries():
        place = places.get((entry.kind, entry.id))
        if entry.kind in ("article", "topic"):
            yield entry, articles[entry.id], ""
        elif entry.kind == "profile":
            yield entry, "law/profiles", ""
        elif place is not None:
            yield entry, place.page, place.anchor
    for (kind, name), place in places.items():
        if kind in _LISTED:
            yield (
                Entry(kind, name, Text.same(place.shown) if place.shown != name else NOTHING, NOTHING),
                place.page,
                place.anchor,
            )
    yield from page_entries(env)
