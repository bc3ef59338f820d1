"""Reasons: the stable codes a refusal gives, with their names and the clauses they rest on."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gouji_spec.folder import law_folder
from gouji_spec.reading import Reader, SpecError, read_toml
from gouji_spec.text import Text


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused.

    Attributes:
        code: stable, ``rank_not_higher``.
        name: a short name in both languages, used in features.
        message: one sentence to the player.
        clauses: the clauses that refuse it.
    """

    code: str
    name: Text
    message: Text
    clauses: tuple[str, ...]


def _reason(reader: Reader) -> Reason:
    found = Reason(
        code=reader.matching(
            "id", r"[a-z]+(_[a-z0-9]+)*", Text(zh="代码，如 rank_not_higher", en="a code such as rank_not_higher")
        ),
        name=reader.text("name"),
        message=reader.text("message"),
        clauses=reader.strings("clauses", required=True),
    )
    reader.finish()
    return found


def read_reasons(folder: Path) -> dict[str, Reason]:
    """Read the reasons of the law in *folder*, by code.

    Raises:
        SpecError: the file does not say what it must, or a code or name is given twice.
    """
    reader = read_toml(folder / "words" / "reasons.toml")
    found: dict[str, Reason] = {}
    names: set[str] = set()
    for entry in reader.tables("reason"):
        reason = _reason(entry)
        for word in (reason.code, reason.name.zh, reason.name.en):
            if word in names:
                raise SpecError(
                    reader.file,
                    reason.code,
                    Text(zh=f"{word!r} 已是另一理由的名称", en=f"{word!r} already names another reason"),
                )
        names.update((reason.code, reason.name.zh, reason.name.en))
        found[reason.code] = reason
    reader.finish()
    return found


@cache
def reasons() -> dict[str, Reason]:
    """Return the reasons of this installation, read once."""
    return read_reasons(law_folder())
