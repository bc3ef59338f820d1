"""Forming the sides (组邦): by choice of side, by choice of opposite or by lots, and sitting down (Article 5).

Players are known by name here: seats are what comes of it.
"""

from collections import Counter
from collections.abc import Sequence

from gouji.table.seats import OPPOSITE, SEATS, is_partner
from gouji.table.suits import SuitedCard
from gouji.values import Value

Names = tuple[str, ...]
PLAYERS = 6
ON_A_SIDE = 3


class Lot(Value):
    """The card that a player has drawn as a lot."""

    __match_args__ = ("player", "card")
    __slots__ = __match_args__

    def __init__(self, player: str, card: SuitedCard) -> None:
        self.player = player
        self.card = card


def why_not_way(way: str) -> tuple[str, ...]:
    """Return why sides cannot be formed in this *way*, nothing where it is one of the three (GJ-5.1).

    Reasons: ``not_a_way_to_form``.
    """
    return () if way in ("own_sides", "own_opposites", "lots") else ("not_a_way_to_form",)


def why_not_sides(sides: Sequence[Names]) -> tuple[str, ...]:
    """Return why these are no two sides: six play (GJ-2.1.1), three on each side (GJ-5.2, GJ-5.3.2).

    Reasons: ``sides_not_three_each``.
    """
    named = {name for side in sides for name in side}
    formed = [len(side) for side in sides] == [ON_A_SIDE, ON_A_SIDE] and len(named) == PLAYERS
    return () if formed else ("sides_not_three_each",)


def why_not_opposites(pairs: Sequence[Names]) -> tuple[str, ...]:
    """Return why these are no three pairs of opposites, each player in one of them (GJ-5.3.1).

    Reasons: ``pairs_overlap``.
    """
    named = {name for pair in pairs for name in pair}
    formed = [len(pair) for pair in pairs] == [2, 2, 2] and len(named) == PLAYERS
    return () if formed else ("pairs_overlap",)


def why_not_against(sides: Sequence[Names], pairs: Sequence[Names]) -> tuple[str, ...]:
    """Return why opposites cannot be on these sides: the two of a pair are on one (GJ-5.3.2).

    Reasons: ``opposites_on_one_side``.
    """
    together = any(set(side).issuperset(pair) for pair in pairs for side in sides)
    return ("opposites_on_one_side",) if together else ()


def why_not_lots(lots: Sequence[Lot], *, equal_ranks: bool) -> tuple[str, ...]:
    """Return why these lots settle nothing: every player draws one of three red and three black (GJ-5.4.1).

    Args:
        lots: as they were drawn.
        equal_ranks: it is agreed that equal ranks are opposites; the cards must be three ranks, each once red
            and once black (GJ-5.4.3).  Without that unequal ranks are as good.

    Reasons: ``lots_not_three_each``, ``sides_not_three_each``, ``lots_not_paired``.
    """
    found = []
    colours = Counter(lot.card.colour for lot in lots)
    if colours != {"red": ON_A_SIDE, "black": ON_A_SIDE}:
        found.append("lots_not_three_each")
    elif why_not_sides(sides_of_lots(lots)):
        found.append("sides_not_three_each")
    if equal_ranks:
        drawn = Counter((lot.card.rank, lot.card.colour) for lot in lots)
        ranks = {rank for rank, _ in drawn}
        if drawn != {(rank, colour): 1 for rank in ranks for colour in ("red", "black")} or len(ranks) != ON_A_SIDE:
            found.append("lots_not_paired")
    return tuple(found)


def sides_of_lots(lots: Sequence[Lot]) -> tuple[Names, Names]:
    """Return who drew red and who drew black: the two sides (GJ-5.4.2)."""
    red = tuple(lot.player for lot in lots if lot.card.colour == "red")
    return red, tuple(lot.player for lot in lots if lot.card.colour == "black")


def opposites_of_lots(lots: Sequence[Lot]) -> tuple[Names, ...]:
    """Return the pairs that drew equal ranks, where it is agreed that they are opposites (GJ-5.4.3)."""
    ranks = dict.fromkeys(lot.card.rank for lot in lots)
    return tuple(tuple(lot.player for lot in lots if lot.card.rank == rank) for rank in ranks)


def why_not_sit(seating: Names, sides: Sequence[Names], opposites: Sequence[Names] = ()) -> tuple[str, ...]:
    """Return why the players cannot sit like this.

    Args:
        seating: the player on each seat, first to sixth.
        sides: the two sides, which sit alternately (GJ-5.5.1, GJ-2.2).
        opposites: the pairs already chosen or drawn, who sit face to face (GJ-5.5.2); none where nobody was.

    Reasons: ``seats_not_alternate``, ``opposites_not_facing``.
    """
    found = []
    seats = dict(zip(seating, SEATS, strict=True))
    if any(not is_partner(seats[side[0]], seats[name]) for side in sides for name in side):
        found.append("seats_not_alternate")
    if any(OPPOSITE[seats[one]] != seats[other] for one, other in opposites):
        found.append("opposites_not_facing")
    return tuple(found)


def opposites_of_seats(seating: Names) -> tuple[Names, ...]:
    """Return the pairs who sit face to face: opposites, chosen or not (GJ-5.5.2, GJ-2.3)."""
    return tuple((seating[seat - 1], seating[OPPOSITE[seat] - 1]) for seat in SEATS[:ON_A_SIDE])
