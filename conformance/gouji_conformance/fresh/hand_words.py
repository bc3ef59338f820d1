"""A hand in sentences of the phrasebook: how it begins, and what is done in it."""

from typing import Any, Final

from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.play.position import Position
from gouji.table.cards import cards_text
from gouji_conformance.fresh.voice import Telling, Voice
from gouji_conformance.sentences.sentence import Said

_SAID: Final[dict[str, str]] = {
    verbs.PLAY: "plays",
    verbs.PASS: "passes",
    verbs.YIELD: "yields",
    verbs.COVER: "covers",
    verbs.BURN: "burns",
    verbs.DECLINE: "declines",
    verbs.WIND: "applies-for-wind",
    verbs.ALLOW_COVER: "allows-cover",
    verbs.RENOUNCE: "renounces",
}
"""Verb → the sentence by which it is done."""


def begin(told: Telling, voice: Voice, position: Position) -> None:
    """Tell where *position* begins: the hands, who is out or has revolted, who leads."""
    rows = [(f"P{seat}", cards_text(hand)) for seat, hand in enumerate(position.hands, start=1) if any(hand)]
    told.say(voice.said("hands"), (("seat", "hand"), *rows))
    if position.out:
        told.say(voice.said("already-out", seats=list(position.out)))
    if position.revolution:
        told.say(voice.said("revolted", seat=position.revolution))
    told.say(voice.said("leader", seat=position.leader))


def said_of(voice: Voice, action: Action) -> Said:
    """Return the sentence by which *action* is done."""
    values: dict[str, Any] = {"seat": action.seat}
    if action.do in verbs.WITH_CARDS:
        values["cards"] = cards_text(action.cards)
    if action.do == verbs.ALLOW_COVER:
        values["partner"] = action.to
    return voice.said(_SAID[action.do], **values)
