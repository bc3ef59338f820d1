"""What other programs say, said by them here: an upgrade that words a sentence otherwise fails."""

import errno
import os
import shlex
import socket
import subprocess
import sys
from http.client import HTTPConnection, RemoteDisconnected
from typing import Any, Literal

import click
import msgspec
import pytest
from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from gouji_conformance.speech.foreign import (
    CLICK_HELP,
    click_problem,
    gherkin_problem,
    json_problem,
    shlex_problem,
    system_problem,
)
from gouji_conformance.speech.usage import usage_problem

# msgspec


class Strict(msgspec.Struct, forbid_unknown_fields=True, tag="strict", tag_field="type"):
    number: int
    letter: Literal["p", "q"] = "p"
    many: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.number < 1:
            raise ValueError("Expected `int` >= 1 - at `$.number`")


JSON = [
    ('{"type":"strict","number":"1"}', "`$.number`：应为 `int`，得到 `str`"),
    ('{"type":"strict","number":1,"many":[1,"b"]}', "`$.many[1]`：应为 `int`，得到 `str`"),
    ('{"type":"strict","number":0}', "`$.number`：应为 `int` >= 1"),
    ("3", "应为 `object`，得到 `int`"),
    ('{"type":"strict"}', "缺少 `number`"),
    ('{"type":"strict","number":1,"tea":2}', "多了 `tea`"),
    ('{"type":"strict","number":1,"letter":"r"}', "`$.letter`：不认得的值 'r'"),
    ('{"type":"loose"}', "`$.type`：不认得的值 'loose'"),
    ("1e999", "数太大"),
    ("\ufeff{}", "第 0 字节的字符不对"),
    ('{"type":"strict","number":1} x', "第 30 字节起有多余内容"),
    ('{"type" 1}', "第 8 字节应为 ':'"),
    ('{"type":"strict" 1}', "第 17 字节应为 ',' 或 '}'"),
    ('{"type":"strict","many":[1,]}', "第 27 字节之前多了逗号"),
    ("{1:2}", "第 1 字节应为带引号的键"),
    ('{"type":"strict","number":01}', "第 27 字节的数写法不对"),
    ('{"type":"\\q"}', "第 11 字节的转义不对"),
    ("", "内容不完整"),
]


@pytest.mark.parametrize(("text", "chinese"), JSON)
def test_the_json_reader(text: str, chinese: str) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(text.encode(), type=Strict)

    assert json_problem(str(caught.value)).zh == chinese
    assert json_problem(str(caught.value)).en == str(caught.value)


def test_the_json_reader_at_what_is_no_text() -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as caught:
        msgspec.json.decode(b'"\xff"')
    with pytest.raises(UnicodeDecodeError) as by_python:
        b"\xff".decode()

    assert json_problem(str(caught.value)).zh.endswith("不是 UTF-8")
    assert json_problem(str(by_python.value)).zh == "第 0 字节不是 UTF-8"


def test_the_json_reader_at_what_is_nested_too_deep() -> None:
    with pytest.raises(RecursionError) as caught:
        msgspec.json.decode(b"[" * 100_000)

    assert json_problem(str(caught.value)).zh == "嵌套过深"


# gherkin

FEATURE = "Feature: tea\n  Scenario: green\n"
GHERKIN = [
    ("Tea\n", "应为 #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty 之一，现为“Tea”"),
    ("@tea\n", "文件到此为止，还应有 #TagLine, #FeatureLine, #Comment, #Empty 之一"),
    (FEATURE + "    Given a table\n      | a | b |\n      | c |\n", "表格各行的格数不同"),
    ("@tea time\n" + FEATURE, "标签中不能有空格"),
    ("# language: tea\n" + FEATURE, "没有语言 tea"),
]


@pytest.mark.parametrize(("text", "chinese"), GHERKIN)
def test_the_parser_of_features(text: str, chinese: str) -> None:
    with pytest.raises((CompositeParserException, ParserException)) as caught:
        Parser().parse(text)
    found: Any = caught.value
    first = found.errors[0] if isinstance(found, CompositeParserException) else found

    assert gherkin_problem(str(first)).zh == chinese


# click


@click.group(name="gouji")
def group() -> None: ...


