"""The engine's values as JSON, and back: what a state, an event, a move, a position is on the wire.

``spec/protocol/`` says what each looks like.  Parameters are read here that fit their schema: what can still be
wrong with them is a matter of the law.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from gouji.play import action as verbs
from gouji.play import consequences, rights, seating, speech
from gouji.play.action import Action
from gouji.play.outcome import Event, Outcome
from gouji.play.state import Laid, Pick, State
from gouji.protocol.error import INVALID_PARAMS, UNSUPPORTED, ProtocolError
from gouji.protocol.params import Params, counts_at
from gouji.referee import sanctions
from gouji.referee.sanctions import Sanction
from gouji.rules import Rules, rules_of
from gouji.table import cards
from gouji.table.cards import NO_CARDS
from gouji.table.seats import SEATS
from gouji_spec.protocol import governing
from gouji_spec.ruleset import Ruleset, RulesetError

Answer = dict[str, Any]

STATE_FIELDS: Final = (
    "passed",
    "opened",
    "headless",
    "melee",
    "burner",
    "dead_gou",
    "may",
    "half",
    "speakers",
    "walls",
    "pick",
    "caught",
    "sanction",
    "lost_turns",
)
"""The optional parts of answers that this engine gives: of a state, and of what is said at the table."""


# From JSON.  A whole number may be written 1.0, and is a seat all the same.


def read_rules(method: str, params: Params) -> Rules:
    """Return the rules that the ruleset of a request makes; only options that govern *method* are looked at.

    Raises:
        ProtocolError: the ruleset contradicts itself (−32602), or is not played (−32001).
    """
    written = params["ruleset"]
    return _rules(method, written["profile"], tuple(written["options"].items()))


@lru_cache(maxsize=256)
def _rules(method: str, profile: str, departures: tuple[tuple[str, str], ...]) -> Rules:
    try:
        return rules_of(Ruleset.of(profile, **dict(departures)), governing(method))
    except RulesetError as error:
        code = INVALID_PARAMS if error.clause else UNSUPPORTED
        raise ProtocolError(code, str(error)) from error


def read_position(params: Params, rules: Rules) -> State:
    """Return the state at the lead that ``play/start`` describes.

    Cards named for a seat that has revolted are those it has thrown away (弃牌, GJ-23.1): they are in nobody's
    hand.

    Raises:
        ProtocolError: it is no position: cards that cannot be read, a seat out that holds cards, a seat in play
            that holds none, more cards than the decks have (−32602).
    """
    position = params["position"]
    out = tuple(int(seat) for seat in position.get("out", ()))
    revolution = int(position.get("revolution") or 0)
    written = {int(seat): counts_at(f"position.hands.{seat}", text) for seat, text in position["hands"].items()}
    hands = tuple(NO_CARDS if seat == revolution else written.get(seat, NO_CARDS) for seat in SEATS)
    found = seating.fault(hands, out, revolution)
    if found is not None:
        who = "this seat " if found.seat else ""
        raise ProtocolError(INVALID_PARAMS, f"position.{found.place}: {who}{found.problem}")
    lost = tuple(int(seat) for seat, turns in position.get("lost_turns", {}).items() for _ in range(int(turns)))
    priceless = position.get("priceless")
    return consequences.start(hands, int(position["leader"]), rules, out, revolution, lost, priceless=priceless)


def read_action(params: Params) -> Action:
    """Return what ``play/act`` asks to do.

    Raises:
        CardsError: the cards cannot be read: a player's mistake, and no error of the protocol.
    """
    seat, do = int(params["seat"]), params["do"]
    laid = cards.parse_cards(params["cards"]) if do in verbs.WITH_CARDS else NO_CARDS
    return Action(seat, do, laid, int(params["to"]) if do == verbs.ALLOW_COVER else 0)


def read_pick(params: Params) -> Action:
    """Return what ``table/pick`` asks: a seat, the partner it names, the sets in the order fixed.

    Raises:
        CardsError: a set that cannot be read: a player's mistake, and no error of the protocol.
    """
    order = tuple(cards.parse_cards(text) for text in params["sets"])
    return Action(int(params["seat"]), verbs.PICK, NO_CARDS, int(params["partner"]), order)


# To JSON


def verdict_json(reasons: Sequence[str]) -> Answer:
    """Return the verdict on something that nothing else follows from: ``reasons`` only where it is refused."""
    return {"accepted": False, "reasons": list(reasons)} if reasons else {"accepted": True}


def outcome_json(outcome: Outcome, state: Answer) -> Answer:
    """Return the verdict on an action, with the *state* after it: ``reasons`` only where it is refused."""
    answer: Answer = {"accepted": outcome.accepted}
    if not outcome.accepted:
        answer["reasons"] = list(outcome.reasons)
    answer["events"] = [event_json(event) for event in outcome.events]
    answer["state"] = state
    return answer


_COUNTED: Final = {sanctions.LOST_TURNS: "turns", sanctions.FINE: "points"}


def sanction_json(sanction: Sanction) -> Answer:
    """Return what a breach costs."""
    answer: Answer = {"kind": sanction.kind}
    if sanction.kind in _COUNTED:
        answer[_COUNTED[sanction.kind]] = sanction.amount
    if sanction.at_least:
        answer["at_least"] = True
    return {**answer, "clause": sanction.clause}


def earned_json(earned: Sanction | None) -> Answer | None:
    """Return what an act earns, None for nothing."""
    return None if earned is None else sanction_json(earned)


def event_json(event: Event) -> Answer:
    """Return something that happened at the table; what concerns everybody has the seat null."""
    return {"event": event.name, "seat": event.seat or None, "clause": event.clause}


def move_json(move: Action) -> Answer:
    """Return one action of the seat to act."""
    answer: Answer = {"do": move.do}
    if move.do in verbs.WITH_CARDS:
        answer["cards"] = cards.cards_text(move.cards)
    if move.to:
        answer["to"] = move.to
    return answer


def state_json(state: State, rules: Rules) -> Answer:
    """Return what everybody at the table may know of *state*."""
    standing, round_, turn = state.standing, state.round, state.turn
    table = None if round_ is None else round_.table
    answer: Answer = {
        "phase": state.phase,
        "to_act": None if turn is None else {"seat": turn.seat, "may": list(rights.offered(state, rules))},
        "table": None if table is None else _table_json(table),
        "hands": {str(seat): 0 if seat == standing.revolution else sum(state.hand(seat)) for seat in SEATS},
        "out": list(standing.out),
        "passed": [] if round_ is None else sorted(round_.passed),
        "opened": sorted(standing.opened),
        "headless": [seat for seat in standing.playing if seat in standing.headless],
        "lost_turns": {str(seat): standing.lost_turns.count(seat) for seat in dict.fromkeys(standing.lost_turns)},
        "melee": standing.melee,
        "burner": None if state.debt is None else state.debt.burner,
        "dead_gou": table is not None and table.dead_gou,
        "half": speech.half(state),
        "speakers": list(speech.speakers(state)),
        "walls": {str(seat): speech.wall(state, seat, rules) or None for seat in standing.playing},
        "pick": None if state.pick is None else pick_json(state.pick),
        "caught": [{"seat": seat, "by": by} for seat, by in state.caught_known],
    }
    if state.places:
        answer["places"] = list(state.places)
    return answer


def pick_json(pick: Pick) -> Answer:
    """Return a pick that goes on: the cards not led yet lie open, set by set."""
    return {"seat": pick.seat, "partner": pick.partner, "sets": [cards.cards_text(one) for one in pick.sets]}


def _table_json(table: Laid) -> Answer:
    return {"seat": table.seat, "cards": str(table.cards), "gouji": table.gouji, "dead": table.dead}
