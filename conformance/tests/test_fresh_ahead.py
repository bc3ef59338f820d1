"""Fresh questions made ahead: the same as made here, whatever becomes of the process that makes them."""

import os
import sys
from contextlib import ExitStack

import pytest

from gouji_conformance.engines import process
from gouji_conformance.fresh import ahead
from gouji_conformance.fresh.ahead import Lot, questions_of
from gouji_conformance.fresh.asking import Asked, fresh_questions
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_spec.ruleset import Ruleset

FIRST = Lot(Ruleset.of("outline"), ("score",), 5)
SECOND = Lot(Ruleset.of("folk"), ("sets", "score", "hold-three"), 6)


@pytest.fixture(autouse=True)
def two_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)


def made(*lots: Lot | None, suite: Suite | None = None) -> list[tuple[Asked, ...] | None]:
    with ExitStack() as held:
        found = [questions() for questions in questions_of(lots, suite or load_suite(), None, held)]
    assert not process._LIVE
    return found


def here(lot: Lot) -> list[Plan]:
    return [fresh.in_words() for fresh in fresh_questions(load_suite(), lot.ruleset, lot.areas, lot.seed, None)]


def test_what_is_made_beside_is_what_is_made_here_words_and_all() -> None:
    nothing, first, second = made(None, FIRST, SECOND)

    assert nothing is None
    assert first is not None
    assert second is not None
    assert not any(isinstance(fresh, ahead._MadeThere) for fresh in first)
    assert all(isinstance(fresh, ahead._MadeThere) for fresh in second)
    assert [fresh.in_words() for fresh in first] == here(FIRST)
    assert [fresh.in_words() for fresh in second] == here(SECOND)
    assert second[0].plan.steps == ()


@pytest.mark.parametrize("says", ["", "print('{')", 'print(\'{"jsonrpc": "2.0", "id": 1, "result": "A"}\')'])
def test_what_another_process_fails_to_make_is_made_here(says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "_COMMAND", (sys.executable, "-c", says))
    (_, second) = made(FIRST, SECOND)
    assert second is not None
    assert [fresh.in_words() for fresh in second] == here(SECOND)


def test_a_process_that_does_not_start_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "_COMMAND", ("/nowhere/at-all",))
    (_, second) = made(FIRST, SECOND)
    assert second is not None
    assert [fresh.plan.row for fresh in second] == [plan.row for plan in here(SECOND)]


def test_no_process_is_started_for_one_run_another_suite_or_one_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "EngineProcess", lambda _command: pytest.fail("a process was started"))
    made(None, FIRST)
    made(FIRST, FIRST, suite=Suite(load_suite().features, load_suite().book))
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    made(FIRST, FIRST)


def test_the_process_ends_with_the_run_though_nobody_has_waited_for_it() -> None:
    with ExitStack() as held:
        list(questions_of([FIRST, SECOND], load_suite(), None, held))
        (child,) = process._LIVE
        assert not child.ended
    assert child.ended
