"""What of the law nothing stands on yet, and the committed list of it, which may only shrink.

``features/uncovered.txt`` has a line for each: ``scenario GJ-9.2`` (no scenario proves the clause, or asks an engine to
declare it),
``function GJ-9.2`` (no function of the reference cites it), ``sentence S1 …``, ``value misplay=reject``,
``option opening`` (no method of the reference looks at it),
``reason-code …`` (the reference never gives it), ``reason-scenario …`` (no scenario expects it).
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from gouji.rules import PLAYED
from gouji_conformance.checks.played import unplayed_options
from gouji_conformance.checks.reference_code import ReferenceCode
from gouji_conformance.checks.tracing import Uncovered, testable
from gouji_conformance.sentences.id_lists import read_ids
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.speech.messages import message
from gouji_spec.law import Clause, Law, Sentence
from gouji_spec.option_use import unused_values
from gouji_spec.options import OptionBook, options
from gouji_spec.reasons import Reason
from gouji_spec.ruleset import Profile, Ruleset

_KINDS: Final = {
    "sentence": "sentences",
    "scenario": "scenario",
    "function": "function",
    "value": "values",
    "option": "options",
    "reason-code": "reason_code",
    "reason-scenario": "reason_scenario",
}

HEAD: Final = "# What nothing stands on yet; this list may only shrink. Made by: gouji trace --uncovered"


def uncovered_clauses(clauses: Iterable[Clause], covered: Iterable[str]) -> tuple[str, ...]:
    """Return those of *clauses* that are not among *covered*, in their order."""
    known = set(covered)
    return tuple(clause.id for clause in clauses if clause.id not in known)


def find_uncovered(
    law: Law, sentences: Mapping[str, Sentence], suite: Suite, code: ReferenceCode, codes: Mapping[str, Reason]
) -> Uncovered:
    """Return what nothing stands on; option values are ``values_nobody_plays``."""
    expected = reasons_expected(suite)
    clauses = tuple(law.clauses().values())
    return Uncovered(
        sentences=tuple(entry.place for entry in sentences.values() if not entry.clauses and entry.note is None),
        scenario=uncovered_clauses(clauses, (name for scenario in suite.scenarios() for name in scenario.clauses)),
        function=uncovered_clauses(testable(clauses), code.citing()),
        values=(),
        options=unplayed_options(options(), PLAYED),
        reason_code=tuple(name for name in codes if name not in code.texts),
        reason_scenario=tuple(name for name in codes if name not in expected),
    )


def values_nobody_plays(suite: Suite, book: OptionBook, profiles: Iterable[Profile]) -> tuple[str, ...]:
    """Return ``option=value`` for each value that no profile, no room and no scenario plays."""
    tagged = [(name, value) for scenario in suite.scenarios() for name, values in scenario.options for value in values]
    return tuple(unused_values(book, profiles, tagged))


def reasons_expected(suite: Suite) -> set[str]:
    """Return every reason that a row of *suite* expects, under the outline and its tags."""
    found: set[str] = set()
    for plan in suite.plans(Ruleset.of("outline"), every_option=True):
        for operation in plan.operations:
            for want in operation.expect:
                if want.path.rpartition(".")[2] == "reasons":
                    found.update([want.value] if isinstance(want.value, str) else want.value)
    return found


def lines(uncovered: Uncovered) -> list[str]:
    """Return the lines of the list, its head first."""
    found = [HEAD]
    for kind, field in _KINDS.items():
        found += [f"{kind} {name}" for name in getattr(uncovered, field)]
    return found


def read_list(path: Path) -> list[str]:
    """Return the lines of the committed list at *path*, without its head.

    Raises:
        UserError: it cannot be read, a line is none of ours, or stands twice.
    """
    return list(read_ids(path, _read_line, message("trace.line", known=", ".join(_KINDS))))


def _read_line(line: str) -> tuple[str, str] | None:
    """Return the line as its own id: kind and name say all."""
    kind, _, name = line.partition(" ")
    return (line, name) if kind in _KINDS and name else None


def compared(uncovered: Uncovered, kept: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return what the list lacks (newly uncovered) and what it has too much (covered by now)."""
    now = [line for line in lines(uncovered) if line != HEAD]
    then = list(kept)
    return [line for line in now if line not in set(then)], [line for line in then if line not in set(now)]
