"""The command line: what it prints, and what it says to whoever typed something wrong."""

import importlib
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import click
import pytest
from wcwidth import wcswidth

from gouji_conformance.cli import run
from gouji_conformance.command_line import COMMANDS
from gouji_conformance.commands.rule import proofs
from gouji_conformance.sentences.features import features_folder
from gouji_conformance.speech.law_text import LawPrinter
from gouji_conformance.speech.speaker import EngineCommand, Speaker
from gouji_spec.law import law
from gouji_spec.options import options


class Done(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


Gouji = Callable[..., Done]


@pytest.fixture
def gouji(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Gouji:
    """Return what runs a command in this process, where the locale is what is asked for."""

    def ran(*arguments: str, language: str = "en_US.UTF-8") -> Done:
        monkeypatch.setenv("LC_ALL", language)
        return Done(run([*arguments]), *capfd.readouterr())

    return ran


BAD = [
    (["rule", "死拍"], "死牌"),
    (["rule", "GJ-9.9"], "GJ-9.2"),
    (["scenario", "GJ-9.2-q"], "GJ-9.2-a"),
    (["scenario", "GJ-9.2-a/no-such", "--plan"], "one-big-joker"),
    (["scenario", "GJ-9.2-a", "--plan", "--profile", "home"], "outline, qingdao-full, folk, online"),
    (["certify", "--profile", "home", "reference"], "outline"),
    (["certify", "--area", "chess", "reference"], "sets"),
    (["certify", "nonsense"], "reference"),
    (["certify", "--", "/no/such/program"], "/no/such/program"),
    (["certify", "reference", "--scenario", "GJ-77.1-a"], "GJ-77.1-a"),
    (["manifest", "--check", "/no/such/file"], "/no/such/file"),
    (["nonsense"], "nonsense"),
]


@pytest.mark.parametrize(("arguments", "expected"), BAD, ids=[" ".join(entry[0]) for entry in BAD])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_misuse_is_one_message_and_exit_2(arguments: list[str], expected: str, language: str, gouji: Gouji) -> None:
    done = gouji(*arguments, language="zh_CN.UTF-8" if language == "zh" else "en_US.UTF-8")

    assert done.returncode == 2
    assert "Traceback" not in done.stderr + done.stdout
    assert expected in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("language", ["en", "zh"])
def test_help_lists_every_command_in_the_language_spoken(language: str, gouji: Gouji) -> None:
    done = gouji("--lang", language, "--help")

    assert done.returncode == 0
    assert re.search(r"^  certify +" + ("Certify" if language == "en" else "认证"), done.stdout, re.MULTILINE)


@pytest.mark.parametrize("command", ["certify", "judge", "play", "spec"])
def test_chinese_help_has_no_heading_of_clicks(command: str, gouji: Gouji) -> None:
    done = gouji(command, "--help", "--lang", "zh")

    assert done.returncode == 0
    assert done.stdout.startswith("用法：")
    assert "选项：" in done.stdout
    assert "Show this message" not in done.stdout
    assert "Options:" not in done.stdout


def test_the_version_is_told(gouji: Gouji) -> None:
    assert re.fullmatch(r"gouji \d+\.\d+\.\d+\n", gouji("--version").stdout)


PAGES_OF_HELP: list[list[str]] = [
    [],
    *(
        [name, *inner]
        for name, making in COMMANDS.items()
        for made in [making(Speaker("en"))]
        for inner in ([], *([entry] for entry in (made.commands if isinstance(made, click.Group) else ())))
    ),
]


HEAVY = ("gouji", "gouji_spec.law", "gherkin", "msgspec", "rich", "jinja2", "pytest", "http")

LOOKING_UP_HELP = """
import json, sys
from contextlib import redirect_stdout
from io import StringIO
from gouji_conformance.cli import run
pages, heavy = json.loads(sys.argv[1])
told = []
for page in pages:
    with redirect_stdout(StringIO()) as out:
        code = run([*page, "--help"])
    told.append((code, out.getvalue(), [name for name in heavy if name in sys.modules]))
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def looked_up() -> dict[str, tuple[int, str, list[str]]]:
    """Of each page of help, all shown in one process: exit code, text, what of the heavy is read by then."""
    words = [sys.executable, "-c", LOOKING_UP_HELP, json.dumps([PAGES_OF_HELP, HEAVY])]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    return {" ".join(page): tuple(told) for page, told in zip(PAGES_OF_HELP, json.loads(done.stdout), strict=True)}


@pytest.mark.parametrize("page", [" ".join(page) for page in PAGES_OF_HELP])
def test_a_page_of_help_needs_neither_law_nor_engine_nor_library(
    page: str, looked_up: dict[str, tuple[int, str, list[str]]]
) -> None:
    code, text, read = looked_up[page]

    assert code == 0
    assert f"gouji {page}".strip() in text
    assert read == []


def _commands(command: click.Command) -> Iterator[click.Command]:
    if isinstance(command, click.Group):
        for inner in command.commands.values():
            yield from _commands(inner)
    else:
        yield command


@pytest.mark.parametrize("name", COMMANDS)
def test_what_a_command_takes_is_what_its_function_takes(name: str) -> None:
    for command in _commands(COMMANDS[name](Speaker("en"))):
        module = importlib.import_module(f"gouji_conformance.commands.{name}")
        wanted = inspect.signature(getattr(module, str(command.name))).parameters
        given = {str(param.name) for param in command.params if param.expose_value}
        given |= {"command"} if isinstance(command, EngineCommand) else set()

        assert {"language"} | given == set(wanted)
        assert all(entry.default is inspect.Parameter.empty for entry in wanted.values())


@pytest.mark.parametrize("word", ["9", "GJ-8.3.2", "死牌", "joker_exchange", "GI-sets.1", "dead set", "options"])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_rule_finds(word: str, language: str, gouji: Gouji) -> None:
    done = gouji("rule", word, "--lang", language)

    assert done.returncode == 0
    assert done.stdout.strip()


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("reasons", "not_your_turn: "),
        ("理由", "rank_not_higher: "),
        ("not_your_turn", "GJ-8.5.2  must"),
        ("被压不开点", "GJ-24.4.1  is"),  # a reason by its Chinese name
        ("profiles", "online  online: "),
        ("规则集", "folk  folk: "),
        ("folk", "melee_cover: "),
        ("民间", "melee_cover: "),
        ("cards", "5*10"),
        ("report", "    off: "),  # the topic, and after it the option that is called like it
        ("report", "GH-report.1"),
    ],
)
def test_rule_finds_what_stands_beside_the_articles(word: str, told: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", word, "--lang", "en"]) == 0

    out = capfd.readouterr().out
    assert told in out
    assert all(wcswidth(line) <= 80 for line in out.splitlines())


def test_what_is_near_is_named_once(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "pointz", "--lang", "en"]) == 2

    near = capfd.readouterr().err.partition("near it: ")[2].strip().split(", ")
    assert len(near) == len(set(near)) > 1


@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_line_of_the_law_is_wider_than_80_cells(language: str) -> None:

    printer = LawPrinter(law(), options(), language, proofs)  # type: ignore[arg-type]
    lines = [line for article in law().articles for line in printer.article(article)]
    lines += [line for clause in law().clauses().values() for line in printer.clause(clause)]

    assert [line for line in lines if wcswidth(line) > 80] == []


def test_a_scenario_is_printed_in_chinese(gouji: Gouji) -> None:
    done = gouji("scenario", "GJ-8.3.4-a", "--lang", "zh")

    assert "场景大纲: 小花挂牌须大花灭" in done.stdout
    assert "  当 用 <牌> 压 <桌上>" in done.stdout


def test_spec_check_is_clean(gouji: Gouji) -> None:
    """Of the law as a whole and of one feature; of all features ``make spec`` asks, under many rulesets."""
    done = gouji("spec", "check", str(features_folder() / "09_gouji_sets.feature"))

    assert done.returncode == 0, done.stdout
