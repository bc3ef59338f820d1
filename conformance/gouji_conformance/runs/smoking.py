"""Does an engine keep the protocol?  A handful of requests, looked at for their shape and never for the rules."""

import time
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from gouji_conformance.engines.fault import EngineFault, fault_sentence
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import EngineInfo, Session, opener
from gouji_conformance.engines.transcript import Entry, Transcript
from gouji_conformance.engines.wire import UNKNOWN_METHOD, UNSUPPORTED, Reply, Request, encode
from gouji_conformance.reports.printable import printable
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.speech.messages import message
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.protocol import optional_fields, result_check, set_fields, state_fields
from gouji_spec.ruleset import PROFILES
from gouji_spec.text import Text

DEFAULT_SMOKE_TIMEOUT: Final = 2.0
"""Seconds for one answer: whoever starts slowly is given more with ``--timeout``."""

_LEAVE: Final = 2.0
"""Seconds to end in after ``shutdown``."""
_NO_METHOD: Final = "gouji/no_such_method"
_GAME: Final = "smoke"
_HANDS: Final = {"1": "B 2 A A 9 9", "2": "K K 8", "3": "Q Q 7", "4": "J J 6", "5": "T T 5", "6": "9 4"}
_DUE: Final = {"kind": "place", "payer": 6, "receiver": 1, "count": 2}
_THREES: Final = {"1": "2 S B", "2": "333", "3": "333", "4": "3*4", "5": "333", "6": "333"}
_PROBES: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "sets": {"sets/classify": {"cards": "A A"}, "sets/beats": {"cards": "K K", "over": "Q Q"}},
    "play": {
        "play/start": {"game": _GAME, "position": {"hands": _HANDS, "leader": 1}},
        "play/state": {"game": _GAME},
        "play/moves": {"game": _GAME},
        "play/act": {"game": _GAME, "seat": 1, "do": "play", "cards": "9 9"},
    },
    "deal": {
        "deal/seats": {"seat": 1},
        "deal/opening": {"hand": 0, "named": 1, "chance": 1, "drawn": "5h"},
        "deal/leader": {"opening": "first", "first_taker": 1, "shows": [], "hands": {"2": "3h"}, "chance": 2},
        "deal/remove": {"leader": 1, "hands": {"1": "3 5"}, "seat": 1, "cards": "3"},
    },
    "hold-three": {
        "hold-three/buyers": {"hands": _THREES, "first_taker": 1},
        "hold-three/buy": {"hands": _THREES, "first_taker": 1, "do": "buy", "buyer": 1, "seller": 4, "cards": "2"},
        "hold-three/revolt": {"hand": "A K 9", "step": "buying"},
    },
    "score": {
        "match/score": {"places": [1, 2, 3, 4, 5, 6], "revolution": None},
        "match/total": {"hands": [{"places": [1, 2, 3, 4, 5, 6], "revolution": None}]},
    },
    "tribute": {
        "tribute/dues": {"places": [1, 2, 3, 4, 5, 6], "revolution": None},
        "tribute/pay": {"dues": [_DUE], "hands": {"6": "B 2 A"}},
        "tribute/act": {"dues": [_DUE], "hands": {"6": "B 2 A"}, "due": 1, "do": "pay", "seat": 6, "cards": "B 2"},
        "tribute/return": {
            "kind": "place",
            "paid": 1,
            "giver_hand": "2 9 5",
            "payer_hand": "9 4",
            "do": "return",
            "cards": "9",
        },
        "tribute/name_last": {"places": [1, 3, 2, 5, 4, 6], "named": 4, "agreed": [2, 4, 6]},
    },
    "referee": {
        "referee/sanction": {"infraction": "missed_play", "earlier": []},
        "referee/ruling": {
            "infraction": "missed_play",
            "earlier": [],
            "sanctions": [{"kind": "lost_turns", "turns": 1}],
        },
        "referee/tribute": {"kind": "place", "held": "B 2", "hidden": "B", "paid": "2"},
    },
    "point-dues": {
        "points/call": {"seat": 1, "target": 4, "kind": "blind", "before": "opening"},
        "points/open": {"sets": [{"seat": 1, "cards": "K K"}, {"seat": 4, "cards": "A A", "answers": True}]},
        "points/dues": {"opened": [1, 2, 3], "calls": {"4": "seen"}},
    },
}
_WITHOUT_RULESET: Final = {"play/state", "play/moves", "play/act", "tribute/name_last"}


