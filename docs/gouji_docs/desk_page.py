"""The page of the referee's desk: what it says, and the engine that rules in it, packed beside its scripts."""

import json
import shutil
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

import jinja2
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

import gouji
import gouji_rulings
import gouji_spec
from gouji.play import action as verbs
from gouji_docs.desk_links import cases
from gouji_docs.desk_rows import write_rows
from gouji_rulings.speech import message as ruling_message
from gouji_rulings.svg import STYLE
from gouji_rulings.words import seat_words, verb_words
from gouji_spec.folder import law_folder
from gouji_spec.messages import MessageBook
from gouji_spec.ruleset import profiles
from gouji_spec.text import Text

logger = logging.getLogger(__name__)

HERE: Final = Path(__file__).resolve().parent
PYODIDE: Final = HERE.parent / "node_modules" / "pyodide"
"""Where npm puts Python for browsers (``make docs``); without it the page says that it cannot rule."""
PAGE: Final = "desk"
TEMPLATE: Final = "gouji-desk.html"
PICTURE_STYLE: Final = "gouji-picture.css"
_OF_PYODIDE: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
_OF_THE_LAW: Final = ("outline", "house", "options", "profiles", "words", "accounts", "protocol")
_MARKS: Final = ("passed", "headless", "owes", "loses_turn", "has_opened", "gouji", "dead", "dead_gou", "bottom")
_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file packed, so that the same book is packed the same."""

_messages: Final = MessageBook(HERE / "messages")


class DeskDirective(SphinxDirective):
    """``{gouji:desk}``: the table to tap, what has been done, the ruling."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the desk; a plain notice where there is no Python for the browser."""
        for source in (HERE / "templates" / TEMPLATE, HERE / "messages" / "desk.toml"):
            self.env.note_dependency(str(source))
        return [nodes.raw("", desk_html(pyodide_version()), format="html")]


def pyodide_version() -> str:
    """Return the version of Pyodide that npm has put here; empty where there is none."""
    about = PYODIDE / "package.json"
    if not all((PYODIDE / name).is_file() for name in _OF_PYODIDE) or not about.is_file():
        return ""
    found: str = json.loads(about.read_text(encoding="utf-8"))["version"]
    return found


def desk_html(version: str) -> str:
    """Return the desk as HTML.

    Args:
        version: of Pyodide; empty where it is not there.
    """
    loader = jinja2.FileSystemLoader(HERE / "templates")
    template = jinja2.Environment(loader=loader, autoescape=False).get_template(TEMPLATE)  # noqa: S701 - ours
    return template.render(
        version=version,
        texts=_texts(),
        profiles=list(profiles().values()),
        machine=_messages.message("desk.machine", version=version),
        data=json.dumps(_words(), ensure_ascii=False).replace("<", "\\u003c"),
    )


@cache
def _texts() -> dict[str, Text]:
    return {key: _messages.plain("desk", key) for key in _messages.names("desk")}


def _words() -> dict[str, dict[str, str]]:
    """Return what the scripts of the page say."""
    found = dict(_texts())
    found |= {f"mark_{mark}": ruling_message(f"table.{mark}") for mark in _MARKS}
    found |= {f"verb_{verb}": verb_words(verb) for verb in (*verbs.VERBS, verbs.PICK, *verbs.BY_REFEREE)}
    found |= {f"seat_{seat}": seat_words(seat) for seat in range(1, 7)}
    found |= {f"place_{place}": ruling_message(f"picture.place_{place}") for place in range(1, 7)}
    found |= {f"mark_{mark}": ruling_message(f"picture.{mark}") for mark in ("open", "seen", "blind")}
    found["empty_table"] = ruling_message("table.empty")
    return {key: {"zh": text.zh, "en": text.en} for key, text in found.items()}


def add_script(app: Sphinx, page: str, _template: str, _context: dict[str, Any], _doctree: nodes.document) -> None:
    """Put the scripts and the style of the desk on its page alone."""
    if page == PAGE:
        app.add_css_file("desk/desk.css")
        app.add_js_file("desk/page.js", type="module")


def write_style(app: Sphinx) -> None:
    """Put the style of all pictures of the table beside the other styles, before pages lead to it by its digest."""
    if app.builder.format == "html":
        folder = Path(app.outdir) / "_static"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PICTURE_STYLE).write_text(STYLE, encoding="utf-8")


def write_engine(app: Sphinx, exception: Exception | None) -> None:
    """Put Python and the engine beside the scripts of the page, and what makes it work offline above all pages."""
    if exception is not None or app.builder.format != "html" or not app.config.gouji_pages:
        return
    if not pyodide_version():
        logger.info("the referee's desk cannot rule: npm has not brought Pyodide (make docs tries)")
        return
    folder = Path(app.outdir) / "_static" / "desk"
    put_engine(folder)
    write_rows(folder / "rows", list(cases()))
    shutil.copyfile(HERE / "static" / "desk" / "offline.js", Path(app.outdir) / "desk-offline.js")


def put_engine(folder: Path) -> None:
    """Put Python for browsers and the engine into *folder*, where the scripts of the desk look for them."""
    (folder / "pyodide").mkdir(parents=True, exist_ok=True)
    for name in _OF_PYODIDE:
        shutil.copyfile(PYODIDE / name, folder / "pyodide" / name)
    pack(folder / "gouji.zip")


def pack(path: Path) -> None:
    """Write the engine, its rulings and the law that they read as one archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, source in sorted(_packed()):
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, source.read_bytes())


def _packed() -> Iterator[tuple[str, Path]]:
    for package in (gouji_spec, gouji, gouji_rulings):
        root = Path(package.__path__[0])
        for pattern in ("**/*.py", "messages/*.toml"):
            for source in root.glob(pattern):
                yield f"{root.name}/{source.relative_to(root).as_posix()}", source
    for part in _OF_THE_LAW:
        for source in (found for kind in ("toml", "json") for found in (law_folder() / part).glob(f"**/*.{kind}")):
            yield f"gouji_spec/law/{part}/{source.relative_to(law_folder() / part).as_posix()}", source
