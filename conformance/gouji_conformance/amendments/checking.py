"""An amendment checked: its lints, then the suite run under the law with the amendment in it."""

import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.amendments import matches, trial
from gouji_conformance.amendments.lints import SMALL, features_of, finding, lint, patch_misfits
from gouji_conformance.amendments.matches import Played, Wanted
from gouji_conformance.amendments.tree import amend, plant, run_in
from gouji_conformance.amendments.trial import Asked, Fails, Found
from gouji_conformance.checks.reference_runs import ReferenceRuns
from gouji_conformance.checks.some_features import with_files
from gouji_conformance.register import again
from gouji_conformance.register.again import Again, Overturned
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.amendment_patch import Expected, Flip, Patch, Shift
from gouji_spec.amendments import Amendment, missing_languages
from gouji_spec.fault import FaultError
from gouji_spec.folder import law_folder
from gouji_spec.patching import Misfit
from gouji_spec.problem import Problem
from gouji_spec.ruleset import PROFILES, Ruleset, make_ruleset
from gouji_spec.text import LANGUAGES, Language, Text

_MATCHES: Final = 10
"""So many of each policy, every one recorded under the law as it is, must go the same where no ruling may change."""
_OF_ONE_LANGUAGE: Final = ("stale-english", "languages-", "name-bilingual")
"""How the checks begin that must find something while a draft stands in one language."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check has found.

    Attributes:
        problems: what is wrong.
        follows: what follows for the suite, where it could be run, in English and in Chinese.
        stale: clause → what must be read again once the amendment is law.
        rows: how many of the suite were run.
        overturned: the rulings of the register that are answered otherwise.
    """

    problems: list[Problem]
    follows: Mapping[Language, Expected] | None = None
    stale: Mapping[str, Sequence[str]] = field(default_factory=dict)
    rows: int = 0
    overturned: tuple[Overturned, ...] = ()


def check(entry: Amendment, others: Mapping[int, Amendment], articles: Sequence[str] = ()) -> Checked:
    """Return what is wrong with *entry*: as it is written and, where that is well and not past, as it is played.

    Args:
        entry: the amendment.
        others: by number, those that it may depend on.
        articles: whose rows are run, for a quick look; none for all.

    Raises:
        UserError: the engine is compiled without its source.
    """
    suite = load_suite()
    problems = list(lint(entry, others, suite.row_ids()))
    if problems or entry.is_past:
        return Checked(problems)
    with tempfile.TemporaryDirectory(prefix="gouji-") as place:
        folder = Path(place)
        plant(folder)
        problems = list(patch_misfits(entry, planted(folder, entry, others)))
        if problems:
            return Checked(problems)
        found = _looked_at(folder, entry, articles)
        rulings = () if found.error is not None else overturned(entry, folder)
        problems = list(differences(entry, found, suite, articles))
        if entry.kind in SMALL and found.error is None:
            problems += matches_changed(entry, folder)
    if found.error is not None:
        return Checked(problems)
    shifts = tuple(shifts_of(entry, found.played, suite))
    follows = {language: Expected(tuple(flips_of(found.fails, language)), shifts) for language in LANGUAGES}
    rows = sum(trial.is_of(row, articles) for row in suite.row_ids())
    return Checked(problems, follows, found.stale, rows, rulings)


def patches_of(entry: Amendment, others: Mapping[int, Amendment]) -> tuple[Patch, ...]:
    """Return what is patched to have *entry* in the law: those it depends on, each once, then its own."""
    if entry.is_in_the_law:
        return ()
    first = (patch for number in entry.depends_on for patch in patches_of(others[number], others))
    return tuple(dict.fromkeys((*first, entry.patch)))


def planted(folder: Path, entry: Amendment, others: Mapping[int, Amendment]) -> list[Misfit]:
    """Make the patches of *entry* in the installation in *folder*; return what of its own finds no place."""
    misfits: list[Misfit] = []
    for patch in patches_of(entry, others):
        misfits = amend(folder, patch)
    return misfits


def _looked_at(folder: Path, entry: Amendment, articles: Sequence[str]) -> Found:
    profiles = ("outline",) if entry.patch.plays else PROFILES
    features = tuple(str(path.resolve()) for path in features_of(entry))
    plays = {**dict(entry.patch.ground), **dict(entry.patch.plays)}
    asked = Asked(profiles, plays, features, entry.patch.added_clauses(), tuple(articles))
    done = run_in(folder, "-m", trial.__name__, given=msgspec.json.encode(asked).decode())
    if done.returncode:
        return Found(error=Text.same((done.stderr or "").strip().splitlines()[-1] if done.stderr else "?"))
    return msgspec.json.decode(done.stdout, type=Found)


