"""Lines of Chinese and English text that fit a terminal, measured in cells."""

import re
from collections.abc import Iterator

from wcwidth import wcswidth

WIDTH = 80
_TOKEN = re.compile(
    r"[\u3000-\u303f\u3400-\u9fff\uff00-\uffef“”‘’—…·]|[^\s\u3000-\u303f\u3400-\u9fff\uff00-\uffef“”‘’—…·]+|\s+"
)
_NOT_FIRST = "，。；：！？、）》”’』」】…—"
_NOT_LAST = "（《“‘『「【"


def wrapped(text: str, *, first: str = "", rest: str = "", width: int = WIDTH) -> list[str]:
    """Return *text* as lines of at most *width* cells.

    The first line begins with *first*, the others with *rest*.  No line begins with a closing mark nor
    ends with an opening one; a word of Latin letters is not broken.
    """
    lines: list[str] = []
    line = first
    fresh = True
    for token in _fitting(text, width - max(wcswidth(first), wcswidth(rest))):
        if token.isspace():
            if not fresh:
                line += " "
            continue
        if not fresh and wcswidth(line) + wcswidth(token) > width:
            lines.append(line.rstrip())
            line, fresh = rest, True
        line += token
        fresh = False
    lines.append(line.rstrip())
    return lines


def _fitting(text: str, room: int) -> Iterator[str]:
    """Yield what may not be broken, broken all the same where it is wider than a line."""
    for token in _joined(text):
        while wcswidth(token) > room:
            yield token[:room]
            token = token[room:]  # noqa: PLW2901 - what is left of it
        yield token


def _joined(text: str) -> Iterator[str]:
    """Yield what may not be broken: a mark that may not begin a line stays with what stands before it."""
    held = ""
    for token in _TOKEN.findall(text):
        if held and (token in _NOT_FIRST or held[-1] in _NOT_LAST):
            held += token
            continue
        if held:
            yield held
        held = token
    if held:
        yield held


def padded(text: str, cells: int) -> str:
    """Return *text* filled with spaces to *cells* cells."""
    return text + " " * max(0, cells - wcswidth(text))
