"""Hands that do not matter are written once: several that are alike belong into the row of the others."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from gouji_conformance.checks.problems import problem
from gouji_conformance.sentences.compiler import PlanMaker
from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.phrasebook import Phrasebook, UnknownSentenceError
from gouji_conformance.sentences.slots import OTHERS, SEAT_OR_OTHERS
from gouji_spec.problem import Problem

_DOES_NOT_MATTER: Final = re.compile(r"\?(?:\*\d+)?")


def hands_alike(book: Phrasebook, scenario: Scenario, maker: PlanMaker) -> Iterator[Problem]:
    """Yield each table of *scenario* in which a row of the others would stand for rows that are written out.

    Args:
        book: the phrasebook.
        scenario: as it is written: a placeholder is a hand that matters.
        maker: has taken the steps of one of its rows, and knows which seats are in play.
    """
    for step in scenario.steps:
        if not step.table:
            continue
        try:
            sentence = book.understand(step.text, step.keyword, scenario.area, "en", placeholders=True).sentence
        except UnknownSentenceError:
            continue  # told already
        column = next((name for name, kind in sentence.table if kind == SEAT_OR_OTHERS), "")
        if not column:
            continue
        at = step.table[0].index(column)
        hands = {row[at]: row[:at] + row[at + 1 :] for row in step.table[1:]}
        seats = _written_out(hands, complete=not maker.seats_left())
        if seats:
            yield problem(
                "hands-alike",
                scenario.file,
                step.line,
                seats=", ".join(seats),
                hand=" ".join(hands[seats[0]]),
            )


def _written_out(hands: dict[str, tuple[str, ...]], *, complete: bool) -> list[str]:
    """Return the seats whose rows a row of the others would spare.

    Where not every seat in play has a hand (*complete*), it would deal hands to those that have none.
    """
    idle = {seat: hand for seat, hand in hands.items() if _idle(hand)}
    if OTHERS in hands:
        return [seat for seat, hand in idle.items() if seat != OTHERS and hand == hands[OTHERS]]
    if not complete or not idle:
        return []
    hand, many = Counter(idle.values()).most_common(1)[0]
    return [seat for seat in idle if idle[seat] == hand] if many > 1 else []


def _idle(hand: Sequence[str]) -> bool:
    return all(_DOES_NOT_MATTER.fullmatch(cell) for cell in hand)
