"""A match goes on by changes to its table: what is changed, and what is left as it was."""

import pytest

from gouji.match import steps
from gouji.match.record_text import parse_record
from gouji.match.state import Match, Table
from gouji.rules import rules_of
from gouji_spec.ruleset import Ruleset

TABLE = Table(**{name: name for name in Table.__match_args__})  # type: ignore[arg-type]  # each part its own name


@pytest.mark.parametrize("name", Table.__match_args__)
def test_a_change_is_of_that_part_alone(name: str) -> None:
    changed = TABLE.changed(**{name: "changed"})

    assert [part for part in Table.__match_args__ if getattr(changed, part) != getattr(TABLE, part)] == [name]
    assert getattr(changed, name) == "changed"


def test_there_is_no_change_of_what_is_no_part() -> None:
    with pytest.raises(KeyError):
        TABLE.changed(dealer=1)


def test_a_match_changed_to_what_it_is_is_itself() -> None:
    match = Match(TABLE)

    assert match.at(said="said", step="step") is match
    assert match.at(said="said", step="drawing").table.step == "drawing"


@pytest.mark.parametrize(
    ("record", "seat"),
    [
        ("match 1; names A B C D E F", 0),
        ("match 1; names A B C D E F; held KK3 / 953 / JJ3 / QQ3 / 883 / 773; lead P2", 2),
        ("match 1; names A B C D E F; held KK3 / 953 / JJ3 / QQ3 / 883 / 773; lead P2; P2 play 9", 3),
    ],
)
def test_who_acts_next_is_known_without_what_he_may_do(record: str, seat: int) -> None:
    rules = rules_of(Ruleset.of("outline", remove="off"))
    match = parse_record(record).match(rules)

    assert steps.seat_to_act(match, rules) == seat
    assert (steps.to_act(match, rules) or (None,))[0] == seat
