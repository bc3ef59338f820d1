"""Every check of the law that needs the data alone."""

from collections.abc import Iterator
from pathlib import Path

from gouji_spec import accounting, agreement, lengths, option_use, references, standing
from gouji_spec.accounts import all_sentences, read_accounts
from gouji_spec.errata import read_errata
from gouji_spec.glossary import Glossary, read_glossary
from gouji_spec.law import Law, read_law
from gouji_spec.options import OptionBook, read_options
from gouji_spec.problem import Problem
from gouji_spec.questions import read_themes
from gouji_spec.reasons import Reason, read_reasons
from gouji_spec.ruleset import read_profiles
from gouji_spec.source_words import read_source_words
from gouji_spec.speech import read_speech


def law_problems(folder: Path) -> list[Problem]:
    """Return what the checks find wrong with the law in *folder*.

    Raises:
        SpecError: a file that cannot be read as law at all.
    """
    law = read_law(folder)
    book = read_options(folder)
    reasons = read_reasons(folder)
    terms = read_glossary(folder)
    return [
        *_names(law, book, reasons, terms, folder),
        *_sources(law, book, terms, folder),
        *_wording(law, book, reasons, terms, folder),
    ]


def _names(law: Law, book: OptionBook, reasons: dict[str, Reason], terms: Glossary, folder: Path) -> Iterator[Problem]:
    """Check that whatever is named exists, and that options and clauses name each other."""
    yield from references.dangling(law, book, reasons.values())
    yield from references.dangling_words(law, terms, read_errata(folder).values(), read_accounts(folder).values())
    yield from references.dangling_questions(law, book, terms, read_themes(folder))
    yield from references.dangling_speech(law, terms, read_speech(folder))
    yield from references.broken_links(law, terms)
    yield from option_use.one_sided(law, book)
    yield from option_use.idle_values(book, read_profiles(folder, book).values())


def _sources(law: Law, book: OptionBook, terms: Glossary, folder: Path) -> Iterator[Problem]:
    """Check that every sentence of the sources is accounted for, and that everything has a source."""
    yield from accounting.missing_articles(law)
    yield from accounting.gaps(law)
    yield from accounting.without_source(law)
    accounts = read_accounts(folder)
    yield from accounting.gaps_elsewhere(accounts.values())
    sentences, words = all_sentences(law, accounts), read_source_words(folder)
    citations = accounting.Citations(sentences, words)
    profiles = read_profiles(folder, book).values()
    yield from citations.unaccounted(law, profiles, terms, read_errata(folder).values())
    yield from standing.unlisted(sentences, words)
    yield from standing.strangers(terms, words)
    yield from standing.misplaced(terms, words)
    yield from standing.idle_citations(law, sentences)
    yield from standing.without_twin(law, words)


def _wording(
    law: Law, book: OptionBook, reasons: dict[str, Reason], terms: Glossary, folder: Path
) -> Iterator[Problem]:
    """Check that clauses are short, that no English is stale, and that the two languages say one thing."""
    yield from lengths.too_long(law)
    yield from references.stale_english(law)
    texts = [
        *agreement.ruling_texts(law, book, reasons.values()),
        *agreement.question_texts(read_themes(folder)),
    ]
    yield from agreement.different_mentions(texts)
    yield from agreement.different_links(texts, terms)
    yield from agreement.different_terms(law, agreement.read_agreement(folder), terms)
