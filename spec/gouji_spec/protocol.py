"""The engine protocol as its schemas in ``spec/protocol/`` have it: methods, what fits them, what governs them.

>>> from gouji_spec import protocol
>>> protocol.params_check("play/state")({"game": 5}).said("params").en
'game: expected text of 1 to 80 characters, found 5'
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from gouji_spec.fault import system_words
from gouji_spec.folder import law_folder, shown
from gouji_spec.json_schema import Check, Schema, SchemaBook, SchemaError
from gouji_spec.text import Text

FILES: Final = ("certificate.json", "plan.json", "report.json")
"""Schemas of files that we write, beside those of messages."""


@cache
def schema_book() -> SchemaBook:
    """Return the schemas of this installation, read once."""
    return SchemaBook(read_schemas(law_folder() / "protocol"))


def read_schemas(folder: Path) -> dict[str, Schema]:
    """Return the schemas in *folder* by the names of their files.

    Raises:
        SchemaError: a file that cannot be read, or is not one JSON object.
    """
    return {path.name: _read(path) for path in sorted(folder.glob("*.json"))}


def _read(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SchemaError(shown(path), "", system_words(error)) from error
    except ValueError as error:
        raise SchemaError(shown(path), "", Text(zh=f"应为 JSON：{error}", en=f"expected JSON: {error}")) from error
    if not isinstance(found, dict):
        raise SchemaError(shown(path), "", Text(zh="应为一个 JSON 对象", en="expected one JSON object"))
    return found


@cache
def methods() -> dict[str, str]:
    """Return the file of every method, the first and the last of a conversation at the two ends."""
    found = {
        str(schema["properties"]["method"]["const"]): name
        for name, schema in schema_book().files.items()
        if "method" in schema.get("properties", {})
    }
    ends = {"initialize": -1, "shutdown": 1}
    return dict(sorted(found.items(), key=lambda item: (ends.get(item[0], 0), item[0])))


@cache
def params_check(method: str) -> Check:
    """Return what holds the parameters of *method* against its schema.

    Raises:
        KeyError: no such method.
    """
    return schema_book().check(f"{methods()[method]}#/properties/params")


@cache
def result_check(method: str) -> Check:
    """Return what holds a result of *method* against its schema.

    Raises:
        KeyError: no such method.
    """
    return schema_book().check(f"{methods()[method]}#/properties/result")


def governing(method: str) -> tuple[str, ...]:
    """Return the options that govern what is right to answer to *method*; no other changes an answer to it.

    In a game they are those of all that was done in it: an option may show long after it has spoken.

    Raises:
        KeyError: no such method.
    """
    return tuple(schema_book().files[methods()[method]].get("x-options", ()))


@cache
def optional_fields() -> tuple[str, ...]:
    """Return the optional parts of answers, of a state or of another, which an engine gives that names them."""
    return tuple(schema_book().at("initialize.json#/$defs/result/properties/state/items")["enum"])


@cache
def set_fields() -> tuple[str, ...]:
    """Return the fields of a set that an engine may leave out if it says so in the handshake."""
    return tuple(schema_book().at("initialize.json#/$defs/result/properties/sets/items")["enum"])


@cache
def state_fields() -> tuple[str, ...]:
    """Return those of the optional parts that are of a state."""
    of_state = schema_book().at("state.json")["properties"]
    return tuple(name for name in optional_fields() if name in of_state or name == "may")
