"""An earlier edition rebuilt: an installation of its own in which every amendment since is undone."""

import ast
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from gouji_conformance.amendments.features import FeatureEdits
from gouji_conformance.amendments.tree import law_in, plant, sought
from gouji_conformance.sentences.features import feature_files
from gouji_conformance.sentences.manifest import read_manifest
from gouji_conformance.sentences.suite import read_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.editions import CodeBefore, Edition, TextBefore, Undo, editions
from gouji_spec.patching import Misfit


def edition_numbered(number: int) -> Edition:
    """Return the edition *number*.

    Raises:
        UserError: there is none.
    """
    found = next((entry for entry in editions() if entry.number == number), None)
    if found is None:
        raise UserError("edition.unknown", number=number, last=len(editions()))
    return found


def rebuild(folder: Path, edition: Edition, *, with_later_rows: bool = False) -> None:
    """Build *edition* as an installation in *folder*; rows that were added since are left out unless they are wanted.

    Raises:
        UserError: the engine is compiled without its source, or what undoes an amendment finds no place.
    """
    plant(folder)
    shutil.copytree(edition.folder.parent, law_in(folder) / "editions")
    misfits = list(undo_since(edition, editions(), folder))
    if misfits:
        raise UserError("edition.misfits", place=misfits[0].place, problem=misfits[0].problem)
    if not with_later_rows:
        leave_out_later_rows(edition, features_in(folder))


def features_in(folder: Path) -> Path:
    """Return the folder of the features in the installation in *folder*."""
    return folder / "gouji_conformance" / "features"


def undo_since(edition: Edition, known: Sequence[Edition], folder: Path) -> Iterator[Misfit]:
    """Undo in the installation in *folder* all that was made law since *edition*, last first; yield what misfits."""
    for later in reversed(known[edition.number - 1 :]):
        for undo in reversed(later.since):
            yield from undo_one(undo, folder)


def undo_one(undo: Undo, folder: Path) -> Iterator[Misfit]:
    """Undo one amendment in the installation in *folder*; yield what of it finds no place."""
    for number, text in enumerate(undo.texts, start=1):
        if not _put_back(text, folder):
            yield Misfit(f"{undo.amendment} text[{number}]", message("edition.not_once", file=text.file))
    for code in undo.code:
        if not _override(code, folder / "gouji"):
            yield Misfit(f"{undo.amendment} code[{code.place}]", message("mutants.no_place", place=code.place))


def path_of(file: str, folder: Path) -> Path:
    """Return where *file* lies in the installation in *folder*."""
    part, _, name = file.partition("/")
    return {"spec": law_in(folder), "features": features_in(folder), "engine": folder / "gouji"}[part] / name


def _put_back(text: TextBefore, folder: Path) -> bool:
    path = path_of(text.file, folder)
    stands = path.read_text(encoding="utf-8") if path.is_file() else ""
    if text.now == stands:
        written = text.before
    elif text.now and stands.count(text.now) == 1:
        written = stands.replace(text.now, text.before)
    else:
        return False
    if not written:
        path.unlink()
        return True
    path.parent.mkdir(exist_ok=True)
    path.write_text(written, encoding="utf-8", newline="\n")
    return True


def _override(code: CodeBefore, package: Path) -> bool:
    """Put the source of a function or constant as it was in the place of what stands there."""
    found = sought(code.place, package)
    if found is None:
        return False
    path, first, last = found
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join([*lines[: first - 1], code.was, *lines[last:]])
    ast.parse(text)
    path.write_text(text, encoding="utf-8", newline="\n")
    return True


def leave_out_later_rows(edition: Edition, folder: Path) -> None:
    """Take out of the features in *folder* every row that *edition* has not: rows are added at any time."""
    rows = {entry.row for entry in read_manifest(edition.rows_file)}
    suite = read_suite(feature_files(folder))
    for feature in suite.features:
        edits = FeatureEdits(feature)
        for scenario in feature.scenarios:
            later = [row.id for row in scenario.rows if row.id not in rows]
            if later:
                edits.take_out_rows(scenario, later)
        edits.write(folder)
