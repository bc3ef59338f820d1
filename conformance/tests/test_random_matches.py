"""Whole matches from seeds: every card is somewhere, every transfer is what its due says, every match ends."""

import random
from collections.abc import Sequence

import pytest

from gouji.lister import match_moves
from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done
from gouji.match.drawing import ALL_CARDS
from gouji.match.judge import MatchOutcome, judge, start
from gouji.match.record import Record
from gouji.match.record_text import parse_record
from gouji.match.state import Match, made
from gouji.play import action as of_the_hand
from gouji.play.action import Action
from gouji.referee.penalties import INFRACTIONS
from gouji.rules import Rules, rules_of
from gouji.settle.score import is_sweep, score
from gouji.table import cards, suits
from gouji.table.seats import SEATS
from gouji_conformance.referee.match_playing import Chance, next_done
from gouji_spec.ruleset import Ruleset

HELD = {"hold_three": "on", "report": "off", "pick": "off", "remove": "off"}
TABLES = (
    ("outline", {"tribute": "on", "points": "on", "blind_call_by": "first_card"}),
    ("outline", {"tribute": "on", "sweep_tribute": "each_pays_opposite_one", "no_show_leader": "pair_of_fours"}),
    ("folk", {"show_by": "colour"}),
    ("folk", {"tribute": "off", "leader": "shown_each_hand", "no_show_leader": "most_threes", "overtake": "no"}),
    ("online", {"sweep_ends_match": "no", "hands": "2"}),
    ("online", {"opening": "by_count", "hands": "3", "remove": "threes_fours_or_both", "remove_by": "last_place"}),
    ("qingdao-full", {"tribute": "on", "receiver_may_refuse": "yes", "misplay": "reject"}),
    (
        "online",
        {**HELD, "hands": "2", "sweep_ends_match": "no", "returned": "all", "leader": "shown_each_hand"},
    ),
    ("outline", {**HELD, "leader": "first_taker"}),
)
IN_TESTS = 504
IN_SOAK = 10_003


def table_of(seed: int) -> Rules:
    """Return the rules of the match played from *seed*: the tables in turn."""
    profile, options = TABLES[seed % len(TABLES)]
    return rules_of(Ruleset.of(profile, **options))


class Chooser:
    """Any of the listed acts, with a taste for going on: more sets are laid than passed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __call__(self, _match: Match, listed: Sequence[Done]) -> Done:
        laying = [done for done in listed if done.do == of_the_hand.PLAY]
        return self._random.choice(laying if laying and self._random.random() < 0.8 else listed)

    def maybe_show(self, match: Match, rules: Rules, done: Done) -> Done:
        """Return, now and then instead of the next cards, a show that may be made while they are drawn."""
        shows = [act for act in match_moves.legal(match, rules) if act.do == verbs.SHOW]
        return self._random.choice(shows) if shows and self._random.random() < 0.3 else done


class Referee:
    """Now and then a player is found in something, the gravest breaches rarely."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def word(self, match: Match, rules: Rules) -> Done | None:
        """Return a finding that is in order where the match stands; mostly None."""
        if self._random.random() >= 0.02:
            return None
        breach = self._random.choice(INFRACTIONS)
        warned = breach in ("card_exposed", "information_passed")
        turns = self._random.choice((0, 1, 3)) if warned else 0
        word = Act(verbs.FOUND, self._random.choice(SEATS), breach=breach, turns=turns)
        return word if judge(match, word, rules).accepted else None


def played(seed: int, hands: int, referee: Referee | None = None) -> list[tuple[Match, Done, MatchOutcome]]:
    """Play a match from *seed* and return every step of it: before, what was done, the verdict."""
    rules, chance, choose = table_of(seed), Chance(seed), Chooser(seed)
    match = start(Record(rules.hands or hands).table(), rules)
    found = []
    while not match.is_over:
        word = None if referee is None else referee.word(match, rules)
        done = word or next_done(match, rules, chance, choose)
        if done.do == verbs.DEAL:
            done = choose.maybe_show(match, rules, done)
        outcome = judge(match, done, rules)
        assert outcome.accepted, (seed, str(done), outcome.reasons)
        found.append((match, done, outcome))
        match = outcome.match
    return found


