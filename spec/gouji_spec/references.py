"""Checks that everything the law names exists: clauses, options, interpretations, terms."""

import re
from collections.abc import Container, Iterable, Iterator

from gouji_spec.digest import digest
from gouji_spec.errata import Erratum
from gouji_spec.glossary import Glossary
from gouji_spec.law import AMENDMENT, Article, Law, Sentence
from gouji_spec.links import links
from gouji_spec.options import Condition, OptionBook
from gouji_spec.problem import Problem
from gouji_spec.questions import Theme
from gouji_spec.reasons import Reason
from gouji_spec.speech import Speech
from gouji_spec.text import LANGUAGES, Text


def dangling_words(
    law: Law, terms: Glossary, errata: Iterable[Erratum], accounts: Iterable[Sentence]
) -> Iterator[Problem]:
    """Yield every clause named by the glossary, the errata or the accounts that does not exist."""
    clauses = set(law.clauses())
    for term in terms.terms:
        yield from _unknown_clauses("spec/words/glossary.toml", term.id, term.clauses, clauses)
    for erratum in errata:
        yield from _unknown_clauses("spec/words/errata.toml", erratum.id, erratum.clauses, clauses)
    for sentence in accounts:
        yield from _unknown_clauses("spec/accounts", sentence.place, sentence.clauses, clauses)


def dangling(law: Law, book: OptionBook, reasons: Iterable[Reason]) -> Iterator[Problem]:
    """Yield every name of a clause, option or interpretation that stands for nothing."""
    clauses = set(law.clauses())
    for article in law.articles:
        yield from _dangling_in(article, book, clauses)
    for option in book.options.values():
        yield from _unknown_clauses("spec/options", option.id, (option.clause,), clauses)
    for constraint in book.constraints:
        yield from _unknown_clauses("spec/options", "constraint", (constraint.clause,), clauses)
    for reason in reasons:
        yield from _unknown_clauses("spec/words/reasons.toml", reason.code, reason.clauses, clauses)


def _dangling_in(article: Article, book: OptionBook, clauses: set[str]) -> Iterator[Problem]:
    for clause in article.clauses:
        yield from _unknown_options(article.file, clause.id, clause.options, book)
    for sentence in article.sentences:
        yield from _unknown_clauses(article.file, sentence.place, sentence.clauses, clauses)
    for entry in article.interpretations:
        yield from _unknown_clauses(article.file, entry.id, entry.clauses, clauses)
        yield from _unknown_options(article.file, entry.id, entry.options, book)


def broken_links(law: Law, terms: Glossary) -> Iterator[Problem]:
    """Yield every ``[[link]]`` of a text that leads to no term and no clause."""
    known = set(law.clauses()) | set(law.interpretations())
    for article in law.articles:
        texts = [(clause.id, clause.text) for clause in article.clauses]
        texts += [(entry.id, text) for entry in article.interpretations for text in (entry.question, entry.reason)]
        texts += [(entry.id, reading.text) for entry in article.interpretations for reading in entry.readings]
        for place, text in texts:
            yield from _broken_in(article.file, place, text, known, terms)


def _broken_in(file: str, place: str, text: Text, known: Container[str], terms: Glossary) -> Iterator[Problem]:
    for language in LANGUAGES:
        for link in links(text.said_in(language)):
            found = link.target in known if link.is_clause else terms.find(link.target) is not None
            if not found:
                yield _unknown(file, f"{place}.{language}", "link", link.target)


def stale_english(law: Law) -> Iterator[Problem]:
    """Yield every clause whose Chinese has changed since the English was made beside it, or was never stamped."""
    for article in law.articles:
        for clause in article.clauses:
            if clause.en_from != digest(clause.text.zh):
                stamp = f"python -m gouji_spec.stamp {article.file} {clause.id}"
                yield Problem(
                    "stale-english",
                    article.file,
                    clause.id,
                    Text(
                        zh=f"中文是新写的或已改，英文还没有对过；对读之后盖章：{stamp}",
                        en=f"the Chinese is new or has changed; read both side by side, then stamp: {stamp}",
                    ),
                )


def dangling_questions(law: Law, book: OptionBook, terms: Glossary, themes: Iterable[Theme]) -> Iterator[Problem]:
    """Yield every clause, option, value or link named by a question that does not exist."""
    clauses = set(law.clauses())
    for theme in themes:
        for question in theme.questions:
            yield from _unknown_clauses(theme.file, question.id, question.clauses, clauses)
            for condition in (question.needs, *(entry.where for entry in question.otherwise)):
                yield from _unknown_choices(theme.file, question.id, condition, book)
            for answer in question.answers():
                yield from _broken_in(theme.file, question.id, answer.text, clauses, terms)


def dangling_speech(law: Law, terms: Glossary, said: Speech) -> Iterator[Problem]:
    """Yield every term, thing or place that players are said to mean and that does not exist."""
    known = {term.id for term in terms.terms}
    things = known | {meant.id for meant in said.meant}
    places = {article.key for article in law.articles} | set(law.clauses()) | set(law.interpretations())
    named: list[tuple[str, str, Iterable[str], Container[str]]] = []
    for meant in said.meant:
        named += [(meant.id, "term", filter(None, [meant.term]), known), (meant.id, "place", meant.places, places)]
    for of, narrower in said.kinds.items():
        named.append((of, "term", (of, *narrower), known))
    for it in said.together:
        name = "+".join(it.things)
        named += [(name, "thing", filter(None, [*it.things, it.means]), things), (name, "place", it.places, places)]
    named += [("cards", "term", said.cards.ranks.values(), known), ("cards", "thing", said.cards.about, things)]
    for place, kind, names, there in named:
        for name in names:
            if name not in there and not (kind == "place" and re.fullmatch(AMENDMENT, name)):
                yield _unknown("spec/words/speech.toml", place, kind, name)


def _unknown_choices(file: str, place: str, condition: Condition, book: OptionBook) -> Iterator[Problem]:
    for name, values in condition:
        option = book.options.get(name)
        if option is None:
            yield _unknown(file, place, "option", name)
            continue
        for value in values:
            if not option.allows(value):
                yield _unknown(file, place, "value", f"{name}={value}")


def _unknown_clauses(file: str, place: str, named: Iterable[str], known: set[str]) -> Iterator[Problem]:
    for clause_id in named:
        if clause_id not in known:
            yield _unknown(file, place, "clause", clause_id)


def _unknown_options(file: str, place: str, named: Iterable[str], book: OptionBook) -> Iterator[Problem]:
    for option in named:
        if option not in book.options:
            yield _unknown(file, place, "option", option)


def _unknown(file: str, place: str, kind: str, name: str) -> Problem:
    chinese = {
        "clause": "条款",
        "link": "链接目标",
        "option": "选项",
        "place": "去处",
        "term": "术语",
        "thing": "所指",
        "value": "选项值",
    }[kind]
    english = {"link": "target of a link"}.get(kind, kind)
    return Problem(
        f"unknown-{kind}", file, place, Text(zh=f"没有这个{chinese}：{name}", en=f"no such {english}: {name}")
    )
