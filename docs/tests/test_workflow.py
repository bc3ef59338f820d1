"""The workflow in the guide is the guide's own commands, and what it keeps is what they write; the row is real."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from guide_blocks import FENCE, Command, WrittenFile, steps

from gouji_conformance.sentences.suite import load_suite
from gouji_spec.ruleset import Ruleset

GUIDES = Path(__file__).resolve().parent.parent / "guides"


@pytest.fixture(params=["en", "zh"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def workflow(language: str) -> str:
    files = [step for step in steps(GUIDES / language / "ci.md") if isinstance(step, WrittenFile)]
    assert [file.name for file in files] == ["gouji.yml"]
    return files[0].text


def test_every_command_of_the_workflow_is_run_by_the_guide(language: str) -> None:
    commands = re.findall(r"^ +(?:- )?run: (.*)$", workflow(language), re.MULTILINE)
    followed = [step for step in steps(GUIDES / language / "ci.md") if isinstance(step, Command)]

    assert commands[0] == "python -m pip install tools/gouji-*.whl"
    assert [command.split()[1] for command in commands[1:]] == ["smoke", "certify", "report"]
    codes = {command: [step.code for step in followed if step.line == command] for command in commands[1:]}
    # The comparison is made again once the engine has been spoilt, and fails then.
    assert list(codes.values()) == [[0], [0], [0, 1]]


def test_the_workflow_runs_on_changes_and_always_keeps_the_reports(language: str) -> None:
    text = workflow(language)
    last = text[text.rindex("      - name:") :]

    assert "on: [push, pull_request]" in text
    assert "if: always()" in last
    assert "uses: actions/upload-artifact@v4" in last
    assert "path: gouji-report" in last
    listed = [step for step in steps(GUIDES / language / "ci.md") if isinstance(step, Command)]
    shown = next(step.shown for step in listed if step.line == "ls gouji-report")
    assert {"junit.xml", "report.html", "report.jsonl"} <= set(shown)


def test_both_languages_have_the_same_workflow() -> None:
    english, chinese = (re.sub(r"name: [^g].*", "", workflow(language)) for language in ("en", "zh"))

    assert english == chinese


def test_the_row_in_the_guide_is_the_row_that_is_exported(language: str) -> None:
    text = (GUIDES / language / "without-python.md").read_text(encoding="utf-8")
    shown = next(json.loads(found.group(3)) for found in FENCE.finditer(text) if found.group(2) == "json")
    plan = next(entry for entry in load_suite().plans(Ruleset.of("outline")) if entry.row == shown["row"])
    made = json.loads(msgspec.json.encode(plan))

    assert shown["digest"] == plan.digest
    assert shown["plan"] == {key: made[key] for key in shown["plan"]} | {"operations": shown["plan"]["operations"]}
    for operation, whole in zip(shown["plan"]["operations"], made["operations"], strict=True):
        assert (operation["method"], operation["params"]) == (whole["method"], whole["params"])
        for want, expected in zip(operation["expect"], whole["expect"], strict=True):
            assert want.items() <= expected.items()


def test_the_guide_names_every_field_a_runner_needs(language: str) -> None:
    text = (GUIDES / language / "without-python.md").read_text(encoding="utf-8")

    for word in (
        "**path**",
        "**test**",
        "**needs**",
        "`is`",
        "`includes`",
        "`excludes`",
        "`explains`",
        "`lists_moves`",
    ):
        assert word in text
    assert re.search(r"−32601.*−32001", text)