def overturned(entry: Amendment, folder: Path) -> tuple[Overturned, ...]:
    """Return the rulings, of the law and beside *entry*, that the law of the installation in *folder* overturns."""
    registers = tuple(str(place) for place in (law_folder() / "rulings", entry.folder.resolve().parent))
    asked = Again(registers, dict(entry.patch.ground), dict(entry.patch.plays))
    done = run_in(folder, "-m", again.__name__, given=msgspec.json.encode(asked).decode())
    return msgspec.json.decode(done.stdout, type=tuple[Overturned, ...]) if done.returncode == 0 else ()


def matches_changed(entry: Amendment, folder: Path) -> Iterator[Problem]:
    """Yield every recorded match that goes otherwise in the installation in *folder* than it does here."""
    for policy in matches.POLICIES:
        wanted = Wanted("outline", {}, policy, 2, tuple(range(_MATCHES)))
        here = matches.play_all(wanted)
        beside = msgspec.structs.replace(wanted, others=tuple(one.acts for one in here))
        done = run_in(folder, "-m", matches.__name__, given=msgspec.json.encode(beside).decode())
        there = msgspec.json.decode(done.stdout, type=list[Played] | Text) if done.returncode == 0 else []
        same = set() if isinstance(there, Text) else {one.number for one in there if one.parting is None}
        for one in here:
            if one.number not in same:
                yield finding("match-changed", entry, "patch.toml", match=f"{policy} {one.number}", kind=entry.kind)


# What follows, held against what must


def differences(entry: Amendment, found: Found, suite: Suite, articles: Sequence[str] = ()) -> Iterator[Problem]:
    """Yield wherever what follows from *entry* is not what it says must follow; of these *articles*, none for all."""
    if found.error is not None:
        yield finding("not-runnable", entry, "patch.toml", problem=found.error)
        return
    yield from _of_the_law(entry, found.problems)
    yield from _flips(entry, found.fails, suite, articles)
    yield from _shifts(entry, found.played, suite)
    for fails in found.own_fails:
        yield finding("scenario-fails", entry, "features", **msgspec.structs.asdict(fails))
    if found.parts is not None:
        words = message("lints.lister_lists" if found.parts.is_listed else "lints.lister_differs", act=found.parts.act)
        yield Problem("lister-differs", entry.file("patch.toml"), "code", words)
    for clause in found.uncovered:
        yield finding("clause-uncovered", entry, "features", clause=clause)
    changes_one = entry.kind not in SMALL and not entry.patch.plays
    if changes_one and not found.own_fails and features_of(entry) and not _shows_something(entry, suite):
        yield finding("shows-nothing", entry, "features")


def _of_the_law(entry: Amendment, problems: Iterable[Problem]) -> Iterator[Problem]:
    one_sided = bool(missing_languages(entry))
    yield from (problem for problem in problems if not (one_sided and problem.check.startswith(_OF_ONE_LANGUAGE)))


def _flips(entry: Amendment, fails: Sequence[Fails], suite: Suite, articles: Sequence[str]) -> Iterator[Problem]:
    flips = [(flip, row) for flip in entry.expected.flips for row in flip.rows if trial.is_of(row, articles)]
    declared = {(row, profile): flip for flip, row in flips for profile in flip.profiles}
    seen = {(found.row, found.profile): found for found in fails}
    for (row, profile), flip in declared.items():
        found, place = seen.get((row, profile)), f"flip[{row}]"
        if found is None:
            yield finding("flip-missing", entry, "expected.toml", place, row=row, profile=profile)
            continue
        for key, came, said in _told_of(found, flip):
            if said not in (came.zh, came.en):
                words = {"row": row, "profile": profile, "key": key, "found": came.map(repr)}
                yield finding("flip-differs", entry, "expected.toml", place, **words)
    before = _failing_before(set(seen) - set(declared), suite)
    for row, profile in sorted(before):
        yield finding("already-fails", entry, "expected.toml", row=row, profile=profile)
    undeclared = [found for key, found in seen.items() if key not in declared and key not in before]
    for zh, en in zip(flips_of(undeclared, "zh"), flips_of(undeclared, "en"), strict=True):
        step = Text(zh=repr(zh.step), en=repr(en.step))
        profiles, rows = ", ".join(en.profiles), " ".join(en.rows)
        how = {"step": step, "expects": repr(en.expects), "got": repr(en.got)}
        yield finding("flip-undeclared", entry, "expected.toml", row=rows, profile=profiles, **how)


