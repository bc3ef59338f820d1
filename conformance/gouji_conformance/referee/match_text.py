"""A match in words: where it stands, who is asked and what he may do, what is owed."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from gouji.lister import match_moves
from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done
from gouji.match.drawing import ALL_CARDS, drawn_by
from gouji.match.state import Match, Paying, Returning, Table, made
from gouji.play.action import Action
from gouji.referee.sanctions import LOST_TURNS, Sanction
from gouji.rules import Rules
from gouji.settle.score import Score, is_sweep
from gouji.settle.tribute import Due
from gouji.table.cards import FOUR, counts_of, size
from gouji.table.seats import SEATS
from gouji.table.suits import SuitedCard, suited_text
from gouji_conformance.referee.ruling_text import printed, turn_lines
from gouji_conformance.referee.table_text import table_lines
from gouji_conformance.sentences.deal_slots import STEPS, write_suited
from gouji_conformance.sentences.referee_slots import INFRACTIONS
from gouji_conformance.speech.messages import listed, message
from gouji_conformance.speech.wrapping import wrapped
from gouji_rulings.hand_told import HandPlayed
from gouji_rulings.ruling_words import action_words
from gouji_rulings.sanction_words import sanction_words
from gouji_rulings.settled_words import owes_words, places_words, score_paragraphs
from gouji_rulings.words import PLAYERS, cards_words, seat_words, verb_words, verbs_words
from gouji_spec.text import Language, Text

MOST_LISTED: Final = 6
"""Acts of one verb that are listed one by one; beyond them some stand for all."""


# What is done


def done_words(done: Done) -> Text:
    """Return what is done in words: ``P3: show 3h 3h``, 丙：亮牌 3♥ 3♥."""
    if isinstance(done, Action):
        return action_words(done)
    return Text(zh="：", en=": ").join(part for part in (seat_words(done.seat), act_words(done)) if part.en)


def act_words(act: Act) -> Text:
    """Return what is done in words without who does it."""
    return Text.same(" ").join(part for part in (verb_words(act.do), *_goes_with(act)) if part.en)


def _goes_with(act: Act) -> Iterator[Text]:
    if act.do == verbs.DEAL:
        many = len(act.suited) or sum(map(len, act.hands))
        yield message("match.cards_drawn", count=many)
        return
    if act.do == verbs.REPLACE:
        yield listed(_sits(seat, name) for seat, name in enumerate(act.names, start=1) if name)
    elif act.do in (verbs.LOTS, verbs.PAIRED_LOTS):
        yield listed(
            Text.same(" ").join([name_words(name), suited_words([card])])
            for name, card in zip(act.names, act.suited, strict=True)
        )
    else:
        yield listed(map(name_words, act.names))
        yield Text.same(" / ").join(listed(map(name_words, group)) for group in act.groups)
        yield suited_words(act.suited)
    yield cards_words(act.cards)
    yield seat_words(act.to)
    if act.breach is not None:
        yield INFRACTIONS[act.breach]
    if act.turns:
        yield sanction_words(Sanction(LOST_TURNS, amount=act.turns)).map("({})".format)


def name_words(name: str) -> Text:
    """Return the name of a player: those whom the law's examples name have one in each language."""
    return Text(zh=PLAYERS.get(name, name), en=name)


def suited_words(cards: Iterable[SuitedCard]) -> Text:
    """Return cards with their suits as each language writes them, in their order."""
    written = suited_text(cards)
    return Text(zh=write_suited(written, "zh"), en=written)


def _sits(seat: int, name: str) -> Text:
    return message("match.sits", seat=seat_words(seat), name=name_words(name))


# Where it stands


def match_lines(match: Match, rules: Rules, language: Language) -> Iterator[str]:
    """Yield where a match stands as its referee sees it: hand and step, who sits where, the deal, dues, all cards."""
    table = match.table
    if match.is_over:
        yield message("match.over").said_in(language)
    else:
        step = Text(en=STEPS[steps.at_hand(table)][0], zh=STEPS[steps.at_hand(table)][1])
        stands = message("match.stands", number=table.hand_number, hands=table.hands, step=step)
        yield stands.said_in(language)
    yield from _wrapped(_who_sits(table), language)
    yield from total_lines(match, language)
    if match.is_over:
        return
    yield from _wrapped(deal_words(table, rules), language)
    yield from owed_lines(match, language)
    yield from _cards_lines(match, language)


