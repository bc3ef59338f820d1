"""What of the options the reference plays: no value is left out silently."""

from dataclasses import replace

from gouji.rules import PLAYED
from gouji_conformance.checks.played import played_problems, unplayed_options
from gouji_spec.options import OptionBook, OptionValue, options
from gouji_spec.text import Text

NEW = OptionValue("new", Text(zh="新", en="new"), Text(zh="新。", en="New."), ())


def with_value(option: str) -> OptionBook:
    """Return the options of the law with one more value of *option*."""
    book = options()
    more = replace(book.options[option], values=(*book.options[option].values, NEW))
    return replace(book, options={**book.options, option: more})


def test_every_value_of_an_option_looked_at_is_played() -> None:
    assert list(played_problems(options(), PLAYED)) == []


def test_a_value_that_nothing_plays_is_told_by_name() -> None:
    [found] = played_problems(with_value("dead_gou"), PLAYED)
    assert (found.check, found.place) == ("value-unplayed", "dead_gou")
    assert found.text.en.startswith("the reference looks at dead_gou but does not play new")
    assert found.text.zh.startswith("参考引擎看选项 dead_gou，却不打 new")


def test_a_value_of_an_option_that_nothing_looks_at_yet_is_no_fault() -> None:
    unseen = {option: values for option, values in PLAYED.items() if option != "opening"}
    assert list(played_problems(with_value("opening"), unseen)) == []


def test_what_the_reference_plays_beside_the_law_is_told() -> None:
    found = list(
        played_problems(options(), {**PLAYED, "cover": ("explicit", "automatic", "silent"), "colour": ("on",)})
    )
    assert [entry.check for entry in found] == ["value-unknown", "played-unknown"]


def test_the_options_that_no_method_looks_at_are_listed() -> None:
    unseen = {option: values for option, values in PLAYED.items() if option != "opening"}
    assert "opening" in unplayed_options(options(), unseen)
    assert "cover" not in unplayed_options(options(), unseen)
