"""Fresh questions of area ``sets``: near what is just a set, just a 够级牌, just beats.

The second reading is the lister's, which knows nothing of the judge's pages (what beats what, what nothing beats), and
that of the small worlds (which cards are a set, and what it counts as).
"""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, Final

from gouji.lister import hand_sets
from gouji.rules import Rules, rules_of
from gouji.table.cards import ACE, BIG, DECK, FOUR, HAND_SIZE, RANKS, SMALL, TEN, THREE, TWO, Counts
from gouji_conformance.engines.oracle import NoAnswerError
from gouji_conformance.explore import laying
from gouji_conformance.fresh.question import Asker, Question, reason_clauses
from gouji_conformance.fresh.statements import telling
from gouji_conformance.fresh.voice import Telling
from gouji_conformance.sentences.sentence import Said

_BEATS: Final = ("GJ-8.6",)
_JOKERS: Final = (0, 0, 0, 0, 0, 1, 1, 2)
_BARE: Final = {"none": (), "threes": (THREE,), "threes_and_fours": (THREE, FOUR)}
"""The ranks that nothing is pasted or hung on, at tables that lay them bare (GH-sets.9)."""


def questions(asker: Asker) -> Iterator[Question | None]:
    """Yield questions without end, None where lots came to none: yes is that cards are a set, or that they beat one."""
    rules = rules_of(asker.ruleset)
    while True:
        asked = _classified if asker.chance.random() < 0.5 else _laid_over
        yield asked(asker, rules)


def _classified(asker: Asker, rules: Rules) -> Question | None:
    laid = some_set(asker.chance)
    if asker.chance.random() < 0.6:
        laid = changed(laid, asker.chance)
    if not 0 < sum(laid) <= HAND_SIZE:
        return None
    said = asker.voice.said("lay", cards=written(laid, asker.chance))
    return _asked(asker, said, "legal", lambda answer: _seen(answer) == _read(laid, rules), of_a_set(laid, rules))


def _laid_over(asker: Asker, rules: Rules) -> Question | None:
    table = some_set(asker.chance)
    laid = over(table, asker.chance)
    if not (0 < sum(laid) <= HAND_SIZE and _is_set(table, rules)):
        return None
    said = asker.voice.said("lay-over", cards=written(laid, asker.chance), table=written(table, asker.chance))
    beats = _is_set(laid, rules) and hand_sets.exceeds(laid, table, rules)
    return _asked(asker, said, "beats", lambda answer: answer["beats"] == beats, _BEATS)


def _asked(
    asker: Asker, said: Said, decides: str, agrees: Callable[[Any], bool], otherwise: Sequence[str]
) -> Question | None:
    """Return the question *said* with its answer; None where it is none, or the second reading does not agree.

    Args:
        asker: who asks.
        said: the question.
        decides: the field of the answer that says yes or no.
        agrees: what the second reading says to an answer.
        otherwise: the clauses that it turns on, where the answer gives no reasons.
    """
    told = Telling(asker.voice, asker.ruleset)
    told.say(said)
    try:
        answer = asker.oracle.to(told.maker.operations[-1])
    except NoAnswerError:
        return None
    if not agrees(answer):
        return None
    statements = sorted(asker.statements.values(), key=lambda statement: -len(statement.wants))
    for found in telling([(statement, {}) for statement in statements], answer):
        told.say(found)
    yes = bool(answer[decides])
    return Question(reason_clauses(answer, otherwise), told, (answer,), int(yes), int(not yes))


# Cards


def some_set(chance: random.Random) -> Counts:
    """Return some cards of one rank with 2s pasted and jokers hung, about as many as make a 够级牌."""
    laid = [0] * len(DECK)
    rank = chance.choice((chance.randrange(TWO), chance.randrange(TEN, TWO), chance.randrange(TEN, BIG + 1)))
    laid[rank] = chance.randint(1, min(DECK[rank], 6))
    if chance.random() < 0.4:
        laid[TWO] = min(DECK[TWO], laid[TWO] + chance.randint(1, 3))
    for joker in (SMALL, BIG):
        laid[joker] = min(DECK[joker], laid[joker] + chance.choice(_JOKERS))
    return tuple(laid)


