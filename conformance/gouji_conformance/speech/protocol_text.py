"""The engine protocol as the terminal shows it: everything in a line each, or one method or type in full."""

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from gouji_conformance.engines.session import PROTOCOL
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import padded, wrapped
from gouji_spec.folder import law_folder
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
from gouji_spec.text import Language, Text

_FIRST_SENTENCE = re.compile(r"(.*?(?:[.?!](?= [A-Z])|[。？！]))")


def _from_here(path: Path) -> Path:
    """Return a path as the reader can open it: from the folder he stands in where it lies below that, else whole."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def known_words() -> list[str]:
    """Return the name of every method and of every type."""
    return [*methods(), *(type_name(reference) for reference in shared_types())]


class ProtocolPrinter:
    """Prints parts of the protocol in one language; only examples are wider than 80 cells, to be copied whole."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def everything(self) -> Iterator[str]:
        """Yield how messages travel, then every method and every type with what it is for."""
        envelope = schema_book().at("envelope.json")
        yield self._say("title", version=PROTOCOL, words=title(envelope))
        yield from self._text(meaning(envelope))
        yield ""
        yield self._say("methods")
        yield from self._listed({name: meaning(schema_book().at(file)) for name, file in methods().items()})
        yield ""
        yield self._say("types")
        called = {name: title(schema) for name, schema in shared_types().items()}
        yield from self._listed({type_name(reference): words for reference, words in called.items()})
        yield ""
        yield self._say("next", example="play/act")
        yield self._say("schema", path=_from_here(law_folder() / "protocol"))

    def found(self, word: str) -> Iterator[str] | None:
        """Return the lines for the method or the type that *word* names, None where it names neither.

        A type may be called by the last part of its name alone, ``do`` for ``state.do``, where no other has it.
        """
        if word in methods():
            return self.method(word)
        called = {type_name(reference): reference for reference in shared_types()}
        short = [name for name in called if name.rpartition(".")[2] == word]
        name = word if word in called else short[0] if len(short) == 1 else None
        return None if name is None else self.type(called[name])

    def method(self, name: str) -> Iterator[str]:
        """Yield a method: what it is for, its parameters and results, what governs it, examples."""
        file = methods()[name]
        yield name
        yield from self._text(meaning(schema_book().at(file)))
        for part in ("params", "result"):
            yield ""
            yield from self._fields(part, fields(f"{file}#/properties/{part}"))
        if governing(name):
            yield ""
            yield from wrapped(self._say("options", names=", ".join(governing(name))), rest="  ")
        used = [type_name(reference) for reference in used_types(f"{file}#/properties")]
        if used:
            yield ""
            yield from wrapped(self._say("used", names=", ".join(used)), rest="  ")
        yield from self._examples(
            line for asked, answered in messages(name) for line in (f"→ {_written(asked)}", f"← {_written(answered)}")
        )
        yield from self._schema(file)

    def type(self, reference: str) -> Iterator[str]:
        """Yield a type: what it is, what it may be, examples."""
        schema, file = shared_types()[reference], reference.partition("#")[0]
        yield type_name(reference)
        yield from self._text(title(schema))
        yield from self._text(meaning(schema))
        inner = fields(reference)
        if inner:
            yield ""
            yield from self._fields("fields", inner)
        elif named := choices(schema):
            yield from self._listed({entry.value: entry.title for entry in named})
        else:
            yield from wrapped(self._say("kind", kind=kind(file, schema)), first="  ", rest="  ")
        yield from self._examples(_written(example) for example in schema.get("examples", ()))
        yield from self._schema(file)

    def _fields(self, key: str, found: list[Field]) -> Iterator[str]:
        yield self._say(key)
        if not found:
            yield f"  {self._say('nothing')}"
        width = max((len(field.path) for field in found), default=0) + 2
        for field in found:
            needed = self._say("required" if field.required else "optional")
            head = f"  {padded(field.path, width)}"
            yield from wrapped(f"{self._in(field.kind)} [{needed}]", first=head, rest=" " * len(head))
            words = field.meaning if field.meaning.en or not field.target else title(shared_types()[field.target])
            yield from self._text(words, indent="      ")

    def _listed(self, words: dict[str, Text]) -> Iterator[str]:
        """Yield names with the first sentence of what each is."""
        width = max(map(len, words)) + 2
        for name, text in words.items():
            whole = self._in(text)
            first = _FIRST_SENTENCE.match(whole)
            yield from wrapped(first[1] if first else whole, first=f"  {padded(name, width)}", rest=" " * (width + 2))

    def _examples(self, lines: Iterable[str]) -> Iterator[str]:
        for number, line in enumerate(lines):
            if not number:
                yield ""
                yield self._say("examples")
            yield f"  {line}"

    def _schema(self, file: str) -> Iterator[str]:
        yield ""
        yield self._say("schema", path=_from_here(law_folder() / "protocol" / file))

    def _text(self, text: Text, indent: str = "  ") -> Iterator[str]:
        words = self._in(text)
        if words:
            yield from wrapped(words, first=indent, rest=indent)

    def _in(self, text: Text) -> str:
        return text.said_in(self._language)

    def _say(self, key: str, **values: object) -> str:
        return message(f"protocol.{key}", **values).said_in(self._language)


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
