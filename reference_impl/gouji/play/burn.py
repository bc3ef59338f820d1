"""Burning (烧牌): who may burn a 够级牌, with what, and what he owes for it (Article 10)."""

from collections.abc import Iterator
from typing import Final

from gouji.play import hold_three
from gouji.play.scene import Rights, Scene
from gouji.play.state import Right
from gouji.table import beats, sets
from gouji.table.cards import ACE, BIG, FOUR, SMALL, THREE, TWO, Counts
from gouji.table.seats import SIDE_FIRST
from gouji.table.sets import GoujiSet
from gouji_spec.ruleset import Ruleset

BURN: Final = ("burn", "decline")


def window(rights: Rights, scene: Scene) -> Rights:
    """Ask whoever may burn the set, before anybody answers it (GJ-10.1.1, GJ-10.2.7).

    The side of the set's player in turn order, then the other side (GJ-10.1.2); never his opposite
    (GJ-10.2.5).  Asked is a seat that has not passed (GJ-10.2.6), is not headless (GJ-17.2.5) and holds a
    burn.  A burn is itself a 够级牌: its window asks everybody afresh, the player burned included
    (GJ-10.2.9).  Nobody burns a headless player's set but a 够死级 (GJ-17.2.6), nor a dead one.
    """
    table = scene.table
    if not table.gouji or table.dead or (scene.is_headless() and not table.dead_gou):
        return rights
    asked = tuple(
        Right(seat, BURN, "GJ-10.2.7")
        for seat in SIDE_FIRST[table.seat]
        if seat in scene.speakers
        and seat not in scene.standing.headless
        and holds_burn(scene.hands[seat - 1], table.cards, scene.ruleset)
    )
    return asked + rights


def burn_reasons(hand: Counts, burn: GoujiSet, table: GoujiSet, ruleset: Ruleset) -> tuple[str, ...]:
    """Return why *burn*, laid from *hand*, does not burn *table*; nothing where it does.

    Reasons: those of ``beats.beat_reasons``, and ``burn_no_joker_path`` (GJ-10.3.5) where the cards left
    cannot be played out as a burner must; under ``burn_failure = last_place`` it need only beat
    (GH-burn.2, S4).
    """
    found = beats.beat_reasons(burn, table, ruleset)
    left = tuple(held - laid for held, laid in zip(hand, burn.counts, strict=True))
    if ruleset["burn_failure"] == "refused" and not can_play_out(left, ruleset):
        return (*found, "burn_no_joker_path")
    return found


def can_play_out(hand: Counts, ruleset: Ruleset) -> bool:
    """Tell whether *hand* can be led to its end with a joker in every set that owes one (GJ-10.3.5).

    With G different natural ranks (2s count as one where no naturals are left) and J jokers: G ≤ J + 1,
    since the last set may go bare; G ≤ J where it may not (``burn_last = hung``, GH-burn.7), or where the last set
    is the 3s under 憋3, which are then not counted in G (GJ-10.3.10).
    """
    keeps_threes = ruleset["hold_three"] == "on" and hand[THREE] > 0
    first = FOUR if keeps_threes else THREE
    groups = sum(1 for rank in range(first, ACE + 1) if hand[rank])
    if groups == 0 and hand[TWO]:
        groups = 1
    bare = 1 if ruleset["burn_last"] == "bare" and not keeps_threes else 0
    return groups <= hand[SMALL] + hand[BIG] + bare


def holds_burn(hand: Counts, table: GoujiSet, ruleset: Ruleset) -> bool:
    """Tell whether some set of *hand* burns *table* (GJ-10.2.7)."""
    if ruleset["burn_failure"] == "refused" and not _is_near(hand):
        return False
    sizes = (table.size,) if ruleset["joker_exchange"] == "none" else tuple(range(1, sum(hand) + 1))
    lowest = THREE if ruleset["big_joker_tops"] == "true" else min(table.rank + 1, TWO)
    for size in sizes:
        for counts in _sets_of(hand, size, lowest):
            if sets.form_reasons(counts, ruleset) or hold_three.reasons(hand, counts, ruleset):
                continue
            if not burn_reasons(hand, sets.make_set(counts), table, ruleset):
                return True
    return False


def _sets_of(hand: Counts, size: int, lowest: int) -> Iterator[Counts]:
    """Yield every set of *size* cards of *hand* whose naturals are of rank *lowest* or above."""
    for small in range(min(hand[SMALL], size) + 1):
        for big in range(min(hand[BIG], size - small) + 1):
            others = size - small - big
            if others == 0:
                yield _counts(TWO, 0, 0, small, big)
                continue
            if others <= hand[TWO]:
                yield _counts(TWO, others, 0, small, big)
            for rank in range(lowest, TWO):
                for naturals in range(max(1, others - hand[TWO]), min(hand[rank], others) + 1):
                    yield _counts(rank, naturals, others - naturals, small, big)


def _counts(rank: int, naturals: int, twos: int, small: int, big: int) -> Counts:
    counts = [0] * 15
    counts[rank] = naturals
    counts[TWO] += twos
    counts[SMALL] = small
    counts[BIG] = big
    return tuple(counts)


def _is_near(hand: Counts) -> bool:
    """Tell whether *hand* can be near enough to its end: a burn spends one rank at most (S1's formula)."""
    return sets.natural_ranks(hand) <= hand[SMALL] + hand[BIG] + 3


def debt_reasons(hand: Counts, laid: GoujiSet, ruleset: Ruleset) -> tuple[str, ...]:
    """Return why a burner who owes jokers may not lead *laid* from *hand* (GJ-10.3.2, GJ-10.3.7).

    Reasons: ``burner_must_hang`` – no joker in a set that owes one; ``burn_no_joker_path`` – the cards
    left could not be played out (not asked under ``burn_failure = last_place``).
    """
    left = tuple(held - given for held, given in zip(hand, laid.counts, strict=True))
    has_joker = laid.small + laid.big > 0
    if not any(left):
        threes = ruleset["hold_three"] == "on" and laid.rank == THREE
        bare = has_joker or threes or ruleset["burn_last"] == "bare"
        return () if bare else ("burner_must_hang",)
    found = () if has_joker else ("burner_must_hang",)
    if ruleset["burn_failure"] == "refused" and not can_play_out(left, ruleset):
        return (*found, "burn_no_joker_path")
    return found
