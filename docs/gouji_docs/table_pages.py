"""My table: the page on which it is chosen, the sheet of its rules to print, and what their script reads."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import jinja2
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from gouji_docs import texts
from gouji_docs.desk_page import PAGE as DESK
from gouji_docs.option_card import choices
from gouji_docs.table_marks import marked, written_condition
from gouji_docs.words import label
from gouji_spec.law import law
from gouji_spec.messages import MessageBook
from gouji_spec.options import Option, options
from gouji_spec.ruleset import profiles
from gouji_spec.text import Text

HERE: Final = Path(__file__).resolve().parent
PAGE: Final = "table"
SHEET: Final = "sheet"
FILE: Final = "gouji-tables.js"
_messages: Final = MessageBook(HERE / "messages")


class Group(NamedTuple):
    """The options that one article leaves to the table, under its title."""

    title: Text
    options: tuple[Option, ...]


@cache
def groups() -> tuple[Group, ...]:
    """Return every option under the article or topic whose clause it settles, in the order of the law."""
    articles = {clause.id: article for article in law().articles for clause in article.clauses}
    found: dict[str, list[Option]] = {}
    for option in options().options.values():
        found.setdefault(articles[option.clause].key, []).append(option)
    return tuple(Group(article.title, tuple(found[article.key])) for article in law().articles if article.key in found)


class MyTableDirective(SphinxDirective):
    """``{gouji:my-table}``: take a profile, change what your table plays otherwise, compare, share."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the form."""
        loader = jinja2.FileSystemLoader(HERE / "templates")
        template = jinja2.Environment(loader=loader, autoescape=False).get_template("gouji-my-table.html")  # noqa: S701 - ours
        to = self.env.app.builder.get_relative_uri
        here = self.env.current_document.docname
        words = template.render(
            texts=table_texts(),
            profiles=list(profiles().values()),
            constraints=list(_constraints()),
            groups=[
                {"title": group.title, "options": [_offered(option) for option in group.options]} for group in groups()
            ],
            law=to(here, "law/options"),
            sheet=to(here, SHEET),
            desk=to(here, DESK),
        )
        return [nodes.raw("", words, format="html")]


def _offered(option: Option) -> dict[str, Any]:
    named = [{"id": value, "name": name} for value, name in choices(option)]
    return {"id": option.id, "name": option.name, "choices": named, "pattern": option.pattern}


def _constraints() -> Iterator[dict[str, object]]:
    for constraint in options().constraints:
        kind = "refuses" if constraint.severity == "refuse" else "warns"
        yield {
            "when": written_condition(constraint.when),
            "needs": written_condition(constraint.needs),
            "kind": kind,
            "head": label(kind),
            "why": constraint.why,
            "clause": constraint.clause,
        }


class SheetDirective(SphinxDirective):
    """``{gouji:sheet}``: what a table plays, option by option; the script leaves of each the value that it has."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return whose table it is, then a group for each article that leaves something open."""
        head = texts.block("gj-rules-of", classes=["no-search"])
        for profile in profiles().values():
            words = [*texts.spans(table_texts()["sheet_of"]), nodes.Text(" "), *texts.spans(profile.name)]
            head += texts.line(nodes.strong("", "", *words), classes=[f"gj-of-{profile.id}"])
        head += texts.line(*texts.spans(table_texts()["departing"]), classes=["gj-of-departing", "gj-note"])
        found = texts.block("gj-rules-sheet", classes=["no-search"])
        for group in groups():
            title = texts.line(*texts.spans(group.title), classes=["gj-rules-title"])
            found += texts.block("gj-rules-group", title, *map(_row, group.options))
        return [head, found]


def _row(option: Option) -> nodes.container:
    """Return what an option asks, and every answer to it."""
    name = texts.reference_to("option", option.id, nodes.inline("", "", *texts.spans(option.name)))
    head = texts.line(name, nodes.Text(" "), *texts.spans(option.meaning), classes=["gj-rules-name"])
    named: list[tuple[str, Text]] = [(value.id, value.meaning) for value in option.values] or choices(option)
    values = [
        texts.block("gj-rules-value", *marked(((option.id, (value,)),)), texts.line(*texts.spans(words)))
        for value, words in named
    ]
    return texts.block("gj-rules-row", *marked(option.applies), head, *values)


@cache
def table_texts() -> dict[str, Text]:
    """Return what the pages say of tables."""
    return {key: _messages.plain("table", key) for key in _messages.names("table")}


def page_context(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None
) -> None:
    """Give the templates what the line of the table says; the page of the table has a script of its own."""
    if app.config.gouji_pages:
        context["gouji_table"] = {"texts": table_texts(), "profiles": list(profiles().values())}
    if page == PAGE:
        app.add_js_file("my-table.js")


def write_tables(app: Sphinx, exception: Exception | None) -> None:
    """Write what every profile plays, what each option may take and what brings what, for the script."""
    if exception is not None or app.builder.format != "html" or not app.config.gouji_pages:
        return
    data = json.dumps(tables_data(), ensure_ascii=False, separators=(",", ":"))
    (Path(app.outdir) / "_static" / FILE).write_text(f"GoujiTable.read({data});\n", encoding="utf-8")


def tables_data() -> dict[str, object]:
    """Return the profiles, the options and what they bring, as the script reads them."""
    return {
        "profiles": {
            profile.id: {name: entry.value for name, entry in profile.values.items()} for profile in profiles().values()
        },
        "options": {
            option.id: option.pattern or [value.id for value in option.values] for option in options().options.values()
        },
        "brings": [
            [written_condition(entry.when), written_condition(entry.needs)]
            for entry in options().constraints
            if entry.brings
        ],
    }
