"""``gouji play`` and ``gouji perft``: a hand at the terminal, and one number to compare engines by."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from gouji.play.position import parse_position
from gouji.rules import rules_of
from gouji_conformance.cli import run
from gouji_conformance.command_line import command_line
from gouji_conformance.referee.playing import deal
from gouji_spec.ruleset import PROFILES, Ruleset

SMALL = "99 3/TT/4/KK 5/6/7; lead P1"


def gouji(*arguments: str, typed: str = "") -> Result:
    command = command_line("en")
    return CliRunner().invoke(command, list(arguments), input=typed, catch_exceptions=False, standalone_mode=False)


def test_a_deal_is_all_the_cards_and_the_same_for_the_same_seed() -> None:
    position = deal(7)

    assert [sum(hand) for hand in position.hands] == [36] * 6
    assert [sum(hand[rank] for hand in position.hands) for rank in range(15)] == [16] * 13 + [4, 4]
    assert deal(7) == position
    assert deal(8) != position


@pytest.mark.parametrize("profile", PROFILES)
def test_a_watched_hand_ends_with_all_six_places(profile: str, tmp_path: Path) -> None:
    record = tmp_path / "hand.txt"
    done = gouji("play", "--seed", "1", "--profile", profile, "--record", str(record))

    assert "the hand is over; places: " in done.output
    position = parse_position(record.read_text(encoding="utf-8"))
    assert sorted(position.state(rules_of(Ruleset.of(profile))).places) == [1, 2, 3, 4, 5, 6]
    again = gouji("play", "--replay", str(record), "--profile", profile)
    assert again.output.splitlines()[-1] == done.output.splitlines()[-2]


def test_a_person_is_told_the_clause_of_a_refusal() -> None:
    done = gouji("play", "--from", SMALL, "--seat", "P1", "--seat", "P2", typed="99\n8\nq\n")

    assert "P2 play 8 – refused" in done.output
    assert "(GH-sets.1)" in done.output


def test_a_person_may_speak_chinese_list_and_leave() -> None:
    done = gouji("play", "--from", SMALL, *[f"--seat=P{seat}" for seat in range(1, 7)], typed="?\n99\n过牌\nhuh\nq\n")

    assert "  P1 play 99" in done.output
    assert "P2 pass" in done.output
    assert "Not understood" in done.output
    assert "P3 is asked to answer" in done.output


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("mine")

    assert run(["play", "--record", str(kept)]) == 2
    assert kept.read_text() == "mine"


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (0, 1),
        # P1 may lead 3, 9 or 99.
        (1, 3),
        # On 3: P2 plays T or passes; on 9 likewise; on 99 it plays TT or passes.
        (2, 6),
    ],
)
def test_perft_counted_by_hand(depth: int, count: int) -> None:
    assert gouji("perft", SMALL, str(depth)).output.strip() == str(count)


def test_perft_divided() -> None:
    assert gouji("perft", SMALL, "2", "--divide").output.splitlines() == [
        "P1 play 3: 2",
        "P1 play 9: 2",
        "P1 play 99: 2",
        "6",
    ]


@pytest.mark.parametrize(
    "arguments", [["perft", "99/T", "2"], ["perft", SMALL, "x"], ["perft", SMALL, "13"], ["play", "--seat", "P9"]]
)
def test_misuse_exits_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    assert "Traceback" not in capsys.readouterr().err
