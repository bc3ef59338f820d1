"""What the JSON reader finds wrong, in the user's language."""

import re
from typing import Final

from gouji_spec.text import Language

_CHINESE: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"Expected (`.+?`), got (`.+?`)", r"应为 \1，得到 \2"),
        (r"Expected (.+)", r"应为 \1"),
        (r"Object missing required field (`.+?`)", r"缺少 \1"),
        (r"Object contains unknown field (`.+?`)", r"多了 \1"),
        (r"Invalid enum value (.+)", r"不认得的值 \1"),
        (r"JSON is malformed: invalid character \(byte (\d+)\)", r"第 \1 字节的字符不对"),
        (r"JSON is malformed: trailing characters \(byte (\d+)\)", r"第 \1 字节起有多余内容"),
        (r"Input data was truncated", r"内容不完整"),
        (r"Invalid UTF-8 encoded string", r"不是 UTF-8"),
        (r"maximum recursion depth exceeded.*", r"嵌套过深"),
    )
)
_PLACE: Final = re.compile(r"(?P<problem>.*) - at (?P<place>`.*`)", re.DOTALL)


def problem_in(problem: str, language: Language) -> str:
    """Return what msgspec says as *problem* in *language*; what is not known stays as it is.

    >>> problem_in("Expected `int`, got `str` - at `$.size`", "zh")
    '`$.size`：应为 `int`，得到 `str`'
    """
    if language == "en":
        return problem
    found = _PLACE.fullmatch(problem)
    said, place = (found["problem"], found["place"] + "：") if found else (problem, "")
    for pattern, words in _CHINESE:
        matched = pattern.fullmatch(said)
        if matched is not None:
            return place + matched.expand(words)
    return problem
