"""``gouji amendment``: proposals to change the law, drafted, checked, tried and made law."""

import datetime as dt
import getpass
import tempfile
from collections.abc import Sequence
from pathlib import Path

import click

from gouji_conformance.amendments.applying import Checkout, make_law, misfits
from gouji_conformance.amendments.checking import check as checked_of
from gouji_conformance.amendments.checking import patches_of, planted, told
from gouji_conformance.amendments.drafting import Draft, next_number
from gouji_conformance.amendments.features import settle
from gouji_conformance.amendments.impact import impact as impact_of
from gouji_conformance.amendments.impact_text import draw, lines, progress
from gouji_conformance.amendments.lints import patch_misfits
from gouji_conformance.amendments.matches import POLICIES
from gouji_conformance.amendments.playing import Plan, installation
from gouji_conformance.amendments.tree import plant, run_in
from gouji_conformance.amendments.words import STATUSES
from gouji_conformance.reports.json_text import indented
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.rulesets import profile_called
from gouji_conformance.spreading import one_of_the_two
from gouji_spec.amendment_patch import expected_text
from gouji_spec.amendments import FOLDER_NAME, Amendment, read_amendment, read_amendments
from gouji_spec.folder import law_folder
from gouji_spec.law import law
from gouji_spec.problem import Problem
from gouji_spec.ruleset import profiles
from gouji_spec.text import Language

__all__ = ["apply", "check", "impact", "new", "under"]


def new(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    slug: str,
    kind: str,
    clauses: tuple[str, ...],
    title: str | None,
    author: str | None,
    place: Path,
) -> int:
    """Write the folder of a new draft, in *language*."""
    known = law().clauses()
    for clause in clauses:
        if clause not in known:
            raise UserError("amendment.no_clause", clause=clause)
    number = next_number((entry.number for entry in law_amendments()), sorted(place.glob("GA-*")))
    draft = Draft(
        number=number,
        slug=slug,
        title=title or slug,
        author=author or getpass.getuser(),
        kind=kind,
        clauses=tuple(known[clause] for clause in clauses),
        date=dt.datetime.now(tz=dt.UTC).date().isoformat(),
        language=language,
    )
    if FOLDER_NAME.fullmatch(draft.folder_name) is None:
        raise UserError("amendment.bad_slug", slug=slug)
    folder = draft.write(place)
    click.echo(message("amendment.drafted", id=f"GA-{number:04}", folder=folder).said_in(language))
    return 0


def check(language: Language, *, folders: tuple[str, ...], articles: tuple[str, ...], observed: bool) -> int:
    """Check the amendments in *folders*, or all of the law; return 1 where something is wrong."""
    if observed:
        return _observe(language, folders, articles)
    wrong = 0
    for entry in chosen(folders):
        found = checked_of(entry, others_of(entry), articles)
        _print(found.problems, language)
        for words in told(found) if not found.problems else ():
            click.echo(words.said_in(language))
        key = "wrong" if found.problems else "past" if entry.is_past else "well"
        said = message(
            f"amendment.{key}", id=entry.id, status=STATUSES[entry.status], count=len(found.problems), rows=found.rows
        )
        click.echo(said.said_in(language))
        wrong += bool(found.problems)
    return 1 if wrong else 0


def _print(problems: Sequence[Problem], language: Language, *, err: bool = False) -> None:
    for problem in problems:
        click.echo(problem.line(language), err=err)


def _observe(language: Language, folders: tuple[str, ...], articles: tuple[str, ...]) -> int:
    """Print what follows from one amendment as its ``expected.toml`` would say it; return 1 where it cannot be run."""
    if len(folders) != 1:
        raise UserError("amendment.observe_one")
    (entry,) = chosen(folders)
    found = checked_of(entry, others_of(entry), articles)
    if found.follows is None:
        _print(found.problems, language, err=True)
        return 1
    click.echo(expected_text(found.follows[language]), nl=False)
    return 0