@group.command()
@click.argument("file")
@click.option("--profile")
@click.option("--number", type=int)
@click.option("--weight", type=float)
@click.option("--seconds", type=click.IntRange(1, 3))
@click.option("--second")
@click.option("--language", type=click.Choice(["zh", "en"]))
@click.option("--verbose", is_flag=True)
def command(**_: object) -> None: ...


CLICK = [
    ("command --zzz x", "没有选项 --zzz"),
    ("command --profil x", "没有选项 --profil；相近的有：--profile"),
    ("command --secon x", "没有选项 --secon；相近的有：--second, --seconds"),
    ("zzz", "没有命令 zzz"),
    ("comand", "没有命令 comand；相近的有：command"),
    ("command", "缺少 FILE"),
    ("command x --profile", "选项 --profile 后应有值"),
    ("command x --verbose=1", "选项 --verbose 不带值"),
    ("command x y", "多出 y"),
    ("command x y z", "多出 y z"),
    ("command x --language fr", "--language 应为 zh, en 之一；现为 fr"),
    ("command x --number some", "--number 应为整数，现为 some"),
    ("command x --seconds some", "--seconds 应为整数，现为 some"),
    ("command x --weight some", "--weight 应为数，现为 some"),
    ("command x --seconds 7", "--seconds 应在 1<=x<=3 之内，现为 7"),
]


@pytest.mark.parametrize(("typed", "chinese"), CLICK)
def test_the_parser_of_the_command_line(typed: str, chinese: str) -> None:
    """Versions differ in what they put in quotation marks."""
    with pytest.raises(click.ClickException) as caught:
        group.main(typed.split(), prog_name="gouji", standalone_mode=False)

    said = usage_problem(caught.value).zh.replace("'", "")
    assert said.startswith("gouji")
    assert f"：{chinese}（用法：gouji" in said


def test_a_command_that_is_missing() -> None:
    with pytest.raises(click.ClickException) as caught:
        click.Group("gouji", no_args_is_help=False).main([], standalone_mode=False)

    assert click_problem(caught.value.format_message()).zh == "缺少命令"


def test_the_page_of_help() -> None:
    page = group.get_help(click.Context(group))

    headings = {line.split(":")[0] for line in page.splitlines() if line and not line.startswith(" ")}
    assert headings == {words.removesuffix(":") for words in CLICK_HELP if not words.endswith(".")}
    assert all(words in page for words in CLICK_HELP)


# shlex


@pytest.mark.parametrize(("text", "chinese"), [("node 'a", "引号没有收尾"), ("node a\\", "末尾的 \\ 之后没有字符")])
def test_the_splitter_of_command_lines(text: str, chinese: str) -> None:
    with pytest.raises(ValueError, match="No ") as caught:
        shlex.split(text)

    assert shlex_problem(str(caught.value)).zh == chinese


# The system and the network


@pytest.mark.parametrize(
    ("number", "chinese"),
    [(errno.ENOENT, "没有这个文件或目录"), (errno.EACCES, "没有权限"), (errno.ECONNREFUSED, "连接被拒绝")],
)
def test_the_system(number: int, chinese: str) -> None:
    assert system_problem(os.strerror(number)).zh == chinese


@pytest.mark.skipif(sys.platform == "win32", reason="Windows asks the extension of a file what it is")
def test_a_file_that_is_no_program(tmp_path: Any) -> None:
    path = tmp_path / "engine"
    path.write_bytes(b"\x00")
    path.chmod(0o755)
    with pytest.raises(OSError, match="Exec format") as caught:
        subprocess.run([str(path)], check=False)

    assert system_problem(str(caught.value.strerror)).zh == "不是可运行的程序"


def test_a_server_that_hangs_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        connection = HTTPConnection("127.0.0.1", server.getsockname()[1], timeout=5)
        connection.request("POST", "/")
        server.accept()[0].close()
        with pytest.raises((RemoteDisconnected, ConnectionResetError)) as caught:
            connection.getresponse()
        connection.close()

    assert system_problem(caught.value.strerror or str(caught.value)).zh in ("对方没有回答就断开了", "连接被对方断开")


def test_a_host_that_is_unknown() -> None:
    assert system_problem("Name or service not known").zh == "没有这个主机名"


# What is not known


def test_what_nobody_knows_stays_as_it_is() -> None:
    for said in (json_problem, gherkin_problem, click_problem, shlex_problem, system_problem):
        assert said("Tea is out.").zh == said("Tea is out.").en == "Tea is out."
