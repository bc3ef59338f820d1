"""``gouji trace``: from each sentence of the sources to clauses, scenarios and code."""

import shutil
from collections.abc import Iterator

import click
import msgspec

from gouji_conformance.checks.code_beside import CodePrinter
from gouji_conformance.checks.reference_code import reference_code, reference_folder
from gouji_conformance.checks.tracing import Tracer, Uncovered, schema
from gouji_conformance.checks.tracing_text import TracePrinter
from gouji_conformance.checks.uncovered import find_uncovered, values_nobody_plays
from gouji_conformance.mutants.catalogue import catalogue, lacking
from gouji_conformance.reports.json_text import indented
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.accounts import accounts, all_sentences
from gouji_spec.law import Article, law
from gouji_spec.options import options
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import profiles
from gouji_spec.text import Language

_SOURCES = ("S0 essay", "S0 tail", "S1", "S3", "S4")


def trace(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    article: str | None,
    with_code: bool,
    as_json: bool,
    as_schema: bool,
    check: bool,
) -> int:
    """Print the trace of one article, topic or source, or of everything."""
    if with_code:
        others = {"--json": as_json, "--schema": as_schema, "--check": check}
        if any(others.values()):
            raise UserError("trace.code_of_clauses", others=", ".join(others))
        for line in _beside_code(article, language):
            click.echo(line)
        return 0
    if check:
        return _check(article, language)
    if as_schema:
        click.echo(indented(schema()))
    elif as_json:
        click.echo(_json(whole_tracer(), article))
    else:
        for line in _printed(whole_tracer(), article, TracePrinter(language)):
            click.echo(line)
    return 0


def whole_tracer() -> Tracer:
    """Return what traces the law, the suite and the reference of this installation."""
    return Tracer(law(), accounts(), load_suite(), reference_code())


def whole_uncovered() -> Uncovered:
    """Return what of the law of this installation nothing stands on."""
    suite = load_suite()
    found = find_uncovered(law(), all_sentences(law(), accounts()), suite, reference_code(), reasons())
    return msgspec.structs.replace(
        found,
        values=values_nobody_plays(suite, options(), profiles().values()),
        wrong_engine=tuple(lacking(catalogue(), frozenset(law().clauses()) - frozenset(found.scenario))),
    )


def _check(article: str | None, language: Language) -> int:
    """Print what nothing stands on; return 1 where there is anything."""
    if article is not None:
        raise UserError("trace.check_is_whole", word=article)
    found = whole_uncovered()
    for line in TracePrinter(language).lacking(found):
        click.echo(line)
    if found.is_empty:
        click.echo(message("trace.covered").said_in(language))
    return 0 if found.is_empty else 1


def _json(tracer: Tracer, article: str | None) -> str:
    if article is None:
        return indented(tracer.whole(whole_uncovered()))
    if article in _SOURCES:
        return indented(tracer.source(article))
    return indented(tracer.article(_article(article)))


def _printed(tracer: Tracer, article: str | None, printer: TracePrinter) -> Iterator[str]:
    if article in _SOURCES:
        yield from printer.source(tracer.source(str(article)))
        return
    if article is not None:
        yield from printer.article(tracer.article(_article(article)))
        return
    for entry in law().articles:
        yield from printer.article(tracer.article(entry))
        yield ""
    yield from printer.uncovered(whole_uncovered())


def _beside_code(article: str | None, language: Language) -> Iterator[str]:
    """Yield the clauses of one article or topic, or of all, beside the code that rests on them."""
    if article in _SOURCES:
        raise UserError("trace.code_of_source", word=article)
    chosen = law().articles if article is None else (_article(article),)
    printer = CodePrinter(reference_code(), reference_folder(), language, shutil.get_terminal_size().columns)
    for number, entry in enumerate(chosen):
        if number:
            yield ""
        yield from printer.article(entry)


def _article(word: str) -> Article:
    found = law().article(word)
    if found is None:
        topics = [entry.key for entry in law().articles if not entry.key.isdigit()]
        raise UserError("trace.unknown", word=word, known=", ".join(("1–33", *topics, *_SOURCES)))
    return found
