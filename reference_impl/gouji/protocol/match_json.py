"""A match as JSON, and back: its state, its acts, and where it begins (``spec/protocol/match.*.json``)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from gouji.lister import match_moves
from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done, Verb
from gouji.match.judge import MatchOutcome
from gouji.match.record import Record
from gouji.match.state import NO_HANDS, Last, Match
from gouji.play import action as of_the_hand
from gouji.play.action import Action
from gouji.protocol.as_json import Answer, event_json, move_json, read_action, state_json
from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.protocol.params import Params, counts_at
from gouji.rules import Rules
from gouji.settle import tribute
from gouji.settle.tribute import Due
from gouji.table import cards, suits
from gouji.table.cards import NO_CARDS
from gouji.table.seats import SEATS

# From JSON


def read_record(params: Params, rules: Rules) -> Record:
    """Return the match that ``match/start`` begins.

    Raises:
        ProtocolError: its facts do not go together, or the number of hands is not the one agreed on (−32602).
    """
    hands = rules.hands or _hands_said(params)
    begin = {name: value for name, value in (params.get("begin") or {}).items() if value}
    places = tuple(int(seat) for seat in begin.get("places", ()))
    scores = tuple((int(odd), int(even)) for odd, even in begin.get("scores", ()))
    names = tuple(begin.get("names", ()))
    if names and len(set(names)) != len(SEATS):
        raise ProtocolError(INVALID_PARAMS, "begin.names: expected six different names")
    if places and sorted(places) != list(SEATS):
        raise ProtocolError(INVALID_PARAMS, "begin.places: expected each of the six seats once")
    if ("held" in begin) != ("leader" in begin):
        raise ProtocolError(INVALID_PARAMS, "begin: expected held and leader together")
    carried = {"dues", "lost_turns", "breaches", "fines"} & {*begin}
    if "dues" in carried and not places:
        raise ProtocolError(INVALID_PARAMS, "begin.dues: expected places too, those of the hand that leaves them")
    if len(scores) >= hands:
        raise ProtocolError(INVALID_PARAMS, f"begin.scores: expected fewer hands than the match has, {hands}")
    return Record(
        hands,
        names=names or (_NAMES if places or carried or "held" in begin else ()),
        scores=scores or (((0, 0),) if places else ()),
        last=Last(places, int(begin.get("revolution", 0)), dues=_dues(begin.get("dues", ()))) if places else None,
        first_opener=int(begin.get("first_opener", 1 if places else 0)),
        held=tuple(counts_at(f"begin.held.{seat}", begin["held"].get(str(seat), "")) for seat in SEATS)
        if "held" in begin
        else NO_HANDS,
        leader=int(begin.get("leader", 0)),
        lost_turns=tuple(sorted(int(seat) for seat, many in begin.get("lost_turns", {}).items() for _ in range(many))),
        breaches=tuple((int(seat), one) for seat, found in begin.get("breaches", {}).items() for one in found),
        fines=tuple((int(seat), int(points)) for seat, points in begin.get("fines", {}).items()),
    )


def _dues(written: Sequence[dict[str, Any]]) -> tuple[Due, ...]:
    """Return what the hand before leaves owed besides place tribute.

    Raises:
        ProtocolError: somebody owes himself (−32602).
    """
    dues = tuple(Due(due["kind"], int(due["payer"]), int(due["receiver"]), int(due["count"])) for due in written)
    if any(due.payer == due.receiver for due in dues):
        raise ProtocolError(INVALID_PARAMS, "begin.dues: expected payer and receiver to be two seats")
    return tribute.in_order(dues)


_NAMES = ("P1", "P2", "P3", "P4", "P5", "P6")


def _hands_said(params: Params) -> int:
    if "hands" not in params:
        raise ProtocolError(INVALID_PARAMS, "hands: expected how many, since the ruleset leaves it open")
    return int(params["hands"])


def read_done(params: Params) -> Done:
    """Return what ``match/act`` asks to do.

    Raises:
        CardsError: the cards cannot be read: a player's mistake, and no error of the protocol.
        ProtocolError: something goes with the verb that does not, or is missing (−32602).
    """
    do, seat = params["do"], int(params.get("seat") or 0)
    if do == of_the_hand.PICK:
        _needs_seat(do, seat)
        return Action(
            seat, do, to=int(params.get("to") or 0), sets=tuple(map(cards.parse_cards, params.get("sets", ())))
        )
    if do in of_the_hand.VERBS:
        _needs_seat(do, seat)
        return read_action(params)
    if do in verbs.OF_A_SEAT:
        _needs_seat(do, seat)
    if do in verbs.BY_REFEREE:
        return _word_of_the_referee(do, seat, params)
    text = params.get("cards", "")
    names, groups = _names(do, params), tuple(tuple(group) for group in params.get("groups", ()))
    if do == verbs.DEAL and "hands" in params:
        return Act(do, hands=tuple(suits.parse_suited(params["hands"].get(str(where), "")) for where in SEATS))
    suited = suits.parse_suited(text) if do in verbs.WITH_SUITS else ()
    if do in (verbs.LOTS, verbs.PAIRED_LOTS) and len(suited) != len(SEATS):
        raise ProtocolError(INVALID_PARAMS, "cards: expected six, one for each name")
    plain = cards.parse_cards(text) if do in verbs.WITH_CARDS else NO_CARDS
    to = int(params.get("to") or 0)
    if do in verbs.TO_A_SEAT and not to:
        raise ProtocolError(INVALID_PARAMS, f"to: expected the seat that {do} names")
    return Act(do, seat if do in verbs.OF_A_SEAT else 0, cards=plain, suited=suited, to=to, names=names, groups=groups)


def _word_of_the_referee(do: Verb, seat: int, params: Params) -> Act:
    _needs_seat(do, seat)
    if "infraction" not in params:
        raise ProtocolError(INVALID_PARAMS, "infraction: expected in what the seat was found")
    return Act(do, seat, breach=params["infraction"], turns=int(params.get("turns", 0)))


def _names(do: str, params: Params) -> tuple[str, ...]:
    """Return the names that go with a verb; how many there are on a side is a matter of the law."""
    if do == verbs.REPLACE:
        newcomers = {int(where): str(name) for where, name in params.get("newcomers", {}).items()}
        if not newcomers:
            raise ProtocolError(INVALID_PARAMS, "newcomers: expected one seat at least")
        return tuple(newcomers.get(where, "") for where in SEATS)
    if do in verbs.WITH_GROUPS and "groups" not in params:
        raise ProtocolError(INVALID_PARAMS, f"groups: expected who is together, for {do}")
    if do in (verbs.LOTS, verbs.PAIRED_LOTS, verbs.SIT) and "names" not in params:
        raise ProtocolError(INVALID_PARAMS, f"names: expected six, for {do}")
    return tuple(params.get("names", ()))


def _needs_seat(do: str, seat: int) -> None:
    if not seat:
        raise ProtocolError(INVALID_PARAMS, f"seat: expected who does it: {do} is done by a seat")


# To JSON


def outcome_json(outcome: MatchOutcome, state: Answer) -> Answer:
    """Return the verdict on an act, with the *state* after it: ``reasons`` only where it is refused."""
    answer: Answer = {"accepted": outcome.accepted}
    if not outcome.accepted:
        answer["reasons"] = list(outcome.reasons)
    answer["events"] = [event_json(event) for event in outcome.events]
    answer["state"] = state
    return answer


def match_state_json(match: Match, rules: Rules) -> Answer:
    """Return what everybody may know of a match, the cards paid and returned among it (GH-tribute.9)."""
    table = match.table
    play = None if match.play is None else state_json(match.play, rules)
    odd, even = table.totals
    held = table.held if match.play is None else match.play.hands
    opened = table.opened
    answer: Answer = {
        "step": steps.at_hand(table),
        "to_act": _to_act_json(match, rules) if play is None else play["to_act"],
        "hand": min(table.hand_number, table.hands),
        "hands": table.hands,
        "names": list(table.names),
        "scores": [list(score) for score in table.scores],
        "odd": odd,
        "even": even,
        "places": [] if table.last is None else list(table.last.places),
        "opening": None if opened is None else opened.occasion,
        "opener": None if opened is None else opened.opener or None,
        "first_taker": None if opened is None else opened.taker or None,
        "leader": table.leader or None,
        "revolution": table.revolution or None,
        "held": {str(seat): sum(held[seat - 1]) for seat in SEATS},
        "dues": _dues_json(match),
        "returns": _returns_json(match),
        "play": play,
        **_carried_json(match),
    }
    return answer


def _to_act_json(match: Match, rules: Rules) -> Answer | None:
    acting = steps.to_act(match, rules)
    return None if acting is None else {"seat": acting[0] or None, "may": list(acting[1])}


def _carried_json(match: Match) -> Answer:
    """Return what the referee's word leaves behind, of each seat that it concerns."""
    table = match.table
    lost = table.lost_turns if match.play is None else match.play.standing.lost_turns
    found, fines = dict[str, list[str]](), Counter[str]()
    for seat, breach in table.breaches:
        found.setdefault(str(seat), []).append(breach)
    for seat, points in table.fines:
        fines[str(seat)] += points
    return {
        "lost_turns": {str(seat): lost.count(seat) for seat in dict.fromkeys(lost)},
        "breaches": found,
        "fines": dict(fines),
        "made_last": list(table.made_last),
        "vacant": sorted(table.vacant),
    }


