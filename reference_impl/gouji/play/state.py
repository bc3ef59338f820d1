"""The state of a hand: who holds what, who is still in, the round on the table and its queue of rights.

Theory of operation.  A hand is a row of rounds.  A round begins with a lead; every set laid makes a new
*queue of rights*, an ordered list of who may do what next (``rights.py``), each right with the clause it
rests on.  The head of the queue acts: it lays a set, and the queue is made anew, or it speaks, and its
right falls away.  An empty queue ends the round.  Everything in a state is a value: two states with the
same cards and the same talk are equal, hash alike, and go on alike.
"""

from typing import Any, Final

from gouji.table import cards, seats, sets
from gouji.table.cards import Counts
from gouji.table.seats import OPPOSITE, SEATS
from gouji.table.sets import GoujiSet


class Right:
    """A right in the queue: a seat, what it may do, and why.

    Attributes:
        seat: whose it is.
        may: the verbs of ``action.py`` it may use.
        clause: the clause that gives it.
    """

    __slots__ = ("clause", "may", "seat")

    def __init__(self, seat: int, may: tuple[str, ...], clause: str) -> None:
        self.seat: Final = seat
        self.may: Final = may
        self.clause: Final = clause

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Right):
            return NotImplemented
        return (self.seat, self.may, self.clause) == (other.seat, other.may, other.clause)

    def __hash__(self) -> int:
        return hash((self.seat, self.may, self.clause))

    def __repr__(self) -> str:
        return f"Right({self.seat}, {self.may!r}, {self.clause!r})"


