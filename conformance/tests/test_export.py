"""``gouji export``: plans as JSON with their schema, run by Node alone with the verdicts of the harness."""

import itertools
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from gouji.table.cards import parse_cards
from gouji_conformance.cli import run
from gouji_conformance.reports.reading import read_report
from gouji_conformance.runs.exporting import ArticleEntry, ArticleFile, ExportedRow, Index
from gouji_conformance.sentences.plans import Expectation, Operation, Plan, Step
from gouji_conformance.sentences.selection import rows_digest
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.folder import law_folder
from gouji_spec.ruleset import Ruleset

NODE = Path(__file__).resolve().parents[1] / "examples" / "node"
FAKES = Path(__file__).parent / "fakes"
SCHEMA = json.loads((law_folder() / "protocol" / "plan.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export") / "plans"
    assert run(["export", str(folder)]) == 0
    return folder


def index_of(folder: Path) -> Index:
    return msgspec.json.decode((folder / "index.json").read_bytes(), type=Index)


def rows_of(folder: Path) -> list[ExportedRow]:
    files = [folder / entry.file for entry in index_of(folder).files]
    return [row for path in files for row in msgspec.json.decode(path.read_bytes(), type=ArticleFile).rows]


# What is written


def test_every_row_is_written_once_with_the_digest_of_the_manifest(exported: Path) -> None:
    plans = load_suite().plans(Ruleset.of("outline"))
    index, rows = index_of(exported), rows_of(exported)

    assert sorted(row.row for row in rows) == sorted(plan.row for plan in plans)
    assert {row.row: row.digest for row in rows} == {plan.row: plan.digest for plan in plans}
    assert all(row.plan.digest == row.digest for row in rows)
    assert (index.rows, index.manifest, index.seed) == (len(plans), rows_digest(plans), None)
    assert sum(entry.rows for entry in index.files) == index.rows
    assert {path.name for path in exported.iterdir()} == {
        *(entry.file for entry in index.files),
        "index.json",
        "schema.json",
    }


def test_an_article_has_a_file_with_its_titles(exported: Path) -> None:
    ninth = next(entry for entry in index_of(exported).files if entry.article == "9")

    assert (ninth.file, ninth.title_zh) == ("09.json", "够级牌")
    assert ninth.title_en
    assert "sets" in ninth.areas


def test_what_is_written_holds_to_its_schema(exported: Path) -> None:
    schema = json.loads((exported / "schema.json").read_text(encoding="utf-8"))
    assert schema == SCHEMA
    files = jsonschema_rs.Draft202012Validator(schema)
    index = jsonschema_rs.Draft202012Validator({"$ref": "#/$defs/index", "$defs": schema["$defs"]})

    for path in exported.glob("*.json"):
        if path.name == "index.json":
            assert not list(index.iter_errors(json.loads(path.read_bytes())))
        elif path.name != "schema.json":
            assert not list(files.iter_errors(json.loads(path.read_bytes()))), path.name


@pytest.mark.parametrize("name", ["row", "plan", "operation", "expectation", "step", "index", "file", ""])
def test_the_schema_and_the_types_are_one(name: str) -> None:
    struct = {
        "": ArticleFile,
        "row": ExportedRow,
        "plan": Plan,
        "operation": Operation,
        "expectation": Expectation,
        "step": Step,
        "index": Index,
        "file": ArticleEntry,
    }[name]
    written: dict[str, Any] = SCHEMA["$defs"][name] if name else SCHEMA
    made = msgspec.json.schema(struct)["$defs"][struct.__name__]

    assert set(written["properties"]) == set(made["properties"])
    assert set(written["required"]) == set(made.get("required", []))
    assert written["additionalProperties"] is False
    for field, wanted in made["properties"].items():
        assert kind(written["properties"][field]) == kind(wanted), field


def kind(schema: dict[str, Any]) -> object:
    """The JSON type a schema asks for; one that refers to another asks for what that does."""
    if "$ref" in schema:
        found = SCHEMA["$defs"].get(schema["$ref"].rpartition("/")[2])
        return found["type"] if found is not None else "object"
    if "enum" in schema:
        return sorted(schema["enum"])
    if "anyOf" in schema:
        return sorted(str(kind(entry)) for entry in schema["anyOf"])
    return schema.get("type")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("article",), 9),
        (("rows", 0, "digest"), "x"),
        (("rows", 0, "plan", "operations"), []),
        (("rows", 0, "plan", "operations", 0, "method"), "sets"),
        (("rows", 0, "plan", "operations", 0, "expect", 0, "test"), "has"),
        (("rows", 0, "plan", "mood"), "good"),
    ],
)
def test_the_schema_refuses_what_is_wrong(path: tuple[Any, ...], value: object) -> None:
    example = json.loads(json.dumps(SCHEMA["examples"][0]))
    validator = jsonschema_rs.Draft202012Validator(SCHEMA)
    assert validator.is_valid(example)
    place = example
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value

    assert not validator.is_valid(example)


