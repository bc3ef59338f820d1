"""Engines: what users call them, the wire, the handshake, processes and their end."""

import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import EngineName, engine_in_text, engine_named
from gouji_conformance.engines.process import EngineProcess
from gouji_conformance.engines.session import Session, introduce, opener
from gouji_conformance.engines.wire import LONGEST_LINE, Reply, Request, encode
from gouji_conformance.reports.reading import read_report
from gouji_conformance.speech.faults import UserError

FAKES = Path(__file__).parent / "fakes"
PYTHON = sys.executable


# Names


def test_the_reference_is_named() -> None:
    assert engine_named("reference").kind == "reference"
    assert engine_named("reference") == engine_in_text("reference")


def test_a_command_stands_after_the_dashes() -> None:
    name = engine_named(None, [PYTHON, "my engine.py"])

    assert name.command == (PYTHON, "my engine.py")
    assert name.shown == f"{PYTHON} 'my engine.py'"
    assert engine_in_text(f"{PYTHON} 'my engine.py'") == name


def test_a_python_object_runs_in_a_process_of_its_own() -> None:
    name = engine_named("python:my_engine.rules:Engine.answer")

    assert name.kind == "python"
    assert name.command[0] == PYTHON
    assert name.command[-1] == "my_engine.rules:Engine.answer"


@pytest.mark.parametrize(
    ("word", "command", "key"),
    [
        ("nope", None, "engines.unknown_name"),
        ("node engine.mjs", None, "engines.unknown_name"),
        ("python:", None, "engines.not_python"),
        ("python:module", None, "engines.not_python"),
        ("python:a b:c", None, "engines.not_python"),
        ("python:a:c:d", None, "engines.not_python"),
        ("reference", ("node",), "engines.both_given"),
        (None, ("no-such-program-here",), "engines.no_program"),
        (None, (), "engines.empty_command"),
        (None, None, "engines.none_given"),
    ],
)
def test_a_name_that_means_no_engine_is_refused(word: str | None, command: tuple[str, ...], key: str) -> None:
    with pytest.raises(UserError) as caught:
        engine_named(word, command)

    assert caught.value.key == key


@pytest.mark.parametrize(("text", "key"), [("", "engines.unknown_name"), ("a 'b", "engines.unbalanced")])
def test_a_text_that_means_no_engine_is_refused(text: str, key: str) -> None:
    with pytest.raises(UserError) as caught:
        engine_in_text(text)

    assert caught.value.key == key


# The handshake


def fake(*words: str) -> EngineName:
    return EngineName("command", words[0], (PYTHON, "-S", str(FAKES / words[0]), *words[1:]))


def open_fake(*words: str, timeout: float = 10.0) -> Session:
    return opener(fake(*words), timeout)()


HANDSHAKE = {"protocol": "1.0", "engine": {"name": "x", "version": "1"}, "areas": [], "profiles": []}


class Parrot:
    """A link over which every answer is the same."""

    ours = True
    early = False

    def __init__(self, result: object) -> None:
        self._result = result
        self._asked: list[Any] = []

    def send(self, requests: Sequence[bytes]) -> None:
        self._asked += [json.loads(request)["id"] for request in requests]

    def receive(self, deadline: float) -> Reply:
        return Reply(id=self._asked.pop(0), result=self._result)

    def close(self, *, patience: float) -> None:
        pass

    def log(self) -> tuple[str, ...]:
        return ()


def test_the_handshake_tells_who_is_there() -> None:
    session = open_fake("honest.py")
    stray = session.end()

    assert session.info.engine.name == "counter"
    assert session.info.areas == ("sets", "play")
    assert session.info.options == {"joker_exchange": ("none",)}
    assert (session.info.games, session.info.explains, session.info.state) == (2, False, ())
    assert stray is None


@pytest.mark.parametrize(
    ("misdeed", "kind"),
    [
        ("start_exits", "exited"),
        ("start_not_json", "not_json"),
        ("start_refuses", "handshake_refused"),
        ("start_other_version", "handshake_version"),
        ("start_wrong_shape", "handshake_shape"),
        ("start_no_games", "handshake_shape"),
    ],
)
def test_a_handshake_that_fails_is_a_fault(misdeed: str, kind: str) -> None:
    with pytest.raises(EngineFault) as caught:
        open_fake("misdeeds.py", misdeed)

    assert caught.value.kind == kind
    if misdeed == "start_exits":
        assert caught.value.log == ("no licence",)


def test_true_and_false_among_option_values_are_the_texts_they_stand_for() -> None:
    said = {**HANDSHAKE, "options": {"big_joker_tops": [True, False], "joker_exchange": ["none"]}}

    session = introduce(Parrot(said), 1.0)

    assert session.info.options == {"big_joker_tops": ("true", "false"), "joker_exchange": ("none",)}


@pytest.mark.parametrize("options", [True, [True], {"big_joker_tops": True}, {"big_joker_tops": [1]}])
def test_options_of_another_shape_are_still_a_fault(options: object) -> None:
    with pytest.raises(EngineFault) as caught:
        introduce(Parrot({**HANDSHAKE, "options": options}), 1.0)

    assert caught.value.kind == "handshake_shape"


