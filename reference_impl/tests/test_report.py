"""Article 14: what one answers who is asked how many cards are left."""

import pytest

from gouji.play.report import report_reasons
from gouji.rules import rules_of
from gouji_spec.ruleset import Ruleset


@pytest.mark.parametrize(
    ("held", "says", "reasons"),
    [
        (10, 10, ()),
        (10, None, ("report_untrue",)),
        (11, None, ()),
        (11, 11, ()),
        (11, 10, ("report_untrue",)),
        (1, 2, ("report_untrue",)),
    ],
)
def test_ten_or_fewer_are_told_truly(held: int, says: int | None, reasons: tuple[str, ...]) -> None:
    assert report_reasons(held, says, rules_of(Ruleset.of("outline"))) == reasons


def test_nobody_reports_where_there_are_no_reports() -> None:
    assert report_reasons(5, 5, rules_of(Ruleset.of("outline", report="off"))) == ("report_off",)
