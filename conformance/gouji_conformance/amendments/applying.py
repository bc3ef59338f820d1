"""An accepted amendment made law: its patch in the files of a checkout, its scenarios among the others."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gouji_conformance.amendments.features import Settled, settle, taken_from
from gouji_conformance.amendments.tree import LAW, patch_code
from gouji_conformance.editions.recording import code_at, engine_texts, texts_of, undoing
from gouji_conformance.sentences.features import feature_files
from gouji_conformance.sentences.suite import Suite, read_suite
from gouji_conformance.speech.faults import UserError
from gouji_spec.amendments import Amendment
from gouji_spec.editions import read_editions, undo_text
from gouji_spec.patching import Misfit, patch_law

_HEADING: Final = "### Amendments"
_HOUSES: Final = ("spec", "reference_impl", "conformance")


@dataclass(frozen=True, slots=True)
class Checkout:
    """The project's files as they lie in a checkout."""

    root: Path

    @property
    def law(self) -> Path:
        """The folder of the law."""
        return self.root / "spec"

    @property
    def features(self) -> Path:
        """The folder of the features."""
        return self.root / "features"

    @property
    def engine(self) -> Path:
        """The folder of the reference's package."""
        return self.root / "reference_impl" / "gouji"

    @property
    def is_whole(self) -> bool:
        """All of it is there."""
        return all(path.is_dir() for path in (self.law / "outline", self.features, self.engine))

    def gouji(self, *words: str) -> str:
        """Return what ``gouji`` *words* prints when it is run by this checkout's own files."""
        path = os.pathsep.join(str(self.root / house) for house in _HOUSES)
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"}
        command = [sys.executable, "-P", "-c", "from gouji_conformance.entry import main; main()", *words]
        done = subprocess.run(  # noqa: S603 - this Python, the checkout's own modules
            command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
        )
        if done.returncode:
            raise UserError("amendment.gouji_fails", words=" ".join(words), problem=done.stderr.strip() or done.stdout)
        return done.stdout


def misfits(entry: Amendment, checkout: Checkout) -> list[Misfit]:
    """Return what of the patch of *entry* finds no place in *checkout*; nothing is changed there."""
    with tempfile.TemporaryDirectory(prefix="gouji-") as place:
        for part in LAW:
            shutil.copytree(checkout.law / part, Path(place) / part)
        shutil.copytree(checkout.engine, Path(place) / "gouji")
        return [*patch_law(entry.patch, Path(place)), *patch_code(entry.patch.code, Path(place) / "gouji")]


def make_law(entry: Amendment, checkout: Checkout, old_values: dict[str, str], date: str) -> Settled:
    """Make *entry* law in *checkout*; its patch fits there.  Return what became of the scenarios.

    Raises:
        UserError: the checkout's own commands fail afterwards, which list and stamp.
    """
    suite = suite_of(checkout)
    changes = entry.patch.code
    before = {**texts_of(checkout.law, checkout.features), **engine_texts(changes, checkout.engine)}
    code = code_at(changes, checkout.engine)
    patch_law(entry.patch, checkout.law)
    for _ in patch_code(entry.patch.code, checkout.engine):
        pass
    settled = settle(entry, suite, checkout.features, old_values)
    folder = checkout.law / "amendments" / entry.folder.resolve().name
    if not folder.exists():
        shutil.copytree(entry.folder, folder)
    with (folder / "amendment.toml").open("a", encoding="utf-8", newline="\n") as stream:
        stream.write(f'\n[[history]]\nstatus = "applied"\ndate = "{date}"\n')
    now = {**texts_of(checkout.law, checkout.features), **engine_texts(changes, checkout.engine)}
    for edition in read_editions(checkout.law / "editions")[-1:]:  # before the first there is nothing to go back to
        undo = undoing(len(edition.since) + 1, entry.id, date, before, now, code)
        (edition.folder / f"{entry.id}.toml").write_text(undo_text(undo), encoding="utf-8", newline="\n")
    _list_frozen(checkout.features / "frozen.txt", settled)
    _log(checkout.root / "CHANGELOG.md", f"- {entry.id}: {entry.title.en or entry.title.zh}.")
    checkout.gouji("spec", "reread", "--new")
    (checkout.features / "manifest.txt").write_text(checkout.gouji("manifest"), encoding="utf-8", newline="\n")
    return settled


def suite_of(checkout: Checkout) -> Suite:
    """Return the suite of *checkout* as it is."""
    return read_suite(feature_files(checkout.features))


def _list_frozen(path: Path, settled: Settled) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(taken_from(lines, settled.withdrawn)) + "\n", encoding="utf-8", newline="\n")


def _log(path: Path, line: str) -> None:
    """Put *line* under the heading of amendments of what is not released yet, which is made where it is not there."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    first = next((number for number, said in enumerate(lines) if said.startswith("## ")), 0)
    end = next((number for number in range(first + 1, len(lines)) if lines[number].startswith("## ")), len(lines))
    at = next((number for number in range(first, end) if lines[number] == _HEADING), None)
    new: Sequence[str] = [line]
    if at is None:
        at, new = end - 1, ["", _HEADING, "", line]
        while at > first and not lines[at].strip():
            at -= 1
    else:
        at += 1
    path.write_text("\n".join([*lines[: at + 1], *new, *lines[at + 1 :]]) + "\n", encoding="utf-8", newline="\n")
