"""The pages of options and profiles."""

from typing import ClassVar, Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_docs import texts
from gouji_docs.option_card import choices, option_section, takers
from gouji_docs.scenario_box import limit
from gouji_docs.words import label
from gouji_spec.options import Constraint, Option, options
from gouji_spec.ruleset import Profile, profiles
from gouji_spec.text import Text

_WAYS: Final = {
    "table": Text(zh="照它打，改成自己的一桌", en="Play so, and make it your own"),
    "sheet": Text(zh="打印桌规", en="Sheet to print"),
}
"""Where a profile leads: pages that take a table in their address."""
_NOTES: Final = Text(zh="出处可以另作解释的地方", en="Where its source can be read another way")


class OptionsDirective(SphinxDirective):
    """``{gouji:options}``: every option with its values."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a line of links and a section for every option."""
        book = options()
        chips: list[list[nodes.Node]] = [
            [nodes.reference("", "", *texts.spans(option.name), refid=name, internal=True, classes=["gj-chip"])]
            for name, option in book.options.items()
        ]
        found: list[nodes.Node] = [texts.block("gj-chips", texts.line(*texts.listed(chips)), classes=["no-search"])]
        return found + [option_section(self.env, option) for option in book.options.values()]


class ConstraintsDirective(SphinxDirective):
    """``{gouji:constraints}``: which values need or exclude which."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a box for every constraint."""
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
    """``{gouji:profiles}``: in what the profiles differ, in what they agree, and what each of them is."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the profiles, then the options on which they differ, then, folded, those on which they agree."""
        found: list[nodes.Node] = []
        for profile in profiles().values():
            part = texts.section(
                f"profile-{profile.id}",
                [*texts.spans(profile.name, between=" · "), nodes.Text(" "), texts.code(profile.id, "gj-id")],
            )
            part += texts.pair(profile.meaning)
            part += self._ways(profile)
            notes = _notes(profile)
            if notes:
                part += texts.fold(texts.spans(_NOTES), *notes, classes=["no-search"])
            found.append(part)
        rows = {option.id: _row(option) for option in options().options.values()}
        same = [row for name, row in rows.items() if len(_taken(name)) == 1]
        table = texts.section("table", texts.spans(Text(zh="各家不同的地方", en="Where they differ")))
        table += [row for name, row in rows.items() if len(_taken(name)) > 1]
        table += texts.fold(texts.spans(Text(zh=f"各家相同的 {len(same)}", en=f"Where all agree {len(same)}")), *same)
        return [*found, table]

    def _ways(self, profile: Profile) -> nodes.paragraph:
        """Return the links that lead to *profile* as a table."""
        to = self.env.app.builder.get_relative_uri
        here = self.env.current_document.docname
        links: list[list[nodes.Node]] = [
            [nodes.reference("", "", *texts.spans(words), refuri=f"{to(here, page)}?table={profile.id}", internal=True)]
            for page, words in _WAYS.items()
        ]
        return texts.line(*texts.listed(links), classes=["gj-note"])


def _taken(name: str) -> list[str]:
    """Return every value of the option that a profile takes, the outline's first."""
    return list(dict.fromkeys(profile.values[name].value for profile in profiles().values()))


def _row(option: Option) -> nodes.container:
    """Return an option with the values that profiles take of it, each with those that do."""
    shown = nodes.inline("", "", *texts.spans(option.name))
    name = texts.line(texts.reference_to("option", option.id, shown), classes=["gj-compared-name"])
    named = dict(choices(option))
    lines = [
        texts.line(*texts.spans(named[value]), nodes.Text(" "), *takers(option, value)) for value in _taken(option.id)
    ]
    return texts.block("gj-compared", name, texts.block("gj-compared-values", *lines), classes=["no-search"])


def _notes(profile: Profile) -> list[nodes.Node]:
    """Return the notes of a profile's own file: where a source can be read another way."""
    items = nodes.bullet_list()
    outline = profiles()["outline"]
    for name, entry in profile.values.items():
        inherited = profile is not outline and entry is outline.values[name]
        if entry.note is not None and not inherited:
            link = texts.line(*limit(name, entry.value), classes=["gj-note"])
            items += nodes.list_item("", link, texts.pair(entry.note))
    return [items] if items.children else []
