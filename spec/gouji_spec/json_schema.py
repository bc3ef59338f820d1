"""Holds JSON against a schema: the part of JSON Schema 2020-12 that the schemas of the protocol use.

A schema is compiled once into functions that say nothing of what fits, and what is wrong with what does not.
One that asks for more than is understood here is refused when it is compiled, never passed over.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gouji_spec.fault import unknown_key
from gouji_spec.json_values import KINDS, is_number, is_whole, token
from gouji_spec.reading import SpecError
from gouji_spec.schema_words import EACH_ONCE, NOTHING, expectation, other_than
from gouji_spec.text import Text
from gouji_spec.violation import Violation

Schema = Mapping[str, Any]
Check = Callable[[Any], Violation | None]
"""Returns what is wrong with a value, None where it fits."""

_ANNOTATIONS: Final = frozenset(("$schema", "$id", "$defs", "title", "description", "examples", "default"))
"""What a schema says to people; so is every keyword of our own, ``x-…``."""

_OF_KIND: Final = {
    "number": frozenset(("minimum", "maximum")),
    "integer": frozenset(("minimum", "maximum")),
    "string": frozenset(("minLength", "maxLength", "pattern")),
    "array": frozenset(("items", "minItems", "maxItems", "uniqueItems")),
    "object": frozenset(("required", "properties", "patternProperties", "additionalProperties")),
}
"""The keywords that matter to values of one kind alone."""

_AROUND: Final = "x-around"
"""In a branch of a condition: the properties of the object around it, for the words about one that is missing."""

_UNBOUNDED: Final = float("inf")


class SchemaError(SpecError):
    """A schema that cannot be used: it asks for what is not understood, or leads nowhere."""


class SchemaBook:
    """Schemas by the names of their files, each compiled when it is first asked for.

    What it calls a *reference* is that of a ``$ref`` with the name of its file before it:
    ``seats.json#/$defs/seat``; the name alone stands for the whole file.

    Attributes:
        files: the schemas.
    """

    def __init__(self, files: Mapping[str, Schema]) -> None:
        self.files: Final = files
        self._checks: dict[str, Check] = {}
        self._begun: set[str] = set()

    def at(self, reference: str) -> Schema:
        """Return the schema that *reference* names.

        Raises:
            SchemaError: it leads nowhere.
        """
        file, _, pointer = reference.partition("#")
        found: Any = self.files.get(file)
        for step in pointer.split("/")[1:]:
            found = found.get(step) if isinstance(found, dict) else None
        if not isinstance(found, dict):
            raise _fault(reference, Text(zh="这里没有模式", en="no schema stands here"))
        return found

    def expected(self, file: str, schema: Schema) -> Text:
        """Return what *schema*, which stands in *file*, expects; where a ``$ref`` leads, its own are of that file."""

        def led(reference: str) -> Text:
            name = resolved(file, reference)
            return self.expected(name.partition("#")[0], self.at(name))

        return expectation(schema, led)

    def check(self, reference: str) -> Check:
        """Return what holds a value against the schema that *reference* names.

        Raises:
            SchemaError: it, or one that it refers to, asks for what is not understood here.
        """
        if reference not in self._checks:
            if reference in self._begun:
                raise _fault(reference, Text(zh="模式套着自己", en="the schema holds itself"))
            self._begun.add(reference)
            where = reference if "#" in reference else reference + "#"
            self._checks[reference] = _Compiler(self, reference).check(self.at(reference), where)
        return self._checks[reference]


def resolved(file: str, reference: str) -> str:
    """Return the ``$ref`` *reference*, as it stands in *file*, with the name of its file before it."""
    return file + reference if reference.startswith("#") else reference


def _fault(where: str, problem: Text) -> SchemaError:
    file, _, pointer = where.partition("#")
    return SchemaError(f"spec/protocol/{file}", pointer.lstrip("/"), problem)


class _Compiler:
    """Compiles one schema of a file with all that stands in it: a method a group of keywords."""

    def __init__(self, book: SchemaBook, reference: str) -> None:
        self._book = book
        self._file = reference.partition("#")[0]
        self._makers: dict[str, Callable[[Schema, str], Check]] = {
            "$ref": self._reference,
            "type": self._type,
            "enum": self._enum,
            "const": self._const,
            **dict.fromkeys(_OF_KIND["number"], self._number),
            **dict.fromkeys(_OF_KIND["string"], self._string),
            **dict.fromkeys(_OF_KIND["array"], self._array),
            **dict.fromkeys(_OF_KIND["object"], self._object),
            "propertyNames": self._names,
            "anyOf": self._any_of,
            "oneOf": self._one_of,
            "not": self._not,
            **dict.fromkeys(("if", "then", "else"), self._condition),
        }

    def check(self, schema: Any, where: str) -> Check:
        """Return the check of *schema*, which stands at *where*."""
        if not isinstance(schema, dict):
            raise _fault(where, Text(zh="应为写成对象的模式", en="expected a schema written as an object"))
        for name in schema:
            if name not in self._makers and name not in _ANNOTATIONS and not name.startswith("x-"):
                raise _fault(f"{where}/{name}", unknown_key(self._makers))
        makers = dict.fromkeys(maker for name, maker in self._makers.items() if name in schema)
        if isinstance(schema.get("type"), str) and not _OF_KIND.get(schema["type"], frozenset()).isdisjoint(schema):
            del makers[self._type]  # what is for values of this kind alone looks at the kind itself
        return _all_of([make(schema, where) for make in makers])

    def _reference(self, schema: Schema, _where: str) -> Check:
        return self._book.check(resolved(self._file, schema["$ref"]))

    def _expected(self, schema: Schema) -> Text:
        return self._book.expected(self._file, schema)

    # Values of any kind

    def _type(self, schema: Schema, where: str) -> Check:
        written = schema["type"]
        names = written if isinstance(written, list) else [written]
        if not names or any(name not in KINDS for name in names):
            raise _fault(f"{where}/type", unknown_key(KINDS))
        expected = self._expected(schema)
        fits, *others = (KINDS[name] for name in names)
        if not others:
            return lambda value: None if fits(value) else Violation((), expected, value)
        return lambda value: (
            None if fits(value) or any(other(value) for other in others) else Violation((), expected, value)
        )

    def _enum(self, schema: Schema, _where: str) -> Check:
        return self._among(schema["enum"])

    def _const(self, schema: Schema, _where: str) -> Check:
        return self._among([schema["const"]])

    def _among(self, values: Sequence[Any]) -> Check:
        allowed = {token(value) for value in values}
        expected = self._expected({"enum": values})
        plain = not any(isinstance(value, dict | list) for value in values)

        def check(value: Any) -> Violation | None:
            # However deep it is, a list is none of a few words.
            fits = not (plain and isinstance(value, dict | list)) and token(value) in allowed
            return None if fits else Violation((), expected, value, "choice")

        return check

    # Values of one kind: of another kind they hold nothing against it, unless ``type`` does

    def _otherwise(self, schema: Schema, *kinds: str) -> Check:
        """Return what is said of a value that is of none of *kinds*, those that a group of keywords is for."""
        if schema.get("type") not in kinds:
            return _fits
        expected = self._expected(schema)
        return lambda value: Violation((), expected, value)

    def _number(self, schema: Schema, _where: str) -> Check:
        least, most = schema.get("minimum", -_UNBOUNDED), schema.get("maximum", _UNBOUNDED)
        is_one = is_whole if schema.get("type") == "integer" else is_number
        expected, otherwise = self._expected(schema), self._otherwise(schema, "number", "integer")

        def check(value: Any) -> Violation | None:
            if not is_one(value):
                return otherwise(value)
            return None if least <= value <= most else Violation((), expected, value)

        return check

    def _string(self, schema: Schema, where: str) -> Check:
        least, most = schema.get("minLength", 0), schema.get("maxLength", _UNBOUNDED)
        pattern = _pattern(schema["pattern"], where) if "pattern" in schema else None
        expected, otherwise = self._expected(schema), self._otherwise(schema, "string")

        def check(value: Any) -> Violation | None:
            if not isinstance(value, str):
                return otherwise(value)
            fits = least <= len(value) <= most and (pattern is None or pattern.search(value))
            return None if fits else Violation((), expected, value)

        return check

    def _array(self, schema: Schema, where: str) -> Check:
        least, most = schema.get("minItems", 0), schema.get("maxItems", _UNBOUNDED)
        each = self.check(schema.get("items", {}), f"{where}/items")
        unique = schema.get("uniqueItems", False)
        expected, otherwise = self._expected(schema), self._otherwise(schema, "array")

        def check(value: Any) -> Violation | None:
            if not isinstance(value, list):
                return otherwise(value)
            if not least <= len(value) <= most:
                return Violation((), expected, value)
            for index, item in enumerate(value):
                found = each(item)
                if found is not None:
                    return found.inside(index)
            if unique and len({token(item) for item in value}) < len(value):
                return Violation((), EACH_ONCE, value)
            return None

        return check

    def _object(self, schema: Schema, where: str) -> Check:
        named, required = schema.get("properties", {}), schema.get("required", ())
        words = {**schema.get(_AROUND, {}), **named}
        wanted = {name: self._expected(words.get(name, {})) for name in required}
        parts = {name: self.check(part, f"{where}/properties/{name}") for name, part in named.items()}
        members = [(name, part, wanted.get(name)) for name, part in parts.items()]
        members += [(name, _fits, expected) for name, expected in wanted.items() if name not in parts]
        unnamed, otherwise = self._unnamed(schema, where), self._otherwise(schema, "object")

        def check(value: Any) -> Violation | None:
            if not isinstance(value, dict):
                return otherwise(value)
            for name, part, expected in members:
                if name in value:
                    found = part(value[name])
                    if found is not None:
                        return found.inside(name)
                elif expected is not None:
                    return Violation((name,), expected, None, "missing")
            return unnamed(value)

        return check

    def _unnamed(self, schema: Schema, where: str) -> Check:
        """Return the check of the members of an object that go by a pattern, and of those that nothing names."""
        patterned = [
            (_pattern(pattern, where), self.check(part, f"{where}/patternProperties/{pattern}"))
            for pattern, part in schema.get("patternProperties", {}).items()
        ]
        named, others = schema.get("properties", {}), self._others(schema, where)
        if not patterned and others is _fits:
            return _fits

        def check(value: Any) -> Violation | None:
            for name, member in value.items():
                parts = [part for pattern, part in patterned if pattern.search(name)]
                for part in parts or (() if name in named else (others,)):
                    found = part(member)
                    if found is not None:
                        return found.inside(name)
            return None

        return check

    def _others(self, schema: Schema, where: str) -> Check:
        """Return the check of the members that no other keyword names."""
        rest = schema.get("additionalProperties", True)
        if rest is True:
            return _fits
        if rest is not False:
            return self.check(rest, f"{where}/additionalProperties")
        known = ", ".join((*schema.get("properties", ()), *schema.get("patternProperties", ())))
        expected = Text(zh=known, en=known)
        return lambda value: Violation((), expected, value, "unknown")

    def _names(self, schema: Schema, where: str) -> Check:
        each = self.check(schema["propertyNames"], f"{where}/propertyNames")

        def check(value: Any) -> Violation | None:
            for name in value if isinstance(value, dict) else ():
                found = each(name)
                if found is not None:
                    return found.inside(name)
            return None

        return check

    # Schemas made of others

    def _branches(self, schema: Schema, keyword: str, where: str) -> list[Check]:
        return [self.check(part, f"{where}/{keyword}/{index}") for index, part in enumerate(schema[keyword])]

    def _any_of(self, schema: Schema, where: str) -> Check:
        branches = self._branches(schema, "anyOf", where)
        expected = self._expected({"anyOf": schema["anyOf"]})

        def check(value: Any) -> Violation | None:
            found = []
            for branch in branches:
                violation = branch(value)
                if violation is None:
                    return None
                found.append(violation)
            return _nearest(found, expected, value)

        return check

    def _one_of(self, schema: Schema, where: str) -> Check:
        branches = self._branches(schema, "oneOf", where)
        expected = self._expected({"oneOf": schema["oneOf"]})

        def check(value: Any) -> Violation | None:
            found = [violation for branch in branches if (violation := branch(value)) is not None]
            if len(found) == len(branches) - 1:
                return None
            return _nearest(found if len(found) == len(branches) else (), expected, value)

        return check

    def _not(self, schema: Schema, where: str) -> Check:
        unwanted = self.check(schema["not"], f"{where}/not")
        expected = other_than(self._expected(schema["not"]))
        named: Sequence[str] = schema["not"].get("required", ()) if len(schema["not"]) == 1 else ()

        def check(value: Any) -> Violation | None:
            if unwanted(value) is not None:
                return None
            if isinstance(value, dict) and len(named) == 1:
                return Violation((named[0],), NOTHING, value[named[0]])
            return Violation((), expected, value)

        return check

    def _condition(self, schema: Schema, where: str) -> Check:
        around = {**schema.get(_AROUND, {}), **schema.get("properties", {})}
        when, then, otherwise = (
            self.check({_AROUND: around, **schema.get(keyword, {})}, f"{where}/{keyword}")
            for keyword in ("if", "then", "else")
        )
        if "if" not in schema:
            return _fits
        return lambda value: then(value) if when(value) is None else otherwise(value)


# What all of them need


def _fits(_value: Any) -> None:
    """Find nothing wrong with any value."""


def _all_of(checks: Sequence[Check]) -> Check:
    """Return the check that finds what the first of *checks* to find anything does."""
    if not checks:
        return _fits
    if len(checks) == 1:
        return checks[0]

    def check(value: Any) -> Violation | None:
        for each in checks:
            found = each(value)
            if found is not None:
                return found
        return None

    return check


def _nearest(found: Sequence[Violation], expected: Text, value: Any) -> Violation:
    """Return what to say of a *value* in which every branch of a choice *found* something wrong.

    The branch that was meant is the one in which the fault lies deepest, or whose fault is not that the word
    which tells the branches apart is another's; where none is nearer the value itself is none of them.
    """
    nearest = max(found, key=lambda violation: (len(violation.path), violation.kind != "choice"), default=None)
    return nearest if nearest is not None and nearest.path else Violation((), expected, value)


def _pattern(written: str, where: str) -> re.Pattern[str]:
    r"""Return *written* as an expression of Python's that means what it means in JSON Schema.

    In Python ``$`` also stands before a last line feed, and ``\d`` and its like know more letters.

    Raises:
        SchemaError: it has a ``$`` that does not end it, or a letter behind a backslash.
    """
    if "$" in written[:-1] or re.search(r"\\[A-Za-z]", written):
        problem = Text(
            zh=f"应为各语言读法一致的格式，现为 {written}",
            en=f"expected a pattern that all read alike, found {written}",
        )
        raise _fault(where, problem)
    return re.compile(written[:-1] + r"\Z" if written.endswith("$") else written)
