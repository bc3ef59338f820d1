"""Every sentence of the outline is accounted for, and each check of that fires."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from gouji_spec.accounting import Citations, gaps, gaps_elsewhere, missing_articles, without_source
from gouji_spec.accounts import accounts, all_sentences
from gouji_spec.errata import errata
from gouji_spec.glossary import glossary
from gouji_spec.law import Article, Law, Sentence, law
from gouji_spec.problem import Problem
from gouji_spec.ruleset import profiles
from gouji_spec.source_words import source_words
from gouji_spec.text import Text


def found(problems: Iterable[Problem]) -> list[tuple[str, str]]:
    return [(entry.check, entry.place) for entry in problems]


def sentences(*places: str) -> tuple[Sentence, ...]:
    return tuple(Sentence(place, Text(zh="一", en="one"), ("GJ-9.2",), None) for place in places)


def citations() -> Citations:
    return Citations(all_sentences(law(), accounts()), source_words())


def unaccounted(of: Law) -> list[tuple[str, str]]:
    return found(citations().unaccounted(of, profiles().values(), glossary(), errata().values()))


def test_the_law_is_accounted_for() -> None:
    assert found([*missing_articles(law()), *gaps(law()), *without_source(law())]) == []
    assert unaccounted(law()) == []


def test_a_missing_article_is_found() -> None:
    rest = Law(tuple(article for article in law().articles if article.key not in ("1", "33")))
    assert found(missing_articles(rest)) == [("article-missing", "1"), ("article-missing", "33")]


@pytest.mark.parametrize(
    ("places", "at"),
    [
        (("S0 9.2",), "S0 9.2"),
        (("S0 9.1", "S0 9.3"), "S0 9.3"),
        (("S0 9.1", "S0 9.1"), "S0 9.1"),
        (("S0 9.2", "S0 9.1"), "S0 9.2"),
        (("S0 9.1", "S0 9(2).1"), "S0 9(2).1"),
        (("S0 9(1).1", "S0 9(3).1"), "S0 9(3).1"),
        (("S0 9(1).2",), "S0 9(1).2"),
        (("S0 9(1).1", "S0 9(1).3"), "S0 9(1).3"),
    ],
)
def test_a_gap_in_an_article_is_found(with_article: Callable[..., Law], places: tuple[str, ...], at: str) -> None:
    problems = found(gaps(with_article("9", sentences=sentences(*places))))
    assert problems[0] == ("sentence-gap", at)


def test_items_and_sentences_in_order_leave_no_gap(with_article: Callable[..., Law]) -> None:
    places = ("S0 9.1", "S0 9(1).1", "S0 9(1).2", "S0 9(2).1", "S0 9.2")
    assert found(gaps(with_article("9", sentences=sentences(*places)))) == [("sentence-count", "sentence")]
    assert found(gaps(with_article("16", sentences=sentences(*(place.replace(" 9", " 16") for place in places))))) == []


@pytest.mark.parametrize("kept", [0, 2])
def test_an_article_with_too_few_sentences_is_found(with_article: Callable[..., Law], kept: int) -> None:
    article = law().article("9")
    assert article is not None
    problems = list(gaps(with_article("9", sentences=article.sentences[:kept])))
    assert found(problems) == [("sentence-count", "sentence")]
    assert problems[0].text.en == f"expected 3 sentences, found {kept}"


@pytest.mark.parametrize("place", ["S2 9.1", "S0 10.1", "S0 tail 烧牌.1"])
def test_a_sentence_of_another_article_is_found(with_article: Callable[..., Law], place: str) -> None:
    problems = found(gaps(with_article("9", sentences=sentences("S0 9.1", place))))
    assert problems == [("sentence-place", place), ("sentence-count", "sentence")]


@pytest.mark.parametrize(
    ("places", "problems"),
    [
        (("S4 挂花.1", "S4 挂花.2", "S4 贴钱.1", "S4 挂花.3", "S0 essay 1", "S0 essay 2"), []),
        (("S4 挂花.2",), [("sentence-gap", "S4 挂花.2")]),
        (("S4 挂花.1", "S4 挂花.3"), [("sentence-gap", "S4 挂花.3")]),
        (("S0 essay 1", "S0 essay 3"), [("sentence-gap", "S0 essay 3")]),
        (("S4 挂花",), [("sentence-place", "S4 挂花")]),
        (("S0 tail 出牌规则(3).1", "S0 tail 出牌规则(4).1"), []),
    ],
)
def test_gaps_in_the_other_sources(places: tuple[str, ...], problems: list[tuple[str, str]]) -> None:
    assert found(gaps_elsewhere(sentences(*places))) == problems


def test_the_other_sources_have_no_gap() -> None:
    assert found(gaps_elsewhere(accounts().values())) == []


def test_a_clause_without_a_source_is_found(with_clause: Callable[..., Law]) -> None:
    assert found(without_source(with_clause("GJ-9.2", sources=()))) == [("source-missing", "GJ-9.2")]


def test_an_interpretation_of_nothing_is_found(with_article: Callable[..., Law]) -> None:
    article: Article | None = law().article("9")
    assert article is not None
    idle = tuple(replace(entry, clauses=()) for entry in article.interpretations[:1])
    problems = found(without_source(with_article("9", interpretations=idle)))
    assert problems == [("interpretation-idle", article.interpretations[0].id)]


@pytest.mark.parametrize(
    ("place", "known"),
    [
        ("S0 9.2", True),
        ("S2 9.2", True),
        ("S2 8(3).2", True),
        ("S2 9.4", False),
        ("S0 9.4", False),
        ("S0 33.1", True),
        ("S2 33.1", False),
        ("S0 8(7).1", True),
        ("S2 8(7).1", False),
        ("S2 31(3).2", True),
        ("S2 31(3).3", False),
        ("S2 tail 烧牌.1", False),
        ("S1 顺牌.1", True),
        ("S1 顺牌.99", False),
    ],
)
def test_which_places_are_known(place: str, known: bool) -> None:
    assert citations().knows(place) is known


def test_an_unknown_place_is_found_where_it_is_cited(with_clause: Callable[..., Law]) -> None:
    assert unaccounted(with_clause("GJ-9.2", sources=("S0 9.2", "S1 99.1"))) == [("source-unknown", "GJ-9.2")]


def test_unknown_places_in_profiles_and_words_are_found() -> None:
    none = Law(())
    profile = profiles()["outline"]
    wrong = replace(profile, values={"cover": replace(profile.values["cover"], sources=("S9 1",))})
    terms = glossary()
    term = replace(terms.terms[0], sources=("S9 2",), synonyms=())
    entry = replace(next(iter(errata().values())), places=("S9 3",))
    terms_with = type(terms)((term,), {})
    problems = list(citations().unaccounted(none, [wrong], terms_with, [entry]))
    assert [entry.file for entry in problems] == [
        "spec/profiles/outline.toml",
        "spec/words/glossary.toml",
        "spec/words/errata.toml",
    ]
