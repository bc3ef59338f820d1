"""A certificate that does not hold: one line that says why, exit code 1.  A path that leads nowhere is misuse."""

from gouji_conformance.speech.messages import message
from gouji_spec.text import Text


class Refused(Exception):  # noqa: N818 - the word that is printed
    """Why a certificate does not hold.

    Attributes:
        reason: what is wrong, and what was expected.
    """

    def __init__(self, key: str, /, **values: object) -> None:
        self.reason: Text = message(key, **values)
        super().__init__(self.reason.en)