def check_cards(steps_of_it: list[tuple[Match, Done, MatchOutcome]]) -> None:
    """Every one of the 216 cards is undrawn, in a hand or laid, after every act."""
    laid = 0
    for before, done, outcome in steps_of_it:
        after = outcome.match
        if before.play is None and after.play is not None:
            laid = 0
        if any(event.name in ("laid", "burned") for event in outcome.events):
            laid += sum(done.cards)  # a lead that breaks a burn is not laid (GH-burn.3)
        aside = after.table.held[after.table.revolution - 1] if after.table.revolution else ()
        removed = sum(after.table.removed)
        if after.play is not None:
            assert sum(map(sum, after.play.hands)) + laid + removed + sum(aside) == ALL_CARDS
        elif after.table.step in ("rebellion", "buying", "tribute", "return", "revolution", "head", "removing"):
            assert sum(map(sum, after.table.held)) + removed == ALL_CARDS


def check_transfers(steps_of_it: list[tuple[Match, Done, MatchOutcome]]) -> None:
    """What leaves a hand arrives in another, and only by an act that says so, to whom it is due."""
    for before, done, outcome in steps_of_it:
        if before.table.step not in ("tribute", "return") or not isinstance(done, Act):
            continue
        then, now = before.table.held, outcome.match.table.held
        moved = {seat: cards.size(now[seat - 1]) - cards.size(then[seat - 1]) for seat in SEATS}
        if done.do == verbs.PAY:
            paying = made(before.table.paying)
            due = paying.dues[paying.asks[0].number]
            assert due.payer == done.seat
            assert 0 < sum(done.cards) <= due.count
            assert moved[due.payer] == -sum(done.cards) == -moved[due.receiver]
        elif done.do == verbs.RETURN:
            assert then[done.seat - 1] != now[done.seat - 1] or not any(done.cards)
            changes = made(before.table.returning).asks[0].about == "change"
            assert moved[done.seat] == (0 if changes else -sum(done.cards))
        else:
            assert then == now


def check_ends(steps_of_it: list[tuple[Match, Done, MatchOutcome]], rules: Rules) -> None:
    """Until a match is over somebody may act; at its end all its hands, or a sweep, are written down."""
    for _, _, outcome in steps_of_it:
        assert (steps.to_act(outcome.match, rules) is None) == outcome.match.is_over
    last = steps_of_it[-1][2].match
    ended_early = rules.sweep_ends_match == "yes" and is_sweep(made(last.table.last).places)
    assert len(last.table.scores) == last.table.hands or ended_early


def owed_turns(match: Match) -> tuple[int, ...]:
    return match.table.lost_turns if match.play is None else match.play.standing.lost_turns


def turns_by_article(before: Match, word: Act) -> int:
    """Return how many turns a breach costs, as Article 30 has it: the first two sentences, the third, the others."""
    if word.breach in ("card_exposed", "information_passed"):
        earlier = [breach for seat, breach in before.table.breaches if seat == word.seat]
        return max(word.turns, 1) if {"card_exposed", "information_passed"} & {*earlier} else 0
    return 0 if word.breach in ("extra_drawn", "discard_stolen", "card_slipped") else 1


def check_referee(steps_of_it: list[tuple[Match, Done, MatchOutcome]], rules: Rules) -> None:
    """No turn to lose goes by unserved, whoever was made last is last, and the score is that of the places."""
    for before, done, outcome in steps_of_it:
        after = outcome.match
        lost = sum(event.name == "turn_lost" for event in outcome.events)
        found = isinstance(done, Act) and done.do == verbs.FOUND
        taken = turns_by_article(before, done) if isinstance(done, Act) and found else 0
        assert len(owed_turns(after)) == len(owed_turns(before)) + taken - lost
        last = after.table.last
        if last is not None and last != before.table.last:
            assert last.places[6 - len(last.imposed) :] == tuple(reversed(last.imposed))
            told = score(last.places, 0, rules)
            assert after.table.scores[-1] == (told.odd, told.even)
        assert set(after.table.names).isdisjoint(after.table.disqualified) or after.table.vacant
        if after.play is not None and before.play is None:
            assert not after.table.made_last
            assert set(before.table.made_last) <= {*after.play.standing.aside}


REFEREED = tuple(number for number, (profile, _) in enumerate(TABLES) if profile not in ("folk", "online"))
"""Tables that punish; folk too does, but has returns of many cards that take long to list."""


@pytest.mark.parametrize("group", REFEREED)
def test_random_matches_with_a_referee(group: int) -> None:
    for seed in range(group, 126, len(TABLES)):
        steps_of_it = played(seed, hands=3, referee=Referee(seed))
        check_cards(steps_of_it)
        check_transfers(steps_of_it)
        check_ends(steps_of_it, table_of(seed))
        check_referee(steps_of_it, table_of(seed))


