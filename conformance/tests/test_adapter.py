"""An adapter of each language: from the command to the first verdicts."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gouji.table.cards import CardsError, parse_cards
from gouji_conformance.cli import run
from gouji_conformance.commands.adapter import TEMPLATES
from gouji_conformance.reports.reading import read_report
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.messages import message
from gouji_spec.ruleset import Ruleset

TOOLS = {"python": "python3", "node": "node", "go": "go", "rust": "rustc", "java": "javac", "csharp": "dotnet"}
"""What must be there to try it."""


def new(language: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> dict[str, str]:
    """Write the adapter and return what is said to be done next: the word before the colon, the command after it."""
    assert run(["--lang", "en", "adapter", "new", language, str(folder)]) == 0
    lines = [line.partition(": ") for line in capfd.readouterr().out.splitlines()]
    return {word: command for word, _, command in lines}


def tried(language: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> set[str]:
    """Go the way that the command says, and return the rows that pass."""
    said = new(language, folder / "mine", capfd)
    if "compile it" in said:
        subprocess.run(shlex.split(said["compile it"]), check=True, capture_output=True, timeout=300, cwd=folder)
    assert run(shlex.split(said["try it"])[1:]) == 0
    command = shlex.split(said["have it judged"])[1:]
    assert run([*command[:1], "--report", str(folder / "report"), *command[1:]]) == 1  # the example knows little

    rows = read_report(folder / "report" / "report.jsonl").rows
    assert {row.verdict for row in rows} == {"pass", "fail", "unsupported"}
    return {row.row for row in rows if row.verdict == "pass"}


@pytest.fixture(scope="module")
def in_python(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Return the rows that the adapter in Python passes."""
    folder = tmp_path_factory.mktemp("python")
    assert run(["adapter", "new", "python", str(folder)]) == 0
    run(["certify", "--report", str(folder / "report"), "--", sys.executable, str(folder / "adapter.py")])
    return {row.row for row in read_report(folder / "report" / "report.jsonl").rows if row.verdict == "pass"}


def test_the_adapter_reads_cards_as_the_protocol_writes_them(in_python: set[str]) -> None:
    """Every row about a text that cannot be read passes, whatever the engine behind it thinks of sets."""
    unreadable = set()
    for plan in load_suite().plans(Ruleset.of("outline")):
        (operation, *more) = plan.operations or (None,)
        if operation is None or more or operation.method != "sets/classify":
            continue
        try:
            parse_cards(operation.params["cards"])
        except CardsError:
            unreadable.add(plan.row)
    assert len(unreadable) > 5
    assert unreadable <= in_python


@pytest.mark.parametrize("language", ["python", "node"])
def test_an_adapter_is_judged_as_it_is_written(
    language: str, in_python: set[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert tried(language, tmp_path, capfd) == in_python


@pytest.mark.parametrize("language", ["go", "rust", "java", "csharp"])
@pytest.mark.soak
def test_an_adapter_that_must_be_compiled_is_judged_as_it_is_written(
    language: str, in_python: set[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    if shutil.which(TOOLS[language]) is None:
        pytest.skip(f"{TOOLS[language]} is not here")
    assert tried(language, tmp_path, capfd) == in_python


def test_every_language_has_its_files() -> None:
    root = Path(__file__).parents[1] / "examples" / "adapters"
    kept = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}

    assert {f"{language}/{name}" for language, template in TEMPLATES.items() for name in template.files} == kept
    assert set(TEMPLATES) == set(TOOLS)


def test_what_is_there_is_left_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "adapter.py").write_text("mine")

    assert run(["--lang", "en", "adapter", "new", "python", str(tmp_path)]) == 2
    assert (tmp_path / "adapter.py").read_text() == "mine"
    assert capfd.readouterr().err == f"gouji: {tmp_path}/adapter.py is already there and is not written over\n"


def test_a_language_without_one_is_told_those_that_have_one(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "zh", "adapter", "new", "basic", "x"]) == 2
    said = capfd.readouterr().err
    assert all(language in said for language in TEMPLATES)


def test_the_help_names_every_language() -> None:
    words = message("adapter.new")
    assert all(language in words.en and language in words.zh for language in TEMPLATES)
