"""``gouji rule 9``, ``gouji rule GJ-8.3.2``, ``gouji rule 死牌``: print what the law says."""

import difflib

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.law_text import LawPrinter, found_in_law
from gouji_conformance.speech.rulesets import rules_named
from gouji_spec.glossary import glossary
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.text import Language


def rule(language: Language, *, word: str, ruleset: str | None) -> None:
    """Print the article, clause, interpretation, option or term that *word* names."""
    table = rules_named(ruleset) if ruleset is not None else None
    printer = LawPrinter(law(), options(), language, proofs, table)
    lines = found_in_law(word.strip(), printer, law(), options())
    if lines is None:
        known = [*law().clauses(), *options().options]
        known += [name for term in glossary().terms for name in term.words()]
        near = difflib.get_close_matches(word, known, n=3, cutoff=0.4)
        raise UserError("rule.unknown", word=word, near=", ".join(near) or "9, GJ-8.3.2, 死牌")
    for line in lines:
        click.echo(line)


def proofs(clause_id: str) -> list[str]:
    """Return the ids of the scenarios that prove a clause."""
    from gouji_conformance.sentences.contents import contents  # noqa: PLC0415 - few who ask for a rule need it

    return [entry.id for entry in contents() if clause_id in entry.clauses]
