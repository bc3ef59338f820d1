"""The state of a match: what has been agreed and scored, the step it is at, and the hand in progress.

A match is a row of steps (``steps.py``).  What a step is about – a draw, dues – is made when it begins and kept until
the hand is over, so that a ruling can look it up.  While a hand is played all that changes is the hand, so that
it costs a match nothing.
"""

from typing import Any, Final, Literal, TypeVar

from gouji.deal.opening import Occasion
from gouji.deal.showing import Show
from gouji.play.state import Said, State
from gouji.referee.penalties import Infraction
from gouji.settle.calls import Call
from gouji.settle.payment import Payment
from gouji.settle.return_ import Return
from gouji.settle.total import less_fines
from gouji.settle.tribute import Due
from gouji.table.cards import NO_CARDS, Counts
from gouji.table.suits import SuitedCard
from gouji.values import Value

Hands = tuple[Counts, ...]
About = Literal["waive", "accept", "pay", "return", "look", "change"]
NO_HANDS: Final[Hands] = (NO_CARDS,) * 6
Breach = tuple[int, Infraction]
"""Who was found in what (Article 30)."""


Part = TypeVar("Part")


def made(part: Part | None) -> Part:
    """Return a part of the table that the step at hand has made; that there is none is a programmer's error."""
    if part is None:
        raise ValueError(part)
    return part


class Formed(Value):
    """How far the sides are formed (Article 5); names, not seats.

    Attributes:
        pairs: the three pairs of opposites (对头), if any were chosen or drawn.
        sides: the two sides (联邦).
    """

    __match_args__ = ("pairs", "sides")
    __slots__ = __match_args__

    def __init__(self, pairs: tuple[tuple[str, ...], ...] = (), sides: tuple[tuple[str, ...], ...] = ()) -> None:
        self.pairs: Final = pairs
        self.sides: Final = sides


class Last(Value):
    """The hand before, as the next one looks back on it.

    Attributes:
        places: six seats, first place to last; as named, where a side has named its last (GJ-21.6.3).
        revolution: the seat that had revolted; 0 for none.
        replaced: the seats with a newcomer since.
        dues: what is owed for it besides place tribute: held-three, burn and point tributes.
        imposed: the seats made last in it, first to last; their side does not name another (GJ-29.4).
    """

    __match_args__ = ("places", "revolution", "replaced", "dues", "imposed")
    __slots__ = __match_args__

    def __init__(
        self,
        places: tuple[int, ...],
        revolution: int = 0,
        replaced: frozenset[int] = frozenset(),
        dues: tuple[Due, ...] = (),
        imposed: tuple[int, ...] = (),
    ) -> None:
        self.places: Final = places
        self.revolution: Final = revolution
        self.replaced: Final = replaced
        self.dues: Final = dues
        self.imposed: Final = imposed


class Opened(Value):
    """The opening of a hand (开牌, Article 6).

    Attributes:
        occasion: first, new or regular.
        drawer: whose card is to be drawn and counted next; 0 where none is.
        opener: who opened; 0 while that is open, and where nobody opens.
        taker: the first taker (首取牌人); 0 while that is open.
        drawn: a card or a lot was drawn for it.
    """

    __match_args__ = ("occasion", "drawer", "opener", "taker", "drawn")
    __slots__ = __match_args__

    def __init__(
        self, occasion: Occasion, *, drawer: int = 0, opener: int = 0, taker: int = 0, drawn: bool = False
    ) -> None:
        self.occasion: Final[Occasion] = occasion
        self.drawer: Final = drawer
        self.opener: Final = opener
        self.taker: Final = taker
        self.drawn: Final = drawn


class Drawn(Value):
    """The drawing of a hand (抓牌) and what is shown in it (亮3, Article 7).

    Attributes:
        cards: the cards drawn so far, in the order drawn, the first taker's first.
        shows: what has been shown, in order.
        asked: the seats still to be asked after the draw whether they show, in order.
    """

    __match_args__ = ("cards", "shows", "asked")
    __slots__ = __match_args__

    def __init__(
        self, cards: tuple[SuitedCard, ...] = (), shows: tuple[Show, ...] = (), asked: tuple[int, ...] = ()
    ) -> None:
        self.cards: Final = cards
        self.shows: Final = shows
        self.asked: Final = asked


class Asked(Value):
    """A seat is asked about a due or a return.

    Attributes:
        seat: whom.
        about: ``waive`` and ``accept`` before a due is paid, ``pay``; ``return``, then ``look`` and ``change``.
        number: which due or return, from 0.
    """

    __match_args__ = ("seat", "about", "number")
    __slots__ = __match_args__

    def __init__(self, seat: int, about: About, number: int) -> None:
        self.seat: Final = seat
        self.about: Final[About] = about
        self.number: Final = number


