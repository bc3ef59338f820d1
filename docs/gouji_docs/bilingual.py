"""Words of one language in the pages written by hand: ``{gouji:zh}`` and ``{gouji:en}``, in a line or as a block."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst.states import Inliner
from sphinx.util.docutils import SphinxDirective

from gouji_docs.nodes import fragment, passage
from gouji_spec.text import Language


def _language(name: str) -> Language:
    return "zh" if name.endswith("zh") else "en"


def fragment_role(
    name: str,
    rawtext: str,
    text: str,
    lineno: int,
    inliner: Inliner,
    options: Mapping[str, Any] | None = None,
    content: Sequence[str] = (),
) -> tuple[list[nodes.Node], list[nodes.system_message]]:
    """``{gouji:zh}`规则``` and ``{gouji:en}`rules```: words of one language inside a line."""
    return [fragment(rawtext, text, language=_language(name))], []


class PassageDirective(SphinxDirective):
    """``{gouji:zh}`` and ``{gouji:en}``: paragraphs of one language."""

    has_content: ClassVar[bool] = True

    def run(self) -> list[nodes.Node]:
        """Return the paragraphs as one passage."""
        return [passage("", *self.parse_content_to_nodes(), language=_language(self.name))]


class BothDirective(SphinxDirective):
    """``{gouji:both}``: a Chinese and an English passage side by side."""

    has_content: ClassVar[bool] = True

    def run(self) -> list[nodes.Node]:
        """Return the passages beside each other."""
        return [nodes.container("", *self.parse_content_to_nodes(), classes=["gj-pair"])]
