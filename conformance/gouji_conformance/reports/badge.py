"""A badge: the outcome of a run as a small picture, with nothing of what the engine says in it."""

from collections.abc import Collection
from html import escape
from pathlib import Path
from typing import Final

from wcwidth import wcswidth

from gouji_conformance.reports.closing import claim_words, closing
from gouji_conformance.reports.files import write_whole
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.words import ruleset_words
from gouji_conformance.speech.messages import listed, message
from gouji_spec.text import Language, Text

_COLOURS: Final = {
    "certified": "#1a7f4b",
    "passed": "#3b5bb5",
    "holds": "#9a6200",
    "declared": "#5b6470",
    "thin": "#5b6470",
}
_FAILED: Final = "#b42318"
_CELL: Final = 6.0
"""Pixels of one terminal cell at this size of letters; a Chinese character has two."""

_NAMED: Final = 2
"""What was not judged is named up to so many."""

_SVG: Final = """<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="{label}">
<title>{label}</title>
<clipPath id="round"><rect width="{width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#round)">
<rect width="{left}" height="20" fill="#434a46"/>
<rect x="{left}" width="{right}" height="20" fill="{colour}"/>
</g>
<g fill="#fff" font-family="Verdana, 'DejaVu Sans', 'Noto Sans CJK SC', sans-serif" font-size="11" text-anchor="middle">
<text x="{left_middle}" y="14" textLength="{left_text}">{name}</text>
<text x="{right_middle}" y="14" textLength="{right_text}">{outcome}</text>
</g>
</svg>
"""


def badge(report: Report, language: Language) -> str:
    """Return the badge of *report* as SVG."""
    last = closing(report)
    kind = last.kind
    counts = report.footer.counts
    name = message("report.badge_left", profile=ruleset_words(report.header)).said_in(language)
    key = {"certified": "badge_certified", "declared": "badge_declared", "thin": "badge_thin"}.get(kind, "badge_other")
    key += "_in_part" if kind == "certified" and report.header.unjudged else ""
    numbers = {"passed": counts.get("pass", 0), "count": last.rows, "declared": counts.get("declared", 0)}
    outcome = message(f"report.{key}", **numbers, unjudged=_unjudged(report.header.unjudged)).said_in(language)
    left_text, right_text = _width(name), _width(outcome)
    left, right = left_text + 12, right_text + 12
    return _SVG.format(
        width=left + right,
        label=escape(f"{name}: {outcome}"),
        left=left,
        right=right,
        colour=_COLOURS.get(kind, _FAILED),
        left_middle=left / 2,
        right_middle=left + right / 2,
        left_text=left_text,
        right_text=right_text,
        name=escape(name, quote=False),
        outcome=escape(outcome, quote=False),
    )


def _unjudged(needs: Collection[str]) -> Text:
    """Return what was not judged, the first of it by name: a badge has one line."""
    named = listed(claim_words(one) for one in sorted(needs)[:_NAMED])
    return message("report.badge_and_more", named=named, count=len(needs) - _NAMED) if len(needs) > _NAMED else named


def _width(words: str) -> int:
    return round(max(wcswidth(words), 1) * _CELL)


def write_badge(report: Report, path: Path, language: Language) -> None:
    """Write the badge of *report* to *path*.

    Raises:
        UserError: nothing can be written there.
    """
    write_whole(path, badge(report, language).encode())
