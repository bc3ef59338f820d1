"""Burning (烧牌): who may burn a 够级牌, with what, and what he owes for it (Article 10)."""

from collections.abc import Iterator
from typing import Final

from gouji.play import headless, laying, lost_turn, turns
from gouji.play.outcome import Codes
from gouji.play.state import Rights, Round, Standing, asks
from gouji.rules import Rules
from gouji.table import beats, sets
from gouji.table.cards import BIG, FOUR, NO_CARDS, SMALL, THREE, TWO, Counts
from gouji.table.seats import OPPOSITE, SIDE_FIRST
from gouji.table.sets import GoujiSet

ASKED: Final = "GJ-10.2.7"
"""The clause by which a seat is asked whether it burns."""

# Who may


def asked(hands: tuple[Counts, ...], standing: Standing, round_: Round, rules: Rules) -> Rights:
    """Return who is asked whether he burns the set just laid, before anybody answers it (GJ-10.1.1).

    Whoever holds a burn (GJ-10.2.7) and against whom nothing speaks: the side of the set's player in turn order,
    then the other side (GJ-10.1.2, GJ-10.2.2, GJ-10.2.3).  A burn is itself a 够级牌 (GJ-10.2.4): all are asked afresh
    over it, the player burned included (GJ-10.2.9).
    """
    table = round_.table
    if not table.gouji:
        return ()
    return tuple(
        [
            asks(seat, "burn", ASKED)
            for seat in SIDE_FIRST[table.seat]
            if seat in standing.playing
            and not why_not_at_all(standing, round_, seat)
            and holds_burn(hands[seat - 1], table.cards, rules)
        ]
    )


def why_not_at_all(standing: Standing, round_: Round, seat: int) -> Codes:
    """Return why *seat* may not burn the set on the table, whoever's turn it is and whatever he holds.

    A round at whose start two are out belongs to the melee, so that burning takes five who were not (GH-burn.1).

    Reasons: ``burn_in_melee`` (GJ-10.2.1, GJ-18.1.1); ``burn_not_gouji``; ``burn_dead_set`` (GJ-8.3.7);
    ``burn_by_opposite`` (GJ-10.2.5); ``burn_passed`` (GJ-10.2.6); those of ``headless.why_not_burn`` and
    ``lost_turn.why_not_burn``.
    """
    table = round_.table
    found: Codes = ("burn_in_melee",) if standing.melee else ()
    if not table.gouji:
        found += ("burn_not_gouji",)
    if table.dead:
        found += ("burn_dead_set",)
    if seat == OPPOSITE[table.seat]:
        found += ("burn_by_opposite",)
    if seat in round_.passed:
        found += ("burn_passed",)
    return found + headless.why_not_burn(standing, round_, seat) + lost_turn.why_not_burn(standing, seat)


def why_not(standing: Standing, round_: Round, seat: int) -> Codes:
    """Return why *seat* is not to burn the set now: the turn, and those of ``why_not_at_all``."""
    head = round_.queue[0]
    if head.phase == "burn" and head.seat == seat:
        return ()
    return turns.why_not_now(round_, seat) + why_not_at_all(standing, round_, seat)


def why_not_decline(round_: Round, seat: int) -> Codes:
    """Return why *seat* has nothing to decline: only who is asked to burn has (GJ-10.2.7).

    Reasons: ``not_your_turn``, ``decline_outside_window``.
    """
    head = round_.queue[0]
    if head.phase == "burn" and head.seat == seat:
        return ()
    return (*turns.why_not_now(round_, seat), "decline_outside_window")


ELSE: Final = ("burn_or_decline",)
"""Why one who is asked whether he burns may not do anything else (GJ-10.2.7)."""

# With what


def wrong_burn(hand: Counts, burn: GoujiSet, table: GoujiSet, rules: Rules) -> Codes:
    """Return why *burn*, laid from *hand*, does not burn *table*; nothing where it does (GJ-10.3.1).

    Reasons: those of ``beats.beat_reasons``, and ``burn_no_joker_path`` (GJ-10.3.5) where the cards left
    cannot be played out as a burner must; under ``burn_test = held`` instead ``burn_ranks_too_many`` – the cards
    held before the burn decide (GH-burn.8, S1); under ``burn_failure = last_place`` it need only beat (GH-burn.2, S4).
    """
    found = beats.beat_reasons(burn, table, rules)
    if rules.burn_failure == "last_place":
        return found
    if rules.burn_test == "held":
        too_many = sets.natural_ranks(hand) > hand[SMALL] + hand[BIG] + 2
        return (*found, "burn_ranks_too_many") if too_many else found
    return found if can_play_out(burn.taken_from(hand), rules) else (*found, "burn_no_joker_path")


