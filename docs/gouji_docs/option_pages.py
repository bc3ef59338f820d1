"""The pages of options and profiles."""

from collections.abc import Sequence
from typing import ClassVar

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_docs import texts
from gouji_docs.option_card import option_section
from gouji_docs.pages import depend_on_sources
from gouji_docs.scenario_box import limit
from gouji_docs.words import label
from gouji_spec.options import Constraint, Option, options
from gouji_spec.ruleset import Profile, profiles
from gouji_spec.text import Text


class OptionsDirective(SphinxDirective):
    """``{gouji:options}``: every option with its values."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a line of links and a section for every option."""
        depend_on_sources(self.env)
        book = options()
        chips: list[list[nodes.Node]] = [
            [nodes.reference("", name, refid=name, internal=True, classes=["gj-chip"])] for name in book.options
        ]
        found: list[nodes.Node] = [texts.block("gj-chips", texts.line(*texts.listed(chips)), classes=["no-search"])]
        return found + [option_section(self.env, option) for option in book.options.values()]


class ConstraintsDirective(SphinxDirective):
    """``{gouji:constraints}``: which values need or exclude which."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a box for every constraint."""
        depend_on_sources(self.env)
        return [_constraint(constraint) for constraint in options().constraints]


def _constraint(constraint: Constraint) -> nodes.Element:
    kind = "refuses" if constraint.severity == "refuse" else "warns"
    when = [limit(name, value) for name, values in constraint.when for value in values]
    needs = [limit(name, value) for name, values in constraint.needs for value in values]
    head = texts.line(
        texts.badge(label(kind), kind), nodes.Text(" "), *texts.listed(when), nodes.Text(" → "),
        *texts.spans(label("needs")), nodes.Text(" "), *texts.listed(needs), nodes.Text(" "),
        texts.reference_to("clause", constraint.clause),
    )  # fmt: skip
    return texts.block("gj-constraint", head, texts.pair(constraint.why))


class ProfilesDirective(SphinxDirective):
    """``{gouji:profiles}``: what each profile is, and a table of every option by profile."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every profile, then the table and the notes."""
        depend_on_sources(self.env)
        found: list[nodes.Node] = []
        for profile in profiles().values():
            part = texts.section(
                f"profile-{profile.id}",
                [*texts.spans(profile.name, between=" · "), nodes.Text(" "), texts.code(profile.id, "gj-id")],
            )
            part += texts.pair(profile.meaning)
            part += _notes(profile)
            found.append(part)
        table = texts.section("table", texts.spans(Text(zh="各规则集的取值", en="Every option by profile")))
        table += _table()
        return [*found, table]


def _notes(profile: Profile) -> list[nodes.Node]:
    """Return the notes of a profile's own file: where a source can be read another way."""
    items = nodes.bullet_list()
    outline = profiles()["outline"]
    for name, entry in profile.values.items():
        inherited = profile is not outline and entry is outline.values[name]
        if entry.note is not None and not inherited:
            link = texts.line(texts.reference_to("option", name), classes=["gj-note"])
            items += nodes.list_item("", link, texts.pair(entry.note))
    return [items] if items.children else []


def _table() -> nodes.table:
    columns = 1 + len(profiles())
    group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in range(columns)), cols=columns)
    head = [texts.spans(label("option")), *(texts.spans(profile.name) for profile in profiles().values())]
    group += nodes.thead("", _row(head))
    group += nodes.tbody("", *(_row(_cells(option)) for option in options().options.values()))
    return nodes.table("", group, classes=["gj-table", "no-search"])


def _cells(option: Option) -> list[list[nodes.Node]]:
    shown = nodes.inline("", "", *texts.spans(option.name))
    link = texts.reference_to("option", option.id, shown)
    found: list[list[nodes.Node]] = [[link]]
    for profile in profiles().values():
        entry = profile.values[option.id]
        cell: list[nodes.Node] = [texts.code(entry.value or "–", "gj-id")]
        if entry.room:
            words = ", ".join(entry.room)
            room = label("room")
            cell.append(nodes.Text(" "))
            cell.append(texts.badge(Text(zh=f"{room.zh}：{words}", en=f"{room.en}: {words}"), "room"))
        found.append(cell)
    return found


def _row(cells: Sequence[Sequence[nodes.Node]]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", nodes.paragraph("", "", *cell)) for cell in cells))
