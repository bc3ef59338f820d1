"""``gouji judge`` of a match: rulings worked out from the clauses, in both languages."""

import json
import re
from pathlib import Path

import pytest
from wcwidth import wcswidth

from gouji.match import judge as of_the_match
from gouji.match import steps
from gouji.match.act import VERBS
from gouji_conformance.cli import run
from gouji_conformance.referee.match_rulings import is_match, read_done, read_record, rule_on_match
from gouji_conformance.sentences.deal_slots import STEPS
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_rulings.words import event_words, verb_words
from gouji_spec.ruleset import Ruleset

TRIBUTE = Ruleset.of("outline", tribute="on")
TABLE = 'profile = "outline"\n[options]\ntribute = "on"\n'
PAYING = (
    "match 3; names Zhao Li Qian Zhou Sun Wu; scores 6:0; places P1 P2 P3 P4 P5 P6; first P3; "
    "held 99K/22/3/4/52/SB2A; lead P6"
)
"""After a hand with the places P1 to P6 in order: P6 owes P1 two cards, P5 owes P2 one (GJ-21.3.1, GJ-21.3.2)."""
OPENING = "match 3; names Zhao Li Qian Zhou Sun Wu; drawer P3"


@pytest.fixture
def table(tmp_path: Path) -> str:
    file = tmp_path / "table.toml"
    file.write_text(TABLE, encoding="utf-8")
    return str(file)


