"""``pytest --gouji-engine``: the suite joins somebody's own run and leaves everything of theirs alone."""

import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from gouji_conformance.pytest_face import test_name
from gouji_conformance.sentences.suite import load_suite
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


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "test_theirs.py").write_text(THEIRS)
    (tmp_path / "theirs.feature").write_text(THEIR_FEATURE)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  slow\n  cover=explicit\n")
    (tmp_path / "liar.py").write_text(LIAR)
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q"]
    if not _installed():
        command += ["-p", "gouji_conformance.pytest_plugin"]
    return subprocess.run([*command, *arguments], cwd=project, capture_output=True, text=True, check=False, timeout=120)


def _installed() -> bool:

    return any(entry.value == "gouji_conformance.pytest_plugin" for entry in entry_points(group="pytest11"))


def test_without_the_option_nothing_changes(project: Path) -> None:
    done = run(project)

    assert done.returncode == 0
    assert "1 passed" in done.stdout


def test_both_faces_run_the_same_rows(project: Path) -> None:
    done = run(project, "--gouji-engine", "reference", "--gouji-every-option", "--collect-only")
    collected = set(re.findall(r"\.feature::(test_\w+)(?:\[(\S+)\])?$", done.stdout, re.MULTILINE))
    suite = load_suite()
    names = {test_name(scenario): scenario.id for scenario in suite.scenarios()}

    plans = suite.plans(Ruleset.of("outline"), every_option=True)
    assert {(names[name], case) for name, case in collected} == {(plan.id, plan.case) for plan in plans}


def test_the_reference_passes_beside_their_own_tests(project: Path) -> None:
    done = run(project, "--gouji-engine", "reference", "-n", "0")

    assert done.returncode == 0, done.stdout
    count = len(load_suite().plans(Ruleset.of("outline")))
    assert f"{count + 1} passed" in done.stdout


def test_a_profile_chooses_its_rows(project: Path) -> None:
    done = run(project, "--gouji-engine", "reference", "--gouji-profile", "online", "--collect-only")

    assert "test_GH_sets_7_b" in done.stdout
    assert "test_GH_sets_7_a" not in done.stdout


def test_a_wrong_engine_fails_with_what_was_expected(project: Path) -> None:
    done = run(project, "--gouji-engine", "python:liar:answer", "-k", "GJ_9_2_a or theirs or Theirs", "--tb=short")

    assert done.returncode == 1
    assert "test_GJ_9_2_a[one-ace]" in done.stdout
    assert "gouji: expected is False, got true" in done.stdout
    # Of the thirteen beginnings five are just below; their own test passes beside them.
    assert "5 failed, 9 passed" in done.stdout


def test_marks_carry_clause_and_option(project: Path) -> None:
    (project / "conftest.py").write_text(
        "def pytest_collection_modifyitems(items):\n"
        "    for item in items:\n"
        "        if 'GH_sets_7_b' in item.name:\n"
        "            marks = [(mark.name, dict(mark.kwargs)) for mark in item.iter_markers()]\n"
        "            print(sorted((name, sorted(v.values())) for name, v in marks if name != 'parametrize'))\n"
    )
    done = run(project, "--gouji-engine", "reference", "--gouji-profile", "online", "--collect-only", "-s")

    assert "[('area', ['sets']), ('clause', ['GH-sets.7']), ('option', ['as_small', 'mixed_jokers'])]" in done.stdout
