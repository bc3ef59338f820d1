"""Known failures: rows that an engine's authors expect to fail, each with why, held as strictly as the others.

A known failure that passes, or fails otherwise than it is known to, is as bad as a row that newly fails.
"""

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from gouji_conformance.reports.printable import printable
from gouji_conformance.runs.causes import cause_of, causes_of
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.foreign import json_problem
from gouji_conformance.speech.messages import message
from gouji_spec.reading import SpecError, toml_table
from gouji_spec.ruleset import PROFILES, profile_named
from gouji_spec.text import Language


class KnownFailure(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One row that is expected not to pass.

    Attributes:
        row: its id.
        reason: why, in its authors' words.
        verdict: what becomes of it.
        cause: what exactly, as the reports give it (``gouji: true``); empty: whatever it is.
        profiles: under which profiles; empty: under all.
    """

    row: str
    reason: str
    verdict: Literal["fail", "error", "timeout", "unsupported", "missing"] = "fail"
    cause: str = ""
    profiles: tuple[str, ...] = ()

    def meets(self, row: RowResult) -> bool:
        """Tell whether *row* came out as is known."""
        return row.verdict == self.verdict and self.cause in ("", cause_of(row), *causes_of(row))


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    known: tuple[KnownFailure, ...]


class Expected(msgspec.Struct, frozen=True):
    """Rows held against what is known of them.

    Attributes:
        as_known: did not pass, as is known.
        passing: known not to pass, and passed.
        changed: known not to pass in one way, and did not in another.
        new: did not pass, and nothing is known of them.
    """

    as_known: tuple[RowResult, ...] = ()
    passing: tuple[RowResult, ...] = ()
    changed: tuple[RowResult, ...] = ()
    new: tuple[RowResult, ...] = ()

    @property
    def holds(self) -> bool:
        """Every row passed or came out as is known."""
        return not (self.passing or self.changed or self.new)


def held_against(rows: Iterable[RowResult], known: Iterable[KnownFailure]) -> Expected:
    """Return what becomes of *rows* in the light of what is *known*."""
    entries = {entry.row: entry for entry in known}
    found: dict[str, list[RowResult]] = defaultdict(list)
    for row in rows:
        entry = entries.get(row.row)
        if entry is None:
            if not row.stands:
                found["new"].append(row)
        elif row.stands:
            found["passing"].append(row)
        else:
            found["as_known" if entry.meets(row) else "changed"].append(row)
    return Expected(**{name: tuple(some) for name, some in found.items()})


def read_known(path: Path, rows: Container[str]) -> tuple[KnownFailure, ...]:
    """Return the known failures in the TOML file *path*: a table ``[[known]]`` for each.

    Args:
        path: of the file.
        rows: the ids of every row of the suite.

    Raises:
        UserError: it cannot be read, or an entry has no reason, is of an unknown row or profile, or is of a
            row that another entry is of; the message names the entry.
    """
    try:
        file = msgspec.convert(toml_table(path, str(path)), _File)
    except SpecError as error:
        raise UserError("known.not_toml", problem=error.text) from error
    except msgspec.ValidationError as error:
        raise UserError("known.wrong", path=path, problem=json_problem(str(error))) from error
    entries = tuple(_with_profile_ids(path, number, entry) for number, entry in enumerate(file.known, start=1))
    taken: Mapping[tuple[str, str], int] = {}
    for number, entry in enumerate(entries, start=1):
        taken = _checked(path, number, entry, rows, taken)
    return entries


def _with_profile_ids(path: Path, number: int, entry: KnownFailure) -> KnownFailure:
    """Return *entry* with its profiles, which may be given by their names, by their ids."""
    ids = []
    for word in entry.profiles:
        profile = profile_named(word)
        if profile is None:
            raise UserError("known.no_profile", path=path, number=number, profile=word, known=", ".join(PROFILES))
        ids.append(profile)
    return msgspec.structs.replace(entry, profiles=tuple(ids))


def _checked(
    path: Path, number: int, entry: KnownFailure, rows: Container[str], taken: Mapping[tuple[str, str], int]
) -> Mapping[tuple[str, str], int]:
    if entry.row not in rows:
        raise UserError("known.no_row", path=path, number=number, row=entry.row)
    if not entry.reason.strip():
        raise UserError("known.no_reason", path=path, number=number, row=entry.row)
    here = {(entry.row, profile): number for profile in entry.profiles or PROFILES}
    twice = here.keys() & taken.keys()
    if twice:
        first = taken[min(twice)]
        raise UserError("known.twice", path=path, number=number, row=entry.row, first=first)
    return {**taken, **here}


def known_under(known: Sequence[KnownFailure], profile: str, rows: Container[str]) -> tuple[KnownFailure, ...]:
    """Return those of *known* that are about *rows* run under *profile*."""
    return tuple(entry for entry in known if entry.row in rows and (not entry.profiles or profile in entry.profiles))


def known_file_lines(rows: Iterable[RowResult], language: Language) -> Iterator[str]:
    """Yield a file of known failures of those of *rows* that did not pass, their reasons left to be written."""
    reason = message("report.known_reason").said_in(language)
    yield message("report.known_head").said_in(language)
    for row in rows:
        if not row.stands:
            yield ""
            yield "[[known]]"
            yield f"row = {_quoted(row.row)}"
            yield f"reason = {_quoted(reason)}"
            yield f"verdict = {_quoted(row.verdict)}"
            yield f"cause = {_quoted(cause_of(row))}"


def _quoted(text: str) -> str:
    r"""Return *text* as a basic string of TOML; what a terminal would obey is written ``\\uXXXX``."""
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(character: str) -> str:
    if character in '"\\':
        return "\\" + character
    if printable(character) == character:
        return character
    return f"\\U{ord(character):08X}"
