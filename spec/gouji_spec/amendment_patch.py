"""What an amendment changes, and what it says must follow: ``patch.toml`` and ``expected.toml``.

A patch names each change with what stands there before, so that it fits the law it was written for and no other::

    [plays]                       # what a table takes that has it; of an amendment of kind "option"
    burn_opened = "yes"

    [ground]                      # what else such a table plays, where it matters there alone
    points = "on"

    [[clause]]
    id = "GJ-10.2.6"
    before = { zh = "……", en = "..." }
    after = { zh = "……", en = "..." }
    modality = "may"              # where it changes
    options = ["burn_opened"]     # options it leaves to the table besides
    examples = [{ zh = "……", en = "..." }]  # instead of those it had

    [[add]]                       # at the end of a file of the law: clauses, options, reasons
    to = "options/turns.toml"
    text = '''...'''

    [[default]]                   # a profile's value of an option
    profile = "outline"
    option = "burn_last"
    before = "bare"
    after = "hung"

    [[governs]]                   # a new option on which answers to these methods depend
    option = "burn_opened"
    methods = ["play/act"]

    [[code]]                      # a named override: a piece of the reference, and what stands there instead
    in = "play.burn.why_not_at_all"
    old = "..."
    new = "..."
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gouji_spec.fault import expected
from gouji_spec.law import A_CLAUSE, CLAUSE_ID, MODALITIES
from gouji_spec.options import value_id
from gouji_spec.reading import Reader, read_toml
from gouji_spec.text import Language, Text

_LAW_FILE: Final = r"(outline|house|options|words|phrasebook)/[a-z0-9-]+\.toml"
_ADDED_CLAUSE: Final = re.compile(r'^id = "(G[JH]-[^"]+)"$', re.MULTILINE)
_ADDED_OPTION: Final = re.compile(r'^\[\[option\]\]\nid = "([^"]+)"$', re.MULTILINE)
_A_LAW_FILE: Final = Text(zh="规则的文件，如 options/turns.toml", en="a file of the law such as options/turns.toml")
_A_PLACE: Final = Text(
    zh="参考引擎的函数，如 play.burn.asked", en="a function of the reference such as play.burn.asked"
)
_A_VALUE: Final = Text(zh="选项的值", en="a value of the option")
_WORDS: Final = Text(zh="zh 或 en", en="zh or en")


@dataclass(frozen=True, slots=True)
class ClauseChange:
    """A clause of the law with other words; one language of *after* may be empty in a draft.

    Attributes:
        id: of the clause.
        before, after: its words.
        modality: where it changes; else empty.
        options: those that it leaves to the table besides.
        examples: what stands instead of those it had; None where these stay.
    """

    id: str
    before: Text
    after: Text
    modality: str
    options: tuple[str, ...]
    examples: tuple[Text, ...] | None


@dataclass(frozen=True, slots=True)
class Addition:
    """What is added at the end of a file of the law, named from its folder."""

    to: str
    text: str


@dataclass(frozen=True, slots=True)
class DefaultChange:
    """A profile's value of an option."""

    profile: str
    option: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Governs:
    """The methods whose answers depend on a new option."""

    option: str
    methods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CodeChange:
    """A piece of a function or class of the reference that stands there once, and what stands there instead."""

    place: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Patch:
    """All that an amendment changes; what tables play where it is an option, and on what ground."""

    plays: tuple[tuple[str, str], ...]
    ground: tuple[tuple[str, str], ...]
    clauses: tuple[ClauseChange, ...]
    additions: tuple[Addition, ...]
    defaults: tuple[DefaultChange, ...]
    governs: tuple[Governs, ...]
    code: tuple[CodeChange, ...]

    def added_clauses(self) -> tuple[str, ...]:
        """Return the ids of the clauses that it adds."""
        return tuple(_ADDED_CLAUSE.findall("\n".join(entry.text for entry in self.additions)))

    def added_options(self) -> tuple[str, ...]:
        """Return the options that it adds."""
        return tuple(_ADDED_OPTION.findall("\n".join(entry.text for entry in self.additions)))

    def one_sided_additions(self) -> Iterator[tuple[int, Language]]:
        """Yield the number of each addition with words in one language only, and the language that is missing."""
        for number, entry in enumerate(self.additions, start=1):
            for language in ("zh", "en"):
                if filled(entry.text, language) != entry.text:
                    yield number, language


_INLINE: Final = re.compile(r'\{ (zh|en) = ("(?:[^"\\]|\\.)*") \}')
_LINE: Final = re.compile(r'^(zh|en) = (".*")$', re.MULTILINE)


def filled(text: str, language: Language) -> str:
    """Return *text*, TOML of the law, with the words of the other language wherever those of *language* are missing."""

    def inline(match: re.Match[str]) -> str:
        name, words = match.groups()
        return match.group() if name == language else f"{{ zh = {words}, en = {words} }}"

    lines: list[str] = []
    written = text.split("\n")
    for number, line in enumerate(written):
        lines.append(_INLINE.sub(inline, line))
        found = _LINE.fullmatch(line)
        near = written[max(number - 1, 0) : number + 2]
        if found and found[1] != language and not any(other.startswith(f"{language} = ") for other in near):
            lines.append(f"{language} = {found[2]}")
    return "\n".join(lines)


