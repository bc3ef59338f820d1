"""Checks that what is cited stands where it is cited: the words of the glossary, the sentences of the clauses."""

from collections.abc import Iterable, Iterator, Mapping

from gouji_spec.glossary import Glossary, Term
from gouji_spec.law import Law, Sentence
from gouji_spec.problem import Problem
from gouji_spec.source_words import FOLDER, SourceWords
from gouji_spec.text import Text

GLOSSARY = "spec/words/glossary.toml"


def twin(place: str) -> str:
    """Return the same sentence of the outline in its other print, S0 or S2; S0's tail and essay have none.

    >>> twin("S0 8(3).2"), twin("S2 8(3).2"), twin("S1 烧牌.1")
    ('S2 8(3).2', 'S0 8(3).2', '')
    """
    source, _, rest = place.partition(" ")
    other = {"S0": "S2", "S2": "S0"}.get(source, "")
    return f"{other} {rest}" if other and rest[:1].isdigit() else ""


def misplaced(terms: Glossary, words: SourceWords) -> Iterator[Problem]:
    """Yield every word of the glossary that does not stand in a sentence cited for it.

    A word that is ours must stand in none.  The heading of an entry counts with its first sentence.
    """
    everywhere = {word for listed in words.values() for word in listed}
    for term in terms.terms:
        for word, places in _cited(term):
            for place in places:
                if place in words and word not in words[place]:
                    problem = Text(zh=f"{place} 里没有“{word}”", en=f"{word!r} does not stand in {place}")
                    yield Problem("word-misplaced", GLOSSARY, term.id, problem)
        for word in term.ours:
            if word in everywhere:
                problem = Text(zh=f"“{word}”见于来源，不是自拟的", en=f"{word!r} stands in a source and is not ours")
                yield Problem("word-not-ours", GLOSSARY, term.id, problem)


def _cited(term: Term) -> Iterator[tuple[str, tuple[str, ...]]]:
    if term.name.zh not in term.ours:
        yield term.name.zh, term.sources
    for synonym in term.synonyms:
        yield synonym.zh, synonym.sources


def strangers(terms: Glossary, words: SourceWords) -> Iterator[Problem]:
    """Yield every word listed for a sentence that is no word of the glossary."""
    known = {word for term in terms.terms for word in term.chinese()}
    for place, listed in words.items():
        for word in listed:
            if word not in known:
                problem = Text(zh=f"词汇表里没有“{word}”", en=f"{word!r} is no word of the glossary")
                yield Problem("word-unknown", FOLDER, place, problem)


def unlisted(sentences: Iterable[str], words: SourceWords) -> Iterator[Problem]:
    """Yield every sentence accounted for without a list of its words, and every list without such a sentence."""
    places = set(sentences)
    for place in places - set(words):
        yield Problem("words-missing", FOLDER, place, Text(zh="没有列出这一句的词", en="no words are listed for it"))
    for place in words:
        if place not in places and twin(place) not in places:
            problem = Text(zh="没有交代过这一句", en="nobody accounts for this sentence")
            yield Problem("words-idle", FOLDER, place, problem)


def idle_citations(law: Law, sentences: Mapping[str, Sentence]) -> Iterator[Problem]:
    """Yield every clause that cites a sentence which carries no rule: a heading, or a word about what follows."""
    for article in law.articles:
        for clause in article.clauses:
            for place in clause.sources:
                sentence = sentences.get(place) or sentences.get(twin(place))
                if sentence is not None and not sentence.clauses:
                    problem = Text(zh=f"{place} 不定规矩", en=f"{place} lays down no rule")
                    yield Problem("source-idle", article.file, clause.id, problem)


def without_twin(law: Law, words: SourceWords) -> Iterator[Problem]:
    """Yield every clause that cites a sentence of the outline in one print and not in the other, which has it."""
    for article in law.articles:
        for clause in article.clauses:
            for place in clause.sources:
                other = twin(place)
                if other in words and other not in clause.sources:
                    problem = Text(zh=f"引了 {place}，也应引 {other}", en=f"cites {place}; expected {other} as well")
                    yield Problem("source-twin", article.file, clause.id, problem)
