"""``gouji protocol``: what travels, in either language, from the schemas."""

import json

import pytest
from wcwidth import wcswidth

from gouji_conformance.cli import run
from gouji_conformance.speech.protocol_text import known_words
from gouji_spec.protocol import governing, methods, result_check
from gouji_spec.text import LANGUAGES, Language


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    found: Language = request.param
    return found


def printed(capsys: pytest.CaptureFixture[str], language: Language, *words: str) -> list[str]:
    assert run(["protocol", *words, "--lang", language]) == 0
    return capsys.readouterr().out.splitlines()


def test_without_a_word_everything_is_listed(language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, language)

    named = [line.split()[0] for line in lines if line.startswith("  ") and line.split()[0] in known_words()]
    assert named == known_words()
    assert lines[-1].endswith("spec/protocol")


@pytest.mark.parametrize("word", known_words())
def test_every_method_and_every_type_can_be_printed(
    word: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = printed(capsys, language, word)

    assert lines[0] == word
    assert len(lines) > 2
    wide = [line for line in lines if wcswidth(line) > 80]
    assert all(line.lstrip().startswith(("→", "←", "{", "[", "JSON Schema")) for line in wide)


def test_a_method_is_printed_with_its_fields_its_options_and_messages(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "en", "play/act")

    assert "Parameters:" in lines
    assert "  seat   seats.seat [required]" in lines
    assert "      Who acts; not only the seat to act may be named." in lines
    assert "  to     seats.seat [optional]" in lines
    assert lines.index("Parameters:") < lines.index("Result:") < lines.index("Examples:")
    assert "  accepted        true or false [required]" in lines
    said = " ".join(line.strip() for line in lines)
    assert f"Governed by the options (gouji rule NAME): {', '.join(governing('play/act'))}" in said


def test_a_method_names_the_types_it_is_made_of(capsys: pytest.CaptureFixture[str]) -> None:
    said = " ".join(line.strip() for line in printed(capsys, "en", "tribute/dues"))

    named = said.partition("Types in it (gouji protocol NAME): ")[2].partition("Examples:")[0].strip().split(", ")
    assert {"ruleset", "seats.seat", "tribute.dues.burn", "tribute.dues.held", "tribute.dues.kind"} <= set(named)
    assert len(named) == len(set(named))
    assert "Types in it" not in " ".join(printed(capsys, "en", "shutdown"))


def test_the_same_in_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "zh", "table/report")

    assert "参数：" in lines
    assert "  seat  seats.seat [必有]" in lines
    assert "      问谁；人人随时可问。" in lines
    assert "  says  不小于 0 的整数，或 null，或 silent [必有]" in lines
    assert "答案取决于这些选项（可查 gouji rule 名称）：report, penalties" in lines


@pytest.mark.parametrize("method", methods())
def test_the_messages_printed_can_be_sent_and_answered(method: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.strip() for line in printed(capsys, "en", method)]
    requests = [json.loads(line[2:]) for line in lines if line.startswith("→")]
    answers = [json.loads(line[2:]) for line in lines if line.startswith("←")]

    assert len(requests) == len(answers) > 0
    for request, answer in zip(requests, answers, strict=True):
        assert (request["jsonrpc"], request["method"], request["id"]) == ("2.0", method, answer["id"])
        assert result_check(method)(answer["result"]) is None


def test_a_type_may_be_called_by_its_last_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "en", "do") == printed(capsys, "en", "state.do")
    # What may stand there, where it has no fields: each value, or the kind.
    assert "  one of play, pass, yield, cover, burn, decline, wind, allow_cover, renounce." in printed(
        capsys, "en", "do"
    )
    assert "  a whole number from 1 to 6." in printed(capsys, "en", "seat")
    assert "  -32601  Unknown method" in printed(capsys, "en", "code")
    assert "  -32601  没有这个方法" in printed(capsys, "zh", "code")


def test_a_word_that_names_nothing_is_one_line_with_the_nearest(
    language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["protocol", "sets/beat", "--lang", language]) == 2
    out, said = capsys.readouterr()
    assert (out, len(said.splitlines())) == ("", 1)
    assert "sets/beats" in said
