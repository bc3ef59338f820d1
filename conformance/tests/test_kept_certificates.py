"""The claims that are kept with the project say what the suite, the engines and their files say today.

Whether every row still comes out as they say is seen where all of them are run: ``make check-certificates``.
"""

from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from gouji_conformance.certificates.asking import check_engine, check_subjects
from gouji_conformance.certificates.checking import first_doubt
from gouji_conformance.certificates.files import claim_bytes
from gouji_conformance.certificates.kept import FILES, PROJECT, differing, kept_statements, main
from gouji_conformance.certificates.rungs import Rung
from gouji_conformance.certificates.statement import Statement, Versions
from gouji_conformance.engines.naming import EngineName, engine_named
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.messages import message
from gouji_spec.ruleset import PROFILES

KEPT = list(kept_statements())
NODE = PROJECT / "conformance" / "examples" / "node" / "engine.mjs"


def test_each_engine_has_a_claim_for_each_profile_and_all_of_it_stands() -> None:
    assert {(engine, profile) for engine, profile, _ in KEPT} == {(name, of) for name in FILES for of in PROFILES}
    for _, profile, statement in KEPT:
        assert statement.predicate.profile == profile
        thin = {floor.area for floor in statement.predicate.thin}
        assert {*statement.predicate.certified} == {*statement.predicate.areas} - thin
        assert {"sets", "play", "score", "tribute"} <= {*statement.predicate.certified}
    assert {engine for engine, _, statement in KEPT if statement.predicate.subjects == "pinned"} == {"node"}


@pytest.mark.parametrize("engine", FILES)
def test_a_claim_is_of_this_suite(engine: str) -> None:
    """One profile stands for all here; it is read on the day on which it was issued."""
    statement = next(found for name, profile, found in KEPT if (name, profile) == (engine, "outline"))
    doubt = first_doubt(statement, load_suite(), datetime.fromisoformat(statement.predicate.issued))

    assert doubt is None or f"{message('certificates.doubt', **doubt.values).en}; make certificates" == ""


def test_the_reference_says_of_itself_what_is_kept() -> None:
    for statement in (found for name, _, found in KEPT if name == "reference"):
        check_engine(statement.predicate, EngineName("reference", "reference"), 10)


def test_the_node_engine_says_of_itself_what_is_kept_and_its_files_are_those(node: str) -> None:
    engine = engine_named(None, [node, str(NODE)])
    statements = [found for name, _, found in KEPT if name == "node"]
    check_engine(statements[0].predicate, engine, 10)
    for statement in statements:
        assert statement.predicate.engine == statements[0].predicate.engine
        assert [subject.name for subject in statement.subject] == sorted(
            path.relative_to(PROJECT).as_posix() for path in NODE.parent.glob("*.mjs")
        )
        check_subjects(statement, [], PROJECT)


def test_the_seed_the_dates_and_the_versions_are_no_difference_and_all_else_is() -> None:
    _, _, one = KEPT[0]
    today = {"seed": 5, "issued": "2026-01-01T00:00:00Z", "expires": "", "versions": Versions("9", "9")}
    other = {"certified": (), "rows": 1, "options": {"a": "b"}, "rungs": (Rung("sets", {"pass": 1}, stands=True),)}

    assert differing(one, changed(one, **today)) == ()
    for name, value in other.items():
        assert differing(one, changed(one, **{name: value})) == (name,)
    assert differing(one, msgspec.structs.replace(one, subject=())) == ("subject",)


def test_how_many_fresh_questions_there_were_is_no_difference_and_whether_they_passed_is() -> None:
    one, other, wrong = (
        changed(KEPT[0][2], fresh={"sets": counts}) for counts in ({"pass": 200}, {"pass": 210}, {"pass": 9, "fail": 1})
    )
    assert differing(one, other) == ()
    assert differing(one, wrong) == differing(one, changed(one, fresh={})) == ("fresh",)


def changed(statement: Statement, **values: object) -> Statement:
    predicate = msgspec.structs.replace(statement.predicate, **values)
    return msgspec.structs.replace(statement, predicate=predicate)


def test_what_the_runs_do_not_bear_out_is_named_and_written_anew(
    earned: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports, kept = tmp_path / "reports", tmp_path / "kept"
    (reports / "reference").mkdir(parents=True)
    (reports / "reference" / "outline").symlink_to(earned)
    arguments = [str(reports), "--kept", str(kept)]
    path = kept / "reference" / "outline.json"

    assert main([*arguments, "--check"]) == 1
    assert capsys.readouterr().out.endswith(
        "outline.json: says something else than the run: it is not there; make certificates\n"
    )
    assert main(arguments) == 0
    assert main([*arguments, "--check"]) == 0
    written = path.read_bytes()
    assert main(arguments) == 0
    assert path.read_bytes() == written
    statement = msgspec.json.decode(written, type=Statement)
    for forged in (claim_bytes(changed(statement, certified=())), b"{}"):
        path.write_bytes(forged)
        assert main([*arguments, "--check"]) == 1
        assert "make certificates" in capsys.readouterr().out
    assert main(arguments) == 0
    path.with_name("folk.json").write_bytes(written)
    assert main([*arguments, "--check"]) == 1
    assert capsys.readouterr().out.endswith("folk.json: no run bears it out\n")
    broken = reports / "reference" / "room"
    broken.mkdir()
    (broken / "report.jsonl").write_bytes(b"{}\n")
    assert main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
