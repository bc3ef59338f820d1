"""Rows that catch nobody are refused by name: a Then any answer meets, acts that nothing shows, no stub that fails."""

from pathlib import Path
from typing import Any, Literal

import pytest

from gouji_conformance.checks import biting
from gouji_conformance.checks.biting import first_blunt, otherwise, passed_by_every_stub
from gouji_conformance.cli import run
from gouji_conformance.engines.wire import Reply
from gouji_conformance.sentences.plans import Expectation, Operation, Plan, Step
from gouji_conformance.sentences.suite import load_suite
from gouji_rulings.expected import equal

ROW = """@play
Feature: A draft | 草稿

  @GJ-13.2.1-zx @cover=explicit
  Scenario: He leads, he is covered, he leads again | 发牌、扣牌、又发牌
    Given the hands are
      | seat   | hand   |
      | P1     | KK ?*4 |
      | others | ?*6    |
    And P1 has the lead
    When P1 plays KK
    And P4 covers
    Then it is for P1 to lead
"""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "GJ-13.2.1-zx passes without its acts: all that its Thens ask was so before “P1 plays KK” already"),
        ("zh", "GJ-13.2.1-zx 不做动作也能通过"),
    ],
)
def test_a_row_that_passes_without_its_acts_is_refused(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draft = tmp_path / "draft.feature"
    draft.write_text(ROW, encoding="utf-8")

    assert run(["spec", "check", str(draft), "--suite", "--lang", language]) == 1

    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{draft}:5: {words}")
    assert first.endswith("[acts-idle]")
    assert "1" in last


@pytest.mark.parametrize("then", ["P1 holds 4 cards", "P4 holds 7 cards"])
def test_a_then_that_shows_what_an_act_changed_makes_it_bite_and_a_false_one_fails(
    then: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draft = tmp_path / "draft.feature"
    draft.write_text(f"{ROW}    And {then}\n", encoding="utf-8")

    code = run(["spec", "check", str(draft), "--suite"])

    assert "acts-idle" not in capsys.readouterr().out
    assert code == (0 if then.startswith("P1") else 1)


def row(*operations: Operation, steps: tuple[Literal["given", "when", "then"], ...]) -> Plan:
    said = tuple(Step(keyword, f"step {number}", "步骤", number) for number, keyword in enumerate(steps))
    return Plan("GJ-8.3.1-a", "", ("GJ-8.3.1",), "play", {}, {"profile": "outline"}, operations, said)


def asked(*wants: Expectation, method: str = "play/act", step: int = 0) -> Operation:
    return Operation(method, {}, wants, step)


def reply(**result: Any) -> Reply:
    return Reply(result=result)


def test_a_then_that_expects_nothing_is_blunt() -> None:
    plan = row(asked(Expectation("accepted", "is", True, step=1)), steps=("when", "then", "then"))

    found = first_blunt(plan, [reply(accepted=True)])

    assert found is not None
    assert (found.check, found.step) == ("then-empty", 2)


@pytest.mark.parametrize(
    ("want", "answer"),
    [
        (Expectation("state.lost_turns", "is", {}, step=1), {"state": {"lost_turns": {}}}),
        (Expectation("reasons", "includes", "dead", step=1), {"reasons": ["dead", "pass"]}),
        (Expectation("reasons", "excludes", "dead", step=1), {"reasons": ["pass"]}),
        (Expectation("dues", "is", [{"payer": 1}, {}], step=1), {"dues": [{"payer": 1}, {}]}),
    ],
)
def test_a_comparison_that_lets_anything_pass_is_found(
    want: Expectation, answer: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = row(asked(want), steps=("when", "then"))
    assert first_blunt(plan, [Reply(result=answer)]) is None

    monkeypatch.setattr(biting, "met_by", lambda _want, _found: True)

    found = first_blunt(plan, [Reply(result=answer)])
    assert found is not None
    assert (found.check, found.step, found.values["path"]) == ("then-blunt", 1, want.path)


def test_nobody_is_said_by_an_object_that_is_empty() -> None:
    """An engine that has somebody lose turns fails the row that says nobody does."""
    assert equal({}, {})
    assert not equal({}, {"2": 1})
    assert equal({"2": 1}, {"2": 1, "3": 1})


@pytest.mark.parametrize("value", [True, 0, "P1", None, [], {}, [1, 2], {"a": {"b": [None]}}, [{"kind": "last"}, "x"]])
def test_every_value_turned_is_another_and_unequal(value: Any) -> None:
    turned = list(otherwise(value))

    assert turned
    assert not any(equal(value, other) for other in turned)


def test_looking_is_no_act() -> None:
    """A row that only looks asks what the position is: nothing of it could be left out."""
    start = asked(method="play/start")
    look = asked(Expectation("state.walls.1", "is", 6, step=1), method="play/state")
    state = reply(state={"walls": {"1": 6}})

    assert first_blunt(row(start, look, steps=("when", "then")), [state, state]) is None


def test_an_act_that_changes_nothing_that_is_asked_is_idle() -> None:
    start = asked(method="play/start")
    act = asked(
        Expectation("accepted", "is", True, step=0), Expectation("state.table", "is", None, step=1), method="play/act"
    )
    before, after = reply(state={"table": None}), reply(accepted=True, state={"table": None})

    found = first_blunt(row(start, act, steps=("when", "then")), [before, after])

    assert found is not None
    assert (found.check, found.step) == ("acts-idle", 0)


def test_a_row_that_every_stub_passes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    suite = load_suite()
    assert list(passed_by_every_stub(suite)) == []

    row_id = next(row.id for scenario, row in suite.rows() if scenario.area == "score")
    monkeypatch.setattr(biting, "passes", lambda _stub, plan: plan.row == row_id)

    (found,) = passed_by_every_stub(suite)
    assert found.check == "row-by-stubs"
    assert row_id in found.text.en
