"""A row of the suite asked under any ruleset: what the engine answers to each step, and whether the row has it so.

A case is a row as data: its sentences in both languages, and what is asked and expected for each of them, as the
protocol writes it.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from gouji.protocol.serve import Session
from gouji.rules import Rules, rules_of
from gouji_rulings.case_pictures import case_picture
from gouji_rulings.expected import MISSING, met_by, value_at
from gouji_rulings.paragraph import Kind, Paragraph
from gouji_rulings.speech import message
from gouji_rulings.words import reason_words
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

Case = Mapping[str, Any]
"""``steps``, each with ``keyword``, ``zh`` and ``en``; ``operations``, each with ``method``, ``params``, ``step`` and
``expect``, of which each has ``path``, ``test``, ``value`` and ``step``."""

_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Answered:
    """An operation of a case with the engine's answer.

    Attributes:
        operation: what was asked.
        result: the answer; nothing where it was none, since the table does not play what is asked.
        problem: why there is none.
        unmet: what is expected otherwise, each with what was answered.
    """

    operation: Mapping[str, Any]
    result: Mapping[str, Any]
    problem: str
    unmet: tuple[tuple[Mapping[str, Any], Any], ...]


def answers(case: Case, ruleset: Ruleset) -> tuple[Answered, ...]:
    """Return what the engine answers to each operation of *case* at a table that plays *ruleset*."""
    session = Session()
    return tuple(_asked(session, operation, ruleset) for operation in case["operations"])


def _asked(session: Session, operation: Mapping[str, Any], ruleset: Ruleset) -> Answered:
    params = dict(operation["params"])
    if "ruleset" in params:
        params["ruleset"] = ruleset.to_json()
    request = {"jsonrpc": "2.0", "id": 1, "method": operation["method"], "params": params}
    reply = session.answer(request) or {}
    result, problem = reply.get("result", {}), reply.get("error", {}).get("message", "")
    unmet = []
    for want in operation["expect"]:
        found = value_at(result, want["path"])
        if not met_by(want["test"], want["value"], want["path"], found):
            unmet.append((want, None if found is MISSING else found))
    return Answered(operation, result, problem, tuple(unmet))


def case_paragraphs(case: Case, answered: tuple[Answered, ...]) -> Iterator[Paragraph]:
    """Yield whether everything is as the row has it, then its sentences, each expectation with its outcome."""
    unmet = [pair for one in answered for pair in one.unmet]
    yield Paragraph("verdict", message("case.holds" if not unmet else "case.holds_not", count=len(unmet)))
    for number, step in enumerate(case["steps"]):
        wrong = [found for want, found in unmet if want["step"] == number]
        kind: Kind = "met" if step["keyword"] == "then" and not wrong else "unmet" if wrong else "asked"
        yield Paragraph(kind, Text(zh=step["zh"], en=step["en"]))
        for found in wrong:
            yield Paragraph("found", message("case.found", found=_short(found)))
        for one in answered:
            if one.operation["step"] == number:
                yield from _why(one)


def _why(one: Answered) -> Iterator[Paragraph]:
    """Yield why something was refused, or why nothing was answered."""
    if one.problem:
        yield Paragraph("found", message("case.not_answered", problem=one.problem))
    known = reasons()
    for code in one.result.get("reasons", ()):
        if code in known:
            yield Paragraph("reason", reason_words(code))


def case_pictures(answered: tuple[Answered, ...], rules: Rules) -> str:
    """Return a picture of the last thing asked that can be drawn, as SVG; nothing where there is none."""
    for one in reversed(answered):
        drawn = "" if one.problem else case_picture(one.operation["method"], one.operation["params"], one.result, rules)
        if drawn:
            return drawn
    return ""


def pictured(case: Case, ruleset: Ruleset) -> str:
    """Return a picture of *case* as SVG of both languages; nothing where there is nothing to draw."""
    return case_pictures(answers(case, ruleset), rules_of(ruleset))


def _short(found: Any) -> str:
    written = "–" if found is None else json.dumps(found, ensure_ascii=False)
    return written if len(written) <= _LONGEST else written[:_LONGEST] + "…"
