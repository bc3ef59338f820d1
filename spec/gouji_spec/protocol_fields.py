"""The schemas of the protocol for people: the fields of every message, the types that messages share.

The terminal and the book show what stands here; neither reads a schema by itself.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from gouji_spec.json_schema import Schema, resolved
from gouji_spec.protocol import FILES, methods, schema_book
from gouji_spec.schema_words import either, expectation
from gouji_spec.text import Text


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a message.

    Attributes:
        path: its name, with those of the objects around it: ``engine.name``, ``events[].seat``.
        kind: what stands there: ``text``, ``list of seats.seat``.
        target: the shared type it refers to, ``cards.json#/$defs/cards``, empty for none.
        required: whether it must be there.
        meaning: what it means; empty where name and kind say it all.
    """

    path: str
    kind: Text
    target: str
    required: bool
    meaning: Text


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the values that a type names apart, with what it is."""

    value: str
    title: Text


def title(schema: Schema) -> Text:
    """Return what *schema* is called, empty where it has no name."""
    return _said(schema, "title")


def meaning(schema: Schema) -> Text:
    """Return what *schema* says of what it holds, empty where it says nothing."""
    return _said(schema, "description")


def _said(schema: Schema, keyword: str) -> Text:
    english = schema.get(keyword, "")
    return Text(zh=schema.get(f"x-{keyword}-zh", english), en=english)


def fields(reference: str) -> list[Field]:
    """Return the fields of the object that *reference* describes, those of the objects in it after each.

    Where it has several forms, those of each in order.

    Args:
        reference: as a ``SchemaBook`` takes it: ``sets.beats.json#/properties/params``.
    """
    return list(_fields(reference.partition("#")[0], schema_book().at(reference)))


def _fields(file: str, schema: Schema, before: str = "") -> Iterator[Field]:
    for form in (schema, *schema.get("oneOf", ())):
        if "$ref" in form:
            target = resolved(file, form["$ref"])
            yield from _fields(target.partition("#")[0], schema_book().at(target), before)
    required = schema.get("required", ())
    for name, part in schema.get("properties", {}).items():
        target = resolved(file, part["$ref"]) if "$ref" in part else ""
        yield Field(before + name, kind(file, part), target, name in required, meaning(part))
        inner = next((form for form in part.get("anyOf", ()) if "properties" in form), part)
        if "properties" in inner:
            yield from _fields(file, inner, f"{before}{name}.")
        elif "properties" in part.get("items", {}):
            yield from _fields(file, part["items"], f"{before}{name}[].")


def kind(file: str, schema: Schema) -> Text:
    """Return in words what may stand where *schema*, a part of *file*, holds; of a shared type its name."""
    found = _kind(file, schema)
    return Text(zh=found.zh.strip(), en=found.en)


def _kind(file: str, schema: Schema) -> Text:
    """Return the same as it stands behind other words: in Chinese a space parts it from them where it is Latin."""
    if "$ref" in schema:
        name = type_name(resolved(file, schema["$ref"]))
        return Text(zh=f" {name}", en=name)
    for keyword in ("anyOf", "oneOf"):
        if keyword in schema:
            return either(_kind(file, part) for part in schema[keyword])
    if schema.get("type") == "array":
        if schema.get("items", {}).get("type") == "object":
            return Text(zh="对象的列表", en="list of objects")
        inner = _kind(file, schema.get("items", {}))
        return Text(zh=f"列表，各项为{inner.zh}", en=f"list of {inner.en}")
    rest = [*schema.get("patternProperties", {}).values(), schema.get("additionalProperties")]
    if isinstance(rest[0], dict):
        inner = _kind(file, rest[0])
        return Text(zh=f"对象，名称 → {inner.zh.strip()}", en=f"object, name → {inner.en}")
    return expectation(schema)


def choices(schema: Schema) -> list[Choice]:
    """Return the values that *schema* names one by one with what each is, none where it does not."""
    return [Choice(json.dumps(form["const"]), title(form)) for form in schema.get("oneOf", ()) if "const" in form]


@cache
def shared_types() -> dict[str, Schema]:
    """Return every type that messages share, by how schemas refer to it."""
    found: dict[str, Schema] = {}
    for file, schema in schema_book().files.items():
        if file in FILES:
            continue
        parts = {f"{file}#/$defs/{name}": part for name, part in schema.get("$defs", {}).items()}
        if file in methods().values():
            found |= {name: part for name, part in parts.items() if not name.endswith(("/params", "/result"))}
            continue
        if not parts or "type" in schema:
            found[file] = schema
        found |= parts
    return found


def used_types(reference: str) -> list[str]:
    """Return the shared types that *reference* is made of, those that they are made of after each.

    Args:
        reference: as a ``SchemaBook`` takes it; the answers are of the same kind.
    """
    found: dict[str, None] = {}
    _gather(reference.partition("#")[0], schema_book().at(reference), found)
    return [name for name in found if name in shared_types()]


def _gather(file: str, part: object, found: dict[str, None]) -> None:
    inner: Iterable[object] = part if isinstance(part, list) else ()
    if isinstance(part, dict):
        inner = part.values()
        target = resolved(file, part["$ref"]) if isinstance(part.get("$ref"), str) else ""
        if target and target not in found:
            found[target] = None
            _gather(target.partition("#")[0], schema_book().at(target), found)
    for each in inner:
        _gather(file, each, found)


def type_name(reference: str) -> str:
    """Return the short name of a shared type: ``cards``, ``ruleset``, ``state.do``."""
    file, _, pointer = reference.partition("#")
    stem, last = file.removesuffix(".json"), pointer.rpartition("/")[2]
    return stem if last in ("", stem) else f"{stem}.{last}"


def messages(method: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return the exchanges that the schema of *method* gives as examples: a request and its answer each.

    Raises:
        KeyError: no such method.
    """
    examples = schema_book().at(methods()[method]).get("examples", ())
    return [
        (
            {"jsonrpc": "2.0", "id": number, "method": method, "params": example["params"]},
            {"jsonrpc": "2.0", "id": number, "result": example["result"]},
        )
        for number, example in enumerate(examples, start=1)
    ]
