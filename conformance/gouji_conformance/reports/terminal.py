"""A run on the terminal: progress while it lasts, then what failed, the table, and the last line."""

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text as StyledText

from gouji_conformance.reports.card_text import brief_lines, card_lines
from gouji_conformance.reports.closing import closing, known_words, scope_lines, surprise_words
from gouji_conformance.reports.failing import STYLES, unsupported_sentence, was_asked
from gouji_conformance.reports.faults import Card, cards
from gouji_conformance.reports.jsonl import Header, Report
from gouji_conformance.reports.ladder_words import ladder_lines
from gouji_conformance.reports.printable import printable, printable_text
from gouji_conformance.reports.variation_words import variation_lines
from gouji_conformance.reports.words import (
    area_words,
    areas_words,
    article_words,
    engine_words,
    part_of,
    ruleset_words,
)
from gouji_conformance.runs.diagnosis import UNKNOWN, Diagnosis
from gouji_conformance.runs.floors import Floor
from gouji_conformance.runs.known import held_against
from gouji_conformance.runs.variations import Variation
from gouji_conformance.runs.verdicts import VERDICTS, RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.speech.messages import message
from gouji_spec.text import Language, Text

SHOWN_WHOLE: Final = 5
"""Faults that are shown by a row with all its steps; the others are named, up to ``NAMED``."""
NAMED: Final = 40
_NOT_ASKED: Final = "not_asked"
_EVERY: Final = 10.0
"""Seconds between two lines of progress where no terminal redraws them."""


