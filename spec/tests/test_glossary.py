"""The glossary: one English term for each Chinese one, found by every word it has."""

import unicodedata
from pathlib import Path

import pytest

from gouji_spec.glossary import Glossary, glossary, read_glossary
from gouji_spec.law import law
from gouji_spec.reading import SpecError
from gouji_spec.references import broken_links

ONE = """
[[term]]
id = "burn"
zh = "烧牌"
pinyin = "shāo pái"
en = "burn"
kind = "term"
sources = ["S0 10.1"]
synonyms = [{ zh = "捎牌", sources = ["S1 烧牌.1"] }]
ours = ["抢烧"]
aliases = ["bomb"]
meaning = { zh = "抢先压。", en = "To beat ahead of the opposite." }
clauses = ["GJ-10.1"]
"""


def read(folder: Path, toml: str) -> Glossary:
    (folder / "words").mkdir()
    (folder / "words" / "glossary.toml").write_text(toml, encoding="utf-8")
    return read_glossary(folder)


@pytest.mark.parametrize("word", ["烧牌", "捎牌", "抢烧", "burn", " BURN ", "bomb"])
def test_any_word_leads_to_the_term(tmp_path: Path, word: str) -> None:
    term = read(tmp_path, ONE).find(word)
    assert term is not None
    assert (term.name.zh, term.name.en, term.synonyms[0].zh) == ("烧牌", "burn", "捎牌")
    assert list(term.chinese()) == ["烧牌", "捎牌", "抢烧"]


def test_a_main_word_of_ours_is_named_once(tmp_path: Path) -> None:
    term = read(tmp_path, ONE.replace('["抢烧"]', '["烧牌"]')).find("烧牌")
    assert term is not None
    assert list(term.chinese()) == ["烧牌", "捎牌"]


def test_an_unknown_word_leads_nowhere(tmp_path: Path) -> None:
    assert read(tmp_path, ONE).find("烧") is None


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"混"', '"捎牌"'),
        ('"混"', '"烧牌"'),
        ('"币"', '"抢烧"'),
        ('en = "2"', 'en = "Burn"'),
        ('"coin"', '"burn"'),
        ('id = "two"', 'id = "burn"'),
    ],
)
def test_two_terms_may_not_share_a_word(tmp_path: Path, was: str, now: str) -> None:
    other = ONE
    changes = {'id = "burn"': 'id = "two"', 'en = "burn"': 'en = "2"', "bomb": "coin"}
    for mine, its in {**changes, "烧牌": "钱", "捎牌": "混", "抢烧": "币"}.items():
        other = other.replace(mine, its)
    assert was in other
    with pytest.raises(SpecError, match=r"glossary\.toml: .*already leads to the term"):
        read(tmp_path, ONE + other.replace(was, now))


@pytest.mark.parametrize(
    ("was", "now", "message"),
    [
        ('kind = "term"', 'kind = "word"', "expected one of term, saying"),
        ('"S0 10.1"', '"Art. 10"', "expected a place"),
        ('["S0 10.1"]', "[]", "expected one place at least"),
        ('"GJ-10.1"', '"10.1"', "expected a clause id"),
        ('id = "burn"', 'id = "Burn"', "expected an anchor"),
        ("pinyin =", "sound =", "pinyin: missing"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, was: str, now: str, message: str) -> None:
    with pytest.raises(SpecError, match=message):
        read(tmp_path, ONE.replace(was, now))


def test_pinyin_has_tone_marks_and_one_syllable_a_character() -> None:
    digits = {"3": "sān", "4": "sì"}
    for term in glossary().terms:
        syllables = term.pinyin.replace(",", "").split()
        written = [digits.get(sign, sign) for sign in term.name.zh if sign.isalnum()]
        assert len(syllables) == len(written), term.id
        for syllable, sign in zip(syllables, written, strict=True):
            assert not sign.isascii() or syllable == sign, term.id
        toned = [mark for mark in unicodedata.normalize("NFD", term.pinyin) if unicodedata.combining(mark)]
        assert toned, term.id


def test_every_clause_cited_exists() -> None:
    known = law().clauses()
    cited = {(term.id, clause) for term in glossary().terms for clause in term.clauses}
    assert {pair for pair in cited if pair[1] not in known} == set()


def test_every_link_of_the_law_leads_somewhere() -> None:
    assert [str(problem) for problem in broken_links(law(), glossary())] == []


def test_vocabulary_the_whole_project_leans_on() -> None:
    pairs = {
        "对头": "opposite",
        "报户": "report",
        "留牌": "pick",
        "大鬼": "big joker",
        "两": "2",
        "上班": "win the first lead",
    }
    for chinese, english in pairs.items():
        term = glossary().find(chinese)
        assert term is not None
        assert term.name.en == english
