"""Matches of two laws played by the share: the same whoever plays, and a share whose process was killed again."""

import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gouji_conformance.amendments import playing
from gouji_conformance.amendments.impact import OfPolicy, side_by_side
from gouji_conformance.amendments.matches import Wanted, play_all
from gouji_conformance.amendments.playing import Plan, Side, all_played, installation, played, shares
from gouji_conformance.cli import run
from gouji_conformance.speech.faults import UserError
from gouji_spec.amendments import read_amendment
from gouji_spec.folder import law_folder
from gouji_spec.text import Text

PLAN = Plan(("sensible",), 5, 1)
OURS = Side(None, "outline", {})
HUNG = Side(None, "outline", {"burn_last": "hung"})
Run = Callable[..., subprocess.CompletedProcess[str]]


def ends(code: int, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.CompletedProcess([], code, said)


def plays(_folder: Path | None, *_words: str, given: str) -> subprocess.CompletedProcess[str]:
    """Do in this process what another would."""
    return ends(0, msgspec.json.encode(play_all(msgspec.json.decode(given, type=Wanted))).decode())


class LastFirst(Executor):
    """Does nothing before it must, and then what was handed out last first."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def submit(self, work: Any, /, *words: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append(lambda: future.set_result(work(*words, **named)))
        if len(self.waiting) == 2:
            while self.waiting:
                self.waiting.pop()()
        return future


@pytest.fixture
def by_twos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "_SHARE", 2)
    monkeypatch.setattr(playing, "run_in", plays)


@pytest.mark.usefixtures("by_twos")
def test_whoever_plays_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(jobs: int) -> tuple[tuple[OfPolicy, ...], list[int]]:
        seen: list[int] = []
        return side_by_side(replace(PLAN, jobs=jobs), OURS, HUNG, seen.append), seen

    by_one = found(1)
    assert by_one[1] == [2, 2, 1] * 2
    assert by_one[0][0].matches == 5
    assert found(3) == by_one


@pytest.mark.usefixtures("by_twos")
def test_shares_come_back_in_their_order() -> None:
    plan = Plan(("sensible",), 4, 1)
    found = all_played(OURS, shares(plan, "sensible", OURS), (LastFirst(), 1), lambda _: None)
    assert [one.number for one in found] == [0, 1, 2, 3]


def test_a_share_whose_process_was_killed_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    killed = [-signal.SIGTERM, -signal.SIGTERM]
    wanted = next(shares(Plan(("sensible",), 1, 1), "sensible", OURS))
    monkeypatch.setattr(
        playing, "run_in", lambda *given, **named: ends(killed.pop()) if killed else plays(*given, **named)
    )
    assert played(OURS, wanted) == play_all(wanted)


@pytest.mark.parametrize(("codes", "left"), [([0, 1], 1), ([0, -9, -9, -9], 1)])
def test_what_fails_or_is_killed_each_time_is_one_line(
    monkeypatch: pytest.MonkeyPatch, codes: list[int], left: int
) -> None:
    monkeypatch.setattr(playing, "run_in", lambda *_given, **_named: ends(codes.pop()))
    with ThreadPoolExecutor(1) as pool, pytest.raises(UserError) as problem:
        all_played(OURS, shares(PLAN, "random", OURS), (pool, 1), lambda _: None)
    assert problem.value.problem.en == "no match can be played there: matches 0–4 cannot be played"
    assert len(codes) == left, "a program that fails fails again; one that is killed is tried thrice"


def test_the_law_of_an_amendment_goes_to_another_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is handed out can be sent; there the installation with the patch is made, once."""
    patch = read_amendment(law_folder() / "amendments" / "GA-0006-burn-with-a-joker").patch
    work = partial(played, Side((patch,), "outline", dict(patch.plays)))
    sent = pickle.loads(pickle.dumps(work))  # noqa: S301 - our own
    folders: list[Path | None] = []

    def looks(folder: Path | None, *_words: str, given: str) -> subprocess.CompletedProcess[str]:
        folders.append(folder)
        return ends(0, "[]")

    monkeypatch.setattr(playing, "run_in", looks)
    wanted = Wanted("outline", {}, "random", 1, (0,))
    assert (sent(wanted), sent(wanted)) == ([], [])
    assert folders == [installation((patch,)).folder] * 2
    assert folders[0] is not None
    assert "burn_hung: Literal" in (folders[0] / "gouji" / "rules.py").read_text(encoding="utf-8")


def test_a_cluster_that_is_not_there_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    there = ["--scheduler", "tcp://127.0.0.1:9"]
    assert run(["ruleset", "impact", "outline", "burn_last=hung", *there]) == 2
    assert "pip install 'gouji[distributed]'" in capsys.readouterr().err
    assert run(["amendment", "impact", "GA-0007", "--jobs", "2", *there]) == 2
    assert "expected one of the two" in capsys.readouterr().err


def test_an_amendment_that_does_not_fit_is_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "GA-9000-no-fit"
    source = law_folder() / "amendments" / "GA-0006-burn-with-a-joker"
    folder.mkdir()
    for name in ("amendment.toml", "motion.md", "patch.toml", "expected.toml"):
        text = (source / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace("number = 6", "number = 9000"), encoding="utf-8")
    path = folder / "patch.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('old = "', 'old = "x', 1), encoding="utf-8")
    assert run(["amendment", "impact", str(folder), "--matches", "1"]) == 1
    assert "[patch-misfits]" in capsys.readouterr().err


def test_the_text_of_a_fault_is_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "run_in", lambda *_given, **_named: ends(1))
    found = played(OURS, Wanted("outline", {}, "random", 1, (3, 4)))
    assert found == Text(zh="第 3–4 场打不下去", en="matches 3–4 cannot be played")
