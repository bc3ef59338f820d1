"""Amendments drafted, tried under other commands, and made law in a checkout."""

import re
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from gouji_conformance.amendments.applying import Checkout
from gouji_conformance.amendments.checking import Checked
from gouji_conformance.amendments.features import settle
from gouji_conformance.amendments.lints import lint
from gouji_conformance.cli import run
from gouji_conformance.commands import amendment
from gouji_conformance.sentences.features import feature_files, features_folder, read_feature
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_spec.amendment_patch import Expected, Flip
from gouji_spec.amendments import Amendment, read_amendment
from gouji_spec.folder import law_folder
from gouji_spec.text import Language

SAMPLE = Path(__file__).parent / "amendments" / "GA-9001-a-sample"

# Drafts


@pytest.mark.parametrize(("language", "title"), [("zh", "过牌可烧"), ("en", "Burn after passing")])
@pytest.mark.parametrize("kind", ["wording", "clarification", "rule", "option"])
def test_a_draft_is_well_but_for_what_is_still_to_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: Language, title: str, kind: str
) -> None:
    words = ["--clause", "GJ-10.2.6", "--kind", kind, "--title", title, "--author", "甲", "--in", str(tmp_path)]
    assert run(["amendment", "new", "burn-after-passing", *words, "--lang", language]) == 0
    (folder,) = tmp_path.iterdir()
    assert str(folder) in capsys.readouterr().out
    entry = read_amendment(folder)
    assert (entry.status, entry.kind, entry.authors, entry.clauses) == ("draft", kind, ("甲",), ("GJ-10.2.6",))
    assert (entry.title.said_in(language), list(entry.motion.parts)) == (title, [language])
    found = {problem.check for problem in lint(entry, {}, load_suite().row_ids())}
    unwritten = {"option": {"plays-missing"}, "rule": {"plays-as-before"}}
    assert found == {"nothing-changed"} | unwritten.get(kind, set())


def test_drafts_are_numbered_after_those_that_are_there(tmp_path: Path) -> None:
    for slug in ("one", "two"):
        assert run(["amendment", "new", slug, "--in", str(tmp_path)]) == 0
    first = max(entry.number for entry in amendment.law_amendments()) + 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"GA-{first:04}-one", f"GA-{first + 1:04}-two"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["new", "过牌可烧"], "过牌可烧: expected a few words in small Latin letters and digits"),
        (["new", "a", "--clause", "GJ-10.2.99"], "--clause GJ-10.2.99: the law has no clause of this id"),
        (["new", "a", "--kind", "law"], "--kind"),
        (["under", "GA-9999", "rule", "9"], "GA-9999: expected the id of an amendment of the law"),
        (["apply", "GA-0005"], "GA-0005 is rejected; expected an accepted amendment"),
        (["apply", "GA-0001", "--in", "/"], "/: expected a checkout of the project"),
    ],
)
def test_misuse_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], problem: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["amendment", *words, "--lang", "en"] if words[0] != "under" else ["amendment", *words]) == 2
    assert problem in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# Another command under it


def test_a_command_speaks_of_the_amended_law(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["amendment", "under", str(SAMPLE), "rule", "GH-sets.90"]) == 0
    said = capfd.readouterr().out
    assert "nothing beats a set of more than five cards" in said
    assert "GH-sets.90-a; GH-sets.90-b" in said, "its scenarios are among the others"


def test_an_amendment_that_does_not_fit_runs_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = Path(shutil.copytree(SAMPLE, tmp_path / SAMPLE.name))
    path = folder / "patch.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("同一点数的张数多于", "张数多于", 1), encoding="utf-8")
    assert run(["amendment", "under", str(folder), "rule", "GH-sets.90"]) == 1
    said = capfd.readouterr()
    assert "[patch-misfits]" in said.err
    assert said.out == ""


# The features with it


FEW = ("09_gouji_sets.feature", "10_burn.feature")
"""Features enough to show what becomes of them."""


@pytest.fixture
def features(tmp_path: Path) -> Path:
    folder = tmp_path / "features"
    folder.mkdir()
    for name in (*FEW, "frozen.txt"):
        shutil.copy(features_folder() / name, folder)
    return folder


def scenarios(folder: Path) -> dict[str, tuple[Sequence[str], list[str]]]:
    found = [read_feature(path) for path in feature_files(folder)]
    return {
        scenario.id: (scenario.tags, [row.id for row in scenario.rows])
        for feature in found
        for scenario in feature.scenarios
    }


