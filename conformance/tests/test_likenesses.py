"""A wrong engine is told what it has got wrong: one card a fault, and the clause that it breaks first."""

import shutil
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.session import EngineInfo, introduce, opener
from gouji_conformance.mutants.mutant import Change, Mutant
from gouji_conformance.reports.faults import Card, cards
from gouji_conformance.runs import likenesses as likenesses_
from gouji_conformance.runs.likenesses import Likeness, likenesses
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.suspicion import suspicions
from gouji_conformance.runs.verdicts import RowResult, Unmet, Verdict, result_of
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

FOLDER: Final = Path(__file__).resolve().parents[1] / "examples" / "node"
MUTANTS: Final[dict[str, dict[str, str]]] = {
    entry["en"]: entry
    for entry in tomllib.loads(Path(__file__).with_name("node_mutants.toml").read_text(encoding="utf-8"))["mutant"]
}
FEW: Final = (
    "A single king is a gouji set",
    "Cards not held cost the turn as well",
    "The opposite who has passed may not answer the bottom set",
    "A sweep is tripled",
)
AREAS: Final = ("sets", "play", "score")


@cache
def all_plans() -> dict[str, Plan]:
    plans = load_suite().plans(Ruleset.of("outline"), only=lambda scenario, _: scenario.area in AREAS)
    return {plan.row: plan for plan in plans}


def info() -> EngineInfo:
    return introduce(ReferenceLink(), 60.0).info


class Judged:
    """A wrong Node engine and what became of the rows."""

    def __init__(self, node: str, folder: Path, names: Sequence[str], seed: int = 0) -> None:
        self._seed = seed
        shutil.copytree(FOLDER, folder)
        for mutant in (MUTANTS[name] for name in names):
            file = folder / mutant["file"]
            file.write_text(file.read_text(encoding="utf-8").replace(mutant["old"], mutant["new"]), encoding="utf-8")
        self.plans = all_plans()
        self.rows: list[RowResult] = []
        start = opener(engine_named(None, [node, str(folder / "engine.mjs")]), 20.0)
        session = start()
        self.info: EngineInfo = session.info
        Runner(start, self.rows.append, 20.0, seed).run(list(self.plans.values()), session)

    @property
    def alike(self) -> tuple[Likeness, ...]:
        return likenesses(self.rows, self.plans, self.info, self._seed)

    @property
    def cards(self) -> tuple[Card, ...]:
        return cards(self.rows, self.plans, alike=self.alike)


@pytest.mark.parametrize("name", FEW)
def test_one_fault_is_one_card_of_the_clause_that_it_breaks(name: str, node: str, tmp_path: Path) -> None:
    found = Judged(node, tmp_path / "node", [name]).cards

    assert [card.clause for card in found] == [MUTANTS[name]["clause"]]
    assert found[0].alike is not None


def test_two_faults_are_two_cards(node: str, tmp_path: Path) -> None:
    names = ["A single king is a gouji set", "A sweep is tripled"]

    found = Judged(node, tmp_path / "node", names).cards

    assert {card.clause for card in found} == {"GJ-9.2", "GJ-20.4"}
    assert len(found) == 2


def test_an_engine_without_fault_is_like_none_and_so_is_one_of_which_nothing_is_known(
    node: str, tmp_path: Path
) -> None:
    judged = Judged(node, tmp_path / "node", [])

    assert judged.alike == ()
    assert likenesses(judged.rows, {}, judged.info, 0) == ()
    assert likenesses(judged.rows, judged.plans, None, 0) == ()


def test_a_known_wrong_engine_that_falls_is_no_likeness_and_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    falls = Mutant("GJ-9.2/99", ("GJ-9.2",), Text.same("falls"), Change("protocol.questions.classify", returns="1 / 0"))
    monkeypatch.setattr(likenesses_, "catalogue", lambda: (falls,))
    plan = all_plans()["GJ-9.2-a/one-king"]
    want = plan.operations[0].expect[0]
    failed = result_of(plan, "fail", unmet=(Unmet(0, want.step, want.path, want.test, want.value, "true"),))

    assert likenesses([failed], {plan.row: plan}, info(), 0) == ()
    assert capfd.readouterr().err == ""


# Where nothing is known of the fault