def under(language: Language, *, name: str, words: tuple[str, ...]) -> int:
    """Run another command under the law with an amendment in it; return what it returns."""
    (entry,) = chosen((name,))
    with tempfile.TemporaryDirectory(prefix="gouji-") as place:
        folder = Path(place)
        plant(folder)
        problems = list(patch_misfits(entry, planted(folder, entry, others_of(entry))))
        if problems:
            _print(problems, language, err=True)
            return 1
        if not entry.is_in_the_law:
            settle(entry, load_suite(), folder / "gouji_conformance" / "features", _old_values(entry))
        code = "from gouji_conformance.entry import main; main()"
        return run_in(folder, "-c", code, "--lang", language, *words).returncode


def apply(language: Language, *, name: str, root: Path | None) -> int:
    """Make an accepted amendment law in a checkout; return 1 where it does not fit or is not well."""
    (entry,) = chosen((name,))
    checkout = Checkout(law_folder().parent if root is None else root)
    if not checkout.is_whole:
        raise UserError("amendment.no_checkout", folder=checkout.root)
    if entry.status != "accepted":
        raise UserError("amendment.not_accepted", id=entry.id, status=STATUSES[entry.status])
    found = checked_of(entry, others_of(entry))
    problems = found.problems or list(patch_misfits(entry, misfits(entry, checkout)))
    if problems:
        _print(problems, language)
        return 1
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    settled = make_law(entry, checkout, _old_values(entry), today)
    for key in ("tagged", "rewritten", "withdrawn"):
        some = getattr(settled, key)
        if some:
            click.echo(message(f"amendment.{key}", names=" ".join(some)).said_in(language))
    for words in told(found):
        click.echo(words.said_in(language))
    click.echo(message("amendment.applied", id=entry.id, root=checkout.root).said_in(language))
    return 0


def impact(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    name: str,
    matches: int,
    hands: int,
    policies: tuple[str, ...],
    profile: str,
    jobs: int,
    scheduler: str | None,
    svg: Path | None,
    as_json: bool,
) -> int:
    """Tell what players would feel of an amendment; return 1 where it does not fit the law."""
    one_of_the_two(jobs, scheduler)
    (entry,) = chosen((name,))
    others = others_of(entry)
    problems = list(patch_misfits(entry, installation(patches_of(entry, others)).misfits))
    if problems:
        _print(problems, language, err=True)
        return 1
    plan = Plan(policies or POLICIES, matches, hands, jobs, scheduler)
    done = progress(2 * matches * len(plan.policies), language)
    found = impact_of(entry, others, plan, profile_called(profile), load_suite(), done)
    if as_json:
        click.echo(indented(found))
    else:
        for line in lines(found, language):
            click.echo(line)
    if svg is not None:
        draw(found.policies, svg, language)
    return 0


def _old_values(entry: Amendment) -> dict[str, str]:
    """Return what a table plays of the options of *entry* that has not agreed on it."""
    outline = profiles()["outline"].values
    new_ones = {change.option: change.after for change in entry.patch.defaults if not change.before}
    return {
        option: new_ones[option] if option in new_ones else outline[option].value
        for option, _ in entry.patch.plays
        if option in new_ones or option in outline
    }


def chosen(names: Sequence[str]) -> list[Amendment]:
    """Return the amendments that *names* mean, an id of one in the law or a folder; all of the law where there is none.

    Raises:
        UserError: a name that is neither.
    """
    known = {entry.id: entry for entry in law_amendments()}
    if not names:
        return list(known.values())
    found = []
    for name in names:
        folder = Path(name)
        if name in known:
            found.append(known[name])
        elif folder.is_dir():
            found.append(read_amendment(folder))
        else:
            raise UserError("amendment.unknown", name=name)
    return found


def law_amendments() -> tuple[Amendment, ...]:
    """Return the amendments that lie with the law of this installation."""
    return read_amendments(law_folder() / "amendments")


def others_of(entry: Amendment) -> dict[int, Amendment]:
    """Return by number what *entry* may name: the amendments of the law, and those that lie beside it."""
    beside = read_amendments(entry.folder.resolve().parent)
    return {other.number: other for other in (*law_amendments(), *beside)}
