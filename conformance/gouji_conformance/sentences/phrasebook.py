"""The phrasebook: every sentence a step may use, in both languages, and the one operation both mean.

Sentences are data (``spec/phrasebook/*.toml``).  A step is read by the one sentence whose pattern fits it
whole; its slots become values; the sentence's template, filled with them, becomes operations and
expectations of a plan.  A sentence that depends on an option has variants; the ruleset chooses.
"""

import difflib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from gouji_conformance.sentences.kept import Memory
from gouji_conformance.sentences.sentence import (
    SLOT,
    Meaning,
    Said,
    Sentence,
    Template,
    group,
    is_placeholder,
)
from gouji_conformance.sentences.slot import SlotError
from gouji_conformance.sentences.slots import SLOTS, names_expected
from gouji_spec.fault import ID_TWICE, expected, expected_one_of
from gouji_spec.folder import law_folder
from gouji_spec.options import options
from gouji_spec.reading import Reader, SpecError, read_folder
from gouji_spec.text import LANGUAGES, Language, Text

KEYWORDS = ("given", "when", "then")
_TESTS = ("is", "includes", "excludes")
_METHOD = r"[a-z]+(?:-[a-z]+)*/[a-z_]+|initialize"

_ONE_TEST = Text(zh=f"应恰为 {'、'.join(_TESTS)}、null 之一", en=f"expected exactly one of {', '.join(_TESTS)}, null")
_NO_ACT = Text(zh="本文件没有 [act] 说明各动作共有什么", en="the file has no [act], what all acts have in common")
_ACT_OR_OPERATION = Text(zh="应为 act、operation 之一，不可兼有", en="expected an act or an operation, not both")
_NOTHING_TO_TRY = Text(zh="应有 act 或 operation 可试", en="expected an act or operation that can be tried")
_OPTION_AND_VALUES = Text(zh="选项及其值", en="an option and its values")


class UnknownSentenceError(ValueError):
    """A step that no sentence of the phrasebook fits.

    Attributes:
        nearest: the known sentence nearest to it, in the step's language.
    """

    def __init__(self, text: str, nearest: str) -> None:
        self.text = text
        self.nearest = nearest
        super().__init__(text)


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """All sentences, the names of table columns, and how a plan of each area begins.

    What was once understood is kept: a suite says the same few thousand things many times over.
    """

    sentences: tuple[Sentence, ...]
    columns: Mapping[str, str]
    speaks_as: Mapping[str, str]
    speaks_too: Mapping[str, str]
    begin: Mapping[str, Template]
    given: Mapping[str, Template]
    without_cards: Mapping[str, tuple[str, ...]]
    _spoken: Memory = field(default_factory=Memory, init=False, repr=False, compare=False)
    _understood: Memory = field(default_factory=Memory, init=False, repr=False, compare=False)

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
        asked = (text, keyword, area, language, placeholders)
        known: dict[object, Said | UnknownSentenceError] = self._understood.known
        if asked not in known:
            said = self._fitting(text, keyword, area, language, placeholders=placeholders)
            known[asked] = said or UnknownSentenceError(text, self._nearest(text, keyword, area, language))
        found = known[asked]
        if isinstance(found, UnknownSentenceError):
            raise UnknownSentenceError(found.text, found.nearest)
        return found

    def _fitting(self, text: str, keyword: str, area: str, language: Language, *, placeholders: bool) -> Said | None:
        """Return the first sentence that fits *text* whole and whose slots can be read, None where none does."""
        for sentence in self.spoken_in(area, keyword):
            found = sentence.fitting(text, language, placeholders=placeholders)
            if found is None:
                continue
            try:
                values = {name: _read(kind, found.group(group(name)), language) for name, kind in sentence.slots}
            except SlotError:
                continue
            return Said(sentence, values)
        return None

    def spoken_in(self, area: str, keyword: str) -> tuple[Sentence, ...]:
        """Return the sentences that a step of *area* with *keyword* may use."""
        known: dict[object, tuple[Sentence, ...]] = self._spoken.known
        if (area, keyword) not in known:
            spoken = (self.speaks_as.get(area, area), self.speaks_too.get(area))
            found = (entry for entry in self.sentences if entry.keyword == keyword and entry.area in spoken)
            known[area, keyword] = tuple(found)
        return known[area, keyword]

    def _at_the_table_of(self, area: str) -> str:
        """Return the area by whose file a plan of *area* begins: one that speaks another's sentences too, by that."""
        return self.speaks_too.get(area, self.speaks_as.get(area, area))

    def methods_in(self, area: str) -> frozenset[str]:
        """Return every method that a scenario of *area* can ask."""
        asked = [meaning.operation for meaning in self._meanings(area)]
        return frozenset(entry["method"] for entry in (*asked, self.begin_of(area)) if entry)

    def options_in(self, area: str) -> frozenset[str]:
        """Return the options that change what a sentence of *area* means."""
        return frozenset(name for meaning in self._meanings(area) for name, _ in meaning.when)

    def _meanings(self, area: str) -> Iterator[Meaning]:
        for keyword in KEYWORDS:
            yield from (meaning for sentence in self.spoken_in(area, keyword) for meaning in sentence.meanings)

    def begin_of(self, area: str) -> Template | None:
        """Return the request that a game of *area* begins with, None where it begins with none."""
        return self.begin.get(self._at_the_table_of(area))

    def given_of(self, area: str) -> Template:
        """Return what a position of *area* holds before anything is given."""
        return self.given.get(self._at_the_table_of(area), {})

    def without_cards_in(self, area: str) -> tuple[str, ...]:
        """Return the parts of a position of *area* whose seats hold no cards to play: who is out, who has revolted."""
        return self.without_cards.get(self._at_the_table_of(area), ())

    def _nearest(self, text: str, keyword: str, area: str, language: Language) -> str:
        """Return the known sentence nearest to *text*; the nearest name too where only a name is wrong."""
        for sentence in self.spoken_in(area, keyword):
            found = sentence.fitting(text, language)
            if found is None:
                continue
            for name, kind in sentence.slots:
                names = names_expected(kind, language)
                word = found.group(group(name))
                if names and word not in names:
                    near = difflib.get_close_matches(word, names, n=1, cutoff=0.0)
                    return text.replace(word, near[0]) if near else text
        known = [entry.words.said_in(language) for entry in self.spoken_in(area, keyword)]
        near = difflib.get_close_matches(text, known, n=1, cutoff=0.0)
        return SLOT.sub(lambda slot: "{" + slot.group(1) + "}", near[0]) if near else ""


