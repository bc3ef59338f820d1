"""What an engine claims beyond legality is judged: its reasons by what they must not be, its lists as sets."""

import sys
from pathlib import Path

import pytest

from gouji_conformance.cli import run
from gouji_conformance.reports.reading import read_report
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.ruleset import Ruleset

ALTERED = Path(__file__).parent / "fakes" / "altered.py"


def wanting(path: str, test: str) -> list[Plan]:
    """Return the rows of the outline that expect something of *path* by *test*."""
    return [
        plan
        for plan in load_suite().plans(Ruleset.of("outline"))
        if any((want.path, want.test) == (path, test) for operation in plan.operations for want in operation.expect)
    ]


def failed_by(alteration: str, plans: list[Plan], folder: Path) -> set[str]:
    chosen = [word for plan in plans for word in ("--scenario", plan.row)]
    run(["certify", *chosen, "--report", str(folder), "--", sys.executable, str(ALTERED), alteration])
    return {row.row for row in read_report(folder / "report.jsonl").rows if row.verdict == "fail"}


def test_naming_every_reason_explains_nothing(tmp_path: Path) -> None:
    plans = wanting("reasons", "excludes")

    assert {plan.area for plan in plans} == {"sets", "play"}
    assert failed_by("names_every_reason", plans, tmp_path) == {plan.row for plan in plans}


@pytest.mark.parametrize("alteration", ["lists_one_move_more", "lists_one_move_less"])
def test_a_list_is_compared_whole(alteration: str, tmp_path: Path) -> None:
    plans = wanting("moves", "is")

    assert failed_by(alteration, plans, tmp_path) == {plan.row for plan in plans}


def test_a_list_may_be_in_any_order(tmp_path: Path) -> None:
    assert failed_by("lists_the_other_way_round", wanting("moves", "is"), tmp_path) == set()


def test_lists_are_asked_for_in_every_phase_that_leaves_a_choice() -> None:
    """When a lead, an answer, a burn and a cover is due; once the hand is over there is nothing to list."""
    verbs = {
        move["do"]
        for plan in wanting("moves", "is")
        for operation in plan.operations
        for want in operation.expect
        if want.path == "moves"
        for move in want.value
    }

    assert verbs == {"play", "pass", "burn", "decline", "cover", "allow_cover"}
