"""Every sentence for users: both languages say it, with the same things filled in."""

import string
import tomllib
from pathlib import Path

import pytest

import gouji_conformance
import gouji_rulings
from gouji_conformance.speech.messages import listed, message
from gouji_spec.text import Text

FOLDERS = [Path(gouji_conformance.__file__).parent / "messages", Path(gouji_rulings.__file__).parent / "messages"]
MESSAGES = {
    f"{path.stem}.{name}": words
    for folder in FOLDERS
    for path in sorted(folder.glob("*.toml"))
    for name, words in tomllib.loads(path.read_text(encoding="utf-8")).items()
}


def fields(words: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(words) if name is not None}


@pytest.mark.parametrize("key", MESSAGES)
def test_both_languages_fill_in_the_same(key: str) -> None:
    words = MESSAGES[key]

    assert {"zh", "en"} <= words.keys() <= {"zh", "en", "zh_one", "en_one"}
    assert len({frozenset(fields(said)) for said in words.values()}) == 1
    assert message(key, **dict.fromkeys(fields(words["en"]), "?")).zh


def test_a_text_is_filled_in_in_its_language() -> None:
    said = message("certify.report", path=Text(zh="此处", en="here"))

    assert said.zh.startswith("报告：此处；")
    assert said.en.startswith("report: here; ")


@pytest.mark.parametrize(("count", "words"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_one_is_not_many(count: int, words: str) -> None:
    assert message("report.cards", count=count).en == words


def test_an_unknown_message_is_a_fault_of_ours() -> None:
    with pytest.raises(KeyError):
        message("report.no_such_message")


def test_things_are_listed_as_each_language_does() -> None:
    assert listed([Text(zh="甲", en="P1"), Text(zh="乙", en="P2")]) == Text(zh="甲、乙", en="P1, P2")


def test_no_file_of_messages_stands_twice() -> None:
    names = [path.stem for folder in FOLDERS for path in folder.glob("*.toml")]

    assert len(set(names)) == len(names)
