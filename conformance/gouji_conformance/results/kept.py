"""The results of the project's own engines, ``conformance/results/NAME.json``, held against new runs.

``python -m gouji_conformance.results.kept REPORTS`` writes those that say something else than the reports in
``REPORTS/NAME/outline`` do; with ``--check`` it names them instead, and writes nothing.  What others have sent is
read, so that a file that is none is found.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from gouji_conformance.certificates.kept import FILES, PROJECT
from gouji_conformance.reports.files import make_folder, write_whole
from gouji_conformance.results.making import result_of
from gouji_conformance.results.result import FOLDER, Result, read_result, result_bytes
from gouji_conformance.runs.vouching import vouched_report
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_spec.ruleset import PROFILES


def kept_results(folder: Path = FOLDER) -> Iterator[tuple[str, Result]]:
    """Yield each result in *folder* with the name of its file.

    Raises:
        UserError: a file is none.
    """
    for path in sorted(folder.glob("*.json")):
        if path.name != "schema.json":
            yield path.stem, read_result(path)


def made_of(engine: str, report: Path) -> Result:
    """Return the result of *engine*, one of the project's own, by *report*, a file."""
    found, plans = vouched_report(report, load_suite())
    files = sorted(PROJECT.glob(FILES[engine])) if FILES[engine] else []
    return result_of(found, plans, files, PROJECT)


def main(arguments: Sequence[str]) -> int:
    """Compare or write; return 1 where something is otherwise than kept, 2 where a file is no result."""
    parser = argparse.ArgumentParser(prog="python -m gouji_conformance.results.kept")
    parser.add_argument("reports", type=Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--kept", type=Path, default=FOLDER)
    given = parser.parse_args(arguments)
    wrong = 0
    try:
        kept = dict(kept_results(given.kept))
        for engine in FILES:
            made = made_of(engine, given.reports / engine / PROFILES[0] / "report.jsonl")
            if engine in kept and msgspec.structs.replace(kept[engine], seed=made.seed) == made:
                continue
            path = given.kept / f"{engine}.json"
            if given.check:
                sys.stdout.write(f"{path}: says something else than the run; make certificates\n")
                wrong = 1
                continue
            make_folder(path.parent)
            write_whole(path, result_bytes(made))
            sys.stdout.write(f"{path}: written\n")
    except UserError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
