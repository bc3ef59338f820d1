"""The state of a hand: who holds what, who is still in, the round on the table and its queue of rights.

Theory of operation.  A hand is a row of rounds.  A round begins with a lead; every set laid makes a new
*queue of rights*, the seats that are asked in turn what they do about it (``rights.py``).  The head of the queue
acts: it lays a set, and the queue is made anew, or it speaks, and its right falls away.  An empty queue ends
the round.  What the head may do is not kept: it may do whatever no article speaks against.
"""

from functools import cache
from typing import Final, Literal

from gouji.table import seats
from gouji.table.cards import Counts, cards_text
from gouji.table.seats import OPPOSITE, SEATS
from gouji.table.sets import GoujiSet
from gouji.values import Value

Phase = Literal["lead", "respond", "burn", "cover", "over"]
"""What is going on: a lead, an answer, the question whether a seat burns, a cover and nothing else, or no more."""


class Right(Value):
    """A seat is asked.

    Attributes:
        seat: whom.
        phase: for what: ``lead``, ``respond``, ``burn`` or ``cover``.
        clause: the clause by which he is asked.
    """

    __match_args__ = ("seat", "phase", "clause")
    __slots__ = __match_args__

    def __init__(self, seat: int, phase: Phase, clause: str) -> None:
        self.seat: Final = seat
        self.phase: Final[Phase] = phase
        self.clause: Final = clause


@cache
def asks(seat: int, phase: Phase, clause: str) -> Right:
    """Return the right of *seat* to *phase* by *clause*: one object for all that are equal, since many are made."""
    return Right(seat, phase, clause)


Rights = tuple[Right, ...]
"""A queue, the head first."""


