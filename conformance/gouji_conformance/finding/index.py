"""What the index holds: which entry holds which token, and how much it says of it.

Plain data, made once (``making``), read by two programs.
"""

from typing import TypedDict

from gouji_conformance.finding.cards_asked import CardWords


class Index(TypedDict):
    """All that a search needs.

    Attributes:
        kinds: name and weight of each kind.
        entries: kind, id, and title and text, each in Chinese and in English.
        postings: token → how rare it is, then each entry that holds it and its weight there, by turns.
        names: a name, as ``key`` has it → the entries called so.
        wordings: a question without its idle words → the entries that answer it.
        phrases: units → tokens, as players speak.
        bare: units of a phrase that are not idle → tokens.
        together: tokens that mean something else together, that token last.
        wider: a token → those of what it is a kind of.
        heard: sound → tokens.
        heard_names: sound → the words it is the sound of.
        syllables: syllable → the signs that sound so.
        cards: how cards are spoken of.
        traditional, simplified: the same signs in both scripts.
        longest: units of the longest phrase.
        first: entries to offer whoever found nothing.
    """

    kinds: list[tuple[str, int]]
    entries: list[tuple[int, str, str, str, str, str]]
    postings: dict[str, list[int]]
    names: dict[str, list[int]]
    wordings: dict[str, list[int]]
    phrases: dict[str, list[str]]
    bare: dict[str, list[str]]
    together: list[list[str]]
    wider: dict[str, list[str]]
    heard: dict[str, list[str]]
    heard_names: dict[str, str]
    syllables: dict[str, str]
    cards: CardWords
    traditional: str
    simplified: str
    longest: int
    first: list[int]
