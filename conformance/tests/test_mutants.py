"""Wrong engines: how a wrong ruling gets in and out again, what the hunt makes of it, and a catalogue with a fault."""

import sys
from pathlib import Path

import pytest

from gouji.play import advice, burn, report
from gouji.play.state import Standing
from gouji.rules import rules_of
from gouji.settle import points
from gouji.table import beats, sets
from gouji.table.sets import set_of
from gouji_conformance.cli import run
from gouji_conformance.commands import mutants as command
from gouji_conformance.mutants import door, hunting, hunts, table
from gouji_conformance.mutants.catalogue import catalogue, lacking, options_confused, read_catalogue
from gouji_conformance.mutants.door import StaleChangeError, played
from gouji_conformance.mutants.hunting import Hunted, Hunter
from gouji_conformance.mutants.hunts import Stale, hunted
from gouji_conformance.mutants.mutant import Change, Mutant
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.reading import SpecError
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

NAME = Text(zh="错", en="wrong")


@pytest.fixture(scope="module")
def hunter() -> Hunter:
    return Hunter(load_suite())


def mutant(clause: str, change: Change) -> Mutant:
    return Mutant(f"{clause}/1", (clause,), NAME, change)


def beaten(answer: str, over: str) -> bool:
    rules = rules_of(Ruleset.of("outline"))
    return not beats.beat_reasons(set_of(answer), set_of(over), rules)


def test_a_function_plays_the_wrong_ruling_while_the_context_lasts_and_no_longer() -> None:
    with played(Change("table.beats.is_higher", "answer.rank > table.rank", "answer.rank >= table.rank")):
        assert beaten("9", "9")
    assert not beaten("9", "9")


def test_what_was_kept_of_an_answer_is_forgotten_on_the_way_in_and_out() -> None:
    rules = rules_of(Ruleset.of("outline"))
    counts = set_of("9").counts
    assert sets.made_of(counts, rules)[0] is not None
    with played(Change("table.sets.form_reasons", returns='("mixed_ranks",)')):
        assert sets.made_of(counts, rules)[0] is None
    assert sets.made_of(counts, rules)[0] is not None


def test_a_constant_is_bound_anew_wherever_it_was_imported_by_its_name() -> None:
    with played(Change("play.report.FULL_TEN", "10", "9")):
        assert (report.FULL_TEN, vars(advice)["FULL_TEN"]) == (9, 9)
    assert (report.FULL_TEN, vars(advice)["FULL_TEN"]) == (10, 10)


def test_a_reason_is_left_out_where_it_is_listed_and_where_it_is_added() -> None:
    rules = rules_of(Ruleset.of("outline"))
    with played(Change("table.beats.beat_reasons", without="count_differs")):
        assert beats.beat_reasons(set_of("99"), set_of("8"), rules) == ()
    assert beats.beat_reasons(set_of("99"), set_of("8"), rules) == ("count_differs",)
    with played(Change("play.burn.why_not_decline", without="decline_outside_window")):
        assert "decline_outside_window" not in burn.why_not_decline.__code__.co_consts


def test_a_method_of_a_class_can_be_wrong_too() -> None:
    with played(Change("play.state.Standing.next_in_play", returns="seat")):
        assert Standing(()).next_in_play(3) == 3
    assert Standing(()).next_in_play(3) == 4


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (Change("play.nowhere.asked", "a", "b"), "mutants.no_place"),
        (Change("play.burn.nobody", "a", "b"), "mutants.no_place"),
        (Change("play.burn.asked", "no such words", "b"), "mutants.not_once"),
        (Change("play.burn.asked", "seat", "b"), "mutants.not_once"),
        (Change("play.burn.asked", without="not_your_turn"), "mutants.no_reason"),
    ],
)
def test_a_change_that_the_source_has_no_place_for_is_told(change: Change, key: str) -> None:
    with pytest.raises(StaleChangeError) as caught, played(change):
        pass
    assert caught.value.key == key
    (found,) = hunted([mutant("GJ-10.1.1", change)], 1)
    assert isinstance(found, Stale)
    assert change.place in found.why.en
    assert change.place in found.why.zh


def test_what_is_put_in_and_is_no_python_is_told() -> None:
    change = Change("play.burn.asked", "if not table.gouji:", "if not:")
    (found,) = hunted([mutant("GJ-10.1.1", change)], 1)
    assert isinstance(found, Stale)


