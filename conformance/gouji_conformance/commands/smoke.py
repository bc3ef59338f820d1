"""``gouji smoke ENGINE``: does it keep the protocol, what is wrong, what to do next; never a verdict on rules."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import click

from gouji_conformance.engines.naming import EngineName, engine_named
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.engines.tending import tended
from gouji_conformance.reports.json_text import indented
from gouji_conformance.reports.printable import printable
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.reports.words import engine_words
from gouji_conformance.runs import smoking
from gouji_conformance.speech.messages import message
from gouji_spec.text import Language, Text


def smoke(
    language: Language, *, engine: str | None, command: Sequence[str] | None, timeout: float, as_json: bool
) -> int:
    """Look at an engine; return 0 where it keeps the protocol, else 1."""
    name = engine_named(engine, command)
    with tended():
        seen = smoking.smoke(name, timeout)
    if as_json:
        click.echo(indented(_as_json(seen, name, language)))
    else:
        terminal = Terminal(language)
        for line, style in _lines(seen, name):
            terminal.line(line, style=style)
    return 0 if seen.keeps_protocol else 1


def _as_json(seen: smoking.Smoke, name: EngineName, language: Language) -> dict[str, Any]:
    findings = [
        {
            "kind": entry.kind,
            "wrong": entry.wrong,
            "said": entry.said.said_in(language),
            "next": entry.next.said_in(language),
        }
        for entry in seen.findings
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


def _lines(seen: smoking.Smoke, name: EngineName) -> Iterator[tuple[Text | str, str]]:
    """Yield each line with its style: the handshake, what was seen, what to do next."""
    engine = engine_words(name.shown, seen.info)
    if seen.info is not None:
        yield message("smoke.handshake", engine=engine, seconds=f"{seen.seconds:.2f}"), "bold"
        for field, words in _claims(seen.info):
            yield f"  {field:<12}{printable(words, 1000)}", ""
    for entry in seen.findings:
        mark, style = ("✗ ", "bold red") if entry.wrong else ("· ", "yellow")
        yield entry.said.map(partial(_line, mark)), style
        yield entry.next.map(partial(_line, "    ")), ""
    if any(entry.wrong for entry in seen.findings):
        for line in seen.log:
            yield f"    | {printable(line)}", "dim"
    verdict = "keeps" if seen.keeps_protocol else "breaks"
    style = "bold green" if seen.keeps_protocol else "bold red"
    yield message(f"smoke.{verdict}", engine=engine, answers=seen.asked), style
    if seen.keeps_protocol:
        yield message("smoke.next", command=_next(seen, name)), ""


def _line(lead: str, words: str) -> str:
    return lead + printable(words, 600)


def _claims(info: EngineInfo) -> Iterator[tuple[str, str]]:
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


def _next(seen: smoking.Smoke, name: EngineName) -> str:
    """Return the command to be typed next."""
    words = name.shown if name.kind != "command" else f"-- {name.shown}"
    return f"gouji certify {words}" if seen.keeps_protocol else f"gouji smoke {words}"
