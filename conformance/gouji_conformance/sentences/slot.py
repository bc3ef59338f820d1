"""A slot of a sentence, and the one that most others are made of: cards as either language writes them."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gouji_spec.text import Language

CARD_ZH = {"T": "10", "S": "小", "B": "大"}
CARD_READ = {zh: en for en, zh in CARD_ZH.items()}


class SlotError(ValueError):
    """Words in a slot that mean nothing there; the text says what was expected."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One kind of slot.

    Attributes:
        pattern: what its words look like in each language.
        read: words → value, as JSON.
        write: value → words.
    """

    pattern: dict[Language, str]
    read: Callable[[str, Language], Any]
    write: Callable[[Any, Language], str]


def _card_tokens(words: str) -> list[str]:
    """Return the cards of *words* one by one, a run such as ``5*10`` as one of them."""
    return re.findall(r"(?:10|[^\s*])(?:\*\d+)?", words)


def _joined(tokens: list[str], *, apart: bool) -> str:
    """Join cards; a space only where the notation wants one after a run, or *apart* where 10 would blur."""
    written = ""
    for token in tokens:
        blurred = apart and (token.startswith("10") or written.endswith("10"))
        written += " " + token if written and ("*" in written.rsplit(" ", maxsplit=1)[-1] or blurred) else token
    return written


def read_cards(words: str, language: Language) -> str:
    """Return cards in the order written, each spelled as the protocol spells it: 10 → T, 大 → B, 小 → S."""
    del language  # both spellings are read in either language
    return _joined([_respelled(token, CARD_READ) for token in _card_tokens(words)], apart=False)


def write_cards(value: Any, language: Language) -> str:
    """Return cards as *language* writes them, in the same order."""
    tokens = _card_tokens(str(value))
    if language == "en":
        return _joined(tokens, apart=False)
    return _joined([_respelled(token, CARD_ZH) for token in tokens], apart=True)


def _respelled(token: str, spelling: dict[str, str]) -> str:
    # A count is digits too: only the card is respelled, never the number after a star.
    card, star, many = token.partition("*")
    return spelling.get(card, card) + star + many


_SIGNS = {"en": r"[2-9AKQJTSB](?:\*\d+)?|10(?:\*\d+)?", "zh": r"[2-9AKQJ大小](?:\*\d+)?|10(?:\*\d+)?"}
_HIDDEN = r"\?(?:\*\d+)?"


def cards_pattern(language: Language, *, hidden: bool = False) -> str:
    """Return what cards look like in *language*, with cards that do not matter among them where *hidden*."""
    one = _SIGNS[language] + (f"|{_HIDDEN}" if hidden else "")
    return rf"(?:{one})(?: ?(?:{one}))*"
