"""What may be done at a question, by anybody: the answers that the second reading holds lawful."""

from functools import lru_cache
from typing import Final

from gouji_conformance.explore import laying
from gouji_conformance.explore.acts import Act, Question
from gouji_conformance.explore.asking import Round
from gouji_conformance.explore.laying import Cards


def lawful(round_: Round, question: Question) -> set[Act]:
    """Return every lawful act at *question*: of the seat asked, and of those who may cover for it."""
    seat = question.seat
    if question.step == "lead":
        return _leads(round_, question)
    if question.step == "burn":
        found = laying.burning(round_.hands[seat - 1], round_.cards, round_.rules)
        round_.cited |= found.cited
        return {Act(seat, "burn", cards) for cards in found.lawful} | {Act(seat, "decline")}
    acts = {Act(seat, word) for word in question.may}
    if question.step == "respond":
        found = laying.beating(round_.hands[seat - 1], round_.cards, round_.rules)
        round_.cited |= found.cited
        acts |= {Act(seat, "play", cards) for cards in found.lawful}
    return acts | _covers(round_, question) if question.last else acts


def _leads(round_: Round, question: Question) -> set[Act]:
    seat, rules = question.seat, round_.rules
    hand = round_.hands[seat - 1]
    found = laying.leads(hand, rules)
    round_.cited |= found.cited
    choices = found.lawful if round_.pick is None else round_.pick[:1]
    if round_.owes is not None and rules.burn_failure == "refused":
        kept = tuple(cards for cards in choices if laying.keeps_the_debt(hand, cards, rules))
        round_.cited |= _by_the_debt(hand, choices, kept)
        choices = kept
    acts = {Act(seat, "play", cards) for cards in choices}
    return acts | _picks(round_, seat) if "pick" in question.may else acts


def _by_the_debt(hand: Cards, choices: tuple[Cards, ...], kept: tuple[Cards, ...]) -> set[str]:
    cited = {"GJ-10.3.2"}
    if any(cards[laying.SMALL] + cards[laying.BIG] and cards not in kept for cards in choices):
        cited.add("GJ-10.3.7")
    if any(cards == hand and not cards[laying.SMALL] + cards[laying.BIG] for cards in kept):
        cited.add("GJ-10.3.3")
    return cited


def _picks(round_: Round, seat: int) -> set[Act]:
    """Return every pick that may be asked for: a partner in play, and an order of sets that is the hand (Art. 15)."""
    hand, owes = round_.hands[seat - 1], round_.owes is not None
    partners = [other for other in round_.playing() if other != seat and other % 2 == seat % 2]
    round_.cited |= {"GJ-15.1.4", "GJ-15.1.5", "GJ-15.1.9"} if owes else {"GJ-15.1.4", "GJ-15.1.5"}
    orders = _orders(round_, hand, owes=owes)
    return {Act(seat, "pick", (), partner, order) for partner in partners for order in orders}


def _orders(round_: Round, hand: Cards, *, owes: bool) -> list[tuple[Cards, ...]]:
    if not any(hand):
        return [()]
    rules = round_.rules
    return [
        (cards, *rest)
        for cards in laying.leads(hand, rules).lawful
        if not owes or laying.keeps_the_debt(hand, cards, rules)
        for rest in _orders(round_, laying.without(hand, cards), owes=owes)
    ]


def _covers(round_: Round, question: Question) -> set[Act]:
    """Return how the round may be covered: by the coverer, by whom he has let, by any opponent in a melee of S1."""
    seat, playing = question.seat, round_.playing()
    others = [other for other in playing if (seat, other) in round_.leave]
    if round_.lead.melee and round_.rules.melee_cover == "any_opponent" and question.step == "cover":
        others += [other for other in playing if other != seat and other % 2 == seat % 2]
    found = {Act(other, "cover") for other in (seat, *others)}
    if any(giver == seat for giver, _ in round_.leave):
        return found
    round_.cited.add("GJ-13.2.4")
    return found | {Act(seat, "allow_cover", (), other) for other in playing if other != seat}


def forfeits(round_: Round, question: Question, act: Act) -> bool:
    """Tell whether *act*, which is not lawful, is a wrong follow that costs the turn (GJ-8.1.2, GJ-8.1.6)."""
    verb = _LAID.get(question.step)
    if act.seat != question.seat or act.do != verb or not any(act.cards):
        return False
    held = _holds(round_.hands[act.seat - 1], act.cards)
    if not held:
        round_.cited.add("GJ-8.1.6")
    if held and question.step == "lead":
        round_.cited.add("GJ-8.1.7")
        return False
    return held and round_.rules.misplay == "forfeit"


_LAID: Final = {"lead": "play", "respond": "play", "burn": "burn"}
"""With which word cards are laid at each step."""


@lru_cache(maxsize=1 << 14)
def _holds(hand: Cards, cards: Cards) -> bool:
    return all(have >= laid for have, laid in zip(hand, cards, strict=True))
