"""``gouji trace``: sentence, clause, option, scenario, function; and what nothing stands on, which is nothing."""

import json
from dataclasses import replace
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
from wcwidth import wcswidth

from gouji_conformance.checks.reference_code import ReferenceCode, read_code, reference_code
from gouji_conformance.checks.tracing import Trace, Tracer, Uncovered, schema
from gouji_conformance.checks.tracing_text import TracePrinter
from gouji_conformance.checks.uncovered import find_uncovered, phrases_nobody_says, values_nobody_plays
from gouji_conformance.cli import run
from gouji_conformance.commands import trace
from gouji_conformance.commands.trace import whole_tracer
from gouji_conformance.mutants.catalogue import catalogue
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_spec import protocol
from gouji_spec.accounts import accounts, all_sentences
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.protocol import methods
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import profiles
from gouji_spec.text import Language

NO_CODE = ReferenceCode((), frozenset())
NO_SUITE = Suite((), load_suite().book)


@pytest.fixture(params=["zh", "en"])
def language(request: pytest.FixtureRequest) -> Language:
    found: Language = request.param
    return found


# --- the reference's source ------------------------------------------------------------------------

MODULE = '''
"""What is gouji (GJ-9.2)."""

LEAST = 2
"""Two aces (GJ-9.2.1)."""


def plain(laid):
    """Not GJ-9, nor xGJ-9.4, nor GJ-9.4x; but GJ-9.3.1, and GH-hold-three.2."""
    return ruleset["cover"]


class Judge:
    """Judges (GJ-8.6)."""

    def refuse(self):
        """Refuse (GJ-8.1, GJ-8.6)."""
        return "rank_not_higher"

    def silent(self):
        return None
'''


