"""The reference behind the engine protocol 1.0: one JSON object a line in, one out.

What the messages are is written in ``spec/protocol/``.  Nothing that is sent here ends the conversation
but ``shutdown`` and the end of input: what cannot be read is answered with an error.
"""

import json
import sys
import traceback
from collections.abc import Callable
from typing import BinaryIO, Final

from gouji.protocol.as_json import STATE_FIELDS, Answer
from gouji.protocol.deal_questions import QUESTIONS as DEAL_QUESTIONS
from gouji.protocol.error import (
    ENGINE_FAILED,
    INVALID_PARAMS,
    NOT_A_REQUEST,
    NOT_JSON,
    UNKNOWN_METHOD,
    ProtocolError,
)
from gouji.protocol.games import Games
from gouji.protocol.hold_three_questions import QUESTIONS as HOLD_THREE_QUESTIONS
from gouji.protocol.matches import Matches
from gouji.protocol.params import Params, fitting
from gouji.protocol.points_questions import QUESTIONS as POINTS_QUESTIONS
from gouji.protocol.questions import answer_beats, answer_score, answer_total, classify
from gouji.protocol.referee_questions import QUESTIONS as REFEREE_QUESTIONS
from gouji.protocol.tribute_questions import (
    answer_act,
    answer_dues,
    answer_name_last,
    answer_pay,
    answer_return,
)
from gouji.rules import PLAYED
from gouji_spec import VERSION
from gouji_spec.law import declared
from gouji_spec.ruleset import PROFILES

PROTOCOL: Final = "1.0"
GAMES: Final = 64
LONGEST_LINE: Final = 4 * 1024 * 1024
"""Bytes; the longest request of the protocol has a few thousand."""


class Session:
    """One conversation with a harness.

    Attributes:
        ended: ``shutdown`` has been asked.
    """

    def __init__(self) -> None:
        self.ended = False
        self._games = Games()
        self._matches = Matches()

    @property
    def methods(self) -> tuple[str, ...]:
        """The methods that are answered."""
        return (*_QUESTIONS, "shutdown", *Games.METHODS, *Matches.METHODS)

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
        if method in Games.METHODS:
            return self._games.answer(method, params)
        if method in Matches.METHODS:
            return self._matches.answer(method, params)
        if method == "shutdown":
            fitting(method, params)
            self.ended = True
            return {}
        if method not in _QUESTIONS:
            raise ProtocolError(UNKNOWN_METHOD, f"unknown method {method[:80]!r}")
        return _QUESTIONS[method](fitting(method, params))


def _error(number: int | str | None, code: int, message: str) -> Answer:
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}


def _initialize(_params: Params) -> Answer:
    return {
        "protocol": PROTOCOL,
        "engine": {"name": "gouji reference", "version": VERSION, "language": "Python", "homepage": ""},
        "areas": [
            *("sets", "play", "table", "deal", "score", "tribute", "match", "report", "points"),
            *("point-dues", "hold-three", "referee"),
            "declared",
        ],
        "profiles": list(PROFILES),
        "options": {option: list(values) for option, values in PLAYED.items()},
        "games": GAMES,
        "state": list(STATE_FIELDS),
        "explains": True,
        "lists_moves": True,
        "declares": list(declared()),
    }


_QUESTIONS: Final[dict[str, Callable[[Params], Answer]]] = {
    "initialize": _initialize,
    "sets/classify": classify,
    "sets/beats": answer_beats,
    "match/score": answer_score,
    "match/total": answer_total,
    "tribute/dues": answer_dues,
    "tribute/pay": answer_pay,
    "tribute/act": answer_act,
    "tribute/return": answer_return,
    "tribute/name_last": answer_name_last,
    **DEAL_QUESTIONS,
    **REFEREE_QUESTIONS,
    **HOLD_THREE_QUESTIONS,
    **POINTS_QUESTIONS,
}
"""What is answered without a look at anything said before."""


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
            stdout.write(_WRITTEN.encode(answer).encode() + b"\n")
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
        request = _READ.decode(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return _error(None, NOT_JSON, "expected one JSON object on each line, in UTF-8")
    return session.answer(request)


def _refuse_constant(word: str) -> None:
    raise ValueError(word)


_READ: Final = json.JSONDecoder(parse_constant=_refuse_constant)
_WRITTEN: Final = json.JSONEncoder(separators=(",", ":"))
