"""Floors: what engines pass that know no rule, and that none of them is certified anywhere."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.session import EngineInfo, introduce
from gouji_conformance.reports.earning import earns
from gouji_conformance.reports.jsonl import Header
from gouji_conformance.reports.reading import read_report
from gouji_conformance.runs.floors import LEAST_ROWS, Floor, floors_of, passes
from gouji_conformance.runs.scope import judged_of, scope_of
from gouji_conformance.runs.stubs import STUBS, Stub, likely, state_at_start, stubs_for
from gouji_conformance.runs.verdicts import not_claimed, result_of
from gouji_conformance.sentences.features import AREAS, DECLARED
from gouji_conformance.sentences.plans import Expectation, Operation, Plan
from gouji_conformance.sentences.selection import Selection
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.options import options
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import PROFILES, Ruleset, RulesetError, make_ruleset

REFUSES = Path(__file__).parent / "fakes" / "refuses.py"

IDLE = {
    "outline": {"points", "point-dues", "hold-three"},
    "qingdao-full": {"report"},
    "folk": {"hold-three"},
    "online": {"hold-three", "referee"},
    "room": {"points", "point-dues", "hold-three"},
}
"""The areas of which a profile plays nothing: no points, no 3s held, no report, no penalties; there all is refused."""


def plan(number: int, answer: bool, method: str = "sets/beats") -> Plan:
    operation = Operation(method, {"cards": "5"}, (Expectation("beats", "is", answer),))
    return Plan("GJ-8.3.1-a", f"row-{number}", ("GJ-8.3.1",), "sets", {}, {"profile": "outline"}, (operation,))


def whole_area(plans: Iterable[Plan]) -> Floor:
    return next(floor for floor in floors_of(plans) if not floor.article)


@pytest.mark.parametrize(
    ("yes", "no", "thin"),
    [(5, 4, "few"), (5, 5, ""), (10, 0, "one_sided"), (0, 10, "one_sided"), (9, 1, "one_sided"), (8, 2, "")],
)
def test_an_area_of_few_rows_or_of_one_side_is_thin(yes: int, no: int, thin: str) -> None:
    plans = [plan(number, number < yes) for number in range(yes + no)]

    floor = whole_area(plans)

    assert (floor.rows, floor.thin) == (yes + no, thin)
    assert floor.passed >= max(yes, no)


def test_two_methods_of_one_answer_each_are_one_side() -> None:
    """Who knows no more than which question it is knows all of the answers."""
    plans = [plan(number, number < 5, "sets/beats" if number < 5 else "sets/classify") for number in range(10)]

    assert whole_area(plans) == Floor("sets", "", 10, 10, "most_common", "one_sided")


def test_an_article_has_its_own_floor_and_is_never_thin() -> None:
    plans = load_suite().plans(Ruleset.of("outline"), only=lambda scenario, _: scenario.area == "score")
    whole, *articles = floors_of(plans)

    assert sum(floor.rows for floor in articles) == whole.rows == len(plans)
    assert all(floor.article and not floor.thin and floor.stub in STUBS for floor in articles)


def test_a_stub_names_every_reason_that_is_asked_for() -> None:
    asked = [(Expectation("reasons", "includes", word),) for word in ("pass", "dead", "dead", "gone")]
    denied = [(Expectation("reasons", "excludes", "gone"),) for _ in range(2)]

    assert set(likely([*asked, *denied])["reasons"]) == {"pass", "dead"}


def test_a_stub_says_how_a_hand_began() -> None:
    state = state_at_start({"hands": {"1": "9 ?*4", "2": ""}, "leader": 2, "out": [3]})

    assert state["hands"] == {"1": 5, "2": 0}
    assert (state["to_act"]["seat"], state["out"]) == (2, [3])


def test_a_row_that_is_not_asked_is_passed_by_nobody() -> None:
    plans = [plan(number, number < 5) for number in range(10)]

    (whole, _) = floors_of(plans, unasked={entry.row for entry in plans[:9]})

    assert (whole.rows, whole.passed) == (10, 1)


def test_an_engine_that_gives_no_field_of_a_set_is_passed_by_no_stub_either() -> None:
    whole, _ = claims()
    bare = msgspec.structs.replace(whole, areas=("sets",), sets=())
    scope = scope_of(load_suite(), Ruleset.of("outline"), bare, (), Selection())
    asked = {entry.row for entry in scope.plans if not_claimed(entry, bare) is None}

    assert 0 < len(asked) < len(scope.plans)
    assert scope.floors[0].passed <= len(asked)


def test_stubs_of_one_suite_answer_alike_every_time() -> None:
    plans = load_suite().plans(Ruleset.of("outline"), only=lambda scenario, _: scenario.area == "report")

    assert [[*stub(entry)] for stub in stubs_for(plans).values() for entry in plans] == [
        [*stub(entry)] for stub in stubs_for(plans).values() for entry in plans
    ]


# Nobody is certified who knows no rule


def claims() -> Iterator[EngineInfo]:
    """Yield what an engine may say of itself that claims all there is, and one that claims as little as it can."""
    whole = introduce(ReferenceLink(), 1.0).info
    yield whole
    yield msgspec.structs.replace(whole, explains=False, lists_moves=False, state=())


@lru_cache(maxsize=1)
def plans_under(options: tuple[tuple[str, str], ...], profile: str) -> tuple[Plan, ...]:
    return tuple(load_suite().plans(make_ruleset(profile, dict(options))))


def by_area(ruleset: Ruleset, info: EngineInfo) -> dict[str, list[Plan]]:
    plans: dict[str, list[Plan]] = {area: [] for area in AREAS if area != DECLARED}
    for entry in plans_under(tuple(sorted(ruleset.departures.items())), ruleset.profile):
        if entry.area != DECLARED:
            plans[entry.area].append(judged_of(entry, info))
    return {area: rows for area, rows in plans.items() if rows}


def certified(plans: Sequence[Plan], passed: set[str]) -> bool:
    """Tell whether an engine is certified at *plans*, all of one area, of which it has *passed* some."""
    rows = [result_of(entry, "pass" if entry.row in passed else "fail") for entry in plans]
    header = Header("0.1.0", "x", "outline", (plans[0].area,), "", len(rows), "", floors=floors_of(plans), fresh={})
    return earns(header, rows, "complete")


def crude(plans: Sequence[Plan], *, side: bool) -> Any:
    """Return one answer to everything, written here without the stubs: what is commonest of each, and all reasons."""
    said: dict[str, Counter[bytes]] = {}
    for want in (want for entry in plans for operation in entry.operations for want in operation.expect):
        if want.test == "is":
            said.setdefault(want.path, Counter())[msgspec.json.encode(want.value)] += 1
    answer: dict[str, Any] = {"reasons": sorted(reasons())}
    for path, counted in sorted(said.items()):
        *above, last = path.split(".")
        inside: Any = answer
        for name in above:
            inside = inside.setdefault(name, {}) if isinstance(inside, dict) else {}
        value = msgspec.json.decode(counted.most_common(1)[0][0])
        if isinstance(inside, dict):
            inside[last] = side if isinstance(value, bool) else value
    return answer


def saying(answer: Any) -> Stub:
    return lambda entry: (answer for _ in entry.operations)


def uncaught(ruleset: Ruleset, info: EngineInfo, tally: Counter[str] | None = None) -> Iterator[tuple[str, str]]:
    """Yield the area and the name of each stub that is certified in it; *tally* counts what was tried."""
    tally = Counter() if tally is None else tally
    for area, plans in by_area(ruleset, info).items():
        stubs = stubs_for(plans)
        for side in (False, True):
            stubs[f"crude {side}"] = saying(crude(plans, side=side))
        tally += Counter(areas=1, rows=len(plans), stubs=len(stubs))
        for name, stub in stubs.items():
            passed = {entry.row for entry in plans if passes(stub, entry)}
            if len(passed) == len(plans) and certified(plans, passed):
                yield area, name


@pytest.mark.parametrize("profile", PROFILES)
def test_no_stub_is_certified_in_any_profile(profile: str) -> None:
    for info in claims():
        assert [*uncaught(Ruleset.of(profile), info)] == []


@pytest.mark.parametrize("profile", PROFILES)
def test_every_area_that_a_profile_plays_certifies(profile: str) -> None:
    whole, _ = claims()
    plans = [entry for rows in by_area(Ruleset.of(profile), whole).values() for entry in rows]

    assert {floor.area for floor in floors_of(plans) if floor.thin} == IDLE[profile]


def test_whoever_passes_all_of_an_area_that_is_not_thin_is_certified() -> None:
    plans = by_area(Ruleset.of("outline"), next(claims()))

    assert certified(plans["score"], {entry.row for entry in plans["score"]})
    assert not certified(plans["hold-three"], {entry.row for entry in plans["hold-three"]})
    assert len(plans["hold-three"]) < LEAST_ROWS


def one_option_away(profile: str) -> Iterator[Ruleset]:
    for name, option in options().options.items():
        known = [value.id for value in option.values] or sorted({Ruleset.of(other)[name] for other in PROFILES})
        for value in known:
            try:
                yield make_ruleset(profile, {name: value})
            except RulesetError:
                continue


@pytest.mark.soak
@pytest.mark.parametrize("profile", PROFILES)
def test_no_stub_is_certified_one_option_away_from_any_profile(
    profile: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rulesets = list(one_option_away(profile))
    tally: Counter[str] = Counter()

    assert len(rulesets) > 50
    for ruleset in rulesets:
        for info in claims():
            assert [*uncaught(ruleset, info, tally)] == [], ruleset.departures
    tried = ", ".join(f"{many:,} {what}" for what, many in tally.items())
    with capsys.disabled():
        sys.stdout.write(f"\n{profile}: {len(rulesets)} rulesets, {tried}: no stub is certified\n")


# As it is said


def test_an_engine_that_always_says_no_gets_no_certificate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = ["--", sys.executable, str(REFUSES)]
    asked = ["certify", "--profile", "qingdao-full", "--area", "report", "--report", str(tmp_path)]

    assert run([*asked, *engine]) == 1
    assert not read_report(tmp_path / "report.jsonl").footer.certified
    capsys.readouterr()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["report 11 of 11", "lie on one side", "nothing certified: gouji reference"]),
        ("zh", ["报牌 11 例中 11", "一边倒", "不予认证：gouji reference"]),
    ],
)
def test_an_area_that_is_thin_says_so_and_certifies_nothing(
    language: str, words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["certify", "reference", "--profile", "qingdao-full", "--area", "report", "--report", str(tmp_path)]

    assert run([*asked, "--lang", language]) == 1

    said = capsys.readouterr().out
    assert [word for word in words if word not in said] == []
    report = read_report(tmp_path / "report.jsonl")
    assert not report.footer.certified
    assert [floor.thin for floor in report.header.thin] == ["one_sided"]


def test_an_area_that_is_thin_is_left_out_of_what_is_certified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    areas = ["--area", "score", "--area", "hold-three"]

    assert run(["certify", "reference", *areas, "--report", str(tmp_path)]) == 0

    last = capsys.readouterr().out.splitlines()[-2]
    assert last.startswith("certified: ")
    assert "; score; rows: 25;" in last
    assert read_report(tmp_path / "report.jsonl").footer.certified
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "score 10 of 25" in page
    assert "1 row is too few" in page
