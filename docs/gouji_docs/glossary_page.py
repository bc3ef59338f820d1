"""The glossary: every term of art and saying, found by its Chinese or its English word."""

import unicodedata
from typing import ClassVar

from docutils import nodes
from sphinx import addnodes
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

from gouji_docs import texts
from gouji_docs.domain import domain_of
from gouji_docs.nodes import fragment
from gouji_docs.words import label
from gouji_spec.glossary import Term, glossary

FILE = "spec/words/glossary.toml"


class GlossaryDirective(SphinxDirective):
    """``{gouji:glossary}``: all terms, with an index in the order of either language."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the two indexes and a section for every term."""
        terms = sorted(glossary().terms, key=by_pinyin)
        return [_index(terms), *(_term(self.env, term) for term in terms)]


def by_pinyin(term: Term) -> tuple[str, str]:
    """Return a key that sorts terms by the sound of their Chinese word, tones aside."""
    bare = unicodedata.normalize("NFD", term.pinyin)
    return "".join(letter for letter in bare if letter.isascii()).lower(), term.pinyin


def _index(terms: list[Term]) -> nodes.Element:
    chinese = [_chip(term, fragment(term.name.zh, term.name.zh, language="zh")) for term in terms]
    english = [
        _chip(term, fragment(term.name.en, term.name.en, language="en"))
        for term in sorted(terms, key=lambda term: term.name.en.lower())
    ]
    return texts.block(
        "gj-chips",
        texts.labelled(label("by_pinyin"), *texts.listed(chinese), classes=["gj-only-zh"]),
        texts.labelled(label("by_english"), *texts.listed(english), classes=["gj-only-en"]),
        classes=["no-search"],
    )


def _chip(term: Term, shown: nodes.Node) -> list[nodes.Node]:
    return [nodes.reference("", "", shown, refid=term.id, internal=True, classes=["gj-chip"])]


def _term(env: BuildEnvironment, term: Term) -> nodes.section:
    found = texts.section(term.id, texts.spans(term.name, between=" · "), classes=["gj-term"])
    found.source, found.line = FILE, texts.line_of(FILE, term.id)
    domain_of(env).note("term", term.id, term.id, f"{term.name.zh} {term.name.en}", location=found)
    found.insert(1, _entries(term))
    found += texts.line(nodes.emphasis(term.pinyin, term.pinyin), classes=["gj-pinyin", "no-search"])
    found += texts.pair(term.meaning, FILE, term.id)
    if term.synonyms:
        words = "、".join(f"{entry.zh}（{', '.join(entry.sources)}）" for entry in term.synonyms)
        found += texts.labelled(
            label("synonyms"), fragment(words, words, language="zh"), classes=["gj-note", "gj-keep"]
        )
    for key, listed in (("ours", "、".join(term.ours)), ("aliases", ", ".join(term.aliases))):
        if listed:
            found += texts.labelled(label(key), nodes.Text(listed), classes=["gj-note", "gj-keep"])
    if term.clauses:
        links = [[texts.reference_to("clause", name, None, FILE, term.id)] for name in term.clauses]
        found += texts.labelled(label("clauses"), *texts.listed(links), classes=["gj-note"])
    found += texts.labelled(label("sources"), nodes.Text("; ".join(term.sources)), classes=["gj-note", "no-search"])
    return found


def _entries(term: Term) -> addnodes.index:
    """Return the term's entries in the index of the whole book: both languages, and its other names."""
    letter = by_pinyin(term)[0][:1].upper()
    entries = [("single", word, term.id, "main", letter) for word in term.chinese()]
    english = [("single", word, term.id, "main", None) for word in (term.name.en, *term.aliases)]
    return addnodes.index(entries=[*entries, *english])
