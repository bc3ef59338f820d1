"""What a careless user types or points at: one line in his language that says what, where and what was expected.

Exit code 2, nothing on standard output, no traceback, and no file written over.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import gouji_spec.law
import gouji_spec.options
import gouji_spec.ruleset
from gouji_conformance.cli import main, run
from gouji_conformance.sentences import contents, phrasebook, suite
from gouji_conformance.sentences.features import features_folder
from gouji_spec.folder import law_folder
from gouji_spec.reasons import reasons
from gouji_spec.text import LANGUAGES, Language

HAN = re.compile(r"[\u4e00-\u9fff]")
TABLE = "3 3/4/5/6/7/8; lead P1"


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    found: Language = request.param
    return found


def refused(arguments: list[str], language: Language, capsys: pytest.CaptureFixture[str]) -> str:
    """Run the command, which must refuse what it was given; return its one line."""
    code = run(["--lang", language, *arguments])
    out, said = capsys.readouterr()
    assert code == 2, said
    assert out == ""
    assert len(said.splitlines()) == 1
    assert said.startswith("gouji")
    assert ("：" in said) == (language == "zh")
    assert (HAN.search(said) is not None) >= (language == "zh")
    return said


# The command itself

TYPED = {
    "rul 9": "'rule'",
    "report shwo": "'show'",
    "ruleset chek x": "'check'",
    "rule --langg zh 9": "--lang",
    "rule": "WORD",
    "rule 9 10": "10",
    "rule --lang": "--lang",
    "rule --lang fr 9": "'fr'",
    "--lang fr rule 9": "'fr'",
    "report --lang fr show": "'fr'",
    "certify --jobs 0": "1<=x<=64",
    "certify --jobs some": "'some'",
    "certify --seed 1.5": "'1.5'",
    "certify --timeout soon": "'soon'",
    "certify --timeout nan": "nan",
    "certify": "reference",
    "certify --": "--",
    "smoke": "reference",
    "smoke --": "--",
    "run GJ-9.2-a": "reference",
    "run GJ-9.2-a --": "--",
    "certify --failed --resume": "--failed",
    "certify --profile folk --ruleset x": "--profile",
    "scenario GJ-9.2-a --profile folk --ruleset x": "folk",
    "judge x --profile folk --ruleset x": "folk",
    "play --replay x --seat P1": "--seat",
    "play --seat P9": "'P9'",
    "perft x 13": "0<=x<=12",
    "smoke reference -- node": "node",
    "trace 99": "99",
    "rule GJ-99.1": "GJ-99.1",
    "protocol play/act play/state": "play/state",
    "protocol play/akt": "play/act",
    "protocol stat": "state",
    "protocol zzz": "play/act, state, cards",
    "scenario GJ-9.2-zz": "GJ-9.2-a",
    "run GJ-9.2-a/none --engine reference": "GJ-9.2-a/one-ace",
    "run GJ-9.2-a --engine nothing-of-this-name": "nothing-of-this-name",
    "certify reference --area chess": "chess",
    "certify reference --article 99": "99",
    "certify reference --scenario GJ-9.2-a --article 20": "outline",
    "judge x --profile flok": "flok",
    "export x --profile flok": "flok",
    "ruleset show flok": "folk",
}


@pytest.mark.parametrize("typed", TYPED)
def test_a_mistyped_command(
    typed: str, language: Language, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert TYPED[typed] in refused(typed.split(), language, capsys)
    assert list(tmp_path.iterdir()) == []


def test_the_language_may_be_named_before_and_after_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--lang", "zh", "rule", "x"], ["rule", "x", "--lang=zh"], ["ruleset", "--lang", "zh", "chek"]):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 2
        assert HAN.search(capsys.readouterr().err)


# Cards, seats, positions, actions

POSITIONS = {
    "": "1",
    "3/4/5/6/7; lead P1": "5",
    "-/4/5/6/7/8; lead P1": "P1",
    "Z/4/5/6/7/8; lead P1": "'Z'",
    "5*63/4/5/6/7/8; lead P1": "'63'",
    "5*0/4/5/6/7/8; lead P1": "'0'",
    "5*17/4/5/6/7/8; lead P1": "'17'",
    "5*/4/5/6/7/8; lead P1": "''",
    "B B B B B/4/5/6/7/8; lead P1": "4",
    "B*5/4/5/6/7/8; lead P1": "4",
    "?*3/4/5/6/7/8; lead P1": "'?'",
    "3/4/5/6/7/8": "lead P1",
    "3/4/5/6/7/8; lead P7": "'P7'",
    f"{TABLE}; out P1": "P1",
    f"{TABLE}; P1 plya 3": "'plya'",
    f"{TABLE}; P1 play 5*63": "'63'",
}


@pytest.mark.parametrize("position", POSITIONS)
def test_a_position_that_is_none(position: str, language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["judge", position], ["perft", position, "1"], ["play", "--from", position]):
        assert POSITIONS[position] in refused(arguments, language, capsys)


def test_a_position_that_the_rules_refuse_says_why(language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(["judge", f"{TABLE}; P2 play 4"], language, capsys)
    assert reasons()["not_your_turn"].message.said_in(language).rstrip("。.") in said


def test_thirty_seven_cards_are_one_too_many(language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(["judge", "3*16 4*16 5*5/6/7/8/9/T; lead P1"], language, capsys)
    assert "36" in said
    assert "37" in said


ACTIONS = {
    "": "P1",
    "xx": "'xx'",
    "P9 play 3": "'P9'",
    "P1 dance": "'dance'",
    "P1 play Z": "'Z'",
    "P1 play 5*63": "'63'",
    "P1 play B B B B B": "4",
    "甲 出 5*63": "'63'",
}


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_that_is_none(action: str, language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    assert ACTIONS[action] in refused(["judge", TABLE, action], language, capsys)


def test_windows_line_ends_and_a_byte_order_mark_are_no_card(
    tmp_path: Path, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "position.txt"
    path.write_bytes(f"\ufeff{TABLE}\r\n".encode())
    assert run(["--lang", language, "judge", f"@{path}"]) == 0
    assert run(["--lang", language, "perft", f"@{path}", "0"]) == 0
    assert capsys.readouterr().err == ""


# Files

READERS = {
    "ruleset check": ["ruleset", "check", "FILE"],
    "ruleset show": ["ruleset", "show", "FILE"],
    "rule --ruleset": ["rule", "9", "--ruleset", "FILE"],
    "scenario --ruleset": ["scenario", "GJ-9.2-a", "--plan", "--ruleset", "FILE"],
    "certify --ruleset": ["certify", "--ruleset", "FILE", "reference"],
    "certify --known-failures": ["certify", "--known-failures", "FILE", "reference"],
    "judge": ["judge", "@FILE"],
    "perft": ["perft", "@FILE", "1"],
    "play --from": ["play", "--from", "@FILE"],
    "play --replay": ["play", "--replay", "FILE"],
    "report show": ["report", "show", "FILE"],
    "report html": ["report", "html", "FILE"],
    "report badge": ["report", "badge", "FILE"],
    "report known": ["report", "known", "FILE"],
    "report compare": ["report", "compare", "FILE", "FILE"],
    "manifest": ["manifest", "--check", "FILE"],
}
LISTS = ("manifest",)
"""Readers to which an empty file is a list that differs: no misuse."""


def given(kind: str, folder: Path) -> Path:
    """Return a file of *kind* in *folder*."""
    path = folder / "given"
    if kind == "a folder":
        path.mkdir()
    elif kind == "binary":
        path.write_bytes(bytes(range(256)))
    elif kind == "empty":
        path.touch()
    return path


@pytest.mark.parametrize(
    ("reader", "kind"),
    [
        (reader, kind)
        for reader in READERS
        for kind in ("missing", "a folder", "binary", "empty")
        if kind != "empty" or reader not in LISTS
    ],
)
def test_a_file_that_cannot_be_used(  # noqa: PLR0917 - two cases and what they need
    reader: str,
    kind: str,
    language: Language,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    path = given(kind, tmp_path)
    before = sorted(tmp_path.rglob("*"))
    said = refused([word.replace("FILE", str(path)) for word in READERS[reader]], language, capsys)
    assert str(path) in said or kind == "empty"
    assert sorted(tmp_path.rglob("*")) == before


RULESETS = {
    "profile = \n": ("line 1", "第 1 行"),
    "profile = folk\n": ("line 1", "第 1 行"),
    "a = " + "[" * 9000: ("nested too deep", "嵌套太深"),
    'profile = "flok"\n': ("'flok'", "'flok'"),
    'profile = "folk"\nmisplay = "reject"\n': ("[options]", "[options]"),
    'profile = "folk"\n[options]\nmisplai = "reject"\n': ("misplay", "misplay"),
    'profile = "folk"\n[options]\nmisplay = "rejct"\n': ("forfeit, reject", "forfeit, reject"),
    'profile = "qingdao-full"\n[options]\nreport = "shown"\n': ("GJ-26.4.1", "GJ-26.4.1"),
}


@pytest.mark.parametrize("toml", RULESETS, ids=range(len(RULESETS)))
def test_a_ruleset_file_that_is_wrong(
    toml: str, language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(toml, encoding="utf-8")
    for reader in ("ruleset check", "rule --ruleset", "scenario --ruleset", "certify --ruleset"):
        said = refused([word.replace("FILE", str(path)) for word in READERS[reader]], language, capsys)
        assert str(path) in said
        assert RULESETS[toml][language == "zh"] in said


WRITERS = {
    "ruleset new": ["ruleset", "new", "FILE"],
    "play --record": ["play", "--record", "FILE"],
    "export": ["export", "FILE"],
    "certify --report": ["certify", "reference", "--scenario", "GJ-9.2-a", "--report", "FILE"],
}


@pytest.mark.parametrize("writer", WRITERS)
def test_nothing_is_written_over(
    writer: str, language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine"
    path.write_text("mine", encoding="utf-8")
    assert str(path) in refused([word.replace("FILE", str(path)) for word in WRITERS[writer]], language, capsys)
    assert path.read_text(encoding="utf-8") == "mine"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("writer", WRITERS)
def test_a_place_that_cannot_be_written(
    writer: str, language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Below a file no folder can be made, whoever asks; a folder without permission is no hindrance to root."""
    (tmp_path / "file").touch()
    place = str(tmp_path / "file" / "below")
    assert place in refused([word.replace("FILE", place) for word in WRITERS[writer]], language, capsys)


