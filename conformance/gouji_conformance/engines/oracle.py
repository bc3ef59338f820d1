"""The reference asked in this process: what is right to answer to a question."""

from collections.abc import Mapping
from typing import Any

from gouji.protocol.serve import Session
from gouji_conformance.sentences.plans import Operation


class NoAnswerError(Exception):
    """The question is none: the law does not answer it, and the reference says so with an error."""


class Oracle:
    """One conversation with the reference; games that were begun in it go on."""

    def __init__(self) -> None:
        self._session = Session()

    def answer(self, method: str, params: Mapping[str, Any]) -> Any:
        """Return the result of one request.

        Raises:
            NoAnswerError: it is refused as no question.
        """
        answer = self._session.answer({"jsonrpc": "2.0", "id": 0, "method": method, "params": dict(params)}) or {}
        if "result" not in answer:
            raise NoAnswerError(method)
        return answer["result"]

    def to(self, operation: Operation) -> Any:
        """Return what is answered to *operation*.

        Raises:
            NoAnswerError: it is refused as no question.
        """
        return self.answer(operation.method, operation.params)