def flipping(*rows: str, plays: tuple[tuple[str, str], ...] = ()) -> Amendment:
    entry = read_amendment(SAMPLE)
    flips = (Flip(rows, ("outline",), "?", "?", "?"),)
    return replace(entry, patch=replace(entry.patch, plays=plays), expected=Expected(flips, ()))


def few() -> Suite:
    suite = load_suite()
    return Suite(tuple(feature for feature in suite.features if feature.file.endswith(FEW)), suite.book)


def test_where_it_is_an_option_scenarios_that_flip_say_when_they_hold(features: Path) -> None:
    before = scenarios(features)
    entry = flipping("GJ-10.2.3-c/from-p1", "GJ-10.1.2-a", plays=(("sample", "yes"),))
    settled = settle(entry, few(), features, {"sample": "no"})
    assert settled.tagged == ("GJ-10.1.2-a", "GJ-10.2.3-c")
    after = scenarios(features)
    assert {name for name in after if before.get(name) != after[name]} == {
        "GJ-10.1.2-a",
        "GJ-10.2.3-c",
        "GH-sets.90-a",
        "GH-sets.90-b",
    }
    assert after["GJ-10.1.2-a"][0] == (*before["GJ-10.1.2-a"][0], "@sample=no")


def test_where_it_is_a_rule_rows_that_flip_are_taken_out(features: Path) -> None:
    before = scenarios(features)
    entry = flipping("GJ-10.2.3-c/from-p1", "GJ-10.1.2-a")
    settled = settle(entry, few(), features, {})
    assert settled.withdrawn == ("GJ-10.1.2-a", "GJ-10.2.3-c/from-p1")
    after = scenarios(features)
    assert before.keys() - after.keys() == {"GJ-10.1.2-a"}
    assert set(before["GJ-10.2.3-c"][1]) - set(after["GJ-10.2.3-c"][1]) == {"GJ-10.2.3-c/from-p1"}
    assert {name: after[name] for name in after if name in before and name != "GJ-10.2.3-c"} == {
        name: before[name] for name in before if name not in ("GJ-10.2.3-c", "GJ-10.1.2-a")
    }


def test_a_scenario_that_the_amendment_has_too_is_rewritten(features: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(SAMPLE, tmp_path / SAMPLE.name))
    path = folder / "features" / "sample.feature"
    path.write_text(path.read_text(encoding="utf-8").replace("GH-sets.90-b @sample=yes", "GJ-9.2-a"), encoding="utf-8")
    entry = read_amendment(folder)
    settled = settle(entry, few(), features, {"sample": "no"})
    assert settled.rewritten == ("GJ-9.2-a",)
    assert scenarios(features)["GJ-9.2-a"][1] == ["GJ-9.2-a"], "one row, where there were many"


# Made law


