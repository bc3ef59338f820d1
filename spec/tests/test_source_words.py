"""The lists of words by sentence: what is read, and what is refused."""

from pathlib import Path

import pytest

from gouji_spec.reading import SpecError
from gouji_spec.source_words import read_source_words, source_words

ONE = """
source = "S4"

[words]
"烧牌.2" = ["烧牌优先", "烧牌"]
"烧牌.5" = []
"""


def write(folder: Path, name: str, toml: str) -> None:
    (folder / "accounts" / "words").mkdir(parents=True, exist_ok=True)
    (folder / "accounts" / "words" / name).write_text(toml, encoding="utf-8")


def test_a_list_is_read(tmp_path: Path) -> None:
    write(tmp_path, "s4.toml", ONE)
    assert read_source_words(tmp_path) == {"S4 烧牌.2": ("烧牌优先", "烧牌"), "S4 烧牌.5": ()}


@pytest.mark.parametrize(
    ("was", "now", "message"),
    [
        ('source = "S4"', "", "source: missing"),
        ('["烧牌优先", "烧牌"]', '"烧牌"', "words.烧牌.2: expected a list of words"),
        ('["烧牌优先", "烧牌"]', "[1]", "expected a list of words"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, was: str, now: str, message: str) -> None:
    write(tmp_path, "s4.toml", ONE.replace(was, now))
    with pytest.raises(SpecError, match=message):
        read_source_words(tmp_path)


def test_a_sentence_is_listed_once(tmp_path: Path) -> None:
    write(tmp_path, "a.toml", ONE)
    write(tmp_path, "b.toml", ONE)
    with pytest.raises(SpecError, match="listed twice"):
        read_source_words(tmp_path)


def test_the_two_prints_of_the_outline_are_told_apart() -> None:
    """S0 has the cards' nicknames and the single, S2 has neither and breaks off within Article 31."""
    listed = source_words()
    assert "大虎" in listed["S0 8(2).1"]
    assert "大虎" not in listed["S2 8(2).1"]
    assert "单修" in listed["S0 8(7).1"]
    assert {place for place in ("S2 8(7).1", "S2 31(3).3", "S2 32.1") if place in listed} == set()


def test_a_traditional_source_is_listed_in_simplified_script() -> None:
    assert "四户乱缠" in source_words()["S4 开点.2"]


def test_a_heading_counts_with_its_first_sentence() -> None:
    listed = source_words()
    assert "报牌" in listed["S0 14.1"]
    assert "首次开牌" in listed["S0 6.3"]
    assert "优胜" in listed["S0 tail 头刻.1"]
