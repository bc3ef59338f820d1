"""The words of a help page that are click's own, in the language spoken."""

from collections.abc import Iterable

import click

from gouji_conformance.speech.language import spoken

_CHINESE = {
    "Usage:": "用法：",
    "Options": "选项",
    "Commands": "命令",
    "Show this message and exit.": "显示本页并退出。",
}


class HelpWords(click.HelpFormatter):
    """Writes a help page as click does, its headings and its own sentences in Chinese where that is spoken."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line."""
        super().write_usage(prog, args, _said("Usage:") + " " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        """Write a heading; the colon is of its language."""
        if spoken() != "zh":
            super().write_heading(heading)
            return
        self.write(f"{'':>{self.current_indent}}{_said(heading)}：\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write names with what they mean."""
        super().write_dl([(name, _said(words)) for name, words in rows], col_max, col_spacing)


def _said(words: str) -> str:
    return _CHINESE.get(words, words) if spoken() == "zh" else words
