"""Links inside texts, and the stamp that says which Chinese an English text was made beside."""

from pathlib import Path

import pytest

from gouji_spec.digest import digest
from gouji_spec.links import Link, links, plain, replaced
from gouji_spec.stamp import main, stamped


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[[烧牌]]", [Link("烧牌", "烧牌")]),
        ("a [[burn|烧牌]] and [[GJ-8.3]]", [Link("burn", "烧牌"), Link("GJ-8.3", "GJ-8.3")]),
        ("见[[GJ-8.3]]、[[GI-10.1]]", [Link("GJ-8.3", "GJ-8.3"), Link("GI-10.1", "GI-10.1")]),
        ("[烧牌] [[]] [[a|]] [[|b]] [[a|b|c]]", []),
        ("[[a]]]", [Link("a", "a")]),
    ],
)
def test_links_in_order(text: str, found: list[Link]) -> None:
    assert links(text) == found


@pytest.mark.parametrize(
    ("target", "is_clause"),
    [("GJ-8.3", True), ("GH-sets.1", True), ("GI-10.1", True), ("烧牌", False), ("GJ", False), ("gouji set", False)],
)
def test_a_target_is_a_clause_or_a_term(target: str, is_clause: bool) -> None:
    assert Link("words", target).is_clause is is_clause


def test_plain_text_has_the_words_of_its_links() -> None:
    assert plain("a [[burn|烧牌]] on [[GJ-9.3]]") == "a burn on GJ-9.3"


def test_links_are_replaced_by_what_is_made_of_them() -> None:
    assert replaced("a [[burn|烧牌]]!", lambda link: f"<{link.words}:{link.target}>") == "a <burn:烧牌>!"


FILE = """
article = 9

[[clause]]
id = "GJ-9.2"
zh = "甲。"
en = "One."
en_from = "00000000"

[[clause.example]]
zh = "例。"
en = "Such."

[[clause]]
id = "GJ-9.3"
zh = "乙。"
en = "Two."

[[sentence]]
zh = "丙。"
en = "Three."
"""


def test_one_clause_is_stamped() -> None:
    found = stamped(FILE, {"GJ-9.2"})
    assert found == FILE.replace("00000000", digest("甲。"))


def test_a_clause_without_a_stamp_gets_its_line_below_the_english() -> None:
    found = stamped(FILE, {"GJ-9.3"})
    assert found == FILE.replace('en = "Two."\n', f'en = "Two."\nen_from = "{digest("乙。")}"\n')


def test_all_clauses_are_stamped_and_nothing_else() -> None:
    found = stamped(FILE, None)
    assert found.count("en_from") == 2
    assert f'en_from = "{digest("甲。")}"' in found
    assert f'en_from = "{digest("乙。")}"' in found
    assert digest("丙。") not in found
    assert stamped(found, None) == found


def test_a_clause_not_asked_for_is_left_alone() -> None:
    assert stamped(FILE, {"GJ-9.9"}) == FILE


def test_the_command_stamps_a_file(tmp_path: Path) -> None:
    path = tmp_path / "09.toml"
    path.write_text(FILE, encoding="utf-8")
    assert main([str(path), "GJ-9.2"]) == 0
    assert path.read_text(encoding="utf-8") == stamped(FILE, {"GJ-9.2"})
    assert main([str(path), "--all"]) == 0
    assert path.read_text(encoding="utf-8") == stamped(FILE, None)


def test_the_command_without_a_clause_is_told_how(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "09.toml")]) == 2
    assert "usage: python -m gouji_spec.stamp FILE" in capsys.readouterr().err


def test_a_clause_that_the_file_has_not_is_told_and_nothing_stamped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "09.toml"
    path.write_text(FILE, encoding="utf-8")
    assert main([str(path), "GJ-9.2", "GJ-9.9"]) == 2
    said = capsys.readouterr().err
    assert said == (f"{path}: GJ-9.9: no clause of this file has this id | {path}：GJ-9.9：此文件中没有这一条款\n")
    assert path.read_text(encoding="utf-8") == FILE


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.toml"
    assert main([str(path), "--all"]) == 2
    assert capsys.readouterr().err.startswith(f"{path}: No such file")
    path.write_bytes(b"\xff")
    assert main([str(path), "--all"]) == 2
    assert capsys.readouterr().err.startswith(f"{path}: expected UTF-8 text")
