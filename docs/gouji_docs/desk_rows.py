"""Rows of the suite for the referee's desk: those that are no position are asked as they stand, from a file."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan
from gouji_rulings.cases import pictured
from gouji_spec.ruleset import Ruleset

SEED: Final = 1
"""From which cards that do not matter are dealt."""


def case_of(plan: Plan) -> dict[str, Any]:
    """Return the row of *plan* as ``gouji_rulings.cases`` takes it."""
    return {
        "steps": [{"keyword": step.keyword, "zh": step.zh, "en": step.en} for step in plan.steps],
        "operations": [
            {
                "method": one.method,
                "params": one.params,
                "step": one.step,
                "expect": [
                    {"path": want.path, "test": want.test, "value": want.value, "step": want.step}
                    for want in one.expect
                ],
            }
            for one in dealt(plan, SEED)
        ],
    }


def picture_of_case(plan: Plan) -> str:
    """Return a picture of a row that is no position, as SVG; nothing where there is nothing to draw."""
    return pictured(case_of(plan), Ruleset.from_json(plan.ruleset))


def file_of(row: str) -> str:
    """Return the name of the file in which a row lies: one an article or topic, since few readers want them all."""
    return row.partition("/")[0].partition(".")[0] + ".json"


def write_rows(folder: Path, plans: list[Plan]) -> None:
    """Write the rows of *plans* into *folder*, a file an article or topic."""
    folder.mkdir(parents=True, exist_ok=True)
    files: dict[str, dict[str, Any]] = defaultdict(dict)
    for plan in plans:
        files[file_of(plan.row)][plan.row] = {"title": {"zh": plan.title_zh, "en": plan.title_en}, **case_of(plan)}
    for name, rows in files.items():
        (folder / name).write_text(json.dumps(rows, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
