"""What a match scores, and when it is over (house rules of the score)."""

from gouji.rules import Rules
from gouji.settle.score import Score


def total(scores: tuple[Score, ...]) -> tuple[int, int]:
    """Return what the odd and the even side have after the hands of a match: the sum of each (GH-score.4)."""
    return sum(hand.odd for hand in scores), sum(hand.even for hand in scores)


def fined(totals: tuple[int, int], fines: tuple[tuple[int, int], ...], rules: Rules) -> tuple[int, int]:
    """Return what the sides have once *fines* are taken from those of the offenders, even below zero (GJ-29.3).

    Args:
        totals: what the odd and the even side have written.
        fines: (seat, points) for every fine imposed in the match.
        rules: option ``penalties``; where nothing is punished nobody is fined (GJ-28.2).
    """
    return totals if rules.penalties == "off" else less_fines(totals, fines)


def less_fines(totals: tuple[int, int], fines: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """Return *totals* with *fines*, each a seat and its points, taken from the side of the seat (GJ-29.3)."""
    odd, even = totals
    return odd - sum(points for seat, points in fines if seat % 2), even - sum(
        points for seat, points in fines if not seat % 2
    )


def is_match_over(played: int, agreed: int | None, rules: Rules, *, sweep: bool) -> bool:
    """Tell whether a match is over after a hand; then all that is still owed lapses (GH-tribute.17).

    Args:
        played: how many hands have been, this one included; void ones are not counted.
        agreed: how many make the match (GH-score.3): option ``hands`` or, where it leaves that open, what the six
            have agreed on; None where that is nothing.
        rules: option ``sweep_ends_match`` (GH-score.5).
        sweep: this hand was a sweep.
    """
    played_out = agreed is not None and played >= agreed
    return played_out or (sweep and rules.sweep_ends_match == "yes")
