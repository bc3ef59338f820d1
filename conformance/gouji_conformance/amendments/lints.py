"""What is wrong with an amendment as it is written; each lint has a name, and a page with a bad and a good example."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from gouji_conformance.amendments.words import STATUSES
from gouji_conformance.sentences.features import feature_files
from gouji_conformance.speech.messages import message
from gouji_spec.amendments import ENDED, NEXT, Amendment, missing_languages
from gouji_spec.patching import Misfit
from gouji_spec.problem import Problem
from gouji_spec.text import Language, Text

HEADINGS: Final[Mapping[Language, tuple[str, ...]]] = {
    "zh": ("现在怎样", "建议怎样", "为什么", "反对的理由", "对牌局的影响"),
    "en": ("Today", "Moved", "Why", "Against", "At the table"),
}
"""What a motion has a text for, in each language."""
PLACEHOLDER: Final = "……"
"""Stands in a draft where words are still to come, in both languages."""
LANGUAGE_NAMES: Final[Mapping[Language, Text]] = {
    "zh": Text(zh="中文", en="Chinese"),
    "en": Text(zh="英文", en="English"),
}
_DRAFTS: Final = ("draft", "withdrawn")
"""Statuses in which one language is enough."""
SMALL: Final = ("wording", "clarification")
"""Kinds that change no ruling."""


def finding(check: str, entry: Amendment, file: str, place: str = "", /, **values: object) -> Problem:
    """Return the finding of *check* in *file* of *entry*."""
    return Problem(check, entry.file(file), place, message("lints." + check.replace("-", "_"), **values))


def lint(entry: Amendment, others: Mapping[int, Amendment], rows: frozenset[str]) -> Iterator[Problem]:
    """Yield what is wrong with *entry* as it is written.

    Args:
        entry: the amendment.
        others: by number, those that it may name.
        rows: the ids of the suite's.
    """
    for check in _LINTS:
        yield from check(entry)
    yield from relation_unknown(entry, others)
    if not entry.is_past:
        yield from row_unknown(entry, rows)


def language_due(entry: Amendment) -> Iterator[Problem]:
    """Yield every text that stands in one language where both are due: from review on."""
    if entry.status not in _DRAFTS:
        for file, key, language in missing_languages(entry):
            yield finding(
                "language-due", entry, file, key, language=LANGUAGE_NAMES[language], status=STATUSES[entry.status]
            )


def history_order(entry: Amendment) -> Iterator[Problem]:
    """Yield every status that may not follow the one before it, and every date before the one before it."""
    status, date = "", ""
    for number, event in enumerate(entry.history, start=1):
        if event.status not in NEXT[status]:
            either, place = ", ".join(NEXT[status]) or "–", f"history[{number}].status"
            yield finding("history-order", entry, "amendment.toml", place, found=event.status, expected=either)
        if event.date < date:
            yield finding(
                "history-date", entry, "amendment.toml", f"history[{number}].date", found=event.date, before=date
            )
        status, date = event.status, event.date


def reason_missing(entry: Amendment) -> Iterator[Problem]:
    """Yield that nobody says why an amendment was rejected or withdrawn."""
    if entry.status in ENDED and entry.history[-1].note is None:
        place = f"history[{len(entry.history)}].note"
        yield finding("reason-missing", entry, "amendment.toml", place, status=STATUSES[entry.status])


def motion_heading(entry: Amendment) -> Iterator[Problem]:
    """Yield every heading that a motion lacks, has nothing below, or has only the template's words below."""
    for language, sections in entry.motion.parts.items():
        for heading in HEADINGS[language]:
            if heading not in sections:
                yield finding("motion-heading", entry, "motion.md", "", heading=heading)
            elif not sections[heading] or (PLACEHOLDER in sections[heading] and entry.status != "draft"):
                yield finding("motion-empty", entry, "motion.md", "", heading=heading)


def clauses_differ(entry: Amendment) -> Iterator[Problem]:
    """Yield every clause that the patch changes or adds and the amendment does not name, or the other way round."""
    if entry.is_in_the_law:
        return
    patched = {change.id for change in entry.patch.clauses} | set(entry.patch.added_clauses())
    for clause in sorted(patched ^ set(entry.clauses)):
        where = message("lints.only_in_patch" if clause in patched else "lints.only_named")
        yield finding("clauses-differ", entry, "amendment.toml", "clauses", clause=clause, where=where)


