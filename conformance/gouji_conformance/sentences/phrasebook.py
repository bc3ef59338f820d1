"""The phrasebook: every sentence a step may use, in both languages, and the one operation both mean.

Sentences are data (``spec/phrasebook/*.toml``).  A step is read by the one sentence whose pattern fits it
whole; its slots become values; the sentence's template, filled with them, becomes operations and
expectations of a plan.  A sentence that depends on an option has variants; the ruleset chooses.
"""

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from gouji_conformance.sentences.slots import SLOTS, SlotError, names_expected
from gouji_spec.fault import ID_TWICE, expected
from gouji_spec.folder import law_folder
from gouji_spec.options import options
from gouji_spec.reading import Reader, SpecError, read_folder
from gouji_spec.text import LANGUAGES, Language, Text

KEYWORDS = ("given", "when", "then")
_SLOT = re.compile(r"\{([a-z][a-z-]*)(?::([a-z][a-z-]*))?\}")
_PLACEHOLDER = r"<[a-z][a-z0-9-]*>"
_TESTS = ("is", "includes", "excludes")

Template = Mapping[str, Any]

_ONE_TEST = Text(zh=f"应恰为 {'、'.join(_TESTS)}、null 之一", en=f"expected exactly one of {', '.join(_TESTS)}, null")
_OPTION_AND_VALUES = Text(zh="选项及其值", en="an option and its values")


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a sentence does to a plan, as templates to be filled with its slots.

    Attributes:
        when: option → values under which this is the meaning; empty: always.
        give: path → value, put into the position the scenario begins with.
        operations: requests, in order, each with its own expectations.
        expect: expectations of the answer to the latest request.
        each: the slot with a list of seats for each of which the operations are made, or empty.
        remember: name → value, kept for later sentences as ``{last.name}``.
    """

    when: tuple[tuple[str, tuple[str, ...]], ...]
    give: Template
    operations: tuple[Template, ...]
    expect: tuple[Template, ...]
    each: str
    remember: Template


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: its words in both languages, its slots, and what it means."""

    id: str
    area: str
    keyword: str
    words: Text
    slots: tuple[tuple[str, str], ...]
    table: tuple[tuple[str, str], ...]
    meanings: tuple[Meaning, ...]

    def fitting(self, text: str, language: Language, *, placeholders: bool = False) -> re.Match[str] | None:
        """Return how *text* fits the sentence whole, placeholders allowed or not; None where it does not."""
        return _pattern(self.words.said_in(language), language, placeholders=placeholders).fullmatch(text)

    def write(self, values: Mapping[str, Any], language: Language) -> str:
        """Return the sentence in *language* with *values*; a value ``<name>`` stays a placeholder."""

        def fill(match: re.Match[str]) -> str:
            value = values[match.group(1)]
            if is_placeholder(value):
                return str(value)
            return SLOTS[match.group(2) or match.group(1)].write(value, language)

        return _SLOT.sub(fill, self.words.said_in(language))


@dataclass(frozen=True, slots=True)
class Said:
    """A step understood: the sentence and the values of its slots."""

    sentence: Sentence
    values: Mapping[str, Any]


class UnknownSentenceError(ValueError):
    """A step that no sentence of the phrasebook fits.

    Attributes:
        nearest: the known sentence nearest to it, in the step's language.
    """

    def __init__(self, text: str, nearest: str) -> None:
        self.text = text
        self.nearest = nearest
        super().__init__(text)


