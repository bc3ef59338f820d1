"""What is really sent fits the schemas, an independent validator finds, and ours agrees; also on what is spoilt."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from gouji.protocol.serve import Session
from gouji_conformance.cli import run
from gouji_spec.json_schema import SchemaBook
from gouji_spec.protocol import methods, schema_book
from gouji_spec.protocol_fields import shared_types

BASE = "https://gouji.example/protocol/1.0/"
FILES = dict(schema_book().files)
SPOILT = 20_000
"""Messages on which the two validators are held against each other."""

Exchange = dict[str, Any]


def independent(files: dict[str, Any], reference: str) -> jsonschema_rs.Draft202012Validator:
    registry = jsonschema_rs.Registry([(BASE + name, schema) for name, schema in files.items()])
    return jsonschema_rs.Draft202012Validator({"$ref": BASE + reference}, registry=registry)


@pytest.fixture(scope="module")
def traffic(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Exchange, Exchange]]:
    """Every request and its answer of a run of all rows, those of every option value among them.

    A run asks for no list of moves: the reference is asked for those of every position that a row starts from.
    """
    folder = tmp_path_factory.mktemp("run")
    wire = folder / "wire.jsonl"
    assert (
        run(
            [
                "certify",
                "--seed",
                "20",
                "--every-option",
                "--no-fresh",
                "--report",
                str(folder),
                "--transcript",
                str(wire),
                "reference",
            ]
        )
        == 0
    )
    found = exchanges(wire)
    return found + listed([request for request, _ in found if request["method"] == "play/start"])


def listed(starts: list[Exchange]) -> list[tuple[Exchange, Exchange]]:
    session, found = Session(), []
    for start in starts:
        session.answer(start)
        asked = {**start, "method": "play/moves", "params": {"game": start["params"]["game"]}}
        answer = session.answer(asked)
        assert answer is not None
        found.append((asked, answer))
    return found


def exchanges(wire: Path) -> list[tuple[Exchange, Exchange]]:
    asked: dict[tuple[int, Any], Exchange] = {}
    found = []
    for line in wire.read_text("utf-8").splitlines():
        entry = json.loads(line)
        key, message = (entry["engine"], entry["message"]["id"]), entry["message"]
        if entry["to"] == "engine":
            asked[key] = message
        else:
            found.append((asked.pop(key), message))
    assert asked == {}
    return found


# What is sent


def test_a_whole_run_is_as_the_schemas_say(traffic: list[tuple[Exchange, Exchange]]) -> None:
    whole = {method: independent(FILES, file) for method, file in methods().items()}
    request_, response = (independent(FILES, f"envelope.json#/$defs/{part}") for part in ("request", "response"))
    for request, answer in traffic:
        assert [error.message for error in request_.iter_errors(request)] == [], request
        assert [error.message for error in response.iter_errors(answer)] == [], answer
        method = request["method"]
        exchange = {"method": method, "params": request["params"], "result": answer["result"]}
        assert [error.message for error in whole[method].iter_errors(exchange)] == [], exchange
        assert schema_book().check(methods()[method])(exchange) is None
    assert {request["method"] for request, _ in traffic} == set(methods())


def closed(schema: Any) -> Any:
    """The schema as it binds whoever sends: no object has a field that it does not name."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: part if key in ("examples", "enum", "const") else closed(part) for key, part in schema.items()}
    if found.get("type") == "object" and "properties" in found:
        found.setdefault("additionalProperties", False)
    return found


def test_nobody_sends_a_field_that_no_schema_names(traffic: list[tuple[Exchange, Exchange]]) -> None:
    files = {name: closed(schema) for name, schema in FILES.items()}
    request_ = independent(files, "envelope.json#/$defs/request")
    parameters = {method: independent(files, f"{file}#/$defs/params") for method, file in methods().items()}
    results = {method: independent(files, f"{file}#/$defs/result") for method, file in methods().items()}
    for request, answer in traffic:
        assert request_.is_valid(request), request
        assert parameters[request["method"]].is_valid(request["params"]), request
        for event in answer["result"].get("events", ()):
            event.pop("clause", None)  # for people, and an engine's own affair
        assert results[request["method"]].is_valid(answer["result"]), answer


