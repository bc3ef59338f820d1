"""The reference behind the engine protocol 1.0: one JSON object a line in, one out.

What the messages are is written in ``spec/protocol/``.  Nothing that is sent here ends the conversation
but ``shutdown`` and the end of input: what cannot be read is answered with an error.
"""

import json
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, BinaryIO, Final

from gouji.protocol import games
from gouji.protocol.error import (
    ENGINE_FAILED,
    INVALID_PARAMS,
    NOT_A_REQUEST,
    NOT_JSON,
    UNKNOWN_METHOD,
    ProtocolError,
)
from gouji.protocol.games import ruleset_of
from gouji.settle import score
from gouji.table import beats, cards, sets
from gouji.table.seats import SEATS
from gouji_spec import VERSION
from gouji_spec.law import law
from gouji_spec.options import Option, options
from gouji_spec.ruleset import PROFILES, Ruleset

PROTOCOL: Final = "1.0"
GAMES: Final = 64
LONGEST_LINE: Final = 4 * 1024 * 1024
"""Bytes; the longest request of the protocol has a few thousand."""

Answer = dict[str, Any]


class Session:
    """One conversation with a harness.

    Attributes:
        ended: ``shutdown`` has been asked.
    """

    def __init__(self) -> None:
        self.ended = False
        held = games.Games()
        self._methods: dict[str, Callable[[Answer], Answer]] = {
            "initialize": _initialize,
            "sets/classify": classify,
            "sets/beats": answer_beats,
            "match/score": answer_score,
            **{method: partial(held.answer, method) for method in held.METHODS},
            "shutdown": self._shutdown,
        }

    def answer(self, request: object) -> Answer | None:
        """Return the response to one request, None to a notification; never raises.

        Args:
            request: any JSON value; what is not a JSON-RPC request is answered with −32600.
        """
        if not isinstance(request, dict):
            return _error(None, NOT_A_REQUEST, "expected one JSON-RPC object")
        number = request.get("id")
        if "id" in request and (isinstance(number, bool) or not isinstance(number, int | str)):
            return _error(None, NOT_A_REQUEST, "id: expected a whole number or text")
        try:
            answer = {"jsonrpc": "2.0", "id": number, "result": self._result(request)}
        except ProtocolError as error:
            answer = _error(number, error.code, error.message)
        except Exception as error:
            traceback.print_exc(file=sys.stderr)
            answer = _error(number, ENGINE_FAILED, f"the engine failed: {type(error).__name__}")
        is_notification = "id" not in request and isinstance(request.get("method"), str)
        return None if is_notification else answer

    def _result(self, request: Answer) -> Answer:
        if request.get("jsonrpc") != "2.0":
            raise ProtocolError(NOT_A_REQUEST, "jsonrpc: expected the text 2.0")
        method, params = request.get("method"), request.get("params", {})
        if not isinstance(method, str):
            raise ProtocolError(NOT_A_REQUEST, "method: expected text")
        if not isinstance(params, dict):
            raise ProtocolError(INVALID_PARAMS, "params: expected an object; parameters are named")
        if method not in self._methods:
            raise ProtocolError(UNKNOWN_METHOD, f"unknown method {method[:80]!r}")
        return self._methods[method](params)

    def _shutdown(self, params: Answer) -> Answer:  # noqa: ARG002 - every method takes its parameters
        self.ended = True
        return {}


def _error(number: int | str | None, code: int, message: str) -> Answer:
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}


def text_of(params: Mapping[str, object], key: str) -> str:
    """Return the text that *params* has at *key*.

    Raises:
        ProtocolError: it is missing or no text (−32602).
    """
    value = params.get(key)
    if not isinstance(value, str):
        raise ProtocolError(INVALID_PARAMS, f"{key}: expected text, found {json.dumps(value)[:80]}")
    return value


def _initialize(params: Answer) -> Answer:
    if not isinstance(params.get("protocol"), str):
        raise ProtocolError(INVALID_PARAMS, "protocol: expected a version such as 1.0")
    return {
        "protocol": PROTOCOL,
        "engine": {"name": "gouji reference", "version": VERSION, "language": "Python", "homepage": ""},
        "areas": ["sets", "play", "table", "score", "report", "points"],
        "profiles": list(PROFILES),
        "options": {name: _playable(option) for name, option in options().options.items()},
        "games": GAMES,
        "state": list(games.STATE_FIELDS),
        "explains": True,
        "lists_moves": True,
        "declares": [clause.id for clause in law().clauses().values() if clause.modality == "declares"],
    }


