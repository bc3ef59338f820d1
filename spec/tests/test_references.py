"""A name that stands for nothing is found: clause, option, link; and English that is stale."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from gouji_spec.accounts import accounts
from gouji_spec.errata import errata
from gouji_spec.glossary import glossary
from gouji_spec.law import Law, law
from gouji_spec.options import OptionBook, options
from gouji_spec.problem import Problem
from gouji_spec.reasons import reasons
from gouji_spec.references import broken_links, dangling, dangling_words, stale_english
from gouji_spec.text import Text


def found(problems: Iterable[Problem]) -> list[tuple[str, str]]:
    return [(entry.check, entry.place) for entry in problems]


def test_nothing_in_the_law_dangles() -> None:
    assert found(dangling(law(), options(), reasons().values())) == []
    assert found(dangling_words(law(), glossary(), errata().values(), accounts().values())) == []
    assert found(broken_links(law(), glossary())) == []
    assert found(stale_english(law())) == []


def test_an_unknown_option_of_a_clause(with_clause: Callable[..., Law]) -> None:
    problems = list(dangling(with_clause("GJ-9.2", options=("tea",)), options(), []))
    assert found(problems) == [("unknown-option", "GJ-9.2")]
    assert problems[0].line("en") == "spec/outline/09.toml:GJ-9.2: no such option: tea [unknown-option]"
    assert problems[0].line("zh") == "spec/outline/09.toml:GJ-9.2: 没有这个选项：tea [unknown-option]"


def test_an_unknown_clause_of_a_sentence(with_article: Callable[..., Law]) -> None:
    article = law().article("9")
    assert article is not None
    wrong = replace(article.sentences[1], clauses=("GJ-9.99",))
    assert found(dangling(with_article("9", sentences=(wrong,)), options(), [])) == [("unknown-clause", "S0 9.2")]


def test_unknown_names_of_an_interpretation(with_article: Callable[..., Law]) -> None:
    article = law().article("9")
    assert article is not None
    wrong = replace(article.interpretations[0], clauses=("GJ-9.99",), options=("tea",))
    problems = found(dangling(with_article("9", interpretations=(wrong,)), options(), []))
    assert problems == [("unknown-clause", wrong.id), ("unknown-option", wrong.id)]


def test_unknown_clauses_of_options_constraints_and_reasons() -> None:
    option = replace(options().options["misplay"], clause="GJ-9.99")
    constraint = replace(options().constraints[0], clause="GJ-9.98")
    reason = replace(reasons()["rank_not_higher"], clauses=("GJ-9.97", "GJ-9.2"))
    whole = {**options().options, "misplay": option}
    problems = dangling(law(), OptionBook(whole, (constraint,)), [reason])
    assert found(problems) == [
        ("unknown-clause", "misplay"),
        ("unknown-clause", "constraint"),
        ("unknown-clause", "rank_not_higher"),
    ]


def test_unknown_clauses_of_terms_errata_and_accounts() -> None:
    terms = glossary()
    term = replace(terms.terms[0], clauses=("GJ-9.99",))
    erratum = replace(next(iter(errata().values())), clauses=("GJ-9.99",))
    sentence = replace(next(iter(accounts().values())), clauses=("GJ-9.99",), note=None)
    problems = list(dangling_words(law(), type(terms)((term,), {}), [erratum], [sentence]))
    assert found(problems) == [
        ("unknown-clause", term.id),
        ("unknown-clause", erratum.id),
        ("unknown-clause", sentence.place),
    ]


@pytest.mark.parametrize(
    ("zh", "en", "places"),
    [
        ("[[烧牌]]", "[[burn]]", []),
        ("[[没有的词]]", "x", ["GJ-9.2.zh"]),
        ("x", "[[burn|没有的词]]", ["GJ-9.2.en"]),
        ("[[GJ-9.99]]", "[[GJ-9.99]]", ["GJ-9.2.zh", "GJ-9.2.en"]),
        ("[[GI-9.1]]", "[[GH-sets.1]]", []),
    ],
)
def test_links_that_lead_nowhere(with_clause: Callable[..., Law], zh: str, en: str, places: list[str]) -> None:
    problems = broken_links(with_clause("GJ-9.2", text=Text(zh=zh, en=en)), glossary())
    assert found(problems) == [("unknown-link", place) for place in places]


def test_links_of_interpretations_are_followed_too(with_article: Callable[..., Law]) -> None:
    article = law().article("9")
    assert article is not None
    entry = article.interpretations[0]
    bad = Text(zh="[[没有的词]]", en="x")
    readings = (replace(entry.readings[0], text=bad), *entry.readings[1:])
    for changed in (replace(entry, question=bad), replace(entry, reason=bad), replace(entry, readings=readings)):
        problems = found(broken_links(with_article("9", interpretations=(changed,)), glossary()))
        assert problems == [("unknown-link", f"{entry.id}.zh")]


def test_english_older_than_its_chinese_is_stale(with_clause: Callable[..., Law]) -> None:
    clause = law().clause("GJ-9.2")
    assert clause is not None
    changed = with_clause("GJ-9.2", text=replace(clause.text, zh=clause.text.zh + "又。"))
    problems = list(stale_english(changed))
    assert found(problems) == [("stale-english", "GJ-9.2")]
    assert problems[0].text.en.endswith("stamp: python -m gouji_spec.stamp spec/outline/09.toml GJ-9.2")
    rewrapped = with_clause("GJ-9.2", text=replace(clause.text, zh=clause.text.zh.replace("：", "： ")))
    assert found(stale_english(rewrapped)) == []
