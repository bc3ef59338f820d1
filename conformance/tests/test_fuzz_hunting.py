"""How well fuzzing finds: what was hunted stands in a file and is not hunted again, and too little is told."""

from pathlib import Path

import msgspec
import pytest

from gouji_conformance.fuzz import hunting
from gouji_conformance.fuzz.fuzzing import AREAS
from gouji_conformance.fuzz.hunting import Hunted, areas_of, hunted, kept, sample, told
from gouji_conformance.mutants.catalogue import catalogue
from gouji_conformance.mutants.mutant import Change, Mutant
from gouji_spec.text import Text


def test_what_stands_in_the_file_is_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hunting, "_code", lambda: "today")
    first, second = sample(2, 1)
    lines = [Hunted(first, 25, 4, "play", "today"), Hunted(second, 25, 4, "play", "yesterday")]
    file = tmp_path / "found.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines) + b'{"mutant": "half a li')

    assert list(kept(file)) == [first]
    assert list(hunted([first], 1, file)) == lines[:1]


def test_too_few_found_or_too_many_long_is_told_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    good = [Hunted(f"good/{number}", 25, 8) for number in range(19)]

    assert told([*good, Hunted("none/1", 0)]) == 0
    assert told([*good, Hunted("none/1", 0), Hunted("none/2", 0)]) == 1
    assert "not found: none/1, none/2" in capsys.readouterr().out
    assert told([*good[:17], Hunted("long/1", 25, 9), Hunted("long/2", 25, 9)]) == 1
    assert "longer: long/1, long/2" in capsys.readouterr().out


def test_a_wrong_engine_is_fuzzed_where_its_clauses_have_rows() -> None:
    by_name = {one.id: one for one in catalogue()}
    of_no_row = Mutant("GJ-99.9/1", ("GJ-99.9",), Text("x", "x"), Change("x"))

    assert areas_of(by_name["GJ-21.6.1/1"]) == ("match", "tribute")
    assert areas_of(by_name["cover=automatic/explicit"])[0] == "play"
    assert areas_of(of_no_row) == AREAS
