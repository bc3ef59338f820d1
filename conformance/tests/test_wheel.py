"""The wheel, installed in an empty environment outside the checkout, certifies the reference there."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from gouji_conformance.speech.messages import message

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        env={name: value for name, value in os.environ.items() if name != "GOUJI_COMPILE"},
        check=True,
        capture_output=True,
    )
    (found,) = folder.glob("*.whl")
    return found


def test_the_wheel_carries_the_whole_law(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for folder, inside in (("spec", "gouji_spec/law"), ("features", "gouji_conformance/features")):
        kept = [
            path.relative_to(ROOT / folder).as_posix()
            for pattern in ("*.toml", "*.json", "*.feature")
            for path in (ROOT / folder).rglob(pattern)
            if "tests" not in path.parts
        ]
        assert kept
        assert [name for name in kept if f"{inside}/{name}" not in names] == []


@pytest.mark.parametrize(("folder", "file"), [("node", "engine.mjs"), ("adapters", "go/adapter.go")])
def test_it_carries_the_engine_that_the_help_names_and_every_adapter(folder: str, file: str, wheel: Path) -> None:
    there, inside = ROOT / "conformance/examples" / folder, f"gouji_conformance/examples/{folder}/"
    kept = sorted(path.relative_to(there).as_posix() for path in there.rglob("*") if path.is_file())
    names = zipfile.ZipFile(wheel).namelist()

    assert file in kept
    assert sorted(name.removeprefix(inside) for name in names if name.startswith(inside)) == kept
    assert "gouji_conformance/examples/node" in message("certify.help").en
    assert "gouji_conformance/examples/node" in message("certify.help").zh


def test_unless_asked_for_it_is_plain_python(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))] == []


def test_it_certifies_far_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "empty"
    venv.create(home, with_pip=False, system_site_packages=False)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-compile"]
    subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), str(wheel)], check=True, cwd=tmp_path, env=environment)
    gouji = python.parent / "gouji"
    done = subprocess.run(
        [gouji, "certify", "--", gouji, "engine"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / ".gouji" / "report.jsonl").exists()
    place = subprocess.run(
        [python, "-c", "import gouji_spec; print(gouji_spec.__file__)"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert str(ROOT) not in place.stdout
    shown = subprocess.run(
        [gouji, "trace", "10", "--code", "--lang", "en"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert "def why_not_at_all(" in shown, "the clauses beside the installed reference"
    assert "no code:" not in shown
