"""The table while a round is conducted: who holds what, what lies there, and what a set laid changes."""

from typing import Final

from gouji.rules import Rules
from gouji_conformance.explore import laying
from gouji_conformance.explore.acts import Act, Lead, from_next, opposite
from gouji_conformance.explore.laying import Cards


class Table:
    """A table at a lead, and since.

    Attributes:
        rules: what is played.
        lead: the lead from which the round is conducted.
        cited: the clauses that decided something since it was last emptied.
        hands, out, aside, owes, pick: as of the lead, and since.
        passed: who has passed in the round; in the melee on this set.
        leave: (coverer, whom he has let cover) in this round.
        bottom_laid: 头科 or 二科 has laid a bottom set in this round (GJ-16.4.1).
        player, cards: whose set lies on the table, and which.
        gouji, dead, bottom, dead_gou, picked, burn: what it is: a 够级牌, a dead set, a bottom set of 头科 or 二科, a
            够死级, one led in a pick, a burn.
        yielder: who has yielded on it; 0 for nobody.
        yielded: it was laid by one who had yielded (GJ-12.2).
        applied, applicant: who has applied for the wind in this round, and on this set.
    """

    def __init__(self, lead: Lead, rules: Rules) -> None:
        """Lay the table as it is at *lead*."""
        self.rules: Final = rules
        self.lead: Final = lead
        self.cited: set[str] = set()
        self.hands = list(lead.hands)
        self.out = list(lead.out)
        self.aside = list(lead.aside)
        self.owes = lead.owes
        self.pick = lead.pick
        self.passed: set[int] = set()
        self.leave: list[tuple[int, int]] = []
        self.bottom_laid = False
        # the set on the table
        self.player = 0
        self.cards: Cards = ()
        self.gouji = self.dead = self.bottom = self.dead_gou = self.picked = False
        self.yielder = 0
        self.burn = self.yielded = False
        self.applied: set[int] = set()
        self.applicant = 0

    def playing(self) -> list[int]:
        """Return the seats in play (GH-turns.4)."""
        return [seat for seat in range(1, 7) if seat not in self.out and seat not in self.aside]

    def gone(self, seat: int) -> bool:
        """Tell whether *seat* is not in play."""
        return seat in self.out or seat in self.aside

    def headless(self, seat: int) -> bool:
        """Tell whether the rules treat *seat* as headless (GJ-17.1.1, GJ-17.1.3); nobody is in the melee."""
        if self.lead.melee or not self.gone(opposite(seat)):
            return False
        self.cited.add("GJ-17.1.1" if self.out[:1] == [opposite(seat)] else "GJ-17.1.3")
        return True

    def is_over(self) -> bool:
        """Tell whether only one side still plays, or where so agreed only one player (GJ-3.2.3)."""
        left = self.playing()
        return len(left) <= 1 or (self.rules.hand_end == "one_side_left" and len({seat % 2 for seat in left}) == 1)

    def places(self) -> tuple[int, ...]:
        """Return the places: as they went out, those left in turn order, those made last below (GJ-3.2.4)."""
        last = (self.out or self.aside)[-1]
        return (*self.out, *from_next(last, self.playing()), *reversed(self.aside))

    def lay(self, act: Act, *, led: bool) -> None:
        """Lay a set: what it is, and what it changes."""
        seat, cards = act.seat, act.cards
        burn = act.do == "burn"
        self.hands[seat - 1] = laying.without(self.hands[seat - 1], cards)
        goes_out = not any(self.hands[seat - 1])
        if goes_out:
            self.out.append(seat)
            self.cited.add("GJ-16.1")
        gouji, by = laying.is_gouji(cards, self.rules)
        dead, dead_by = laying.is_dead(cards, self.rules)
        self.cited |= {by, dead_by, "GJ-8.1.1"}
        self._settle_debt(act, burn=burn, goes_out=goes_out)
        self.dead_gou = not led and not burn and self._is_dead_gou(seat, answer_gouji=gouji)
        self.burn = burn
        self.player, self.cards, self.gouji, self.dead = seat, cards, gouji, dead
        self.bottom = goes_out and not self.lead.melee and len(self.out) <= 2
        self.bottom_laid = self.bottom_laid or self.bottom
        self.picked = led and self.pick is not None
        if self.pick is not None:
            if led:
                self.pick = self.pick[1:]
            else:
                self.pick = None
                self.cited.add("GJ-15.1.8")
        if led:
            self.cited.add("GJ-11.2.5")
            return
        self.cited |= {"GJ-8.5.5", "GJ-8.6"}
        if self.lead.melee:
            self.passed.clear()
            self.cited |= {"GJ-18.1.4", "GJ-18.2.4"}
        elif seat in self.passed:
            self.cited.add("GJ-11.2.4")
        self.yielded = seat == self.yielder
        if self.yielded:
            self.cited.add("GJ-12.2")

    def _settle_debt(self, act: Act, *, burn: bool, goes_out: bool) -> None:
        if self.owes is not None and self.owes[0] != act.seat:
            self.owes = None
            self.cited.add("GJ-10.3.8")
        if burn and not self.lead.melee:
            self.owes = (act.seat, self.player)
            self.cited.add("GJ-10.3.2")
        if self.owes is not None and goes_out:
            self.owes = None
            self.cited.add("GJ-10.3.3")

    def _is_dead_gou(self, seat: int, *, answer_gouji: bool) -> bool:
        """Tell whether what *seat* lays over the set on the table is a 够死级 (GJ-16.2.2)."""
        if not self.bottom or seat != opposite(self.player):
            return False
        if not answer_gouji:
            self.cited.add("GJ-16.2.3")
            return False
        if self.out[:2] == [self.player, seat] and self.rules.dead_gou_second == "open":
            return False
        self.cited.add("GJ-16.2.2")
        return self.gouji or self.rules.dead_gou == "any_bottom"

    def next_lead(self) -> Lead:
        """The round is over: who leads next (GH-turns.2, Article 19), and whether the melee begins (GJ-18.1.2)."""
        leader, owes, melee = self.player, self.owes, self.lead.melee
        if self.gone(leader):
            leader = from_next(self.player, self.playing())[0]
            self.cited |= {"GJ-19.3", "GJ-19.4"} if self.dead or self.dead_gou else {"GJ-19.3"}
            if leader == self.applicant:
                self.cited.add("GJ-19.2")
        elif self.dead_gou:
            self.cited.add("GJ-16.3")
        if not melee and len(self.out) >= 2:
            melee = True
            self.cited |= {"GJ-18.1.1", "GJ-18.1.2"}
            if owes is not None:
                owes = None
                self.cited.add("GJ-10.3.9")
        pick = self.pick if leader == self.player else None
        return Lead(tuple(self.hands), leader, tuple(self.out), tuple(self.aside), melee, owes, pick)
