"""Proves that a scenario without an option's tag holds whatever a table plays there.

Each row is run on the reference under a pairwise covering array of the legal rulesets that satisfy its tags,
with every value of a tag that names several; a verdict that changes is a missing tag.  What changes is told
with as few departures as still change it.  The first run of each row also shows whether it can catch anybody.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache as once
from itertools import groupby
from typing import Final

from gouji.rules import PLAYED
from gouji_conformance.checks.biting import told_blunt
from gouji_conformance.checks.covering import Covering
from gouji_conformance.checks.reference_runs import Change, PlansOfRow, ReferenceRuns, is_settled, told
from gouji_conformance.sentences.features import Row, Scenario
from gouji_conformance.sentences.phrasebook import Phrasebook, phrasebook
from gouji_conformance.sentences.suite import Suite, chosen, completed
from gouji_spec import cache
from gouji_spec.options import OptionBook, options
from gouji_spec.problem import Problem
from gouji_spec.protocol import governing
from gouji_spec.ruleset import Ruleset, RulesetError, make_ruleset

Tags = tuple[tuple[str, tuple[str, ...]], ...]
_SHARE: Final = 40
"""Scenarios given to a process at once; all have the same tags, and so the same rulesets."""


class TagChecker:
    """Runs rows on the reference in this process under rulesets they should not mind.

    Args:
        phrases: the phrasebook that reads them.
        book: the options.
        names: those that can change a verdict.
    """

    def __init__(self, phrases: Phrasebook, book: OptionBook, names: Sequence[str]) -> None:
        self._book = book
        self._phrases = phrases
        self._names = names
        self._coverings: dict[str, Covering] = {}
        self._rulesets: dict[tuple[str, Tags], list[Ruleset]] = {}
        self._runs = ReferenceRuns(phrases)

    def problems(self, scenario: Scenario) -> Iterator[Problem]:
        """Yield what is wrong with the tags of *scenario*: at most one finding a row."""
        if not self._runs.plays(scenario):
            return
        try:
            rulesets = self._legal(scenario.area, tuple(sorted(scenario.options)))
        except RulesetError:
            return  # told by the checks of the features
        for row in scenario.rows:
            found = self._row(scenario, row, rulesets)
            if found is not None:
                yield found

    def _legal(self, area: str, tags: "Tags") -> list[Ruleset]:
        if area not in self._coverings:
            self._coverings[area] = Covering(self._book, self._names_in(area))
        if (area, tags) not in self._rulesets:
            self._rulesets[area, tags] = self._coverings[area].rulesets(dict(tags))
        return self._rulesets[area, tags]

    def _names_in(self, area: str) -> list[str]:
        """Return the options that rows of *area* are tried under: those that govern what is asked, or tell it.

        Others change nothing, which is proven by itself.  What governs a hand is varied where hands are asked about,
        not again where one is played within a match.
        """
        governed = {name for method in self._phrases.methods_in(area) for name in governing(method)}
        if "match/act" in self._phrases.methods_in(area):
            governed -= set(governing("play/act"))
        return [name for name in self._names if name in governed | self._phrases.options_in(area)]

    def _row(self, scenario: Scenario, row: Row, rulesets: Sequence[Ruleset]) -> Problem | None:
        plans = self._runs.plans_of(scenario, row)
        if not plans.readable(rulesets[0]):
            return None  # told by the checks of the features
        base = self._runs.change(plans, rulesets[0])
        if base is not None:
            return told("suite-fails", scenario, row, base)
        blunt = self._runs.blunt(plans, rulesets[0])
        if blunt is not None:
            return told_blunt(scenario, row, *blunt)
        for ruleset in rulesets[1:]:
            change = self._runs.change(plans, ruleset)
            if change is not None:
                return told("tag-missing", scenario, row, self._least(scenario, plans, change))
        return None

    def _least(self, scenario: Scenario, plans: PlansOfRow, change: Change) -> Change:
        """Return the same change under as few departures as still bring it about."""
        while True:
            for name in [name for name in change.departures if not is_settled(scenario, name)]:
                fewer = {key: value for key, value in change.departures.items() if key != name}
                found = self._change_under(scenario, plans, fewer)
                if found is not None:
                    change = found
                    break  # what could not go before may go now: another departure needed it
            else:
                return change

    def _change_under(self, scenario: Scenario, plans: PlansOfRow, departures: Mapping[str, str]) -> Change | None:
        """Return the change under exactly *departures*; None where they are not legal by themselves."""
        fixed = chosen({**Ruleset.of("outline"), **departures}, scenario.wanted)
        try:
            ruleset = make_ruleset("outline", completed(self._book, {**departures, **fixed}, "outline", fixed))
        except RulesetError:
            return None
        return self._runs.change(plans, ruleset) if ruleset.departures.items() <= departures.items() else None


def mattering(suite: Suite, book: OptionBook) -> list[str]:
    """Return the options that can change a verdict: those the reference plays, and those a sentence or a tag names."""
    named = {name for sentence in suite.book.sentences for meaning in sentence.meanings for name, _ in meaning.when}
    named |= {name for scenario in suite.scenarios() for name, _ in scenario.options}
    return [name for name in book.options if name in PLAYED or name in named]


def tag_problems(suite: Suite, *, only: Sequence[Scenario] | None = None, processes: int = 1) -> list[Problem]:
    """Return every missing tag of *suite*, in the order of the files.

    Args:
        suite: says which options are varied; with more than one process it has the phrasebook of this installation.
        only: the scenarios that are looked at, where not all are.
        processes: how many run at once.
    """
    scenarios = list(suite.scenarios() if only is None else only)
    names = tuple(mattering(suite, options()))
    if processes == 1:
        return _checked(TagChecker(suite.book, options(), names), scenarios)
    shares = list(_shares(scenarios))
    with ProcessPoolExecutor(processes, initializer=cache.use, initargs=(cache.in_use(),)) as pool:
        found = [entry for share in pool.map(_share, [names] * len(shares), shares) for entry in share]
    order = {scenario.file: number for number, scenario in enumerate(scenarios)}
    return sorted(found, key=lambda entry: (order.get(entry.file, 0), int(entry.place or 0)))


def _shares(scenarios: Sequence[Scenario]) -> Iterator[list[Scenario]]:
    """Yield *scenarios* in shares of those with the same tags, the largest first."""
    alike = [list(group) for _, group in groupby(sorted(scenarios, key=_tags), key=_tags)]
    for group in sorted(alike, key=len, reverse=True):
        for at in range(0, len(group), _SHARE):
            yield group[at : at + _SHARE]


def _tags(scenario: Scenario) -> list[tuple[str, tuple[str, ...]]]:
    return sorted(scenario.options)


def _share(names: tuple[str, ...], scenarios: Sequence[Scenario]) -> list[Problem]:
    return _checked(_checker_here(names), scenarios)


@once
def _checker_here(names: tuple[str, ...]) -> TagChecker:
    return TagChecker(phrasebook(), options(), names)


def _checked(checker: TagChecker, scenarios: Sequence[Scenario]) -> list[Problem]:
    return [found for scenario in scenarios for found in checker.problems(scenario)]