class Finding(msgspec.Struct, frozen=True):
    """One thing that was seen.

    Attributes:
        kind: what; ``messages/smoke.toml`` has a sentence for it, and the next thing to do under ``next_<kind>``.
        wrong: it breaks the protocol; else it is worth a look.
        values: what the sentences are filled in with.
    """

    kind: str
    wrong: bool
    values: dict[str, Any] = {}

    @property
    def said(self) -> Text:
        """What was seen."""
        if self.kind.startswith("fault_"):
            kind = self.kind.removeprefix("fault_")
            return message("smoke.fault", where=self.values["where"], problem=fault_sentence(kind, self.values))
        return message(f"smoke.{self.kind}", **self.values)

    @property
    def next(self) -> Text:
        """The next thing to do."""
        if self.values.get("where") == _NO_METHOD:
            return message("smoke.next_knows_no_method")
        return message(f"smoke.next_{self.kind}", **self.values)


class Smoke(msgspec.Struct, frozen=True):
    """What an engine looks like.

    Attributes:
        info: what it says of itself; None where it does not get so far.
        handshake: its answer to ``initialize`` as it stands; None where there is none.
        seconds: from its start to that answer.
        findings: in the order in which they were seen.
        asked: how many requests it answered.
        log: the last lines of its log.
    """

    info: EngineInfo | None
    handshake: Any
    seconds: float
    findings: tuple[Finding, ...]
    asked: int
    log: tuple[str, ...]

    @property
    def keeps_protocol(self) -> bool:
        """Nothing wrong was seen."""
        return not any(finding.wrong for finding in self.findings)


def smoke(engine: EngineName, timeout: float = DEFAULT_SMOKE_TIMEOUT) -> Smoke:
    """Start *engine*, ask it a little, end it, and tell what was seen."""
    said: list[Entry] = []
    began = time.monotonic()
    try:
        session = opener(engine, timeout, transcript=Transcript(said.append))()
    except EngineFault as fault:
        seconds = time.monotonic() - began
        return Smoke(None, _handshake(said), seconds, (_fault(fault, "initialize"),), 0, fault.log)
    seconds = time.monotonic() - began
    handshake = _handshake(said)
    findings = list(_claims(session.info, handshake))
    asked = _probe(session, timeout, findings)
    if session.link.ours and not any(finding.kind.startswith("fault_") for finding in findings):
        _end(session, timeout, findings)
    session.cut()
    return Smoke(session.info, handshake, seconds, tuple(findings), asked, tuple(session.link.log()))


def _handshake(said: Sequence[Entry]) -> Any:
    for entry in said:
        if entry.to == "harness" and isinstance(entry.message, msgspec.Raw):
            message = msgspec.json.decode(entry.message)
            return message.get("result", message) if isinstance(message, dict) else message
    return None


def _fault(fault: EngineFault, where: str) -> Finding:
    return Finding(f"fault_{fault.kind}", wrong=True, values={**fault.values, "where": where})


# What it claims


def _claims(info: EngineInfo, handshake: Any) -> Iterator[Finding]:
    """Yield what is odd in what the engine says of itself."""
    for field, named, known in (
        ("areas", info.areas, AREAS),
        ("profiles", info.profiles, PROFILES),
        ("sets", info.sets, set_fields()),
        ("state", info.state, optional_fields()),
        ("options", tuple(info.options), tuple(options().options)),
        ("declares", info.declares, _declared()),
    ):
        yield from (
            Finding("unknown_name", wrong=True, values=_near(field, word, known)) for word in named if word not in known
        )
    for field, given in (("areas", info.areas), ("profiles", info.profiles)):
        if not given:
            yield Finding("claims_nothing", wrong=True, values={"field": field})
    yield from _values(info)
    fields = [field.name for field in msgspec.structs.fields(EngineInfo)]
    for word in handshake if isinstance(handshake, dict) else ():
        if word not in fields:
            yield Finding("unknown_field", wrong=False, values=_near("", word, fields))


def _values(info: EngineInfo) -> Iterator[Finding]:
    """Yield the values that the options it names do not have."""
    for name, values in info.options.items():
        option = options().options.get(name)
        # Those of an option with a pattern are not listed.
        known = ("*", *(value.id for value in option.values)) if option is not None and option.values else values
        for word in values:
            if word not in known:
                yield Finding("unknown_name", wrong=True, values=_near(f"options.{name}", word, known))


