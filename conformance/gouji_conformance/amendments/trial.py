"""What becomes of the suite under an amended law; run in an installation of it: ``python -m …amendments.trial``.

On standard input it is told what to look at, on standard output it tells what it found, both as JSON.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from gouji.rules import rules_of
from gouji_conformance.amendments.broken_code import BrokenCodeError, unbroken
from gouji_conformance.amendments.listing import Parts, parting
from gouji_conformance.cache_folder import use_cache
from gouji_conformance.checks.feature_checks import FeatureChecker
from gouji_conformance.checks.reference_code import reference_code
from gouji_conformance.checks.reference_runs import PlansOfRow, ReferenceRuns
from gouji_conformance.checks.resting import all_code, by_clause, stale, things, unread
from gouji_conformance.checks.some_features import with_files
from gouji_conformance.sentences.features import Feature, Row, Scenario
from gouji_conformance.sentences.suite import Suite, load_suite, with_tags
from gouji_spec.checks import law_problems
from gouji_spec.fault import FaultError
from gouji_spec.folder import law_folder
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.problem import Problem
from gouji_spec.questions import themes
from gouji_spec.reasons import reasons
from gouji_spec.rests import read_rests
from gouji_spec.ruleset import Ruleset, RulesetError, make_ruleset
from gouji_spec.text import Text


class Asked(msgspec.Struct, frozen=True):
    """What is to be looked at.

    Attributes:
        profiles: under which the suite is run.
        plays: the departures that a table makes which plays as is moved.
        features: the amendment's own feature files.
        added: the clauses it adds.
        articles: whose rows of the suite are run, by number or topic; none for all.
    """

    profiles: tuple[str, ...]
    plays: dict[str, str]
    features: tuple[str, ...]
    added: tuple[str, ...]
    articles: tuple[str, ...] = ()


class Fails(msgspec.Struct, frozen=True):
    """A row that fails: in which profile, at which step, what it expects and what comes instead."""

    row: str
    profile: str
    step: Text
    expects: str
    got: str


class Found(msgspec.Struct, frozen=True):
    """What there is to tell.

    Attributes:
        error: why nothing could be run; empty where it could.
        fails: the rows of the suite that fail.
        played: profile → the rows that it plays as it is.
        own_fails: the amendment's own rows that fail.
        problems: what the checks of the law and of its features find: check, file, place, sentence.
        stale: clause → what rests on it and is to be read again, or for the first time.
        uncovered: clauses it adds that no scenario proves or no function cites.
        parts: the first act that is judged otherwise than it is listed, at a table of the first profile.
    """

    error: Text | None = None
    fails: tuple[Fails, ...] = ()
    played: dict[str, tuple[str, ...]] = {}
    own_fails: tuple[Fails, ...] = ()
    problems: tuple[Problem, ...] = ()
    stale: dict[str, tuple[str, ...]] = {}
    uncovered: tuple[str, ...] = ()
    parts: Parts | None = None


def is_of(row: str, articles: Sequence[str]) -> bool:
    """Tell whether *row* is one of *articles*, by number or topic; where none is named all are."""
    return not articles or row.partition("-")[2].partition(".")[0] in articles


def tables_of(profile: str, ground: Ruleset, scenario: Scenario) -> Ruleset | None:
    """Return what *scenario* is played with in *profile*: the ground, in the outline with its tags; None: it is not."""
    if ground.satisfies(scenario.wanted):
        return ground
    if profile != "outline":
        return None
    try:
        return with_tags(ground, scenario.wanted)
    except RulesetError:
        return None


def failing(
    runs: ReferenceRuns, rows: Iterable[tuple[Scenario, Row]], grounds: Mapping[str, Ruleset]
) -> Iterator[Fails]:
    """Yield each of *rows* that fails on the reference, in each profile of which the ground is given."""
    for scenario, row in rows:
        plans = runs.plans_of(scenario, row)
        for profile, ground in grounds.items():
            ruleset = tables_of(profile, ground, scenario)
            if ruleset is not None:
                found = fails_at(runs, plans, row.id, profile, ruleset)
                if found is not None:
                    yield found


def fails_at(runs: ReferenceRuns, plans: PlansOfRow, row: str, profile: str, ruleset: Ruleset) -> Fails | None:
    """Return how a row fails on the reference at a table that plays *ruleset*, of *profile*; None where it passes."""
    change = runs.change(plans, ruleset)
    if change is None:
        return None
    expects, got = (said if isinstance(said, str) else said.en for said in (change.expected, change.got))
    step = Text(zh=change.step_zh or change.step, en=change.step)
    return Fails(row, profile, step, expects, got)


def played(suite: Suite, grounds: Mapping[str, Ruleset]) -> dict[str, tuple[str, ...]]:
    """Return profile → the rows that its ground satisfies."""
    return {
        profile: tuple(row.id for scenario, row in suite.rows() if ground.satisfies(scenario.wanted))
        for profile, ground in grounds.items()
    }


def look(asked: Asked) -> Found:
    """Return what there is to tell of the law of this installation."""
    try:
        grounds = {profile: make_ruleset(profile, asked.plays) for profile in asked.profiles}
        suite = load_suite()
        whole, own = with_files(suite, [Path(path) for path in asked.features]) if asked.features else (suite, [])
        problems = (*law_problems(law_folder()), *FeatureChecker(whole, law(), options()).problems(own))
    except FaultError as error:
        return Found(error=error.text)
    runs = ReferenceRuns(suite.book)
    rows = [entry for entry in suite.rows() if is_of(entry[1].id, asked.articles)]
    try:
        with unbroken():
            fails, own_fails = tuple(failing(runs, rows, grounds)), tuple(failing(runs, _rows(own), grounds))
            parts = parting(rules_of(grounds[asked.profiles[0]]))
    except BrokenCodeError as error:
        return Found(error=error.words)
    return Found(
        fails=fails,
        played=played(suite, grounds),
        own_fails=own_fails,
        problems=problems,
        stale=_to_read(whole),
        uncovered=tuple(_uncovered(whole, asked.added)),
        parts=parts,
    )


def _rows(features: Sequence[Feature]) -> Iterator[tuple[Scenario, Row]]:
    yield from ((scenario, row) for feature in features for scenario in feature.scenarios for row in scenario.rows)


def _to_read(suite: Suite) -> dict[str, tuple[str, ...]]:
    """Return clause → what is to be read again beside its new words, and what never was."""
    resting = by_clause(things(suite, law(), reasons().values(), themes(), all_code()))
    rests = read_rests(law_folder())
    found = {clause: [thing.name for thing in some] for clause, some in stale(resting, rests, law()).items()}
    for clause, thing in unread(resting, rests):
        found.setdefault(clause, []).append(thing.name)
    return {clause: tuple(names) for clause, names in found.items()}


def _uncovered(suite: Suite, added: Sequence[str]) -> Iterator[str]:
    proven = {clause for scenario in suite.scenarios() for clause in scenario.clauses}
    cited = reference_code().citing()
    for name in added:
        clause = law().clause(name)
        if clause is not None and (name not in proven or (clause.modality != "declares" and name not in cited)):
            yield name


def main() -> int:
    """Look at what standard input asks for, and tell it on standard output."""
    use_cache()
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Asked)
    sys.stdout.buffer.write(msgspec.json.encode(look(asked)) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
