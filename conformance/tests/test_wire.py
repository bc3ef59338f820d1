"""What goes over the wire: requests and answers, line by line, and the sentence of every fault."""

import re

import msgspec
import pytest

from gouji_conformance.engines.fault import KINDS, EngineFault, FaultRecord, tail
from gouji_conformance.engines.wire import Request, decode, encode
from gouji_conformance.speech.messages import message

# The wire


def test_a_request_is_one_line() -> None:
    line = encode(Request(7, "sets/classify", {"cards": "9\n9"}))

    assert line.count(b"\n") == 1
    assert msgspec.json.decode(line) == {
        "jsonrpc": "2.0",
        "id": 7,
        "method": "sets/classify",
        "params": {"cards": "9\n9"},
    }


def test_an_answer_may_say_more_than_is_needed() -> None:
    assert decode(b'{"jsonrpc":"2.0","id":1,"result":{"a":1},"error":null,"took":3}').result == {"a": 1}
    refused = decode(b'{"jsonrpc":"2.0","id":1,"result":null,"error":{"code":-32603,"message":"x","data":[]}}')
    assert refused.error is not None
    assert refused.error.code == -32603


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (b"", "not_json"),
        (b"yes", "not_json"),
        (b'{"jsonrpc":"2.0","id":1,"result":NaN}', "not_json"),
        (b'{"jsonrpc":"2.0","id":1,"result":{}} {}', "not_json"),
        (b'"2.0"', "not_json_rpc"),
        (b'{"jsonrpc":2.0,"id":1,"result":{}}', "not_json_rpc"),
        (b'{"jsonrpc":"1.0","id":1,"result":{}}', "not_json_rpc"),
        (b'{"jsonrpc":"2.0","id":1.5,"result":{}}', "not_json_rpc"),
        (b'{"jsonrpc":"2.0","id":true,"result":{}}', "not_json_rpc"),
        (b'{"jsonrpc":"2.0","id":1,"error":"x"}', "not_json_rpc"),
        (b'{"jsonrpc":"2.0","id":1,"error":{"message":"x"}}', "not_json_rpc"),
        (b'{"jsonrpc":"2.0","id":1,"error":null}', "not_json_rpc"),
        (b'[{"jsonrpc":"2.0","id":1,"result":{}}]', "not_json_rpc"),
    ],
)
def test_a_line_that_is_no_answer_is_a_fault(line: bytes, kind: str) -> None:
    with pytest.raises(EngineFault) as caught:
        decode(line)

    assert caught.value.kind == kind


# Faults


@pytest.mark.parametrize("kind", KINDS)
def test_every_fault_has_a_sentence_in_both_languages(kind: str) -> None:
    names = (
        "command problem code signal line seconds limit found expected id method message result url status faults fails"
    )
    sentence = message(f"engines.fault_{kind}", cause="?", **dict.fromkeys(names.split(), "?"))

    assert sentence.zh != sentence.en


def test_a_fault_within_a_fault_is_said_too() -> None:
    record = FaultRecord("keeps_failing", {"faults": 5, "cause": EngineFault("exited", code=3).cause})

    assert "exit code 3" in record.sentence.en
    assert "退出码 3" in record.sentence.zh


def test_what_the_reader_finds_wrong_is_said_in_chinese_too() -> None:
    fault = EngineFault("not_json_rpc", problem="Expected `int`, got `str` - at `$.id`", line="{}").record()

    assert "`$.id`：应为 `int`，得到 `str`" in fault.sentence.zh
    assert "Expected `int`, got `str` - at `$.id`" in fault.sentence.en
    for line in (b"", b"yes", b"{}{}", b'{"id":"\xff"}', b'{"error":{}}', b'{"id":1.5}', b"[" * 100_000):
        with pytest.raises(EngineFault) as caught:
            decode(line)
        assert not re.search("[a-z]{4} ", caught.value.sentence.zh.split("（")[1].split("）")[0])


def test_a_fault_of_a_newer_program_is_named_by_itself() -> None:
    assert FaultRecord("melted").sentence.en == "melted"


def test_the_tail_of_a_log_is_bounded() -> None:
    log = b"".join(b"line %d \xff\n\n" % number for number in range(100)) + b"x" * 1000

    lines = tail(log)

    assert len(lines) == 40
    assert lines[0] == "line 61 \\xff"
    assert len(lines[-1]) == 400


# Oddities of JSON


@pytest.mark.parametrize(
    "line",
    [
        b'{"jsonrpc":"2.0","id":1,"id":1,"result":{}}',
        b'{"jsonrpc":"2.0","id":1,"result":{"legal":false,"legal":true}}',
        b'{"jsonrpc":"2.0","id":1,"result":{"state":{"to_act":null,"to_act":{"seat":1}}}}',
    ],
)
def test_an_answer_with_a_key_twice_is_none(line: bytes) -> None:
    with pytest.raises(EngineFault) as caught:
        decode(line)

    assert caught.value.kind == "not_json"
    assert "stands twice" in caught.value.sentence.en
    assert "出现了两次" in caught.value.sentence.zh


@pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 400, "9" * 5000, "0." + "1" * 5000])
def test_a_number_of_any_size_in_a_field_that_nobody_asks_for_costs_nothing(number: str) -> None:
    reply = decode(f'{{"jsonrpc":"2.0","id":7,"result":{{"legal":true,"seconds":{number}}}}}'.encode())

    assert reply.id == 7
    assert reply.result["legal"] is True


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
def test_words_that_are_no_numbers_are_no_json(word: str) -> None:
    with pytest.raises(EngineFault, match="not JSON"):
        decode(f'{{"jsonrpc":"2.0","id":7,"result":{{"a":1e999,"b":{word}}}}}'.encode())
