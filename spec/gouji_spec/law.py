"""Articles, clauses and interpretations: the text of the law with where each sentence comes from."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gouji_spec.fault import expected, expected_one_of
from gouji_spec.folder import law_folder
from gouji_spec.reading import Reader, SpecError, readers
from gouji_spec.text import Text

DECLARES = "declares"
MODALITIES = ("must", "may", "is", DECLARES)
SOURCES = ("S0", "S1", "S2", "S3", "S4")
CLAUSE_ID = r"GJ-[1-9][0-9]?(\.[1-9][0-9]?){1,2}|GH-[a-z]+(-[a-z]+)*\.[1-9][0-9]?(\.[1-9][0-9]?)?"
INTERPRETATION_ID = r"GI-([1-9][0-9]?|[a-z]+(-[a-z]+)*)\.[1-9][0-9]?"
PLACE = r"S[0-4] \S.*"
AMENDMENT = r"GA-[0-9]{4}"
"""What a clause cites that no source has: the amendment that brought it in."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a source and what became of it.

    Attributes:
        place: where it stands: ``S0 8(3).2`` is article 8, item 3, second sentence; ``S4 掛花.1`` the
            first sentence under that heading.
        gist: what it says, in our own words.
        clauses: the clauses that restate it.
        note: why it carries no rule, where it has no clause.
    """

    place: str
    gist: Text
    clauses: tuple[str, ...]
    note: Text | None


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read an open point, and the sources that hold it (none: it is only possible)."""

    text: Text
    held_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Interpretation:
    """What a clause leaves open, the readings, the one taken and why."""

    id: str
    clauses: tuple[str, ...]
    question: Text
    readings: tuple[Reading, ...]
    taken: int
    reason: Text
    options: tuple[str, ...]

    @property
    def reading(self) -> Reading:
        """The reading taken (where options are named: the one the outline profile takes)."""
        return self.readings[self.taken - 1]


@dataclass(frozen=True, slots=True)
class Clause:
    """One duty of the law.

    Attributes:
        id: ``GJ-<article>.<n>[.<m>]`` or ``GH-<topic>.<n>``.
        modality: ``must``, ``may``, ``is``, or ``declares`` (no move can test it; *why* says why).
        text: the clause in both languages; links are written ``[[烧牌]]``, ``[[burn|烧牌]]``, ``[[GJ-8.3]]``.
        en_from: digest of the Chinese text the English was made beside.
        sources: places in the sources.
        options: the options that decide what the clause leaves to the table.
        examples: positions in words, in both languages.
    """

    id: str
    modality: str
    text: Text
    en_from: str
    sources: tuple[str, ...]
    options: tuple[str, ...]
    examples: tuple[Text, ...]
    why: Text | None


@dataclass(frozen=True, slots=True)
class Article:
    """One article of the outline (``key`` is its number) or one topic of the house rules."""

    key: str
    title: Text
    clauses: tuple[Clause, ...]
    sentences: tuple[Sentence, ...]
    interpretations: tuple[Interpretation, ...]
    file: str

    @property
    def prefix(self) -> str:
        """What the ids of its clauses begin with: ``GJ-9`` or ``GH-sets``."""
        return f"GJ-{self.key}" if self.key.isdigit() else f"GH-{self.key}"


class Law:
    """All articles, in order, with look-up by id; an article still to be read is read when it is first asked for."""

    def __init__(self, articles: Iterable[Article] = (), unread: Iterable[Reader] = ()) -> None:
        self._articles: dict[str, Article | Reader] = {entry.key: entry for entry in articles}
        for reader in unread:
            key = _key(reader)
            if key in self._articles:
                raise reader.fault("", Text(zh=f"{key} 已在另一文件中", en=f"{key} stands in another file already"))
            self._articles[key] = reader

    @property
    def articles(self) -> tuple[Article, ...]:
        """Every article."""
        return tuple(self._read(key) for key in self._articles)

    def _read(self, key: str) -> Article:
        found = self._articles[key]
        if isinstance(found, Reader):
            reader = found
            found = self._articles[key] = read_article(reader)
            reader.finish()
        return found

    def article(self, key: str) -> Article | None:
        """Return the article numbered or named *key*, or None."""
        return self._read(key) if key in self._articles else None

    def clause(self, clause_id: str) -> Clause | None:
        """Return the clause with *clause_id*, or None."""
        article = self.article(clause_id.partition("-")[2].partition(".")[0])
        return next((clause for clause in article.clauses if clause.id == clause_id), None) if article else None

    def clauses(self) -> dict[str, Clause]:
        """Return every clause by its id, in the order of the law."""
        return {clause.id: clause for article in self.articles for clause in article.clauses}

    def interpretations(self) -> dict[str, Interpretation]:
        """Return every interpretation by its id."""
        return {entry.id: entry for article in self.articles for entry in article.interpretations}

    def settling(self, clause_id: str) -> list[Interpretation]:
        """Return the interpretations that settle what *clause_id* leaves open."""
        return [entry for entry in self.interpretations().values() if clause_id in entry.clauses]


A_PLACE = Text(zh="来源中的一处，如 'S0 8(3).2'", en="a place such as 'S0 8(3).2'")
A_CLAUSE = Text(zh="条款编号，如 GJ-8.3、GH-sets.1", en="a clause id such as GJ-8.3 or GH-sets.1")
_CLAUSES_OR_NOTE = Text(
    zh="应写条款，或写明为何没有，不可兼有", en="expected clauses, or a note why there are none; not both"
)
_WHY_DECLARED = Text(
    zh="声明条款（declares）须说明为何无从检验，其他条款不写",
    en="a declares clause says why no move can test it, and no other clause does",
)
_TOPIC = Text(zh="主题，如 'sets'，或 article = 数字", en="a topic such as 'sets', or article = a number")


