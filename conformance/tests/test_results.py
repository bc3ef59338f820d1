"""Results: how an engine rules, in a file that can stand beside others."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.session import EngineIdentity
from gouji_conformance.results.comparing import disputed
from gouji_conformance.results.kept import kept_results, main
from gouji_conformance.results.result import FOLDER, Climbed, Fault, Question, Result, read_result, result_bytes
from gouji_conformance.results.schema import result_schema
from gouji_conformance.speech.faults import UserError

ENGINE = """
from gouji.protocol.serve import Session

SESSION = Session()

def answer(method, params):
    result = SESSION.answer({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})["result"]
    if method == "match/score" and abs(result["odd"]) + abs(result["even"]) and result["sweep"]:
        result["sweep"] = None
    return result
"""


def result(*faults: Fault, name: str = "mine", **values: Any) -> Result:
    engine = EngineIdentity(name, "1")
    rungs = (Climbed("sets", 3, 4, "9"), Climbed("sets", 3, 4, part="gouji"))
    return msgspec.structs.replace(
        Result(1, engine, "0.1.0", "0" * 16, "outline", 1, ("sets",), rungs, faults=faults), **values
    )


def kings(got: str) -> Fault:
    return Fault("GJ-9.2", (Question("GJ-9.2-a/one-king", "gouji", "is", "false", got),))


@pytest.fixture
def validator() -> Any:
    return jsonschema_rs.validator_for(json.loads((FOLDER / "schema.json").read_text(encoding="utf-8")))


def test_the_kept_schema_is_that_of_the_types_and_every_kept_result_is_as_it_has_it(validator: Any) -> None:
    assert json.loads((FOLDER / "schema.json").read_text(encoding="utf-8")) == json.loads(json.dumps(result_schema()))
    kept = dict(kept_results())

    assert {"node", "reference"} <= kept.keys()
    for name in kept:
        validator.validate(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def test_articles_count_once_and_the_parts_beside_them_not_again() -> None:
    assert (result().passed, result().rows) == (3, 4)


def test_a_result_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(result_bytes(result(kings("true"))))

    assert read_result(path) == result(kings("true"))


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (b"{", "expected a result as conformance/results/schema.json has it"),
        (result_bytes(result(format=2)), "expected a result of format 1; found 2"),
        (result_bytes(result(Fault("GJ-99.9", ()))), "expected a clause of the law; found GJ-99.9"),
        (result_bytes(result()).replace(b'"seed"', b'"code": 1, "seed"'), "expected a result as"),
    ],
)
def test_what_is_no_result_is_refused_in_one_line(written: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(written)

    with pytest.raises(UserError, match=said):
        read_result(path)


def test_engines_stand_under_the_clause_on_which_they_differ_and_where_they_are_not_alike_is_found() -> None:
    one, other, right = result(kings("true"), name="a"), result(kings("null"), name="b"), result(name="c")

    (found,) = disputed({"a": one, "b": other, "c": right})

    assert (found.clause, found.engines, found.apart) == ("GJ-9.2", ("a", "b"), ("GJ-9.2-a/one-king",))
    (alike,) = disputed({"a": one, "b": result(kings("true"), name="b")})
    assert alike.apart == ()


def test_the_command_makes_one_of_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], validator: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("wrong.py").write_text(ENGINE, encoding="utf-8")
    assert run(["certify", "python:wrong:answer", "--area", "score", "--seed", "3"]) == 1

    assert run(["report", "result", "--source", "wrong.py"]) == 0

    assert ".gouji/result.json" in capfd.readouterr().out
    made = read_result(Path(".gouji/result.json"))
    validator.validate(json.loads(Path(".gouji/result.json").read_text(encoding="utf-8")))
    assert [entry.name for entry in made.source] == ["wrong.py"]
    assert (made.seed, made.areas) == (3, ("score",))
    assert 0 < made.passed < made.rows
    asked = {question.path for fault in made.faults for question in fault.questions}
    assert asked == {"sweep"}
    assert run(["certify", "reference", "--scenario", "GJ-9.2-a/two-aces", "--report", "part"]) == 0
    assert run(["report", "result", "part"]) == 2
    assert "expected one of a run over all rows" in capfd.readouterr().err


def test_a_file_that_is_no_result_is_found_by_the_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "theirs.json").write_text("{}", encoding="utf-8")

    assert main([str(tmp_path), "--check", "--kept", str(tmp_path)]) == 2
    assert "theirs.json: expected a result" in capsys.readouterr().err
