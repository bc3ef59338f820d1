"""Each keyword by the words of JSON Schema 2020-12, and what is said of a message that does not fit.

What fits and what does not is worked out from the standard; that an independent validator holds the same of
thousands of messages is tested where it is installed, in conformance/tests.
"""

from typing import Any

import pytest

from gouji_spec.json_schema import SchemaBook, SchemaError
from gouji_spec.violation import Violation

SEAT = {"type": "integer", "minimum": 1, "maximum": 6}
SEATS = {"type": "array", "items": SEAT, "uniqueItems": True, "minItems": 1, "maxItems": 3}
MOVE = {
    "type": "object",
    "required": ["do"],
    "properties": {"do": {"enum": ["play", "pass"]}, "cards": {"type": "string", "minLength": 1}},
    "if": {"properties": {"do": {"const": "play"}}},
    "then": {"required": ["cards"]},
    "else": {"not": {"required": ["cards"]}},
}
HANDS = {
    "type": "object",
    "properties": {"1": {"maxLength": 2}},
    "patternProperties": {"^[1-6]$": {"type": "string"}},
    "additionalProperties": False,
}
COUNTS = {"type": "object", "propertyNames": {"pattern": "^[a-z]+$"}, "additionalProperties": {"type": "integer"}}
FORMS = {
    "oneOf": [
        {"type": "object", "required": ["ok", "size"], "properties": {"ok": {"const": True}, "size": SEAT}},
        {"type": "object", "required": ["ok"], "properties": {"ok": {"const": False}, "why": {"type": "string"}}},
    ]
}


def held(schema: dict[str, Any], value: Any) -> Violation | None:
    files = {"main.json": schema, "seats.json": {"$defs": {"seat": SEAT, "seats": SEATS}}}
    return SchemaBook(files).check("main.json")(value)


