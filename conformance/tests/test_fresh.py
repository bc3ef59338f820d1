"""Fresh questions: new in every run, of both kinds, told as scenarios, part of every certificate."""

import json
import random
import re
import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.oracle import Oracle
from gouji_conformance.fresh.asking import NUMBER, Fresh, fresh_questions, is_asked
from gouji_conformance.fresh.lawless import is_beyond_the_law
from gouji_conformance.fresh.question import Asker
from gouji_conformance.fresh.sets import questions
from gouji_conformance.fresh.statements import telling
from gouji_conformance.fresh.voice import Voice
from gouji_conformance.reports.reading import read_report
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.options import options
from gouji_spec.protocol import governing
from gouji_spec.ruleset import PROFILES, Ruleset
from gouji_spec.text import LANGUAGES

FAKES = Path(__file__).parent / "fakes"
QUICK = tuple(area for area in AREAS if area != "match")


def made(profile: str, areas: tuple[str, ...], seed: int = 1) -> tuple[Fresh, ...]:
    return fresh_questions(load_suite(), Ruleset.of(profile), areas, seed, None)


def certify(folder: Path, *words: str) -> int:
    return run(["certify", "--report", str(folder), *words])


def digests(folder: Path) -> dict[str, str]:
    return {row.row: row.digest for row in read_report(folder / "report.jsonl").fresh}


# What is asked


@pytest.mark.parametrize(("profile", "areas"), [("outline", AREAS), ("qingdao-full", QUICK)])
def test_each_area_is_asked_its_number_of_both_kinds(profile: str, areas: tuple[str, ...]) -> None:
    asked = made(profile, areas)

    due = {area: NUMBER[area] for area in areas if is_asked(area, Ruleset.of(profile))}
    assert Counter(fresh.plan.area for fresh in asked) == due
    for area in due:
        some = [fresh.question for fresh in asked if fresh.plan.area == area]
        yes, no = sum(question.yes for question in some), sum(question.no for question in some)
        # What says neither yes nor no, a look at the table, does not say yes.
        answers = max(yes + no, len(some))
        assert 0.4 <= yes / answers <= 0.6, (area, yes, answers)


SET_VALUES = [
    (name, value.id)
    for name in dict.fromkeys((*governing("sets/classify"), *governing("sets/beats")))
    for value in options().options[name].values
]


@pytest.mark.parametrize(("option", "value"), SET_VALUES, ids="=".join)
def test_questions_about_sets_are_made_at_every_value_of_what_governs_them(option: str, value: str) -> None:
    """Where this fails: the second reading in ``fresh/sets.py`` does not know the value."""
    base = "qingdao-full" if Ruleset.of("qingdao-full")[option] == value else "outline"
    ruleset = Ruleset.of(base).changed(**{option: value})
    asker = Asker(Voice(phrasebook(), "sets"), ruleset, lambda _: True, random.Random(1))
    assert sum(question is not None for question in islice(questions(asker), 40)) >= 10


@pytest.mark.parametrize(
    ("profile", "area"),
    [("outline", "points"), ("outline", "hold-three"), ("qingdao-full", "report"), ("online", "referee")],
)
def test_an_area_that_is_switched_off_is_asked_nothing(profile: str, area: str) -> None:
    assert made(profile, (area,)) == ()


def test_the_same_seed_asks_the_same_and_another_something_else() -> None:
    areas = ("sets", "score", "referee")
    one, again, other = (made("folk", areas, seed) for seed in (1, 1, 2))

    def what(some: tuple[Fresh, ...]) -> list[str]:
        return [json.dumps([[entry.method, entry.params] for entry in fresh.plan.operations]) for fresh in some]

    assert [fresh.plan for fresh in one] == [fresh.plan for fresh in again]
    assert len(set(what(one))) == len(one)
    assert len(set(what(one)) & set(what(other))) < len(one) / 4


def test_no_question_is_a_row_word_for_word() -> None:
    """A row that is only cut short is one too: most are something else."""
    rows = {json.dumps([entry.params for entry in plan.operations]) for plan in load_suite().plans(Ruleset.of("folk"))}
    for area in ("sets", "tribute", "point-dues"):
        asked = [json.dumps([entry.params for entry in fresh.plan.operations]) for fresh in made("folk", (area,))]
        assert sum(entry in rows for entry in asked) < len(asked) / 3, area


