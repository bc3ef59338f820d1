"""An engine that plays another variation is told so; one that is wrong is not."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gouji.protocol.serve import Session
from gouji_conformance.cli import run
from gouji_conformance.engines.session import EngineIdentity, EngineInfo
from gouji_conformance.engines.wire import Reply
from gouji_conformance.reports.reading import read_report
from gouji_conformance.runs.variations import Variation, variations
from gouji_conformance.runs.verdicts import RowResult, verdict_on
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.protocol import optional_fields
from gouji_spec.ruleset import Ruleset, make_ruleset

INFO = EngineInfo("1.0", EngineIdentity("mine", "1"), (), (), state=optional_fields(), explains=False)
SEED = 5
TWO_FOR_ONE = {"joker_exchange": "two_for_one"}

Fault = Callable[[str, dict[str, Any], dict[str, Any]], None]


def nothing(_method: str, _params: dict[str, Any], _answer: dict[str, Any]) -> None:
    """An engine that is otherwise right."""


def no_dead_sets(method: str, _params: dict[str, Any], answer: dict[str, Any]) -> None:
    """One that knows no dead sets."""
    if method == "sets/classify" and answer["legal"]:
        answer["dead"] = False


def judged(plans: list[Plan], played: dict[str, str], fault: Fault = nothing) -> list[RowResult]:
    """Judge an engine that plays *played* whatever it is asked for, and has *fault*."""
    return [verdict_on(plan, replies(plan, played, fault), INFO) for plan in plans]


def replies(plan: Plan, played: dict[str, str], fault: Fault) -> list[Reply]:
    session, found = Session(), []
    for number, entry in enumerate(dealt(plan, SEED)):
        params = dict(entry.params)
        if "ruleset" in params:
            asked = make_ruleset(params["ruleset"]["profile"], params["ruleset"].get("options", {}))
            params["ruleset"] = asked.changed(**played).to_json()
        answer = session.answer({"jsonrpc": "2.0", "id": number, "method": entry.method, "params": params})
        assert answer is not None
        # It knows no set in what this question lays on the table, and says no.
        result = msgspec.json.decode(msgspec.json.encode(answer.get("result", {"beats": False})))
        fault(entry.method, params, result)
        found.append(Reply(result=result))
    return found


def rows_of(*areas: str, ruleset: Ruleset) -> list[Plan]:
    return [plan for plan in load_suite().plans(ruleset) if plan.area in areas]


def told(plans: list[Plan], played: dict[str, str], fault: Fault = nothing) -> tuple[Variation, ...]:
    return variations(judged(plans, played, fault), {plan.row: plan for plan in plans}, INFO, SEED)


@pytest.mark.parametrize(
    ("option", "value", "area"),
    [
        ("joker_exchange", "two_for_one", "sets"),
        ("joker_exchange", "two_and_three_for_one", "sets"),
        ("bare_ranks", "threes", "sets"),
        ("melee_cover", "any_opponent", "play"),
    ],
)
def test_who_plays_another_value_is_told_which(option: str, value: str, area: str) -> None:
    ruleset = Ruleset.of("outline")
    plans = rows_of(area, ruleset=ruleset)
    wrong = [row for row in judged(plans, {option: value}) if row.verdict == "fail"]

    first, *_ = told(plans, {option: value})

    assert (first.option, first.value, first.against) == (option, value, 0)
    assert set(first.rows) == {row.row for row in wrong}


def test_a_fault_is_no_variation() -> None:
    ruleset = Ruleset.of("outline")
    plans = rows_of("sets", ruleset=ruleset)

    assert any(row.verdict == "fail" for row in judged(plans, {}, no_dead_sets))
    assert told(plans, {}, no_dead_sets) == ()


def test_a_fault_is_left_over_beside_a_variation() -> None:
    ruleset = Ruleset.of("outline")
    plans = rows_of("sets", ruleset=ruleset)
    alone = {row.row for row in judged(plans, {}, no_dead_sets) if row.verdict == "fail"}
    both = {row.row for row in judged(plans, TWO_FOR_ONE, no_dead_sets) if row.verdict == "fail"}

    (one,) = told(plans, TWO_FOR_ONE, no_dead_sets)

    assert (one.option, one.value) == ("joker_exchange", "two_for_one")
    assert both - set(one.rows) <= alone
    assert both & alone - set(one.rows)


def test_an_engine_that_is_right_plays_the_table_s_own() -> None:
    ruleset = Ruleset.of("folk")
    plans = rows_of("sets", "score", ruleset=ruleset)

    assert {row.verdict for row in judged(plans, {})} == {"pass"}
    assert told(plans, {}) == ()


HOUSE = Path(__file__).parent / "fakes" / "house.py"


def test_the_author_is_told_the_fault_first_then_the_variation_and_given_its_rules(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    engine = [sys.executable, str(HOUSE), "no_dead"]
    folder = str(tmp_path / "report")
    assert run(["--lang", "en", "certify", "--area", "sets", "--report", folder, "--", *engine]) == 1

    out = capfd.readouterr().out
    said = "You play another variation: "
    assert out.index("✗ GJ-8.3.3-a/two") < out.index(said)
    assert "joker exchange: two for one (joker_exchange=two_for_one, GH-sets.5)" in out
    assert out.count(said) == 1
    rules = tmp_path / "report" / "variation.toml"
    assert f"go on with: gouji certify --ruleset {rules} -- …" in out
    assert said in (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    # At its own table nothing but the fault is left.
    assert (
        run(["--lang", "en", "certify", "--area", "sets", "--ruleset", str(rules), "--report", folder, "--", *engine])
        == 1
    )
    wrong = [row for row in read_report(tmp_path / "report" / "report.jsonl").rows if row.verdict == "fail"]
    assert wrong
    assert {unmet.path for row in wrong for unmet in row.unmet} == {"dead"}
    assert "another variation" not in capfd.readouterr().out


def test_it_is_told_in_chinese_too(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run(["certify", "--area", "sets", "--lang", "zh", "--report", str(tmp_path), "--", sys.executable, str(HOUSE)])

    assert "你玩的是另一种打法：" in capfd.readouterr().out
