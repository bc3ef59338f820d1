"""An installation of gouji whose law has an amendment in it, in a folder of its own.

The packages are copied as they are installed here, the law inside them, and the patch is made in the copy: in
the texts of the law, in the source of the reference.  A process that finds the folder first plays by the amended law,
whatever it does; nothing here changes.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import gouji
import gouji_conformance
import gouji_rulings
import gouji_spec
from gouji_conformance.mutants.pieces import exchanged, lines_of, piece_at
from gouji_conformance.sentences.features import features_folder
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.amendment_patch import CodeChange, Patch
from gouji_spec.folder import law_folder
from gouji_spec.patching import Misfit, patch_law
from gouji_spec.text import Text

LAW: Final = (
    "accounts",
    "house",
    "options",
    "outline",
    "phrasebook",
    "profiles",
    "protocol",
    "questions",
    "rests",
    "words",
)
"""The folders of the law; amendments are no part of it."""
_COMPILED: Final = (".so", ".pyd")


def plant(folder: Path) -> None:
    """Copy this installation into *folder*: the packages as plain source, the law and the features inside them.

    Raises:
        UserError: some module of the engine was compiled and has no source beside it: its calls are bound, and no other
            code can be put in.
    """
    source = _folder_of(gouji)
    for path in source.rglob("*"):
        if path.suffix in _COMPILED and not path.with_name(f"{path.name.partition('.')[0]}.py").exists():
            raise UserError("amendment.compiled", file=path.name)
    _copy(source, folder / "gouji")
    _copy(_folder_of(gouji_rulings), folder / "gouji_rulings")
    _copy(_folder_of(gouji_spec), folder / "gouji_spec", "law")
    _copy(_folder_of(gouji_conformance), folder / "gouji_conformance", "features", "examples")
    shutil.copytree(features_folder(), folder / "gouji_conformance" / "features")
    for part in LAW:
        shutil.copytree(law_folder() / part, law_in(folder) / part)


def _folder_of(package: object) -> Path:
    return Path(str(vars(package)["__file__"])).resolve().parent


def _copy(source: Path, target: Path, *left_out: str) -> None:
    """Copy a package without what was compiled of it and without some folders at its top; files keep their times."""

    def leave(folder: str, names: list[str]) -> list[str]:
        top = Path(folder) == source
        return [name for name in names if name.endswith(_COMPILED) or (top and name in left_out)]

    shutil.copytree(source, target, ignore=leave)


def law_in(folder: Path) -> Path:
    """Return the folder of the law in the installation in *folder*."""
    return folder / "gouji_spec" / "law"


def amend(folder: Path, patch: Patch) -> list[Misfit]:
    """Make *patch* in the installation in *folder*; return what of it finds no place."""
    return [*patch_law(patch, law_in(folder)), *patch_code(patch.code, folder / "gouji")]


def patch_code(changes: Sequence[CodeChange], package: Path) -> Iterator[Misfit]:
    """Make *changes* in the source of the reference in the folder *package*; yield those that find no place."""
    for number, change in enumerate(changes, start=1):
        problem = _change_code(change, package)
        if problem is not None:
            yield Misfit(f"code[{number}]", problem)


def _change_code(change: CodeChange, package: Path) -> Text | None:
    """Make one change; return why it finds no place."""
    found = sought(change.place, package)
    if found is None:
        return message("mutants.no_place", place=change.place)
    path, first, last = found
    text = exchanged(path.read_text(encoding="utf-8"), first, last, change.old, change.new)
    if text is None:
        return message("mutants.not_once", place=change.place)
    try:
        ast.parse(text)
    except SyntaxError:
        return message("mutants.no_python", place=change.place)
    path.write_text(text, encoding="utf-8")
    return None


def sought(place: str, package: Path) -> tuple[Path, int, int] | None:
    """Return the file of what stands at *place*, and its first line and last; of a module, all of them."""
    words = place.split(".")
    for end in range(len(words), 0, -1):
        path = package.joinpath(*words[:end]).with_suffix(".py")
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            if not words[end:]:
                return path, 1, text.count("\n") + 1
            piece = piece_at(ast.parse(text), words[end:])
            return None if piece is None else (path, *lines_of(piece))
    return None


def run_in(folder: Path | None, *words: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run ``python`` *words* in the installation in *folder*.

    Args:
        folder: where that lies; None for this one.
        words: what follows on Python's command line.
        given: its standard input, and what it prints is kept; None where both are ours.
    """
    environment = {**os.environ, "PYTHONUTF8": "1", **({} if folder is None else {"PYTHONPATH": str(folder)})}
    command = [sys.executable, "-P", *words]
    kept = subprocess.PIPE if given is not None else None
    return subprocess.run(  # noqa: S603 - this Python, our own modules
        command, env=environment, input=given, stdout=kept, text=True, encoding="utf-8", check=False
    )
