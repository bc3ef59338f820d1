"""The law with an amendment in it: the texts of its files, each change made where the patch names it.

Texts are changed, not data: what is not touched stays as it was written, comments too.
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from gouji_spec.amendment_patch import Addition, ClauseChange, DefaultChange, Governs, Patch, filled
from gouji_spec.digest import digest
from gouji_spec.fault import expected
from gouji_spec.reading import SpecError
from gouji_spec.stamp import stamped
from gouji_spec.text import Text

_NO_CLAUSE = Text(zh="规则里没有这一条款", en="the law has no clause of this id")
_NO_FILE = Text(zh="规则里没有这个文件", en="the law has no file of this name")
_NOT_THERE = Text(zh="该处不是这样写的", en="does not stand there")


@dataclass(frozen=True, slots=True)
class Misfit:
    """A change that finds no place in the law: where in ``patch.toml``, and why."""

    place: str
    problem: Text


def patch_law(patch: Patch, folder: Path) -> list[Misfit]:
    """Make the changes of *patch* in the files of the law in *folder*; return those that find no place.

    A change that finds none changes nothing; the others are made.
    """
    return [
        *(found for entry in patch.clauses for found in _change_clause(entry, folder)),
        *(found for number, entry in enumerate(patch.additions, 1) for found in _add(number, entry, folder)),
        *(found for entry in patch.defaults for found in _change_default(entry, folder)),
        *(found for entry in patch.governs for found in _govern(entry, folder)),
    ]


def _change_clause(change: ClauseChange, folder: Path) -> Iterator[Misfit]:
    place = f"clause[{change.id}]"
    for path in sorted([*folder.glob("outline/*.toml"), *folder.glob("house/*.toml")]):
        text = path.read_text(encoding="utf-8")
        found = re.search(
            rf'^\[\[clause\]\]\nid = "{re.escape(change.id)}"\n(?:(?!^\[\[(?!clause\.)).*\n?)*', text, re.MULTILINE
        )
        if found is None:
            continue
        entry = found.group()
        for language in ("zh", "en"):
            before = change.before.said_in(language)
            if before and not _has(entry, language, before):
                yield Misfit(f"{place}.before.{language}", expected(Text.same(_of(entry, language)), before))
                return
        path.write_text(text[: found.start()] + _changed(entry, change) + text[found.end() :], encoding="utf-8")
        return
    yield Misfit(place, _NO_CLAUSE)


def _of(entry: str, language: str) -> str:
    found = re.search(rf'^{language} = "(.*)"$', entry, re.MULTILINE)
    return found.group(1) if found else ""


def _has(entry: str, language: str, words: str) -> bool:
    return digest(_of(entry, language)) == digest(_quoted(words)[1:-1])


def _changed(entry: str, change: ClauseChange) -> str:
    """Return the text of a clause with its change made, stamped where both languages are given."""
    for language in ("zh", "en"):
        words = change.after.said_in(language)
        if words:
            entry = _with_line(entry, language, _quoted(words))
    if change.modality:
        entry = _with_line(entry, "modality", f'"{change.modality}"')
    if change.options:
        listed = re.search(r"^options = \[(.*)\]$", entry, re.MULTILINE)
        had = listed.group(1) if listed else ""
        names = ", ".join([*([had] if had else []), *(f'"{name}"' for name in change.options)])
        if listed:
            entry = entry.replace(listed.group(), f"options = [{names}]")
        else:
            entry = re.sub(r"^(sources = .*)$", rf"\1\noptions = [{names}]", entry, count=1, flags=re.MULTILINE)
    if change.examples is not None:
        entry = _with_examples(entry, change.examples)
    return stamped(entry, {change.id}) if change.after.zh and change.after.en else entry


def _with_line(entry: str, key: str, value: str) -> str:
    return re.sub(rf"^{key} = .*$", lambda _: f"{key} = {value}", entry, count=1, flags=re.MULTILINE)


def _with_examples(entry: str, examples: Sequence[Text]) -> str:
    """Return the text of a clause with *examples* instead of its own; a missing language says what the other does."""
    rest = re.sub(r"^\[\[clause\.example\]\]\n(?:zh|en) = .*\n(?:zh|en) = .*\n+", "", entry, flags=re.MULTILINE)
    both = [(_quoted(text.zh or text.en), _quoted(text.en or text.zh)) for text in examples]
    written = [f"[[clause.example]]\nzh = {zh}\nen = {en}\n\n" for zh, en in both]
    return f"{rest.rstrip()}\n\n{''.join(written)}"


def _quoted(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)


def _add(number: int, addition: Addition, folder: Path) -> Iterator[Misfit]:
    path = folder / addition.to
    if not path.exists():
        yield Misfit(f"add[{number}].to", _NO_FILE)
        return
    added = stamped(filled(filled(addition.text, "en"), "zh").strip("\n") + "\n", None)
    text = path.read_text(encoding="utf-8")
    path.write_text(f"{text.rstrip()}\n\n{added}", encoding="utf-8")


def _change_default(change: DefaultChange, folder: Path) -> Iterator[Misfit]:
    place = f"default[{change.profile}.{change.option}]"
    path = folder / "profiles" / f"{change.profile}.toml"
    if not path.exists():
        yield Misfit(place, _NO_FILE)
        return
    text = path.read_text(encoding="utf-8")
    head = f"[options.{change.option}]\n"
    old, new = f'{head}value = "{change.before}"\n', f'{head}value = "{change.after}"\n'
    if not change.before and head not in text:
        path.write_text(f"{text.rstrip()}\n\n{new}sources = []\n", encoding="utf-8")
    elif old in text:
        path.write_text(text.replace(old, new), encoding="utf-8")
    else:
        yield Misfit(f"{place}.before", _NOT_THERE)


def _govern(entry: Governs, folder: Path) -> Iterator[Misfit]:
    for method in entry.methods:
        path = folder / "protocol" / f"{method.replace('/', '.')}.json"
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        if '"x-options": [' not in text:
            yield Misfit(f"governs[{entry.option}]", expected(Text.same("x-options"), method))
            continue
        path.write_text(text.replace('"x-options": [', f'"x-options": ["{entry.option}", ', 1), encoding="utf-8")


def misfit_error(file: str, found: Misfit) -> SpecError:
    """Return *found* as the error of the patch in *file*."""
    return SpecError(file, found.place, found.problem)