def _read(kind: str, words: str, language: Language) -> Any:
    return words if is_placeholder(words) else SLOTS[kind].read(words, language)


def _unknown_slot(kind: str) -> Text:
    listed = ", ".join(SLOTS)
    return Text(
        zh=f"没有空位类型 {kind!r}；应为 {listed} 之一", en=f"unknown kind of slot {kind!r}; expected one of {listed}"
    )


def _slots(words: str, reader: Reader, key: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for slot in SLOT.finditer(words):
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
        "method": reader.matching("method", _METHOD, Text(zh="方法，如 sets/beats", en="a method such as sets/beats")),
        "params": reader.mapping("params"),
        "expect": _expectations(reader, "expect"),
    }
    reader.finish()
    return made


def _act(reader: Reader, common: Template) -> Template:
    """Return the operation of an ``act``: what is *common* to all acts of the file, and its own parameters."""
    if not common:
        raise reader.fault("act", _NO_ACT)
    return {**common, "params": {**common["params"], **reader.mapping("act")}}


def _meaning(reader: Reader, act: Template) -> Meaning:
    when = []
    for name, values in reader.mapping("when").items():
        listed = values if isinstance(values, list) else [values]
        option = options().options.get(name)
        for value in listed:
            if option is None or not isinstance(value, str) or not option.allows(value):
                raise reader.fault(f"when.{name}", expected(_OPTION_AND_VALUES, value))
        when.append((name, tuple(listed)))
    operation = _operation(reader.table("operation")) if reader.has("operation") else None
    if reader.has("act"):
        if operation is not None:
            raise reader.fault("act", _ACT_OR_OPERATION)
        operation = _act(reader, act)
    return Meaning(
        when=tuple(when),
        give=reader.mapping("give"),
        operation=operation,
        expect=_expectations(reader, "expect"),
        each=reader.string("each", ""),
    )


def _words(reader: Reader) -> tuple[Text, dict[str, str]]:
    """Return a sentence in both languages, and its slots."""
    words = Text(zh=reader.string("zh"), en=reader.string("en"))
    slots = _slots(words.en, reader, "en")
    if slots != _slots(words.zh, reader, "zh"):
        raise reader.fault("zh", Text(zh="空位应与英文相同", en="expected the same slots as the English"))
    return words, slots