@pytest.mark.parametrize("group", range(len(TABLES)))
def test_random_matches(group: int) -> None:
    for seed in range(group, IN_TESTS, len(TABLES)):
        steps_of_it = played(seed, hands=1 + (seed % 3 == 0))
        check_cards(steps_of_it)
        check_transfers(steps_of_it)
        check_ends(steps_of_it, table_of(seed))


@pytest.mark.soak
@pytest.mark.parametrize("group", range(len(TABLES)))
def test_many_random_matches(group: int) -> None:
    for seed in range(IN_TESTS + group, IN_TESTS + IN_SOAK, len(TABLES)):
        steps_of_it = played(seed, hands=1 + (seed % 3 == 0))
        check_cards(steps_of_it)
        check_transfers(steps_of_it)
        check_ends(steps_of_it, table_of(seed))


UNLISTED = (*verbs.WITH_GROUPS, verbs.LOTS, verbs.PAIRED_LOTS, verbs.SIT, verbs.DEAL, verbs.REPLACE)
UNLISTED += verbs.BY_REFEREE
"""What comes in more ways than can be listed, and what is no move."""


def tries(match: Match, choose: random.Random, pool: list[Done]) -> list[Done]:
    """Return acts that somebody might try at *match*: words of every kind, and those listed at other times."""
    seat = choose.choice(SEATS)
    words = [Act(verb, seat) for verb in (verbs.WAIVE, verbs.INSIST, verbs.ACCEPT, verbs.REFUSE, verbs.NO_SHOW)]
    words += [Act(verb, seat) for verb in (verbs.REBEL, verbs.NO_REBEL, verbs.REVOLT, verbs.NO_REVOLT)]
    words += [Act(verb, seat) for verb in (verbs.NO_CALL, verbs.CLAIM_HEAD, verbs.NO_CLAIM, verbs.NO_REMOVE)]
    called = [Act(verb, seat, to=(seat + 2) % 6 + 1) for verb in (verbs.BLIND_CALL, verbs.SEEN_CALL)]
    named = [Act(verb, to=seat) for verb in (verbs.DRAWER, verbs.TAKER, verbs.LOT_LEADER)]
    naming = [Act(verbs.NAME_LAST, choose.choice(SEATS), to=seat)]
    hand = match.table.held[seat - 1] if match.play is None else match.play.hands[seat - 1]
    held = [rank for rank in range(15) if hand[rank]]
    some = cards.counts_of(choose.choices(held, k=choose.choice((1, 1, 2)))) if held else cards.NO_CARDS
    laid = [Act(verb, seat, cards=some) for verb in (verbs.PAY, verbs.RETURN, verbs.REFUSE, verbs.REMOVE)]
    shown = [suits.SuitedCard(rank, choose.choice(suits.SUITS)) for rank in (0, 1)]
    shows = [Act(verbs.SHOW, seat, suited=(card,) * choose.choice((1, 2, 3))) for card in shown]
    return [*words, *called, *named, *naming, *laid, *shows, *choose.sample(pool, min(len(pool), 8))]


@pytest.mark.parametrize("seed", range(14))
def test_what_is_listed_is_what_the_judge_accepts(seed: int) -> None:
    """Over whole matches: every listed act stands, and every act tried besides stands only if it is listed."""
    rules, choose, pool = table_of(seed), random.Random(seed), list[Done]()
    for match, done, _ in played(seed, hands=3, referee=Referee(seed) if seed % 2 else None):
        listed = match_moves.legal(match, rules)
        assert len(set(listed)) == len(listed)
        if match.play is not None and choose.random() < 0.9:
            continue
        for act in choose.sample(listed, min(len(listed), 40)):
            assert judge(match, act, rules).accepted, (seed, str(act))
        for act in tries(match, choose, pool):
            if (
                isinstance(act, Action)
                or act.do in UNLISTED
                or (act.do == verbs.SHOW and match.table.step == "drawing")
            ):
                continue
            assert judge(match, act, rules).accepted == (_plain(act) in map(_plain, listed)), (seed, str(act))
        pool.append(done)


def _plain(done: Done) -> Done:
    """Return *done* without the suit of a card that is only counted."""
    if isinstance(done, Act) and done.do == verbs.OPEN:
        return done.changed(suited=tuple(card.changed(suit="") for card in done.suited))
    return done


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_a_match_is_read_back_at_any_point(seed: int) -> None:
    rules = table_of(seed)
    record = Record(rules.hands or 2)
    taken = played(seed, hands=2, referee=Referee(seed))
    for number, (_, done, outcome) in enumerate(taken):
        record = record.with_done(done)
        if number % 97 == 0 or number == len(taken) - 1:
            again = parse_record(str(record))
            assert again == record
            assert again.outcomes(rules)[-1].match == outcome.match
