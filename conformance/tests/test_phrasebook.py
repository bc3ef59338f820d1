"""Every sentence means one thing in both languages, whatever stands in its slots."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouji_conformance.sentences.compiler import PlanMaker
from gouji_conformance.sentences.features import FeatureStep
from gouji_conformance.sentences.phrasebook import UnknownSentenceError, phrasebook, read_phrasebook
from gouji_conformance.sentences.sentence import Sentence
from gouji_conformance.sentences.slot import SlotError
from gouji_conformance.sentences.slots import SLOTS
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.reading import SpecError
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import LANGUAGES

SENTENCES = phrasebook().sentences

CARD = st.builds(
    lambda card, many: card if many == 0 else f"{card}*{many}", st.sampled_from("3456789TJQKA2SB"), st.integers(0, 16)
)


def joined(tokens: list[str]) -> str:
    written = ""
    for token in tokens:
        written += (" " if "*" in written.rsplit(" ", maxsplit=1)[-1] else "") + token
    return written


SEAT = st.integers(1, 6)
KIND = st.sampled_from(["held", "burn", "point", "place", "sweep"])
MANY = st.integers(1, 36)
CARDS = st.lists(CARD, min_size=1, max_size=6).map(joined)

SUITED = st.builds(
    lambda rank, suit, many: rank + suit + many,
    st.sampled_from("3456789TJQKA2"),
    st.sampled_from(["", "h", "d", "s", "c"]),
    st.sampled_from(["", "*2", "*4"]),
)
PEOPLE = st.lists(st.sampled_from(["Zhao", "Qian", "Sun", "Li", "Zhou", "Wu", "Zheng", "Wang"]), min_size=1, max_size=6)
INFRACTION = st.sampled_from(["card_exposed", "misplay", "false_report", "extra_drawn", "card_slipped"])
SANCTION = st.one_of(
    st.sampled_from([{"kind": kind} for kind in ("warning", "tribute_paid", "last", "disqualified")]),
    st.builds(lambda turns: {"kind": "lost_turns", "turns": turns}, MANY),
    st.builds(lambda turns: {"kind": "lost_turns", "turns": turns, "at_least": True}, MANY),
    st.builds(lambda points: {"kind": "fine", "points": points}, MANY),
)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "cards": CARDS,
    "hand": st.lists(st.one_of(CARD, st.just("?"), st.just("?*12")), min_size=1, max_size=6).map(joined),
    "sets": st.lists(st.lists(CARD, min_size=1, max_size=6).map(joined), min_size=1, max_size=4),
    "rank": st.sampled_from("3456789TJQKA2SB"),
    "number": st.integers(-40, 40),
    "seat": st.integers(1, 6),
    "seat-or-others": st.one_of(st.integers(1, 6), st.just("others")),
    "seats": st.lists(st.integers(1, 6), min_size=1, max_size=6, unique=True),
    "reason": st.sampled_from(sorted(reasons())),
    "option": st.sampled_from(sorted(options().options)),
    "yes-no": st.booleans(),
    "moves": st.lists(
        st.fixed_dictionaries({"do": st.sampled_from(["play", "burn"]), "cards": CARDS})
        | st.fixed_dictionaries({"do": st.sampled_from(["pass", "yield", "cover", "decline", "wind", "renounce"])})
        | st.fixed_dictionaries({"do": st.just("allow_cover"), "to": SEAT}),
        max_size=4,
    ),
    "tribute": KIND,
    "infraction": INFRACTION,
    "infractions": st.lists(INFRACTION, max_size=4),
    "sanction": SANCTION,
    "sanctions": st.lists(SANCTION, max_size=4),
    "dues": st.lists(st.fixed_dictionaries({"payer": SEAT, "receiver": SEAT, "kind": KIND, "count": MANY}), max_size=4),
    "payments": st.lists(
        st.fixed_dictionaries({"payer": SEAT, "receiver": SEAT, "cards": CARDS | st.just("")}), max_size=4
    ),
    "returns": st.lists(st.fixed_dictionaries({"giver": SEAT, "taker": SEAT, "count": MANY}), max_size=4),
    "purchases": st.lists(
        st.fixed_dictionaries(
            {
                "buyer": SEAT,
                "seller": SEAT,
                "prices": st.lists(st.sampled_from("2SB"), min_size=1, max_size=2, unique=True),
            }
        ),
        max_size=4,
    ),
    "call": st.sampled_from(["blind", "seen"]),
    "called": st.sampled_from(["blind", "seen"]),
    "call-time": st.sampled_from(["opening", "first_card", "last_return", "revolution", "first_lead", "hand_end"]),
    "judged": st.sampled_from(
        ["revolution", "first_out", "second_out", "own_exit", "opposite_exit", "melee", "hand_end"]
    ),
    "sum": st.lists(st.integers(1, 8), max_size=2).map(
        lambda shares: {"count": sum(shares), "shares": [{"count": count} for count in shares]}
    ),
    "point-dues": st.lists(st.fixed_dictionaries({"payer": SEAT, "receiver": SEAT, "count": MANY}), max_size=4),
    "suited": st.lists(st.one_of(SUITED, st.sampled_from("SB")), min_size=1, max_size=6).map(" ".join),
    "player": st.sampled_from(["Zhao", "Zhou", "Wang"]),
    "players": PEOPLE,
    "player-groups": st.lists(PEOPLE, min_size=1, max_size=4),
    "drawn": st.lists(st.one_of(SUITED, st.sampled_from(["S", "B", "?", "?*30"])), min_size=1, max_size=6).map(
        " ".join
    ),
    "step": st.sampled_from(["formation", "naming", "opening", "drawing", "tribute", "return", "hand"]),
    "opening": st.sampled_from(["first", "new", "regular", "rotation", "automatic"]),
    "clause": st.sampled_from(sorted(law().clauses())),
    "text": st.text(st.characters(exclude_characters='"', exclude_categories=("C", "Z")), max_size=8),
}


def test_every_kind_of_slot_is_tried() -> None:
    assert set(VALUES) == set(SLOTS)


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda entry: f"{entry.area}-{entry.id}")
@settings(max_examples=8)  # of each of some five hundred sentences; a soak comes again from ten other seeds
@given(data=st.data())
def test_both_languages_mean_the_same(sentence: Sentence, data: st.DataObject) -> None:
    values = {name: data.draw(VALUES[kind], label=name) for name, kind in sentence.slots}
    for language in LANGUAGES:
        text = sentence.write(values, language)
        said = phrasebook().understand(text, sentence.keyword, sentence.area, language)

        assert (said.sentence.id, dict(said.values)) == (sentence.id, values)


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("TT2 is laid down", "打出 10 10 2"),
        ("5*10 is laid down", "打出 5*10"),
        ("T*10 is laid down", "打出 10*10"),
        ("9SB is laid down", "打出 9小大"),
    ],
)
def test_cards_are_spelled_as_each_language_spells_them(english: str, chinese: str) -> None:
    said = phrasebook().understand(english, "when", "sets", "en")

    assert said.sentence.write(said.values, "zh") == chinese


def test_an_unknown_sentence_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownSentenceError) as unknown:
        phrasebook().understand("it is a gougi set", "then", "sets", "en")

    assert unknown.value.nearest == "it is a gouji set"


def test_an_unknown_reason_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownSentenceError) as unknown:
        phrasebook().understand("压不住：点数不搞", "then", "sets", "zh")

    assert unknown.value.nearest == "压不住：点数不高"


def test_a_sentence_of_another_keyword_is_unknown() -> None:
    with pytest.raises(UnknownSentenceError):
        phrasebook().understand("it is a gouji set", "when", "sets", "en")


def penalties_plan(*steps: tuple[str, str]) -> list[str]:
    """Return the methods that a row of area referee asks, in order."""
    maker = PlanMaker(phrasebook(), "referee", Ruleset.of("outline"))
    for number, (keyword, text) in enumerate(steps, 1):
        maker.add(FeatureStep(keyword, text, (), number))
    return [operation.method for operation in maker.operations]


def test_an_area_may_speak_the_sentences_of_another_too() -> None:
    """Penalties are imposed in a hand, which begins with the first that is said of it; a question begins none."""
    asked = ("when", "a player is found in a missed play"), ("then", "what it costs is: 1 turn lost")
    lead = ("given", "P1 has the lead")
    imposed = ("when", "the referee imposes on P2: last place"), ("then", "it is for P1 to lead")

    assert penalties_plan(*asked) == ["referee/sanction"]
    assert penalties_plan(lead, *imposed) == ["play/start", "referee/apply"]
    assert penalties_plan(lead, *asked, *imposed) == ["referee/sanction", "play/start", "referee/apply"]
    assert penalties_plan(lead, ("then", "it is for P1 to lead")) == ["play/start"]


FAULTS = {
    "slots differ": ('en = "a {cards}"\nzh = "甲"', "sentence[x].zh: expected the same slots as the English"),
    "unknown slot": ('en = "a {wort}"\nzh = "甲 {wort}"', "sentence[x].en: unknown kind of slot 'wort'"),
    "unknown key": ('en = "a"\nzh = "甲"\nmeens = 1', "sentence[x].meens: unknown key"),
    "two tests": (
        'en = "a"\nzh = "甲"\nexpect = [{ path = "a", is = 1, includes = 2 }]',
        "sentence[x].expect[1].is: expected exactly one of is, includes, excludes, null",
    ),
    "no part of a position": (
        'en = "a"\nzh = "甲"\n[given]\nnothing = ["revolution"]\nwithout_cards = ["gone"]',
        "given.without_cards[0]: expected one of revolution; found 'gone'",
    ),
    "an act of which nothing is known": (
        'en = "a"\nzh = "甲"\nact = { do = "pass" }',
        "sentence[x].act: the file has no [act], what all acts have in common",
    ),
    "an act and an operation": (
        'en = "a"\nzh = "甲"\nact = { do = "pass" }\noperation = { method = "play/act" }',
        "sentence[x].act: expected an act or an operation, not both",
    ),
    "nothing to try": (
        'en = "a"\nzh = "甲"\ntries = { en = "b", zh = "乙" }',
        "sentence[x].tries.en: expected an act or operation that can be tried",
    ),
    "tried with other slots": (
        'en = "a {seat}"\nzh = "甲 {seat}"\ntries = { en = "b", zh = "乙" }\noperation = { method = "play/act" }',
        "sentence[x].tries.en: expected the slots of what is done",
    ),
    "unknown option": (
        'en = "a"\nzh = "甲"\nvariant = [{ when = { no_such = "x" } }]',
        "sentence[x].variant[1].when.no_such: expected an option and its values",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_name_file_and_key(tmp_path: Any, fault: str) -> None:
    body, message = FAULTS[fault]
    (tmp_path / "phrasebook").mkdir()
    path = tmp_path / "phrasebook" / "a.toml"
    path.write_text(f'area = "sets"\n[[sentence]]\nid = "x"\nkeyword = "then"\n{body}\n', encoding="utf-8")

    with pytest.raises(SpecError) as error:
        read_phrasebook(tmp_path)

    assert str(error.value).startswith(f"{path}: {message}")


ACTS = """area = "play"
[act]
method = "play/act"
params = { game = "game", seat = "{seat}" }
expect = [{ path = "accepted", is = true }]

