"""The law passes its own checks, and each family of checks is asked."""

import shutil
from pathlib import Path

import pytest

from gouji_spec.checks import law_problems
from gouji_spec.folder import law_folder

FOLDERS = ("outline", "house", "accounts", "options", "profiles", "questions", "words")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in FOLDERS:
        shutil.copytree(law_folder() / name, tmp_path / name)
    return tmp_path


def change(folder: Path, file: str, was: str, now: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert was in text
    path.write_text(text.replace(was, now, 1), encoding="utf-8")


def test_the_law_is_well(copy: Path) -> None:
    assert [entry.line("en") for entry in law_problems(copy)] == []


@pytest.mark.parametrize(
    ("file", "was", "now", "check"),
    [
        ("outline/09.toml", "five 10s.", "six 10s.", "languages-numbers"),
        ("outline/09.toml", "three Q;", "three K;", "languages-cards"),
        ("outline/09.toml", "[[2|钱]]", "2", "languages-links"),
        ("outline/09.toml", "a [[headless|无头]] player", "another player", "languages-terms"),
        ("outline/09.toml", "[[2|钱]]", "[[2|没有的词]]", "unknown-link"),
        ("outline/09.toml", "最少的张数是：", "最少张数是：", "stale-english"),
        ("outline/09.toml", 'at = "S0 9.2"', 'at = "S0 9.3"', "sentence-gap"),
        ("outline/09.toml", '"S0 9.2", "S0 tail', '"S0 9.7", "S0 tail', "source-unknown"),
        ("outline/09.toml", 'clauses = ["GJ-9.3"', 'clauses = ["GJ-9.9"', "unknown-clause"),
        (
            "profiles/online.toml",
            'value = "on"\nsources = ["S4 闷贡.1"]',
            'value = "off"\nsources = ["S4 闷贡.1"]',
            "idle-value",
        ),
        ("options/turns.toml", 'clause = "GJ-8.1.2"', 'clause = "GJ-8.1.1"', "option-one-sided"),
        ("words/glossary.toml", 'clauses = ["GJ-', 'clauses = ["GJ-9.9", "GJ-', "unknown-clause"),
        ("words/speech.toml", 'term = "burn"', 'term = "barn"', "unknown-term"),
        ("words/speech.toml", 'places = ["GJ-2.1"]', 'places = ["GJ-9.9"]', "unknown-place"),
        ("words/speech.toml", 'means = "headless"', 'means = "heedless"', "unknown-thing"),
        ("words/errata.toml", 'clauses = ["GJ-', 'clauses = ["GJ-9.9", "GJ-', "unknown-clause"),
        ("questions/06-burn.toml", 'clauses = ["GJ-', 'clauses = ["GJ-9.9", "GJ-', "unknown-clause"),
        ("questions/06-burn.toml", 'points = "on"', 'pints = "on"', "unknown-option"),
        ("questions/06-burn.toml", 'burn_test = "held"', 'burn_test = "head"', "unknown-value"),
        ("questions/06-burn.toml", "with three you need", "with four you need", "languages-numbers"),
        ("accounts/s1.toml", 'clauses = ["GJ-', 'clauses = ["GJ-9.9", "GJ-', "unknown-clause"),
        ("accounts/s1.toml", 'at = "S1 上班.2"', 'at = "S1 上班.5"', "sentence-gap"),
        ("words/agreement.toml", 'term = "burn"', 'term = "barn"', "watched-unknown"),
        ("words/glossary.toml", 'sources = ["S0 2.2"', 'sources = ["S0 2.3"', "word-misplaced"),
        ("accounts/words/s2.toml", '"2.2" = ["联邦"]', '"2.2" = ["同盟"]', "word-unknown"),
        ("accounts/words/s1.toml", '"上班.2"', '"上班.7"', "words-missing"),
        ("outline/09.toml", '"S0 9.2", "S0 tail', '"S0 9.1", "S0 tail', "source-idle"),
        ("outline/09.toml", '"S2 9.2", "S3', '"S3', "source-twin"),
    ],
)
def test_a_fault_in_a_file_is_found(copy: Path, file: str, was: str, now: str, check: str) -> None:
    change(copy, file, was, now)
    assert check in {entry.check for entry in law_problems(copy)}


def test_an_article_taken_away_is_missed(copy: Path) -> None:
    (copy / "outline" / "33.toml").unlink()
    assert ("article-missing", "33") in {(entry.check, entry.place) for entry in law_problems(copy)}
