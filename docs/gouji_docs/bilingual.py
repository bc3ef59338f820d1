"""Words of one language in the pages written by hand: ``{gouji:zh}`` and ``{gouji:en}``, in a line or as a block."""

from typing import ClassVar

from docutils import nodes
from sphinx.util.docutils import SphinxDirective, SphinxRole

from gouji_docs.nodes import fragment, passage
from gouji_spec.text import Language


def _language(name: str) -> Language:
    return "zh" if name.endswith("zh") else "en"


class FragmentRole(SphinxRole):
    """``{gouji:zh}`规则``` and ``{gouji:en}`rules```: words of one language inside a line."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Return the words as a fragment."""
        return [fragment(self.rawtext, self.text, language=_language(self.name))], []


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
