"""Accounts: every sentence of the sources other than the outline, with the clauses that restate it.

The sentences of the outline stand in its articles; those of S1, S3, S4 and of what surrounds the outline
in S0 stand in ``spec/accounts/``, in the same form.
"""

from functools import cache
from pathlib import Path

from gouji_spec.folder import law_folder
from gouji_spec.law import Law, Sentence, read_sentence
from gouji_spec.reading import Reader, SpecError, read_folder
from gouji_spec.text import Text


def _sentences(reader: Reader) -> tuple[Sentence, ...]:
    source = reader.string("source")
    found = tuple(read_sentence(entry) for entry in reader.tables("sentence"))
    for sentence in found:
        if not sentence.place.startswith(source + " "):
            raise SpecError(
                reader.file, sentence.place, Text(zh=f"应为 {source} 的一处", en=f"expected a place of {source}")
            )
    return found


def read_accounts(folder: Path) -> dict[str, Sentence]:
    """Read the accounts of the law in *folder*, by place, in the order of the files.

    Raises:
        SpecError: a file that does not say what it must, or a place accounted for twice.
    """
    found: dict[str, Sentence] = {}
    for sentences in read_folder(folder / "accounts", _sentences):
        for sentence in sentences:
            if sentence.place in found:
                raise SpecError(
                    "spec/accounts",
                    sentence.place,
                    Text(zh="这一句交代了两次", en="this sentence is accounted for twice"),
                )
            found[sentence.place] = sentence
    return found


def all_sentences(law: Law, accounts: dict[str, Sentence]) -> dict[str, Sentence]:
    """Return every sentence of every source by its place: the outline's, then the accounts'."""
    outline = {sentence.place: sentence for article in law.articles for sentence in article.sentences}
    return outline | accounts


@cache
def accounts() -> dict[str, Sentence]:
    """Return the accounts of this installation, read once."""
    return read_accounts(law_folder())
