"""A wheel built with ``GOUJI_COMPILE=1``: the engine in it is compiled, and plays as the plain one does."""

import json
import os
import runpy
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "conformance" / "bench" / "games.py"
BENCH = runpy.run_path(str(ROOT / "conformance" / "bench" / "compiled.py"))
HOOK = runpy.run_path(str(ROOT / "hatch_build.py"))
SOURCES = ROOT / "reference_impl"
KEPT = str(ROOT / ".gouji" / "compiled")
"""Half a minute of two compilers, for nothing where the engine is the one of the run before."""


def engine_modules() -> Iterator[str]:
    """Yield the modules of the values and of the rooms of the engine."""
    for room in (".", "table", "deal", "play", "settle", "referee", "match", "lister"):
        for file in (SOURCES / "gouji" / room).glob("*.py"):
            if file.name != "__init__.py" and (room != "." or file.name == "values.py"):
                yield ".".join(file.relative_to(SOURCES).with_suffix("").parts)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if missing := BENCH["what_is_missing"]():
        pytest.skip(f"{missing} is missing: the compiled engine was not built")
    folder = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        env={
            **os.environ,
            "GOUJI_COMPILE": "1",
            "GOUJI_COMPILED": KEPT,
            "MYPYC_OPT_LEVEL": "0",
            "MYPYC_DEBUG_LEVEL": "0",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment that holds the wheel and nothing else."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home, with_pip=False)
    found = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(found), "install", "-q", "--no-deps", "--no-compile"]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    return found


BORROWING = """\
import runpy, sys
sys.path.append(sys.argv.pop(1))
del sys.argv[0]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""Runs a script with a folder of packages behind those of its own environment."""


def printed(python: Path | str, *arguments: str) -> str:
    """Return what *python* prints; packages that are not ours it may take from the environment of the tests."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if python != sys.executable:
        # No .pth file is read in a folder that comes this way: our checkout stays out of sight.
        arguments = ("-c", BORROWING, sysconfig.get_path("purelib"), *arguments)
    done = subprocess.run([python, *arguments], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def games(python: Path | str) -> list[Any]:
    return [json.loads(line) for line in printed(python, str(GAMES), "--games", "2").splitlines()]


def test_its_name_tells_the_platform_and_the_sources_lie_beside(wheel: Path) -> None:
    assert not wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for module in engine_modules():
        stem = module.replace(".", "/")
        assert {f"{stem}.py", f"{stem}{suffix}"} <= names
    others = {name.removesuffix(suffix).replace("/", ".") for name in names if name.endswith(suffix)}
    assert {name for name in others if not name.endswith("__mypyc")} == set(engine_modules())


def test_what_is_installed_runs_compiled(python: Path, tmp_path: Path) -> None:
    listing = tmp_path / "listing.py"
    listing.write_text(
        "import importlib, sys\nfor name in sys.argv[1:]: print(importlib.import_module(name).__file__)\n"
    )
    modules = [*engine_modules(), "gouji.rules", "gouji_spec.ruleset"]
    *compiled, rules, ruleset = printed(python, str(listing), *modules).splitlines()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert len(compiled) > 30
    assert [file for file in compiled if not file.endswith(suffix)] == []
    assert rules.endswith("rules.py")
    assert ruleset.endswith("ruleset.py")
    home = str(python.parents[1])
    assert [file for file in (*compiled, rules, ruleset) if not file.startswith(home)] == []


def test_it_plays_the_same_games_move_by_move(python: Path) -> None:
    plain = games(sys.executable)
    assert sum(len(game["moves"]) for game in plain) > 1000
    assert list(BENCH["differences"](plain, games(python))) == []


def hook() -> Any:
    return HOOK["CompiledEngine"](str(ROOT), {}, None, None, "", "wheel")


@pytest.mark.parametrize("said", ["", "0"])
def test_unless_asked_for_nothing_is_compiled(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOUJI_COMPILE", said)
    data = {"pure_python": True, "infer_tag": False, "force_include": {}}
    hook().initialize("standard", data)
    hook().finalize("standard", data, "")
    assert data == {"pure_python": True, "infer_tag": False, "force_include": {}}
    assert hook().dependencies() == []


def test_what_compiles_is_fetched_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOUJI_COMPILE", "1")
    assert hook().dependencies() == ["mypy[mypyc]>=1.18"]


def last_words(version: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the lines with which a build of that kind stops."""
    with pytest.raises(SystemExit) as stopped:
        hook().initialize(version, {})
    assert stopped.value.code == 1
    return "".join(capsys.readouterr()).splitlines()


