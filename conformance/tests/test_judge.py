"""``gouji judge``: rulings worked out from the clauses, in both languages."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from wcwidth import wcswidth

import gouji as reference
from gouji.play.action import BY_REFEREE, PICK, VERBS
from gouji_conformance.cli import run
from gouji_conformance.referee.asking import read_action, read_position, rule_on
from gouji_conformance.referee.ruling_text import ruling_lines
from gouji_conformance.speech.faults import UserError
from gouji_rulings.words import event_words, verb_words
from gouji_spec.ruleset import Ruleset

OPEN = "99 3/TT/4/KK 5/6/7; lead P1; P1 play 99"
OUTLINE = Ruleset.of("outline")


ROOT = Path(__file__).resolve().parents[2]


def gouji(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(list(arguments)) == 0
    return capsys.readouterr().out


def test_who_may_do_what(capsys: pytest.CaptureFixture[str]) -> None:
    shown = gouji(capsys, "judge", OPEN, "--lang", "en")

    assert "P2 may play, pass (GJ-11.1.1)" in shown
    # 8.5.4 and 12.1: the others in turn, the opposite once more at the end, only to cover.
    assert re.search(
        r"P3 \(play/pass\), P4 \(play/pass/yield\), P5\s+\(play/pass\), P6 \(play/pass\), P4 \(cover", shown
    )


def test_a_refusal_gives_every_reason_with_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    shown = gouji(capsys, "judge", OPEN, "P3 play 4", "--lang", "en")

    for clause in ("GJ-8.5.2", "GH-sets.1", "GJ-8.6"):
        assert f"({clause})" in shown


@pytest.mark.parametrize("action", ["P2 play TT", "P2 plays TT", "乙 出 10 10", "乙 要出 10 10", "2 play 10 10"])
def test_an_action_may_be_said_in_any_way(action: str) -> None:
    position = read_position(OPEN)

    assert str(read_action(action, position)) == "P2 play TT"


@pytest.mark.parametrize(
    "action",
    [
        "P1 pick P3 99, 3",
        "P1 picks and P3 fixes the order 99, 3",
        "P1 tries to pick and P3 fixes the order 99, 3",
        "甲 挑牌，由 丙 定次序 99、3",
    ],
)
def test_a_pick_may_be_said_in_any_way(action: str) -> None:
    position = read_position("99 3/TT/4/KK 5/6/7; lead P1")

    assert str(read_action(action, position)) == "P1 pick P3 99, 3"


def test_a_pick_is_ruled_on_and_its_order_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    """15.1.5: the 3 is left over; 15.1.6: what is led is drawn for all to see."""
    shown = gouji(capsys, "judge", "99 3/TT/4/KK 5/6/7; lead P1", "P1 pick P3 99", "--lang", "en")
    assert "(GJ-15.1.5)" in shown
    shown = gouji(capsys, "judge", "99 3/TT/4/KK 5/6/7; lead P1; P1 pick P3 99, 3", "P1 play 99", "--lang", "en")
    assert "P1 leads in the order fixed by P3: 99, 3" in shown
    shown = gouji(capsys, "judge", "99 3/TT/4/KK 5/6/7; lead P1; P1 pick P3 99, 3", "--lang", "zh")
    assert "甲 照 丙 定的次序发：99、3" in shown


@pytest.mark.parametrize(
    ("action", "options", "said"),
    [
        ("P1 play 93", {}, "it also costs: 1 turn lost (GJ-30.3.7)"),
        ("P1 play 93", {"penalties": "off"}, "There are no penalties here; it costs nothing more (GJ-28.2)"),
        ("P1 play 93", {"misplay": "reject"}, "there is nothing to punish (GJ-30.3.8)"),
        ("P1 play 99; P2 pass; P2 play TT", {}, "it also costs: 1 turn lost (GJ-30.3.4)"),
        ("P1 play 99; P2 play T", {}, "its whole sanction (GJ-30.3.6)"),
        ("P1 play 99; P3 play 4", {}, ""),
        ("P1 play 99", {}, ""),
    ],
)
def test_what_an_act_costs_besides_is_said(action: str, options: dict[str, str], said: str) -> None:
    ruleset = Ruleset.of("outline", **options)
    *before, last = action.split("; ")
    position = read_position("; ".join(["99 3/TT/4/KK 5/6/7; lead P1", *before]))
    ruling = rule_on(position, read_action(last, position), ruleset)
    words = " ".join(line.strip() for line in ruling_lines(ruling, ruleset, "en"))

    assert (said in words) if said else ruling.breach is None and "costs" not in words


def test_a_failed_burn_is_not_laid() -> None:
    ruleset = Ruleset.of("outline", burn_failure="last_place", cover="automatic")
    text = "KK 9/8 5/22 66 7/5 5 7/8 8 9/77 6; lead P1; P1 play KK; P3 burn 22; P6 pass"
    position = read_position(text)
    ruling = rule_on(position, read_action("P3 play 66", position), ruleset)
    shown = list(ruling_lines(ruling, ruleset, "en"))

    assert "P3: play 66 – it is not laid: the burn has failed." in shown
    assert not any("it stands" in line for line in shown)


def test_the_referees_word_is_ruled_on_too() -> None:
    position = read_position(OPEN)
    ruling = rule_on(position, read_action("P2 lose_turn", position), OUTLINE)
    shown = " ".join(ruling_lines(ruling, OUTLINE, "en"))

    assert "P2: has a turn to lose – it stands." in shown
    assert "P2 may pass" in shown


def test_the_options_a_ruling_turns_on_are_named() -> None:
    """Big jokers do not lift a rank in the outline; where they top all, they do (GJ-8.6, GH-sets.8)."""
    position = read_position("99 3/6B/4/KK 5/6/7; lead P1; P1 play 99")
    ruling = rule_on(position, read_action("P2 play 6B", position), OUTLINE)

    assert ruling.verdict.accepted is False
    assert ruling.verdict.reasons == ("rank_not_higher",)
    turned = {(entry.option, entry.value): entry.verdict for entry in ruling.turned}
    other = turned["big_joker_tops", "true"]
    assert other is not None
    assert other.accepted is True
    # A wrong follow costs the turn in the outline; where it is handed back the seat stays P2's.
    assert ("misplay", "reject") in turned
    assert ("dead_gou", "gouji_bottom") not in turned


def test_a_position_that_another_table_could_not_have() -> None:
    """With the cover automatic there is no act of covering, so the position could not have arisen."""
    position = read_position("KK 3/4/5/6/7/8; lead P1; P1 play KK; P4 cover")
    ruling = rule_on(position, None, OUTLINE)

    assert ("cover", "automatic", None) in [(entry.option, entry.value, entry.verdict) for entry in ruling.turned]


def test_json_has_what_the_words_have(capsys: pytest.CaptureFixture[str]) -> None:
    ruling = json.loads(gouji(capsys, "judge", OPEN, "P2 play T", "--json"))

    assert ruling["accepted"] is False
    assert ruling["reasons"] == [{"code": "count_differs", "clauses": ["GH-sets.1"]}]
    assert ruling["rights"][0] == {"seat": 3, "may": ["play", "pass"], "clause": "GJ-11.1.1"}
    assert {"option": "misplay", "value": "reject", "possible": True} in ruling["turned_on"]


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("action", ["P2 play T", "P2 play TT", "P5 cover"])
def test_no_line_is_wider_than_80_cells(capsys: pytest.CaptureFixture[str], language: str, action: str) -> None:
    hands = "9*9 8*8 7*7 22 SS/T*9 8888 33333/4*9 5555 AA/K*9 55566/6*9 4444/7*9 3333"
    shown = gouji(capsys, "judge", f"{hands}; lead P1; P1 play 999", action, "--lang", language)

    assert [line for line in shown.splitlines() if wcswidth(line) > 80] == []


def ruled(position: str, action: str | None) -> None:
    where = read_position(position)
    rule_on(where, None if action is None else read_action(action, where), OUTLINE)


BAD = [
    ("99/TT; lead P1", None, "six hands"),
    ("99/TT/4/K/6/7", None, "lead"),
    ("99X/TT/4/K/6/7; lead P1", None, "unknown card"),
    ("BBBB/B/4/K/6/7; lead P1", None, "B"),
    ("99/TT/4/K/6/7; lead P1; P3 play 4", None, "P3: play 4: refused. It is not your turn"),
    ("99/TT/4/K/6/7; lead P7", None, "P7"),
    (OPEN, "P2 fly TT", "fly"),
    (OPEN, "P2 play 7X", "unknown card"),
    (OPEN, "", "expected a seat"),
]


@pytest.mark.parametrize(("position", "action", "expected"), BAD)
def test_what_is_no_position_and_no_action_is_one_line(position: str, action: str | None, expected: str) -> None:
    with pytest.raises(UserError, match=re.escape(expected)) as error:
        ruled(position, action)

    assert "\n" not in str(error.value)


def test_a_position_may_come_from_standard_input() -> None:
    code = "from gouji_conformance.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "--lang", "en", "judge", "-"],
        input=OPEN,
        capture_output=True,
        text=True,
        check=True,
    )

    assert "P2 is asked to answer" in done.stdout


def test_every_event_and_verb_has_its_words() -> None:
    """Whatever the reference says happened, the referee's door can say in both languages."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(reference.__file__).parent.glob("*.py"))
    events = set(re.findall(r'happened\("([a-z_]+)"', source)) | {"passed", "yielded", "covered", "declined"}
    events |= {"asked_for_the_wind", "round_won", "took_the_wind", "laid", "burned"}
    for name in events:
        assert event_words(name, 1, "").zh
    for name in ("picked", "pick_ended"):
        assert event_words(name, 1, "").zh
    for name in ("turn_taken", "turn_lost", "led_on"):
        assert event_words(name, 1, "").zh
    for verb in (*VERBS, PICK, *BY_REFEREE):
        assert verb_words(verb).zh


