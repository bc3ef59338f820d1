"""The pages of articles, topics and themes of questions: a small file for each, before Sphinx looks for pages."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx
from sphinx.util import logging

from gouji_spec.law import Article, law
from gouji_spec.questions import Theme, themes

logger = logging.getLogger(__name__)

PAGE = """---
hide-toc: true
tocdepth: 1
---

```{{gouji:article}} {key}
```
"""

THEME = """---
hide-toc: true
tocdepth: 1
---

# {{gouji:zh}}`{zh}` {{gouji:en}}`{en}`

{picture}```{{gouji:questions}} {key}
```
"""
PICTURES: Final = {"gouji": "thresholds", "turns": "who-may-act"}
"""The themes that begin with a picture, and the directive that draws it."""
BY_HAND: Final = frozenset({"none", "unlike"})
"""The themes that a page written by hand shows."""


def page_of(article: Article) -> str:
    """Return the name of the page of *article*: ``articles/08``, ``house/sets``."""
    return f"articles/{int(article.key):02}" if article.key.isdigit() else f"house/{article.key}"


def page_of_theme(theme: Theme) -> str:
    """Return the name of the page of the questions of *theme*: ``questions/burn``."""
    return f"questions/{theme.key}"


def _wanted() -> Iterator[tuple[str, str]]:
    """Yield the name of every page, and what its file says."""
    for article in law().articles:
        yield page_of(article), PAGE.format(key=article.key)
    for theme in themes():
        if theme.key not in BY_HAND:
            picture = f"```{{gouji:{PICTURES[theme.key]}}}\n```\n\n" if theme.key in PICTURES else ""
            page = THEME.format(key=theme.key, zh=theme.title.zh, en=theme.title.en, picture=picture)
            yield page_of_theme(theme), page


def write_pages(app: Sphinx) -> None:
    """Write the file of every such page and take away those of articles and themes that are gone."""
    if not app.config.gouji_pages:
        return
    folder = Path(app.srcdir)
    wanted = {folder / f"{name}.md": text for name, text in _wanted()}
    for path, text in wanted.items():
        path.parent.mkdir(exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    for kind in ("articles", "house", "questions"):
        for path in (folder / kind).glob("*.md"):
            if path not in wanted:
                path.unlink()