def nothing_changed(entry: Amendment) -> Iterator[Problem]:
    """Yield every change that changes nothing."""
    patch = entry.patch
    for change in patch.clauses:
        before, after = change.before, change.after
        same = after.zh in {"", before.zh} and after.en in {"", before.en}
        if same and not change.modality and not change.options and change.examples is None:
            yield finding("nothing-changed", entry, "patch.toml", f"clause[{change.id}]")
    if not any((patch.plays, patch.clauses, patch.additions, patch.defaults, patch.code)):
        yield finding("nothing-changed", entry, "patch.toml")


def plays_as_before(entry: Amendment) -> Iterator[Problem]:
    """Yield that a rule is written otherwise and played as before: nothing of the reference is changed for it."""
    patch = entry.patch
    if entry.kind == "rule" and not entry.is_in_the_law and not (patch.code or patch.defaults or patch.governs):
        yield finding("plays-as-before", entry, "patch.toml", "code")


def kind_differs(entry: Amendment) -> Iterator[Problem]:
    """Yield what an amendment does that its kind may not do, or does not do that its kind must."""
    patch, small = entry.patch, entry.kind in SMALL
    parts = {
        "plays": bool(patch.plays) and entry.kind != "option",
        "ground": bool(patch.ground) and entry.kind != "option",
        "default": bool(patch.defaults) and small,
        "governs": bool(patch.governs) and small,
        "code": bool(patch.code) and small,
    }
    for key, wrong in parts.items():
        if wrong:
            yield finding("kind-differs", entry, "patch.toml", key, kind=entry.kind)
    if small and (entry.expected.flips or entry.expected.shifts):
        yield finding("kind-differs", entry, "expected.toml", "flip", kind=entry.kind)
    if entry.kind == "option" and not patch.plays:
        yield finding("plays-missing", entry, "patch.toml", "plays")


def governs_missing(entry: Amendment) -> Iterator[Problem]:
    """Yield every option that is added and that no answer is said to depend on."""
    governing = {change.option for change in entry.patch.governs if change.methods}
    for option in entry.patch.added_options():
        if option not in governing and not entry.is_past:
            yield finding("governs-missing", entry, "patch.toml", "governs", option=option)


def no_scenarios(entry: Amendment) -> Iterator[Problem]:
    """Yield that an amendment which changes a ruling shows it by no scenario."""
    if entry.kind not in SMALL and not entry.is_in_the_law and entry.status != "draft" and not features_of(entry):
        yield finding("no-scenarios", entry, "features")


def features_of(entry: Amendment) -> list[Path]:
    """Return the feature files of *entry*."""
    return feature_files(entry.folder / "features")


def relation_unknown(entry: Amendment, others: Mapping[int, Amendment]) -> Iterator[Problem]:
    """Yield every amendment that is named and not there, and every one depended on that came to nothing."""
    for key, numbers in (("depends_on", entry.depends_on), ("supersedes", entry.supersedes)):
        for number in numbers:
            other = others.get(number)
            if other is None or other.number == entry.number:
                yield finding("relation-unknown", entry, "amendment.toml", key, id=f"GA-{number:04}")
            elif key == "depends_on" and other.status in ENDED:
                yield finding(
                    "relation-ended", entry, "amendment.toml", key, id=other.id, status=STATUSES[other.status]
                )


def row_unknown(entry: Amendment, rows: frozenset[str]) -> Iterator[Problem]:
    """Yield every row that must follow and is no row of the suite."""
    for flip in entry.expected.flips:
        for row in flip.rows:
            if row not in rows:
                yield finding("row-unknown", entry, "expected.toml", f"flip[{row}]", row=row)
    for shift in entry.expected.shifts:
        for row in (*shift.gained, *shift.lost):
            if row not in rows:
                yield finding("row-unknown", entry, "expected.toml", f"shift[{shift.profile}]", row=row)


def patch_misfits(entry: Amendment, misfits: list[Misfit]) -> Iterator[Problem]:
    """Yield every change that finds no place in the law or the reference."""
    for found in misfits:
        yield finding("patch-misfits", entry, "patch.toml", found.place, problem=found.problem)


_LINTS: Final[tuple[Callable[[Amendment], Iterator[Problem]], ...]] = (
    language_due,
    history_order,
    reason_missing,
    motion_heading,
    clauses_differ,
    nothing_changed,
    plays_as_before,
    kind_differs,
    governs_missing,
    no_scenarios,
)