@pytest.fixture
def checkout(tmp_path: Path, features: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    root = law_folder().parent
    shutil.copytree(
        law_folder(), tmp_path / "spec", ignore=shutil.ignore_patterns("tests", "gouji_spec", "__pycache__")
    )
    shutil.copytree(root / "reference_impl" / "gouji", tmp_path / "reference_impl" / "gouji")
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## Unreleased\n\n- a\n\n## 0.1\n\n- b\n", encoding="utf-8")
    monkeypatch.setattr(Checkout, "gouji", lambda _, *words: " ".join(words) + "\n")
    monkeypatch.setattr(amendment, "checked_of", lambda *_: Checked([], stale={"GJ-10.2.1": ["burn_passed"]}))
    return Checkout(tmp_path)


def test_an_accepted_one_is_made_law(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["amendment", "apply", "GA-0001", "--in", str(checkout.root), "--lang", "zh"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("只在不采用时成立、现已加标签的场景：GJ-10.1.1-a GJ-10.1.1-b GJ-10.1.2-a ")
    assert lines[-2:] == [
        "成为规则之后须与 GJ-10.2.1 对读：burn_passed",
        f"GA-0001 已写进 {checkout.root}；接着重读上面所列，再运行 make test",
    ]
    assert "burn_opened: Literal" in (checkout.engine / "rules.py").read_text(encoding="utf-8")
    assert 'id = "GH-burn.12"' in (checkout.law / "house" / "burn.toml").read_text(encoding="utf-8")
    assert "@GJ-10.1.2-a @GJ-10.2.2 @burn_opened=no\n" in (checkout.features / "10_burn.feature").read_text("utf-8")
    assert (checkout.features / "house" / "ga0001_burn_once_open.feature").exists()
    assert (checkout.features / "manifest.txt").read_text(encoding="utf-8") == "manifest\n"
    log = (checkout.root / "CHANGELOG.md").read_text(encoding="utf-8")
    line = "- GA-0001: No burn before one's point is open.\n"
    assert log == f"# Changes\n\n## Unreleased\n\n- a\n\n### Amendments\n\n{line}\n## 0.1\n\n- b\n"
    entry = read_amendment(checkout.law / "amendments" / "GA-0001-burn-once-open")
    assert entry.status == "applied"
    assert entry.is_past
    assert list(lint(entry, {}, frozenset())) == [], "what followed then is kept"


def test_one_that_does_not_fit_changes_nothing(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    path = checkout.engine / "play" / "burn.py"
    path.write_text(path.read_text(encoding="utf-8").replace("burn_passed", "burn_after_pass"), encoding="utf-8")
    before = {entry: entry.read_bytes() for entry in sorted(checkout.root.rglob("*.*")) if entry.is_file()}
    assert run(["amendment", "apply", "GA-0001", "--in", str(checkout.root)]) == 1
    assert "[patch-misfits]" in capsys.readouterr().out
    assert before == {entry: entry.read_bytes() for entry in sorted(checkout.root.rglob("*.*")) if entry.is_file()}


# From an idea to what players would feel, in Chinese alone

PATCH = '''[[clause]]
id = "GJ-10.2.6"
before = { zh = "[[过牌]]不烧：本轮过了牌的人不得烧牌。" }
after = { zh = "[[过牌]]也可以烧：本轮过了牌的人照样可以烧牌。" }
modality = "may"

[[code]]
in = "play.burn.why_not_at_all"
old = """
    if seat in round_.passed:
        found += ("burn_passed",)
"""
new = ""

[[code]]
in = "lister.moves._burn_order"
old = "(*round_.passed, *[speaker for speaker, _ in round_.since])"
new = "[speaker for speaker, _ in round_.since]"
'''
NAMES = re.compile(
    r"gouji( [a-z]+)+|[`“\"'][^`”\"']*[`”\"']|\b(GA|GJ|GH)-[\w./-]+|[\w./-]*(/|\.toml|\.md)[\w./-]*|\[[\w-]+\]"
)
"""Ids, files, and what stands in quotes are the same in every language."""
ENGLISH = re.compile(r"\b[a-z]{3,}( [a-z]{2,}){2,}\b")
"""Three English words one after another are a sentence."""


@pytest.mark.soak
def test_a_draft_in_chinese_goes_all_the_way_in_chinese(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> tuple[int, str]:
        code = run(["amendment", *words, "--lang", "zh"])
        captured = capfd.readouterr()
        for line in (captured.out + captured.err).splitlines():
            assert not ENGLISH.search(NAMES.sub("", line)), line
        return code, captured.out

    words = ("--clause", "GJ-10.2.6", "--title", "过牌可烧", "--author", "甲", "--in", str(tmp_path))
    assert said("new", "guo-pai-ke-shao", *words)[0] == 0
    (folder,) = tmp_path.iterdir()
    code, text = said("check", str(folder))
    assert (code, text.count("什么也没有改")) == (1, 1)
    (folder / "patch.toml").write_text(PATCH, encoding="utf-8")
    few = ("--article", "10")
    code, text = said("check", str(folder), *few)
    assert code == 1
    assert "GJ-10.2.6-b 在 outline, qingdao-full, folk, online, room 不通过，却没有声明：" in text
    code, text = said("check", str(folder), *few, "--observed")
    assert code == 0
    steps = [line for line in text.splitlines() if line.startswith("step = ")]
    assert steps
    assert all(re.search(r"[\u4e00-\u9fff]", step) for step in steps)
    (folder / "expected.toml").write_text(text, encoding="utf-8")
    code, text = said("check", str(folder), *few)
    assert (code, text.splitlines()[-1][:21]) == (0, "GA-0009（草案）：无误；在改后的规则")
    code, text = said("impact", str(folder), "--matches", "2", "--hands", "1")
    assert code == 0
    assert "像样地打：两种规则各打 2 场" in text
