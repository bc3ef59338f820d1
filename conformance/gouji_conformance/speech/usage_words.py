"""What the command line's parser says of a mistyped command, on one line and in the language spoken."""

import difflib
import re
from typing import Final

import click

from gouji_conformance.speech.language import say, spoken

_CHINESE: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"No such option:? '?(-.*?)'?\.?", r"没有选项 \1"),
        (r"No such command '(.*)'\.", r"没有命令 \1"),
        (r"Missing command\.", "缺少命令"),
        (r"Missing argument '(.*?)'\..*", r"缺少 \1"),
        (r"Missing option '(.*?)'\..*", r"缺少选项 \1"),
        (r"Option '(.*)' requires an argument\.", r"选项 \1 后应有值"),
        (r"Option '(.*)' does not take a value\.", r"选项 \1 不带值"),
        (r"Got unexpected extra arguments? \((.*)\)", r"多出 \1"),
        (r"Invalid value for '(.*?)': (.*) is not one of (.*)\.", r"\1 应为 \3 之一；现为 \2"),
        (r"Invalid value for '(.*?)': (.*) is not a valid integer\.", r"\1 应为整数，现为 \2"),
        (r"Invalid value for '(.*?)': (.*) is not a valid integer range\.", r"\1 应为整数，现为 \2"),
        (r"Invalid value for '(.*?)': (.*) is not a valid float\.", r"\1 应为数，现为 \2"),
        (r"Invalid value for '(.*?)': (.*) is not in the range (.*)\.", r"\1 应在 \3 之内，现为 \2"),
        (r"Invalid value for '(.*?)': .* '(.*)' does not exist\.", r"\1：没有文件 \2"),
        (r"Invalid value for '(.*?)': .* '(.*)' is a directory\.", r"\1：\2 是目录，应为文件"),
        (r"Invalid value for '(.*?)': .* '(.*)' is a file\.", r"\1：\2 是文件，应为目录"),
        (r"Invalid value for '(.*?)': .* '(.*)' is not readable\.", r"\1：\2 不可读"),
        (r"Invalid value for '(.*?)': (.*)", r"\1：\2"),
    )
)
_NO_COMMAND: Final = re.compile(r"No such command '(.*)'\.")
_HINT: Final = re.compile(r"(.*?) (?:Did you mean (.*)\?|\((?:Did you mean one of|Possible options): (.*?)\??\))")


def usage_problem(error: click.ClickException) -> str:
    """Return what is wrong with what was typed, the command it was typed to, and where its help is."""
    words = " ".join(error.format_message().split())
    context = error.ctx if isinstance(error, click.UsageError) else None
    unknown = _NO_COMMAND.fullmatch(words)
    if unknown is not None and context is not None and isinstance(context.command, click.Group):
        near = difflib.get_close_matches(unknown[1], context.command.list_commands(context))
        words += f" Did you mean {', '.join(map(repr, near))}?" if near else ""
    problem = in_chinese(words) if spoken() == "zh" else words
    return say("cli.misuse", command=context.command_path if context is not None else "gouji", problem=problem)


def in_chinese(words: str) -> str:
    """Return what click says as *words* in Chinese; what is not known stays as it is.

    >>> in_chinese("No such option '--ara'. Did you mean '--area'?")
    "没有选项 --ara；相近的有：'--area'"
    """
    found = _HINT.fullmatch(words)
    said, near = (found[1], found[2] or found[3]) if found else (words, "")
    for pattern, chinese in _CHINESE:
        matched = pattern.fullmatch(said)
        if matched is not None:
            return matched.expand(chinese) + (f"；相近的有：{near}" if near else "")
    return words