def _sentences(reader: Reader, area: str, act: Template) -> Iterator[Sentence]:
    """Yield the sentence of an entry and, where it has words for that, the one by which the same is only tried."""
    words, slots = _words(reader)
    table = {name: str(kind) for name, kind in reader.mapping("table").items()}
    for name, kind in table.items():
        if kind not in SLOTS:
            raise reader.fault(f"table.{name}", _unknown_slot(kind))
    variants = reader.tables("variant")
    meanings = [_meaning(entry, act) for entry in variants]
    for entry in variants:
        entry.finish()
    if not meanings:
        meanings = [_meaning(reader, act)]
    done = Sentence(
        id=reader.matching("id", r"[a-z]+(-[a-z0-9]+)*", Text(zh="编号，如 lay-over", en="an id such as lay-over")),
        area=area,
        keyword=reader.one_of("keyword", KEYWORDS),
        words=words,
        slots=tuple(slots.items()),
        table=tuple(table.items()),
        meanings=tuple(meanings),
    )
    yield done
    if reader.has("tries"):
        yield _tried(reader.table("tries"), done)
    reader.finish()


def _tried(reader: Reader, done: Sentence) -> Sentence:
    """Return the sentence by which the same as in *done* is tried: it asks the same, and expects no answer yet."""
    words, slots = _words(reader)
    if tuple(slots.items()) != done.slots:
        raise reader.fault("en", Text(zh="空位应与做成的那一句相同", en="expected the slots of what is done"))
    if any(meaning.operation is None for meaning in done.meanings):
        raise reader.fault("en", _NOTHING_TO_TRY)
    reader.finish()
    return replace(
        done,
        id=f"{done.id}-tried",
        words=words,
        meanings=tuple(meaning.expecting_nothing() for meaning in done.meanings),
    )


@dataclass(frozen=True, slots=True)
class _File:
    """One file of the phrasebook: an area and those that speak as it does, columns, how plans begin, sentences."""

    area: str
    spoken_in: tuple[str, ...]
    speaks_too: str
    columns: Mapping[str, str]
    begin: Template
    given: Template
    without_cards: tuple[str, ...]
    sentences: list[Sentence]


def _file(reader: Reader) -> _File:
    area = reader.matching("area", r"[a-z]+(-[a-z]+)*", Text(zh="范围，如 sets", en="an area such as sets"))
    act = _operation(reader.table("act")) if reader.has("act") else {}
    given, without_cards = _given(reader.table("given")) if reader.has("given") else ({}, ())
    return _File(
        area=area,
        spoken_in=reader.strings("spoken_in"),
        speaks_too=reader.string("speaks_too", ""),
        columns={name: str(zh) for name, zh in reader.mapping("columns").items()},
        begin=_operation(reader.table("begin")) if reader.has("begin") else {},
        given=given,
        without_cards=without_cards,
        sentences=[found for entry in reader.tables("sentence") for found in _sentences(entry, area, act)],
    )


def _given(reader: Reader) -> tuple[Template, tuple[str, ...]]:
    """Return what a position holds before anything is given, and which parts name seats without cards.

    TOML has no null: the names of parts that hold nothing are listed.
    """
    made = {**reader.mapping("defaults"), **dict.fromkeys(reader.strings("nothing"))}
    without_cards = reader.strings("without_cards")
    for number, part in enumerate(without_cards):
        if part not in made:
            raise reader.fault(f"without_cards[{number}]", expected_one_of(made, part))
    reader.finish()
    return made, without_cards


def read_phrasebook(folder: Path) -> Phrasebook:
    """Read every sentence of the phrasebook in *folder*.

    Raises:
        SpecError: a file that does not say what it must, or an id or a sentence given twice.
    """
    sentences: list[Sentence] = []
    columns: dict[str, str] = {}
    begin: dict[str, Template] = {}
    given: dict[str, Template] = {}
    without_cards: dict[str, tuple[str, ...]] = {}
    speaks_as: dict[str, str] = {}
    speaks_too: dict[str, str] = {}
    for file in read_folder(folder / "phrasebook", _file):
        sentences.extend(file.sentences)
        columns.update(file.columns)
        given[file.area] = file.given
        without_cards[file.area] = file.without_cards
        speaks_as.update(dict.fromkeys(file.spoken_in, file.area))
        if file.begin:
            begin[file.area] = file.begin
        if file.speaks_too:
            speaks_too[file.area] = file.speaks_too
    _refuse_doubles(sentences)
    return Phrasebook(tuple(sentences), columns, speaks_as, speaks_too, begin, given, without_cards)


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
            key = (sentence.area, sentence.keyword, SLOT.sub("{}", sentence.words.said_in(language)))
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
