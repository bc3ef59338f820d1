"""The feature files that a check is narrowed to: those that are named, or those changed since the last commit."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gouji_conformance.sentences.features import Feature, features_folder
from gouji_conformance.sentences.suite import Suite, read_suite
from gouji_conformance.speech.faults import UserError

_OF_A_HOOK: Final = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX")
"""What git tells a hook that it runs; a git started by the hook would look in the wrong place."""


def with_files(suite: Suite, files: Sequence[Path]) -> tuple[Suite, list[Feature]]:
    """Return *suite* with the features in *files*, and those features; a file need not lie among the others.

    Raises:
        UserError: a file that cannot be read or is not Gherkin.
    """
    known = {feature.path.resolve(): feature for feature in suite.features}
    named = {path.resolve(): path for path in files}
    found = [known.get(place) or read_suite([path]).features[0] for place, path in named.items()]
    strangers = [feature for feature in found if feature not in suite.features]
    return Suite((*suite.features, *strangers), suite.book), found


def changed_files(folder: Path | None = None) -> list[Path]:
    """Return the feature files in *folder* that differ from the last commit, new ones too; deleted ones are gone.

    Raises:
        UserError: there is no git, the folder is in no work tree of it, or nothing was ever committed.
    """
    where = features_folder() if folder is None else folder
    names = _git(where, "diff", "--name-only", "--relative", "--diff-filter=d", "-z", "HEAD", "--", ".")
    names += _git(where, "ls-files", "--others", "--exclude-standard", "-z", "--", ".")
    return [where / name for name in sorted(set(names)) if name.endswith(".feature")]


def _git(folder: Path, *words: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name not in _OF_A_HOOK}
    command = ["git", "-C", str(folder), *words]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, check=False)  # noqa: S603 - fixed words
    except OSError as error:
        raise UserError("spec.no_git") from error
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines() or ["?"]
        raise UserError("spec.git_refuses", folder=folder, problem=said[0])
    return [os.fsdecode(name) for name in done.stdout.split(b"\0") if name]