def is_placeholder(value: object) -> bool:
    """Tell whether *value* is an Outline's placeholder such as ``<cards>``."""
    return isinstance(value, str) and re.fullmatch(_PLACEHOLDER, value) is not None


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """All sentences, the names of table columns, and how a plan of each area begins."""

    sentences: tuple[Sentence, ...]
    columns: Mapping[str, str]
    speaks_as: Mapping[str, str]
    begin: Mapping[str, Template]
    given: Mapping[str, Template]

    def areas(self) -> tuple[str, ...]:
        """Return the areas that have sentences."""
        return tuple(dict.fromkeys(sentence.area for sentence in self.sentences))

    def understand(self, text: str, keyword: str, area: str, language: Language, *, placeholders: bool = False) -> Said:
        """Return the sentence of *area* that *text* is, with its values.

        Args:
            text: the step's words without its keyword.
            keyword: ``given``, ``when`` or ``then``.
            area: ``sets``, ``play``, …
            language: the language of *text*.
            placeholders: whether ``<name>`` may stand in slots, as in an Outline.

        Raises:
            UnknownSentenceError: no sentence fits; it names the nearest.
        """
        for sentence in self._of(area, keyword):
            found = sentence.fitting(text, language, placeholders=placeholders)
            if found is None:
                continue
            try:
                values = {name: _read(kind, found.group(_group(name)), language) for name, kind in sentence.slots}
            except SlotError:
                continue
            return Said(sentence, values)
        raise UnknownSentenceError(text, self._nearest(text, keyword, area, language))

    def _of(self, area: str, keyword: str) -> list[Sentence]:
        spoken = self.speaks_as.get(area, area)
        return [entry for entry in self.sentences if entry.keyword == keyword and entry.area == spoken]

    def begin_of(self, area: str) -> Template | None:
        """Return the request that a plan of *area* begins with, None where it begins with none."""
        return self.begin.get(self.speaks_as.get(area, area))

    def given_of(self, area: str) -> Template:
        """Return what a position of *area* holds before anything is given."""
        return self.given.get(self.speaks_as.get(area, area), {})

    def _nearest(self, text: str, keyword: str, area: str, language: Language) -> str:
        """Return the known sentence nearest to *text*; the nearest name too where only a name is wrong."""
        for sentence in self._of(area, keyword):
            found = sentence.fitting(text, language)
            if found is None:
                continue
            for name, kind in sentence.slots:
                names = names_expected(kind, language)
                word = found.group(_group(name))
                if names and word not in names:
                    near = difflib.get_close_matches(word, names, n=1, cutoff=0.0)
                    return text.replace(word, near[0]) if near else text
        known = [entry.words.said_in(language) for entry in self._of(area, keyword)]
        near = difflib.get_close_matches(text, known, n=1, cutoff=0.0)
        return _SLOT.sub(lambda slot: "{" + slot.group(1) + "}", near[0]) if near else ""


def _read(kind: str, words: str, language: Language) -> Any:
    return words if is_placeholder(words) else SLOTS[kind].read(words, language)


def _group(name: str) -> str:
    return name.replace("-", "_")


@cache
def _pattern(words: str, language: Language, *, placeholders: bool) -> re.Pattern[str]:
    """Return the pattern of a sentence, made when a step is first held against it."""
    parts = []
    at = 0
    for slot in _SLOT.finditer(words):
        parts.append(re.escape(words[at : slot.start()]))
        inner = SLOTS[slot.group(2) or slot.group(1)].pattern[language]
        if placeholders:
            inner = f"{_PLACEHOLDER}|{inner}"
        parts.append(f"(?P<{_group(slot.group(1))}>{inner})")
        at = slot.end()
    parts.append(re.escape(words[at:]))
    return re.compile("".join(parts))


def _unknown_slot(kind: str) -> Text:
    listed = ", ".join(SLOTS)
    return Text(
        zh=f"没有空位类型 {kind!r}；应为 {listed} 之一", en=f"unknown kind of slot {kind!r}; expected one of {listed}"
    )


