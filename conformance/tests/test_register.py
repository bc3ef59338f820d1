"""The register of rulings: cases filed, judged again, held against each other, overturned by an amendment."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from gouji_conformance.amendments.checking import overturned as overturned_by
from gouji_conformance.amendments.checking import planted
from gouji_conformance.amendments.tree import plant
from gouji_conformance.cli import run
from gouji_conformance.register.again import Again, overturned
from gouji_conformance.register.checking import problems
from gouji_conformance.register.judging import answer_of, case_of, differences
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.amendments import read_amendments
from gouji_spec.folder import law_folder
from gouji_spec.law import law
from gouji_spec.register import FiledRuling, read_register, read_ruling, register
from gouji_spec.ruleset import Ruleset

# P1 leads two Kings; P3 passed on the 9s before and may not burn them (GJ-10.2.6).
PASSED = "99 3/4/22 S 5/6/KK 7/8; lead P1; P1 play 99; P2 pass; P3 pass; P4 pass; P5 play KK"
# The same, everybody two seats further.
FROM_P3 = "KK 7/8/99 3/4/22 S 5/6; lead P3; P3 play 99; P4 pass; P5 pass; P6 pass; P1 play KK"

RULING = {
    "number": "1",
    "status": '"live"',
    "date": '"2026-11-30"',
    "question": '{ zh = "能烧吗？", en = "May he burn?" }',
    "answer": '{ zh = "不能。", en = "No." }',
    "position": f'"{PASSED}"',
    "action": '"P3 burn 22"',
    "clauses": '["GJ-10.2.6"]',
}
VERDICT = {"stands": "false", "reasons": '["burn_passed"]', "next": '"P2"'}


def file(place: Path, verdict: Mapping[str, str] = VERDICT, more: str = "", **keys: str) -> FiledRuling:
    """Write a ruling, with *keys* instead of its own (an empty one is left out), and read it."""
    said = {name: value for name, value in {**RULING, **keys}.items() if value}
    lines = [f"{name} = {value}" for name, value in said.items()]
    lines += [more, "[verdict]", *(f"{name} = {value}" for name, value in verdict.items())]
    path = place / f"GR-{int(said['number']):04}-a-case.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return read_ruling(path)


def found(*filed: FiledRuling) -> list[str]:
    return [f"{one.check} {one.place}" for one in problems(filed, set(law().clauses()), load_suite().row_ids())]


# The register of the law


def test_every_ruling_of_the_law_is_answered_as_it_is_filed() -> None:
    filed = register()
    assert len(filed) >= 12
    assert [str(one.text.en) for one in problems(filed, set(law().clauses()), load_suite().row_ids())] == []
    assert run(["ruling", "check"]) == 0


def test_a_scenario_that_asks_the_same_proves_a_clause_of_the_ruling() -> None:
    suite = load_suite()
    proves = {row.id: scenario.clauses for scenario, row in suite.rows()}
    named = [entry for entry in register() if entry.scenario]
    assert named
    for entry in named:
        assert set(proves[entry.scenario]) & set(entry.clauses), entry.id


# Each check fires


@pytest.mark.parametrize(
    ("verdict", "differs"),
    [
        ({"stands": "true"}, "verdict.stands"),
        ({"reasons": '["burn_headless"]'}, "verdict.reasons"),
        ({"phase": '"burn"'}, "verdict.phase"),
        ({"next": '"P4"'}, "verdict.next"),
        ({"next": '"nobody"'}, "verdict.next"),
        ({"may": '["play", "cover"]'}, "verdict.may"),
    ],
)
def test_an_answer_that_is_not_the_laws_is_told(tmp_path: Path, verdict: dict[str, str], differs: str) -> None:
    assert found(file(tmp_path)) == []
    assert found(file(tmp_path, verdict=verdict)) == [f"ruling-differs {differs}"]


@pytest.mark.parametrize(
    ("keys", "problem"),
    [
        ({"clauses": '["GJ-10.2.99"]'}, "ruling-named-clause clauses"),
        ({"clauses": ""}, "ruling-bare clauses"),
        ({"scenario": '"GJ-10.2.6-zz"'}, "ruling-row scenario"),
        ({"answer": '{ zh = "……", en = "No." }'}, "ruling-language answer"),
        ({"question": '{ zh = "能烧吗？" }'}, "ruling-language question"),
        ({"status": '"superseded"'}, "ruling-superseded superseded_by"),
        ({"superseded_by": '"GR-0001"'}, "ruling-superseded superseded_by"),
        ({"position": '"99/4; lead P1"'}, "ruling-differs position"),
        ({"action": '"P3 dance"'}, "ruling-differs position"),
    ],
)
def test_a_ruling_that_is_not_well_written_is_told(tmp_path: Path, keys: dict[str, str], problem: str) -> None:
    assert problem in found(file(tmp_path, VERDICT, "", **keys))


def test_an_unknown_reason_is_told(tmp_path: Path) -> None:
    assert "ruling-reason verdict.reasons" in found(file(tmp_path, {"reasons": '["too_late"]'}))


def test_a_draft_may_lack_words_and_answers(tmp_path: Path) -> None:
    draft = file(tmp_path, {"stands": "true"}, status='"draft"', answer='{ zh = "……" }', clauses="")
    assert found(draft) == []


def test_a_ruling_put_aside_is_not_judged_and_its_successor_must_stand(tmp_path: Path) -> None:
    old = file(tmp_path, {"stands": "true"}, status='"superseded"', superseded_by='"GR-0002"')
    new = file(tmp_path, number="2")
    assert found(old, new) == []
    assert found(old) == ["ruling-successor superseded_by"]
    withdrawn = file(tmp_path, number="2", status='"withdrawn"')
    assert found(old, withdrawn) == ["ruling-successor superseded_by"]


def test_two_that_answer_one_question_apart_contradict_each_other_from_whatever_seats(tmp_path: Path) -> None:
    one = file(tmp_path)
    same = file(
        tmp_path, {"stands": "false", "next": '"P4"'}, number="2", position=f'"{FROM_P3}"', action='"P5 burn 22"'
    )
    assert found(one, same) == []
    apart = file(tmp_path, {"stands": "true"}, number="2", position=f'"{FROM_P3}"', action='"P5 burn 22"')
    assert "ruling-contradicts verdict.stands" in found(one, apart)
    seat = file(tmp_path, {"next": '"P2"'}, number="2", position=f'"{FROM_P3}"', action='"P5 burn 22"')
    assert "ruling-contradicts verdict.next" in found(one, seat), "P2 there is P6 here"


SWEEP = '"settled P1 P3 P5 P2 P4 P6"'
TRIBUTE = "[options]\ntribute = 'on'"


@pytest.mark.parametrize(
    ("verdict", "more", "differs"),
    [
        ({"score": '"6:0"'}, "", "score"),
        ({"score": '"12:0"', "dues": '["P6 P1 2"]'}, "", "dues"),
        ({"dues": '["P6 P1 2", "P4 P3 1"]'}, TRIBUTE, "dues"),
    ],
)
def test_what_a_hand_scores_and_leaves_to_pay_is_ruled_on(
    tmp_path: Path, verdict: dict[str, str], more: str, differs: str
) -> None:
    """A sweep scores 12 to 0 (GJ-20.4), and no place tribute is paid after it (GJ-21.7.1)."""
    right = file(tmp_path, {"score": '"12:0"', "dues": "[]"}, TRIBUTE, position=SWEEP, action="")
    assert list(differences(right)) == []
    wrong = file(tmp_path, verdict, more, position=SWEEP, action="")
    assert f"ruling-differs verdict.{differs}" in found(wrong)


@pytest.mark.parametrize(
    ("position", "dues"),
    [
        ("settled P1 P3 P2 P5 P4 P6; burn P1 P2", ("P2 P1 1", "P6 P1 2", "P4 P3 1")),
        ("settled 甲丙戊 乙丁己；烧 甲乙", ()),
    ],
)
def test_what_a_hand_leaves_besides_its_places_is_ruled_on(position: str, dues: tuple[str, ...]) -> None:
    """Online a burn that was carried through is paid for, first of all; a sweep ends the match, and nothing is paid."""
    assert answer_of(case_of(position, "").verdict(Ruleset.of("online"))).dues == dues


def test_two_that_score_one_hand_apart_contradict_each_other(tmp_path: Path) -> None:
    one = file(tmp_path, {"score": '"12:0"'}, position=SWEEP, action="")
    other = file(tmp_path, {"score": '"6:0"'}, number="2", position='"settled 甲丙戊 乙丁己"', action="")
    assert "ruling-contradicts verdict.score" in found(one, other)
    mirrored = file(tmp_path, {"score": '"0:12"'}, number="2", position='"settled P2 P4 P6 P3 P5 P1"', action="")
    assert found(one, mirrored) == []


@pytest.mark.parametrize(
    ("language", "said"), [("zh", "甲丙戊得 0，乙丁己得 12；没有进贡"), ("en", "P2 P4 P6 12; no tribute")]
)
def test_a_hand_that_is_over_is_filed_and_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    assert run(["ruling", "new", "sweep", "settled 246135", "--in", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    assert 'position = "settled P2 P4 P6 P1 P3 P5"' in path.read_text(encoding="utf-8")
    capsys.readouterr()
    assert run(["ruling", "show", str(path), "--lang", language]) == 0
    assert said in re.sub(r"\s+", " ", capsys.readouterr().out)


def test_two_of_different_tables_or_questions_do_not_contradict_each_other(tmp_path: Path) -> None:
    one = file(tmp_path)
    table = file(tmp_path, {"stands": "true"}, "[options]\ncover = 'automatic'", number="2")
    asked = file(tmp_path, {"stands": "true"}, number="2", action='"P2 cover"')
    for other in (table, asked):
        assert not [line for line in found(one, other) if "contradicts" in line]


def test_a_number_given_twice_and_a_file_that_says_too_little_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file(tmp_path)
    (tmp_path / "GR-0001-another.toml").write_text((tmp_path / "GR-0001-a-case.toml").read_text())
    assert run(["ruling", "check", str(tmp_path), "--lang", "en"]) == 2
    assert "has this number already" in capsys.readouterr().err
    (tmp_path / "GR-0001-another.toml").unlink()
    path = tmp_path / "GR-0001-a-case.toml"
    path.write_text(path.read_text().partition("[verdict]")[0] + "[verdict]\n")
    assert run(["ruling", "check", str(tmp_path), "--lang", "en"]) == 2
    assert "one at least of stands, reasons, phase, next, may" in capsys.readouterr().err


# Filing


def test_a_case_just_judged_is_filed_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["judge", PASSED, "P3 burn 22", "--file-ruling", "passed", "--lang", "en"]) == 0
    first = max(entry.number for entry in register()) + 1
    (path,) = tmp_path.iterdir()
    assert path.name == f"GR-{first:04}-passed.toml"
    assert path.name in capsys.readouterr().out
    entry = read_ruling(path)
    assert (entry.status, entry.answer.en, entry.answer.zh) == ("draft", "……", "")
    assert (entry.verdict.stands, entry.verdict.next) == (False, "P2")
    assert set(entry.clauses) == {"GJ-8.5.2", "GJ-10.2.6"}, "those of the reasons"
    assert list(differences(entry)) == []
    assert run(["ruling", "new", "again", PASSED, "乙 扣牌", "--clause", "GJ-13.2.7"]) == 0
    assert f"GR-{first + 1:04}-again.toml" in {path.name for path in tmp_path.iterdir()}
    assert read_ruling(tmp_path / f"GR-{first + 1:04}-again.toml").action == "P2 cover"
    assert run(["ruling", "check", str(tmp_path)]) == 0


def test_what_a_program_reads_is_not_mixed_with_what_was_filed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["judge", PASSED, "P3 burn 22", "--json", "--file-ruling", "passed"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["accepted"] is False
    assert "-passed.toml" in said.err


def test_a_match_is_filed_with_the_rules_of_its_table(tmp_path: Path) -> None:
    record = "match 3; names Zhao Li Qian Zhou Sun Wu; drawer P3"
    assert run(["ruling", "new", "seven", record, "P3 open 7h", "--profile", "folk", "--in", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    entry = read_ruling(path)
    assert (entry.profile, entry.verdict.stands) == ("folk", True)
    assert list(differences(entry)) == []


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["new", "过牌", PASSED], "过牌: expected a few words in small Latin letters and digits"),
        (["new", "a", PASSED, "--clause", "GJ-10.2.99"], "--clause GJ-10.2.99: the law has no clause of this id"),
        (["new", "a", "99/4"], "expected six hands"),
        (["new", "a", "settled P1 P2 P3"], "P1 P2 P3"),
        (["new", "a", "settled 123456", "P1 pass"], "P1 pass: the hand is over, nothing is done in it"),
        (["show", "GR-9999"], "GR-9999: expected the id of a ruling such as GR-0001, or its file"),
        (["check", "nowhere"], "nowhere: expected a folder with rulings"),
    ],
)
def test_misuse_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], problem: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["ruling", words[0], "--lang", "en", *words[1:]]) == 2
    assert problem in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# Reading


@pytest.mark.parametrize("language", ["zh", "en"])
def test_rulings_are_listed_by_clause_and_shown(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert run(["ruling", "list", "--lang", language]) == 0
    every = re.findall(r"^GR-\d{4}", capsys.readouterr().out, re.MULTILINE)
    assert every == [entry.id for entry in register()]
    assert run(["ruling", "list", "GJ-10.2", "--lang", language]) == 0
    some = re.findall(r"^GR-\d{4}", capsys.readouterr().out, re.MULTILINE)
    assert some == [e.id for e in register() if any(c.startswith("GJ-10.2.") for c in e.clauses)]
    entry = register()[0]
    assert run(["ruling", "show", entry.id, "--lang", language]) == 0
    said = capsys.readouterr().out
    assert entry.question.said_in("zh" if language == "zh" else "en")[:8] in said
    assert "GJ-10.2.6" in said
    assert run(["rule", "GJ-10.2.6", "--lang", language]) == 0
    assert entry.id in capsys.readouterr().out


def test_a_case_turned_all_the_way_round_is_itself() -> None:
    case = case_of(PASSED, "P3 burn 22")
    assert str(case.turned(6).where) == str(case.where)
    assert str(case.turned(2).where) == str(case_of(FROM_P3, "").where)
    assert case.turned(2).act == "P5 burn 22"


# Overturned


def test_what_a_table_plays_otherwise_overturns_what_held_on_its_ground(tmp_path: Path) -> None:
    """A big joker led alone is dead (GJ-8.3.3); where two pay for one, two big jokers beat it (GH-sets.5.1)."""
    lead = '"B 3/4/5/BB 6/7/8; lead P1; P1 play B"'
    dead = file(tmp_path, {"stands": "false"}, position=lead, action='"P4 play BB"')
    plays = {"joker_exchange": "two_for_one"}
    assert [one.id for one in overturned([dead], Again((), {}, plays))] == ["GR-0001"]
    assert list(overturned([dead], Again((), plays, {}))) == [], "it did not hold there before"
    assert list(overturned([file(tmp_path)], Again((), {}, plays))) == [], "no joker lies there"


def test_an_amendment_names_the_rulings_it_overturns(tmp_path: Path) -> None:
    """GA-0006 lets nobody burn without a joker: the burns with bare 2s that rulings rest on could not have been."""
    known = {entry.number: entry for entry in read_amendments(law_folder() / "amendments")}
    plant(tmp_path)
    assert planted(tmp_path, known[6], known) == []
    burns = {entry.id for entry in read_register(law_folder() / "rulings") if "burn 22" in entry.position}
    assert burns
    assert {one.id for one in overturned_by(known[6], tmp_path)} >= burns
