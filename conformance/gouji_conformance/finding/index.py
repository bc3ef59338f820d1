"""The index: which entry holds which token, and how much it says of it.  Plain data, made once, read by two programs."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypedDict

from gouji_conformance.finding.cards_asked import CardWords
from gouji_conformance.finding.entries import KINDS, Entry, entries, plain_entry
from gouji_conformance.finding.phrases import LONGEST, Phrases, bare_phrases, key, make_phrases, pairs, scanned, without_ids
from gouji_conformance.finding.units import is_sign, normal, stem, stretches
from gouji_spec.glossary import glossary
from gouji_spec.speech import Sounds, Speech, Together, sounds, speech

IN_TITLE: Final = 60
IN_TEXT: Final = 30
IN_ALL: Final = 12
AS_ANSWER: Final = 90
AS_RULE: Final = 40
"""What a token weighs in a title of one word, in a text of ordinary length, in all clauses of an article, where it is said what answers it, and in the
clauses that hold the rule behind a term."""
_OFTEN: Final = 1.2
_LENGTH: Final = 0.7
"""How slowly a token said often weighs more, and how much a long text weighs less: as in Okapi BM25."""
_RARITY: Final = 10
_FEW: Final = 8


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


FIRST: Final = ("9", "10", "8", "16", "17", "20", "21", "24", "26")
"""The articles most is asked about."""


def make_index(more: Iterable[Entry] = ()) -> Index:
    """Return the index of the law and the suite, and of what *more* there is to find."""
    every = [plain_entry(entry) for entry in (*entries(), *more)]
    heard = sounds()
    phrases = make_phrases(glossary(), speech(), heard)
    kinds = list(KINDS)
    syllables: dict[str, str] = {}
    for sign, syllable in heard.syllable.items():
        syllables[syllable] = syllables.get(syllable, "") + sign
    return Index(
        kinds=list(KINDS.items()),
        entries=[
            (kinds.index(it.kind), it.id, it.title.zh, it.title.en, it.text.zh, it.text.en) for it in every
        ],
        postings=_postings(every, phrases, speech(), heard),
        names=_names(every, heard),
        wordings=_wordings(every, phrases, heard),
        phrases=phrases.spoken,
        bare=bare_phrases(phrases.spoken),
        together=[[*(f"={thing}" for thing in it.things), _meaning(it)] for it in speech().together],
        wider=_wider(speech()),
        heard=phrases.heard,
        heard_names=phrases.names,
        syllables=syllables,
        cards=_card_words(phrases, speech(), heard),
        traditional="".join(heard.simplified),
        simplified="".join(heard.simplified.values()),
        longest=LONGEST,
        first=[number for number, it in enumerate(every) if it.kind == "article" and it.id in FIRST],
    )


def _card_words(phrases: Phrases, said: Speech, heard: Sounds) -> CardWords:
    def keys(words: Iterable[str]) -> list[str]:
        return [key(word, heard.simplified) for word in words]

    cards = said.cards
    named = {sign: f"={term}" for sign, term in cards.ranks.items()}
    ranks = {
        words: sign for words, tokens in phrases.spoken.items() for sign, token in named.items() if tokens == [token]
    }
    return CardWords(
        ranks=ranks | {word: sign for sign, words in cards.signs.items() for word in keys(words)},
        named=named,
        numbers={word: many for many, words in cards.numbers.items() for word in keys(words)},
        measures=keys(cards.measures),
        joins=keys(cards.joins),
        about=[f"={thing}" for thing in cards.about],
    )


def _meaning(it: Together) -> str:
    return f"={it.means}" if it.means else "=" + "+".join(it.things)


def _wider(said: Speech) -> dict[str, list[str]]:
    found = {f"={term.id}": [f"={of}" for of in said.wider(term.id)] for term in glossary().terms}
    return {token: wider for token, wider in found.items() if wider}


def _names(every: Sequence[Entry], heard: Sounds) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, entry in enumerate(every):
        for name in (entry.id, *entry.names):
            called = found.setdefault(key(name, heard.simplified), [])
            if number not in called:
                called.append(number)
    found.pop("", None)
    return found


def _wordings(every: Sequence[Entry], phrases: Phrases, heard: Sounds) -> dict[str, list[int]]:
    """Return the questions by what is asked in them; of one thing alone too many ask."""
    found: dict[str, list[int]] = {}
    for number, entry in enumerate(every):
        for name in entry.names if entry.kind == "question" else ():
            some = key(name, heard.simplified).split()
            parts = [some[at : at + size] for at, size, tokens in scanned(some, phrases.spoken) if tokens != []]
            called = found.setdefault(" ".join(unit for part in parts for unit in part), [])
            if len(parts) > 1 and number not in called:
                called.append(number)
    return {words: numbers for words, numbers in found.items() if numbers}


def _postings(every: Sequence[Entry], phrases: Phrases, said: Speech, heard: Sounds) -> dict[str, list[int]]:
    wider = _wider(said)
    texts = [Counter(_tokens(entry, _body(entry), phrases, wider, heard)) for entry in every]
    middle = sum(sum(found.values()) for found in texts) / max(1, len(texts))
    held: dict[str, dict[int, int]] = {}
    for number, (entry, in_text) in enumerate(zip(every, texts, strict=True)):
        for token, weight in _weights(entry, in_text, middle, phrases, wider, heard):
            at = held.setdefault(token, {})
            at[number] = max(at.get(number, 0), weight)
    _answers(held, every, said)
    return {token: [_rarity(len(at), len(every)), *_flat(at)] for token, at in sorted(held.items())}


def _flat(at: dict[int, int]) -> Iterator[int]:
    for number, weight in at.items():
        yield number
        yield weight


def _rarity(holding: int, every: int) -> int:
    """Return how much a token says that *holding* of *every* entry hold; what few hold says no more than what some do."""
    return max(1, round(_RARITY * math.log2(1 + every / max(holding, _FEW))))


def _body(entry: Entry) -> list[str]:
    more = entry.more if entry.more.zh or entry.more.en else entry.text
    return [more.zh, more.en]


def _weights(  # noqa: PLR0913, PLR0917 - all that tokens are made by
    entry: Entry,
    in_text: Counter[str],
    middle: float,
    phrases: Phrases,
    wider: dict[str, list[str]],
    heard: Sounds,
) -> Iterator[tuple[str, int]]:
    """Yield what each token of *entry* weighs there, in its titles and in its text."""
    length = sum(in_text.values())
    share = IN_ALL if entry.kind == "article" else IN_TEXT
    for token, often in in_text.items():
        slow = _OFTEN * (1 - _LENGTH + _LENGTH * length / middle)
        yield token, max(1, round(share * often * (1 + _OFTEN) / (often + slow)))
    for title in (entry.title.zh, entry.title.en, *entry.names):
        found = set(_tokens(entry, [title], phrases, wider, heard))
        things = sum(token.startswith("=") for token in found) or len(found)
        for token in found:
            yield token, max(1, round(IN_TITLE / math.sqrt(things)))


def _tokens(  # noqa: PLR0913, PLR0917 - all that tokens are made by
    entry: Entry, texts: Sequence[str], phrases: Phrases, wider: dict[str, list[str]], heard: Sounds
) -> Iterator[str]:
    table = phrases.spoken if entry.spoken else phrases.written
    for text in texts:
        for stretch in stretches(normal(without_ids(text), heard.simplified)):
            some = [stem(unit) for unit in stretch]
            for at, size, tokens in scanned(some, table):
                if tokens is None:
                    yield some[at]
                for token in tokens or ():
                    yield token
                    yield from wider.get(token, ())
                if tokens is not None and any(is_sign(unit) for unit in some[at : at + size]):
                    yield from (unit for unit in some[at : at + size] if is_sign(unit))
            yield from pairs(some)


def _answers(held: dict[str, dict[int, int]], every: Sequence[Entry], said: Speech) -> None:
    """Let each thing that is spoken of lead to the places that answer."""
    where = {(entry.kind, entry.id): number for number, entry in enumerate(every)}
    numbers: dict[str, int] = {}
    for (kind, name), number in where.items():
        if kind in ("article", "clause", "interpretation", "amendment"):
            numbers[name] = number
    for meant in said.meant:
        at = held.setdefault(f"={meant.id}", {})
        for place in meant.places:
            at[numbers[place]] = AS_ANSWER
    for it in said.together:
        for place in it.places:
            held.setdefault(_meaning(it), {})[numbers[place]] = AS_ANSWER
    for term in glossary().terms:
        at = held.setdefault(f"={term.id}", {})
        at[where["term", term.id]] = AS_ANSWER
        for place in term.clauses:
            at[numbers[place]] = max(at.get(numbers[place], 0), AS_RULE)
    for token in [token for token, at in held.items() if not at]:
        del held[token]


def answers_of(index: Any) -> int:
    """Return how many postings *index* holds."""
    return sum(len(found) // 2 for found in index["postings"].values())
