"""points/open: who has opened his points in a hand, by which set, and what settled the rest.

Article 24 and house topic points. A hand is a list of sets, numbered from 1; a *moment* is what
settles a seat, with the number of the set with which it came.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from . import cards, fields
from .fields import SEATS, Object, one_side, opposite
from .options import Rules

TIES = ("first_out", "own_exit", "opposite_exit", "second_out", "melee", "hand_end")
"""Of moments that come with one set the first of these is told (GI-points.5)."""


class Moment(NamedTuple):
    """What settles a seat, and the number of the set with which it comes."""

    after: int
    name: str


@dataclass(frozen=True)
class Told:
    """A set as it was told."""

    number: int
    seat: int
    laid: cards.Laid
    answers: bool
    out: bool
    claim: bool


def told(params: Object) -> list[Told]:
    """Read the sets of a hand; what is no set, or beats nothing, is a malformed request."""
    found = []
    for number, entry in enumerate(fields.objects(params, "sets", required=True), 1):
        laid = cards.as_set(fields.text(entry, "cards"))
        if laid is None:
            raise fields.ParamsError(f"set {number} is no set")
        answers, out, claim = (fields.truth(entry, name, default=False) for name in ("answers", "out", "claim"))
        if answers and number == 1:
            raise fields.ParamsError("set 1 answers no set")
        found.append(Told(number, fields.seat(entry, "seat"), laid, answers, out, claim))
    return found


class Hand:
    """A hand as it was told, at a table's rules: its exits, its melee, its end."""

    def __init__(self, rules: Rules, sets: Sequence[Told], revolutionary: int | None) -> None:
        """Keep the facts."""
        self.rules = rules
        self.sets = sets
        self.revolutionary = revolutionary

    @cached_property
    def exits(self) -> list[Told]:
        """The sets on which somebody went out, in order; a revolutionary never does (Art. 23)."""
        return [one for one in self.sets if one.out]

    def exit_of(self, seat: int) -> int | None:
        """Return the number of the set on which a seat went out."""
        return next((one.number for one in self.exits if one.seat == seat), None)

    def beaten(self, one: Told) -> bool:
        """Say whether a set was beaten by anybody (GJ-24.4.1); the last told stands."""
        return one.number < len(self.sets) and self.sets[one.number].answers

    @cached_property
    def end(self) -> int | None:
        """The number of the set that ended the hand (GJ-3.2.3, GJ-3.2.5), None before."""
        in_play = [seat for seat in SEATS if seat != self.revolutionary]
        for one in self.exits:
            in_play = [seat for seat in in_play if seat != one.seat]
            if self._over(in_play):
                return one.number
        return None

    def _over(self, in_play: Sequence[int]) -> bool:
        """Say whether a hand is over with these in play."""
        if self.rules["hand_end"] == "last_hand":
            return len(in_play) <= 1
        return all(one_side(seat, in_play[0]) for seat in in_play)

    @cached_property
    def melee(self) -> int | None:
        """The number of the set with whose round the melee begins, None where it does not.

        It is the last set of the round of the second's bottom set (GJ-18.1.2), or of the
        first's where a revolution makes that suffice (GJ-18.1.1, GH-points.11); a hand that is
        over by then has no melee (GI-3.3).
        """
        early = self.revolutionary is not None and self.rules["revolution_melee"] == "first_place"
        needed = 1 if early else 2
        if len(self.exits) < needed:
            return None
        one = self.exits[needed - 1]
        while self.beaten(one):
            one = self.sets[one.number]
        return one.number if self.end is None or self.end > one.number else None

    def moments(self, seat: int) -> list[Moment]:
        """Return what may settle a seat, by the table's moment (open_judged)."""
        if self.rules["open_judged"] == "places":
            return self._by_places(seat)
        found = []
        if self.rules["open_judged"] == "opposite_out":  # GH-points.2
            found.append(self._moment(self.exit_of(seat), "own_exit"))
            found.append(self._moment(self.exit_of(opposite(seat)), "opposite_exit"))
        found.append(self._moment(self.end, "hand_end"))
        return [moment for moment in found if moment is not None] + self.melee_begun()  # GH-points.2, GH-points.4

    def _by_places(self, seat: int) -> list[Moment]:
        """Judge the first out and his opposite with the first, all others with the second.

        GJ-24.1.1 and GJ-24.1.3; GJ-24.2.1.
        """
        if not self.exits:
            return []
        first = self.exits[0]
        if first.seat in (seat, opposite(seat)):
            return [Moment(first.number, "first_out")]
        return self.second_out()

    def second_out(self) -> list[Moment]:
        """Return the moment at which somebody is second out, if it has come."""
        return [Moment(one.number, "second_out") for one in self.exits[1:2]]

    def melee_begun(self) -> list[Moment]:
        """Return the moment at which the melee begins, if it has come."""
        return [] if self.melee is None else [Moment(self.melee, "melee")]

    @staticmethod
    def _moment(number: int | None, name: str) -> Moment | None:
        """Make a moment of a set's number."""
        return None if number is None else Moment(number, name)


