"""What the commands keep between two runs changes no answer, whatever has become of it; and it is used."""

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gouji
from gouji_conformance.cache_folder import cache_folder
from gouji_conformance.checks import reference_code
from gouji_conformance.checks.reference_code import read_code
from gouji_conformance.sentences import contents as contents_module
from gouji_conformance.sentences import features as features_module
from gouji_conformance.sentences import kept, suite
from gouji_conformance.sentences.contents import contents
from gouji_conformance.sentences.features import features_folder, read_feature
from gouji_conformance.sentences.kept import Shelf
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_conformance.speech.faults import UserError
from gouji_spec import cache
from gouji_spec.cache import Cache
from gouji_spec.options import options
from gouji_spec.ruleset import Ruleset

FEATURE = """@sets
Feature: Sets | 牌型

  @GJ-9.2-a
  Scenario: Two aces | 两张尖
    When AA is laid down
    Then it is a gouji set

  @GJ-9.2-b @place_values=2_1_0_0_-1_-2
  Scenario: One ace | 一张尖
    When A is laid down
    Then it is not a gouji set
"""


# Whole commands, each in a process of its own

COMMANDS = {
    "rule": ["rule", "GJ-10.2.6", "--lang", "zh"],
    "judge": ["judge", "99 3/6B/4/KK 5/6/7; lead P1; P1 play 99", "P2 play 6B", "--lang", "en"],
    "manifest": ["manifest"],
}

READ_ONLY = """
import os, sys
honest = os.open
def refusing(path, flags, *rest, **named):
    if flags & (os.O_WRONLY | os.O_RDWR):
        raise OSError(30, "Read-only file system")
    return honest(path, flags, *rest, **named)
os.open = refusing
"""
MAIN = "from gouji_conformance.cli import main; main()"

FEW = ("08_sets.feature", "10_burn.feature", "house/burn.feature")
A_FEW_FEATURES = """
from pathlib import Path
from gouji_conformance.sentences import contents, features, suite
for module in (contents, features, suite):
    module.features_folder = lambda: Path({folder!r})
"""
"""What a command does with the cache it does feature by feature: the whole suite would only take longer."""


