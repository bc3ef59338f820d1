"""Whether hands, places and a revolution can be a position at all: one answer for text and protocol alike."""

from typing import Final

from gouji.table import cards
from gouji.table.cards import DECK, HAND_SIZE, Counts
from gouji.table.seats import SEATS


class SeatingFault:
    """Why it cannot be a position.

    Attributes:
        place: ``hands``, ``hands.<seat>`` or ``out``.
        seat: whose hand is at fault; 0 where it is no one hand.
        problem: what is wrong, in English; of a seat, what follows its name.
        problem_zh: the same in Chinese.
    """

    __slots__ = ("place", "problem", "problem_zh", "seat")

    def __init__(self, place: str, problem: str, problem_zh: str, seat: int = 0) -> None:
        self.place: Final = place
        self.seat: Final = seat
        self.problem: Final = problem
        self.problem_zh: Final = problem_zh


def fault(hands: tuple[Counts, ...], out: tuple[int, ...], revolution: int) -> SeatingFault | None:
    """Return the first fault of a position before a lead, None where there is none.

    The decks hold its cards (GJ-2.1), nobody has more than a hand (GJ-3.1), a seat that is out or has
    revolted holds none, and every other seat holds at least one.

    Args:
        hands: the cards of seats 1 to 6.
        out: the seats already out, first to last.
        revolution: the seat that has revolted; 0 for none.
    """
    for rank, most in enumerate(DECK):
        if sum(hand[rank] for hand in hands) > most:
            card = cards.rank_text(rank)
            return SeatingFault("hands", f"more than {most} of {card} in all hands", f"六手牌里 {card} 超过 {most} 张")
    if len(set(out)) < len(out) or revolution in out:
        return SeatingFault("out", "a seat is named twice among those out", "走科的人里有人写了两次")
    return next((found for seat in SEATS if (found := _of_seat(seat, hands[seat - 1], out, revolution))), None)


def _of_seat(seat: int, hand: Counts, out: tuple[int, ...], revolution: int) -> SeatingFault | None:
    held, place = sum(hand), f"hands.{seat}"
    if held > HAND_SIZE:
        expected = f"holds {held} cards; expected {HAND_SIZE} at most"
        return SeatingFault(place, expected, f"有 {held} 张；至多 {HAND_SIZE} 张", seat)
    if held and seat in out:
        return SeatingFault(place, "is out; expected no cards", "已走科，不应有牌", seat)
    if held and seat == revolution:
        return SeatingFault(place, "has revolted; expected no cards", "已革命，不应有牌", seat)
    if not held and seat not in out and seat != revolution:
        return SeatingFault(place, "is in play; expected cards", "还在局，应有牌", seat)
    return None
