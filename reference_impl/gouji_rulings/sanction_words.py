"""What a breach costs, in words.

>>> written({"kind": "lost_turns", "turns": 1}).en
'1 turn lost'
"""

from collections.abc import Mapping
from typing import Any, Final

from gouji.protocol.as_json import sanction_json
from gouji.referee.sanctions import Sanction
from gouji_spec.text import Text

PLAIN: Final = {
    "warning": Text(zh="警告", en="a warning"),
    "tribute_paid": Text(zh="补进贡牌", en="the hidden card paid"),
    "last": Text(zh="罚为大落", en="last place"),
    "disqualified": Text(zh="取消资格", en="disqualification"),
}
"""Sanctions that come without a number."""


def written(sanction: Mapping[str, Any]) -> Text:
    """Return a sanction, as the protocol has it, in words: ``1 turn lost``, 取消 1 次牌权."""
    if sanction["kind"] in PLAIN:
        return PLAIN[sanction["kind"]]
    if sanction["kind"] == "fine":
        return Text(zh=f"罚 {sanction['points']} 分", en=f"a fine of {sanction['points']}")
    turns, more = sanction["turns"], sanction.get("at_least", False)
    return Text(
        zh=f"{'至少' if more else ''}取消 {turns} 次牌权",
        en=f"{'at least ' if more else ''}{turns} {'turn' if turns == 1 else 'turns'} lost",
    )


def sanction_words(sanction: Sanction) -> Text:
    """Return what a breach costs in words."""
    return written(sanction_json(sanction))
