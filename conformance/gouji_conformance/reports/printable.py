"""What an engine says, as a terminal and a page may show it: shown, never obeyed."""

import unicodedata

from gouji_spec.text import Text


def printable(words: object, limit: int = 400) -> str:
    r"""Return *words* as one line of at most *limit* characters that a terminal shows as it stands.

    Control codes, line ends, marks that turn the direction of writing and whatever else has no shape of
    its own are written as escapes.

    >>> printable("red: \x1b[31m")
    'red: \\x1b[31m'
    """
    shown = str(words)
    cut = shown if len(shown) <= limit else shown[:limit] + "…"
    return "".join(map(_shape, cut))


def printable_text(text: Text, limit: int = 400) -> Text:
    """Return *text* as a line that a terminal shows as it stands, in each language."""
    return text.map(lambda words: printable(words, limit))


def _shape(character: str) -> str:
    if character.isascii():
        return character if character.isprintable() else character.encode("unicode_escape").decode()
    if unicodedata.category(character)[0] in "CZ" and character != "\u3000":
        return character.encode("unicode_escape").decode()
    return character
