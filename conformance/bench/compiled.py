"""The engine as ``GOUJI_COMPILE=1 pip install .`` makes it: installed apart, compared game by game, then measured.

Ends with 1 where the build fails or where any game differs from that of the plain engine.  Where there is no
mypyc or no C compiler it says so and ends with 0: the compiled engine is an offer, not a need.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent.parent

Game = dict[str, Any]
"""A game as ``games.py`` prints it: profile, seed, and a fingerprint a move."""


def what_is_missing() -> str | None:
    """Return what the build needs and this machine has not; None where it has all."""
    if find_spec("mypyc") is None:
        return "mypyc (it comes with mypy)"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return None if shutil.which(compiler) else f"a C compiler ({compiler})"


def build(folder: Path) -> None:
    """Install the project with a compiled engine into *folder*, as anybody would; nothing is fetched."""
    install = ("install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps")
    command = [sys.executable, "-m", "pip", *install, "--target", str(folder), str(ROOT)]
    asked = {**os.environ, "GOUJI_COMPILE": "1"}
    done = subprocess.run(command, env=asked, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        sys.exit("the build failed:\n" + "\n".join((done.stdout + done.stderr).splitlines()[-20:]))


def at(folder: Path | None) -> dict[str, str]:
    """Return the environment in which ``import gouji`` finds the engine in *folder*; None: the plain one."""
    ours = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    path = [] if folder is None else [folder]
    plain = [ROOT / "spec", ROOT / "reference_impl", ROOT / "conformance"]
    return {**ours, "PYTHONPATH": os.pathsep.join(str(entry) for entry in (*path, *plain))}


def games_of(folder: Path | None, many: int) -> list[Game]:
    """Return the games that the engine in *folder* plays, *many* of each profile."""
    command = [sys.executable, str(BENCH / "games.py"), "--games", str(many)]
    done = subprocess.run(command, env=at(folder), capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(f"the {'plain' if folder is None else 'compiled'} engine failed:\n{done.stderr[-2000:]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def differences(plain: list[Game], compiled: list[Game]) -> Iterator[str]:
    """Yield a line for every game that is not the same, with the first move at which it parts."""
    for one, other in zip_longest(plain, compiled):
        if one is None or other is None:
            yield f"{len(plain)} games by the plain engine, {len(compiled)} by the compiled one"
            return
        if one != other:
            pairs = zip_longest(one["moves"], other["moves"])
            move = next((number for number, (a, b) in enumerate(pairs, start=1) if a != b), 0)
            yield f"{one['profile']}, seed {one['seed']}: differs from move {move} on"


def engine_file(folder: Path) -> str:
    """Return the file from which a child gets the engine in *folder*."""
    command = [sys.executable, "-c", "from gouji.play import judge; print(judge.__file__)"]
    return subprocess.run(command, env=at(folder), capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603


def main() -> None:
    """Build, compare, measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=25, help="games of each profile to compare")
    given = asked.parse_args()
    if missing := what_is_missing():
        print(f"compiled engine: not built, {missing} is not here")
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        build(folder)
        found = Path(engine_file(folder))
        if not found.is_relative_to(folder) or found.suffix == ".py":
            sys.exit(f"not the compiled engine: {found}")
        plain, compiled = games_of(None, given.games), games_of(folder, given.games)
        parted = list(differences(plain, compiled))
        for line in parted:
            print(line)
        count = sum(len(game["moves"]) for game in plain)
        if parted or not count:
            sys.exit(f"{len(parted)} of {len(plain)} games of the compiled engine differ from the plain one's")
        print(
            f"compiled by mypyc: {len(plain)} games of {count:,} moves, each the same as the plain engine's", flush=True
        )
        subprocess.run([sys.executable, str(BENCH / "play.py")], env=at(folder), check=True)  # noqa: S603


if __name__ == "__main__":
    main()
