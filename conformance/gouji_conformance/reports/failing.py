"""One row that did not pass, in words: its steps as Gherkin, what was expected and got, the clause it breaks."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.text import Text as StyledText

from gouji_conformance.engines.fault import UNASKED, FaultRecord
from gouji_conformance.reports.printable import printable, printable_text
from gouji_conformance.runs.verdicts import RowResult, Unmet, Unsupported
from gouji_conformance.sentences.plans import Plan, Step
from gouji_conformance.speech.messages import message
from gouji_spec.law import law
from gouji_spec.links import plain
from gouji_spec.options import options
from gouji_spec.text import Language, Text

STYLES = {
    "pass": "green",
    "fail": "bold red",
    "error": "bold magenta",
    "timeout": "bold yellow",
    "unsupported": "blue",
    "declared": "cyan",
    "missing": "yellow",
}
MARKS = {"pass": "✓", "fail": "✗", "error": "!", "timeout": "⏱", "unsupported": "–", "declared": "§", "missing": "○"}

_STEP = "    "
_NOTE = "        "


def row_lines(result: RowResult, plan: Plan | None, language: Language) -> Iterator[StyledText]:
    """Yield the lines that show *result*, the outcome of *plan*.

    Without a plan (the suite has another row of this name now, or none) the steps are left out.
    """
    yield _title(result, plan, language)
    wrong = wrong_steps(result, plan)
    steps = shown_steps(result, plan)
    if plan is not None and plan.fresh:
        yield StyledText(_STEP + tags_of(plan), style="cyan")
    previous = ""
    for index, step in enumerate(steps):
        yield from _step_lines(step, language, repeated=step.keyword == previous, wrong=index in wrong)
        previous = step.keyword
        for unmet in result.unmet:
            if unmet.step == index:
                yield StyledText(_NOTE + unmet_sentence(unmet).said_in(language), style="red")
    for unmet in result.unmet:
        if unmet.step >= len(steps):
            yield StyledText(_STEP + unmet_sentence(unmet).said_in(language), style="red")
    if result.fault is not None:
        yield from _fault_lines(result.fault, language)
    for clause_id in broken_clauses(result, plan):
        yield _clause_line(clause_id, language)


def shown_steps(result: RowResult, plan: Plan | None) -> Sequence[Step]:
    """Return the steps of *plan* by which *result* is understood.

    Of a fresh question none after the last that went wrong: it stands in no file, and may be a hand of a hundred acts.
    """
    if plan is None:
        return ()
    wrong = wrong_steps(result, plan)
    return plan.steps[: max(wrong) + 1] if plan.fresh and wrong else plan.steps


def broken_clauses(result: RowResult, plan: Plan | None) -> tuple[str, ...]:
    """Return the clauses that *result* is about: those of the step that went wrong, where that has some of its own."""
    steps = () if plan is None else [plan.steps[at] for at in wrong_steps(result, plan) if at < len(plan.steps)]
    return tuple(dict.fromkeys(clause for step in steps for clause in step.clauses)) or result.clauses


def tags_of(plan: Plan) -> str:
    """Return the tags that a feature would have above *plan*: its clauses, area and option values."""
    options = (f"@{name}={value}" for name, value in plan.options.items())
    return " ".join((*(f"@{clause}" for clause in plan.clauses), f"@{plan.area}", *options))


def is_wrong(row: RowResult) -> bool:
    """Tell whether *row* is one to be mended: it failed, the engine did, or a declaration that it owes is missing."""
    return row.verdict in ("fail", "error", "timeout") or row.owed


def was_asked(row: RowResult) -> bool:
    """Tell whether the engine was asked for *row*, or given up, or never there, before its turn."""
    return row.fault is None or row.fault.kind not in UNASKED


def wrong_steps(result: RowResult, plan: Plan | None) -> set[int]:
    """Return the indices of the steps at which *result* went wrong."""
    if result.fault is not None:
        return {_step_of(plan, result.fault.operation)} if plan is not None else set()
    return {unmet.step for unmet in result.unmet}


def title_of(plan: Plan | None) -> Text:
    """Return the name of the scenario, nothing where there is no plan."""
    return Text.same("") if plan is None else Text(zh=plan.title_zh, en=plan.title_en)


def sentence_of(step: Step) -> Text:
    """Return the sentence of *step*."""
    return Text(zh=step.zh, en=step.en)


def keyword_of(step: Step, *, repeated: bool = False) -> Text:
    """Return the keyword of *step*; where it is *repeated*, "And"."""
    return message("reports.and" if repeated else f"reports.{step.keyword}")


def clause_words(clause_id: str) -> Text:
    """Return what the clause says, without its links; nothing where there is no such clause."""
    clause = law().clause(clause_id)
    return Text.same("") if clause is None else clause.text.map(plain)


def _title(result: RowResult, plan: Plan | None, language: Language) -> StyledText:
    line = StyledText(f"{MARKS[result.verdict]} {result.row}", style=STYLES[result.verdict])
    line.append(f"  {message('reports.' + result.verdict).said_in(language)}  ")
    line.append(title_of(plan).said_in(language), style="bold default")
    if plan is not None and plan.file:
        line.append(f"  {plan.file}:{plan.line}", style="dim default")
    return line


def _step_of(plan: Plan, operation: int) -> int:
    return plan.operations[operation].step if operation < len(plan.operations) else -1


def _step_lines(step: Step, language: Language, *, repeated: bool, wrong: bool) -> Iterator[StyledText]:
    keyword = keyword_of(step, repeated=repeated).said_in(language)
    first, *rest = sentence_of(step).said_in(language).splitlines() or [""]
    lead = f"  {MARKS['fail']} " if wrong else _STEP
    yield StyledText(f"{lead}{keyword} {first}", style="red" if wrong else "")
    for line in rest:
        yield StyledText(f"{_NOTE}{line.strip()}")


def unmet_sentence(unmet: Unmet) -> Text:
    """Return what was expected and what was got."""
    expected = msgspec.json.encode(unmet.expected).decode()
    got = message("reports.absent") if unmet.got is None else printable(unmet.got)
    return message(f"reports.expected_{unmet.test}", path=unmet.path, expected=expected, got=got)


def _fault_lines(fault: FaultRecord, language: Language) -> Iterator[StyledText]:
    yield StyledText(_STEP + printable_text(fault.sentence, 600).said_in(language), style="magenta")
    for words in after_fault(fault):
        yield StyledText(_STEP + words.said_in(language))
    if fault.log:
        yield StyledText(_STEP + message("reports.log", lines=len(fault.log)).said_in(language), style="dim")
        for line in fault.log:
            yield StyledText(f"{_STEP}| {printable(line)}", style="dim")


def after_fault(fault: FaultRecord) -> Iterator[Text]:
    """Yield what to look at where an answer never came, and what became of the row when it was run once more alone."""
    if fault.kind == "timed_out":
        yield message("smoke.next_fault_timed_out")
    if fault.again:
        yield message(f"engines.again_{fault.again}", others=fault.others)


def _clause_line(clause_id: str, language: Language) -> StyledText:
    line = StyledText(_STEP + clause_id, style="cyan")
    line.append(f"  {clause_words(clause_id).said_in(language)}", style="default")
    return line


def unsupported_sentence(reason: Unsupported) -> Text:
    """Return why rows were unsupported."""
    what = _option_words(reason.what) if reason.why == "option" else printable(reason.what)
    return message(f"reports.unsupported_{reason.why}", what=what)


def _option_words(written: str) -> Text:
    option = options().options.get(written.partition("=")[0])
    return Text(zh=written if option is None else f"{written}（{option.name.zh}）", en=written)
