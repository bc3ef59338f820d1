"""What a table plays, as the engine looks at it: one typed field an option (``spec/options``).

A ruleset is text that a table agreed on; rules are made from it once.  A value that no field below has is one
that nothing here plays: it is refused where it would matter, and the handshake does not claim it.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Final, Literal, get_args, get_type_hints

from gouji_spec.ruleset import Ruleset, RulesetError
from gouji_spec.text import Text

OPEN: Final = "*"
"""Stands for every value where those of an option are open: numbers, schedules."""


@dataclass(frozen=True, eq=False)
class Rules:
    """The value of every option that the engine plays.  Rules of one ruleset are one object.

    >>> rules_of(Ruleset.of("outline")).burn_failure
    'refused'
    """

    opening: Literal["by_count", "automatic"]
    """Is a card drawn and counted to find the first taker, or is everything dealt at once? (GJ-6.2, GH-deal.8)"""
    leader: Literal["last_place", "shown_each_hand", "first_taker"]
    """Who leads first in a hand? (GJ-6.7.3, GH-deal.9)"""
    show_by: Literal["suit", "colour"]
    """Must cards shown for the first lead be of one suit, or of one colour? (GJ-7.1.1)"""
    overtake: Literal["yes", "no"]
    """May whoever shows more take the first lead over? (GJ-7.1.2)"""
    no_show_leader: Literal["most_threes", "pair_of_fours", "random"]
    """Who leads first if nobody shows? (GH-deal.11, GH-deal.12, GH-deal.13)"""
    joker_exchange: Literal["none", "two_for_one", "two_and_three_for_one"]
    """May several jokers pay for one on the table? (GH-sets.5, GH-sets.6)"""
    mixed_jokers: Literal["dead", "as_small"]
    """What is a set that holds both jokers? (GH-sets.7)"""
    big_joker_tops: Literal["false", "true"]
    """Does a set with a big joker beat a higher rank? (GH-sets.8)"""
    bare_ranks: Literal["none", "threes", "threes_and_fours"]
    """May 2s be pasted, and jokers hung, on 3s and 4s? (GH-sets.9)"""
    fours_whole: Literal["no", "yes"]
    """Must the 4s one holds be laid all at once? (GH-sets.10)"""
    misplay: Literal["forfeit", "reject"]
    """Does a wrong follow lose the right to follow? (GJ-8.1.2)"""
    burn_last: Literal["bare", "hung"]
    """Must a burner's last set hold a joker? (GJ-10.3.3, GH-burn.7)"""
    burn_failure: Literal["refused", "last_place"]
    """What if a burner cannot play out as he must? (GJ-10.3.5, GH-burn.2)"""
    burn_test: Literal["left", "held"]
    """Do the cards left by a burn decide, or those held before it? (GJ-10.3.5, GH-burn.8)"""
    cover: Literal["explicit", "automatic"]
    """How is a round closed? (GJ-13.2.8)"""
    melee_cover: Literal["opposite", "any_opponent"]
    """Who may cover in the melee? (GJ-18.2.3, GH-turns.5)"""
    report: Literal["on_request", "shown", "off"]
    """How do others learn that one has ten cards or fewer? (GJ-14.1.1)"""
    pick: Literal["declared_order", "hint_at_ten", "off"]
    """May a partner order or advise one's play? (GJ-15.1.1)"""
    dead_gou: Literal["any_bottom", "gouji_bottom"]
    """On which bottom sets is there a 够死级? (GJ-16.2.2, GH-turns.11)"""
    dead_gou_second: Literal["dead_gou", "open"]
    """Is the last set of 头科's opposite a 够死级, where it beats 头科's bottom set? (GH-turns.13)"""
    hand_end: Literal["one_side_left", "last_hand"]
    """When is a hand over? (GJ-3.2.3)"""
    revolution_melee: Literal["second_place", "first_place"]
    """With a revolutionary, does the melee wait for second place? (GJ-18.1.1, GH-turns.6)"""
    revolution_opens: Literal["after_three", "at_once"]
    """How does a revolutionary's opposite open? (GJ-24.11.3)"""
    points: Literal["off", "on"]
    """Are points played? Without them nobody is open. (GJ-24.3)"""
    open_by: Literal["lived", "won_lead"]
    """Is it enough that a 够级牌 lives, or must it win the lead? (GJ-24.4.2, GH-points.10)"""
    open_excludes: Literal["nothing", "big", "jokers_and_singles", "jokers_and_twos"]
    """Which living 够级牌 open nobody? (GH-points.6)"""
    open_judged: Literal["places", "opposite_out", "melee"]
    """When is it settled who is open? (GJ-24.2.1)"""
    blind_call_by: Literal["opening", "first_card"]
    """Until when may a blind call be made? (GJ-24.8, GH-points.12)"""
    overturn_doubles: Literal["no", "yes"]
    """Does an overturned call cost double? (GJ-24.10)"""
    unopened_dues: Literal["single", "both_views"]
    """What does the unopened one of a pair pay where the other has opened? (GJ-24.9.5, GH-points.7)"""
    both_opened: Literal["calls_paid", "nobody_pays"]
    """Do overturned calls cost where both of a pair have opened? (GJ-24.9.6, GH-points.9)"""
    hold_three: Literal["off", "on"]
    """Must the last set be the 3s? (GJ-26.5)"""
    priceless_hand: Literal["may_revolt_open", "revolts_unopened"]
    """Is a player who could not buy a 3 open when he revolts? (GJ-26.2.12)"""
    hold_three_revolution: Literal["priceless_only", "free"]
    """May others than he revolt under 憋3? (GJ-26.2.13)"""
    three_price: Literal["buyer_chooses", "small_first"]
    """Which joker pays for a 3 where there is no 2? (GJ-26.2.2, GH-hold-three.4)"""
    wall: Literal["previous_seat", "nearest_opponent"]
    """Who is the wall? (GJ-31.1.1)"""
    place_values: tuple[int, ...]
    """What the places count, first out to last (GJ-20.2.1); six whole numbers."""
    signs: Literal["positive", "both"]
    """Are negative points written? (GJ-20.2.3)"""
    sweep_doubles: Literal["yes", "no"]
    """Is a sweep doubled? (GJ-20.4)"""
    penalties: Literal["art30", "off"]
    """Are breaches punished? (GJ-28.2)"""
    penalty_points: tuple[tuple[str, int], ...]
    """Which breaches are fined besides, and how much? (GJ-30.7)"""
    hands: int | None
    """How many hands make a match? None where that is open. (GH-score.3)"""
    sweep_ends_match: Literal["no", "yes"]
    """Is a match over with a sweep? (GH-score.5)"""
    revolution_test: Literal["drawn", "held"]
    """Which cards of a revolutionary must be without jokers and 2s? (GH-revolution.1)"""
    rebellion: Literal["off", "on"]
    """May one who has drawn nothing high ask for a new deal of the first hand? (GH-deal.14)"""
    remove: Literal["threes", "threes_fours_or_both", "off"]
    """Which cards may be taken out before the first lead? (GJ-25.1, GJ-25.2)"""
    remove_by: Literal["first_leader", "last_place"]
    """Who decides on that? (GJ-25.1, GH-removing.1)"""
    tribute: Literal["off", "on"]
    """Is place tribute paid? (GJ-21.8)"""
    tribute_cards: Literal["legal_only", "highest_held"]
    """Which cards are paid? (GJ-21.1.1, GH-tribute.11)"""
    returned: Literal["falling", "all"]
    """Which tributes are returned? (GJ-21.4.1, GH-tribute.7)"""
    return_refusal: Literal["rank_not_held", "none"]
    """May a payer refuse a returned card? (GJ-21.4.3)"""
    sweep_tribute: Literal["none", "each_pays_opposite_one"]
    """Is a tribute paid after a sweep? (GJ-21.7.1, GJ-21.7.2)"""
    receiver_may_refuse: Literal["no", "yes"]
    """May a receiver refuse a tribute? (GH-tribute.10)"""
    burn_tribute: Literal["off", "on"]
    """Does a burn carried through earn a card? (GH-tribute.12)"""
    held_three_tribute: Literal["off", "on"]
    """Is a card owed where the set before one's 3s is beaten? (GH-tribute.13)"""
    held_three_to: Literal["beater", "opposite"]
    """To whom does that card go? (GH-tribute.15)"""


