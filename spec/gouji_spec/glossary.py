"""The glossary: every term of art and saying of the sources, with one English term for each."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gouji_spec.citing import cited_clauses, cited_places
from gouji_spec.folder import law_folder
from gouji_spec.reading import Reader, SpecError, read_toml
from gouji_spec.text import Text

KINDS = ("term", "saying")
_ID = r"[a-z]+(-[a-z0-9]+)*"


@dataclass(frozen=True, slots=True)
class Synonym:
    """Another Chinese name of a term, and where it stands: ``捎牌`` in ``S1 烧牌.1``."""

    zh: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """One term of art, or one saying of the table.

    Attributes:
        id: stable anchor, ``burn``.
        name: the main Chinese word and the one English term used for it: 烧牌, ``burn``.
        pinyin: the Chinese word's sound, with tone marks.
        kind: ``term`` or ``saying``.
        sources: where the main word stands, or, where that is one of ours, where what it names is spoken of.
        synonyms: its other Chinese names.
        ours: Chinese words for it that stand in no source, the main word among them where it is one.
        aliases: English words that lead to it as well, such as those it went by before.
        meaning: what it means in play.
        clauses: the clauses that hold the rule behind it; none for a word that only describes.
    """

    id: str
    name: Text
    pinyin: str
    kind: str
    sources: tuple[str, ...]
    synonyms: tuple[Synonym, ...]
    ours: tuple[str, ...]
    aliases: tuple[str, ...]
    meaning: Text
    clauses: tuple[str, ...]

    def words(self) -> Iterator[str]:
        """Yield every word that leads to this term: its names, its synonyms, its aliases, its id."""
        yield from self.chinese()
        yield self.name.en
        yield from self.aliases
        yield self.id

    def chinese(self) -> Iterator[str]:
        """Yield its Chinese words, the main one first."""
        yield self.name.zh
        for synonym in self.synonyms:
            yield synonym.zh
        for word in self.ours:
            if word != self.name.zh:
                yield word


class Glossary:
    """All terms in the order of the file, found by any of their words in either language."""

    def __init__(self, terms: tuple[Term, ...], by_word: dict[str, Term]) -> None:
        self.terms = terms
        self._by_word = by_word

    def find(self, word: str) -> Term | None:
        """Return the term *word* leads to, or None; case and the space around it do not matter."""
        return self._by_word.get(_key(word))


def _key(word: str) -> str:
    return " ".join(word.casefold().split())


def _synonym(reader: Reader) -> Synonym:
    found = Synonym(reader.string("zh"), cited_places(reader, "sources"))
    reader.finish()
    return found


def _term(reader: Reader) -> Term:
    found = Term(
        id=reader.matching("id", _ID, Text(zh="锚点，如 burn、gouji-set", en="an anchor such as burn or gouji-set")),
        name=Text(zh=reader.string("zh"), en=reader.string("en")),
        pinyin=reader.string("pinyin"),
        kind=reader.one_of("kind", KINDS),
        sources=cited_places(reader, "sources"),
        synonyms=tuple(_synonym(entry) for entry in reader.tables("synonyms")),
        ours=reader.strings("ours"),
        aliases=reader.strings("aliases"),
        meaning=reader.text("meaning"),
        clauses=cited_clauses(reader, "clauses"),
    )
    reader.finish()
    return found


def read_glossary(folder: Path) -> Glossary:
    """Read the glossary of the law in *folder*.

    Raises:
        SpecError: the file does not say what it must, or one word leads to two terms.
    """
    reader = read_toml(folder / "words" / "glossary.toml")
    terms = tuple(_term(entry) for entry in reader.tables("term"))
    reader.finish()
    by_word: dict[str, Term] = {}
    for term in terms:
        for word in term.words():
            other = by_word.setdefault(_key(word), term)
            if other is not term:
                raise SpecError(
                    reader.file,
                    term.id,
                    Text(zh=f"{word!r} 已指向术语 {other.id}", en=f"{word!r} already leads to the term {other.id}"),
                )
    return Glossary(terms, by_word)


@cache
def glossary() -> Glossary:
    """Return the glossary of this installation, read once."""
    return read_glossary(law_folder())
