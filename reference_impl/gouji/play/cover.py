"""The cover (扣牌): no new lead before the opposite has turned the round down (Article 13)."""

from typing import Final

from gouji.play import turns
from gouji.play.outcome import Codes
from gouji.play.state import Rights, Round, Standing, asks
from gouji.rules import Rules
from gouji.table.seats import OPPOSITE, SEATS, is_partner

DUTY: Final = "GJ-13.2.1"
"""The clause by which the opposite covers."""


def coverer(standing: Standing, round_: Round) -> int:
    """Return the lawful coverer (法定扣牌人) of the set; 0 where he is not in play (GJ-13.2.1, GJ-13.2.5).

    Whether the player of the set is still in play is no matter (GJ-13.2.9).  In the melee it is he as well (GJ-18.2.3);
    a headless player has no opposite in play, and nobody covers his sets (GJ-17.2.7).
    """
    opposite = OPPOSITE[round_.table.seat]
    return opposite if opposite in standing.playing else 0


def owed(standing: Standing, round_: Round, asked: Rights, rules: Rules) -> Rights:
    """Return the cover as the last right of the queue (GJ-13.2.1, GJ-13.2.6).

    It is owed on a dead set (GJ-13.1.1) and on any other that nobody beats (GJ-13.1.2).  None where the opposite is
    *asked* last of all, and so covers in answering (GJ-13.2.7); none where he is not in play (GJ-13.2.5), nor where
    covering is automatic (GJ-13.2.8).
    """
    seat = coverer(standing, round_)
    if not seat or rules.cover == "automatic" or (asked and asked[-1].seat == seat):
        return ()
    return (asks(seat, "cover", DUTY),)


def is_all_else_said(standing: Standing, round_: Round, rules: Rules) -> bool:
    """Tell whether all that is left in the round is the lawful coverer's word (GJ-13.2.6, GJ-13.2.7)."""
    queue = round_.queue
    return len(queue) == 1 and rules.cover == "explicit" and queue[0].seat == coverer(standing, round_)


def why_not(standing: Standing, round_: Round, seat: int, rules: Rules) -> Codes:
    """Return why *seat* may not cover now (Art. 13, GH-turns.5).

    The lawful coverer may once all else is said; whom he has let, then too (GJ-13.2.4); any opponent, where so
    agreed, in the melee once covering is all that is left (GH-turns.5).

    Reasons: ``cover_is_automatic``; ``nothing_to_cover``; ``not_the_coverer`` (GJ-13.2.3); ``cover_not_yet``;
    ``not_your_turn``.
    """
    if found := _why_not_at_all(standing, round_, rules):
        return found
    lawful, head = coverer(standing, round_), round_.queue[0]
    ready = is_all_else_said(standing, round_, rules)
    lawless: Codes = ()
    if seat != lawful and (lawful, seat) not in round_.allowed:
        if is_any_opponent(seat, lawful, standing, rules):
            ready = head.phase == "cover"
        else:
            lawless = ("not_the_coverer",)
    if ready and not lawless:
        return ()
    early: Codes = () if ready else ("cover_not_yet",)
    return (*turns.why_not_now(round_, seat), *lawless, *early)


def why_not_allow(standing: Standing, round_: Round, seat: int, rules: Rules) -> Codes:
    """Return why *seat* may not let another cover now (GJ-13.2.4, GJ-13.2.10).

    Reasons: ``allow_not_the_coverer``; ``allowed_already`` – leave is given once in a round; ``cover_not_yet``;
    ``cover_is_automatic``; ``nothing_to_cover``; ``not_your_turn``.
    """
    if found := _why_not_at_all(standing, round_, rules):
        return found
    found = turns.why_not_now(round_, seat)
    if seat != coverer(standing, round_):
        found += ("allow_not_the_coverer",)
    if any(giver == seat for giver, _ in round_.allowed):
        found += ("allowed_already",)
    return found if is_all_else_said(standing, round_, rules) else (*found, "cover_not_yet")


def why_not_to(standing: Standing, seat: int, to: int) -> Codes:
    """Return why *seat* may not let *to* cover: leave is for another in play (GJ-13.2.4), ``allow_another_in_play``."""
    if to not in SEATS or to == seat or to not in standing.playing:
        return ("allow_another_in_play",)
    return ()


def _why_not_at_all(standing: Standing, round_: Round, rules: Rules) -> Codes:
    if rules.cover == "automatic":
        return ("cover_is_automatic",)
    return () if coverer(standing, round_) else ("nothing_to_cover",)


def is_any_opponent(seat: int, lawful: int, standing: Standing, rules: Rules) -> bool:
    """Tell whether *seat*, besides the *lawful* coverer, may give the cover without his leave (GH-turns.5).

    In the melee under ``melee_cover = any_opponent`` every player of his side may; so may nobody else.
    """
    agreed = standing.melee and rules.melee_cover == "any_opponent"
    return agreed and seat != lawful and is_partner(seat, lawful)


def why_not_play(standing: Standing, round_: Round, seat: int, rules: Rules) -> Codes:
    """Return that a set laid now would be a lead before the cover (GJ-13.2.2), where it would: ``lead_before_cover``.

    Anybody's would while the round waits for nothing but its cover; while the opposite may still follow or cover,
    that of the seat which leads next.
    """
    if not is_all_else_said(standing, round_, rules):
        return ()
    head, player = round_.queue[0], round_.table.seat
    leader = player if player in standing.playing else standing.next_in_play(player)
    leads = seat == leader and seat != head.seat
    return ("lead_before_cover",) if leads or head.phase == "cover" else ()


def clause_of(round_: Round, seat: int) -> str:
    """Return the clause by which the cover of *seat* stands: his own, by leave, or any opponent's."""
    lawful = round_.queue[0].seat
    if seat == lawful:
        return DUTY
    return "GJ-13.2.4" if (lawful, seat) in round_.allowed else "GH-turns.5"