def read_patch(path: Path) -> Patch:
    """Return the patch at *path*.

    Raises:
        SpecError: a file that does not say what it must.
    """
    reader = read_toml(path)
    found = Patch(
        plays=_values(reader, "plays"),
        ground=_values(reader, "ground"),
        clauses=tuple(_clause(entry) for entry in reader.tables("clause")),
        additions=tuple(_addition(entry) for entry in reader.tables("add")),
        defaults=tuple(_default(entry) for entry in reader.tables("default")),
        governs=tuple(_governs(entry) for entry in reader.tables("governs")),
        code=tuple(_code(entry) for entry in reader.tables("code")),
    )
    reader.finish()
    return found


def _values(reader: Reader, key: str) -> tuple[tuple[str, str], ...]:
    values = {name: value_id(value) for name, value in reader.mapping(key).items()}
    for name, value in values.items():
        if value is None:
            raise reader.fault(f"{key}.{name}", expected(_A_VALUE, reader.mapping(key)[name]))
    return tuple((name, str(value)) for name, value in values.items())


def _words(reader: Reader, key: str) -> Text:
    inner = reader.table(key)
    found = Text(zh=inner.string("zh", ""), en=inner.string("en", ""))
    inner.finish()
    if not (found.zh or found.en):
        raise reader.fault(key, expected(_WORDS, {}))
    return found


def _clause(reader: Reader) -> ClauseChange:
    found = ClauseChange(
        reader.matching("id", CLAUSE_ID, A_CLAUSE),
        _words(reader, "before"),
        _words(reader, "after"),
        reader.one_of("modality", ("", *MODALITIES), ""),
        reader.strings("options"),
        tuple(_example(entry) for entry in reader.tables("examples")) if reader.has("examples") else None,
    )
    reader.finish()
    return found


def _example(reader: Reader) -> Text:
    found = Text(zh=reader.string("zh", ""), en=reader.string("en", ""))
    reader.finish()
    return found


def _addition(reader: Reader) -> Addition:
    found = Addition(reader.matching("to", _LAW_FILE, _A_LAW_FILE), reader.string("text"))
    reader.finish()
    return found


def _default(reader: Reader) -> DefaultChange:
    found = DefaultChange(*(reader.string(key) for key in ("profile", "option", "before", "after")))
    reader.finish()
    return found


def _governs(reader: Reader) -> Governs:
    found = Governs(reader.string("option"), reader.strings("methods", required=True))
    reader.finish()
    return found


def _code(reader: Reader) -> CodeChange:
    found = CodeChange(reader.matching("in", r"[a-z_]+(\.\w+)+", _A_PLACE), reader.string("old"), reader.string("new"))
    reader.finish()
    return found


# What must follow


@dataclass(frozen=True, slots=True)
class Flip:
    """Rows that fail alike under the amended law: in which profiles, at which step, what is expected and what comes."""

    rows: tuple[str, ...]
    profiles: tuple[str, ...]
    step: str
    expects: str
    got: str


@dataclass(frozen=True, slots=True)
class Shift:
    """The rows that are played in a profile under the amended law and were not, and those that were and are not."""

    profile: str
    gained: tuple[str, ...]
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Expected:
    """All that follows for the suite."""

    flips: tuple[Flip, ...]
    shifts: tuple[Shift, ...]


def read_expected(path: Path) -> Expected:
    """Return what the file at *path* says must follow.

    Raises:
        SpecError: a file that does not say what it must.
    """
    reader = read_toml(path)
    found = Expected(
        tuple(_flip(entry) for entry in reader.tables("flip")), tuple(_shift(entry) for entry in reader.tables("shift"))
    )
    reader.finish()
    return found


def expected_text(found: Expected) -> str:
    """Return the text of a file that says that *found* must follow, a row a line."""
    lines: list[str] = []
    for flip in found.flips:
        lines += ["[[flip]]", f"profiles = {_json(list(flip.profiles))}"]
        lines += [f"{key} = {_json(getattr(flip, key))}" for key in ("step", "expects", "got")]
        lines += ["rows = [", *(f"  {_json(row)}," for row in flip.rows), "]", ""]
    for shift in found.shifts:
        lines += ["[[shift]]", f"profile = {_json(shift.profile)}"]
        for key, rows in (("gained", shift.gained), ("lost", shift.lost)):
            if rows:
                lines += [f"{key} = [", *(f"  {_json(row)}," for row in rows), "]"]
        lines.append("")
    return "\n".join(lines)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _flip(reader: Reader) -> Flip:
    found = Flip(
        reader.strings("rows", required=True),
        reader.strings("profiles", required=True),
        reader.string("step"),
        reader.string("expects"),
        reader.string("got"),
    )
    reader.finish()
    return found


def _shift(reader: Reader) -> Shift:
    found = Shift(reader.string("profile"), reader.strings("gained"), reader.strings("lost"))
    reader.finish()
    return found
