"""The counts of ``conformance/corpus/perft.txt``: the reference's lister, its judge, and the Node engine."""

import itertools
import os
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gouji import action as verbs
from gouji import perft
from gouji.action import Action
from gouji.cards import NO_CARDS, Counts
from gouji.judge import judge
from gouji.position import parse_position
from gouji.state import State
from gouji_spec.ruleset import Ruleset

CONFORMANCE = Path(__file__).resolve().parents[1]
OUTLINE = Ruleset.of("outline")


def corpus() -> list[tuple[str, list[tuple[int, int]]]]:
    lines = (CONFORMANCE / "corpus" / "perft.txt").read_text("utf-8").splitlines()
    found = []
    for line in lines:
        if line and not line.startswith("#"):
            position, counts = line.split("|")
            pairs = [pair.split("=") for pair in counts.split()]
            found.append((position.strip(), [(int(depth), int(count)) for depth, count in pairs]))
    return found


CORPUS = corpus()
POSITIONS = [pytest.param(position, counts, id=position) for position, counts in CORPUS]


def start(position: str) -> State:
    return parse_position(position).state(OUTLINE)


def conceivable(state: State) -> Iterator[Action]:
    """Everything the seat to act could say or lay, with the cards it holds."""
    turn = state.to_act
    if turn is None:
        return
    seat = turn.seat
    hand: Counts = state.hand(seat)
    for laid in itertools.product(*(range(many + 1) for many in hand)):
        for verb in verbs.WITH_CARDS:
            yield Action(seat, verb, laid)
    for verb in verbs.VERBS:
        if verb == verbs.ALLOW_COVER:
            for to in range(1, 7):
                yield Action(seat, verb, NO_CARDS, to)
        elif verb not in verbs.WITH_CARDS:
            yield Action(seat, verb)


@cache
def judged(state: State, depth: int) -> int:
    """Count by asking the judge, and no list of moves, about every conceivable action."""
    if depth == 0:
        return 1
    outcomes = [judge(state, action, OUTLINE) for action in conceivable(state)]
    return sum(judged(outcome.state, depth - 1) for outcome in outcomes if outcome.accepted)


def test_the_corpus_is_there() -> None:
    assert len(CORPUS) >= 15
    assert all(counts[-1][0] == 8 for _, counts in CORPUS)


@pytest.mark.parametrize(("position", "counts"), POSITIONS)
def test_the_lister_counts_so_many(position: str, counts: list[tuple[int, int]]) -> None:
    assert [(depth, perft.perft(start(position), depth, OUTLINE)) for depth, _ in counts] == counts


@pytest.mark.parametrize(("position", "counts"), POSITIONS)
def test_the_judge_accepts_so_many(position: str, counts: list[tuple[int, int]]) -> None:
    assert [(depth, judged(start(position), depth)) for depth, _ in counts] == counts


def test_node_counts_the_same() -> None:
    node = shutil.which("node")
    if node is None:
        if os.environ.get("CI") == "true":
            pytest.fail("node is missing: its counts were not compared")
        pytest.skip("node is missing: its counts were not compared")
    for position, counts in CORPUS:
        for depth, count in counts[-1:]:
            command = [node, "perft.mjs", position, str(depth)]
            done = subprocess.run(
                command, cwd=CONFORMANCE / "examples" / "node", capture_output=True, timeout=60, check=True
            )
            assert int(done.stdout) == count, position
