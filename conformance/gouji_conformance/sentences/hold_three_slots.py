"""The slots of sentences about holding the 3s: purchases one after another in one slot.

>>> HOLD_THREE_SLOTS["purchases"].read("P1 buys of P4 for 2; P3 buys of P6 for S or B", "en")[1]["prices"]
['S', 'B']
"""

import re
from typing import Any, Final

from gouji.table.seats import CHINESE, parse_seat, seat_text
from gouji_conformance.sentences.slot import Slot, read_cards, write_cards
from gouji_spec.text import LANGUAGES, Language

_NOTHING: Final[dict[Language, str]] = {"zh": "没有人买", "en": "nobody buys"}
_BETWEEN: Final[dict[Language, str]] = {"zh": "；", "en": "; "}
_OR: Final[dict[Language, str]] = {"zh": "或", "en": " or "}
_SEAT: Final[dict[Language, str]] = {"zh": f"[{CHINESE}]", "en": "P[1-6]"}
_CARD: Final[dict[Language, str]] = {"zh": "[2大小]", "en": "[2SB]"}
_FORM: Final[dict[Language, str]] = {
    "zh": "{buyer}向{seller}买，付 {prices}",
    "en": "{buyer} buys of {seller} for {prices}",
}


def _prices(language: Language) -> str:
    return f"{_CARD[language]}(?:{_OR[language]}{_CARD[language]})?"


def _purchase(language: Language, *, named: bool = False) -> str:
    """Return what one purchase looks like, its parts as groups where they are to be *named*."""

    def group(name: str, pattern: str) -> str:
        return f"(?P<{name}>{pattern})" if named else f"(?:{pattern})"

    seats = {name: group(name, _SEAT[language]) for name in ("buyer", "seller")}
    return _FORM[language].format(**seats, prices=group("prices", _prices(language)))


def _pattern(language: Language) -> str:
    one = _purchase(language)
    return f"{one}(?:{_BETWEEN[language]}{one})*|{_NOTHING[language]}"


def _read(words: str, language: Language) -> list[dict[str, Any]]:
    found = re.finditer(_purchase(language, named=True), words)
    return [
        {
            "buyer": parse_seat(one["buyer"]),
            "seller": parse_seat(one["seller"]),
            "prices": [read_cards(price, language) for price in one["prices"].split(_OR[language])],
        }
        for one in found
    ]


def _write(value: Any, language: Language) -> str:
    written = [
        _FORM[language].format(
            buyer=seat_text(one["buyer"], language),
            seller=seat_text(one["seller"], language),
            prices=_OR[language].join(write_cards(price, language) for price in one["prices"]),
        )
        for one in value
    ]
    return _BETWEEN[language].join(written) or _NOTHING[language]


HOLD_THREE_SLOTS: Final[dict[str, Slot]] = {
    "purchases": Slot({language: _pattern(language) for language in LANGUAGES}, _read, _write),
}
"""Kinds of slot by name."""
