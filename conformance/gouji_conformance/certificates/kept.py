"""The claims that are kept with the project, ``conformance/certificates/ENGINE/PROFILE.json``, held against new runs.

``python -m gouji_conformance.certificates.kept REPORTS`` writes those that say something else than the reports in
``REPORTS/ENGINE/PROFILE`` bear out; with ``--check`` it names them instead, and writes nothing.
"""

import argparse
import platform
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from gouji_conformance.certificates.files import claim_bytes, read_certificate
from gouji_conformance.certificates.making import certificate_of, subjects_of
from gouji_conformance.certificates.refusal import Refused
from gouji_conformance.certificates.statement import Statement, Versions
from gouji_conformance.reports.files import make_folder, write_whole
from gouji_conformance.runs.vouching import vouched_report
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_conformance.speech.faults import UserError
from gouji_spec import VERSION
from gouji_spec.text import Text

PROJECT: Final = Path(__file__).resolve().parents[3]
KEPT: Final = PROJECT / "conformance" / "certificates"
FILES: Final = {"node": "conformance/examples/node/*.mjs", "reference": ""}
"""Each engine → which files of the project its certificates pin; the reference is the package itself: not pinned."""

_DAYS: Final = 365
_CHANGING: Final = ("seed", "versions", "issued", "expires")


def kept_statements(folder: Path = KEPT) -> Iterator[tuple[str, str, Statement]]:
    """Yield each claim in *folder* with the names of its engine and its profile.

    Raises:
        Refused: one of them is no certificate.
    """
    for engine in FILES:
        for path in sorted((folder / engine).glob("*.json")):
            yield engine, path.stem, read_certificate(path).statement


def steady(statement: Statement) -> dict[str, Any]:
    """Return what *statement* says but for what each run says otherwise: seed, dates, versions, number of questions."""
    plain: dict[str, Any] = msgspec.to_builtins(statement)
    predicate = plain["predicate"]
    for name in _CHANGING:
        del predicate[name]
    for area, counts in predicate["fresh"].items():
        predicate["fresh"][area] = sorted(counts)
    for rung in predicate["rungs"]:
        rung.pop("fresh", None)
    return plain


def differing(kept: Statement, made: Statement) -> tuple[str, ...]:
    """Return which parts of two certificates say something else, by their names in the file."""
    one, other = steady(kept), steady(made)
    parts = [(name, one[name], other[name]) for name in ("_type", "subject", "predicateType")]
    parts += [(name, found, other["predicate"].get(name)) for name, found in one["predicate"].items()]
    return tuple(name for name, found, due in parts if found != due)


def made_of(engine: str, report: Path, suite: Suite, now: datetime) -> Statement | Text:
    """Return the claim that *report*, a file, bears out for *engine*, or why there is none."""
    pattern = FILES[engine]
    files = sorted(PROJECT.glob(pattern)) if pattern else []
    found, _ = vouched_report(report, suite)
    return certificate_of(found, subjects_of(files, PROJECT), now, _DAYS, Versions(VERSION, platform.python_version()))


def main(arguments: Sequence[str]) -> int:
    """Compare or write; return 1 where something is wrong or, with ``--check``, otherwise than kept; 2: misuse."""
    parser = argparse.ArgumentParser(prog="python -m gouji_conformance.certificates.kept")
    parser.add_argument("reports", type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--kept", type=Path, default=KEPT)
    given = parser.parse_args(arguments)
    now = datetime.now(UTC).replace(microsecond=0)
    wrong = 0
    try:
        for said, is_wrong in _each(given.reports, given.kept, now, check=given.check):
            sys.stdout.write(said + "\n")
            wrong += is_wrong
    except UserError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 1 if wrong else 0


def _each(reports: Path, kept: Path, now: datetime, *, check: bool) -> Iterator[tuple[str, bool]]:
    """Yield a line for each claim that is not as it should be or has been written, and whether that is wrong."""
    suite = load_suite()
    due: set[Path] = set()
    for engine in FILES:
        for report in sorted((reports / engine).glob("*/report.jsonl")):
            path = kept / engine / f"{report.parent.name}.json"
            due.add(path)
            made = made_of(engine, report, suite, now)
            if isinstance(made, Text):
                yield f"{report}: {made.en}", True
            else:
                yield from _held(path, made, check=check)
    for path in sorted({*kept.glob("*/*.json")} - due):
        yield f"{path}: no run bears it out", True


def _held(path: Path, made: Statement, *, check: bool) -> Iterator[tuple[str, bool]]:
    try:
        parts = differing(read_certificate(path).statement, made) if path.exists() else ("it is not there",)
    except Refused as refused:
        parts = (refused.reason.en,)
    if not parts:
        return
    if check:
        yield f"{path}: says something else than the run: {', '.join(parts)}; make certificates", True
        return
    make_folder(path.parent)
    write_whole(path, claim_bytes(made))
    yield f"{path}: written", False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
