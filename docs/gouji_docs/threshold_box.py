"""The picture of the thresholds of Article 9, in a page."""

from typing import ClassVar

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_rulings.threshold_picture import threshold_picture


class ThresholdsDirective(SphinxDirective):
    """``{gouji:thresholds}``: from how many cards on a set is gouji, each beside what just misses."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the picture."""
        return [nodes.raw("", f'<div class="gj-strip no-search">{threshold_picture()}</div>', format="html")]
