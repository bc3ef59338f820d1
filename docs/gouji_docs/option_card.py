"""An option as the rulebook shows it: its question, its values, and which profile takes which."""

from docutils import nodes
from sphinx.environment import BuildEnvironment

from gouji_docs import texts
from gouji_docs.domain import domain_of
from gouji_docs.scenario_box import limit
from gouji_docs.table_marks import marked
from gouji_docs.words import label
from gouji_spec.options import Option, OptionValue
from gouji_spec.ruleset import profiles
from gouji_spec.text import Text

FILE = "spec/options"
_OPEN = {"open": Text(zh="不定", en="open"), "none": Text(zh="没有", en="none")}
"""What values are called that have no name of their own: those of options that take any number."""


def option_section(env: BuildEnvironment, option: Option) -> nodes.section:
    """Return the section of *option* on the page of options."""
    found = texts.section(
        option.id,
        [*texts.spans(option.name, between=" · "), nodes.Text(" "), texts.code(option.id, "gj-id")],
        classes=["gj-option"],
    )
    domain_of(env).note("option", option.id, option.id, f"{option.name.zh} {option.name.en}")
    found += marked(option.applies)
    found += texts.pair(option.meaning)
    found += option_values(option)
    settles = texts.labelled(label("clauses"), texts.reference_to("clause", option.clause), classes=["gj-note"])
    found += settles
    if option.applies:
        items = [limit(name, value) for name, values in option.applies for value in values]
        found += texts.labelled(label("applies"), *texts.listed(items), classes=["gj-note"])
    return found


def option_values(option: Option) -> nodes.Element:
    """Return the values of *option* with their meanings and the profiles that take them."""
    if option.pattern:
        return _open_values(option)
    found = nodes.bullet_list(classes=["gj-values"])
    for value in option.values:
        found += nodes.list_item("", *_value(option, value))
    return found


def _value(option: Option, value: OptionValue) -> list[nodes.Node]:
    head = texts.line(
        nodes.strong("", "", *texts.spans(value.name, between=" · ")),
        nodes.Text(" "),
        texts.code(value.id, "gj-id"),
        nodes.Text(" "),
        *takers(option, value.id),
        *marked(((option.id, (value.id,)),)),
        classes=["gj-value-name"],
    )
    return [head, texts.pair(value.meaning)]


def _open_values(option: Option) -> nodes.Element:
    found = nodes.bullet_list(classes=["gj-values"])
    found += nodes.list_item("", texts.labelled(label("pattern"), texts.code(option.pattern, "gj-id")))
    taken = dict.fromkeys(profile.values[option.id].value for profile in profiles().values())
    for value in taken:
        shown = value or "–"
        mark = marked(((option.id, (value,)),))
        words = texts.line(texts.code(shown, "gj-id"), nodes.Text(" "), *takers(option, value), *mark)
        found += nodes.list_item("", words)
    return found


def takers(option: Option, value: str) -> list[nodes.Node]:
    """Return a badge for every profile that takes *value*, and a paler one where a room offers it."""
    found: list[list[nodes.Node]] = []
    for profile in profiles().values():
        entry = profile.values[option.id]
        if entry.value == value:
            found.append([texts.badge(profile.name, "profile")])
        elif value in entry.room:
            room = label("room")
            words = Text(zh=f"{profile.name.zh}：{room.zh}", en=f"{profile.name.en}: {room.en}")
            found.append([texts.badge(words, "room")])
    return texts.listed(found)


def choices(option: Option) -> list[tuple[str, Text]]:
    """Return the values of *option* that have a name, or those that the profiles take of one that is open."""
    if not option.pattern:
        return [(value.id, value.name) for value in option.values]
    taken = dict.fromkeys(profile.values[option.id].value for profile in profiles().values())
    return [(value, _OPEN.get(value, Text.same(value))) for value in taken]


def option_fold(option: Option) -> nodes.Element:
    """Return *option* folded under a clause that leaves something to it."""
    head = [
        nodes.inline("", "", *texts.spans(label("option")), classes=["gj-label"]),
        nodes.Text(" "),
        *texts.spans(option.name, between=" · "),
        *marked(option.applies),
    ]
    more = texts.line(texts.reference_to("option", option.id), classes=["gj-note"])
    return texts.fold(head, texts.pair(option.meaning), option_values(option), more, classes=["gj-fold-option"])
