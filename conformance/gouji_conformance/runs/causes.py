"""Why a row did not pass, as one text that is the same in every language and from run to run."""

from typing import Final

from gouji_conformance.runs.verdicts import RowResult, Unmet

_STEADY: Final = ("code", "signal", "status", "method", "found", "expected")
"""Values of a fault that belong to its cause; others (times, excerpts, process numbers) differ from run to run."""


def causes_of(row: RowResult) -> tuple[str, ...]:
    """Return the causes of *row*, empty where it passed.

    ``gouji: true`` – what the answer has where something else is expected; ``state.table: absent``;
    ``exited code=9``; ``option joker_exchange=none``.
    """
    if row.unmet:
        return tuple(map(_unmet, row.unmet))
    if row.fault is not None:
        steady = [f"{name}={row.fault.values[name]}" for name in _STEADY if name in row.fault.values]
        return (" ".join([row.fault.kind, *steady]),)
    if row.unsupported is not None:
        return (f"{row.unsupported.why} {row.unsupported.what}".strip(),)
    return ()


def cause_of(row: RowResult) -> str:
    """Return all causes of *row* as one text."""
    return "; ".join(causes_of(row))


def _unmet(unmet: Unmet) -> str:
    return f"{unmet.path}: {'absent' if unmet.got is None else unmet.got}"
