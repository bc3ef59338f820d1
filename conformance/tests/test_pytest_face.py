"""``pytest --gouji-engine``: the suite joins somebody's own run and leaves everything of theirs alone."""

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from gouji_conformance.sentences.features import features_folder
from gouji_conformance.sentences.suite import Suite, load_suite, read_suite
from gouji_spec.ruleset import Ruleset

THEIRS = """
from pytest_bdd import scenarios, given, then

scenarios("theirs.feature")

@given("two cards")
def _():
    pass

@then("it is a set")
def _():
    pass
"""
THEIR_FEATURE = """@slow @cover=explicit
Feature: theirs
  Scenario: a set of theirs
    Given two cards
    Then it is a set
"""
LIAR = """
def answer(method, params):
    if method == "initialize":
        return {"protocol": "1.0", "engine": {"name": "liar", "version": "1"}, "areas": ["sets"],
                "profiles": ["outline"], "options": {}}
    if method == "sets/classify":
        return {"legal": True, "rank": "9", "size": 1, "twos": 0, "small": 0, "big": 0, "gouji": True, "dead": False}
    raise LookupError(method)
"""


FEW = ("01_purpose.feature", "09_gouji_sets.feature", "10_burn.feature", "house/sets.feature")
"""Features that most tests make do with: pytest-bdd reads each of them anew in every run."""
ONLY_A_FEW = """
from pathlib import Path
from gouji_conformance.sentences import features, suite

for module in (features, suite):
    module.features_folder = lambda: Path(__file__).parent / "few"
"""


def few() -> Suite:
    return read_suite([features_folder() / name for name in FEW])


@pytest.fixture
def project(whole: Path) -> Path:
    """Somebody's project, for which the suite consists of a few features."""
    for name in FEW:
        path = whole / "few" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(features_folder() / name)
    (whole / "conftest.py").write_text(ONLY_A_FEW)
    return whole


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """Somebody's project."""
    (tmp_path / "test_theirs.py").write_text(THEIRS)
    (tmp_path / "theirs.feature").write_text(THEIR_FEATURE)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  slow\n  cover=explicit\n")
    (tmp_path / "liar.py").write_text(LIAR)
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:hypothesispytest"]  # half of what a start costs
    if not _installed():
        command += ["-p", "gouji_conformance.pytest_plugin"]
    return subprocess.run([*command, *arguments], cwd=project, capture_output=True, text=True, check=False, timeout=120)


def _installed() -> bool:

    return any(entry.value == "gouji_conformance.pytest_plugin" for entry in entry_points(group="pytest11"))


def test_without_the_option_nothing_changes(project: Path) -> None:
    done = run(project)

    assert done.returncode == 0
    assert "1 passed" in done.stdout


def listed(project: Path, what: str, *arguments: str) -> list[str]:
    """Return what *what* says of each item that is collected, one after another."""
    written = project / "conftest.py"
    before = written.read_text() if written.exists() else ""
    written.write_text(
        before + "def pytest_collection_finish(session):\n"
        "    for item in session.items:\n"
        "        mark = item.get_closest_marker('row')\n"
        "        if mark is not None:\n"
        f"            print('found', {what})\n"
    )
    done = run(project, "--gouji-engine", "reference", "--collect-only", "-s", *arguments)
    assert done.returncode == 0, done.stdout
    return [line.removeprefix("found ") for line in done.stdout.splitlines() if line.startswith("found ")]


def test_both_faces_run_the_same_rows(project: Path) -> None:
    runs_the_rows_of(few(), project)


@pytest.mark.soak
def test_both_faces_run_the_same_rows_of_the_whole_of_it(whole: Path) -> None:
    runs_the_rows_of(load_suite(), whole)


def runs_the_rows_of(suite: Suite, project: Path) -> None:
    plans = suite.plans(Ruleset.of("outline"), every_option=True)

    assert sorted(listed(project, "mark.kwargs['id']", "--gouji-every-option")) == sorted(plan.row for plan in plans)


def test_unless_every_option_is_asked_for_they_are_those_of_the_profile(project: Path) -> None:
    plans = few().plans(Ruleset.of("outline"))

    assert sorted(listed(project, "mark.kwargs['id']")) == sorted(plan.row for plan in plans)


def test_the_reference_passes_beside_their_own_tests(project: Path) -> None:
    passes(project, few())


@pytest.mark.soak
def test_the_reference_passes_the_whole_of_it(whole: Path) -> None:
    passes(whole, load_suite())


