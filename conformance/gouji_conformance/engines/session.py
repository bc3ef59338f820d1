"""A conversation with one engine: who is there, and the end of it."""

import threading
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.process import EngineProcess
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.request_ids import RequestId, RequestIds
from gouji_conformance.engines.transcript import Conversation, RecordedLink, Transcript
from gouji_conformance.engines.wire import Hear, Link, Reply, Request, encode, excerpt, ignore
from gouji_spec import VERSION
from gouji_spec.options import value_id
from gouji_spec.protocol import set_fields

PROTOCOL: Final = "1.0"
DEFAULT_TIMEOUT: Final = 10.0
"""Seconds an engine may take for one answer, counted from the answer before it."""

_GOODBYE: Final = 2.0
"""Seconds an engine may take to end once it is asked to."""


class EngineIdentity(msgspec.Struct, frozen=True):
    """Who the engine says it is."""

    name: str
    version: str
    language: str = ""
    homepage: str = ""


class EngineInfo(msgspec.Struct, frozen=True):
    """What an engine says of itself in the handshake; fields it adds are ignored.

    Attributes:
        protocol: the version it speaks, ``1.0``.
        areas: of the suite, those it claims: ``sets``, ``play``, …
        profiles: the profiles it plays.
        options: every value it can play of an option, ``*`` for whatever value there is; an option not named
            is played as the profile has it.
        games: how many games it holds at once.
        sets: the fields that it gives of a set, of ``sets/classify`` and of the set on the table; all
            where it does not say.
        state: the optional fields of a state that it gives.
        explains: it gives the reasons of a refusal.
        lists_moves: it answers ``play/moves``.
        declares: ids of *declares* clauses it honours.
    """

    protocol: str
    engine: EngineIdentity
    areas: tuple[str, ...]
    profiles: tuple[str, ...]
    options: dict[str, tuple[str, ...]] = {}
    games: int = 1
    sets: tuple[str, ...] = msgspec.field(default_factory=set_fields)
    state: tuple[str, ...] = ()
    explains: bool = False
    lists_moves: bool = False
    declares: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError("Expected `int` >= 1 - at `$.games`")


class Session:
    """An engine that has introduced itself.

    Attributes:
        info: what it said.
        link: the way to it.
        over: it has been ended, or left alone.
    """

    def __init__(
        self, link: Link, info: EngineInfo, conversation: Conversation | None = None, ids: RequestIds | None = None
    ) -> None:
        self.link = link
        self.info = info
        self.over = False
        self._conversation = conversation
        self._ids = RequestIds() if ids is None else ids

    def next_id(self, row: str = "") -> RequestId:
        """Return the name of the next request, which is about *row*; the engine cannot foretell it."""
        drawn = self._ids.draw()
        if self._conversation is not None and row:
            self._conversation.about(drawn, row)
        return drawn

    def end(self) -> Reply | None:
        """Ask the engine to end and see that it does; take leave of one that is not ours to end.

        Returns:
            An answer that nobody had asked for, where one came first; None otherwise.
        """
        self.over = True
        if not self.link.ours:
            self.link.close(patience=_GOODBYE)
            return None
        asked = self.next_id()
        self.link.send([encode(Request(asked, "shutdown", {}))])
        try:
            reply = self.link.receive(time.monotonic() + _GOODBYE)
            stray = None if reply.id == asked else reply
        except EngineFault:
            # One that ends without a word has done what it was asked.
            stray = None
        self.link.close(patience=_GOODBYE if stray is None else 0.0)
        return stray

    def cut(self) -> None:
        """End the engine without asking."""
        self.over = True
        self.link.close(patience=0.0)


Opener = Callable[[], Session]


def opener(
    name: EngineName,
    timeout: float = DEFAULT_TIMEOUT,
    transcript: Transcript | None = None,
) -> Opener:
    """Return what starts the engine *name* afresh each time it is called; *transcript* takes down what is said.

    An engine that says something else of itself than the first did is not the same: that is a fault,
    ``handshake_changed``, of each that does.
    """
    lock, first = threading.Lock(), list[EngineInfo]()

    def open_session() -> Session:
        if transcript is None:
            session = introduce(link_to(name, timeout), timeout)
        else:
            conversation = transcript.conversation()
            link = RecordedLink(link_to(name, timeout, conversation.heard), conversation)
            session = introduce(link, timeout, conversation)
        with lock:
            first.append(session.info)
        if session.info != first[0]:
            session.cut()
            raise EngineFault("handshake_changed")
        return session

    return open_session


def link_to(name: EngineName, timeout: float, hear: Hear = ignore) -> Link:
    """Return a way to the engine *name*, started where it is ours to start.

    Raises:
        EngineFault: it cannot be started.
    """
    if name.kind == "reference":
        return ReferenceLink(hear)
    if name.kind == "http":
        from gouji_conformance.engines.http import HttpLink  # noqa: PLC0415 - other engines need no network

        return HttpLink(name.url, timeout, hear)
    return EngineProcess(name.command, hear=hear)


def introduce(link: Link, timeout: float, conversation: Conversation | None = None) -> Session:
    """Make the handshake over *link*.

    Raises:
        EngineFault: it fails; the engine is ended then and the fault has its log.
    """
    params = {"protocol": PROTOCOL, "harness": {"name": "gouji", "version": VERSION}}
    ids = RequestIds()
    asked = ids.draw()
    try:
        link.send([encode(Request(asked, "initialize", params))])
        reply = link.receive(time.monotonic() + timeout)
        if link.early:
            raise EngineFault("answered_early", method="initialize")  # noqa: TRY301 - handled as any fault
        return Session(link, info_in(reply, asked), conversation, ids)
    except EngineFault as fault:
        link.close(patience=0.0)
        fault.log = tuple(link.log())
        raise
    except BaseException:
        link.close(patience=0.0)
        raise


def info_in(reply: Reply, asked: RequestId) -> EngineInfo:
    """Return what an engine says of itself in *reply*, its answer to ``initialize``, which was request *asked*.

    Raises:
        EngineFault: it refuses, answers another request, says something else, or speaks another version.
    """
    if reply.id != asked and not (reply.id is None and reply.error is not None):
        raise EngineFault("wrong_id", expected=asked, found=repr(reply.id)[:80])
    if reply.error is not None:
        raise EngineFault("handshake_refused", code=reply.error.code, message=reply.error.message)
    try:
        info = msgspec.convert(_with_values_as_text(reply.result), EngineInfo)
    except msgspec.ValidationError as error:
        raise EngineFault(
            "handshake_shape", problem=str(error), result=excerpt(msgspec.json.encode(reply.result))
        ) from error
    if info.protocol.split(".")[0] != PROTOCOL.split(".", maxsplit=1)[0]:
        raise EngineFault("handshake_version", found=info.protocol, expected=PROTOCOL)
    return info


def _with_values_as_text(result: Any) -> Any:
    """Return the *result* of a handshake with JSON's true and false among option values as the texts they stand for."""
    options = result.get("options") if isinstance(result, dict) else None
    if not isinstance(options, dict):
        return result
    named = {
        name: [_text(value) for value in some] if isinstance(some, list) else some for name, some in options.items()
    }
    return {**result, "options": named}


def _text(value: Any) -> Any:
    return value_id(value) if isinstance(value, bool) else value