class Terminal:
    """Where a run is shown.

    Attributes:
        language: in which all of it is said.
    """

    def __init__(self, language: Language, console: Console | None = None) -> None:
        self.language = language
        self._console = Console(highlight=False, markup=False, emoji=False) if console is None else console
        self._progress: Progress | None = None
        self._said = time.monotonic()
        self._done = 0
        self._rows = 0

    def line(self, words: Text | StyledText | str, style: str = "") -> None:
        """Show one line."""
        shown = words.said_in(self.language) if isinstance(words, Text) else words
        self._console.print(shown, style=style, soft_wrap=True)

    def _indented(self, words: Text | str, style: str) -> None:
        said = words.said_in(self.language) if isinstance(words, Text) else words
        self.line(StyledText(f"  {said}", style=style))

    def title(self, header: Header) -> None:
        """Show what is run on whom."""
        engine = engine_words(header.given, header.engine)
        where, rules = areas_words(header.areas), ruleset_words(header)
        self.line(
            message("reports.begin", engine=engine, profile=rules, areas=where, rows=header.rows, seed=header.seed)
        )
        if header.fresh:
            self.line(message("reports.begin_fresh", fresh=sum(header.fresh.values())), style="dim")

    def begin(self, header: Header) -> None:
        """Show what is about to be run."""
        self.title(header)
        self._done, self._rows, self._said = 0, header.asked, time.monotonic()
        if self._console.is_terminal:
            columns = (TextColumn("  "), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
            self._progress = Progress(*columns, console=self._console, transient=True)
            self._progress.add_task("", total=header.asked)
            self._progress.start()

    def row(self, result: RowResult) -> None:  # noqa: ARG002 - progress counts, the end shows
        """Count one row."""
        self._done += 1
        now = time.monotonic()
        if self._progress is not None:
            if now - self._said > 0.1 or self._done == self._rows:
                self._said = now
                self._progress.update(self._progress.task_ids[0], completed=self._done)
        elif now - self._said > _EVERY:
            self._said = now
            self.line(message("reports.progress", done=self._done, rows=self._rows))

    def stop(self) -> None:
        """Take the progress away; also after an interruption."""
        if self._progress is not None:
            self._progress.stop()
            self._progress = None

    def interrupted(self, path: object) -> None:
        """Say how far the run has come."""
        self.stop()
        self.line(message("reports.interrupted", done=self._done, rows=self._rows, path=path), style="yellow")

    def end(self, report: Report, plans: Mapping[str, Plan], diagnosis: Diagnosis = UNKNOWN) -> bool:
        """Show what became of every row: what did not pass first, then the table, then the verdict.

        Args:
            report: the whole report.
            plans: the plan of each row, by its id; rows without one are shown by what the report has.
            diagnosis: what the engine seems to play; rows of another table's rules are not shown one by one.

        Returns:
            Whether all of it passed, or came out as is known.
        """
        self.stop()
        expected = held_against(report.rows, report.header.known)
        excused = {row.row for row in expected.as_known}
        rows = [row for row in (*report.rows, *report.fresh) if row.row not in excused]
        self._failing(cards(rows, plans, diagnosis.no_fault, diagnosis.alike), plans, report.header)
        self._played(diagnosis.variations)
        log = report.header.fault.log if report.header.fault is not None else ()
        self._not_asked([row for row in rows if not was_asked(row)], log)
        self._unsupported([row for row in report.rows if row.row not in excused])
        self._known(report)
        self._console.print(summary_table((*report.rows, *report.fresh), report.header.floors, self.language))
        for line in ladder_lines(report):
            self.line(line, style="bold")
        for line in scope_lines(report.header):
            self.line(line, style="dim")
        last = closing(report)
        self.line(last.words, style="bold green" if last.passed else "bold red")
        return last.passed

    def _known(self, report: Report) -> None:
        words = known_words(report)
        if words:
            self.line("")
            self.line(message("known.head"))
        for line in words:
            self._indented(line, "dim")
        for line in surprise_words(report):
            self.line(line.map("✗ {}".format), style=STYLES["fail"])

    def _failing(self, found: Sequence[Card], plans: Mapping[str, Plan], header: Header) -> None:
        """Show what seems to be wrong, one fault after another; the first few with a row in full."""
        for card in found[:SHOWN_WHOLE]:
            self.line("")
            for line in card_lines(card, plans, header, self.language):
                self.line(line)
        if len(found) > SHOWN_WHOLE:
            self.line("")
            self.line(message("reports.more_faults", count=len(found) - SHOWN_WHOLE))
        for card in found[SHOWN_WHOLE : SHOWN_WHOLE + NAMED]:
            for line in brief_lines(card, header, self.language):
                self.line(line)
        if len(found) > SHOWN_WHOLE + NAMED:
            self.line(message("reports.and_more", count=len(found) - SHOWN_WHOLE - NAMED))

    def _played(self, played: Sequence[Variation]) -> None:
        """Say which other table's rules the engine seems to play."""
        if played:
            self.line("")
        for line in variation_lines(played):
            self.line(line, style="bold yellow")

    def _not_asked(self, rows: Sequence[RowResult], log: Sequence[str]) -> None:
        """Show rows that nobody asked, since the engine was given up, by what they have in common."""
        if rows and rows[0].fault is not None:
            self.line("")
            self.line(message("reports.not_asked", count=len(rows)), style=STYLES["error"])
            self._indented(printable_text(rows[0].fault.sentence, 600), "")
            for line in log or rows[0].fault.log:
                self._indented(f"  | {printable(line)}", "dim")

    def _unsupported(self, rows: Sequence[RowResult]) -> None:
        reasons = Counter(row.unsupported for row in rows if row.unsupported is not None)
        if reasons:
            self.line("")
            self.line(message("reports.unsupported_head"))
        for reason, count in reasons.most_common(NAMED):
            words = message("reports.unsupported_line", count=count, reason=unsupported_sentence(reason))
            self._indented(words, STYLES["unsupported"])


def summary_table(rows: Sequence[RowResult], floors: Iterable[Floor], language: Language) -> Table:
    """Return the number of rows of each verdict, by area and article, with a column for each verdict there is.

    Errors of rows that nobody was asked are counted apart.

    Beside those that passed stands how many an engine passes that knows nothing of the rules: one of *floors*.
    """
    floor = {(entry.area, entry.article): entry.passed for entry in floors}
    counted: dict[tuple[str, str], Counter[str]] = {}
    for row in rows:
        kind = row.verdict if was_asked(row) else _NOT_ASKED
        counted.setdefault((row.area, part_of(row)), Counter())[kind] += 1
    shown = [
        verdict
        for verdict in (*VERDICTS, _NOT_ASKED)
        if verdict == "pass" or any(line[verdict] for line in counted.values())
    ]
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(message("reports.area").said_in(language))
    table.add_column(message("reports.article").said_in(language))
    for verdict in shown:
        head = message("reports.not_asked_head" if verdict == _NOT_ASKED else f"reports.{verdict}")
        table.add_column(head.said_in(language), justify="right", style=STYLES.get(verdict, ""))
    table.add_column(message("reports.floor").said_in(language), justify="right", style="dim")
    previous = ""
    areas = list(dict.fromkeys(area for area, _ in counted))
    for (area, key), line in sorted(counted.items(), key=lambda entry: areas.index(entry[0][0])):
        cells = [str(line[verdict] or ("0" if verdict == "pass" else "")) for verdict in shown]
        name = "" if area == previous else area_words(area).said_in(language)
        table.add_row(name, StyledText(article_words(key).said_in(language)), *cells, str(floor.get((area, key), "")))
        previous = area
    return table
