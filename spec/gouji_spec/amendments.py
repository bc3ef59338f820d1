"""Amendments: proposals to change the law, each in a folder of its own, ``GA-0001-slug``.

``amendment.toml`` says what it is and how far it has come::

    number = 1
    title = { zh = "开点方可烧牌", en = "No burn before one's point is open" }
    authors = ["A player"]
    kind = "option"
    clauses = ["GJ-10.2.1"]

    [[history]]
    status = "draft"
    date = "2026-11-20"

Beside it stand ``motion.md``, ``patch.toml`` (``amendment_patch``), ``expected.toml`` and, where it has scenarios,
``features/``.  A draft needs one language; the other falls due when it is put to review.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gouji_spec.amendment_patch import Expected, Patch, read_expected, read_patch
from gouji_spec.citing import cited_clauses
from gouji_spec.fault import expected, system_words
from gouji_spec.folder import shown
from gouji_spec.reading import Reader, SpecError, read_toml
from gouji_spec.text import LANGUAGES, Language, Text

KINDS: Final = ("wording", "clarification", "rule", "option")
NEXT: Final[Mapping[str, tuple[str, ...]]] = {
    "": ("draft",),
    "draft": ("review", "withdrawn"),
    "review": ("last-call", "draft", "rejected", "withdrawn"),
    "last-call": ("accepted", "review", "rejected", "withdrawn"),
    "accepted": ("applied", "withdrawn"),
    "rejected": (),
    "withdrawn": (),
    "applied": (),
}
"""Status → those that may follow it; an empty one stands before the first."""
ENDED: Final = ("rejected", "withdrawn")
FOLDER_NAME: Final = re.compile(r"GA-(?P<number>[0-9]{4})-(?P<slug>[a-z0-9]+(-[a-z0-9]+)*)")

_STATUS: Final = tuple(name for name in NEXT if name)
_DATE: Final = Text(zh="日期，如 2026-11-20", en="a date such as 2026-11-20")
_ONE_AT_LEAST: Final = Text(zh="至少一人", en="one name at least")
_SOME_WORDS: Final = Text(zh="中文或英文，至少一种", en="words in Chinese or English, one at least")


@dataclass(frozen=True, slots=True)
class Event:
    """That an amendment came to a status: when, and what was said (of an ended one, why)."""

    status: str
    date: str
    note: Text | None


@dataclass(frozen=True, slots=True)
class Motion:
    """What is moved and why: for each language it is written in, its headings and the text below each."""

    parts: Mapping[Language, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Amendment:
    """One proposal.

    Attributes:
        folder: where it lies.
        number, slug: what the folder is called by.
        title: one language may still be empty.
        authors: who moves it.
        kind: ``wording`` and ``clarification`` change no ruling; ``rule`` changes one for all tables; ``option`` leaves
            it to the table.
        clauses: those it changes or adds.
        depends_on, supersedes: the numbers of others.
        history: every status it has had, first to last.
        motion, patch, expected: what stands in the other files.
    """

    folder: Path
    number: int
    slug: str
    title: Text
    authors: tuple[str, ...]
    kind: str
    clauses: tuple[str, ...]
    depends_on: tuple[int, ...]
    supersedes: tuple[int, ...]
    history: tuple[Event, ...]
    motion: Motion
    patch: Patch
    expected: Expected

    @property
    def id(self) -> str:
        """What it is cited by: ``GA-0001``."""
        return f"GA-{self.number:04}"

    @property
    def status(self) -> str:
        """How far it has come."""
        return self.history[-1].status

    @property
    def is_in_the_law(self) -> bool:
        """Its patch is part of the law by now: nothing is to be patched."""
        return self.status == "applied"

    @property
    def is_past(self) -> bool:
        """It was made law by its patch, and what followed then follows no longer: it is kept as it was."""
        patch = self.patch
        return self.is_in_the_law and any((patch.clauses, patch.additions, patch.defaults, patch.code))

    def file(self, name: str) -> str:
        """Return *name* of this amendment as a reader is told it."""
        return shown(self.folder / name)


def one_language(reader: Reader, key: str) -> Text:
    """Return the text at *key*, of which one language may be missing and is then empty."""
    inner = reader.table(key)
    found = Text(zh=inner.string("zh", ""), en=inner.string("en", ""))
    inner.finish()
    if not (found.zh or found.en):
        raise reader.fault(key, expected(_SOME_WORDS, {}))
    return found


def read_amendment(folder: Path) -> Amendment:
    """Return the amendment in *folder*.

    Raises:
        SpecError: a file that is missing or does not say what it must; file and key are named.
    """
    name = FOLDER_NAME.fullmatch(folder.resolve().name)
    if name is None:
        called = Text(zh="GA-四位数-slug 这样的文件夹", en="a folder such as GA-0001-some-words")
        raise SpecError(shown(folder), "", expected(called, folder.resolve().name))
    reader = read_toml(folder / "amendment.toml")
    history = tuple(_event(entry) for entry in reader.tables("history"))
    if not history:
        raise reader.fault("history", Text(zh="没有写；应有第一个状态", en="missing; expected its first status"))
    authors = reader.strings("authors", required=True)
    if not authors:
        raise reader.fault("authors", expected(_ONE_AT_LEAST, []))
    found = Amendment(
        folder=folder,
        number=reader.integer("number"),
        slug=name["slug"],
        title=one_language(reader, "title"),
        authors=authors,
        kind=reader.one_of("kind", KINDS),
        clauses=cited_clauses(reader, "clauses"),
        depends_on=_numbers(reader, "depends_on"),
        supersedes=_numbers(reader, "supersedes"),
        history=history,
        motion=read_motion(folder / "motion.md"),
        patch=read_patch(folder / "patch.toml"),
        expected=read_expected(folder / "expected.toml"),
    )
    reader.finish()
    if found.number != int(name["number"]):
        called = Text(zh=f"文件夹的号数 {int(name['number'])}", en=f"the number of its folder, {int(name['number'])}")
        raise reader.fault("number", expected(called, found.number))
    return found


def _event(reader: Reader) -> Event:
    note = one_language(reader, "note") if reader.has("note") else None
    found = Event(
        reader.one_of("status", _STATUS), reader.matching("date", r"20[0-9]{2}-[01][0-9]-[0-3][0-9]", _DATE), note
    )
    reader.finish()
    return found


def _numbers(reader: Reader, key: str) -> tuple[int, ...]:
    called = Text(zh="提案编号，如 GA-0001", en="the id of an amendment such as GA-0001")
    found = []
    for index, written in enumerate(reader.strings(key)):
        if not re.fullmatch(r"GA-[0-9]{4}", written):
            raise reader.fault(f"{key}[{index}]", expected(called, written))
        found.append(int(written[3:]))
    return tuple(found)


def read_motion(path: Path) -> Motion:
    """Return the motion at *path*: below a heading of the first level, one a language, headings of the second.

    Raises:
        SpecError: the file cannot be read, or has no heading of the first level.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise SpecError(shown(path), "", system_words(error)) from error
    parts: dict[Language, dict[str, str]] = {}
    for title, body in re.findall(r"^# (.+)$\n((?:(?!^# ).*\n?)*)", text, re.MULTILINE):
        language: Language = "zh" if re.search(r"[\u4e00-\u9fff]", title) else "en"
        sections = re.findall(r"^## (.+)$\n((?:(?!^## ).*\n?)*)", body, re.MULTILINE)
        parts[language] = {heading.strip(): words.strip() for heading, words in sections}
    if not parts:
        wanted = Text(zh="应有一级标题，中英文各一", en="expected a heading of the first level, one a language")
        raise SpecError(shown(path), "", wanted)
    return Motion(parts)


