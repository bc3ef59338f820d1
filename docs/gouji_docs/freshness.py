"""Which pages are read again when something has changed: those whose content comes out otherwise, and no others.

What a directive makes is remembered by a digest of its nodes.  When only words of clauses, questions or scenarios have
changed, each directive is run again before anything is read (a tenth of the work of a page), and a page is read again
where a digest differs.  When anything else has, the whole book is.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

from docutils import nodes
from docutils.parsers.rst import DirectiveError
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

import gouji
import gouji_conformance
import gouji_rulings
import gouji_spec
from gouji_conformance.sentences.features import features_folder
from gouji_docs.desk_page import pyodide_version
from gouji_docs.domain import domain_of
from gouji_docs.sources import source_files
from gouji_spec.folder import law_folder

HERE: Final = Path(__file__).resolve().parent
_WORDS: Final = ("outline", "house", "questions")
"""The folders of the law whose words stand on pages and decide nothing else."""
_UNSHOWN: Final = "rests"
"""A folder of the law that no page shows."""

_PLAIN: Final[dict[str, type[SphinxDirective]]] = {}
"""Every directive that is tracked, by its name."""

Made = list[tuple[str, tuple[str, ...], str]]
"""The directives of a page: the name, the arguments and the digest of what was made."""


def tracked(name: str, directive: type[SphinxDirective]) -> type[SphinxDirective]:
    """Return *directive*, remembered with what it makes, so that it can be run again to see whether that changes."""
    _PLAIN[name] = directive

    class Tracked(directive):  # type: ignore[misc, valid-type]
        def run(self) -> list[nodes.Node]:
            found: list[nodes.Node] = super().run()
            page = self.env.current_document.docname
            made_on(self.env).setdefault(page, []).append((name, tuple(self.arguments), digest(found)))
            return found

    return Tracked


def made_on(env: BuildEnvironment) -> dict[str, Made]:
    """Return what directives made on each page; Sphinx keeps with the environment what extensions hang on it."""
    found: dict[str, Made] = vars(env).setdefault("gouji_made", {})
    return found


def digest(found: Sequence[nodes.Node]) -> str:
    """Return a digest of all that *found* says; what has a ``digest`` of its own counts by that."""
    hashed = hashlib.sha256()
    for words in _said(found):
        hashed.update(words.encode())
    return hashed.hexdigest()


def _said(some: Iterable[nodes.Node]) -> Iterator[str]:
    for node in some:
        if not isinstance(node, nodes.Element):
            yield node.astext()
            continue
        yield node.starttag()
        if not node.get("digest"):
            yield from _said(node.children)
        yield "</>"


def again(env: BuildEnvironment, page: str, made: Made) -> Iterator[str]:
    """Yield the digests of what the directives of *page* would make now; a scenario is not drawn for it."""
    state = SimpleNamespace(document=SimpleNamespace(settings=SimpleNamespace(env=env)))
    machine = SimpleNamespace(reporter=None)
    domain = domain_of(env)
    before, env.current_document.docname = env.current_document.docname, page
    domain.sketching = True
    try:
        for name, arguments, _ in made:
            directive: Any = _PLAIN[name]
            yield digest(directive(name, list(arguments), {}, [], 0, 0, "", state, machine).run())
    except DirectiveError:
        yield ""  # what is wrong is told when the page is read
    finally:
        domain.sketching = False
        env.current_document.docname = before


def outdated(
    _app: Sphinx, env: BuildEnvironment, _added: AbstractSet[str], changed: AbstractSet[str], removed: AbstractSet[str]
) -> Sequence[str]:
    """Return the pages to read again since the law or the features have changed."""
    words, others = source_digests()
    before = vars(env).get("gouji_sources", ("", ""))
    vars(env)["gouji_sources"] = (words, others)
    pages = {page: made for page, made in made_on(env).items() if page not in removed and page not in changed}
    if others != before[1]:
        return sorted(pages)
    if words == before[0]:
        return []
    return [page for page, made in sorted(pages.items()) if [one for *_, one in made] != list(again(env, page, made))]


def source_digests() -> tuple[str, str]:
    """Return a digest of the words that pages show, and one of all else that pages are made from; names included."""
    law, features = law_folder(), features_folder()
    found = (hashlib.sha256(), hashlib.sha256())
    for path in source_files():
        room = path.relative_to(law).parts[0] if path.is_relative_to(law) else ""
        if room != _UNSHOWN:
            of = found[0] if room in _WORDS or path.is_relative_to(features) else found[1]
            of.update(path.as_posix().encode())
            of.update(path.read_bytes())
    return found[0].hexdigest(), found[1].hexdigest()


def everywhere(_app: Sphinx, env: BuildEnvironment) -> Iterable[str]:
    """Return all pages, to be written, where a title or a place has changed: any page may lead to it."""
    places = hashlib.sha256(repr(sorted(domain_of(env).objects.items())).encode())
    for page, title in sorted(env.titles.items()):
        places.update(f"{page} {title.astext()}\n".encode())
    before = vars(env).get("gouji_places")
    vars(env)["gouji_places"] = places.hexdigest()
    return sorted(env.found_docs) if before not in (None, places.hexdigest()) else []


def note_code(_app: Sphinx, config: Any) -> None:
    """Note all programs that have a part in the pages: where one changes the whole book is made anew."""
    found = hashlib.sha256(pyodide_version().encode())
    packages = (gouji_spec, gouji, gouji_rulings, gouji_conformance)
    for folder in (HERE, *(Path(package.__path__[0]) for package in packages)):
        for path in sorted(folder.rglob("*")):
            within = path.relative_to(folder)
            if path.is_file() and "__pycache__" not in within.parts and within.parts[0] != "law":
                found.update(within.as_posix().encode())
                found.update(path.read_bytes())
    config.gouji_code = found.hexdigest()


def purge(_app: Sphinx, env: BuildEnvironment, docname: str) -> None:
    """Forget what was made on a page that is read again."""
    made_on(env).pop(docname, None)


def merge(_app: Sphinx, env: BuildEnvironment, docnames: Iterable[str], other: BuildEnvironment) -> None:
    """Take over what another process has read."""
    theirs = made_on(other)
    made_on(env).update({page: theirs[page] for page in docnames if page in theirs})
