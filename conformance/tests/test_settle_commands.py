"""``gouji score`` and ``gouji tribute``: what a hand scores and leaves to be paid, worked out from the clauses."""

import json
import re
import shlex
from pathlib import Path

import pytest
from wcwidth import wcswidth

from gouji_conformance.cli import run
from gouji_rulings.hand_told import (
    HandPlayed,
    read_drawn,
    read_hand_played,
    read_pair,
    read_point,
    read_seat,
)
from gouji_spec.law import law
from gouji_spec.text import Language

HAN = re.compile(r"[\u4e00-\u9fff]")
NO_SWEEP, SWEEP = "132546", "135246"


def gouji(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["--lang", "en", *arguments]) == 0
    return " ".join(capsys.readouterr().out.split())


# What may be typed


@pytest.mark.parametrize(
    "text",
    ["P1 P3 P2 P5 P4 P6", "132546", "1 3 2 5 4 6", "p1,p3,p2,p5,p4,p6", "甲丙乙戊丁己", "甲、丙、乙、戊、丁、己"],
)
def test_places_may_be_written_in_any_way(text: str) -> None:
    assert read_hand_played(text) == HandPlayed((1, 3, 2, 5, 4, 6), 0)


@pytest.mark.parametrize("text", ["132546; revolution P3", "132546；革命 丙", "P1 P3 P2 P5 P4 P6;revolution 3"])
def test_who_has_revolted_is_put_where_the_law_has_him(text: str) -> None:
    assert read_hand_played(text) == HandPlayed((1, 2, 5, 3, 4, 6), 3)


def test_seats_and_cards_are_read_in_both_languages() -> None:
    assert read_seat("P4") == read_seat("4") == read_seat("丁") == 4
    assert read_pair("P1 P2") == read_pair("甲乙") == (1, 2)
    assert read_point("P2 P5 1") == read_point("乙戊 1 张") == read_point("乙 戊 1") == (2, 5, 1)
    assert read_drawn("P6: B 2 A") == read_drawn("己：大 2 A")


# What a hand scores


def test_a_hand_is_scored(capsys: pytest.CaptureFixture[str]) -> None:
    """P1 4, P3 2, P5 0: six; the other side's sum is negative and it writes nothing."""
    shown = gouji(capsys, "score", NO_SWEEP)

    assert "first out P1, second out P3, third out P2, fourth out P5, second last P4, last P6" in shown
    assert "P1, P3, P5 write 6; P2, P4, P6 write 0 (GJ-20.2.2, GJ-20.2.3)" in shown
    assert "sweep" not in shown
    assert "together" not in shown


