"""From an answer to the sentences that say what it is: the phrasebook read the other way."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from gouji_conformance.fresh.voice import as_said
from gouji_conformance.runs.verdicts import value_at
from gouji_conformance.sentences.sentence import Meaning, Said, Sentence, Template
from gouji_rulings.expected import equal
from gouji_spec.ruleset import Ruleset

Gives = Callable[[str], bool]
"""Tells whether the engine has declared what an expectation needs."""

_SLOT: Final = re.compile(r"\{([a-z][a-z0-9._-]*)\}")
_NOTHING: Final = "{nothing}"
_REASONS: Final = "reasons"


@dataclass(frozen=True, slots=True)
class Want:
    """What a sentence says of one part of an answer.

    Attributes:
        path: the part.
        slots: those that stand in the path.
        test, value: of the expectation.
        judged: the engine gives it.
    """

    path: str
    slots: tuple[str, ...]
    test: str
    value: Any
    judged: bool


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence that says something of an answer, at one table, to one engine.

    Attributes:
        sentence: it.
        wants: what it says, part by part.
        free: its slots that no answer fills: they stand in paths, or are only said.
        fields: of an answer, without which it says nothing that is true.
    """

    sentence: Sentence
    wants: tuple[Want, ...]
    free: tuple[str, ...]
    fields: frozenset[str]

    def true_of(self, answer: Any, known: Mapping[str, Any]) -> tuple[Said, set[str]] | None:
        """Return the sentence with the values that make it true of *answer*, and the parts that it speaks of; or None.

        Args:
            answer: the result of a request.
            known: values of slots that no answer fills: which seat is spoken of.
        """
        found = self.values_in(answer, known)
        said = None if found is None else as_said(self.sentence, found[0])
        return None if found is None or said is None else (said, found[1])

    def values_in(self, answer: Any, known: Mapping[str, Any]) -> tuple[dict[str, Any], set[str]] | None:
        """Return as ``true_of`` does, but the values alone, which there may be no words for."""
        if not self.fields <= answer.keys():
            return None
        values = {name: known[name] for name in self.free if name in known}
        paths: set[str] = set()
        for want in self.wants:
            path = want.path
            for name in want.slots:
                if name not in values:
                    return None
                path = path.replace(f"{{{name}}}", str(values[name]))
            if not _fits(want, value_at(answer, path), path, values):
                return None
            if want.judged:
                paths.add(path)
        return values, paths


def statements_of(sentences: Iterable[Sentence], ruleset: Ruleset, gives: Gives) -> dict[str, Statement]:
    """Return what each of *sentences* says under *ruleset*, by its id.

    One that says nothing there is left out, and one that rests on optional fields alone that the engine does not give.
    """
    found = ((sentence, _meaning(sentence, ruleset)) for sentence in sentences)
    return {
        sentence.id: _outcome(sentence, meaning, gives)
        for sentence, meaning in found
        if meaning is not None
        and meaning.operation is None
        and any(want["needs"] in ("", "explains") or gives(want["needs"]) for want in meaning.expect)
    }


def _meaning(sentence: Sentence, ruleset: Ruleset) -> Meaning | None:
    fitting = (entry for entry in sentence.meanings if all(ruleset.get(name) in some for name, some in entry.when))
    return next(fitting, None)


def _outcome(sentence: Sentence, meaning: Meaning, gives: Gives) -> Statement:
    wants = tuple(_want(entry, gives) for entry in meaning.expect)
    in_paths = {name for want in wants for name in want.slots}
    filled = {f"{{{name}}}" for name, _ in sentence.slots} & {w.value for w in wants if isinstance(w.value, str)}
    free = tuple(name for name, _ in sentence.slots if name in in_paths or f"{{{name}}}" not in filled)
    fields = frozenset(want.path.partition(".")[0] for want in wants)
    return Statement(sentence, wants, free, frozenset(name for name in fields if not _SLOT.search(name)))


def _want(entry: Template, gives: Gives) -> Want:
    judged = not entry["needs"] or gives(entry["needs"])
    return Want(entry["path"], tuple(_SLOT.findall(entry["path"])), entry["test"], entry["value"], judged)


def telling(statements: Iterable[tuple[Statement, Mapping[str, Any]]], answer: Any) -> Iterator[Said]:
    """Yield the sentences of those of *statements* that are true of *answer*, with the values that make them so.

    A sentence comes only where it says something that none before it has said.

    Args:
        statements: each with values of slots that no answer fills.
        answer: what is right.
    """
    told: set[str] = set()
    for statement, known in statements:
        values, paths = statement.values_in(answer, known) or ({}, set())
        said = None if paths <= told else as_said(statement.sentence, values)
        if said is not None:
            told |= paths
            yield said


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
        said = as_said(sentence, values)
        if said is not None:
            yield said


def verb_of(sentence: Sentence) -> str:
    """Return what *sentence* has a seat do; nothing where it does nothing, or what the table settles."""
    (meaning, *others) = sentence.meanings
    return "" if others or meaning.operation is None else str(meaning.operation["params"].get("do", ""))


def _fits(want: Want, found: Any, path: str, values: dict[str, Any]) -> bool:
    """Tell whether *found* can be what is wanted; slots not known yet take their values from it."""
    if found is msgspec.UNSET:
        return False
    if want.test == "is":
        return _same(want.value, found, path.rpartition(".")[2], values)
    if want.test == "includes" and path == _REASONS:
        # Of several reasons the first is named, and an engine need not name it: see ``question.py``.
        return bool(found) and _same(want.value, found[0], "", values)
    return False


def _same(template: Any, found: Any, name: str, values: dict[str, Any]) -> bool:
    if isinstance(template, dict) and isinstance(found, dict):
        return all(key in found and _same(value, found[key], key, values) for key, value in template.items())
    if not isinstance(template, str) or not template.startswith("{"):
        return equal(template, found, name)
    if template == _NOTHING:
        return found is None
    slot = template[1:-1]
    if slot in values:
        return equal(values[slot], found, name)
    if found is None:
        return False
    values[slot] = found
    return True
