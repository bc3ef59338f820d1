"""Reading the record of a match from text: see ``record.py`` for what it looks like."""

import re
from collections.abc import Callable
from typing import Any, Final

from gouji.match import act as verbs
from gouji.match.act import Act, Done, Verb
from gouji.match.record import Record
from gouji.match.state import Last
from gouji.play import action as of_the_hand
from gouji.play.position import PositionError, parse_action, parse_hands
from gouji.referee.penalties import INFRACTIONS, Infraction
from gouji.settle import tribute
from gouji.settle.tribute import OWED_BESIDES, Due
from gouji.table import cards, seats, suits
from gouji.table.cards import NO_CARDS

_SCORE: Final = re.compile(r"(-?\d+):(-?\d+)")
_NAME: Final = re.compile(r"[^\s;/:]+")
_MOST_TURNS: Final = 36
_MOST_OWED: Final = 36
_DUE_WORDS: Final = 4
SIX: Final = 6
_OF_THE_HAND: Final = (*of_the_hand.VERBS, of_the_hand.PICK, *of_the_hand.BY_REFEREE)


def parse_record(text: str) -> Record:
    """Return the record written in *text*.

    Raises:
        PositionError: it is none; the part at fault and what was expected.
    """
    parts = [part.strip() for part in text.replace("；", ";").split(";")]
    if parts and not parts[-1]:
        parts.pop()
    found: dict[str, Any] = {}
    done: list[Done] = []
    for number, part in enumerate(parts, start=1):
        word, _, rest = part.partition(" ")
        read = _FACTS.get(word)
        if number == 1 or (read is not None and not done):
            found.update(_read_fact(word, rest.strip(), number))
        else:
            done.append(parse_done(part, number))
    return _checked(found, len(parts)).changed(done=tuple(done))


def _read_fact(word: str, rest: str, number: int) -> dict[str, Any]:
    read = _FACTS.get(word)
    if read is None or (number == 1) != (word == "match"):
        raise PositionError(
            number, f"expected match and a number of hands, found {word!r}", f"应为 match 加局数，现为 {word!r}"
        )
    return read(rest, number)


def _checked(found: dict[str, Any], parts: int) -> Record:
    """Return the record of *found*, if its facts go together."""
    places, revolution, dues = found.pop("places", None), found.pop("revolution", 0), found.pop("dues", ())
    if revolution and places is None:
        raise PositionError(
            parts, "revolution: expected the places of the hand before", "写了 revolution，缺上一局的 places"
        )
    if dues and places is None:
        raise PositionError(parts, "dues: expected the places of the hand before", "写了 dues，缺上一局的 places")
    if (places is None) != (not found.get("scores")):
        raise PositionError(parts, "expected scores and places together", "scores 和 places 要一起写")
    if ("held" in found) != ("leader" in found):
        raise PositionError(parts, "expected held and lead together", "held 和 lead 要一起写")
    needs_names = {"leader", "lost_turns", "breaches", "fines"} & {*found} or places is not None
    if not found.get("names") and needs_names:
        raise PositionError(parts, "expected the names of the six players", "缺六个人的名字 names")
    last = None if places is None else Last(places, revolution, dues=dues)
    return Record(last=last, **found)


def _hands_fact(rest: str, number: int) -> dict[str, Any]:
    if not rest.isascii() or not rest.isdigit() or not 1 <= int(rest) <= 999:
        raise PositionError(
            number, f"expected the number of hands, 1 to 999; found {rest!r}", f"应为局数 1 至 999，现为 {rest!r}"
        )
    return {"hands": int(rest)}


def _names_fact(rest: str, number: int) -> dict[str, Any]:
    return {"names": _names(rest.split(), number)}


def _scores_fact(rest: str, number: int) -> dict[str, Any]:
    scores = [_SCORE.fullmatch(word) for word in rest.split()]
    if not scores or None in scores:
        raise PositionError(
            number, f"expected scores such as 4:0 0:2, found {rest!r}", f"应为 4:0 0:2 这样的得分，现为 {rest!r}"
        )
    return {"scores": tuple((int(score[1]), int(score[2])) for score in scores if score is not None)}


