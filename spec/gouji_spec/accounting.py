"""Checks that the sources are accounted for, sentence by sentence, and that the law cites nothing else."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from gouji_spec.errata import Erratum
from gouji_spec.glossary import Glossary
from gouji_spec.law import AMENDMENT, Article, Law, Sentence
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Profile
from gouji_spec.source_words import SourceWords
from gouji_spec.standing import twin
from gouji_spec.text import Text

SENTENCES: Final = (
    1,
    4,
    2,
    1,
    5,
    7,
    2,
    13,
    3,
    3,
    2,
    2,
    2,
    2,
    1,
    5,
    2,
    2,
    2,
    4,
    10,
    2,
    6,
    13,
    2,
    9,
    1,
    2,
    6,
    7,
    24,
    1,
    1,
)
"""How many sentences each article of the outline has in S0, without its title; those of its items counted in."""

ARTICLES: Final = len(SENTENCES)
"""The outline has 33 articles in S0; S2 prints it again, sentence for sentence, as far as Article 31."""

_NUMBERED = re.compile(r"(S[0-4] .*[. ])([1-9][0-9]*)")
_PLACE = re.compile(r"S0 ([1-9][0-9]?)(?:\(([1-9][0-9]?)\))?\.([1-9][0-9]?)")


def missing_articles(law: Law) -> Iterator[Problem]:
    """Yield every number from 1 to 33 of which the law has no article."""
    for number in range(1, ARTICLES + 1):
        if law.article(str(number)) is None:
            words = Text(zh=f"缺第 {number} 条", en=f"Article {number} is missing")
            yield Problem("article-missing", "spec/outline", str(number), words)


def gaps(law: Law) -> Iterator[Problem]:
    """Yield every sentence of the outline that stands out of order or after a gap, and articles with too few.

    An article's sentences are ``S0 8.1``, ``S0 8.2`` …; those of its items ``S0 8(1).1`` …: items follow
    each other without a gap, and so do the sentences of each.
    """
    for article in law.articles:
        if article.key.isdigit() and 1 <= int(article.key) <= ARTICLES:
            yield from _gaps(article)
            expected, found = SENTENCES[int(article.key) - 1], len(article.sentences)
            if found != expected:
                words = Text(
                    zh=f"来源有 {expected} 句，交代了 {found} 句", en=f"expected {expected} sentences, found {found}"
                )
                yield Problem("sentence-count", article.file, "sentence", words)


def _gaps(article: Article) -> Iterator[Problem]:
    reached: dict[str, int] = {}
    for sentence in article.sentences:
        found = _PLACE.fullmatch(sentence.place)
        if found is None or found.group(1) != article.key:
            example = f"S0 {article.key}.1"
            words = Text(zh=f"位置应写作 {example} 之类", en=f"expected a place such as {example}")
            yield Problem("sentence-place", article.file, sentence.place, words)
            continue
        item, number = found.group(2) or "", int(found.group(3))
        if item and item not in reached and int(item) != 1 + sum(1 for known in reached if known):
            yield _gap(article, sentence, f"S0 {article.key}({1 + sum(1 for known in reached if known)}).1")
        elif number != reached.get(item, 0) + 1:
            inside = f"({item})" if item else ""
            yield _gap(article, sentence, f"S0 {article.key}{inside}.{reached.get(item, 0) + 1}")
        reached[item] = number


def _gap(article: Article, sentence: Sentence, expected: str) -> Problem:
    return Problem(
        "sentence-gap",
        article.file,
        sentence.place,
        Text(zh=f"此处应为 {expected}", en=f"expected {expected} here"),
    )


def gaps_elsewhere(accounts: Iterable[Sentence]) -> Iterator[Problem]:
    """Yield every sentence of the other sources that stands out of order or after a gap below its heading.

    The sentences below a heading are ``S4 挂花.1``, ``S4 挂花.2`` …; those of the essay ``S0 essay 1`` ….
    """
    reached: dict[str, int] = {}
    for sentence in accounts:
        found = _NUMBERED.fullmatch(sentence.place)
        if found is None:
            words = Text(zh="位置应写作 S4 挂花.1 之类", en="expected a place such as S4 挂花.1")
            yield Problem("sentence-place", "spec/accounts", sentence.place, words)
            continue
        heading, number = found.group(1), int(found.group(2))
        if number != reached.get(heading, 0) + 1:
            expected = f"{heading}{reached.get(heading, 0) + 1}"
            words = Text(zh=f"此处应为 {expected}", en=f"expected {expected} here")
            yield Problem("sentence-gap", "spec/accounts", sentence.place, words)
        reached[heading] = number


def without_source(law: Law) -> Iterator[Problem]:
    """Yield every clause that cites no source, and every interpretation that names no clause."""
    for article in law.articles:
        for clause in article.clauses:
            if not clause.sources:
                yield Problem("source-missing", article.file, clause.id, Text(zh="没有出处", en="cites no source"))
        for entry in article.interpretations:
            if not entry.clauses:
                words = Text(zh="没有说明解释哪一条款", en="names no clause that it settles")
                yield Problem("interpretation-idle", article.file, entry.id, words)


class Citations:
    """What the law cites, held against the sentences accounted for.

    Args:
        sentences: every sentence accounted for, by its place.
        words: the sentences the sources have; of S2, which is accounted for as S0, they tell what it prints.
    """

    def __init__(self, sentences: Mapping[str, Sentence], words: SourceWords) -> None:
        self._sentences = sentences
        self._words = words

    def knows(self, place: str) -> bool:
        """Tell whether *place* is a sentence accounted for, in S2 as the sentence of S0 that it prints again.

        An amendment accounts for itself.
        """
        if re.fullmatch(AMENDMENT, place):
            return True
        if place.startswith("S2 "):
            return place in self._words and twin(place) in self._sentences
        return place in self._sentences

    def unaccounted(
        self, law: Law, profiles: Iterable[Profile], terms: Glossary, errata: Iterable[Erratum]
    ) -> Iterator[Problem]:
        """Yield every citation of a sentence that nobody accounts for."""
        for article in law.articles:
            for clause in article.clauses:
                yield from self._unknown(article.file, clause.id, clause.sources)
        told: set[int] = set()  # a value taken over from the outline's profile is told once, there
        for profile in profiles:
            for name, value in profile.values.items():
                if id(value) not in told:
                    yield from self._unknown(f"spec/profiles/{profile.id}.toml", name, value.sources)
                told.add(id(value))
        for term in terms.terms:
            places = (*term.sources, *(place for synonym in term.synonyms for place in synonym.sources))
            yield from self._unknown("spec/words/glossary.toml", term.id, places)
        for erratum in errata:
            yield from self._unknown("spec/words/errata.toml", erratum.id, erratum.places)

    def _unknown(self, file: str, where: str, places: Iterable[str]) -> Iterator[Problem]:
        for place in places:
            if not self.knows(place):
                words = Text(zh=f"出处 {place} 没有交代过", en=f"{place} is a sentence nobody accounts for")
                yield Problem("source-unknown", file, where, words)
