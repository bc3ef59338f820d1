"""Pictures of what scenarios ask that is no position of a hand: dues and places, lots and 3s, hands before the play.

Each is drawn from what was asked and what the engine answers to it.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from gouji.rules import Rules
from gouji.settle.tribute import is_burn_made
from gouji.table.cards import CardsError, Counts, cards_text, parse_cards
from gouji.table.seats import OPPOSITE, SEATS, is_partner
from gouji_rulings.dues_picture import Arrow, Between, between_of, between_svg
from gouji_rulings.hand_told import HandTold
from gouji_rulings.lines_picture import Line, lines_svg
from gouji_rulings.picture import faces, picture_of_start
from gouji_rulings.settling import settle
from gouji_rulings.speech import listed, message
from gouji_rulings.svg import svg
from gouji_rulings.words import cards_words, player_words, seat_words
from gouji_spec.text import Text

Params = Mapping[str, Any]
_NOTHING: Final = Text.same("")
_SUIT: Final = re.compile("(?<=[0-9TJQKA])[hdsc]")
_BETWEEN: Final = Text.same(" · ")


def case_picture(method: str, params: Params, result: Params, rules: Rules) -> str:
    """Return a picture of what was asked as an SVG element of both languages; nothing where there is none to draw."""
    draw = _DRAWN.get(method)
    return "" if draw is None else draw(params, result, rules)


def _settled(places: list[int], revolution: int | None, rules: Rules, said: Text | None = None) -> str:
    drawn = between_of(settle(HandTold(tuple(places), revolution or 0), rules))
    return between_svg(Between(drawn.remarks, said=drawn.said if said is None else said))


def _score(params: Params, _result: Params, rules: Rules) -> str:
    return _settled(params["places"], params.get("revolution"), rules)


def _total(params: Params, result: Params, rules: Rules) -> str:
    last = params["hands"][-1]
    said = message("picture.total", hands=len(params["hands"]), odd=result.get("odd"), even=result.get("even"))
    return _settled(last["places"], last.get("revolution"), rules, said)


def _dues(params: Params, result: Params, _rules: Rules) -> str:
    remarks = _at({seat: message(f"picture.place_{place}") for place, seat in enumerate(params["places"], 1)})
    for burn in params.get("burns", ()):
        if is_burn_made(released=burn["released"], out_before_melee=burn["out_before_melee"]):
            remarks[burn["burned"]].append(message("picture.burned_by", seat=seat_words(burn["burner"])))
    for held in params.get("held", ()):
        remarks[held["payer"]].append(message("picture.held_by", seat=seat_words(held["beater"])))
    return between_svg(Between(_joined(remarks), _owed(result.get("dues", ()))))


def _pay(params: Params, result: Params, _rules: Rules) -> str:
    paid = tuple(
        Arrow(one["payer"], one["receiver"], 0, cards_words(parse_cards(one["cards"])))
        for one in result.get("payments", ())
    )
    back = tuple(Arrow(one["giver"], one["taker"], one["count"], back=True) for one in result.get("returns", ()))
    return between_svg(Between(_joined(_holding(params)), (*paid, *back)))


def _tribute_act(params: Params, result: Params, _rules: Rules) -> str:
    remarks = _holding(params)
    for seat in params.get("agreed", ()):
        remarks[seat].append(message("picture.agrees"))
    about = params["dues"][params["due"] - 1]
    arrows = _owed(one for number, one in enumerate(params["dues"], 1) if number not in params.get("settled", ()))
    laid = params.get("cards")
    if laid:
        arrows = (Arrow(about["payer"], about["receiver"], 0, cards_words(_counts(laid))),)
    acts = {params["seat"]} if "seat" in params else set(params.get("agreed", ()))
    return between_svg(Between(_joined(remarks), arrows, frozenset(acts), _verdict(result)))


def _name_last(params: Params, result: Params, _rules: Rules) -> str:
    remarks = {seat: message(f"picture.place_{place}") for place, seat in enumerate(result["places"], 1)}
    return between_svg(Between(remarks, (), frozenset({params["named"]}), _verdict(result)))


def _return(params: Params, result: Params, _rules: Rules) -> str:
    lines = [
        Line(message("picture.receiver_holds"), _faces(params["giver_hand"])),
        Line(message("picture.payer_holds"), _faces(params["payer_hand"])),
        Line(message(f"picture.{params['do']}"), _faces(params["cards"])),
    ]
    return lines_svg(lines, _verdict(result))


def _point_dues(params: Params, result: Params, _rules: Rules) -> str:
    calls = params.get("calls") or {}
    remarks = _at({})
    for seat in SEATS:
        remarks[seat].append(message("picture.open" if seat in params["opened"] else "picture.unopened"))
        if str(seat) in calls:
            remarks[seat].append(message(f"picture.{calls[str(seat)]}"))
        if params.get("revolution") == seat:
            remarks[seat].append(message("picture.revolted"))
    return between_svg(Between(_joined(remarks), _owed(result.get("dues", ()))))


def _call(params: Params, result: Params, _rules: Rules) -> str:
    kind, target = message(f"picture.{params['kind']}"), seat_words(params["target"])
    remarks = {params["seat"]: message("picture.calls", kind=kind, seat=target)}
    return between_svg(Between(remarks, (), frozenset({params["seat"]}), _verdict(result)))


def _points_open(params: Params, result: Params, _rules: Rules) -> str:
    lines = [
        Line(
            message("picture.lays_out" if told.get("out") else "picture.lays", seat=seat_words(told["seat"])),
            _faces(told["cards"]),
        )
        for told in params["sets"]
    ]
    opened = listed(seat_words(seat) for seat in result.get("opened", ()))
    said = message("picture.have_opened", seats=opened) if opened.en else message("picture.nobody_opened")
    return lines_svg(lines, said)


def _classify(params: Params, _result: Params, _rules: Rules) -> str:
    return lines_svg([Line(message("picture.the_set"), _faces(params["cards"]))], _NOTHING)


def _seats(params: Params, result: Params, _rules: Rules) -> str:
    seat = params["seat"]
    remarks = {other: message("picture.partner") for other in SEATS if other != seat and is_partner(seat, other)}
    remarks[result.get("opposite", OPPOSITE[seat])] = message("picture.opposite")
    return between_svg(Between(remarks, (), frozenset({seat})))


def _opening(params: Params, result: Params, _rules: Rules) -> str:
    remarks = _at({})
    for seat in params.get("replaced", ()):
        remarks[seat].append(message("picture.replaced"))
    for key in ("last", "first_opener"):
        if params.get(key):
            remarks[params[key]].append(message(f"picture.{key}"))
    for key, words in (("opener", "opens"), ("first_taker", "takes_first")):
        if result.get(key):
            remarks[result[key]].append(message(f"picture.{words}"))
    marked = frozenset({result["first_taker"]} if result.get("first_taker") else ())
    drawn = params.get("drawn")
    said = message("picture.turned_up", cards=_suited(drawn)) if drawn else _NOTHING
    return between_svg(Between(_joined(remarks), (), marked, said))


def _show(params: Params, result: Params, _rules: Rules) -> str:
    remarks = _at({})
    for one in (*params.get("shows", ()), {"seat": params["seat"], "cards": params["cards"]}):
        remarks[one["seat"]].append(message("picture.shown", cards=_suited(one["cards"])))
    return _with_leader(remarks, result, _verdict(result))


def _leader(params: Params, result: Params, _rules: Rules) -> str:
    remarks = _at({int(seat): message("picture.shown", cards=_suited(held)) for seat, held in params["hands"].items()})
    if params.get("last"):
        remarks[params["last"]].append(message("picture.last"))
    for seat in params.get("cannot_lead", ()):
        remarks[seat].append(message("picture.revolted_before"))
    return _with_leader(remarks, result, _NOTHING)


def _with_leader(remarks: dict[int, list[Text]], result: Params, said: Text) -> str:
    leader = result.get("leader")
    if leader:
        remarks[leader].append(message("picture.leads"))
    return between_svg(Between(_joined(remarks), (), frozenset({leader} if leader else ()), said))


def _shuffle(_params: Params, result: Params, _rules: Rules) -> str:
    by = result.get("by") or ()
    return between_svg(Between({seat: message("picture.shuffles") for seat in by}, (), frozenset(by), _verdict(result)))


def _remove(params: Params, result: Params, _rules: Rules) -> str:
    return between_svg(
        Between(
            _joined(_holding(params)), (), frozenset({params["seat"]} if "seat" in params else ()), _verdict(result)
        )
    )


def _draw(params: Params, result: Params, _rules: Rules) -> str:
    remarks = {params["first_taker"]: message("picture.takes_first")}
    following = result.get("next")
    return between_svg(Between(remarks, (), frozenset({following} if following else ())))


def _buy(params: Params, result: Params, _rules: Rules) -> str:
    remarks, price = _holding(params), params.get("cards")
    seller = params.get("seller", OPPOSITE[params["buyer"]])
    arrows: tuple[Arrow, ...] = ()
    if price:
        arrows = (
            Arrow(params["buyer"], seller, 1, cards_words(_counts(price))),
            Arrow(seller, params["buyer"], 1, Text.same("3"), back=True),
        )
    acts = seller if params["do"] == "refuse" else params["buyer"]
    return between_svg(Between(_joined(remarks), arrows, frozenset({acts}), _verdict(result)))


def _buyers(params: Params, result: Params, _rules: Rules) -> str:
    arrows = tuple(Arrow(one["seller"], one["buyer"], 1, Text.same("3")) for one in result.get("purchases", ()))
    return between_svg(Between(_joined(_holding(params)), arrows))


def _revolt(params: Params, result: Params, _rules: Rules) -> str:
    return lines_svg([Line(message("picture.the_hand"), _faces(params["hand"]))], _verdict(result))


def _formation(params: Params, result: Params, _rules: Rules) -> str:
    """Draw who sits where, or what was drawn by whom."""
    if params.get("seating"):
        return _names_at(params["seating"], _verdict(result))
    lines = [Line(player_words(lot["player"]), _faces(lot["card"])) for lot in params.get("lots", ())]
    return lines_svg(lines, _verdict(result)) if lines else ""


def _names_at(names: Iterable[str], said: Text) -> str:
    remarks = {seat: player_words(name) for seat, name in enumerate(names, 1) if seat in SEATS}
    return between_svg(Between(remarks, said=said))


def _start(params: Params, _result: Params, _rules: Rules) -> str:
    return svg(picture_of_start(params["position"]))


def _dealt(params: Params, result: Params, _rules: Rules) -> str:
    """Draw who sits where in a match, or the hands that are dealt, and who is asked then."""
    if params.get("do") == "sit":
        return _names_at(params.get("names", ()), _verdict(result))
    dealt = params.get("hands")
    hands = dealt if isinstance(dealt, dict) else (params.get("begin") or {}).get("held")
    if not hands:
        return ""
    to_act = (result.get("state") or {}).get("to_act") or {}
    plain = {seat: cards_text(_counts(held)) for seat, held in hands.items()}
    drawn = picture_of_start({"hands": plain, "leader": to_act.get("seat") or 0})
    return svg(replace(drawn, said=_NOTHING))


def _holding(params: Params) -> dict[int, list[Text]]:
    return _at({int(seat): cards_words(_counts(held)) for seat, held in params.get("hands", {}).items()})


def _owed(dues: Iterable[Params]) -> tuple[Arrow, ...]:
    return tuple(Arrow(one["payer"], one["receiver"], one["count"]) for one in dues)


def _at(remarks: Mapping[int, Text]) -> dict[int, list[Text]]:
    return {seat: [remarks[seat]] if seat in remarks else [] for seat in SEATS}


def _joined(remarks: Mapping[int, list[Text]]) -> dict[int, Text]:
    return {seat: _BETWEEN.join(words) for seat, words in remarks.items() if words}


def _verdict(result: Params) -> Text:
    if "accepted" not in result:
        return _NOTHING
    return message("picture.may" if result["accepted"] else "picture.may_not")


def _faces(text: str) -> tuple[Any, ...]:
    return faces(_counts(text))


def _counts(text: str) -> Counts:
    """Return cards without their suits; none where they cannot be read."""
    try:
        return parse_cards(_SUIT.sub("", text))
    except CardsError:
        return parse_cards("")


_SIGNS: Final = {"h": "♥", "d": "♦", "s": "♠", "c": "♣", "*": "×", "T": "10"}


def _suited(text: str) -> Text:
    """Return cards with suits as people see them: ``3♥×2``."""
    shown = "".join(_SIGNS.get(letter, letter) for letter in text)
    return Text(zh=shown.replace("B", "大").replace("S", "小"), en=shown)


_DRAWN: Final[dict[str, Callable[[Params, Params, Rules], str]]] = {
    "match/score": _score,
    "match/total": _total,
    "match/start": _dealt,
    "match/act": _dealt,
    "tribute/dues": _dues,
    "tribute/pay": _pay,
    "tribute/act": _tribute_act,
    "tribute/name_last": _name_last,
    "tribute/return": _return,
    "points/dues": _point_dues,
    "points/call": _call,
    "points/open": _points_open,
    "sets/classify": _classify,
    "deal/formation": _formation,
    "deal/seats": _seats,
    "deal/opening": _opening,
    "deal/show": _show,
    "deal/leader": _leader,
    "deal/shuffle": _shuffle,
    "deal/remove": _remove,
    "deal/draw": _draw,
    "hold-three/buy": _buy,
    "hold-three/buyers": _buyers,
    "hold-three/revolt": _revolt,
    "play/start": _start,
}
"""Who draws what a method is asked; what is not there has nothing to draw."""