def _places_fact(rest: str, number: int) -> dict[str, Any]:
    places = tuple(_seat(word, number) for word in rest.split())
    if sorted(places) != list(seats.SEATS):
        raise PositionError(number, "expected all six seats, first place to last", "应写全六个座位，从头科到大落")
    return {"places": places}


def _seat_fact(key: str) -> Callable[[str, int], dict[str, Any]]:
    return lambda rest, number: {key: _seat(rest, number)}


def _lost_fact(rest: str, number: int) -> dict[str, Any]:
    return {"lost_turns": tuple(sorted(_seat(word, number) for word in rest.split() or [""]))}


def _breaches_fact(rest: str, number: int) -> dict[str, Any]:
    entries = [one.strip().partition(" ") for one in rest.split(",")]
    return {"breaches": tuple((_seat(seat, number), _breach(breach, number)) for seat, _, breach in entries)}


def _fines_fact(rest: str, number: int) -> dict[str, Any]:
    entries = [one.strip().partition(" ") for one in rest.split(",")]
    return {"fines": tuple((_seat(seat, number), _count(points, 999, number)) for seat, _, points in entries)}


def _dues_fact(rest: str, number: int) -> dict[str, Any]:
    """Return what the hand before leaves owed; place tribute follows from the places and is not said."""
    return {"dues": tribute.in_order(tuple(_due(one.split(), number) for one in rest.split(",")))}


def _due(words: list[str], number: int) -> Due:
    kind = next((known for known in OWED_BESIDES if words and known == words[0]), None)
    if kind is None or len(words) != _DUE_WORDS:
        raise PositionError(
            number,
            f"expected dues such as point P4 P1 2 ({', '.join(OWED_BESIDES)}); found {' '.join(words)!r}",
            f"应为 point P4 P1 2 这样的欠贡（{'、'.join(OWED_BESIDES)}），现为 {' '.join(words)!r}",
        )
    payer, receiver = _seat(words[1], number), _seat(words[2], number)
    if payer == receiver:
        raise PositionError(number, f"P{payer} owes himself nothing", f"P{payer} 不会欠自己")
    return Due(kind, payer, receiver, _count(words[3], _MOST_OWED, number))


def _count(text: str, most: int, number: int) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= most:
        raise PositionError(
            number, f"expected a number, 1 to {most}; found {text!r}", f"应为 1 至 {most} 的数，现为 {text!r}"
        )
    return int(text)


_FACTS: Final[dict[str, Callable[[str, int], dict[str, Any]]]] = {
    "match": _hands_fact,
    "names": _names_fact,
    "scores": _scores_fact,
    "places": _places_fact,
    "revolution": _seat_fact("revolution"),
    "first": _seat_fact("first_opener"),
    "held": lambda rest, number: {"held": parse_hands(rest, number)},
    "lead": _seat_fact("leader"),
    "dues": _dues_fact,
    "lost": _lost_fact,
    "breaches": _breaches_fact,
    "fines": _fines_fact,
}


def parse_done(text: str, number: int = 1) -> Done:
    """Return what is done as a record writes it: ``P3 show 3h 3h``, ``drawer P2``, ``P1 play 99``.

    Raises:
        PositionError: it is nothing that can be done.
    """
    word, _, rest = text.partition(" ")
    seat = seats.parse_seat(word) or 0
    verb, rest = (word, rest) if not seat else (rest.strip().partition(" ")[0], rest.strip().partition(" ")[2])
    if seat and verb in _OF_THE_HAND:
        return parse_action(text, number)
    wanted = (*verbs.OF_A_SEAT, *verbs.BY_REFEREE) if seat else verbs.OF_THE_TABLE
    do = next((known for known in wanted if known == verb), None)
    if do is None:
        listed = ", ".join((*wanted, *of_the_hand.VERBS) if seat else wanted)
        raise PositionError(number, f"expected one of {listed}; found {verb!r}", f"应为 {listed} 之一，现为 {verb!r}")
    try:
        return _act(do, seat, rest.strip(), number)
    except cards.CardsError as error:
        raise PositionError(number, error.problem, error.problem_zh) from error


