"""``gouji spec reread``: what rests on a clause whose words have changed, beside the words of before and of now."""

from collections.abc import Iterator, Sequence

import click

from gouji_conformance.checks.reference_code import Function
from gouji_conformance.checks.resting import (
    Code,
    Thing,
    all_code,
    by_clause,
    gone,
    stale,
    things,
    unread,
)
from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.sentences.translation import written
from gouji_conformance.speech.difference import marked
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.law_text import LawPrinter
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.folder import law_folder
from gouji_spec.law import Clause, Interpretation, law
from gouji_spec.options import options
from gouji_spec.questions import Question, themes
from gouji_spec.reasons import Reason, reasons
from gouji_spec.rests import Rests, as_read, read_rests, write_rests
from gouji_spec.text import Language


def reread(language: Language, *, clause: str | None, confirm: tuple[str, ...], every: bool, new: bool) -> int:
    """Show what is to be read again, or stamp what has been; return 1 where something is left to be read."""
    resting = by_clause(things(load_suite(), law(), reasons().values(), themes(), all_code()))
    rests = read_rests(law_folder())
    if new:
        return _take_new(resting, rests, language, others=bool(clause or confirm or every))
    old = stale(resting, rests, law())
    if clause is None:
        if confirm or every:
            raise UserError("reread.which_clause")
        return _list(old, language)
    found = law().clause(clause)
    if found is None:
        raise UserError("reread.unknown", clause=clause)
    here = old.get(clause, [])
    if not (confirm or every):
        return _show(found, here, rests, language)
    return _confirm(found, here, None if every else confirm, rests, language)


def _take_new(resting: dict[str, list[Thing]], rests: Rests, language: Language, *, others: bool) -> int:
    """Stamp what was never read beside its clause, and drop what rests there no longer."""
    if others:
        raise UserError("reread.new_alone")
    clauses = law().clauses()
    added = [(clause, thing) for clause, thing in unread(resting, rests) if clause in clauses]
    dropped = list(gone(resting, rests))
    for clause, thing in added:
        rests.setdefault(clause, {})[thing.name] = as_read(clauses[clause])
    for clause, name in dropped:
        del rests[clause][name]
    write_rests(law_folder(), rests)
    click.echo(message("reread.taken", added=len(added), dropped=len(dropped)).said_in(language))
    return 0


def _list(old: dict[str, list[Thing]], language: Language) -> int:
    for clause, some in old.items():
        click.echo(message("reread.to_read", clause=clause, count=len(some)).said_in(language))
    if not old:
        click.echo(message("reread.nothing").said_in(language))
    return 1 if old else 0


def _confirm(
    clause: Clause, here: Sequence[Thing], names: tuple[str, ...] | None, rests: Rests, language: Language
) -> int:
    """Stamp the things called *names* (None: all) as read beside *clause* as it stands."""
    known = {thing.name for thing in here}
    for name in names or ():
        if name not in known:
            raise UserError("reread.not_stale", thing=name, clause=clause.id, known=", ".join(sorted(known)) or "–")
    chosen = known if names is None else known.intersection(names)
    for name in chosen:
        rests[clause.id][name] = as_read(clause)
    write_rests(law_folder(), rests)
    left = len(known) - len(chosen)
    click.echo(message("reread.confirmed", clause=clause.id, stamped=len(chosen), left=left).said_in(language))
    return 1 if left else 0


def _show(clause: Clause, here: Sequence[Thing], rests: Rests, language: Language) -> int:
    """Show *clause* before and now, and whatever of what rests on it was read before."""
    for line in side_by_side(clause, here, rests, all_code(), language):
        click.echo(line)
    if not here:
        click.echo(message("reread.all_read", clause=clause.id).said_in(language))
    return 1 if here else 0


def side_by_side(
    clause: Clause, here: Sequence[Thing], rests: Rests, code: Sequence[Code], language: Language
) -> Iterator[str]:
    """Yield the words of *clause* before and now with what differs marked, then each of the things in full."""
    read = rests.get(clause.id, {})
    for words in sorted({read[thing.name] for thing in here}):
        before, now = marked(words, as_read(clause))
        yield clause.id
        yield from wrapped(message("reread.before", words=before).said_in(language), first="  ", rest="    ")
        yield from wrapped(message("reread.now", words=now).said_in(language), first="  ", rest="    ")
        yield from wrapped(message("reread.english", words=clause.text.en).said_in(language), first="  ", rest="    ")
        for thing in here:
            if read[thing.name] == words:
                yield ""
                kind = message(f"reread.{thing.kind}").said_in(language)
                yield f"{kind} {thing.name}  {thing.file}:{thing.place}"
                yield from (f"  {line}".rstrip() for line in _in_full(thing, code, language))


def _in_full(thing: Thing, code: Sequence[Code], language: Language) -> Iterator[str]:
    held = thing.holds
    if isinstance(held, Scenario):
        yield from written(phrasebook(), held, language).splitlines()
    elif isinstance(held, Reason):
        yield f"{held.name.said_in(language)}: {held.message.said_in(language)}"
    elif isinstance(held, Interpretation):
        yield from LawPrinter(law(), options(), language, lambda _: ()).interpretation(held)
    elif isinstance(held, Question):
        yield held.question.said_in(language)
        yield from (answer.text.said_in(language) for answer in held.answers())
    elif isinstance(held, Function):
        package = next(entry for entry in code if held in entry.functions)
        yield from held.source(package.folder).splitlines()
