"""One row that did not pass, in words: its steps as Gherkin, what was expected and got, the clause it breaks."""

from collections.abc import Iterator

import msgspec
from rich.text import Text

from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.reports.plain import harmless
from gouji_conformance.runs.verdicts import RowResult, Unmet, Unsupported
from gouji_conformance.sentences.plans import Plan, Step
from gouji_conformance.speech.language import say, spoken
from gouji_spec.law import law
from gouji_spec.links import plain
from gouji_spec.options import options

STYLES = {"pass": "green", "fail": "bold red", "error": "bold magenta", "timeout": "bold yellow", "unsupported": "blue"}
MARKS = {"pass": "✓", "fail": "✗", "error": "!", "timeout": "⏱", "unsupported": "–"}

_STEP = "    "
_NOTE = "        "


def row_lines(result: RowResult, plan: Plan | None) -> Iterator[Text]:
    """Yield the lines that show *result*, the outcome of *plan*, in the language spoken.

    Without a plan (the suite has another row of this name now, or none) the steps are left out.
    """
    yield _title(result, plan)
    wrong = wrong_steps(result, plan)
    steps = plan.steps if plan is not None else ()
    previous = ""
    for index, step in enumerate(steps):
        yield from _step_lines(step, repeated=step.keyword == previous, wrong=index in wrong)
        previous = step.keyword
        for unmet in result.unmet:
            if unmet.step == index:
                yield Text(_NOTE + unmet_sentence(unmet), style="red")
    for unmet in result.unmet:
        if unmet.step >= len(steps):
            yield Text(_STEP + unmet_sentence(unmet), style="red")
    if result.fault is not None:
        yield from _fault_lines(result.fault)
    for clause_id in result.clauses:
        yield _clause_line(clause_id)


def was_asked(row: RowResult) -> bool:
    """Tell whether the engine was asked for *row*, or given up, or never there, before its turn."""
    return row.fault is None or row.fault.kind not in ("keeps_failing", "never_started")


def wrong_steps(result: RowResult, plan: Plan | None) -> set[int]:
    """Return the indices of the steps at which *result* went wrong."""
    if result.fault is not None:
        return {_step_of(plan, result.fault.operation)} if plan is not None else set()
    return {unmet.step for unmet in result.unmet}


def title_of(plan: Plan | None) -> str:
    """Return the name of the scenario in the language spoken, nothing where there is no plan."""
    if plan is None:
        return ""
    return plan.title_zh if spoken() == "zh" else plan.title_en


def _title(result: RowResult, plan: Plan | None) -> Text:
    line = Text(f"{MARKS[result.verdict]} {result.row}", style=STYLES[result.verdict])
    line.append(f"  {say('reports.' + result.verdict)}  ")
    line.append(title_of(plan), style="bold default")
    if plan is not None and plan.file:
        line.append(f"  {plan.file}:{plan.line}", style="dim default")
    return line


def _step_of(plan: Plan, operation: int) -> int:
    return plan.operations[operation].step if operation < len(plan.operations) else -1


def _step_lines(step: Step, *, repeated: bool, wrong: bool) -> Iterator[Text]:
    keyword = say("reports.and") if repeated else say("reports." + step.keyword)
    first, *rest = (step.zh if spoken() == "zh" else step.en).splitlines() or [""]
    lead = f"  {MARKS['fail']} " if wrong else _STEP
    yield Text(f"{lead}{keyword} {first}", style="red" if wrong else "")
    for line in rest:
        yield Text(f"{_NOTE}{line.strip()}")


def unmet_sentence(unmet: Unmet) -> str:
    """Return what was expected and what was got, in the language spoken."""
    expected = msgspec.json.encode(unmet.expected).decode()
    got = say("reports.absent") if unmet.got is None else harmless(unmet.got)
    return say(f"reports.expected_{unmet.test}", path=unmet.path, expected=expected, got=got)


def _fault_lines(fault: FaultRecord) -> Iterator[Text]:
    yield Text(_STEP + harmless(fault.said(), 600), style="magenta")
    if fault.again:
        yield Text(_STEP + say(f"engines.again_{fault.again}", others=fault.others))
    if fault.log:
        yield Text(_STEP + say("reports.log", lines=len(fault.log)), style="dim")
        for line in fault.log:
            yield Text(f"{_STEP}| {harmless(line)}", style="dim")


def _clause_line(clause_id: str) -> Text:
    clause = law().clause(clause_id)
    words = plain(clause.text.said_in(spoken())) if clause is not None else ""
    line = Text(_STEP + clause_id, style="cyan")
    line.append(f"  {words}", style="default")
    return line


def unsupported_sentence(reason: Unsupported) -> str:
    """Return why rows were unsupported, in the language spoken."""
    what = harmless(reason.what)
    if reason.why == "option":
        what = _option_words(reason.what)
    key = f"reports.unsupported_{reason.why}"
    return say(key, what=what)


def _option_words(written: str) -> str:
    name = written.partition("=")[0]
    option = options().options.get(name)
    if option is None or spoken() != "zh":
        return written
    return f"{written}（{option.name.zh}）"