_OPEN_VALUES: Final[Mapping[str, Callable[[str], Any]]] = {
    "place_values": lambda written: tuple([int(number) for number in written.split()]),
    "hands": lambda written: None if written == "open" else int(written),
    "penalty_points": lambda written: () if written == "none" else _schedule(written),
}
"""How a value is read of an option whose values are open."""


def _schedule(written: str) -> tuple[tuple[str, int], ...]:
    """Return the fine of each breach, as ``misplay=1 false_report=2`` has it."""
    return tuple([(breach, int(points)) for breach, _, points in (entry.partition("=") for entry in written.split())])


def _values(kind: Any) -> tuple[str, ...]:
    return get_args(kind) if all(isinstance(value, str) for value in get_args(kind)) else (OPEN,)


PLAYED: Final[Mapping[str, tuple[str, ...]]] = {
    name: _values(kind)
    for name, kind in get_type_hints(Rules).items()
    if name in {entry.name for entry in fields(Rules)}
}
"""Option to the values that are played; ``OPEN`` where they are open."""


class NotPlayedError(RulesetError):
    """A ruleset has a value of an option that nothing here plays."""

    def __init__(self, option: str, value: str) -> None:
        either = " or ".join(PLAYED[option]), " 或 ".join(PLAYED[option])
        super().__init__(
            f"options.{option}",
            Text(zh=f"这里不打 {value!r}；应为 {either[1]}", en=f"{value!r} is not played here; expected {either[0]}"),
        )


def rules_of(ruleset: Ruleset, governing: Collection[str] = tuple(PLAYED)) -> Rules:
    """Return the rules that *ruleset* makes.

    Args:
        ruleset: what the table agreed on.
        governing: the options that will be looked at; another one's value stands in nobody's way.

    Raises:
        NotPlayedError: a governing option has a value that nothing here plays.
    """
    return _made(ruleset, frozenset(governing))


@lru_cache(maxsize=512)
def _made(ruleset: Ruleset, governing: frozenset[str]) -> Rules:
    found: dict[str, Any] = {}
    for option, played in PLAYED.items():
        value = ruleset[option]
        if played == (OPEN,):
            found[option] = _OPEN_VALUES[option](value)
        elif value in played:
            found[option] = value
        elif option in governing:
            raise NotPlayedError(option, value)
        else:
            found[option] = played[0]  # nobody will look at it
    return Rules(**found)
