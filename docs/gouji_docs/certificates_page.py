"""The page of the certificates kept with the project: whose, under which rules, and what was not judged."""

from collections.abc import Iterator
from typing import ClassVar

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_conformance.certificates.kept import KEPT, kept_statements
from gouji_conformance.certificates.statement import Statement
from gouji_conformance.certificates.telling import certificate_lines
from gouji_conformance.reports.words import areas_words, engine_words
from gouji_docs import texts
from gouji_docs.pages import depend_on_sources
from gouji_spec.ruleset import PROFILES, profiles
from gouji_spec.text import Text

_CERTIFIED = Text(zh="获认证", en="Certified")


class CertificatesDirective(SphinxDirective):
    """``{gouji:certificates}``: a section for each engine, in it a fold for each profile."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the sections."""
        depend_on_sources(self.env)
        for path in sorted(KEPT.glob("*/*.json")):
            self.env.note_dependency(str(path))
        engines: dict[str, list[Statement]] = {}
        for name, _, statement in kept_statements():
            engines.setdefault(name, []).append(statement)
        found: list[nodes.Node] = []
        for name, statements in engines.items():
            title = texts.spans(engine_words("", statements[0].predicate.engine))
            part = texts.section(f"certificates-{name}", title)
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
            texts.labelled(_CERTIFIED, *texts.spans(areas_words(predicate.certified))),
            *(texts.pair(line) for line in certificate_lines(statement)),
        )
