"""The clauses of an article beside the code of the reference that rests on them, as wide as the terminal is."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final

from wcwidth import wcswidth

from gouji_conformance.checks.reference_code import Function, ReferenceCode, near
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.law import Article, Clause
from gouji_spec.links import plain
from gouji_spec.text import LANGUAGES, Language

_LAW: Final = 44
_GAP: Final = 3
_CODE: Final = 82
"""Cells: of the clause, between the two, and the least that code needs to stand beside it and be read."""


class CodePrinter:
    """Writes clauses, in both languages, and the functions whose docstrings cite them.

    A function that rests on several clauses of an article is shown in full at the first; the others lead there.

    Args:
        code: what the source of the reference says.
        folder: where that source lies.
        language: of the words around, and which of the two the law is shown in first.
        width: of the terminal, in cells.
    """

    def __init__(self, code: ReferenceCode, folder: Path, language: Language, width: int) -> None:
        self._citing = code.citing()
        self._folder = folder
        self._language = language
        self._beside = width >= _LAW + _GAP + _CODE
        self._law = _LAW if self._beside else width
        self._room = width - _LAW - _GAP if self._beside else width

    def article(self, article: Article) -> Iterator[str]:
        """Yield an article or topic: its title, then each clause with its code."""
        title = article.title.said_in(self._language)
        yield self._say("article", number=article.key, title=title) if article.key.isdigit() else title
        if not article.clauses:
            yield self._say("no_clauses")
        shown: dict[str, str] = {}
        for clause in article.clauses:
            yield ""
            functions = sorted(self._citing.get(clause.id, []), key=lambda entry: _distance(entry, clause))
            code = list(self._functions(clause, functions, shown))
            yield from self._set(list(self._clause(clause)), code)
            for function in functions:
                shown.setdefault(function.name, clause.id)

    def _set(self, law: Iterable[str], code: Iterable[str]) -> Iterator[str]:
        """Yield the two side by side, or where there is no room one below the other."""
        if not self._beside:
            yield from law
            yield from code
            return
        for left, right in zip_longest(law, code, fillvalue=""):
            yield (left + " " * (_LAW + _GAP - wcswidth(left)) + right).rstrip()

    def _clause(self, clause: Clause) -> Iterator[str]:
        yield f"{clause.id}  {message(f'rule.modality_{clause.modality}').said_in(self._language)}"
        for language in sorted(LANGUAGES, key=lambda entry: entry != self._language):
            yield from wrapped(plain(clause.text.said_in(language)), first="  ", rest="  ", width=self._law)

    def _functions(self, clause: Clause, functions: Sequence[Function], shown: dict[str, str]) -> Iterator[str]:
        if not functions:
            yield from self._folded(self._say("no_code_here"), "" if self._beside else "    ")
        for number, function in enumerate(functions):
            if number and function.name not in shown:
                yield ""
            yield from self._function(function, shown.get(function.name, clause.id), clause.id)

    def _function(self, function: Function, at: str, here: str) -> Iterator[str]:
        """Yield where *function* stands; its text too where the clause *at* which it is shown is the one *here*."""
        indent = "" if self._beside else "    "
        head = f"{near(self._folder / function.file)}:{function.first}  {function.name}"
        if at != here:
            yield from self._folded(f"{head}  ({self._say('shown_above', clause=at)})", indent)
            return
        yield from self._folded(head, indent)
        for line in function.source(self._folder).splitlines():
            yield from self._folded(line, indent + "  ")

    def _folded(self, line: str, indent: str) -> Iterator[str]:
        """Yield *line* as it stands, or folded where it is too wide."""
        if wcswidth(indent + line) <= self._room:
            yield (indent + line).rstrip()
            return
        inside = indent + line[: len(line) - len(line.lstrip())]
        yield from wrapped(line.strip(), first=inside, rest=inside + "    ", width=self._room)

    def _say(self, key: str, **values: object) -> str:
        return message(f"trace.{key}", **values).said_in(self._language)


def _distance(function: Function, clause: Clause) -> tuple[bool, int]:
    """Return how far *function* is from being the one that plays *clause*: the lister, a second reading, is last.

    What a function is for it says first, so that the clause stands early in its docstring.
    """
    return function.file.startswith("lister/"), function.clauses.index(clause.id)