class Paying(Value):
    """The tributes of a hand (进贡).

    Attributes:
        dues: what is owed, in the order in which it is paid.
        asks: who is still to be asked about them, in order; one about whom no due is any more falls away.
        paid: the number of each due paid so far, and what was paid for it, in order.
        lifted: the numbers of the dues that were waived (GJ-21.5) or refused (GH-tribute.10).
    """

    __match_args__ = ("dues", "asks", "paid", "lifted")
    __slots__ = __match_args__

    def __init__(
        self,
        dues: tuple[Due, ...],
        asks: tuple[Asked, ...],
        paid: tuple[tuple[int, Payment], ...] = (),
        lifted: frozenset[int] = frozenset(),
    ) -> None:
        self.dues: Final = dues
        self.asks: Final = asks
        self.paid: Final = paid
        self.lifted: Final = lifted


class Returning(Value):
    """The returns of a hand (还贡).

    Attributes:
        returns: what goes back, in order.
        asks: who is still to be asked about it, in order.
        before: the hands before any return (GJ-21.4.4).
        given: the cards given for each return so far, changed ones with their changes.
        refused: the ranks that were refused of each return and are still to be changed, high to low.
    """

    __match_args__ = ("returns", "asks", "before", "given", "refused")
    __slots__ = __match_args__

    def __init__(
        self,
        returns: tuple[Return, ...],
        asks: tuple[Asked, ...],
        before: Hands,
        given: tuple[Counts, ...],
        refused: tuple[int, ...] = (),
    ) -> None:
        self.returns: Final = returns
        self.asks: Final = asks
        self.before: Final = before
        self.given: Final = given
        self.refused: Final = refused


