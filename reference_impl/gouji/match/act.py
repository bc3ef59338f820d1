"""What is done in a match outside the hand: by a seat, or by the table as a whole."""

from typing import Final, Literal

from gouji.play.action import Action
from gouji.referee.penalties import Infraction
from gouji.table import suits
from gouji.table.cards import NO_CARDS, Counts, cards_text
from gouji.table.suits import SuitedCard
from gouji.values import Value

Verb = Literal[
    "opposites",
    "sides",
    "lots",
    "paired_lots",
    "sit",
    "name_last",
    "replace",
    "blind_call",
    "seen_call",
    "no_call",
    "drawer",
    "open",
    "taker",
    "deal",
    "show",
    "no_show",
    "lot_leader",
    "rebel",
    "no_rebel",
    "waive",
    "insist",
    "accept",
    "refuse",
    "pay",
    "return",
    "buy",
    "revolt",
    "no_revolt",
    "claim_head",
    "no_claim",
    "remove",
    "no_remove",
    "end_match",
    "found",
]

OPPOSITES: Final = "opposites"
SIDES: Final = "sides"
LOTS: Final = "lots"
PAIRED_LOTS: Final = "paired_lots"
SIT: Final = "sit"
NAME_LAST: Final = "name_last"
REPLACE: Final = "replace"
BLIND_CALL: Final = "blind_call"
SEEN_CALL: Final = "seen_call"
NO_CALL: Final = "no_call"
DRAWER: Final = "drawer"
OPEN: Final = "open"
TAKER: Final = "taker"
DEAL: Final = "deal"
SHOW: Final = "show"
NO_SHOW: Final = "no_show"
LOT_LEADER: Final = "lot_leader"
REBEL: Final = "rebel"
NO_REBEL: Final = "no_rebel"
WAIVE: Final = "waive"
INSIST: Final = "insist"
ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
PAY: Final = "pay"
RETURN: Final = "return"
BUY: Final = "buy"
REVOLT: Final = "revolt"
NO_REVOLT: Final = "no_revolt"
CLAIM_HEAD: Final = "claim_head"
NO_CLAIM: Final = "no_claim"
REMOVE: Final = "remove"
NO_REMOVE: Final = "no_remove"
END_MATCH: Final = "end_match"
FOUND: Final = "found"

OF_THE_TABLE: Final[tuple[Verb, ...]] = (
    OPPOSITES,
    SIDES,
    LOTS,
    PAIRED_LOTS,
    SIT,
    REPLACE,
    DRAWER,
    TAKER,
    DEAL,
    LOT_LEADER,
)
"""What nobody does alone: what the six agree on, lots, and the cards as they come."""
OF_A_SEAT: Final[tuple[Verb, ...]] = (
    NAME_LAST,
    BLIND_CALL,
    SEEN_CALL,
    NO_CALL,
    OPEN,
    SHOW,
    NO_SHOW,
    REBEL,
    NO_REBEL,
    WAIVE,
    INSIST,
    ACCEPT,
    REFUSE,
    PAY,
    RETURN,
    BUY,
    REVOLT,
    NO_REVOLT,
    CLAIM_HEAD,
    NO_CLAIM,
    REMOVE,
    NO_REMOVE,
    END_MATCH,
)
BY_REFEREE: Final[tuple[Verb, ...]] = (FOUND,)
"""What the referee says of a seat, at any time: that it is found in a breach of Article 30."""
VERBS: Final[tuple[Verb, ...]] = (*OF_THE_TABLE, *OF_A_SEAT, *BY_REFEREE)

WITH_GROUPS: Final[tuple[Verb, ...]] = (OPPOSITES, SIDES)
"""What tells who is together."""
WITH_SUITS: Final[tuple[Verb, ...]] = (LOTS, PAIRED_LOTS, OPEN, DEAL, SHOW)
"""What goes with cards whose suits may matter, in their order."""
WITH_CARDS: Final[tuple[Verb, ...]] = (PAY, RETURN, REFUSE, REMOVE, BUY)
"""What goes with cards that are ranks only; ``refuse`` has none where a whole tribute is refused, and ``remove``
names each rank by one card."""
TO_A_SEAT: Final[tuple[Verb, ...]] = (NAME_LAST, BLIND_CALL, SEEN_CALL, DRAWER, TAKER, LOT_LEADER, BUY)
"""What names a seat."""


class Act(Value):
    """One thing that is done between two hands; the referee's word, and the wish to end a match, come in a hand too.

    Attributes:
        do: the verb.
        seat: who does it, or with ``found`` has done it; 0 for the table.
        cards: with ``pay``, ``return``, ``refuse`` and ``remove``; with ``buy`` the price.
        suited: with ``lots``, ``open``, ``deal`` and ``show``: cards in order, with their suits.
        to: the seat that is named.
        names: with ``lots`` and ``sit`` the six players; with ``replace`` six texts, empty where a player stays.
        groups: with ``opposites`` and ``sides``: the players that are together.
        hands: with ``deal`` instead of the order of the cards: what seats 1 to 6 have drawn once all is drawn.
        breach: with ``found``.
        turns: with ``found``: how many turns it costs, where the five others fix that (GJ-30.2.1); 0 where they
            have fixed none.
    """

    __match_args__ = ("do", "seat", "cards", "suited", "to", "names", "groups", "hands", "breach", "turns")
    __slots__ = __match_args__

    def __init__(  # noqa: PLR0913 - one verb uses two of them at most
        self,
        do: Verb,
        seat: int = 0,
        *,
        cards: Counts = NO_CARDS,
        suited: tuple[SuitedCard, ...] = (),
        to: int = 0,
        names: tuple[str, ...] = (),
        groups: tuple[tuple[str, ...], ...] = (),
        hands: tuple[tuple[SuitedCard, ...], ...] = (),
        breach: Infraction | None = None,
        turns: int = 0,
    ) -> None:
        self.do: Final[Verb] = do
        self.seat: Final = seat
        self.cards: Final = cards
        self.suited: Final = suited
        self.to: Final = to
        self.names: Final = names
        self.groups: Final = groups
        self.hands: Final = hands
        self.breach: Final = breach
        self.turns: Final = turns

    def __str__(self) -> str:
        """Return it as the record of a match writes it: ``P3 show 3h3h``, ``drawer P2``, ``P1 pay B2``."""
        words = [f"P{self.seat}"] if self.seat else []
        words.append(self.do)
        if self.do == REPLACE:
            words += [f"P{seat} {name}" for seat, name in enumerate(self.names, start=1) if name]
        elif self.do in (LOTS, PAIRED_LOTS):
            words += [
                f"{name} {suits.suited_text((card,))}" for name, card in zip(self.names, self.suited, strict=True)
            ]
        else:
            words += self.names
            words += [" / ".join(" ".join(group) for group in self.groups)] if self.groups else []
            words += [suits.suited_text(self.suited)] if self.suited else []
            words += [" / ".join(suits.suited_text(hand) for hand in self.hands)] if self.hands else []
        if any(self.cards):
            words.append(cards_text(self.cards))
        if self.to:
            words.append(f"P{self.to}")
        if self.breach is not None:
            words.append(self.breach)
        if self.turns:
            words.append(str(self.turns))
        return " ".join(words)


Done = Act | Action
"""What is done in a match: between the hands an ``Act``, within a hand an ``Action``."""
