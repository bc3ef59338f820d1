"""The slots of the deal and of the match: cards with suits, players who have no seats yet, openings, steps."""

import re
from typing import Any, Final

from gouji_conformance.sentences.slot import CARD_READ, CARD_ZH, Slot
from gouji_rulings.words import PLAYERS
from gouji_spec.text import Language

SUIT_ZH = {"h": "♥", "d": "♦", "s": "♠", "c": "♣"}
SUIT_READ = {zh: en for en, zh in SUIT_ZH.items()}
_SUITED = re.compile(r"(10|[^\s*])([hdsc♥♦♠♣]?)((?:\*\d+)?)")


def _suited(words: str, cards: dict[str, str], suits: dict[str, str]) -> str:
    found = _SUITED.findall(words)
    return " ".join(cards.get(card, card) + suits.get(suit, suit) + many for card, suit, many in found)


def read_suited(words: str, _language: Language) -> str:
    """Return cards with suits as the protocol spells them, in their order: 3♥ → 3h, 10 → T."""
    return _suited(words, CARD_READ, SUIT_READ)


def write_suited(value: Any, language: Language) -> str:
    """Return cards with suits as *language* writes them, in the same order."""
    return _suited(str(value), CARD_ZH, SUIT_ZH) if language == "zh" else str(value)


PLAYER_READ = {zh: en for en, zh in PLAYERS.items()}
PLAYER = {"en": "|".join(sorted(PLAYERS, key=len, reverse=True)), "zh": "|".join(PLAYERS.values())}
PLAYER_LIST = {
    "en": rf"(?:{PLAYER['en']})(?:(?:, | and )(?:{PLAYER['en']}))*",
    "zh": rf"(?:{PLAYER['zh']})(?:、(?:{PLAYER['zh']}))*",
}
_BETWEEN_GROUPS = {"en": "; ", "zh": "；"}


def read_player(words: str, language: Language) -> str:
    """Return a player's name as it goes over the wire."""
    return PLAYER_READ[words] if language == "zh" else words


def write_player(value: Any, language: Language) -> str:
    """Return a player's name in *language*."""
    return PLAYERS[value] if language == "zh" else str(value)


def read_players(words: str, language: Language) -> list[str]:
    """Return the names listed in *words*."""
    return [read_player(part, language) for part in re.split(r"、|, | and ", words)]


def write_players(value: Any, language: Language) -> str:
    """Return names as a list in *language*."""
    names = [write_player(name, language) for name in value]
    if language == "zh":
        return "、".join(names)
    return " and ".join(names) if len(names) < 3 else ", ".join(names[:-1]) + " and " + names[-1]


def read_groups(words: str, language: Language) -> list[list[str]]:
    """Return the names of *words*, group by group."""
    return [read_players(part, language) for part in words.split(_BETWEEN_GROUPS[language])]


def write_groups(value: Any, language: Language) -> str:
    """Return groups of names in *language*."""
    return _BETWEEN_GROUPS[language].join(write_players(group, language) for group in value)


OPENINGS = {"first": "首次", "new": "重新", "regular": "常规", "rotation": "轮流", "automatic": "自动"}
OPENING_READ = {zh: en for en, zh in OPENINGS.items()}

STEPS = {
    "formation": ("forming the sides", "组邦"),
    "naming": ("naming the last", "定大落"),
    "blind_calls": ("the blind calls", "预点"),
    "opening": ("the opening", "开牌"),
    "drawing": ("the draw", "抓牌"),
    "rebellion": ("rebellion", "造反"),
    "buying": ("buying a 3", "买3"),
    "tribute": ("the tribute", "进贡"),
    "return": ("the return", "还贡"),
    "calls": ("the seen calls", "明点"),
    "revolution": ("revolution", "革命"),
    "head": ("the head", "要头"),
    "removing": ("removing", "会牌"),
    "hand": ("the hand", "打牌"),
    "replacing": ("filling a seat", "补座位"),
}
"""The steps of a match by their ids, as either language calls them."""
_STEP_READ = {words: step for step, both in STEPS.items() for words in both}


def _suited_pattern(language: Language, *, hidden: bool = False) -> str:
    card = r"(?:[2-9AKQJTSB]|10)[hdsc]?" if language == "en" else r"(?:[2-9AKQJ大小]|10)[♥♦♠♣]?"
    one = rf"(?:{card}|\?)" if hidden else card
    return rf"{one}(?:\*\d+)?(?: {one}(?:\*\d+)?)*"


def _suited_slot(*, hidden: bool = False) -> Slot:
    pattern: dict[Language, str] = {
        "en": _suited_pattern("en", hidden=hidden),
        "zh": _suited_pattern("zh", hidden=hidden),
    }
    return Slot(pattern, read_suited, write_suited)


DEAL_SLOTS: Final[dict[str, Slot]] = {
    "suited": _suited_slot(),
    "drawn": _suited_slot(hidden=True),
    "player": Slot({"en": PLAYER["en"], "zh": PLAYER["zh"]}, read_player, write_player),
    "players": Slot({"en": PLAYER_LIST["en"], "zh": PLAYER_LIST["zh"]}, read_players, write_players),
    "player-groups": Slot(
        {
            "en": rf"{PLAYER_LIST['en']}(?:; {PLAYER_LIST['en']})*",
            "zh": rf"{PLAYER_LIST['zh']}(?:；{PLAYER_LIST['zh']})*",
        },
        read_groups,
        write_groups,
    ),
    "opening": Slot(
        {"en": "|".join(OPENINGS), "zh": "|".join(OPENING_READ)},
        lambda words, language: OPENING_READ[words] if language == "zh" else words,
        lambda value, language: OPENINGS[value] if language == "zh" else str(value),
    ),
    "step": Slot(
        {"en": "|".join(en for en, _ in STEPS.values()), "zh": "|".join(zh for _, zh in STEPS.values())},
        lambda words, _: _STEP_READ[words],
        lambda value, language: STEPS[value][language == "zh"],
    ),
}
"""Kinds of slot by their names."""
