"""Showing the 3s (亮3), and who leads first in a hand (Article 7, GJ-6.7.3, GH-deal.9 to GH-deal.13)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal

from gouji.deal.opening import Occasion
from gouji.rules import Rules
from gouji.table import suits
from gouji.table.cards import FOUR, THREE, Counts
from gouji.table.seats import AFTER
from gouji.table.suits import SuitedCard
from gouji.values import Value

Stage = Literal["drawing", "drawn"]
"""While cards are being drawn, or when all are."""

LEAST: Final = 2
"""So many are shown at least (GJ-7.1.1)."""


class Show(Value):
    """What a seat lays open at one time: 3s or 4s of one suit or, by option ``show_by``, of one colour.

    Attributes:
        seat: whose cards they are.
        cards: those newly laid open; what lies there of its already comes on top (GJ-7.1.4).
        stage: when.
    """

    __match_args__ = ("seat", "cards", "stage")
    __slots__ = __match_args__

    def __init__(self, seat: int, cards: tuple[SuitedCard, ...], stage: Stage = "drawing") -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.stage: Final[Stage] = stage

    @property
    def rank(self) -> int:
        """The rank that is shown."""
        return self.cards[0].rank


class _Standing(Value):
    """Whose show counts so far, and with how many cards."""

    __match_args__ = ("seat", "many")
    __slots__ = __match_args__

    def __init__(self, seat: int, many: int) -> None:
        self.seat: Final = seat
        self.many: Final = many


# What is shown


def is_shown(occasion: Occasion, rules: Rules) -> bool:
    """Tell whether the first leader is settled by showing: option ``leader`` (GJ-7.1.1, GJ-6.7.3, GH-deal.9).

    Where the first taker leads nothing is shown; so it is under 憋3 (GJ-26.1.4).
    """
    return rules.leader == "shown_each_hand" or (rules.leader == "last_place" and occasion != "regular")


def rank_shown(rules: Rules) -> int:
    """Return the rank that is shown: 3s, but 4s where the 3s are held to the last (GH-deal.10)."""
    return FOUR if rules.hold_three == "on" else THREE


def alike(card: SuitedCard, rules: Rules) -> str:
    """Return what cards shown together have in common: their suit, or their colour: option ``show_by`` (GJ-7.1.1)."""
    return card.suit if rules.show_by == "suit" else card.colour


def why_not_show(
    shows: Sequence[Show],
    show: Show,
    drawn: Sequence[SuitedCard],
    occasion: Occasion,
    rules: Rules,
) -> tuple[str, ...]:
    """Return why a seat may not lay these cards open now, nothing where it may (GJ-7.1.1 to GJ-7.1.4, GH-deal.9).

    Args:
        shows: what has been shown in this hand, in order.
        show: what it would lay open.
        drawn: what it has drawn, with what it has shown of that already.
        occasion: which opening the hand has.
        rules: options ``leader``, ``show_by``, ``overtake``, ``no_show_leader``, ``hold_three``.

    Reasons: ``show_not_played``, ``show_not_threes``, ``show_not_of_a_kind``, ``show_not_drawn``,
    ``drawing_not_over``, ``step_is_over``, ``show_too_few``, ``show_not_more``, ``no_overtaking``.
    """
    if not is_shown(occasion, rules):
        return ("show_not_played",)
    return (
        *_why_not_cards(shows, show, drawn, rules),
        *_why_not_when(show, rules),
        *_why_not_over(shows, show, rules),
    )


def _why_not_cards(shows: Sequence[Show], show: Show, drawn: Sequence[SuitedCard], rules: Rules) -> tuple[str, ...]:
    """Return what is wrong with the cards themselves (GJ-7.1.1, GJ-7.1.3, GH-deal.12)."""
    main = rank_shown(rules)
    ranks = {card.rank for card in show.cards}
    # The 4s count only where nobody has shown a 3 (GH-deal.12).
    fours = rules.no_show_leader == "pair_of_fours" and not any(before.rank == main for before in shows)
    if ranks != {main} and not (fours and ranks == {FOUR}):
        return ("show_not_threes",)
    found = []
    lying = [card for before in shows if before.seat == show.seat for card in before.cards]
    if len({alike(card, rules) for card in show.cards}) > 1:
        found.append("show_not_of_a_kind")
    elif _lying(shows, show, rules) < LEAST:
        found.append("show_too_few")
    if not suits.holds(drawn, (*lying, *show.cards)):
        found.append("show_not_drawn")
    return tuple(found)


def _why_not_when(show: Show, rules: Rules) -> tuple[str, ...]:
    """Return why it is too early or too late: while drawing (GJ-7.1.3), or once all are drawn (GH-deal.9).

    The 4s that count where nobody shows are shown while drawing too, and asked for after it (GH-deal.12).
    """
    if rules.leader == "shown_each_hand":
        return ("drawing_not_over",) if show.stage == "drawing" else ()
    return ("step_is_over",) if show.stage == "drawn" and show.rank == THREE else ()


def _why_not_over(shows: Sequence[Show], show: Show, rules: Rules) -> tuple[str, ...]:
    """Return why it does not go over what is shown: not more, or not allowed (GJ-7.1.2, GH-deal.12).

    Whoever stands may add to his own as he likes (GJ-7.1.4).
    """
    standing = _standing([before for before in shows if before.rank == show.rank], rules)
    if standing is None or standing.seat == show.seat:
        return ()
    if rules.overtake == "no" or show.rank != rank_shown(rules):
        return ("no_overtaking",)
    return () if _lying(shows, show, rules) > standing.many else ("show_not_more",)


def _lying(shows: Sequence[Show], show: Show, rules: Rules) -> int:
    """Return how many lie open of a seat's, with *show*, that are alike with its cards."""
    kind = alike(show.cards[0], rules)
    mine = [before for before in shows if before.seat == show.seat and before.rank == show.rank]
    return sum(alike(card, rules) == kind for before in (*mine, show) for card in before.cards)


