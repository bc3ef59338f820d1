"""One row asked alone of an engine that stays: for whoever wants the rows one by one."""

import time

from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.session import Session
from gouji_conformance.engines.wire import Reply, Request, encode
from gouji_conformance.runs.seating import asked_from, heard_at, moved_by
from gouji_conformance.runs.verdicts import RowResult, failed_by, not_asked, verdict_on
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan


def ask(session: Session, plan: Plan, timeout: float, seed: int = 0) -> RowResult:
    """Return the verdict on *plan*; an engine that fails is ended, and the row is an error or a timeout.

    Args:
        session: the engine.
        plan: the row.
        timeout: seconds for one answer.
        seed: of the cards that do not matter.
    """
    reason = not_asked(plan, session.info)
    if reason is not None:
        return reason
    by = moved_by(plan, seed)
    requests = [Request(session.next_id(plan.row), entry.method, asked_from(entry, by)) for entry in dealt(plan, seed)]
    replies: list[Reply] = []
    try:
        session.link.send([encode(request) for request in requests])
        for request in requests:
            reply = session.link.receive(time.monotonic() + timeout)
            if session.link.early:
                raise EngineFault("answered_early", method=request.method)  # noqa: TRY301 - as any
            if reply.id != request.id:
                raise EngineFault("wrong_id", expected=request.id, found=repr(reply.id)[:80])  # noqa: TRY301 - as any
            replies.append(heard_at(plan.operations[len(replies)], reply, by))
    except EngineFault as fault:
        session.cut()
        fault.log = tuple(session.link.log())
        return failed_by(plan, fault, len(replies))
    return verdict_on(plan, replies, session.info)