def read_amendments(folder: Path) -> tuple[Amendment, ...]:
    """Return every amendment in the folders of *folder*, in the order of their numbers; none where it is not there.

    Raises:
        SpecError: one that does not say what it must, or a number given twice.
    """
    found: dict[int, Amendment] = {}
    for path in sorted(folder.glob("GA-*/amendment.toml")):
        entry = read_amendment(path.parent)
        if entry.number in found:
            other = found[entry.number].folder.name
            raise SpecError(shown(path), "number", Text(zh=f"{other} 已用此号", en=f"{other} has this number already"))
        found[entry.number] = entry
    return tuple(found[number] for number in sorted(found))


def missing_languages(entry: Amendment) -> list[tuple[str, str, Language]]:
    """Return file, key and language of every text of *entry* that stands in one language only."""
    found: list[tuple[str, str, Language]] = []

    def look(file: str, key: str, text: Text) -> None:
        found.extend((file, key, language) for language in LANGUAGES if not text.said_in(language))

    look("amendment.toml", "title", entry.title)
    for number, event in enumerate(entry.history, start=1):
        if event.note is not None:
            look("amendment.toml", f"history[{number}].note", event.note)
    for clause in entry.patch.clauses:
        look("patch.toml", f"clause[{clause.id}].after", clause.after)
    found.extend(("motion.md", "", language) for language in LANGUAGES if language not in entry.motion.parts)
    found.extend(("patch.toml", f"add[{number}].text", one) for number, one in entry.patch.one_sided_additions())
    return found