def test_a_silent_start_times_out() -> None:
    with pytest.raises(EngineFault) as caught:
        open_fake("misdeeds.py", "start_silent", timeout=0.3)

    assert caught.value.kind == "timed_out"


def test_what_is_no_program_does_not_start(tmp_path: Path) -> None:
    script = tmp_path / "engine"
    script.write_text("not a program", encoding="ascii")
    script.chmod(0o755)
    for command in ((str(script),), (str(tmp_path / "none"),), (str(tmp_path),), ("a\0b",)):
        with pytest.raises(EngineFault) as caught:
            opener(EngineName("command", "x", command))()
        assert caught.value.kind == "not_started"


def test_the_handshake_over_the_built_in_reference() -> None:
    session = opener(engine_named("reference"))()

    assert "sets" in session.info.areas
    assert session.end() is None


# Python objects


@pytest.fixture
def python_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_engine.py").write_text(
        "def answer(method, params):\n"
        "    print('thinking about', method)\n"
        "    if method == 'initialize':\n"
        "        return {'protocol': '1.0', 'engine': {'name': 'mine', 'version': '1'},\n"
        "                'areas': ['sets'], 'profiles': ['outline']}\n"
        "    if method == 'sets/classify':\n"
        "        return {'legal': params['cards'] != '', 'odd': params.get('odd')}\n"
        "    if method == 'sets/beats':\n"
        "        return {'beats': {1, 2}}\n"
        "    if method == 'play/start':\n"
        "        return {}[params['game']]\n"
        "    raise NotImplementedError(method)\n"
        "class Engine:\n"
        "    def __call__(self, method, params):\n"
        "        return answer(method, params)\n"
        "number = 4\n",
        encoding="utf-8",
    )


def ask(session: Session, method: str, params: dict[str, Any]) -> Reply:
    session.link.send([encode(Request(session.next_id(), method, params))])
    return session.link.receive(time.monotonic() + 10)


@pytest.mark.usefixtures("python_engine")
@pytest.mark.parametrize("name", ["answer", "Engine"])
def test_a_python_object_is_an_engine(name: str) -> None:
    session = opener(engine_named(f"python:my_engine:{name}"))()

    right = ask(session, "sets/classify", {"cards": "9"})
    not_json = ask(session, "sets/beats", {})
    raises = ask(session, "play/start", {"game": "g"})
    unsupported = ask(session, "match/score", {})
    session.end()

    assert right.result == {"legal": True, "odd": None}
    assert [reply.error.code for reply in (not_json, raises, unsupported) if reply.error] == [-32603, -32603, -32001]
    assert "thinking about sets/classify" in session.link.log()
    assert any("KeyError: 'g'" in line for line in session.link.log())


@pytest.mark.usefixtures("python_engine")
@pytest.mark.parametrize(
    ("name", "says"), [("my_engine:none", "none"), ("nowhere:answer", "nowhere"), ("my_engine:number", "called")]
)
def test_what_is_no_python_object_is_told_in_the_log(name: str, says: str) -> None:
    with pytest.raises(EngineFault) as caught:
        opener(engine_named(f"python:{name}"))()

    assert caught.value.kind == "exited"
    assert says in caught.value.log[-1]


# Processes


def test_a_line_may_be_as_long_as_the_bound_and_no_longer() -> None:
    code = "import sys; [print(len(line), end=' ' * int(line) + '\\n', flush=True) for line in sys.stdin]"
    process = EngineProcess([PYTHON, "-c", code])
    process.send([b"%d\n" % (LONGEST_LINE - 8)])
    with pytest.raises(EngineFault) as fits:
        process.receive(time.monotonic() + 10)
    process.send([b"%d\n" % (LONGEST_LINE + 8)])
    with pytest.raises(EngineFault) as long:
        process.receive(time.monotonic() + 10)
    process.close(patience=0)

    assert fits.value.kind == "not_json_rpc"
    assert long.value.kind == "too_long"


def test_an_engine_that_reads_nothing_does_not_stop_the_sender() -> None:
    process = EngineProcess([PYTHON, "-c", "import time; time.sleep(60)"])
    began = time.monotonic()
    process.send([b"x" * 2_000_000])
    with pytest.raises(EngineFault) as caught:
        process.receive(time.monotonic() + 0.2)
    process.close(patience=0)

    assert caught.value.kind == "timed_out"
    assert time.monotonic() - began < 5


def test_a_session_that_is_refused_leaves_no_process() -> None:
    process = EngineProcess([PYTHON, "-c", "print('hello', flush=True); import time; time.sleep(60)"])

    with pytest.raises(EngineFault):
        introduce(process, 10)

    assert process.ended


# The same engine each time


def test_engines_that_say_different_things_of_themselves_are_not_one_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second of two processes explains nothing: its rows would be judged by another measure than the first's."""
    monkeypatch.chdir(tmp_path)
    engine = [PYTHON, str(FAKES / "altered.py"), "explains_the_first_time"]

    assert run(["certify", "--area", "sets", "--no-fresh", "--jobs", "2", "--", *engine]) == 1

    rows = read_report(Path(".gouji/report.jsonl")).rows
    changed = [row for row in rows if row.fault is not None and "handshake_changed" in str(row.fault.values)]
    assert len(changed) == len(rows) // 2
    assert all(row.verdict == "pass" for row in rows if row not in changed)
