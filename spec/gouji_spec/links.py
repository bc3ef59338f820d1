"""Links inside the texts of the law: ``[[烧牌]]``, ``[[burn|烧牌]]``, ``[[GJ-8.3]]``.

One parser serves the command line, the reports and the pages.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

LINK = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")


@dataclass(frozen=True, slots=True)
class Link:
    """One link: the words shown, and the term or clause id it leads to."""

    words: str
    target: str

    @property
    def is_clause(self) -> bool:
        """Whether it leads to a clause or an interpretation, not to a term."""
        return self.target.startswith(("GJ-", "GH-", "GI-"))


def links(text: str) -> list[Link]:
    """Return the links of *text* in order."""
    return [_link(found) for found in LINK.finditer(text)]


def plain(text: str) -> str:
    """Return *text* with every link replaced by its words.

    >>> plain("an answer out of turn is a [[burn|烧牌]]")
    'an answer out of turn is a burn'
    """
    return replaced(text, lambda link: link.words) if "[[" in text else text


def replaced(text: str, show: Callable[[Link], str]) -> str:
    """Return *text* with every link replaced by what *show* makes of it."""
    return LINK.sub(lambda found: show(_link(found)), text)


def _link(found: re.Match[str]) -> Link:
    words, target = found.group(1), found.group(2)
    return Link(words, target or words)
