"""From an answer to the sentences that say what it is: the phrasebook read the other way."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from gouji_conformance.fresh.voice import can_be_said
from gouji_conformance.runs.verdicts import equal, value_at
from gouji_conformance.sentences.sentence import Meaning, Said, Sentence, Template
from gouji_spec.ruleset import Ruleset

Gives = Callable[[str], bool]
"""Tells whether the engine has declared what an expectation needs."""

_SLOT: Final = re.compile(r"\{([a-z][a-z0-9._-]*)\}")
_NOTHING: Final = "{nothing}"
_REASONS: Final = "reasons"


def telling(
    sentences: Iterable[tuple[Sentence, Mapping[str, Any]]], answer: Any, ruleset: Ruleset, gives: Gives
) -> Iterator[Said]:
    """Yield those of *sentences* that are true of *answer*, with the values that make them so.

    A sentence comes only where it says something that none before it has said, and none that rests on an optional
    field alone that the engine does not give.

    Args:
        sentences: each with the values of slots that stand in its paths: which seat is spoken of.
        answer: what is right.
        ruleset: what is played: a sentence may mean another thing at another table.
        gives: tells what the engine answers of what it need not.
    """
    told: set[str] = set()
    for sentence, known in sentences:
        found = _true_of(sentence, answer, ruleset, gives, known)
        if found is not None and not found[1] <= told:
            told |= found[1]
            yield found[0]


def asking(sentences: Iterable[Sentence], method: str, params: Mapping[str, Any]) -> Iterator[Said]:
    """Yield those of *sentences* that ask *method* with *params*, with the values with which they do.

    A sentence that asks the same of several seats asks it of one; one whose meaning the table settles is left out.
    """
    for sentence in sentences:
        (meaning, *others) = sentence.meanings
        if others or meaning.operation is None or meaning.operation["method"] != method:
            continue
        template = meaning.operation["params"]
        values: dict[str, Any] = {}
        if template.keys() != params.keys() or not _same(template, dict(params), "", values):
            continue
        if meaning.each:
            values = {meaning.each: [values["seat"]]}
        if can_be_said(sentence, values):
            yield Said(sentence, values)


def _true_of(
    sentence: Sentence, answer: Any, ruleset: Ruleset, gives: Gives, known: Mapping[str, Any]
) -> tuple[Said, set[str]] | None:
    meaning = _meaning(sentence, ruleset)
    if meaning is None or meaning.operation is not None or not meaning.expect:
        return None
    values = {name: known[name] for name, _ in sentence.slots if name in known and _is_asked_for(name, meaning)}
    paths: set[str] = set()
    for want in meaning.expect:
        path = _path(want["path"], values)
        if path is None or not _fits(want, value_at(answer, path), path, values):
            return None
        if not want["needs"] or gives(want["needs"]):
            paths.add(path)
    if all(want["needs"] not in ("", "explains") and not gives(want["needs"]) for want in meaning.expect):
        return None
    return (Said(sentence, values), paths) if can_be_said(sentence, values) else None


def _is_asked_for(name: str, meaning: Meaning) -> bool:
    """Tell whether slot *name* is one that no answer fills: it stands in a path, or is only said."""
    in_paths = any(name in _SLOT.findall(want["path"]) for want in meaning.expect)
    return in_paths or not any(want["value"] == f"{{{name}}}" for want in meaning.expect)


def _meaning(sentence: Sentence, ruleset: Ruleset) -> Meaning | None:
    fitting = (entry for entry in sentence.meanings if all(ruleset.get(name) in some for name, some in entry.when))
    return next(fitting, None)


def _path(written: str, values: Mapping[str, Any]) -> str | None:
    """Return a path with the slots in it filled; None where one is not known yet."""
    names = _SLOT.findall(written)
    if any(name not in values for name in names):
        return None
    return _SLOT.sub(lambda found: str(values[found.group(1)]), written) if names else written


def _fits(want: Template, found: Any, path: str, values: dict[str, Any]) -> bool:
    """Tell whether *found* can be what is wanted; slots not known yet take their values from it."""
    if found is msgspec.UNSET:
        return False
    if want["test"] == "is":
        return _same(want["value"], found, path.rpartition(".")[2], values)
    if want["test"] == "includes" and path == _REASONS:
        # Of several reasons the first is named, and not asked for: see ``question.lenient``.
        return bool(found) and _same(want["value"], found[0], "", values)
    return False


def _same(template: Any, found: Any, name: str, values: dict[str, Any]) -> bool:
    if template == _NOTHING:
        return found is None
    if isinstance(template, dict) and isinstance(found, dict):
        return all(key in found and _same(value, found[key], key, values) for key, value in template.items())
    slot = _SLOT.fullmatch(template) if isinstance(template, str) else None
    if slot is None:
        return equal(template, found, name)
    if slot.group(1) in values:
        return equal(values[slot.group(1)], found, name)
    if found is None:
        return False
    values[slot.group(1)] = found
    return True