@pytest.fixture
def code(tmp_path: Path) -> ReferenceCode:
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / "judge.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "__init__.py").write_text('"""The package (GJ-1.1)."""\n', encoding="utf-8")
    return read_code(tmp_path, "engine")


def test_functions_classes_and_modules_that_cite_clauses(code: ReferenceCode) -> None:
    assert [(entry.name, entry.clauses) for entry in code.functions] == [
        ("engine", ("GJ-1.1",)),
        ("engine.part.judge", ("GJ-9.2",)),
        ("engine.part.judge.LEAST", ("GJ-9.2.1",)),
        ("engine.part.judge.plain", ("GJ-9.3.1", "GH-hold-three.2")),
        ("engine.part.judge.Judge", ("GJ-8.6",)),
        ("engine.part.judge.Judge.refuse", ("GJ-8.1", "GJ-8.6")),
    ]
    names = [entry.name for entry in code.citing()["GJ-8.6"]]
    assert names == ["engine.part.judge.Judge", "engine.part.judge.Judge.refuse"]


def test_texts_of_the_source(code: ReferenceCode) -> None:
    assert {"cover", "rank_not_higher"} <= code.texts


def test_the_reference_cites_only_clauses_that_exist() -> None:
    assert [
        (entry.name, name)
        for entry in reference_code().functions
        for name in entry.clauses
        if law().clause(name) is None
    ] == []


# --- the trace -------------------------------------------------------------------------------------


def test_a_sentence_leads_to_the_clauses_it_names_and_those_that_cite_it() -> None:
    article = law().article("9")
    assert article is not None
    traced = whole_tracer().article(article)
    sentence = next(entry for entry in traced.sentences if entry.place == "S0 9.3")
    assert sentence.clauses[:2] == ("GJ-9.3", "GJ-9.3.1")
    assert "GJ-12.1.3" in sentence.clauses  # it cites S0 9.3 from another article


def test_a_sentence_without_a_rule_has_its_note() -> None:
    article = law().article("9")
    assert article is not None
    sentence = whole_tracer().article(article).sentences[0]
    assert (sentence.place, sentence.clauses) == ("S0 9.1", ())
    assert sentence.note is not None


def test_a_clause_is_traced_to_options_interpretations_scenarios_and_functions(code: ReferenceCode) -> None:
    clause = law().clause("GJ-8.6")
    assert clause is not None
    traced = Tracer(law(), accounts(), load_suite(), code).clause(clause)
    assert "joker_exchange" in traced.options
    assert "GI-sets.2" in traced.interpretations
    assert "GJ-8.6-a" in traced.scenarios
    assert traced.functions == ("engine.part.judge.Judge", "engine.part.judge.Judge.refuse")


def test_other_sources_stand_beside_the_article() -> None:
    article = law().article("9")
    assert article is not None
    places = [entry.place for entry in whole_tracer().article(article).elsewhere]
    assert "S1 够级套牌.4" in places
    assert not any(place.startswith("S0 9") for place in places)


def test_the_json_is_what_its_schema_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["trace", "--json"]) == 0
    text = capsys.readouterr().out
    trace = msgspec.json.decode(text, type=Trace)
    assert [article.key for article in trace.articles] == [article.key for article in law().articles]
    jsonschema_rs.validator_for(schema()).validate(json.loads(text))
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validator_for(schema()).validate({"articles": [{"key": 9}]})


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["trace", "--schema"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(msgspec.json.encode(schema()))


def test_no_line_is_wider_than_80_cells(capsys: pytest.CaptureFixture[str], language: Language) -> None:
    assert run(["trace", "--lang", language]) == 0
    out = capsys.readouterr().out.splitlines()
    assert [line for line in out if wcswidth(line) > 80] == []
    assert sum(line.startswith(("Article ", "第")) for line in out) == 33


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("9", "    GJ-9.2  is"),
        ("sets", "    GH-sets.1  must"),
        ("S1", "    → GJ-8.6 GH-sets.1"),
        ("S0 tail", "S0 tail 烧牌.1"),
    ],
)
def test_one_part_alone(capsys: pytest.CaptureFixture[str], word: str, expected: str) -> None:
    assert run(["trace", word]) == 0
    assert any(line.startswith(expected) for line in capsys.readouterr().out.splitlines())
    assert run(["trace", word, "--json"]) == 0
    json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("arguments", [["trace", "34"], ["trace", "34", "--json"]])
def test_a_part_that_is_not_there(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    assert run(arguments) == 2
    assert "no article, topic or source is called '34'; expected one of 1–33, burn" in capsys.readouterr().err


# --- what nothing stands on ----------------------------------------------------------------------------------


def test_without_suite_and_code_every_clause_is_uncovered_and_a_declaration_has_no_code() -> None:
    found = find_uncovered(law(), all_sentences(law(), accounts()), NO_SUITE, NO_CODE, reasons())
    testable = tuple(clause.id for clause in law().clauses().values() if clause.modality != "declares")
    assert "GJ-1.1" not in testable
    assert found.scenario == tuple(law().clauses())
    assert found.function == testable
    assert found.reason_code == tuple(reasons())
    assert found.reason_scenario == tuple(reasons())
    assert found.sentences == ()
    assert found.method_scenario == tuple(name for name in methods() if name != "shutdown")
    assert set(found.phrase) == {entry_of(sentence.id) for sentence in phrasebook().sentences}
    assert found.method_code == ()


def test_a_method_without_an_answer_is_uncovered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "methods", lambda: {**methods(), "sets/fewest": "sets.fewest.json"})
    found = find_uncovered(law(), {}, load_suite(), NO_CODE, reasons())
    assert (found.method_code, found.method_scenario) == (("sets/fewest",), ("sets/fewest",))


def entry_of(sentence: str) -> str:
    return sentence.removesuffix("-tried")


def test_a_sentence_that_is_only_tried_is_said() -> None:
    """“P1 tries to yield” is of the entry “yields”, and “P1 yields” need not be said beside it."""
    scenario = next(entry for entry in load_suite().scenarios() if entry.area == "sets")
    step = replace(scenario.rows[0].steps[0], text="P1 tries to yield", keyword="when")
    row = replace(scenario.rows[0], steps=(step,))
    feature = replace(load_suite().features[0], scenarios=(replace(scenario, area="play", rows=(row,)),))
    book = phrasebook()
    yields = book.understand("P1 yields", "when", "play", "en").sentence.id
    unsaid = phrases_nobody_says(Suite((feature,), book))
    assert {entry_of(sentence.id) for sentence in book.sentences} - set(unsaid) == {entry_of(yields)}


def test_what_stands_on_something_is_not_uncovered(code: ReferenceCode) -> None:
    found = find_uncovered(law(), {}, load_suite(), code, reasons())
    assert "GJ-8.6" not in found.function
    assert "GJ-9.2.4" in found.function
    assert "GJ-8.6" not in found.scenario
    assert "rank_not_higher" not in (*found.reason_code, *found.reason_scenario)


def test_a_sentence_that_leads_nowhere_is_uncovered() -> None:
    sentence = all_sentences(law(), accounts())["S0 9.2"]
    found = find_uncovered(law(), {"S0 9.2": replace(sentence, clauses=())}, NO_SUITE, NO_CODE, reasons())
    assert found.sentences == ("S0 9.2",)


def test_a_value_that_nobody_plays_is_uncovered() -> None:
    """Only a scenario plays the sum of S1 for a burn."""
    nobody = values_nobody_plays(NO_SUITE, options(), profiles().values())
    assert "burn_test=held" in nobody
    assert "burn_test=held" not in values_nobody_plays(load_suite(), options(), profiles().values())


def test_a_clause_that_one_wrong_engine_breaks_is_uncovered(monkeypatch: pytest.MonkeyPatch) -> None:
    few = [entry for entry in catalogue() if entry.id != "GJ-20.4/2"]
    monkeypatch.setattr(trace, "catalogue", lambda: tuple(few))
    assert trace.whole_uncovered().wrong_engine == ("GJ-20.4",)


def test_something_stands_on_everything(language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    """Where this fails, what nothing stands on is named: it wants a row, a function that cites it, a table."""
    assert run(["trace", "--check", "--lang", language]) == 0, capsys.readouterr().out
    assert (
        capsys.readouterr().out.strip()
        == {
            "en": "something stands on every clause, option value, reason, method and sentence",
            "zh": "条款、选项值、理由、方法、语句都有着落",
        }[language]
    )


def test_where_something_is_left_the_check_fails_and_names_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(trace, "load_suite", lambda: NO_SUITE)
    monkeypatch.setattr(trace, "reference_code", lambda: NO_CODE)
    assert run(["trace", "--check", "--lang", "en"]) == 1
    said = capsys.readouterr().out
    for expected in ("no scenario proves", "no function", "no profile, room or scenario", "never gives", "no scenario"):
        assert expected in said
    for name in ("GJ-8.6", "burn_test=held", "rank_not_higher", "sets/classify", "lay-over"):
        assert name in said.replace(",", "").split()
    assert "Sentences with neither" not in said


NOTHING = Uncovered((), (), (), (), (), (), ())


@pytest.mark.parametrize("kind", list(msgspec.structs.asdict(NOTHING)))
def test_each_kind_is_told_by_its_name_and_nothing_else(kind: str, language: Language) -> None:
    assert NOTHING.is_empty
    assert list(TracePrinter(language).lacking(NOTHING)) == []
    one = msgspec.structs.replace(NOTHING, **{kind: ("the-one",)})
    assert not one.is_empty
    told = list(TracePrinter(language).lacking(one))
    assert len(told) == 2
    assert told[1] == "  the-one"


def test_the_check_is_of_the_whole_law(language: Language, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["trace", "--check", "9", "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "found '9'" in said.err if language == "en" else "现有 '9'" in said.err
    assert len(said.err.splitlines()) == 1


def test_an_article_says_how_many_rows_it_has_and_how_many_a_stub_passes(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [row.id for scenario, row in load_suite().rows() if scenario.clauses[0].startswith("GJ-9.")]

    assert run(["trace", "9", "--json"]) == 0
    floors = json.loads(capsys.readouterr().out)["floors"]
    assert sum(floor["rows"] for floor in floors) == len(rows)
    assert all(0 <= floor["passed"] <= floor["rows"] for floor in floors)
    assert [floor["area"] for floor in floors] == ["play", "sets", "table"]

    said = ", ".join(f"{floor['area']} {floor['rows']} (floor {floor['passed']})" for floor in floors)
    assert run(["trace", "9"]) == 0
    assert f"rows: {said}" in capsys.readouterr().out.splitlines()
    assert run(["trace", "9", "--lang", "zh"]) == 0
    assert f"例：打牌 {floors[0]['rows']}（底线 {floors[0]['passed']}）" in capsys.readouterr().out
