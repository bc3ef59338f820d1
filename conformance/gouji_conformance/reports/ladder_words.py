"""How far an engine has come in an area that it does not play whole: the rungs that stand, and the next one."""

from collections.abc import Iterator

from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.printable import printable
from gouji_conformance.reports.words import area_words
from gouji_conformance.runs.ladder import LADDER, climbed
from gouji_conformance.speech.messages import listed, message
from gouji_spec.text import Text


def ladder_lines(report: Report) -> Iterator[Text]:
    """Yield a line for each area with a ladder of which a rung does not stand; none where rows were selected."""
    if report.header.selection or report.header.engine is None:
        return
    for area, steps in climbed(report.rows).items():
        left = [step for step in steps if not step.stands]
        if not left:
            continue
        standing = listed(part_words(area, step.part) for step in steps if step.stands)
        key = "reports.ladder" if len(left) < len(steps) else "reports.ladder_none"
        step = left[0]
        yield message(
            key,
            area=area_words(area),
            standing=standing,
            next=part_words(area, step.part),
            passed=step.passed,
            rows=step.rows,
            left=len(left),
        )


def part_words(area: str, part: str) -> Text:
    """Return the name of a rung; one that is none of this suite's as it is."""
    if part not in LADDER.get(area, {}):
        return Text.same(printable(part, 40))
    return message(f"reports.rung_{area}_{part.replace('-', '_')}")
