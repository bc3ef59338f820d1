"""When a hand ends, and who takes which place (Articles 3 and 23)."""

from gouji.play.state import Standing
from gouji.rules import Rules
from gouji.table.seats import AFTER, is_partner


def is_over(standing: Standing, rules: Rules) -> bool:
    """Tell whether the hand is over: option ``hand_end`` (GJ-3.2.3, GJ-3.2.5).

    ``one_side_left``: all players still in play are of one side; ``last_hand``: one player is left.
    """
    return standing.one_sided and (len(standing.playing) <= 1 or rules.hand_end == "one_side_left")


def of(standing: Standing) -> tuple[int, ...]:
    """Return the six seats, first out (头科) to last (大落), of a hand that is over (GJ-3.2.1, GJ-3.2.2, GJ-3.2.4).

    The players left follow the finishers in turn order from the last of them; below are those made 大落,
    a later offender above an earlier one.
    """
    last = (standing.out or standing.aside)[-1]
    left = tuple(seat for seat in (*AFTER[last], last) if seat in standing.playing)
    return _above_the_offenders((*standing.out, *left), standing)


def corrected(places: tuple[int, ...], standing: Standing) -> tuple[int, ...]:
    """Return the *places* of a hand that is over, with those made 大落 since moved to the bottom (GJ-29.4.5)."""
    return _above_the_offenders(tuple(seat for seat in places if seat not in standing.aside), standing)


def _above_the_offenders(others: tuple[int, ...], standing: Standing) -> tuple[int, ...]:
    """Return the six seats: *others* in their order, a revolutionary placed among them, and those made 大落 below."""
    return (*with_revolutionary(others, revolutionary(standing)), *reversed(standing.aside))


def revolutionary(standing: Standing) -> int:
    """Return the seat that the law places for its revolution; 0 for none, or one who was made 大落 (GJ-29.4)."""
    return 0 if standing.revolution in standing.aside else standing.revolution


def with_revolutionary(places: tuple[int, ...], revolution: int) -> tuple[int, ...]:
    """Return *places* with a revolutionary where the law puts him; the others keep their order (GJ-23.3.2).

    He is fourth (GJ-23.3.1), or third where his two partners take the first two places (GJ-23.5).

    Args:
        places: the seats, first place to last; where he stands among them does not matter.
        revolution: the seat that has revolted; 0 for none.
    """
    if not revolution:
        return places
    others = [seat for seat in places if seat != revolution]
    above = 2 if all(is_partner(seat, revolution) for seat in others[:2]) else 3
    return (*others[:above], revolution, *others[above:])