def test_hands_are_added_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Online: 2+1+0 = 3, then a sweep of the even side, doubled to 6, which ends the match."""
    shown = gouji(capsys, "score", NO_SWEEP, "246135", "--profile", "online")

    assert "P1, P3, P5 write 3; P2, P4, P6 write -3" in shown
    assert "P1, P3, P5 write -6; P2, P4, P6 write 6" in shown
    assert "a sweep, doubled (GJ-20.3, GJ-20.4)" in shown
    assert "together: P1, P3, P5 have -3; P2, P4, P6 have 3 (GH-score.4)" in shown
    assert "The match is over: a sweep ends it (GH-score.5)." in shown


def test_the_fifth_hand_ends_a_match_of_five(capsys: pytest.CaptureFixture[str]) -> None:
    four = gouji(capsys, "score", *[NO_SWEEP] * 4, "--profile", "online")
    five = gouji(capsys, "score", *[NO_SWEEP] * 5, "--profile", "online")

    assert "over" not in four
    assert "The match is over: the agreed number of hands is played (GH-score.3)." in five


def test_a_score_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", NO_SWEEP, SWEEP, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert found["hands"][1] == {"places": [1, 3, 5, 2, 4, 6], "odd": 12, "even": 0, "sweep": True}
    assert (found["odd"], found["even"], found["over"]) == (18, 0, False)
    assert found["ruleset"] == {"profile": "outline", "options": {}}


# What it leaves to be paid


def test_who_owes_whom(capsys: pytest.CaptureFixture[str]) -> None:
    shown = gouji(capsys, "tribute", NO_SWEEP, "--profile", "folk")

    assert "P6 owes P1 2 cards: place tribute (GJ-21.3.1) as many cards go back as are paid (GJ-21.4.1)" in shown
    assert "P4 owes P3 1 card: place tribute (GJ-21.3.2)" in shown


def test_what_is_paid_and_goes_back(capsys: pytest.CaptureFixture[str]) -> None:
    """Online only jokers and 2s are paid: of two cards P6 has one; P4 pays his small joker."""
    drawn = ["--drawn", "P6: 2 A A", "--drawn", "P4: S 2"]
    shown = gouji(capsys, "tribute", NO_SWEEP, "--profile", "online", *drawn)

    assert "P6 owes P1 2 cards: place tribute (GJ-21.3.1) pays 2 (GJ-21.1.2) 1 card cannot be paid and lapses" in shown
    assert "1 card goes back, of the receiver's choice (GJ-21.4.1) P4 owes P3" in shown
    assert "pays S (GJ-21.1.2) 1 card goes back" in shown


def test_every_kind_in_order_with_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    shown = gouji(
        capsys, "tribute", NO_SWEEP, "--profile", "online", "--point", "P2 P5 4", "--burn", "P1 P2", "--drawn", "P2: B"
    )
    burn, point, place = (shown.index(clause) for clause in ("GH-tribute.12", "GJ-24.5", "GJ-21.3.1"))

    assert burn < point < place
    assert "P2 owes P1 1 card: burn tribute (GH-tribute.12) pays B (GJ-21.1.2) P2 owes P5 4 cards" in shown
    assert "point tribute (GJ-24.5) 4 cards cannot be paid and lapse (GJ-21.2.2, GH-tribute.2) P6" in shown


def test_a_held_three_tribute(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('profile = "qingdao-full"\n[options]\nheld_three_tribute = "on"\n', encoding="utf-8")
    shown = gouji(capsys, "tribute", NO_SWEEP, "--ruleset", str(path), "--held", "P2 P5")

    assert "P5 owes P2 1 card: held-three tribute (GH-tribute.13)" in shown


def test_the_last_as_his_side_has_named_him(capsys: pytest.CaptureFixture[str]) -> None:
    shown = gouji(capsys, "tribute", NO_SWEEP, "--profile", "folk", "--named", "P4")

    assert "second last P6, last P4" in shown
    assert "P4 owes P1 2 cards" in shown


def test_why_nothing_is_owed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "pays no place tribute: the score stands for it (GJ-21.8)" in gouji(capsys, "tribute", NO_SWEEP)

    sweep = gouji(capsys, "tribute", SWEEP, "--profile", "folk")
    assert "A sweep: no place tribute (GJ-21.7.1). A sweep: the next hand is opened anew (GJ-21.7.1)." in sweep

    ended = gouji(capsys, "tribute", SWEEP, "--profile", "online", "--point", "P2 P5 1")
    assert "nothing that is owed is paid any more (GH-tribute.17)" in ended
    assert "owes" not in ended

    last = gouji(capsys, "tribute", NO_SWEEP, "--profile", "online", "--played", "5")
    assert "owes" not in last


def test_tribute_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tribute", NO_SWEEP, "--profile", "folk", "--drawn", "P6: A A K", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    first, second = found["dues"]

    assert first == {"kind": "place", "payer": 6, "receiver": 1, "count": 2}
    assert second == {"kind": "place", "payer": 4, "receiver": 3, "count": 1}
    assert found["payments"] == [{**first, "cards": "AA", "lapsed": 0}]
    assert found["returns"] == [{"kind": "place", "giver": 1, "taker": 6, "count": 2}]
    assert (found["new_opening"], found["match_over"]) == (False, False)


@pytest.mark.parametrize("arguments", [["score", "甲丙乙戊丁己"], ["tribute", "甲丙乙戊丁己", "--profile", "民间"]])
def test_chinese_is_chinese_and_fits_the_terminal(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert run(["--lang", "zh", *arguments]) == 0
    shown = capsys.readouterr().out

    assert "头科甲、二科丙" in shown
    assert "P1" not in shown
    assert all(wcswidth(line) <= 80 for line in shown.splitlines())


def test_every_clause_that_is_named_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    shown = gouji(capsys, "tribute", NO_SWEEP, "--profile", "folk", "--point", "P2 P5 1", "--drawn", "P6: A")
    shown += gouji(capsys, "tribute", SWEEP) + gouji(capsys, "score", SWEEP, NO_SWEEP)
    cited = set(re.findall(r"G[JH]-[a-z0-9.-]*[0-9]", shown))

    assert cited
    assert cited <= law().clauses().keys()


# What is mistyped

WRONG = {
    "score 1325": "'1325'",
    "score 132545": "'132545'",
    "score 1325467": "'1325467'",
    "score '132546; revolution'": "'revolution'",
    "score '132546; revolution P9'": "'revolution P9'",
    "score '132546; revolution P1; revolution P2'": "'revolution P2'",
    "score 132546 --profile nowhere": "nowhere",
    "score 135246 132546 --profile online": "2",
    "tribute 13254x": "'13254x'",
    "tribute 132546 --named P7": "'P7'",
    "tribute 132546 --named P5": "GJ-21.6.1",
    "tribute 123456 --named P5": "GJ-21.6.1",
    "tribute 132546 --point P2": "'P2'",
    "tribute 132546 --point 241": "'241'",
    "tribute 132546 --point 221": "'221'",
    "tribute 132546 --point 250": "'250'",
    "tribute 132546 --burn P1": "'P1'",
    "tribute 132546 --burn 11": "'11'",
    "tribute 132546 --held 123": "'123'",
    "tribute 132546 --drawn P6": "'P6'",
    "tribute 132546 --drawn P9:B": "'P9'",
    "tribute 132546 --drawn P6:X": "'X'",
    "tribute 132546 --drawn P6:BBBBB": "'BBBBB'",
    "tribute 132546 --played 0": "--played",
}


@pytest.mark.parametrize("typed", WRONG)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_what_is_mistyped_gets_one_line(typed: str, language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["--lang", language, *shlex.split(typed)])
    out, said = capsys.readouterr()

    assert (code, out) == (2, "")
    assert len(said.splitlines()) == 1
    assert WRONG[typed] in said
    assert (HAN.search(said.replace("甲 to 己", "")) is not None) == (language == "zh")
