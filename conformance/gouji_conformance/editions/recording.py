"""An edition cut, and what undoes an amendment that becomes law after it."""

import ast
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final

from gouji_conformance.amendments.tree import LAW, sought
from gouji_conformance.editions.lists import Lists
from gouji_conformance.sentences.manifest import manifest_digest, read_manifest
from gouji_spec.amendment_patch import CodeChange
from gouji_spec.editions import CodeBefore, TextBefore, Undo, words_digest

_CONTEXT: Final = (1, 2, 3, 5, 8, 13, 21, 34, 1_000_000)
"""So many lines to either side of a change make it stand there once; with the most it is the whole file."""
_LEFT_OUT: Final = ("rests",)
"""What was read beside which words is of today, and no part of an edition."""


def write_edition(folder: Path, number: int, date: str, lists: Lists) -> Path:
    """Write the files of an edition into a folder of its own in *folder*; return that."""
    place = folder / str(number)
    place.mkdir(parents=True, exist_ok=True)
    for name, lines in (("rows.txt", lists.rows), ("words.txt", lists.words)):
        (place / name).write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    rows = manifest_digest(read_manifest(place / "rows.txt"))
    said = [f"number = {number}", f'date = "{date}"', f'manifest = "{rows}"', f'words = "{words_digest(lists.words)}"']
    (place / "edition.toml").write_text("\n".join(said) + "\n", encoding="utf-8", newline="\n")
    return place


def texts_of(law: Path, features: Path) -> dict[str, str]:
    """Return by name every text of which an edition is made: the files of the law and the features."""
    files = [path for part in LAW if part not in _LEFT_OUT for path in sorted((law / part).rglob("*.*"))]
    found = {f"spec/{path.relative_to(law).as_posix()}": path for path in files}
    found |= {f"features/{path.relative_to(features).as_posix()}": path for path in sorted(features.rglob("*.feature"))}
    return {name: path.read_text(encoding="utf-8") for name, path in found.items() if path.is_file()}


def code_at(changes: Sequence[CodeChange], package: Path) -> dict[str, str]:
    """Return by place the source of every function or constant that *changes* are made in."""
    return {place: source for place, (_, source) in _pieces(changes, package).items() if not _is_much(source)}


def engine_texts(changes: Sequence[CodeChange], package: Path) -> dict[str, str]:
    """Return by name every module of the reference in which *changes* are made to a class, or to all of it.

    These cannot be put back whole: what else stands in them goes on changing.
    """
    files = {path for path, source in _pieces(changes, package).values() if _is_much(source)}
    return {f"engine/{path.relative_to(package).as_posix()}": path.read_text(encoding="utf-8") for path in files}


def _pieces(changes: Sequence[CodeChange], package: Path) -> dict[str, tuple[Path, str]]:
    found = {}
    for place in dict.fromkeys(change.place for change in changes):
        at = sought(place, package)
        if at is not None:
            path, first, last = at
            lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
            found[place] = path, "".join(lines[first - 1 : last])
    return found


def _is_much(source: str) -> bool:
    """Tell whether *source* is that of a class or of a module."""
    (first, *others) = ast.parse(textwrap.dedent(source)).body
    return bool(others) or isinstance(first, ast.ClassDef)


def undoing(  # noqa: PLR0913, PLR0917 - what there is to know
    step: int, amendment: str, date: str, before: Mapping[str, str], now: Mapping[str, str], code: Mapping[str, str]
) -> Undo:
    """Return what undoes *amendment*.

    Args:
        step: the how many-eth it is since the last edition.
        amendment: its id.
        date: of the day on which it was made law.
        before: every text as it was.
        now: every text as it is.
        code: by place the functions and constants of the reference as they were.
    """
    names = [name for name in sorted({*before, *now}) if before.get(name) != now.get(name)]
    texts = [text for name in names for text in _changes(name, before.get(name, ""), now.get(name, ""))]
    return Undo(step, amendment, date, tuple(texts), tuple(CodeBefore(place, was) for place, was in code.items()))


def _changes(name: str, before: str, now: str) -> Iterator[TextBefore]:
    """Yield the changes of one file, each with as many lines around it as it takes to stand there once."""
    old, new = before.splitlines(keepends=True), now.splitlines(keepends=True)
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    for lines in _CONTEXT:
        groups = [(group[0], group[-1]) for group in matcher.get_grouped_opcodes(lines)]
        found = [
            TextBefore(name, "".join(new[first[3] : last[4]]), "".join(old[first[1] : last[2]]))
            for first, last in groups
        ]
        if all(now.count(text.now) == 1 for text in found) or lines == _CONTEXT[-1]:
            yield from found
            return
