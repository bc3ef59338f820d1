"""``gouji smoke ENGINE``: does it keep the protocol, what is wrong, what to do next; never a verdict on rules."""

import threading
from collections.abc import Iterator
from typing import Any

import click

from gouji_conformance.commands.certify import ENGINE_COMMAND, CommandAfterDashes
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import say


@click.command(cls=CommandAfterDashes, help=say("smoke.help"))
@click.argument("engine", required=False)
@click.option("--timeout", type=float, default=2.0, show_default=True, help=say("smoke.timeout"))
@click.option("--json", "as_json", is_flag=True, help=say("smoke.json"))
@click.option("--lang", type=click.Choice(["zh", "en"]), expose_value=False, help=say("cli.lang"))
@click.pass_context
def command(ctx: click.Context, engine: str | None, timeout: float, *, as_json: bool) -> int:
    """Look at *engine*; words for users are in ``messages/smoke.toml``."""
    import msgspec  # noqa: PLC0415 - --help needs none of it

    from gouji_conformance.engines.naming import engine_named  # noqa: PLC0415
    from gouji_conformance.reports.terminal import Terminal  # noqa: PLC0415
    from gouji_conformance.runs.smoking import smoke  # noqa: PLC0415

    if not 0 < timeout < threading.TIMEOUT_MAX:
        raise UserError("certify.bad_timeout", timeout=timeout)
    name = engine_named(engine, ctx.meta.get(ENGINE_COMMAND, ()))
    seen = smoke(name, timeout)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(_as_json(seen, name)), indent=2).decode())
    else:
        terminal = Terminal()
        for line, style in _lines(seen, name):
            terminal.line(line, style=style)
    return 0 if seen.keeps_protocol else 1


def _as_json(seen: Any, name: Any) -> dict[str, Any]:
    findings = [
        {"kind": entry.kind, "wrong": entry.wrong, "said": entry.said, "next": entry.next} for entry in seen.findings
    ]
    return {
        "engine": name.shown,
        "keeps_protocol": seen.keeps_protocol,
        "seconds": round(seen.seconds, 3),
        "handshake": seen.handshake,
        "answers": seen.asked,
        "findings": findings,
        "next": _next(seen, name),
        "log": list(seen.log),
    }


def _lines(seen: Any, name: Any) -> Iterator[tuple[str, str]]:
    """Yield each line with its style: the handshake, what was seen, what to do next."""
    from gouji_conformance.reports.plain import harmless  # noqa: PLC0415 - --help needs none of it
    from gouji_conformance.reports.words import engine_words  # noqa: PLC0415

    engine = engine_words(name.shown, seen.info)
    if seen.info is not None:
        yield say("smoke.handshake", engine=engine, seconds=f"{seen.seconds:.2f}"), "bold"
        for field, words in _claims(seen.info):
            yield f"  {field:<12}{harmless(words, 1000)}", ""
    for entry in seen.findings:
        yield ("✗ " if entry.wrong else "· ") + harmless(entry.said, 600), "bold red" if entry.wrong else "yellow"
        yield "    " + harmless(entry.next, 600), ""
    if any(entry.wrong for entry in seen.findings):
        for line in seen.log:
            yield f"    | {harmless(line)}", "dim"
    verdict = "keeps" if seen.keeps_protocol else "breaks"
    style = "bold green" if seen.keeps_protocol else "bold red"
    yield say(f"smoke.{verdict}", engine=engine, answers=seen.asked), style
    if seen.keeps_protocol:
        yield say("smoke.next", command=_next(seen, name)), ""


def _claims(info: Any) -> Iterator[tuple[str, str]]:
    yield "protocol", info.protocol
    yield "areas", " ".join(info.areas)
    yield "profiles", " ".join(info.profiles)
    for option, values in info.options.items():
        yield "options", f"{option}: {' '.join(values)}"
    yield "games", str(info.games)
    for field in ("state", "declares"):
        yield field, " ".join(getattr(info, field)) or "–"
    for field in ("explains", "lists_moves"):
        yield field, "true" if getattr(info, field) else "false"


def _next(seen: Any, name: Any) -> str:
    """Return the command to be typed next."""
    words = name.shown if name.kind != "command" else f"-- {name.shown}"
    return f"gouji certify {words}" if seen.keeps_protocol else f"gouji smoke {words}"
