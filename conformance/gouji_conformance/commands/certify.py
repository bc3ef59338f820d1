"""``gouji certify``: run the scenarios against an engine."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.tending import tended
from gouji_conformance.engines.transcript import Transcript, TranscriptFile
from gouji_conformance.reports.other_formats import FILES
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.runs import certifying, watching
from gouji_conformance.runs.known import read_known
from gouji_conformance.runs.limits import Limits
from gouji_conformance.runs.planning import ALL_PROFILES, Assignment
from gouji_conformance.runs.rerunning import any_failed
from gouji_conformance.sentences.selection import Selection
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
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
    watch: Path | None,
) -> int:
    """Certify an engine; return 0 where all that was run passed, else 1."""
    if resume and failed:
        raise UserError("certify.resume_or_failed")
    if watch is not None and (resume or failed or transcript is not None):
        raise UserError("certify.watch_alone")
    if watch is not None and not watch.is_dir():
        raise UserError("certify.watch_no_folder", folder=watch)
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
        every_option=every_option,
        timeout=timeout,
        seed=certifying.random_seed() if seed is None else seed,
        seed_drawn=seed is None,
        jobs=jobs,
        folder=report,
        known_file="" if known_failures is None else str(known_failures),
        known=() if known_failures is None else read_known(known_failures, suite.row_ids()),
        resume=resume,
        fresh=not no_fresh,
    )

    def once(*, again: bool = False, taken_down: Transcript | None = None) -> int:
        spent = Limits(max_time, 0, max_fail, 0) if keep_going else Limits(max_time, max_faults, max_fail)
        now = replace(assignment, limits=spent, only_failed=failed or again, transcript=taken_down)
        return certifying.certify(now, suite, Terminal(language))

    with tended():
        if watch is not None:
            return _watched(once, watch, report, Terminal(language))
        if transcript is None:
            return once()
        with TranscriptFile(transcript, more=resume) as taken_down:
            return once(taken_down=taken_down)


def _watched(once: Callable[..., int], folder: Path, report: Path, terminal: Terminal) -> int:
    """Run *once*, and again at each change of *folder* until all passes."""

    def again() -> int:
        return once(again=True) if any_failed(report) else 0

    terminal.line(message("certify.watching", folder=folder), style="dim")
    return watching.mended(folder, report, once, again, watching.let_go_by)
