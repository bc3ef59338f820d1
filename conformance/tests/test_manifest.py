"""The manifest tells which profiles play a row, and names every row that one of them has lost."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from gouji_conformance.cli import run
from gouji_conformance.commands import manifest as command
from gouji_conformance.sentences.features import features_folder, read_features
from gouji_conformance.sentences.manifest import Entry, differences, manifest, manifest_digest, read_manifest
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.selection import rows_digest
from gouji_conformance.sentences.suite import Suite
from gouji_spec.ruleset import PROFILES, Ruleset
from gouji_spec.text import Language

FEATURE = """@sets
Feature: Sets | 牌型

  @GJ-9.2-a {tags}
  Scenario: Two aces | 两张尖
    When AA is laid down
    Then {expected}

  @GJ-9.2-b
  Scenario Outline: Aces | 尖
    When <cards> is laid down
    Then whether it is a gouji set: <answer>

    Examples:
      | case | cards | answer |
      | one  | A     | no     |
      | {case} | AA    | yes    |
"""
ALL = ("outline", "qingdao-full", "folk", "online", "room")
ONE = "1" * 16
TWO = "2" * 16

Check = Callable[[Suite, Suite, Language], tuple[int, list[str]]]
"""The suite before and now, and the language → the exit code and the lines printed."""


def suite_of(folder: Path, tags: str = "", expected: str = "it is a gouji set", case: str = "two") -> Suite:
    (folder / "a.feature").write_text(FEATURE.format(tags=tags, expected=expected, case=case), encoding="utf-8")
    return Suite(tuple(read_features(folder)), phrasebook())


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    """Hold the manifest of one suite against that of another: ``gouji manifest --check``."""

    def told(before: Suite, now: Suite, language: Language) -> tuple[int, list[str]]:
        kept = tmp_path / "manifest.txt"
        kept.write_text("".join(f"{entry.line}\n" for entry in manifest(before)), encoding="utf-8")
        monkeypatch.setattr(command, "load_suite", lambda: now)
        code = run(["manifest", "--check", str(kept), "--lang", language])
        return code, capsys.readouterr().out.splitlines()

    return told


def test_every_row_has_the_profiles_that_play_it(tmp_path: Path) -> None:
    """Of the four only qingdao-full has no reports."""
    entries = manifest(suite_of(tmp_path, "@report=off"))

    assert [(entry.row, entry.profiles) for entry in entries] == [
        ("GJ-9.2-a", ("qingdao-full",)),
        ("GJ-9.2-b/one", ALL),
        ("GJ-9.2-b/two", ALL),
    ]


def test_a_row_no_profile_plays_has_none(tmp_path: Path) -> None:
    entry = manifest(suite_of(tmp_path, "@joker_exchange=two_for_one"))[0]

    assert entry.profiles == ()
    assert entry.line == f"GJ-9.2-a {entry.digest}"


def test_the_profiles_are_no_part_of_what_certificates_pin() -> None:
    plain, played = Entry("GJ-9.2-a", ONE, ()), Entry("GJ-9.2-a", ONE, ALL)
    expected = hashlib.sha256(f"GJ-9.2-a {ONE}".encode()).hexdigest()[:16]

    assert manifest_digest([plain]) == manifest_digest([played]) == expected


def test_rows_and_digests_are_those_of_the_plans(tmp_path: Path) -> None:
    suite = suite_of(tmp_path)
    plans = suite.plans(Ruleset.of("outline"))
    lines = "".join(f"{entry.row} {entry.digest}\n" for entry in manifest(suite))

    assert rows_digest(plans) == hashlib.sha256(lines.encode()).hexdigest()[:16]


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    entries = manifest(suite_of(tmp_path, "@joker_exchange=two_for_one"))
    path = tmp_path / "manifest.txt"
    path.write_text("\n".join(entry.line for entry in entries), encoding="utf-8")

    assert read_manifest(path) == entries


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "GJ-9.2-a: no longer played in qingdao-full"),
        ("zh", "GJ-9.2-a：qingdao-full 不再打这一例"),
    ],
)
def test_a_row_that_a_profile_has_lost_is_named(tmp_path: Path, check: Check, language: Language, told: str) -> None:
    """One value fewer in the tag: the row asks nothing else, but its profile has lost it."""
    before = suite_of(tmp_path, "@report=on_request|off")
    code, lines = check(before, suite_of(tmp_path, "@report=on_request"), language)

    assert code == 1
    assert told in lines


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "GJ-9.2-a: now played in outline, qingdao-full, folk, online, room too"),
        ("zh", "GJ-9.2-a：outline, qingdao-full, folk, online, room 现在也打这一例"),
    ],
)
def test_a_row_that_profiles_have_gained_is_named(tmp_path: Path, check: Check, language: Language, told: str) -> None:
    before = suite_of(tmp_path, "@joker_exchange=two_for_one")
    code, lines = check(before, suite_of(tmp_path), language)

    assert code == 1
    assert told in lines


def test_a_value_that_a_profile_takes_from_a_row_costs_it_that_row_alone() -> None:
    """Nothing but who plays it has changed, so its digest is told to nobody."""
    before = [Entry("GJ-9.2-a", ONE, ALL), Entry("GJ-9.2-b", TWO, ALL)]
    now = [Entry("GJ-9.2-a", ONE, ALL), Entry("GJ-9.2-b", TWO, ALL[:-1])]
    (found,) = differences(before, now)

    assert (found.row, found.lost, found.gained, found.asks_otherwise) == ("GJ-9.2-b", ("room",), (), False)


def test_a_row_that_is_new_gone_or_asks_otherwise_is_shown_before_and_after(tmp_path: Path, check: Check) -> None:
    before = suite_of(tmp_path)
    old = manifest(before)
    now = suite_of(tmp_path, expected="it is not dead", case="pair")
    new = manifest(now)
    code, lines = check(before, now, "en")

    assert code == 1
    assert lines[:-1] == [
        f"- {old[0].line}",
        f"+ {new[0].line}",
        f"+ {new[2].line}",
        f"- {old[2].line}",
    ]
    assert [entry.row for entry in new] == ["GJ-9.2-a", "GJ-9.2-b/one", "GJ-9.2-b/pair"]


def test_the_same_manifest_is_the_same(tmp_path: Path, check: Check) -> None:
    suite = suite_of(tmp_path)
    digest = manifest_digest(manifest(suite))

    assert check(suite, suite, "en") == (0, [f"manifest {digest}: the same"])


@pytest.mark.parametrize("line", ["GJ-9.2-a", f"GJ-9.2-b {ONE} Outline", f"GJ-9.2-b {ONE[:15]} outline"])
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ":2: expected a row, its digest and the profiles that play it; found "),
        ("zh", "：第 2 行：应为例、摘要和打这一例的规则集；现为 "),
    ],
)
def test_a_line_that_is_none_of_ours_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, language: Language, told: str
) -> None:
    kept = tmp_path / "manifest.txt"
    kept.write_text(f"GJ-9.2-a {ONE} outline\n{line}\nGJ-9.2-b {TWO}\n", encoding="utf-8")

    assert run(["manifest", "--check", str(kept), "--lang", language]) == 2
    assert f"{kept}{told}{line!r}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ":4: expected every id once; GJ-9.2-a stands in line 2 too"),
        ("zh", "：第 4 行：每个编号只应有一行；GJ-9.2-a 在第 2 行已有"),
    ],
)
def test_a_row_that_stands_twice_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: Language, told: str
) -> None:
    """As where two changes were merged: neither line may be taken for the other."""
    kept = tmp_path / "manifest.txt"
    kept.write_text(f"# rows\nGJ-9.2-a {ONE} outline\n\nGJ-9.2-a {TWO} outline\n", encoding="utf-8")

    assert run(["manifest", "--check", str(kept), "--lang", language]) == 2
    assert f"{kept}{told}\n" in capsys.readouterr().err


def test_every_profile_of_the_law_is_told() -> None:
    assert ALL == PROFILES


def gone(frozen: list[str], entries: list[Entry]) -> list[str]:
    """Return the frozen rows that are none any more."""
    return sorted(set(frozen) - {entry.row for entry in entries})


def test_no_row_that_is_frozen_has_gone() -> None:
    frozen = (features_folder() / "frozen.txt").read_text(encoding="utf-8").split()
    kept = read_manifest(features_folder() / "manifest.txt")

    assert len(set(frozen)) == len(frozen) > 3_000
    assert gone(frozen, kept) == []
    assert gone(frozen, kept[1:]) == [kept[0].row]
