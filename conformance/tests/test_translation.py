"""Outlines printed in Chinese: placeholders inside tables are the columns, and their cells are Chinese."""

from pathlib import Path

from gouji_conformance.checks.feature_checks import FeatureChecker
from gouji_conformance.sentences.features import read_features
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.sentences.translation import written
from gouji_spec.law import law
from gouji_spec.options import options

OUTLINE = """@play
Feature: Burning | 烧牌

  @GJ-10.3.5-a
  Scenario Outline: The hand left | 余牌
    Given the hands are
      | seat | hand        |
      | P1   | <lead> ?*3  |
      | P2   | 22 55S TT 9 |
      | P6   | 22 <rest>   |
    And P1 has the lead
    When P1 plays <lead>
    Then P6 is asked to burn

    Examples:
      | case  | lead | rest   |
      | kings | KK   | T5 S   |
      | tens  | T*2  | 5*8 BS |
"""


def _suite(tmp_path: Path) -> Suite:
    (tmp_path / "a.feature").write_text(OUTLINE, encoding="utf-8")
    return Suite(tuple(read_features(tmp_path)), phrasebook())


def test_a_column_used_in_a_table_alone_is_used(tmp_path: Path) -> None:
    checks = [problem.check for problem in FeatureChecker(_suite(tmp_path), law(), options()).problems()]

    assert "column-unused" not in checks


def test_placeholders_in_tables_are_named_as_the_columns(tmp_path: Path) -> None:
    suite = _suite(tmp_path)
    (scenario,) = suite.scenarios()

    lines = [line.strip() for line in written(suite.book, scenario, "zh").splitlines()]

    assert "| 甲   | <发出> ?*3      |" in lines
    assert "| 己   | 22 <余牌>       |" in lines
    assert "当 甲 出 <发出>" in lines


def test_cells_of_a_column_in_a_table_are_translated(tmp_path: Path) -> None:
    suite = _suite(tmp_path)
    (scenario,) = suite.scenarios()

    lines = [line.strip().replace(" ", "") for line in written(suite.book, scenario, "zh").splitlines()]

    assert "|例|发出|余牌|" in lines
    assert "|kings|KK|105小|" in lines
    assert "|tens|10*2|5*8大小|" in lines


def test_in_english_nothing_changes(tmp_path: Path) -> None:
    suite = _suite(tmp_path)
    (scenario,) = suite.scenarios()

    english = written(suite.book, scenario, "en")

    assert "<lead> ?*3" in english
    assert "22 <rest>" in english


def test_a_hand_stays_grouped_as_it_was_written(tmp_path: Path) -> None:
    suite = _suite(tmp_path)
    (scenario,) = suite.scenarios()

    assert "| 乙   | 22 55小 10 10 9 |" in [line.strip() for line in written(suite.book, scenario, "zh").splitlines()]
