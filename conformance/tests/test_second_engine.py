"""The second engine against the reference on score and tribute: two readings of one book.

``second_engine/engine.py`` was written by somebody who had the rulebook and the page of the protocol and nothing else.
Where the two agree the book says enough; what they first differed in, and how that was settled, stands in
``second_engine/README.md``.
"""

import json
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gouji.protocol.serve import Session
from gouji.table.cards import parse_cards
from gouji_conformance.cli import run
from gouji_spec.ruleset import PROFILES

FOLDER = Path(__file__).parent / "second_engine"
METHODS = {
    "match/score",
    "match/total",
    "tribute/dues",
    "tribute/pay",
    "tribute/act",
    "tribute/return",
    "tribute/name_last",
}
IN_TESTS, IN_SOAK, AT_ONCE = 2_000, 100_000, 10_000
Answer = dict[str, Any]


class Case(NamedTuple):
    """A question and what the two answer."""

    request: dict[str, Any]
    second: Answer
    reference: Answer


def cases(seed: int, number: int) -> list[Case]:
    """So many questions at random, put to both."""
    program = [sys.executable, "-I", str(FOLDER / "cases.py"), str(seed), str(number)]
    asked = subprocess.run(program, capture_output=True, timeout=300, check=True).stdout
    engine = [sys.executable, "-I", str(FOLDER / "engine.py")]
    told = subprocess.run(engine, input=asked, capture_output=True, timeout=300, check=True).stdout
    requests = [json.loads(line) for line in asked.splitlines()]
    session = Session()
    reference = [session.answer(request) or {} for request in requests]
    return [Case(*three) for three in zip(requests, map(json.loads, told.splitlines()), reference, strict=True)]


def meant(answer: Answer) -> Any:
    """An answer without what each may say in its own way: how cards are written, the words of errors, the reasons."""
    if "error" in answer:
        return answer["error"]["code"]
    found = {name: value for name, value in answer["result"].items() if name not in ("reasons", "sanction")}
    if "payments" in found:
        found["payments"] = [{**one, "cards": parse_cards(one["cards"])} for one in found["payments"]]
    return found


def agree(case: Case) -> bool:
    """Whether both answer the same; where both refuse they must name a reason in common (more do no harm)."""
    if meant(case.second) != meant(case.reference):
        return False
    one, other = (set(answer.get("result", {}).get("reasons", ())) for answer in (case.second, case.reference))
    return bool(one & other) or not (one or other)


def check(seed: int, number: int) -> Counter[str]:
    """Both agree on so many questions; return how many of each sort there were: by method, and by verdict."""
    found = cases(seed, number)
    apart = [case for case in found if not agree(case)]
    assert not apart, f"seed {seed}: {len(apart)} of {number} apart, the first: {apart[0]}"
    counts = Counter(case.request["method"] for case in found)
    counts.update(f"{case.request['method']} {case.reference['result'].get('accepted', '')}".strip() for case in found)
    return counts


def test_the_second_engine_and_the_reference_agree() -> None:
    counts = check(1, IN_TESTS)

    # The sample is worth its name: every method, and verdicts of both kinds where there are verdicts.
    assert all(counts[method] > 100 for method in METHODS)
    for method in ("tribute/act", "tribute/return", "tribute/name_last"):
        assert min(counts[f"{method} True"], counts[f"{method} False"]) > 50


@pytest.mark.soak
@pytest.mark.parametrize("part", range(IN_SOAK // AT_ONCE))
def test_they_agree_on_many_more(part: int, capsys: pytest.CaptureFixture[str]) -> None:
    seed = random.SystemRandom().randrange(2**32)
    with capsys.disabled():
        sys.stdout.write(f"\nsecond engine, part {part}: seed {seed}\n")
    check(seed, AT_ONCE)


@pytest.mark.parametrize(
    ("second", "reference", "same"),
    [
        ({"accepted": True}, {"accepted": True}, True),
        ({"accepted": True}, {"accepted": False, "reasons": ["nothing_due"]}, False),
        ({"accepted": False, "reasons": ["a", "b"]}, {"accepted": False, "reasons": ["b", "c"]}, True),
        ({"accepted": False, "reasons": ["a"]}, {"accepted": False, "reasons": ["b"]}, False),
        ({"accepted": False}, {"accepted": False, "reasons": ["b"]}, False),
        ({"odd": 1, "even": 0}, {"odd": 0, "even": 1}, False),
        ({"payments": [{"cards": "BS"}]}, {"payments": [{"cards": "S B"}]}, True),
        ({"payments": [{"cards": "BS"}]}, {"payments": [{"cards": "S S"}]}, False),
    ],
)
def test_what_counts_as_agreeing(second: Answer, reference: Answer, same: bool) -> None:
    assert agree(Case({}, {"result": second}, {"result": reference})) is same


def test_an_error_agrees_with_the_same_error_alone() -> None:
    malformed, unsupported = ({"error": {"code": code, "message": "…"}} for code in (-32602, -32001))

    assert agree(Case({}, malformed, malformed))
    assert not agree(Case({}, malformed, unsupported))
    assert not agree(Case({}, malformed, {"result": {"accepted": True}}))


def test_the_questions_are_the_same_for_the_same_seed() -> None:
    program = [sys.executable, "-I", str(FOLDER / "cases.py")]
    first, again, other = (
        subprocess.run([*program, seed, "50"], capture_output=True, timeout=60, check=True).stdout
        for seed in ("7", "7", "8")
    )

    assert first == again != other


@pytest.mark.parametrize("name", ["engine.py", "cases.py"])
def test_it_knows_nothing_of_the_project(name: str) -> None:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    imported = {line.split()[1].partition(".")[0] for line in lines if line.startswith(("import ", "from "))}

    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("area", ["score", "tribute"])
def test_it_is_certified(
    profile: str, area: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    engine = ["--", sys.executable, "-I", str(FOLDER / "engine.py")]

    code = run(["certify", "--area", area, "--profile", profile, *engine])

    said = capfd.readouterr().out
    assert code == 0, said
    assert "certified: second engine" in said
