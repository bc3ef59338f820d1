"""``gouji engine``: the reference as an engine over standard input and output."""

import sys

import click

from gouji_conformance.speech.language import say


@click.command(help=say("cli.engine"))
@click.option("--lang", type=click.Choice(["zh", "en"]), expose_value=False, help=say("cli.lang"))
def command() -> int:
    """Serve until ``shutdown`` or the end of input."""
    from gouji.protocol.serve import serve  # noqa: PLC0415 - --help needs no engine

    return serve(sys.stdin.buffer, sys.stdout.buffer)
