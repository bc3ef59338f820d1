"""Two wordings of one text, with what differs marked in each: ``[-struck out-]`` and ``{+put in+}``."""

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import Final

_TOKEN: Final = re.compile(r"\[\[[^\[\]]+\]\]|[A-Za-z0-9'.-]+|\s+|.")


def marked(before: str, now: str) -> tuple[str, str]:
    """Return *before* with what was struck out marked, and *now* with what was put in.

    >>> marked("过牌的人不得烧牌。", "过牌的人可以烧牌。")
    ('过牌的人[-不得-]烧牌。', '过牌的人{+可以+}烧牌。')
    """
    old, new = _TOKEN.findall(before), _TOKEN.findall(now)
    was: list[str] = []
    became: list[str] = []
    for same, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if same == "equal":
            was += old[first:last]
            became += new[start:end]
            continue
        was += _within("[-", old[first:last], "-]")
        became += _within("{+", new[start:end], "+}")
    return "".join(was), "".join(became)


def _within(opening: str, words: Iterable[str], closing: str) -> list[str]:
    found = "".join(words)
    return [opening + found + closing] if found else []
