"""A match in sentences of the phrasebook: how it begins, and what is done in it."""

from collections.abc import Iterator

from gouji.match.act import Done
from gouji.match.record import Record
from gouji.protocol.match_json import done_json
from gouji.table.cards import cards_text
from gouji_conformance.fresh.statements import asking, verb_of
from gouji_conformance.fresh.voice import Table, Voice
from gouji_conformance.sentences.sentence import Said, Sentence


def beginning(voice: Voice, record: Record) -> Iterator[tuple[Said, Table]]:
    """Yield the sentences, each with its table, that tell where *record* begins; of what was done in it none."""
    yield voice.said("hands-of-the-match", number=record.hands), ()
    if not record.names:
        yield voice.said("nobody-sits"), ()
    if record.scores:
        scores = ((str(odd), str(even)) for odd, even in record.scores)
        yield voice.said("hands-before"), (("odd", "even"), *scores)
    if record.last is not None:
        yield voice.said("hand-before", seats=list(record.last.places)), ()
        if record.last.revolution:
            yield voice.said("had-revolted", seat=record.last.revolution), ()
        if record.first_opener:
            yield voice.said("first-opener", seat=record.first_opener), ()
    if record.leader:
        held = ((f"P{seat}", cards_text(hand)) for seat, hand in enumerate(record.held, start=1) if any(hand))
        yield voice.said("hands-drawn"), (("seat", "hand"), *held)
        yield voice.said("leads-first", seat=record.leader), ()


class Doings:
    """The sentences by which something is done in a match, by their verbs."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._by_verb: dict[str, list[Sentence]] = {}
        for sentence in voice.requests():
            self._by_verb.setdefault(verb_of(sentence), []).append(sentence)

    def said(self, done: Done, *, stands: bool) -> Said | None:
        """Return the sentence by which *done* is done, or only tried where it does not stand; None where none is."""
        params = {"game": "game", **{name: value for name, value in done_json(done).items() if value is not None}}
        for said in asking(self._by_verb.get(done.do, ()), "match/act", params):
            tried = said if stands else self._voice.tried(said)
            if stands or tried is not said:
                return tried
        return None
