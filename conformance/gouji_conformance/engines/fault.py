"""What goes wrong with an engine, as opposed to what it answers wrongly."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from gouji_conformance.speech.foreign import json_problem, system_problem
from gouji_conformance.speech.messages import message
from gouji_spec.text import Text

KINDS = (
    "not_started",
    "exited",
    "killed_by",
    "half_line",
    "closed",
    "timed_out",
    "too_long",
    "not_json",
    "not_json_rpc",
    "wrong_id",
    "answered_twice",
    "answered_early",
    "answered_error",
    "handshake_refused",
    "handshake_shape",
    "handshake_version",
    "handshake_changed",
    "http_status",
    "unreachable",
    "keeps_failing",
    "never_started",
    "out_of_time",
    "too_many_faults",
    "too_many_fails",
)
"""Every kind of fault; ``messages/engines.toml`` has a sentence for each under ``fault_<kind>``."""

UNASKED: Final = ("keeps_failing", "never_started", "out_of_time", "too_many_faults", "too_many_fails")
"""Those of rows that nobody asked."""

_OF_THE_SYSTEM = ("not_started", "unreachable")
"""Those whose value ``problem`` is what the system said; of the others the JSON reader said it."""

Repetition = str
REPETITIONS: Final[tuple[Repetition, ...]] = ("", "every_time", "after_others")
"""``""`` not tried; ``every_time``: alone on a fresh engine it fails too; ``after_others``: alone it does not."""


class FaultRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fault as the report keeps it.

    Attributes:
        kind: one of ``KINDS``.
        values: what the sentence of this kind is filled in with.
        operation: index of the plan's operation that was not answered.
        log: the last lines of the engine's standard error.
        again: what became of the row when it was run once more alone: ``every_time``, ``after_others`` or empty.
        others: how many rows the engine had been sent before this one.
    """

    kind: str
    values: dict[str, Any] = {}
    operation: int = 0
    log: tuple[str, ...] = ()
    again: Repetition = ""
    others: int = 0

    @property
    def sentence(self) -> Text:
        """The fault as one sentence; a kind of a newer program is named by itself."""
        return fault_sentence(self.kind, self.values)


class EngineFault(Exception):  # noqa: N818 - a fault of the engine's, not an error of ours
    """The engine cannot be talked to any more; as a string it is English.

    Attributes:
        kind: one of ``KINDS``.
        values: what the sentence of this kind is filled in with.
        log: the last lines of the engine's standard error, once it has been ended.
    """

    def __init__(self, kind: str, **values: Any) -> None:
        self.kind = kind
        self.values = values
        self.log: tuple[str, ...] = ()
        super().__init__(kind)

    def __str__(self) -> str:
        return self.sentence.en

    @property
    def sentence(self) -> Text:
        """What went wrong."""
        return fault_sentence(self.kind, self.values)

    @property
    def cause(self) -> dict[str, Any]:
        """It as a value in another fault's record."""
        return {"kind": self.kind, "values": self.values}

    def record(self, operation: int = 0, again: Repetition = "", others: int = 0) -> FaultRecord:
        """Return what the report keeps of it."""
        return FaultRecord(self.kind, self.values, operation, self.log, again, others)


def fault_sentence(kind: str, values: dict[str, Any]) -> Text:
    """Return the sentence for a fault of *kind*; one that is not known is named by itself.

    A value ``cause``, itself a kind with values, is said as its own sentence; ``problem`` is what another program said.
    """
    if kind not in KINDS:
        return Text.same(kind)
    filled = dict(values)
    if "cause" in filled:
        filled["cause"] = fault_sentence(filled["cause"]["kind"], filled["cause"]["values"])
    if "problem" in filled:
        said_by = system_problem if kind in _OF_THE_SYSTEM else json_problem
        filled["problem"] = said_by(str(filled["problem"]))
    return message(f"engines.fault_{kind}", **filled)


def tail(log: bytes, lines: int = 40, width: int = 400) -> Sequence[str]:
    """Return the last *lines* of *log*, each cut to *width* characters, as text; blank ones are left out."""
    text = log.decode("utf-8", errors="backslashreplace")
    kept = [line.rstrip()[:width] for line in text.splitlines() if line.strip()]
    return tuple(kept[-lines:])