# Hidden cards, options, folders


def hands(rows: list[ExportedRow]) -> dict[tuple[str, int, str], str]:
    return {
        (row.row, number, seat): hand
        for row in rows
        for number, operation in enumerate(row.plan.operations)
        for seat, hand in operation.params.get("position", {}).get("hands", {}).items()
    }


def test_hidden_cards_stand_as_they_are_or_are_dealt_by_the_seed(exported: Path, tmp_path: Path) -> None:
    for name in ("one", "same"):
        assert run(["export", str(tmp_path / name), "--seed", "5"]) == 0
    assert run(["export", str(tmp_path / "other"), "--seed", "6"]) == 0

    written, one = hands(rows_of(exported)), hands(rows_of(tmp_path / "one"))
    hidden = [place for place, hand in written.items() if "?" in hand]
    assert hidden
    assert not any("?" in hand for hand in one.values())
    assert all(sum(parse_cards(hand)) > 0 for place, hand in one.items() if place in hidden)
    assert one == hands(rows_of(tmp_path / "same"))
    assert one != hands(rows_of(tmp_path / "other"))
    assert index_of(tmp_path / "one").seed == 5
    # What a row asks is the same, however its hidden cards are dealt.
    assert {row.digest for row in rows_of(tmp_path / "one")} == {row.digest for row in rows_of(exported)}


def test_every_option_and_a_ruleset_of_ones_own(tmp_path: Path) -> None:
    assert run(["export", str(tmp_path / "all"), "--every-option"]) == 0
    assert run(["export", str(tmp_path / "folk"), "--profile", "folk"]) == 0

    every = index_of(tmp_path / "all")
    assert every.every_option
    assert every.rows == len(list(load_suite().rows()))
    assert index_of(tmp_path / "folk").profile == "folk"
    assert {row.plan.ruleset["profile"] for row in rows_of(tmp_path / "folk")} == {"folk"}


def test_an_earlier_export_is_replaced_and_anything_else_left_alone(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "plans"
    assert run(["export", str(folder)]) == 0
    old = index_of(folder)
    (folder / "index.json").write_bytes(
        msgspec.json.encode(
            msgspec.structs.replace(old, files=(*old.files, ArticleEntry("gone.json", "99", "", "", (), 0)))
        )
    )
    (folder / "gone.json").write_text("{}", encoding="utf-8")
    (folder / "mine.txt").write_text("keep", encoding="utf-8")

    assert run(["export", str(folder)]) == 0
    assert not (folder / "gone.json").exists()
    assert (folder / "mine.txt").read_text(encoding="utf-8") == "keep"

    other = tmp_path / "other"
    other.mkdir()
    (other / "thesis.txt").write_text("keep", encoding="utf-8")
    assert run(["export", str(other)]) == 2
    assert [path.name for path in other.iterdir()] == ["thesis.txt"]
    assert "expected an empty folder or an earlier export" in capfd.readouterr().err


def test_an_index_cannot_name_a_file_outside_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "plans"
    assert run(["export", str(folder)]) == 0
    old = index_of(folder)
    hostile = msgspec.structs.replace(old, files=(ArticleEntry("../precious.json", "99", "", "", (), 0),))
    (folder / "index.json").write_bytes(msgspec.json.encode(hostile))
    (tmp_path / "precious.json").write_text("{}", encoding="utf-8")

    assert run(["export", str(folder)]) == 0

    assert (tmp_path / "precious.json").exists()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--profile", "x"], "--profile x: expected one of outline"),
        (["--profile", "folk", "--ruleset", "x.toml"], "--ruleset"),
        (["--ruleset", "none.toml"], "none.toml"),
    ],
)
def test_misuse_is_one_line(
    arguments: list[str], expected: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(["export", str(tmp_path / "x"), *arguments]) == 2

    assert expected in capfd.readouterr().err
    assert not (tmp_path / "x").exists()


def test_a_folder_that_cannot_be_written_is_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["export", "/dev/null/x"]) == 2
    assert "expected a folder to write to" in capfd.readouterr().err