def _playable(option: Option) -> list[str]:
    """Return the values of *option*, ``*`` where they are open (a schedule, a number)."""
    return [value.id for value in option.values] or ["*"]


def _read_set(text: str, ruleset: Ruleset) -> tuple[sets.GoujiSet | None, list[str]]:
    """Return the set written in *text*, or None and the codes of why it is none."""
    try:
        counts = cards.parse_cards(text)
    except cards.CardsError as error:
        return None, [error.code]
    refused = sets.form_reasons(counts, ruleset)
    return (None, list(refused)) if refused else (sets.make_set(counts), [])


def classify(params: Answer) -> Answer:
    """Answer ``sets/classify``: what set the cards make, or why they make none (GH-sets.2, GJ-9.2)."""
    ruleset = ruleset_of(params)
    laid, refused = _read_set(text_of(params, "cards"), ruleset)
    if laid is None:
        return {"legal": False, "reasons": refused}
    return {
        "legal": True,
        "rank": cards.rank_text(laid.rank),
        "size": laid.size,
        "twos": laid.counts[cards.TWO],
        "small": laid.counts[cards.SMALL],
        "big": laid.counts[cards.BIG],
        "gouji": sets.is_gouji(laid),
        "dead": beats.is_dead(laid, ruleset),
    }


def answer_beats(params: Answer) -> Answer:
    """Answer ``sets/beats``: whether the cards, as one set, beat the set on the table (GJ-8.6, GH-sets.1)."""
    ruleset = ruleset_of(params)
    table, wrong = _read_set(text_of(params, "over"), ruleset)
    laid, refused = _read_set(text_of(params, "cards"), ruleset)
    if table is None:
        raise ProtocolError(INVALID_PARAMS, f"over: expected one set, found none ({', '.join(wrong)})")
    if laid is not None:
        refused = list(beats.beat_reasons(laid, table, ruleset))
    return {"beats": False, "reasons": refused} if refused else {"beats": True}


def answer_score(params: Answer) -> Answer:
    """Answer ``match/score``: what the two sides write down for a hand (Art. 20)."""
    ruleset = ruleset_of(params)
    places, revolution = params.get("places"), params.get("revolution")
    if not isinstance(places, list) or any(type(seat) is not int for seat in places) or sorted(places) != list(SEATS):
        raise ProtocolError(INVALID_PARAMS, "places: expected all six seats, first place to last")
    if revolution is not None and (type(revolution) is not int or revolution not in SEATS):
        raise ProtocolError(INVALID_PARAMS, "revolution: expected a seat from 1 to 6, or null")
    found = score.score(tuple(places), revolution or 0, ruleset)
    return {"odd": found.odd, "even": found.even, "sweep": found.sweep}


def serve(stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Answer every line of *stdin* on *stdout* until ``shutdown`` or the end of input.

    Args:
        stdin: lines of UTF-8, one JSON object each; empty lines are passed over.
        stdout: written and flushed answer by answer.

    Returns:
        The exit code of the process: 0, or 1 where nobody reads the answers any more.
    """
    session = Session()
    while not session.ended:
        line = stdin.readline(LONGEST_LINE)
        if not line:
            return 0
        answer = _answer_line(session, line, stdin)
        if answer is None:
            continue
        try:
            stdout.write(json.dumps(answer, separators=(",", ":")).encode() + b"\n")
            stdout.flush()
        except (BrokenPipeError, ValueError):
            return 1
    return 0


def _answer_line(session: Session, line: bytes, stdin: BinaryIO) -> Answer | None:
    if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
        while (rest := stdin.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        return _error(None, NOT_A_REQUEST, f"expected a line of at most {LONGEST_LINE} bytes")
    if not line.strip():
        return None
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        return _error(None, NOT_JSON, "expected one JSON object on each line, in UTF-8")
    return session.answer(request)


def _refuse_constant(word: str) -> None:
    raise ValueError(word)
