"""Articles are read strictly; ids are unique; the law finds what it is asked for."""

from pathlib import Path

import pytest

from gouji_spec.digest import digest
from gouji_spec.law import Law, clause_order, declared, law, read_law
from gouji_spec.reading import SpecError
from gouji_spec.text import Text

ARTICLE = """
article = 9
title = { zh = "够级牌", en = "Gouji sets" }

[[clause]]
id = "GJ-9.2"
modality = "is"
zh = "甲。"
en = "One."
en_from = "00000000"
sources = ["S0 9.2", "S1 够级套牌.2"]
options = ["misplay"]

[[clause.example]]
zh = "例。"
en = "Such."

[[clause]]
id = "GJ-9.3"
modality = "declares"
why = { zh = "因。", en = "Because." }
zh = "乙。"
en = "Two."
sources = ["S0 9.3"]

[[sentence]]
at = "S0 9.1"
gist = { zh = "要紧。", en = "It matters." }
note = { zh = "无规则。", en = "No rule." }

[[sentence]]
at = "S0 9.2"
gist = { zh = "二。", en = "Two." }
clauses = ["GJ-9.2"]

[[interpretation]]
id = "GI-9.1"
clauses = ["GJ-9.2"]
question = { zh = "问？", en = "What?" }
taken = 2
reason = { zh = "因。", en = "Because." }
options = ["misplay"]

[[interpretation.reading]]
zh = "一。"
en = "This."
held_by = ["S0", "S1 顺牌.1"]

[[interpretation.reading]]
zh = "二。"
en = "That."
"""

TOPIC = ARTICLE.replace("article = 9", 'topic = "sets"').replace("GJ-9", "GH-sets").replace("GI-9", "GI-sets")


def read(folder: Path, article: str = ARTICLE, topic: str = "") -> Law:
    (folder / "outline").mkdir()
    (folder / "house").mkdir()
    (folder / "outline" / "09.toml").write_text(article, encoding="utf-8")
    if topic:
        (folder / "house" / "sets.toml").write_text(topic, encoding="utf-8")
    return read_law(folder)


def test_an_article_is_read_whole(tmp_path: Path) -> None:
    found = read(tmp_path)
    article = found.article("9")
    assert article is not None
    assert (article.key, article.prefix, article.title.zh) == ("9", "GJ-9", "够级牌")
    clause = found.clause("GJ-9.2")
    assert clause is not None
    assert (clause.modality, clause.text, clause.en_from) == ("is", Text(zh="甲。", en="One."), "00000000")
    assert (clause.sources, clause.options) == (("S0 9.2", "S1 够级套牌.2"), ("misplay",))
    assert clause.examples == (Text(zh="例。", en="Such."),)
    assert clause.why is None
    assert [entry.place for entry in article.sentences] == ["S0 9.1", "S0 9.2"]
    assert article.sentences[1].clauses == ("GJ-9.2",)
    assert article.sentences[0].note == Text(zh="无规则。", en="No rule.")


def test_an_interpretation_takes_a_reading_by_number(tmp_path: Path) -> None:
    entry = read(tmp_path).interpretations()["GI-9.1"]
    assert entry.reading.text.en == "That."
    assert entry.readings[0].held_by == ("S0", "S1 顺牌.1")
    assert entry.readings[1].held_by == ()
    assert entry.options == ("misplay",)


def test_interpretations_are_found_by_the_clause_they_settle(tmp_path: Path) -> None:
    found = read(tmp_path)
    assert [entry.id for entry in found.settling("GJ-9.2")] == ["GI-9.1"]
    assert found.settling("GJ-9.3") == []


def test_an_article_that_stands_in_two_files_is_refused(tmp_path: Path) -> None:
    read(tmp_path)
    again = ARTICLE.replace('id = "GJ-9.2"', 'id = "GJ-9.7"').replace('id = "GJ-9.3"', 'id = "GJ-9.8"')
    (tmp_path / "outline" / "10.toml").write_text(again.replace("GI-9.1", "GI-9.2"), encoding="utf-8")
    with pytest.raises(SpecError, match=r"10.toml: 9 stands in another file already"):
        read_law(tmp_path)


def test_outline_and_house_make_one_law(tmp_path: Path) -> None:
    found = read(tmp_path, topic=TOPIC)
    assert list(found.clauses()) == ["GJ-9.2", "GJ-9.3", "GH-sets.2", "GH-sets.3"]
    topic = found.article("sets")
    assert topic is not None
    assert topic.prefix == "GH-sets"
    assert found.article("10") is None
    assert found.clause("GJ-9.9") is None


