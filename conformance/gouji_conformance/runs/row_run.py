"""One row on one engine, with everything that is said: what an engine's author looks at while mending."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.text import Text as StyledText

from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import opener
from gouji_conformance.engines.transcript import Entry, Transcript
from gouji_conformance.reports.failing import keyword_of, row_lines, sentence_of, unsupported_sentence
from gouji_conformance.reports.json_text import laid_out
from gouji_conformance.reports.printable import printable
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult, result_of
from gouji_conformance.sentences.plans import Plan, Step
from gouji_conformance.speech.messages import message
from gouji_spec.text import Language

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


def run_lines(run: RowRun, language: Language) -> Iterator[StyledText]:
    """Yield the lines that show *run*: the row, then each request with its answer."""
    yield from row_lines(run.result, run.plan, language)
    yield StyledText("")
    if run.result.unsupported is not None:
        yield StyledText(f"    {unsupported_sentence(run.result.unsupported).said_in(language)}", style="blue")
    first = [entry for entry in run.messages if entry.engine == 1]
    asked = [entry for entry in first if entry.to == "engine" and entry.row]
    if not asked:
        yield StyledText(message("run.not_asked").said_in(language))
        for entry in first:
            yield from _entry_lines(entry, language)
        return
    yield from _exchanges(run.plan, asked, [entry for entry in first if entry.to == "harness"][1:], language)


def _exchanges(
    plan: Plan, asked: Sequence[Entry], answers: Sequence[Entry], language: Language
) -> Iterator[StyledText]:
    """Yield each request below the sentence that asks it, and its answer below."""
    shown = -1
    for index, request in enumerate(asked):
        step = plan.operations[index].step
        if step != shown and step < len(plan.steps):
            yield _sentence_line(plan.steps[step], language)
        shown = step
        yield from _entry_lines(request, language)
        for answer in answers[index : index + 1]:
            yield from _entry_lines(answer, language)
    for late in answers[len(asked) :]:
        if late.row or late.fault is not None or late.message is msgspec.UNSET:
            yield from _entry_lines(late, language)


def _sentence_line(step: Step, language: Language) -> StyledText:
    words = sentence_of(step).said_in(language).splitlines()
    return StyledText(f"{keyword_of(step).said_in(language)} {words[0] if words else ''}", style="bold")


def _entry_lines(entry: Entry, language: Language) -> Iterator[StyledText]:
    mark, style = ("  → ", "cyan") if entry.to == "engine" else ("  ← ", "")
    for number, line in enumerate(_words_of(entry, language)):
        yield StyledText((mark if number == 0 else "    ") + printable(line, _LONGEST_LINE), style=style)


def _words_of(entry: Entry, language: Language) -> list[str]:
    if entry.fault is not None:
        return [f"({entry.fault.sentence.said_in(language)})"]
    if isinstance(entry.message, msgspec.Raw):
        return laid_out(msgspec.json.decode(entry.message)).splitlines()
    return [entry.text]
