"""What goes wrong with an engine, as opposed to what it answers wrongly."""

from collections.abc import Sequence
from typing import Any

import msgspec

from gouji_conformance.engines.wording import problem_in
from gouji_conformance.speech.language import said, spoken
from gouji_spec.text import Language

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
    "answered_error",
    "handshake_refused",
    "handshake_shape",
    "handshake_version",
    "handshake_changed",
    "http_status",
    "unreachable",
    "keeps_failing",
    "never_started",
)
"""Every kind of fault; ``messages/engines.toml`` has a sentence for each under ``fault_<kind>``."""

Repetition = str
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

    def said(self, language: Language | None = None) -> str:
        """Return the fault as one sentence; a kind of a newer program is named by itself."""
        return fault_sentence(self.kind, self.values, language)


class EngineFault(Exception):  # noqa: N818 - a fault of the engine's, not an error of ours
    """The engine cannot be talked to any more.

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
        return fault_sentence(self.kind, self.values)

    @property
    def cause(self) -> dict[str, Any]:
        """It as a value in another fault's record."""
        return {"kind": self.kind, "values": self.values}

    def record(self, operation: int = 0, again: Repetition = "", others: int = 0) -> FaultRecord:
        """Return what the report keeps of it."""
        return FaultRecord(self.kind, self.values, operation, self.log, again, others)


def fault_sentence(kind: str, values: dict[str, Any], language: Language | None = None) -> str:
    """Return the sentence for a fault of *kind* in *language*, else the one spoken.

    A value ``cause``, itself a kind with values, is said as its own sentence.
    """
    if kind not in KINDS:
        return kind
    tongue = language or spoken()
    filled = dict(values)
    if "cause" in filled:
        filled["cause"] = fault_sentence(filled["cause"]["kind"], filled["cause"]["values"], tongue)
    if "problem" in filled:
        filled["problem"] = problem_in(str(filled["problem"]), tongue)
    return said(f"engines.fault_{kind}", tongue, **filled)


def tail(log: bytes, lines: int = 40, width: int = 400) -> Sequence[str]:
    """Return the last *lines* of *log*, each cut to *width* characters, as text; blank ones are left out."""
    text = log.decode("utf-8", errors="backslashreplace")
    kept = [line.rstrip()[:width] for line in text.splitlines() if line.strip()]
    return tuple(kept[-lines:])
