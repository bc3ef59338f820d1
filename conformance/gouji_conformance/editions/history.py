"""What has become of a clause from edition to edition: the amendments that changed it, its words before and after."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from gouji_spec.amendment_patch import ClauseChange
from gouji_spec.amendments import Amendment, read_amendments
from gouji_spec.editions import Edition, editions
from gouji_spec.folder import law_folder


@dataclass(frozen=True, slots=True)
class ClauseEvent:
    """That an amendment changed a clause, or added it.

    Attributes:
        after: the edition that was the last without it.
        date: on which it was made law.
        amendment: which did.
        change: the words before and after; None where the clause is new.
    """

    after: int
    date: str
    amendment: Amendment
    change: ClauseChange | None


@cache
def _by_id() -> dict[str, Amendment]:
    return {entry.id: entry for entry in read_amendments(law_folder() / "amendments")}


def made_law(edition: Edition) -> Iterator[tuple[str, Amendment]]:
    """Yield the amendments that were made law after *edition* and before the next, each with its date."""
    for undo in edition.since:
        if undo.amendment in _by_id():
            yield undo.date, _by_id()[undo.amendment]


def history_of(clause: str) -> list[ClauseEvent]:
    """Return what has become of *clause*, first to last; nothing where it has stood since the first edition."""
    found = []
    for edition in editions():
        for date, entry in made_law(edition):
            change = next((change for change in entry.patch.clauses if change.id == clause), None)
            if change is not None or clause in entry.patch.added_clauses():
                found.append(ClauseEvent(edition.number, date, entry, change))
    return found
