"""What of the law nothing stands on: no scenario, no function of the reference, no table.  It must be nothing."""

from collections.abc import Iterable, Mapping

from gouji.protocol.serve import Session
from gouji.rules import PLAYED
from gouji_conformance.checks.played import unplayed_options
from gouji_conformance.checks.reference_code import ReferenceCode
from gouji_conformance.checks.tracing import Uncovered, testable
from gouji_conformance.sentences.suite import Suite
from gouji_spec import protocol
from gouji_spec.law import Clause, Law, Sentence
from gouji_spec.option_use import unused_values
from gouji_spec.options import OptionBook, options
from gouji_spec.reasons import Reason
from gouji_spec.ruleset import Profile, Ruleset


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
    methods = suite_methods(suite)
    return Uncovered(
        sentences=tuple(entry.place for entry in sentences.values() if not entry.clauses and entry.note is None),
        scenario=uncovered_clauses(clauses, (name for scenario in suite.scenarios() for name in scenario.clauses)),
        function=uncovered_clauses(testable(clauses), code.citing()),
        values=(),
        options=unplayed_options(options(), PLAYED),
        reason_code=tuple(name for name in codes if name not in code.texts),
        reason_scenario=tuple(name for name in codes if name not in expected),
        method_code=tuple(name for name in protocol.methods() if name not in Session().methods),
        method_scenario=tuple(name for name in protocol.methods() if name not in methods),
        phrase=phrases_nobody_says(suite),
    )


def values_nobody_plays(suite: Suite, book: OptionBook, profiles: Iterable[Profile]) -> tuple[str, ...]:
    """Return ``option=value`` for each value that no profile, no room and no scenario plays."""
    tagged = [(name, value) for scenario in suite.scenarios() for name, values in scenario.options for value in values]
    return tuple(unused_values(book, profiles, tagged))


def suite_methods(suite: Suite) -> set[str]:
    """Return every method that a row of *suite* asks, and the last of a conversation, which every run ends with."""
    plans = suite.plans(Ruleset.of("outline"), every_option=True)
    return {operation.method for plan in plans for operation in plan.operations} | {"shutdown"}


def phrases_nobody_says(suite: Suite) -> tuple[str, ...]:
    """Return the sentences that no step of *suite* is, by their names.

    One that may be said as done or as tried needs one of both.  A hand in a match is a hand: what is said of either by
    the same name needs to be said of one.
    """
    said = {
        _entry(suite.book.understand(step.text, step.keyword, scenario.area, "en").sentence.id)
        for scenario, row in suite.rows()
        for step in row.steps
    }
    entries = dict.fromkeys(_entry(sentence.id) for sentence in suite.book.sentences)
    return tuple(name for name in entries if name not in said)


def _entry(sentence: str) -> str:
    return sentence.removesuffix("-tried")


def reasons_expected(suite: Suite) -> set[str]:
    """Return every reason that a row of *suite* expects, under the outline and its tags."""
    found: set[str] = set()
    for plan in suite.plans(Ruleset.of("outline"), every_option=True):
        for operation in plan.operations:
            for want in operation.expect:
                if want.path.rpartition(".")[2] == "reasons":
                    found.update([want.value] if isinstance(want.value, str) else want.value)
    return found
