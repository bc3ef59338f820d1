"""The protocol read from its schemas: which methods there are, what governs them, and how a field is shown."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gouji_spec import protocol, protocol_fields
from gouji_spec.json_schema import SchemaError
from gouji_spec.options import options
from gouji_spec.text import Text


def test_a_conversation_begins_and_ends_where_it_should() -> None:
    names = list(protocol.methods())
    assert (names[0], names[-1]) == ("initialize", "shutdown")
    assert protocol.methods()["play/act"] == "play.act.json"


@pytest.mark.parametrize("method", protocol.methods())
def test_every_method_names_the_options_that_govern_it(method: str) -> None:
    """None is an answer too, and is written; a name is that of an option, and stands once."""
    assert "x-options" in protocol.schema_book().at(protocol.methods()[method])
    named = protocol.governing(method)
    assert [name for name in named if name not in options().options] == []
    assert len(set(named)) == len(named)


def test_what_governs_is_named_in_the_method_and_nowhere_else() -> None:
    files = protocol.schema_book().files
    assert {name for name, schema in files.items() if "x-options" in schema} == set(protocol.methods().values())


def test_only_what_is_asked_with_a_ruleset_or_in_a_game_is_governed() -> None:
    book = protocol.schema_book()
    for method, name in protocol.methods().items():
        governed = bool({"ruleset", "game", "match"} & set(book.at(name)["examples"][0]["params"]))
        assert bool(protocol.governing(method)) == governed, f"{method}: x-options of what is asked under no rules: []"
    assert protocol.governing("match/score") == ("place_values", "signs", "sweep_doubles")


@pytest.mark.parametrize(
    ("method", "params", "said"),
    [
        ("play/start", {}, "game: missing; expected text of 1 to 80 characters"),
        ("play/act", {"game": "a", "seat": 7, "do": "pass"}, "seat: expected a whole number from 1 to 6, found 7"),
        ("play/act", {"game": "a", "seat": 1, "do": "play"}, "cards: missing; expected text"),
        ("play/act", {"game": "a", "seat": 1, "do": "allow_cover"}, "to: missing; expected a whole number from 1 to 6"),
        (
            "table/report",
            {"game": "a", "seat": 1},
            "says: missing; expected a whole number of at least 0 or null or silent",
        ),
        ("initialize", {"protocol": 1}, "protocol: expected text like 1.0, found 1"),
        ("sets/classify", [], "params: expected an object, found []"),
    ],
)
def test_parameters_that_do_not_fit(method: str, params: object, said: str) -> None:
    found = protocol.params_check(method)(params)
    assert found is not None
    assert found.said("params").en == said


def test_a_field_that_nobody_knows_is_nobodys_business() -> None:
    assert protocol.params_check("shutdown")({"why": "tired"}) is None
    assert protocol.params_check("play/state")({"game": "a", "seat": 9}) is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [("{", "expected JSON: "), ("[]", "expected one JSON object"), ("\udcff", "expected UTF-8 text")],
)
def test_a_file_that_is_no_schema_is_named(text: str, problem: str, tmp_path: Path) -> None:
    (tmp_path / "play.act.json").write_text(text, encoding="utf-8", errors="surrogateescape")
    with pytest.raises(SchemaError) as caught:
        protocol.read_schemas(tmp_path)
    assert caught.value.file.endswith("play.act.json")
    assert caught.value.problem.en.startswith(problem)


# For people

HAN = re.compile(r"[\u4e00-\u9fff]")


def described(node: Any, place: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema in *node* that says something of what it holds, with its place."""
    if isinstance(node, dict):
        if isinstance(node.get("description"), str):
            yield place, node
        for key, part in node.items():
            if key not in ("examples", "enum", "const"):
                yield from described(part, f"{place}/{key}")
    elif isinstance(node, list):
        for index, part in enumerate(node):
            yield from described(part, f"{place}/{index}")


def test_whatever_is_said_of_a_message_is_said_in_chinese_too() -> None:
    files = {name: schema for name, schema in protocol.schema_book().files.items() if name not in protocol.FILES}
    found = [entry for name, schema in files.items() for entry in described(schema, name)]
    assert len(found) > 60
    for place, schema in found:
        said = protocol_fields.meaning(schema)
        assert HAN.search(said.zh), place
        assert said.zh != said.en, place


def test_types_and_error_codes_are_called_something_in_both_languages() -> None:
    named = [*protocol_fields.shared_types().items()]
    codes = protocol_fields.choices(protocol.schema_book().at("envelope.json#/$defs/code"))
    for place, text in [
        *((place, protocol_fields.title(schema)) for place, schema in named),
        *((entry.value, entry.title) for entry in codes),
    ]:
        assert text.en, place
        assert HAN.search(text.zh), place


def test_the_fields_of_a_message_stand_in_order_those_of_an_object_behind_it() -> None:
    found = protocol_fields.fields("play.start.json#/properties/params")
    assert [(entry.path, entry.kind.en, entry.required) for entry in found] == [
        ("game", "play.start.game", True),
        ("ruleset", "ruleset", True),
        ("position", "play.start.position", True),
    ]
    names = [entry.path for entry in protocol_fields.fields("play.act.json#/properties/result")]
    assert names == ["accepted", "reasons", "events", "events[].event", "events[].seat", "sanction", "state"]
    names = [entry.path for entry in protocol_fields.fields("state.json")]
    assert names[:7] == ["phase", "to_act", "to_act.seat", "to_act.may", "table", "table.seat", "table.cards"]


def test_of_a_result_of_two_forms_both_are_shown() -> None:
    found = protocol_fields.fields("sets.classify.json#/properties/result")
    assert [entry.kind.en for entry in found if entry.path == "legal"] == ["true", "false"]


def test_a_field_that_is_the_same_in_another_method_is_found_there() -> None:
    wanted = protocol_fields.fields("play.moves.json#/properties/params")
    assert protocol_fields.fields("play.state.json#/properties/params") == wanted


def test_what_stands_in_a_field_is_said_in_both_languages() -> None:
    kinds = {entry.path: entry.kind for entry in protocol_fields.fields("state.json")}
    assert kinds["to_act.may"] == Text(zh="列表，各项为 state.do", en="list of state.do")
    assert kinds["to_act"] == Text(zh="对象，或 null", en="an object or null")
    assert kinds["melee"] == Text(zh="true 或 false", en="true or false")
    assert kinds["half"] == Text(zh="first, second 之一", en="one of first, second")
    assert kinds["out"] == Text(zh="seats", en="seats")


def test_every_type_that_a_field_names_can_be_looked_up() -> None:
    parts = [f"{file}#/properties/{part}" for file in protocol.methods().values() for part in ("params", "result")]
    for reference in (*parts, *protocol_fields.shared_types()):
        for field in protocol_fields.fields(reference):
            assert not field.target or field.target in protocol_fields.shared_types(), (reference, field)


def test_types_have_names_of_their_own() -> None:
    names = [protocol_fields.type_name(reference) for reference in protocol_fields.shared_types()]
    assert len(set(names)) == len(names)
    assert {"cards", "cards.rank", "ruleset", "state", "state.do", "play.start.position", "envelope.code"} <= set(names)
    assert set(names).isdisjoint(protocol.methods())


def test_the_error_codes_are_named_one_by_one() -> None:
    found = protocol_fields.choices(protocol.schema_book().at("envelope.json#/$defs/code"))
    assert [entry.value for entry in found] == ["-32700", "-32600", "-32601", "-32602", "-32603", "-32001"]
    assert found[2].title.en == "Unknown method"
