"""The book to keep, on paper or in a reader's hand: in one language, without what only a screen can do.

``-D gouji_book=zh`` leaves the Chinese of every page; folds are opened, but for those of rows, results and questions,
which stand in the book on the site.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.transforms import SphinxTransform

from gouji_docs.nodes import folded, folded_line, fragment, passage, table_mark
from gouji_spec.text import LANGUAGES

_ON_SCREEN: Final = frozenset(
    {
        *(
            "gj-fold-scenarios",
            "gj-fold-result",
            "gj-fold-questions",
            "gj-chips",
            "gj-propose",
            "gj-tries",
            "gj-between",
        ),
    }
)
"""What is left out: it leads elsewhere, or is too much for paper."""
_NO_PLACE: Final = frozenset({"scenario"})
"""Kinds of things that stand in what is left out; words that lead there lead nowhere."""


class OneLanguage(SphinxTransform):
    """Leave of each page the words of one language."""

    default_priority = 402

    def apply(self, **_: Any) -> None:
        """Take out the other language and what is for the screen, and open what is folded."""
        wanted = self.config.gouji_book
        if not wanted:
            return
        for node in list(self.document.findall(nodes.Element)):
            if node.parent is not None and _is_left_out(node, wanted):
                node.parent.remove(node)
        for raw in list(self.document.findall(nodes.raw)):
            raw.replace_self(_drawn(raw.astext(), wanted))
        for fold in list(self.document.findall(folded)):
            fold.replace_self(nodes.container("", *_opened(fold), classes=[*fold["classes"], "gj-opened"]))
        for link in list(self.document.findall(addnodes.pending_xref)):
            if link["reftype"] in _NO_PLACE:
                link.replace_self(link.children)


def _is_left_out(node: nodes.Element, wanted: str) -> bool:
    if isinstance(node, fragment | passage):
        return bool(node["language"] != wanted)
    return isinstance(node, table_mark) or bool(_ON_SCREEN & set(node["classes"]))


def _drawn(words: str, wanted: str) -> list[nodes.Node]:
    """Return pictures with the words of one language, as files of a reader's device have them; nothing for a form."""
    if "<svg" not in words or "<form" in words or "<script" in words:
        return []
    other = "en" if wanted == "zh" else "zh"
    found = re.sub(r'<p class="gj-step-buttons">.*?</p>', "", words)
    found = re.sub(rf'<(tspan|span) class="gj-(?:{other}|between)"[^>]*>[^<]*</\1>', "", found)
    found = re.sub(
        r'aria-label="([^"]*?) / ([^"]*)"', r'aria-label="\1"' if wanted == "zh" else r'aria-label="\2"', found
    )
    found = found.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    return [nodes.raw("", found, format="html")]


def _opened(fold: folded) -> Iterator[nodes.Node]:
    for child in fold.children:
        if isinstance(child, folded_line):
            yield nodes.paragraph("", "", *child.children, classes=["gj-opened-line"])
        else:
            yield child


def settle(_app: Sphinx, config: Config) -> None:
    """Leave out the guides of the other language, and name the book and its language."""
    wanted = config.gouji_book
    if not wanted:
        return
    config.exclude_patterns += [f"guides/{language}/*" for language in LANGUAGES if language != wanted]
    config.suppress_warnings += ["epub.unknown_project_files"]
    config.epub_language = "zh-CN" if wanted == "zh" else "en"
    config.epub_show_urls = "no"
    config.html_theme_options = {}
    config.epub_title = config.html_title = "够级规则书" if wanted == "zh" else "The Rules of Gouji"
    config.epub_basename = f"gouji-{wanted}"


def without_guides(app: Sphinx, _page: str, content: list[str]) -> None:
    """Take the guides of the other language out of the lists of pages."""
    for language in LANGUAGES:
        if app.config.gouji_book and language != app.config.gouji_book:
            content[0] = content[0].replace(f"\nguides/{language}/*\n", "\n")


def add(app: Sphinx) -> None:
    """Register the setting and the transform."""
    app.add_config_value("gouji_book", default="", rebuild="env", types=frozenset({str}))
    app.connect("config-inited", settle)
    app.connect("source-read", without_guides)
    app.connect("html-page-context", page_context)
    app.add_transform(OneLanguage)


def page_context(app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: Any) -> None:
    """Tell the templates that there is nothing to choose."""
    context["gouji_kept"] = bool(app.config.gouji_book)
    if app.config.gouji_book:
        app.add_css_file("gouji-kept.css")