@pytest.mark.parametrize(
    ("played", "profile", "opened"),
    [
        ("P1 play KK; P4 cover", "folk", True),
        ("P1 play KK", "folk", False),  # it may still be beaten
        ("P1 play KK; P4 cover", "outline", False),  # points are not played
    ],
)
def test_the_table_shows_who_has_opened(
    played: str, profile: str, opened: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(["judge", "--profile", profile, f"9KK / 5 / 5 / 56 / 5 / 5; lead P1; {played}"]) == 0

    assert ("P1 (1) has opened" in capfd.readouterr().out) is opened


def test_the_table_is_drawn_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = tmp_path / "table.svg"

    assert "it stands" in gouji(capsys, "judge", OPEN, "P2 play TT", "--svg", str(drawn), "--lang", "en")
    assert "P3 is asked to answer" in drawn.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("position", "file", "problem"),
    [(OPEN, "no/such/folder.svg", "cannot be written"), ("match 1", "table.svg", "the record of a match")],
)
def test_where_nothing_can_be_drawn_it_is_told(
    position: str, file: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["judge", position, "--svg", str(tmp_path / file), "--lang", "en"]) == 2
    assert problem in capsys.readouterr().err


def test_a_position_may_be_written_in_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    written = "99 3/10 10/4/5/6/7\n甲首发；甲 发牌 ９９"
    shown = gouji(capsys, "judge", written, "乙顺牌10 10", "--lang", "zh")

    assert "乙：出牌 10 10——准" in shown