def gouji(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(list(arguments)) == 0
    return capsys.readouterr().out


def test_who_is_asked_what_is_owed_and_what_may_be_done(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The last pays first; the two jokers are the highest legal cards of P6 (GJ-21.1.1, GJ-21.1.2)."""
    shown = gouji(capsys, "judge", PAYING, "--ruleset", table, "--lang", "en")

    assert "Hand 2 of 3: the tribute" in shown
    assert "P6 owes P1 2 cards: place tribute (GJ-21.3.1)\n  not paid yet" in shown
    assert "P5 owes P2 1 card: place tribute (GJ-21.3.2)\n  not paid yet" in shown
    assert "P6 is to pay P1 2 cards (GJ-21.1.2)." in shown
    assert "    P6 pay SB\n" in shown


def test_a_payment_that_stands_is_followed_by_the_next_due(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = gouji(capsys, "judge", PAYING, "P6 pay SB", "--ruleset", table, "--lang", "en")

    assert "P6: pay SB – it stands." in shown
    assert "P6 pays (GJ-21.1.2)" in shown
    assert "P5 is to pay P2 1 card (GJ-21.1.2)." in shown


def test_a_refusal_gives_every_reason_with_its_clause(table: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One card, and an A: too few, and not of those that are paid."""
    shown = gouji(capsys, "judge", PAYING, "己 进贡 A", "--ruleset", table, "--lang", "zh")

    assert "己：进贡 A——不准：" in shown
    for clause in ("GJ-21.1.1: 大花、小花、钱是法定贡牌。", "GJ-21.3.1:"):
        assert clause in shown


def test_the_options_a_ruling_turns_on_are_named() -> None:
    """With no tribute there is none to pay; where the receiver may refuse, P1 is asked first (GH-tribute.10)."""
    ruling = rule_on_match(read_record(PAYING), read_done("P6 pay SB", TRIBUTE), TRIBUTE)

    assert ruling.outcome is not None
    assert ruling.outcome.accepted
    turned = {(entry.option, entry.value): entry.verdict for entry in ruling.turned}
    off, refuse = turned["tribute", "off"], turned["receiver_may_refuse", "yes"]
    assert off is not None
    assert refuse is not None
    assert off.reasons == ("step_is_over",)
    assert refuse.reasons == ("not_your_turn",)
    assert (refuse.seat, refuse.may) == (1, ("accept", "refuse"))
    assert ("opening", "automatic") not in turned  # this match begins after the draw
    assert not {"points", "hold_three", "burn_tribute"} & {option for option, _ in turned}


def test_a_match_that_another_table_could_not_have() -> None:
    """Where all is dealt at once nobody is named to draw (GH-deal.8), so it could not have come to this."""
    ruling = rule_on_match(read_record(OPENING), None, TRIBUTE)

    assert ("opening", "automatic", None) in [(entry.option, entry.value, entry.verdict) for entry in ruling.turned]


@pytest.mark.parametrize("act", ["P3 open 7h", "P3 draws 7h for the opening", "丙 开牌抽到 7♥", "丙 想抽 7♥ 开牌"])
def test_an_act_may_be_said_in_any_way(act: str) -> None:
    assert str(read_done(act, TRIBUTE)) == "P3 open 7h"


@pytest.mark.parametrize(
    ("said", "act"),
    [
        ("these choose to be sides: Zhao, Qian and Sun; Li, Zhou and Wu", "sides Zhao Qian Sun / Li Zhou Wu"),
        ("郑 接替 戊", "replace P5 Zheng"),
        ("六人公推 丙 开牌", "drawer P3"),
        ("依次不亮：乙", "P2 no_show"),
        ("P4 sends back 33", "P4 refuse 33"),
        ("P2 plays 99", "P2 play 99"),
        ("P2 allow_cover P3", "P2 allow_cover P3"),
    ],
)
def test_every_kind_of_act_is_understood(said: str, act: str) -> None:
    assert str(read_done(said, TRIBUTE)) == act


def test_a_card_of_seven_counts_seven_from_the_drawer(capsys: pytest.CaptureFixture[str]) -> None:
    """P3 is one, so seven is P3 again (GJ-6.3.2)."""
    shown = gouji(capsys, "judge", OPENING, "P3 open 7h", "--lang", "en")

    assert "P3: draw to open 7h – it stands." in shown
    assert "P3 takes first (GJ-6.3.2)" in shown
    assert "it is for the table: draw the cards" in shown
    # Where the first taker leads it is known already (GJ-26.1.3).
    assert "(draw the cards); P3 leads first" in " ".join(shown.split())


def test_an_act_within_a_hand_is_ruled_on_as_ever(capsys: pytest.CaptureFixture[str]) -> None:
    """Without tribute, and nothing taken out, P6 leads a 2: P3, opposite, is asked, and P1 is not (GJ-9.3)."""
    shown = gouji(capsys, "judge", f"{PAYING}; P6 no_remove; P6 play 2", "P1 play 9", "--lang", "en")

    for clause in ("GJ-8.5.2", "GJ-9.3", "GJ-8.6"):
        assert f"({clause})" in shown
    assert "P3 is asked to answer" in shown


LAST_HAND = (
    "match 2; names A B C D E F; scores 0:0; places P1 P2 P3 P4 P5 P6; first P1; held 3/6/4/7/5/8; lead P1; "
    "P1 no_remove; P1 play 3; P2 pass; P3 play 4; P4 pass"
)
"""P1 and P3 are out; when P5 goes out with his 5 the hand is over, a sweep (GJ-3.2.3, GJ-20.3)."""


def test_the_last_play_of_a_match_is_written_down(capsys: pytest.CaptureFixture[str]) -> None:
    """4 and 2 and 0, doubled, against less than nothing (GJ-20.2.1, GJ-20.2.3, GJ-20.4)."""
    shown = gouji(capsys, "judge", LAST_HAND, "P5 play 5", "--lang", "en")

    assert "P1, P3, P5 write 12; P2, P4, P6 write 0" in shown
    assert "a sweep, doubled" in shown
    assert "The match is over." in shown
    # Undoubled they write 6; with minus points the others write -12.
    assert "sweep doubles: doubled. With not doubled instead: it would stand; the match" in shown
    assert "6:0 is written" in shown
    assert "12:-12 is written" in shown


def test_json_has_what_the_words_have(capsys: pytest.CaptureFixture[str]) -> None:
    ruling = json.loads(gouji(capsys, "judge", OPENING, "P2 open 7h", "--json"))

    assert ruling["action"] == "P2 open 7h"
    assert ruling["accepted"] is False
    assert [reason["code"] for reason in ruling["reasons"]] == ["not_your_turn"]
    assert ruling["state"]["to_act"] == {"seat": 3, "may": ["open"]}
    assert {"option": "opening", "value": "automatic", "possible": False} in ruling["turned_on"]


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("act", [None, "P6 pay A", "P6 pay SB", "P1 return 9"])
def test_no_line_is_wider_than_80_cells(
    table: str, capsys: pytest.CaptureFixture[str], language: str, act: str | None
) -> None:
    hands = "9*9 8*8 7*7 22 SS/T*9 8888 33333/4*9 5555 AA/K*9 55566/6*9 4444/7*9 3333"
    record = PAYING.replace("99K/22/3/4/52/SB2A", hands)
    asked = [] if act is None else [act]
    shown = gouji(capsys, "judge", record, *asked, "--ruleset", table, "--lang", language)

    assert [line for line in shown.splitlines() if wcswidth(line) > 80] == []


BAD = [
    ("match x", None, "number of hands"),
    ("match 3; places P1", None, "all six seats"),
    (f"{PAYING}; P1 play 9", None, "part 8: P1 play 9: refused (step_not_reached)"),
    ("match 3", "P6 fly", "expected one of name_last"),
    ("match 3", "six sit", "expected one of opposites, sides"),
    ("match 3", "", "expected one of"),
    ("match 3", "P6 pay X", "unknown card"),
    ("match 3", "牌全部抓齐", "expected one of"),
]


@pytest.mark.parametrize(("record", "act", "expected"), BAD)
def test_what_is_no_match_and_no_act_is_one_line(record: str, act: str | None, expected: str) -> None:
    with pytest.raises(UserError, match=re.escape(expected)) as error:
        rule_on_match(read_record(record), None if act is None else read_done(act, TRIBUTE), TRIBUTE)

    assert "\n" not in str(error.value)


def test_a_match_is_told_from_a_position() -> None:
    assert is_match(" match 3; drawer P3")
    assert not is_match("99 3/TT/4/KK 5/6/7; lead P1")
    assert not is_match("")


def test_every_event_verb_and_step_has_its_words() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(of_the_match.__file__).parent.glob("*.py"))
    events = set(re.findall(r'Event\(\s*"([a-z_]+)"', source)) | {"tribute_waived", "tribute_refused"}
    assert len(events) > 20
    for name in events:
        assert event_words(name, 1, "GJ-1").zh
    for verb in VERBS:
        assert verb_words(verb).zh
    assert set(STEPS) == {*map(steps.name, steps.STEPS), steps.HAND, steps.REPLACING}
    for step in (
        "blind_calls",
        "calls",
        "buying",
        "rebellion",
        "revolution",
        "head",
        "removing",
        "replacing",
        "naming",
        "formation",
    ):
        assert message(f"match.ask_{step}", seat="?").zh
    for about in ("waive", "accept", "pay", "return", "look", "change"):
        filled = dict.fromkeys(("seat", "payer", "receiver", "giver", "taker", "count", "cards"), "?")
        assert message(f"match.ask_{about}", **filled).zh