def test_the_switch_says_yes_or_no(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("GOUJI_COMPILE", "yes")
    assert last_words("standard", capsys) == [
        "GOUJI_COMPILE: expected 1 or 0, found 'yes'",
        "GOUJI_COMPILE：应为 1 或 0，现为 'yes'",
    ]


def test_an_editable_install_is_not_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GOUJI_COMPILE", "1")
    assert last_words("editable", capsys) == [
        "GOUJI_COMPILE: an editable install runs the sources; leave out -e",
        "GOUJI_COMPILE：可编辑安装运行源码；请去掉 -e",
    ]


@pytest.mark.parametrize(
    ("output", "named"),
    [
        ("gcc -Wno-error x.c\nx.c:1: fatal error: Python.h: none\n1 error", "x.c:1: fatal error: Python.h: none"),
        ("gouji/values.py:3: error: no x\nFound 1 error", "gouji/values.py:3: error: no x"),
        ("Traceback:\n  File\nplay/x.py:9: AssertionError: no\nnote: report", "play/x.py:9: AssertionError: no"),
        ("python: No module named mypyc\n", "python: No module named mypyc"),
        ("one\n\nanother\n\n", "another"),
        ("error: " + "-x " * 60, "error: " + "-x " * 51 + "…"),
        ("", "no message"),
    ],
)
def test_an_error_of_the_compilers_is_said_in_a_line(
    output: str, named: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GOUJI_COMPILE", "1")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, output, ""))
    assert last_words("standard", capsys) == [
        f"GOUJI_COMPILE: the engine could not be compiled: {named}; without GOUJI_COMPILE it installs as plain Python",
        f"GOUJI_COMPILE：引擎未能编译：{named}；不设 GOUJI_COMPILE 则安装纯 Python 版",
    ]


def test_the_flags_of_whoever_compiles_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    def compiler(*_: Any, env: dict[str, str], **__: Any) -> Any:
        given.append(env["CFLAGS"])
        return subprocess.CompletedProcess([], 1, "error: none", "")

    monkeypatch.setenv("GOUJI_COMPILE", "1")
    monkeypatch.setattr(subprocess, "run", compiler)
    for flags in ("-march=native", ""):
        monkeypatch.setenv("CFLAGS", flags)
        with pytest.raises(SystemExit):
            hook().initialize("standard", {})
    assert given == ["-march=native -Wno-misleading-indentation", "-Wno-misleading-indentation"]


def kept_or_compiled(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, bool]:
    """Return what the shelf in *tmp_path* has for an engine of one file, and whether it was compiled for that."""
    folder = tmp_path / "copy"
    folder.mkdir(exist_ok=True)
    (folder / "values.py").write_text(source)
    times: list[str] = []

    def compiler(_: Path, modules: list[str]) -> Path:
        times.extend(modules)
        made = tmp_path / "lib"
        made.mkdir(exist_ok=True)
        (made / "values.so").write_text(f"compiled {source}")
        return made

    monkeypatch.setenv("GOUJI_COMPILED", str(tmp_path / "shelf"))
    monkeypatch.setitem(HOOK["kept_or_compiled"].__globals__, "compiled", compiler)
    made = HOOK["kept_or_compiled"](folder, ["values.py"])
    return (made / "values.so").read_text(), bool(times)


def test_what_was_compiled_is_taken_again_while_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kept_or_compiled("A = 1", tmp_path, monkeypatch) == ("compiled A = 1", True)
    assert kept_or_compiled("A = 1", tmp_path, monkeypatch) == ("compiled A = 1", False)
    assert kept_or_compiled("A = 2", tmp_path, monkeypatch) == ("compiled A = 2", True)
    assert len(list((tmp_path / "shelf").iterdir())) == 1


@pytest.mark.parametrize("name", ["CC", "CFLAGS", "MYPYC_OPT_LEVEL", "MYPYC_DEBUG_LEVEL"])
def test_what_the_compilers_are_told_has_a_say_in_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_or_compiled("A = 1", tmp_path, monkeypatch)
    monkeypatch.setenv(name, "another")
    assert kept_or_compiled("A = 1", tmp_path, monkeypatch) == ("compiled A = 1", True)
