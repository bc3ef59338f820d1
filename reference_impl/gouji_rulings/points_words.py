"""Who is open, in words: by which set, judged unopened when, and why none of his sets did it."""

from collections.abc import Iterator
from typing import Any, Final

from gouji.settle.opened import Judged
from gouji.table.cards import cards_text
from gouji_rulings.paragraph import Paragraph
from gouji_rulings.points_told import PointsTold
from gouji_rulings.speech import listed, message
from gouji_rulings.words import cards_words, reason_words, seat_words
from gouji_spec.text import Text

MOMENTS: Final = {
    "revolution": Text(zh="革命", en="by the revolution"),
    "first_out": Text(zh="头科走科", en="as the first went out"),
    "second_out": Text(zh="二科走科", en="as the second went out"),
    "own_exit": Text(zh="自己走科", en="as he went out"),
    "opposite_exit": Text(zh="对头走科", en="as his opposite went out"),
    "melee": Text(zh="乱缠开始", en="as the melee began"),
    "hand_end": Text(zh="局终", en="as the hand ended"),
}
"""What settles whether somebody has opened, in words."""


def points_paragraphs(points: PointsTold) -> Iterator[Paragraph]:
    """Yield what is settled about each seat; nothing as long as nothing is and no set may open anybody."""
    settled = points.settled
    if not settled and not points.may_open:
        return
    yield Paragraph("heading", message("points.title"))
    for one in settled:
        yield Paragraph("point", _seat_words(points, one))
        if not one.open and one.moment != "revolution":
            yield from (Paragraph("unopened", why) for why in _why_unopened(points, one.seat))
    if points.may_open:
        last = points.told[-1]
        words = message("points.may_open", seat=seat_words(last.seat), cards=cards_words(last.cards.counts))
        yield Paragraph("point", words)
    still = [seat_words(one.seat) for one in points.verdicts.seats if one not in settled]
    if still and settled:
        yield Paragraph("point", message("points.open_question", seats=listed(still)))


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
