"""What in a message does not fit its schema: where, what was expected, what was found."""

import json
from typing import Any, Final, Literal, NamedTuple

from gouji_spec.text import Text

_LONGEST: Final = 60
"""Characters of a text that is shown as found."""


class Violation(NamedTuple):
    """One thing wrong with a message; its words are made when they are asked for.

    Attributes:
        path: the names and numbers that lead to it, from the outside in.
        expected: what the schema wants there.
        found: what stands there.
        kind: ``value`` – it is not what is expected; ``choice`` – nor one of the values there are;
            ``missing`` – nothing stands there; ``unknown`` – the schema has no member of this name.
    """

    path: tuple[str | int, ...]
    expected: Text
    found: Any
    kind: Literal["value", "choice", "missing", "unknown"] = "value"

    def inside(self, step: str | int) -> "Violation":
        """Return it as seen from the object or list around, which has it at *step*."""
        return Violation((step, *self.path), self.expected, self.found, self.kind)

    @property
    def place(self) -> str:
        """The path as people write it: ``position.hands.3``, ``places[5]``; empty for the whole message."""
        words = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        return words.removeprefix(".")

    @property
    def problem(self) -> Text:
        """What was expected, and what was found."""
        wanted = self.expected
        if self.kind == "missing":
            return Text(zh=f"没有写；应为{wanted.zh}", en=f"missing; expected {wanted.en}")
        if self.kind == "unknown":
            return Text(zh=f"没有这个键；应为 {wanted.zh}", en=f"unknown key; expected {wanted.en}")
        found = _shown(self.found)
        return Text(zh=f"应为{wanted.zh}，现为{found.zh}", en=f"expected {wanted.en}, found {found.en}")

    def said(self, whole: str) -> Text:
        """Return place and problem on one line; what is wrong with the message itself stands at *whole*."""
        place, problem = self.place or whole, self.problem
        return Text(zh=f"{place}：{problem.zh}", en=f"{place}: {problem.en}")


def _shown(value: Any) -> Text:
    """Return *value* in words: what is long or deep is not repeated."""
    if isinstance(value, dict):
        return Text(zh="对象", en="an object")
    if isinstance(value, list):
        count = Text(zh=f" {len(value)} 项的列表", en=f"a list of {len(value)}")
        if len(value) > _LONGEST or any(isinstance(item, dict | list) for item in value):
            return count
        words = _written(value)
        return Text(zh=f" {words}", en=words) if len(words) <= _LONGEST else count
    whole = not isinstance(value, str) or len(value) <= _LONGEST
    words = _written(value if whole else value[:_LONGEST] + "…")
    return Text(zh=f" {words}", en=words)


def _written(value: Any) -> str:
    """Return *value* as JSON; half a character, which no terminal can print, as its number."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", errors="backslashreplace").decode()