def can_play_out(hand: Counts, rules: Rules) -> bool:
    """Tell whether *hand* can be led to its end with a joker in every set that owes one (GJ-10.3.5, GJ-10.3.6).

    With G different natural ranks (2s count as one where there is nothing left to paste them on, GH-burn.11) and J
    jokers: G ≤ J + 1, since the last set may go bare (GJ-10.3.3, GJ-10.3.4); G ≤ J where it may not (``burn_last =
    hung``, GH-burn.7), or where the last set is the 3s under 憋3, which are then not counted in G (GJ-10.3.10).  A bare
    rank can only be a last set that goes bare (GH-burn.10).
    """
    keeps_threes = rules.hold_three == "on" and hand[THREE] > 0
    ranks = [rank for rank in range(FOUR if keeps_threes else THREE, TWO) if hand[rank]]
    takes_nothing = [rank for rank in ranks if rank in sets.bare_ranks(rules)]
    twos_alone = hand[TWO] > 0 and len(takes_nothing) == len(ranks)
    groups = len(ranks) + (1 if twos_alone else 0)
    bare = 1 if rules.burn_last == "bare" and not keeps_threes else 0
    if len(takes_nothing) > bare:
        return False
    return groups <= hand[SMALL] + hand[BIG] + bare


def holds_burn(hand: Counts, table: GoujiSet, rules: Rules) -> bool:
    """Tell whether some set of *hand* burns *table* (GJ-10.2.7)."""
    if rules.burn_failure == "refused" and not _is_near(hand):
        return False
    sizes = (table.size,) if rules.joker_exchange == "none" else tuple(range(1, sum(hand) + 1))
    lowest = THREE if rules.big_joker_tops == "true" else min(table.rank + 1, TWO)
    for size in sizes:
        for counts in _sets_of(hand, size, lowest):
            if sets.form_reasons(counts, rules) or laying.wrong_choice(hand, counts, rules):
                continue
            if not wrong_burn(hand, sets.make_set(counts), table, rules):
                return True
    return False


def _sets_of(hand: Counts, size: int, lowest: int) -> Iterator[Counts]:
    """Yield every set of *size* cards of *hand* whose naturals are of rank *lowest* or above."""
    for small in range(hand[SMALL] + 1):
        for big in range(hand[BIG] + 1):
            others = size - small - big
            if others < 0:
                break
            if others == 0:
                yield _counts(TWO, 0, 0, small, big)
                continue
            if others <= hand[TWO]:
                yield _counts(TWO, others, 0, small, big)
            for rank in range(lowest, TWO):
                for naturals in range(max(1, others - hand[TWO]), min(hand[rank], others) + 1):
                    yield _counts(rank, naturals, others - naturals, small, big)


def _counts(rank: int, naturals: int, twos: int, small: int, big: int) -> Counts:
    counts = list(NO_CARDS)
    counts[rank] = naturals
    counts[TWO] += twos
    counts[SMALL] = small
    counts[BIG] = big
    return tuple(counts)


def _is_near(hand: Counts) -> bool:
    """Tell whether *hand* can be near enough to its end: a burn spends one rank at most (S1's formula)."""
    return sets.natural_ranks(hand) <= hand[SMALL] + hand[BIG] + 2


# What he owes


def breaks_debt(hand: Counts, laid: GoujiSet, rules: Rules) -> Codes:
    """Return why a burner who owes jokers may not lead *laid* from *hand* (GJ-10.3.2, GJ-10.3.7).

    Reasons: ``burner_must_hang`` – no joker in a set that owes one; ``burn_no_joker_path`` – the cards
    left could not be played out (not asked under ``burn_failure = last_place``, GH-burn.3, nor ``burn_test =
    held``, GH-burn.8).
    """
    left = laid.taken_from(hand)
    has_joker = laid.small + laid.big > 0
    if not any(left):
        threes = rules.hold_three == "on" and laid.rank == THREE
        bare = has_joker or threes or rules.burn_last == "bare"
        return () if bare else ("burner_must_hang",)
    found = () if has_joker else ("burner_must_hang",)
    if rules.burn_failure == "refused" and rules.burn_test == "left" and not can_play_out(left, rules):
        return (*found, "burn_no_joker_path")
    return found


def is_lapsed(left: Counts, rules: Rules) -> bool:
    """Tell whether a burner with *left* owes no more: his jokers are spent and more than one set is left (GH-burn.9).

    Only under ``burn_test = held``; else a burn leaves cards that can be played out.
    """
    if rules.burn_test == "left" or rules.burn_failure == "last_place" or left[SMALL] or left[BIG]:
        return False
    return any(left) and bool(sets.form_reasons(left, rules))
