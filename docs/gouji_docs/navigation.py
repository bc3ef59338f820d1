"""The list of pages beside the text: its captions in both languages, as headings that a reader's voice can climb."""

import re
from typing import Any, Final

from docutils import nodes
from sphinx.application import Sphinx

from gouji_docs.nodes import LANG

LAST: Final = 900
"""After the theme has made the list."""
_CAPTION: Final = re.compile(r'<span class="caption-text">([^<]*[^\x00-\x7f]) ([ -~]+)</span>')
_SAID: Final = (
    f'<span class="caption-text"><span class="gj-zh" lang="{LANG["zh"]}">\\1</span>'
    f'<span class="gj-between"> </span><span class="gj-en" lang="{LANG["en"]}">\\2</span></span>'
)
_HEADING: Final = re.compile(r'role="heading"(?! aria-level)')


def page_context(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    """Mend the list of the page that is written."""
    if "furo_navigation_tree" in context:
        context["furo_navigation_tree"] = mended(context["furo_navigation_tree"])


def mended(tree: str) -> str:
    """Return *tree* with levels for its headings, and each caption's languages apart.

    >>> mended('<p role="heading"><span class="caption-text">指南 Guides</span></p>')[:34]
    '<p role="heading" aria-level="2"><'
    """
    return _CAPTION.sub(_SAID, _HEADING.sub('role="heading" aria-level="2"', tree))
