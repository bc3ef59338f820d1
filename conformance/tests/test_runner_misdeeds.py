"""Engines that misbehave: each misdeed costs its own row and no other, and no process is left behind."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from living import alive

from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import opener
from gouji_conformance.runs.jobs import Jobs
from gouji_conformance.runs.runner import Ending, Runner
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Expectation, Operation, Plan

FAKES = Path(__file__).parent / "fakes"
RULESET = {"profile": "outline", "options": {}}
TRIGGER = "B*4"
PATIENT = 10.0
IMPATIENT = 0.5


def row(number: int, cards: str) -> Plan:
    many = int(cards.partition("*")[2])
    expect = (Expectation("size", "is", many), Expectation("rank", "is", cards[0]))
    asked = Operation("sets/classify", {"ruleset": RULESET, "cards": cards}, expect)
    return Plan("GJ-9.2-a", f"row-{number}", ("GJ-9.2",), "sets", {}, RULESET, (asked,))


def rows(many: int, at: int | None) -> list[Plan]:
    """Return *many* rows that an honest engine passes, the one at *at* the trigger."""
    return [row(number, TRIGGER if number == at else f"9*{number + 1}") for number in range(many)]


class Bench:
    """Runs plans on a fake and knows which processes there were."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pids = folder / "pids"
        monkeypatch.setenv("FAKE_PIDS", str(self.pids))

    def run_at_once(self, *fake: str, plans: list[Plan], jobs: int) -> dict[str, RowResult]:
        """Return the result of each row of a run by *jobs* engines."""
        results: list[RowResult] = []
        name = EngineName("command", fake[0], (sys.executable, "-S", str(FAKES / fake[0]), *fake[1:]))
        Jobs(opener(name), results.append, PATIENT).run(plans, opener(name)(), jobs)
        assert sorted(result.row for result in results) == sorted(plan.row for plan in plans)
        return {result.row: result for result in results}

    def run(self, *fake: str, plans: list[Plan], timeout: float = PATIENT) -> tuple[dict[str, RowResult], Ending]:
        """Return the result of each row and how the run ended."""
        results: list[RowResult] = []
        name = EngineName("command", fake[0], (sys.executable, "-S", str(FAKES / fake[0]), *fake[1:]))
        ending = Runner(opener(name), results.append, timeout).run(plans)
        assert [result.row for result in results] == [plan.row for plan in plans]
        return {result.row: result for result in results}, ending

    def nobody_left(self) -> bool:
        """Tell whether every process that noted itself is gone, giving the system a moment."""
        numbers = [int(line) for line in self.pids.read_text(encoding="ascii").split()]
        for _ in range(100):
            if not any(map(alive, numbers)):
                return True
            time.sleep(0.02)
        return False


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    yielded = Bench(tmp_path, monkeypatch)
    yield yielded
    assert yielded.nobody_left()


ENDS = {
    "exits": "exited",
    "exits_with_0": "exited",
    "exits_with_255": "exited",
    "exits_with_4096": "exited",
    "aborts": "killed_by",
    "segfaults": "killed_by",
    "half_line_then_exits": "half_line",
    "closes_its_output": "closed",
    "not_json": "not_json",
    "a_list": "not_json_rpc",
    "a_number": "not_json_rpc",
    "neither_result_nor_error": "not_json_rpc",
    "both_result_and_error": "not_json_rpc",
    "older_json_rpc": "not_json_rpc",
    "invalid_utf8": "not_json",
    "lone_surrogate": "not_json",
    "not_a_number": "not_json",
    "nul_bytes": "not_json",
    "utf_16": "not_json",
    "very_deep": "not_json",
    "huge_line": "too_long",
    "endless_line": "too_long",
    "endless_answers": "answered_twice",
    "wrong_id": "wrong_id",
    "id_as_text": "wrong_id",
    "null_id": "wrong_id",
    "answers_twice": "answered_twice",
    "child_holds_the_pipe": "exited",
    "child_outlives_it": "exited",
    "leaves_a_daemon": "exited",
}
HANGS = (
    "hangs",
    "ignores_term",
    "stops_itself",
    "answers_late",
    "drips",
    "endless_blank_lines",
    "half_line_then_hangs",
    "forks_and_hangs",
    "leaves_a_daemon_and_hangs",
    "forks_a_lot_and_hangs",
)


EVERYWHERE = ("exits", "not_json", "answers_twice", "huge_line", "child_holds_the_pipe")
PLACES = [(name, at) for name in ENDS for at in ((0, 3, 6) if name in EVERYWHERE else (3,))]


