"""The book in traditional script, made in the browser from a small table made here.

The signs of our texts change one for one.  For almost all of them one traditional sign is right everywhere
in the book: that is the table.  A text in which another one is right stands beside it in full.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from docutils import nodes
from opencc import OpenCC
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from gouji_docs.guides import language_of
from gouji_docs.nodes import fragment, passage
from gouji_docs.table_pages import table_texts
from gouji_docs.words import KINDS, LABELS, MODALITIES
from gouji_spec.traditional import to_traditional

FILE = "gouji-traditional.js"


def _texts_by_page(env: BuildEnvironment) -> dict[str, set[str]]:
    found: dict[str, set[str]] = vars(env).setdefault("gouji_chinese_texts", {})
    return found


def collect(app: Sphinx, doctree: nodes.document) -> None:
    """Remember the Chinese texts of the page just read."""
    page = app.env.current_document.docname
    _texts_by_page(app.env)[page] = set(_chinese(doctree, everything=language_of(page) == "zh"))


def _chinese(doctree: nodes.document, *, everything: bool) -> Iterator[str]:
    roots: Iterable[nodes.Node] = [doctree] if everything else _marked(doctree)
    for root in roots:
        for text in root.findall(nodes.Text):
            yield text.astext()


def _marked(doctree: nodes.document) -> Iterator[nodes.Node]:
    for node in doctree.findall(nodes.Element):
        if isinstance(node, fragment | passage) and node["language"] == "zh":
            yield node


def purge(_app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    """Forget the texts of a page that is read again."""
    _texts_by_page(env).pop(docname, None)


def merge(_app: Sphinx, env: BuildEnvironment, docnames: Iterable[str], other: BuildEnvironment) -> None:
    """Take over what another process has read."""
    theirs = _texts_by_page(other)
    _texts_by_page(env).update({page: theirs[page] for page in docnames if page in theirs})


def table(texts: Iterable[str]) -> tuple[dict[str, str], dict[str, str]]:
    """Return the traditional sign for every simplified one, and the texts in which the table would be wrong.

    >>> table(["对头发牌"])
    ({'对': '對', '头': '頭', '发': '發'}, {})
    """
    convert = OpenCC("s2t").convert
    traditional = {text: to_traditional(text, convert) for text in texts}
    signs: dict[str, Counter[str]] = {}
    for text, changed in traditional.items():
        for before, after in zip(text, changed, strict=True):
            signs.setdefault(before, Counter())[after] += 1
    most = {before: counts.most_common(1)[0][0] for before, counts in signs.items()}
    signs_changed = {before: after for before, after in most.items() if before != after}
    apart = {
        text: changed
        for text, changed in traditional.items()
        if "".join(most.get(sign, sign) for sign in text) != changed
    }
    return signs_changed, apart


def write_table(app: Sphinx, exception: Exception | None) -> None:
    """Write the table beside the other static files."""
    if exception is not None or app.builder.format != "html" or not app.config.gouji_pages:
        return
    texts = {text for page in _texts_by_page(app.env).values() for text in page}
    texts |= {words.zh for named in (KINDS, LABELS, MODALITIES, table_texts()) for words in named.values()}
    signs, apart = table(sorted(texts))
    data = json.dumps({"signs": signs, "texts": apart}, ensure_ascii=False, sort_keys=True)
    path = Path(app.outdir) / "_static" / FILE
    path.write_text(f"GoujiScript.read({data});\n", encoding="utf-8")