class Laid:
    """The set on the table.

    Attributes:
        seat: who laid it.
        cards: the set.
        gouji: it is a 够级牌 (GJ-9.2).
        dead: nothing can beat it (GJ-8.3.2).
        bottom: with it 头科 or 二科 went out, before the melee (GJ-16.1).
        dead_gou: it is a 够死级: only burners may answer it (GJ-16.2.2).
        claim: it is one of the three 够死级 claimed against a revolutionary (GJ-23.3.6).
        burned: the seat whose set it burned; 0 where it is no burn.
    """

    __slots__ = ("bottom", "burned", "cards", "claim", "dead", "dead_gou", "gouji", "seat")

    def __init__(  # noqa: PLR0913 - what a set on the table can be
        self,
        seat: int,
        laid: GoujiSet,
        *,
        gouji: bool,
        dead: bool,
        bottom: bool = False,
        dead_gou: bool = False,
        claim: bool = False,
        burned: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.cards: Final = laid
        self.gouji: Final = gouji
        self.dead: Final = dead
        self.bottom: Final = bottom
        self.dead_gou: Final = dead_gou
        self.claim: Final = claim
        self.burned: Final = burned

    def key(self) -> tuple[object, ...]:
        """Return everything that makes it what it is."""
        return (
            self.seat, self.cards.counts, self.gouji, self.dead,
            self.bottom, self.dead_gou, self.claim, self.burned,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Laid) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"<P{self.seat} {self.cards}>"


class Round:
    """A round in progress: the set on the table and the talk about it.

    Attributes:
        table: the last set laid.
        passed: the seats that have passed in this round.
        bottom: 头科 or 二科 has laid a bottom set in this round (GJ-16.4.1).
        since: what was said since the set was laid, as (seat, verb), in order.
        queue: the rights still open, the head first; never empty.
        allowed: (coverer, seat he has let cover), the leave holding for the round (GJ-13.2.4).
    """

    __slots__ = ("allowed", "bottom", "passed", "queue", "since", "table")

    def __init__(  # noqa: PLR0913 - what a round is
        self,
        table: Laid,
        passed: frozenset[int],
        since: tuple[tuple[int, str], ...],
        queue: tuple[Right, ...],
        *,
        bottom: bool,
        allowed: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.table: Final = table
        self.passed: Final = passed
        self.since: Final = since
        self.queue: Final = queue
        self.bottom: Final = bottom
        self.allowed: Final = allowed

    def key(self) -> tuple[object, ...]:
        """Return everything that makes it what it is."""
        return (self.table, self.passed, self.since, self.queue, self.bottom, self.allowed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class Standing:
    """Who is still in, and what the hand has settled about the seats.

    Attributes:
        out: the seats gone out (走科), first to last.
        revolution: the seat that has revolted (革命); 0 for none.
        claims: how many of the three 够死级 its opposite still has (要头); one on the table is still his.
        choosing: no set has been laid yet, and he may still say that he is headless (GJ-23.4.1).
        made: how many of them he has made.
        aside: the seats made 大落, who laid their hands aside, first to last (GH-burn.4).
        opened: the seats that have opened their points (开点), as far as play shows it.
        melee: the melee of four (四人乱缠) has begun.
        burn_dues: (payer, burner) for every burn that succeeded, as 烧贡 wants them.
        playing: the seats in play, in rising order.
        headless: the seats whose opposite is no more (无头), in play or not; none in the melee.
        one_sided: all seats in play are of one side (联邦).
    """

    __slots__ = (
        "aside", "burn_dues", "choosing", "claims", "headless", "made",
        "melee", "one_sided", "opened", "out", "playing", "revolution",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - everything that a hand settles
        self,
        out: tuple[int, ...],
        revolution: int = 0,
        claims: int = 0,
        made: int = 0,
        *,
        aside: tuple[int, ...] = (),
        opened: frozenset[int] = frozenset(),
        melee: bool = False,
        burn_dues: tuple[tuple[int, int], ...] = (),
        choosing: bool = False,
    ) -> None:
        self.choosing: Final = choosing
        self.out: Final = out
        self.revolution: Final = revolution
        self.claims: Final = claims
        self.made: Final = made
        self.aside: Final = aside
        self.opened: Final = opened
        self.melee: Final = melee
        self.burn_dues: Final = burn_dues
        gone = (*out, *aside) if not revolution else (*out, *aside, revolution)
        self.playing: Final = tuple(seat for seat in SEATS if seat not in gone)
        self.one_sided: Final = len({seat % 2 for seat in self.playing}) <= 1
        lost = () if melee else tuple(seat for seat in gone if seat != revolution or not claims)
        self.headless: Final = frozenset(OPPOSITE[seat] for seat in lost)

    def changed(self, **changes: Any) -> "Standing":
        """Return a copy with *changes* to the attributes it is made of."""
        made_of: dict[str, Any] = {name: getattr(self, name) for name in _STANDING}
        return Standing(**{**made_of, **changes})

    def next_in_play(self, seat: int) -> int:
        """Return the next seat in play after *seat* in turn order; 0 where there is none."""
        return next(iter(seats.after(seat, self.playing)), 0)

    def key(self) -> tuple[object, ...]:
        """Return everything that makes it what it is."""
        return (
            self.out, self.revolution, self.claims, self.made,
            self.aside, self.opened, self.melee, self.burn_dues, self.choosing,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


_STANDING: Final = (
    "out", "revolution", "claims", "made", "aside", "opened", "melee", "burn_dues", "choosing",
)  # fmt: skip


class Debt:
    """What a burner owes: a joker in every set he leads but the last (GJ-10.3.2).

    Attributes:
        burner: who owes it.
        burned: whose set he burned.
    """

    __slots__ = ("burned", "burner")

    def __init__(self, burner: int, burned: int) -> None:
        self.burner: Final = burner
        self.burned: Final = burned

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Debt) and (self.burner, self.burned) == (other.burner, other.burned)

    def __hash__(self) -> int:
        return hash((self.burner, self.burned))


class State:
    """A hand at one moment.

    Attributes:
        hands: the cards of seats 1 to 6, in that order.
        standing: who is still in.
        leader: the seat that leads next, before a lead; else 0.
        round: the round in progress; None before a lead and when the hand is over.
        debt: what a burner owes; None where nobody does.
        places: all six seats, first place to last, once the hand is over; empty before.
    """

    __slots__ = ("debt", "hands", "leader", "places", "round", "standing")

    def __init__(  # noqa: PLR0913 - a state is these six things
        self,
        hands: tuple[Counts, ...],
        standing: Standing,
        leader: int,
        round_: Round | None = None,
        debt: Debt | None = None,
        *,
        places: tuple[int, ...] = (),
    ) -> None:
        self.hands: Final = hands
        self.standing: Final = standing
        self.leader: Final = leader
        self.round: Final = round_
        self.debt: Final = debt
        self.places: Final = places

    def hand(self, seat: int) -> Counts:
        """Return the cards of *seat*."""
        return self.hands[seat - 1]

    def in_round(self, round_: Round) -> "State":
        """Return this state with the round gone on to *round_*."""
        return State(self.hands, self.standing, 0, round_, self.debt)

    @property
    def phase(self) -> str:
        """``lead``, ``respond``, ``burn``, ``cover`` or ``over``."""
        if self.places:
            return "over"
        if self.round is None:
            return "lead"
        may = self.round.queue[0].may
        if "burn" in may:
            return "burn"
        return "respond" if "play" in may else "cover"

    @property
    def to_act(self) -> Right | None:
        """The right of the one seat that acts next; None once the hand is over."""
        if self.round is not None:
            return self.round.queue[0]
        if self.places:
            return None
        standing = self.standing
        if standing.claims and self.leader == OPPOSITE[standing.revolution]:
            return Right(self.leader, ("play", "renounce"), "GH-turns.3")
        return Right(self.leader, ("play",), "GH-turns.3")

    def key(self) -> tuple[object, ...]:
        """Return everything that makes it what it is."""
        return (self.hands, self.standing, self.leader, self.round, self.debt, self.places)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        hands = "/".join(cards.cards_text(hand) or "-" for hand in self.hands)
        return f"<State {self.phase} {hands} {self.to_act!r}>"

    def to_json(self) -> dict[str, Any]:
        """Return everything in it as JSON; ``from_json`` reads it back to an equal state."""
        standing, debt = self.standing, self.debt
        return {
            "hands": [cards.cards_text(hand) for hand in self.hands],
            "out": list(standing.out),
            "revolution": standing.revolution,
            "claims": standing.claims,
            "made": standing.made,
            "aside": list(standing.aside),
            "opened": sorted(standing.opened),
            "melee": standing.melee,
            "burn_dues": [list(due) for due in standing.burn_dues],
            "choosing": standing.choosing,
            "leader": self.leader,
            "debt": None if debt is None else [debt.burner, debt.burned],
            "round": None if self.round is None else _round_json(self.round),
            "places": list(self.places),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "State":
        """Return the state that ``to_json`` wrote."""
        standing = Standing(
            tuple(data["out"]),
            data["revolution"],
            data["claims"],
            data["made"],
            aside=tuple(data["aside"]),
            opened=frozenset(data["opened"]),
            melee=data["melee"],
            burn_dues=tuple((payer, burner) for payer, burner in data["burn_dues"]),
            choosing=data["choosing"],
        )
        return cls(
            tuple(cards.parse_cards(text) for text in data["hands"]),
            standing,
            data["leader"],
            None if data["round"] is None else _round_of(data["round"]),
            None if data["debt"] is None else Debt(*data["debt"]),
            places=tuple(data["places"]),
        )


def _round_json(round_: Round) -> dict[str, Any]:
    table = round_.table
    return {
        "table": {
            "seat": table.seat,
            "cards": str(table.cards),
            "gouji": table.gouji,
            "dead": table.dead,
            "bottom": table.bottom,
            "dead_gou": table.dead_gou,
            "claim": table.claim,
            "burned": table.burned,
        },
        "passed": sorted(round_.passed),
        "bottom": round_.bottom,
        "since": [list(said) for said in round_.since],
        "queue": [[right.seat, list(right.may), right.clause] for right in round_.queue],
        "allowed": [list(leave) for leave in round_.allowed],
    }


def _round_of(data: dict[str, Any]) -> Round:
    table = dict(data["table"])
    seat, laid = table.pop("seat"), sets.make_set(cards.parse_cards(table.pop("cards")))
    return Round(
        Laid(seat, laid, **table),
        frozenset(data["passed"]),
        tuple((speaker, verb) for speaker, verb in data["since"]),
        tuple(Right(holder, tuple(may), clause) for holder, may, clause in data["queue"]),
        bottom=data["bottom"],
        allowed=tuple((coverer, seat) for coverer, seat in data["allowed"]),
    )
