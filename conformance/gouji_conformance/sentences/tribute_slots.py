"""The slots of sentences about tribute: what is owed, paid and returned, one after another in one slot.

>>> TRIBUTE_SLOTS["dues"].read("P6 owes P1 place tribute 2; P5 owes P2 place tribute 1", "en")[1]["payer"]
5
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from gouji.table.seats import CHINESE, parse_seat, seat_text
from gouji_conformance.sentences.slot import Slot, cards_pattern, read_cards, write_cards
from gouji_rulings.settled_words import KINDS
from gouji_spec.text import LANGUAGES, Language, Text

_NOTHING: Final = Text(zh="无", en="nothing")
_BETWEEN: Final = Text(zh="；", en="; ")

_SEAT: Final[dict[Language, str]] = {"en": "P[1-6]", "zh": f"[{CHINESE}]"}
_KIND: Final[dict[Language, str]] = {
    language: "|".join(name.said_in(language) for name in KINDS.values()) for language in LANGUAGES
}


def _read_kind(words: str, language: Language) -> str:
    return next(kind for kind, name in KINDS.items() if name.said_in(language) == words)


def _write_kind(value: Any, language: Language) -> str:
    return KINDS[value].said_in(language)


def _read_cards(words: str, language: Language) -> str:
    return "" if words == _NOTHING.said_in(language) else read_cards(words, language)


def _write_cards(value: Any, language: Language) -> str:
    return write_cards(value, language) if value else _NOTHING.said_in(language)


_KIND_SLOT: Final = Slot(_KIND, _read_kind, _write_kind)
_PARTS: Final[dict[str, Slot]] = {
    "seat": Slot(_SEAT, lambda words, _: parse_seat(words), seat_text),
    "kind": _KIND_SLOT,
    "count": Slot(dict.fromkeys(LANGUAGES, "[1-9][0-9]?"), lambda words, _: int(words), lambda value, _: str(value)),
    "cards": Slot(
        {language: f"{cards_pattern(language)}|{_NOTHING.said_in(language)}" for language in LANGUAGES},
        _read_cards,
        _write_cards,
    ),
}
"""What may stand in one entry of a list."""

_FIELD: Final = re.compile(r"\{([a-z]+):([a-z]+)\}")


def _pattern(words: str, language: Language) -> str:
    """Return what one entry of the form *words* looks like, its fields as named groups."""
    return _FIELD.sub(lambda field: f"(?P<{field.group(1)}>{_PARTS[field.group(2)].pattern[language]})", words)


def _written(words: str, entry: Mapping[str, Any], language: Language) -> str:
    return _FIELD.sub(lambda field: _PARTS[field.group(2)].write(entry[field.group(1)], language), words)


def listed(words: Text) -> Slot:
    """Return the slot in which entries of the form *words* stand one after another, or one word for none."""
    kinds = dict(_FIELD.findall(words.en))

    def read(text: str, language: Language) -> list[dict[str, Any]]:
        if text == _NOTHING.said_in(language):
            return []
        entry = re.compile(_pattern(words.said_in(language), language))
        found = [entry.fullmatch(part) for part in text.split(_BETWEEN.said_in(language))]
        return [
            {name: _PARTS[kinds[name]].read(value, language) for name, value in match.groupdict().items()}
            for match in found
            if match is not None
        ]

    def write(value: Any, language: Language) -> str:
        entries = [_written(words.said_in(language), entry, language) for entry in value]
        return _BETWEEN.said_in(language).join(entries) or _NOTHING.said_in(language)

    def pattern(language: Language) -> str:
        entry = re.sub(r"\?P<[a-z]+>", "?:", _pattern(words.said_in(language), language))
        return f"{entry}(?:{_BETWEEN.said_in(language)}{entry})*|{_NOTHING.said_in(language)}"

    return Slot({language: pattern(language) for language in LANGUAGES}, read, write)


TRIBUTE_SLOTS: Final[dict[str, Slot]] = {
    "tribute": _KIND_SLOT,
    "dues": listed(
        Text(
            zh="{payer:seat}欠{receiver:seat}{kind:kind} {count:count} 张",
            en="{payer:seat} owes {receiver:seat} {kind:kind} {count:count}",
        )
    ),
    "payments": listed(
        Text(
            zh="{payer:seat}进{receiver:seat} {cards:cards}",
            en="{payer:seat} pays {receiver:seat} {cards:cards}",
        )
    ),
    "returns": listed(
        Text(
            zh="{giver:seat}还{taker:seat} {count:count} 张",
            en="{giver:seat} returns {taker:seat} {count:count}",
        )
    ),
}
"""Kinds of slot by name: one kind of tribute; lists of what is owed, paid, returned."""
