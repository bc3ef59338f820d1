"""An engine behind a URL: each request is one POST, its answer the body of the response."""

import base64
import queue
import socket
import threading
import time
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection, RemoteDisconnected
from typing import Final
from urllib.parse import SplitResult, quote, unquote, urlsplit

from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import without_secrets
from gouji_conformance.engines.wire import LONGEST_LINE, Hear, Reply, decode, excerpt, ignore

_AS_IT_IS: Final = "!#$%&'()*+,/:;=?@[]~"
"""What an address may have besides letters and digits; the rest is written as %XX."""
_HEADERS: Final = {"Content-Type": "application/json", "Accept": "application/json"}


class HttpLink:
    """A ``Link`` to a server that somebody else started and that stays when we go.

    One thread posts the requests one after another over one connection; the runner waits for the
    answers, so that a server that never answers cannot hold it.
    """

    ours = False
    early = False
    """An answer is the body of a response: it cannot come before its request."""

    def __init__(self, url: str, timeout: float, hear: Hear = ignore) -> None:
        """Prepare for the server at *url*; nothing is sent yet.

        Args:
            url: ``http://host:port/path``.
            timeout: seconds after which a connection that does not move is given up.
            hear: is given every answer.
        """
        self._hear = hear
        parts = urlsplit(url)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self._url = without_secrets(url)
        self._headers = dict(_HEADERS) | _authorization(parts)
        self._path = quote((parts.path or "/") + (f"?{parts.query}" if parts.query else ""), safe=_AS_IT_IS)
        self._answered = False
        self._connection = kind(parts.hostname or "", parts.port, timeout=timeout)
        self._asked: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | EngineFault] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._post_all, daemon=True)
        self._thread.start()

    def send(self, requests: Sequence[bytes]) -> None:
        """Hand encoded requests to the thread that posts them."""
        for request in requests:
            self._asked.put(request)

    def receive(self, deadline: float) -> Reply:
        """Return the next answer.

        Raises:
            EngineFault: none came before *deadline*, the server cannot be reached, or it is no answer.
        """
        began = time.monotonic()
        try:
            answer = self._answers.get(timeout=max(0.0, deadline - began))
        except queue.Empty:
            raise EngineFault("timed_out", seconds=round(time.monotonic() - began, 1)) from None
        if isinstance(answer, EngineFault):
            raise answer
        self._hear(answer)
        return decode(answer)

    def close(self, *, patience: float) -> None:
        """Close the connection; the server lives on."""
        self._asked.put(None)
        opened = self._connection.sock
        if opened is not None:
            try:
                opened.shutdown(socket.SHUT_RDWR)
            except OSError:
                opened.close()
        self._thread.join(patience or 1.0)

    def log(self) -> Sequence[str]:
        """Return no lines: the server's log is its own."""
        return ()

    def _post_all(self) -> None:
        while (request := self._asked.get()) is not None:
            answer = self._post(request)
            self._answers.put(answer)
            if isinstance(answer, EngineFault):
                break
        self._connection.close()

    def _post(self, request: bytes) -> bytes | EngineFault:
        try:
            response = self._response(request)
            body = response.read(LONGEST_LINE + 1)
        except TimeoutError:
            return EngineFault("timed_out", seconds=self._connection.timeout)
        except (OSError, HTTPException, ValueError) as error:
            return EngineFault("unreachable", url=self._url, problem=_why(error))
        self._answered = True
        if response.status != 200:
            return EngineFault("http_status", url=self._url, status=response.status)
        if len(body) > LONGEST_LINE:
            return EngineFault("too_long", limit=LONGEST_LINE, line=excerpt(body))
        return body

    def _response(self, request: bytes) -> HTTPResponse:
        """Post *request*; once more, over a new connection, where the server has closed the old one without a word."""
        try:
            self._connection.request("POST", self._path, body=request, headers=self._headers)
            return self._connection.getresponse()
        except (RemoteDisconnected, ConnectionResetError, BrokenPipeError):
            if not self._answered:
                raise
        self._answered = False
        self._connection.close()
        self._connection.request("POST", self._path, body=request, headers=self._headers)
        return self._connection.getresponse()


def _authorization(parts: SplitResult) -> dict[str, str]:
    """Return the header that a user and password in the address ask for."""
    if parts.username is None:
        return {}
    words = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
    return {"Authorization": f"Basic {base64.b64encode(words.encode()).decode()}"}


def _why(error: OSError | HTTPException | ValueError) -> str:
    """Return what went wrong, in the words of the system where they are its own."""
    words = error.strerror if isinstance(error, OSError) else None
    return words or str(error) or type(error).__name__
