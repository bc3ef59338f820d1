"""From an engine's answers to a verdict: pure functions, no engine and no clock."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from gouji_conformance.engines.fault import EngineFault, FaultRecord, Repetition
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.engines.wire import UNKNOWN_METHOD, UNSUPPORTED, Reply, RpcError
from gouji_conformance.sentences.features import DECLARED
from gouji_conformance.sentences.plans import Expectation, Operation, Plan
from gouji_rulings import expected
from gouji_spec.protocol import governing

Verdict = Literal["pass", "fail", "error", "timeout", "unsupported", "declared", "missing"]
VERDICTS: Final[tuple[Verdict, ...]] = ("pass", "fail", "error", "timeout", "unsupported", "declared", "missing")
"""Declared and missing are of clauses that no move can test: the engine says in its handshake that it honours the
clause, or does not say so.  Neither was tested, so that neither is ever counted as passed."""

_SHOWN = 500
_DEEPEST = 40


class Unmet(msgspec.Struct, frozen=True, omit_defaults=True):
    """One expectation that an answer does not meet.

    Attributes:
        operation: index of the plan's operation.
        step: index of the step that expects it.
        path, test, expected: of the expectation.
        got: what the answer has there, as JSON text cut to 500 characters; None where it has no such field.
    """

    operation: int
    step: int
    path: str
    test: str
    expected: Any
    got: str | None = None


WHYS: Final = ("area", "profile", "option", "needs", "games", "method", "refused", "nothing_judged")
"""Why a row is unsupported."""


class Unsupported(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a row could not be asked, or was not played.

    Attributes:
        why: one of ``WHYS``: ``area``, ``profile``, ``option``, ``needs``, ``games`` (not declared, so not sent);
            ``method``, ``refused`` (answered −32601, −32001); ``nothing_judged`` (nothing of it is left to judge).
        what: the area, ``option=value``, field, method or message in question.
    """

    why: str
    what: str = ""


class RowResult(msgspec.Struct, frozen=True, omit_defaults=True, tag="row", tag_field="type"):
    """What became of one row.

    Attributes:
        row: its id, ``GJ-9.2-a/just-below``.
        scenario, clauses, area, digest: of its plan.
        options: the option values its tags ask for; where any of several will do, with | between them.
        verdict: one of ``VERDICTS``.
        seconds: from the row before it to its last answer.
        unmet: with ``fail``: what the first answer that is wrong does not meet; with ``missing``: what is not declared.
        unsupported: with ``unsupported``: why.
        fault: with ``error`` and ``timeout``: what went wrong.
        owed: with ``missing``: the engine claims the area ``declared`` and is held to it.
        fresh: it stands in no feature: a question made from the seed of the run, ``fresh-sets/17``.
    """

    row: str
    scenario: str
    clauses: tuple[str, ...]
    area: str
    digest: str
    verdict: Verdict
    options: dict[str, str] = {}
    seconds: float = 0.0
    unmet: tuple[Unmet, ...] = ()
    unsupported: Unsupported | None = None
    fault: FaultRecord | None = None
    owed: bool = False
    fresh: bool = False

    @property
    def stands(self) -> bool:
        """Whether nothing is wrong: it passed, or is declared, or a declaration is missing that is not owed."""
        return self.verdict in ("pass", "declared") or (self.verdict == "missing" and not self.owed)

    @property
    def tested(self) -> bool:
        """Whether it is of a clause that play can test."""
        return self.verdict not in ("declared", "missing")


def result_of(plan: Plan, verdict: Verdict, **details: Any) -> RowResult:
    """Return the result *verdict* for *plan*."""
    named = (plan.row, plan.id, plan.clauses, plan.area, plan.digest)
    return RowResult(*named, verdict, plan.options, fresh=plan.fresh, **details)


def failed_by(plan: Plan, fault: EngineFault, operation: int = 0, again: Repetition = "", others: int = 0) -> RowResult:
    """Return the result of *plan* where the engine failed: a timeout, or an error.

    Args:
        plan: the row at fault.
        fault: what went wrong.
        operation: index of the one that was not answered.
        again: what became of the row when it was run once more alone.
        others: how many rows the engine had been sent before it.
    """
    verdict: Verdict = "timeout" if fault.kind == "timed_out" else "error"
    return result_of(plan, verdict, fault=fault.record(operation, again, others))


def games_of(plan: Plan) -> tuple[str, ...]:
    """Return the names of the games that *plan* plays, each once."""
    return tuple(dict.fromkeys(entry.params["game"] for entry in plan.operations if "game" in entry.params))


def not_asked(plan: Plan, info: EngineInfo) -> RowResult | None:
    """Return the result of *plan* where it need not be sent to an engine that says *info* of itself, else None."""
    if plan.area == DECLARED:
        return declared_in(plan, info)
    reason = not_claimed(plan, info)
    if reason is None and len(games_of(plan)) > info.games:
        reason = Unsupported("games", str(len(games_of(plan))))
    return None if reason is None else result_of(plan, "unsupported", unsupported=reason)


def declared_in(plan: Plan, info: EngineInfo) -> RowResult:
    """Return the result of *plan*, which is of clauses that no move can test, from the handshake alone.

    Nothing is sent: the engine has said what it declares.  An engine that claims no more than it plays owes no
    declaration, as it owes no other area that it does not claim.
    """
    said = {"declares": list(info.declares)}
    unmet = tuple(found for index, entry in enumerate(plan.operations) for found in unmet_by(entry, said, info, index))
    if not unmet:
        return result_of(plan, "declared")
    return result_of(plan, "missing", unmet=unmet, owed=DECLARED in info.areas)


