"""Each check of the features fires on the smallest feature that deserves it, and on no good one."""

import dataclasses
from pathlib import Path

import pytest

from gouji_conformance.checks.feature_checks import FeatureChecker
from gouji_conformance.sentences.features import read_features
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.text import Text

GOOD = """@sets
Feature: Sets | 牌型

  @GJ-9.2-a
  Scenario: Two aces | 两张尖
    When AA is laid down
    Then it is a gouji set
"""

OUTLINE = """@sets
Feature: Sets | 牌型

  @GJ-9.2-a
  Scenario Outline: Aces | 尖
    When <cards> is laid down
    Then whether it is a gouji set: <answer>

    Examples:
      | case | cards | answer |
      | one  | A     | no     |
      | two  | AA    | yes    |
"""


def found(tmp_path: Path, *texts: str) -> list[str]:
    for number, text in enumerate(texts):
        (tmp_path / f"{number}.feature").write_text(text, encoding="utf-8")
    suite = Suite(tuple(read_features(tmp_path)), phrasebook())
    return [problem.check for problem in FeatureChecker(suite, law(), options()).problems()]


def test_good_features_pass(tmp_path: Path) -> None:
    assert found(tmp_path, GOOD) == []
    assert found(tmp_path, OUTLINE) == []


FAULTS = {
    "feature-empty": "@sets\nFeature: Sets | 牌型\n",
    "name-bilingual": GOOD.replace(" | 两张尖", ""),
    "name-twice": GOOD
    + "\n  @GJ-9.2-b\n  Scenario: Two aces | 两张尖\n    When AA is laid down\n    Then it is a set\n",
    "scenario-id": GOOD.replace("@GJ-9.2-a", "@GJ-9.2"),
    "area-tag": GOOD.replace("@sets\n", ""),
    "clause-unknown": GOOD.replace("@GJ-9.2-a", "@GJ-9.77-a"),
    "clause-declared": GOOD.replace("@GJ-9.2-a", "@GJ-32.1-a"),
    "clause-testable": "@declared\nFeature: Sets | 牌型\n\n  @GJ-9.2-a\n  Scenario: Two aces | 两张尖\n"
    "    When the engine says which clauses it honours\n    Then it declares GJ-9.2\n",
    "option-unknown": GOOD.replace("@GJ-9.2-a", "@GJ-9.2-a @no_such=yes"),
    "option-value": GOOD.replace("@GJ-9.2-a", "@GJ-9.2-a @joker_exchange=ten_for_one"),
    "option-twice": GOOD.replace("@GJ-9.2-a", "@GJ-9.2-a @joker_exchange=none @joker_exchange=two_for_one"),
    "tag-unknown": GOOD.replace("@GJ-9.2-a", "@GJ-9.2-a @slow"),
    "no-when": GOOD.replace("    When AA is laid down\n", ""),
    "no-then": GOOD.replace("    Then it is a gouji set\n", ""),
    "step-keyword": GOOD.replace("When AA", "* AA"),
    "step-unknown": GOOD.replace("it is a gouji set", "it is a gougi set"),
    "step-nothing-asked": GOOD.replace("    When AA is laid down\n", "").replace(
        "    Then it is a gouji set\n", "    Then it is a gouji set\n    When AA is laid down\n"
    ),
    "examples-empty": OUTLINE.replace("      | one  | A     | no     |\n      | two  | AA    | yes    |\n", ""),
    "examples-many": OUTLINE + "\n    Examples:\n      | case | cards | answer |\n      | six | A*6 | yes |\n",
    "examples-tagged": OUTLINE.replace("    Examples:", "    @GJ-9.2.1\n    Examples:"),
    "case-column": OUTLINE.replace("| case |", "| name |"),
    "case-form": OUTLINE.replace("| one  |", "| One! |"),
    "case-twice": OUTLINE.replace("| two  |", "| one  |"),
    "row-twice": OUTLINE.replace("| two  | AA    | yes    |", "| two  | A     | no     |"),
    "column-unused": OUTLINE.replace("whether it is a gouji set: <answer>", "it is a set"),
    "column-chinese": OUTLINE.replace("<cards>", "<kort>").replace("cards |", "kort |"),
    "placeholder-left": GOOD.replace("When AA", "When <cards>"),
    "placeholder-background": GOOD.replace(
        "  @GJ-9.2-a", "  Background:\n    Given <cards> is laid down\n\n  @GJ-9.2-a"
    ),
}


@pytest.mark.parametrize("check", FAULTS)
def test_each_check_fires(tmp_path: Path, check: str) -> None:
    assert check in found(tmp_path, FAULTS[check])


def test_contradicting_option_tags_are_found(tmp_path: Path) -> None:
    constraint = next(entry for entry in options().constraints if entry.severity == "refuse")
    need, allowed = constraint.needs[0]
    other = next(value.id for value in options().options[need].values if value.id not in allowed)
    tags = " ".join(["@GJ-9.2-a", f"@{need}={other}", *(f"@{name}={values[0]}" for name, values in constraint.when)])

    assert "options-contradict" in found(tmp_path, GOOD.replace("@GJ-9.2-a", tags))


def test_one_id_in_two_files_is_found(tmp_path: Path) -> None:
    assert "id-twice" in found(tmp_path, GOOD, GOOD)


def test_an_unknown_sentence_names_the_nearest(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(FAULTS["step-unknown"], encoding="utf-8")
    suite = Suite(tuple(read_features(tmp_path)), phrasebook())
    (problem,) = FeatureChecker(suite, law(), options()).problems()

    assert problem.line("en").startswith(f"{tmp_path}/a.feature:7: ")
    assert "“it is a gouji set”" in problem.line("en")
    assert "语句册" in problem.line("zh")


def test_a_row_that_expects_nothing_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = GOOD.replace("it is a gouji set", "nothing is said")
    book = phrasebook()
    silent = next(entry for entry in book.sentences if entry.id == "is-gouji")

    meaning = dataclasses.replace(silent.meanings[0], expect=())
    words = Text(zh="什么也没说", en="nothing is said")
    sentence = dataclasses.replace(silent, id="silent", words=words, meanings=(meaning,))
    (tmp_path / "a.feature").write_text(text, encoding="utf-8")
    suite = Suite(tuple(read_features(tmp_path)), dataclasses.replace(book, sentences=(*book.sentences, sentence)))

    assert [entry.check for entry in FeatureChecker(suite, law(), options()).problems()] == ["nothing-expected"]


def test_languages_that_differ_are_found(tmp_path: Path) -> None:

    book = phrasebook()
    lay = next(entry for entry in book.sentences if entry.id == "lay")
    wrong = dataclasses.replace(lay, words=Text(zh='打出写作 "{cards}" 的牌', en=lay.words.en))
    others = (*(entry for entry in book.sentences if entry is not lay), wrong)  # "lay-text" reads those words first
    (tmp_path / "a.feature").write_text(GOOD.replace("AA", "TT2"), encoding="utf-8")
    suite = Suite(tuple(read_features(tmp_path)), dataclasses.replace(book, sentences=others))

    assert "languages-differ" in [entry.check for entry in FeatureChecker(suite, law(), options()).problems()]


def test_the_suite_itself_is_clean() -> None:

    assert [entry.line("en") for entry in FeatureChecker(load_suite(), law(), options()).problems()] == []