def row(name: str, clause: str, verdict: Verdict = "fail", operation: int = 0) -> RowResult:
    unmet = (Unmet(operation, 0, "gouji", "is", True, "false"),) if verdict == "fail" else ()
    return RowResult(name, name, (clause,), "sets", "0", verdict, unmet=unmet)


def suspected(*rows: RowResult) -> Iterator[str]:
    return iter(suspicions({entry.row: entry.clauses for entry in rows if entry.unmet}, rows))


def test_the_clause_of_whose_rows_most_failed_is_suspected_first() -> None:
    rows = [row("a", "GJ-9.2"), row("b", "GJ-9.2", "pass"), row("c", "GJ-8.6"), row("d", "GJ-8.6")]

    assert list(suspected(*rows)) == ["GJ-8.6", "GJ-9.2"]


def test_what_shows_at_once_is_suspected_before_what_shows_after_much_else() -> None:
    assert list(suspected(row("a", "GJ-8.6", operation=6), row("b", "GJ-9.2"))) == ["GJ-9.2", "GJ-8.6"]


def test_of_two_clauses_alike_the_first_of_the_law_is_suspected_first() -> None:
    assert list(suspected(row("a", "GJ-9.2"), row("b", "GJ-8.6"))) == ["GJ-8.6", "GJ-9.2"]


def test_what_the_engine_has_got_wrong_is_said_and_rows_that_it_brings_with_it_are_told_under_it() -> None:
    some = [row(f"GJ-8.6-{letter}", "GJ-8.6") for letter in "abcdefghij"]
    beside = row("GJ-13.1-a", "GJ-13.1", operation=5)
    alike = Likeness("GJ-8.6", Text(zh="同点也压", en="An equal rank beats"), tuple(one.row for one in some))

    (card,) = cards([*some, beside], {}, alike=[alike])

    assert (card.clause, card.alike, len(card.rows)) == ("GJ-8.6", alike.words, 11)


def test_two_rulings_of_one_clause_are_one_card_where_few_rows_are_of_the_second() -> None:
    many = [row(f"GJ-8.5.1-{letter}", "GJ-8.5.1") for letter in "abcdefghi"]
    few = [row(f"GJ-8.5.1-{letter}", "GJ-8.5.1") for letter in "xyz"]
    first = Likeness("GJ-8.5.1", Text(zh="顺时针轮", en="Turns go clockwise"), tuple(one.row for one in many))
    second = Likeness("GJ-8.5.1", Text(zh="按号轮", en="Turns go by number"), tuple(one.row for one in few))

    (card,) = cards([*many, *few], {}, alike=[first, second])
    several = cards([*many[:8], *few], {}, alike=[first, second])

    assert (card.alike, len(card.rows)) == (first.words, 12)
    assert [one.alike for one in several] == [first.words, second.words]


def test_a_fault_that_hangs_on_seats_is_known_from_whatever_seats_it_was_asked(node: str, tmp_path: Path) -> None:
    judged = Judged(node, tmp_path / "node", ["The free places go by seat number"], seed=1)

    assert [(one.clause, one.words.en) for one in judged.alike] == [("GJ-3.2.4", "The free places go by seat number")]


def test_of_wrong_rulings_that_explain_as_much_the_one_is_taken_that_would_pass_what_passed(
    node: str, tmp_path: Path
) -> None:
    (found,) = Judged(node, tmp_path / "node", ["Burns are asked for in turn order"]).alike

    assert found.words.en == "Where several can burn, they are asked in turn order"


def test_the_command_says_it_in_both_languages(
    node: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(FOLDER, tmp_path / "node")
    mutant = MUTANTS["A sweep is tripled"]
    file = tmp_path / "node" / mutant["file"]
    file.write_text(file.read_text(encoding="utf-8").replace(mutant["old"], mutant["new"]), encoding="utf-8")

    assert run(["certify", "--area", "score", "--", node, "node/engine.mjs"]) == 1

    assert "answers just as a known wrong engine does: “A sweep is tripled”" in capsys.readouterr().out
    assert "A sweep is tripled”" in Path(".gouji/junit.xml").read_text(encoding="utf-8")
    assert '<p class="alike">' in Path(".gouji/report.html").read_text(encoding="utf-8")
    assert run(["report", "show", "--lang", "zh"]) == 1
    assert "回答与一种已知的错法完全一样" in capsys.readouterr().out
