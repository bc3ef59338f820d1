"""What earns an engine its certificate: worked out from the rows by whoever writes a report and whoever reads one."""

from collections.abc import Iterable

from gouji_conformance.reports.jsonl import Header
from gouji_conformance.runs.verdicts import RowResult


def earns(header: Header, rows: Iterable[RowResult], ending: str) -> bool:
    """Tell whether *rows*, of a run that *header* began and that ended as *ending*, certify the engine.

    A run over a selection, with known failures, without fresh questions, with rows that stand from an earlier one, or
    that came to no regular end certifies nothing, nor does one in which nothing was played but areas that tell no
    player from a stub.

    Args:
        header: of the run.
        rows: what became of every row and every fresh question.
        ending: of the run.
    """
    judged = tuple(rows)
    narrowed = bool(header.selection or header.known_file or header.taken_over) or header.fresh is None
    thin = {floor.area for floor in header.thin}
    tested = any(row.verdict == "pass" and row.area not in thin for row in judged)
    return ending == "complete" and tested and all(row.stands for row in judged) and not narrowed
