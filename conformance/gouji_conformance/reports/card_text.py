"""A fault as the terminal shows it: one row in full, the others by name, and the line that runs it again."""

import shlex
from collections.abc import Iterator, Mapping
from typing import Final

from rich.text import Text as StyledText

from gouji_conformance.reports.failing import STYLES, clause_words, row_lines, unmet_sentence
from gouji_conformance.reports.faults import Card, alike_words
from gouji_conformance.reports.jsonl import Header
from gouji_conformance.reports.printable import printable, printable_text
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.speech.messages import message
from gouji_spec.ruleset import PROFILES
from gouji_spec.text import Language, Text

_NAMED: Final = 12
_NAMED_BRIEFLY: Final = 4
"""So many other rows of a fault are named."""


def card_lines(card: Card, plans: Mapping[str, Plan], header: Header, language: Language) -> Iterator[StyledText]:
    """Yield the lines that show *card* with one row in full."""
    yield from row_lines(card.first, plans.get(card.first.row), language)
    yield from _alike(card, language)
    yield from _besides(card, header, language, _NAMED)


def brief_lines(card: Card, header: Header, language: Language) -> Iterator[StyledText]:
    """Yield the few lines that name *card*: its clause, what is wrong in its first row, how to see it again."""
    first = card.first
    clause = card.clause or next(iter(first.clauses), "")
    head = StyledText(f"{first.row}  ", style=STYLES[first.verdict])
    yield head.append(f"{clause}  {clause_words(clause).said_in(language)}", style="default")
    wrong = _wrong(first)
    if wrong is not None:
        yield StyledText(f"    {wrong.said_in(language)}", style="red")
    yield from _alike(card, language)
    yield from _besides(card, header, language, _NAMED_BRIEFLY)


def _alike(card: Card, language: Language) -> Iterator[StyledText]:
    if card.alike is not None:
        yield StyledText(f"    {alike_words(card.alike).said_in(language)}", style="bold")


def _wrong(row: RowResult) -> Text | None:
    if row.fault is not None:
        return printable_text(row.fault.sentence, 200)
    return unmet_sentence(row.unmet[0]) if row.unmet else None


def _besides(card: Card, header: Header, language: Language, most: int) -> Iterator[StyledText]:
    if card.others:
        names = " ".join(printable(row.row) for row in card.others[:most])
        more = len(card.others) - most
        key = "reports.same_fault_more" if more > 0 else "reports.same_fault"
        words = message(key, count=len(card.others), rows=names, more=more)
        yield StyledText(f"    {words.said_in(language)}", style="dim")
    again = run_again(card.first, header)
    if again:
        yield StyledText(f"    {again}", style="green")


def run_again(row: RowResult, header: Header) -> str:
    """Return the line that runs *row* once more with all that is said; nothing for a question that no feature has."""
    if row.fresh:
        return ""
    words = ["gouji", "run", row.row, "--seed", str(header.seed)]
    if header.options:
        words += ["--ruleset", "FILE"]
    elif header.profile != PROFILES[0]:
        words += ["--profile", header.profile]
    given = printable(header.given)
    if given == "reference" or given.startswith(("python:", "http://", "https://")):
        return shlex.join([*words, "--engine", given])
    return f"{shlex.join(words)} -- {given}"