class Laid(Value):
    """The set on the table.

    Attributes:
        seat: who laid it.
        cards: the set.
        gouji: it is a 够级牌 (GJ-9.2).
        dead: nothing can beat it (GJ-8.3.2).
        bottom: with it 头科 or 二科 went out, before the melee (GJ-16.1).
        dead_gou: it is a 够死级: only burners may answer it (GJ-16.2.2).
        claim: it is one of the three 够死级 claimed against a revolutionary (GJ-23.3.6).
        picked: it is led in a pick: of the others only the other side is asked (GJ-15.1.7).
    """

    __match_args__ = ("seat", "cards", "gouji", "dead", "bottom", "dead_gou", "claim", "picked")
    __slots__ = __match_args__

    def __init__(  # noqa: PLR0913 - what a set on the table can be
        self,
        seat: int,
        cards: GoujiSet,
        *,
        gouji: bool,
        dead: bool,
        bottom: bool = False,
        dead_gou: bool = False,
        claim: bool = False,
        picked: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.gouji: Final = gouji
        self.dead: Final = dead
        self.bottom: Final = bottom
        self.dead_gou: Final = dead_gou
        self.claim: Final = claim
        self.picked: Final = picked


Said = tuple[tuple[int, str], ...]
"""(Seat, verb) in order: what was said since a set was laid."""


class Round(Value):
    """A round in progress: the set on the table and the talk about it.

    Attributes:
        table: the last set laid.
        passed: the seats that have passed in this round; in the melee on this set.
        bottom: 头科 or 二科 has laid a bottom set in this round (GJ-16.4.1).
        since: what was said since the set was laid.
        queue: the rights still open, the head first; empty only while it is made or the round ends.
        allowed: (coverer, seat he has let cover), the leave holding for the round (GJ-13.2.4).
    """

    __match_args__ = ("table", "passed", "bottom", "since", "queue", "allowed")
    __slots__ = __match_args__

    # The parts of rounds and states go by place: a hand makes thousands, and names cost a third of the making.
    def __init__(  # noqa: PLR0913, PLR0917 - what a round is
        self,
        table: Laid,
        passed: frozenset[int],
        bottom: bool,  # noqa: FBT001
        since: Said = (),
        queue: Rights = (),
        allowed: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.table: Final = table
        self.passed: Final = passed
        self.bottom: Final = bottom
        self.since: Final = since
        self.queue: Final = queue
        self.allowed: Final = allowed

    def asking(self, queue: Rights) -> "Round":
        """Return this round with *queue*."""
        return Round(self.table, self.passed, self.bottom, self.since, queue, self.allowed)


class Standing(Value):
    """Who is still in, and what the hand has settled about the seats.

    Attributes:
        out: the seats gone out (走科), first to last.
        revolution: the seat that has revolted (革命); 0 for none.
        claims: how many of the three 够死级 its opposite still has (要头); one on the table is still his.
        made: how many of them he has made.
        aside: the seats made 大落, who laid their hands aside, first to last (GH-burn.4, GJ-29.4.1).
        opened: the seats that have opened their points (开点), as far as play shows it.
        melee: the melee of four (四人乱缠) has begun.
        burn_dues: (payer, burner) for every burn that succeeded, as 烧贡 wants them.
        caught: (payer, beater) for every last set before the 3s that was beaten (被憋3), as 闷贡 wants them.
        choosing: no set has been laid yet, and he may still say that he is headless (GJ-23.4.1).
        lost_turns: the seats that have a turn to lose, in rising order, one as often as he has turns to lose (GJ-29.2).
        playing: the seats in play, in rising order.
        headless: the seats whose opposite is no more (无头), in play or not (GJ-17.1.1, GJ-17.1.3); none in the melee,
            nor who has claimed the head until his three 够死级 are used up (GJ-23.3.8, GJ-23.3.10).
        one_sided: all seats in play are of one side (联邦).
    """

    __match_args__ = (
        "out",
        "revolution",
        "claims",
        "made",
        "aside",
        "opened",
        "melee",
        "burn_dues",
        "caught",
        "choosing",
        "lost_turns",
    )
    __slots__ = (*__match_args__, "headless", "one_sided", "playing")

    def __init__(  # noqa: PLR0913 - everything that a hand settles
        self,
        out: tuple[int, ...],
        *,
        revolution: int = 0,
        claims: int = 0,
        made: int = 0,
        aside: tuple[int, ...] = (),
        opened: frozenset[int] = frozenset(),
        melee: bool = False,
        burn_dues: tuple[tuple[int, int], ...] = (),
        caught: tuple[tuple[int, int], ...] = (),
        choosing: bool = False,
        lost_turns: tuple[int, ...] = (),
    ) -> None:
        self.out: Final = out
        self.revolution: Final = revolution
        self.claims: Final = claims
        self.made: Final = made
        self.aside: Final = aside
        self.opened: Final = opened
        self.melee: Final = melee
        self.burn_dues: Final = burn_dues
        self.caught: Final = caught
        self.choosing: Final = choosing
        self.lost_turns: Final = lost_turns
        gone = (*out, *aside) if not revolution else (*out, *aside, revolution)
        self.playing: Final = tuple([seat for seat in SEATS if seat not in gone])
        self.one_sided: Final = len({seat % 2 for seat in self.playing}) <= 1
        lost = () if melee else [seat for seat in gone if seat != revolution or not claims]
        self.headless: Final = frozenset([OPPOSITE[seat] for seat in lost])

    def next_in_play(self, seat: int) -> int:
        """Return the next seat in play after *seat* in turn order; 0 where there is none."""
        return next(iter(seats.after(seat, self.playing)), 0)


class Debt(Value):
    """What a burner owes: a joker in every set he leads but the last (GJ-10.3.2).

    Attributes:
        burner: who owes it.
        burned: whose set he burned.
    """

    __match_args__ = ("burner", "burned")
    __slots__ = __match_args__

    def __init__(self, burner: int, burned: int) -> None:
        self.burner: Final = burner
        self.burned: Final = burned


class Pick(Value):
    """A pick (挑牌) that goes on: the sets still to be led, as a partner fixed them (GJ-15.1.6).

    Attributes:
        seat: whose cards they are, all that he holds.
        partner: who fixed the order.
        sets: the cards of each set, the next first; none while the last of them lies on the table.
    """

    __match_args__ = ("seat", "partner", "sets")
    __slots__ = __match_args__

    def __init__(self, seat: int, partner: int, sets: tuple[Counts, ...]) -> None:
        self.seat: Final = seat
        self.partner: Final = partner
        self.sets: Final = sets


class State(Value):
    """A hand at one moment.

    Attributes:
        hands: the cards of seats 1 to 6, in that order.
        standing: who is still in.
        leader: the seat that leads next, before a lead; else 0.
        round: the round in progress; None before a lead and when the hand is over.
        debt: what a burner owes; None where nobody does.
        places: all six seats, first place to last, once the hand is over; empty before.
        pick: the pick that goes on; None where none does.
        passer: whose pass has ended the round before this lead; else 0.
    """

    __match_args__ = ("hands", "standing", "leader", "round", "debt", "places", "pick", "passer")
    __slots__ = __match_args__

    def __init__(  # noqa: PLR0913, PLR0917 - a state is these eight things
        self,
        hands: tuple[Counts, ...],
        standing: Standing,
        leader: int = 0,
        round: Round | None = None,  # noqa: A002 - the field's word
        debt: Debt | None = None,
        places: tuple[int, ...] = (),
        pick: Pick | None = None,
        passer: int = 0,
    ) -> None:
        self.hands: Final = hands
        self.standing: Final = standing
        self.leader: Final = leader
        self.round: Final = round
        self.debt: Final = debt
        self.places: Final = places
        self.pick: Final = pick
        self.passer: Final = passer

    def hand(self, seat: int) -> Counts:
        """Return the cards of *seat*."""
        return self.hands[seat - 1]

    def in_round(self, round_: Round) -> "State":
        """Return this state with the round gone on to *round_*."""
        return State(self.hands, self.standing, 0, round_, self.debt, (), self.pick)

    def under(self, standing: Standing) -> "State":
        """Return this state with another standing."""
        return State(self.hands, standing, self.leader, self.round, self.debt, self.places, self.pick)

    @property
    def caught_known(self) -> tuple[tuple[int, int], ...]:
        """Who was caught holding his 3s and by whom, as far as it is known (GH-tribute.14)."""
        caught = self.standing.caught
        return caught if self.places else tuple([fact for fact in caught if fact[0] in self.standing.out])

    @property
    def turn(self) -> Right | None:
        """The right of the one seat that acts next; None once the hand is over."""
        if self.round is not None:
            return self.round.queue[0]
        return None if self.places else asks(self.leader, "lead", "GH-turns.3")

    @property
    def phase(self) -> Phase:
        """What is going on."""
        turn = self.turn
        return "over" if turn is None else turn.phase

    def __str__(self) -> str:
        hands = "/".join(cards_text(hand) or "-" for hand in self.hands)
        return f"{self.phase} {hands} {self.turn}"
