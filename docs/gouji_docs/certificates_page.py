"""The page of the certificates kept with the project: whose, under which rules, and what was not judged."""

from collections.abc import Iterator
from typing import ClassVar

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_conformance.certificates.kept import KEPT, kept_statements
from gouji_conformance.certificates.statement import PINNED, Statement
from gouji_conformance.certificates.telling import dates_line, finding_lines
from gouji_conformance.speech.messages import message
from gouji_docs import texts
from gouji_spec.ruleset import PROFILES, profiles
from gouji_spec.text import Text

_PINNED = Text(zh="以 SHA-256 钉住的文件", en="Files pinned by their SHA-256")


class CertificatesDirective(SphinxDirective):
    """``{gouji:certificates}``: a section for each engine, in it a fold for each profile."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the sections."""
        for path in sorted(KEPT.glob("*/*.json")):
            self.env.note_dependency(str(path))
        engines: dict[str, list[Statement]] = {}
        for name, _, statement in kept_statements():
            engines.setdefault(name, []).append(statement)
        found: list[nodes.Node] = []
        for name, statements in engines.items():
            identity = statements[0].predicate.engine.engine
            part = texts.section(f"certificates-{name}", [nodes.Text(f"{identity.name} {identity.version}")])
            part += list(_entries(name, statements))
            found.append(part)
        return found


def _entries(engine: str, statements: list[Statement]) -> Iterator[nodes.Node]:
    for statement in sorted(statements, key=lambda one: PROFILES.index(one.predicate.profile)):
        predicate = statement.predicate
        head = texts.spans(profiles()[predicate.profile].name)
        name = f"conformance/certificates/{engine}/{predicate.profile}.json"
        yield texts.fold(
            [*head, nodes.Text(" "), texts.code(name)],
            *(texts.pair(line) for line in finding_lines(predicate)),
            *_subjects(statement),
            texts.pair(dates_line(predicate)),
        )


def _subjects(statement: Statement) -> Iterator[nodes.Node]:
    """Yield the files that are pinned, or that none is."""
    if statement.predicate.subjects != PINNED:
        yield texts.pair(message("certificates.not_pinned"))
        return
    yield texts.line(nodes.inline("", "", *texts.spans(_PINNED), classes=["gj-label"]))
    files = [nodes.list_item("", texts.line(texts.code(one.name))) for one in statement.subject]
    yield nodes.bullet_list("", *files)
