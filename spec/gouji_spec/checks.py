"""Every check of the law that needs the data alone."""

from pathlib import Path

from gouji_spec import references
from gouji_spec.law import read_law
from gouji_spec.options import read_options
from gouji_spec.problem import Problem
from gouji_spec.reasons import read_reasons


def law_problems(folder: Path) -> list[Problem]:
    """Return what the checks find wrong with the law in *folder*.

    Raises:
        SpecError: a file that cannot be read as law at all.
    """
    law = read_law(folder)
    book = read_options(folder)
    reasons = read_reasons(folder)
    return [
        *references.dangling(law, book, reasons.values()),
        *references.broken_links(law),
        *references.stale_english(law),
    ]
