"""Options and clauses name each other; a value that nobody plays is found."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from gouji_spec.law import Law, law
from gouji_spec.lengths import MOST_SIGNS, MOST_WORDS, too_long
from gouji_spec.option_use import idle_values, one_sided, unused_values
from gouji_spec.options import OptionBook, options
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Profile, profiles
from gouji_spec.text import Text


def found(problems: Iterable[Problem]) -> list[tuple[str, str]]:
    return [(entry.check, entry.place) for entry in problems]


def test_options_and_clauses_of_the_law_name_each_other() -> None:
    assert found(one_sided(law(), options())) == []


def test_an_option_its_clause_does_not_list_is_found(with_clause: Callable[..., Law]) -> None:
    clause = options().options["misplay"].clause
    assert found(one_sided(with_clause(clause, options=()), options())) == [("option-one-sided", "misplay")]


def test_an_interpretation_with_an_option_of_no_clause_is_found(with_article: Callable[..., Law]) -> None:
    article = law().article("9")
    assert article is not None
    entry = replace(article.interpretations[0], options=("misplay",))
    problems = found(one_sided(with_article("9", interpretations=(entry,)), options()))
    assert problems == [("option-one-sided", entry.id)]


def book() -> tuple[OptionBook, Profile]:
    """Return the option ``misplay`` alone, and a profile that takes ``forfeit``."""
    option = options().options["misplay"]
    profile = profiles()["outline"]
    taken = replace(profile.values["misplay"], value="forfeit", room=())
    return OptionBook({option.id: option}, ()), replace(profile, values={"misplay": taken})


def test_a_value_nobody_plays_is_found() -> None:
    one, profile = book()
    assert unused_values(one, [profile], []) == ["misplay=reject"]


def test_a_scenario_or_a_room_makes_a_value_used() -> None:
    one, profile = book()
    assert unused_values(one, [profile], [("misplay", "reject")]) == []
    offered = replace(profile, values={"misplay": replace(profile.values["misplay"], room=("reject",))})
    assert unused_values(one, [offered], []) == []


def resting(option: str, value: str, sources: tuple[str, ...]) -> Profile:
    """Return a profile of its own that takes *value* for *option* and follows *sources*."""
    online = profiles()["online"]
    taken = replace(online.values[option], value=value)
    return replace(online, sources=sources, values={**online.values, option: taken})


def test_no_profile_rests_on_what_its_sources_do_not_play() -> None:
    assert found(idle_values(options(), profiles().values())) == []


def test_a_tribute_of_hold_three_that_its_source_has_and_the_profile_not_is_found() -> None:
    profile = resting("held_three_tribute", "off", ("S4", "S3"))
    problems = list(idle_values(options(), [profile]))
    assert found(problems) == [("idle-value", "online.held_three_tribute")]
    assert problems[0].text == Text(zh="取 off，而 S4 是 on", en="rests on off, where S4 plays on")


def test_where_the_first_source_is_silent_the_next_speaks() -> None:
    silent = resting("melee_cover", "any_opponent", ("S4", "S3"))
    assert found(idle_values(options(), [silent])) == [("idle-value", "online.melee_cover")]
    assert found(idle_values(options(), [resting("melee_cover", "opposite", ("S4", "S3"))])) == []


def test_where_no_source_speaks_any_value_may_rest() -> None:
    for value in ("beater", "opposite"):
        assert found(idle_values(options(), [resting("held_three_to", value, ("S4", "S3"))])) == []


def test_long_clauses_are_found(with_clause: Callable[..., Law]) -> None:
    assert found(too_long(law())) == []
    just = Text(zh="字" * MOST_SIGNS, en="word " * MOST_WORDS)
    assert found(too_long(with_clause("GJ-9.2", text=just))) == []
    longer = Text(zh=just.zh + "。", en=just.en + "end")
    problems = list(too_long(with_clause("GJ-9.2", text=longer)))
    assert found(problems) == [("clause-long", "GJ-9.2.zh"), ("clause-long", "GJ-9.2.en")]
    assert "91" in problems[0].text.en
    assert "61" in problems[1].text.zh


def test_a_link_counts_as_its_words(with_clause: Callable[..., Law]) -> None:
    text = Text(zh="字" * (MOST_SIGNS - 2) + "[[烧牌]]", en="word " * (MOST_WORDS - 1) + "[[burn|烧牌]]")
    assert found(too_long(with_clause("GJ-9.2", text=text))) == []
