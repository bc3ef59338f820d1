"""What the TOML parser says of a file, in Chinese."""

import re
from typing import Final

_PLACE: Final = re.compile(
    r"(?P<problem>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL
)
_CHINESE: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern, re.DOTALL), words)
    for pattern, words in (
        (r"Invalid value", "不是值；文字要加引号"),
        (r"Invalid statement", "不成语句"),
        (r"Expected '=' after a key in a key/value pair", "键后应为 ="),
        (r"Expected newline or end of document after a statement", "语句写完应换行"),
        (r"Invalid initial character for a key part", "键不能这样开头"),
        (r"Expected '(\]\]?)' at the end of .*", r"表名之后应为 \1"),
        (r"Unterminated string", "引号没有收尾"),
        (r"Expected (['\"].+['\"])", r"应有 \1 收尾"),
        (r"Unclosed array", "方括号没有收尾"),
        (r"Unclosed inline table", "花括号没有收尾"),
        (r"Duplicate inline table key (.+)", r"键 \1 出现两次"),
        (r"Cannot declare (.+) twice", r"表 \1 出现两次"),
        (r"Cannot overwrite a value", "此键已有值"),
        (r"Cannot (?:mutate immutable|redefine) namespace (.+)", r"\1 已经写完，不能再加"),
        (r"(?:Illegal|Found invalid) character (.+)", r"不能有字符 \1"),
        (r"Unescaped '\\' in a string", r"文字里的 \\ 应写作 \\\\"),
        (r"Invalid date or datetime", "没有这样的日期"),
    )
)


def in_chinese(words: str) -> str:
    """Return what ``tomllib`` says as *words* in Chinese; what is not known stays as it is.

    >>> in_chinese("Invalid value (at line 3, column 9)")
    '第 3 行第 9 列：不是值；文字要加引号'
    """
    found = _PLACE.fullmatch(words)
    if found is None:
        return words
    place = f"第 {found['line']} 行第 {found['column']} 列" if found["line"] else "文件末尾"
    for pattern, chinese in _CHINESE:
        matched = pattern.fullmatch(found["problem"])
        if matched is not None:
            return f"{place}：{matched.expand(chinese)}"
    return f"{place}：{found['problem']}"
