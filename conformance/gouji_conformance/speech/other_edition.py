"""``--edition N``: a command that is to be done by the law of an earlier edition."""

from collections.abc import Iterator, Sequence
from typing import Final

OPTION: Final = "--edition"


class OtherEditionError(Exception):
    """The command is for another installation, that of an edition, and nothing is done in this one.

    Attributes:
        number: of the edition.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(number)


def without_option(arguments: Sequence[str]) -> tuple[str, ...]:
    """Return *arguments* without the option and its number; an engine's own command line, after ``--``, is left alone.

    >>> without_option(["rule", "9", "--edition", "1", "--", "engine", "--edition", "2"])
    ('rule', '9', '--', 'engine', '--edition', '2')
    """
    end = list(arguments).index("--") if "--" in arguments else len(arguments)
    return (*_kept(iter(arguments[:end])), *arguments[end:])


def _kept(words: Iterator[str]) -> Iterator[str]:
    for word in words:
        if word == OPTION:
            next(words, None)
        elif not word.startswith(f"{OPTION}="):
            yield word
