"""Options, constraints and reasons are read strictly."""

from pathlib import Path

import pytest

from gouji_spec.options import OptionBook, options, read_options, value_id
from gouji_spec.reading import SpecError
from gouji_spec.reasons import read_reasons, reasons

OPTIONS = """
[[option]]
id = "cover"
clause = "GJ-13.2"
name = { zh = "扣牌方式", en = "how to cover" }
meaning = { zh = "怎样扣？", en = "How?" }

[[option.value]]
id = "explicit"
name = { zh = "亲手扣", en = "by hand" }
meaning = { zh = "亲手。", en = "By hand." }

[[option.value]]
id = "automatic"
name = { zh = "自动扣", en = "by itself" }
meaning = { zh = "自动。", en = "By itself." }

[[option]]
id = "place_values"
clause = "GJ-20.2"
pattern = "[0-9]+( [0-9]+)*"
name = { zh = "名次分", en = "place values" }
meaning = { zh = "几分？", en = "How many?" }
applies = { cover = "explicit" }

[[option]]
id = "melee_cover"
clause = "GJ-18.2.3"
name = { zh = "乱缠扣牌", en = "melee cover" }
meaning = { zh = "谁扣？", en = "Who?" }
applies = { cover = "explicit" }

[[option.value]]
id = "opposite"
name = { zh = "对头", en = "opposite" }
meaning = { zh = "对头。", en = "The opposite." }
held_by = ["S0", "S3"]

[[option.value]]
id = "nobody"
name = { zh = "不扣", en = "nobody" }
meaning = { zh = "不扣。", en = "Nobody." }
held_by = []

[[constraint]]
when = { cover = ["automatic", "explicit"] }
needs = { place_values = 12 }
clause = "GJ-13.2"
why = { zh = "因。", en = "Because." }

[[constraint]]
when = { cover = "automatic" }
needs = { place_values = ["1", "2"] }
severity = "warn"
clause = "GJ-20.2"
why = { zh = "因。", en = "Because." }
"""

REASONS = """
[[reason]]
id = "rank_not_higher"
name = { zh = "点数不高", en = "rank not higher" }
message = { zh = "点数要更高。", en = "The rank must be higher." }
clauses = ["GJ-8.6"]

[[reason]]
id = "count_differs"
name = { zh = "张数不同", en = "count differs" }
message = { zh = "张数要相同。", en = "The count must be equal." }
clauses = ["GH-sets.1"]
"""


def read(folder: Path, toml: str = OPTIONS) -> OptionBook:
    (folder / "options").mkdir()
    (folder / "options" / "turns.toml").write_text(toml, encoding="utf-8")
    return read_options(folder)


def test_an_option_is_read_whole(tmp_path: Path) -> None:
    book = read(tmp_path)
    cover, places = book.options["cover"], book.options["place_values"]
    assert (cover.clause, cover.name.zh, [value.id for value in cover.values]) == (
        "GJ-13.2",
        "扣牌方式",
        ["explicit", "automatic"],
    )
    assert (cover.pattern, cover.applies) == ("", ())
    assert (places.values, places.applies) == ((), (("cover", ("explicit",)),))
    assert [value.held_by for value in book.options["melee_cover"].values] == [("S0", "S3"), ()]


def test_which_values_are_allowed(tmp_path: Path) -> None:
    book = read(tmp_path)
    cover, places = book.options["cover"], book.options["place_values"]
    assert [cover.allows(value) for value in ("explicit", "automatic", "none", "")] == [True, True, False, False]
    assert [places.allows(value) for value in ("4 2", "4", "4 ", "", "x4")] == [True, True, False, False, False]
    assert cover.expected() == "explicit, automatic"
    assert places.expected() == "text like [0-9]+( [0-9]+)*"


@pytest.mark.parametrize("word", ["cover", "扣牌方式", "how to cover"])
def test_an_option_is_found_by_id_and_names(tmp_path: Path, word: str) -> None:
    found = read(tmp_path).named(word)
    assert found is not None
    assert found.id == "cover"


@pytest.mark.parametrize("word", ["automatic", "自动扣", "by itself"])
def test_a_value_is_found_by_id_and_names(tmp_path: Path, word: str) -> None:
    found = read(tmp_path).options["cover"].value_named(word)
    assert found is not None
    assert found.id == "automatic"


def test_an_unknown_word_is_found_nowhere(tmp_path: Path) -> None:
    book = read(tmp_path)
    assert book.named("coverr") is None
    assert book.options["cover"].value_named("cover") is None


def test_constraints_refuse_unless_they_say_that_they_warn(tmp_path: Path) -> None:
    first, second = read(tmp_path).constraints
    assert (first.severity, second.severity) == ("refuse", "warn")
    assert first.when == (("cover", ("automatic", "explicit")),)
    assert first.needs == (("place_values", ("12",)),)
    assert (second.clause, second.why.en) == ("GJ-20.2", "Because.")


