"""The counts of ``conformance/games/perft.txt``: the reference's lister, its judge, and the Node engine."""

import itertools
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gouji.lister import perft
from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.position import parse_position
from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji.table.cards import NO_CARDS, Counts
from gouji_spec.ruleset import Ruleset, profiles

CONFORMANCE = Path(__file__).resolve().parents[1]


class Line:
    """A position of the file, and how many ways it has to go on by depth."""

    def __init__(self, text: str) -> None:
        profile, self.position, counts = (part.strip() for part in text.split("|"))
        self.profile = profile
        self.rules = rules_of(Ruleset.of(profile))
        self.counts = {int(depth): int(count) for depth, _, count in (pair.partition("=") for pair in counts.split())}

    @property
    def state(self) -> State:
        return parse_position(self.position).state(self.rules)


FILE = (CONFORMANCE / "games" / "perft.txt").read_text("utf-8")
LINES = [Line(text) for text in FILE.splitlines() if text and not text.startswith("#")]
EACH = pytest.mark.parametrize("line", [pytest.param(one, id=f"{one.profile} {one.position}") for one in LINES])


def conceivable(state: State) -> Iterator[Action]:
    """Everything the seat to act could say or lay, with the cards it holds."""
    turn = state.turn
    if turn is None:
        return
    hand: Counts = state.hand(turn.seat)
    for laid in itertools.product(*(range(many + 1) for many in hand)):
        for verb in verbs.WITH_CARDS:
            yield Action(turn.seat, verb, laid)
    for verb in verbs.VERBS:
        if verb == verbs.ALLOW_COVER:
            for to in range(1, 7):
                yield Action(turn.seat, verb, NO_CARDS, to)
        elif verb not in verbs.WITH_CARDS:
            yield Action(turn.seat, verb)


@cache
def judged(state: State, depth: int, rules: Rules) -> int:
    """Count by asking the judge, and no list of moves, about every conceivable action."""
    if depth == 0:
        return 1
    outcomes = [judge(state, action, rules) for action in conceivable(state)]
    return sum(judged(outcome.state, depth - 1, rules) for outcome in outcomes if outcome.accepted)


def test_the_file_is_there() -> None:
    assert len(LINES) >= 25
    assert {line.profile for line in LINES} == set(profiles())
    assert all(max(line.counts) >= 6 for line in LINES)


@EACH
def test_the_lister_counts_so_many(line: Line) -> None:
    assert {depth: perft.perft(line.state, depth, line.rules) for depth in line.counts} == line.counts


@EACH
def test_the_judge_accepts_so_many(line: Line) -> None:
    assert {depth: judged(line.state, depth, line.rules) for depth in line.counts} == line.counts


def test_node_counts_the_same(node: str) -> None:
    for line in LINES:
        depth = max(line.counts)
        command = [node, "perft.mjs", line.position, str(depth), line.profile]
        done = subprocess.run(
            command, cwd=CONFORMANCE / "examples" / "node", capture_output=True, timeout=60, check=True
        )
        assert int(done.stdout) == line.counts[depth], line.position
