"""A table to play at: actions as text, each expected to stand or to be refused for named reasons."""

from collections.abc import Callable

import pytest

from gouji.play import consequences, position, rights
from gouji.play.judge import judge
from gouji.play.outcome import Outcome
from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji.table.cards import NO_CARDS, parse_cards
from gouji_spec.ruleset import Ruleset

FILLER = "3 4 5 6"


class Table:
    """One hand in play, with what a test asks of it."""

    def __init__(self, state: State, rules: Rules) -> None:
        self.state = state
        self.rules = rules
        self.last: Outcome | None = None

    def act(self, text: str) -> Outcome:
        """Do one action, written as a position writes it."""
        self.last = judge(self.state, position.parse_action(text), self.rules)
        self.state = self.last.state
        return self.last

    def ok(self, text: str) -> "Table":
        """Do actions separated by commas; each must stand."""
        for one in text.split(","):
            outcome = self.act(one.strip())
            assert outcome.accepted, f"{one}: {outcome.reasons}"
        return self

    def no(self, text: str, *reasons: str) -> "Table":
        """Do an action that must be refused for *reasons*, among others, and change nothing."""
        before = self.state
        outcome = self.act(text)
        assert not outcome.accepted, text
        assert set(reasons) <= set(outcome.reasons), outcome.reasons
        assert outcome.state is before
        assert outcome.events == ()
        return self

    def wrong(self, text: str, *reasons: str) -> "Table":
        """Do a wrong follow that costs the turn."""
        before = self.state
        outcome = self.act(text)
        assert not outcome.accepted, text
        assert set(reasons) <= set(outcome.reasons), outcome.reasons
        assert outcome.state != before
        return self

    def asks(self, seat: int, may: str = "") -> "Table":
        """Expect *seat* to act, and where *may* is given exactly these verbs to be open to it."""
        turn = self.state.turn
        assert turn is not None
        assert turn.seat == seat, turn
        if may:
            assert set(rights.offered(self.state, self.rules)) == set(may.split()), turn
        return self

    def leads(self, seat: int) -> "Table":
        """Expect a new round led by *seat*."""
        assert self.state.phase == "lead", self.state
        return self.asks(seat)

    @property
    def events(self) -> list[str]:
        """The names of what the last action brought about."""
        assert self.last is not None
        return [event.name for event in self.last.events]


def _sit(
    profile: str = "outline",
    hands: str = "",
    *,
    lead: int = 1,
    out: tuple[int, ...] = (),
    revolution: int = 0,
    **options: str,
) -> Table:
    rules = rules_of(Ruleset.of(profile, **options))
    written = dict(part.split(":") for part in hands.split("/") if part.strip())
    held = {int(seat): parse_cards(text) for seat, text in written.items()}
    gone = {*out, revolution}
    cards = tuple(held.get(seat, NO_CARDS if seat in gone else parse_cards(FILLER)) for seat in range(1, 7))
    return Table(consequences.start(cards, lead, rules, out, revolution), rules)


@pytest.fixture
def table() -> Callable[..., Table]:
    """Return what seats six players: ``table("outline", "1: 9 9 / 4: TT", lead=1, cover="automatic")``."""
    return _sit
