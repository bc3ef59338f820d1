"""The pages of amendments: where each stands and what it changes, and what a check of one looks at."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

import msgspec
from docutils import nodes
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

from gouji_conformance.amendments import lints
from gouji_conformance.amendments.impact import Impact
from gouji_conformance.amendments.impact_text import picture
from gouji_conformance.amendments.lints import HEADINGS
from gouji_conformance.amendments.words import KINDS, STATUSES
from gouji_conformance.speech.difference import Piece, pieces
from gouji_conformance.speech.messages import message
from gouji_docs import texts
from gouji_docs.domain import domain_of
from gouji_docs.nodes import fragment, passage
from gouji_docs.words import label
from gouji_spec.amendment_patch import ClauseChange
from gouji_spec.amendments import Amendment, read_amendments
from gouji_spec.folder import law_folder
from gouji_spec.links import plain
from gouji_spec.text import LANGUAGES, Language, Text

_MOST_CLAUSES: Final = 4
LINTS: Final = Path(lints.__file__).resolve().parent / "lints.toml"
_GUIDES: Final = {"zh": "/guides/zh/amend", "en": "/guides/en/amend"}


@cache
def amendments() -> tuple[Amendment, ...]:
    """Return the amendments that lie with the law, read once."""
    return read_amendments(law_folder() / "amendments")


def propose_links() -> list[nodes.Node]:
    """Return the words “propose a change”, in each language a link to the guide in it."""
    found: list[nodes.Node] = []
    for language in LANGUAGES:
        words = label("propose").said_in(language)
        link = addnodes.pending_xref(
            "",
            nodes.inline(words, words),
            refdomain="std",
            reftype="doc",
            reftarget=_GUIDES[language],
            refexplicit=True,
            refwarn=True,
        )
        if found:
            found.append(nodes.inline("", " ", classes=["gj-between"]))
        found.append(fragment("", "", link, language=language))
    return found


class AmendmentsDirective(SphinxDirective):
    """``{gouji:amendments}``: a list of them, then each with its state, its words, its motion and what it changes."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a line for every amendment, and a section."""
        for entry in amendments():
            for name in ("motion.md", "impact.json"):
                self.env.note_dependency(str(entry.folder / name))
        return [*map(_in_list, amendments()), *map(self._amendment, amendments())]

    def _amendment(self, entry: Amendment) -> nodes.section:
        title = [texts.code(entry.id, "gj-id"), nodes.Text(" "), *texts.spans(entry.title)]
        found = texts.section(entry.id, title, classes=["gj-amendment"])
        domain_of(self.env).note("amendment", entry.id, entry.id, f"{entry.id} {entry.title.zh} {entry.title.en}")
        found += texts.line(*_badges(entry))
        found += texts.labelled(label("moved_by"), nodes.Text(", ".join(entry.authors)), classes=["gj-note"])
        clauses = [[_clause(entry, name)] for name in entry.clauses]
        found += texts.labelled(label("clauses"), *texts.listed(clauses), classes=["gj-note"])
        found.extend(_plays(entry))
        found.extend(_motion(entry))
        for change in entry.patch.clauses:
            found += difference(change)
        found.extend(_follows(entry))
        found.extend(_felt(entry))
        found += texts.labelled(label("history"), classes=["gj-note"])
        found.extend(_history(entry))
        return found


def _in_list(entry: Amendment) -> nodes.paragraph:
    """Return an amendment as a line of the list: its id, which leads to it, its title and its state."""
    title = [nodes.Text(" "), *texts.spans(entry.title), nodes.Text(" ")]
    return texts.line(texts.reference_to("amendment", entry.id), *title, *_badges(entry))


def _badges(entry: Amendment) -> list[nodes.Node]:
    badges = [texts.badge(STATUSES[entry.status], entry.status), texts.badge(KINDS[entry.kind], "profile")]
    return texts.listed([[badge] for badge in badges])


def _clause(entry: Amendment, name: str) -> nodes.Node:
    """Return a link to a clause; one that an amendment would add is not there yet."""
    is_new = name in entry.patch.added_clauses() and not entry.is_in_the_law
    return texts.code(name, "gj-id") if is_new else texts.reference_to("clause", name)


def _plays(entry: Amendment) -> Iterator[nodes.Node]:
    if entry.patch.plays:
        key = "as_option" if entry.is_in_the_law else "plays"
        values = [f"{name} = {value}" for name, value in (*entry.patch.plays, *entry.patch.ground)]
        yield texts.labelled(label(key), *texts.listed([[texts.code(value)] for value in values]), classes=["gj-note"])


