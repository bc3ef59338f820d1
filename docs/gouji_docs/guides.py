"""Guides: a page in each language under ``guides/zh`` and ``guides/en``, each leading to its twin."""

import posixpath
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

from gouji_docs.nodes import LANG, fragment
from gouji_spec.text import Language

STATIC = Path(__file__).parent / "static"
TEMPLATES = Path(__file__).parent / "templates"
SERIAL = re.compile(r"(?:id|term)-?[0-9]+")


def language_of(page: str) -> Language | None:
    """Return the one language *page* is written in, None for a page in both."""
    if page.startswith("guides/zh/"):
        return "zh"
    return "en" if page.startswith("guides/en/") else None


def twin_of(page: str) -> str:
    """Return the same guide in the other language."""
    guides, language, rest = page.split("/", 2)
    return f"{guides}/{'en' if language == 'zh' else 'zh'}/{rest}"


class SteadyAnchors(SphinxTransform):
    """Drop the anchors that are mere numbers: they move when a heading is put in before them."""

    default_priority = 400

    def apply(self, **_: Any) -> None:
        """Keep of each place the anchors that were given by name."""
        for node in self.document.findall(nodes.Element):
            if isinstance(node, nodes.section) and len(node["ids"]) > 1:
                node["ids"] = [name for name in node["ids"] if not SERIAL.fullmatch(name)]


class MarkedTitle(SphinxTransform):
    """Mark the title of a guide as words of its language, so that lists of pages show it only where wanted."""

    default_priority = 401

    def apply(self, **_: Any) -> None:
        """Put the title's words into a fragment."""
        language = language_of(self.env.current_document.docname)
        title = next(iter(self.document.findall(nodes.title)), None)
        if language is not None and title is not None:
            inside = fragment("", "", *title.children, language=language)
            title.clear()
            title += inside


def page_context(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    """Tell the templates which language a page is in and where its twin is."""
    language = language_of(page)
    context["gouji_language"] = language
    if language is not None:
        context["language"] = LANG[language]
        twin = twin_of(page)
        if twin in app.env.found_docs:
            base = posixpath.dirname(app.builder.get_target_uri(page))
            context["gouji_twin"] = posixpath.relpath(app.builder.get_target_uri(twin), base)
            context["gouji_twin_lang"] = LANG["en" if language == "zh" else "zh"]


def add_looks(app: Sphinx, _config: Mapping[str, Any]) -> None:
    """Let Sphinx find our templates, styles and scripts."""
    app.config.templates_path.insert(0, str(TEMPLATES))
    app.config.html_static_path.append(str(STATIC))


def add_files(app: Sphinx) -> None:
    """Put our style and our toggle on every page."""
    app.add_css_file("gouji.css")
    app.add_js_file("script.js")
    app.add_js_file("table.js")
    app.add_js_file("language.js")