@pytest.mark.parametrize(
    ("reference", "message"),
    [
        ("envelope.json#/$defs/request", {"jsonrpc": "2.0", "id": 1, "method": "shutdown", "params": {}, "row": "a"}),
        ("play.act.json#/$defs/params", {"game": "a", "seat": 1, "do": "pass", "card": "9"}),
        ("play.state.json#/$defs/params", {"game": "a", "seat": 1}),
        ("play.moves.json#/$defs/result", {"moves": [{"do": "pass", "seat": 1}]}),
    ],
)
def test_a_field_too_many_binds_the_sender_and_no_receiver(reference: str, message: Exchange) -> None:
    files = {name: closed(schema) for name, schema in FILES.items()}
    assert not independent(files, reference).is_valid(message)
    assert independent(FILES, reference).is_valid(message)
    assert schema_book().check(reference)(message) is None


# Two validators on the same messages

VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 6, 7, 36, 37, 1.0, 1.5, 10**12, "", "1", "x", "play", "pass", "over", "2.0", "GJ-9.2",
    "Mixed ranks", "a" * 81, "1\n", [], [1], [1, 1], [1, 1.0], [1, True], ["a", "a"], [[]], {}, {"a": 1}, {"1": "9"},
    {"7": "9"}, {"1": 2}, {"seat": 1}, {"Options": "x"}, {"do": "play"}, {"do": "pass", "cards": "9"},
]  # fmt: skip
"""What is put in the place of something else: at the bounds of the schemas, and what languages take for one another."""


