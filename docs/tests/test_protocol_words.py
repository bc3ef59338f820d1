"""The reference of the protocol: every method said in both languages, every type that is named explained."""

import json

from gouji_docs.protocol_words import METHODS
from gouji_docs.schemas import Field, fields, looked_up, methods, resolved, schema_files, shared_types


def test_every_method_is_said_in_chinese_and_none_that_is_gone() -> None:
    """Add a new method's sentence to docs/gouji_docs/protocol_words.py."""
    assert set(METHODS) == set(methods())


def test_a_conversation_begins_and_ends_where_it_should() -> None:
    names = list(methods())
    assert (names[0], names[-1]) == ("initialize", "shutdown")


def test_every_type_that_a_field_names_stands_on_the_page() -> None:
    known = set(shared_types())
    for file in methods().values():
        for part in ("params", "result"):
            for field in fields(file, looked_up(resolved(file, schema_files()[file]["properties"][part]["$ref"]))):
                assert not field.target or field.target in known, (file, field)


def test_fields_of_an_object_inside_stand_after_it() -> None:
    schema = json.loads(
        """{"required": ["who"], "properties": {
        "who": {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}},
        "cards": {"$ref": "cards.json#/$defs/cards", "description": "The answer."},
        "seats": {"type": "array", "items": {"type": "integer"}}}}"""
    )

    assert list(fields("sets.beats.json", schema)) == [
        Field("who", "object", "", required=True, description=""),
        Field("who.name", "text", "", required=True, description=""),
        Field("cards", "cards", "cards.json#/$defs/cards", required=False, description="The answer."),
        Field("seats", "list of number", "", required=False, description=""),
    ]