[[sentence]]
id = "sings"
keyword = "when"
en = "{seat} sings {cards}"
zh = "{seat} 唱 {cards}"
tries = { en = "{seat} tries to sing {cards}", zh = "{seat} 要唱 {cards}" }
act = { do = "sing", cards = "{cards}" }
"""


def acting(folder: Path) -> PlanMaker:
    (folder / "phrasebook").mkdir()
    (folder / "phrasebook" / "a.toml").write_text(ACTS, encoding="utf-8")
    return PlanMaker(read_phrasebook(folder), "play", Ruleset.of("outline"))


SUNG = {"game": "game", "seat": 5, "do": "sing", "cards": "99"}


def test_a_verb_is_one_entry_done_and_tried(tmp_path: Path) -> None:
    """Done, the act must be accepted; tried, the Then says what is expected."""
    maker = acting(tmp_path)
    maker.add(FeatureStep("when", "P5 sings 99", (), 1))
    maker.add(FeatureStep("when", "P5 tries to sing 99", (), 2))

    assert [(entry.method, entry.params) for entry in maker.operations] == [("play/act", SUNG), ("play/act", SUNG)]
    assert [[(want.path, want.value) for want in entry.expect] for entry in maker.operations] == [
        [("accepted", True)],
        [],
    ]


def test_what_is_tried_is_said_in_chinese_too(tmp_path: Path) -> None:
    book = acting(tmp_path).book
    said = book.understand("P5 tries to sing 99", "when", "play", "en")

    assert said.sentence.write(said.values, "zh") == "戊 要唱 99"
    assert [sentence.id for sentence in book.sentences] == ["sings", "sings-tried"]


def test_the_same_words_twice_are_refused(tmp_path: Any) -> None:
    (tmp_path / "phrasebook").mkdir()
    entry = '[[sentence]]\nid = "{}"\nkeyword = "then"\nen = "a {}"\nzh = "{} 甲"\n'
    text = 'area = "sets"\n' + entry.format("x", "{cards}", "{cards}") + entry.format("y", "{b:rank}", "{b:rank} 乙")
    (tmp_path / "phrasebook" / "a.toml").write_text(text, encoding="utf-8")

    with pytest.raises(SpecError, match=r"sentence\[y\]\.en: the same words as sentence x"):
        read_phrasebook(tmp_path)


def test_a_sum_that_does_not_add_up_is_no_sum() -> None:
    with pytest.raises(SlotError):
        SLOTS["sum"].read("4+1=3", "en")
