"""A match as one text: how many hands, what stands so far, then everything that was done.

``match 2; sides Zhao Qian Sun Li Zhou Wu; sit Zhao Li Qian Zhou Sun Wu; drawer P3; P3 open 7h; deal …; P1 play 99``

Parts are ended by ``;``.  A match may begin between two hands (``names``, ``scores``, ``places``, ``first``; ``dues
point P4 P1 2, burn P1 P2 1`` besides those that follow from the places) and even after the draw (``held``, ``lead``).
What the referee's word has left before is ``lost P3 P3``, ``breaches P3 missed_play, P5 card_slipped``, ``fines P3 2``:
turns to lose, who was found in what, and what was fined.  All else follows from what was done, so that a record needs
nothing but what a scoresheet has, and a match can be read back at any point.
"""

from typing import Final

from gouji.match import judge
from gouji.match.act import Done
from gouji.match.state import NO_HANDS, Breach, Hands, Last, Match, Table
from gouji.play.position import PositionError
from gouji.rules import Rules
from gouji.table import cards
from gouji.values import Value


class Record(Value):
    """A match from its beginning.

    Attributes:
        hands: how many hands it has.
        names: who sits at seats 1 to 6; no names where the sides are still to be formed.
        scores: what the sides have written in the hands before.
        last: the hand before, with what it leaves owed besides place tribute; None at the first.
        first_opener: whose card settled the first taker at the last first or new opening; 0 where nobody's did.  Of a
            match that begins later without saying so, seat 1 is taken for it.
        held: the hands, where the match begins after the draw.
        leader: who leads first, where it begins there.
        lost_turns: the seats that bring turns to lose, in rising order, once for each turn (GJ-29.2.5).
        breaches: who was found in what, in order.
        fines: (seat, points) for every fine.
        done: what was done, refused or not, in order.
    """

    __match_args__ = (
        "hands",
        "names",
        "scores",
        "last",
        "first_opener",
        "held",
        "leader",
        "lost_turns",
        "breaches",
        "fines",
        "done",
    )
    __slots__ = __match_args__

    def __init__(  # noqa: PLR0913 - what a match can begin with
        self,
        hands: int,
        *,
        names: tuple[str, ...] = (),
        scores: tuple[tuple[int, int], ...] = (),
        last: Last | None = None,
        first_opener: int = 0,
        held: Hands = NO_HANDS,
        leader: int = 0,
        lost_turns: tuple[int, ...] = (),
        breaches: tuple[Breach, ...] = (),
        fines: tuple[tuple[int, int], ...] = (),
        done: tuple[Done, ...] = (),
    ) -> None:
        self.hands: Final = hands
        self.names: Final = names
        self.scores: Final = scores
        self.last: Final = last
        self.first_opener: Final = first_opener
        self.held: Final = held
        self.leader: Final = leader
        self.lost_turns: Final = lost_turns
        self.breaches: Final = breaches
        self.fines: Final = fines
        self.done: Final = done

    def __str__(self) -> str:
        """Return it as text; ``record_text.parse_record`` reads it back."""
        parts = [f"match {self.hands}"]
        parts += ["names " + " ".join(self.names)] if self.names else []
        parts += ["scores " + " ".join(f"{odd}:{even}" for odd, even in self.scores)] if self.scores else []
        if self.last is not None:
            parts.append("places " + " ".join(f"P{seat}" for seat in self.last.places))
            parts += [f"revolution P{self.last.revolution}"] if self.last.revolution else []
            parts += _listed("dues", [f"{due.kind} P{due.payer} P{due.receiver} {due.count}" for due in self.last.dues])
        parts += [f"first P{self.first_opener}"] if self.first_opener else []
        parts += ["lost " + " ".join(f"P{seat}" for seat in self.lost_turns)] if self.lost_turns else []
        parts += _listed("breaches", [f"P{seat} {breach}" for seat, breach in self.breaches])
        parts += _listed("fines", [f"P{seat} {points}" for seat, points in self.fines])
        if self.leader:
            parts.append("held " + " / ".join(cards.cards_text(hand) or "-" for hand in self.held))
            parts.append(f"lead P{self.leader}")
        return "; ".join([*parts, *(str(done) for done in self.done)])

    def with_done(self, done: Done) -> "Record":
        """Return the record one act later."""
        return self.changed(done=(*self.done, done))

    def table(self) -> Table:
        """Return where the match begins."""
        begun = "naming" if self.last else "blind_calls"  # the sides formed, the first hand begins with the calls
        step = "formation" if not self.names else "tribute" if self.leader else begun
        return Table(
            self.hands,
            step,
            names=self.names,
            scores=self.scores,
            last=self.last,
            first_opener=self.first_opener or (1 if self.last or self.leader else 0),
            leader=self.leader,
            held=self.held,
            drew=self.held,
            lost_turns=self.lost_turns,
            breaches=self.breaches,
            fines=self.fines,
        )

    def start(self, rules: Rules) -> Match:
        """Return the match before anything was done."""
        return judge.start(self.table(), rules)

    def match(self, rules: Rules) -> Match:
        """Return the match after all that was done.

        Raises:
            PositionError: the rules refuse something of it at no cost; a wrong follow that costs the turn
                (``misplay = forfeit``) is part of the match.
        """
        match = self.start(rules)
        first = str(self.changed(done=())).count(";") + 2
        for number, done in enumerate(self.done, start=first):
            outcome = judge.judge(match, done, rules)
            if not outcome.accepted and outcome.match is match:
                raise PositionError.refused(number, done, outcome.reasons)
            match = outcome.match
        return match

    def outcomes(self, rules: Rules) -> list[judge.MatchOutcome]:
        """Return the verdict on everything that was done."""
        match, found = self.start(rules), []
        for done in self.done:
            outcome = judge.judge(match, done, rules)
            found.append(outcome)
            match = outcome.match
        return found


def _listed(word: str, entries: list[str]) -> list[str]:
    """Return the part that begins with *word* and lists *entries*; no part where there are none."""
    return [f"{word} " + ", ".join(entries)] if entries else []
