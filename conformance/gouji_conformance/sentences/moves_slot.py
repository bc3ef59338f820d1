"""The slot that holds a whole list of what may be done: ``play TT, play T, pass``; in any order."""

from typing import Any, Final

from gouji_conformance.sentences.slot import Slot, SlotError, cards_pattern, read_cards, write_cards
from gouji_spec.text import LANGUAGES, Language

_WITH_CARDS: Final[dict[str, dict[Language, str]]] = {
    "play": {"en": "play ", "zh": "出"},
    "burn": {"en": "burn ", "zh": "烧"},
}
_ALONE: Final[dict[str, dict[Language, str]]] = {
    "pass": {"en": "pass", "zh": "过牌"},
    "yield": {"en": "yield", "zh": "让牌"},
    "cover": {"en": "cover", "zh": "扣牌"},
    "decline": {"en": "decline to burn", "zh": "不烧"},
    "wind": {"en": "apply for the wind", "zh": "接风"},
    "renounce": {"en": "renounce", "zh": "要头"},
}
_LEAVE: Final[dict[Language, str]] = {"en": "allow P{} to cover", "zh": "许{}扣牌"}
_SEATS_ZH: Final = "甲乙丙丁戊己"
_NOTHING: Final[dict[Language, str]] = {"en": "nothing", "zh": "无"}
_BETWEEN: Final[dict[Language, str]] = {"en": ", ", "zh": "、"}


def _pattern(language: Language) -> str:
    cards = cards_pattern(language)
    moves = [f"{words[language]}(?:{cards})" for words in _WITH_CARDS.values()]
    moves += [words[language] for words in _ALONE.values()]
    moves.append(_LEAVE[language].format("[1-6]" if language == "en" else f"[{_SEATS_ZH}]"))
    one = "|".join(moves)
    return f"{_NOTHING[language]}|(?:{one})(?:{_BETWEEN[language]}(?:{one}))*"


def _read(words: str, language: Language) -> list[dict[str, Any]]:
    if words == _NOTHING[language]:
        return []
    return [_read_one(one, language) for one in words.split(_BETWEEN[language])]


def _read_one(words: str, language: Language) -> dict[str, Any]:
    for verb, said in _ALONE.items():
        if words == said[language]:
            return {"do": verb}
    before, _, after = _LEAVE[language].partition("{}")
    if words.startswith(before) and words.endswith(after):
        seat = words.removeprefix(before).removesuffix(after)
        return {"do": "allow_cover", "to": int(seat) if language == "en" else _SEATS_ZH.index(seat) + 1}
    for verb, said in _WITH_CARDS.items():
        if words.startswith(said[language]):
            return {"do": verb, "cards": read_cards(words.removeprefix(said[language]), language)}
    raise SlotError(words)


def _write(value: Any, language: Language) -> str:
    return _BETWEEN[language].join(_write_one(move, language) for move in value) or _NOTHING[language]


def _write_one(move: dict[str, Any], language: Language) -> str:
    if "cards" in move:
        return _WITH_CARDS[move["do"]][language] + write_cards(move["cards"], language)
    if "to" in move:
        return _LEAVE[language].format(move["to"] if language == "en" else _SEATS_ZH[move["to"] - 1])
    return _ALONE[move["do"]][language]


MOVES: Final = Slot({language: _pattern(language) for language in LANGUAGES}, _read, _write)
"""Everything that may be done, each once."""