def _act(do: Verb, seat: int, rest: str, number: int) -> Act:
    if do == verbs.FOUND:
        return _found(seat, rest, number)
    if do in _OF_PLAYERS:
        return _OF_PLAYERS[do](do, rest, number)
    if do == verbs.DEAL and "/" in rest:
        return _whole_deal(rest, number)
    if do in verbs.WITH_SUITS:
        return Act(do, seat, suited=suits.parse_suited(rest))
    if do == verbs.BUY:
        price, _, seller = rest.rpartition(" ")
        return Act(do, seat, cards=cards.parse_cards(price), to=_seat(seller, number))
    if do in verbs.WITH_CARDS:
        return Act(do, seat, cards=cards.parse_cards(rest) if rest else NO_CARDS)
    if do in verbs.TO_A_SEAT:
        return Act(do, seat, to=_seat(rest, number))
    if rest:
        raise PositionError(number, f"nothing goes with {do}; found {rest!r}", f"{do} 后不接别的，现为 {rest!r}")
    return Act(do, seat)


def _found(seat: int, rest: str, number: int) -> Act:
    """Return the referee's word: a breach, and how many turns the others have fixed, if they have (GJ-30.2.1)."""
    word, _, turns = rest.partition(" ")
    fixed = _count(turns, _MOST_TURNS, number) if turns else 0
    return Act(verbs.FOUND, seat, breach=_breach(word, number), turns=fixed)


def _breach(word: str, number: int) -> Infraction:
    found = next((known for known in INFRACTIONS if known == word), None)
    if found is None:
        listed = ", ".join(INFRACTIONS)
        raise PositionError(number, f"expected one of {listed}; found {word!r}", f"应为 {listed} 之一，现为 {word!r}")
    return found


def _lots(do: Verb, rest: str, number: int) -> Act:
    words = rest.split()
    names, drawn = _names(words[::2], number), suits.parse_suited(" ".join(words[1::2]))
    if len(drawn) != SIX:
        raise PositionError(number, "expected a card after each name", "每个名字后面应有一张牌")
    return Act(do, names=names, suited=drawn)


def _groups(do: Verb, rest: str, _number: int) -> Act:
    return Act(do, groups=tuple(tuple(group.split()) for group in rest.split("/")))


_OF_PLAYERS: Final[dict[Verb, Callable[[Verb, str, int], Act]]] = {
    verbs.OPPOSITES: _groups,
    verbs.SIDES: _groups,
    verbs.LOTS: _lots,
    verbs.PAIRED_LOTS: _lots,
    verbs.SIT: lambda do, rest, number: Act(do, names=_names(rest.split(), number)),
    verbs.REPLACE: lambda do, rest, number: Act(do, names=_newcomers(rest.split(), number)),
}


def _whole_deal(rest: str, number: int) -> Act:
    hands = tuple(suits.parse_suited(hand) for hand in rest.split("/"))
    if len(hands) != SIX:
        raise PositionError(number, "expected six hands between slashes", "应为用斜线隔开的六手牌")
    return Act(verbs.DEAL, hands=hands)


def _names(words: list[str], number: int) -> tuple[str, ...]:
    if len(words) != SIX or len(set(words)) != SIX or not all(_NAME.fullmatch(word) for word in words):
        raise PositionError(number, "expected six different names", "应为六个不同的名字")
    return tuple(words)


def _newcomers(words: list[str], number: int) -> tuple[str, ...]:
    names = [""] * SIX
    if not words or len(words) % 2:
        raise PositionError(number, "expected seats and names, such as P5 Zheng", "应为座位和名字，例如 P5 郑")
    for seat, name in zip(words[::2], words[1::2], strict=True):
        names[_seat(seat, number) - 1] = name
    return tuple(names)


def _seat(name: str, number: int) -> int:
    seat = seats.parse_seat(name)
    if seat is None:
        raise PositionError(number, f"expected a seat P1 to P6, found {name!r}", f"应为座位 P1 至 P6，现为 {name!r}")
    return seat
