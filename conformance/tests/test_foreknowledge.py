"""Nothing can be known beforehand: names of requests, the order of rows; and nothing that judges is told."""

import json
import re
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.process import EngineProcess
from gouji_conformance.engines.request_ids import RequestIds
from gouji_conformance.engines.wire import Request, encode
from gouji_conformance.reports.reading import read_report
from gouji_conformance.sentences.suite import load_suite

FAKE = Path(__file__).parent / "fakes" / "foreknowing.py"
SEED = 271828182


def engine(*words: str) -> list[str]:
    return ["--", sys.executable, str(FAKE), *words]


def certify(folder: Path, *words: str, engine: list[str]) -> int:
    return run(["certify", "--profile", "outline", "--report", str(folder), *words, *engine])


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def entries(folder: Path) -> list[dict[str, Any]]:
    return lines(folder / "report.jsonl")


def test_names_of_requests_are_numbers_and_texts_of_many_sizes_and_never_come_twice() -> None:
    ids = RequestIds()
    drawn = [ids.draw() for _ in range(2000)]

    numbers = [name for name in drawn if isinstance(name, int)]
    texts = [name for name in drawn if isinstance(name, str)]
    assert len(set(drawn)) == len(drawn)
    assert len(numbers) > 800
    assert len(texts) > 400
    assert all(2**29 <= number < 2**53 for number in numbers)
    assert len({number.bit_length() for number in numbers}) > 15
    assert len({len(text) for text in texts}) > 10
    assert any(text.isdecimal() for text in texts)


def test_two_engines_are_asked_by_other_names() -> None:
    first, second = RequestIds(), RequestIds()

    assert not {first.draw() for _ in range(500)} & {second.draw() for _ in range(500)}


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_tape_of_right_answers_is_no_engine(tmp_path: Path, seed: str) -> None:
    said = tmp_path / "said.jsonl"
    recorded = ["--area", "sets", "--seed", seed]
    certify(tmp_path / "one", *recorded, "--transcript", str(said), engine=["reference"])
    heard = [entry for entry in lines(said) if entry["to"] == "harness"]
    tape = tmp_path / "tape.jsonl"
    tape.write_text("".join(json.dumps(entry["message"]) + "\n" for entry in heard), encoding="utf-8")

    by_tape = certify(tmp_path / "two", *recorded, engine=engine("tape", str(tape)))
    by_id = certify(tmp_path / "three", *recorded, engine=engine("by_id", str(tape)))

    assert (by_tape, by_id) == (1, 1)
    assert not entries(tmp_path / "two")[-1].get("certified", False)
    assert not entries(tmp_path / "three")[-1].get("certified", False)


def test_an_answer_that_is_read_before_its_question_is_written_is_early() -> None:
    link = EngineProcess((sys.executable, "-S", "-c", EAGER))
    try:
        first = link.receive(time.monotonic() + 10)
        before = link.early
        link.send([encode(Request(2, "shutdown", {}))] * 2)
        second = link.receive(time.monotonic() + 10)
        after = link.early
    finally:
        link.close(patience=0.0)

    assert (first.id, before) == (1, True)
    assert (second.id, after) == (2, False)


EAGER = """
import os, sys
os.write(1, b'{"jsonrpc":"2.0","id":1,"result":{}}\\n')
sys.stdin.readline()
os.write(1, b'{"jsonrpc":"2.0","id":2,"result":{}}\\n')
"""


def test_who_foretells_the_next_requests_is_told_so(tmp_path: Path) -> None:
    code = certify(tmp_path, "--scenario", "GJ-9.2-a", "--seed", "1", engine=engine("counting"))

    kinds = {entry["fault"]["kind"] for entry in entries(tmp_path) if entry["type"] == "row" and "fault" in entry}
    assert code == 1
    assert kinds <= {"answered_early", "wrong_id", "keeps_failing"}
    assert "answered_early" in kinds


def test_nothing_of_what_judges_is_told_to_the_engine(tmp_path: Path) -> None:
    kept = tmp_path / "kept"

    certify(tmp_path, "--seed", str(SEED), engine=engine("spy", str(kept)))

    told = kept.read_text(encoding="utf-8")
    assert len(told.splitlines()) > 5000
    assert str(SEED) not in told
    assert not re.search(r"G[JH]-\w+[.-]\d", told)
    assert not [row for row in load_suite().row_ids() if row in told]
    assert not re.search(r"fresh-[a-z-]+/\d", told)
    assert sum(read_report(tmp_path / "report.jsonl").footer.fresh.values()) > 700
    # Questions alone: the fields of a request, none of an expectation.
    asked = [request for request in map(json.loads, told.splitlines()) if isinstance(request, dict)]
    assert {name for request in asked for name in request} == {"jsonrpc", "id", "method", "params"}
    of_a_plan = {"expect", "needs", "clauses", "case", "row", "operations"}
    assert not [name for request in asked for name in of_a_plan & set(request["params"])]


def test_the_seed_is_random_kept_and_chooses_the_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folders = [tmp_path / name for name in ("one", "two", "three", "four")]
    for folder, seed in zip(folders, ([], [], ["--seed", "5"], ["--seed", "5"]), strict=True):
        certify(folder, "--article", "9", *seed, engine=["reference"])

    reports = [read_report(folder / "report.jsonl") for folder in folders]
    seeds = [report.header.seed for report in reports]
    orders = [[row.row for row in report.rows] for report in reports]
    assert seeds[0] != seeds[1]
    assert seeds[2:] == [5, 5]
    assert f"seed: {seeds[0]}" in capsys.readouterr().out
    assert orders[2] == orders[3]
    assert orders[0] != orders[2]
    assert sorted(orders[0]) == sorted(orders[2])