class Table(Value):
    """Everything of a match but the hand in progress.

    Attributes:
        hands: how many hands the match has.
        step: the step it is at; ``over`` at its end.
        names: who sits at seats 1 to 6; no names before they sit.
        formed: how far the sides are formed.
        scores: what the odd and the even side wrote in each hand played.
        first_opener: the seat whose card settled the first taker at the last first or new opening; 0 before.
        last: the hand before; None in the first hand.
        said: what has been said in this step where all speak in turn: seat and verb.
        opened: the opening of this hand.
        drawn: its drawing.
        leader: who leads first; 0 while that is open.
        held: the cards of seats 1 to 6 before the hand is played.
        drew: the cards that seats 1 to 6 have drawn (抓到的牌).
        got: the cards that each seat has received for a 3 it sold; none of them may be paid as tribute.
        void_opener: who opened the hand just made void, to open it again (GH-deal.5); 0 where none was.
        calls: who has called his opposite in this hand, blind or seen (Article 24).
        early: the seats that revolted for want of the price of a 3, before the tributes (GJ-26.2.10).
        revolution: the seat that has revolted in this hand; 0 for none.
        claims: its opposite claims the head (要头).
        removed: the cards taken out of this hand (会3, 会4).
        paying: its tributes.
        returning: its returns.
        leaving: the seats that want to end the match (GH-score.6).
        lost_turns: the seats that bring turns to lose into the hand to come, in rising order, one as often as it has
            turns to lose (GJ-29.2.5); those of a hand in progress are its own.
        breaches: who was found in what, in order: a breach is repeated within the match (GJ-30.2, GJ-30.6).
        fines: (seat, points) for every fine (GJ-29.3).
        made_last: the seats to be made last in the hand that is being dealt, first to last.
        vacant: the seats of players disqualified, until they are filled (GJ-29.5.2).
        disqualified: the names of those players (GJ-29.5).
    """

    __match_args__ = (
        "hands",
        "step",
        "names",
        "formed",
        "scores",
        "first_opener",
        "last",
        "said",
        "opened",
        "drawn",
        "leader",
        "held",
        "drew",
        "got",
        "void_opener",
        "calls",
        "early",
        "revolution",
        "claims",
        "removed",
        "paying",
        "returning",
        "leaving",
        "lost_turns",
        "breaches",
        "fines",
        "made_last",
        "vacant",
        "disqualified",
    )
    __slots__ = __match_args__

    # ``changed`` makes a table with its parts by place: by name costs as much again as all else that it does.
    def __init__(  # noqa: PLR0913, PLR0917 - what a match is
        self,
        hands: int,
        step: str,
        names: tuple[str, ...] = (),
        formed: Formed | None = None,
        scores: tuple[tuple[int, int], ...] = (),
        first_opener: int = 0,
        last: Last | None = None,
        said: Said = (),
        opened: Opened | None = None,
        drawn: Drawn | None = None,
        leader: int = 0,
        held: Hands = NO_HANDS,
        drew: Hands = NO_HANDS,
        got: Hands = NO_HANDS,
        void_opener: int = 0,
        calls: tuple[Call, ...] = (),
        early: tuple[int, ...] = (),
        revolution: int = 0,
        claims: bool = False,  # noqa: FBT001, FBT002
        removed: Counts = NO_CARDS,
        paying: Paying | None = None,
        returning: Returning | None = None,
        leaving: frozenset[int] = frozenset(),
        lost_turns: tuple[int, ...] = (),
        breaches: tuple[Breach, ...] = (),
        fines: tuple[tuple[int, int], ...] = (),
        made_last: tuple[int, ...] = (),
        vacant: frozenset[int] = frozenset(),
        disqualified: tuple[str, ...] = (),
    ) -> None:
        self.hands: Final = hands
        self.step: Final = step
        self.names: Final = names
        self.formed: Final = formed
        self.scores: Final = scores
        self.first_opener: Final = first_opener
        self.last: Final = last
        self.said: Final = said
        self.opened: Final = opened
        self.drawn: Final = drawn
        self.leader: Final = leader
        self.held: Final = held
        self.drew: Final = drew
        self.got: Final = got
        self.void_opener: Final = void_opener
        self.calls: Final = calls
        self.early: Final = early
        self.revolution: Final = revolution
        self.claims: Final = claims
        self.removed: Final = removed
        self.paying: Final = paying
        self.returning: Final = returning
        self.leaving: Final = leaving
        self.lost_turns: Final = lost_turns
        self.breaches: Final = breaches
        self.fines: Final = fines
        self.made_last: Final = made_last
        self.vacant: Final = vacant
        self.disqualified: Final = disqualified

    def changed(self, **changes: Any) -> "Table":
        """Return a copy with *changes* to its parts."""
        return self.with_parts(changes)

    def with_parts(self, changes: dict[str, Any]) -> "Table":
        """Return a copy with *changes* to its parts.

        Each is named here: a loop over their names costs as much again as all else that a change does.
        """
        parts: list[Any] = [
            self.hands,
            self.step,
            self.names,
            self.formed,
            self.scores,
            self.first_opener,
            self.last,
            self.said,
            self.opened,
            self.drawn,
            self.leader,
            self.held,
            self.drew,
            self.got,
            self.void_opener,
            self.calls,
            self.early,
            self.revolution,
            self.claims,
            self.removed,
            self.paying,
            self.returning,
            self.leaving,
            self.lost_turns,
            self.breaches,
            self.fines,
            self.made_last,
            self.vacant,
            self.disqualified,
        ]
        for name, part in changes.items():
            parts[_PLACES[name]] = part
        return Table(*parts)

    @property
    def hand_number(self) -> int:
        """The number of the hand in progress or to come, from 1."""
        return len(self.scores) + 1

    @property
    def totals(self) -> tuple[int, int]:
        """What the odd and the even side have so far: what they wrote (GH-score.4), less their fines (GJ-29.3)."""
        written = sum(odd for odd, _ in self.scores), sum(even for _, even in self.scores)
        return less_fines(written, self.fines) if self.fines else written

    @property
    def is_dealt(self) -> bool:
        """Whether a card of the hand in progress or to come has been drawn; until then the hand before is looked at."""
        return bool(self.drawn is not None and self.drawn.cards) or any(map(any, self.held))

    @property
    def waits_for_newcomers(self) -> bool:
        """Whether nothing goes on before a disqualified player's seat is filled: his hand is over (GJ-29.5.2)."""
        return bool(self.vacant) and not self.is_dealt


_PLACES: Final = {name: place for place, name in enumerate(Table.__match_args__)}


class Match(Value):
    """A match at one moment.

    Attributes:
        table: everything but the hand in progress.
        play: the hand in progress; None between hands.
    """

    __match_args__ = ("table", "play")
    __slots__ = __match_args__

    def __init__(self, table: Table, play: State | None = None) -> None:
        self.table: Final = table
        self.play: Final = play

    def at(self, **changes: Any) -> "Match":
        """Return the match with *changes* to its table; this very match where they are what is there already."""
        table = self.table
        for name, part in changes.items():
            if getattr(table, name) is not part:
                return Match(table.with_parts(changes), self.play)
        return self

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.table.step == OVER


OVER: Final = "over"
