"""Engines that misbehave: ``python misdeeds.py NAME`` is honest but for one thing, done at the trigger.

Where a name begins with ``start_`` it is done at the handshake instead.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import honest

Request = dict[str, Any]
MISDEEDS: dict[str, Callable[[Request], None]] = {}
FOREVER = 600.0


def misdeed(act: Callable[[Request], None]) -> Callable[[Request], None]:
    """Enter *act* in the table under its name."""
    MISDEEDS[act.__name__] = act
    return act


def raw(data: bytes) -> None:
    """Write *data* as it stands."""
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def name(request: Request) -> bytes:
    """Return the name of *request* as JSON."""
    return json.dumps(request["id"]).encode()


def right_line(request: Request) -> bytes:
    """Return the right answer as a line."""
    return json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": honest.result_of(request)}).encode() + b"\n"


# It ends


@misdeed
def exits(request: Request) -> None:
    honest.log("I give up")
    os._exit(3)


@misdeed
def exits_with_0(request: Request) -> None:
    os._exit(0)


@misdeed
def exits_with_255(request: Request) -> None:
    os._exit(255)


@misdeed
def exits_with_4096(request: Request) -> None:
    os._exit(4096)


@misdeed
def aborts(request: Request) -> None:
    os.abort()


@misdeed
def segfaults(request: Request) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)
    time.sleep(FOREVER)


@misdeed
def half_line_then_exits(request: Request) -> None:
    raw(right_line(request)[:20])
    os._exit(1)


@misdeed
def closes_its_output(request: Request) -> None:
    os.close(1)
    time.sleep(FOREVER)


# It says what is no answer


@misdeed
def not_json(request: Request) -> None:
    raw(b"let me think\n")
    honest.answer(request)


@misdeed
def a_list(request: Request) -> None:
    raw(b"[]\n")


@misdeed
def a_number(request: Request) -> None:
    raw(b"42\n")


@misdeed
def neither_result_nor_error(request: Request) -> None:
    raw(b'{"jsonrpc":"2.0","id":%b}\n' % name(request))


@misdeed
def both_result_and_error(request: Request) -> None:
    raw(b'{"jsonrpc":"2.0","id":%b,"result":{},"error":{"code":1,"message":""}}\n' % name(request))


@misdeed
def older_json_rpc(request: Request) -> None:
    raw(b'{"id":%b,"result":{}}\n' % name(request))


@misdeed
def invalid_utf8(request: Request) -> None:
    raw(b'{"jsonrpc":"2.0","id":%b,"result":{"rank":"\xff\xfe"}}\n' % name(request))


@misdeed
def lone_surrogate(request: Request) -> None:
    raw(b'{"jsonrpc":"2.0","id":%b,"result":{"rank":"\\ud800"}}\n' % name(request))


@misdeed
def not_a_number(request: Request) -> None:
    raw(b'{"jsonrpc":"2.0","id":%b,"result":{"size":NaN}}\n' % name(request))


@misdeed
def nul_bytes(request: Request) -> None:
    raw(bytes(5000) + b"\n")


@misdeed
def utf_16(request: Request) -> None:
    raw(right_line(request).decode().encode("utf-16"))
    raw(b"\n")


@misdeed
def very_deep(request: Request) -> None:
    raw(b'{"jsonrpc":"2.0","id":1,"result":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n")


@misdeed
def huge_line(request: Request) -> None:
    for _ in range(100):
        raw(b"x" * 1_000_000)
    raw(b"\n")


@misdeed
def endless_line(request: Request) -> None:
    while True:
        raw(b"x" * 65_536)


@misdeed
def endless_answers(request: Request) -> None:
    while True:
        raw(right_line(request) * 100)


# It answers another request


@misdeed
def wrong_id(request: Request) -> None:
    asked = request["id"]
    honest.say(f"{asked}0" if isinstance(asked, str) else asked + 1000, honest.result_of(request))


@misdeed
def id_as_text(request: Request) -> None:
    asked = request["id"]
    honest.say(len(asked) if isinstance(asked, str) else str(asked), honest.result_of(request))


@misdeed
def null_id(request: Request) -> None:
    honest.refuse(None, -32700, "what?")


@misdeed
def answers_twice(request: Request) -> None:
    honest.answer(request)
    honest.answer(request)


@misdeed
def swaps(request: Request) -> None:
    honest.answer(json.loads(sys.stdin.buffer.readline()))
    honest.answer(request)


# It does not answer in time


@misdeed
def hangs(request: Request) -> None:
    time.sleep(FOREVER)


@misdeed
def ignores_term(request: Request) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(FOREVER)


@misdeed
def stops_itself(request: Request) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


@misdeed
def answers_late(request: Request) -> None:
    time.sleep(1.2)
    honest.answer(request)


@misdeed
def drips(request: Request) -> None:
    for byte in right_line(request) * 100:
        raw(bytes([byte]))
        time.sleep(0.05)


@misdeed
def endless_blank_lines(request: Request) -> None:
    while True:
        raw(b"\n" * 1000)


@misdeed
def half_line_then_hangs(request: Request) -> None:
    raw(right_line(request)[:20])
    time.sleep(FOREVER)


# It has children


def child(*, keep_output: bool) -> None:
    """Start a process that outlives this one and ignores SIGTERM."""
    code = "import honest, signal, time; signal.signal(15, 1); honest.note_process(); honest.log('.'); time.sleep(600)"
    output = None if keep_output else subprocess.DEVNULL
    process = subprocess.Popen(
        [sys.executable, "-c", code], stdout=output, stderr=subprocess.PIPE, cwd=Path(__file__).parent
    )
    assert process.stderr is not None
    process.stderr.read(1)


@misdeed
def child_holds_the_pipe(request: Request) -> None:
    child(keep_output=True)
    os._exit(4)


@misdeed
def child_outlives_it(request: Request) -> None:
    child(keep_output=False)
    os._exit(4)


@misdeed
def forks_and_hangs(request: Request) -> None:
    os.fork()
    honest.note_process()
    time.sleep(FOREVER)


def detached() -> None:
    """Start a process in a session of its own whose parent ends at once; it notes itself before this returns."""
    code = (
        "import honest, os, signal, sys, time\n"
        "os.setsid()\n"
        "if os.fork(): os._exit(0)\n"
        "signal.signal(15, 1); honest.note_process(); os.close(1); time.sleep(600)"
    )
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, cwd=Path(__file__).parent)
    assert process.stdout is not None
    process.stdout.read()


@misdeed
def leaves_a_daemon(request: Request) -> None:
    detached()
    os._exit(4)


@misdeed
def leaves_a_daemon_and_hangs(request: Request) -> None:
    detached()
    time.sleep(FOREVER)


@misdeed
def forks_a_lot_and_hangs(request: Request) -> None:
    for _ in range(20):
        if not os.fork():
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            os.setsid()
            break
    honest.note_process()
    time.sleep(FOREVER)


# It misbehaves at the handshake


@misdeed
def start_silent(request: Request) -> None:
    time.sleep(FOREVER)


@misdeed
def start_exits(request: Request) -> None:
    honest.log("no licence")
    os._exit(7)


@misdeed
def start_not_json(request: Request) -> None:
    raw(b"Welcome!\n")


@misdeed
def start_refuses(request: Request) -> None:
    honest.refuse(request["id"], -32603, "not today")


@misdeed
def start_other_version(request: Request) -> None:
    honest.say(request["id"], {**honest.HANDSHAKE, "protocol": "2.0"})


@misdeed
def start_wrong_shape(request: Request) -> None:
    honest.say(request["id"], {**honest.HANDSHAKE, "areas": "sets"})


@misdeed
def start_no_games(request: Request) -> None:
    honest.say(request["id"], {**honest.HANDSHAKE, "games": 0})


# It is odd, but keeps the protocol


@misdeed
def floods_its_log(request: Request) -> None:
    for _ in range(200):
        sys.stderr.buffer.write(b"y" * 999_999 + b"\n")
    sys.stderr.buffer.flush()
    honest.answer(request)


@misdeed
def blank_lines(request: Request) -> None:
    raw(b"\n\r\n  \n")
    honest.answer(request)


@misdeed
def byte_order_mark(request: Request) -> None:
    raw(b"\xef\xbb\xbf")
    honest.answer(request)


@misdeed
def carriage_returns(request: Request) -> None:
    raw(right_line(request).replace(b"\n", b"\r\n"))


@misdeed
def says_more(request: Request) -> None:
    raw(right_line(request).replace(b'"result": {', b'"took": 3, "error": null, "result": {"mood": [1, {}], '))


@misdeed
def names_another_game(request: Request) -> None:
    honest.say(request["id"], {**honest.result_of(request), "game": "another"})


# It answers the trigger wrongly


@misdeed
def wrong_answer(request: Request) -> None:
    honest.say(request["id"], {"legal": True, "rank": "B", "size": 5})


@misdeed
def wrong_type(request: Request) -> None:
    honest.say(request["id"], {"legal": True, "rank": "B", "size": "4"})


@misdeed
def missing_field(request: Request) -> None:
    honest.say(request["id"], {"legal": True})


@misdeed
def result_is_a_list(request: Request) -> None:
    honest.say(request["id"], [4])


@misdeed
def null_result(request: Request) -> None:
    raw(b'{"jsonrpc":"2.0","id":%b,"result":null}\n' % name(request))


@misdeed
def internal_error(request: Request) -> None:
    honest.refuse(request["id"], -32603, "index out of range")


@misdeed
def unknown_method(request: Request) -> None:
    honest.refuse(request["id"], -32601, "no such method")


@misdeed
def option_not_played(request: Request) -> None:
    honest.refuse(request["id"], -32001, "two_for_one")


def main(name: str) -> None:
    """Serve with the misdeed called *name*."""
    act = MISDEEDS[name]
    at_start = name.startswith("start_")

    def take(request: Request) -> None:
        due = request["method"] == "initialize" if at_start else honest.triggers(request)
        (act if due else honest.answer)(request)

    honest.serve(take)


if __name__ == "__main__":
    main(sys.argv[1])
