"""What the law says of a set that somebody typed in: is it a 够级牌, what beats it, where do tables differ.

It is the reference engine that answers.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from gouji.rules import Rules, rules_of
from gouji.table import beats, cards, gouji_sets, sets
from gouji.table.sets import GoujiSet
from gouji_conformance.finding.cards_asked import ORDER, Counts
from gouji_conformance.speech.messages import listed, message
from gouji_spec.options import options
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset, make_ruleset
from gouji_spec.text import Text

GOVERNING: Final = ("hold_three", "bare_ranks", "mixed_jokers", "joker_exchange")
"""The options on which it turns whether cards are a set, and whether a set is dead."""
_OUTLINE: Final = "outline"


def set_answers(asked: list[Counts]) -> list[Text]:
    """Return what is to be said of the set that is asked about; where there are two, whether one beats the other."""
    laid = [_counts(counts) for counts in asked]
    rules = _rules()
    if any(sets.form_reasons(counts, rules) for counts in laid):
        return [message("find.mixed")]
    made = [sets.make_set(counts) for counts in laid]
    if len(made) > 1:
        return list(_beats(made[0], made[1], rules))
    return list(_about(made[0], rules))


def _counts(counts: Counts) -> cards.Counts:
    found = [0] * len(ORDER)
    for rank, sign in enumerate(ORDER):
        found[rank] = counts.get(sign, 0)
    return tuple(found)


@cache
def _rules(option: str = "", value: str = "") -> Rules:
    if not option:
        return rules_of(Ruleset.of(_OUTLINE))
    return rules_of(make_ruleset(_OUTLINE, {option: value}))


def _about(laid: GoujiSet, rules: Rules) -> Iterator[Text]:
    yield _level(laid)
    dead = beats.is_dead(laid, rules)
    if dead:
        yield message("find.dead")
    else:
        yield _beaten_by(laid, rules)
        if gouji_sets.is_gouji(laid):
            yield message("find.answered_by")
    yield from _elsewhere(laid, dead=dead)


def _level(laid: GoujiSet) -> Text:
    """Say whether *laid* is a 够级牌, and by what."""
    if laid.small + laid.big and laid.rank < cards.SMALL:
        return message("find.gouji_by_joker")
    fewest = gouji_sets.FEWEST.get(laid.rank)
    if fewest is None:
        return message("find.never")
    key = "find.gouji_by_count" if gouji_sets.is_gouji(laid) else "find.too_few"
    return message(key, rank=_rank(laid.rank), fewest=fewest, size=laid.size)


def _rank(rank: int) -> Text:
    if rank == cards.SMALL:
        return Text(zh="小花", en="small jokers")
    sign = ORDER[rank]
    return Text(zh="大花", en="big jokers") if rank == cards.BIG else Text(zh=f"{sign} ", en=sign)


def _beaten_by(laid: GoujiSet, rules: Rules) -> Text:
    """Say what beats *laid*: the lowest set of one rank, or the jokers it takes."""
    if laid.small and laid.rank < cards.SMALL:
        return message("find.beaten_hung", size=laid.size, small=laid.small)
    for rank in range(laid.rank + 1, cards.BIG + 1):
        for answer in _answers(rank, laid.size):
            if not beats.beat_reasons(answer, laid, rules):
                return message("find.beaten", size=laid.size, lowest=_rank(rank))
    return message("find.unbeaten")


def _answers(rank: int, size: int) -> Iterator[GoujiSet]:
    """Yield a set of *size* cards that plays at *rank*, where four decks have one."""
    counts = [0] * len(ORDER)
    counts[rank] = min(size, cards.DECK[rank])
    if rank == cards.SMALL:
        counts[cards.BIG] = min(size - counts[rank], cards.DECK[cards.BIG])
    if sum(counts) == size:
        yield sets.make_set(tuple(counts))


def _elsewhere(laid: GoujiSet, *, dead: bool) -> Iterator[Text]:
    """Say where tables differ: no set there, dead there, or not dead."""
    refused: dict[tuple[str, ...], list[tuple[str, str]]] = {}
    changed: list[tuple[str, str]] = []
    for option, value in _values():
        rules = _rules(option, value)
        why = sets.form_reasons(laid.counts, rules)
        if why:
            refused.setdefault(why, []).append((option, value))
        elif beats.is_dead(laid, rules) != dead:
            changed.append((option, value))
    for why, tables in refused.items():
        said = Text(zh="", en=" ").join(reasons()[code].message for code in why)
        yield message("find.elsewhere_no_set", options=_named(tables), reasons=said)
    if changed:
        yield message("find.elsewhere_alive" if dead else "find.elsewhere_dead", options=_named(changed))


@cache
def _values() -> tuple[tuple[str, str], ...]:
    """Return every value of the governing options that the outline does not take."""
    plain = Ruleset.of(_OUTLINE)
    return tuple(
        (name, value.id) for name in GOVERNING for value in options().options[name].values if value.id != plain[name]
    )


def _named(tables: list[tuple[str, str]]) -> Text:
    """Name options, each with those of its values that are meant."""
    taken: dict[str, list[Text]] = {}
    for option, value in tables:
        found = options().options[option].value_named(value)
        taken.setdefault(option, []).append(Text.same(value) if found is None else found.name)
    return listed(
        message("find.option_value", option=options().options[name].name, value=Text.same(" / ").join(values))
        for name, values in taken.items()
    )


def _beats(answer: GoujiSet, table: GoujiSet, rules: Rules) -> Iterator[Text]:
    """Say whether *answer* beats *table*, if not why, and else who may lay it."""
    why = beats.beat_reasons(answer, table, rules)
    written = {"answer": _written(answer), "table": _written(table)}
    if why:
        said = Text(zh="", en=" ").join(reasons()[code].message for code in why)
        yield message("find.beats_not", reasons=said, **written)
        return
    yield message("find.beats", **written)
    if gouji_sets.is_gouji(table):
        yield message("find.answered_by")


def _written(laid: GoujiSet) -> Text:
    return Text(zh=cards.cards_text(laid.counts, "zh"), en=cards.cards_text(laid.counts, "en"))
