"""What an amendment changes at the table: matches side by side, figures paired, and what is shown of them."""

import json
import math
import random
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from gouji.match.act import Done
from gouji.match.judge import judge
from gouji.match.record import Record
from gouji.match.state import Match
from gouji.rules import rules_of
from gouji_conformance.amendments import checking, matches
from gouji_conformance.amendments.impact import Felt, Impact, OfPolicy, felt, with_refusals
from gouji_conformance.amendments.impact_text import lines, picture
from gouji_conformance.amendments.matches import FELT, Parting, Played, Wanted, play_all
from gouji_conformance.amendments.playing import Plan, Side, tries
from gouji_conformance.amendments.tree import plant
from gouji_conformance.cli import run
from gouji_conformance.referee.match_playing import Chance, by_policy, next_done
from gouji_conformance.register.again import Overturned
from gouji_spec.amendments import read_amendment
from gouji_spec.folder import law_folder
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

FEW = Wanted("outline", {}, "sensible", 1, tuple(range(6)))


@pytest.mark.parametrize("policy", matches.POLICIES)
def test_the_same_match_under_the_same_law_never_parts(policy: str) -> None:
    one = play_all(msgspec.structs.replace(FEW, policy=policy))
    beside = msgspec.structs.replace(FEW, policy=policy, others=tuple(found.acts for found in one))
    other = play_all(beside)
    assert [found.parting for found in other] == [None] * 6
    assert [found.counts for found in other] == [found.counts for found in one]
    assert all(found.hands == 1 and found.counts["length"] > 50 for found in one)


def test_where_laws_differ_a_match_parts_by_the_clause_that_refuses_the_other() -> None:
    """Where the last set of a burner needs a joker too fewer may burn: GJ-10.3.5 refuses some, others are not asked."""
    one = play_all(msgspec.structs.replace(FEW, hands=2))
    law = {"burn_last": "hung"}
    others = tuple(found.acts for found in one)
    other = play_all(msgspec.structs.replace(FEW, hands=2, departures=law, others=others))
    parted = [found for found in other if found.parting is not None]
    assert parted
    for found in parted:
        assert found.parting is not None
        assert {clause.rpartition(".")[0] for clause in found.parting.clauses} & {"GJ-10.2", "GJ-10.3"}
        text = others[found.number][found.parting.act]
        assert "burn" in text or "decline" in text


def test_where_the_other_law_allows_more_a_match_parts_by_the_clause_that_refused_it() -> None:
    """What is done only where the last set of a burner may go bare, a table that plays it hung refuses."""
    hung, bare = Side(None, "outline", {"burn_last": "hung"}), Side(None, "outline", {})
    plan = Plan(("sensible",), 6, 2)
    one = play_all(msgspec.structs.replace(FEW, hands=2, departures={"burn_last": "hung"}))
    other = play_all(msgspec.structs.replace(FEW, hands=2, others=tuple(found.acts for found in one)))
    (wanted,) = tries(plan, "sensible", hung, one, other)
    found = with_refusals(other, play_all(wanted))
    parted = {played.number: played.parting for played in found if played.parting is not None}
    assert parted.keys() == {played.number for played in other if played.parting is not None} != set()
    assert list(tries(plan, "sensible", bare, one, one)) == [], "nothing parts"
    for number, parting in parted.items():
        done = other[number].parting
        assert done is not None
        if " burn " in done.done:
            assert set(parting.clauses) & {"GJ-10.3.5", "GJ-10.3.7", "GH-burn.7"}


def test_the_sensible_beat_those_who_play_by_lot() -> None:
    """One side plays sensibly, the other by lot; by chance alone it would not win three of four hands."""
    rules = rules_of(Ruleset.of("outline"))
    won = 0
    for number in range(24):
        match, chance = Record(1).start(rules), Chance(number)
        sensible = number % 2
        lots = matches.by_lot(random.Random(number))
        while not match.is_over:
            choose = by_policy if _is_sensible(match, sensible) else lots
            match = judge(match, next_done(match, rules, chance, choose), rules).match
        odd, even = match.table.scores[-1]
        won += (odd > even) if sensible else (even > odd)
    assert won >= 18


def _is_sensible(match: object, side: int) -> bool:
    play = getattr(match, "play", None)
    if play is None:
        return True
    seat = play.leader if play.round is None else play.round.queue[0].seat
    return bool(seat % 2 == side)


def test_who_plays_by_lot_burns_declines_and_revolts_now_and_then() -> None:
    """A policy under which nobody ever burns would show nothing of Article 10, nor of 23 where nobody revolts."""
    some = play_all(Wanted("outline", {}, "random", 2, tuple(range(24))))
    done = {act.split()[1] for one in some for act in one.acts if act.startswith("P")}
    assert {"burn", "decline", "yield", "wind", "allow_cover", "revolt"} <= done
    assert sum(one.counts["burns_through"] for one in some) > 0