@pytest.fixture(scope="module")
def a_few(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is run before a command that is to see a few features alone."""
    folder = tmp_path_factory.mktemp("features")
    for name in FEW:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes((features_folder() / name).read_bytes())
    return A_FEW_FEATURES.format(folder=str(folder))


def answer(command: list[str], folder: str, before: str) -> str:
    environment = {**os.environ, "GOUJI_CACHE": folder}
    words = [sys.executable, "-c", before + MAIN, *command]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_answers_the_same_whatever_became_of_the_cache(name: str, tmp_path: Path, a_few: str) -> None:
    command, folder = COMMANDS[name], tmp_path / "cache"
    expected = answer(command, "off", a_few)
    assert expected
    assert answer(command, str(folder), a_few) == expected, "cold"
    entries = sorted(folder.glob("*-*"))
    assert entries
    times = {path: path.stat().st_mtime_ns for path in entries}
    assert answer(command, str(folder), a_few) == expected, "warm"
    assert {path: path.stat().st_mtime_ns for path in folder.glob("*-*")} == times, "something was made again"
    assert answer(command, str(folder), READ_ONLY + a_few) == expected, "read-only"

    for number, path in enumerate(entries):  # as a crash, a full disk and a stranger leave them
        whole = path.read_bytes()
        path.write_bytes((whole[: len(whole) // 2], b"", whole[:-1] + b"?", entries[0].read_bytes())[number % 4])
    assert answer(command, str(folder), READ_ONLY + a_few) == expected, "corrupted and read-only"
    assert answer(command, str(folder), a_few) == expected, "corrupted"
    assert {path for path in folder.glob("*-*") if path.stat().st_mtime_ns != times[path]} == set(entries), "mended"


def test_help_and_a_cache_that_is_off_write_nothing(tmp_path: Path, a_few: str) -> None:
    home = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    words = [sys.executable, "-c", a_few + MAIN]
    subprocess.run(
        [sys.executable, "-c", MAIN, "--help"], env={**home, "GOUJI_CACHE": ""}, check=True, capture_output=True
    )
    subprocess.run([*words, "rule", "9"], env={**home, "GOUJI_CACHE": "off"}, check=True, capture_output=True)
    assert not list(tmp_path.iterdir())
    subprocess.run([*words, "rule", "9"], env={**home, "GOUJI_CACHE": ""}, check=True, capture_output=True)
    assert list(tmp_path.rglob("toml-*"))


# Where it lies

HOME = Path.home()


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({"GOUJI_CACHE": "/there", "XDG_CACHE_HOME": "/xdg"}, "linux", Path("/there")),
        ({"GOUJI_CACHE": "near"}, "linux", Path.cwd() / "near"),
        ({"GOUJI_CACHE": "off", "XDG_CACHE_HOME": "/xdg"}, "linux", None),
        ({"GOUJI_CACHE": "./off"}, "linux", Path.cwd() / "off"),
        ({"GOUJI_CACHE": "", "XDG_CACHE_HOME": "/xdg"}, "linux", Path("/xdg/gouji")),
        ({"XDG_CACHE_HOME": "/xdg"}, "darwin", Path("/xdg/gouji")),
        ({"XDG_CACHE_HOME": "relative"}, "linux", HOME / ".cache" / "gouji"),
        ({}, "linux", HOME / ".cache" / "gouji"),
        ({}, "darwin", HOME / "Library" / "Caches" / "gouji"),
        ({"LOCALAPPDATA": "/local"}, "win32", Path("/local/gouji/Cache")),
        ({}, "win32", HOME / ".cache" / "gouji"),
        ({}, "emscripten", None),
        ({"GOUJI_CACHE": "/there"}, "emscripten", Path("/there")),
    ],
)
def test_the_folder(environment: dict[str, str], platform: str, expected: Path | None) -> None:
    assert cache_folder(environment, platform) == expected


def test_a_user_without_a_home_has_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    assert cache_folder({}, "linux") is None


# What is kept, in this process


@pytest.fixture
def in_use(tmp_path: Path) -> Cache:
    """A cache in use in this process."""
    made = Cache(tmp_path / "cache")
    cache.use(made)
    return made


@pytest.fixture
def feature(tmp_path: Path) -> Path:
    path = tmp_path / "a.feature"
    path.write_text(FEATURE, encoding="utf-8")
    return path


def forbidden(*_: Any, **__: Any) -> Any:
    raise AssertionError("made again")


class TestFeatures:
    @pytest.fixture
    def no_parser(self, in_use: Cache, feature: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The feature has been read once; from now on nothing is parsed."""
        read_feature(feature)
        monkeypatch.setattr(features_module, "parsed", forbidden)

    def test_the_same_words_give_the_same_feature(self, feature: Path, no_parser: None) -> None:
        found = read_feature(feature)
        assert (found.path, found.file) == (feature, str(feature))
        assert found.name.zh == "牌型"
        assert [entry.id for entry in found.scenarios] == ["GJ-9.2-a", "GJ-9.2-b"]
        assert [step.text for step in found.scenarios[0].rows[0].steps] == ["AA is laid down", "it is a gouji set"]

    def test_it_is_equal_to_one_read_without_a_cache(self, in_use: Cache) -> None:
        cache.use(None)
        expected = load_suite().features
        cache.use(in_use)
        for feature in expected:
            assert read_feature(feature.path) == read_feature(feature.path) == feature
        assert len(list(in_use.folder.glob("feature-*"))) == len(expected) > 40

    @pytest.mark.usefixtures("no_parser")
    def test_other_words_are_read(self, feature: Path) -> None:
        feature.write_text(FEATURE.replace("AA", "KK"), encoding="utf-8")
        with pytest.raises(AssertionError, match="made again"):
            read_feature(feature)

    @pytest.mark.usefixtures("no_parser")
    def test_the_same_words_elsewhere_are_read(self, feature: Path) -> None:
        """What is wrong in a feature is told with its file."""
        with pytest.raises(AssertionError, match="made again"):
            read_feature(feature.rename(feature.with_name("b.feature")))

    @pytest.mark.usefixtures("no_parser")
    def test_what_another_parser_read_is_not_used(self, feature: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(kept, "_makers", lambda maker: b"another")
        with pytest.raises(AssertionError, match="made again"):
            read_feature(feature)

    @pytest.mark.usefixtures("no_parser")
    def test_what_was_read_with_other_open_options_is_not_used(
        self, feature: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """In the tag of an open option _ stands for a space."""
        book = options()
        closed = {name: option for name, option in book.options.items() if name != "place_values"}
        monkeypatch.setattr(features_module, "options", lambda: replace(book, options=closed))
        with pytest.raises(AssertionError, match="made again"):
            read_feature(feature)

    def test_an_entry_of_another_shape_is_not_used(self, in_use: Cache, feature: Path) -> None:
        expected = read_feature(feature)
        (entry,) = in_use.folder.glob("feature-*")
        for junk in (b"", b"\xc1", msgspec.msgpack.encode({"file": 1}), msgspec.msgpack.encode([]), b"\xa1\xff"):
            in_use.keep("feature", entry.name.removeprefix("feature-"), junk)
            assert read_feature(feature) == expected


class TestPlans:
    @staticmethod
    def suite_of(*files: Path) -> Suite:
        return suite.read_suite(files)

    def test_the_plans_are_equal_to_those_made_without_a_cache(self, in_use: Cache) -> None:
        ruleset, some = Ruleset.of("folk"), self.suite_of(*(features_folder() / name for name in FEW))
        for every_option in (False, True):
            cache.use(None)
            expected = some.plans(ruleset, every_option=every_option)
            cache.use(in_use)
            for _ in range(2):
                assert some.plans(ruleset, every_option=every_option) == expected
        assert [plan.row for plan in some.plans(ruleset)] != [plan.row for plan in expected]

    def test_they_are_not_made_twice(self, in_use: Cache, feature: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        first = self.suite_of(feature).plans(Ruleset.of("outline"), every_option=True)
        assert len(first) == 2
        monkeypatch.setattr(suite, "make_plan", forbidden)
        again = self.suite_of(feature)
        assert again.plans(Ruleset.of("outline"), every_option=True) == first
        assert again.plans(Ruleset.of("outline"), every_option=True, only=lambda _, row: row.line > 8) == first[1:]
        with pytest.raises(AssertionError, match="made again"):
            again.plans(Ruleset.of("outline"))
        with pytest.raises(AssertionError, match="made again"):
            again.plans(Ruleset.of("folk"), every_option=True)

    def test_another_phrasebook_makes_them_anew(
        self, in_use: Cache, feature: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        found = self.suite_of(feature)
        found.plans(Ruleset.of("outline"))
        monkeypatch.setattr(suite, "make_plan", forbidden)
        fewer = replace(found.book, sentences=found.book.sentences[:-1])
        with pytest.raises(AssertionError, match="made again"):
            replace(found, book=fewer).plans(Ruleset.of("outline"))

    def test_a_row_that_cannot_be_read_hinders_none_that_is_wanted(self, in_use: Cache, feature: Path) -> None:
        feature.write_text(FEATURE.replace("When A is laid down", "When A is eaten"), encoding="utf-8")
        found = self.suite_of(feature)
        for _ in range(2):
            wanted = found.plans(Ruleset.of("outline"), every_option=True, only=lambda _, row: row.line < 8)
            assert [plan.id for plan in wanted] == ["GJ-9.2-a"]
            with pytest.raises(UserError, match="A is eaten"):
                found.plans(Ruleset.of("outline"), every_option=True)


class TestContents:
    @pytest.fixture(autouse=True)
    def _fresh(self) -> None:
        contents.cache_clear()

    def test_they_name_every_scenario_and_where_it_stands(self, in_use: Cache) -> None:
        expected = [
            (scenario.id, scenario.clauses, feature.path)
            for feature in load_suite().features
            for scenario in feature.scenarios
        ]
        for _ in range(2):
            contents.cache_clear()
            assert [(entry.id, entry.clauses, features_folder() / entry.file) for entry in contents()] == expected

    def test_one_scenario_waits_for_its_own_file_alone(self, in_use: Cache, monkeypatch: pytest.MonkeyPatch) -> None:
        contents()
        contents.cache_clear()
        monkeypatch.setattr(contents_module, "load_suite", forbidden)
        found = contents_module.scenario_called("GJ-10.2.6-a")
        assert found == load_suite().scenario("GJ-10.2.6-a")
        assert contents_module.scenario_called("GJ-99.9-z") is None


def test_the_code_of_the_reference_is_parsed_once(in_use: Cache, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(gouji.__file__).parent
    cache.use(None)
    expected = read_code(folder, "gouji")
    cache.use(in_use)
    assert read_code(folder, "gouji") == expected
    monkeypatch.setattr(reference_code, "_parsed", forbidden)
    assert read_code(folder, "gouji") == expected
    with pytest.raises(AssertionError, match="made again"):
        read_code(folder / "play", "gouji")


class TestMakers:
    """The modules that make what is kept have a say in its key."""

    @pytest.fixture
    def maker(self, tmp_path: Path) -> Path:
        path = tmp_path / "maker.py"
        path.write_text("ONE = 1\n", encoding="utf-8")
        os.utime(path, (1_000_000, 1_000_000))
        return path

    def key(self, maker: Path) -> str | None:
        kept._makers.cache_clear()
        return Shelf[int]("number", int, str(maker)).key("x")

    def test_a_module_that_is_another_makes_another_key(self, in_use: Cache, maker: Path) -> None:
        first = self.key(maker)
        assert first is not None
        maker.write_text("ONE = 2\n", encoding="utf-8")
        os.utime(maker, (1_000_000, 1_000_000))
        second = self.key(maker)
        assert second not in (None, first)

    def test_a_module_changed_since_the_process_began_keeps_nothing(self, in_use: Cache, maker: Path) -> None:
        """What runs is then perhaps not what stands in the file."""
        os.utime(maker, (time.time(), time.time()))
        assert self.key(maker) is None

    def test_a_module_that_is_no_file_keeps_nothing(self, in_use: Cache, tmp_path: Path) -> None:
        shelf = Shelf[int]("number", int, str(tmp_path / "archive.zip" / "maker.py"))
        assert shelf.key("x") is None
        shelf.keep(None, 1)
        assert shelf.find(None) is None
        assert not in_use.folder.exists()
