"""What to agree on before starting: ten lines to tick, made of the options, and how each profile has them."""

from collections.abc import Iterator
from typing import ClassVar, Final, NamedTuple

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_docs import texts
from gouji_docs.option_card import choices
from gouji_spec.options import Option, options
from gouji_spec.ruleset import profiles
from gouji_spec.text import Text


class Line(NamedTuple):
    """One line of the sheet: what it is about, and the options that are ticked in it."""

    about: Text
    options: tuple[str, ...]


SHEET: Final = (
    Line(Text(zh="打点不打点", en="Points or not"), ("points", "open_excludes", "overturn_doubles")),
    Line(Text(zh="憋不憋3", en="Hold three or not"), ("hold_three", "held_three_tribute")),
    Line(Text(zh="进贡还是记分", en="Tribute or score"), ("tribute", "tribute_cards", "returned", "sweep_tribute")),
    Line(Text(zh="大花有没有东西打", en="Whether anything beats a big joker"), ("joker_exchange", "mixed_jokers")),
    Line(Text(zh="烧牌", en="Burning"), ("burn_failure", "burn_last", "burn_tribute")),
    Line(Text(zh="谁先出", en="Who leads"), ("leader", "no_show_leader", "overtake")),
    Line(Text(zh="几分一局，打几局", en="Score and length"), ("place_values", "signs", "hands", "sweep_ends_match")),
    Line(Text(zh="报牌、看牌", en="Telling and looking"), ("report", "pick")),
    Line(Text(zh="会不会3，能不能造反", en="Removing 3s, rebelling"), ("remove", "rebellion")),
    Line(Text(zh="出错牌、犯规", en="Wrong sets and breaches"), ("misplay", "penalties", "cover")),
)


class AgreementsDirective(SphinxDirective):
    """``{gouji:agreements}``: the sheet of what a table agrees on."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the sheet as a numbered list."""
        items = [nodes.list_item("", *_line(entry)) for entry in SHEET]
        return [nodes.enumerated_list("", *items, classes=["gj-sheet"])]


def _line(entry: Line) -> Iterator[nodes.Node]:
    yield texts.line(nodes.strong("", "", *texts.spans(entry.about)))
    for name in entry.options:
        yield texts.line(*_choices(options().options[name]), classes=["gj-note"])


def _choices(option: Option) -> Iterator[nodes.Node]:
    """Yield an option with a box for each of its values; that of the outline is marked."""
    shown = nodes.inline("", "", *texts.spans(option.name))
    yield texts.reference_to("option", option.id, shown)
    yield nodes.Text(" ")
    usual = profiles()["outline"].values[option.id].value
    named = [(value, words) for value, words in choices(option) if option.values or value == usual]
    if option.pattern:
        named.append(("", Text.same("______")))
    for value, name in named:
        box = nodes.inline("", "☐ ", classes=["gj-box"])
        words = texts.spans(name)
        yield nodes.inline("", "", box, *words, classes=["gj-choice", *(["gj-usual"] if value == usual else [])])
        yield nodes.Text(" ")