def _wrapped(words: Text, language: Language) -> list[str]:
    return wrapped(words.said_in(language), rest="  ") if words.en else []


def _who_sits(table: Table) -> Text:
    if not table.names:
        return message("match.nobody_sits")
    return listed(_sits(seat, name) for seat, name in enumerate(table.names, start=1))


def total_lines(match: Match, language: Language) -> Iterator[str]:
    """Yield what has been written down so far, if anything has."""
    if match.table.scores:
        odd, even = match.table.totals
        yield message("match.total", odd=odd, even=even).said_in(language)


def hand_over_lines(match: Match, rules: Rules, language: Language) -> Iterator[str]:
    """Yield what the hand that is just over has come to: its places, its score, and what is written so far."""
    last = made(match.table.last)
    odd, even = match.table.scores[-1]
    yield from _wrapped(places_words(HandPlayed(last.places, last.revolution)), language)
    yield from printed(score_paragraphs(Score(odd, even, is_sweep(last.places)), rules), language)
    yield from total_lines(match, language)


def deal_words(table: Table, rules: Rules) -> Text:
    """Return how a hand was opened, what has been shown, and who leads first; nothing of what is open."""
    opened, drawn = table.opened, table.drawn
    found: list[Text] = []
    if opened is not None:
        if rules.opening != "automatic":
            found.append(message(f"match.opening_{opened.occasion}"))
        found += [message("match.opener", seat=seat_words(opened.opener))] if opened.opener else []
        found += [message("match.taker", seat=seat_words(opened.taker))] if opened.taker else []
    if drawn is not None:
        found += [
            message("match.shown", seat=seat_words(show.seat), cards=suited_words(show.cards)) for show in drawn.shows
        ]
        if drawn.cards and len(drawn.cards) < ALL_CARDS:
            found.append(message("match.drawn", count=len(drawn.cards)))
    found += [message("match.leader", seat=seat_words(table.leader))] if table.leader else []
    return listed(found)


def _cards_lines(match: Match, language: Language) -> Iterator[str]:
    if match.play is not None:
        yield ""
        yield from table_lines(match.play, language)
        return
    for seat in SEATS:
        held = match.table.held[seat - 1]
        if any(held):
            words = message("match.holds", seat=seat_words(seat), count=size(held), cards=_spaced(cards_words(held)))
            yield from _wrapped(words, language)


def _spaced(words: Text) -> Text:
    """Put a space after every dozen of cards, so that a long hand can be wrapped."""
    return words.map(
        lambda line: line if " " in line else " ".join(line[at : at + 12] for at in range(0, len(line), 12))
    )


# What is owed


def owed_lines(match: Match, language: Language) -> Iterator[str]:
    """Yield the dues of the hand and what has become of each, then what goes back and what was given."""
    paying, returning = match.table.paying, match.table.returning
    if paying is not None:
        for number, due in enumerate(paying.dues):
            yield owes_words(due).said_in(language)
            yield from _indented(_paid_words(paying, number), language)
    if returning is not None:
        for number in range(len(returning.returns)):
            yield back_words(returning, number).said_in(language)
            yield from _indented(_given_words(returning, number), language)


def _indented(words: Iterable[Text], language: Language) -> Iterator[str]:
    for one in words:
        yield from wrapped(one.said_in(language), first="  ", rest="    ")


def _paid_words(paying: Paying, number: int) -> Iterator[Text]:
    """Yield what has become of a due."""
    paid = next((entry for of, entry in paying.paid if of == number), None)
    if paid is not None:
        yield message("settled.pays", cards=cards_words(paid.cards))
        if paid.lapsed:
            yield message("settled.lapses", count=paid.lapsed)
    elif number in paying.lifted:
        yield message("match.due_lifted")
    elif any(ask.number == number for ask in paying.asks):
        yield message("match.due_open")
    else:
        yield message("match.due_lapsed")


def back_words(returning: Returning, number: int) -> Text:
    """Return who returns how many cards to whom."""
    back = returning.returns[number]
    return message("match.goes_back", giver=seat_words(back.giver), taker=seat_words(back.taker), count=back.count)