def not_claimed(plan: Plan, info: EngineInfo) -> Unsupported | None:
    """Return what of *plan* an engine that says *info* of itself does not claim, or None.

    An engine that plays a profile plays its values; of the options in which the ruleset departs from
    the profile, each value must be declared (``*`` stands for all) that governs a method it is asked; others
    change no answer.  A row with nothing left to judge is not asked: it could only pass.
    """
    if plan.area not in info.areas:
        return Unsupported("area", plan.area)
    profile = plan.ruleset.get("profile", "outline")
    if profile not in info.profiles:
        return Unsupported("profile", profile)
    governed = {option for entry in plan.operations for option in governing(entry.method)}
    for option, value in plan.ruleset.get("options", {}).items():
        if option in governed and not {value, "*"} & set(info.options.get(option, ())):
            return Unsupported("option", f"{option}={value}")
    return _field_not_given(plan, info)


def _field_not_given(plan: Plan, info: EngineInfo) -> Unsupported | None:
    """Return what keeps a step of *plan* from being judged at all.

    A step that says more than one thing is judged by what the engine gives of it; one that rests on an
    optional field alone is unsupported where the field is not given, and so is its row.  A reason that
    is not explained is no loss: legality decides.
    """
    judged: set[int] = set()
    missing: dict[int, str] = {}
    for operation in plan.operations:
        for want in operation.expect:
            if not want.needs or gives(info, want.needs):
                judged.add(want.step)
            elif want.needs != "explains":
                missing.setdefault(want.step, want.needs)
    lost = next((needs for step, needs in missing.items() if step not in judged), None)
    if lost is not None:
        return Unsupported("needs", lost)
    return None if judged else Unsupported("nothing_judged")


def gives(info: EngineInfo, needed: str) -> bool:
    """Tell whether an engine gives *needed*: ``explains``, ``lists_moves``, ``sets.<field>`` or ``state.<field>``."""
    if needed == "explains":
        return info.explains
    if needed == "lists_moves":
        return info.lists_moves
    if needed.startswith("sets."):
        return needed.removeprefix("sets.") in info.sets
    return needed.removeprefix("state.") in info.state


def verdict_on(plan: Plan, replies: Sequence[Reply], info: EngineInfo, seconds: float = 0.0) -> RowResult:
    """Return the result of *plan* from the answers to its operations, in order, which took *seconds*.

    The first answer that is not as expected decides: what follows it was asked of another position
    than the scenario means.
    """
    for index, (operation, reply) in enumerate(zip(plan.operations, replies, strict=True)):
        if reply.error is not None:
            return _refusal(plan, index, reply.error, seconds)
        unmet = unmet_by(operation, reply.result, info, index)
        if unmet:
            return result_of(plan, "fail", unmet=unmet, seconds=seconds)
    return result_of(plan, "pass", seconds=seconds)


def _refusal(plan: Plan, index: int, error: RpcError, seconds: float) -> RowResult:
    method = plan.operations[index].method
    message = error.message[:_SHOWN]
    if error.code in (UNKNOWN_METHOD, UNSUPPORTED):
        why = "method" if error.code == UNKNOWN_METHOD else "refused"
        what = method if error.code == UNKNOWN_METHOD else message or method
        return result_of(plan, "unsupported", unsupported=Unsupported(why, what), seconds=seconds)
    fault = EngineFault("answered_error", code=error.code, method=method, message=message)
    return result_of(plan, "error", fault=fault.record(index), seconds=seconds)


def unmet_by(operation: Operation, result: Any, info: EngineInfo, index: int = 0) -> tuple[Unmet, ...]:
    """Return what *result* does not meet of what *operation* expects, in the order expected."""
    unmet = []
    for want in operation.expect:
        if want.needs and not gives(info, want.needs):
            continue
        found = value_at(result, want.path)
        if not met_by(want, found):
            got = None if found is msgspec.UNSET else shown(found)
            unmet.append(Unmet(index, want.step, want.path, want.test, want.value, got))
    return tuple(unmet)


def value_at(result: Any, path: str) -> Any:
    """Return what *result* has at *path*, or ``UNSET``; null is a value, a missing field is not."""
    found = expected.value_at(result, path)
    return msgspec.UNSET if found is expected.MISSING else found


def meets(want: Expectation, result: Any) -> bool:
    """Tell whether *result*, the answer to a whole operation, is as *want* has it."""
    return met_by(want, value_at(result, want.path))


def met_by(want: Expectation, found: Any) -> bool:
    """Tell whether *found*, which stands where *want* looks, is as it has it."""
    there = expected.MISSING if found is msgspec.UNSET else found
    return expected.met_by(want.test, want.value, want.path, there)


def shown(value: Any) -> str:
    """Return *value* as JSON text of at most 500 characters, with what is nested too deep left out."""
    text = msgspec.json.encode(_pruned(value, _DEEPEST)).decode()
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


def _pruned(value: Any, depth: int) -> Any:
    if depth == 0:
        return "…"
    if isinstance(value, dict):
        return {key: _pruned(entry, depth - 1) for key, entry in value.items()}
    if isinstance(value, list):
        return [_pruned(entry, depth - 1) for entry in value[:_SHOWN]]
    return value
