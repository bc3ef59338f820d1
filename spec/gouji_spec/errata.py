"""Errata: the mistakes and contradictions of the sources, and what was decided in each case."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gouji_spec.citing import cited_clauses, cited_places
from gouji_spec.fault import ID_TWICE
from gouji_spec.folder import law_folder
from gouji_spec.reading import Reader, SpecError, read_toml
from gouji_spec.text import Text


@dataclass(frozen=True, slots=True)
class Erratum:
    """One mistake of a source, or one contradiction within or between sources.

    Attributes:
        id: ``E-7``, never reused.
        places: where it stands; two or more where places contradict each other.
        what: what is wrong there.
        decided: how the law reads it.
        clauses: the clauses that hold instead; none where no rule hangs on it.
    """

    id: str
    places: tuple[str, ...]
    what: Text
    decided: Text
    clauses: tuple[str, ...]


def _erratum(reader: Reader) -> Erratum:
    found = Erratum(
        id=reader.matching("id", r"E-[1-9][0-9]*", Text(zh="编号，如 E-7", en="an id such as E-7")),
        places=cited_places(reader, "places"),
        what=reader.text("what"),
        decided=reader.text("decided"),
        clauses=cited_clauses(reader, "clauses"),
    )
    reader.finish()
    return found


def read_errata(folder: Path) -> dict[str, Erratum]:
    """Read the errata of the law in *folder*, by id.

    Raises:
        SpecError: the file does not say what it must, or an id is given twice.
    """
    reader = read_toml(folder / "words" / "errata.toml")
    found: dict[str, Erratum] = {}
    for entry in reader.tables("erratum"):
        erratum = _erratum(entry)
        if erratum.id in found:
            raise SpecError(reader.file, erratum.id, ID_TWICE)
        found[erratum.id] = erratum
    reader.finish()
    return found


@cache
def errata() -> dict[str, Erratum]:
    """Return the errata of this installation, read once."""
    return read_errata(law_folder())