def _standing(shows: Sequence[Show], rules: Rules) -> _Standing | None:
    """Return whose show of one rank counts: the first; then, with overtaking, any of strictly more (GJ-7.1.2)."""
    standing: _Standing | None = None
    for number, show in enumerate(shows):
        many = _lying(shows[:number], show, rules)
        if many < LEAST:
            continue
        if standing is None:
            standing = _Standing(show.seat, many)
        elif standing.seat == show.seat:
            standing = _Standing(show.seat, max(many, standing.many))
        elif rules.overtake == "yes" and many > standing.many:
            standing = _Standing(show.seat, many)
    return standing


# Who leads first


def leader_shown(shows: Sequence[Show], first_taker: int, rules: Rules) -> int | None:
    """Return whom the shows make first leader; None where nobody has shown (GJ-7.1.1, GJ-7.1.2, GH-deal.9).

    Where 4s are agreed and nobody showed 3s, the first to show 4s while drawing, without overtaking; where none
    did, of those asked after the draw the nearest from the first taker on (GH-deal.12).
    """
    main = rank_shown(rules)
    standing = _standing([show for show in shows if show.rank == main], rules)
    if standing is not None:
        return standing.seat
    fours = [show for show in shows if show.rank == FOUR and len(show.cards) >= LEAST]
    for show in fours:
        if show.stage == "drawing":
            return show.seat
    asked = {show.seat for show in fours}
    return next((seat for seat in (first_taker, *AFTER[first_taker]) if seat in asked), None)


def nobody_showed(hands: Mapping[int, Counts], first_taker: int, rules: Rules, chance: int = 0) -> int:
    """Return who leads where nobody has shown: option ``no_show_leader`` (GH-deal.10, GH-deal.11, GH-deal.13).

    Args:
        hands: what each seat has drawn.
        first_taker: from whom equals are counted.
        rules: also whether 3s or 4s are counted.
        chance: the seat that chance has named, for ``random``.
    """
    if rules.no_show_leader == "random":
        return chance
    rank = rank_shown(rules)
    return max((first_taker, *AFTER[first_taker]), key=lambda seat: hands[seat][rank])


def first_leader(occasion: Occasion, last: int, first_taker: int, rules: Rules, *, shown: int = 0) -> int:
    """Return whose the first lead of a hand is: option ``leader``.

    That of the last of the hand before (GJ-6.7.3), of whoever has shown (GJ-7.1.1, GJ-7.2, GH-deal.9), of the first
    taker (GJ-26.1.3).

    Args:
        occasion: which opening the hand has.
        last: the last (大落) of the hand before; 0 where there is none yet.
        first_taker: who drew the first card.
        rules: what the table plays.
        shown: whom ``leader_shown`` names or, where nobody has shown, ``nobody_showed``; 0 where nothing is shown.
    """
    if rules.leader == "first_taker":
        return first_taker
    return shown if is_shown(occasion, rules) else last


def passed_on(leader: int, able: Collection[int]) -> int:
    """Return who leads: the one whose lead it is or, where he cannot, the next seat that can (GJ-6.7.4, GJ-29.2.2)."""
    return next(seat for seat in (leader, *AFTER[leader]) if seat in able)


def passed_by(first: int, leader: int) -> tuple[int, ...]:
    """Return the seats from *first* on that the lead passed by on its way to *leader* (GJ-6.7.4, GJ-29.2.2)."""
    around = (first, *AFTER[first])
    return around[: around.index(leader)]


def why_not_lead(seat: int, leader: int) -> tuple[str, ...]:
    """Return why *seat* may not lay the first set of the hand: that is the first leader's duty (GJ-7.2).

    Reasons: ``not_the_first_leader``.
    """
    return () if seat == leader else ("not_the_first_leader",)
