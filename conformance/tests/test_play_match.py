"""``gouji play --match``: a whole match at the terminal, watched, played, recorded and replayed."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from wcwidth import wcswidth

from gouji.match import act as verbs
from gouji.match.act import OF_A_SEAT, Act
from gouji.match.record_text import parse_record
from gouji.play.action import Action
from gouji.rules import rules_of
from gouji_conformance.cli import run
from gouji_conformance.command_line import command_line
from gouji_conformance.referee.match_spoken import read_words
from gouji_rulings.words import verb_words
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import LANGUAGES, Language

TRIBUTE = Ruleset.of("outline", tribute="on")
NAMES = "names Zhao Li Qian Zhou Sun Wu"
AFTER_ONE = f"match 2; {NAMES}; scores 0:0; places P1 P2 P3 P4 P5 P6; first P1"
PAYING = f"{AFTER_ONE}; held 99K/22/3/4/52/SB2A; lead P6"
"""P6 owes P1 two cards, P5 owes P2 one (GJ-21.3.1, GJ-21.3.2)."""


@pytest.fixture
def table(tmp_path: Path) -> str:
    file = tmp_path / "table.toml"
    file.write_text('profile = "outline"\n[options]\ntribute = "on"\n', encoding="utf-8")
    return str(file)


def gouji(*arguments: str, typed: str = "", language: Language = "en") -> Result:
    command = command_line(language)
    return CliRunner().invoke(command, list(arguments), input=typed, catch_exceptions=False, standalone_mode=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_watched_match_is_told_recorded_and_replayed(table: str, tmp_path: Path, language: Language) -> None:
    record = tmp_path / "match.txt"
    done = gouji("play", "--match", "3", "--seed", "4", "--ruleset", table, "--record", str(record), language=language)

    told = done.output.splitlines()
    played = parse_record(record.read_text(encoding="utf-8"))
    outcomes = played.outcomes(rules_of(TRIBUTE))
    assert all(outcome.accepted for outcome in outcomes)
    assert outcomes[-1].match.is_over
    assert len(outcomes[-1].match.table.scores) == 3
    assert [line for line in told[:-1] if wcswidth(line) > 80] == []
    again = gouji("play", "--replay", str(record), "--ruleset", table, language=language)
    assert again.output.splitlines() == told[:-1]  # the last says where it is recorded


def test_before_each_hand_its_steps_are_told_and_after_it_what_it_came_to(table: str) -> None:
    done = gouji("play", "--match", "2", "--seed", "4", "--ruleset", table)

    first, second = done.output.split("── Hand 2 of 2 ──")
    for words in ("── Hand 1 of 2 ──", "sit down", "all six are seated", "takes first", "leads first", "first out P"):
        assert words in first
    for words in ("written so far: P1, P3, P5 have", "the match is over"):
        assert words in second


def test_the_outline_plays_a_match_as_it_is() -> None:
    assert "The match is over." in gouji("play", "--match", "1").output


def test_the_same_seed_is_the_same_match() -> None:
    one = gouji("play", "--match", "1", "--seed", "9").output

    assert gouji("play", "--match", "1", "--seed", "9").output == one
    assert gouji("play", "--match", "1", "--seed", "10").output != one


def test_a_person_pays_and_returns_and_is_told_why_not(table: str) -> None:
    """P6 has SB2A and owes two: the jokers (GJ-21.1.2); P1 returns two of what he holds (GJ-21.4.1)."""
    typed = "A\n?\n进贡 SB\n9\n还 99\nq\n"
    done = gouji("play", "--from", PAYING, "--seat", "P1", "--seat", "P6", "--ruleset", table, typed=typed)

    assert "P6 is to pay P1 2 cards (GJ-21.1.2)." in done.output
    assert "P6 (4): A2SB" in done.output
    assert "P6 pay A – refused" in done.output
    assert "(GJ-21.1.1)" in done.output
    assert "\n  P6 pay SB\n" in done.output
    assert "P5 pay 2\n" in done.output
    assert "P1 return 9 – refused" in done.output
    assert "P1 return 99\n" in done.output


def test_many_returns_are_listed_in_short(table: str) -> None:
    """Two of KK 99 and of the two jokers paid: one pair of each of two, and the six pairs of two ranks of four."""
    paying = PAYING.replace("99K/", "99KK/")
    done = gouji("play", "--from", paying, "--seat", "P1", "--ruleset", table, typed="?\nq\n")

    listed = [line for line in done.output.splitlines() if line.startswith("  P1 return ")]
    assert len(listed) == 5
    assert "  … 3 more: return with other cards" in done.output


def test_a_person_waives_and_the_receiver_agrees(table: str) -> None:
    """P5 and P3 are of one side: last and first (GJ-21.5)."""
    record = f"match 2; {NAMES}; scores 0:0; places P3 P2 P1 P4 P6 P5; first P1; held 3/2/4/5/2B/2; lead P5"
    seats = ["--seat=P3", "--seat=P5"]
    done = gouji("play", "--from", record, *seats, "--ruleset", table, typed="免进\nwaive the tribute\nq\n")

    assert "P5 is asked whether the tribute of P5 to P3 is waived (GJ-21.5)." in done.output
    assert "P3 is asked whether the tribute of P5 to P3 is waived (GJ-21.5)." in done.output
    assert "the tribute of P5 is waived (GJ-21.5)" in done.output


def test_a_person_names_the_last() -> None:
    """P4 and P6 are last of one side; all its three name P4 (GJ-21.6.1)."""
    record = f"match 2; {NAMES}; scores 0:0; places P1 P2 P3 P5 P4 P6; first P1"
    seats = ["--seat=P2", "--seat=P4", "--seat=P6"]
    done = gouji("play", "--from", record, *seats, typed="P1\nP4\n大落 丁\n定大落 4\nq\n")

    assert "P6 name the last P1 – refused" in done.output
    assert "P4 is the last, as the side has said (GJ-21.6.1)" in done.output


def test_a_person_may_show_while_the_cards_are_drawn() -> None:
    """Asked whenever he may show and nobody makes him: some seed's P1 draws a pair of 3s soon."""
    done = gouji(
        "play", "--match", "1", "--seed", "4", *[f"--seat=P{seat}" for seat in range(1, 7)], typed="\n?\n" * 40
    )

    assert "Cards are being drawn; you may show" in done.output
    assert " show 3" in done.output


