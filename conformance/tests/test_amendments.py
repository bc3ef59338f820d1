"""Amendments: every lint fires on what it is about, and what follows from one is held against what it declares."""

import shutil
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import gouji_conformance
from gouji.rules import rules_of
from gouji.table import beats
from gouji.table.cards import KING
from gouji_conformance.amendments import checking, lints, tree, trial
from gouji_conformance.amendments.checking import differences
from gouji_conformance.amendments.lints import lint, patch_misfits
from gouji_conformance.amendments.listing import Parts, parting
from gouji_conformance.amendments.trial import Fails, Found
from gouji_conformance.cli import run
from gouji_conformance.commands import spec
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.amendment_patch import CodeChange, Flip, Shift
from gouji_spec.amendments import Amendment, read_amendment, read_amendments
from gouji_spec.folder import law_folder
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

SAMPLE = Path(__file__).parent / "amendments" / "GA-9001-a-sample"
LAW = {entry.number: entry for entry in read_amendments(law_folder() / "amendments")}
LINTS = tomllib.loads((Path(lints.__file__).parent / "lints.toml").read_text(encoding="utf-8"))
EXECUTED = {
    "not-runnable",
    "flip-missing",
    "flip-undeclared",
    "flip-differs",
    "shift-differs",
    "scenario-fails",
    "shows-nothing",
    "clause-uncovered",
    "already-fails",
    "match-changed",
    "lister-differs",
}
"""What only shows when the amended law is run."""


ACES = """@sets
Feature: A sample | 样例

  @GJ-9.2-zz
  Scenario: Two aces | 两张尖
    When AA is laid down
    Then it is a gouji set
"""
"""What holds under the law as it is."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SAMPLE, tmp_path / SAMPLE.name))


def linted(folder: Path) -> list[str]:
    entry = read_amendment(folder)
    found = list(lint(entry, {**LAW, entry.number: entry}, load_suite().row_ids()))
    return [problem.check for problem in found]


def test_the_sample_is_well_written() -> None:
    assert linted(SAMPLE) == []


def test_every_lint_is_explained_and_every_explanation_is_of_a_lint() -> None:
    sentences = tomllib.loads(
        (Path(gouji_conformance.__file__).parent / "messages" / "lints.toml").read_text(encoding="utf-8")
    )
    parts = {"only_in_patch", "only_named", "lister_lists"}
    assert {name.replace("-", "_") for name in LINTS} == sentences.keys() - parts
    assert all(entry.keys() - {"stands"} == {"zh", "en", "file", "good", "bad"} for entry in LINTS.values())


@pytest.mark.parametrize("name", sorted(LINTS.keys() - EXECUTED - {"no-scenarios", "patch-misfits", "plays-as-before"}))
def test_the_bad_example_is_found_and_the_good_one_is_not(folder: Path, name: str) -> None:
    example = LINTS[name]
    path = folder / example["file"]
    text = path.read_text(encoding="utf-8")
    stands = example.get("stands", example["good"])
    assert text.count(stands) == 1
    path.write_text(text.replace(stands, example["good"]), encoding="utf-8")
    assert linted(folder) == []
    path.write_text(text.replace(stands, example["bad"]), encoding="utf-8")
    assert name in linted(folder)


def test_who_changes_a_ruling_and_shows_no_scenario_is_told(folder: Path) -> None:
    shutil.rmtree(folder / "features")
    assert linted(folder) == ["no-scenarios"]


@pytest.mark.parametrize(("kind", "found"), [("rule", ["plays-as-before"]), ("clarification", [])])
def test_a_rule_whose_words_alone_change_is_told(folder: Path, kind: str, found: list[str]) -> None:
    patch, amendment = folder / "patch.toml", folder / "amendment.toml"
    words = patch.read_text(encoding="utf-8")
    patch.write_text(words[words.index("[[clause]]") : words.index("[[add]]")], encoding="utf-8")
    text = amendment.read_text(encoding="utf-8").replace('"GH-sets.90", ', "")
    amendment.write_text(text.replace('kind = "option"', f'kind = "{kind}"'), encoding="utf-8")
    (folder / "expected.toml").write_text("", encoding="utf-8")
    assert linted(folder) == found


def test_a_draft_may_stand_in_one_language_and_with_words_to_come(folder: Path) -> None:
    path = folder / "amendment.toml"
    text = path.read_text(encoding="utf-8").replace(', en = "A sample"', "")
    path.write_text(text, encoding="utf-8")
    motion = folder / "motion.md"
    motion.write_text(motion.read_text(encoding="utf-8").partition("# A sample")[0].replace("大手牌稳走。", "……"))
    assert set(linted(folder)) == {"language-due", "motion-empty"}
    path.write_text(text.partition('\n[[history]]\nstatus = "review"')[0], encoding="utf-8")
    assert linted(folder) == []


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An installation of its own."""
    place = tmp_path_factory.mktemp("tree")
    tree.plant(place)
    return place


