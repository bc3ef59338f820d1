"""The reference engine in this process: the one engine that is trusted not to hang or crash."""

from collections import deque
from collections.abc import Sequence

import msgspec

from gouji.protocol import serve
from gouji_conformance.engines.wire import Hear, Reply, decode_ours, ignore


class ReferenceLink:
    """The reference behind the same words as any engine: what it is sent and what it answers are JSON."""

    ours = True
    early = False
    """It is asked for an answer only when it has the question."""

    def __init__(self, hear: Hear = ignore) -> None:
        self._hear = hear
        self._session = serve.Session()
        self._asked: deque[bytes] = deque()

    def send(self, requests: Sequence[bytes]) -> None:
        """Keep *requests* until their answers are asked for."""
        self._asked.extend(requests)

    def receive(self, deadline: float) -> Reply:  # noqa: ARG002 - it is trusted to answer
        """Return the answer to the oldest request."""
        answer = msgspec.json.encode(self._session.answer(msgspec.json.decode(self._asked.popleft())))
        self._hear(answer)
        return decode_ours(answer)

    def close(self, *, patience: float) -> None:  # noqa: ARG002 - nothing to wait for
        """Forget what was not answered."""
        self._asked.clear()

    def log(self) -> Sequence[str]:
        """Return no lines: its log is this process's own."""
        return ()