def test_why_a_burn_is_refused_comes_before_that_nobody_was_asked(capsys: pytest.CaptureFixture[str]) -> None:
    """K K and a joker beat three Qs; what is left has no joker and four ranks, so that P3 holds no burn (GJ-10.3.5)."""
    position = "QQQ3/55/KKB4567/89/6677/88; lead P1; P1 play QQQ"
    shown = gouji(capsys, "judge", position, "P3 burn KKB", "--lang", "en")

    assert shown.index("GJ-10.3.5") < shown.index("It is not your turn")


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_picture_of_the_readme_is_what_the_command_draws(tmp_path: Path, language: str) -> None:
    """Of the case that the README judges; ``gouji judge … --svg docs/table.en.svg`` writes it anew."""
    readme = (ROOT / ("README.md" if language == "en" else "README.zh.md")).read_text(encoding="utf-8")
    found = re.search(r'gouji judge "(KK3[^"]*)" "([^"]*)"', readme)
    assert found
    drawn = tmp_path / "table.svg"
    assert run(["judge", *found.groups(), "--svg", str(drawn), "--lang", language]) == 0

    assert f"docs/table.{language}.svg" in readme
    assert drawn.read_text(encoding="utf-8") == (ROOT / "docs" / f"table.{language}.svg").read_text(encoding="utf-8")


def test_who_is_caught_with_his_threes_and_by_whom_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    """P2 beats the 9 and is out, so that the hand ends: at its end it is made known (GH-tribute.14)."""
    position = "93/T/-/-/-/-; lead P1; out P4 P6 P3 P5; P1 play 9"
    shown = gouji(capsys, "judge", position, "P2 play T", "--profile", "qingdao-full", "--lang", "en")

    assert "P1 was caught holding his 3s: P2 beat his last set before them" in " ".join(shown.split())
