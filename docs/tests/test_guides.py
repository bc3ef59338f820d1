"""The guides are followed to the letter: files written, edits made, commands run, what they print compared."""

import io
import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from guide_blocks import Command, Edit, WrittenFile, pattern_of, steps

from gouji_conformance import cli

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


@dataclass(frozen=True)
class Place:
    """Where a guide is followed: in this folder, with these tools, in this language.

    Attributes:
        kinds: of commands of ours, those that have been run as a process of their own; all of them in the Chinese
            guides, since the English ones run the same commands.
    """

    folder: Path
    tools: Path
    language: str
    kinds: set[str] = field(default_factory=set)

    @property
    def environment(self) -> dict[str, str]:
        """What differs from the environment of the tests."""
        return {
            "PATH": f"{self.tools}{os.pathsep}{os.environ['PATH']}",
            "LC_ALL": LOCALES[self.language],
            "PYTHONUTF8": "1",
            "COLUMNS": "100",
        }


def run(command: Command, place: Place) -> None:
    words = shlex.split(command.line)
    settings, ours = named_before(words)
    first_of_its_kind = not ours or (place.language == "en" and ours[0] not in place.kinds)
    place.kinds.update(ours[:1])
    elsewhere = "--edition" in words  # done by another installation, which prints for itself
    apart = first_of_its_kind or elsewhere
    code, printed = in_a_process(words, place) if apart else in_this_process(ours, place, settings)
    lines = [" ".join(line.split()) for line in printed.splitlines()]
    assert code == command.code, f"$ {command.line}\n" + "\n".join(lines)
    at = 0
    for shown in command.shown:
        pattern = pattern_of(shown)
        found = next((index for index in range(at, len(lines)) if pattern.fullmatch(lines[index])), None)
        assert found is not None, f"$ {command.line}\nnot printed (in this place): {shown}\n" + "\n".join(lines)
        at = found + 1


def named_before(words: Sequence[str]) -> tuple[dict[str, str], Sequence[str]]:
    """Return what ``env`` sets before a command of ours, and what stands after its name; nothing where it is not ours.

    >>> named_before(["env", "GOUJI_NODE_FLIP=dead", "gouji", "rule", "9"])
    ({'GOUJI_NODE_FLIP': 'dead'}, ['rule', '9'])
    """
    at = words.index("gouji") if "gouji" in words else 0
    before = words[1:at] if words[0] == "env" else words[:at]
    if words[at] != "gouji" or not all("=" in word for word in before):
        return {}, []
    return dict(word.split("=", 1) for word in before), words[at + 1 :]


def in_a_process(words: Sequence[str], place: Place) -> tuple[int, str]:
    """Run a command as the reader does, and return its exit code and what it prints."""
    done = subprocess.run(
        words,
        cwd=place.folder,
        env={**os.environ, **place.environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def in_this_process(ours: Sequence[str], place: Place, settings: Mapping[str, str]) -> tuple[int, str]:
    """Run a command of ours here: one of its kind has shown that it starts, and a start takes longer than an answer."""
    streams = [io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2)]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(place.folder)
        for name, value in (*place.environment.items(), *settings.items()):
            patch.setenv(name, value)
        patch.setattr(sys, "stdout", streams[0])
        patch.setattr(sys, "stderr", streams[1])
        code = cli.run(list(ours))
    printed = ""
    for stream in streams:
        stream.flush()
        stream.seek(0)
        printed += stream.read()
    return code, printed


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_can_be_followed_to_the_letter(name: str, tmp_path: Path, tools: Path) -> None:
    place = Place(tmp_path, tools, name.partition("/")[0])
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
                run(step, place)
                commands += 1
    assert commands > 0


def test_a_line_that_is_not_printed_is_noticed(tmp_path: Path, tools: Path) -> None:
    with pytest.raises(AssertionError, match="not printed"):
        run(Command("gouji rule GJ-10.2.6", 0, ("GJ-10.2.6 may",)), Place(tmp_path, tools, "en"))
    with pytest.raises(AssertionError, match=r"\$ gouji rule GJ-99"):
        run(Command("gouji rule GJ-99", 0, ()), Place(tmp_path, tools, "en"))


def test_a_command_says_here_what_it_says_as_a_process(tmp_path: Path, tools: Path) -> None:
    for language in LOCALES:
        place = Place(tmp_path, tools, language)
        for words in (["gouji", "rule", "GJ-10.2.6"], ["gouji", "rule", "GJ-99"]):
            assert in_this_process(words[1:], place, {}) == in_a_process(words, place)


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
