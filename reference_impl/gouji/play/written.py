"""Positions as people write them: in Chinese, in full-width signs, over several lines; read into the one form.

>>> plain("99 3/10 10/4/5/6/7；发牌 甲；甲出牌 99；乙 过牌")
'99 3/10 10/4/5/6/7; lead 甲; 甲 play 99; 乙 pass'
"""

import re
import unicodedata
from typing import Final

from gouji.play import action as verbs
from gouji.table.seats import CHINESE

_PLAYED: Final = ("出牌", "顺牌", "发牌", "出", "顺", "发", "管", "打", "压", "上")
_SAID: Final[dict[str, tuple[str, ...]]] = {
    verbs.PLAY: _PLAYED,
    verbs.PASS: ("过牌", "过", "不要"),
    verbs.YIELD: ("让牌", "让"),
    verbs.COVER: ("扣牌", "扣"),
    verbs.BURN: ("烧牌", "烧"),
    verbs.DECLINE: ("不烧",),
    verbs.WIND: ("申请接风", "接风"),
    verbs.ALLOW_COVER: ("认可他人代扣", "认可代扣"),
    verbs.RENOUNCE: ("放弃要头",),
    verbs.PICK: ("挑牌", "挑"),
    verbs.LOSE_TURN: ("取消一次牌权",),
    verbs.MAKE_LAST: ("罚为大落",),
}
"""What is done, as players and ``gouji judge`` say it."""
_VERB: Final = {said: verb for verb, words in _SAID.items() for said in words}
CHINESE_VERBS: Final = tuple(words[0] for words in _SAID.values())
"""One Chinese word for each verb, for who has written none of them."""

_ONE_SEAT: Final = rf"[{CHINESE}]|[Pp]?[1-6]"
_SEATS: Final = rf"(?:(?:{_ONE_SEAT})[\s,、]*)+"
_ACT: Final = re.compile(rf"({_ONE_SEAT})\s*:?\s*({'|'.join(sorted(_VERB, key=len, reverse=True))})\s*(.*)")
_OF_SEATS: Final = {
    "lead": re.compile(rf"(?:首发|发牌)\s*({_ONE_SEAT})|({_ONE_SEAT})\s*(?:首发|发牌)"),
    "revolution": re.compile(rf"革命\s*({_ONE_SEAT})|({_ONE_SEAT})\s*革命"),
    "out": re.compile(rf"走科\s*({_SEATS})|({_SEATS})走科"),
    "lost": re.compile(rf"取消牌权\s*({_SEATS})|({_SEATS})取消牌权"),
}
"""What is said of seats before anything is done."""
_LINES: Final = re.compile(r"\s*\n\s*")


def plain(text: str) -> str:
    """Return *text* in the form in which positions are kept; what is in it already stays as it is."""
    if text.isascii() and "\n" not in text:
        return text
    text = _LINES.sub("\n", unicodedata.normalize("NFKC", text).strip())
    text = text.replace("/\n", "/").replace("\n/", "/").replace("\n", ";")
    return "; ".join(plain_part(part.strip()) for part in text.split(";") if part.strip())


def plain_part(part: str) -> str:
    """Return one part of a position in the form in which it is kept."""
    if part.isascii():
        return part
    for word, pattern in _OF_SEATS.items():
        found = pattern.fullmatch(part)
        if found is not None:
            seats = re.findall(_ONE_SEAT, next(filter(None, found.groups())))
            return " ".join([word, *seats])
    found = _ACT.fullmatch(part)
    if found is None:
        return part
    seat, said, rest = found.groups()
    verb = _VERB[said]
    between = ", " if verb == verbs.PICK else " "
    return " ".join(filter(None, [seat, verb, rest.replace("、", between)]))
