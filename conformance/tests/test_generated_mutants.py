"""Engines with one piece turned: which pieces there are, that each goes in and out again, and what the hunt tells."""

from pathlib import Path

import pytest

from gouji.table import beats, gouji_sets
from gouji.table.sets import set_of
from gouji_conformance.cli import run
from gouji_conformance.commands import mutants_generated as command
from gouji_conformance.mutants import generated, hunts, kept_hunts
from gouji_conformance.mutants.generated import Generated, playing, sample, unknown
from gouji_conformance.mutants.hunting import Hunted, Hunter
from gouji_conformance.mutants.kept_hunts import KeptHunts
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.reading import SpecError


def piece(name: str) -> Generated:
    (found,) = [one for one in generated.generated() if one.id == name]
    return found


HIGHER = "table.beats.is_higher: answer.rank > table.rank -> answer.rank >= table.rank"


def test_every_piece_has_an_id_of_its_own_and_the_clauses_of_its_function() -> None:
    everything = generated.generated()
    assert len(everything) > 2000
    assert len({one.id for one in everything}) == len(everything)
    assert piece(HIGHER).clauses == ("GJ-8.6", "GH-sets.8")


@pytest.mark.parametrize(
    "name",
    [
        HIGHER,
        "table.gouji_sets.is_gouji: laid.small or laid.big -> laid.small and laid.big",
        "table.gouji_sets.is_gouji: if laid.small or laid.big -> if not (laid.small or laid.big)",
        "deal.opening.face_value: rank + 3 -> rank - 3",
        "deal.opening.face_value: 1 -> 2",
        "deal.opening.face_value: 2 if rank == TWO else rank + 3 -> 2 if not rank == TWO else rank + 3",
        "table.gouji_sets.is_gouji: True -> False",
    ],
)
def test_comparisons_conditions_sums_numbers_and_truths_are_turned(name: str) -> None:
    assert piece(name).id == name


@pytest.mark.parametrize(
    "name",
    [
        "play.consequences.lay: if dead_gou -> if not dead_gou",  # an event and nothing else hangs on it
        "match.hand.finished: if over -> if not over",
        "match.tribute._lifted: act.do == verbs.WAIVE -> act.do != verbs.WAIVE",  # an event is made
        "play.consequences._clause_of: verb == verbs.COVER -> verb != verbs.COVER",  # a clause is named
        "play.seating.fault: if held > HAND_SIZE -> if not held > HAND_SIZE",  # what can be no position is refused
    ],
)
def test_what_is_said_to_people_alone_is_not_turned(name: str) -> None:
    assert all(one.id != name for one in generated.generated())
    assert any(one.place == "play.consequences.lay" for one in generated.generated())


def test_a_piece_is_turned_while_the_context_lasts() -> None:
    code, kept = beats.is_higher.__code__, gouji_sets.is_gouji.__code__
    with playing(piece("table.gouji_sets.is_gouji: laid.small or laid.big -> laid.small and laid.big")):
        assert not gouji_sets.is_gouji(set_of("5S"))
    assert gouji_sets.is_gouji(set_of("5S"))
    with playing(piece(HIGHER)):
        assert beats.is_higher.__code__ is not code
    assert (beats.is_higher.__code__, gouji_sets.is_gouji.__code__) == (code, kept)


def test_a_longer_sample_of_a_seed_begins_with_a_shorter_one() -> None:
    assert sample(20, 3)[:5] == sample(5, 3)
    assert sample(20, 3) != sample(20, 4)


def test_what_is_explained_stands_in_the_source() -> None:
    explained = command.read_explained(command.EXPLAINED)
    assert unknown(list(explained)) == []


def test_an_explanation_of_what_is_not_there_is_told() -> None:
    assert unknown([HIGHER, "table.beats.is_higher: nothing -> nothing"]) == [
        "table.beats.is_higher: nothing -> nothing"
    ]


@pytest.fixture
def one_survivor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hunt two pieces with the rows of other clauses, which cannot show them."""
    two = [Generated(one.id, one.place, one.number, ("GJ-5.2",)) for one in (piece(HIGHER),)]
    monkeypatch.setattr(generated, "sample", lambda count, seed: two[:count] if seed == 0 else [])
    monkeypatch.setattr(hunts, "_hasty_hunter", lambda: Hunter(load_suite(), elsewhere=False))


@pytest.mark.usefixtures("one_survivor")
def test_one_that_is_not_caught_must_be_explained(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    explained = tmp_path / "explained.toml"
    explained.write_text("", encoding="utf-8")
    monkeypatch.setattr(command, "EXPLAINED", explained)
    results = tmp_path / "results.jsonl"
    assert run(["mutants", "--generated", "1", "--results", str(results)]) == 1
    assert f"{HIGHER}: NOT CAUGHT" in capsys.readouterr().out

    monkeypatch.setattr(hunts, "_hasty_hunter", lambda: pytest.fail("what is done is not done again"))
    monkeypatch.setattr(command, "ENOUGH", 0)
    explained.write_text(f'["{HIGHER}"]\nzh = "试"\nen = "a trial"\n', encoding="utf-8")
    assert run(["mutants", "--generated", "1", "--results", str(results)]) == 0
    assert "cannot be shown: a trial" in capsys.readouterr().out
    monkeypatch.setattr(command, "ENOUGH", 97)
    assert run(["mutants", "--generated", "1", "--results", str(results)]) == 1


@pytest.mark.usefixtures("one_survivor")
def test_one_that_survived_is_hunted_again_once_a_row_is_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    results = tmp_path / "results.jsonl"
    assert run(["mutants", "--generated", "1", "--results", str(results)]) == 1
    monkeypatch.setattr(kept_hunts, "everything", lambda: b"other rows")
    assert KeptHunts(results).still_true([piece(HIGHER)]) == {}
    assert run(["mutants", "--generated", "1", "--results", str(results)]) == 1
    assert len(results.read_text(encoding="utf-8").splitlines()) == 2


def test_one_that_was_caught_is_hunted_again_once_its_function_is_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    results, one = tmp_path / "results.jsonl", piece(HIGHER)
    caught = Hunted(one.id, "killed", "GJ-8.6-a")
    KeptHunts(results).keep(one, caught)
    monkeypatch.setattr(kept_hunts, "everything", lambda: b"other rows")
    assert KeptHunts(results).still_true([one]) == {one.id: caught}
    monkeypatch.setattr(kept_hunts, "source_of", lambda place: "another function")
    assert KeptHunts(results).still_true([one]) == {}


def test_a_file_that_holds_no_results_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    results.write_text("nothing\n", encoding="utf-8")
    assert run(["mutants", "--generated", "1", "--results", str(results)]) == 2
    assert "results.jsonl" in capsys.readouterr().err


def test_an_explanation_in_one_language_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "explained.toml"
    path.write_text('["a"]\nen = "only this"\n', encoding="utf-8")
    with pytest.raises(SpecError):
        command.read_explained(path)
