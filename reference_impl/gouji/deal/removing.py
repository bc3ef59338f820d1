"""Taking the 3s or 4s out of all hands before the first lead (会3, 会4, Article 25)."""

from collections.abc import Collection
from typing import Final

from gouji.rules import Rules
from gouji.table.cards import FOUR, THREE, Counts

Ranks = frozenset[int]
_CHOICES: Final[dict[str, tuple[Ranks, ...]]] = {
    "off": (),
    "threes": (frozenset({THREE}),),
    "threes_fours_or_both": (frozenset({THREE}), frozenset({FOUR}), frozenset({THREE, FOUR})),
}


def chooser(leader: int, last: int, rules: Rules) -> int:
    """Return who decides whether cards are removed: option ``remove_by`` (GJ-25.1, GH-removing.1, GH-removing.2).

    Args:
        leader: who leads first; whoever leads in the stead of one who cannot.
        last: the last of the hand before; 0 where there is none who could decide.
        rules: also option ``remove``: 0 is returned where nothing can be removed.
    """
    if rules.remove == "off":
        return 0
    return last if rules.remove_by == "last_place" and last else leader


def last_who_decides(last: int, *without: Collection[int]) -> int:
    """Return the last of the hand before as far as he decides; 0 where whoever leads first does (GH-removing.2).

    Args:
        last: the last of the hand before; 0 in a match's first hand.
        without: the seats whose players were replaced since; those that have revolted in this hand; those that were
            to lead first and have lost that lead.
    """
    return 0 if any(last in seats for seats in without) else last


def why_not_decide(seat: int, chooser: int) -> tuple[str, ...]:
    """Return what speaks against *seat* deciding on it; *chooser* is 0 where nothing can be removed (GJ-25.1).

    Reasons: ``remove_not_yours`` (GH-removing.1).
    """
    return ("remove_not_yours",) if chooser and chooser != seat else ()


def choices(rules: Rules) -> tuple[Ranks, ...]:
    """Return the ranks that may be taken out together: option ``remove`` (GJ-25.1, GJ-25.2, GJ-26.4.3)."""
    return _CHOICES[rules.remove]


def why_not_remove(ranks: Ranks, hands: tuple[Counts, ...], rules: Rules) -> tuple[str, ...]:
    """Return what speaks against taking *ranks* out of all *hands* (GJ-25.1, GJ-25.2, GJ-25.1.2).

    Reasons: ``remove_not_agreed``, ``remove_empties_hand``.
    """
    found = [] if ranks in choices(rules) else ["remove_not_agreed"]
    if any(any(hand) and not any(left) for hand, left in zip(hands, without(hands, ranks), strict=True)):
        found.append("remove_empties_hand")
    return tuple(found)


def without(hands: tuple[Counts, ...], ranks: Ranks) -> tuple[Counts, ...]:
    """Return *hands* without any card of *ranks*: all of them go, from all six players (GJ-25.1.1)."""
    left = [list(hand) for hand in hands]
    for hand in left:
        for rank in ranks:
            hand[rank] = 0
    return tuple([tuple(hand) for hand in left])
