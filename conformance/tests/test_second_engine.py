"""The second engines against the reference: several readings of one book.

Each of ``second_engine/`` was written by somebody who had the rulebook and the page of the protocol and nothing else:
``engine.py`` for score and tribute, ``dues/`` for points and held 3s.  Where they agree with the reference the book
says enough; what they first differed in, and how that was settled, stands in ``second_engine/README.md``.
"""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gouji.protocol.serve import Session
from gouji.table.cards import parse_cards
from gouji_conformance.cli import run
from gouji_spec.ruleset import PROFILES, Ruleset

FOLDER = Path(__file__).parent / "second_engine"
IN_TESTS, IN_SOAK, AT_ONCE = 2_000, 100_000, 10_000
THEIR_OWN_AFFAIR = {"clause", "sanction"}
"""What an engine may say in its own way, or leave out."""
Answer = dict[str, Any]


class Engine(NamedTuple):
    """A second engine.

    Attributes:
        answers: what starts it.
        asks: what writes questions for it, before a seed and a number.
        verdicts: its methods, each with the field of a result that tells one kind of answer from another; "" where
            every answer is of one kind.
        areas: in which it is certified.
    """

    answers: list[str]
    asks: list[str]
    verdicts: dict[str, str]
    areas: list[str]


def called(*program: str) -> list[str]:
    return [sys.executable, *program]


SECOND = {
    "score and tribute": Engine(
        called("-I", str(FOLDER / "engine.py")),
        called("-I", str(FOLDER / "cases.py")),
        {
            "match/score": "",
            "match/total": "",
            "tribute/dues": "",
            "tribute/pay": "",
            "tribute/act": "accepted",
            "tribute/return": "accepted",
            "tribute/name_last": "accepted",
        },
        ["score", "tribute"],
    ),
    "points and held 3s": Engine(
        called("-s", "-m", "dues"),
        called("-s", "-m", "dues.cases"),
        {
            "points/call": "accepted",
            "points/open": "",
            "points/dues": "",
            "hold-three/buyers": "",
            "hold-three/buy": "accepted",
            "hold-three/revolt": "accepted",
        },
        ["point-dues", "hold-three"],
    ),
}


class Case(NamedTuple):
    """A question and what the two answer."""

    request: dict[str, Any]
    second: Answer
    reference: Answer


def said_by(program: Sequence[str], heard: bytes = b"") -> bytes:
    """What a program of the second authors writes; its own folder is all it finds beside the standard library."""
    there = {**os.environ, "PYTHONPATH": str(FOLDER)}
    return subprocess.run(program, input=heard, capture_output=True, timeout=300, check=True, env=there).stdout


def cases(second: Engine, seed: int, number: int) -> list[Case]:
    """So many questions at random, put to both."""
    asked = said_by([*second.asks, str(seed), str(number)])
    told = said_by(second.answers, asked)
    requests = [json.loads(line) for line in asked.splitlines()]
    session = Session()
    reference = [session.answer(request) or {} for request in requests]
    return [Case(*three) for three in zip(requests, map(json.loads, told.splitlines()), reference, strict=True)]


def same(one: Any, other: Any, name: str = "") -> bool:
    """Whether two answers mean the same.

    Cards are compared as a bag, of reasons one in common is enough (more do no harm), and what each may say in its own
    way not at all.
    """
    if name == "reasons":
        return bool({*one} & {*other}) or not (one or other)
    if isinstance(one, dict) and isinstance(other, dict):
        names = {*one, *other} - THEIR_OWN_AFFAIR
        missing = names - (one.keys() & other.keys()) - {"reasons"}
        return not missing and all(same(one.get(key, ()), other.get(key, ()), key) for key in names)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if name == "cards" and isinstance(one, str) and isinstance(other, str):
        return parse_cards(one) == parse_cards(other)
    return type(one) is type(other) and bool(one == other)


def agree(case: Case) -> bool:
    """Whether both answer the same; of errors the code alone counts."""
    one, other = (
        {"error": answer["error"]["code"]} if "error" in answer else answer["result"]
        for answer in (case.second, case.reference)
    )
    return same(one, other)


def check(second: Engine, seed: int, number: int) -> Counter[str]:
    """Both agree on so many questions; return how many of each sort there were: by method, and by verdict."""
    found = cases(second, seed, number)
    apart = [case for case in found if not agree(case)]
    assert not apart, f"seed {seed}: {len(apart)} of {number} apart, the first: {apart[0]}"
    counts = Counter(case.request["method"] for case in found)
    for case in found:
        method = case.request["method"]
        counts[f"{method} {case.reference['result'].get(second.verdicts[method])}"] += 1
    return counts


@pytest.mark.parametrize("name", SECOND)
def test_a_second_engine_and_the_reference_agree(name: str) -> None:
    second = SECOND[name]
    counts = check(second, 1, IN_TESTS)

    # The sample is worth its name: every method, and verdicts of both kinds where there are verdicts.
    assert all(counts[method] > 100 for method in second.verdicts)
    for method in [method for method, verdict in second.verdicts.items() if verdict]:
        assert min(counts[f"{method} True"], counts[f"{method} False"]) > 50


def test_the_hands_told_settle_every_moment_and_give_every_reason() -> None:
    asked = [case for case in cases(SECOND["points and held 3s"], 1, IN_TESTS) if "sets" in case.reference["result"]]
    moments = {seat["judged"] for case in asked for seat in case.reference["result"]["seats"].values()}
    reasons = {
        code for case in asked for one in case.reference["result"]["sets"].values() for code in one.get("reasons", ())
    }

    assert moments == {None, "revolution", "first_out", "second_out", "own_exit", "opposite_exit", "melee", "hand_end"}
    assert len(reasons) == 7


