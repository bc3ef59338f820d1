"""Checks that the two languages say one thing: the same cards, numbers, seats, links and terms.

Held to it is what rules a game: clauses and their examples, the readings of interpretations, the meanings
of options and their values, the messages of reasons, what tables ask and are answered.  Commentary (the questions
of interpretations, grounds, notes, gists) is free.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from gouji_spec.glossary import Glossary
from gouji_spec.law import Article, Law
from gouji_spec.links import links, plain
from gouji_spec.mentions import differences
from gouji_spec.options import OptionBook
from gouji_spec.problem import Problem
from gouji_spec.questions import Theme
from gouji_spec.reading import Reader, SpecError, read_toml
from gouji_spec.reasons import Reason
from gouji_spec.text import Text

FILE = "spec/words/agreement.toml"
_KINDS = {"cards": "牌", "numbers": "数", "seats": "座位"}


@dataclass(frozen=True, slots=True)
class Placed:
    """One text that rules a game, with its file and place."""

    file: str
    place: str
    text: Text


@dataclass(frozen=True, slots=True)
class Watched:
    """A term that must stand in both languages of a clause or in neither, as a link or as a word.

    Attributes:
        term: its id in the glossary.
        zh, en: what counts as the term in each language.
    """

    term: str
    zh: re.Pattern[str]
    en: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Agreement:
    """The watched terms, and the clauses that are excused: (clause, term) → why."""

    watched: tuple[Watched, ...]
    excused: Mapping[tuple[str, str], Text]


def _watched(reader: Reader) -> Watched:
    patterns = []
    for key in ("zh", "en"):
        try:
            patterns.append(re.compile(reader.string(key)))
        except re.error as error:
            raise reader.fault(
                key, Text(zh=f"应为正则表达式：{error}", en=f"expected a regular expression: {error}")
            ) from error
    found = Watched(reader.string("term"), patterns[0], patterns[1])
    reader.finish()
    return found


def read_agreement(folder: Path) -> Agreement:
    """Read which terms are watched in the law in *folder*.

    Raises:
        SpecError: the file does not say what it must, or a clause is excused twice from one term.
    """
    reader = read_toml(folder / "words" / "agreement.toml")
    watched = tuple(_watched(entry) for entry in reader.tables("watched"))
    excused: dict[tuple[str, str], Text] = {}
    for entry in reader.tables("excused"):
        key = (entry.string("clause"), entry.string("term"))
        if key in excused:
            raise SpecError(
                reader.file, " ".join(key), Text(zh="这一条款豁免了两次", en="this clause is excused twice")
            )
        excused[key] = entry.text("why")
        entry.finish()
    reader.finish()
    return Agreement(watched, excused)


def ruling_texts(law: Law, book: OptionBook, reasons: Iterable[Reason]) -> Iterator[Placed]:
    """Yield every text that rules a game."""
    for article in law.articles:
        yield from _of_article(article)
    for option in book.options.values():
        yield Placed("spec/options", option.id, option.meaning)
        for value in option.values:
            yield Placed("spec/options", f"{option.id}={value.id}", value.meaning)
    for constraint in book.constraints:
        yield Placed("spec/options", f"constraint {constraint.clause}", constraint.why)
    for reason in reasons:
        yield Placed("spec/words/reasons.toml", reason.code, reason.message)


def question_texts(themes: Iterable[Theme]) -> Iterator[Placed]:
    """Yield every question with each of its answers: they rule a game at whoever's table asks."""
    for theme in themes:
        for question in theme.questions:
            yield Placed(theme.file, question.id, question.question)
            for answer in question.answers():
                yield Placed(theme.file, f"{question.id} answer", answer.text)


def _of_article(article: Article) -> Iterator[Placed]:
    for clause in article.clauses:
        yield Placed(article.file, clause.id, clause.text)
        for number, example in enumerate(clause.examples, start=1):
            yield Placed(article.file, f"{clause.id} example {number}", example)
    for entry in article.interpretations:
        for number, reading in enumerate(entry.readings, start=1):
            yield Placed(article.file, f"{entry.id} reading {number}", reading.text)


def different_mentions(texts: Iterable[Placed]) -> Iterator[Problem]:
    """Yield every text whose languages speak of different cards, numbers or seats."""
    for entry in texts:
        for found in differences(entry.text):
            what = Text(zh=_KINDS[found.kind], en=found.kind)
            yield _differ(entry, f"languages-{found.kind}", what, (found.zh, found.en))


def different_links(texts: Iterable[Placed], terms: Glossary) -> Iterator[Problem]:
    """Yield every text whose languages link to different terms or clauses."""
    for entry in texts:
        zh, en = _targets(entry.text.zh, terms), _targets(entry.text.en, terms)
        if zh != en:
            yield _differ(entry, "languages-links", Text(zh="链接", en="links"), (sorted(zh - en), sorted(en - zh)))


def _differ(entry: Placed, check: str, what: Text, only: tuple[Iterable[str], Iterable[str]]) -> Problem:
    zh, en = (", ".join(names) or "–" for names in only)
    words = Text(
        zh=f"两种语言的{what.zh}不同：只有中文有 {zh}；只有英文有 {en}",
        en=f"the languages differ in {what.en}: only the Chinese has {zh}, only the English {en}",
    )
    return Problem(check, entry.file, entry.place, words)


def _targets(text: str, terms: Glossary) -> set[str]:
    found = set()
    for link in links(text):
        term = None if link.is_clause else terms.find(link.target)
        found.add(link.target if term is None else term.id)
    return found


def different_terms(law: Law, agreement: Agreement, terms: Glossary) -> Iterator[Problem]:
    """Yield every clause in which a watched term stands in one language alone, and every idle excuse."""
    ids = {term.id for term in terms.terms}
    for watched in agreement.watched:
        if watched.term not in ids:
            yield Problem("watched-unknown", FILE, watched.term, Text(zh="词汇表里没有这个术语", en="no such term"))
    needed = set()
    for article in law.articles:
        for clause in article.clauses:
            chinese, english = plain(clause.text.zh), plain(clause.text.en)
            for watched in agreement.watched:
                zh = watched.zh.search(chinese) is not None
                en = watched.en.search(english) is not None
                if zh == en:
                    continue
                needed.add((clause.id, watched.term))
                if (clause.id, watched.term) not in agreement.excused:
                    yield Problem("languages-terms", article.file, clause.id, _one_sided(watched.term, chinese=zh))
    for clause_id, term in agreement.excused:
        if (clause_id, term) not in needed:
            words = Text(
                zh=f"{term} 两边已经一致，不必再免", en=f"{term}: the languages agree; nothing is excused here"
            )
            yield Problem("excuse-idle", FILE, clause_id, words)


def _one_sided(term: str, *, chinese: bool) -> Text:
    return Text(
        zh=f"术语 {term} 只见于{'中文' if chinese else '英文'}",
        en=f"the term {term} stands in the {'Chinese' if chinese else 'English'} alone",
    )
