"""What rests on the words of a clause, and what of it has not been read since they changed.

A scenario, a reason, an interpretation, a question of the table, a function of the reference: each is held to the id
of its clauses.  That it still says what they say is known only of what was read beside their present words
(``spec/rests``).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from gouji_conformance import explore
from gouji_conformance.checks.problems import problem
from gouji_conformance.checks.reference_code import Function, near, read_code, reference_code, reference_folder
from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.suite import Suite
from gouji_spec.law import Interpretation, Law
from gouji_spec.problem import Problem
from gouji_spec.questions import Question, Theme
from gouji_spec.reasons import Reason
from gouji_spec.rests import Rests, says_the_same

Kind = Literal["scenario", "reason", "interpretation", "question", "function"]
_REASONS: Final = "spec/words/reasons.toml"
_EXPLORE: Final = "gouji_conformance.explore"
"""The second reading of Articles 8 to 19, made from the clauses alone."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that rests on clauses.

    Attributes:
        kind: what it is.
        name: no two things of any kind have one name.
        clauses: those it rests on.
        file, place: where it stands.
        holds: the thing itself.
    """

    kind: Kind
    name: str
    clauses: tuple[str, ...]
    file: str
    place: str
    holds: Scenario | Reason | Interpretation | Question | Function


@dataclass(frozen=True, slots=True)
class Code:
    """A package whose functions cite clauses: its folder, and those functions."""

    folder: Path
    functions: tuple[Function, ...]


def all_code() -> tuple[Code, ...]:
    """Return the reference and the second reading, as they are installed."""
    second = Path(explore.__file__).resolve().parent
    return (
        Code(reference_folder(), reference_code().functions),
        Code(second, read_code(second, _EXPLORE).functions),
    )


def things(
    suite: Suite, law: Law, codes: Iterable[Reason], asked: Iterable[Theme], code: Iterable[Code]
) -> Iterator[Thing]:
    """Yield everything that rests on a clause: scenarios, reasons, interpretations, questions, functions."""
    for scenario in suite.scenarios():
        yield Thing("scenario", scenario.id, scenario.clauses, scenario.file, str(scenario.line), scenario)
    for reason in codes:
        yield Thing("reason", reason.code, reason.clauses, _REASONS, reason.code, reason)
    for article in law.articles:
        for entry in article.interpretations:
            yield Thing("interpretation", entry.id, entry.clauses, article.file, entry.id, entry)
    for theme in asked:
        for question in theme.questions:
            yield Thing("question", question.id, question.clauses, theme.file, question.id, question)
    for package in code:
        for function in package.functions:
            file = near(package.folder / function.file)
            yield Thing("function", function.name, function.clauses, file, str(function.first), function)


def by_clause(found: Iterable[Thing]) -> dict[str, list[Thing]]:
    """Return clause → what rests on it."""
    resting: dict[str, list[Thing]] = {}
    for thing in found:
        for clause in thing.clauses:
            resting.setdefault(clause, []).append(thing)
    return resting


def stale(resting: Mapping[str, list[Thing]], rests: Rests, law: Law) -> dict[str, list[Thing]]:
    """Return clause → what was read beside other words than it has now; only clauses of which something was."""
    found: dict[str, list[Thing]] = {}
    for name, clause in law.clauses().items():
        read = rests.get(name, {})
        old = [one for one in resting.get(name, ()) if one.name in read and not says_the_same(read[one.name], clause)]
        if old:
            found[name] = old
    return found


def unread(resting: Mapping[str, list[Thing]], rests: Rests) -> Iterator[tuple[str, Thing]]:
    """Yield what rests on a clause and was never read beside it, with the clause."""
    for name, some in resting.items():
        read = rests.get(name, {})
        yield from ((name, thing) for thing in some if thing.name not in read)


def gone(resting: Mapping[str, list[Thing]], rests: Rests) -> Iterator[tuple[str, str]]:
    """Yield the name of what was read beside a clause and rests on it no longer, with the clause."""
    for name, read in rests.items():
        now = {thing.name for thing in resting.get(name, ())}
        yield from ((name, thing) for thing in read if thing not in now)


def resting_problems(found: Iterable[Thing], rests: Rests, law: Law) -> Iterator[Problem]:
    """Yield by name whatever has not been read beside the present words of a clause that it rests on."""
    resting = by_clause(found)
    for clause, some in stale(resting, rests, law).items():
        for thing in some:
            yield problem("to-reread", thing.file, thing.place, thing=thing.name, clause=clause)
    known = law.clauses()
    for clause, thing in unread(resting, rests):
        if clause in known:
            yield problem("never-read", thing.file, thing.place, thing=thing.name, clause=clause)
    for clause, name in gone(resting, rests):
        yield problem("rests-no-longer", "spec/rests", clause, thing=name)
