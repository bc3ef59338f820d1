"""A position as one text: the hands, who leads, who is out, then the actions so far.

``99 3/TT/4/KK 5/6/7; lead P1; out P4 P2; revolution P6; P1 play 99; P2 pass``

A pick is the partner named and the sets he has fixed, in order, between commas: ``P1 pick P3 99, 3``.  What the
referee does to a seat stands among the actions: ``P3 lose_turn``, ``P3 make_last``; turns to lose that are brought from
the hand before stand before them: ``lost P3 P3``.

The first part is the hands of seats 1 to 6, ``-`` for none; the parts after it come in any number, ended
by ``;`` or by the end of a line, and may be in Chinese (``written.py``).  What a state holds besides – passes, debts,
the melee – follows from the actions, so that a position needs nothing but what a scoresheet has.
"""

from typing import Final

from gouji.play import action as verbs
from gouji.play import consequences, judge, seating
from gouji.play.action import Action
from gouji.play.outcome import Outcome
from gouji.play.state import State
from gouji.play.written import CHINESE_VERBS, plain, plain_part
from gouji.rules import Rules
from gouji.table import cards, seats
from gouji.table.cards import NO_CARDS, Counts
from gouji_spec.reasons import reasons


class PositionError(ValueError):
    """A text that is no position, or one whose actions the rules refuse.

    Attributes:
        part: which part is at fault, from 1.
        problem: what is wrong and what was expected, in English.
        problem_zh: the same in Chinese.
        reasons: the codes, where the rules refuse an action.
        done: that action; None where there is none.
    """

    def __init__(
        self, part: int, problem: str, problem_zh: str, reasons: tuple[str, ...] = (), done: Action | None = None
    ) -> None:
        self.part = part
        self.problem = problem
        self.problem_zh = problem_zh
        self.reasons = reasons
        self.done = done
        super().__init__(f"position, part {part}: {problem}")

    @classmethod
    def refused(cls, part: int, done: object, codes: tuple[str, ...]) -> "PositionError":
        """Return that the rules refuse what is *done* in a part, and why."""
        names = "、".join(reasons()[code].name.zh for code in codes)
        return cls(
            part,
            f"{done}: refused ({', '.join(codes)})",
            f"{done}：不准（{names}）",
            codes,
            done if isinstance(done, Action) else None,
        )


class Position:
    """A lead and the actions since.

    Attributes:
        hands: the cards of seats 1 to 6 before the lead.
        leader: who is to lead.
        out: the seats already out, first to last.
        revolution: the seat that has revolted; 0 for none.
        actions: what has been done since, refused or not, in order.
        lost: the seats that bring turns to lose from the hand before, once for each turn (GJ-29.2.5).
    """

    __slots__ = ("actions", "hands", "leader", "lost", "out", "revolution")

    def __init__(  # noqa: PLR0913, PLR0917 - what a position is
        self,
        hands: tuple[Counts, ...],
        leader: int,
        out: tuple[int, ...] = (),
        revolution: int = 0,
        actions: tuple[Action, ...] = (),
        lost: tuple[int, ...] = (),
    ) -> None:
        self.hands: Final = hands
        self.leader: Final = leader
        self.out: Final = out
        self.revolution: Final = revolution
        self.actions: Final = actions
        self.lost: Final = lost

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"parse_position({str(self)!r})"

    def __str__(self) -> str:
        """Return it as text; ``parse_position`` reads it back."""
        parts = ["/".join(cards.cards_text(hand) or "-" for hand in self.hands), f"lead P{self.leader}"]
        if self.out:
            parts.append("out " + " ".join(f"P{seat}" for seat in self.out))
        if self.revolution:
            parts.append(f"revolution P{self.revolution}")
        if self.lost:
            parts.append("lost " + " ".join(f"P{seat}" for seat in self.lost))
        return "; ".join([*parts, *(str(done) for done in self.actions)])

    def with_action(self, done: Action) -> "Position":
        """Return the position one action later."""
        return Position(self.hands, self.leader, self.out, self.revolution, (*self.actions, done), self.lost)

    def without_last(self) -> "tuple[Position, Action | None]":
        """Return the position one action earlier, and that action; None where nothing has been done."""
        if not self.actions:
            return self, None
        *before, last = self.actions
        return Position(self.hands, self.leader, self.out, self.revolution, tuple(before), self.lost), last

    def start(self, rules: Rules) -> State:
        """Return the state before the first action."""
        return consequences.start(self.hands, self.leader, rules, self.out, self.revolution, self.lost)

    def outcomes(self, rules: Rules) -> list[Outcome]:
        """Return the verdict on every action, played from the start."""
        state, found = self.start(rules), []
        for done in self.actions:
            outcome = judge.judge(state, done, rules)
            found.append(outcome)
            state = outcome.state
        return found

    def state(self, rules: Rules) -> State:
        """Return the state after all its actions.

        Raises:
            PositionError: the rules refuse an action at no cost; a wrong follow that costs the turn
                (``misplay = forfeit``) is part of the hand.
        """
        state = self.start(rules)
        first = 2 + bool(self.out) + bool(self.revolution) + bool(self.lost)
        for number, done in enumerate(self.actions, start=first + 1):
            outcome = judge.judge(state, done, rules)
            if not outcome.accepted and outcome.state is state:
                raise PositionError.refused(number, done, outcome.reasons)
            state = outcome.state
        return state