# The law and the features

LAW = {
    "outline/09.toml": ("article = 9", "article = ", ("line", "行")),
    "options/sets.toml": ("[[option]]", "[[option]]\nnoise = 1", ("unknown key", "没有这个键")),
    "profiles/folk.toml": ("[options.", "[options.tea]\nvalue = 'x'\n[options.", ("no option", "没有这个选项")),
    "phrasebook/sets.toml": ('keyword = "when"', 'keyword = "whan"', ("expected one of", "之一")),
}


@pytest.fixture
def fresh() -> Iterator[None]:
    """Forget what was read, before and after."""
    caches = (gouji_spec.law.law, gouji_spec.options.options, gouji_spec.ruleset.profiles, phrasebook.phrasebook)
    for cached in (*caches, suite.load_suite, contents.contents):
        cached.cache_clear()
    yield
    for cached in (*caches, suite.load_suite, contents.contents):
        cached.cache_clear()


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("file", LAW)
def test_a_file_of_the_law_that_is_wrong(
    file: str, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "spec"
    for name in ("outline", "house", "options", "profiles", "phrasebook", "words"):
        shutil.copytree(law_folder() / name, folder / name)
    old, new, expected = LAW[file]
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    for module in (gouji_spec.law, gouji_spec.options, gouji_spec.ruleset, phrasebook):
        monkeypatch.setattr(module, "law_folder", lambda: folder)

    said = refused(["scenario", "GJ-9.2-a", "--plan"] if "outline" not in file else ["rule", "9"], language, capsys)

    assert str(folder / file) in said
    assert expected[language == "zh"] in said


FEATURES = {
    "no Gherkin": ("Feature:", "Future:", r":2\b", ("expected Gherkin", "不是 Gherkin")),
    "unknown sentence": ("When ", "When the moon and ", r":\d+", ("nearest", "最接近")),
    "ragged table": ("| case ", "| more | case ", r":\d+", ("inconsistent cell count", "格数不同")),
    "language": ("@sets", "# language: tea\n@sets", r":1\b", ("Language not supported: tea", "没有语言 tea")),
}


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("kind", FEATURES)
def test_a_feature_that_is_wrong(
    kind: str, language: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new, line, expected = FEATURES[kind]
    path = tmp_path / "09_gouji_sets.feature"
    text = (features_folder() / path.name).read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    for module in (contents, suite):
        monkeypatch.setattr(module, "features_folder", lambda: tmp_path)

    said = refused(["scenario", "GJ-9.2-a", "--plan"], language, capsys)

    assert re.search(re.escape(str(path)) + line, said)
    assert expected[language == "zh"] in said