def test_by_lot_what_may_be_done_besides_changes_nothing_unless_it_is_done() -> None:
    """Each act draws a lot of its own: of a shorter list the same is chosen, where it is still there."""
    rules = rules_of(Ruleset.of("outline"))
    match, chance = Record(1).start(rules), Chance(3)
    shorter = seen = 0
    lots, others = matches.by_lot(random.Random(3)), matches.by_lot(random.Random(3))

    def choose(now: Match, listed: Sequence[Done]) -> Done:
        nonlocal shorter, seen
        chosen = lots(now, listed)
        fewer = [done for number, done in enumerate(listed) if number % 2 or done == chosen]
        seen += 1
        shorter += others(now, fewer) == chosen
        return chosen

    while not match.is_over:
        match = judge(match, next_done(match, rules, chance, choose), rules).match
    assert seen > 100
    assert shorter / seen > 0.9, "only a saver, who takes the largest of some, may look at another"


# The figures


def played(number: int, hands: int, **counts: float) -> Played:
    return Played(number, (), hands, {**dict.fromkeys(FELT, 0.0), **counts})


def test_figures_are_a_hand_and_their_difference_is_paired() -> None:
    before = [played(0, 2, burns=2), played(1, 2, burns=4), played(2, 1, burns=3)]
    after = [played(0, 2, burns=4), played(1, 2, burns=4), played(2, 1, burns=4)]
    found = felt("burns", before, after)
    assert found.before == pytest.approx(2)
    assert found.after == pytest.approx(8 / 3)
    assert found.difference == pytest.approx(2 / 3)
    deviation = math.sqrt(((1 - 2 / 3) ** 2 + (0 - 2 / 3) ** 2 + (1 - 2 / 3) ** 2) / 2)
    assert found.margin == pytest.approx(1.96 * deviation / math.sqrt(3))


def test_of_one_pair_nothing_is_sure() -> None:
    assert felt("burns", [played(0, 1)], [played(0, 1)]).margin == math.inf


SHOWN = Impact(
    (
        OfPolicy(
            "sensible",
            40,
            12,
            60.4,
            {"GJ-10.3.5": 9, "GJ-10.2.7": 3},
            (Felt("burns", 0.5, 0.25, -0.25, 0.1), Felt("tribute", 0.0, 0.0, 0.0, 0.0), Felt("length", 100, 101, 1, 2)),
        ),
    ),
    {"outline": 3},
    {"outline": ("play", "table")},
    (Overturned("GR-0007", Text(zh="stands 不同", en="stands differs")),),
)


def test_what_is_found_is_told_in_both_languages() -> None:
    assert list(lines(SHOWN, "zh")) == [
        "大纲：场景翻转 3 例",
        "大纲：证书在这些范围会改问：打牌、桌面",
        "推翻裁决 GR-0007：stands 不同",
        "",
        "像样地打：两种规则各打 40 场",
        "  12 场分开，平均在 60 步之后",
        "  起先因为：GJ-10.3.5 (9), GJ-10.2.7 (3)",
        "  烧牌次数                             0.500 →    0.250    -0.250 ± 0.100",
        "  进贡张数                             0.000 →    0.000    +0.000 ± 0.000",
        "  每局步数                           100.000 →  101.000    +1.000 ± 2.000",
    ]
    assert "  12 part, after 60 acts on average" in list(lines(SHOWN, "en"))


def test_a_difference_is_drawn_with_its_interval_and_what_never_happens_is_not() -> None:
    svg = picture(SHOWN.policies, "en")
    circles = re.findall(r'<circle cx="(\d+)" cy="\d+" r="4" fill="(#\w+)"/>', svg)
    assert circles == [("220", "#b42318"), ("266", "#8a928e")], "half as many; a hundredth more, and not sure"
    spans = re.findall(r'<line x1="(\d+)" x2="(\d+)" [^>]*stroke-width="2"/>', svg)
    assert spans == [("202", "238"), ("264", "268")]
    words = re.findall(r"<text [^>]*>([^<]*)</text>", svg)
    assert "burns tried" in words
    assert "cards paid as tribute" not in words
    assert "-50.0%" in words


def test_the_command_plays_both_laws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    svg = tmp_path / "impact.svg"
    words = ["--matches", "3", "--hands", "1", "--policy", "sensible", "--svg", str(svg), "--json"]
    assert run(["amendment", "impact", "GA-0003", *words]) == 0
    found = json.loads(capsys.readouterr().out)
    (shown,) = found["policies"]
    assert (shown["policy"], shown["matches"]) == ("sensible", 3)
    assert [figure["name"] for figure in shown["felt"]] == list(FELT)
    assert found["lapsing"] == {"outline": ["play", "report"]}
    assert svg.read_text(encoding="utf-8").startswith("<svg")


def test_wording_that_changes_a_match_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "_MATCHES", 2)
    entry = read_amendment(law_folder() / "amendments" / "GA-0007-equal-jokers")
    plant(tmp_path)
    assert list(checking.matches_changed(entry, tmp_path)) == []
    path = tmp_path / "gouji" / "table" / "gouji_sets.py"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("JACK: 4", "JACK: 2"), encoding="utf-8")
    assert path.read_text(encoding="utf-8") != text
    found = list(checking.matches_changed(entry, tmp_path))
    assert found
    assert {problem.check for problem in found} == {"match-changed"}


def test_a_match_parts_where_the_other_is_over() -> None:
    (one,) = play_all(msgspec.structs.replace(FEW, numbers=(0,)))
    wanted = msgspec.structs.replace(FEW, numbers=(0,), others=(one.acts[:40],))
    (other,) = play_all(wanted)
    assert other.parting is not None
    assert other.parting == Parting(40, other.parting.clauses, one.acts[40])
