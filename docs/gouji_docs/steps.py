"""The tables of a case drawn step by step: a strip of pictures, and with JavaScript one of them with two buttons."""

from collections.abc import Sequence
from typing import Final

from docutils import nodes
from sphinx.application import Sphinx

from gouji_docs.words import label
from gouji_rulings.picture import Picture
from gouji_rulings.svg import rows_of, spoken, svg

NOW: Final = ' class="gj-now"'
"""On the picture that is shown first, and where there are no styles alone of all: the last, at which it was asked."""


def strip(pictures: Sequence[Picture]) -> nodes.raw:
    """Return *pictures* one beside the other, all of one size; of several one is shown, and buttons step."""
    rows = max(map(rows_of, pictures))
    drawn = [svg(picture, rows=rows) for picture in pictures]
    if len(drawn) == 1:
        return drawing(drawn[0])
    steps = "".join(f"<div{NOW * (number == len(drawn))}>{one}</div>" for number, one in enumerate(drawn, start=1))
    return nodes.raw(
        "",
        f'<div class="gj-strip gj-steps no-search" role="group" aria-label="{_both("steps")}" tabindex="0">'
        f"{steps}{_buttons(len(drawn))}</div>",
        format="html",
    )


def drawing(picture: str) -> nodes.raw:
    """Return one picture, SVG, as it stands in a page."""
    return nodes.raw("", f'<div class="gj-strip no-search">{picture}</div>', format="html")


def _buttons(many: int) -> str:
    back, on = (spoken_html(key) for key in ("step_back", "step_on"))
    return (
        f'<p class="gj-step-buttons"><button type="button" data-step="-1">◀ {back}</button>'
        f'<span aria-live="polite">{many} / {many}</span>'
        f'<button type="button" data-step="1" disabled>{on} ▶</button></p>'
    )


def spoken_html(key: str) -> str:
    """Return a label as HTML of both languages, each marked with its own."""
    return spoken(label(key), None).replace("tspan", "span")


def _both(key: str) -> str:
    return f"{label(key).zh} {label(key).en}"


def add_files(app: Sphinx) -> None:
    """Let every page step through its pictures."""
    app.add_css_file("steps.css")
    app.add_js_file("steps.js")
