"""Engines over HTTP: the same rows, the same verdicts; a server is never shut down by us."""

import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from gouji.protocol import serve
from gouji_conformance.cli import run
from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.session import opener
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Expectation, Operation, Plan
from gouji_conformance.speech.faults import UserError

RULESET: dict[str, Any] = {"profile": "outline", "options": {}}
Misdeed = Callable[["Handler"], None]


class Handler(BaseHTTPRequestHandler):
    """The reference behind POST; ``server.misdeeds`` says what happens at which cards instead."""

    protocol_version = "HTTP/1.1"
    wbufsize = -1
    server: "Server"

    def do_POST(self) -> None:
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked.append(request["method"])
        self.server.authorized.append(self.headers["Authorization"] or "")
        self.close_connection = self.server.closes or self.close_connection
        misdeed = self.server.misdeeds.get(request["params"].get("cards", ""))
        if misdeed is not None:
            misdeed(self)
            return
        self.reply(json.dumps(self.server.session.answer(request)).encode())

    def reply(self, body: bytes, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments: Any) -> None:
        """Say nothing."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.session = serve.Session()
        self.asked: list[str] = []
        self.authorized: list[str] = []
        self.closes = False
        self.misdeeds: dict[str, Misdeed] = {}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/"


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as made:
        thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield made
        made.shutdown()
        thread.join()


def row(number: int, cards: str) -> Plan:
    asked = Operation("sets/classify", {"ruleset": RULESET, "cards": cards}, (Expectation("legal", "is", True),))
    return Plan(f"GJ-9.2-{chr(97 + number)}", "", ("GJ-9.2",), "sets", {}, RULESET, (asked,))


def judged(server: Server, plans: list[Plan], timeout: float = 10.0) -> list[RowResult]:
    results: list[RowResult] = []
    Runner(opener(engine_named(server.url)), results.append, timeout).run(plans)
    return results


def test_an_engine_over_http_is_certified_and_lives_on(
    server: Server, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert run(["certify", server.url, "--article", "9", "--area", "sets"]) == 0

    assert "shutdown" not in server.asked
    assert server.asked.count("initialize") == 1


def closes(handler: Handler) -> None:
    handler.close_connection = True


def stalls(handler: Handler) -> None:
    time.sleep(1.5)
    handler.close_connection = True


def drips(handler: Handler) -> None:
    handler.send_response(200)
    handler.send_header("Content-Length", "1000")
    handler.end_headers()
    for _ in range(30):
        handler.wfile.write(b" ")
        handler.wfile.flush()
        time.sleep(0.05)
    handler.close_connection = True


@pytest.mark.parametrize(
    ("misdeed", "kind", "verdict"),
    [
        (closes, "unreachable", "error"),
        (lambda handler: handler.reply(b"{}", 500), "http_status", "error"),
        (lambda handler: handler.reply(b"<html>"), "not_json", "error"),
        (lambda handler: handler.reply(b"x" * (2 << 20)), "too_long", "error"),
        (lambda handler: handler.reply(b'{"jsonrpc":"2.0","id":99999,"result":{}}'), "wrong_id", "error"),
        (stalls, "timed_out", "timeout"),
        (drips, "timed_out", "timeout"),
    ],
)
def test_a_misdeed_costs_its_own_row_alone(server: Server, misdeed: Misdeed, kind: str, verdict: str) -> None:
    server.misdeeds["KK"] = misdeed

    results = judged(server, [row(0, "99"), row(1, "KK"), row(2, "88")], timeout=0.4)

    assert [result.verdict for result in results] == ["pass", verdict, "pass"]
    assert results[1].fault is not None
    assert results[1].fault.kind == kind


def test_a_server_that_is_not_there_cannot_be_reached() -> None:
    with Server() as gone:
        url = gone.url

    with pytest.raises(EngineFault) as caught:
        opener(engine_named(url))()

    assert caught.value.kind == "unreachable"


def test_a_server_that_closes_without_saying_so_is_connected_to_again(server: Server) -> None:
    server.closes = True

    results = judged(server, [row(0, "99"), row(1, "KK"), row(2, "88")])

    assert [result.verdict for result in results] == ["pass", "pass", "pass"]


def test_what_is_secret_in_an_address_is_sent_and_never_told(
    server: Server, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    url = server.url.replace("//", "//me:pass%21word@") + "play?token=hush"

    assert run(["certify", url, "--clause", "GJ-9.2", "--area", "sets", "--transcript", "wire"]) == 0
    assert run(["run", "GJ-9.2-a", "--engine", url]) == 0
    assert run(["smoke", url]) == 0
    assert set(server.authorized) == {"Basic " + base64.b64encode(b"me:pass!word").decode()}
    server.shutdown()
    server.server_close()
    assert run(["certify", url, "--clause", "GJ-9.2", "--report", "gone"]) == 1
    assert run(["certify", url.replace("127", "1 7")]) == 2

    out, said = capsys.readouterr()
    written = [path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file()]
    assert len(written) == 9
    for words in (out, said, *written):
        assert "hush" not in words
        assert "pass%21word" not in words
        assert "pass!word" not in words
    assert f"{server.url}play?…" in out


@pytest.mark.parametrize(
    "word",
    [
        *("http://", "http:///path", "http://host:port/", "https://[::1", "http://h:99999/", "http://h/a b"),
        *("http://a b/", "http://a\n/", "http://*/", "http://me@/"),
    ],
)
def test_what_is_no_url_is_refused(word: str) -> None:
    with pytest.raises(UserError) as caught:
        engine_named(word)

    assert caught.value.key == "engines.not_http"


@pytest.mark.parametrize("word", ["http://../", "http://xn--/", "http://%/", "http://é..example/é"])
def test_an_address_that_leads_nowhere_is_a_fault_in_words(word: str) -> None:
    with pytest.raises(EngineFault) as caught:
        opener(engine_named(word), 5.0)()

    assert caught.value.kind == "unreachable"
    assert caught.value.sentence.zh
