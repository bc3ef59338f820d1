"""One row on one engine, with everything that is said: what an engine's author looks at while mending."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.text import Text

from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import opener
from gouji_conformance.engines.transcript import Entry, Transcript
from gouji_conformance.reports.failing import row_lines, unsupported_sentence
from gouji_conformance.reports.json_text import laid_out
from gouji_conformance.reports.plain import harmless
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult, result_of
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.speech.language import say, spoken

_LONGEST_LINE = 2000


class RowRun(msgspec.Struct, frozen=True):
    """One row that was run.

    Attributes:
        plan: what was asked and expected.
        result: what became of it.
        messages: what was said, the handshake first; a row that failed is run twice, by two engines.
    """

    plan: Plan
    result: RowResult
    messages: tuple[Entry, ...]


def run_row(plan: Plan, engine: EngineName, timeout: float, seed: int = 0) -> RowRun:
    """Run *plan* on a fresh *engine*; one that does not start is an error of the row."""
    said: list[Entry] = []
    results: list[RowResult] = []
    open_session = opener(engine, timeout, transcript=Transcript(said.append))
    try:
        Runner(open_session, results.append, timeout, seed).run([plan])
    except EngineFault as fault:
        results.append(result_of(plan, "error", fault=fault.record()))
    return RowRun(plan, results[0], tuple(said))


def run_lines(run: RowRun) -> Iterator[Text]:
    """Yield the lines that show *run* in the language spoken: the row, then each request with its answer."""
    yield from row_lines(run.result, run.plan)
    yield Text("")
    if run.result.unsupported is not None:
        yield Text(f"    {unsupported_sentence(run.result.unsupported)}", style="blue")
    first = [entry for entry in run.messages if entry.engine == 1]
    asked = [entry for entry in first if entry.to == "engine" and entry.row]
    if not asked:
        yield Text(say("run.not_asked"))
        yield from _handshake(first)
        return
    yield from _exchanges(run.plan, asked, [entry for entry in first if entry.to == "harness"][1:])


def _handshake(entries: Sequence[Entry]) -> Iterator[Text]:
    for entry in entries:
        yield from _entry_lines(entry)


def _exchanges(plan: Plan, asked: Sequence[Entry], answers: Sequence[Entry]) -> Iterator[Text]:
    """Yield each request below the sentence that asks it, and its answer below."""
    shown = -1
    for index, request in enumerate(asked):
        step = plan.operations[index].step
        if step != shown and step < len(plan.steps):
            sentence = plan.steps[step]
            words = (sentence.zh if spoken() == "zh" else sentence.en).splitlines()
            yield Text(f"{say('reports.' + sentence.keyword)} {words[0] if words else ''}", style="bold")
        shown = step
        yield from _entry_lines(request)
        for answer in answers[index : index + 1]:
            yield from _entry_lines(answer)
    for late in answers[len(asked) :]:
        if late.row or late.fault is not None or late.message is msgspec.UNSET:
            yield from _entry_lines(late)


def _entry_lines(entry: Entry) -> Iterator[Text]:
    mark, style = ("  → ", "cyan") if entry.to == "engine" else ("  ← ", "")
    lines = _words_of(entry)
    for number, line in enumerate(lines):
        yield Text((mark if number == 0 else "    ") + harmless(line, _LONGEST_LINE), style=style)


def _words_of(entry: Entry) -> list[str]:
    if entry.fault is not None:
        return [f"({entry.fault.said()})"]
    if isinstance(entry.message, msgspec.Raw):
        return laid_out(_decoded(entry.message)).splitlines()
    return [entry.text]


def _decoded(message: msgspec.Raw) -> Any:
    return msgspec.json.decode(message)
