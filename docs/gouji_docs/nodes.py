"""Document nodes of a page in two languages, and how they are written.

A *fragment* is inline, a *passage* a block; each carries its own ``lang``, so that a browser picks
Chinese glyphs for Chinese, a reader's voice the right language, and the toggle the right half.
"""

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.writers.html5 import HTML5Translator

from gouji_spec.text import Language

LANG: dict[Language, str] = {"zh": "zh-Hans", "en": "en"}


class fragment(nodes.inline):  # noqa: N801 - docutils names its nodes so
    """Words of one language inside a line."""


class passage(nodes.General, nodes.Element):  # noqa: N801
    """Paragraphs of one language."""


class folded(nodes.General, nodes.Element):  # noqa: N801
    """What a reader may fold out; its first child is the line that stays visible."""


class folded_line(nodes.Part, nodes.TextElement):  # noqa: N801
    """The line that stays visible when a fold is shut."""


class table_mark(nodes.General, nodes.Inline, nodes.Element):  # noqa: N801
    """What it stands in holds only at tables with its ``condition``; invisible, for the script of "my table"."""


def _language_of(node: nodes.Element) -> dict[str, Any]:
    language: Language = node["language"]
    return {"lang": LANG[language], "CLASS": f"gj-{language}"}


def _visit_fragment(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "span", "", **_language_of(node)))


def _depart_fragment(self: HTML5Translator, _node: nodes.Element) -> None:
    self.body.append("</span>")


def _visit_passage(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "div", **_language_of(node)))


def _depart_passage(self: HTML5Translator, _node: nodes.Element) -> None:
    self.body.append("</div>\n")


def _visit_folded(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "details"))


def _depart_folded(self: HTML5Translator, _node: nodes.Element) -> None:
    self.body.append("</details>\n")


def _visit_folded_line(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "summary", ""))


def _depart_folded_line(self: HTML5Translator, _node: nodes.Element) -> None:
    self.body.append("</summary>\n")


def _visit_table_mark(self: HTML5Translator, node: nodes.Element) -> None:
    self.body.append(self.starttag(node, "span", "", CLASS="gj-where", hidden="", **{"data-where": node["condition"]}))


def _depart_table_mark(self: HTML5Translator, _node: nodes.Element) -> None:
    self.body.append("</span>")


def _nothing(_self: Any, _node: nodes.Element) -> None:
    """Other builders print both languages, one after the other."""


def add_nodes(app: Sphinx) -> None:
    """Tell Sphinx how each node is written; what is not HTML prints the words alone."""
    written = (
        (fragment, (_visit_fragment, _depart_fragment)),
        (passage, (_visit_passage, _depart_passage)),
        (folded, (_visit_folded, _depart_folded)),
        (folded_line, (_visit_folded_line, _depart_folded_line)),
        (table_mark, (_visit_table_mark, _depart_table_mark)),
    )
    plain = (_nothing, _nothing)
    for kind, html in written:
        app.add_node(kind, html=html, text=plain, latex=plain, man=plain, texinfo=plain)
