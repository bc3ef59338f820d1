"""The reference of the protocol, made from its JSON Schemas."""

import json
from collections.abc import Iterator
from typing import Any, ClassVar

from docutils import nodes
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

from gouji_docs import texts
from gouji_docs.domain import domain_of
from gouji_docs.nodes import fragment, passage
from gouji_docs.pages import depend_on_sources
from gouji_docs.protocol_words import METHODS
from gouji_docs.schemas import (
    Field,
    fields,
    kind_of,
    looked_up,
    methods,
    resolved,
    schema_files,
    shared_types,
    type_anchor,
    type_name,
)
from gouji_docs.words import label
from gouji_spec.text import Text


class ProtocolDirective(SphinxDirective):
    """``{gouji:protocol}``: every method with its fields and examples, then the types they share."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every method, for the errors, and for every shared type."""
        depend_on_sources(self.env)
        found = [_method(self.env, name, file) for name, file in methods().items()]
        types = texts.section("types", texts.spans(Text(zh="共用的类型", en="Types")))
        for reference, schema in shared_types().items():
            types += _type(self.env, reference, schema)
        return [*found, _errors(), types]


def _method(env: BuildEnvironment, name: str, file: str) -> nodes.section:
    schema = schema_files()[file]
    anchor = "method-" + name.replace("/", "-").replace("_", "-")
    found = texts.section(anchor, [texts.code(name, "gj-id")], classes=["gj-method"])
    domain_of(env).note("method", name, anchor, name)
    found += _described(schema["description"], METHODS.get(name))
    for part in ("params", "result"):
        target = resolved(file, schema["properties"][part]["$ref"])
        rows = list(fields(file, looked_up(target)))
        found += texts.line(*texts.spans(label(part)), classes=["gj-label"])
        found += _fields(rows) if rows else texts.line(nodes.Text("{}"))
    head = [nodes.inline("", "", *texts.spans(label("messages")), classes=["gj-label"])]
    found += texts.fold(head, *_examples(schema), classes=["no-search"])
    return found


def _described(english: str, chinese: str | None) -> nodes.Node:
    """Return what the schema says, in English, and what we say of it in Chinese."""
    if chinese is None:
        return texts.line(fragment(english, english, language="en"), classes=["gj-keep"])
    return texts.pair(Text(zh=chinese, en=english))


def _fields(rows: list[Field]) -> nodes.Element:
    found = nodes.definition_list(classes=["gj-fields"])
    for row in rows:
        needed = texts.badge(label("required" if row.required else "optional"), "required" if row.required else "none")
        term = nodes.term("", "", texts.code(row.path, "gj-id"), nodes.Text(" "), _kind(row), nodes.Text(" "), needed)
        body = nodes.definition("", nodes.paragraph(row.description, row.description))
        found += nodes.definition_list_item("", term, body)
    return texts.block("gj-keep", found)


def _kind(row: Field) -> nodes.Node:
    if not row.target:
        return nodes.inline(row.kind, row.kind, classes=["gj-kind"])
    return nodes.reference("", row.kind, refid=type_anchor(row.target), internal=True, classes=["gj-kind"])


def _examples(schema: dict[str, Any]) -> Iterator[nodes.Node]:
    for number, example in enumerate(schema.get("examples", ()), start=1):
        request = {"jsonrpc": "2.0", "id": number, "method": example["method"], "params": example["params"]}
        answer = {"jsonrpc": "2.0", "id": number, "result": example["result"]}
        text = "\n".join(json.dumps(message, ensure_ascii=False) for message in (request, answer))
        yield nodes.literal_block(text, text, language="json")


def _type(env: BuildEnvironment, reference: str, schema: dict[str, Any]) -> nodes.section:
    name = type_name(reference)
    domain_of(env).note("type", name, type_anchor(reference), name)
    found = texts.section(type_anchor(reference), [texts.code(name, "gj-id")], classes=["gj-type"])
    words = ". ".join(part for part in (schema.get("title", ""), schema.get("description", "")) if part)
    if words:
        found += passage("", nodes.paragraph(words, words), language="en", classes=["gj-keep"])
    file = reference.partition("#")[0]
    rows = list(fields(file, schema))
    if rows:
        found += _fields(rows)
    elif "enum" in schema or schema.get("type") != "object":
        kind = kind_of(file, {key: value for key, value in schema.items() if key != "oneOf"})
        found += texts.line(nodes.inline(kind, kind, classes=["gj-kind"]))
    return found


def _errors() -> nodes.section:
    found = texts.section("errors", texts.spans(Text(zh="错误代码", en="Error codes")))
    code = looked_up("envelope.json#/$defs/code")
    found += passage("", nodes.paragraph("", code["description"]), language="en", classes=["gj-keep"])
    items = nodes.bullet_list(classes=["gj-keep"])
    for entry in code["oneOf"]:
        if "const" in entry:
            head = [texts.code(str(entry["const"]), "gj-id"), nodes.Text(" " + entry["title"])]
            items += nodes.list_item("", texts.line(*head))
    found += items
    return found
