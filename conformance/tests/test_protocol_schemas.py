"""The protocol is one thing: schemas, their examples, what the harness and the reference make of them."""

import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from msgspec import inspect

from gouji.protocol.serve import Session
from gouji_conformance.cli import run
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.reports.schema import report_schema
from gouji_spec.folder import law_folder
from gouji_spec.protocol import methods, optional_fields, result_check, schema_book

BASE = "https://gouji.example/protocol/1.0/"
FILES = {path.name: json.loads(path.read_text("utf-8")) for path in (law_folder() / "protocol").glob("*.json")}
REGISTRY = jsonschema_rs.Registry([(schema["$id"], schema) for schema in FILES.values()])
METHOD_FILES = {method: method.replace("/", ".") + ".json" for method in methods()}


def validator(reference: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": BASE + reference}, registry=REGISTRY)


def faults(reference: str, message: object) -> list[str]:
    return [error.message for error in validator(reference).iter_errors(message)]


def subschemas(node: object, pointer: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(node, dict):
        yield pointer, node
        for key, value in node.items():
            if key not in ("examples", "enum", "const"):
                yield from subschemas(value, f"{pointer}/{key.replace('~', '~0').replace('/', '~1')}")
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from subschemas(value, f"{pointer}/{index}")


# The schemas themselves


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_schema_is_valid_2020_12_named_after_its_file_and_its_examples_hold(name: str) -> None:
    schema = FILES[name]
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$id"] == BASE + name
    assert schema["title"]
    jsonschema_rs.meta.validate(schema)
    for pointer, node in subschemas(schema):
        if isinstance(node.get("$ref"), str):
            assert lookup(name, node["$ref"]) is not None, f"{name}#{pointer}: {node['$ref']} leads nowhere"
        examples = node.get("examples", [])
        for example in examples if isinstance(examples, list) else []:
            assert faults(f"{name}#{pointer}", example) == [], f"{name}#{pointer}"


def test_every_method_has_one_file_with_parameters_result_and_an_example() -> None:
    with_method = {name for name, schema in FILES.items() if "method" in schema.get("properties", {})}
    assert with_method == set(METHOD_FILES.values())
    for method, name in METHOD_FILES.items():
        schema = FILES[name]
        assert schema["properties"]["method"] == {"const": method}
        assert {"params", "result"} <= schema["$defs"].keys()
        assert schema["examples"]
        for pointer in ("#/$defs/params", "#/$defs/result"):
            assert validator(name + pointer) is not None


def test_every_method_of_the_protocol_is_answered_by_the_reference_and_no_other() -> None:
    assert sorted(Session().methods) == sorted(methods())


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_schema_asks_for_nothing_that_our_own_validator_does_not_understand(name: str) -> None:
    for reference in (name, *(f"{name}#/$defs/{part}" for part in FILES[name].get("$defs", ()))):
        assert callable(schema_book().check(reference))


def test_the_handshake_may_name_every_optional_field_of_a_state_and_the_sanction_of_a_report_and_no_other() -> None:
    """What a state must have, and the places of one that is over, are not for an engine to choose."""
    state, report = FILES["state.json"], FILES["table.report.json"]["$defs"]["result"]
    asked = {*state["required"], "places"}
    optional = {*report["properties"]} - {*report["required"], "reasons"}
    assert optional == {"sanction"}
    assert set(optional_fields()) == {*state["properties"], "may"} - asked | optional


@pytest.mark.parametrize(
    ("reference", "message"),
    [
        ("sets.classify.json#/$defs/result", {"legal": True}),
        ("sets.classify.json#/$defs/result", {"legal": False, "reasons": "mixed_ranks"}),
        ("sets.classify.json#/$defs/params", {"cards": "9"}),
        ("sets.beats.json#/$defs/result", {"beats": True, "reasons": ["count_differs"]}),
        ("sets.beats.json#/$defs/result", {"beats": "no"}),
        ("ruleset.json", {"profile": "outline", "options": {"big_joker_tops": True}}),
        ("ruleset.json", {"profile": "outline"}),
        ("ruleset.json", {"profile": "outline", "options": {}, "house": "mine"}),
        ("seats.json#/$defs/seat", 0),
        ("seats.json#/$defs/seat", 7),
        ("seats.json#/$defs/seat", "1"),
        ("seats.json#/$defs/seats", [1, 1]),
        ("cards.json#/$defs/rank", "10"),
        ("envelope.json#/$defs/request", {"jsonrpc": "2.0", "method": "shutdown", "params": {}}),
        ("envelope.json#/$defs/request", {"jsonrpc": "2.0", "id": 1, "method": "shutdown", "params": []}),
        ("envelope.json#/$defs/response", {"jsonrpc": "2.0", "id": 1}),
        ("envelope.json#/$defs/response", {"jsonrpc": "2.0", "id": None, "result": {}}),
        ("envelope.json#/$defs/response", {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601}}),
        (
            "envelope.json#/$defs/response",
            {"jsonrpc": "2.0", "id": 1, "result": {}, "error": {"code": -32601, "message": "x"}},
        ),
        ("play.act.json#/$defs/params", {"game": "a", "seat": 1, "do": "sleep"}),
        ("play.act.json#/$defs/params", {"game": "a", "seat": 1, "do": "play"}),
        ("play.act.json#/$defs/params", {"game": "a", "seat": 1, "do": "burn", "to": 2}),
        ("play.act.json#/$defs/params", {"game": "a", "seat": 1, "do": "allow_cover"}),
        ("play.start.json#/$defs/position", {"hands": {"7": "9"}, "leader": 1}),
        ("play.moves.json#/$defs/move", {"do": "play"}),
        ("play.moves.json#/$defs/move", {"do": "pass", "cards": "9"}),
        ("initialize.json#/$defs/result", {"protocol": "1.0", "areas": ["sets"], "profiles": ["outline"]}),
    ],
)
def test_what_is_wrong_is_refused(reference: str, message: object) -> None:
    assert faults(reference, message)


OVER = FILES["state.json"]["examples"][1]


@pytest.mark.parametrize(
    "change",
    [
        {"phase": "wait"},
        {"phase": "lead", "to_act": None},
        {"to_act": {"seat": 1}},
        {"places": [1, 3, 2]},
        {"hands": {"1": 1}},
        {"table": {"seat": 1}},
        {"melee": "yes"},
    ],
)
def test_a_wrong_state_is_refused(change: dict[str, Any]) -> None:
    assert faults("state.json", OVER) == []
    assert faults("state.json", {**OVER, **change})
    assert faults("state.json", {key: value for key, value in OVER.items() if key != "places"})


def test_the_source_distribution_carries_the_schemas(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path), str(root)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {f"spec/protocol/{name}" for name in FILES} <= names


# The type of the handshake, field by field


def lookup(file: str, reference: str) -> tuple[str, dict[str, Any]] | None:
    """The file and the schema that *reference*, written in *file*, leads to."""
    target, _, pointer = reference.partition("#")
    target = target or file
    node: Any = FILES.get(target)
    for part in pointer.split("/")[1:]:
        if not isinstance(node, dict) or part not in node:
            return None
        node = node[part]
    return None if node is None else (target, node)


def resolved(file: str, schema: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    while "$ref" in schema:
        found = lookup(file, schema["$ref"])
        assert found is not None
        file, schema = found
    return file, schema


def objects(file: str, schema: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The object schemas that *schema* allows: itself, or the branches of its oneOf."""
    file, schema = resolved(file, schema)
    if "oneOf" in schema:
        return [found for branch in schema["oneOf"] for found in objects(file, branch)]
    return [(file, schema)]


def differences(wanted: inspect.Type, file: str, schema: dict[str, Any], place: str) -> list[str]:
    """Where the type and the schema say different things about names, requiredness or kind."""
    file, schema = resolved(file, schema)
    match wanted:
        case inspect.StructType():
            return struct_differences(wanted, file, schema, place)
        case inspect.UnionType(types=types):
            kinds = [entry for entry in types if not isinstance(entry, inspect.NoneType)]
            branches = [branch for branch in schema.get("anyOf", [schema]) if branch != {"type": "null"}]
            nullable = {"type": "null"} in schema.get("anyOf", [])
            if nullable != (len(kinds) < len(types)) or (len(kinds), len(branches)) != (1, 1):
                return [f"{place}: {wanted} against {schema}"]
            return differences(kinds[0], file, branches[0], place)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            if schema.get("type") != "array":
                return [f"{place}: an array against {schema}"]
            return differences(item, file, schema["items"], place + "[]")
        case inspect.DictType(value_type=value):
            if schema.get("type") != "object":
                return [f"{place}: an object against {schema}"]
            held = [*schema.get("patternProperties", {}).values(), schema.get("additionalProperties")]
            named = [entry for entry in held if isinstance(entry, dict)]
            return [found for entry in named for found in differences(value, file, entry, place + "{}")]
        case inspect.LiteralType(values=values):
            return [] if set(values) == set(schema.get("enum", [])) else [f"{place}: {values} against {schema}"]
        case inspect.AnyType():
            return []
    kind = {inspect.StrType: "string", inspect.IntType: "integer", inspect.BoolType: "boolean"}[type(wanted)]
    said = schema.get("type") or {bool: "boolean", str: "string"}[type(schema.get("const", schema.get("enum", [0])[0]))]
    return [] if said == kind else [f"{place}: {kind} against {schema}"]


def struct_differences(wanted: inspect.StructType, file: str, schema: dict[str, Any], place: str) -> list[str]:
    branches = objects(file, schema)
    found = []
    if any(branch.get("type") != "object" for _, branch in branches):
        return [f"{place}: an object against {schema}"]
    names = {name for _, branch in branches for name in branch.get("properties", {})}
    fields = {field.encode_name for field in wanted.fields}
    found += [f"{place}.{name}: only one of them has it" for name in names ^ fields]
    for field in wanted.fields:
        always = all(field.encode_name in branch.get("required", []) for _, branch in branches)
        if field.required != always:
            found.append(f"{place}.{field.encode_name}: required in one of them, not in the other")
        for home, branch in branches:
            if field.encode_name in branch.get("properties", {}):
                inner = branch["properties"][field.encode_name]
                found += differences(field.type, home, inner, f"{place}.{field.encode_name}")
    return found


def test_what_the_harness_reads_of_a_handshake_is_what_the_schema_says() -> None:
    schema = FILES["initialize.json"]["$defs"]["result"]
    assert differences(inspect.type_info(EngineInfo), "initialize.json", schema, "result") == []


def test_the_comparison_of_types_and_schemas_fires() -> None:
    class Other(msgspec.Struct):
        beats: str
        why: tuple[str, ...] = ()

    schema = FILES["sets.beats.json"]["$defs"]["result"]
    found = differences(inspect.type_info(Other), "sets.beats.json", schema, "result")
    assert len(found) == 3
    assert any(entry.startswith("result.beats: string against") for entry in found)
    assert "result.why: only one of them has it" in found
    assert "result.reasons: only one of them has it" in found

    class Demanding(msgspec.Struct):
        beats: bool
        reasons: tuple[str, ...]

    found = differences(inspect.type_info(Demanding), "sets.beats.json", schema, "result")
    assert found == ["result.reasons: required in one of them, not in the other"]


# The report


def test_the_schema_of_the_report_is_that_of_the_types_that_write_it() -> None:
    command = "python -m gouji_conformance.reports.schema > spec/protocol/report.json"
    assert FILES["report.json"] == json.loads(json.dumps(report_schema())), f"make it again: {command}"


def test_every_line_of_a_real_report_is_as_the_schema_says(tmp_path: Path) -> None:
    run(["certify", "reference", "--article", "9", "--report", str(tmp_path)])
    lines = (tmp_path / "report.jsonl").read_bytes().splitlines()

    assert len(lines) > 10
    for line in lines:
        assert faults("report.json", json.loads(line)) == []
    header = json.loads(lines[0])
    assert faults("report.json", {**header, "type": "page"})
    assert faults("report.json", {**header, "rows": "many"})
    assert faults("report.json", {key: value for key, value in header.items() if key != "manifest"})


# What is really sent

OUTLINE = {"profile": "outline", "options": {}}
POSITION = {
    "hands": {"1": "KK 7", "2": "AA 5", "3": "22 9 S", "4": "QQ", "5": "66", "6": "8"},
    "leader": 1,
    "out": [],
    "revolution": None,
}
ENDING = {"1": "7", "3": "4", "4": "9", "5": "6", "6": "8"}
TALK: list[tuple[str, dict[str, Any]]] = [
    ("initialize", {"protocol": "1.0", "harness": {"name": "gouji", "version": "0.1.0"}}),
    ("sets/classify", {"ruleset": OUTLINE, "cards": "99 2 S"}),
    ("sets/classify", {"ruleset": OUTLINE, "cards": "5*63"}),
    ("sets/classify", {"ruleset": {"profile": "qingdao-full", "options": {}}, "cards": "33 2"}),
    ("sets/classify", {"ruleset": {"profile": "shandong", "options": {}}, "cards": "9"}),
    ("sets/beats", {"ruleset": OUTLINE, "cards": "B JJJJ", "over": "9999S"}),
    ("sets/beats", {"ruleset": OUTLINE, "cards": "99", "over": "T"}),
    ("sets/beats", {"ruleset": OUTLINE, "cards": "9", "over": "9T"}),
    ("play/start", {"game": "a", "ruleset": OUTLINE, "position": POSITION}),
    ("play/moves", {"game": "a"}),
    ("play/act", {"game": "a", "seat": 1, "do": "play", "cards": "KK"}),
    ("play/act", {"game": "a", "seat": 2, "do": "play", "cards": "AA"}),
    ("play/act", {"game": "a", "seat": 3, "do": "burn", "cards": "22"}),
    ("play/act", {"game": "a", "seat": 6, "do": "allow_cover", "to": 2}),
    ("play/act", {"game": "a", "seat": 2, "do": "cover"}),
    ("play/act", {"game": "a", "seat": 3, "do": "play", "cards": "9"}),
    ("play/state", {"game": "a"}),
    ("play/state", {"game": "nobody's"}),
    ("play/start", {"game": "b", "ruleset": OUTLINE, "position": {**POSITION, "out": [2], "hands": ENDING}}),
    ("play/act", {"game": "b", "seat": 1, "do": "play", "cards": "7"}),
    ("play/moves", {"game": "b"}),
    ("deal/nothing", {}),
    ("shutdown", {}),
]


def test_a_whole_conversation_with_the_reference_is_as_the_schemas_say() -> None:
    requests = [
        {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        for number, (method, params) in enumerate(TALK)
    ]
    sent = b"[1\n" + b"".join(json.dumps(request).encode() + b"\n" for request in requests)
    done = subprocess.run([sys.executable, "-m", "gouji"], input=sent, capture_output=True, timeout=60, check=True)
    unreadable, *answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert faults("envelope.json#/$defs/response", unreadable) == []
    assert len(answers) == len(requests)
    codes = []
    for request, answer in zip(requests, answers, strict=True):
        method = str(request["method"])
        assert faults("envelope.json#/$defs/request", request) == []
        assert faults("envelope.json#/$defs/response", answer) == []
        assert answer["id"] == request["id"]
        if "result" in answer:
            exchange = {"method": method, "params": request["params"], "result": answer["result"]}
            assert faults(METHOD_FILES[method], exchange) == [], exchange
            assert result_check(method)(answer["result"]) is None
        else:
            codes.append(answer["error"]["code"])
    assert codes == [-32001, -32602, -32602, -32601]
