"""A ruling on a match in words: where it stands, the verdict, who is asked next, the options it turned on."""

from collections.abc import Iterator
from typing import Any

from gouji.match import steps
from gouji.protocol.match_json import match_state_json
from gouji_conformance.referee.match_rulings import MatchRuling, MatchVerdict
from gouji_conformance.referee.match_text import (
    asked_lines,
    done_words,
    hand_over_lines,
    listed_for,
    listed_lines,
    match_lines,
    owed_lines,
)
from gouji_conformance.referee.ruling_text import printed
from gouji_conformance.sentences.deal_slots import STEPS
from gouji_conformance.speech.messages import listed, message
from gouji_rulings.ruling_json import turned_json, verdict_json
from gouji_rulings.ruling_words import judged_words, turned_paragraphs, verdict_paragraphs
from gouji_rulings.rulings import Turned
from gouji_rulings.words import seat_words, verbs_words
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language, Text


def match_ruling_lines(ruling: MatchRuling, ruleset: Ruleset, language: Language) -> Iterator[str]:
    """Yield the ruling for people, no line over 80 cells."""
    yield from match_lines(ruling.before, ruling.rules, language)
    yield ""
    if ruling.done is not None and ruling.outcome is not None:
        yield from printed(verdict_paragraphs(done_words(ruling.done), ruling.outcome), language)
        if ruling.after.table.scores != ruling.before.table.scores:
            yield from hand_over_lines(ruling.after, ruling.rules, language)
        if ruling.after.play is None and ruling.after is not ruling.before:
            yield from owed_lines(ruling.after, language)
    yield from asked_lines(ruling.after, ruling.rules, language)
    yield from _may_lines(ruling, language)
    turned = [(entry.option, entry.value, _other_verdict(entry, ruling)) for entry in ruling.turned]
    yield from printed(turned_paragraphs(turned, ruleset), language)


def _may_lines(ruling: MatchRuling, language: Language) -> Iterator[str]:
    """Yield what the seat asked between two hands may do, act by act."""
    seat = steps.seat_to_act(ruling.after, ruling.rules)
    if seat and ruling.after.play is None:
        yield from ("  " + line for line in listed_lines(listed_for(ruling.after, ruling.rules, seat), language))


def _other_verdict(entry: Turned[MatchVerdict], ruling: MatchRuling) -> Text:
    verdict = entry.verdict
    if verdict is None:
        return message("ruling.could_not_arise")
    words = judged_words(verdict.accepted, verdict.reasons)
    if verdict.step in STEPS:
        words.append(Text(en=STEPS[verdict.step][0], zh=STEPS[verdict.step][1]))
    elif verdict.seat:
        words.append(message(f"table.phase_{verdict.step}", seat=seat_words(verdict.seat)))
    else:
        words.append(message("match.ended"))
    if verdict.may:
        asked = [seat_words(verdict.seat)] if verdict.seat else []
        words.append(Text.same(" ").join([*asked, verbs_words(verdict.may).map("({})".format)]))
    if verdict.leader and verdict.leader != ruling.after.table.leader:
        words.append(message("match.leader", seat=seat_words(verdict.leader)))
    if verdict.owed:
        words.append(listed(map(_transfer, verdict.owed)))
    if verdict.scores != ruling.after.table.scores and verdict.scores:
        odd, even = verdict.scores[-1]
        words.append(message("match.written", odd=odd, even=even))
    return Text(zh="；", en="; ").join(words)


def _transfer(owed: tuple[int, int, int]) -> Text:
    giver, taker, count = owed
    return message("match.transfer", giver=seat_words(giver), taker=seat_words(taker), count=count)


def match_ruling_json(ruling: MatchRuling, ruleset: Ruleset) -> dict[str, Any]:
    """Return the ruling as JSON: ruleset, verdict, the match as the protocol has it, what it turned on."""
    answer: dict[str, Any] = {"ruleset": ruleset.to_json()}
    if ruling.done is not None and ruling.outcome is not None:
        answer |= verdict_json(str(ruling.done), ruling.outcome)
    answer["state"] = match_state_json(ruling.after, ruling.rules)
    answer["turned_on"] = turned_json(ruling.turned)
    return answer