def _declared() -> tuple[str, ...]:
    return tuple(clause.id for clause in law().clauses().values() if clause.modality == "declares")


def _near(field: str, word: str, known: Sequence[str]) -> dict[str, Any]:
    near = get_close_matches(word, known, n=1, cutoff=0.6)
    return {"field": field, "word": printable(word, 60), "known": ", ".join(near or known)}


# What it answers


def _probe(session: Session, timeout: float, findings: list[Finding]) -> int:
    """Ask a little of every area claimed, all at once as a run does; return how many answers came."""
    asked = list(_requests(session))
    session.link.send([encode(request) for request in asked])
    answered = 0
    for request in asked:
        try:
            reply = session.link.receive(time.monotonic() + timeout)
            if session.link.early:
                raise EngineFault("answered_early", method=request.method)  # noqa: TRY301 - as any
            if reply.id != request.id:
                raise EngineFault("wrong_id", expected=request.id, found=repr(reply.id)[:80])  # noqa: TRY301 - as any
        except EngineFault as fault:
            findings.append(_fault(fault, request.method))
            return answered
        answered += 1
        findings.extend(_looked_at(request, reply, session.info))
    return answered


def _requests(session: Session) -> Iterator[Request]:
    ruleset = {
        "profile": next((name for name in session.info.profiles if name in PROFILES), PROFILES[0]),
        "options": {},
    }
    yield Request(session.next_id(), _NO_METHOD, {})
    for area, probes in _PROBES.items():
        for method, params in probes.items() if area in session.info.areas else ():
            if method != "play/moves" or session.info.lists_moves:
                with_ruleset = params if method in _WITHOUT_RULESET else {"ruleset": ruleset, **params}
                yield Request(session.next_id(), method, with_ruleset)


def _looked_at(request: Request, reply: Reply, info: EngineInfo) -> Iterator[Finding]:
    """Yield what is odd in the shape of *reply*; whether it is right is not asked here."""
    method = request.method
    if method == _NO_METHOD:
        if reply.error is None or reply.error.code != UNKNOWN_METHOD:
            found = "result" if reply.error is None else str(reply.error.code)
            yield Finding("knows_no_method", wrong=True, values={"method": method, "found": found})
        return
    if reply.error is not None:
        refused = reply.error.code in (UNKNOWN_METHOD, UNSUPPORTED)
        values = {"method": method, "code": reply.error.code, "message": printable(reply.error.message, 200)}
        yield Finding("not_played" if refused else "answers_error", wrong=True, values=values)
        return
    unfit = result_check(method)(reply.result)
    if unfit is not None:
        result = printable(msgspec.json.encode(reply.result).decode(), 200)
        values = {"method": method, "problem": unfit.said("result"), "result": result}
        yield Finding("wrong_shape", wrong=True, values=values)
        return
    if method == "play/start":
        yield from _state_given(reply.result["state"], info)
    if method == "sets/classify" and reply.result["legal"]:
        for field in info.sets:
            if field in set_fields() and field not in reply.result:
                yield Finding("set_not_given", wrong=True, values={"field": field})


def _state_given(state: dict[str, Any], info: EngineInfo) -> Iterator[Finding]:
    for field in info.state:
        given = "may" in (state.get("to_act") or {}) if field == "may" else field in state
        if not given and field in state_fields():
            yield Finding("state_not_given", wrong=True, values={"field": field})


# Its end


def _end(session: Session, timeout: float, findings: list[Finding]) -> None:
    """Ask it to end, and see whether it does."""
    asked = session.next_id()
    session.link.send([encode(Request(asked, "shutdown", {}))])
    try:
        reply = session.link.receive(time.monotonic() + timeout)
    except EngineFault as fault:
        if fault.kind not in ("exited", "closed", "killed_by") or fault.values.get("code", 0) != 0:
            findings.append(_fault(fault, "shutdown"))
        return
    if reply.id != asked:
        findings.append(_fault(EngineFault("wrong_id", expected=asked, found=repr(reply.id)[:80]), "shutdown"))
    began = time.monotonic()
    session.link.close(patience=_LEAVE)
    if time.monotonic() - began >= _LEAVE:
        findings.append(Finding("stays", wrong=True, values={"seconds": _LEAVE}))