def test_nothing_rests_on_what_the_engine_need_not_answer() -> None:
    voice = Voice(phrasebook(), "play")
    asker = Asker(voice, Ruleset.of("outline"), lambda needs: needs == "state.melee", random.Random(1))
    needs = {want["needs"] for name in asker.statements for want in _expectations(voice, name)}
    assert needs <= {"", "explains", "state.melee"}
    assert "melee" in asker.statements
    assert "may-do" not in asker.statements


def _expectations(voice: Voice, name: str) -> list[dict[str, Any]]:
    sentence = next(entry for entry in voice.outcomes() if entry.id == name)
    return [dict(want) for meaning in sentence.meanings for want in meaning.expect if len(meaning.expect) == 1]


def test_what_cannot_have_happened_is_no_question() -> None:
    due = {"kind": "place", "payer": 6, "receiver": 1, "count": 2}
    assert not is_beyond_the_law("tribute/pay", {"dues": [due]})
    assert is_beyond_the_law("tribute/pay", {"dues": [due, {**due, "kind": "sweep"}]})
    assert is_beyond_the_law("tribute/act", {"dues": [{**due, "receiver": 6}]})
    assert is_beyond_the_law("tribute/dues", {"held": [], "burns": [{"burner": 1, "burned": 3}]})
    twice = [{"payer": 1, "beater": 2}, {"payer": 1, "beater": 4}]
    assert is_beyond_the_law("tribute/dues", {"held": twice, "burns": []})


# How it is told


def test_the_words_say_in_either_language_what_is_asked() -> None:
    book = phrasebook()
    for fresh in made("qingdao-full", ("sets", "tribute", "play", "hold-three")):
        for step in fresh.in_words().steps:
            for language in LANGUAGES:
                text = (step.zh if language == "zh" else step.en).partition("\n")[0]
                said = book.understand(text, step.keyword, fresh.plan.area, language)
                assert said.sentence.write(said.values, language) == text


def test_an_answer_is_told_by_every_sentence_that_is_true_of_it_and_no_other() -> None:
    asker = Asker(Voice(phrasebook(), "sets"), Ruleset.of("outline"), lambda _: True, random.Random(1))
    answer = Oracle().answer("sets/classify", {"ruleset": Ruleset.of("outline").to_json(), "cards": "QQQ2"})
    told = telling([(statement, {}) for statement in asker.statements.values()], answer)

    words = [said.sentence.write(said.values, "en") for said in told]
    assert words == [
        "it is a set",
        "it is a set of rank Q with 4 cards",
        "it has 1 2s, 0 small jokers and 0 big jokers",
        "it is a gouji set",
        "it is not dead",
    ]