def test_a_wrong_engine_is_caught_by_a_row_of_its_own_clause(hunter: Hunter) -> None:
    change = Change("table.gouji_sets.FEWEST", "cards.TEN: 5", "cards.TEN: 4")
    found = hunter.hunt(mutant("GJ-9.2", change))
    assert (found.fate, found.own, found.by_reason) == ("killed", True, False)
    assert found.row.startswith("GJ-9.2-")


def test_one_that_only_gives_another_reason_is_caught_by_the_reason_alone(hunter: Hunter) -> None:
    found = hunter.hunt(mutant("GJ-8.3.7", Change("play.burn.why_not_at_all", without="burn_dead_set")))
    assert (found.fate, found.own, found.by_reason) == ("killed", True, True)


def test_one_that_its_own_rows_do_not_show_is_caught_elsewhere(hunter: Hunter) -> None:
    change = Change("table.gouji_sets.FEWEST", "cards.TEN: 5", "cards.TEN: 4")
    found = hunter.hunt(mutant("GJ-5.2", change))
    assert (found.fate, found.own) == ("killed", False)


def test_an_engine_that_rules_as_the_law_does_survives() -> None:
    same = Change("table.beats.is_higher", "answer.rank > table.rank", "not answer.rank <= table.rank")
    found = Hunter(load_suite(), elsewhere=False).hunt(mutant("GJ-8.6", same))
    assert found.fate == "survived"
    assert found.rows > 10


def test_a_program_that_falls_over_is_no_wrong_engine() -> None:
    broken = Change("table.beats.is_higher", returns="answer.nothing")
    found = Hunter(load_suite(), elsewhere=False).hunt(mutant("GJ-8.6", broken))
    assert found.fate == "stumbled"


def test_a_row_that_the_right_engine_fails_too_catches_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Change("table.beats.is_higher", "answer.rank > table.rank", "answer.rank >= table.rank")
    hunter = Hunter(load_suite(), elsewhere=False)
    caught = hunter.hunt(mutant("GJ-8.6", wrong))
    monkeypatch.setattr(hunter, "_holds", lambda entry: entry.row.id != caught.row)
    again = hunter.hunt(mutant("GJ-8.6", wrong))
    assert (caught.fate, again.fate) == ("killed", "killed")
    assert again.row != caught.row


def test_a_program_that_never_answers_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunting, "_PATIENCE", 0.05)
    endless = Change("table.beats.is_higher", returns="[0 for _ in iter(int, 1)]")
    found = Hunter(load_suite(), elsewhere=False).hunt(mutant("GH-sets.1", endless))
    assert found.fate == "stumbled"


def test_an_option_played_as_another_value_is_caught_where_that_value_is_claimed(hunter: Hunter) -> None:
    (confused,) = [entry for entry in options_confused() if entry.id == "burn_last=hung/bare"]
    found = hunter.hunt(confused)
    assert (found.fate, found.own) == ("killed", True)
    assert "hung" in confused.name.en


def test_every_clause_that_a_scenario_proves_has_two_and_every_value_is_confused() -> None:
    proven = frozenset(clause for scenario in load_suite().scenarios() for clause in scenario.clauses)
    assert lacking(catalogue(), proven) == []


def test_a_clause_with_one_wrong_engine_and_a_value_that_none_confuses_are_named() -> None:
    one = [entry for entry in catalogue() if entry.id != "GJ-20.4/2" and not entry.id.startswith("burn_last=hung/")]
    assert lacking(tuple(one), frozenset({"GJ-20.4", "GJ-20.3"})) == ["GJ-20.4", "burn_last=hung"]
    assert lacking(tuple(one), frozenset()) == ["burn_last=hung"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('[["GJ-99.1"]]\nen = "a"\nzh = "甲"\nin = "play.burn.asked"\nreturns = "()"\n', "GJ-99.1"),
        ('[["GJ-10.1.1"]]\nen = "a"\nin = "play.burn.asked"\nreturns = "()"\n', "GJ-10.1.1[0].zh"),
        ('[["GJ-10.1.1"]]\nen = "a"\nzh = "甲"\nin = "play.burn.asked"\n', "GJ-10.1.1[0].old"),
        ('[["GJ-10.1.1"]]\nen = "a"\nzh = "甲"\nin = "x"\nold = "a"\nreturns = "()"\n', "GJ-10.1.1[0].old"),
        ('[["GJ-10.1.1"]]\nen = "a"\nzh = "甲"\nin = "x"\nreturns = "()"\nalso = ["GJ-0"]\n', "GJ-10.1.1[0].also"),
        ('[["GJ-10.1.1"]]\nen = "a"\nzh = "甲"\nin = "x"\nreturns = "()"\nwhy = "?"\n', "GJ-10.1.1[0].why"),
        ("[[", ""),
    ],
)
def test_a_catalogue_with_a_fault_names_the_file_and_the_key(tmp_path: Path, text: str, place: str) -> None:
    (tmp_path / "10.toml").write_text(text, encoding="utf-8")
    with pytest.raises(SpecError) as caught:
        read_catalogue(tmp_path)
    assert "10.toml" in caught.value.text.en
    assert place in caught.value.text.en


