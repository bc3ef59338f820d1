"""The guides are followed to the letter: files written, edits made, commands run, what they print compared."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from guide_blocks import Command, Edit, WrittenFile, pattern_of, steps

GUIDES = Path(__file__).resolve().parent.parent / "guides"
NAMES = sorted(path.relative_to(GUIDES).as_posix() for path in GUIDES.glob("*/*.md"))
LOCALES = {"en": "en_US.UTF-8", "zh": "zh_CN.UTF-8"}


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with ``gouji`` and ``python3`` as this interpreter has them."""
    folder = tmp_path_factory.mktemp("tools")
    for name, words in (
        ("gouji", f"exec {shlex.quote(sys.executable)} -c 'from gouji_conformance.cli import main; main()' \"$@\""),
        ("python3", f'exec {shlex.quote(sys.executable)} "$@"'),
    ):
        path = folder / name
        path.write_text(f"#!/bin/sh\n{words}\n", encoding="utf-8")
        path.chmod(0o755)
    return folder


def run(command: Command, folder: Path, tools: Path, language: str) -> None:
    environment = {
        **os.environ,
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "LC_ALL": LOCALES[language],
        "PYTHONUTF8": "1",
        "COLUMNS": "100",
    }
    done = subprocess.run(
        shlex.split(command.line), cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    printed = [" ".join(line.split()) for line in (done.stdout + done.stderr).splitlines()]
    assert done.returncode == command.code, f"$ {command.line}\n" + "\n".join(printed)
    at = 0
    for shown in command.shown:
        pattern = pattern_of(shown)
        found = next((index for index in range(at, len(printed)) if pattern.fullmatch(printed[index])), None)
        assert found is not None, f"$ {command.line}\nnot printed (in this place): {shown}\n" + "\n".join(printed)
        at = found + 1


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_can_be_followed_to_the_letter(name: str, tmp_path: Path, tools: Path) -> None:
    language = name.partition("/")[0]
    # A guide may say that the reader has a checkout of the project in this folder.
    (tmp_path / "gouji").symlink_to(GUIDES.parents[1])
    commands = 0
    for step in steps(GUIDES / name):
        match step:
            case WrittenFile(file, text):
                (tmp_path / file).write_text(text, encoding="utf-8")
            case Edit(file, old, new):
                before = (tmp_path / file).read_text(encoding="utf-8")
                assert before.count(old) == 1, f"{old!r} stands {before.count(old)} times in {file}"
                (tmp_path / file).write_text(before.replace(old, new), encoding="utf-8")
            case Command():
                run(step, tmp_path, tools, language)
                commands += 1
    assert commands > 0


def test_a_line_that_is_not_printed_is_noticed(tmp_path: Path, tools: Path) -> None:
    with pytest.raises(AssertionError, match="not printed"):
        run(Command("gouji rule GJ-10.2.6", 0, ("GJ-10.2.6 may",)), tmp_path, tools, "en")
    with pytest.raises(AssertionError, match=r"\$ gouji rule GJ-99"):
        run(Command("gouji rule GJ-99", 0, ()), tmp_path, tools, "en")


def test_both_languages_have_the_same_guides_with_the_same_steps() -> None:
    english = {name.partition("/")[2] for name in NAMES if name.startswith("en/")}
    chinese = {name.partition("/")[2] for name in NAMES if name.startswith("zh/")}
    assert english == chinese
    for name in english:
        kinds = [
            [(type(step), getattr(step, "code", None)) for step in steps(GUIDES / language / name)]
            for language in ("en", "zh")
        ]
        assert kinds[0] == kinds[1], name