def names_in(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from node.get("properties", ())
        for part in node.values():
            yield from names_in(part)
    elif isinstance(node, list):
        for part in node:
            yield from names_in(part)


def words_in(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from (word for word in node.get("enum", ()) if isinstance(word, str))
        for part in node.values():
            yield from words_in(part)
    elif isinstance(node, list):
        for part in node:
            yield from words_in(part)


WORDS = sorted(set(words_in(list(FILES.values()))))
NAMES = sorted({*names_in(list(FILES.values())), "1", "7", "Aa", "1\n", "more"})


def other(value: Any, choose: random.Random) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    return choose.choice(WORDS) if isinstance(value, str) else copy.deepcopy(choose.choice(VALUES))


def places(node: Any) -> list[tuple[Any, Any]]:
    """Every list and object in a message with each of its keys."""
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [found for key, part in inner for found in [(node, key), *places(part)]]


def spoilt(message: Any, choose: random.Random) -> Any:
    """The message with one to three things in it changed."""
    whole = [copy.deepcopy(message)]
    for _ in range(choose.randint(1, 3)):
        around, key = choose.choice(places(whole))
        change = choose.randrange(8)
        if change == 0 and around is not whole:
            del around[key]
        elif change == 1 and isinstance(around[key], dict):
            around[key][choose.choice(NAMES)] = copy.deepcopy(choose.choice(VALUES))
        elif change == 2 and isinstance(around[key], list):
            around[key].append(copy.deepcopy(choose.choice(around[key] or VALUES)))
        elif change == 3 and isinstance(around, dict):
            around[choose.choice(NAMES)] = around.pop(key)
        elif change == 4:
            there, elsewhere = choose.choice(places(whole))
            around[key] = copy.deepcopy(there[elsewhere])
        elif change <= 6:
            around[key] = other(around[key], choose)
        else:
            around[key] = copy.deepcopy(choose.choice(VALUES))
    return whole[0]


def seeds(traffic: list[tuple[Exchange, Exchange]], choose: random.Random) -> list[tuple[str, Any]]:
    """Good messages with the schema that each fits: real ones, and every example of every schema."""
    found: list[tuple[str, Any]] = []
    for method, file in methods().items():
        of_it = [pair for pair in traffic if pair[0]["method"] == method]
        for request, answer in choose.sample(of_it, min(len(of_it), 12)):
            found.append(("envelope.json#/$defs/request", request))
            found.append(("envelope.json#/$defs/response", answer))
            found.append((f"{file}#/$defs/params", request["params"]))
            found.append((f"{file}#/$defs/result", answer["result"]))
    for file, schema in FILES.items():
        found += [(file, example) for example in schema.get("examples", ())]
    for reference, schema in shared_types().items():
        found += [(reference, example) for example in schema.get("examples", ())]
    return found


Verdicts = list[tuple[str, Any, bool]]
"""Schema, message, and whether it fits by the independent validator."""


def differences(book: SchemaBook, verdicts: Verdicts) -> Iterator[tuple[str, Any]]:
    """The messages on which *book* and the independent validator do not agree."""
    for reference, message, fits in verdicts:
        if (book.check(reference)(message) is None) != fits:
            yield reference, message


def nameless() -> Any:
    """A handshake by an engine whose name is empty."""
    result = copy.deepcopy(FILES["initialize.json"]["examples"][0]["result"])
    result["engine"]["name"] = ""
    return result


BY_HAND: tuple[tuple[str, Any], ...] = (
    ("initialize.json#/$defs/result", nameless()),
    ("play.start.json#/$defs/game", "a" * 81),
    ("play.moves.json#/$defs/move", {"do": "pass", "cards": "9"}),
)
"""What chance seldom makes: few texts are bounded, and few fields hang on another."""


@pytest.fixture(scope="module")
def verdicts(traffic: list[tuple[Exchange, Exchange]]) -> Verdicts:
    choose = random.Random(20)
    good = seeds(traffic, choose)
    picked = [choose.choice(good) for _ in range(SPOILT)]
    messages = [*good, *((reference, spoilt(message, choose)) for reference, message in picked), *BY_HAND]
    by_reference = {reference: independent(FILES, reference) for reference in {name for name, _ in messages}}
    return [(reference, message, by_reference[reference].is_valid(message)) for reference, message in messages]


def test_the_two_validators_agree_on_thousands_of_messages(verdicts: Verdicts) -> None:
    assert list(differences(schema_book(), verdicts)) == []
    fitting = sum(fits for _, _, fits in verdicts)
    assert min(fitting, len(verdicts) - fitting) > SPOILT / 10


def without(keyword: str, schema: Any) -> Any:
    """The schema as one reads it who does not know *keyword*."""
    if isinstance(schema, list):
        return [without(keyword, part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: {name: without(keyword, part) for name, part in value.items()}
        if key in ("properties", "patternProperties", "$defs")
        else without(keyword, value)
        for key, value in schema.items()
        if key != keyword
    }


KEYWORDS = (
    "type", "enum", "const", "minimum", "maximum", "minLength", "maxLength", "pattern", "items", "minItems", "maxItems",
    "uniqueItems", "required", "properties", "patternProperties", "additionalProperties", "propertyNames", "anyOf",
    "oneOf", "not", "if", "then", "else", "$ref",
)  # fmt: skip


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_a_validator_that_forgets_a_keyword_would_be_found_out(keyword: str, verdicts: Verdicts) -> None:
    forgetful = SchemaBook({name: without(keyword, schema) for name, schema in FILES.items()})
    assert next(differences(forgetful, verdicts), None) is not None


def test_no_schema_has_a_keyword_that_is_not_tried() -> None:
    known = {*KEYWORDS, "$schema", "$id", "$defs", "title", "description", "examples", "default"}
    assert {key for key in keywords_in(list(FILES.values())) if not key.startswith("x-")} <= known


def keywords_in(node: Any) -> Iterator[str]:
    if isinstance(node, list):
        for part in node:
            yield from keywords_in(part)
    elif isinstance(node, dict):
        for key, value in node.items():
            yield key
            if key in ("properties", "patternProperties", "$defs"):
                yield from keywords_in(list(value.values()))
            elif key not in ("examples", "enum", "const", "default"):
                yield from keywords_in(value)
