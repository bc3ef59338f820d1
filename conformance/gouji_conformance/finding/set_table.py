"""What is said of sets, for a page that has no engine: asked of the reference while the book is made."""

from collections.abc import Iterator
from itertools import product
from typing import Final, TypedDict

from gouji_conformance.finding.cards_asked import ORDER, Counts, written
from gouji_conformance.finding.set_answers import set_answers
from gouji_spec.text import Text

_JOKERS: Final = ("S", "B")
_NATURALS: Final = ORDER[:-3]
_HELD: Final = 16
_HUNG: Final = 6
_MORE: Final = 4
"""The most cards of a rank, the most of them that others are hung or pasted on here, and the most of these."""


class SetTable(TypedDict):
    """What is said of sets.

    Attributes:
        said: sentences, in Chinese and in English.
        sets: a set as ``written`` has it → the numbers of the sentences about it.
        over: two sets with ``>`` between them → the numbers of the sentences whether one beats the other.
        mixed: the number of the sentence about cards that are no set.
    """

    said: list[tuple[str, str]]
    sets: dict[str, list[int]]
    over: dict[str, list[int]]
    mixed: int


def set_table() -> SetTable:
    """Return the table: sets of one rank, sets with 2s or jokers of one kind, and pairs of equal numbers of cards."""
    numbers: dict[Text, int] = {}

    def number(text: Text) -> int:
        return numbers.setdefault(text, len(numbers))

    mixed = number(set_answers([{"3": 1, "4": 1}])[0])
    sets = {written(counts): [number(text) for text in set_answers([counts])] for counts in _sets()}
    over = {}
    for size, one, other in product(range(1, _MORE + 1), ORDER, ORDER):
        counts: list[Counts] = [{one: size}, {other: size}]
        over[" > ".join(map(written, counts))] = [number(text) for text in set_answers(counts)]
    return SetTable(said=[(text.zh, text.en) for text in numbers], sets=sets, over=over, mixed=mixed)


def _sets() -> Iterator[Counts]:
    for card in ORDER:
        for many in range(1, (_MORE if card in _JOKERS else _HELD) + 1):
            yield {card: many}
    for card, many, with_it, more in product(_NATURALS, range(1, _HUNG + 1), ("2", *_JOKERS), range(1, _MORE + 1)):
        yield {card: many, with_it: more}
    for with_it, many, more in product(_JOKERS, range(1, _MORE + 1), range(1, _MORE + 1)):
        yield {"2": many, with_it: more}
    for small, big in product(range(1, _MORE + 1), range(1, _MORE + 1)):
        yield {"S": small, "B": big}
