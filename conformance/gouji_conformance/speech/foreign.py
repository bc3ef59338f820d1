"""What other programs say, in both languages: the one place that knows their English.

None of them tells what it found in any other form than a sentence, so the sentences are matched; one that is not known
stays English.  ``tests/test_foreign.py`` has each of them said by its program, and fails where an upgrade says it
otherwise.  (What the TOML reader says is ``gouji_spec.toml_words``: the law is read without this package.)

click could be translated by ``gettext``, but that chooses by the environment of the process, which the engines under
test inherit, and holds for the whole process at once.
"""

import errno
import os
import re
from collections.abc import Mapping
from typing import Final

from gouji_spec.fault import system_words
from gouji_spec.text import Text

Sentences = Mapping[str, str]
"""The pattern of an English sentence → the Chinese one; patterns are compiled when they are needed."""


def _in_chinese(sentences: Sentences, words: str) -> str | None:
    """Return the Chinese of *words*, None where no sentence fits."""
    for english, chinese in sentences.items():
        found = re.fullmatch(english, words, re.DOTALL)
        if found is not None:
            return found.expand(chinese)
    return None


# The JSON reader, msgspec

_JSON: Final[Sentences] = {
    r"Expected (`.+?`), got (`.+?`)": r"应为 \1，得到 \2",
    r"Expected (.+)": r"应为 \1",
    r"Object missing required field (`.+?`)": r"缺少 \1",
    r"Object contains unknown field (`.+?`)": r"多了 \1",
    r"Invalid (?:enum )?value (.+)": r"不认得的值 \1",
    r"Number out of range": "数太大",
    r"JSON is malformed: invalid character \(byte (\d+)\)": r"第 \1 字节的字符不对",
    r"JSON is malformed: trailing characters \(byte (\d+)\)": r"第 \1 字节起有多余内容",
    r"JSON is malformed: trailing comma in (?:array|object) \(byte (\d+)\)": r"第 \1 字节之前多了逗号",
    r"JSON is malformed: expected (.+) or (.+) \(byte (\d+)\)": r"第 \3 字节应为 \1 或 \2",
    r"JSON is malformed: expected (.+) \(byte (\d+)\)": r"第 \2 字节应为 \1",
    r"JSON is malformed: object keys must be strings \(byte (\d+)\)": r"第 \1 字节应为带引号的键",
    r"JSON is malformed: invalid number \(byte (\d+)\)": r"第 \1 字节的数写法不对",
    r"JSON is malformed: invalid escape character in string \(byte (\d+)\)": r"第 \1 字节的转义不对",
    r"Input data was truncated": "内容不完整",
    r"the key `(.*)` stands twice": r"键 `\1` 出现了两次",
    r"Invalid UTF-8 encoded string": "不是 UTF-8",
    r"'utf-8' codec can't decode byte .* in position (\d+): .*": r"第 \1 字节不是 UTF-8",
    r"maximum recursion depth exceeded.*": "嵌套过深",
}
_JSON_PLACE: Final = r"(?P<problem>.*) - at (?P<place>`.*`)"


def json_problem(words: str) -> Text:
    """Return what msgspec says as *words* of a message or a file.

    >>> json_problem("Expected `int`, got `str` - at `$.size`").zh
    '`$.size`：应为 `int`，得到 `str`'
    """
    found = re.fullmatch(_JSON_PLACE, words, re.DOTALL)
    problem, place = (found["problem"], found["place"] + "：") if found else (words, "")
    chinese = _in_chinese(_JSON, problem)
    return Text(zh=words if chinese is None else place + chinese, en=words)


# The parser of feature files

_GHERKIN: Final[Sentences] = {
    r"expected: (.*), got '(.*)'": r"应为 \1 之一，现为“\2”",
    r"unexpected end of file, expected: (.*)": r"文件到此为止，还应有 \1 之一",
    r"inconsistent cell count within the table": "表格各行的格数不同",
    r"A tag may not contain whitespace": "标签中不能有空格",
    r"Language not supported: (.*)": r"没有语言 \1",
}
_GHERKIN_PLACE: Final = r"^\(\d+:\d+\): "


