"""Article 14: what one answers who is asked how many cards are left, and what all see unasked."""

import pytest

from gouji.play import consequences, report
from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji.table.cards import NO_CARDS, parse_cards
from gouji_spec.ruleset import Ruleset

OUTLINE = rules_of(Ruleset.of("outline"))
SHOWN = rules_of(Ruleset.of("outline", report="shown"))
OFF = rules_of(Ruleset.of("outline", report="off"))


def state_of(rules: Rules, *hands: str, out: tuple[int, ...] = (), revolution: int = 0) -> State:
    cards = tuple(parse_cards(hand) if hand else NO_CARDS for hand in hands)
    return consequences.start(cards, 1, rules, out, revolution)


@pytest.mark.parametrize(
    ("held", "says", "reasons"),
    [
        (10, 10, ()),
        (10, None, ("report_untrue",)),
        (10, "silent", ("report_silent",)),
        (11, None, ()),
        (11, "silent", ()),
        (11, 11, ()),
        (11, 10, ("report_untrue",)),
        (1, 2, ("report_untrue",)),
    ],
)
def test_ten_or_fewer_are_told_truly(held: int, says: report.Says, reasons: tuple[str, ...]) -> None:
    assert report.why_not_said(held, says, OUTLINE) == reasons


def test_unasked_one_may_keep_silent_but_not_say_what_is_false() -> None:
    assert report.why_not_said(3, "silent", OUTLINE, asked=False) == ()
    assert report.why_not_said(3, 4, OUTLINE, asked=False) == ("report_untrue",)


def test_where_numbers_are_shown_silence_hides_nothing() -> None:
    assert report.why_not_said(3, "silent", SHOWN) == ()
    assert report.why_not_said(3, 4, SHOWN) == ("report_untrue",)


def test_nobody_reports_where_there_are_no_reports() -> None:
    state = state_of(OFF, "5", "5", "5", "5", "5", "5")
    assert report.why_not(state, 2, 1, OFF) == ("report_off",)


def test_who_is_asked_is_another_and_in_play() -> None:
    state = state_of(OUTLINE, "5", "", "5", "5", "5", "", out=(2,), revolution=6)
    assert report.why_not(state, 3, 1, OUTLINE, by=2) == ()
    assert report.why_not(state, 3, 1, OUTLINE, by=3) == ("report_asked_of_oneself",)
    assert report.why_not(state, 2, None, OUTLINE, by=3) == ("not_in_play",)
    assert report.why_not(state, 6, None, OUTLINE, by=3) == ("not_in_play",)


def test_only_a_false_report_is_one() -> None:
    for code in ("report_untrue", "report_silent"):
        assert report.is_false((code,))
    assert not report.is_false(("report_asked_of_oneself",))
    assert not report.is_false(("not_in_play",))


def test_ten_are_shown_and_eleven_are_not() -> None:
    hands = ("5*10", "6*11", "7", "8*12", "9*10", "9")
    assert report.shown(state_of(SHOWN, *hands), SHOWN) == {1: 10, 3: 1, 5: 10, 6: 1}
    assert report.shown(state_of(OUTLINE, *hands), OUTLINE) == {}