@pytest.mark.soak
@pytest.mark.parametrize("part", range(IN_SOAK // AT_ONCE))
@pytest.mark.parametrize("name", SECOND)
def test_they_agree_on_many_more(name: str, part: int, capsys: pytest.CaptureFixture[str]) -> None:
    seed = random.SystemRandom().randrange(2**32)
    with capsys.disabled():
        sys.stdout.write(f"\nsecond engine for {name}, part {part}: seed {seed}\n")
    check(SECOND[name], seed, AT_ONCE)


@pytest.mark.parametrize(
    ("second", "reference", "alike"),
    [
        ({"accepted": True}, {"accepted": True}, True),
        ({"accepted": True}, {"accepted": False, "reasons": ["nothing_due"]}, False),
        ({"accepted": False, "reasons": ["a", "b"]}, {"accepted": False, "reasons": ["b", "c"]}, True),
        ({"accepted": False, "reasons": ["a"]}, {"accepted": False, "reasons": ["b"]}, False),
        ({"accepted": False}, {"accepted": False, "reasons": ["b"]}, False),
        ({"odd": 1, "even": 0}, {"odd": 0, "even": 1}, False),
        ({"odd": 1}, {"odd": 1, "even": 0}, False),
        ({"open": True}, {"open": 1}, False),
        ({"payments": [{"cards": "BS"}]}, {"payments": [{"cards": "S B"}]}, True),
        ({"payments": [{"cards": "BS"}]}, {"payments": [{"cards": "S S"}]}, False),
        ({"shares": [{"count": 1, "clause": "GJ-24.5"}]}, {"shares": [{"count": 1}]}, True),
        ({"shares": [{"count": 1}]}, {"shares": [{"count": 1}, {"count": 2}]}, False),
        (
            {"sets": {"1": {"opens": False, "reasons": ["a"]}}},
            {"sets": {"1": {"opens": False, "reasons": ["b"]}}},
            False,
        ),
        ({"sets": {"1": {"opens": False, "reasons": ["a"]}}}, {"sets": {"1": {"opens": True}}}, False),
        ({"sets": {"1": {"opens": True, "reasons": []}}}, {"sets": {"1": {"opens": True}}}, True),
    ],
)
def test_what_counts_as_agreeing(second: Answer, reference: Answer, alike: bool) -> None:
    assert agree(Case({}, {"result": second}, {"result": reference})) is alike


def test_an_error_agrees_with_the_same_error_alone() -> None:
    malformed, unsupported = ({"error": {"code": code, "message": "…"}} for code in (-32602, -32001))

    assert agree(Case({}, malformed, malformed))
    assert not agree(Case({}, malformed, unsupported))
    assert not agree(Case({}, malformed, {"result": {"accepted": True}}))


@pytest.mark.parametrize("name", SECOND)
def test_the_questions_are_the_same_for_the_same_seed(name: str) -> None:
    first, again, other = (said_by([*SECOND[name].asks, seed, "50"]) for seed in ("7", "7", "8"))

    assert first == again != other


@pytest.mark.parametrize("name", sorted(str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.py")))
def test_it_knows_nothing_of_the_project(name: str) -> None:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    imported = {line.split()[1].partition(".")[0] for line in lines if line.startswith(("import ", "from "))}

    assert imported - {""} <= sys.stdlib_module_names  # "": its own pages


MALFORMED: list[tuple[str, dict[str, Any]]] = [
    ("hold-three/revolt", {"hand": "x", "step": "buying"}),
    ("hold-three/buyers", {"hands": {"1": "3*16"}, "first_taker": 1}),
    ("hold-three/buyers", {"hands": dict.fromkeys("123456", "33"), "first_taker": 1}),
    ("points/open", {"sets": [{"seat": 1, "cards": "9T"}]}),
    ("points/open", {"sets": [{"seat": 1, "cards": "5 *3"}]}),
    ("points/open", {"sets": [{"seat": 1, "cards": "KK", "answers": True}]}),
    ("points/open", {"sets": [], "priceless": "yes"}),
    ("points/dues", {"opened": [1, 1]}),
]
"""What the page of the protocol calls malformed: the method, its parameters without the ruleset."""


@pytest.mark.parametrize(("method", "params"), MALFORMED)
def test_both_call_the_same_malformed(method: str, params: dict[str, Any]) -> None:
    assert errors_of(method, {"profile": "qingdao-full", "options": {}}, params) == [-32602, -32602]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"hold_three": "on", "leader": "last_place"}, -32602),
        ({"points": "perhaps"}, -32001),
        ({"pints": "on"}, -32001),
    ],
)
def test_both_refuse_the_same_rulesets(options: dict[str, str], code: int) -> None:
    assert errors_of("points/dues", {"profile": "outline", "options": options}, {"opened": []}) == [code, code]


def errors_of(method: str, ruleset: dict[str, Any], params: dict[str, Any]) -> list[int]:
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {"ruleset": ruleset, **params}}
    second = json.loads(said_by(SECOND["points and held 3s"].answers, json.dumps(request).encode()))
    return [answer["error"]["code"] for answer in (second, Session().answer(request) or {})]


SWITCH = {"point-dues": "points", "hold-three": "hold_three"}
"""The option that switches an area off: all that is asked there is to refuse, and nothing is certified by that."""


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("name", "area"), [(name, area) for name, second in SECOND.items() for area in second.areas])
def test_it_is_certified(
    profile: str,
    name: str,
    area: str,
    *,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(FOLDER))

    code = run(["certify", "--area", area, "--profile", profile, "--", *SECOND[name].answers])

    said = capfd.readouterr().out
    thin = area in SWITCH and Ruleset.of(profile)[SWITCH[area]] == "off"
    assert code == thin, said
    assert ("nothing certified: second engine" if thin else "certified: second engine") in said