def gherkin_problem(words: str) -> Text:
    """Return what the Gherkin parser says as *words*, without the place it names.

    >>> gherkin_problem("(3:7): inconsistent cell count within the table").zh
    '表格各行的格数不同'
    """
    said = re.sub(_GHERKIN_PLACE, "", words.splitlines()[0])
    return Text(zh=_in_chinese(_GHERKIN, said) or said, en=said)


# The parser of the command line, click

_CLICK: Final[Sentences] = {
    r"No such option:? '?(-.*?)'?\.?": r"没有选项 \1",
    r"No such command '(.*)'\.": r"没有命令 \1",
    r"Missing command\.": "缺少命令",
    r"Missing argument '(.*?)'\..*": r"缺少 \1",
    r"Option '(.*)' requires an argument\.": r"选项 \1 后应有值",
    r"Option '(.*)' does not take a value\.": r"选项 \1 不带值",
    r"Got unexpected extra arguments? \((.*)\)": r"多出 \1",
    r"Invalid value for '(.*?)': (.*) is not one of (.*)\.": r"\1 应为 \3 之一；现为 \2",
    r"Invalid value for '(.*?)': (.*) is not a valid integer(?: range)?\.": r"\1 应为整数，现为 \2",
    r"Invalid value for '(.*?)': (.*) is not a valid float\.": r"\1 应为数，现为 \2",
    r"Invalid value for '(.*?)': (.*) is not in the range (.*)\.": r"\1 应在 \3 之内，现为 \2",
}
_CLICK_HINT: Final = (
    r"(?P<said>.*?) (?:"
    r"Did you mean (?P<one>.*)\?|"
    r"\((?:Did you mean(?: one of:)?|Possible options:) (?P<some>.*?)\??\)"
    r")"
)
NO_SUCH_COMMAND: Final = r"No such command '(.*)'\."
"""What click says of an unknown command, where it names none that is near."""


def click_problem(words: str) -> Text:
    """Return what click says as *words* of a mistyped command.

    >>> click_problem("No such option '--ara'. (Did you mean '--area'?)").zh
    "没有选项 --ara；相近的有：'--area'"
    """
    found = re.fullmatch(_CLICK_HINT, words)
    said, near = (found["said"], found["one"] or found["some"]) if found else (words, "")
    chinese = _in_chinese(_CLICK, said)
    return Text(zh=words if chinese is None else chinese + (f"；相近的有：{near}" if near else ""), en=words)


CLICK_HELP: Final = {
    "Usage:": "用法：",
    "Options": "选项",
    "Commands": "命令",
    "Show this message and exit.": "显示本页并退出。",
}
"""What click itself writes on a page of help."""


# The splitter of command lines

_SHLEX: Final[Sentences] = {
    r"No closing quotation": "引号没有收尾",
    r"No escaped character": r"末尾的 \\ 之后没有字符",
}


def shlex_problem(words: str) -> Text:
    """Return what ``shlex`` says as *words* of a command line."""
    return Text(zh=_in_chinese(_SHLEX, words) or words, en=words)


# The system and the network

_NETWORK: Final[Sentences] = {
    r"Name or service not known|nodename nor servname provided, or not known|getaddrinfo failed": "没有这个主机名",
    r"Temporary failure in name resolution": "主机名暂时查不到",
    r"Remote end closed connection without response": "对方没有回答就断开了",
}


def system_problem(words: str) -> Text:
    """Return what the system says as *words*, which is all that is left of its error."""
    chinese = _in_chinese(_NETWORK, words)
    if chinese is not None:
        return Text(zh=chinese, en=words)
    number = next((code for code in errno.errorcode if os.strerror(code) == words), 0)
    return system_words(OSError(number, words))
