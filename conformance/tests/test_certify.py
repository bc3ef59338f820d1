"""``gouji certify``: what it runs, what it says at the end, and its exit code."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from living import alive

from gouji_conformance.cli import run
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.reading import read_report
from gouji_conformance.runs import watching
from gouji_conformance.sentences.selection import Selection, article_of, rows_digest, selected
from gouji_conformance.sentences.suite import load_suite, with_tags
from gouji_spec.ruleset import Ruleset

FAKES = Path(__file__).parent / "fakes"
GOUJI = [sys.executable, "-c", "from gouji_conformance.cli import main; main()"]
SETS = ["--area", "sets"]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def report(path: str = ".gouji/report.jsonl") -> Report:
    return read_report(Path(path))


def fake(*words: str) -> list[str]:
    return ["--", sys.executable, "-S", str(FAKES / words[0]), *words[1:]]


# What passes


def test_the_reference_is_certified_over_stdio(capfd: pytest.CaptureFixture[str]) -> None:
    code = run(["certify", *SETS, "--", sys.executable, "-m", "gouji"])

    said = capfd.readouterr().out
    plans = [plan for plan in load_suite().plans(Ruleset.of("outline")) if plan.area == "sets"]
    kept = report()
    assert code == 0
    assert (
        f"certified: gouji reference {kept.header.engine.engine.version} (Python)" in said
        if kept.header.engine
        else False
    )
    assert f"manifest {rows_digest(plans)}" in said
    assert sorted(row.row for row in kept.rows) == sorted(plan.row for plan in plans)
    assert kept.footer.certified
    assert kept.footer.ending == "complete"


def test_the_reference_in_this_process_says_the_same(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["certify", "reference", *SETS]) == 0

    verdicts = {row.row: row.verdict for row in report().rows}
    assert set(verdicts.values()) == {"pass"}
    assert capfd.readouterr().err == ""


def test_several_engines_at_once_say_the_same(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["certify", *SETS, "--jobs", "3", "--", sys.executable, "-m", "gouji"]) == 0

    plans = [plan for plan in load_suite().plans(Ruleset.of("outline")) if plan.area == "sets"]
    assert {row.row for row in report().rows} == {plan.row for plan in plans}
    assert f"manifest {rows_digest(plans)}" in capfd.readouterr().out


def test_every_profile_is_run_one_after_another() -> None:
    assert run(["certify", "reference", *SETS, "--profile", "all"]) == 0

    for profile in ("outline", "qingdao-full", "folk", "online"):
        assert report(f".gouji/{profile}/report.jsonl").header.profile == profile


def test_every_option_adds_the_rows_that_the_profile_does_not_satisfy() -> None:
    assert run(["certify", "reference", *SETS, "--every-option"]) == 0
    rows = report().rows

    assert any(row.options for row in rows)
    assert len(rows) > len([plan for plan in load_suite().plans(Ruleset.of("outline")) if plan.area == "sets"])


@pytest.mark.parametrize("profile", ["outline", "qingdao-full", "folk", "online"])
def test_every_row_has_rules_under_every_profile(profile: str) -> None:
    ruleset = Ruleset.of(profile)
    for scenario in load_suite().scenarios():
        assert with_tags(ruleset, scenario.wanted).satisfies(scenario.wanted)


def test_tags_that_the_profile_forbids_are_played_on_the_outline() -> None:
    played = with_tags(Ruleset.of("qingdao-full"), {"report": ("shown",)})

    assert (played.profile, played["report"], played["hold_three"]) == ("outline", "shown", "off")


def test_a_selection_passes_but_certifies_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["certify", "reference", "--article", "9", "--report", "here"]) == 0

    kept = report("here/report.jsonl")
    assert all("9" in map(article_of, row.clauses) for row in kept.rows)
    assert len(kept.rows) < len(load_suite().plans(Ruleset.of("outline")))
    assert not kept.footer.certified
    assert kept.header.selection == {"article": ("9",)}
    assert "no certificate" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--scenario", "GJ-9.2-a/two-aces"], {"GJ-9.2-a/two-aces"}),
        (
            ["--scenario", "GJ-9.2-a/two-aces", "--scenario", "GJ-9.2-a/one-ace"],
            {"GJ-9.2-a/two-aces", "GJ-9.2-a/one-ace"},
        ),
    ],
)
def test_a_row_is_selected_by_its_id(arguments: list[str], expected: set[str]) -> None:
    assert run(["certify", "reference", *arguments]) == 0

    assert {row.row for row in report().rows} == expected


# What does not pass


def test_an_engine_that_ends_at_every_request_is_not_certified(capfd: pytest.CaptureFixture[str]) -> None:
    code = run(["certify", *SETS, *fake("every.py", "dies", "1")])

    said = capfd.readouterr().out
    assert code == 1
    assert "the engine ended, exit code 9" in said
    assert "the engine keeps failing" in said
    assert "not certified: counter 1 (Python)" in said
    assert report().footer.ending == "keeps_failing"


def test_an_engine_that_does_not_start_is_an_error_in_every_row(capfd: pytest.CaptureFixture[str]) -> None:
    code = run(["certify", *SETS, *fake("misdeeds.py", "start_exits")])

    said = capfd.readouterr().out
    kept = report()
    assert code == 1
    assert "the engine ended, exit code 7" in said
    assert "| no licence" in said
    assert {row.verdict for row in kept.rows} == {"error"}
    assert kept.footer.ending == "not_started"
    assert kept.header.fault is not None


def test_wrong_answers_fail_and_are_shown_with_clause_and_row(capfd: pytest.CaptureFixture[str]) -> None:
    code = run(["certify", *SETS, "--scenario", "GJ-9.2-a/one-big-joker", *fake("honest.py")])

    said = capfd.readouterr().out
    assert code == 1
    assert "✗ GJ-9.2-a/one-big-joker" in said
    assert "GJ-9.2  The least that makes a gouji set is" in said


def test_an_area_that_is_not_claimed_does_not_pass(capfd: pytest.CaptureFixture[str]) -> None:
    code = run(["certify", *SETS, "--profile", "folk", *fake("honest.py")])

    assert code == 1
    assert "the profile folk is not declared" in capfd.readouterr().out
    assert {row.verdict for row in report().rows} == {"unsupported"}


def test_the_rows_that_failed_are_asked_again_and_the_report_is_brought_up_to_date(
    capfd: pytest.CaptureFixture[str],
) -> None:
    Path("wrong.py").write_text(WRONG_OF_KINGS, encoding="utf-8")
    assert run(["certify", "python:wrong:answer", "--clause", "GJ-9.2", *SETS]) == 1
    before = report()
    wrong = [row.row for row in before.rows if row.verdict != "pass"]
    capfd.readouterr()

    assert run(["certify", "reference", "--failed"]) == 0

    after = report()
    assert {row.row for row in after.rows} == {row.row for row in before.rows}
    assert after.header.selection == before.header.selection
    assert 0 < after.header.taken_over == len(after.rows) - len(wrong)
    assert not after.footer.certified
    said = capfd.readouterr().out
    assert f"Asked again: {len(wrong)} of {len(after.rows)} rows" in said
    assert "The certificate takes one run of all of them." in said
    assert run(["certify", "reference", "--failed"]) == 2
    assert "all of them passed" in capfd.readouterr().err


def test_a_part_of_the_rows_that_failed_is_asked_again_and_the_others_stand_as_they_came_out() -> None:
    assert run(["certify", "--clause", "GJ-9.2", *SETS, *fake("honest.py")]) == 1
    before = report()
    one, *others = [row for row in before.rows if row.verdict != "pass"]

    assert run(["certify", "reference", "--failed", "--scenario", one.row]) == 1

    assert [row for row in report().rows if row.verdict != "pass"] == others != []


def test_fresh_questions_that_failed_are_asked_again_as_the_seed_made_them() -> None:
    wrong = ["certify", "python:wrong:answer", "--profile", "folk", *SETS]
    Path("wrong.py").write_text(WRONG_FOR_FOLK, encoding="utf-8")
    assert run(wrong) == 1
    before = report()
    assert not all(row.stands for row in before.fresh)

    assert run(["certify", "reference", "--failed"]) == 0

    after = report()
    assert after.header.seed == before.header.seed
    assert {row.digest for row in after.fresh} == {row.digest for row in before.fresh}
    assert not after.footer.certified


def test_an_engine_that_does_not_start_leaves_the_report_alone() -> None:
    assert run(["certify", "--clause", "GJ-9.2", *SETS, *fake("honest.py")]) == 1
    before = Path(".gouji/report.jsonl").read_bytes()

    assert run(["certify", "--failed", "--", sys.executable, "-c", "raise SystemExit(3)"]) == 1

    assert Path(".gouji/report.jsonl").read_bytes() == before


def test_the_report_of_another_profile_is_not_brought_up_to_date(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["certify", "--clause", "GJ-9.2", *SETS, *fake("honest.py")]) == 1

    assert run(["certify", "reference", "--failed", "--profile", "folk"]) == 2

    assert "the report is of profile outline, not of folk as named" in capfd.readouterr().err


WRONG_OF_KINGS = """
from gouji.protocol.serve import Session

