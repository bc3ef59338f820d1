"""``gouji report``: a report read again, or held beside another."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gouji_conformance.speech.language import say, speak
from gouji_spec.text import Language

if TYPE_CHECKING:
    from gouji_conformance.reports.jsonl import Report
    from gouji_conformance.sentences.plans import Plan


def _language(ctx: click.Context, param: click.Parameter, value: Language | None) -> None:  # noqa: ARG001 - click's
    if value is not None:
        speak(value)


_lang = click.option(
    "--lang", type=click.Choice(["zh", "en"]), expose_value=False, callback=_language, help=say("cli.lang")
)
_file = click.argument("file", type=click.Path(path_type=Path), default=Path(".gouji/report.jsonl"))


@click.group(help=say("report.help"))
@_lang
def command() -> None:
    """Group what can be done with a report."""


def _read(file: Path) -> "tuple[Report, Mapping[str, Plan]]":
    from gouji_conformance.reports.jsonl import read_report  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.reports.plans_of import plans_of  # noqa: PLC0415
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415

    report = read_report(file)
    return report, plans_of(report, load_suite())


@command.command(help=say("report.show"))
@_file
@_lang
def show(file: Path) -> int:
    """Show the report; the exit code is that of the run."""
    from gouji_conformance.reports.terminal import Terminal  # noqa: PLC0415 - keeps --help quick

    report, plans = _read(file)
    terminal = Terminal()
    terminal.title(report.header)
    passed = terminal.end(report, plans)
    left = len(report.rows) - len(plans)
    if left:
        terminal.line(say("report.plans_missing", count=left))
    return 0 if passed else 1


@command.command(help=say("report.html"))
@_file
@click.option("-o", "--output", type=click.Path(path_type=Path), help=say("report.output"))
@_lang
def html(file: Path, output: Path | None) -> None:
    """Write the page, beside the report where nothing else is said."""
    from gouji_conformance.reports.page import write_page  # noqa: PLC0415 - keeps --help quick

    report, plans = _read(file)
    path = output or file.with_suffix(".html")
    write_page(report, plans, path)
    click.echo(say("report.written", path=path))


@command.command(help=say("report.badge"))
@_file
@click.option("-o", "--output", type=click.Path(path_type=Path), help=say("report.output"))
@_lang
def badge(file: Path, output: Path | None) -> None:
    """Write the badge, beside the report where nothing else is said."""
    from gouji_conformance.reports.badge import write_badge  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.reports.jsonl import read_report  # noqa: PLC0415

    path = output or file.with_name("badge.svg")
    write_badge(read_report(file), path)
    click.echo(say("report.written", path=path))


@command.command(help=say("report.known"))
@_file
@_lang
def known(file: Path) -> None:
    """Print the rows that did not pass as a file of known failures."""
    from gouji_conformance.reports.jsonl import read_report  # noqa: PLC0415
    from gouji_conformance.runs.known import known_file_lines  # noqa: PLC0415 - keeps --help quick

    for line in known_file_lines(read_report(file).rows):
        click.echo(line)


@command.command(help=say("report.compare"))
@click.argument("before", type=click.Path(path_type=Path))
@click.argument("after", type=click.Path(path_type=Path))
@_lang
def compare(before: Path, after: Path) -> int:
    """Show what changed; 1 where anything is worse."""
    from gouji_conformance.reports.compare import compare, comparison_lines  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.reports.jsonl import read_report  # noqa: PLC0415

    first, second = read_report(before), read_report(after)
    found = compare(first, second)
    for line in comparison_lines(first, second, found):
        click.echo(line)
    return 1 if found.worse else 0