@pytest.mark.parametrize(("name", "at"), PLACES)
def test_a_misdeed_is_an_error_of_its_own_row_alone(bench: Bench, name: str, at: int) -> None:
    results, ending = bench.run("misdeeds.py", name, plans=rows(7, at))

    wrong = [result for result in results.values() if result.verdict != "pass"]
    assert [(result.row, result.verdict) for result in wrong] == [(row(at, TRIGGER).row, "error")]
    assert wrong[0].fault is not None
    assert wrong[0].fault.kind == ENDS[name]
    assert wrong[0].fault.again == "every_time"
    assert ending == "complete"


@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_misdeed_is_an_error_of_its_own_row_alone_among_four_engines(bench: Bench, name: str) -> None:
    results = bench.run_at_once("misdeeds.py", name, plans=rows(14, 6), jobs=4)

    wrong = [result for result in results.values() if result.verdict != "pass"]
    assert [(result.row, result.verdict) for result in wrong] == [(row(6, TRIGGER).row, "error")]


def test_four_engines_that_fail_at_everything_are_each_given_up(bench: Bench) -> None:
    results = bench.run_at_once("every.py", "dies", "1", plans=rows(26, None), jobs=4)

    kinds = [result.fault.kind for result in results.values() if result.fault is not None]
    assert (kinds.count("exited"), kinds.count("keeps_failing")) == (20, 6)


