"""What an engine says, made harmless: shown, never obeyed."""

import unicodedata


def harmless(text: object, limit: int = 400) -> str:
    r"""Return *text* as one line of at most *limit* characters that a terminal shows as it stands.

    Control codes, line ends, marks that turn the direction of writing and whatever else has no shape of
    its own are written as escapes.

    >>> harmless("red: \x1b[31m")
    'red: \\x1b[31m'
    """
    shown = str(text)
    cut = shown if len(shown) <= limit else shown[:limit] + "…"
    return "".join(map(_shape, cut))


def _shape(character: str) -> str:
    if character.isascii():
        return character if character.isprintable() else character.encode("unicode_escape").decode()
    if unicodedata.category(character)[0] in "CZ" and character != "\u3000":
        return character.encode("unicode_escape").decode()
    return character
