"""``gouji certify``: run the scenarios against an engine."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.tending import tended
from gouji_conformance.engines.transcript import TranscriptFile
from gouji_conformance.reports.other_formats import FILES
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.runs import certifying
from gouji_conformance.runs.known import read_known
from gouji_conformance.runs.limits import Limits
from gouji_conformance.runs.planning import ALL_PROFILES, Assignment
from gouji_conformance.sentences.selection import Selection
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.rulesets import profile_called, rules_of_file
from gouji_spec.text import Language


def certify(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    engine: str | None,
    command: Sequence[str] | None,
    profile: str | None,
    ruleset: Path | None,
    areas: tuple[str, ...],
    articles: tuple[str, ...],
    clauses: tuple[str, ...],
    scenarios: tuple[str, ...],
    failed: bool,
    resume: bool,
    every_option: bool,
    no_fresh: bool,
    known_failures: Path | None,
    timeout: float,
    max_time: float,
    max_faults: int,
    max_fail: int,
    keep_going: bool,
    jobs: int,
    seed: int | None,
    report: Path,
    transcript: Path | None,
) -> int:
    """Certify an engine; return 0 where all that was run passed, else 1."""
    if resume and failed:
        raise UserError("certify.resume_or_failed")
    if ruleset is not None and profile is not None:
        raise UserError("ruleset.profile_and_file", profile=profile, file=ruleset)
    if transcript is not None and transcript.name in FILES:
        raise UserError("certify.transcript_over_report", path=transcript)
    suite = load_suite()
    assignment = Assignment(
        engine_named(engine, command),
        profile="" if profile is None else profile_called(profile, also=[ALL_PROFILES]),
        ruleset=None if ruleset is None else rules_of_file(ruleset).ruleset,
        areas=areas,
        selection=Selection(articles, clauses, scenarios),
        only_failed=failed,
        every_option=every_option,
        timeout=timeout,
        seed=certifying.random_seed() if seed is None else seed,
        seed_drawn=seed is None,
        jobs=jobs,
        folder=report,
        known_file="" if known_failures is None else str(known_failures),
        known=() if known_failures is None else read_known(known_failures, suite.row_ids()),
        resume=resume,
        limits=Limits(max_time, 0, max_fail, 0) if keep_going else Limits(max_time, max_faults, max_fail),
        fresh=not no_fresh,
    )
    terminal = Terminal(language)
    if transcript is None:
        with tended():
            return certifying.certify(assignment, suite, terminal)
    with TranscriptFile(transcript, more=resume) as taken_down, tended():
        return certifying.certify(replace(assignment, transcript=taken_down), suite, terminal)
