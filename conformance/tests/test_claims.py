"""What an engine claims beyond legality is judged: its reasons by what they must not be, its lists as sets."""

import sys
from pathlib import Path

import msgspec
import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.session import introduce
from gouji_conformance.reports.closing import scope_lines
from gouji_conformance.reports.jsonl import Header
from gouji_conformance.reports.reading import read_report
from gouji_conformance.runs.scope import scope_of
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.plans import Expectation, Plan
from gouji_conformance.sentences.selection import Selection
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.ruleset import PROFILES, Ruleset
from gouji_spec.text import Language

ALTERED = Path(__file__).parent / "fakes" / "altered.py"


def wanting(path: str, test: str) -> list[Plan]:
    """Return the rows that expect something of *path* by *test*, each with its own options."""
    return [
        plan
        for plan in load_suite().plans(Ruleset.of("outline"), every_option=True)
        if any((want.path, want.test) == (path, test) for operation in plan.operations for want in operation.expect)
    ]


def listed(profile: str) -> list[Expectation]:
    """Return what is expected of whole lists of moves in *profile*."""
    return [
        want
        for plan in load_suite().plans(Ruleset.of(profile))
        for operation in plan.operations
        for want in operation.expect
        if (want.path, want.test) == ("moves", "is")
    ]


def lists_something(plan: Plan) -> bool:
    return any(want.value for operation in plan.operations for want in operation.expect if want.path == "moves")


def failed_by(alteration: str, plans: list[Plan], folder: Path) -> set[str]:
    chosen = [word for plan in plans for word in ("--scenario", plan.row)]
    run(["certify", "--every-option", *chosen, "--report", str(folder), "--", sys.executable, str(ALTERED), alteration])
    return {row.row for row in read_report(folder / "report.jsonl").rows if row.verdict == "fail"}


def test_naming_every_reason_explains_nothing(tmp_path: Path) -> None:
    plans = wanting("reasons", "excludes")

    assert {plan.area for plan in plans} == {*AREAS} - {"score", "table", "points", "declared"}
    assert failed_by("names_every_reason", plans, tmp_path) == {plan.row for plan in plans}


def test_what_an_engine_does_not_know_of_a_set_is_not_held_against_it(tmp_path: Path) -> None:
    """Who says that he cannot tell dead sets is asked no row about them; who does not say so is wrong in each."""
    dead = [*wanting("dead", "is"), *wanting("state.table.dead", "is")]
    others = [plan for plan in load_suite().plans(Ruleset.of("outline")) if plan.id in ("GJ-8.6-a", "GJ-9.2-a")]
    assert dead
    assert others

    assert failed_by("hides_dead_sets", [*dead, *others], tmp_path) == {plan.row for plan in dead}
    assert failed_by("knows_no_dead_sets", [*dead, *others], tmp_path) == set()
    asked = {row.row: row for row in read_report(tmp_path / "report.jsonl").rows}
    assert {asked[plan.row].verdict for plan in dead} == {"unsupported"}
    assert {asked[plan.row].verdict for plan in others} == {"pass"}


@pytest.mark.parametrize("alteration", ["lists_one_move_more", "lists_one_move_less"])
def test_a_list_is_compared_whole(alteration: str, tmp_path: Path) -> None:
    """There is none less than none: the row that asks when all is over is for those who list too many."""
    plans = [plan for plan in wanting("moves", "is") if alteration == "lists_one_move_more" or lists_something(plan)]

    assert failed_by(alteration, plans, tmp_path) == {plan.row for plan in plans}


def test_a_list_may_be_in_any_order(tmp_path: Path) -> None:
    assert failed_by("lists_the_other_way_round", wanting("moves", "is"), tmp_path) == set()


def test_lists_are_asked_for_in_every_phase_that_leaves_a_choice() -> None:
    """When a lead, an answer, a burn and a cover is due, and whatever else may be said there; at the end nothing."""
    verbs = {move["do"] for want in listed("outline") for move in want.value}

    assert verbs == {"play", "pass", "burn", "decline", "cover", "allow_cover", "yield", "wind", "renounce"}
    assert any(want.value == [] for want in listed("outline"))


@pytest.mark.parametrize("profile", PROFILES)
def test_lists_are_judged_in_every_profile(profile: str) -> None:
    """Where covering goes of itself nobody is asked to cover, and the phases are three."""
    cover = set() if Ruleset.of(profile)["cover"] == "automatic" else {"cover", "allow_cover"}
    verbs = {move["do"] for want in listed(profile) for move in want.value}

    assert verbs == {"play", "pass", "burn", "decline", "yield", "wind", "renounce"} | cover


# A claim with no row to judge it is said


def test_every_field_that_an_engine_may_give_is_judged_by_some_row() -> None:
    """Under each profile, but for what that table does not play: it has no pick, or nobody loses a turn."""
    info = introduce(ReferenceLink(), 1.0).info
    idle = {
        profile: scope_of(load_suite(), Ruleset.of(profile), info, (), Selection()).unproven for profile in PROFILES
    }

    assert idle == {
        "outline": (),
        "qingdao-full": ("state.pick",),
        "folk": (),
        "online": ("state.lost_turns", "state.pick"),
        "room": ("state.pick",),
    }


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Claimed, and judged by no row under this ruleset: pick of the state."),
        ("zh", "引擎声明了，但此规则之下没有一例可判：局面中的 pick。"),
    ],
)
def test_what_no_row_judges_is_said(language: Language, words: str) -> None:
    header = Header("0.1.0", "x", "room", ("report",), "", 35, "", unproven=("state.pick",))

    assert words in [line.said_in(language) for line in scope_lines(header)]
    narrowed = msgspec.structs.replace(header, selection={"article": ("9",)})
    assert words not in [line.said_in(language) for line in scope_lines(narrowed)]


def test_nothing_is_unproven_where_areas_are_left_out() -> None:
    info = introduce(ReferenceLink(), 1.0).info

    assert scope_of(load_suite(), Ruleset.of("room"), info, ("report",), Selection()).unproven == ()


def test_a_claim_that_is_not_made_is_not_said_to_be_unproven() -> None:
    info = msgspec.structs.replace(introduce(ReferenceLink(), 1.0).info, state=("walls",))

    assert scope_of(load_suite(), Ruleset.of("room"), info, (), Selection()).unproven == ()
