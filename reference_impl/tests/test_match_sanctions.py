"""What the referee's word does to a match (Articles 29 and 30): every reason, and the corners of a correction."""

import pytest

from gouji.lister.match_moves import legal
from gouji.match import steps
from gouji.match.judge import judge
from gouji.match.record import Record
from gouji.match.record_text import parse_done, parse_record
from gouji.match.state import Match, made
from gouji.match.steps import to_act
from gouji.play.position import PositionError
from gouji.rules import Rules, rules_of
from gouji_spec.ruleset import Ruleset

SEATED = "match 3; names Zhao Li Qian Zhou Sun Wu"
AFTER = f"{SEATED}; scores 4:0; places P1 P2 P3 P4 P5 P6; first P2"
DEALT = f"{SEATED}; held K / 46 / Q / 46 / J / 46; lead P1"
LOWS = "3*4 4*16 2*4 A*12 / 3*4 5*16 2*4 A*4 K*8 / 3*2 6*16 2*2 Q*16 / 3*2 7*16 2*2 J*16 / 3*2 8*16 2*2 T*16"
DEAL = f"deal {LOWS} / 3*2 9*16 2*2 K*8 B*4 S*4"
TWICE = "{0} found discard_stolen; {0} found card_slipped"


def rules(**options: str) -> Rules:
    return rules_of(Ruleset.of("outline", **{"remove": "off", **options}))


def match_of(record: str, **options: str) -> Match:
    """Return the match after *record*, all of which stands."""
    read = parse_record(record)
    assert parse_record(str(read)) == read
    return read.match(rules(**options))


def reasons(record: str, act: str, **options: str) -> tuple[str, ...]:
    return judge(match_of(record, **options), parse_done(act), rules(**options)).reasons


def ranked(match: Match) -> tuple[int, ...]:
    return made(match.table.last).places


@pytest.mark.parametrize(
    ("record", "refused", "why", "stands"),
    [
        ("match 2", "P1 found missed_play", "step_not_reached", "sides Zhao Qian Sun / Li Zhou Wu"),
        (SEATED, "P1 found extra_drawn", "step_not_reached", "P1 found information_passed"),
        (f"{SEATED}; drawer P1; P1 open Ah", "P1 found extra_drawn", "step_not_reached", "P1 found card_exposed"),
        (AFTER, "P1 found information_passed 2", "sanction_not_due", "P1 found information_passed"),
        (AFTER, "P1 found discard_stolen 1", "sanction_not_due", "P1 found discard_stolen"),
        (AFTER, "P1 found missed_play 2", "sanction_not_due", "P1 found missed_play 1"),
        (f"{AFTER}; {TWICE.format('P1')}", "deal 3h", "seat_vacant", "replace P1 Zheng"),
        (f"{AFTER}; {TWICE.format('P1')}", "P6 name_last P4", "seat_vacant", "P2 found missed_play"),
        (f"{AFTER}; {TWICE.format('P1')}", "replace P1 Zhao", "player_disqualified", "replace P1 Zheng"),
        (f"{AFTER}; {TWICE.format('P1')}; replace P1 Zheng", "replace P2 Zhao", "player_disqualified", "deal 3h"),
        (AFTER.replace("P5 P6", "P6 P5"), "P5 name_last P6", "naming_after_opening", "deal 3h"),
        (f"{AFTER}; P2 found discard_stolen", "P2 name_last P6", "naming_lifts_penalty", "deal 3h"),
    ],
)
def test_a_match_refuses(record: str, refused: str, why: str, stands: str) -> None:
    assert why in reasons(record, refused)
    assert reasons(record, stands) == ()


def test_where_nothing_is_punished_nothing_is_found() -> None:
    assert reasons(AFTER, "P1 found missed_play", penalties="off") == ("penalties_off",)
    assert reasons(AFTER, "P1 found misplay", misplay="reject") == ("sanction_not_due",)
    assert reasons(AFTER, "P1 found false_report", report="off") == ("sanction_not_due",)


@pytest.mark.parametrize(
    "text", ["P1 found", "P1 found cheating", "P1 found misplay 0", "P1 found misplay 37", "found misplay"]
)
def test_a_record_says_who_was_found_in_what(text: str) -> None:
    with pytest.raises(PositionError):
        parse_done(text)


