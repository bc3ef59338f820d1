"""The two languages of the law say one thing, and each check that holds them to it fires."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from gouji_spec.agreement import (
    Agreement,
    Placed,
    different_links,
    different_mentions,
    different_terms,
    read_agreement,
    ruling_texts,
)
from gouji_spec.folder import law_folder
from gouji_spec.glossary import glossary
from gouji_spec.law import Law, law
from gouji_spec.options import options
from gouji_spec.problem import Problem
from gouji_spec.reading import SpecError
from gouji_spec.reasons import reasons
from gouji_spec.text import Text

WATCHED = """
[[watched]]
term = "burn"
zh = "烧"
en = "\\\\b[Bb]urn"
"""
EXCUSED = """
[[excused]]
clause = "GJ-9.2"
term = "burn"
why = { zh = "试", en = "a trial" }
"""


def agreement(folder: Path, toml: str) -> Agreement:
    (folder / "words").mkdir()
    (folder / "words" / "agreement.toml").write_text(toml, encoding="utf-8")
    return read_agreement(folder)


def found(problems: Iterable[Problem]) -> list[tuple[str, str]]:
    return [(entry.check, entry.place) for entry in problems]


def test_the_law_agrees_with_itself() -> None:
    texts = list(ruling_texts(law(), options(), reasons().values()))
    assert found(different_mentions(texts)) == []
    assert found(different_links(texts, glossary())) == []
    assert found(different_terms(law(), read_agreement(law_folder()), glossary())) == []


def test_every_kind_of_ruling_text_is_held_to_it() -> None:
    places = {entry.place for entry in ruling_texts(law(), options(), reasons().values())}
    assert {
        "GJ-9.2",
        "GH-sets.6 example 1",
        "GI-sets.1 reading 1",
        "misplay",
        "misplay=reject",
        "constraint GJ-27.1",
        "rank_not_higher",
    } <= places


def test_a_different_number_is_found_where_it_stands() -> None:
    problems = list(different_mentions([Placed("spec/x.toml", "GJ-9.2", Text(zh="K 三张", en="two K"))]))
    assert found(problems) == [("languages-numbers", "GJ-9.2")]
    assert (
        problems[0].line("en").startswith("spec/x.toml:GJ-9.2: the languages differ in numbers: only the Chinese has 3")
    )
    assert "只有英文有 2" in problems[0].line("zh")


@pytest.mark.parametrize(
    ("zh", "en", "differ"),
    [
        ("[[烧牌]]", "a [[burn|烧牌]]", False),
        ("[[捎牌]]", "a [[burn]]", False),
        ("[[GJ-8.3]]", "[[GJ-8.3]]", False),
        ("[[GJ-8.3]]", "[[GJ-8.4]]", True),
        ("[[烧牌]]", "a burn", True),
        ("烧牌", "a [[burn|烧牌]]", True),
    ],
)
def test_links_lead_to_the_same_things(zh: str, en: str, differ: bool) -> None:
    problems = different_links([Placed("f", "p", Text(zh=zh, en=en))], glossary())
    assert found(problems) == ([("languages-links", "p")] if differ else [])


@pytest.mark.parametrize(
    ("zh", "en", "side"),
    [("可以烧。", "One may do so.", "Chinese"), ("可以压。", "One may burn.", "English")],
)
def test_a_term_in_one_language_alone_is_found(
    tmp_path: Path, with_clause: Callable[..., Law], zh: str, en: str, side: str
) -> None:
    changed = with_clause("GJ-9.2", text=Text(zh=zh, en=en))
    problems = list(different_terms(changed, agreement(tmp_path, WATCHED), glossary()))
    assert found(problems) == [("languages-terms", "GJ-9.2")]
    assert side in problems[0].text.en


def test_a_clause_may_be_excused(tmp_path: Path, with_clause: Callable[..., Law]) -> None:
    changed = with_clause("GJ-9.2", text=Text(zh="可以烧。", en="One may do so."))
    assert found(different_terms(changed, agreement(tmp_path, WATCHED + EXCUSED), glossary())) == []


def test_an_excuse_that_excuses_nothing_is_found(tmp_path: Path) -> None:
    problems = different_terms(law(), agreement(tmp_path, WATCHED + EXCUSED), glossary())
    assert found(problems) == [("excuse-idle", "GJ-9.2")]


def test_a_watched_term_must_be_in_the_glossary(tmp_path: Path) -> None:
    problems = different_terms(law(), agreement(tmp_path, WATCHED.replace('"burn"', '"barn"')), glossary())
    assert found(problems) == [("watched-unknown", "barn")]


@pytest.mark.parametrize(
    ("toml", "where"),
    [
        (WATCHED.replace('"烧"', '"("'), "watched[1].zh: expected a regular expression"),
        (EXCUSED + EXCUSED, "GJ-9.2 burn: this clause is excused twice"),
        (WATCHED + "fr = 1\n", "watched[1].fr: unknown key"),
    ],
)
def test_the_file_is_read_strictly(tmp_path: Path, toml: str, where: str) -> None:
    with pytest.raises(SpecError) as error:
        agreement(tmp_path, toml)
    assert where in str(error.value)
