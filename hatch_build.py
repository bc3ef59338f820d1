"""Puts a compiled engine into the wheel where that is asked for: ``GOUJI_COMPILE=1 pip install .``.

Without it the wheel is plain Python and runs anywhere.  With it mypyc compiles the engine, and what comes of that
lies beside the sources: Python imports the compiled module where there is one.  ``MYPYC_OPT_LEVEL`` tells how hard
the C compiler is to optimise, 0 to 3.  Where ``GOUJI_COMPILED`` names a folder, what is compiled is kept there, and
taken again as long as nothing has changed of which it was made.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import distributions
from pathlib import Path
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "GOUJI_COMPILE"
KEPT = "GOUJI_COMPILED"
NEEDED = "mypy[mypyc]>=1.18"
ENGINE = (
    *("values.py", "table/*.py", "deal/*.py", "play/*.py", "settle/*.py", "referee/*.py", "match/*.py"),
    "lister/*.py",
)
"""What is compiled of ``gouji``; not ``rules.py``, which reads its own annotations, and mypyc does not keep those."""

UNLOOKED_AT = "-Wno-misleading-indentation"
"""How generated C is indented misleads nobody, and to look at it takes gcc twice as long as all the rest."""

LONGEST = 160
"""Characters of a compiler's line that are shown; some name their whole command."""


class CompileError(Exception):
    """The engine cannot be compiled here, or not in this way; the text is one line in either language."""

    def __init__(self, en: str, zh: str) -> None:
        super().__init__(f"{SWITCH}: {en}\n{SWITCH}：{zh}")


def is_asked_for() -> bool:
    """Tell whether a compiled engine is wanted.

    Raises:
        CompileError: the switch says neither yes nor no.
    """
    said = os.environ.get(SWITCH, "")
    if said not in ("", "0", "1"):
        raise CompileError(f"expected 1 or 0, found {said!r}", f"应为 1 或 0，现为 {said!r}")
    return said == "1"


def compile_engine(root: Path, folder: Path) -> dict[Path, str]:
    """Compile a copy of the engine; the checkout is not touched.

    Args:
        root: the checkout.
        folder: an empty folder to work in.

    Returns:
        Every file made, with its place in the wheel.

    Raises:
        CompileError: mypyc or the C compiler fails, with the first error that either names.
    """
    unwanted = shutil.ignore_patterns("__pycache__")
    for package in ("spec/gouji_spec", "reference_impl/gouji"):
        shutil.copytree(root / package, folder / Path(package).name, ignore=unwanted)
    modules = [
        str(module.relative_to(folder))
        for pattern in ENGINE
        for module in sorted((folder / "gouji").glob(pattern))
        if module.name != "__init__.py"
    ]
    made = kept_or_compiled(folder, modules)
    return {file: file.relative_to(made).as_posix() for file in made.rglob("*") if file.is_file()}


def kept_or_compiled(folder: Path, modules: list[str]) -> Path:
    """Return the folder of what *modules* in *folder* are compiled to; nothing is compiled that is kept already."""
    if not os.environ.get(KEPT):
        return compiled(folder, modules)
    shelf = Path(os.environ[KEPT]).absolute()
    kept = shelf / digest_of(folder)
    if not kept.is_dir():
        made = compiled(folder, modules)
        shutil.rmtree(shelf, ignore_errors=True)  # one is enough: the sources do not turn back
        shelf.mkdir(parents=True)
        draft = Path(tempfile.mkdtemp(dir=shelf))
        shutil.copytree(made, draft, dirs_exist_ok=True)
        draft.rename(kept)
    return kept


def digest_of(folder: Path) -> str:
    """Return the digest of all that is compiled in *folder*, and of all that has a say in what comes of it."""
    whole = hashlib.sha256()
    said = [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "MYPYC_OPT_LEVEL", "MYPYC_DEBUG_LEVEL")]
    compilers = [found.version for found in distributions(name="mypy")]
    for part in (sys.version, *compilers, UNLOOKED_AT, *said):
        whole.update(f"{part}\0".encode())
    for file in sorted(folder.rglob("*.*")):
        if file.is_file():
            content = file.read_bytes()
            whole.update(f"{file.relative_to(folder).as_posix()}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()


def compiled(folder: Path, modules: list[str]) -> Path:
    """Compile *modules* in *folder*, and return the folder of what comes of it.

    Raises:
        CompileError: mypyc or the C compiler fails, with the first error that either names.
    """
    command = [sys.executable, "-m", "mypyc", *modules]
    flags = f"{os.environ.get('CFLAGS', '')} {UNLOOKED_AT}".strip()
    environment = {**os.environ, "CFLAGS": flags}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        error = first_error(done.stdout + done.stderr)
        raise CompileError(
            f"the engine could not be compiled: {error}; without {SWITCH} it installs as plain Python",
            f"引擎未能编译：{error}；不设 {SWITCH} 则安装纯 Python 版",
        )
    (made,) = folder.glob("build/lib.*")
    return made


def first_error(printed: str) -> str:
    """Return the first line that names an error, else the last line, of what the compilers printed; cut if long."""
    lines = [line.strip() for line in printed.splitlines() if line.strip()] or ["no message"]
    line = next((line for line in lines if re.search(r"[Ee]rror: |No module named", line)), lines[-1])
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


class CompiledEngine(BuildHookInterface[Any]):
    """Compiles the engine before a wheel is put together, if asked to."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling: nothing for a plain wheel."""
        return [NEEDED] if self._is_asked_for() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the engine and hand over what was made; the wheel's tag then names this Python and platform.

        Args:
            version: ``standard``, or ``editable`` where the sources are run where they lie.
            build_data: what hatchling is to put into the wheel.
        """
        if not self._is_asked_for():
            return
        if version == "editable":
            self._stop(
                CompileError("an editable install runs the sources; leave out -e", "可编辑安装运行源码；请去掉 -e")
            )
        self.folder = tempfile.TemporaryDirectory()
        try:
            made = compile_engine(Path(self.root), Path(self.folder.name))
        except CompileError as error:
            self.folder.cleanup()
            self._stop(error)
        build_data["force_include"].update({str(file): place for file, place in made.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Clean up once the wheel is written."""
        if not build_data["pure_python"]:
            self.folder.cleanup()

    def _is_asked_for(self) -> bool:
        try:
            return is_asked_for()
        except CompileError as error:
            self._stop(error)

    def _stop(self, error: CompileError) -> NoReturn:
        """End the build with the text of *error*, and no traceback."""
        self.app.abort(str(error))
        raise error  # not reached
