"""Code of the reference that fails as Python: where and by what, in one line."""

import contextlib
import io
import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import gouji
from gouji_conformance.speech.messages import message
from gouji_spec.fault import FaultError
from gouji_spec.text import Text

_BEGINS: Final = "Traceback (most recent call last)"
_AT: Final = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>[0-9]+), in (?P<place>\S+)')


class BrokenCodeError(Exception):
    """The reference failed as a program, or lists what it refuses.

    Attributes:
        words: where, and by what; which act.
    """

    def __init__(self, words: Text) -> None:
        self.words = words
        super().__init__(words.en)


@contextlib.contextmanager
def unbroken() -> Iterator[None]:
    """Let what is done inside be done by a reference that never fails as a program, as itself or when it is served.

    Raises:
        BrokenCodeError: it fails; the first failure is told.
    """
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said):
            yield
    except (BrokenCodeError, FaultError):
        raise
    except Exception as error:
        raise BrokenCodeError(broken_at("".join(traceback.format_exception(error)))) from error
    _, begins, first = said.getvalue().partition(_BEGINS)
    if begins:
        raise BrokenCodeError(broken_at(first.partition(_BEGINS)[0]))
    sys.stderr.write(said.getvalue())


def broken_at(trace: str) -> Text:
    """Return where in the reference *trace* ends, and what it says last."""
    package = str(Path(gouji.__file__).parent)
    found = [match for match in _AT.finditer(trace) if match["file"].startswith(package)]
    last = trace.rstrip().splitlines()[-1]
    if not found:
        return Text.same(last)
    module = Path(found[-1]["file"]).relative_to(package).with_suffix("")
    return message("amendment.code_fails", place=".".join((*module.parts, found[-1]["place"])), problem=last)
