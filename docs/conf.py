"""The rulebook and the guides: one build holds both languages."""

import gc
import sys
from pathlib import Path

from gouji_spec import VERSION

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

gc.set_threshold(100_000, 50, 100)  # a page is a tree of many small nodes that stay: going through them often is idle

project = "够级 Gouji"
author = "The gouji maintainers"
copyright = "the gouji maintainers; law and scenarios CC BY 4.0, code Apache 2.0"  # noqa: A001 - Sphinx's name for it
version = release = VERSION
language = "en"

extensions = ["myst_parser", "gouji_docs"]
exclude_patterns = ["_build", "tests", "README.md", "node_modules"]
nitpicky = True

gouji_pages = True
myst_enable_extensions = ["colon_fence", "deflist", "attrs_block", "attrs_inline"]
myst_heading_anchors = 0
suppress_warnings: list[str] = []

html_theme = "furo"
html_title = "够级 Gouji"
html_static_path: list[str] = []
html_copy_source = False
html_show_sourcelink = False
html_theme_options: dict[str, list[str]] = {"top_of_page_buttons": []}
