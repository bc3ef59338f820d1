"""What a user tells of a hand that is over; what cannot be read of it is his error."""

from collections.abc import Iterator
from contextlib import contextmanager

from gouji_conformance.speech.faults import UserError
from gouji_rulings.hand_told import TellingError


@contextmanager
def told_by_user() -> Iterator[None]:
    """Let what is read inside be what a user has typed.

    Raises:
        UserError: it cannot be read.
    """
    try:
        yield
    except TellingError as error:
        raise UserError("settle.told_wrong", problem=error.problem) from error