def test_a_wrong_engine_of_two_clauses_is_hunted_for_each(tmp_path: Path) -> None:
    entry = '[["GJ-10.1.1"]]\nen = "a"\nzh = "甲"\nin = "play.burn.asked"\nreturns = "()"\nalso = ["GJ-10.1.2"]\n'
    (tmp_path / "10.toml").write_text(entry, encoding="utf-8")
    assert [one.id for one in read_catalogue(tmp_path)] == ["GJ-10.1.1/1", "GJ-10.1.2/1"]


# The command


def test_the_command_tells_which_row_catches_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mutants", "--clause", "GJ-20.4", "--every"]) == 0
    said = capsys.readouterr().out
    assert "GJ-20.4/1: A sweep is tripled: GJ-" in said
    assert "4 wrong engines, all caught" in said
    assert run(["mutants", "--clause", "GJ-20.4/1", "--every", "--lang", "zh"]) == 0
    assert "串三户三倍" in capsys.readouterr().out


def survivor() -> tuple[Mutant, ...]:
    return (mutant("GJ-20.4", Change("settle.score.is_sweep", "places[:_TOP_THREE]", "places[0:_TOP_THREE]")),)


@pytest.fixture
def with_a_survivor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "catalogue", survivor)
    monkeypatch.setattr(hunts, "_hunter", lambda: Hunter(load_suite(), elsewhere=False))


@pytest.mark.usefixtures("with_a_survivor")
def test_the_command_leaves_with_1_where_one_survives(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mutants", "--clause", "GJ-20.4"]) == 1
    said = capsys.readouterr().out
    assert "NOT CAUGHT (settle.score.is_sweep)" in said
    assert "1 to be mended" in said
    assert run(["mutants", "--clause", "GJ-20.4", "--json"]) == 1
    assert '"fate": "survived"' in capsys.readouterr().out


@pytest.mark.usefixtures("with_a_survivor")
def test_a_clause_that_nothing_breaks_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mutants", "--clause", "GJ-99"]) == 2
    assert "GJ-99" in capsys.readouterr().err


def test_a_compiled_engine_is_refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["gouji.settle.points"], "__file__", "/x/points.cpython-311.so")
    assert run(["mutants", "--clause", "GJ-20.4"]) == 2
    assert "gouji.settle.points" in capsys.readouterr().err
    assert points.THREE_CLAIMS == 3


def test_figures_that_differ_from_the_kept_ones_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "mutants.txt"
    kept.write_text("article clauses mutants own by_reason elsewhere left\n20 1 2 1 0 1 0\n", encoding="utf-8")
    assert run(["mutants", "--clause", "GJ-20.4", "--check", str(kept)]) == 1
    said = capsys.readouterr().out
    assert "- 20 1 2 1 0 1 0" in said
    assert "+ 20 1 2 2 0 0 0" in said
    assert run(["mutants", "--check", str(tmp_path / "nothing")]) == 2


def test_what_falls_over_and_what_cannot_be_made_are_counted_as_left() -> None:
    three = [Mutant(f"GJ-20.4/{number}", ("GJ-20.4",), NAME, Change("x")) for number in (1, 2, 3)]
    found: list[Hunted | Stale] = [
        Hunted("GJ-20.4/1", "killed", "GJ-20.4-a", own=True, by_reason=True),
        Hunted("GJ-20.4/2", "stumbled", "GJ-20.4-a", own=True),
        Stale("GJ-20.4/3", NAME),
    ]
    assert table.figures(table.counted(three, found))[1:] == ["20 1 3 1 1 0 2"]
    assert [table.is_wrong(entry) for entry in found] == [False, True, True]


def test_nothing_of_the_engine_stays_changed_after_a_hunt(hunter: Hunter) -> None:
    before = door.source_of("play.burn.asked")
    code = burn.asked.__code__
    hunter.hunt(mutant("GJ-10.1.1", Change("play.burn.asked", returns="()")))
    assert burn.asked.__code__ is code
    assert door.source_of("play.burn.asked") == before
