"""The slots of sentences about the deal: cards with their suits, people who have no seats yet, openings.

>>> DEAL_SLOTS["suited"].write("3h*2 Td B", "zh")
'3♥*2 10♦ 大'
"""

import re
from typing import Any, Final

from gouji_conformance.sentences.slot import Slot, read_cards, write_cards
from gouji_spec.text import LANGUAGES, Language, Text

_SUITS: Final = {"h": "♥", "d": "♦", "s": "♠", "c": "♣"}
_SUIT_READ: Final = {sign: letter for letter, sign in _SUITS.items()}
_RANK: Final[dict[Language, str]] = {"en": "(?:[2-9AKQJTSB]|10)", "zh": "(?:[2-9AKQJ大小]|10)"}
_SUIT: Final[dict[Language, str]] = {"en": "[hdsc]", "zh": "[♥♦♠♣]"}
_CARD: Final = re.compile(r"(10|[^\s*])([hdsc♥♦♠♣]?)((?:\*\d+)?)")


def _suited_pattern(language: Language) -> str:
    one = rf"{_RANK[language]}{_SUIT[language]}?(?:\*\d+)?"
    return rf"{one}(?: {one})*"


def _read_suited(words: str, language: Language) -> str:
    """Return cards in the order written, as the protocol spells them: 3♥ → 3h, 10 → T."""
    found = _CARD.findall(words)
    return " ".join(read_cards(card, language) + _SUIT_READ.get(suit, suit) + many for card, suit, many in found)


def _write_suited(value: Any, language: Language) -> str:
    suits = _SUITS if language == "zh" else {}
    found = _CARD.findall(str(value))
    return " ".join(write_cards(card, language) + suits.get(suit, suit) + many for card, suit, many in found)


_PLAYERS: Final = {
    "Zhao": "赵",
    "Qian": "钱",
    "Sun": "孙",
    "Li": "李",
    "Zhou": "周",
    "Wu": "吴",
    "Zheng": "郑",
    "Wang": "王",
}
"""People who have no seats yet; what goes over the wire is the English spelling."""

_PLAYER_READ: Final = {name: player for player, name in _PLAYERS.items()}
_PLAYER: Final[dict[Language, str]] = {"en": f"(?:{'|'.join(_PLAYERS)})", "zh": f"[{''.join(_PLAYERS.values())}]"}
_BETWEEN_GROUPS: Final = Text(zh="；", en="; ")


def _players_pattern(language: Language) -> str:
    between = "、" if language == "zh" else "(?:, | and )"
    return f"{_PLAYER[language]}(?:{between}{_PLAYER[language]})*"


def _groups_pattern(language: Language) -> str:
    group = _players_pattern(language)
    return f"{group}(?:{_BETWEEN_GROUPS.said_in(language)}{group})*"


def _read_player(words: str, language: Language) -> str:
    return _PLAYER_READ[words] if language == "zh" else words


def _write_player(value: Any, language: Language) -> str:
    return _PLAYERS[value] if language == "zh" else str(value)


def _read_players(words: str, language: Language) -> list[str]:
    return [_read_player(name, language) for name in re.split(r"、|, | and ", words)]


def _write_players(value: Any, language: Language) -> str:
    names = [_write_player(name, language) for name in value]
    if language == "zh":
        return "、".join(names)
    return " and ".join(names) if len(names) < 3 else ", ".join(names[:-1]) + " and " + names[-1]


def _read_groups(words: str, language: Language) -> list[list[str]]:
    return [_read_players(group, language) for group in words.split(_BETWEEN_GROUPS.said_in(language))]


def _write_groups(value: Any, language: Language) -> str:
    return _BETWEEN_GROUPS.said_in(language).join(_write_players(group, language) for group in value)


_OPENINGS: Final = {
    "first": Text(zh="首次", en="first"),
    "new": Text(zh="重新", en="new"),
    "regular": Text(zh="常规", en="regular"),
    "automatic": Text(zh="自动", en="automatic"),
}


def _read_opening(words: str, language: Language) -> str:
    return next(opening for opening, name in _OPENINGS.items() if name.said_in(language) == words)


def _write_opening(value: Any, language: Language) -> str:
    return _OPENINGS[value].said_in(language)


DEAL_SLOTS: Final[dict[str, Slot]] = {
    "suited": Slot({language: _suited_pattern(language) for language in LANGUAGES}, _read_suited, _write_suited),
    "player": Slot(_PLAYER, _read_player, _write_player),
    "players": Slot({language: _players_pattern(language) for language in LANGUAGES}, _read_players, _write_players),
    "player-groups": Slot({language: _groups_pattern(language) for language in LANGUAGES}, _read_groups, _write_groups),
    "opening": Slot(
        {language: "|".join(name.said_in(language) for name in _OPENINGS.values()) for language in LANGUAGES},
        _read_opening,
        _write_opening,
    ),
}
"""Kinds of slot by name: cards with suits; a name, names, groups of names; which opening a hand has."""