@pytest.mark.parametrize(
    ("schema", "fitting", "unfit"),
    [
        ({}, [None, 1, "x", [], {}], []),
        ({"type": "null"}, [None], [0, "", False, [], {}]),
        ({"type": "boolean"}, [True, False], [0, 1, None, "true"]),
        # 2020-12, 6.1.1: an integer is any number with a zero fractional part.
        ({"type": "integer"}, [0, -3, 1.0, 10**30], [1.5, True, False, "1", None]),
        ({"type": "number"}, [0, 1.5, 1.0], [True, "1", None]),
        ({"type": "string"}, ["", "甲"], [1, None, ["a"]]),
        ({"type": "array"}, [[], [1]], [{}, "[]"]),
        ({"type": "object"}, [{}, {"a": 1}], [[], None]),
        ({"type": ["integer", "null"]}, [1, None], ["1", 1.5, True]),
        # 6.1.2 and 6.1.3: equal as JSON is; true is not 1, 1.0 is.
        ({"enum": ["a", 1, None]}, ["a", 1, 1.0, None], ["b", True, 0, ""]),
        ({"const": True}, [True], [1, 1.0, "true", None]),
        ({"const": 1}, [1, 1.0], [True, "1"]),
        ({"const": {"a": [1, {"b": None}]}}, [{"a": [1.0, {"b": None}]}], [{"a": [True, {"b": None}]}, {"a": [1]}]),
        ({"const": ["x"]}, [["x"]], ["x", [["x"]]]),
        # 6.2: bounds are for numbers, and belong to what they allow.
        ({"minimum": 1, "maximum": 6}, [1, 6, 3.5, "0", None, True], [0, 7, 0.9, -1]),
        ({"type": "string", "minimum": 5, "minItems": 1}, ["", "x"], [7, []]),
        ({"type": ["string", "integer"], "minimum": 5, "maxLength": 1}, ["x", 5], ["xy", 4, None, 5.5]),
        # 6.3: lengths count characters, and are for texts.
        ({"minLength": 1, "maxLength": 2}, ["a", "甲乙", 5, []], ["", "abc"]),
        # 6.3.3: a pattern is found anywhere; $ is the end and nothing before it.
        ({"pattern": "^G[JH]-"}, ["GJ-9", "GH-", 5], ["XGJ-9", "gj-9", ""]),
        ({"pattern": "b+"}, ["abc"], ["ac"]),
        ({"pattern": "^[1-6]$"}, ["1", "6"], ["7", "11", "1\n", "\n1"]),
        # 6.4 and 10.3.1
        (SEATS, [[1], [1, 2, 3], [2, 1]], [[], [1, 2, 3, 4], [1, 1], [1, 1.0], [7], ["1"], {}]),
        (
            {"uniqueItems": True},
            [[1, True, "1"], [0, False], [[1], [True]], "aa"],
            [[[1], [1]], [{"a": 1}, {"a": 1.0}]],
        ),
        ({"uniqueItems": False}, [[1, 1]], []),
        # 6.5.3 and 10.3.2
        ({"required": ["a"]}, [{"a": None}, 5, []], [{}, {"b": 1}]),
        (HANDS, [{}, {"1": "99", "6": ""}], [{"7": "9"}, {"1": "999"}, {"2": 5}, {"1\n": "9"}, {"1": 5}]),
        (COUNTS, [{}, {"a": 1}], [{"a": "1"}, {"A": 1}]),
        ({"properties": {"a": SEAT}}, [{"a": 1, "b": 9}, 5], [{"a": 9}]),
        # 10.2.1
        ({"anyOf": [SEAT, {"type": "null"}]}, [1, None], [0, "x"]),
        ({"oneOf": [SEAT, {"type": "integer"}]}, [0, 7], [1, "x", None]),
        (FORMS, [{"ok": True, "size": 1}, {"ok": False}], [{"ok": True}, {"ok": False, "why": 1}, {"ok": 1}, {}]),
        ({"not": {"type": "null"}}, [1, ""], [None]),
        # 10.2.2
        (MOVE, [{"do": "play", "cards": "9"}, {"do": "pass"}], [{"do": "play"}, {"do": "pass", "cards": "9"}, {}]),
        ({"if": {"type": "integer"}, "then": {"minimum": 1}}, [1, "x"], [0]),
        ({"then": {"type": "null"}, "else": {"type": "null"}}, [1], []),
        # 8.2.3.1: what stands beside a reference holds too.
        ({"$ref": "seats.json#/$defs/seats", "minItems": 2}, [[1, 2]], [[1], [1, 1], [1, 2, 3, 4]]),
        ({"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "seats.json#/$defs/seat"}}}, [1], [7]),
        # What people read holds nothing against anybody.
        ({"title": "t", "description": "d", "examples": [1], "default": 2, "x-options": ["a"]}, [None, "x"], []),
    ],
)
def test_a_keyword_means_what_the_standard_says(schema: dict[str, Any], fitting: list[Any], unfit: list[Any]) -> None:
    assert [value for value in fitting if held(schema, value) is not None] == []
    assert [value for value in unfit if held(schema, value) is None] == []


@pytest.mark.parametrize(
    ("schema", "value", "said"),
    [
        (SEAT, 7, "it: expected a whole number from 1 to 6, found 7"),
        ({"properties": {"a": {"type": "string"}}}, {"a": None}, "a: expected text, found null"),
        ({"properties": {"a": {"minLength": 1}}}, {"a": ""}, 'a: expected text that is not empty, found ""'),
        ({"minLength": 1, "maxLength": 3}, "甲乙丙丁", 'it: expected text of 1 to 3 characters, found "甲乙丙丁"'),
        ({"pattern": "^[a-z]$"}, "A", 'it: expected text like ^[a-z]$, found "A"'),
        ({"pattern": "^[a-z]$", "examples": ["q"]}, "A", 'it: expected text like q, found "A"'),
        ({"properties": {"h": HANDS}}, {"h": {"7": "9"}}, "h.7: unknown key; expected 1, ^[1-6]$"),
        (COUNTS, {"A": 1}, 'A: expected text like ^[a-z]+$, found "A"'),
        (MOVE, {"do": "sing"}, 'do: expected one of play, pass, found "sing"'),
        (MOVE, {"cards": "9"}, "do: missing; expected one of play, pass"),
        (MOVE, {"do": "pass", "cards": "9"}, 'cards: expected nothing, found "9"'),
        ({"properties": {"s": SEATS}}, {"s": [1, 7]}, "s[1]: expected a whole number from 1 to 6, found 7"),
        ({"properties": {"s": SEATS}}, {"s": [1, 1]}, "s: expected a list in which nothing stands twice, found [1, 1]"),
        ({"properties": {"s": SEATS}}, {"s": []}, "s: expected a list of 1 to 3, found []"),
        ({"anyOf": [SEAT, {"type": "null"}]}, 9, "it: expected a whole number from 1 to 6 or null, found 9"),
        ({"anyOf": [MOVE, {"type": "null"}]}, {"do": 5}, "do: expected one of play, pass, found 5"),
        (FORMS, {"ok": True}, "size: missing; expected a whole number from 1 to 6"),
        (FORMS, {"ok": False, "why": None}, "why: expected text, found null"),
        (
            {"oneOf": [SEAT, {"type": "integer"}]},
            1,
            "it: expected a whole number from 1 to 6 or a whole number, found 1",
        ),
        ({"not": {"type": "null"}}, None, "it: expected something other than null, found null"),
        ({"type": "object"}, [[1]], "it: expected an object, found a list of 1"),
        ({"type": "string"}, {"a": 1}, "it: expected text, found an object"),
        ({"type": "integer"}, "x" * 1000, f'it: expected a whole number, found "{"x" * 60}…"'),
        ({"type": "integer"}, "\ud800", 'it: expected a whole number, found "\\ud800"'),
    ],
)
def test_what_is_wrong_is_said_on_one_line(schema: dict[str, Any], value: Any, said: str) -> None:
    found = held(schema, value)
    assert found is not None
    assert found.said("it").en == said
    assert found.said("it").zh.startswith(f"{found.place or 'it'}：")
    assert "应为" in found.said("it").zh
    assert "\n" not in found.said("it").zh


@pytest.mark.parametrize(
    ("schema", "place"),
    [
        ({"multipleOf": 2}, "multipleOf"),
        ({"properties": {"a": {"format": "date"}}}, "properties/a/format"),
        ({"items": {"anyOf": [{}, {"prefixItems": []}]}}, "items/anyOf/1/prefixItems"),
        ({"additionalProperties": {"dependentRequired": {}}}, "additionalProperties/dependentRequired"),
        ({"if": {"contains": {}}}, "if/contains"),
        ({"type": "integers"}, "type"),
        ({"type": []}, "type"),
        ({"not": True}, "not"),
        ({"pattern": "^a$|^b$"}, ""),
        ({"pattern": r"^\d+$"}, ""),
        ({"$ref": "nowhere.json"}, ""),
        ({"$ref": "seats.json#/$defs/chair"}, "$defs/chair"),
        ({"properties": {"a": {"$ref": "main.json"}}}, ""),
    ],
)
def test_a_schema_that_asks_for_more_is_refused(schema: dict[str, Any], place: str) -> None:
    with pytest.raises(SchemaError) as caught:
        held(schema, {})
    assert caught.value.file.startswith("spec/protocol/")
    assert caught.value.place == place


def test_what_a_reference_leads_to_is_told_by_the_words_of_its_own_file() -> None:
    """A schema of another file whose own references are local: what is missing is a seat or null."""
    files: dict[str, dict[str, Any]] = {
        "main.json": {"type": "object", "required": ["by"], "properties": {"by": {"$ref": "seats.json#/$defs/any"}}},
        "seats.json": {"$defs": {"seat": SEAT, "any": {"anyOf": [{"$ref": "#/$defs/seat"}, {"type": "null"}]}}},
    }
    found = SchemaBook(files).check("main.json")({})
    assert found is not None
    assert found.said("params").en == "by: missing; expected a whole number from 1 to 6 or null"
