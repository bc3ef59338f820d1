"""``gouji protocol``, ``gouji protocol play/act``, ``gouji protocol state``: print the engine protocol."""

import difflib

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.protocol_text import ProtocolPrinter, known_words
from gouji_spec.text import Language


def protocol(language: Language, *, word: str | None) -> None:
    """Print the method or the type called *word*, or the list of all."""
    printer = ProtocolPrinter(language)
    lines = printer.everything() if word is None else printer.found(word)
    if lines is None:
        near = difflib.get_close_matches(word or "", known_words(), n=3, cutoff=0.5)
        raise UserError("protocol.unknown", word=word, near=", ".join(near) or "play/act, state, cards")
    for line in lines:
        click.echo(line)
