"""The trace: from each sentence of the sources to clauses, options, scenarios and the reference's functions."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from gouji_conformance.checks.reference_code import ReferenceCode
from gouji_conformance.runs.floors import Floor, floors_of
from gouji_conformance.sentences.suite import Suite
from gouji_spec.law import Article, Clause, Law, Sentence
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text


class TracedSentence(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of a source.

    Attributes:
        place: where it stands, ``S0 9.2``.
        gist: what it says.
        clauses: those that restate it, and those that cite it.
        note: why it carries no rule, where it has no clause.
    """

    place: str
    gist: Text
    clauses: tuple[str, ...] = ()
    note: Text | None = None


class TracedClause(msgspec.Struct, frozen=True, omit_defaults=True):
    """One clause and what stands on it.

    Attributes:
        id, modality: of the clause.
        options: what it leaves to the table.
        interpretations: what settles what it leaves open.
        scenarios: what proves it.
        functions: what plays it, ``gouji.table.sets.is_gouji``.
    """

    id: str
    modality: str
    options: tuple[str, ...] = ()
    interpretations: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    functions: tuple[str, ...] = ()


class TracedArticle(msgspec.Struct, frozen=True, omit_defaults=True):
    """One article of the outline or one topic of the house rules.

    Attributes:
        key: its number, or its topic.
        title: of the article.
        sentences: of the outline, in order.
        elsewhere: sentences of the other sources that lead to its clauses.
        clauses: in order.
        floors: of its rows in each area, each row at a table with its options: how many pass without knowing a rule.
    """

    key: str
    title: Text
    sentences: tuple[TracedSentence, ...] = ()
    elsewhere: tuple[TracedSentence, ...] = ()
    clauses: tuple[TracedClause, ...] = ()
    floors: tuple[Floor, ...] = ()


class Uncovered(msgspec.Struct, frozen=True):
    """What nothing stands on.

    Attributes:
        sentences: neither clause nor note.
        scenario: clauses that no scenario proves, or asks an engine to declare.
        function: must, may and is clauses that no function of the reference cites.
        values: option values that no profile, room or scenario plays.
        options: options that no method of the reference looks at.
        reason_code: reasons that the reference never gives.
        reason_scenario: reasons that no scenario expects.
        method_code: methods of the protocol that the reference does not answer.
        method_scenario: methods that no row asks.
        phrase: sentences of the phrasebook that no scenario says.
        wrong_engine: clauses that fewer wrong engines break than should.
    """

    sentences: tuple[str, ...]
    scenario: tuple[str, ...]
    function: tuple[str, ...]
    values: tuple[str, ...]
    options: tuple[str, ...]
    reason_code: tuple[str, ...]
    reason_scenario: tuple[str, ...]
    method_code: tuple[str, ...] = ()
    method_scenario: tuple[str, ...] = ()
    phrase: tuple[str, ...] = ()
    wrong_engine: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Something stands on everything."""
        return not any(msgspec.structs.astuple(self))


class Trace(msgspec.Struct, frozen=True):
    """The whole trace, as ``gouji trace --json`` prints it."""

    articles: tuple[TracedArticle, ...]
    uncovered: Uncovered


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a trace."""
    return msgspec.json.schema(Trace)


class Tracer:
    """Builds traces from the law, the suite and the reference's source."""

    def __init__(self, law: Law, accounts: Mapping[str, Sentence], suite: Suite, code: ReferenceCode) -> None:
        self._law = law
        self._suite = suite
        self._accounts = accounts
        self._functions = code.citing()
        self._scenarios: dict[str, list[str]] = {}
        for scenario in suite.scenarios():
            for clause in scenario.clauses:
                self._scenarios.setdefault(clause, []).append(scenario.id)
        self._citing: dict[str, list[str]] = {}
        for name, entry in law.clauses().items():
            for place in entry.sources:
                self._citing.setdefault(_in_s0(place), []).append(name)

    def article(self, article: Article) -> TracedArticle:
        """Return the trace of one article or topic."""
        own = {clause.id for clause in article.clauses}
        elsewhere = [self.sentence(entry) for entry in self._accounts.values()]
        return TracedArticle(
            key=article.key,
            title=article.title,
            sentences=tuple(self.sentence(entry) for entry in article.sentences),
            elsewhere=tuple(entry for entry in elsewhere if own & set(entry.clauses)),
            clauses=tuple(self.clause(entry) for entry in article.clauses),
            floors=tuple(floor for floor in self._floors if floor.article == article.key),
        )

    @cached_property
    def _floors(self) -> tuple[Floor, ...]:
        return floors_of(self._suite.plans(Ruleset.of("outline"), every_option=True))

    def sentence(self, sentence: Sentence) -> TracedSentence:
        """Return one sentence with the clauses it leads to: those it names, then those that cite it."""
        clauses = dict.fromkeys((*sentence.clauses, *self._citing.get(sentence.place, ())))
        return TracedSentence(sentence.place, sentence.gist, tuple(clauses), sentence.note)

    def clause(self, clause: Clause) -> TracedClause:
        """Return one clause with what stands on it."""
        return TracedClause(
            id=clause.id,
            modality=clause.modality,
            options=clause.options,
            interpretations=tuple(entry.id for entry in self._law.settling(clause.id)),
            scenarios=tuple(self._scenarios.get(clause.id, ())),
            functions=tuple(entry.name for entry in self._functions.get(clause.id, ())),
        )

    def source(self, key: str) -> tuple[TracedSentence, ...]:
        """Return every sentence of a source other than the outline: ``S1``, ``S4``, ``S0 tail``."""
        return tuple(self.sentence(entry) for entry in self._accounts.values() if entry.place.startswith(key + " "))

    def whole(self, uncovered: Uncovered) -> Trace:
        """Return the trace of the whole law."""
        return Trace(tuple(self.article(entry) for entry in self._law.articles), uncovered)


def _in_s0(place: str) -> str:
    """Return a place in S2 as the place of the same sentence in S0; S2 prints the outline again."""
    return "S0 " + place[3:] if place.startswith("S2 ") else place


def testable(clauses: Iterable[Clause]) -> list[Clause]:
    """Return the clauses that moves can test: all but those that declare."""
    return [clause for clause in clauses if clause.modality != "declares"]
