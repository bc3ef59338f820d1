"""Editions: each rebuilt gives back what it was, an amendment is undone whole, and commands speak by an earlier law."""

import json
import shutil
from pathlib import Path

import pytest

from gouji_conformance.amendments.features import settle
from gouji_conformance.amendments.tree import amend, law_in, plant
from gouji_conformance.cli import run
from gouji_conformance.commands import edition as command
from gouji_conformance.editions import checking
from gouji_conformance.editions.checking import differing, problems, read_lists
from gouji_conformance.editions.history import history_of
from gouji_conformance.editions.lists import Lists
from gouji_conformance.editions.rebuilding import features_in, leave_out_later_rows, undo_one, undo_since
from gouji_conformance.editions.recording import code_at, engine_texts, texts_of, undoing, write_edition
from gouji_conformance.sentences.features import feature_files
from gouji_conformance.sentences.manifest import manifest_digest, read_manifest
from gouji_conformance.sentences.suite import load_suite, read_suite
from gouji_conformance.speech.other_edition import without_option
from gouji_spec.amendments import read_amendments
from gouji_spec.editions import Edition, TextBefore, Undo, editions, read_editions, undo_text, words
from gouji_spec.folder import law_folder
from gouji_spec.law import law
from gouji_spec.problem import Problem
from gouji_spec.reading import SpecError
from gouji_spec.text import Text

AMENDMENTS = {entry.id: entry for entry in read_amendments(law_folder() / "amendments")}


# Each edition is given back


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: str(edition.number))
def test_an_edition_rebuilt_asks_and_says_what_it_did(edition: Edition) -> None:
    assert [problem.text.en for problem in problems(edition)] == []


def test_there_are_two_and_the_first_differs_by_its_amendment_alone() -> None:
    first, second = editions()[:2]
    assert [undo.amendment for undo in first.since] == ["GA-0008"]
    before, now = read_lists(first), read_lists(second)
    assert "GJ-8.3.3" in differing(before.words, now.words)
    added = set(differing(before.rows, now.rows))
    assert {row.partition("/")[0] for row in added} == {"GJ-8.3.3-c"}
    assert first.manifest != second.manifest


# What makes an edition not come back is told


def copied(edition: Edition, place: Path) -> Edition:
    """Return *edition* as it lies in a copy of all of them in *place*."""
    shutil.copytree(edition.folder.parent, place / "editions")
    return read_editions(place / "editions")[edition.number - 1]


