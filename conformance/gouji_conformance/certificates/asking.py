"""The proof of a certificate: the engine is asked all of it again, from a seed that nobody knew before."""

import shutil
from collections.abc import Sequence
from pathlib import Path

import msgspec

from gouji_conformance.certificates.making import digest_of
from gouji_conformance.certificates.refusal import Refused
from gouji_conformance.certificates.rungs import rungs_of
from gouji_conformance.certificates.statement import PINNED, Predicate, Statement
from gouji_conformance.certificates.telling import rungs_words
from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import EngineInfo, opener
from gouji_conformance.reports.printable import printable, printable_text
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.runs import certifying
from gouji_conformance.runs.planning import Assignment
from gouji_conformance.runs.vouching import vouched_report
from gouji_conformance.sentences.suite import Suite
from gouji_spec.ruleset import make_ruleset


def files_of(engine: EngineName) -> tuple[Path, ...]:
    """Return the files that the command line of *engine* names, the program first where it is one."""
    if engine.kind != "command":
        return ()
    program = shutil.which(engine.command[0])
    words = [*([] if program is None else [program]), *engine.command[1:]]
    return tuple(path for path in map(Path, words) if path.is_file())


def check_subjects(statement: Statement, files: Sequence[Path], here: Path) -> None:
    """See that each file which *statement* pins is there, byte for byte.

    It may be any of *files*, or lie where its name says, as seen from the folder *here*.

    Raises:
        Refused: one is not there.
        UserError: one of the files cannot be read.
    """
    if statement.predicate.subjects != PINNED:
        return
    there = {digest_of(file) for file in (*files, *_named(statement, here))}
    for subject in statement.subject:
        if subject.sha256 not in there:
            raise Refused("certificates.other_files", name=printable(subject.name, 120), digest=subject.sha256)


def _named(statement: Statement, here: Path) -> list[Path]:
    """Return the files that the names of the subjects lead to; none leads out of *here*."""
    inside = here.resolve()
    found = ((here / subject.name).resolve() for subject in statement.subject if subject.name.isprintable())
    return [path for path in found if path.is_relative_to(inside) and path.is_file()]


def check_engine(predicate: Predicate, engine: EngineName, timeout: float) -> None:
    """See that *engine* says of itself what the certificate has of it.

    Raises:
        Refused: it does not start, or says something else.
    """
    try:
        session = opener(engine, timeout)()
    except EngineFault as fault:
        raise Refused("certificates.engine_fault", problem=printable_text(fault.sentence, 600)) from fault
    session.end()
    for field, certified, found in differing(predicate.engine, session.info):
        raise Refused("certificates.other_engine", field=field, certified=certified, found=found)


def differing(certified: EngineInfo, found: EngineInfo) -> list[tuple[str, str, str]]:
    """Return where two engines say something else of themselves: the field, and what each says, as JSON."""
    one, other = (_members(info) for info in (certified, found))
    return [(name, printable(one[name], 120), printable(other[name], 120)) for name in one if one[name] != other[name]]


def _members(info: EngineInfo) -> dict[str, str]:
    plain = msgspec.to_builtins(info)
    members = {**{f"engine.{name}": value for name, value in plain.pop("engine").items()}, **plain}
    return {name: msgspec.json.encode(value).decode() for name, value in members.items()}


def ask_again(  # noqa: PLR0913 - what a run needs, from the edge
    predicate: Predicate,
    engine: EngineName,
    suite: Suite,
    terminal: Terminal,
    *,
    seed: int,
    timeout: float,
    folder: Path,
) -> None:
    """Have *engine* certified as it was, from another seed, and see that all that was certified stands.

    Raises:
        Refused: something does not.
        UserError: the report cannot be written to *folder*, or read again.
    """
    assignment = Assignment(
        engine,
        ruleset=make_ruleset(predicate.profile, predicate.options),
        areas=predicate.areas,
        every_option=predicate.every_option,
        timeout=timeout,
        seed=seed,
        folder=folder,
    )
    passed = certifying.certify(assignment, suite, terminal) == 0
    report, _ = vouched_report(folder / "report.jsonl", suite)
    if report.header.engine != predicate.engine or report.header.judged != predicate.judged:
        raise Refused("certificates.changed_meanwhile")
    thin = {floor.area for floor in report.header.thin}
    now = {rung.name for rung in rungs_of(report.rows, fresh=report.fresh, thin=thin) if rung.stands}
    fallen = [rung for rung in predicate.rungs if rung.stands and rung.name not in now]
    if fallen:
        raise Refused("certificates.fallen", rungs=rungs_words(fallen))
    if {*predicate.certified, *thin} == {*predicate.areas} and not passed:
        raise Refused("certificates.not_certified_now")
