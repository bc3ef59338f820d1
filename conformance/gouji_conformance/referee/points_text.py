"""Who is open, in words: by which set, judged unopened when, and why none of his sets did it."""

from collections.abc import Iterator
from typing import Any

from gouji.settle.opened import Judged
from gouji.table.cards import cards_text
from gouji_conformance.referee.points_told import PointsTold
from gouji_conformance.referee.words import cards_words, reason_words, seat_words
from gouji_conformance.sentences.points_slots import MOMENTS
from gouji_conformance.speech.messages import listed, message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.text import Language, Text


def points_lines(points: PointsTold, language: Language) -> Iterator[str]:
    """Yield what is settled about each seat, for people; nothing as long as nothing is and no set may open anybody."""
    settled = points.settled
    if not settled and not points.may_open:
        return
    yield ""
    yield message("points.title").said_in(language)
    for one in settled:
        yield from wrapped(_seat_words(points, one).said_in(language), first="  ", rest="    ")
        if not one.open and one.moment != "revolution":
            for why in _why_unopened(points, one.seat):
                yield from wrapped(why.said_in(language), first="    - ", rest="      ")
    if points.may_open:
        last = points.told[-1]
        words = message("points.may_open", seat=seat_words(last.seat), cards=cards_words(last.cards.counts))
        yield from wrapped(words.said_in(language), first="  ", rest="    ")
    still = [seat_words(one.seat) for one in points.verdicts.seats if one not in settled]
    if still and settled:
        yield from wrapped(
            message("points.open_question", seats=listed(still)).said_in(language), first="  ", rest="    "
        )


def _seat_words(points: PointsTold, one: Judged) -> Text:
    seat, clause = seat_words(one.seat), points.clause(one)
    if one.by:
        return message(
            "points.opened", seat=seat, cards=cards_words(points.told[one.by - 1].cards.counts), clause=clause
        )
    if one.moment == "revolution":
        return message("points.by_revolution" if one.open else "points.revolutionary", seat=seat, clause=clause)
    return message("points.unopened", seat=seat, moment=MOMENTS[one.moment or "hand_end"], clause=clause)


def _why_unopened(points: PointsTold, seat: int) -> Iterator[Text]:
    tried = points.tried(seat)
    if not tried:
        yield message("points.no_gouji")
    for told, why in tried:
        reasons = Text(zh="", en=" ").join(map(reason_words, why))
        yield message("points.tried", cards=cards_words(told.cards.counts), reasons=reasons)


def points_json(points: PointsTold) -> list[dict[str, Any]]:
    """Return what is settled about seats: open or not, the set by which, or what settled it, and the clause."""
    return [
        {
            "seat": one.seat,
            "open": one.open,
            "by": cards_text(points.told[one.by - 1].cards.counts) if one.by else None,
            "judged": one.moment,
            "clause": points.clause(one),
        }
        for one in points.settled
    ]