def parse_position(text: str) -> Position:
    """Return the position written in *text*.

    >>> str(parse_position("99 3/TT/4/KK 5/6/7; lead P1; P1 play 99; P2 pass"))
    '993/TT/4/KK5/6/7; lead P1; P1 play 99; P2 pass'

    Raises:
        PositionError: it is none; the part at fault and what was expected.
    """
    parts = [part.strip() for part in plain(text).split(";")]
    if parts and not parts[-1]:
        parts.pop()
    hands = parse_hands(parts[0] if parts else "")
    leader, revolution = 0, 0
    out: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    actions: list[Action] = []
    for number, part in enumerate(parts[1:], start=2):
        word, *rest = part.split() or [""]
        if word == "lead" and len(rest) == 1:
            leader = _seat(rest[0], number)
        elif word == "out" and rest:
            out = tuple(_seat(name, number) for name in rest)
        elif word == "revolution" and len(rest) == 1:
            revolution = _seat(rest[0], number)
        elif word == "lost" and rest:
            lost = tuple(_seat(name, number) for name in rest)
        else:
            actions.append(parse_action(part, number))
    if not leader:
        raise PositionError(len(parts), "expected who leads, such as lead P1", "缺发牌人，例如 lead P1")
    _check(hands, out, revolution)
    return Position(hands, leader, out, revolution, tuple(actions), lost)


def parse_hands(text: str, part: int = 1) -> tuple[Counts, ...]:
    """Return the six hands written between slashes in *text*, ``-`` for no cards.

    Raises:
        PositionError: they are none; *part* is named as the part at fault.
    """
    written = [hand.strip() for hand in text.split("/")]
    if len(written) != 6:
        raise PositionError(
            part,
            f"expected six hands between slashes, found {len(written)}",
            f"应为用斜线隔开的六手牌，现有 {len(written)} 手",
        )
    hands = []
    for seat, hand in enumerate(written, start=1):
        try:
            hands.append(NO_CARDS if hand == "-" else cards.parse_cards(hand))
        except cards.CardsError as error:
            raise PositionError(part, f"P{seat}: {error.problem}", f"P{seat}：{error.problem_zh}") from error
    return tuple(hands)


def _check(hands: tuple[Counts, ...], out: tuple[int, ...], revolution: int) -> None:
    """Refuse hands, places and a revolution that cannot be a position."""
    found = seating.fault(hands, out, revolution)
    if found is None:
        return
    name = f"P{found.seat} " if found.seat else ""
    part = 2 if found.place == "out" else 1
    raise PositionError(part, name + found.problem, name + found.problem_zh)


def _seat(name: str, number: int) -> int:
    seat = seats.parse_seat(name)
    if seat is None:
        raise PositionError(number, f"expected a seat P1 to P6, found {name!r}", f"应为座位 P1 至 P6，现为 {name!r}")
    return seat


def parse_action(text: str, number: int = 1) -> Action:
    """Return what is done in a hand as a position writes it: ``P1 play 99``, ``P4 allow_cover P5``.

    Raises:
        PositionError: it is no action; *number* is named as the part at fault.
    """
    name, _, rest = plain_part(text).partition(" ")
    seat = _seat(name, number)
    verb, _, given = rest.strip().partition(" ")
    if verb == verbs.PICK:
        return _pick(seat, given, number)
    if verb not in verbs.VERBS and verb not in verbs.BY_REFEREE:
        listed = ", ".join((*verbs.VERBS, verbs.PICK, *verbs.BY_REFEREE))
        raise PositionError(
            number, f"expected one of {listed}; found {verb!r}", f"应为 {'、'.join(CHINESE_VERBS)} 之一，现为 {verb!r}"
        )
    if verb == verbs.ALLOW_COVER:
        return Action(seat, verb, NO_CARDS, _seat(given.strip(), number))
    if verb not in verbs.WITH_CARDS:
        if given.strip():
            raise PositionError(
                number, f"nothing goes with {verb}; found {given!r}", f"{verb} 后不接别的，现为 {given!r}"
            )
        return Action(seat, verb)
    return Action(seat, verb, _cards(given, number))


def _pick(seat: int, given: str, number: int) -> Action:
    name, _, order = given.strip().partition(" ")
    written = order.replace("，", ",").replace("、", ",").split(",")
    return Action(seat, verbs.PICK, NO_CARDS, _seat(name, number), tuple(_cards(one, number) for one in written))


def _cards(text: str, number: int) -> Counts:
    try:
        return cards.parse_cards(text)
    except cards.CardsError as error:
        raise PositionError(number, error.problem, error.problem_zh) from error