def _told_of(found: Fails, flip: Flip) -> Iterator[tuple[str, Text, str]]:
    """Yield what is said of a flip: its key, how it came, and what is declared; a step in either language."""
    yield "step", found.step, flip.step
    yield "expects", Text.same(found.expects), flip.expects
    yield "got", Text.same(found.got), flip.got


def flips_of(fails: Iterable[Fails], language: Language = "en") -> list[Flip]:
    """Return *fails* as a file says that they must be: those that fail alike in the same profiles together."""
    profiles: dict[tuple[str, str, str, str], list[str]] = {}
    for found in fails:
        how = (found.row, found.step.said_in(language), found.expects, found.got)
        profiles.setdefault(how, []).append(found.profile)
    rows: dict[tuple[tuple[str, ...], str, str, str], list[str]] = {}
    for (row, step, expects, got), some in profiles.items():
        rows.setdefault((tuple(some), step, expects, got), []).append(row)
    return [Flip(tuple(some), *how) for how, some in rows.items()]


def _failing_before(rows: set[tuple[str, str]], suite: Suite) -> set[tuple[str, str]]:
    """Return those of *rows*, each with a profile, that fail under the law as it is."""
    if not rows:
        return set()
    runs = ReferenceRuns(suite.book)
    asked = [(scenario, row) for scenario, row in suite.rows() if any(row.id == name for name, _ in rows)]
    grounds = {profile: Ruleset.of(profile) for profile in PROFILES}
    return {(found.row, found.profile) for found in trial.failing(runs, asked, grounds)} & rows


def _shifts(entry: Amendment, played: Mapping[str, Sequence[str]], suite: Suite) -> Iterator[Problem]:
    declared = {shift.profile: shift for shift in entry.expected.shifts}
    found = {shift.profile: shift for shift in shifts_of(entry, played, suite)}
    for profile in sorted({*found, *declared}):
        none = Shift(profile, (), ())
        came, said = found.get(profile, none), declared.get(profile, none)
        for key in ("gained", "lost"):
            now, listed = set(getattr(came, key)), set(getattr(said, key))
            if now != listed:
                missing, spare = (" ".join(sorted(rows)) or "–" for rows in (now - listed, listed - now))
                words = {"key": key, "profile": profile, "missing": missing, "spare": spare}
                yield finding("shift-differs", entry, "expected.toml", f"shift[{profile}].{key}", **words)


def shifts_of(entry: Amendment, played: Mapping[str, Sequence[str]], suite: Suite) -> list[Shift]:
    """Return by profile which rows are *played* now and were not, and which were and are not; only where some are."""
    before = trial.played(suite, {profile: make_ruleset(profile, dict(entry.patch.ground)) for profile in played})
    shifts = [
        Shift(
            profile,
            tuple(row for row in now if row not in set(before[profile])),
            tuple(row for row in before[profile] if row not in set(now)),
        )
        for profile, now in played.items()
    ]
    return [shift for shift in shifts if shift.gained or shift.lost]


def _shows_something(entry: Amendment, suite: Suite) -> bool:
    """Tell whether some row of the amendment's own fails, or cannot be read, under the law as it is."""
    try:
        whole, own = with_files(suite, features_of(entry))
        runs = ReferenceRuns(whole.book)
        rows = [(scenario, row) for feature in own for scenario in feature.scenarios for row in scenario.rows]
        grounds = {profile: make_ruleset(profile, {}) for profile in PROFILES}
        return any(True for _ in trial.failing(runs, rows, grounds))
    except (FaultError, UserError):
        return True


def told(checked: Checked) -> Iterator[Text]:
    """Yield what a check has found besides: which rulings it overturns, and what must be read again."""
    for ruling in checked.overturned:
        yield message("amendment.overturns", id=ruling.id, how=ruling.how)
    for clause, names in checked.stale.items():
        yield message("amendment.to_read", clause=clause, names=" ".join(names))
