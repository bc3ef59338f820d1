"""The other formats of ``report.jsonl``: for continuous integration, for people, for a home page."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from gouji_conformance.reports.badge import write_badge
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.junit import write_junit
from gouji_conformance.reports.page import write_page
from gouji_conformance.runs.diagnosis import UNKNOWN, Diagnosis
from gouji_conformance.sentences.plans import Plan
from gouji_spec.text import Language

FILES: Final = ("report.jsonl", "junit.xml", "report.html", "badge.svg")
"""All that a run leaves in its folder."""


def write_other_formats(
    report: Report, plans: Mapping[str, Plan], folder: Path, language: Language, diagnosis: Diagnosis = UNKNOWN
) -> Path:
    """Write junit.xml, report.html and badge.svg of *report* into *folder*; return where the page is.

    They say what the engine seems to play, by its *diagnosis*.

    Raises:
        UserError: nothing can be written there.
    """
    page = folder / "report.html"
    write_junit(report, plans, folder / "junit.xml", language, diagnosis.alike)
    write_page(report, plans, page, language, diagnosis)
    write_badge(report, folder / "badge.svg", language)
    return page