@pytest.mark.parametrize(
    ("language", "given", "broken"), [("en", "Given the places are", "scores"), ("zh", "假如 名次从头科到大落", "分")]
)
def test_one_that_fails_is_printed_as_a_scenario_with_its_clause(
    language: str, given: str, broken: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The engine knows every row, from whatever seats, and answers what it does not know by what it has seen most."""
    said = recorded(tmp_path, "score", 1)
    words = ["--area", "score", "--seed", "7", *memorising("turned", said)]
    code = run(["--lang", language, "certify", "--report", str(tmp_path / "two"), *words])

    out = capsys.readouterr().out
    report = read_report(tmp_path / "two" / "report.jsonl")
    assert code == 1
    assert all(row.verdict == "pass" for row in report.rows)
    assert any(row.verdict == "fail" for row in report.fresh)
    assert "✗ fresh-score/" in out
    assert given in out
    assert re.search(r"@GJ-20\.\d\S* .*@score", out)
    assert broken in out
    page = (tmp_path / "two" / "report.html").read_text(encoding="utf-8")
    assert "fresh-score/" in page
    assert 'name="score.fresh"' in (tmp_path / "two" / "junit.xml").read_text(encoding="utf-8")


# Who asks, and who does not


def test_a_certificate_counts_them_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert certify(tmp_path, "reference", "--area", "score") == 0

    report = read_report(tmp_path / "report.jsonl")
    assert report.footer.certified
    assert report.header.fresh == {"score": 100}
    assert report.footer.fresh == {"pass": 100}
    assert report.footer.counts == {"pass": report.header.rows}
    assert "fresh: 100 of 100" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Without fresh questions it is no certificate."), ("zh", "没有临时出题，不算认证。")]
)
def test_without_them_nothing_is_certified(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["certify", "reference", "--area", "score", "--no-fresh", "--report", str(tmp_path)]
    assert run(["--lang", language, *asked]) == 0

    report = read_report(tmp_path / "report.jsonl")
    assert not report.footer.certified
    assert report.header.fresh is None
    assert report.fresh == ()
    assert words in capsys.readouterr().out


def test_a_part_of_the_rows_is_asked_without_them(tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    row = next(plan.row for plan in load_suite().plans(Ruleset.of("outline")) if plan.area == "score")
    known.write_text(f'[[known]]\nrow = "{row}"\nreason = "x"\n', encoding="utf-8")
    for narrowed in (["--scenario", row], ["--known-failures", str(known)]):
        certify(tmp_path / "one", "reference", "--area", "score", *narrowed)
        assert read_report(tmp_path / "one" / "report.jsonl").header.fresh is None


def test_a_run_that_goes_on_asks_the_same(tmp_path: Path) -> None:
    certify(tmp_path / "whole", "reference", "--area", "score", "--seed", "4")
    certify(tmp_path / "cut", "reference", "--area", "score", "--seed", "4")
    path = tmp_path / "cut" / "report.jsonl"
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:40]))

    assert certify(tmp_path / "cut", "reference", "--area", "score", "--resume") == 0
    assert digests(tmp_path / "cut") == digests(tmp_path / "whole")
    assert certify(tmp_path / "cut", "reference", "--area", "score", "--resume", "--no-fresh") == 2


# Who has learned answers by heart


def recorded(folder: Path, area: str, seeds: int) -> list[str]:
    """Return transcripts of right answers, of so many runs."""
    said = [folder / f"said-{seed}.jsonl" for seed in range(seeds)]
    for seed, path in enumerate(said):
        certify(folder / "said", "reference", "--area", area, "--seed", str(100 + seed), "--transcript", str(path))
    return [str(path) for path in said]


def memorising(kind: str, said: list[str]) -> list[str]:
    return ["--", sys.executable, str(FAKES / "memorising.py"), kind, *said]


LEARNED = [("exact", "score"), ("turned", "score"), ("hidden", "report")]


def uncertified(folder: Path, kind: str, area: str, seeds: range, learned: int) -> None:
    said = recorded(folder, area, learned)
    for seed in seeds:
        code = certify(folder / str(seed), "--area", area, "--seed", str(seed), *memorising(kind, said))
        report = read_report(folder / str(seed) / "report.jsonl")
        assert (code, report.footer.certified) == (1, False)
        assert any(row.verdict == "fail" for row in report.fresh)


@pytest.mark.parametrize(("kind", "area"), LEARNED)
def test_who_knows_answers_by_heart_is_not_certified(kind: str, area: str, tmp_path: Path) -> None:
    uncertified(tmp_path, kind, area, range(2), learned=2)


@pytest.mark.soak
@pytest.mark.parametrize(("kind", "area"), [*LEARNED, ("exact", "sets"), ("hidden", "play"), ("turned", "tribute")])
def test_who_knows_many_answers_by_heart_is_not_certified(kind: str, area: str, tmp_path: Path) -> None:
    uncertified(tmp_path, kind, area, range(10), learned=10)


# Seeds make no honest engine fail


@pytest.mark.soak
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seed", range(5))
def test_whatever_the_seed_each_area_is_asked_its_number(profile: str, seed: int) -> None:
    due = {area: NUMBER[area] for area in AREAS if is_asked(area, Ruleset.of(profile))}
    assert Counter(fresh.plan.area for fresh in made(profile, AREAS, seed)) == due


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_the_reference_is_certified_whatever_the_seed(seed: int, tmp_path: Path) -> None:
    assert certify(tmp_path, "reference", "--profile", "all", "--seed", str(seed)) == 0


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 1200, 10))
def test_the_reference_is_certified_over_the_wire_whatever_the_seed(first: int, tmp_path: Path) -> None:
    for seed in range(first, first + 10):
        profile = PROFILES[seed % len(PROFILES)]
        engine = ["--", sys.executable, "-m", "gouji"]
        assert certify(tmp_path, "--profile", profile, "--seed", str(seed), *engine) == 0, seed