def clause_order(clause_id: str) -> tuple[object, ...]:
    """Return a key that sorts clause ids as the law prints them: outline first, numbers as numbers."""
    house, _, rest = clause_id.partition("-")
    parts = re.split(r"\.", rest)
    return (house != "GJ", *((0, int(part), "") if part.isdigit() else (1, 0, part) for part in parts))


def read_sentence(reader: Reader) -> Sentence:
    """Build one sentence of a source from its table."""
    place = reader.matching("at", PLACE, A_PLACE)
    clauses = reader.strings("clauses")
    note = reader.text_or_none("note")
    if bool(clauses) == (note is not None):
        raise reader.fault("clauses", _CLAUSES_OR_NOTE)
    found = Sentence(place, reader.text("gist"), clauses, note)
    reader.finish()
    return found


def _clause(reader: Reader, prefix: str) -> Clause:
    clause_id = reader.matching("id", CLAUSE_ID, A_CLAUSE)
    if not clause_id.startswith(prefix + "."):
        raise reader.fault(
            "id", expected(Text(zh=f"以 {prefix}. 开头的编号", en=f"an id that begins with {prefix}."), clause_id)
        )
    modality = reader.one_of("modality", MODALITIES)
    why = reader.text_or_none("why")
    if (modality == DECLARES) != (why is not None):
        raise reader.fault("why", _WHY_DECLARED)
    sources = reader.strings("sources", required=True)
    for index, place in enumerate(sources):
        if not re.fullmatch(f"{PLACE}|{AMENDMENT}", place):
            raise reader.fault(f"sources[{index}]", expected(A_PLACE, place))
    examples = []
    for entry in reader.tables("example"):
        examples.append(Text(zh=entry.string("zh"), en=entry.string("en")))
        entry.finish()
    found = Clause(
        id=clause_id,
        modality=modality,
        text=Text(zh=reader.string("zh"), en=reader.string("en")),
        en_from=reader.string("en_from", ""),
        sources=sources,
        options=reader.strings("options"),
        examples=tuple(examples),
        why=why,
    )
    reader.finish()
    return found


def _interpretation(reader: Reader) -> Interpretation:
    readings = []
    for entry in reader.tables("reading"):
        held_by = entry.strings("held_by")
        for index, source in enumerate(held_by):
            if source.split(" ")[0] not in SOURCES:
                raise entry.fault(f"held_by[{index}]", expected_one_of(SOURCES, source))
        readings.append(Reading(Text(zh=entry.string("zh"), en=entry.string("en")), held_by))
        entry.finish()
    taken = reader.integer("taken")
    if not 1 <= taken <= len(readings):
        problem = Text(
            zh=f"应为读法的序号，1 至 {len(readings)}；现为 {taken}",
            en=f"expected the number of a reading, 1 to {len(readings)}; found {taken}",
        )
        raise reader.fault("taken", problem)
    found = Interpretation(
        id=reader.matching(
            "id", INTERPRETATION_ID, Text(zh="释疑编号，如 GI-10.1", en="an interpretation id such as GI-10.1")
        ),
        clauses=reader.strings("clauses", required=True),
        question=reader.text("question"),
        readings=tuple(readings),
        taken=taken,
        reason=reader.text("reason"),
        options=reader.strings("options"),
    )
    reader.finish()
    return found


def _key(reader: Reader) -> str:
    if reader.has("article"):
        return str(reader.integer("article"))
    return reader.matching("topic", r"[a-z]+(-[a-z]+)*", _TOPIC)


def read_article(reader: Reader) -> Article:
    """Build one article from its file."""
    key = _key(reader)
    prefix = f"GJ-{key}" if reader.has("article") else f"GH-{key}"
    return Article(
        key=key,
        title=reader.text("title"),
        clauses=tuple(_clause(entry, prefix) for entry in reader.tables("clause")),
        sentences=tuple(read_sentence(entry) for entry in reader.tables("sentence")),
        interpretations=tuple(_interpretation(entry) for entry in reader.tables("interpretation")),
        file=reader.file,
    )


def read_law(folder: Path) -> Law:
    """Read every article of the law in *folder*.

    Raises:
        SpecError: a file that does not say what it must, or an id given twice.
    """
    found = _unread(folder)
    seen: dict[str, str] = {}
    for article in found.articles:
        ids = [entry.id for entry in article.clauses] + [entry.id for entry in article.interpretations]
        for name in ids:
            if name in seen:
                raise SpecError(
                    article.file,
                    name,
                    Text(zh=f"这个编号已用于 {seen[name]}", en=f"this id is already used in {seen[name]}"),
                )
            seen[name] = article.file
    return found


def _unread(folder: Path, saying: str = "") -> Law:
    return Law(unread=[reader for part in ("outline", "house") for reader in readers(folder / part, saying)])


@cache
def law() -> Law:
    """Return the law of this installation; what is wrong in an article is found when the article is asked for."""
    return _unread(law_folder())


@cache
def declared() -> tuple[str, ...]:
    """Return the ids of the clauses that no move can test (``declares``), in the order of the law.

    An engine says them as it is started: what has no such clause is not read for it.
    """
    some = _unread(law_folder(), DECLARES).clauses().values()
    return tuple(clause.id for clause in some if clause.modality == DECLARES)
