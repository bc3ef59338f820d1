"""The Node example against the reference: two readings of the same clauses, in two languages.

The Node engine was written from the clauses, so where both agree the clauses suffice.
"""

import itertools
import json
import os
import random
import re
import subprocess
from collections import Counter
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gouji.protocol.serve import Session
from gouji_conformance.cli import run
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.ruleset import PROFILES

FOLDER = Path(__file__).resolve().parents[1] / "examples" / "node"
SET_OPTIONS = ("joker_exchange", "mixed_jokers", "big_joker_tops")
FLIPS = {
    "rank": ("sets/beats", "GJ-8.6"),
    "count": ("sets/beats", "GH-sets.1"),
    "small_joker": ("sets/beats", "GJ-8.3.5"),
    "dead": ("sets/beats", "GJ-8.3.2"),
    "pasted": ("sets/classify", "GJ-9.2.2"),
    "queens": ("sets/classify", "GJ-9.2"),
}
"""Each mistake on purpose: the method that it spoils and the clause that it breaks."""


def ask_node(node: str, requests: Iterable[dict[str, Any]], flip: str = "") -> list[dict[str, Any]]:
    sent = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(
        [node, "engine.mjs"],
        cwd=FOLDER,
        env={**os.environ, "GOUJI_NODE_FLIP": flip},
        input=sent.encode(),
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


@cache
def sample_with_answers() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return what each engine with a mistake on purpose is asked, and what the reference says to it."""
    asked = sample(seed=2, pairs=50)
    return asked, ask_reference(asked)


def ask_reference(requests: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    session = Session()
    answers = [session.answer(request) for request in requests]
    return [answer for answer in answers if answer is not None]


def request(number: int, method: str, **params: object) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


def some_set(dice: random.Random) -> str:
    """A text of cards, most of them sets, many of them near a boundary."""
    naturals = dice.choice("3456789TJQKA") * dice.choice([0, 1, 1, 2, 2, 3, 4, 5, 6])
    twos = "2" * dice.choice([0, 0, 0, 1, 1, 2, 3])
    jokers = "S" * dice.choice([0, 0, 0, 1, 1, 2, 3, 4]) + "B" * dice.choice([0, 0, 0, 1, 1, 2, 3, 4])
    stray = dice.choice([""] * 12 + ["3", "9", "B*4", "X", "5*63", "2*14 "])
    letters = list(naturals + twos + jokers)
    dice.shuffle(letters)
    return stray + "".join(letters) if stray.endswith(" ") else "".join(letters) + stray


def an_answer_near(dice: random.Random, table: str) -> str:
    """Cards of about the shape of *table*: as many, or the jokers doubled, of a rank near by."""
    letters = [letter for letter in table if letter in "23456789TJQKASB"]
    higher = {letter: dice.choice("3456789TJQKA2") for letter in set(letters)}
    answer = [letter if letter in "2SB" else higher[letter] for letter in letters]
    for at, letter in enumerate(answer):
        if letter in "SB":
            answer[at] = dice.choice(["B", "B", "BB", "SS", "SSS", letter])
    return "".join(answer)


def every_ruleset() -> list[dict[str, Any]]:
    """Every profile, and every combination of the options of sets; 憋3 as the profile that has it."""
    rulesets: list[dict[str, Any]] = [{"profile": profile, "options": {}} for profile in PROFILES]
    combined = itertools.product(*([value.id for value in options().options[name].values] for name in SET_OPTIONS))
    for chosen in combined:
        rulesets += [
            {"profile": profile, "options": dict(zip(SET_OPTIONS, chosen, strict=True))}
            for profile in ("outline", "qingdao-full")
        ]
    return rulesets


def sample(seed: int, pairs: int) -> list[dict[str, Any]]:
    dice = random.Random(seed)
    asked: list[dict[str, Any]] = []
    for ruleset in every_ruleset():
        for _ in range(pairs):
            table = some_set(dice)
            answer = an_answer_near(dice, table) if dice.random() < 0.6 else some_set(dice)
            asked.append(request(len(asked), "sets/classify", ruleset=ruleset, cards=table))
            asked.append(request(len(asked), "sets/beats", ruleset=ruleset, cards=answer, over=table))
    return asked


def verdict(answer: dict[str, Any]) -> dict[str, Any]:
    """The part of an answer that both must share: all but the reasons; of an error the code."""
    if "error" in answer:
        return {"error": answer["error"]["code"]}
    return {key: value for key, value in answer["result"].items() if key != "reasons"}


def reasons(answer: dict[str, Any]) -> set[str]:
    return set(answer.get("result", {}).get("reasons", []))


def differing(asked: list[dict[str, Any]], one: list[dict[str, Any]], other: list[dict[str, Any]]) -> list[str]:
    """What the two rule otherwise, or refuse without a reason in common."""
    assert [question["id"] for question in asked] == [left["id"] for left in one]
    assert [question["id"] for question in asked] == [right["id"] for right in other]
    return [
        f"{question['method']} {question['params']}: {left} against {right}"
        for question, left, right in zip(asked, one, other, strict=True)
        if verdict(left) != verdict(right) or ((reasons(left) or reasons(right)) and not reasons(left) & reasons(right))
    ]


def test_node_and_the_reference_agree_under_every_value_of_every_option(node: str) -> None:
    asked = sample(seed=1, pairs=150)
    reference = ask_reference(asked)
    assert differing(asked, ask_node(node, asked), reference)[:5] == []
    # The sample is worth its name: each verdict and each reason of sets occurs in it.
    results = [answer["result"] for answer in reference if "result" in answer]
    verdicts = {(result.get("legal"), result.get("beats"), result.get("dead")) for result in results}
    assert verdicts >= {(True, None, True), (True, None, False), (False, None, None), (None, True, None)}
    assert {reason for result in results for reason in result.get("reasons", [])} == {
        "cards_unreadable",
        "no_cards",
        "mixed_ranks",
        "threes_stand_alone",
        "count_differs",
        "rank_not_higher",
        "big_jokers_too_few",
        "set_is_dead",
        "jokers_not_paid",
    }


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 20))
def test_they_agree_on_other_sets(node: str, seed: int) -> None:
    asked = sample(seed, pairs=250)
    assert differing(asked, ask_node(node, asked), ask_reference(asked))[:5] == []


@pytest.mark.parametrize("flip", FLIPS)
def test_each_flip_is_seen_and_touches_nothing_else(node: str, flip: str) -> None:
    asked, reference = sample_with_answers()
    different = differing(asked, ask_node(node, asked, flip), reference)
    assert different
    assert {line.split(" ")[0] for line in different} == {FLIPS[flip][0]}


class Certified(NamedTuple):
    """How it ended: the exit code, what was printed, the lines of the report."""

    code: int
    printed: str
    lines: list[dict[str, Any]]


def certify(node: str, folder: Path, *arguments: str, flip: str = "") -> Certified:
    """Certify the Node engine as a user would."""
    engine = ["--", node, str(FOLDER / "engine.mjs")]
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(StringIO()) as out, redirect_stderr(out):
        patch.setenv("GOUJI_NODE_FLIP", flip)
        code = run(["certify", "--lang", "en", *arguments, "--report", str(folder), *engine])
    lines = (folder / "report.jsonl").read_text("utf-8").splitlines()
    return Certified(code, out.getvalue(), [json.loads(line) for line in lines])


@pytest.mark.soak
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seed", range(20))
def test_node_is_certified_whatever_the_seed(node: str, tmp_path: Path, profile: str, seed: int) -> None:
    done = certify(node, tmp_path, "--profile", profile, "--seed", str(seed))
    assert done.code == 0, done.printed
    assert "not certified" not in done.printed


FURTHEST = ("outline", "qingdao-full")
"""Two profiles that differ in most; what any other has of options is certified with ``--every-option``."""


@pytest.mark.parametrize(
    "profile", [pytest.param(name, marks=[] if name in FURTHEST else pytest.mark.soak) for name in PROFILES]
)
def test_node_certifies_sets_and_play_in_every_profile(node: str, tmp_path: Path, profile: str) -> None:
    done = certify(node, tmp_path, "--area", "sets", "--area", "play", "--profile", profile)
    assert done.code == 0, done.printed
    assert "not certified" not in done.printed
    rows = [line for line in done.lines if line["type"] == "row"]
    assert {row["verdict"] for row in rows} == {"pass"}
    areas = Counter(row["area"] for row in rows)
    assert areas.keys() == {"sets", "play"}
    assert areas["sets"] >= 300


def test_node_certifies_under_every_value_of_every_option(node: str, tmp_path: Path) -> None:
    done = certify(node, tmp_path, "--every-option")
    assert done.code == 0, done.printed
    asked = {name for line in done.lines if line["type"] == "row" for name in line.get("options", {})}
    assert asked >= {*SET_OPTIONS, "cover", "misplay", "burn_failure", "dead_gou", "hold_three"}


@pytest.mark.parametrize("flip", FLIPS)
def test_each_flip_fails_and_the_report_names_clause_and_row(node: str, tmp_path: Path, flip: str) -> None:
    done = certify(node, tmp_path, "--area", "sets", flip=flip)
    assert done.code == 1
    clause = FLIPS[flip][1]
    failed = [line for line in done.lines if line["type"] == "row" and line["verdict"] == "fail"]
    named = [row for row in failed if clause in row["clauses"]]
    assert named, [row["row"] for row in failed]
    assert any(row["row"] in done.printed for row in failed)  # rows that fail alike stand under one of them
    shown = re.findall(r"(?m)^    (G[JH]-[a-z0-9.]+)  ", done.printed)
    assert set(shown) & {named for row in failed for named in row["clauses"]}
    assert {line["verdict"] for line in done.lines if line["type"] == "row"} == {"fail", "pass"}


def test_the_clauses_that_node_cites_exist() -> None:
    ids = {*law().clauses(), *law().interpretations()}
    cited = {
        found
        for path in FOLDER.glob("*.mjs")
        for found in re.findall(r"G[JHI]-[a-z0-9]+(?:\.[0-9]+)+", path.read_text("utf-8"))
    }
    assert len(cited) > 50
    assert sorted(cited - ids) == []


def test_node_says_what_it_plays(node: str) -> None:
    [said] = ask_node(node, [request(1, "initialize", protocol="1.0", harness={"name": "x", "version": "1"})])
    played = said["result"]
    assert played["profiles"] == list(PROFILES)
    assert {*SET_OPTIONS, "cover", "misplay", "hold_three"} <= played["options"].keys()
    for name, values in played["options"].items():
        assert values == ["*"] or sorted(values) == sorted(value.id for value in options().options[name].values)


def test_what_node_does_not_play_is_unsupported(node: str) -> None:
    unknown = [
        request(1, "sets/classify", ruleset={"profile": "shandong", "options": {}}, cards="9"),
        request(2, "sets/classify", ruleset={"profile": "outline", "options": {"colour": "red"}}, cards="9"),
        request(3, "sets/classify", ruleset={"profile": "outline", "options": {"mixed_jokers": "x"}}, cards="9"),
        request(4, "deal/open"),
        request(5, "toString"),
        request(6, "sets/classify", ruleset={"profile": "outline"}),
        request(7, "sets/beats", ruleset={"profile": "outline"}, cards="9", over="9T"),
        request(8, "sets/classify", ruleset={"profile": "outline"}, cards="BBBBB"),
        request(9, "sets/beats", ruleset={"profile": "outline"}, cards="9*16 2*16 SSSS B", over="9"),
    ]
    codes = [answer["error"]["code"] for answer in ask_node(node, unknown)]
    assert codes == [-32001, -32001, -32001, -32601, -32601, -32602, -32602, -32602, -32602]


def talk(node: str, sent: bytes) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([node, "engine.mjs"], cwd=FOLDER, input=sent, capture_output=True, timeout=30, check=False)


def test_node_answers_unreadable_lines_and_goes_on(node: str) -> None:
    good = json.dumps(request(9, "shutdown")).encode() + b"\n"
    for bad, code in ((b"[1\n", -32700), (b"\xff\n", -32700), (b"[]\n", -32600), (b"{}\n", -32600)):
        done = talk(node, bad + b"\n" + good)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert [answer.get("error", {}).get("code") for answer in answers] == [code, None]
        assert done.returncode == 0


def test_node_ends_on_shutdown_though_its_input_stays_open_and_at_the_end_of_input(node: str) -> None:
    assert talk(node, b"").returncode == 0
    with subprocess.Popen([node, "engine.mjs"], cwd=FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request(1, "shutdown")).encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"jsonrpc": "2.0", "id": 1, "result": {}}
        assert process.wait(timeout=20) == 0


def test_an_unknown_flip_is_refused(node: str) -> None:
    done = subprocess.run(
        [node, "engine.mjs"],
        cwd=FOLDER,
        env={**os.environ, "GOUJI_NODE_FLIP": "everything"},
        capture_output=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 2
    assert b"expected one of rank, count" in done.stderr
