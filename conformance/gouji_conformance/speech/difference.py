"""Two wordings of one text, with what differs marked in each: ``[-struck out-]`` and ``{+put in+}``."""

import re
from difflib import SequenceMatcher
from typing import Final

_TOKEN: Final = re.compile(r"\[\[[^\[\]]+\]\]|[A-Za-z0-9'.-]+|\s+|.")


Piece = tuple[bool, str]
"""Some words, and whether the other wording has them not."""


def pieces(before: str, now: str) -> tuple[list[Piece], list[Piece]]:
    """Return *before* and *now* in pieces, each told whether the other has it not."""
    old, new = _TOKEN.findall(before), _TOKEN.findall(now)
    was: list[Piece] = []
    became: list[Piece] = []
    for same, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        differs = same != "equal"
        was += [(differs, "".join(old[first:last]))] if first < last else []
        became += [(differs, "".join(new[start:end]))] if start < end else []
    return was, became


def marked(before: str, now: str) -> tuple[str, str]:
    """Return *before* with what was struck out marked, and *now* with what was put in.

    >>> marked("过牌的人不得烧牌。", "过牌的人可以烧牌。")
    ('过牌的人[-不得-]烧牌。', '过牌的人{+可以+}烧牌。')
    """
    was, became = pieces(before, now)
    return (
        "".join(f"[-{words}-]" if differs else words for differs, words in was),
        "".join(f"{{+{words}+}}" if differs else words for differs, words in became),
    )
