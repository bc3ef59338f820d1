"""The protocol's JSON Schemas, flattened to the rows of a table."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from gouji_spec.folder import law_folder

NOT_SPOKEN = ("plan.json", "report.json")
"""Schemas of files, beside those of messages."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a message.

    Attributes:
        path: its name, with those of the objects around it: ``engine.name``.
        kind: what stands there, in words: ``text``, ``list of Seat``.
        target: the shared type it refers to, ``cards.json#/$defs/cards``, empty for none.
        required: whether it must be there.
        description: what it means.
    """

    path: str
    kind: str
    target: str
    required: bool
    description: str


@cache
def schema_files() -> dict[str, dict[str, Any]]:
    """Return every schema of the protocol by the name of its file; plans and reports are no messages of it."""
    paths = sorted((law_folder() / "protocol").glob("*.json"))
    return {path.name: json.loads(path.read_text(encoding="utf-8")) for path in paths if path.name not in NOT_SPOKEN}


def methods() -> dict[str, str]:
    """Return the file of every method, the first and the last of a conversation at the two ends."""
    found = {
        schema["properties"]["method"]["const"]: name
        for name, schema in schema_files().items()
        if "method" in schema.get("properties", {})
    }
    ends = {"initialize": -1, "shutdown": 1}
    return dict(sorted(found.items(), key=lambda item: (ends.get(item[0], 0), item[0])))


def shared_types() -> dict[str, dict[str, Any]]:
    """Return every type that messages of several methods share, by how schemas refer to it."""
    found: dict[str, dict[str, Any]] = {}
    for name, schema in schema_files().items():
        if name in methods().values():
            for key, part in schema.get("$defs", {}).items():
                if key not in ("params", "result"):
                    found[f"{name}#/$defs/{key}"] = part
            continue
        if "$defs" not in schema or schema.get("type"):
            found[name] = schema
        for key, part in schema.get("$defs", {}).items():
            found[f"{name}#/$defs/{key}"] = part
    return found


def resolved(file: str, reference: str) -> str:
    """Return *reference*, as it stands in *file*, with the name of its file before it."""
    return file + reference if reference.startswith("#") else reference


def looked_up(reference: str) -> dict[str, Any]:
    """Return the schema that *reference* names, its file's name before it."""
    file, _, path = reference.partition("#")
    found: dict[str, Any] = schema_files()[file]
    for step in [step for step in path.split("/") if step]:
        found = found[step]
    return found


def fields(file: str, schema: dict[str, Any], before: str = "") -> Iterator[Field]:
    """Yield the fields of an object's *schema* in order, those of the objects in it after each."""
    for alternative in schema.get("oneOf", ()):
        reference = alternative.get("$ref")
        if reference:
            target = resolved(file, reference)
            yield from fields(target.partition("#")[0], looked_up(target), before)
    required = schema.get("required", ())
    for name, part in schema.get("properties", {}).items():
        target = resolved(file, part["$ref"]) if "$ref" in part else ""
        path = before + name
        yield Field(path, kind_of(file, part), target, name in required, part.get("description", ""))
        inner = next((kind for kind in part.get("anyOf", ()) if "properties" in kind), part)
        if "properties" in inner:
            yield from fields(file, inner, path + ".")


NAMES = {"string": "text", "integer": "number", "boolean": "true or false", "object": "object", "null": "null"}


def kind_of(file: str, schema: dict[str, Any]) -> str:
    """Return in words what may stand where *schema* holds."""
    if "$ref" in schema:
        return type_name(resolved(file, schema["$ref"]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return ", ".join(str(value) for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(kind_of(file, part) for part in schema[key])
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(NAMES[entry] for entry in kind)
    if kind == "array":
        return f"list of {kind_of(file, schema.get('items', {}))}"
    return NAMES.get(kind, str(kind))


def type_name(reference: str) -> str:
    """Return the short name of a shared type: ``cards``, ``ruleset``, ``state.do``."""
    file, _, path = reference.partition("#")
    stem = file.removesuffix(".json")
    last = path.rpartition("/")[2]
    return stem if last in ("", stem) else f"{stem}.{last}"


def type_anchor(reference: str) -> str:
    """Return the anchor of a shared type on the page of the protocol."""
    return "type-" + type_name(reference).replace(".", "-").replace("_", "-")
