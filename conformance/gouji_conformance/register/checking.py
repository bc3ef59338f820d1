"""What is wrong with a register of rulings: as each is written, as each is answered now, and with each other."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import combinations
from typing import Final

from gouji_conformance.amendments.lints import LANGUAGE_NAMES, PLACEHOLDER
from gouji_conformance.register.judging import (
    case_of,
    differences,
    seat_turned,
    table_of,
    told,
)
from gouji_conformance.register.words import key_words, value_words
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.fault import FaultError
from gouji_spec.problem import Problem
from gouji_spec.reasons import reasons
from gouji_spec.register import NOBODY, Answer, FiledRuling
from gouji_spec.text import LANGUAGES

_WORDS: Final = ("question", "answer")
_KEYS: Final = ("stands", "phase", "next", "may", "score", "dues")
"""In what two rulings can act apart; reasons are said in part, and two may each name another."""


def problems(filed: Sequence[FiledRuling], clauses: AbstractSet[str], rows: AbstractSet[str]) -> Iterator[Problem]:
    """Yield what is wrong with the rulings *filed*.

    Args:
        filed: all that are good law together, by whatever folder.
        clauses: the ids that the law has.
        rows: those that the suite has.
    """
    known = {entry.id: entry for entry in filed}
    for entry in filed:
        found = [*_written(entry, clauses, rows), *_relations(entry, known)]
        yield from found
        if entry.is_live and not found:
            yield from answered_otherwise(entry)
    yield from contradictions(filed)


def _finding(check: str, entry: FiledRuling, place: str, /, **values: object) -> Problem:
    words = message("register." + check.removeprefix("ruling-").replace("-", "_"), **values)
    return Problem(check, entry.file, place, words)


def _written(entry: FiledRuling, clauses: AbstractSet[str], rows: AbstractSet[str]) -> Iterator[Problem]:
    """Yield what is named and does not exist, and what a ruling that is no draft must have and has not."""
    for clause in entry.clauses:
        if clause not in clauses:
            yield _finding("ruling-named-clause", entry, "clauses", clause=clause)
    for code in entry.verdict.reasons or ():
        if code not in reasons():
            yield _finding("ruling-reason", entry, "verdict.reasons", code=code)
    if entry.scenario and entry.scenario not in rows:
        yield _finding("ruling-row", entry, "scenario", row=entry.scenario)
    if entry.status != "draft":
        yield from _unfinished(entry)


def _unfinished(entry: FiledRuling) -> Iterator[Problem]:
    """Yield what a draft may lack, and *entry* may not."""
    if not entry.clauses:
        yield _finding("ruling-bare", entry, "clauses")
    for key in _WORDS:
        words = getattr(entry, key)
        for language in LANGUAGES:
            said = words.said_in(language)
            if not said or PLACEHOLDER in said:
                yield _finding("ruling-language", entry, key, language=LANGUAGE_NAMES[language])


def _relations(entry: FiledRuling, known: Mapping[str, FiledRuling]) -> Iterator[Problem]:
    """Yield where it is superseded by nothing, by what is not there, or by what is no good law itself."""
    if (entry.status == "superseded") is not bool(entry.superseded_by):
        yield _finding("ruling-superseded", entry, "superseded_by", status=entry.status)
    other = known.get(entry.superseded_by)
    if entry.superseded_by and (other is None or other is entry or other.status not in {"live", "superseded"}):
        yield _finding("ruling-successor", entry, "superseded_by", id=entry.superseded_by)


def answered_otherwise(entry: FiledRuling) -> Iterator[Problem]:
    """Yield wherever the reference answers otherwise than *entry* says."""
    for found in differences(entry):
        place = found.key if found.key == "position" else f"verdict.{found.key}"
        yield Problem("ruling-differs", entry.file, place, told(found))


def contradictions(filed: Sequence[FiledRuling]) -> Iterator[Problem]:
    """Yield every two live rulings that answer one question and act apart."""
    asked: dict[object, list[tuple[FiledRuling, Answer]]] = {}
    for entry in filed:
        question = _question(entry) if entry.is_live else None
        if question is not None:
            asked.setdefault(question[0], []).append((entry, question[1]))
    for some in asked.values():
        for (one, said), (other, says) in combinations(some, 2):
            apart = [key for key in _KEYS if _apart(said, says, key)]
            for key in apart:
                values = {"id": other.id, "key": key_words(key), "one": value_words(one.verdict, key)}
                values["other"] = value_words(other.verdict, key)
                yield _finding("ruling-contradicts", one, f"verdict.{key}", **values)


def _question(entry: FiledRuling) -> tuple[object, Answer] | None:
    """Return what *entry* asks, alike for all who ask it from whatever seats, and its answer from there."""
    try:
        where, act, by = case_of(entry.position, entry.action).alike()
        return (table_of(entry), where, act), _answer_turned(entry.verdict, by)
    except (UserError, FaultError):  # told where it is judged by itself
        return None


def _answer_turned(answer: Answer, by: int) -> Answer:
    follows = answer.next
    return Answer(
        answer.stands,
        answer.reasons,
        answer.phase,
        follows if follows in {None, NOBODY} else seat_turned(str(follows), by),
        None if answer.may is None else tuple(sorted(answer.may)),
        answer.score,
        answer.dues,
    )


def _apart(one: Answer, other: Answer, key: str) -> bool:
    said, says = getattr(one, key), getattr(other, key)
    return said is not None and says is not None and said != says
