"""What is measured as a match and as its hands alone is the same play: whole matches, the draw one act."""

import subprocess
import sys
from pathlib import Path

import pytest

from gouji.lister import match_moves
from gouji.match.act import DEAL
from gouji.play.action import Action
from gouji.rules import rules_of

BENCH = Path(__file__).resolve().parents[1] / "bench"


def test_the_hands_of_a_match_are_what_was_done_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import matches  # type: ignore[import-not-found]  # noqa: PLC0415 - a program beside the package

    rules = rules_of(matches.TABLE)
    played = matches.played(3, rules)
    done = played.record.done
    assert [action for action in done if isinstance(action, Action)] == [
        action for _, actions in played.hands for action in actions
    ]
    assert len(played.hands) == matches.HANDS
    assert sum(act.do == DEAL for act in done) >= matches.HANDS
    assert all(len(act.suited) == 216 for act in done if act.do == DEAL)
    outcomes = played.record.outcomes(rules)
    assert all(outcome.accepted for outcome in outcomes)
    assert outcomes[-1].match.is_over
    assert not match_moves.legal(outcomes[-1].match, rules)
    assert matches.as_a_match(played.record.start(rules), played, rules) == len(done)
    assert matches.as_hands(played, rules) == sum(len(actions) for _, actions in played.hands)


def test_figures_are_printed() -> None:
    done = subprocess.run(
        [sys.executable, str(BENCH / "matches.py"), "--matches", "1", "--rounds", "1"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert [line.split()[0] for line in done.stdout.splitlines()] == ["matches", "over"]
