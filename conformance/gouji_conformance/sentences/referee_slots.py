"""The slots of sentences about penalties: breaches and sanctions, one after another in one slot.

>>> REFEREE_SLOTS["sanctions"].read("the hidden card paid; 1 turn lost", "en")[1]
{'kind': 'lost_turns', 'turns': 1}
"""

import re
from typing import Any, Final

from gouji_conformance.sentences.slot import Slot, SlotError
from gouji_rulings.sanction_words import PLAIN, written
from gouji_spec.text import LANGUAGES, Language, Text

INFRACTIONS: Final = {
    "card_exposed": Text(zh="带牌曝光", en="exposing the next player's card"),
    "information_passed": Text(zh="非法传信息", en="passing information"),
    "misplay": Text(zh="误发", en="a misplay"),
    "missed_play": Text(zh="漏发", en="a missed play"),
    "return_refused": Text(zh="拒收还牌", en="refusing a returned card"),
    "play_after_pass": Text(zh="过后又发", en="playing after a pass"),
    "false_report": Text(zh="报户不实", en="a false report"),
    "tribute_hidden": Text(zh="隐瞒贡牌", en="hiding tribute"),
    "extra_drawn": Text(zh="多抓不报", en="drawing cards too many"),
    "discard_stolen": Text(zh="偷牌", en="stealing a card"),
    "card_slipped": Text(zh="混牌", en="slipping a card in"),
}
"""The breaches of Article 30, as the protocol and as people call them."""

_TURNS: Final[dict[Language, str]] = {
    "en": "(?:at least )?[1-9][0-9]? turns? lost",
    "zh": "(?:至少)?取消 [1-9][0-9]? 次牌权",
}
_POINTS: Final[dict[Language, str]] = {"en": "a fine of [1-9][0-9]?", "zh": "罚 [1-9][0-9]? 分"}
_NOTHING: Final = Text(zh="不罚", en="no sanction")
_NO_BREACH: Final = Text(zh="无", en="none")
_BETWEEN: Final = Text(zh="；", en="; ")

_INFRACTION: Final[dict[Language, str]] = {
    language: "|".join(name.said_in(language) for name in INFRACTIONS.values()) for language in LANGUAGES
}
_ONE: Final[dict[Language, str]] = {
    language: "|".join((*(name.said_in(language) for name in PLAIN.values()), _TURNS[language], _POINTS[language]))
    for language in LANGUAGES
}


def _read_infraction(words: str, language: Language) -> str:
    return next(code for code, name in INFRACTIONS.items() if name.said_in(language) == words)


def _write_infraction(value: Any, language: Language) -> str:
    return INFRACTIONS[value].said_in(language)


def _read_infractions(words: str, language: Language) -> list[str]:
    if words == _NO_BREACH.said_in(language):
        return []
    return [_read_infraction(one, language) for one in words.split(_BETWEEN.said_in(language))]


def _write_infractions(value: Any, language: Language) -> str:
    said = [_write_infraction(one, language) for one in value]
    return _BETWEEN.said_in(language).join(said) or _NO_BREACH.said_in(language)


def _read_sanction(words: str, language: Language) -> dict[str, Any]:
    for kind, name in PLAIN.items():
        if name.said_in(language) == words:
            return {"kind": kind}
    number = re.search(r"\d+", words)
    if number is None:
        raise SlotError(words)
    if re.fullmatch(_POINTS[language], words):
        return {"kind": "fine", "points": int(number.group())}
    turns: dict[str, Any] = {"kind": "lost_turns", "turns": int(number.group())}
    return {**turns, "at_least": True} if words.startswith(("at least", "至少")) else turns


def _write_sanction(value: Any, language: Language) -> str:
    return written(value).said_in(language)


def _read_sanctions(words: str, language: Language) -> list[dict[str, Any]]:
    if words == _NOTHING.said_in(language):
        return []
    return [_read_sanction(one, language) for one in words.split(_BETWEEN.said_in(language))]


def _write_sanctions(value: Any, language: Language) -> str:
    said = [_write_sanction(one, language) for one in value]
    return _BETWEEN.said_in(language).join(said) or _NOTHING.said_in(language)


def _listed(one: dict[Language, str], none: Text) -> dict[Language, str]:
    return {
        language: rf"(?:{one[language]})(?:{_BETWEEN.said_in(language)}(?:{one[language]}))*|{none.said_in(language)}"
        for language in LANGUAGES
    }


REFEREE_SLOTS: Final[dict[str, Slot]] = {
    "infraction": Slot(_INFRACTION, _read_infraction, _write_infraction),
    "infractions": Slot(_listed(_INFRACTION, _NO_BREACH), _read_infractions, _write_infractions),
    "sanction": Slot(_ONE, _read_sanction, _write_sanction),
    "sanctions": Slot(_listed(_ONE, _NOTHING), _read_sanctions, _write_sanctions),
}
"""Kinds of slot by name: a breach, several; a sanction, several or none."""
