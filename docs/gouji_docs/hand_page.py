"""A short annotated hand: every act with the ruling that the engine gives as the book is built, and why it is so."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.outcome import Outcome
from gouji.play.position import parse_position
from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji.table.gouji_sets import is_gouji
from gouji.table.sets import make_set
from gouji_conformance.annotated_game import AnnotatedRuling, read_game
from gouji_docs import texts
from gouji_docs.desk_links import address_of
from gouji_docs.desk_page import PAGE as DESK
from gouji_docs.steps import strip
from gouji_docs.words import label
from gouji_rulings.picture import asked_words, picture_of
from gouji_rulings.ruling_words import action_words, turn_paragraphs
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset

FILE: Final = Path(__file__).resolve().parents[2] / "conformance" / "games" / "first-hand.toml"
SHOWN_AS: Final = "conformance/games/first-hand.toml"


class HandDirective(SphinxDirective):
    """``{gouji:hand}``: the hand for those who have never played, act by act."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the table at the start and a step for every act."""
        self.env.note_dependency(str(FILE))
        game = read_game(FILE)
        ruleset = Ruleset.of(game.profile)
        rules = rules_of(ruleset)
        position = parse_position(game.position)
        state = position.start(rules)
        found: list[nodes.Node] = [_drawn(state)]
        for ruling in game.rulings:
            done = parse_position(f"{position}; {ruling.action}").actions[-1]
            outcome = judge(state, done, rules)
            found.append(texts.block("gj-step", *_step(ruling, done, outcome, rules)))
            if outcome.accepted:
                position = position.with_action(done)
            state = outcome.state
        if DESK in self.env.found_docs:
            desk = self.env.app.builder.get_relative_uri(self.env.current_document.docname, DESK)
            to = desk + address_of(ruleset.to_json(), str(position))
            words = nodes.inline("", "", *texts.spans(label("open_on_desk")))
            found.append(texts.line(nodes.reference("", "", words, refuri=to, internal=True), classes=["gj-note"]))
        return found


def _step(ruling: AnnotatedRuling, act: Action, outcome: Outcome, rules: Rules) -> Iterator[nodes.Node]:
    """Yield what is done, whether it stands, why, who is asked then, and by which clauses."""
    head: list[nodes.Node] = [nodes.strong("", "", *texts.spans(action_words(act)))]
    if not outcome.accepted:
        head += [nodes.Text(" "), texts.badge(label("refused"), "refuses")]
    yield texts.line(*head)
    yield texts.pair(ruling.why, SHOWN_AS)
    for code in outcome.reasons:
        yield texts.line(*texts.spans(reasons()[code].message), classes=["gj-note"])
    asked = next(turn_paragraphs(outcome.state, rules)).words
    yield texts.labelled(label("next"), *texts.spans(asked), classes=["gj-note"])
    if outcome.accepted and act.do in {verbs.PLAY, verbs.BURN} and is_gouji(make_set(act.cards)):
        yield _drawn(outcome.state)
    links = [[texts.reference_to("clause", name, None, SHOWN_AS)] for name in ruling.clauses]
    yield texts.labelled(label("clauses"), *texts.listed(links), classes=["gj-note", "no-search"])


def _drawn(state: State) -> nodes.raw:
    """Return the table as it stands, with who is asked."""
    return strip([picture_of(state, asked=asked_words(state))])
