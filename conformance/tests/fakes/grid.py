"""Runs one misdeed in many places, in a process that does nothing else: ``python grid.py NAME ROWS AT:JOBS …``.

One line for each place: the verdict of each row and the kind of its fault.  A last line: the memory that this
process has ever held, and how many children it has left.
"""

import json
import re
import resource
import sys
from pathlib import Path
from typing import Any

from gouji_conformance.engines import orphans, process
from gouji_conformance.engines.guard import GUARD
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import opener
from gouji_conformance.runs.jobs import Jobs
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Expectation, Operation, Plan

HERE = Path(__file__).parent
STATUS = Path("/proc/self/status")
RULESET: dict[str, Any] = {"profile": "outline", "options": {}}
SECONDS = 1.0
"""For one answer: long for those that answer, also on a machine that is busy, and short for a test."""


def row(number: int, cards: str) -> Plan:
    """Return the row that asks about *cards*, so many of one rank."""
    expect = (Expectation("size", "is", int(cards.partition("*")[2])), Expectation("rank", "is", cards[0]))
    asked = Operation("sets/classify", {"ruleset": RULESET, "cards": cards}, expect)
    return Plan("GJ-9.2-a", f"row-{number}", ("GJ-9.2",), "sets", {}, RULESET, (asked,))


def run(name: str, many: int, at: int, jobs: int) -> dict[str, list[str]]:
    """Return what became of each of *many* rows, the one *at* being the trigger."""
    plans = [row(number, "B*4" if number == at else f"9*{number + 1}") for number in range(many)]
    engine = EngineName("command", name, (sys.executable, "-S", str(HERE / "misdeeds.py"), name))
    results: list[RowResult] = []
    open_session = opener(engine, 10.0)
    if jobs == 1:
        Runner(open_session, results.append, SECONDS).run(plans)
    else:
        Jobs(open_session, results.append, SECONDS).run(plans, open_session(), jobs)
    assert len(results) == many
    return {result.row: [result.verdict, result.fault.kind if result.fault else ""] for result in results}


def children() -> int:
    """Return how many processes have this one as their parent; its guard, which ends with it, does not count."""
    return len(orphans.children() - {GUARD.process})


def megabytes() -> float:
    """Return the most that this process has held; Linux's ``ru_maxrss`` counts in what its parent held at the fork."""
    if STATUS.exists():
        (held,) = re.findall(r"VmHWM:\s+(\d+) kB", STATUS.read_text(encoding="utf-8"))
        return int(held) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(name: str, many: int, cells: list[str]) -> None:
    """Run *name* in every one of *cells*."""
    process._TERM_PATIENCE = 0.2  # type: ignore[misc] # a test need not wait
    for cell in cells:
        at, _, jobs = cell.partition(":")
        sys.stdout.write(json.dumps(run(name, many, int(at), int(jobs))) + "\n")
    sys.stdout.write(json.dumps({"megabytes": megabytes(), "children": children()}) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
