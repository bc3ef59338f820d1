"""Texts of the law as nodes: words of both languages, links to terms and clauses."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from docutils import nodes
from sphinx import addnodes

from gouji_docs.nodes import folded, folded_line, fragment, passage
from gouji_spec.folder import law_folder
from gouji_spec.glossary import glossary
from gouji_spec.links import LINK, Link, links, plain
from gouji_spec.text import LANGUAGES, Language, Text

CODE = re.compile(r"`([^`]+)`")


def spans(text: Text, *, between: str = " ") -> list[nodes.Node]:
    """Return the words of *text* in both languages as inline nodes, links as their words alone."""
    found: list[nodes.Node] = []
    for language in LANGUAGES:
        if found:
            found.append(nodes.inline("", between, classes=["gj-between"]))
        words = plain(text.said_in(language))
        found.append(fragment(words, words, language=language))
    return found


def linked(words: str, source: str = "", name: str = "") -> list[nodes.Node]:
    """Return *words* as inline nodes, its ``[[links]]`` as references.

    Args:
        words: a text of the law in one language.
        source: the file it stands in, for the warning where a link leads nowhere.
        name: the id under which it stands there.
    """
    found: list[nodes.Node] = []
    end = 0
    for match, link in zip(LINK.finditer(words), links(words), strict=True):
        found += _with_code(words[end : match.start()])
        found.append(_link(link, source, name))
        end = match.end()
    return found + _with_code(words[end:])


def _with_code(words: str) -> list[nodes.Node]:
    found: list[nodes.Node] = []
    for index, part in enumerate(CODE.split(words)):
        if part:
            found.append(nodes.literal(part, part) if index % 2 else nodes.Text(part))
    return found


def _link(link: Link, source: str, name: str) -> nodes.Node:
    shown = nodes.inline(link.words, link.words)
    if link.is_clause:
        kind = "interpretation" if link.target.startswith("GI-") else "clause"
        return reference_to(kind, link.target, shown, source, name)
    term = glossary().find(link.target)
    return reference_to("term", term.id if term else link.target, shown, source, name)


def reference_to(
    kind: str, target: str, shown: nodes.Node | None = None, source: str = "", name: str = ""
) -> addnodes.pending_xref:
    """Return a reference to the object *target* of *kind*; it warns where there is no such object."""
    found = addnodes.pending_xref(
        "",
        shown if shown is not None else nodes.literal(target, target, classes=["gj-id"]),
        refdomain="gouji",
        reftype=kind,
        reftarget=target,
        refexplicit=True,
        refwarn=True,
    )
    if source:
        found.source, found.line = source, line_of(source, name)
    return found


@cache
def _lines(source: str) -> dict[str, int]:
    path = law_folder() / Path(source).relative_to("spec") if source.startswith("spec/") else Path(source)
    if not path.is_file():
        return {}
    found: dict[str, int] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        match = re.match(r'(?:id|at) = "([^"]+)"', line)
        if match:
            found.setdefault(match.group(1), number)
    return found


def line_of(source: str, name: str) -> int | None:
    """Return the line of the file *source* on which the entry *name* begins, None where it is unknown."""
    return _lines(source).get(name)


def halves(text: Text, source: str = "", name: str = "") -> list[nodes.Node]:
    """Return *text* as two passages, Chinese then English, with its links."""
    return [_half(language, text, source, name) for language in LANGUAGES]


def _half(language: Language, text: Text, source: str, name: str) -> passage:
    paragraph = nodes.paragraph("", "", *linked(text.said_in(language), source, name))
    return passage("", paragraph, language=language)


def pair(text: Text, source: str = "", name: str = "", *, classes: Sequence[str] = ()) -> nodes.container:
    """Return *text* as Chinese beside English."""
    return block("gj-pair", *halves(text, source, name), classes=classes)


def block(kind: str, *children: nodes.Node, classes: Sequence[str] = (), ids: Sequence[str] = ()) -> nodes.container:
    """Return a box of the style *kind*."""
    return nodes.container("", *children, classes=[kind, *classes], ids=list(ids))


def line(*children: nodes.Node, classes: Sequence[str] = ()) -> nodes.paragraph:
    """Return a paragraph of inline nodes."""
    return nodes.paragraph("", "", *children, classes=list(classes))


def badge(text: Text, kind: str) -> nodes.inline:
    """Return a small box with *text* in it."""
    return nodes.inline("", "", *spans(text), classes=["gj-badge", f"gj-badge-{kind}"])


def labelled(name: Text, *children: nodes.Node, classes: Sequence[str] = ()) -> nodes.paragraph:
    """Return a line that begins with its label."""
    return line(nodes.inline("", "", *spans(name), classes=["gj-label"]), nodes.Text(" "), *children, classes=classes)


def code(words: str, *classes: str) -> nodes.literal:
    """Return *words* as they are written in files."""
    return nodes.literal(words, words, classes=list(classes))


def listed(items: Sequence[Sequence[nodes.Node]]) -> list[nodes.Node]:
    """Return *items* one after another with space between."""
    found: list[nodes.Node] = []
    for item in items:
        if found:
            found.append(nodes.Text(" "))
        found += item
    return found


def fold(head: Sequence[nodes.Node], *body: nodes.Node, classes: Sequence[str] = ()) -> folded:
    """Return *body* folded away behind the line *head*."""
    return folded("", folded_line("", "", *head), *body, classes=["gj-fold", *classes])


def section(anchor: str, title: Sequence[nodes.Node], *, classes: Sequence[str] = ()) -> nodes.section:
    """Return an empty section with an anchor of our own choosing."""
    return nodes.section("", nodes.title("", "", *title), ids=[anchor], names=[], classes=list(classes))
