"""The digest that stands for a text where another was made from it."""

import hashlib
import re


def digest(words: str) -> str:
    """Return the eight hexadecimal digits that stand for *words* where another text was made from them.

    White space does not count, so that re-wrapping a file leaves its digests alone.
    """
    return hashlib.sha256(re.sub(r"\s+", "", words).encode()).hexdigest()[:8]
