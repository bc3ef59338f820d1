"""How people speak of the game: what their words mean, which words mean nothing, how signs sound.

No rule rests on it; the search and ``gouji rule`` understand by it what a player types.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gouji_spec.folder import law_folder
from gouji_spec.reading import Reader, SpecError, read_toml
from gouji_spec.text import Language, Text

_ID: Final = r"[a-z]+(-[a-z0-9]+)*"
_AN_ID: Final = Text(zh="名称，如 burn-order", en="a name such as burn-order")


@dataclass(frozen=True, slots=True)
class Meant:
    """Words for one thing: 烧, 炸 and ``bomb`` for burning.

    Attributes:
        id: the term's id, or a name of its own for what the glossary has no term for.
        term: the id of the term that is meant, empty where none is.
        zh: Chinese words for it, beside the names of the term.
        en: English words for it.
        places: articles by number and clauses by id that answer whoever asks with these words.
    """

    id: str
    term: str
    zh: tuple[str, ...]
    en: tuple[str, ...]
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Together:
    """Things that mean something else where they are asked of together.

    Attributes:
        things: all of them must be asked of.
        means: the thing that is then meant, empty where none is.
        places: what answers.
    """

    things: tuple[str, ...]
    means: str
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardSpeech:
    """How cards are spoken of in numbers.

    Attributes:
        ranks: the sign of a card → the id of the term whose words name it.
        signs: the sign of every other card → its words.
        numbers: how many → its words.
        measures: what may stand between a number and a card.
        joins: what may stand between the cards of a set.
        about: the things that may be said of a set.
    """

    ranks: dict[str, str]
    signs: dict[str, tuple[str, ...]]
    numbers: dict[int, tuple[str, ...]]
    measures: tuple[str, ...]
    joins: tuple[str, ...]
    about: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Speech:
    """All that is known of how people speak.

    Attributes:
        meant: words for one thing each.
        kinds: a term → those that are kinds of it.
        together: what things mean that are asked of together.
        idle: words that ask and mean nothing by themselves, by language.
        cards: how cards are spoken of in numbers.
    """

    meant: tuple[Meant, ...]
    kinds: dict[str, tuple[str, ...]]
    together: tuple[Together, ...]
    idle: dict[Language, tuple[str, ...]]
    cards: CardSpeech

    def wider(self, term: str) -> Iterator[str]:
        """Yield what *term* is a kind of, from near to far."""
        for of, terms in self.kinds.items():
            if term in terms:
                yield of
                yield from self.wider(of)


@dataclass(frozen=True, slots=True)
class Sounds:
    """How common Chinese signs sound, and how they are written in simplified script.

    Attributes:
        syllable: sign → its syllable without tone, ``v`` for ü.
        simplified: traditional sign → simplified sign.
    """

    syllable: dict[str, str]
    simplified: dict[str, str]


def _meant(reader: Reader) -> Meant:
    term = reader.string("term", "")
    own = reader.matching("id", _ID, _AN_ID) if reader.has("id") or not term else term
    if term and own != term:
        raise reader.fault("id", Text(zh="已有 term，不另取名", en="not beside a term, whose id is the name"))
    found = Meant(own, term, reader.strings("zh"), reader.strings("en"), reader.strings("places"))
    if not (found.zh or found.en):
        raise reader.fault("zh", Text(zh="一个词也没有", en="without a single word"))
    if not (term or found.places):
        raise reader.fault("places", Text(zh="应指向术语或条款", en="expected a term or places that answer"))
    reader.finish()
    return found


def _together(reader: Reader) -> Together:
    found = Together(reader.strings("things", required=True), reader.string("means", ""), reader.strings("places"))
    if bool(found.means) == bool(found.places):
        raise reader.fault(
            "means", Text(zh="应写 means 或 places，只写一样", en="expected means or places, one of them")
        )
    reader.finish()
    return found


def _cards(reader: Reader) -> CardSpeech:
    listed = reader.mapping("ranks")
    signs = {words.split()[-1]: tuple(words.split()) for words in reader.strings("signs", required=True)}
    numbers = {1: reader.strings("ones", required=True)}
    for number, words in enumerate(reader.strings("numbers", required=True), start=2):
        numbers[number] = tuple(word.replace("_", " ") for word in words.split())
    found = CardSpeech(
        {card: str(term) for card, term in listed.items()},
        signs,
        numbers,
        reader.strings("measures"),
        reader.strings("joins"),
        reader.strings("about"),
    )
    reader.finish()
    return found


def read_speech(folder: Path) -> Speech:
    """Read how people speak from the law in *folder*.

    Raises:
        SpecError: the file does not say what it must, or a thing or a word is given twice.
    """
    reader = read_toml(folder / "words" / "speech.toml")
    meant = tuple(_meant(entry) for entry in reader.tables("meant"))
    kinds: dict[str, tuple[str, ...]] = {}
    for entry in reader.tables("kinds"):
        kinds[entry.string("of")] = entry.strings("terms", required=True)
        entry.finish()
    together = tuple(_together(entry) for entry in reader.tables("together"))
    words = reader.table("idle")
    idle: dict[Language, tuple[str, ...]] = {"zh": words.strings("zh"), "en": words.strings("en")}
    words.finish()
    found = Speech(meant, kinds, together, idle, _cards(reader.table("cards")))
    reader.finish()
    _once(reader, meant)
    _no_circles(reader, found)
    return found


def _once(reader: Reader, meant: tuple[Meant, ...]) -> None:
    seen: set[str] = set()
    for entry in meant:
        for name in (f"[{entry.id}]", *dict.fromkeys((*entry.zh, *entry.en))):
            if name in seen and name.startswith("["):
                raise SpecError(reader.file, entry.id, Text(zh="出现两次", en="is given twice"))
            seen.add(name)


def _no_circles(reader: Reader, speech: Speech) -> None:
    for of in speech.kinds:
        try:
            wider = set(speech.wider(of))
        except RecursionError:
            wider = {of}
        if of in wider:
            raise SpecError(reader.file, of, Text(zh="成了自己的一种", en="is a kind of itself"))


def read_sounds(folder: Path) -> Sounds:
    """Read how signs sound and are written from the law in *folder*.

    Raises:
        SpecError: the file does not say what it must, a sign is given twice, or the two scripts do not match.
    """
    reader = read_toml(folder / "words" / "sounds.toml")
    syllables = reader.table("syllables")
    syllable: dict[str, str] = {}
    for name in syllables.names():
        for sign in syllables.string(name):
            if sign in syllable:
                raise SpecError(
                    reader.file, f"syllables.{name}", Text(zh=f"{sign} 出现两次", en=f"{sign} stands twice")
                )
            syllable[sign] = name
    scripts = reader.table("simplified")
    traditional, simplified = ("".join(scripts.strings(key, required=True)) for key in ("traditional", "simplified"))
    if len(traditional) != len(simplified):
        raise scripts.fault("simplified", Text(zh="与繁体字数不同", en="not as many signs as in the traditional list"))
    scripts.finish()
    reader.finish()
    return Sounds(syllable, dict(zip(traditional, simplified, strict=True)))


@cache
def speech() -> Speech:
    """Return how people speak, as this installation has it, read once."""
    return read_speech(law_folder())


@cache
def sounds() -> Sounds:
    """Return how signs sound and are written, as this installation has it, read once."""
    return read_sounds(law_folder())
