"""The questions of tables against the suite: what is wrong with one is found, and with ours nothing is."""

from dataclasses import replace

import pytest

from gouji_conformance.checks.question_checks import question_problems
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.law import law
from gouji_spec.options import Condition
from gouji_spec.questions import Answer, Asked, Otherwise, Question, Theme, Verdict, themes
from gouji_spec.text import Text

NO_BURN = Answer("no", Text(zh="不可以。", en="No."), ("GJ-10.2.6-a",), "")
ASKED = Question(
    id="GQ-burn.1",
    theme="burn",
    question=Text(zh="过了牌还能烧吗？", en="May I burn after a pass?"),
    asked=Asked((), ()),
    plain=NO_BURN,
    clauses=("GJ-10.2.6",),
    otherwise=(),
    needs=(),
)


def found(question: Question) -> list[tuple[str, str]]:
    theme = Theme("burn", Text.same("burn"), (question,), "burn.toml")
    return [(entry.check, entry.place) for entry in question_problems(load_suite(), law(), (theme,))]


def answered(verdict: Verdict, row: str, shows: str = "") -> Question:
    return replace(ASKED, plain=Answer(verdict, NO_BURN.text, (row,), shows))


def elsewhere(where: Condition, row: str, *clauses: str) -> Question:
    other = Otherwise(where, Answer("told", NO_BURN.text, (row,), ""))
    return replace(ASKED, clauses=("GJ-10.2.6", *clauses), otherwise=(other,))


def test_the_questions_of_this_installation_are_proven() -> None:
    assert question_problems(load_suite(), law(), themes()) == []


def test_a_verdict_that_the_row_bears_out_is_no_problem() -> None:
    assert found(ASKED) == []
    assert found(answered("yes", "GJ-9.2-a/two-kings")) == []
    assert found(answered("no", "GJ-9.2-a/two-queens")) == []


@pytest.mark.parametrize(
    ("question", "check"),
    [
        (answered("no", "GJ-10.2.6-zz"), "question-row"),
        (answered("no", "GJ-9.2-a"), "question-row"),
        (answered("yes", "GJ-10.2.6-a"), "question-verdict"),
        (answered("yes", "GJ-9.2-a/two-queens"), "question-verdict"),
        (answered("yes", "GH-tribute.12-b"), "question-untold"),
        (answered("yes", "GJ-10.2.6-a", "state.phase=burn"), "question-shows"),
        (elsewhere((("burn_failure", ("last_place",)),), "GH-burn.2-a"), "question-option"),
        (elsewhere((("burn_failure", ("last_place",)),), "GH-burn.2-b", "GJ-10.3.5"), "question-elsewhere"),
    ],
)
def test_a_fault_is_found_at_its_question(question: Question, check: str) -> None:
    assert found(question) == [(check, "GQ-burn.1")]


def test_what_an_answer_shows_may_lie_inside_a_list() -> None:
    assert found(answered("yes", "GH-tribute.12-a/next-seat", "dues.count=1")) == []
    assert found(answered("yes", "GH-tribute.12-a/next-seat", "dues.count=2")) != []


def test_a_number_that_is_shown_is_told_in_both_languages() -> None:
    right = Answer("told", Text(zh="一共两张。", en="Two in all."), ("GJ-21.3.1-a/in-seat-order",), "dues.count=2")
    assert found(replace(ASKED, plain=right)) == []
    wrong = replace(right, text=Text(zh="一共两张。", en="Three in all."))
    assert found(replace(ASKED, plain=wrong)) == [("question-number", "GQ-burn.1")]


def test_a_profile_that_plays_it_otherwise_is_answered() -> None:
    wrong_lead = replace(answered("no", "GJ-10.3.2-a", "accepted=false"), clauses=("GJ-10.3.7",))
    assert found(wrong_lead) == [("question-unanswered", "GQ-burn.1")]
    other = Otherwise((("burn_failure", ("last_place",)),), Answer("told", NO_BURN.text, ("GH-burn.3-a",), ""))
    assert found(replace(wrong_lead, otherwise=(other,))) == []


def test_the_outline_gets_the_plain_answer() -> None:
    told = elsewhere((("burn_failure", ("refused", "last_place")),), "GH-burn.2-a", "GJ-10.3.5")
    assert found(told) == [("question-outline", "GQ-burn.1")]


def test_an_answer_tied_to_an_option_that_its_clauses_leave_open_is_no_problem() -> None:
    assert found(elsewhere((("burn_failure", ("last_place",)),), "GH-burn.2-a", "GJ-10.3.5")) == []
