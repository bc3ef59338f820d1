"""What was read beside which words of a clause: read from its files, written to them, and what these must say."""

from dataclasses import replace
from pathlib import Path

import pytest

from gouji_spec.law import law
from gouji_spec.reading import SpecError
from gouji_spec.rests import Rests, as_read, files, read_rests, says_the_same, write_rests
from gouji_spec.text import Text

RESTS: Rests = {
    "GJ-10.1.1": {"b": "is 先问“谁”\\烧。", "a": "is 先问“谁”\\烧。", "c": "may 旧文。"},
    "GJ-9.2": {"d": 'must "引号"'},
    "GH-burn.1": {"e": "is 某。"},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_rests(tmp_path, RESTS)
    return tmp_path


def test_what_is_written_is_read_again(folder: Path) -> None:
    assert read_rests(folder) == RESTS


def test_a_file_an_article_or_topic_a_line_a_thing(folder: Path) -> None:
    assert sorted(path.name for path in (folder / "rests").iterdir()) == ["09.toml", "10.toml", "burn.toml"]
    lines = (folder / "rests" / "10.toml").read_text(encoding="utf-8").splitlines()
    assert lines[2:8] == ['[["GJ-10.1.1"]]', 'words = "is 先问“谁”\\\\烧。"', "things = [", '  "a",', '  "b",', "]"]
    assert lines[9:11] == ['[["GJ-10.1.1"]]', 'words = "may 旧文。"']


def test_only_what_changed_is_written(folder: Path) -> None:
    assert write_rests(folder, RESTS) == []
    changed = {**RESTS, "GJ-9.2": {}, "GH-burn.1": {"f": "is 某。"}}
    assert [path.name for path in write_rests(folder, changed)] == ["09.toml", "burn.toml"]
    assert read_rests(folder) == {clause: read for clause, read in changed.items() if read}


def test_the_files_do_not_turn_on_the_order_in_which_things_were_read() -> None:
    turned = {clause: dict(reversed(read.items())) for clause, read in reversed(RESTS.items())}
    assert list(files(turned)) == list(files(RESTS))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[["10.1"]]\nwords = "is a"\nthings = []', "09.toml: 10.1: expected a clause id such as GJ-8.3 or GH-sets.1"),
        ('[["GJ-9.2"]]\nwords = "甲"\nthings = []', "09.toml: GJ-9.2[1].words: expected the modality and the Chinese"),
        ('[["GJ-9.2"]]\nwords = "is 甲"', "09.toml: GJ-9.2[1].things: missing; expected a list of texts"),
        ('[["GJ-9.2"]]\nwords = "is 甲"\nthings = ["a", "a"]', "09.toml: GJ-9.2[1].things[1]: stands twice"),
        ('[["GJ-9.2"]]\nwords = "is 甲"\nthing = ["a"]\nthings = []', "09.toml: GJ-9.2[1].thing: unknown key"),
        ("[[", "09.toml: expected TOML"),
    ],
)
def test_a_file_that_does_not_say_what_it_must_is_told(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "rests").mkdir()
    (tmp_path / "rests" / "09.toml").write_text(text, encoding="utf-8")
    with pytest.raises(SpecError) as caught:
        read_rests(tmp_path)
    assert problem in str(caught.value)


def test_words_are_the_same_but_for_white_space_and_modality_counts() -> None:
    clause = next(iter(law().clauses().values()))
    assert says_the_same(as_read(clause).replace("。", " 。 "), clause)
    assert not says_the_same(as_read(clause), replace(clause, text=Text(zh=clause.text.zh + "不", en=clause.text.en)))
    other = next(modality for modality in ("must", "may") if modality != clause.modality)
    assert not says_the_same(as_read(clause), replace(clause, modality=other))
