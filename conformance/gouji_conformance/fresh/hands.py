"""Fresh questions of area ``play``: whole hands of a few cards each, with acts in them that no one may do.

The second reading is the lister: an act is asked only where the judge lets it stand exactly if the lister has it, and
an act of somebody else's only where the judge refuses it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from gouji.lister import moves
from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.outcome import Outcome
from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji_conformance.engines.oracle import NoAnswerError, Oracle
from gouji_conformance.fresh.hand_lots import chosen, dealt, key, tries
from gouji_conformance.fresh.hand_words import begin, said_of
from gouji_conformance.fresh.question import Asker, Question, clauses_of
from gouji_conformance.fresh.statements import Statement, telling
from gouji_conformance.fresh.voice import Telling

_MOST_ACTS: Final = 80
"""A hand that has not ended by then is left where it is."""
_TURNS: Final = ("turn-to-lead", "turn-to-answer", "turn-to-burn", "only-cover-left", "hand-over")
_REFUSALS: Final = ("refused",)
_LISTING: Final = ("may-do",)
_OTHERS: Final = (
    *("on-table", "table-gouji", "table-dead", "holds-number", "out-so-far", "passed-so-far", "melee", "headless"),
    *("nobody-headless", "burner", "no-burner", "opened", "nobody-opened", "dead-gou", "first-half", "second-half"),
)
"""What is looked at besides, a few of them after each act."""

_TOLD: Final = 2
_LISTED: Final = 12
"""A longer list of what may be done is not asked for: nobody would read it."""
_LISTS: Final = 0.1


def questions(asker: Asker) -> Iterator[Question | None]:
    """Yield hands without end, None where one did not begin: yes is that an act stands."""
    rules = rules_of(asker.ruleset)
    while True:
        yield _Hand(asker, rules).played()


class _Hand:
    """One hand that is played and told."""

    def __init__(self, asker: Asker, rules: Rules) -> None:
        self._asker = asker
        self._chance = asker.chance
        self._rules = rules
        self._oracle = Oracle()
        self._told = Telling(asker.voice, asker.ruleset)
        self._answers: list[Any] = []
        self._clauses: dict[str, None] = {}
        self._yes = self._no = 0
        self._turns, self._refusals, self._others, self._listing = map(
            asker.some_statements, (_TURNS, _REFUSALS, _OTHERS, _LISTING)
        )

    def played(self) -> Question | None:
        """Play it to its end, and return it; None where it does not begin."""
        position = dealt(self._chance)
        try:
            begin(self._told, self._asker.voice, position)
            state = position.start(self._rules)
            for _ in range(_MOST_ACTS):
                state = self._one_more(state)
                if state.places:
                    break
        except NoAnswerError:
            return None
        return Question(tuple(self._clauses), self._told, self._answers, self._yes, self._no)

    def _one_more(self, state: State) -> State:
        """Return the state one act later, before which as often as not something is tried that does not stand."""
        if self._no <= self._yes:
            state = self._tried(state)
        listed = moves.legal(state, self._rules)
        if not listed:
            return state
        if len(listed) <= _LISTED and self._chance.random() < _LISTS and self._asker.gives("lists_moves"):
            self._looked(state)
        action = chosen(listed, self._chance)
        outcome = judge(state, action, self._rules)
        if not outcome.accepted:
            raise NoAnswerError(str(action))  # judge and lister do not agree: this is nobody's question
        self._acted(action, outcome)
        return outcome.state

    def _tried(self, state: State) -> State:
        """Return *state* after something that is refused: as it was, but for a wrong follow that costs the turn."""
        listed = set(map(key, moves.legal(state, self._rules)))
        for action in tries(state, self._chance):
            outcome = judge(state, action, self._rules)
            if not outcome.accepted and key(action) not in listed:
                self._acted(action, outcome)
                return outcome.state
        return state

    # What is told

    def _acted(self, action: Action, outcome: Outcome) -> None:
        """Tell *action* and its *outcome*, with the clauses that made it so."""
        said = said_of(self._asker.voice, action)
        begun = len(self._told.maker.steps)
        self._told.say(said if outcome.accepted else self._asker.voice.tried(said))
        answer = self._answered()
        self._yes += outcome.accepted
        self._no += not outcome.accepted
        known = {"seat": action.seat, "leader": self._leader_after(outcome.state)}
        if not outcome.accepted:
            self._tell(self._refusals, answer, known)
        self._tell(self._turns, answer, known)
        self._tell(self._chance.sample(self._others, min(_TOLD, len(self._others))), answer, known)
        clauses = _clauses_of(outcome)
        self._clauses |= dict.fromkeys(clauses)
        self._told.cite(begun, clauses)

    def _looked(self, state: State) -> None:
        begun = len(self._told.maker.steps)
        self._told.say(self._asker.voice.said("list-moves"))
        self._tell(self._listing, self._answered(), {})
        if state.turn is not None:
            self._told.cite(begun, (state.turn.clause,))

    def _answered(self) -> Any:
        """Return the answer to what was said last, the beginning of the hand asked before it."""
        for operation in self._told.maker.operations[len(self._answers) :]:
            self._answers.append(self._oracle.to(operation))
        return self._answers[-1]

    def _tell(self, statements: Sequence[Statement], answer: Any, known: Mapping[str, Any]) -> None:
        for said in telling([(statement, known) for statement in statements], answer):
            self._told.say(said)

    def _leader_after(self, state: State) -> int:
        """Return who leads once the cover that alone is left is given; 0 where more is left."""
        turn = state.turn
        if turn is None or turn.phase != "cover":
            return 0
        after = judge(state, Action(turn.seat, verbs.COVER), self._rules).state.turn
        return 0 if after is None else after.seat


def _clauses_of(outcome: Outcome) -> tuple[str, ...]:
    """Return the clauses that made *outcome*: of its reasons, or of what happened and who is asked next."""
    found = clauses_of(outcome.reasons, outcome.events)
    turn = outcome.state.turn
    return found if outcome.reasons or turn is None else tuple(dict.fromkeys((*found, turn.clause)))