class Openness:
    """Who has opened in a hand."""

    def __init__(self, hand: Hand, priceless: bool | None) -> None:
        """Keep the hand, the table's rules and why somebody revolted."""
        self.hand = hand
        self.rules = hand.rules
        self.priceless = priceless

    @cached_property
    def by_three(self) -> int | None:
        """The seat that opens by three unopposed gouji alone (GJ-24.11.3), None for nobody."""
        if self.hand.revolutionary is None or self.rules["revolution_opens"] == "at_once":
            return None
        return opposite(self.hand.revolutionary)

    @cached_property
    def third_made(self) -> int | None:
        """The number of the set that made the third unopposed gouji.

        One that is burned is not made (GJ-23.3.7); any gouji set will do, his own bottom set
        too (GJ-24.11.4).
        """
        made = [
            one.number
            for one in self.hand.sets
            if one.claim and one.seat == self.by_three and not self.hand.beaten(one)
        ]
        return made[2] if len(made) > 2 else None

    def settled(self, seat: int) -> Moment | None:
        """Return the first of what settles a seat by sets; of equals the one told first.

        A revolutionary is settled as he revolts (GJ-24.11.1, GJ-26.2.12); his opposite, where he opens by three, at
        the latest as somebody is second out or the melee begins (GH-points.15).
        """
        if seat == self.hand.revolutionary:
            return Moment(0, "revolution")
        found = self.hand.moments(seat)
        if seat == self.by_three:
            found += self.hand.second_out() + self.hand.melee_begun()
        return min(found, key=lambda moment: (moment.after, TIES.index(moment.name)), default=None)

    def refusals(self, one: Told) -> list[str]:
        """Return why a set does not open its player; none where it does or would."""
        reasons = []
        if not one.laid.gouji:
            reasons.append("opens_not_gouji")  # GJ-24.4.2
        if self.hand.beaten(one):
            reasons.append("opens_beaten")  # GJ-24.4.1
        if one.seat == self.by_three:
            if one.number != self.third_made:
                reasons.append("opens_by_three_only")  # GJ-24.11.3
        else:
            reasons += self._unfit(one)
        settled = self.settled(one.seat)
        melee = self.hand.melee  # in which no set opens anybody (GH-points.14)
        if (settled is not None and one.number > settled.after) or (melee is not None and one.number > melee):
            reasons.append("opens_too_late")  # GJ-24.1.2, GJ-24.2.2, GH-points.2 to GH-points.4
        return reasons

    def _unfit(self, one: Told) -> list[str]:
        """Return what the table has agreed against a set: its cards, or the lead it gives away."""
        reasons = []
        if one.laid.gouji and excluded(self.rules, one.laid):
            reasons.append("opens_excluded")  # GJ-24.1.4, GH-points.6
        if one.laid.gouji and one.out and self.rules["open_by"] == "won_lead":
            reasons.append("opens_lead_lost")  # GH-points.10
        return reasons

    def verdict(self, seat: int) -> dict[str, Any]:
        """Return what is settled about a seat (type points.open.verdict)."""
        if opened_by_revolution(self.rules, seat, self.hand.revolutionary, self.priceless):
            return _verdict(True, None, Moment(0, "revolution"))
        for one in self.hand.sets:
            if one.seat == seat and not self.refusals(one):
                return _verdict(True, one.number, None)
        return _verdict(False, None, self.settled(seat))


def _verdict(opened: bool, by: int | None, settled: Moment | None) -> dict[str, Any]:
    """Write a verdict."""
    return {
        "open": opened,
        "by": by,
        "judged": settled.name if settled else None,
        "after": settled.after if settled else None,
    }


def excluded(rules: Rules, laid: cards.Laid) -> bool:
    """Say whether it is agreed that such a gouji set opens nobody (GH-points.6)."""
    match rules["open_excludes"]:
        case "big":
            return laid.cards["B"] > 0
        case "jokers_and_singles":
            return laid.jokers > 0 or laid.count == 1
        case "jokers_and_twos":
            return laid.jokers > 0 or laid.cards["2"] > 0
        case _:
            return False


def opened_by_revolution(rules: Rules, seat: int, revolutionary: int | None, priceless: bool | None) -> bool:
    """Say whether a revolution opens a seat, the revolutionary's own or his opposite's.

    The opposite's where that is agreed (GH-revolution.2). His own under hold three alone, for want of a price, where
    such a one counts as open (GJ-26.2.12): every revolution is, unless others may revolt too; elsewhere he is
    unopened (GJ-24.11.1, GH-hold-three.3).
    """
    if revolutionary is None:
        return False
    if seat == opposite(revolutionary):
        return rules["revolution_opens"] == "at_once"
    return (
        seat == revolutionary
        and rules.on("hold_three")
        and (rules["hold_three_revolution"] == "priceless_only" or priceless is True)
        and rules["priceless_hand"] == "may_revolt_open"
    )


def points_open(params: Object) -> dict[str, Any]:
    """Answer points/open; where points are not played nobody opens (GJ-24.3)."""
    rules = fields.rules(params)
    sets = told(params)
    revolutionary = fields.seat_or_none(params, "revolution")
    priceless = fields.priceless(params)
    if not rules.on("points"):
        return _nobody(sets)
    openness = Openness(Hand(rules, sets, revolutionary), priceless)
    verdicts = {seat: openness.verdict(seat) for seat in SEATS}
    return {
        "opened": [seat for seat in SEATS if verdicts[seat]["open"]],
        "seats": {str(seat): verdict for seat, verdict in verdicts.items()},
        "sets": {str(one.number): _opens(openness.refusals(one)) for one in sets},
    }


def _nobody(sets: Sequence[Told]) -> dict[str, Any]:
    """Return the answer of a table that plays no points."""
    return {
        "opened": [],
        "seats": {str(seat): _verdict(False, None, None) for seat in SEATS},
        "sets": {str(one.number): _opens(["points_off"]) for one in sets},
    }


def _opens(reasons: list[str]) -> dict[str, Any]:
    """Write whether a set opens its player (type points.open.opens)."""
    return {"opens": False, "reasons": reasons} if reasons else {"opens": True}