def passes(project: Path, suite: Suite) -> None:
    done = run(project, "--gouji-engine", "reference", "-n", "0")

    assert done.returncode == 0, done.stdout
    plans = suite.plans(Ruleset.of("outline"))
    declarations = sum(plan.area == "declared" for plan in plans)
    assert f"{len(plans) - declarations + 1} passed, {declarations} skipped" in done.stdout


def test_a_profile_chooses_its_rows(project: Path) -> None:
    rows = listed(project, "mark.kwargs['id']", "--gouji-profile", "网络")

    assert any(row.startswith("GH-sets.7-b") for row in rows)
    assert not any(row.startswith("GH-sets.7-a") for row in rows)


def test_a_row_is_chosen_by_its_id(project: Path) -> None:
    assert listed(project, "mark.kwargs['id']", "-k", "GJ-9.2-a/one-ace") == ["GJ-9.2-a/one-ace"]


def test_a_wrong_engine_fails_with_what_was_expected(project: Path) -> None:
    done = run(project, "--gouji-engine", "python:liar:answer", "-k", "GJ-9.2-a/ or theirs", "--tb=short")

    assert done.returncode == 1
    assert "✗ GJ-9.2-a/one-ace  fail" in done.stdout
    assert "gouji: expected false, got true" in done.stdout
    # Of the thirteen beginnings five are just below; their own test passes beside them.
    assert "5 failed, 9 passed" in done.stdout


def test_marks_carry_clause_and_option(project: Path) -> None:
    marks = "sorted((mark.name, *mark.kwargs.values()) for mark in item.iter_markers() if mark.kwargs)"
    found = listed(project, marks, "--gouji-profile", "online", "-k", "GH-sets.7-b")

    own = [line for line in found if "('row', 'GH-sets.7-b')" in line or "('row', 'GH-sets.7-b/" in line]
    assert own
    for line in own:
        assert "('area', 'sets')" in line
        assert "('clause', 'GH-sets.7')" in line
        assert "('option', 'mixed_jokers', 'as_small')" in line
        assert "('scenario', 'GH-sets.7-b')" in line


def test_their_tags_stay_theirs(project: Path) -> None:
    (project / "conftest.py").write_text(
        ONLY_A_FEW + "def pytest_collection_finish(session):\n"
        "    for item in session.items:\n"
        "        if item.path.name == 'test_theirs.py':\n"
        "            print('marks', sorted(mark.name for mark in item.iter_markers()))\n"
    )
    done = run(project, "--gouji-engine", "reference", "--collect-only", "-s")

    assert "marks ['cover=explicit', 'slow']" in done.stdout


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--gouji-engine", ""], "engine “”: expected reference"),
        (["--gouji-engine", "no-such-program-here"], "no-such-program-here: expected a program"),
        (["--gouji-engine", "reference", "--gouji-profile", "house"], "expected one of outline"),
    ],
)
def test_misuse_is_one_line(project: Path, options: list[str], expected: str) -> None:
    done = run(project, *options)

    assert done.returncode == 4
    assert expected in done.stderr
    assert "Traceback" not in done.stderr


def test_rows_that_failed_are_run_again(project: Path) -> None:
    asked = ["--gouji-engine", "python:liar:answer", "-p", "cacheprovider", "-k", "GJ-9.2-a/"]
    assert "5 failed, 8 passed" in run(project, *asked).stdout

    assert "5 failed" in (again := run(project, *asked, "--lf").stdout)
    assert " passed" not in again


CRASHES = """
import os
def answer(method, params):
    if method == "initialize":
        return {"protocol": "1.0", "engine": {"name": "crashes", "version": "1"}, "areas": ["sets"],
                "profiles": ["outline"]}
    if params.get("cards") == "AA":
        os._exit(3)
    return {"legal": True, "rank": "9", "size": 1, "twos": 0, "small": 0, "big": 0, "gouji": False, "dead": False}
"""


def test_an_engine_that_dies_fails_its_row_and_is_started_afresh_for_the_next(project: Path) -> None:
    (project / "crashes.py").write_text(CRASHES)
    done = run(project, "--gouji-engine", "python:crashes:answer", "-k", "GJ-9.2-a/two-aces or GJ-9.2-a/one-ace", "-v")

    assert "! GJ-9.2-a/two-aces  error" in done.stdout
    assert "the engine ended, exit code 3" in done.stdout
    assert "1 failed, 1 passed" in done.stdout


def test_what_an_engine_does_not_claim_is_not_passed(project: Path) -> None:
    done = run(project, "--gouji-engine", "python:liar:answer", "-k", "GJ-10.2.1-a")

    assert done.returncode == 1
    assert "the area play is not declared" in done.stdout
    assert " passed" not in done.stdout