def test_a_person_who_leaves_leaves_a_record_that_is_played_on(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    left = gouji("play", "--match", "1", "--seed", "4", "--seat", "P1", "--record", str(record), typed="\n" * 9)
    assert "The match is over." not in left.output

    resumed = gouji("play", "--from", f"@{record}", "--seed", "5")

    assert "The match is over." in resumed.output


def test_a_refusal_that_was_recorded_is_shown_again(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    record.write_text(f"{AFTER_ONE}; P1 pay 2\n", encoding="utf-8")

    assert "P1 pay 2 – refused" in gouji("play", "--replay", str(record)).output


SAID = [
    ("亮 3♥ 3♥", Act(verbs.SHOW, 6)),
    ("不亮", Act(verbs.NO_SHOW, 6)),
    ("不造反", Act(verbs.NO_REBEL, 6)),
    ("不免", Act(verbs.INSIST, 6)),
    ("want the tribute paid", Act(verbs.INSIST, 6)),
    ("no remove", Act(verbs.NO_REMOVE, 6)),
    ("退回", Act(verbs.REFUSE, 6)),
    ("散场", Act(verbs.END_MATCH, 6)),
    ("乙 收下", Act(verbs.ACCEPT, 2)),
    ("P2 accepts", Act(verbs.ACCEPT, 2)),
]


@pytest.mark.parametrize(("words", "meant"), SAID)
def test_what_is_said_is_understood(words: str, meant: Act) -> None:
    match = parse_record(PAYING).start(rules_of(TRIBUTE))

    said = read_words(words, 6, match, TRIBUTE)
    assert said is not None
    assert (said.do, said.seat) == (meant.do, meant.seat)


@pytest.mark.parametrize("words", ["", "huh", "进贡 X", "大落 9", "进贡九张"])
def test_what_means_nothing_is_asked_again(words: str) -> None:
    assert read_words(words, 6, parse_record(PAYING).start(rules_of(TRIBUTE)), TRIBUTE) is None


@pytest.mark.parametrize("verb", OF_A_SEAT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_printed_is_understood(verb: verbs.Verb, language: Language) -> None:
    match = parse_record(PAYING).start(rules_of(TRIBUTE))
    with_it = " P1" if verb in verbs.TO_A_SEAT else ""

    said = read_words(verb_words(verb).said_in(language) + with_it, 6, match, TRIBUTE)
    assert said is not None
    assert said.do == verb


def test_within_a_hand_bare_cards_are_a_play() -> None:
    match = parse_record(f"{PAYING}; P6 no_remove").match(rules_of(Ruleset.of("outline")))

    assert read_words("2", 6, match, Ruleset.of("outline")) == Action(6, "play", (0,) * 12 + (1, 0, 0))
    assert read_words("end match", 6, match, Ruleset.of("outline")) == Act(verbs.END_MATCH, 6)


BAD = [
    (["play", "--match", "0"], "--match"),
    (["play", "--match", "3", "--from", PAYING], "--from"),
    (["play", "--match", "3", "--replay", "x"], "--replay"),
    (["play", "--from", "match x"], "number of hands"),
    (["play", "--from", f"{AFTER_ONE}; P1 pay 2"], "refused (step_not_reached"),
    (["play", "--match", "3", "--seat", "P9"], "--seat"),
]


@pytest.mark.parametrize(("arguments", "named"), BAD)
def test_misuse_is_one_line_and_exits_2(arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*arguments, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert named in said
    assert said.count("\n") == 1


def test_the_number_of_hands_is_what_the_table_has_agreed_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "table.toml"
    file.write_text('profile = "outline"\n[options]\nhands = 2\n', encoding="utf-8")

    assert run(["play", "--match", "3", "--ruleset", str(file), "--lang", "en"]) == 2
    assert "--match 3: expected 2" in capsys.readouterr().err
