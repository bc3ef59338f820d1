"""What the pages of the book say beside the law, for the search: guides section by section, others by title."""

from collections.abc import Iterator

from docutils import nodes
from sphinx.environment import BuildEnvironment

from gouji_conformance.finding.entries import NOTHING, Entry
from gouji_docs.guides import language_of
from gouji_docs.nodes import fragment, passage
from gouji_spec.text import LANGUAGES, Language, Text

_MADE = ("articles/", "house/")
"""Pages that hold entries of their own and nothing else."""


def page_entries(env: BuildEnvironment) -> Iterator[tuple[Entry, str, str]]:
    """Yield each page, or section of a guide, as an entry, with the page and the anchor it stands at."""
    for page in sorted(env.found_docs):
        if page.startswith(_MADE):
            continue
        document = env.get_doctree(page)
        language = language_of(page)
        if language is not None:
            yield from _sections(document, page, language)
            continue
        title = _in_both(next(iter(document.findall(nodes.title)), nodes.title()))
        first = next((_in_both(it) for it in document.findall(nodes.container) if "gj-pair" in it["classes"]), NOTHING)
        yield Entry("page", page, title, first, (title.zh, title.en)), page, ""


def _sections(document: nodes.document, page: str, language: Language) -> Iterator[tuple[Entry, str, str]]:
    """Yield the sections of a guide; what stands in a section within one is that one's."""
    for section in document.findall(nodes.section):
        own = [child for child in section.children if not isinstance(child, nodes.section)]
        words = [" ".join(child.astext().split()) for child in own]
        anchor = str(section["ids"][0]) if section["ids"] else ""
        title, first, more = words[0], next(iter(words[1:]), ""), " ".join(words[1:])
        name = f"{page}#{anchor}"
        yield (
            Entry("page", name, _only(language, title), _only(language, first), (title,), _only(language, more)),
            page,
            anchor,
        )


def _only(language: Language, words: str) -> Text:
    return Text(zh=words, en="") if language == "zh" else Text(zh="", en=words)


def _in_both(node: nodes.Element) -> Text:
    """Return the words of *node* language by language."""
    said: dict[Language, list[str]] = {language: [] for language in LANGUAGES}
    for part in node.findall(lambda it: isinstance(it, (fragment, passage))):
        said[part["language"]].append(" ".join(part.astext().split()))  # type: ignore[index]
    return Text(zh=" ".join(said["zh"]), en=" ".join(said["en"]))
