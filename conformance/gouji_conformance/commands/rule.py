"""``gouji rule 9``, ``GJ-8.3.2``, ``死牌``, ``GQ-burn.1``, ``folk``, 过牌以后还能烧吗: print what the law says."""

import difflib
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import click

from gouji_conformance.finding.kept import kept_index
from gouji_conformance.finding.reading import Reader
from gouji_conformance.finding.scoring import Found, find
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.found_text import corrections, found_lines, set_lines
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
from gouji_spec.ruleset_file import TableRules
from gouji_spec.text import Language, Text

_ID: Final = re.compile(r"G[A-Z]-\S*", re.IGNORECASE)
_CLEAR: Final = 3
"""How many times as well as the next the best must answer to be printed by itself."""
_NEAR: Final = 3


def rule(language: Language, *, words: tuple[str, ...], ruleset: str | None) -> None:
    """Print what *words* name: an article, clause, term, question, option, reason, profile, list; else what answers."""
    asked = " ".join(words).strip()
    printers = _Printers(language, rules_named(ruleset) if ruleset is not None else None)
    named = printers.named(asked)
    if _ID.fullmatch(asked):
        if named is None:
            raise UserError("rule.unknown", word=asked, near=_alike(asked))
        _print(named)
        return
    found = find(Reader(kept_index()), asked)
    said = _said_of_cards(found)
    if len(said) <= 1:  # no cards, or cards that are no set
        _refuse_several(words)
    cards = list(set_lines(found.asked.cards.text, said, language)) if found.asked.cards is not None else []
    answer = list(named if named is not None else _answer(asked, found, printers))
    _print([*cards, *([""] if cards else []), *answer])


class _Printers:
    """Everything that prints a part of the law."""

    def __init__(self, language: Language, table: TableRules | None) -> None:
        self.language = language
        self._law = LawPrinter(law(), options(), language, proofs, table)
        self._lists = ListPrinter(language, self._law)
        self._questions = QuestionPrinter(language, self._law, table)

    def named(self, word: str) -> Iterator[str] | None:
        """Return what *word* names as it stands, None where it names nothing."""
        return found_in_law(word, self._law, law(), options()) or self._lists.found(word) or self._questions.found(word)

    def entry(self, number: int) -> Iterator[str] | None:
        """Return an entry of the index in full; None where it is none that is printed here."""
        kind, name = kept_index()["entries"][number][:2]
        term = glossary().find(name)
        if kept_index()["kinds"][kind][0] == "term" and term is not None:
            return self._law.term(term)
        return self.named(name)


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


def _refuse_several(words: Sequence[str]) -> None:
    """Refuse several places at once.

    Raises:
        UserError: each of the *words* names an article or a clause.
    """
    if len(words) > 1 and all(law().article(word) or law().clause(word) for word in words):
        raise UserError("find.one_at_a_time", words=", ".join(words))


def _said_of_cards(found: Found) -> list[Text]:
    """Return what is to be said of the cards that are asked about, nothing where none are."""
    if found.asked.cards is None:
        return []
    from gouji_conformance.finding.set_answers import set_answers  # noqa: PLC0415 - few ask about cards

    return set_answers(found.asked.cards.sets)


def _answer(asked: str, found: Found, printers: _Printers) -> Iterator[str]:
    """Yield what answers: one entry where it is clear which, else a short list.

    Raises:
        UserError: nothing answers, or only what was mistyped does.
    """
    wrong = [entry for entry in found.asked.corrected if not entry.pinyin]
    hits = found.hits
    if not hits or (wrong and len("".join(entry.typed for entry in wrong)) >= len("".join(asked.split()))):
        names = [entry.taken for entry in wrong] + [kept_index()["entries"][hit.entry][1] for hit in hits[:_NEAR]]
        raise UserError("rule.unknown", word=asked, near=", ".join(dict.fromkeys(names)) or _alike(asked))
    yield from corrections(wrong, printers.language)
    clear = len(hits) == 1 or hits[0].score >= _CLEAR * hits[1].score
    lines = printers.entry(hits[0].entry) if clear else None
    yield from found_lines(kept_index(), found, printers.language) if lines is None else lines


def _alike(asked: str) -> str:
    """Return the ids and words that are written most like *asked*."""
    return ", ".join(difflib.get_close_matches(asked, _known(), n=_NEAR, cutoff=0.4)) or "9, GJ-8.3.2, 死牌"


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
