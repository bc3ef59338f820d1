"""The slots of sentences about points: calls, when they are made, what settles who has opened, what is owed.

>>> POINTS_SLOTS["sum"].read("1+4=5", "en")
{'count': 5, 'shares': [{'count': 1}, {'count': 4}]}
"""

from typing import Any, Final

from gouji_conformance.sentences.slot import Slot, SlotError
from gouji_conformance.sentences.tribute_slots import listed
from gouji_rulings.points_words import MOMENTS
from gouji_spec.text import LANGUAGES, Language, Text

CALLS: Final = {"blind": Text(zh="预点", en="a blind call"), "seen": Text(zh="明点", en="a seen call")}
_CALLED: Final = {"blind": Text(zh="预点了", en="a blind call"), "seen": Text(zh="明点了", en="a seen call")}
CALL_TIMES: Final = {
    "opening": Text(zh="开牌", en="the opening"),
    "first_card": Text(zh="取第一张牌", en="the first card is taken"),
    "last_return": Text(zh="还完贡", en="all is returned"),
    "revolution": Text(zh="革命一步", en="the step of revolution"),
    "first_lead": Text(zh="首次发牌", en="the first lead"),
    "hand_end": Text(zh="局终", en="the end of the hand"),
}


def _named(names: dict[str, Text]) -> Slot:
    """Return the slot in which one of *names* stands, by its words in either language."""
    return Slot(
        {language: "|".join(name.said_in(language) for name in names.values()) for language in LANGUAGES},
        lambda words, language: next(key for key, name in names.items() if name.said_in(language) == words),
        lambda value, language: names[value].said_in(language),
    )


def _read_sum(words: str, _language: Language) -> dict[str, Any]:
    """Return what is owed in all and in shares: ``1+4=5``, ``2``, ``0`` for nothing."""
    shares, _, total = words.partition("=")
    counts = [int(count) for count in shares.split("+") if count != "0"]
    if total and int(total) != sum(counts):
        raise SlotError(words)
    return {"count": sum(counts), "shares": [{"count": count} for count in counts]}


def _write_sum(value: Any, _language: Language) -> str:
    counts = [str(share["count"]) for share in value["shares"]]
    return f"{'+'.join(counts)}={value['count']}" if len(counts) > 1 else str(value["count"])


POINTS_SLOTS: Final[dict[str, Slot]] = {
    "call": _named(CALLS),
    "called": _named(_CALLED),
    "call-time": _named(CALL_TIMES),
    "judged": _named(MOMENTS),
    "sum": Slot(dict.fromkeys(LANGUAGES, r"[0-9]+(?:\+[0-9]+=[0-9]+)?"), _read_sum, _write_sum),
    "point-dues": listed(
        Text(
            zh="{payer:seat}欠{receiver:seat} {count:count} 张",
            en="{payer:seat} owes {receiver:seat} {count:count}",
        )
    ),
}
"""Kinds of slot by name."""
