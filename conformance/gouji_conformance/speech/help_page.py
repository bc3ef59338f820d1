"""Pages of help in Chinese: click's own words with them."""

from collections.abc import Iterable

import click

from gouji_conformance.speech.foreign import CLICK_HELP


class ChineseHelp(click.HelpFormatter):
    """Writes a page of help as click does, its headings and its own sentences in Chinese."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line."""
        super().write_usage(prog, args, CLICK_HELP["Usage:"] + " " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        """Write a heading; the colon is of its language."""
        self.write(f"{'':>{self.current_indent}}{CLICK_HELP.get(heading, heading)}：\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Write names with what they mean."""
        super().write_dl([(name, CLICK_HELP.get(words, words)) for name, words in rows], col_max, col_spacing)


class ChineseContext(click.Context):
    """The context of a command that speaks Chinese."""

    formatter_class = ChineseHelp
