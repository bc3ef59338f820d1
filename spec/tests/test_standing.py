"""What is cited stands where it is cited; each check fires on something that does not."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from gouji_spec.accounts import accounts, all_sentences
from gouji_spec.glossary import Glossary, glossary
from gouji_spec.law import Law, law
from gouji_spec.problem import Problem
from gouji_spec.source_words import source_words
from gouji_spec.standing import idle_citations, misplaced, strangers, twin, unlisted, without_twin


def found(problems: Iterable[Problem]) -> list[tuple[str, str]]:
    return [(entry.check, entry.place) for entry in problems]


def one_term(word: str, **changes: Any) -> Glossary:
    term = glossary().find(word)
    assert term is not None
    return Glossary((replace(term, **changes),), {})


def test_everything_cited_stands_where_it_is_cited() -> None:
    sentences = all_sentences(law(), accounts())
    assert found(misplaced(glossary(), source_words())) == []
    assert found(strangers(glossary(), source_words())) == []
    assert found(unlisted(sentences, source_words())) == []
    assert found(idle_citations(law(), sentences)) == []
    assert found(without_twin(law(), source_words())) == []


def test_a_word_cited_a_sentence_too_late() -> None:
    wrong = one_term("烧牌", sources=("S0 10.1", "S0 9.1"), synonyms=())
    problems = list(misplaced(wrong, source_words()))
    assert found(problems) == [("word-misplaced", "burn")]
    assert problems[0].text.en == "'烧牌' does not stand in S0 9.1"
    assert problems[0].text.zh == "S0 9.1 里没有“烧牌”"


def test_another_name_cited_where_only_the_main_word_stands() -> None:
    term = glossary().find("烧牌")
    assert term is not None
    nickname = replace(term.synonyms[0], sources=("S1 烧牌.2",))
    assert nickname.zh == "捎牌"
    assert found(misplaced(one_term("烧牌", synonyms=(nickname,)), source_words())) == [("word-misplaced", "burn")]


def test_a_longer_word_is_not_its_part() -> None:
    """The entry on the single names 发单张; the nickname 发单 stands elsewhere."""
    term = glossary().find("发单")
    assert term is not None
    moved = tuple(replace(entry, sources=("S0 8(7).1",)) for entry in term.synonyms if entry.zh == "发单")
    assert found(misplaced(one_term("发单", synonyms=moved), source_words())) == [("word-misplaced", "single")]


def test_a_word_of_a_source_is_not_ours() -> None:
    assert found(misplaced(one_term("烧牌", ours=("捎牌",)), source_words())) == [("word-not-ours", "burn")]


def test_a_main_word_of_ours_is_looked_for_nowhere() -> None:
    term = glossary().find("欠花")
    assert term is not None
    assert found(misplaced(Glossary((term,), {}), source_words())) == []
    assert found(misplaced(one_term("欠花", ours=()), source_words())) == [("word-misplaced", term.id)]


def test_a_listed_word_must_be_in_the_glossary() -> None:
    problems = strangers(glossary(), {"S0 2.2": ("联邦", "同盟")})
    assert found(problems) == [("word-unknown", "S0 2.2")]


def test_every_sentence_has_its_list_and_every_list_its_sentence() -> None:
    words = {"S0 2.1": (), "S2 2.1": (), "S2 2.2": (), "S1 钱.9": ()}
    problems = found(unlisted({"S0 2.1", "S0 2.3"}, words))
    assert problems == [("words-missing", "S0 2.3"), ("words-idle", "S2 2.2"), ("words-idle", "S1 钱.9")]


@pytest.mark.parametrize(("place", "idle"), [("S0 31(3).1", True), ("S2 31(3).1", True), ("S0 31(3).2", False)])
def test_a_heading_is_no_source(with_clause: Callable[..., Law], place: str, idle: bool) -> None:
    problems = found(idle_citations(with_clause("GJ-19.3", sources=(place,)), all_sentences(law(), accounts())))
    assert problems == ([("source-idle", "GJ-19.3")] if idle else [])


@pytest.mark.parametrize(
    ("sources", "wrong"),
    [
        (("S0 9.2", "S2 9.2"), False),
        (("S0 9.2",), True),
        (("S2 9.2",), True),
        (("S0 8(7).1",), False),
        (("S0 33.1",), False),
    ],
)
def test_the_two_prints_are_cited_together(
    with_clause: Callable[..., Law], sources: tuple[str, ...], wrong: bool
) -> None:
    problems = found(without_twin(with_clause("GJ-9.2", sources=sources), source_words()))
    assert problems == ([("source-twin", "GJ-9.2")] if wrong else [])


@pytest.mark.parametrize(
    ("place", "other"),
    [("S0 8(3).2", "S2 8(3).2"), ("S2 9.1", "S0 9.1"), ("S0 tail 烧牌.1", ""), ("S0 essay 1", ""), ("S4 烧牌.1", "")],
)
def test_the_other_print(place: str, other: str) -> None:
    assert twin(place) == other
