"""The slots of a sentence: what may stand in them in either language, and the value both mean."""

import re
from typing import Any, Final

from gouji_conformance.sentences.deal_slots import DEAL_SLOTS
from gouji_conformance.sentences.hold_three_slots import HOLD_THREE_SLOTS
from gouji_conformance.sentences.moves_slot import MOVES
from gouji_conformance.sentences.points_slots import POINTS_SLOTS
from gouji_conformance.sentences.referee_slots import REFEREE_SLOTS
from gouji_conformance.sentences.slot import Slot, SlotError, cards_pattern, read_cards, write_cards
from gouji_conformance.sentences.tribute_slots import TRIBUTE_SLOTS
from gouji_spec.law import CLAUSE_ID
from gouji_spec.options import options
from gouji_spec.reasons import reasons
from gouji_spec.text import Language

SEATS_ZH = "甲乙丙丁戊己"
SEATS = range(1, len(SEATS_ZH) + 1)
SEAT_OR_OTHERS: Final = "seat-or-others"
"""The kind of slot in which the last row of a table may name every seat in play that no row above it names."""
OTHERS: Final = "others"
"""The value of that row; its word in either language is in ``_OTHERS``."""
_OTHERS = {"en": "others", "zh": "其余"}
_YES = {"en": "yes", "zh": "是"}
_NO = {"en": "no", "zh": "否"}


def _both(pattern: str) -> dict[Language, str]:
    return {"en": pattern, "zh": pattern}


def _read_seat(words: str, language: Language) -> int:
    return SEATS_ZH.index(words) + 1 if language == "zh" else int(words[1:])


def _write_seat(value: Any, language: Language) -> str:
    return SEATS_ZH[int(value) - 1] if language == "zh" else f"P{value}"


def _read_seat_or_others(words: str, language: Language) -> int | str:
    return OTHERS if words == _OTHERS[language] else _read_seat(words, language)


def _write_seat_or_others(value: Any, language: Language) -> str:
    return _OTHERS[language] if value == OTHERS else _write_seat(value, language)


def _read_seats(words: str, language: Language) -> list[int]:
    parts = re.split(r"、|和", words) if language == "zh" else re.split(r", | and ", words)
    return [_read_seat(part, language) for part in parts]


def _write_seats(value: Any, language: Language) -> str:
    names = [_write_seat(seat, language) for seat in value]
    if language == "zh":
        return "、".join(names)
    return " and ".join(names) if len(names) < 3 else ", ".join(names[:-1]) + " and " + names[-1]


_BETWEEN_SETS: Final[dict[Language, str]] = {"en": ", ", "zh": "、"}


def _read_sets(words: str, language: Language) -> list[str]:
    return [read_cards(one, language) for one in words.split(_BETWEEN_SETS[language])]


def _write_sets(value: Any, language: Language) -> str:
    return _BETWEEN_SETS[language].join(write_cards(one, language) for one in value)


def _read_rank(words: str, _language: Language) -> str:
    return read_cards(words, _language)


def _read_reason(words: str, language: Language) -> str:
    for reason in reasons().values():
        if words == reason.name.said_in(language):
            return reason.code
    raise SlotError(words)


def _write_reason(value: Any, language: Language) -> str:
    return reasons()[value].name.said_in(language)


def _read_yes_no(words: str, language: Language) -> bool:
    return words == _YES[language]


def _write_yes_no(value: Any, language: Language) -> str:
    return _YES[language] if value else _NO[language]


def _read_text(words: str, _language: Language) -> str:
    return words[1:-1]


def _read_option(words: str, language: Language) -> str:
    for option in options().options.values():
        if words == option.name.said_in(language):
            return option.id
    raise SlotError(words)


def _write_option(value: Any, language: Language) -> str:
    return options().options[value].name.said_in(language)


def _sets_pattern(language: Language) -> str:
    return rf"{cards_pattern(language)}(?:{_BETWEEN_SETS[language]}{cards_pattern(language)})*"


SLOTS: dict[str, Slot] = {
    "cards": Slot({"en": cards_pattern("en"), "zh": cards_pattern("zh")}, read_cards, write_cards),
    "hand": Slot(
        {"en": cards_pattern("en", hidden=True), "zh": cards_pattern("zh", hidden=True)}, read_cards, write_cards
    ),
    "sets": Slot({"en": _sets_pattern("en"), "zh": _sets_pattern("zh")}, _read_sets, _write_sets),
    "rank": Slot({"en": r"[2-9AKQJTSB]|10", "zh": r"[2-9AKQJ大小]|10"}, _read_rank, write_cards),
    "number": Slot(_both(r"-?\d+"), lambda words, _: int(words), lambda value, _: str(value)),
    "seat": Slot({"en": r"P[1-6]", "zh": f"[{SEATS_ZH}]"}, _read_seat, _write_seat),
    SEAT_OR_OTHERS: Slot(
        {"en": f"P[1-6]|{_OTHERS['en']}", "zh": f"[{SEATS_ZH}]|{_OTHERS['zh']}"},
        _read_seat_or_others,
        _write_seat_or_others,
    ),
    "seats": Slot(
        {"en": r"P[1-6](?:(?:, | and )P[1-6])*", "zh": f"[{SEATS_ZH}](?:[、和][{SEATS_ZH}])*"},
        _read_seats,
        _write_seats,
    ),
    "reason": Slot(
        {"en": r"[a-z0-9][a-z0-9 ,'-]*", "zh": r"[^，。：；、“”\s][^。：；“”]*"}, _read_reason, _write_reason
    ),
    "option": Slot({"en": r"[a-z0-9][a-z0-9 ,'-]*", "zh": r"[^，。：；\s]+"}, _read_option, _write_option),
    "yes-no": Slot({"en": "yes|no", "zh": "是|否"}, _read_yes_no, _write_yes_no),
    "clause": Slot(_both(CLAUSE_ID), lambda words, _: words, lambda value, _: str(value)),
    "text": Slot(_both(r'"[^"]*"'), _read_text, lambda value, _: f'"{value}"'),
    "moves": MOVES,
    **DEAL_SLOTS,
    **TRIBUTE_SLOTS,
    **HOLD_THREE_SLOTS,
    **POINTS_SLOTS,
    **REFEREE_SLOTS,
}
"""Every kind of slot by its name."""


def names_expected(kind: str, language: Language) -> list[str]:
    """Return the words a slot of *kind* knows, where they are names; for telling the nearest one."""
    if kind == "reason":
        return [reason.name.said_in(language) for reason in reasons().values()]
    if kind == "option":
        return [option.name.said_in(language) for option in options().options.values()]
    return []
