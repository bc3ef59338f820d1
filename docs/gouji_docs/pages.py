"""The pages of articles, topics and themes of questions: a small file for each, before Sphinx looks for pages."""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Final

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging

from gouji_docs.sources import source_digest, source_files
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


def depend_on_sources(env: BuildEnvironment) -> None:
    """Note that the page being read is made from the law and the features."""
    for path in source_files():
        env.note_dependency(str(path))
    made_from: set[str] = _made_from_sources(env)
    made_from.add(env.current_document.docname)


def _made_from_sources(env: BuildEnvironment) -> set[str]:
    """Return the pages made from the sources; Sphinx keeps with the environment what extensions hang on it."""
    found: set[str] = vars(env).setdefault("gouji_made_from_sources", set())
    return found


def outdated(
    _app: Sphinx,
    env: BuildEnvironment,
    _added: AbstractSet[str],
    _changed: AbstractSet[str],
    removed: AbstractSet[str],
) -> Sequence[str]:
    """Return the pages to read again because a file of the law or a feature came, went or changed."""
    digest = source_digest()
    before = vars(env).get("gouji_source_digest", "")
    vars(env)["gouji_source_digest"] = digest
    return [] if digest == before else sorted(_made_from_sources(env) - set(removed))


def purge(_app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    """Forget that a page which is read again was made from the sources."""
    _made_from_sources(env).discard(docname)


def merge(_app: Sphinx, env: BuildEnvironment, docnames: Iterable[str], other: BuildEnvironment) -> None:
    """Take over what another process has read."""
    _made_from_sources(env).update(_made_from_sources(other) & set(docnames))
