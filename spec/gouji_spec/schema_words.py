"""What a schema expects, in words for the person who wrote something else."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gouji_spec.text import Text

_KINDS: Final = {
    "null": Text(zh=" null", en="null"),
    "boolean": Text(zh=" true 或 false", en="true or false"),
    "integer": Text(zh="整数", en="a whole number"),
    "number": Text(zh="数", en="a number"),
    "string": Text(zh="文字", en="text"),
    "array": Text(zh="列表", en="a list"),
    "object": Text(zh="对象", en="an object"),
}
_BOUNDED: Final = {
    "minimum": "number",
    "maximum": "number",
    "minLength": "string",
    "maxLength": "string",
    "pattern": "string",
    "minItems": "array",
    "maxItems": "array",
    "required": "object",
    "properties": "object",
}
"""Keywords that tell of what kind a value must be for them to matter."""

ANYTHING: Final = Text(zh="一个值", en="a value")
NOTHING: Final = Text(zh="不写", en="nothing")
EACH_ONCE: Final = Text(zh="没有重复的列表", en="a list in which nothing stands twice")


def expectation(schema: Mapping[str, Any], led: Callable[[str], Text] = lambda _: ANYTHING) -> Text:
    """Return what *schema* expects: ``a whole number from 1 to 6``, ``one of lead, respond``, ``text or null``.

    Args:
        schema: any that ``json_schema`` understands.
        led: returns what is expected where a ``$ref`` of *schema* leads to; without it that may be anything.
    """
    if "const" in schema or "enum" in schema:
        return _values(schema.get("enum", [schema.get("const")]))
    for keyword in ("anyOf", "oneOf"):
        if keyword in schema:
            return either(expectation(part, led) for part in schema[keyword])
    kinds = schema.get("type", next((kind for name, kind in _BOUNDED.items() if name in schema), None))
    if isinstance(kinds, list):
        return either(_KINDS[kind] for kind in kinds)
    if kinds is None:
        return led(schema["$ref"]) if "$ref" in schema else ANYTHING
    return _bounded(kinds, schema)


def either(texts: Iterable[Text]) -> Text:
    """Return the expectation of any one of several, each said once."""
    each = list(dict.fromkeys(texts))
    return Text(zh="，或".join(text.zh for text in each), en=" or ".join(text.en for text in each))


def other_than(what: Text) -> Text:
    """Return the expectation of anything but *what*."""
    return Text(zh=f"别的值，不是{what.zh}", en=f"something other than {what.en}")


def _values(values: Iterable[Any]) -> Text:
    words = [value if isinstance(value, str) else json.dumps(value) for value in values]
    listed = ", ".join(words)
    return Text(zh=f" {listed}", en=listed) if len(words) == 1 else Text(zh=f" {listed} 之一", en=f"one of {listed}")


def _bounded(kind: str, schema: Mapping[str, Any]) -> Text:
    """Return the *kind* of a value with the bounds that *schema* sets to it."""
    named = _KINDS[kind]
    if kind in ("integer", "number"):
        return _between(named, schema.get("minimum"), schema.get("maximum"))
    if kind == "array":
        return _long(named, schema.get("minItems", 0), schema.get("maxItems"))
    if kind != "string":
        return named
    if "pattern" in schema:
        like = schema.get("examples", [schema["pattern"]])[0]
        return Text(zh=f"形如 {like} 的文字", en=f"text like {like}")
    return _written(named, schema.get("minLength", 0), schema.get("maxLength"))


def _between(named: Text, least: int | None, most: int | None) -> Text:
    if least is not None and most is not None:
        return Text(zh=f" {least} 到 {most} 的{named.zh}", en=f"{named.en} from {least} to {most}")
    if least is not None:
        return Text(zh=f"不小于 {least} 的{named.zh}", en=f"{named.en} of at least {least}")
    return named if most is None else Text(zh=f"不大于 {most} 的{named.zh}", en=f"{named.en} of at most {most}")


def _long(named: Text, least: int, most: int | None) -> Text:
    if most == 0:
        return Text(zh=f"空{named.zh}", en="an empty list")
    if most is not None:
        return Text(zh=f" {least} 到 {most} 项的{named.zh}", en=f"{named.en} of {least} to {most}")
    return Text(zh=f"至少 {least} 项的{named.zh}", en=f"{named.en} of at least {least}") if least else named


def _written(named: Text, least: int, most: int | None) -> Text:
    if most is not None:
        return Text(zh=f" {least} 到 {most} 个字符的{named.zh}", en=f"{named.en} of {least} to {most} characters")
    return Text(zh=f"不为空的{named.zh}", en=f"{named.en} that is not empty") if least else named