@pytest.mark.parametrize("name", HANGS)
def test_silence_is_a_timeout_of_its_own_row_alone(bench: Bench, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gouji_conformance.engines.process._TERM_PATIENCE", 0.2)
    results, ending = bench.run("misdeeds.py", name, plans=rows(5, 2), timeout=IMPATIENT)

    wrong = [result for result in results.values() if result.verdict != "pass"]
    assert [(result.row, result.verdict) for result in wrong] == [(row(2, TRIGGER).row, "timeout")]
    assert wrong[0].fault is not None
    assert wrong[0].fault.again == "every_time"
    assert ending == "complete"


ODDITIES = (
    "floods_its_log",
    "blank_lines",
    "byte_order_mark",
    "carriage_returns",
    "says_more",
    "names_another_game",
)
JUDGED = {
    "wrong_answer": "fail",
    "wrong_type": "fail",
    "missing_field": "fail",
    "result_is_a_list": "fail",
    "null_result": "fail",
    "internal_error": "error",
    "unknown_method": "unsupported",
    "option_not_played": "unsupported",
}


@pytest.mark.parametrize("name", ODDITIES)
def test_oddities_that_keep_the_protocol_pass(bench: Bench, name: str) -> None:
    results, _ = bench.run("misdeeds.py", name, plans=rows(5, 2))

    assert {result.verdict for result in results.values()} == {"pass"}


@pytest.mark.parametrize(("name", "verdict"), JUDGED.items())
def test_a_wrong_answer_is_judged_and_the_engine_goes_on(bench: Bench, name: str, verdict: str) -> None:
    results, _ = bench.run("misdeeds.py", name, plans=rows(5, 2))

    assert results[row(2, TRIGGER).row].verdict == verdict
    assert sum(result.verdict == "pass" for result in results.values()) == 4
    assert len(bench.pids.read_text(encoding="ascii").split()) == 1


def test_the_log_of_an_engine_that_ends_is_kept(bench: Bench) -> None:
    results, _ = bench.run("misdeeds.py", "exits", plans=rows(3, 1))

    fault = results[row(1, TRIGGER).row].fault
    assert fault is not None
    assert fault.values == {"code": 3}
    assert fault.log == ("I give up",)


def test_a_fault_that_comes_only_after_others_is_called_so_and_does_not_pass(bench: Bench) -> None:
    results, ending = bench.run("every.py", "dies", "4", plans=rows(11, None))

    wrong = {name: result for name, result in results.items() if result.verdict != "pass"}
    assert list(wrong) == [row(3, "9*4").row, row(7, "9*8").row]
    for result in wrong.values():
        assert result.fault is not None
        assert (result.verdict, result.fault.again, result.fault.others) == ("error", "after_others", 3)
    assert ending == "complete"


def test_an_engine_that_fails_at_everything_is_given_up_after_five(bench: Bench) -> None:
    results, ending = bench.run("every.py", "dies", "1", plans=rows(9, None))

    kinds = [result.fault.kind for result in results.values() if result.fault is not None]
    assert kinds == ["exited"] * 5 + ["keeps_failing"] * 4
    assert {result.verdict for result in results.values()} == {"error"}
    assert ending == "keeps_failing"


def test_five_faults_are_forgiven_where_there_are_verdicts_between(bench: Bench) -> None:
    results, ending = bench.run("every.py", "dies", "2", plans=rows(14, None))

    assert [result.verdict for result in results.values()] == ["pass", "error"] * 7
    assert ending == "complete"


def test_an_engine_that_stops_reading_times_out(bench: Bench) -> None:
    results, _ = bench.run("every.py", "stops_reading", "3", plans=rows(4, None), timeout=IMPATIENT)

    # The handshake and two rows are answered; the third row waits, alone it is answered.
    assert [result.verdict for result in results.values()] == ["pass", "pass", "timeout", "pass"]


def test_answers_in_the_wrong_order_are_a_fault(bench: Bench) -> None:
    results, _ = bench.run("misdeeds.py", "swaps", plans=rows(4, 1), timeout=IMPATIENT)

    assert [result.verdict for result in results.values()] == ["pass", "error", "pass", "pass"]
    fault = results[row(1, TRIGGER).row].fault
    assert fault is not None
    assert fault.kind == "wrong_id"


def test_an_engine_that_says_something_else_of_itself_when_it_starts_again_is_given_up(bench: Bench) -> None:
    results, ending = bench.run("every.py", "changes_its_story", "2", plans=rows(4, None))

    assert [result.verdict for result in results.values()] == ["pass", "error", "error", "error"]
    last = results[row(3, "9*4").row].fault
    assert last is not None
    assert last.values["cause"]["kind"] == "handshake_changed"
    assert ending == "keeps_failing"


def test_an_engine_that_stays_after_shutdown_is_ended(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gouji_conformance.engines.session._GOODBYE", 0.2)

    results, _ = bench.run("every.py", "stays", "0", plans=rows(2, None))

    assert {result.verdict for result in results.values()} == {"pass"}


def test_more_bytes_than_the_pipes_hold_do_not_lock_either_side(bench: Bench) -> None:
    plans = [row(number % 20, "9*9" + " " * 9000) for number in range(20)]

    results, _ = bench.run("honest.py", plans=plans)

    assert {result.verdict for result in results.values()} == {"pass"}


# The whole grid: every misdeed, at the start, in the middle and at the end, of a run by one engine and by four


EXPECTED = {
    **{name: ("error", kind) for name, kind in ENDS.items()},
    **dict.fromkeys(HANGS, ("timeout", "timed_out")),
    **dict.fromkeys(ODDITIES, ("pass", "")),
    **{name: (verdict, "answered_error" if verdict == "error" else "") for name, verdict in JUDGED.items()},
}
MANY = 13
GRID = [(at, jobs) for jobs in (1, 4) for at in (0, MANY // 2, MANY - 1)]
SAMPLE = (
    ("exits", 0, 4),
    ("invalid_utf8", 12, 1),
    ("huge_line", 6, 4),
    ("leaves_a_daemon", 12, 4),
    ("ignores_term", 0, 4),
    ("floods_its_log", 6, 1),
)
MEGABYTES = 320
"""What this process may need at most: the whole suite, read, and never what an engine floods it with."""


def grid(bench: Bench, name: str, cells: list[tuple[int, int]]) -> None:
    """Run *name* in each of *cells* in a process that does nothing else, and hold it to all that is promised."""
    words = [f"{at}:{jobs}" for at, jobs in cells]
    done = subprocess.run(
        [sys.executable, str(FAKES / "grid.py"), name, str(MANY), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    *runs, last = map(json.loads, done.stdout.splitlines())
    verdict, kind = EXPECTED[name]
    for (at, jobs), results in zip(cells, runs, strict=True):
        expected = {row(number, "9*1").row: ["pass", ""] for number in range(MANY)}
        expected[row(at, TRIGGER).row] = [verdict, kind]
        assert results == expected, (name, at, jobs)
    assert last["megabytes"] < MEGABYTES
    assert last["children"] == 0


@pytest.mark.parametrize(("name", "at", "jobs"), SAMPLE)
def test_of_the_grid_a_sample(bench: Bench, name: str, at: int, jobs: int) -> None:
    grid(bench, name, [(at, jobs)])


@pytest.mark.soak
@pytest.mark.parametrize("name", EXPECTED)
def test_the_grid(bench: Bench, name: str) -> None:
    grid(bench, name, GRID)


def test_the_grid_has_at_least_twenty_kinds_of_misdeed() -> None:
    wrong = [name for name, (verdict, _) in EXPECTED.items() if verdict != "pass"]
    assert len(wrong) >= 40
    assert {name for name, _, _ in SAMPLE} <= set(EXPECTED)


@pytest.mark.parametrize("jobs", [1, 4])
def test_an_engine_that_dies_at_every_hundredth_request(bench: Bench, jobs: int) -> None:
    results = bench.run_at_once("every.py", "dies", "100", plans=rows(850, None), jobs=jobs)

    wrong = [result for result in results.values() if result.verdict != "pass"]
    # Rows that were in flight are sent again, so that a process answers 99 and dies at the 100th it is sent.
    assert {result.verdict for result in wrong} == {"error"}
    assert len(wrong) == sum(len(range(99, len(range(part, 850, jobs)), 100)) for part in range(jobs))
    assert all(result.fault is not None and result.fault.again == "after_others" for result in wrong)
