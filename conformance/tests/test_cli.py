"""The command line: what it prints, and what it says to whoever typed something wrong."""

import re
import subprocess
import sys

import pytest
from wcwidth import wcswidth

from gouji_conformance.commands.rule import proofs
from gouji_conformance.speech.law_text import LawPrinter
from gouji_spec.law import law
from gouji_spec.options import options


def gouji(*arguments: str, language: str = "en_US.UTF-8") -> subprocess.CompletedProcess[str]:
    code = "from gouji_conformance.cli import main; main()"
    environment = {"PATH": "/usr/bin:/bin", "LC_ALL": language, "PYTHONPATH": ":".join(sys.path), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env=environment,
        timeout=60,
    )


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
def test_misuse_is_one_message_and_exit_2(arguments: list[str], expected: str, language: str) -> None:
    done = gouji(*arguments, language="zh_CN.UTF-8" if language == "zh" else "en_US.UTF-8")

    assert done.returncode == 2
    assert "Traceback" not in done.stderr + done.stdout
    assert expected in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("language", ["en", "zh"])
def test_help_lists_every_command_in_the_language_spoken(language: str) -> None:
    done = gouji("--lang", language, "--help")

    assert done.returncode == 0
    assert re.search(r"^  certify +" + ("Certify" if language == "en" else "认证"), done.stdout, re.MULTILINE)


@pytest.mark.parametrize("command", ["certify", "judge", "play", "spec"])
def test_chinese_help_has_no_heading_of_clicks(command: str) -> None:
    done = gouji(command, "--help", "--lang", "zh")

    assert done.returncode == 0
    assert done.stdout.startswith("用法：")
    assert "选项：" in done.stdout
    assert "Show this message" not in done.stdout
    assert "Options:" not in done.stdout


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"gouji \d+\.\d+\.\d+\n", gouji("--version").stdout)


def test_help_imports_no_command() -> None:
    code = (
        "import sys\nfrom gouji_conformance.cli import run\nrun(['--help'])\n"
        "print([name for name in ('gherkin', 'msgspec', 'rich', 'jinja2', 'pytest') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("word", ["9", "GJ-8.3.2", "死牌", "joker_exchange", "GI-sets.1", "dead set", "options"])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_rule_finds(word: str, language: str) -> None:
    done = gouji("rule", word, "--lang", language)

    assert done.returncode == 0
    assert done.stdout.strip()


@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_line_of_the_law_is_wider_than_80_cells(language: str) -> None:

    printer = LawPrinter(law(), options(), language, proofs)  # type: ignore[arg-type]
    lines = [line for article in law().articles for line in printer.article(article)]
    lines += [line for clause in law().clauses().values() for line in printer.clause(clause)]

    assert [line for line in lines if wcswidth(line) > 80] == []


def test_a_scenario_is_printed_in_chinese() -> None:
    done = gouji("scenario", "GJ-8.3.4-a", "--lang", "zh")

    assert "场景大纲: 小花挂牌须大花灭" in done.stdout
    assert "  当 用 <牌> 压 <桌上>" in done.stdout


def test_spec_check_is_clean() -> None:
    done = gouji("spec", "check")

    assert done.returncode == 0, done.stdout
