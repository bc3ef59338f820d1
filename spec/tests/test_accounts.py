"""The accounts: every sentence of S1, S3, S4 and of what surrounds the outline in S0."""

from collections import Counter
from pathlib import Path

import pytest

from gouji_spec.accounts import accounts, all_sentences, read_accounts
from gouji_spec.errata import errata
from gouji_spec.glossary import glossary
from gouji_spec.law import law
from gouji_spec.reading import SpecError
from gouji_spec.source_words import source_words

ONE = """
source = "S4"

[[sentence]]
at = "S4 开牌.2"
gist = { zh = "自动完成。", en = "It happens by itself." }
clauses = ["GJ-8.6"]
"""


def write(folder: Path, name: str, toml: str) -> None:
    (folder / "accounts").mkdir(exist_ok=True)
    (folder / "accounts" / name).write_text(toml, encoding="utf-8")


def test_a_sentence_is_read(tmp_path: Path) -> None:
    write(tmp_path, "s4.toml", ONE)
    assert read_accounts(tmp_path)["S4 开牌.2"].clauses == ("GJ-8.6",)


@pytest.mark.parametrize(
    ("was", "now", "message"),
    [
        ('"S4 开牌.2"', '"S1 开牌.2"', "expected a place of S4"),
        ('clauses = ["GJ-8.6"]', "", "expected clauses, or a note"),
        ('source = "S4"', "", "source: missing"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, was: str, now: str, message: str) -> None:
    write(tmp_path, "s4.toml", ONE.replace(was, now))
    with pytest.raises(SpecError, match=message):
        read_accounts(tmp_path)


def test_a_sentence_is_accounted_for_once(tmp_path: Path) -> None:
    write(tmp_path, "a.toml", ONE)
    write(tmp_path, "b.toml", ONE)
    with pytest.raises(SpecError, match="accounted for twice"):
        read_accounts(tmp_path)


def test_the_articles_leave_these_sources_to_the_accounts() -> None:
    in_articles = {sentence.place for article in law().articles for sentence in article.sentences}
    assert in_articles & set(accounts()) == set()
    assert len(all_sentences(law(), accounts())) == len(in_articles) + len(accounts())


def test_every_clause_cited_exists() -> None:
    known = law().clauses()
    cited = {(sentence.place, clause) for sentence in accounts().values() for clause in sentence.clauses}
    assert {pair for pair in cited if pair[1] not in known} == set()


def test_sentences_of_a_heading_are_numbered_without_a_gap() -> None:
    headings = Counter(place.rpartition(".")[0] for place in accounts() if "." in place)
    expected = {f"{heading}.{number}" for heading, many in headings.items() for number in range(1, many + 1)}
    assert {place for place in accounts() if "." in place} == expected


def test_every_place_cited_is_a_sentence_of_a_source() -> None:
    known = set(source_words())
    cited = {(clause.id, place) for clause in law().clauses().values() for place in clause.sources}
    cited |= {(term.id, place) for term in glossary().terms for place in term.sources}
    cited |= {(s.zh, place) for term in glossary().terms for s in term.synonyms for place in s.sources}
    cited |= {(erratum.id, place) for erratum in errata().values() for place in erratum.places}
    assert {pair for pair in cited if pair[1] not in known} == set()


def test_a_sentence_names_every_clause_that_cites_it() -> None:
    found = accounts()
    silent = {
        (place, clause.id)
        for clause in law().clauses().values()
        for place in clause.sources
        if place in found and clause.id not in found[place].clauses
    }
    assert silent == set()