def changed(laid: Counts, chance: random.Random) -> Counts:
    """Return *laid* with a card of some rank more, as often as not one that does not go with it."""
    rank = chance.choice((chance.randrange(TWO), chance.randrange(TWO), chance.choice((THREE, FOUR, TWO, SMALL, BIG))))
    return tuple(min(count + (at == rank), DECK[at]) for at, count in enumerate(laid))


def over(table: Counts, chance: random.Random) -> Counts:
    """Return cards that just beat *table*, or just do not: of another rank, with a big joker for each small one."""
    natural = next((rank for rank in range(TWO) if table[rank]), None)
    laid = [0] * len(DECK)
    if natural is None:
        rank = chance.choice((TWO, SMALL, BIG))
    else:
        rank = min(BIG, max(THREE, natural + chance.choice((-1, 0, 1, 1, 1, 2, 3))))
    plain = sum(table[: TWO + 1])
    laid[rank] = min(DECK[rank], plain)
    laid[TWO] = min(DECK[TWO], laid[TWO] + plain - laid[rank])
    laid[BIG] = min(DECK[BIG], laid[BIG] + table[SMALL])
    if table[BIG] and chance.random() < 0.7:  # what an exchange of jokers would cost
        laid[chance.choice((SMALL, BIG))] = 4 if chance.random() < 0.5 else 2 * table[BIG] % 5
    if chance.random() < 0.35:
        at = chance.choice((rank, TWO, SMALL, BIG))
        laid[at] = max(0, min(DECK[at], laid[at] + chance.choice((-1, 1))))
    return tuple(laid)


def written(laid: Counts, chance: random.Random) -> str:
    """Return *laid* as text, its ranks in some order and not always gathered: that means nothing."""
    ranks = [rank for rank, many in enumerate(laid) if many]
    chance.shuffle(ranks)
    parts = [f"{RANKS[rank]}*{laid[rank]} " if laid[rank] > 3 else RANKS[rank] * laid[rank] for rank in ranks]
    return "".join(parts).strip()


# The second reading


def _is_set(laid: Counts, rules: Rules) -> bool:
    """Tell whether *laid* is a set: of one rank below the 2, and bare where the table wants it (GJ-8.4, GH-sets.9)."""
    if laying.shape(laid, rules) is None:
        return False
    if not (laid[TWO] or laid[SMALL] or laid[BIG]):
        return True
    bare = {*_BARE[rules.bare_ranks], *([THREE] if rules.hold_three == "on" else ())}
    return not any(laid[rank] for rank in bare)


def _read(laid: Counts, rules: Rules) -> tuple[bool, bool | None, bool | None]:
    """Return whether *laid* is a set, a 够级牌, and dead: with big jokers, and no cards of the decks beat it."""
    if not _is_set(laid, rules):
        return False, None, None
    return True, laying.is_gouji(laid, rules)[0], _is_dead(laid, rules)


def _is_dead(laid: Counts, rules: Rules) -> bool:
    if rules.joker_exchange == "none":
        return laying.is_dead(laid, rules)[0]
    made = laying.shape(laid, rules)
    if made is None or not made.big:
        return False
    return not any(hand_sets.exceeds(answer, laid, rules) for answer in _highest(laid) if sum(answer) <= HAND_SIZE)


def _highest(laid: Counts) -> Iterator[Counts]:
    """Yield the highest sets that the decks still hold beside *laid*: jokers in every number, and aces or 2s with them.

    Where none of these beats it none does: nothing that pays for a joker is lower, and no other card is higher.
    """
    left = [there - used for there, used in zip(DECK, laid, strict=True)]
    plain = sum(laid[: TWO + 1])
    for small, big, others in product(range(left[SMALL] + 1), range(left[BIG] + 1), range(plain + 1)):
        for aces in {min(others, left[ACE]), 0}:
            if small + big + others and others - aces <= left[TWO]:
                yield tuple([0] * ACE + [aces, others - aces, small, big])


def _seen(answer: Any) -> tuple[bool, bool | None, bool | None]:
    return answer["legal"], answer.get("gouji"), answer.get("dead")


def of_a_set(laid: Counts, rules: Rules) -> tuple[str, ...]:
    """Return the clauses that say what a set is: whether a 够级牌, whether dead."""
    if not _is_set(laid, rules):
        return ()
    return laying.is_gouji(laid, rules)[1], laying.is_dead(laid, rules)[1]