def _given_words(returning: Returning, number: int) -> Iterator[Text]:
    given = returning.given[number]
    yield message("match.given", cards=cards_words(given)) if any(given) else message("match.nothing_given")


# Who is asked


def asked_lines(match: Match, rules: Rules, language: Language) -> Iterator[str]:
    """Yield who acts next, about what and by which clause, and what he may do."""
    if match.play is not None:
        yield from turn_lines(match.play, rules, language)
        return
    acting = steps.to_act(match, rules)
    if acting is None:
        yield message("match.over").said_in(language)
        return
    seat, may = acting
    yield from wrapped(question(match, rules).said_in(language))
    may_words = verbs_words(may)
    offered = (
        message("table.may", seat=seat_words(seat), verbs=may_words)
        if seat
        else message("match.for_the_table", verbs=may_words)
    )
    yield from wrapped(offered.said_in(language), first="  ", rest="    ")


def question(match: Match, rules: Rules) -> Text:
    """Return what whoever acts next between the hands is asked, with its clause."""
    table = match.table
    seat, may = steps.to_act(match, rules) or (0, ())
    who = seat_words(seat)
    if table.step == steps.TRIBUTE:
        asks = made(table.paying).asks[0]
        return _about_due(made(table.paying).dues[asks.number], asks.about, seat)
    if table.step == steps.RETURN:
        return _about_return(made(table.returning), who)
    by_verb = {verbs.DRAWER, verbs.OPEN, verbs.TAKER, verbs.DEAL, verbs.SHOW, verbs.LOT_LEADER} & set(may)
    return message(f"match.ask_{by_verb.pop() if by_verb else steps.at_hand(table)}", seat=who)


def _about_due(due: Due, about: str, seat: int) -> Text:
    return message(
        f"match.ask_{about}",
        seat=seat_words(seat),
        payer=seat_words(due.payer),
        receiver=seat_words(due.receiver),
        count=due.count,
    )


def _about_return(returning: Returning, who: Text) -> Text:
    ask = returning.asks[0]
    back = returning.returns[ask.number]
    cards = returning.given[ask.number] if ask.about == "look" else counts_of(returning.refused)
    return message(
        f"match.ask_{ask.about}",
        seat=who,
        giver=seat_words(back.giver),
        taker=seat_words(back.taker),
        count=back.count,
        cards=cards_words(cards),
    )


def listed_lines(done: Sequence[Done], language: Language) -> Iterator[str]:
    """Yield what may be done as a record writes it; of many acts of one verb between the hands some, and how many more.

    The moves of a hand are listed whole.
    """
    for verb in dict.fromkeys(one.do for one in done):
        alike = [one for one in done if one.do == verb]
        whole = len(alike) <= MOST_LISTED or isinstance(alike[0], Action)
        shown = alike if whole else alike[: MOST_LISTED - 1]
        yield from (f"  {one}" for one in shown)
        if len(shown) < len(alike):
            more = message("match.more", count=len(alike) - len(shown), verb=verb_words(verb))
            yield f"  {more.said_in(language)}"


def listed_for(match: Match, rules: Rules, seat: int) -> list[Done]:
    """Return every lawful act of *seat* that can be listed, but the wish to end the match."""
    return [done for done in match_moves.legal(match, rules) if done.seat == seat and done.do != verbs.END_MATCH]


def seen_lines(match: Match, rules: Rules, seat: int, language: Language) -> Iterator[str]:
    """Yield what a person at *seat* sees when he is asked: the table, or what he is asked about and his own cards."""
    if match.play is not None:
        yield from table_lines(match.play, language, seen_by=seat)
        return
    yield from wrapped(question(match, rules).said_in(language))
    held = match.table.held[seat - 1]
    if any(held):
        words = message("match.holds", seat=seat_words(seat), count=size(held), cards=_spaced(cards_words(held)))
        yield from _wrapped(words, language)
    if match.table.step == steps.DRAWING:
        shown = [card for card in drawn_by(match.table, seat) if card.rank <= FOUR]
        yield from _wrapped(message("match.may_show", seat=seat_words(seat), cards=suited_words(shown)), language)