def _dues_json(match: Match) -> list[Answer]:
    paying = match.table.paying
    if paying is None:
        return []
    paid = {number: cards.cards_text(entry.cards) for number, entry in paying.paid}
    open_ = {ask.number for ask in paying.asks if ask.about == "pay"}
    return [
        {
            "kind": due.kind,
            "payer": due.payer,
            "receiver": due.receiver,
            "count": due.count,
            "paid": None if number in open_ else paid.get(number, ""),
        }
        for number, due in enumerate(paying.dues)
    ]


def _returns_json(match: Match) -> list[Answer]:
    returning = match.table.returning
    if returning is None:
        return []
    return [
        {
            "kind": back.kind,
            "giver": back.giver,
            "taker": back.taker,
            "count": back.count,
            "given": cards.cards_text(given),
        }
        for back, given in zip(returning.returns, returning.given, strict=True)
    ]


def done_json(done: Done) -> Answer:
    """Return one thing that can be done, as ``match/act`` takes it."""
    if not isinstance(done, Act):
        return {"seat": done.seat, **move_json(done)}
    answer: Answer = {"seat": done.seat or None, "do": done.do}
    if done.suited:
        answer["cards"] = suits.suited_text(done.suited)
    elif any(done.cards):
        answer["cards"] = cards.cards_text(done.cards)
    if done.to:
        answer["to"] = done.to
    if done.breach is not None:
        answer["infraction"] = done.breach
    if done.turns:
        answer["turns"] = done.turns
    return answer


def moves_json(match: Match, rules: Rules) -> list[dict[str, Any]]:
    """Return every lawful act that can be listed."""
    return [done_json(done) for done in match_moves.legal(match, rules)]