def test_a_correction_that_makes_a_sweep_ends_a_match_that_a_sweep_ends() -> None:
    """P1 P3 P2 P5 …: with P2 at the bottom P1, P3 and P5 have the first three places (GJ-20.3, GH-score.5)."""
    record = f"{SEATED}; scores 4:0; places P1 P3 P2 P5 P4 P6; P2 found discard_stolen"
    ended = match_of(record, sweep_ends_match="yes")
    assert (ended.is_over, ended.table.scores, ranked(ended)) == (True, ((12, 0),), (1, 3, 5, 4, 6, 2))
    assert not match_of(record).is_over
    assert steps.to_act(match_of(record), rules()) == (3 - 1, ("open",))  # first opener P1, for want of another: P2


def test_an_opening_drawn_for_stands_while_it_is_the_one_called_for() -> None:
    """After a sweep P3 draws; it is still a sweep with P6 last, and none with P1 last, when the last opens."""
    swept = f"{SEATED}; scores 12:0; places P1 P3 P5 P2 P4 P6; first P2; P6 name_last P6; P3 open 2h"
    opened = made(match_of(f"{swept}; P4 found discard_stolen").table.opened)
    assert (opened.occasion, opened.opener, opened.taker) == ("new", 3, 4)
    corrected = match_of(f"{swept}; P1 found discard_stolen")
    opened = made(corrected.table.opened)
    assert (opened.occasion, opened.opener, opened.taker) == ("regular", 4, 1)
    assert ranked(corrected) == (3, 5, 2, 4, 6, 1)
    assert corrected.table.scores == ((2 * 0 + 4 + 2 - 4, 0),)


def test_a_vacant_seat_is_filled_though_the_opening_is_drawn() -> None:
    swept = f"{SEATED}; scores 12:0; places P1 P3 P5 P2 P4 P6; first P2; P6 name_last P6; P3 open 2h"
    vacant = f"{swept}; {TWICE.format('P6')}"
    assert reasons(vacant, "replace P6 Zheng P5 Wang") == ("step_is_over",)
    opened = made(match_of(f"{vacant}; replace P6 Zheng").table.opened)
    assert (opened.occasion, opened.taker) == ("new", 4)


def test_three_of_a_side_made_last_while_it_is_dealt_leave_no_hand_to_play() -> None:
    """The others take the first places from the last made last on: after P6, P1, P3, P5 (GJ-3.2.4, GJ-29.4.4)."""
    record = f"{AFTER}; deal 3; P2 found extra_drawn; P4 found extra_drawn; P6 found extra_drawn; {DEAL}"
    match = match_of(record)
    assert ranked(match) == (1, 3, 5, 6, 4, 2)
    assert match.table.scores == ((4, 0), (12, 0))
    assert match.table.made_last == ()
    assert steps.to_act(match, rules()) == (3, ("open",))  # a sweep: next to P2, the first opener


def test_a_hand_that_is_dealt_anew_keeps_who_is_to_be_last_in_it() -> None:
    """P1 and P2 have neither jokers nor 2s: two revolutions make a void hand (GJ-23.2)."""
    lows = "3*4 4*16 A*16 / 3*4 5*16 K*16 / 3*4 6*16 Q*16 / 3*4 7*16 J*16 / B*4 8*16 2*16 / S*4 9*16 T*16"
    record = f"{AFTER}; deal {lows}; P1 found extra_drawn; P1 revolt; P2 revolt; P3 no_revolt; P4 no_revolt"
    match = match_of(record)
    assert (match.table.step, match.table.made_last) == ("drawing", (1,))
    playing = match_of(f"{record}; {DEAL}")
    assert made(playing.play).standing.aside == (1,)
    assert not playing.table.made_last


def test_a_seat_made_last_is_made_last_once() -> None:
    twice = match_of(f"{AFTER}; P1 found discard_stolen; {TWICE.format('P1').split(';')[0]}; replace P1 Zheng")
    assert ranked(twice) == (2, 3, 4, 5, 6, 1)
    assert twice.table.breaches == ()