def _slots(words: str, reader: Reader, key: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for slot in _SLOT.finditer(words):
        name, kind = slot.group(1), slot.group(2) or slot.group(1)
        if kind not in SLOTS:
            raise reader.fault(key, _unknown_slot(kind))
        if name in found:
            raise reader.fault(key, Text(zh=f"空位 {name!r} 出现两次", en=f"slot {name!r} stands twice"))
        found[name] = kind
    return found


def _expectations(reader: Reader, key: str) -> tuple[Template, ...]:
    found = []
    for entry in reader.tables(key):
        test = [name for name in (*_TESTS, "null") if entry.has(name)]
        if len(test) != 1:
            raise entry.fault("is", _ONE_TEST)
        nothing = entry.flag("null")  # TOML has no null: null = true expects nothing there
        made = {
            "path": entry.string("path"),
            "test": "is" if nothing else test[0],
            "value": None if nothing else entry.anything(test[0]),
            "needs": entry.string("needs", ""),
        }
        entry.finish()
        found.append(made)
    return tuple(found)


def _operation(reader: Reader) -> Template:
    made = {
        "method": reader.matching(
            "method", r"[a-z]+/[a-z_]+", Text(zh="方法，如 sets/beats", en="a method such as sets/beats")
        ),
        "params": reader.mapping("params"),
        "expect": _expectations(reader, "expect"),
    }
    reader.finish()
    return made


def _meaning(reader: Reader) -> Meaning:
    when = []
    for name, values in reader.mapping("when").items():
        listed = values if isinstance(values, list) else [values]
        option = options().options.get(name)
        for value in listed:
            if option is None or not isinstance(value, str) or not option.allows(value):
                raise reader.fault(f"when.{name}", expected(_OPTION_AND_VALUES, value))
        when.append((name, tuple(listed)))
    operations = [_operation(entry) for entry in reader.tables("operations")]
    if reader.has("operation"):
        operations.append(_operation(reader.table("operation")))
    return Meaning(
        when=tuple(when),
        give=reader.mapping("give"),
        operations=tuple(operations),
        expect=_expectations(reader, "expect"),
        each=reader.string("each", ""),
        remember=reader.mapping("remember"),
    )


def _sentence(reader: Reader, area: str) -> Sentence:
    words = Text(zh=reader.string("zh"), en=reader.string("en"))
    slots = _slots(words.en, reader, "en")
    if slots != _slots(words.zh, reader, "zh"):
        raise reader.fault("zh", Text(zh="空位应与英文相同", en="expected the same slots as the English"))
    table = {name: str(kind) for name, kind in reader.mapping("table").items()}
    for name, kind in table.items():
        if kind not in SLOTS:
            raise reader.fault(f"table.{name}", _unknown_slot(kind))
    variants = reader.tables("variant")
    meanings = [_meaning(entry) for entry in variants]
    for entry in variants:
        entry.finish()
    if not meanings:
        meanings = [_meaning(reader)]
    found = Sentence(
        id=reader.matching("id", r"[a-z]+(-[a-z0-9]+)*", Text(zh="编号，如 lay-over", en="an id such as lay-over")),
        area=area,
        keyword=reader.one_of("keyword", KEYWORDS),
        words=words,
        slots=tuple(slots.items()),
        table=tuple(table.items()),
        meanings=tuple(meanings),
    )
    reader.finish()
    return found


@dataclass(frozen=True, slots=True)
class _File:
    """One file of the phrasebook: an area and those that speak as it does, columns, how plans begin, sentences."""

    area: str
    spoken_in: tuple[str, ...]
    columns: Mapping[str, str]
    begin: Template
    given: Template
    sentences: list[Sentence]


def _file(reader: Reader) -> _File:
    area = reader.matching("area", r"[a-z]+(-[a-z]+)*", Text(zh="范围，如 sets", en="an area such as sets"))
    return _File(
        area=area,
        spoken_in=reader.strings("spoken_in"),
        columns={name: str(zh) for name, zh in reader.mapping("columns").items()},
        begin=_operation(reader.table("begin")) if reader.has("begin") else {},
        given=_given(reader.table("given")) if reader.has("given") else {},
        sentences=[_sentence(entry, area) for entry in reader.tables("sentence")],
    )


def _given(reader: Reader) -> Template:
    """Return what a position holds before anything is given; TOML has no null, so its names are listed."""
    made = {**reader.mapping("defaults"), **dict.fromkeys(reader.strings("nothing"))}
    reader.finish()
    return made


def read_phrasebook(folder: Path) -> Phrasebook:
    """Read every sentence of the phrasebook in *folder*.

    Raises:
        SpecError: a file that does not say what it must, or an id or a sentence given twice.
    """
    sentences: list[Sentence] = []
    columns: dict[str, str] = {}
    begin: dict[str, Template] = {}
    given: dict[str, Template] = {}
    speaks_as: dict[str, str] = {}
    for file in read_folder(folder / "phrasebook", _file):
        sentences.extend(file.sentences)
        columns.update(file.columns)
        given[file.area] = file.given
        speaks_as.update(dict.fromkeys(file.spoken_in, file.area))
        if file.begin:
            begin[file.area] = file.begin
    _refuse_doubles(sentences)
    return Phrasebook(tuple(sentences), columns, speaks_as, begin, given)


def _refuse_doubles(sentences: Iterable[Sentence]) -> None:
    seen: dict[tuple[str, str, str], str] = {}
    ids: set[tuple[str, str]] = set()
    for sentence in sentences:
        place = f"sentence[{sentence.id}]"
        file = f"spec/phrasebook/{sentence.area}.toml"
        if (sentence.area, sentence.id) in ids:
            raise SpecError(file, place, ID_TWICE)
        ids.add((sentence.area, sentence.id))
        for language in LANGUAGES:
            key = (sentence.area, sentence.keyword, _SLOT.sub("{}", sentence.words.said_in(language)))
            if key in seen:
                raise SpecError(
                    file,
                    f"{place}.{language}",
                    Text(zh=f"与语句 {seen[key]} 字句相同", en=f"the same words as sentence {seen[key]}"),
                )
            seen[key] = sentence.id


@cache
def phrasebook() -> Phrasebook:
    """Return the phrasebook of this installation, read once."""
    return read_phrasebook(law_folder())


@lru_cache(maxsize=65536)
def understood(text: str, keyword: str, area: str, language: Language) -> Said:
    """Return what *text* says by the phrasebook of this installation; see ``Phrasebook.understand``."""
    return phrasebook().understand(text, keyword, area, language)
