"""The questions that need no game: ``sets/classify``, ``sets/beats``, ``match/score``, ``match/total``.

Each has the parameters that its schema in ``spec/protocol/`` describes.
"""

from gouji.protocol.as_json import Answer, read_rules
from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.protocol.params import Params
from gouji.rules import Rules
from gouji.settle import score, total
from gouji.table import beats, cards, gouji_sets, sets


def _read_set(key: str, params: Params, rules: Rules) -> tuple[sets.GoujiSet | None, list[str]]:
    """Return the set written under *key*, or None and the codes of why it is none.

    Raises:
        ProtocolError: more cards than the four decks, or a hand, hold: no question of the law (−32602).
    """
    try:
        counts = cards.parse_cards(params[key])
    except cards.TooManyCardsError as error:
        raise ProtocolError(INVALID_PARAMS, f"{key}: {error.problem}") from error
    except cards.CardsError:
        return None, ["cards_unreadable"]
    if cards.size(counts) > cards.HAND_SIZE:
        found = f"expected at most {cards.HAND_SIZE} cards, as many as a hand; found {cards.size(counts)}"
        raise ProtocolError(INVALID_PARAMS, f"{key}: {found}")
    refused = sets.form_reasons(counts, rules)
    return (None, list(refused)) if refused else (sets.make_set(counts), [])


def classify(params: Params) -> Answer:
    """Answer ``sets/classify``: what set the cards make, or why they make none (GH-sets.2, GJ-9.2)."""
    rules = read_rules("sets/classify", params)
    laid, refused = _read_set("cards", params, rules)
    if laid is None:
        return {"legal": False, "reasons": refused}
    return {
        "legal": True,
        "rank": cards.rank_text(laid.rank),
        "size": laid.size,
        "twos": laid.counts[cards.TWO],
        "small": laid.counts[cards.SMALL],
        "big": laid.counts[cards.BIG],
        "gouji": gouji_sets.is_gouji(laid),
        "dead": beats.is_dead(laid, rules),
    }


def answer_beats(params: Params) -> Answer:
    """Answer ``sets/beats``: whether the cards, as one set, beat the set on the table (GJ-8.6, GH-sets.1)."""
    rules = read_rules("sets/beats", params)
    table, wrong = _read_set("over", params, rules)
    laid, refused = _read_set("cards", params, rules)
    if table is None:
        raise ProtocolError(INVALID_PARAMS, f"over: expected one set, found none ({', '.join(wrong)})")
    if laid is not None:
        refused = list(beats.beat_reasons(laid, table, rules))
    return {"beats": False, "reasons": refused} if refused else {"beats": True}


def answer_score(params: Params) -> Answer:
    """Answer ``match/score``: what the two sides write down for a hand (Art. 20)."""
    places = tuple(int(seat) for seat in params["places"])
    found = score.score(places, int(params.get("revolution") or 0), read_rules("match/score", params))
    return {"odd": found.odd, "even": found.even, "sweep": found.sweep}


def answer_total(params: Params) -> Answer:
    """Answer ``match/total``: what the two sides have after several hands, and whether the match is over.

    Raises:
        ProtocolError: a hand is named that was played when the match was over (−32602).
    """
    rules = read_rules("match/total", params)
    scores: list[score.Score] = []
    over = False
    for number, hand in enumerate(params["hands"]):
        if over:
            raise ProtocolError(INVALID_PARAMS, f"hands[{number}]: expected none after the match was over")
        places = tuple(int(seat) for seat in hand["places"])
        scores.append(score.score(places, int(hand.get("revolution") or 0), rules))
        over = total.is_match_over(number + 1, rules.hands, rules, sweep=scores[-1].sweep)
    fines = tuple((int(fine["seat"]), int(fine["points"])) for fine in params.get("fines", ()))
    odd, even = total.fined(total.total(tuple(scores)), fines, rules)
    return {"odd": odd, "even": even, "over": over}