# Run by Node


@pytest.fixture(scope="module")
def node_alone(node: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of programs with nothing but Node in it."""
    folder = tmp_path_factory.mktemp("bin")
    (folder / "node").symlink_to(node)
    return folder


def by_node(
    programs: Path, folder: Path, engine: list[str], *words: str, flip: str = ""
) -> tuple[int, dict[str, str], str]:
    """Exit code, verdict of each row and output of a run by Node, which finds no Python."""
    report = folder.parent / "results.jsonl"
    report.unlink(missing_ok=True)
    done = subprocess.run(
        [programs / "node", NODE / "run_plans.mjs", folder, "--report", report, *words, "--", *engine],
        env={"PATH": str(programs), "GOUJI_NODE_FLIP": flip},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    lines = report.read_text(encoding="utf-8").splitlines() if report.exists() else []
    results = [json.loads(line) for line in lines]
    return done.returncode, {result["row"]: result["verdict"] for result in results}, done.stdout + done.stderr


@pytest.mark.parametrize("flip", ["", "queens", "dead"])
def test_node_comes_to_the_verdicts_of_the_harness(
    flip: str, node_alone: Path, exported: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    areas = ["--area", "sets"] if flip else []
    engine = ["node", str(NODE / "engine.mjs")]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GOUJI_NODE_FLIP", flip)
    run(["certify", *areas, "--no-fresh", "--profile", "outline", "--", *engine])
    expected = {row.row: row.verdict for row in read_report(Path(".gouji/report.jsonl")).rows}

    code, verdicts, said = by_node(node_alone, exported, engine, *areas, flip=flip)

    assert {row: verdict for row, verdict in verdicts.items() if row in expected} == expected
    others = {row: verdicts[row] for row in verdicts.keys() - expected.keys()}
    declarations = {plan.row for plan in load_suite().plans(Ruleset.of("outline")) if plan.area == "declared"}
    assert {row for row, verdict in others.items() if verdict == "missing"} == (set() if flip else declarations)
    assert set(others.values()) <= {"unsupported", "missing"}
    assert code == (0 if set(verdicts.values()) == {"pass"} else 1)
    if flip:
        assert "fail" in verdicts.values()
        assert "  fail  " in said


def test_an_engine_that_breaks_costs_its_rows_alone(node_alone: Path, exported: Path) -> None:
    honest = [sys.executable, "-S", str(FAKES / "honest.py")]
    mortal = [sys.executable, "-S", str(FAKES / "every.py"), "dies", "7"]
    expected = by_node(node_alone, exported, honest, "--area", "sets")[1]

    code, verdicts, said = by_node(node_alone, exported, mortal, "--area", "sets")

    assert code == 1
    assert {row for row in expected if verdicts[row] not in (expected[row], "error")} == set()
    dead = [place for place, verdict in enumerate(verdicts.values()) if verdict == "error"]
    assert max(later - sooner for sooner, later in itertools.pairwise([-1, *dead])) == 7
    assert "the engine ended (9)" in said


@pytest.mark.parametrize(
    ("words", "expected"),
    [(["nowhere", "--", "node"], "expected what gouji export writes"), (["x"], "an engine after --")],
)
def test_misuse_of_the_node_runner(words: list[str], expected: str, node_alone: Path) -> None:
    done = subprocess.run(
        [node_alone / "node", NODE / "run_plans.mjs", *words], capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert expected in done.stderr


def test_no_rows_are_no_pass(node_alone: Path, exported: Path) -> None:
    assert by_node(node_alone, exported, ["node"], "--area", "nothing")[0] == 1
