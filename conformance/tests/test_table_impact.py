"""What a change of one table's rules changes: which rows, certificates and rulings, and how its matches go."""

import json
from pathlib import Path

import pytest

from gouji_conformance.amendments.playing import Plan
from gouji_conformance.amendments.table_impact import TableImpact, table_impact
from gouji_conformance.cli import run
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.register import register
from gouji_spec.ruleset import Ruleset

FEW = ["--matches", "2", "--hands", "1", "--policy", "sensible"]


@pytest.fixture(scope="module")
def exchange() -> TableImpact:
    """Two jokers pay for one, at a table of the outline that exchanged none."""
    before = Ruleset.of("outline")
    after = before.changed(joker_exchange="two_for_one")
    return table_impact(before, after, Plan((), 0, 1), load_suite(), register(), "en", lambda _: None)


def test_rows_of_the_value_given_up_are_lost_and_those_of_the_new_one_gained(exchange: TableImpact) -> None:
    suite = load_suite()
    wanted = {row.id: scenario.wanted.get("joker_exchange", ()) for scenario, row in suite.rows()}
    assert exchange.lost
    assert exchange.gained
    assert all("none" in wanted[row] and "two_for_one" not in wanted[row] for row in exchange.lost)
    assert all("two_for_one" in wanted[row] and "none" not in wanted[row] for row in exchange.gained)


def test_a_row_flips_where_the_new_rule_answers_otherwise(exchange: TableImpact) -> None:
    """GH-sets.5.1: two big jokers pay for one big joker, so what counted as of unequal number beats now."""
    flips = {row: flip for flip in exchange.flips for row in flip.rows}
    assert set(flips) <= set(exchange.lost)
    found = flips["GH-sets.1-b/two-big-over-one"]
    assert (found.expects, found.got) == ("beats is False", "true")
    assert "GH-sets.1-b/small-two-for-one" not in flips, "a small joker is not exchanged: the number still differs"


def test_certificates_lapse_where_something_else_is_asked(exchange: TableImpact) -> None:
    assert "sets" in exchange.lapsing
    assert "tribute" not in exchange.lapsing


def test_rulings_that_hold_no_longer_are_named(exchange: TableImpact) -> None:
    """A big joker led alone is dead (GJ-8.3.3) only where no two pay for it (GH-sets.5.1)."""
    ids = {entry.id for entry in exchange.overturned}
    slugs = {entry.slug for entry in register() if entry.id in ids}
    assert {"two-big-jokers-where-they-do-not", "three-twos-over-a-big-joker"} <= slugs
    assert "two-big-jokers-where-they-pay-for-one" not in slugs, "it did not hold before"
    assert "burn-after-a-pass" not in slugs


def test_the_command_tells_all_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "felt.svg"
    assert run(["ruleset", "impact", "outline", "burn_last=hung", *FEW, "--svg", str(picture), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("outline with burn_last=hung:\n")
    for words in (
        "rows of the suite are asked before the change only",
        "flips: ",
        "certificates would",
        "matches under",
    ):
        assert words in said
    assert max(map(len, said.splitlines())) <= 80
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_two_tables_are_held_against_each_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ours = tmp_path / "ours.toml"
    ours.write_text('profile = "outline"\n\n[options]\ncover = "automatic"\n', encoding="utf-8")
    assert run(["ruleset", "impact", "outline", str(ours), *FEW, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["lost"]
    (shown,) = found["policies"]
    assert (shown["policy"], shown["matches"], shown["parted"]) == ("sensible", 2, 2), "nobody covers any more"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["folk", "joker_exchange=none"], "folk: plays so already"),
        (["folk", "joker_exchange=none", "cover"], "cover: expected option=value"),
        (["folk", "joker_exchange=three"], "options.joker_exchange: expected none, two_for_one"),
        (["folk", "jokers=one"], "options.jokers"),
        (["nowhere.toml", "cover=automatic"], "nowhere.toml"),
        (["outline", "hold_three=on", "leader=last_place"], "needs leader=first_taker"),
    ],
)
def test_misuse_is_told(capsys: pytest.CaptureFixture[str], words: list[str], problem: str) -> None:
    assert run(["ruleset", "impact", *words, "--lang", "en"]) == 2
    assert problem in capsys.readouterr().err