@pytest.mark.parametrize(
    ("was", "now", "place", "problem"),
    [
        ('id = "GJ-9.2"', 'id = "GJ-9.02"', "clause[GJ-9.02].id", "expected a clause id such as GJ-8.3"),
        ('id = "GJ-9.2"', 'id = "GJ-8.2"', "clause[GJ-8.2].id", "expected an id that begins with GJ-9."),
        ('id = "GJ-9.2"', 'id = "GH-sets.2"', "clause[GH-sets.2].id", "expected an id that begins with GJ-9."),
        ('modality = "is"', 'modality = "shall"', "clause[GJ-9.2].modality", "expected one of must, may, is, declares"),
        ('modality = "is"', 'modality = "declares"', "clause[GJ-9.2].why", "a declares clause says why"),
        ('why = { zh = "因。", en = "Because." }\n', "", "clause[GJ-9.3].why", "a declares clause says why"),
        ('"S1 够级套牌.2"', '"S5 1"', "clause[GJ-9.2].sources[1]", "expected a place such as 'S0 8(3).2'"),
        ('sources = ["S0 9.3"]\n', "", "clause[GJ-9.3].sources", "missing"),
        ('zh = "甲。"\n', "", "clause[GJ-9.2].zh", "missing; expected a text in quotes"),
        ('zh = "例。"\n', "", "clause[GJ-9.2].example[1].zh", "missing; expected a text in quotes"),
        ('zh = "甲。"\n', 'zh = "甲。"\nde = "x"\n', "clause[GJ-9.2].de", "unknown key"),
        ('at = "S0 9.1"', 'at = "9.1"', "sentence[1].at", "expected a place such as 'S0 8(3).2'"),
        ('clauses = ["GJ-9.2"]\n\n[[interp', "\n[[interp", "sentence[2].clauses", "not both"),
        ('note = { zh = "无规则。", en = "No rule." }\n', "", "sentence[1].clauses", "expected clauses, or a note"),
        ("taken = 2", "taken = 3", "interpretation[GI-9.1].taken", "expected the number of a reading, 1 to 2; found 3"),
        ("taken = 2", "taken = 0", "interpretation[GI-9.1].taken", "1 to 2; found 0"),
        ("taken = 2", 'taken = "b"', "interpretation[GI-9.1].taken", "expected a whole number"),
        ('id = "GI-9.1"', 'id = "GJ-9.1"', "interpretation[GJ-9.1].id", "an interpretation id such as GI-10.1"),
        ('"S1 顺牌.1"', '"S7"', "interpretation[GI-9.1].reading[1].held_by[1]", "expected one of S0, S1"),
        ("article = 9", 'article = "9"', "article", "expected a whole number"),
        ("article = 9", 'topic = "Sets"', "topic", "expected a topic such as 'sets'"),
        ("article = 9\n", "", "topic", "missing"),
        ("article = 9\n", "article = 9\nchapter = 1\n", "chapter", "unknown key"),
    ],
)
def test_what_an_article_may_not_say(tmp_path: Path, was: str, now: str, place: str, problem: str) -> None:
    assert was in ARTICLE
    with pytest.raises(SpecError) as error:
        read(tmp_path, ARTICLE.replace(was, now, 1))
    assert error.value.file.endswith("outline/09.toml")
    assert error.value.place == place
    assert problem in error.value.problem.en


@pytest.mark.parametrize("name", ["GJ-9.3", "GI-9.1"])
def test_an_id_is_given_once(tmp_path: Path, name: str) -> None:
    doubled = {"GJ-9.3": ('id = "GJ-9.2"', 'id = "GJ-9.3"'), "GI-9.1": ("GI-sets.1", "GI-9.1")}[name]
    article = ARTICLE.replace(*doubled) if name == "GJ-9.3" else ARTICLE
    topic = TOPIC.replace(*doubled) if name == "GI-9.1" else ""
    with pytest.raises(SpecError, match="this id is already used in") as error:
        read(tmp_path, article, topic)
    assert error.value.place == name


def test_clauses_are_ordered_as_the_law_prints_them() -> None:
    names = ["GH-sets.2", "GJ-10.1", "GJ-9.10", "GJ-9.2.1", "GH-burn.1", "GJ-9.2"]
    assert sorted(names, key=clause_order) == ["GJ-9.2", "GJ-9.2.1", "GJ-9.10", "GJ-10.1", "GH-burn.1", "GH-sets.2"]


def test_the_law_of_this_installation_has_its_articles() -> None:
    assert [entry.key for entry in law().articles][:33] == [str(number) for number in range(1, 34)]
    assert law() is law()


def test_white_space_does_not_change_a_digest() -> None:
    assert digest("一 手\n牌") == digest("一手牌")
    assert digest("一手牌") != digest("一手牌。")
    assert len(digest("x")) == 8


def test_what_is_declared_is_found_without_the_rest_of_the_law() -> None:
    assert declared() == tuple(name for name, clause in law().clauses().items() if clause.modality == "declares")
    assert "GJ-8.2.1" in declared()