def _motion(entry: Amendment) -> Iterator[nodes.Node]:
    for headings in zip(HEADINGS["zh"], HEADINGS["en"], strict=True):
        said: dict[Language, str] = dict(zip(("zh", "en"), headings, strict=True))
        head = Text(zh=said["zh"], en=said["en"])
        words = {language: entry.motion.parts.get(language, {}).get(said[language], "") for language in LANGUAGES}
        yield texts.line(*texts.spans(head), classes=["gj-label"])
        yield texts.pair(Text(zh=words["zh"], en=words["en"]))


def difference(change: ClauseChange) -> nodes.container:
    """Return the words of a clause before and after, with what differs marked, in both languages."""
    found = texts.block("gj-difference", texts.line(texts.reference_to("clause", change.id), classes=["gj-note"]))
    halves: dict[str, list[nodes.Node]] = {"before": [], "after": []}
    for language in LANGUAGES:
        old, new = change.before.said_in(language), change.after.said_in(language)
        for key, some in zip(halves, pieces(plain(old), plain(new or old)), strict=True):
            kind = "gj-del" if key == "before" else "gj-ins"
            halves[key].append(passage("", nodes.paragraph("", "", *_marked(some, kind)), language=language))
    for key, children in halves.items():
        found += texts.line(*texts.spans(label(key)), classes=["gj-label"])
        found += texts.block("gj-pair", *children)
    return found


def _marked(some: list[Piece], kind: str) -> list[nodes.Node]:
    return [nodes.inline(words, words, classes=[kind]) if differs else nodes.Text(words) for differs, words in some]


def _follows(entry: Amendment) -> Iterator[nodes.Node]:
    """Yield how many rows fail where it is law, gained and lost ones too."""
    flips = len({row for flip in entry.expected.flips for row in flip.rows})
    gained, lost = (sum(len(getattr(shift, key)) for shift in entry.expected.shifts) for key in ("gained", "lost"))
    words = Text(
        zh=f"翻转 {flips} 例，多出 {gained} 例，少了 {lost} 例",
        en=f"{flips} rows flip, {gained} are gained, {lost} lost",
    )
    yield texts.labelled(label("follows"), *texts.spans(words), classes=["gj-note"])


def _felt(entry: Amendment) -> Iterator[nodes.Node]:
    """Yield what players would feel, drawn, where it was computed: ``impact.json``."""
    path = entry.folder / "impact.json"
    if path.is_file():
        found = msgspec.json.decode(path.read_bytes(), type=Impact)
        for shown in found.policies:
            some = ", ".join(list(shown.clauses)[:_MOST_CLAUSES])
            words = Text(
                zh=f"{message(f'impact.{shown.policy}').zh}：{shown.matches} 场中 {shown.parted} 场分开",
                en=f"{message(f'impact.{shown.policy}').en}: {shown.parted} of {shown.matches} matches part",
            )
            clauses = f" ({some})" if some else ""
            yield texts.labelled(label("felt"), *texts.spans(words), nodes.Text(clauses), classes=["gj-note"])
        rulings: list[list[nodes.Node]] = [[texts.reference_to("ruling", ruling.id)] for ruling in found.overturned]
        if rulings:
            yield texts.labelled(label("overturns"), *texts.listed(rulings), classes=["gj-note"])
        drawn = [
            passage("", nodes.raw("", picture(found.policies, language), format="html"), language=language)
            for language in LANGUAGES
        ]
        yield texts.block("gj-impact", *drawn)


def _history(entry: Amendment) -> Iterator[nodes.Node]:
    for event in entry.history:
        said = [nodes.Text(f"{event.date} "), *texts.spans(STATUSES[event.status])]
        yield texts.line(*said, classes=["gj-note"])
        if event.note is not None:
            yield texts.pair(event.note, classes=["gj-note"])


class LintsDirective(SphinxDirective):
    """``{gouji:lints}``: what a check of an amendment finds, each with a bad and a good example."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every lint."""
        self.env.note_dependency(str(LINTS))
        found: list[nodes.Node] = []
        for name, entry in tomllib.loads(LINTS.read_text(encoding="utf-8")).items():
            part = texts.section(name, [texts.code(name)])
            part += texts.pair(Text(zh=entry["zh"], en=entry["en"]))
            part += texts.labelled(Text(zh="文件", en="File"), texts.code(entry["file"]), classes=["gj-note"])
            for key in ("bad", "good"):
                words = entry[key].strip() or "–"
                part += texts.line(*texts.spans(label(key)), classes=["gj-label"])
                part += nodes.literal_block(words, words, language="text")
            found.append(part)
        return found
