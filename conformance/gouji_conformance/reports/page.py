"""``report.html``: a report as one page, in both languages, that needs no network.

Nothing in it is obeyed but its own style and script, whose digests its security policy names; what an
engine says is made printable and escaped.
"""

import base64
import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import jinja2

from gouji_conformance.reports.files import write_whole
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.page_view import page_view
from gouji_conformance.runs.diagnosis import UNKNOWN, Diagnosis
from gouji_conformance.sentences.plans import Plan
from gouji_rulings.svg import STYLE
from gouji_spec.text import Language

_FOLDER: Final = Path(__file__).resolve().parent


@cache
def _template() -> jinja2.Template:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(_FOLDER),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("report.html.j2")


def page(report: Report, plans: Mapping[str, Plan], language: Language, diagnosis: Diagnosis = UNKNOWN) -> str:
    """Return *report* as a page that opens in *language*; *plans* are those of its rows, by their ids.

    It says what the engine seems to play, by its *diagnosis*.
    """
    style = (_FOLDER / "report.css").read_text(encoding="utf-8") + STYLE
    script = (_FOLDER / "report.js").read_text(encoding="utf-8")
    view: dict[str, Any] = page_view(report, plans, diagnosis)
    return _template().render(
        **view,
        language=language,
        style=style,
        script=script,
        style_digest=_digest(style),
        script_digest=_digest(script),
    )


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def write_page(
    report: Report, plans: Mapping[str, Plan], path: Path, language: Language, diagnosis: Diagnosis = UNKNOWN
) -> None:
    """Write the page of *report* to *path*, with the *diagnosis* of what the engine seems to play.

    Raises:
        UserError: nothing can be written there.
    """
    write_whole(path, page(report, plans, language, diagnosis).encode())
