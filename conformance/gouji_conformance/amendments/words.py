"""What the statuses and the kinds of amendments are called."""

from collections.abc import Mapping
from typing import Final

from gouji_spec.text import Text

STATUSES: Final[Mapping[str, Text]] = {
    "draft": Text(zh="草案", en="draft"),
    "review": Text(zh="审议", en="review"),
    "last-call": Text(zh="最后征询", en="last call"),
    "accepted": Text(zh="已采纳", en="accepted"),
    "rejected": Text(zh="未采纳", en="rejected"),
    "withdrawn": Text(zh="已撤回", en="withdrawn"),
    "applied": Text(zh="已成规则", en="law"),
}
KINDS: Final[Mapping[str, Text]] = {
    "wording": Text(zh="文字", en="wording"),
    "clarification": Text(zh="澄清", en="clarification"),
    "rule": Text(zh="规则", en="rule"),
    "option": Text(zh="选项", en="option"),
}