@pytest.mark.parametrize(
    ("value", "written"),
    [(True, "true"), (False, "false"), (3, "3"), ("x", "x"), (1.5, None), (None, None), (["x"], None)],
)
def test_values_as_rulesets_write_them(value: object, written: str | None) -> None:
    assert value_id(value) == written


@pytest.mark.parametrize(
    ("was", "now", "place", "problem"),
    [
        ('id = "cover"', 'id = "Cover"', "option[Cover].id", "expected an option id such as joker_exchange"),
        ('pattern = "[0-9]+( [0-9]+)*"\n', "", "option[place_values].value", "expected values, or a pattern"),
        ('id = "cover"\n', 'id = "cover"\npattern = "x"\n', "option[cover].value", "not both"),
        ('clause = "GJ-13.2"\n', "", "option[cover].clause", "missing; expected a text in quotes"),
        ('id = "cover"\n', 'id = "cover"\nx = 1\n', "option[cover].x", "unknown key"),
        ('zh = "亲手。", ', "", "option[cover].value[explicit].meaning.zh", "missing"),
        ("held_by = []\n", "", "option[melee_cover].value[nobody].held_by", "missing"),
        ('held_by = ["S0", "S3"]', 'held_by = ["S5"]', "option[melee_cover].value[opposite].held_by[0]", "'S5'"),
        (
            'id = "explicit"\n',
            'id = "explicit"\nheld_by = []\n',
            "option[cover].value[explicit].held_by",
            "unknown key",
        ),
        ('id = "place_values"', 'id = "cover"', "cover", "this option is given twice"),
        ('applies = { cover = "explicit" }', "applies = { cover = [] }", "option[place_values].applies.cover", "[]"),
        ('applies = { cover = "explicit" }', "applies = { cover = 1.5 }", "option[place_values].applies.cover", "1.5"),
        ('applies = { cover = "explicit" }', 'applies = { tea = "x" }', "option[place_values].applies", "'tea'"),
        (
            'applies = { cover = "explicit" }',
            'applies = { cover = "none" }',
            "option[place_values].applies.cover",
            "expected explicit, automatic; found 'none'",
        ),
        ("when = { cover = [", "when = { tea = [", "constraint[1].when", "no option is called 'tea'"),
        ("needs = { place_values = 12 }", 'needs = { place_values = "x" }', "constraint[1].needs.place_values", "'x'"),
        ('severity = "warn"', 'severity = "shout"', "constraint[2].severity", "expected one of refuse, warn"),
    ],
)
def test_what_options_may_not_say(tmp_path: Path, was: str, now: str, place: str, problem: str) -> None:
    assert was in OPTIONS
    with pytest.raises(SpecError) as error:
        read(tmp_path, OPTIONS.replace(was, now, 1))
    assert error.value.place == place
    assert problem in error.value.problem.en


def test_the_options_of_this_installation_are_read_once() -> None:
    assert options() is options()
    assert options().options["cover"].allows("explicit")


def write_reasons(folder: Path, toml: str) -> Path:
    (folder / "words").mkdir()
    (folder / "words" / "reasons.toml").write_text(toml, encoding="utf-8")
    return folder


def test_reasons_are_found_by_code(tmp_path: Path) -> None:
    found = read_reasons(write_reasons(tmp_path, REASONS))
    assert list(found) == ["rank_not_higher", "count_differs"]
    reason = found["rank_not_higher"]
    assert (reason.name.zh, reason.message.en, reason.clauses) == (
        "点数不高",
        "The rank must be higher.",
        ("GJ-8.6",),
    )


@pytest.mark.parametrize(
    ("was", "now", "place", "problem"),
    [
        ('id = "count_differs"', 'id = "Count"', "reason[Count].id", "expected a code such as rank_not_higher"),
        ('id = "count_differs"', 'id = "rank_not_higher"', "rank_not_higher", "already names another reason"),
        ('zh = "张数不同"', 'zh = "点数不高"', "count_differs", "'点数不高' already names another reason"),
        ('en = "count differs"', 'en = "rank not higher"', "count_differs", "already names another reason"),
        ('clauses = ["GJ-8.6"]\n', "", "reason[rank_not_higher].clauses", "missing"),
        ('clauses = ["GJ-8.6"]', 'clauses = "GJ-8.6"', "reason[rank_not_higher].clauses", "expected a list of texts"),
        ('id = "count_differs"', 'id = "count_differs"\nx = 1', "reason[count_differs].x", "unknown key"),
    ],
)
def test_what_reasons_may_not_say(tmp_path: Path, was: str, now: str, place: str, problem: str) -> None:
    assert was in REASONS
    with pytest.raises(SpecError) as error:
        read_reasons(write_reasons(tmp_path, REASONS.replace(was, now, 1)))
    assert error.value.place == place
    assert problem in error.value.problem.en


def test_the_reasons_of_this_installation() -> None:
    assert reasons() is reasons()
    assert "rank_not_higher" in reasons()