SESSION = Session()

def answer(method, params):
    result = SESSION.answer({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})["result"]
    if method == "sets/classify" and "K" in params["cards"] and "gouji" in result:
        result["gouji"] = not result["gouji"]
    return result
"""


WRONG_FOR_FOLK = """
from gouji.protocol.serve import Session

SESSION = Session()

def answer(method, params):
    result = SESSION.answer({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})["result"]
    if method == "sets/classify" and params["ruleset"]["profile"] == "folk":
        result["gouji"] = not result["gouji"]
    return result
"""


@pytest.mark.parametrize("again", [[], ["--profile", "all"], ["--profile", "folk"]])
def test_the_rows_that_failed_under_each_profile_are_run_again(
    again: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wrong.py").write_text(WRONG_FOR_FOLK, encoding="utf-8")
    every = [*SETS, "--profile", "all"]
    assert run(["certify", "python:wrong:answer", "--clause", "GJ-9.2.1", *every]) == 1
    before = {row.row for row in report(".gouji/folk/report.jsonl").rows}
    others = [Path(f".gouji/{profile}/report.jsonl") for profile in ("outline", "qingdao-full", "online")]
    kept = [path.read_bytes() for path in others]

    assert run(["certify", "reference", "--failed", *again]) == 0

    after = report(".gouji/folk/report.jsonl")
    assert {row.row for row in after.rows if row.stands} == before
    assert [path.read_bytes() for path in others] == kept
    assert run(["certify", "reference", *every, "--failed"]) == 2
    assert "all of them passed" in capfd.readouterr().err


def test_at_each_change_of_a_watched_folder_what_failed_is_asked_again_until_all_passes(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    engine = Path("engine") / "wrong.py"
    engine.parent.mkdir()
    engine.write_text(WRONG_OF_KINGS, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(engine.parent.resolve()))
    waits: list[float] = []

    def mend(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 3:
            engine.write_text(WRONG_OF_KINGS.replace("not result", "result"), encoding="utf-8")

    monkeypatch.setattr(watching, "let_go_by", mend)

    assert run(["certify", "python:wrong:answer", *SETS, "--clause", "GJ-9.2.1", "--watch", "engine"]) == 0

    said = capfd.readouterr().out
    assert [said.count(words) for words in ("✗ GJ-9.2.1", "Asked again: ", "A selection of rows")] == [1, 1, 1]
    assert len(waits) == 4, "a change is taken up once it has come to rest"


def test_a_folder_in_which_nothing_changes_is_not_watched_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "PATIENCE", 60.0)
    (tmp_path / ".git").mkdir()
    waited = 0.0

    def wait(seconds: float) -> None:
        nonlocal waited
        waited += seconds
        (tmp_path / ".git" / "index").write_text(str(waited))

    assert watching.mended(tmp_path, tmp_path / "report", lambda: 1, lambda: 1, wait) == 1
    assert waited == 60.0


def test_the_report_is_there_for_other_programs_too(capsys: pytest.CaptureFixture[str]) -> None:
    run(["certify", "reference", "--scenario", "GJ-9.2-a/two-aces"])

    assert 'classname="gouji.sets.9"' in Path(".gouji/junit.xml").read_text(encoding="utf-8")
    assert "GJ-9.2-a/two-aces" in Path(".gouji/report.html").read_text(encoding="utf-8")
    assert "1 of 1 row" in Path(".gouji/badge.svg").read_text(encoding="utf-8")
    assert "report: .gouji/report.html; beside it: report.jsonl, junit.xml, badge.svg" in capsys.readouterr().out


# Misuse


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            ["reference", "--profile", "x"],
            "--profile x: expected one of outline, qingdao-full, folk, online, room, all",
        ),
        (["reference", "--area", "x"], "--area x: expected one of sets, play"),
        (["reference", "--article", "99"], "--article 99: expected the number of an article"),
        (["reference", "--clause", "GJ-9.99"], "--clause GJ-9.99: expected the id of a clause"),
        (["reference", "--scenario", "GJ-9.2-zz"], "--scenario GJ-9.2-zz: expected the id"),
        (["reference", "--scenario", "GJ-9.2-a/none"], "--scenario GJ-9.2-a/none: expected the id"),
        (["--timeout", "0"], "--timeout 0.0: expected a number of seconds above 0"),
        (["--timeout", "nan"], "--timeout nan: expected a number of seconds above 0"),
        (["no-engine"], "engine “no-engine”: expected reference"),
        (["--", "no-such-program-here"], "no-such-program-here: expected a program"),
        (["reference", "--", sys.executable], "reference: expected one engine"),
        (["reference", "--area", "referee", "--clause", "GJ-9.2"], "nothing to run"),
        (["reference", "--failed"], "report.jsonl: expected a report"),
        (["reference", "--watch", "nowhere"], "--watch nowhere: expected a folder that is there"),
        (["reference", "--watch", ".", "--failed"], "--watch: expected without --failed"),
        (["reference", "--report", "/dev/null/x"], "expected a place to write the report"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(
    arguments: list[str], expected: str, capfd: pytest.CaptureFixture[str]
) -> None:
    code = run(["certify", *arguments])

    said = capfd.readouterr()
    assert code == 2
    assert expected in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert said.out == "" or "--report" in arguments
    assert not Path(".gouji").exists()


def test_an_engine_is_ended_also_where_no_report_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAKE_PIDS", str(tmp_path / "pids"))

    assert run(["certify", *SETS, "--report", "/dev/null/x", *fake("honest.py")]) == 2
    assert run(["certify", "--area", "score", "--article", "10", *fake("honest.py")]) == 2

    engines = [int(line) for line in (tmp_path / "pids").read_text(encoding="ascii").split()]
    assert len(engines) == 2
    assert not any(map(alive, engines))


def test_output_that_nobody_reads_ends_quietly(tmp_path: Path) -> None:
    command = " ".join(f"'{word}'" for word in [*GOUJI, "certify", "reference", *SETS]) + " | true"

    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)

    assert "Traceback" not in done.stderr


def test_misuse_is_told_in_chinese_too(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["certify", "--lang", "zh", "reference", "--area", "x"]) == 2
    assert "应为 sets, play" in capfd.readouterr().err


# Interrupted


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_a_run_that_is_terminated_ends_the_engine_and_leaves_no_footer(tmp_path: Path, jobs: str) -> None:
    pids = tmp_path / "pids"
    command = [*GOUJI, "certify", *SETS, "--jobs", jobs, *fake("every.py", "stops_reading", "9")]
    environment = {**os.environ, "FAKE_PIDS": str(pids), "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as gouji:
        path = tmp_path / ".gouji" / "report.jsonl"
        until(lambda: path.exists() and len(path.read_bytes().splitlines()) > 7 * int(jobs))
        gouji.send_signal(signal.SIGTERM)
        said, _ = gouji.communicate(timeout=20)

    engines = [int(line) for line in pids.read_text(encoding="ascii").split()]
    assert gouji.returncode == 130
    assert f"Interrupted: {7 * int(jobs)} of" in said
    assert len(engines) == int(jobs)
    until(lambda: not any(map(alive, engines)))
    with pytest.raises(Exception, match="the run did not end"):
        read_report(path)


def until(holds: Callable[[], bool]) -> None:
    for _ in range(500):
        if holds():
            return
        time.sleep(0.02)
    raise AssertionError("it did not come about within ten seconds")


# The words around it


def test_a_locale_without_chinese_does_not_end_the_run() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    command = [*GOUJI, "--lang", "zh", "certify", "reference", "--scenario", "GJ-9.2-a/two-aces"]

    done = subprocess.run(command, capture_output=True, env=environment, check=False)

    assert done.returncode == 0
    assert b"\\u901a\\u8fc7" in done.stdout


def test_selection_takes_children_and_row_ids() -> None:
    suite, outline = load_suite(), Ruleset.of("outline")

    taken = selected(suite, outline, ["sets"], Selection(clauses=("GJ-9.2",)))
    assert {entry.clauses[0] for entry in taken} >= {"GJ-9.2", "GJ-9.2.1"}
    assert all({"GJ-9.2", "GJ-9.2.1", "GJ-9.2.2", "GJ-9.2.3", "GJ-9.2.4"} & set(entry.clauses) for entry in taken)
    assert selected(suite, outline, ["sets"], Selection(clauses=("GJ-9.2.1",))) != taken
    assert selected(suite, outline, ["referee"], Selection(clauses=("GJ-9.2",))) == []


def test_areas_come_in_the_order_asked_for() -> None:
    areas = [plan.area for plan in selected(load_suite(), Ruleset.of("outline"), ["play", "sets"], Selection())]

    assert areas == sorted(areas)
    assert set(areas) == {"play", "sets"}


def test_the_digest_of_rows_is_of_what_they_ask_and_not_of_their_order() -> None:
    plans = load_suite().plans(Ruleset.of("outline"))
    first = plans[0]
    other = msgspec.structs.replace(first, operations=first.operations * 2)

    assert rows_digest(plans) == rows_digest(reversed(plans))
    assert rows_digest([first]) != rows_digest([other])
    assert rows_digest(plans) != rows_digest(plans[1:])


def test_areas_left_out_are_told_apart_by_who_left_them_out(capfd: pytest.CaptureFixture[str]) -> None:
    run(["certify", "reference", *SETS])
    said = capfd.readouterr().out
    assert "Not selected, and not judged: play" in said
    assert "Not claimed" not in said

    run(["certify", "--scenario", "GJ-9.2-a/two-aces", *fake("every.py", "dies", "999")])
    assert report().header.not_selected == ("play",)
    assert "play" not in report().header.not_claimed


def test_an_area_that_the_engine_leaves_out_is_not_claimed(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    source = (FAKES / "honest.py").read_text(encoding="utf-8").replace('["sets", "play"]', '["sets"]')
    (tmp_path / "sets_alone.py").write_text(source, encoding="utf-8")

    run(["certify", "--clause", "GJ-9.2", "--", sys.executable, "-S", "sets_alone.py"])

    said = capfd.readouterr().out
    assert "Not claimed, and not judged: play" in said
    assert "Not selected" not in said
