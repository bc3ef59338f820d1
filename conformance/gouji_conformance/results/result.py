"""A result: how one engine rules under one ruleset, in a file that can stand beside those of others.

It has the questions that the engine answers otherwise than the law, by the clause that this breaks; no code of the
engine, no log and no path of a machine.  A result is no certificate: it tells what differs, not what is vouched for.
"""

from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.certificates.statement import Subject
from gouji_conformance.engines.session import EngineIdentity
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.foreign import json_problem
from gouji_spec.fault import system_words
from gouji_spec.law import law

FORMAT: Final = 1
FOLDER: Final = Path(__file__).resolve().parents[3] / "conformance" / "results"
"""Where the results are that the project publishes."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row that an engine answers otherwise than the law.

    Attributes:
        row: its id.
        path: the part of the answer, dots into the result; the kind of a fault where there is no answer.
        test: ``is``, ``includes`` or ``excludes``; empty where there is no answer.
        law: what is right, as JSON text.
        engine: what the engine answers, as JSON text; absent where the answer has no such part.
    """

    row: str
    path: str
    test: str = ""
    law: str = ""
    engine: str | None = None


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What seems to be one fault.

    Attributes:
        clause: the clause that it breaks; empty where none is known.
        questions: the rows that show it.
        fresh: how many fresh questions show it too.
        en, zh: the wrong ruling by which the engine answers just so, where one is known.
    """

    clause: str
    questions: tuple[Question, ...]
    fresh: int = 0
    en: str = ""
    zh: str = ""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another table's rule that the engine seems to play, which is no fault.

    Attributes:
        option, value: which.
        rows: how many rows come out so with it.
    """

    option: str
    value: str
    rows: int


class Climbed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much of an article, or of a part of an area, the engine has right.

    Attributes:
        area: in which it lies.
        article: the article or topic; empty where it is a part.
        part: the rung of the ladder; empty where it is an article.
        passed, rows: how many of its rows passed, of how many.
    """

    area: str
    passed: int
    rows: int
    article: str = ""
    part: str = ""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How one engine rules.

    Attributes:
        format: of this file.
        engine: name, version, language and home page, as the engine says.
        source: the files of the engine by their digests; none where it is not pinned.
        suite: version of the suite.
        manifest: digest of the rows that were asked.
        profile, options: the ruleset.
        seed: of all that the engine could not know beforehand.
        areas: those judged.
        not_claimed: areas with rows under the ruleset that the engine does not claim.
        rungs: how much it has right, by article and by part of an area.
        faults: what it rules otherwise, the most telling first.
        variations: what it rules otherwise since it plays another table's rules.
    """

    format: int
    engine: EngineIdentity
    suite: str
    manifest: str
    profile: str
    seed: int
    areas: tuple[str, ...]
    rungs: tuple[Climbed, ...]
    source: tuple[Subject, ...] = ()
    options: dict[str, str] = {}
    not_claimed: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()
    variations: tuple[Played, ...] = ()

    @property
    def rows(self) -> int:
        """How many rows were asked."""
        return sum(rung.rows for rung in self.rungs if rung.article)

    @property
    def passed(self) -> int:
        """How many of them passed."""
        return sum(rung.passed for rung in self.rungs if rung.article)


def read_result(path: Path) -> Result:
    """Read the result in *path*.

    Raises:
        UserError: it cannot be read, is of another format, or names a clause that there is not.
    """
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Result)
    except OSError as error:
        raise UserError("results.not_readable", path=path, problem=system_words(error)) from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise UserError("results.no_result", path=path, problem=json_problem(str(error))) from error
    if found.format != FORMAT:
        raise UserError("results.other_format", path=path, found=found.format, expected=FORMAT)
    for fault in found.faults:
        if fault.clause and law().clause(fault.clause) is None:
            raise UserError("results.no_clause", path=path, clause=fault.clause)
    return found


def result_bytes(result: Result) -> bytes:
    """Return *result* as it is written."""
    return msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n"
