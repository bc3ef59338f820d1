"""All games from a start: each position visited once, the engine held there against the second reading."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from gouji.lister import moves
from gouji.play import judge
from gouji.play.position import Position
from gouji.play.state import State
from gouji.rules import Rules
from gouji_conformance.explore import answers, telling, tries
from gouji_conformance.explore.acts import Act, Lead, Over, Question
from gouji_conformance.explore.asking import Round
from gouji_conformance.explore.sharing import key_of
from gouji_spec.reasons import reasons

Record = tuple[tuple[Act, bool], ...]
"""What has been done since a lead: each act, and whether it was a wrong follow."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A position at which something that must hold does not.

    Attributes:
        kind: what does not hold: a key of ``messages/explore.toml``.
        position: the deal and what was done since, as ``gouji judge`` takes it.
        act: what was tried there; empty where it is not about one act.
        engine: what the engine says.
        reading: what the second reading says.
    """

    kind: str
    position: str
    act: str = ""
    engine: str = ""
    reading: str = ""


@dataclass(slots=True)
class Tally:
    """What was seen.

    Attributes:
        deals: how many starts.
        positions: how many different positions, each looked at once.
        games: how many games lead from the starts to an end, each way of letting another cover counted.
        depth: of how many acts the longest of them is.
        judged: clause → at how many positions the engine's right, event or reason cites it.
        read: clause → how often an act or a position was decided by it for the second reading.
        faults: what did not hold.
    """

    deals: int = 0
    positions: int = 0
    games: int = 0
    depth: int = 0
    judged: Counter[str] = field(default_factory=Counter)
    read: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)


class TimeUp(Exception):  # noqa: N818 - no error
    """A walk had to stop before its last game."""


class Stand:
    """Where a game stands for the second reading: the lead of the round, what was done since, and what is asked now.

    Attributes:
        question: what is asked; None where the round has ended in ``lead`` or the hand in ``over``.
    """

    __slots__ = ("_procedure", "lead", "over", "question", "record", "round")

    def __init__(self, lead: Lead, record: Record, rules: Rules, *, picks: bool) -> None:
        """Conduct the round from *lead* through *record*."""
        self.lead = lead
        self.record: Record = ()
        self.over: Over | None = None
        self.round = Round(lead, rules, picks=picks)
        self._procedure = self.round.conducted()
        self.question: Question | None = next(self._procedure)
        for act, wrong in record:
            self.go_on(act, wrong=wrong)

    def go_on(self, act: Act, *, wrong: bool) -> None:
        """Conduct the round one act further."""
        self.round.cited.clear()
        self.record = (*self.record, (act, wrong))
        try:
            self.question = self._procedure.send((act, wrong))
        except StopIteration as ended:
            self.question = None
            found: Lead | Over = ended.value
            if isinstance(found, Over):
                self.over = found
            else:
                self.lead, self.record = found, ()


class Walker:
    """Walks all games from the starts it is given.

    Attributes:
        tally: what was seen so far.
    """

    def __init__(
        self,
        rules: Rules,
        *,
        picks: bool = False,
        others_every: int = 1,
        most_faults: int = 20,
        until: float | None = None,
    ) -> None:
        """Walk under *rules*.

        Args:
            rules: what the table plays.
            picks: picks are asked for at every lead.
            others_every: at one position of so many every other seat tries to act out of turn.
            most_faults: after so many no more are looked for.
            until: when to stop, by ``time.time``; None for at the end.
        """
        self.tally: Final = Tally()
        self._rules = rules
        self._picks = picks
        self._others_every = others_every
        self._most_faults = most_faults
        self._until = until
        self._known: dict[int, tuple[int, int]] = {}
        self._on_the_way: set[int] = set()
        self._resting: dict[tuple[str, ...], frozenset[str]] = {}
        self._start = Position((), 0)
        self._done: list[Act] = []

    def walk(self, start: Position) -> None:
        """Walk all games from *start*, a lead with nothing done since; what earlier walks have met is not gone through.

        Raises:
            TimeUp: the time was up before the last of them.
        """
        self._start = start
        state = start.start(self._rules)
        lead = Lead(state.hands, state.leader, state.standing.out, (), state.standing.melee)
        games, depth = self._visit(state, Stand(lead, (), self._rules, picks=self._picks), key_of(state))
        self.tally.deals += 1
        self.tally.games += games
        self.tally.depth = max(self.tally.depth, depth)

    def _visit(self, state: State, stand: Stand, key: int) -> tuple[int, int]:
        """Look at a position and go on; return how many games lead on from it, and how many acts the longest has."""
        if stand.question is None and stand.over is None:
            ended = stand.round.cited
            stand = Stand(stand.lead, (), self._rules, picks=self._picks)
            stand.round.cited |= ended
        if not self._agree_on_the_facts(state, stand):
            return 0, 0
        self.tally.read.update(stand.round.cited)
        stand.round.cited.clear()
        if state.places:
            return 1, 0
        known = self._known.get(key)
        if known is not None:
            return known
        if key in self._on_the_way:
            self._fault("circle")
            return 0, 0
        self._on_the_way.add(key)
        found = self._look(state, stand, key)
        self._on_the_way.discard(key)
        self._known[key] = found
        return found

    def _go_on(self, after: State, stand: Stand, act: Act, *, wrong: bool, is_last: bool) -> tuple[int, int]:
        """Visit the position after *act*; of those visited before only one of so many is read again.

        A round cannot be conducted backwards: it is conducted anew for every act but the last that is tried in it.
        """
        key = 0 if after.places else key_of(after)
        known = self._known.get(key)
        if known is not None and (key + len(self._done)) % self._others_every:
            return known
        if is_last:
            stand.go_on(act, wrong=wrong)
            return self._visit(after, stand, key)
        child = Stand(stand.lead, (*stand.record, (act, wrong)), self._rules, picks=self._picks)
        return self._visit(after, child, key)

    def _look(self, state: State, stand: Stand, key: int) -> tuple[int, int]:
        self.tally.positions += 1
        if self._until is not None and time.time() > self._until:
            raise TimeUp
        question = stand.question
        if question is None or len(self.tally.faults) >= self._most_faults:
            return 0, 0
        lawful = answers.lawful(stand.round, question)
        next_states = self._judged(state, stand, question, lawful, others=key % self._others_every == 0)
        if next_states is None or not self._listed(state, question, lawful) or not self._told(state):
            return 0, 0
        self.tally.read.update(stand.round.cited)
        games = depth = 0
        for at, (act, after, wrong, times) in enumerate(next_states, start=1):
            self._done.append(act)
            more, longest = self._go_on(after, stand, act, wrong=wrong, is_last=at == len(next_states))
            self._done.pop()
            games += 0 if wrong else more * times
            depth = max(depth, longest + 1)
        return games, depth

    def _judged(
        self, state: State, stand: Stand, question: Question, lawful: set[Act], *, others: bool
    ) -> list[tuple[Act, State, bool, int]] | None:
        """Try everything; return what the game goes on with and how often, None where judge and reading differ."""
        cited: set[str] = set()
        turn = state.turn
        if turn is not None:
            cited.add(turn.clause)
        on: list[tuple[Act, State, bool, int]] = []
        leaves = 0
        forfeited = False
        for act in self._tried(state, question, lawful, others=others):
            outcome = judge.judge(state, tries.as_action(act), self._rules)
            if outcome.accepted != (act in lawful):
                self._fault("judge", act, "accepted" if outcome.accepted else ", ".join(outcome.reasons))
                return None
            if outcome.accepted:
                cited.update([event.clause for event in outcome.events])
                if act.do == "allow_cover":
                    leaves += 1
                    if leaves > 1:
                        continue
                on.append((act, outcome.state, False, 1))
                continue
            cited |= self._by_reasons(outcome.reasons)
            costs = answers.forfeits(stand.round, question, act)
            if costs != (outcome.state is not state):
                self._fault("refusal", act, engine="lost" if outcome.state is not state else "kept")
                return None
            if costs and not forfeited:
                forfeited = True
                on.append((act, outcome.state, True, 1))
        self.tally.judged.update(cited)
        return [(act, after, wrong, leaves if act.do == "allow_cover" else 1) for act, after, wrong, _ in on]

    def _by_reasons(self, codes: tuple[str, ...]) -> frozenset[str]:
        """Return the clauses on which *codes* rest."""
        found = self._resting.get(codes)
        if found is None:
            found = frozenset(clause for code in codes for clause in reasons()[code].clauses)
            self._resting[codes] = found
        return found

    def _tried(self, state: State, question: Question, lawful: set[Act], *, others: bool) -> list[Act]:
        seat = question.seat
        found = list(tries.of_the_seat(seat, state.hand(seat)))
        if others:
            for other in range(1, 7):
                if other != seat:
                    found += tries.of_another(other, state.hand(other))
        known = set(found)
        return found + [act for act in lawful if act not in known]

    def _listed(self, state: State, question: Question, lawful: set[Act]) -> bool:
        """Compare what the lister lists with what may be done by the seat asked; picks it does not list."""
        listed = {Act(m.seat, m.do, m.cards if any(m.cards) else (), m.to) for m in moves.legal(state, self._rules)}
        expected = {act for act in lawful if act.seat == question.seat and act.do != "pick"}
        if listed == expected:
            return True
        extra, missing = listed - expected, expected - listed
        one = sorted(extra or missing)[0]
        self._fault("lister", one, engine="listed" if extra else "not listed")
        return False

    def _told(self, state: State) -> bool:
        """At a lead, compare what a seat may say of its cards (Article 14)."""
        if state.round is not None:
            return True
        for said in telling.told(state, self._rules):
            self.tally.read.update(said.cited)
            self.tally.judged.update(self._by_reasons(said.engine))
            if said.false != bool(said.engine):
                act = f"P{said.seat}: {said.says}"
                self._fault("report", act=act, engine=", ".join(said.engine), reading="false" if said.false else "true")
                return False
        return True

    def _agree_on_the_facts(self, state: State, stand: Stand) -> bool:
        """Tell whether engine and second reading hold the same facts, and ask the same seat the same thing."""
        engine, reading = _facts_of(state), _facts_read(stand)
        if engine == reading:
            return True
        self._fault("facts", engine=str(engine), reading=str(reading))
        return False

    def _fault(self, kind: str, act: Act | str = "", engine: str = "", reading: str = "") -> None:
        at = self._start
        for done in self._done:
            at = at.with_action(tries.as_action(done))
        tried = act if isinstance(act, str) else str(tries.as_action(act))
        self.tally.faults.append(Fault(kind, str(at), tried, engine, reading))


def _facts_of(state: State) -> tuple[object, ...]:
    standing, round_, debt = state.standing, state.round, state.debt
    turn = state.turn
    owes = None if debt is None else (debt.burner, debt.burned)
    asked = None if turn is None else (turn.seat, turn.phase)
    within: object = None
    if round_ is not None:
        passed = sorted([seat for seat in round_.passed if seat in standing.playing])
        within = (passed, round_.bottom, round_.allowed, round_.table.dead_gou)
    return (asked, state.places, state.hands, standing.out, standing.aside, standing.melee, owes, within)


def _facts_read(stand: Stand) -> tuple[object, ...]:
    round_, question = stand.round, stand.question
    hands, out, aside = tuple(round_.hands), tuple(round_.out), tuple(round_.aside)
    melee = round_.lead.melee
    if stand.over is not None:
        return (None, stand.over.places, hands, out, aside, melee, round_.owes, None)
    asked = None if question is None else (question.seat, question.step)
    within: object = None
    if round_.player:
        passed = sorted([seat for seat in round_.passed if not round_.gone(seat)])
        within = (passed, round_.bottom_laid, tuple(round_.leave), round_.dead_gou)
    return (asked, (), hands, out, aside, melee, round_.owes, within)
