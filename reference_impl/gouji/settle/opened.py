"""Who is open, and why, from the sets of a hand as they are told: no cards of hands, no passes (Article 24).

Play keeps who has opened as it goes (``play.state.Standing``); this goes through a hand that was played elsewhere, set
by set, by the same page of the law.
"""

from typing import Final, Literal

from gouji.play import melee
from gouji.play.state import Laid, Standing
from gouji.rules import Rules
from gouji.settle import places, points
from gouji.table.beats import is_dead
from gouji.table.gouji_sets import is_gouji
from gouji.table.seats import OPPOSITE, SEATS
from gouji.table.sets import GoujiSet
from gouji.values import Value

Moment = Literal["revolution", "first_out", "second_out", "own_exit", "opposite_exit", "melee", "hand_end"]
"""What settles whether somebody has opened."""


class Told(Value):
    """A set of a hand, as it is told.

    Attributes:
        seat: who laid it.
        cards: the set.
        answers: it beats the set told before it; else it is a lead.
        out: its player went out on it.
        claim: it was one of the three 够死级 against a revolutionary (GJ-23.3.5).
    """

    __match_args__ = ("seat", "cards", "answers", "out", "claim")
    __slots__ = __match_args__

    def __init__(
        self, seat: int, cards: GoujiSet, *, answers: bool = False, out: bool = False, claim: bool = False
    ) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.answers: Final = answers
        self.out: Final = out
        self.claim: Final = claim


