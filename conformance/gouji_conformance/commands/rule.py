"""``gouji rule 9``, ``GJ-8.3.2``, ``死牌``, ``GQ-burn.1``, ``reasons``, ``folk``: print what the law says."""

import difflib

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.law_lists import ListPrinter
from gouji_conformance.speech.law_text import LawPrinter, found_in_law
from gouji_conformance.speech.question_text import QuestionPrinter
from gouji_conformance.speech.rulesets import rules_named
from gouji_spec.glossary import glossary
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.questions import questions
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import profiles
from gouji_spec.text import Language


def rule(language: Language, *, word: str, ruleset: str | None) -> None:
    """Print the article, clause, interpretation, option, term, question, reason, profile or list that *word* names."""
    table = rules_named(ruleset) if ruleset is not None else None
    printer = LawPrinter(law(), options(), language, proofs, table)
    word = word.strip()
    lines = (
        found_in_law(word, printer, law(), options())
        or ListPrinter(language, printer).found(word)
        or QuestionPrinter(language, printer, table).found(word)
    )
    if lines is None:
        near = difflib.get_close_matches(word, _known(), n=3, cutoff=0.4)
        raise UserError("rule.unknown", word=word, near=", ".join(near) or "9, GJ-8.3.2, 死牌")
    for line in lines:
        click.echo(line)


def _known() -> list[str]:
    """Return every word that ``gouji rule`` finds something by, each once."""
    known = [*law().clauses(), *options().options, *reasons(), *profiles(), "reasons", "profiles", "cards", "options"]
    known += [reason.name.zh for reason in reasons().values()]
    known += ["questions", *(name for question in questions() for name in (question.id, *question.words()))]
    known += [name for term in glossary().terms for name in term.words()]
    return list(dict.fromkeys(known))


def proofs(clause_id: str) -> list[str]:
    """Return the ids of the scenarios that prove a clause."""
    from gouji_conformance.sentences.contents import contents  # noqa: PLC0415 - few who ask for a rule need it

    return [entry.id for entry in contents() if clause_id in entry.clauses]
