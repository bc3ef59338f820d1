"""Who may act now, in four states of a hand: a table each, drawn from what the engine asks, and who may do what."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji.play.position import parse_position
from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji_docs import texts
from gouji_rulings.asked import in_turn
from gouji_rulings.picture import Picture, picture_of
from gouji_rulings.svg import svg
from gouji_rulings.words import seat_words, verbs_words
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

_WHERE: Final = "docs/gouji_docs/who_may_act.py"


@dataclass(frozen=True, slots=True)
class Situation:
    """A state of a hand: its name, the position, and by which clauses those are asked who are."""

    name: Text
    position: str
    clauses: tuple[str, ...]


SITUATIONS: Final = (
    Situation(
        Text(
            zh="一手普通牌：从下家起一家一家问，对头还可以让", en="An ordinary set: all in turn; the opposite may yield"
        ),
        "99 87654/87654/87654/87654/87654/87654; lead P1; P1 play 99; P2 pass; P3 pass",
        ("GJ-8.5.1", "GJ-8.5.4", "GJ-12.1.1"),
    ),
    Situation(
        Text(
            zh="一手够级牌：先问能烧的，再问对头，别人不问", en="A gouji set: whoever can burn, then the opposite alone"
        ),
        "KK 87654/87654/22 55 S/87654/87654/22 66 S; lead P1; P1 play KK",
        ("GJ-9.3", "GJ-9.3.1", "GJ-10.2.2"),
    ),
    Situation(
        Text(
            zh="对头走了（无头）：够级牌也按顺序，谁都能压",
            en="The opposite is out (headless): all in turn, gouji or not",
        ),
        "KK 87654/87654/87654/-/87654/87654; lead P1; out P4; P1 play KK",
        ("GJ-17.1.1", "GJ-17.2.1"),
    ),
    Situation(
        Text(zh="四人乱缠：还有牌的按顺序，谁都能压", en="The melee, four left: all who hold cards, in turn"),
        "KK 87654/-/87654/-/87654/87654; lead P1; out P2 P4; P1 play KK",
        ("GJ-18.1.1", "GJ-18.1.3"),
    ),
)


class WhoMayActDirective(SphinxDirective):
    """``{gouji:who-may-act}``: four tables with the order in which seats are asked, and what each may do."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a box for every situation."""
        rules = rules_of(Ruleset.of("outline"))
        return [texts.block("gj-situations", *(_box(entry, rules) for entry in SITUATIONS))]


def _box(situation: Situation, rules: Rules) -> nodes.container:
    state = parse_position(situation.position).state(rules)
    drawn = f'<div class="gj-strip no-search">{svg(numbered(state, rules))}</div>'
    links = [[texts.reference_to("clause", name, None, _WHERE)] for name in situation.clauses]
    return texts.block(
        "gj-situation",
        texts.line(*texts.spans(situation.name), classes=["gj-situation-name"]),
        nodes.raw("", drawn, format="html"),
        nodes.enumerated_list(
            "", *(nodes.list_item("", texts.line(*texts.spans(words))) for words in said(state, rules))
        ),
        texts.line(*texts.listed(links), classes=["gj-note", "no-search"]),
    )


def numbered(state: State, rules: Rules) -> Picture:
    """Return the table, at each seat that is asked the number of its turn."""
    order: dict[int, int] = {}
    for right, _ in in_turn(state, rules):
        order.setdefault(right.seat, len(order) + 1)
    picture = picture_of(state)
    seats = [
        replace(shown, remark=Text.same(f"({order[shown.seat]})"), acts=True) if shown.seat in order else shown
        for shown in picture.seats
    ]
    return replace(picture, seats=tuple(seats))


def said(state: State, rules: Rules) -> Iterator[Text]:
    """Yield who may do what, in the order in which they are asked."""
    for right, may in in_turn(state, rules):
        yield Text(zh="：", en=": ").join([seat_words(right.seat), verbs_words(may)])
