"""``gouji trace``: from each sentence of the sources to clauses, scenarios and code."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import say, speak, spoken
from gouji_spec.text import Language

if TYPE_CHECKING:
    from gouji_conformance.checks.tracing import Tracer, Uncovered

_SOURCES = ("S0 essay", "S0 tail", "S1", "S3", "S4")


@click.command(help=say("cli.trace"))
@click.argument("article", required=False)
@click.option("--json", "as_json", is_flag=True, help=say("trace.json"))
@click.option("--schema", "as_schema", is_flag=True, help=say("trace.schema"))
@click.option("--uncovered", "only_uncovered", is_flag=True, help=say("trace.uncovered"))
@click.option("--check", "path", type=click.Path(path_type=Path), help=say("trace.check"))
@click.option("--lang", type=click.Choice(["zh", "en"]), help=say("cli.lang"))
def command(article: str | None, lang: Language | None, **given: Any) -> int:
    """Print the trace of one article, topic or source, or of everything."""
    import msgspec  # noqa: PLC0415 - keeps --help quick

    from gouji_conformance.checks.tracing import schema  # noqa: PLC0415
    from gouji_conformance.checks.uncovered import lines  # noqa: PLC0415

    if lang is not None:
        speak(lang)
    if given["path"] is not None:
        return _check(given["path"])
    if given["as_schema"]:
        click.echo(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode())
    elif given["only_uncovered"]:
        click.echo("\n".join(lines(whole_uncovered())))
    elif given["as_json"]:
        click.echo(_json(whole_tracer(), article))
    else:
        for line in _printed(whole_tracer(), article):
            click.echo(line)
    return 0


def whole_tracer() -> "Tracer":
    """Return what traces the law, the suite and the reference of this installation."""
    from gouji_conformance.checks.reference_code import reference_code  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.checks.tracing import Tracer  # noqa: PLC0415
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415
    from gouji_spec.accounts import accounts  # noqa: PLC0415
    from gouji_spec.law import law  # noqa: PLC0415

    return Tracer(law(), accounts(), load_suite(), reference_code())


def whole_uncovered() -> "Uncovered":
    """Return what of the law of this installation nothing stands on."""
    import msgspec  # noqa: PLC0415 - keeps --help quick

    from gouji_conformance.checks.reference_code import reference_code  # noqa: PLC0415
    from gouji_conformance.checks.uncovered import find_uncovered, values_nobody_plays  # noqa: PLC0415
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415
    from gouji_spec.accounts import accounts, all_sentences  # noqa: PLC0415
    from gouji_spec.law import law  # noqa: PLC0415
    from gouji_spec.options import options  # noqa: PLC0415
    from gouji_spec.reasons import reasons  # noqa: PLC0415
    from gouji_spec.ruleset import profiles  # noqa: PLC0415

    suite = load_suite()
    found = find_uncovered(law(), all_sentences(law(), accounts()), suite, reference_code(), reasons())
    return msgspec.structs.replace(found, values=values_nobody_plays(suite, options(), profiles().values()))


def _check(path: Path) -> int:
    from gouji_conformance.checks.uncovered import compared, read_list  # noqa: PLC0415 - keeps --help quick

    kept = read_list(path)
    rises, shrinks = compared(whole_uncovered(), kept)
    for line in rises:
        click.echo(say("trace.rises", line=line))
    for line in shrinks:
        click.echo(say("trace.shrinks", line=line))
    differs = bool(rises or shrinks)
    click.echo(say("trace.differs", file=path) if differs else say("trace.same", count=len(kept)))
    return 1 if differs else 0


def _json(tracer: "Tracer", article: str | None) -> str:
    import msgspec  # noqa: PLC0415 - keeps --help quick

    from gouji_spec.law import law  # noqa: PLC0415

    made: object
    if article is None:
        made = tracer.whole(whole_uncovered())
    elif article in _SOURCES:
        made = tracer.source(article)
    else:
        found = law().article(article)
        made = tracer.article(found) if found is not None else _unknown(article)
    return msgspec.json.format(msgspec.json.encode(made), indent=2).decode()


def _printed(tracer: "Tracer", article: str | None) -> Iterator[str]:
    from gouji_conformance.checks.tracing_text import TracePrinter  # noqa: PLC0415 - keeps --help quick
    from gouji_spec.law import law  # noqa: PLC0415

    printer = TracePrinter(spoken())
    if article in _SOURCES:
        yield from printer.source(tracer.source(str(article)))
        return
    if article is not None:
        found = law().article(article)
        yield from printer.article(tracer.article(found if found is not None else _unknown(article)))
        return
    for entry in law().articles:
        yield from printer.article(tracer.article(entry))
        yield ""
    yield from printer.uncovered(whole_uncovered())


def _unknown(word: str) -> NoReturn:
    from gouji_spec.law import law  # noqa: PLC0415 - keeps --help quick

    topics = [entry.key for entry in law().articles if not entry.key.isdigit()]
    raise UserError("trace.unknown", word=word, known=", ".join(("1–33", *topics, *_SOURCES)))
