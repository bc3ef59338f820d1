"""How people speak: nothing is a kind of itself, no word that means a thing is idle, signs sound as they do."""

from pathlib import Path

import pytest
from opencc import OpenCC
from pypinyin import Style, pinyin

from gouji_spec.folder import law_folder
from gouji_spec.reading import SpecError
from gouji_spec.speech import Speech, read_sounds, read_speech, sounds, speech

CARDS = """
[cards]
ranks = { K = "old-k" }
signs = ["三 three 3"]
ones = ["一"]
numbers = ["二 a_pair_of"]
"""
SAID = """
[[meant]]
term = "burn"
zh = ["烧"]
[[meant]]
id = "decks"
en = ["how many decks"]
places = ["GJ-2.1"]
[[kinds]]
of = "burn"
terms = ["counter-burn"]
[[kinds]]
of = "counter-burn"
terms = ["burn-back"]
[[together]]
things = ["burn", "pass"]
means = "passed-no-burn"
[idle]
zh = ["吗"]
"""


def read(folder: Path, toml: str) -> Speech:
    (folder / "words").mkdir()
    (folder / "words" / "speech.toml").write_text(toml + CARDS, encoding="utf-8")
    return read_speech(folder)


def test_what_is_read(tmp_path: Path) -> None:
    found = read(tmp_path, SAID)

    assert [(entry.id, entry.term) for entry in found.meant] == [("burn", "burn"), ("decks", "")]
    assert list(found.wider("burn-back")) == ["counter-burn", "burn"]
    assert found.cards.signs == {"3": ("三", "three", "3")}
    assert found.cards.numbers == {1: ("一",), 2: ("二", "a pair of")}


@pytest.mark.parametrize(
    ("was", "now", "place"),
    [
        ('term = "burn"', 'term = "burn"\nid = "barn"', "meant[barn].id"),
        ('zh = ["烧"]', "", "meant[1].zh"),
        ('places = ["GJ-2.1"]', "", "meant[decks].places"),
        ('id = "decks"', 'term = "burn"', "burn"),
        ('terms = ["burn-back"]', 'terms = ["burn"]', "burn"),
        ('means = "passed-no-burn"', "", "together[1].means"),
        ('zh = ["吗"]', 'zh = "吗"', "idle.zh"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, was: str, now: str, place: str) -> None:
    assert was in SAID
    with pytest.raises(SpecError) as refused:
        read(tmp_path, SAID.replace(was, now))

    assert f"words/speech.toml: {place}" in refused.value.line("en").replace("spec/", "")


def test_a_sign_that_sounds_in_two_ways_is_refused(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    text = '[syllables]\nshao = "烧"\nxiao = "烧"\n[simplified]\ntraditional = ["燒"]\nsimplified = ["烧"]\n'
    (tmp_path / "words" / "sounds.toml").write_text(text, encoding="utf-8")
    with pytest.raises(SpecError, match="stands twice"):
        read_sounds(tmp_path)


def test_no_idle_word_means_a_thing() -> None:
    for language in ("zh", "en"):
        said = {word for entry in speech().meant for word in (entry.zh if language == "zh" else entry.en)}
        assert said.isdisjoint(speech().idle[language])


def test_signs_sound_as_pypinyin_has_them() -> None:
    there = sounds().syllable
    ways = {sign: pinyin(sign, style=Style.NORMAL, heteronym=True)[0] for sign in there}
    assert {
        sign: name for sign, name in there.items() if name not in [way.replace("ü", "v") for way in ways[sign]]
    } == {}


def test_scripts_are_those_of_opencc() -> None:
    convert = OpenCC("t2s").convert
    assert {old: new for old, new in sounds().simplified.items() if convert(old) != new} == {}


def test_every_sign_of_the_law_has_a_sound() -> None:
    glossary = (law_folder() / "words" / "glossary.toml").read_text(encoding="utf-8")
    written = {sign for sign in glossary if "\u4e00" <= sign <= "\u9fff"} - set(sounds().simplified)
    assert written - set(sounds().syllable) == set()