def test_a_row_and_a_text_that_are_not_given_back_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edition = copied(editions()[-1], tmp_path)
    given_back = read_lists(edition)
    monkeypatch.setattr(checking, "rebuild", lambda *_: None)
    monkeypatch.setattr(checking, "lists_in", lambda _: given_back)
    assert list(problems(edition)) == []
    for file, line in ((edition.rows_file, "GJ-9.2-zz 0123456789abcdef outline"), (edition.words_file, "GJ-9.99 0")):
        file.write_text(file.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    found = {problem.check: problem.text.en for problem in problems(edition)}
    assert set(found) == {"edition-lists", "edition-rows", "edition-words"}
    assert "GJ-9.2-zz" in found["edition-rows"]
    assert "GJ-9.99" in found["edition-words"]


def test_what_is_written_over_cannot_be_undone_and_is_told(tmp_path: Path) -> None:
    (tmp_path / "gouji_spec" / "law" / "outline").mkdir(parents=True)
    (tmp_path / "gouji_spec" / "law" / "outline" / "08.toml").write_text("a\nb\nb\n", encoding="utf-8")
    undo = Undo(1, "GA-0001", "2026-12-01", (TextBefore("spec/outline/08.toml", "b\n", "c\n"),), ())
    assert [found.place for found in undo_one(undo, tmp_path)] == ["GA-0001 text[1]"]


def test_a_row_added_since_is_left_out(tmp_path: Path) -> None:
    """A row that no edition has yet is in no edition: rows are added at any time."""
    shutil.copytree(Path(feature_files(law_folder().parent / "features")[0]).parent, tmp_path / "features")
    path = next(path for path in feature_files(tmp_path / "features") if path.name == "09_gouji_sets.feature")
    text = path.read_text(encoding="utf-8")
    later = "\n  @GJ-9.2-zz\n  Scenario: One more | 又一例\n    When B is laid down\n    Then it is a gouji set\n"
    path.write_text(text + later, encoding="utf-8")
    assert "GJ-9.2-zz" in read_suite([path]).row_ids()
    leave_out_later_rows(editions()[-1], tmp_path / "features")
    assert path.read_text(encoding="utf-8") == text


def test_editions_are_numbered_one_after_another(tmp_path: Path) -> None:
    edition = copied(editions()[0], tmp_path)
    path = edition.folder / "edition.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("number = 1", "number = 2"), encoding="utf-8")
    with pytest.raises(SpecError, match="expected 1, found 2"):
        read_editions(tmp_path / "editions")


# An amendment undone


@pytest.mark.parametrize("name", ["GA-0001", "GA-0005"])
def test_an_amendment_made_and_undone_leaves_everything_as_it_was(name: str, tmp_path: Path) -> None:
    """These change clauses, options, reasons, profiles, the protocol, a constant, a class and functions."""
    entry = AMENDMENTS[name]
    plant(tmp_path)
    engine, laws, features = tmp_path / "gouji", law_in(tmp_path), features_in(tmp_path)
    changes = entry.patch.code
    before = {**texts_of(laws, features), **engine_texts(changes, engine)}
    code = code_at(changes, engine)
    modules = {path: path.read_text(encoding="utf-8") for path in engine.rglob("*.py")}
    assert amend(tmp_path, entry.patch) == []
    settle(entry, load_suite(), features, {option: "no" for option, _ in entry.patch.plays})
    now = {**texts_of(laws, features), **engine_texts(changes, engine)}
    assert now != before
    place = tmp_path / "editions" / "1"
    write_edition(place.parent, 1, "2026-12-01", Lists(["GJ-9.2-a 0123456789abcdef"], ["GJ-9.2 0"]))
    (place / f"{name}.toml").write_text(undo_text(undoing(1, name, "2026-12-02", before, now, code)), encoding="utf-8")
    known = read_editions(place.parent)
    assert [undo.amendment for undo in known[0].since] == [name]
    assert list(undo_since(known[0], known, tmp_path)) == []
    assert {**texts_of(laws, features), **engine_texts(changes, engine)} == before
    assert code_at(changes, engine) == code
    left = {path.name for path, text in modules.items() if path.read_text(encoding="utf-8") != text}
    assert left <= {"moves.py"}, "a function that was added beside another does no harm"


# Commands by the law of an edition


def test_a_clause_is_read_as_it_was_and_its_history_as_it_is(capfd: pytest.CaptureFixture[str]) -> None:
    """GA-0008 put 不论几张 into GJ-8.3.3."""
    assert run(["rule", "GJ-8.3.3", "--lang", "zh"]) == 0
    now = capfd.readouterr().out
    assert "第 2 版改（2026-12-01，GA-0008）：" in now
    assert "{+不论几张，+}" in now
    assert run(["rule", "GJ-8.3.3", "--edition", "1", "--lang", "zh"]) == 0
    before = capfd.readouterr().out
    assert "大花单独打出，同样是死牌。" in before
    assert "不论几张" not in before
    assert [event.amendment.id for event in history_of("GJ-8.3.3")] == ["GA-0008"]
    assert history_of("GJ-9.2") == []


@pytest.mark.parametrize(
    "words",
    [
        ["rule", "9"],
        ["scenario", "GJ-8.3.3-a"],
        ["judge", "-/-/-/-/-/-"],
        ["certify", "reference"],
        ["verify", "certificate.json"],
    ],
)
def test_a_command_that_depends_on_the_law_is_done_by_an_earlier_one(
    monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    asked: list[tuple[int, tuple[str, ...]]] = []

    def under(number: int, arguments: tuple[str, ...]) -> int:
        asked.append((number, arguments))
        return 7

    monkeypatch.setattr(command, "under", under)
    assert run([*words, "--edition", "1", "--lang", "en"]) == 7
    assert asked == [(1, ("--lang", "en", *words, "--lang", "en"))]


@pytest.mark.soak
def test_an_engine_is_certified_by_the_law_of_an_edition(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the first edition the certificate is not one of today: the law of today doubts it, that edition does not."""
    monkeypatch.chdir(tmp_path)
    assert run(["certify", "reference", "--area", "play", "--edition=1", "--lang", "en"]) == 0
    kept = {entry.row for entry in read_manifest(editions()[0].rows_file)}
    rows = [json.loads(line) for line in (tmp_path / ".gouji" / "report.jsonl").read_text("utf-8").splitlines()]
    played = {row["row"] for row in rows if row.get("row", "fresh-")[:6] != "fresh-"}
    assert played
    assert played <= kept
    capfd.readouterr()
    assert run(["certificate", "--out", "first.json", "--lang", "en"]) == 2, "today the suite asks more"
    assert run(["certificate", "--edition", "1", "--out", "first.json"]) == 0
    assert run(["verify", "first.json", "--edition", "1", "--lang", "en"]) == 1, "a claim until the engine is asked"
    assert "manifest" not in capfd.readouterr().out.partition("refused")[2]
    assert run(["verify", "first.json", "reference", "--edition", "1"]) == 0


def test_an_edition_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "9", "--edition", "99", "--lang", "en"]) == 2
    assert "edition 99: expected the number of an edition, 1 to " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "left"),
    [
        (["rule", "9", "--edition", "1"], ("rule", "9")),
        (["--lang", "zh", "judge", "--edition=1", "-/-"], ("--lang", "zh", "judge", "-/-")),
        (["certify", "--edition", "1", "--", "e", "--edition", "2"], ("certify", "--", "e", "--edition", "2")),
    ],
)
def test_the_option_is_left_out_of_what_the_edition_is_told(given: list[str], left: tuple[str, ...]) -> None:
    assert without_option(given) == left


@pytest.mark.parametrize("language", ["zh", "en"])
def test_editions_are_listed_and_shown(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert run(["edition", "list", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(editions())
    assert all(entry.manifest in line for entry, line in zip(editions(), lines, strict=True))
    assert run(["edition", "show", "1", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert "GA-0008" in said
    assert "GJ-8.3.3" in said


# Cutting one


def test_the_next_edition_is_what_the_law_is_today(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lists = Lists(["GJ-9.2-a 0123456789abcdef outline"], list(words()))
    monkeypatch.setattr(command, "lists_here", lambda: lists)
    (tmp_path / "spec" / "outline").mkdir(parents=True)
    assert run(["edition", "cut", "--in", str(tmp_path), "--lang", "en"]) == 0
    number = len(editions()) + 1
    place = tmp_path / "spec" / "editions" / str(number)
    assert f"edition {number} written in {place}" in capsys.readouterr().out
    assert (place / "rows.txt").read_text(encoding="utf-8").splitlines() == lists.rows
    assert (place / "words.txt").read_text(encoding="utf-8").splitlines() == lists.words
    assert manifest_digest(read_manifest(place / "rows.txt")) in (place / "edition.toml").read_text(encoding="utf-8")
    assert run(["edition", "cut", "--in", str(tmp_path / "spec"), "--lang", "en"]) == 2
    assert "expected a checkout" in capsys.readouterr().err


def test_before_they_are_published_the_lists_of_all_are_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "spec" / "outline").mkdir(parents=True)
    rebuilt: list[int] = []
    monkeypatch.setattr(command, "rebuild", lambda _, entry, **more: rebuilt.append(entry.number))
    monkeypatch.setattr(command, "lists_in", lambda _: Lists([f"GJ-9.2-a {rebuilt[-1]:016}"], ["GJ-9.2 0"]))
    assert run(["edition", "record", "--in", str(tmp_path)]) == 0
    numbers = [entry.number for entry in editions()]
    assert rebuilt == numbers
    assert len(capsys.readouterr().out.splitlines()) == len(numbers)
    for entry in editions():
        place = tmp_path / "spec" / "editions" / str(entry.number)
        assert (place / "rows.txt").read_text(encoding="utf-8") == f"GJ-9.2-a {entry.number:016}\n"
        assert f'date = "{entry.date}"' in (place / "edition.toml").read_text(encoding="utf-8")


def test_the_check_leaves_with_one_where_an_edition_does_not_come_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = Problem("edition-rows", "spec/editions/1", "", Text.same("GJ-9.2-a"))
    monkeypatch.setattr(command, "problems", lambda entry: [wrong] if entry.number == 1 else [])
    assert run(["edition", "check", "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "spec/editions/1: GJ-9.2-a [edition-rows]"
    assert lines[1] == f"edition 2: given back, manifest {editions()[1].manifest}"
    monkeypatch.setattr(command, "problems", lambda _: [])
    assert run(["edition", "check"]) == 0


def test_every_clause_has_its_line_of_words() -> None:
    names = {line.partition(" ")[0] for line in words()}
    assert set(law().clauses()) <= names
    assert "outline.burn_last" in names
    assert len(names) == len(list(words()))
