"""The opening (开牌): who draws a card and counts, and who therefore takes the first card of a hand (Article 6).

Under 憋3 every hand is opened so, by one seat after the other (Article 26).
"""

from collections.abc import Iterable
from typing import Final, Literal

from gouji.rules import Rules
from gouji.table.cards import ACE, TWO
from gouji.table.seats import AFTER, OPPOSITE
from gouji.table.suits import SuitedCard
from gouji.values import Value

Occasion = Literal["first", "new", "regular", "rotation"]
"""首次, 重新, 常规, under 憋3 轮流: which opening a hand calls for."""
Kind = Literal["first", "new", "regular", "rotation", "automatic"]
"""How a hand is opened: where everything is dealt at once, the occasion makes no difference."""

NEW_FROM: Final = 2
"""So many players replaced at once, and more, call for a new opening (GJ-6.5.1)."""
_BY_CARD: Final = ("first", "new", "rotation")
"""How a hand is opened where a card is drawn and counted (GJ-6.3.2, GJ-6.6.1, GJ-26.1.2)."""


class Draw(Value):
    """Where the drawing of a card to count has got to.

    Attributes:
        drawer: who draws next or, once it is settled, whose card it was: the opener (GJ-6.6.2).
        first_taker: who takes the first card; None while only jokers have come.
    """

    __match_args__ = ("drawer", "first_taker")
    __slots__ = __match_args__

    def __init__(self, drawer: int, first_taker: int | None = None) -> None:
        self.drawer: Final = drawer
        self.first_taker: Final = first_taker


def occasion(*, first_hand: bool, sweep: bool = False, replaced: int = 0, rules: Rules) -> Occasion:
    """Return which opening a hand calls for (GJ-6.2, GJ-6.5.1, GJ-6.5.2).

    Where the 3s are held the opening goes round after the first hand, whatever else would call for a new or a
    regular one (GJ-26.1.1, GJ-26.1.5).

    A void hand is as not played (GH-deal.5): what is said of the hand before is said of the last that counted, and
    the hand that follows a void first one is a first one again.

    Args:
        first_hand: no hand of the match has counted yet.
        sweep: the last hand was one (串三户).
        replaced: how many players were replaced at once since.
        rules: option ``hold_three``.
    """
    if first_hand:
        return "first"
    if rules.hold_three == "on":
        return "rotation"
    return "new" if sweep or replaced >= NEW_FROM else "regular"


def kind(*, first_hand: bool, sweep: bool, replaced: int = 0, rules: Rules) -> Kind:
    """Return how a hand is opened: option ``opening`` (GJ-6.2, GH-deal.8); see ``occasion``."""
    if rules.opening == "automatic":
        return "automatic"
    return occasion(first_hand=first_hand, sweep=sweep, replaced=replaced, rules=rules)


def is_new(*, first_hand: bool, sweep: bool, rules: Rules) -> bool:
    """Tell whether a hand is opened anew (GJ-21.7.1, GJ-6.5.1), nobody having been replaced.

    Never a match's first (GJ-6.2); where 3s are held the opening goes round instead (GJ-26.1.5), and where it is
    automatic nobody draws (GH-deal.8).

    Args:
        first_hand: no hand of the match has counted yet.
        sweep: the last hand was one (串三户).
        rules: options ``opening`` and ``hold_three``.
    """
    return rules.hold_three == "off" and kind(first_hand=first_hand, sweep=sweep, rules=rules) == "new"


def dues_stand(replaced: int) -> bool:
    """Tell whether the tributes of the last hand are still owed: one newcomer takes them over (GJ-6.5.2, GJ-6.5.3)."""
    return replaced < NEW_FROM


def first_drawer(opening: Kind, first_opener: int, *, named: int = 0, void_opener: int = 0) -> int | None:
    """Return who draws the first card to count; None where no card is drawn (GJ-6.7.2, GH-deal.8).

    Args:
        opening: how the hand is opened.
        first_opener: the first opener, next to whom sits who draws at a new opening (GJ-6.6.1); where the opening
            goes round, the opener of the hand before (GJ-26.1.1).
        named: the seat named by consent of all, for a first opening (GJ-6.3.1).
        void_opener: the opener of the hand just made void, which is opened by the same seat again (GH-deal.5); 0
            where none was.
    """
    if opening not in _BY_CARD:
        return None
    return void_opener or (named if opening == "first" else AFTER[first_opener][0])


def face_value(rank: int) -> int:
    """Return what a rank counts at the opening: A 1, 2 to 10 as printed, J 11, Q 12, K 13 (GJ-6.3.3)."""
    if rank == ACE:
        return 1
    return 2 if rank == TWO else rank + 3


def after_draw(drawer: int, card: SuitedCard) -> int | None:
    """Return the first taker that *card* settles; None where it is a joker (GJ-6.3.2, GJ-6.4.1, GJ-6.4.2).

    The drawer counts himself as one and counts on counter-clockwise.
    """
    if card.is_joker:
        return None
    return (drawer, *AFTER[drawer])[(face_value(card.rank) - 1) % 6]


def drawn(drawer: int, cards: Iterable[SuitedCard]) -> Draw:
    """Return where the draw has got to after *cards*, the first of which *drawer* drew.

    A joker passes the right to draw on to the next seat, who counts from himself (GJ-6.4.1, GJ-6.4.2).  Cards after
    one that settled the first taker are nobody's question.
    """
    for card in cards:
        taker = after_draw(drawer, card)
        if taker is not None:
            return Draw(drawer, taker)
        drawer = AFTER[drawer][0]
    return Draw(drawer)


def regular(last: int) -> Draw:
    """Return a regular opening: the opposite of the last opens, the last takes first (GJ-6.7.1, GJ-6.7.2)."""
    return Draw(OPPOSITE[last], last)


def first_opener_after(opening: Kind, opener: int, first_opener: int) -> int:
    """Return who is the first opener once a hand is opened (GJ-6.6.2, GJ-26.1.6).

    Whoever's card settled the first taker is; a regular opening changes nothing.  So the next new opening, or under
    憋3 that of the next hand, is by the seat next to him, though a joker had passed the draw on to him.
    """
    return opener if opening in _BY_CARD else first_opener


def why_not_draw(seat: int, opening: Kind, opener: int) -> tuple[str, ...]:
    """Return why *seat* may not draw a card to count, nothing where it may.

    Args:
        seat: who would draw.
        opening: how the hand is opened.
        opener: whose right it is; nobody's (0) where the opening is automatic.

    Reasons: ``opening_is_automatic`` (GH-deal.8), ``opening_is_regular`` (GJ-6.7.2), ``not_the_opener`` (GJ-6.3.1,
    GJ-6.4.1, GJ-6.6.1, GJ-6.7.1, GJ-26.1.1).
    """
    if opening == "automatic":
        return ("opening_is_automatic",)
    found = ("opening_is_regular",) if opening == "regular" else ()
    return found if seat == opener else (*found, "not_the_opener")
