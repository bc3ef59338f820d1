"""``gouji engine``: the reference as an engine over standard input and output."""

import sys

from gouji.protocol.serve import serve
from gouji_spec.text import Language


def engine(language: Language) -> int:  # noqa: ARG001 - an engine speaks the protocol
    """Serve until ``shutdown`` or the end of input."""
    return serve(sys.stdin.buffer, sys.stdout.buffer)
