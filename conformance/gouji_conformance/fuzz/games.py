"""What is asked while fuzzing, as plain data: some cards, a hand with what is done in it, or a scene, at one table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from gouji.play import action as verbs
from gouji.play.position import Position, parse_position
from gouji.table.cards import cards_text
from gouji_conformance.fuzz.scenes import Scene, read_scene
from gouji_spec.ruleset import Ruleset

GAME: Final = "game"
"""What a hand is called; on the wire it has another name."""

Request = tuple[str, dict[str, Any]]
"""A method with its parameters."""


@dataclass(frozen=True, slots=True)
class Lay:
    """A question about cards.

    Attributes:
        ruleset: of the table.
        laid: the cards.
        over: those that they are to beat; nothing where it is only asked what they are.
    """

    ruleset: Ruleset
    laid: str
    over: str = ""

    area = "sets"

    def requests(self) -> Iterator[Request]:
        """Yield the one request."""
        asked = {"ruleset": self.ruleset.to_json(), "cards": self.laid}
        yield ("sets/beats", {**asked, "over": self.over}) if self.over else ("sets/classify", asked)

    def __str__(self) -> str:
        """Return it as text."""
        return f"{self.laid} / {self.over}" if self.over else self.laid


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand from some lead on, and what is done in it, lawful or not.

    Attributes:
        ruleset: of the table.
        position: the hands, who leads, and every act.
    """

    ruleset: Ruleset
    position: Position

    area = "play"

    def requests(self) -> Iterator[Request]:
        """Yield the beginning and each act; what may be done is asked by who asks these."""
        where = self.position
        hands = {str(seat): cards_text(hand) for seat, hand in enumerate(where.hands, start=1) if any(hand)}
        position: dict[str, Any] = {"hands": hands, "leader": where.leader, "out": list(where.out)}
        position["revolution"] = where.revolution or None
        yield "play/start", {"game": GAME, "ruleset": self.ruleset.to_json(), "position": position}
        for act in where.actions:
            params: dict[str, Any] = {"game": GAME, "seat": act.seat, "do": act.do}
            if act.do in verbs.WITH_CARDS:
                params["cards"] = cards_text(act.cards)
            if act.to:
                params["to"] = act.to
            yield "play/act", params

    def __str__(self) -> str:
        """Return it as ``gouji judge`` reads a position."""
        return str(self.position)


Game = Lay | Hand | Scene


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it is kept in a file."""

    area: str
    profile: str
    options: dict[str, str]
    text: str


def written(game: Game) -> Written:
    """Return *game* as it is kept."""
    return Written(game.area, game.ruleset.profile, dict(game.ruleset.departures), str(game))


def read(kept: Written) -> Game:
    """Return the game that was *kept*.

    Raises:
        ValueError: it is none (any more): a position that cannot be read, a table that the law no longer knows.
    """
    ruleset = Ruleset.of(kept.profile, **kept.options)
    if kept.area == Hand.area:
        return Hand(ruleset, parse_position(kept.text))
    if kept.area != Lay.area:
        return read_scene(ruleset, kept.area, kept.text)
    laid, _, over = kept.text.partition(" / ")
    return Lay(ruleset, laid, over)
