"""What a person at a table means by a few words between the hands: in either language, or as in a record."""

from typing import Final

from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done, Verb
from gouji.match.record_text import parse_done
from gouji.match.state import Match
from gouji.play.position import PositionError
from gouji.rules import rules_of
from gouji_conformance.referee import playing
from gouji_conformance.referee.match_rulings import read_done
from gouji_conformance.sentences.deal_slots import read_suited
from gouji_conformance.speech.faults import UserError
from gouji_rulings.words import verb_words
from gouji_spec.ruleset import Ruleset

_SHORT: Final[dict[str, Verb]] = {
    "亮": verbs.SHOW,
    "免": verbs.WAIVE,
    "免贡": verbs.WAIVE,
    "不免": verbs.INSIST,
    "收": verbs.ACCEPT,
    "拒": verbs.REFUSE,
    "拒贡": verbs.REFUSE,
    "不收": verbs.REFUSE,
    "退": verbs.REFUSE,
    "进": verbs.PAY,
    "还": verbs.RETURN,
    "会": verbs.REMOVE,
    "不会": verbs.NO_REMOVE,
    "大落": verbs.NAME_LAST,
}
"""Words for verbs besides those that are printed."""

_SPOKEN: Final[dict[str, Verb]] = {
    **_SHORT,
    **{words: verb for verb in verbs.OF_A_SEAT for words in (verb_words(verb).zh, verb_words(verb).en)},
    **{words: verb for verb in verbs.OF_A_SEAT for words in (verb, verb.replace("_", " "))},
}
_LONGEST_FIRST: Final = sorted(_SPOKEN, key=len, reverse=True)
_WITH_SOMETHING: Final = (verbs.SHOW, verbs.PAY, verbs.RETURN, verbs.REMOVE, verbs.NAME_LAST)
"""Verbs that bare cards, or a bare seat, are enough for where they are asked."""


def read_words(words: str, seat: int, match: Match, ruleset: Ruleset) -> Done | None:
    """Return what a person at *seat* means by *words*; None where they mean nothing.

    Bare cards, or a bare seat, are what the step asks for; within a hand they are a play.
    """
    if not words:
        return None
    verb, rest = _verb_of(words)
    if match.play is not None and verb != verbs.END_MATCH:
        return playing.read_spoken(words, seat)
    if verb is None:
        _, may = steps.to_act(match, rules_of(ruleset)) or (0, ())
        verb, rest = next((asked for asked in _WITH_SOMETHING if asked in may), None), words
    act = None if verb is None else _act(verb, seat, rest)
    return _sentence(words, ruleset) if act is None else act


def _verb_of(words: str) -> tuple[Verb | None, str]:
    """Return the verb with which *words* begin, and what goes with it."""
    said = words.lower()
    for alias in _LONGEST_FIRST:
        after = words[len(alias) :]
        if said.startswith(alias) and (not after or after[0] == " " or not alias.isascii()):
            return _SPOKEN[alias], after.strip()
    return None, words


def _act(verb: Verb, seat: int, rest: str) -> Act | None:
    written = read_suited(rest, "zh") if verb in verbs.WITH_SUITS else rest
    try:
        done = parse_done(f"P{seat} {verb} {written}".strip())
    except PositionError:
        return None
    return done if isinstance(done, Act) else None


def _sentence(words: str, ruleset: Ruleset) -> Done | None:
    try:
        return read_done(words, ruleset)
    except UserError:
        return None
