"""Making the index out of the law and the suite."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from gouji_conformance.finding.cards_asked import CardWords
from gouji_conformance.finding.entries import KINDS, Entry, plain_entry
from gouji_conformance.finding.index import Index
from gouji_conformance.finding.phrases import LONGEST, Phrases, bare_phrases, key, make_phrases
from gouji_conformance.finding.tokens import Tokens
from gouji_conformance.finding.units import is_sign
from gouji_spec.glossary import glossary
from gouji_spec.speech import Sounds, Speech, Together, sounds, speech

AS_ANSWER: Final = 90
AS_RULE: Final = 40
"""What a token weighs where it is said what answers it, and in the clauses that hold the rule behind a term."""
_RARITY: Final = 10
_FEW: Final = 8
_MOST_HOLD: Final = 100
"""Entries that hold a single sign which still tells something."""
FIRST: Final = ("9", "10", "8", "16", "17", "20", "21", "24", "26")
"""The articles most is asked about."""


def make_index(some: Iterable[Entry]) -> Index:
    """Return the index of *some* entries."""
    every = [plain_entry(entry) for entry in some]
    heard = sounds()
    phrases = make_phrases(glossary(), speech(), heard)
    wider = _wider(speech())
    tokens = Tokens(phrases, wider, heard.simplified)
    kinds = list(KINDS)
    syllables: dict[str, str] = {}
    for sign, syllable in heard.syllable.items():
        syllables[syllable] = syllables.get(syllable, "") + sign
    return Index(
        kinds=list(KINDS.items()),
        entries=[(kinds.index(it.kind), it.id, it.title.zh, it.title.en, it.text.zh, it.text.en) for it in every],
        postings=_postings(every, tokens, speech()),
        names=_names(every, heard),
        wordings=_wordings(every, tokens),
        phrases=phrases.spoken,
        bare=bare_phrases(phrases.spoken),
        together=[[*(f"={thing}" for thing in it.things), _meaning(it)] for it in speech().together],
        wider=wider,
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


def _wordings(every: Sequence[Entry], tokens: Tokens) -> dict[str, list[int]]:
    """Return the questions by what is asked in them; of one thing alone too many ask."""
    found: dict[str, list[int]] = {}
    for number, entry in enumerate(every):
        for name in entry.names if entry.kind == "question" else ():
            parts = tokens.without_idle(name)
            if len(parts) > 1:
                called = found.setdefault(" ".join(unit for part in parts for unit in part), [])
                if number not in called:
                    called.append(number)
    return found


def _postings(every: Sequence[Entry], tokens: Tokens, said: Speech) -> dict[str, list[int]]:
    texts = [tokens.of_text(entry) for entry in every]
    middle = sum(sum(found.values()) for found in texts) / max(1, len(texts))
    held: dict[str, dict[int, int]] = {}
    for number, (entry, in_text) in enumerate(zip(every, texts, strict=True)):
        for token, weight in tokens.weights(entry, in_text, middle):
            at = held.setdefault(token, {})
            at[number] = max(at.get(number, 0), weight)
    _answers(held, every, said)
    for sign in [token for token, at in held.items() if len(token) == 1 and is_sign(token) and len(at) > _MOST_HOLD]:
        del held[sign]
    return {token: [_rarity(len(at), len(every)), *_flat(at)] for token, at in sorted(held.items())}


def _flat(at: dict[int, int]) -> Iterator[int]:
    for number, weight in at.items():
        yield number
        yield weight


def _rarity(holding: int, every: int) -> int:
    """Return how much a token says that *holding* of *every* entry hold; what very few hold says no more."""
    return max(1, round(_RARITY * math.log2(1 + every / max(holding, _FEW))))


def _answers(held: dict[str, dict[int, int]], every: Sequence[Entry], said: Speech) -> None:
    """Let each thing that is spoken of lead to what answers: its term and the clauses behind it, and other places."""
    terms = {entry.id: number for number, entry in enumerate(every) if entry.kind == "term"}
    numbers = {entry.id: number for number, entry in enumerate(every) if entry.kind in _PLACES}
    for token, places in (
        *((f"={meant.id}", meant.places) for meant in said.meant),
        *((_meaning(it), it.places) for it in said.together),
    ):
        found = {numbers[place]: AS_ANSWER for place in places if place in numbers}
        held.setdefault(token, {}).update(found)
    for term in glossary().terms:
        at = held.setdefault(f"={term.id}", {})
        if term.id in terms:
            at[terms[term.id]] = AS_ANSWER
        for number in [numbers[place] for place in term.clauses if place in numbers]:
            at[number] = max(at.get(number, 0), AS_RULE)
    for token in [token for token, at in held.items() if not at]:
        del held[token]


_PLACES: Final = ("article", "clause", "interpretation", "amendment")
"""Kinds of entries that answer by being named."""