class TestTree:
    """An installation of its own with the patch in it."""

    def test_a_change_that_finds_no_place_is_told_and_the_others_are_made(self, planted: Path, folder: Path) -> None:
        example = LINTS["patch-misfits"]
        path = folder / example["file"]
        text = path.read_text(encoding="utf-8")
        path.write_text(
            text.replace(example["good"], example["bad"]).replace("found: list[str] = []", "found = {}"),
            encoding="utf-8",
        )
        entry = read_amendment(folder)
        found = list(patch_misfits(entry, tree.amend(planted, entry.patch)))
        assert [(problem.check, problem.place) for problem in found] == [
            ("patch-misfits", "clause[GJ-9.2.1].before.zh"),
            ("patch-misfits", "code[2]"),
        ]
        law = tree.law_in(planted)
        assert 'id = "GH-sets.90"' in (law / "house" / "sets.toml").read_text(encoding="utf-8")
        assert '"x-options": ["sample", ' in (law / "protocol" / "play.act.json").read_text(encoding="utf-8")
        assert "sample: Literal" in (planted / "gouji" / "rules.py").read_text(encoding="utf-8")

    @pytest.mark.parametrize(
        ("change", "key"),
        [
            (CodeChange("play.burn.no_such_function", "a", "b"), "mutants.no_place"),
            (CodeChange("no_such_module.f", "a", "b"), "mutants.no_place"),
            (CodeChange("play.burn.asked", "no such piece", "b"), "mutants.not_once"),
            (CodeChange("play.burn.asked", "table = round_.table", "table = = 1"), "mutants.no_python"),
        ],
    )
    def test_an_override_without_a_place_is_told(self, planted: Path, change: CodeChange, key: str) -> None:
        (found,) = tree.patch_code([change], planted / "gouji")
        assert found.place == "code[1]"
        assert found.problem == message(key, place=change.place)

    def test_an_engine_without_its_source_is_refused(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        package = tmp_path / "gouji"
        (package / "play").mkdir(parents=True)
        (package / "__init__.py").write_text("")
        (package / "play" / "burn.cpython-311-x86_64-linux-gnu.so").write_bytes(b"")
        monkeypatch.setattr(tree, "gouji", type("Package", (), {"__file__": str(package / "__init__.py")}))
        with pytest.raises(UserError, match=r"compiled and burn\.cpython-311"):
            tree.plant(tmp_path / "tree")
        (package / "play" / "burn.py").write_text("")
        tree.plant(tmp_path / "tree")
        assert not list((tmp_path / "tree").rglob("*.so"))


# What follows, held against what is declared

FLIP = Flip(("GJ-10.2.2-a",), ("outline",), "P3 is asked to burn", "state.to_act.seat is 3", "2")
STEP = Text(zh="问 P3 烧不烧", en="P3 is asked to burn")
FAILS = Fails("GJ-10.2.2-a", "outline", STEP, "state.to_act.seat is 3", "2")
PLAYED = {"outline": tuple(trial.played(load_suite(), {"outline": Ruleset.of("outline")})["outline"])}

Check = Callable[[Amendment, Found], Iterator[Problem]]


def sample(**changes: object) -> Amendment:
    entry = read_amendment(SAMPLE)
    declared = {"flips": (FLIP,), "shifts": (), **changes}
    return replace(entry, expected=replace(entry.expected, **declared))  # type: ignore[arg-type]


def names(entry: Amendment, found: Found) -> list[str]:
    return [problem.check for problem in differences(entry, found, load_suite())]


@pytest.mark.parametrize("step", [STEP.en, STEP.zh])
def test_what_follows_as_declared_in_either_language_is_well(step: str) -> None:
    assert names(sample(flips=(replace(FLIP, step=step),)), Found(fails=(FAILS,), played=PLAYED)) == []


@pytest.mark.parametrize(
    ("entry", "found", "expected"),
    [
        (sample(), Found(error=Text.same("?")), "not-runnable"),
        (sample(), Found(played=PLAYED), "flip-missing"),
        (sample(), Found(fails=(FAILS,), played=PLAYED, parts=Parts("P1 play 77", is_listed=True)), "lister-differs"),
        (sample(), Found(fails=(FAILS,), played=PLAYED, parts=Parts("P1 play 77", is_listed=False)), "lister-differs"),
        (sample(flips=()), Found(fails=(FAILS,), played=PLAYED), "flip-undeclared"),
        (sample(flips=(replace(FLIP, step="?"),)), Found(fails=(FAILS,), played=PLAYED), "flip-differs"),
        (sample(flips=(replace(FLIP, expects="?"),)), Found(fails=(FAILS,), played=PLAYED), "flip-differs"),
        (sample(flips=(replace(FLIP, got="?"),)), Found(fails=(FAILS,), played=PLAYED), "flip-differs"),
        (
            sample(flips=(replace(FLIP, profiles=("outline", "folk")),)),
            Found(fails=(FAILS,), played=PLAYED),
            "flip-missing",
        ),
        (sample(), Found(fails=(FAILS,), played={"outline": PLAYED["outline"][1:]}), "shift-differs"),
        (
            sample(shifts=(Shift("outline", ("GH-sets.10-a",), ()),)),
            Found(fails=(FAILS,), played=PLAYED),
            "shift-differs",
        ),
        (sample(), Found(fails=(FAILS,), played=PLAYED, own_fails=(FAILS,)), "scenario-fails"),
        (sample(), Found(fails=(FAILS,), played=PLAYED, uncovered=("GH-sets.90",)), "clause-uncovered"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_follows_otherwise_than_declared_is_told(entry: Amendment, found: Found, expected: str) -> None:
    assert names(entry, found) == [expected]


def test_a_row_that_fails_under_the_law_as_it_is_is_no_flip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "failing", lambda *_: iter([FAILS]))
    assert names(sample(flips=()), Found(fails=(FAILS,), played=PLAYED)) == ["already-fails"]


def test_scenarios_that_hold_under_the_law_as_it_is_show_nothing(folder: Path) -> None:
    path = folder / "features" / "sample.feature"
    path.write_text(ACES, encoding="utf-8")
    entry = read_amendment(folder)
    entry = replace(entry, kind="rule", patch=replace(entry.patch, plays=()), expected=sample(flips=()).expected)
    assert names(entry, Found(played=PLAYED)) == ["shows-nothing"]
    small = replace(entry, kind="clarification")
    assert "shows-nothing" not in names(small, Found(played=PLAYED)), "what changes no ruling can show no change"


def test_what_the_law_lacks_while_it_stands_in_one_language_is_excused(folder: Path) -> None:
    problems = (
        Problem("stale-english", "f", "p", Text.same("?")),
        Problem("languages-terms", "f", "p", Text.same("?")),
        Problem("unknown-link", "f", "p", Text.same("?")),
    )
    found = Found(fails=(FAILS,), played=PLAYED, problems=problems)
    assert names(sample(), found) == ["stale-english", "languages-terms", "unknown-link"]
    assert names(replace(sample(), title=Text(zh="样例", en="")), found) == ["unknown-link"]


# The command


def test_the_suite_is_run_under_the_amended_law(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["amendment", "check", str(SAMPLE), "--article", "sets", "--lang", "zh"]) == 0
    lines = capsys.readouterr().out.splitlines()
    count = sum(row.startswith("GH-sets.") for row in load_suite().row_ids())
    assert lines[-1] == f"GA-9001（最后征询）：无误；在改后的规则之下运行了 {count} 例"
    to_read = "成为规则之后须与 GJ-9.2.1 对读：GJ-9.2.1-a"
    assert any(line.startswith(to_read) for line in lines)


def test_what_is_judged_otherwise_than_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the judge has become stricter some play is listed in vain; where it has become laxer some is missing."""
    rules = rules_of(Ruleset.of("outline"))
    assert parting(rules) is None
    beaten = beats.is_higher
    monkeypatch.setattr(beats, "is_higher", lambda *sets: beaten(*sets) and sets[0].rank > KING)
    found = parting(rules)
    assert found is not None
    assert found.is_listed
    monkeypatch.setattr(beats, "is_higher", lambda *sets: beaten(*sets) or sets[0].rank == sets[1].rank)
    found = parting(rules)
    assert found is not None
    assert not found.is_listed


def test_code_that_fails_as_python_is_one_line(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = folder / "patch.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('if rules.sample == "yes" and table.size', 'if rules.simple == "yes" and table.size'))
    assert run(["amendment", "check", str(folder), "--article", "sets", "--lang", "en"]) == 1
    (line, outcome) = capfd.readouterr().out.splitlines()
    failed = "the code at table.beats.beat_reasons fails: AttributeError: 'Rules' object has no attribute 'simple'"
    assert failed in line
    assert line.endswith("[not-runnable]")
    assert outcome == "GA-9001 (last call): 1 to mend"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["check", "no-such"], "no-such: expected the id of an amendment of the law, such as GA-0001, or a folder"),
        (["check", "--observed"], "--observed: expected one amendment"),
    ],
)
def test_misuse_is_told(capsys: pytest.CaptureFixture[str], words: list[str], problem: str) -> None:
    assert run(["amendment", *words]) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.soak
@pytest.mark.parametrize("number", sorted(LAW))
def test_each_amendment_of_the_law_is_well(number: int) -> None:
    assert checking.check(LAW[number], LAW).problems == []


@pytest.mark.soak
@pytest.mark.parametrize("number", [number for number in sorted(LAW) if LAW[number].expected.flips])
def test_breaking_any_line_of_what_must_follow_fails_it(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows is found out once; then each line of the file is changed in turn."""
    kept: list[Found] = []
    looked = checking._looked_at

    def once(*given: object) -> Found:
        kept.append(looked(*given))  # type: ignore[arg-type]
        return kept[0]

    monkeypatch.setattr(checking, "_looked_at", once)
    entry, suite = LAW[number], load_suite()
    assert checking.check(entry, LAW).problems == []
    for broken in _broken(entry):
        assert list(differences(broken, kept[0], suite)) != []


def _broken(entry: Amendment) -> Iterator[Amendment]:
    expected = entry.expected
    for index, flip in enumerate(expected.flips):
        changes: list[dict[str, object]] = [{key: "?"} for key in ("step", "expects", "got")]
        changes += [{"rows": flip.rows[:at] + flip.rows[at + 1 :]} for at in range(len(flip.rows))]
        changes += [{"profiles": flip.profiles[1:]}]
        for change in changes:
            flips = (*expected.flips[:index], replace(flip, **change), *expected.flips[index + 1 :])  # type: ignore[arg-type]
            yield replace(entry, expected=replace(expected, flips=flips))
    for index, shift in enumerate(expected.shifts):
        for key in ("gained", "lost"):
            rows = getattr(shift, key)
            for at in range(len(rows)):
                changed = replace(shift, **{key: rows[:at] + rows[at + 1 :]})
                shifts = (*expected.shifts[:index], changed, *expected.shifts[index + 1 :])
                yield replace(entry, expected=replace(expected, shifts=shifts))


def test_the_check_of_the_law_lints_its_amendments() -> None:
    assert spec.amendment_problems(load_suite()) == []
    few = replace(load_suite(), features=load_suite().features[:1])
    found = spec.amendment_problems(few)
    assert {problem.check for problem in found} == {"row-unknown"}
    assert found[0].file == "spec/amendments/GA-0001-burn-once-open/expected.toml"
