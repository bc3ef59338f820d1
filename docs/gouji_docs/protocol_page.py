"""The reference of the protocol, made from its JSON Schemas."""

import json
from collections.abc import Iterator
from typing import ClassVar

from docutils import nodes
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

from gouji_docs import texts
from gouji_docs.domain import domain_of
from gouji_docs.words import label
from gouji_spec.json_schema import Schema
from gouji_spec.protocol import governing, methods, schema_book
from gouji_spec.protocol_fields import (
    Field,
    choices,
    fields,
    kind,
    meaning,
    messages,
    shared_types,
    title,
    type_name,
    used_types,
)
from gouji_spec.text import Text


class ProtocolDirective(SphinxDirective):
    """``{gouji:protocol}``: how messages travel, every method with its fields and examples, the types they share."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every method, for the errors, and for every shared type."""
        found = [_method(self.env, name, file) for name, file in methods().items()]
        types = texts.section("types", texts.spans(Text(zh="共用的类型", en="Types")))
        for reference, schema in shared_types().items():
            types += _type(self.env, reference, schema)
        return [texts.pair(meaning(schema_book().at("envelope.json"))), *found, _errors(), types]


def type_anchor(reference: str) -> str:
    """Return the anchor of a shared type on the page of the protocol."""
    return "type-" + type_name(reference).replace(".", "-").replace("_", "-")


def _method(env: BuildEnvironment, name: str, file: str) -> nodes.section:
    anchor = "method-" + name.replace("/", "-").replace("_", "-")
    found = texts.section(anchor, [texts.code(name, "gj-id")], classes=["gj-method"])
    domain_of(env).note("method", name, anchor, name)
    found += texts.pair(meaning(schema_book().at(file)))
    for part in ("params", "result"):
        rows = fields(f"{file}#/properties/{part}")
        found += texts.line(*texts.spans(label(part)), classes=["gj-label"])
        found += _fields(rows) if rows else texts.line(nodes.Text("{}"))
    if governing(name):
        named: list[list[nodes.Node]] = [[texts.reference_to("option", option)] for option in governing(name)]
        found += texts.labelled(label("governing"), *texts.listed(named))
    if used := used_types(f"{file}#/properties"):
        linked: list[list[nodes.Node]] = [[_type_link(reference)] for reference in used]
        found += texts.labelled(label("used_types"), *texts.listed(linked))
    head = [nodes.inline("", "", *texts.spans(label("messages")), classes=["gj-label"])]
    found += texts.fold(head, *_examples(name), classes=["no-search"])
    return found


def _fields(rows: list[Field]) -> nodes.definition_list:
    found = nodes.definition_list(classes=["gj-fields"])
    for row in rows:
        needed = texts.badge(label("required" if row.required else "optional"), "required" if row.required else "none")
        term = nodes.term("", "", texts.code(row.path, "gj-id"), nodes.Text(" "), _kind(row), nodes.Text(" "), needed)
        words = texts.halves(row.meaning) if row.meaning.en else []
        found += nodes.definition_list_item("", term, nodes.definition("", *words))
    return found


def _kind(row: Field) -> nodes.Node:
    return _type_link(row.target) if row.target else _named(row.kind)


def _type_link(reference: str) -> nodes.reference:
    name = type_name(reference)
    return nodes.reference("", name, refid=type_anchor(reference), internal=True, classes=["gj-kind"])


def _named(kind_: Text) -> nodes.inline:
    """Return what may stand somewhere; words that are the same in both languages are said once."""
    words = [nodes.Text(kind_.en)] if kind_.zh == kind_.en else texts.spans(kind_)
    return nodes.inline("", "", *words, classes=["gj-kind"])


def _examples(method: str) -> Iterator[nodes.Node]:
    for exchange in messages(method):
        text = "\n".join(json.dumps(message, ensure_ascii=False) for message in exchange)
        yield nodes.literal_block(text, text, language="json")


def _type(env: BuildEnvironment, reference: str, schema: Schema) -> nodes.section:
    name = type_name(reference)
    domain_of(env).note("type", name, type_anchor(reference), name)
    found = texts.section(type_anchor(reference), [texts.code(name, "gj-id")], classes=["gj-type"])
    for words in (title(schema), meaning(schema)):
        if words.en:
            found += texts.pair(words)
    rows = fields(reference)
    if rows:
        found += _fields(rows)
    elif not choices(schema):
        what = kind(reference.partition("#")[0], schema)
        found += texts.line(_named(what))
    return found


def _errors() -> nodes.section:
    found = texts.section("errors", texts.spans(Text(zh="错误代码", en="Error codes")))
    code = schema_book().at("envelope.json#/$defs/code")
    found += texts.pair(meaning(code))
    items = nodes.bullet_list()
    for entry in choices(code):
        head = [texts.code(entry.value, "gj-id"), nodes.Text(" "), *texts.spans(entry.title)]
        items += nodes.list_item("", texts.line(*head))
    found += items
    return found
