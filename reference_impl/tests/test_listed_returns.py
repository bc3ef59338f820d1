"""Which returns a match lists: every choice of a few cards, one that stands for all of many."""

import pytest

from gouji.lister import match_moves
from gouji.match import steps
from gouji.match.act import Act
from gouji.match.judge import judge
from gouji.match.state import NO_HANDS, Asked, Match, Returning, Table
from gouji.rules import Rules, rules_of
from gouji.settle.return_ import Return
from gouji.table.cards import NO_CARDS, parse_cards
from gouji_spec.ruleset import Ruleset

RULES = rules_of(Ruleset.of("folk"))


def returning(hand: str, many: int) -> Match:
    """Return a match in which P1 owes P4 *many* cards of *hand* for a point tribute."""
    held = (parse_cards(hand), *NO_HANDS[1:])
    back = Returning((Return("point", 1, 4, many),), (Asked(1, "return", 0),), held, (NO_CARDS,))
    return Match(Table(2, steps.RETURN, held=held, returning=back))


def returns(match: Match, rules: Rules) -> list[str]:
    """Return the cards of each return that is listed."""
    return [str(done).split()[-1] for done in match_moves.legal(match, rules) if done.do == "return"]


@pytest.mark.parametrize(
    ("hand", "many", "listed"),
    [
        ("334B", 1, {"3", "4", "B"}),
        ("334B", 2, {"33", "43", "3B", "4B"}),
        ("3334", 3, {"333", "433"}),
        ("334B", 4, {"433B"}),
        ("3345678", 5, {"65433", "75433", "85433", "76433", "86433", "87433", "76533", "86533", "87533", "87633"}
         | {"76543", "86543", "87543", "87643", "87653", "87654"}),
    ],
)  # fmt: skip
def test_every_choice_of_up_to_five_cards_is_listed_once(hand: str, many: int, listed: set[str]) -> None:
    found = returns(returning(hand, many), RULES)

    assert set(found) == listed
    assert len(found) == len(listed)


def test_of_more_cards_the_lowest_stand_for_all_choices_and_others_may_be_given() -> None:
    match = returning("3345678998765432B", 6)

    assert returns(match, RULES) == ["544333"]
    assert judge(match, Act("return", 1, cards=parse_cards("544333")), RULES).accepted
    assert judge(match, Act("return", 1, cards=parse_cards("99876B")), RULES).accepted
