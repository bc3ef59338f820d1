"""The protocol's requests and results as types: the same as ``spec/protocol/*.json``, field by field.

The runner judges plain JSON, so that one wrong field costs one row and not the conversation; these types
are for those who write or check a whole message.  Fields that a receiver does not know are ignored.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from gouji_conformance.engines.session import EngineInfo

Rank = Literal["3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "S", "B"]
Phase = Literal["lead", "respond", "burn", "cover", "over"]
Do = Literal["play", "pass", "yield", "cover", "burn", "decline", "wind", "allow_cover", "renounce"]


class Harness(msgspec.Struct, frozen=True):
    """Who asks."""

    name: str
    version: str


class InitializeParams(msgspec.Struct, frozen=True):
    """The handshake; its result is ``EngineInfo``."""

    protocol: str
    harness: Harness


class RulesetParams(msgspec.Struct, frozen=True):
    """A profile and the options in which the table departs from it."""

    profile: str
    options: dict[str, str]


class ClassifyParams(msgspec.Struct, frozen=True):
    """Is this one set, and what is it?"""

    ruleset: RulesetParams
    cards: str


class ClassifyResult(msgspec.Struct, frozen=True):
    """A set, all fields but *reasons* given; or no set, *legal* false with the reasons alone."""

    legal: bool
    rank: Rank | UnsetType = UNSET
    size: int | UnsetType = UNSET
    twos: int | UnsetType = UNSET
    small: int | UnsetType = UNSET
    big: int | UnsetType = UNSET
    gouji: bool | UnsetType = UNSET
    dead: bool | UnsetType = UNSET
    reasons: tuple[str, ...] | UnsetType = UNSET


class BeatsParams(msgspec.Struct, frozen=True):
    """Do these cards beat the set on the table?"""

    ruleset: RulesetParams
    cards: str
    over: str


class BeatsResult(msgspec.Struct, frozen=True):
    """Whether they do, and the reasons where they do not."""

    beats: bool
    reasons: tuple[str, ...] | UnsetType = UNSET


class Position(msgspec.Struct, frozen=True):
    """Hands by seat, who leads, who is out, who has revolted."""

    hands: dict[str, str]
    leader: int
    out: tuple[int, ...] | UnsetType = UNSET
    revolution: int | UnsetType | None = UNSET


class StartParams(msgspec.Struct, frozen=True):
    """Begin a game at a lead."""

    game: str
    ruleset: RulesetParams
    position: Position


class ToAct(msgspec.Struct, frozen=True):
    """The seat that acts next and, where the engine gives it, what it may do."""

    seat: int
    may: tuple[Do, ...] | UnsetType = UNSET


class Table(msgspec.Struct, frozen=True):
    """The set to be beaten and who laid it."""

    seat: int
    cards: str
    gouji: bool
    dead: bool


class State(msgspec.Struct, frozen=True):
    """What everybody at the table may know; the fields after *places* are given where declared."""

    phase: Phase
    to_act: ToAct | None
    table: Table | None
    hands: dict[str, int]
    out: tuple[int, ...]
    places: tuple[int, ...] | UnsetType = UNSET
    passed: tuple[int, ...] | UnsetType = UNSET
    opened: tuple[int, ...] | UnsetType = UNSET
    headless: tuple[int, ...] | UnsetType = UNSET
    melee: bool | UnsetType = UNSET
    burner: int | UnsetType | None = UNSET
    dead_gou: bool | UnsetType = UNSET
    half: Literal["first", "second"] | UnsetType = UNSET
    speakers: tuple[int, ...] | UnsetType = UNSET
    walls: dict[str, int | None] | UnsetType = UNSET


class StateResult(msgspec.Struct, frozen=True):
    """The state of a game: the result of ``play/start`` and ``play/state``."""

    state: State


class ActParams(msgspec.Struct, frozen=True):
    """A seat does something."""

    game: str
    seat: int
    do: Do
    cards: str | UnsetType = UNSET
    to: int | UnsetType = UNSET


class ActResult(msgspec.Struct, frozen=True):
    """Whether the rules accept it, and the state afterwards."""

    accepted: bool
    state: State
    reasons: tuple[str, ...] | UnsetType = UNSET
    events: tuple[dict[str, Any], ...] | UnsetType = UNSET


class ReportParams(msgspec.Struct, frozen=True):
    """A seat is asked how many cards it has; null stands for "not yet"."""

    game: str
    seat: int
    says: int | None


class ReportResult(msgspec.Struct, frozen=True):
    """Whether the answer is as the law asks."""

    accepted: bool
    reasons: tuple[str, ...] | UnsetType = UNSET


class GameParams(msgspec.Struct, frozen=True):
    """Asks about a game: ``play/moves`` and ``play/state``."""

    game: str


class Move(msgspec.Struct, frozen=True):
    """One action of the seat to act."""

    do: Do
    cards: str | UnsetType = UNSET
    to: int | UnsetType = UNSET


class MovesResult(msgspec.Struct, frozen=True):
    """Every action that the seat to act may take."""

    moves: tuple[Move, ...]


class ScoreParams(msgspec.Struct, frozen=True):
    """What a hand scores."""

    ruleset: RulesetParams
    places: tuple[int, ...]
    revolution: int | UnsetType | None = UNSET


class ScoreResult(msgspec.Struct, frozen=True):
    """What each side writes down, and whether it was a sweep."""

    odd: int
    even: int
    sweep: bool


class Nothing(msgspec.Struct, frozen=True):
    """No parameters, or a result that says nothing."""


METHODS: Final[dict[str, tuple[type[msgspec.Struct], type[msgspec.Struct]]]] = {
    "initialize": (InitializeParams, EngineInfo),
    "sets/classify": (ClassifyParams, ClassifyResult),
    "sets/beats": (BeatsParams, BeatsResult),
    "play/start": (StartParams, StateResult),
    "play/act": (ActParams, ActResult),
    "play/moves": (GameParams, MovesResult),
    "play/state": (GameParams, StateResult),
    "table/report": (ReportParams, ReportResult),
    "match/score": (ScoreParams, ScoreResult),
    "shutdown": (Nothing, Nothing),
}
"""Method → types of its parameters and its result."""
