"""``gouji spec check``: what it looks at, what it finds there, and how it is narrowed to a few feature files."""

import os
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from gouji_conformance.checks import some_features
from gouji_conformance.checks.covering import Covering
from gouji_conformance.checks.reference_runs import PlansOfRow, ReferenceRuns, false_rows
from gouji_conformance.checks.some_features import changed_files, with_files
from gouji_conformance.checks.tag_checks import mattering
from gouji_conformance.cli import run
from gouji_conformance.commands import spec
from gouji_conformance.sentences.compiler import make_plan
from gouji_conformance.sentences.features import features_folder
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.suite import load_suite, with_tags
from gouji_spec.options import options
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

TRUE = """@sets
Feature: A draft | 草稿

  @GJ-9.2-zx
  Scenario: Two aces laid first | 先出两张尖
    When AA is laid down
    Then it is a gouji set
"""
FALSE = TRUE.replace("AA", "A")
"""One ace is no gouji set (GJ-9.2)."""

UNTAGGED = """@sets
Feature: A draft | 草稿

  @GJ-8.2.2-zx
  Scenario: A small joker does not beat a big one by itself | 小花单独压不住大花
    When S is laid over B
    Then it does not beat the set on the table: rank not higher
"""
"""Where two jokers pay for one it is refused too, but for another reason (GH-sets.5)."""


@pytest.fixture
def draft(tmp_path: Path) -> Path:
    return tmp_path / "draft.feature"


def checked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str]]:
    code = run(["spec", "check", *words])
    said = capsys.readouterr()
    return code, (said.out + said.err).splitlines()