class Judged(Value):
    """What is settled about a seat.

    Attributes:
        seat: whose points.
        open: he has opened.
        by: the number of the set by which he has, counted from 1; 0 for none.
        moment: what settled that he has not, or for a revolutionary and his opposite what opened them without a set;
            None where nothing has.
        after: the number of the set with which that moment came; 0 before the first.
    """

    __match_args__ = ("seat", "open", "by", "moment", "after")
    __slots__ = __match_args__

    def __init__(
        self,
        seat: int,
        open: bool,  # noqa: A002, FBT001 - the field's word
        by: int = 0,
        moment: Moment | None = None,
        after: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.open: Final = open
        self.by: Final = by
        self.moment: Final[Moment | None] = moment
        self.after: Final = after


class Verdicts(Value):
    """What a told hand comes to.

    Attributes:
        sets: for each set told why it opens nobody; nothing where it opens its player, or would if he were not open.
        seats: what is settled about seats 1 to 6.
    """

    __match_args__ = ("sets", "seats")
    __slots__ = __match_args__

    def __init__(self, sets: tuple[tuple[str, ...], ...], seats: tuple[Judged, ...]) -> None:
        self.sets: Final = sets
        self.seats: Final = seats


def verdicts(told: tuple[Told, ...], revolution: int, rules: Rules, *, priceless: bool | None = None) -> Verdicts:
    """Return which sets of a hand open their players, who has opened by which, and what settled it for the others.

    Args:
        told: every set on which somebody went out, every 够级牌, and whatever answers them or is answered by them, in
            the order in which they were laid; where others are told too nothing changes.  The last stands unbeaten.
        revolution: the seat that has revolted; 0 for none.
        rules: options ``points``, ``open_by``, ``open_excludes``, ``open_judged``, ``revolution_opens``,
            ``revolution_melee``, ``hand_end``, and those by which a revolutionary counts as open.
        priceless: he could not pay for a 3 (GJ-26.2.12); None where nobody says.
    """
    if rules.points == "off":
        return Verdicts(tuple(("points_off",) for _ in told), tuple(Judged(seat, open=False) for seat in SEATS))
    standing = Standing((), revolution=revolution)
    opened = points.opened_by_revolution(revolution, rules, priceless=priceless)
    found = {seat: Judged(seat, open=True, moment="revolution") for seat in opened}
    _judge(found, standing, 0, rules)
    sets = []
    for number, one in enumerate(told, start=1):
        if one.out:
            standing = standing.changed(out=(*standing.out, one.seat))
        beaten = number < len(told) and told[number].answers
        why = _why_not_open(one, standing, rules, beaten=beaten)
        sets.append(why)
        if not beaten:
            standing = _lived(standing, one)
        if not why:
            found.setdefault(one.seat, Judged(one.seat, open=True, by=number))
        over = places.is_over(standing, rules)
        if not beaten and not over and melee.is_due(standing, rules):
            standing = standing.changed(melee=True)
        _judge(found, standing, number, rules, over=over)
    return Verdicts(tuple(sets), tuple(found.get(seat, Judged(seat, open=False)) for seat in SEATS))


def _why_not_open(one: Told, standing: Standing, rules: Rules, *, beaten: bool) -> tuple[str, ...]:
    """Return why a set opens nobody: it does not live (GJ-24.4.1), and all else that speaks against it."""
    table = Laid(one.seat, one.cards, gouji=is_gouji(one.cards), dead=is_dead(one.cards, rules), claim=one.claim)
    found = points.why_not_open(table, standing, rules)
    return ("opens_beaten", *found) if beaten else found


def _lived(standing: Standing, one: Told) -> Standing:
    """Return the standing with an unbeaten set's claim made (GJ-23.3.7); in the melee claims are gone (GJ-23.3.11)."""
    return standing.changed(made=standing.made + 1) if one.claim and not standing.melee else standing


def _judge(found: dict[int, Judged], standing: Standing, after: int, rules: Rules, *, over: bool = False) -> None:
    """Add to *found* every seat whose moment has come, and who has not opened before it; all where the hand is over."""
    for seat in SEATS:
        moment = _moment(seat, standing, rules) or ("hand_end" if over else None)
        if moment is not None:
            found.setdefault(seat, Judged(seat, open=False, moment=moment, after=after))


def _moment(seat: int, standing: Standing, rules: Rules) -> Moment | None:
    """Return what has settled whether *seat* is open; None while nothing has: option ``open_judged``.

    A revolutionary is judged as he revolts (GJ-24.11.1); his opposite, where he opens by three made, at the latest as
    somebody is second out or as his claims lapse with the melee (GJ-24.11.3, GH-points.15).  Of moments that come with
    one set an exit goes first, his own before his opposite's (GI-points.5).
    """
    out = standing.out
    if seat == standing.revolution:
        return "revolution"
    by_three = points.is_opened_by_three(seat, standing, rules)
    by_places = rules.open_judged == "places"
    if by_places and out and seat in (out[0], OPPOSITE[out[0]]):
        return "first_out"
    if rules.open_judged == "opposite_out" and seat in out:
        return "own_exit"
    if rules.open_judged == "opposite_out" and OPPOSITE[seat] in out:
        return "opposite_exit"
    if (by_places or by_three) and len(out) > 1:
        return "second_out"
    return "melee" if standing.melee and (by_three or not by_places) else None


def clause_of(one: Judged, first_out: int, revolution: int, rules: Rules) -> str:
    """Return the clause by which it is settled about a seat; the empty string while nothing is.

    By a set of his own: any that opens (GJ-24.4.2), or the third that he makes (GJ-24.11.3).  By a revolution:
    ``revolution``.  By an exit: of the first out himself (GJ-24.1.3) or his opposite (GJ-24.1.1), of the second out
    (GJ-24.2.1), his own or his opposite's (GH-points.2).  By the melee (GH-points.4).  Of him who opens by three only
    these come as GH-points.15 has them.

    Args:
        one: what is settled.
        first_out: the seat that went out first; 0 while nobody has.
        revolution: the seat that has revolted; 0 for none.
        rules: what the table plays.
    """
    by_three = points.is_opened_by_three(one.seat, Standing((), revolution=revolution), rules)
    if one.by:
        return "GJ-24.11.3" if by_three else "GJ-24.4.2"
    if one.moment == "revolution":
        return _revolution_clause(one, revolution, rules)
    if one.moment == "first_out":
        return "GJ-24.1.3" if one.seat == first_out else "GJ-24.1.1"
    if one.moment == "second_out":
        return "GJ-24.11.3" if by_three else "GJ-24.2.1"
    if one.moment == "hand_end":
        return "GJ-24.4.2"
    if one.moment is None:
        return ""
    if by_three:
        return "GH-points.15"
    return "GH-points.4" if one.moment == "melee" and rules.open_judged == "melee" else "GH-points.2"


def _revolution_clause(one: Judged, revolution: int, rules: Rules) -> str:
    """Return the clause by which a revolution opens him or leaves him unopened.

    The revolutionary is unopened (GJ-24.11.1), unless he could not pay for a 3 (GJ-26.2.12) and the table has not
    agreed that such a hand revolts as unopened (GH-hold-three.3); his opposite may be open at once (GH-revolution.2).
    """
    if one.open:
        return "GJ-26.2.12" if one.seat == revolution else "GH-revolution.2"
    agreed = rules.hold_three == "on" and rules.priceless_hand == "revolts_unopened"
    return "GH-hold-three.3" if agreed else "GJ-24.11.1"