def test_a_breach_undoes_the_wishes_to_end() -> None:
    assert match_of(f"{AFTER}; P1 end_match; P2 found missed_play").table.leaving == frozenset()


def test_in_a_hand_turns_are_its_own_and_go_on_when_it_is_over() -> None:
    begun = f"{DEALT}; P1 play K; P2 pass; P3 pass; P4 pass; P5 pass; P6 pass; P4 cover; P1 found missed_play"
    match = match_of(begun)
    assert made(match.play).standing.lost_turns == (1,)
    assert match.table.lost_turns == ()
    over = f"{begun}; P2 play 4; P3 play Q; P4 pass; P5 pass; P6 pass; P2 pass; P6 cover; P4 play 4; P5 play J"
    assert match_of(over).table.lost_turns == (1,)


def test_a_record_keeps_the_referees_words() -> None:
    record = Record(3, names=("Zhao", "Li", "Qian", "Zhou", "Sun", "Wu"), done=(parse_done("P2 found misplay"),))
    assert str(record) == f"{SEATED}; P2 found misplay"
    assert str(parse_done("P2 found information_passed 3")) == "P2 found information_passed 3"


CARRIED = (
    f"{SEATED}; scores 4:0; places P1 P2 P3 P4 P5 P6; dues burn P2 P5 1, point P4 P1 2; first P2; "
    "lost P3 P3 P5; breaches P3 missed_play, P5 card_slipped; fines P3 2, P6 1"
)


def test_a_record_states_what_was_left_before_it_begins() -> None:
    table = match_of(CARRIED).table
    assert [(due.kind, due.payer, due.receiver, due.count) for due in made(table.last).dues] == [
        ("burn", 2, 5, 1),
        ("point", 4, 1, 2),
    ]
    assert table.lost_turns == (3, 3, 5)
    assert table.breaches == ((3, "missed_play"), (5, "card_slipped"))
    assert table.totals == (4 - 2, -1)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("burn P2 P5 1", "place P2 P5 1"),
        ("burn P2 P5 1", "burn P2 P2 1"),
        ("burn P2 P5 1", "burn P2 P5 0"),
        ("burn P2 P5 1", "burn P2 P5"),
        ("lost P3 P3 P5", "lost"),
        ("lost P3 P3 P5", "lost P7"),
        ("P3 missed_play", "P3 cheating"),
        ("fines P3 2", "fines P3 -2"),
        ("; scores 4:0; places P1 P2 P3 P4 P5 P6", ""),
        ("; names Zhao Li Qian Zhou Sun Wu", ""),
    ],
)
def test_a_record_that_states_it_wrongly_is_not_read(was: str, now: str) -> None:
    assert was in CARRIED
    with pytest.raises(PositionError):
        parse_record(CARRIED.replace(was, now))


def test_names_are_needed_for_what_is_left() -> None:
    with pytest.raises(PositionError, match="names"):
        parse_record("match 3; lost P3")


REMOVES = {"remove": "threes", "remove_by": "last_place"}


@pytest.mark.parametrize(
    ("found", "chooser"),
    [
        ("P6 found missed_play", 1),  # he was to lead, and loses that lead
        ("P6 found missed_play; P1 found missed_play", 2),
        ("P6 found extra_drawn", 1),  # made last, he will lay his hand aside
        ("P1 found missed_play", 6),
    ],
)
def test_whoever_really_leads_decides_on_removing(found: str, chooser: int) -> None:
    match = match_of(f"{AFTER}; {DEAL}; {found}", tribute="off", **REMOVES)

    turn = to_act(match, rules(tribute="off", **REMOVES))

    assert turn is not None
    assert turn[0] == chooser
    assert {act.seat for act in legal(match, rules(tribute="off", **REMOVES)) if act.do == "no_remove"} == {chooser}


def test_turns_stated_where_nothing_is_punished_pass_no_lead_on() -> None:
    off = {"tribute": "off", "penalties": "off", **REMOVES}
    turn = to_act(match_of(f"{AFTER}; lost P6; {DEAL}", **off), rules(**off))
    assert turn is not None
    assert turn[0] == 6