class TestFindings:
    def test_a_true_scenario_is_well(self, draft: Path, capsys: pytest.CaptureFixture[str]) -> None:
        draft.write_text(TRUE, encoding="utf-8")
        code, lines = checked(capsys, str(draft), "--lang", "en")
        assert (code, len(lines)) == (0, 1)
        assert lines[0].endswith(", 1 scenarios, 1 rows")

    def test_a_false_scenario_is_found_without_the_suite(self, draft: Path, capsys: pytest.CaptureFixture[str]) -> None:
        draft.write_text(FALSE, encoding="utf-8")
        code, lines = checked(capsys, str(draft), "--lang", "en")
        step = "“it is a gouji set” expects gouji is True, got false"
        assert code == 1
        assert lines == [
            f"{draft}:5: GJ-9.2-zx fails on the reference under the outline and its tags (–): {step} [suite-fails]",
            "1 to mend",
        ]

    def test_a_row_that_asks_what_is_no_question_is_told_with_what_the_reference_says(
        self, draft: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """9 and 10 are no set that could lie on the table."""
        text = FALSE.replace("A is laid down", "J is laid over 9 10").replace(
            "it is a gouji set", "it beats the set on the table"
        )
        assert text != FALSE
        draft.write_text(text, encoding="utf-8")
        code, lines = checked(capsys, str(draft), "--lang", "en")
        assert code == 1
        assert "“J is laid over 9T” expects an answer, got " in lines[0]
        assert "-32602" in lines[0]
        assert "over: expected one set, found none (mixed_ranks)" in lines[0]

    def test_a_value_that_the_reference_does_not_play_yet_is_not_run(
        self, draft: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A table that agreed on nothing has the outline's value: under that it is run."""
        draft.write_text(FALSE, encoding="utf-8")
        (scenario,) = with_files(load_suite(), [draft])[1][0].scenarios
        runs = ReferenceRuns(load_suite().book)
        outline = Ruleset.of("outline")
        monkeypatch.setattr(ReferenceRuns, "_plays_value", lambda _, option, value: value == outline[option])
        option = options().options["cover"]
        ours = outline[option.id]
        other = next(value.id for value in option.values if value.id != ours)
        found = {
            value: list(false_rows(runs, replace(scenario, options=((option.id, (value,)),))))
            for value in (ours, other)
        }
        assert [entry.check for entry in found[ours]] == ["suite-fails"]
        assert found[other] == []

    def test_a_false_scenario_among_the_others_is_found_too(
        self, draft: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        draft.write_text(FALSE, encoding="utf-8")
        suite, _ = with_files(replace(load_suite(), features=load_suite().features[:1]), [draft])
        monkeypatch.setattr("gouji_conformance.commands.spec.load_suite", lambda: suite)
        monkeypatch.setattr(spec, "unread_problems", lambda _: [])
        monkeypatch.setattr(spec, "amendment_problems", lambda _: [])
        monkeypatch.setattr(spec, "ruling_problems", lambda _: [])
        monkeypatch.setattr(spec, "question_problems", lambda *_: [])
        code, lines = checked(capsys, "--lang", "zh")
        assert code == 1
        assert len(lines) == 2
        assert "GJ-9.2-zx 在大纲加上其标签（–）时，参考引擎就不通过" in lines[0]
        assert lines[1] == "有 1 处要改"

    def test_a_missing_tag_is_found_in_one_file_with_the_suite(
        self, draft: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        draft.write_text(UNTAGGED, encoding="utf-8")
        assert checked(capsys, str(draft))[0] == 0
        code, lines = checked(capsys, str(draft), "--suite", "--lang", "en")
        assert code == 1
        assert "[tag-missing]" in lines[0]
        assert "joker_exchange=" in lines[0]

    @pytest.mark.parametrize("more", [(), ("--suite",)])
    def test_a_sentence_that_nobody_knows_is_told_once(
        self, draft: Path, more: tuple[str, ...], capsys: pytest.CaptureFixture[str]
    ) -> None:
        draft.write_text(TRUE.replace("is laid down", "is eaten"), encoding="utf-8")
        code, lines = checked(capsys, str(draft), *more, "--lang", "en")
        assert (code, len(lines)) == (1, 2)
        assert "[step-unknown]" in lines[0]

    def test_a_wrong_feature_is_found_in_the_file_that_is_named(
        self, draft: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        draft.write_text(TRUE.replace("@GJ-9.2-zx", "@GJ-99.1-a"), encoding="utf-8")
        code, lines = checked(capsys, str(draft), "--lang", "en")
        assert code == 1
        assert "[clause-unknown]" in lines[0]

    def test_an_id_that_another_file_has_is_found(self, draft: Path, capsys: pytest.CaptureFixture[str]) -> None:
        draft.write_text(TRUE.replace("GJ-9.2-zx", "GJ-9.2-a"), encoding="utf-8")
        code, lines = checked(capsys, str(draft), "--lang", "en")
        assert code == 1
        assert any("[id-twice]" in line for line in lines)


class TestNarrowing:
    def test_with_the_suite_each_row_is_run_under_many_rulesets(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        found = Problem("tag-missing", "features/x.feature", "3", Text(zh="缺标签", en="a tag is missing"))
        monkeypatch.setattr(spec, "problems", lambda *_: [])
        monkeypatch.setattr(spec, "false_scenarios", lambda *_: [])
        monkeypatch.setattr(spec, "suite_problems", lambda *_: [found])
        assert checked(capsys, "--lang", "en")[0] == 0
        code, lines = checked(capsys, "--suite", "--lang", "en")
        assert code == 1
        assert lines[0] == "features/x.feature:3: a tag is missing [tag-missing]"

    def test_a_file_of_the_suite_is_that_of_the_suite(self) -> None:
        path = features_folder() / "10_burn.feature"
        suite, found = with_files(load_suite(), [path, Path(os.path.relpath(path))])
        assert [feature.path for feature in found] == [path]
        assert suite == load_suite()

    def test_a_file_that_is_not_there(self, draft: Path, capsys: pytest.CaptureFixture[str]) -> None:
        code, lines = checked(capsys, str(draft), "--lang", "en")
        assert code == 2
        assert lines == [f"gouji: {draft}:1: expected Gherkin: No such file or directory"]

    @pytest.mark.parametrize(
        ("language", "words"),
        [("en", "expected feature files or --changed, not both"), ("zh", "文件与 --changed 只写其一")],
    )
    def test_files_and_those_changed_are_not_asked_together(
        self, draft: Path, language: str, words: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        code, lines = checked(capsys, str(draft), "--changed", "--lang", language)
        assert code == 2
        assert len(lines) == 1
        assert lines[0].endswith(words)

    def test_those_changed_are_looked_at_and_no_others(
        self, draft: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        draft.write_text(FALSE, encoding="utf-8")
        monkeypatch.setattr(spec, "changed_files", lambda: [draft])
        code, lines = checked(capsys, "--changed", "--lang", "en")
        assert code == 1
        assert lines[0].startswith(f"{draft}:5: ")
        monkeypatch.setattr(spec, "changed_files", list)
        code, lines = checked(capsys, "--changed", "--lang", "en")
        assert (code, len(lines)) == (0, 1)
        assert lines[0].endswith("; no feature has changed since the last commit: no row was run")


def git(folder: Path, *words: str) -> None:
    about = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", str(folder), *about, *words], check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
class TestChangedFiles:
    @pytest.fixture
    def features(self, tmp_path: Path) -> Path:
        """A folder of features two levels below the top of a work tree, with one commit."""
        folder = tmp_path / "tree" / "suite" / "features"
        (folder / "house").mkdir(parents=True)
        for name in ("kept", "changed", "staged", "deleted", "house/改"):
            (folder / f"{name}.feature").write_text("Feature: One\n", encoding="utf-8")
        (folder / ".gitignore").write_text("ignored.feature\n", encoding="utf-8")
        (tmp_path / "tree" / "outside.feature").write_text("Feature: One\n", encoding="utf-8")
        git(tmp_path / "tree", "init", "-q")
        git(tmp_path / "tree", "add", "-A")
        git(tmp_path / "tree", "commit", "-q", "-m", "one")
        return folder

    def test_changed_staged_and_new_files_and_no_others(self, features: Path) -> None:
        assert changed_files(features) == []
        for name in ("changed", "staged", "new", "ignored", "house/改", "house/new one"):
            (features / f"{name}.feature").write_text("Feature: Two\n", encoding="utf-8")
        (features / "new.txt").write_text("no feature", encoding="utf-8")
        (features.parents[1] / "outside.feature").write_text("Feature: Two\n", encoding="utf-8")
        (features / "deleted.feature").unlink()
        git(features, "add", "staged.feature")
        names = ("changed", "house/new one", "house/改", "new", "staged")
        assert changed_files(features) == [features / f"{name}.feature" for name in names]

    def test_within_a_hook_the_same_files_are_found(self, features: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (features / "changed.feature").write_text("Feature: Two\n", encoding="utf-8")
        monkeypatch.setenv("GIT_DIR", ".git")
        monkeypatch.setenv("GIT_INDEX_FILE", ".git/index")
        assert changed_files(features) == [features / "changed.feature"]


@pytest.mark.parametrize("language", ["en", "zh"])
class TestWithoutGit:
    def test_no_git_is_told_in_one_line(
        self, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        code, lines = checked(capsys, "--changed", "--lang", language)
        assert code == 2
        expected = {"en": "gouji: --changed: git cannot be run; name the feature files instead", "zh": None}[language]
        assert lines == [expected or "gouji：--changed：无法运行 git；请直接写明文件"]

    @pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
    @pytest.mark.parametrize("commits", [False, True])
    def test_a_folder_that_git_does_not_keep_is_told_in_one_line(
        self,
        language: str,
        commits: bool,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        """Outside any work tree, and in one in which nothing was ever committed."""
        monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
        if commits:
            git(tmp_path, "init", "-q")
        monkeypatch.setattr(some_features, "features_folder", lambda: tmp_path)
        code, lines = checked(capsys, "--changed", "--lang", language)
        assert code == 2
        assert len(lines) == 1
        words = {"en": "git cannot tell what has changed: ", "zh": "git 说不出改了什么："}[language]
        assert f"{tmp_path}" in lines[0]
        assert words in lines[0]


def test_the_plans_of_a_row_are_those_that_each_ruleset_makes() -> None:
    """Rulesets that a row does not tell apart share a plan; they ask what plans of their own would ask."""
    suite = load_suite()
    several = Covering(options(), mattering(suite, options())).rulesets({})[::3]
    served = made = 0
    for scenario, row in list(suite.rows())[::7]:
        plans = PlansOfRow(suite.book, scenario, row)
        for ruleset in (with_tags(entry, scenario.wanted) for entry in several):
            expected = make_plan(suite.book, scenario, row, ruleset)
            plan, operations = plans.under(ruleset)
            assert list(operations) == list(dealt(expected, 0))
            assert [entry.expect for entry in plan.operations] == [entry.expect for entry in expected.operations]
            assert plan.steps == expected.steps
            served += 1
        made += len(plans._made)
    assert made < served / 3
