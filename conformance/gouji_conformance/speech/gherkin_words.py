"""What the Gherkin parser says of a feature file, in both languages."""

import re
from typing import Final

from gouji_spec.text import Text

_CHINESE: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"expected: (.*), got '(.*)'", r"应为 \1 之一，现为“\2”"),
        (r"unexpected end of file, expected: (.*)", r"文件到此为止，还应有 \1 之一"),
        (r"inconsistent cell count within the table", "表格各行的格数不同"),
        (r"Language not supported: (.*)", r"没有语言 \1"),
    )
)


def gherkin_problem(words: str) -> Text:
    """Return what the parser says as *words*, without the place it names; what is not known stays English.

    >>> gherkin_problem("(3:7): inconsistent cell count within the table").zh
    '表格各行的格数不同'
    """
    said = re.sub(r"^\(\d+:\d+\): ", "", words.splitlines()[0])
    for pattern, chinese in _CHINESE:
        matched = pattern.fullmatch(said)
        if matched is not None:
            return Text(zh=matched.expand(chinese), en=said)
    return Text(zh=said, en=said)
