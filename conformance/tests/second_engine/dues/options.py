"""Profiles, options and their values, as the book's pages of options and profiles have them.

A ruleset is a profile and the options in which a table departs from it (protocol, type
``ruleset``); an option not named has its profile's value.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

PROFILES = ("outline", "qingdao-full", "folk", "online", "room")

_BREACHES = (
    "card_exposed|information_passed|misplay|missed_play|return_refused|play_after_pass|"
    "false_report|tribute_hidden|extra_drawn|discard_stolen|card_slipped"
)
_FINE = rf"({_BREACHES})=[1-9][0-9]?"
_FINES = rf"none|{_FINE}( {_FINE})*"


class RulesetError(Exception):
    """A profile, option or value that is not played (error -32001)."""


class ContradictionError(RulesetError):
    """A ruleset that contradicts itself (error -32602)."""


@dataclass(frozen=True)
class Option:
    """An option: its values, or the form of them, and its value in each profile."""

    values: tuple[str, ...]
    form: str | None
    default: str
    departures: Mapping[str, str]

    def allows(self, value: str) -> bool:
        """Say whether the option may take this value."""
        if self.form is not None:
            return re.fullmatch(self.form, value) is not None
        return value in self.values

    def of(self, profile: str) -> str:
        """Return the value that the option has in a profile."""
        return self.departures.get(profile, self.default)


def _option(values: str | None, form: str | None, default: str, **departures: str) -> Option:
    """Make an option; ``qingdao_full`` stands for the profile qingdao-full."""
    named = {name.replace("_", "-"): value for name, value in departures.items()}
    return Option(tuple(values.split()) if values else (), form, default, named)


OPTIONS: dict[str, Option] = {
    "opening": _option("by_count automatic", None, "by_count", online="automatic"),
    "leader": _option(
        "last_place shown_each_hand first_taker",
        None,
        "last_place",
        qingdao_full="first_taker",
        online="shown_each_hand",
    ),
    "show_by": _option("suit colour", None, "suit"),
    "overtake": _option("yes no", None, "yes"),
    "no_show_leader": _option(
        "most_threes pair_of_fours random",
        None,
        "most_threes",
        folk="pair_of_fours",
        online="random",
    ),
    "rebellion": _option("off on", None, "off", folk="on"),
    "hand_end": _option("one_side_left last_hand", None, "one_side_left"),
    "hold_three": _option("off on", None, "off", qingdao_full="on"),
    "priceless_hand": _option("may_revolt_open revolts_unopened", None, "may_revolt_open", online="revolts_unopened"),
    "three_price": _option("buyer_chooses small_first", None, "buyer_chooses", online="small_first"),
    "remove": _option(
        "off threes threes_fours_or_both",
        None,
        "threes",
        qingdao_full="off",
        folk="threes_fours_or_both",
        online="off",
    ),
    "remove_by": _option("first_leader last_place", None, "first_leader", folk="last_place"),
    "penalties": _option("art30 off", None, "art30", online="off"),
    "penalty_points": _option(None, _FINES, "none"),
    "points": _option("off on", None, "off", qingdao_full="on", folk="on", online="on"),
    "open_by": _option("lived won_lead", None, "lived", online="won_lead"),
    "open_excludes": _option("nothing big jokers_and_singles jokers_and_twos", None, "big", folk="nothing"),
    "open_judged": _option("places opposite_out melee", None, "places", folk="opposite_out", online="melee"),
    "blind_call_by": _option("opening first_card", None, "opening", folk="first_card"),
    "overturn_doubles": _option("no yes", None, "no", folk="yes", online="yes"),
    "unopened_dues": _option("single both_views", None, "single", online="both_views"),
    "both_opened": _option("calls_paid nobody_pays", None, "calls_paid", online="nobody_pays"),
    "report": _option("on_request shown off", None, "on_request", qingdao_full="off", room="shown"),
    "pick": _option(
        "declared_order hint_at_ten off",
        None,
        "declared_order",
        qingdao_full="off",
        online="hint_at_ten",
        room="hint_at_ten",
    ),
    "revolution_test": _option("drawn held", None, "drawn", online="held"),
    "revolution_opens": _option("after_three at_once", None, "after_three", online="at_once"),
    "hold_three_revolution": _option("priceless_only free", None, "priceless_only", online="free"),
    "burn_last": _option("bare hung", None, "bare"),
    "burn_failure": _option("refused last_place", None, "refused", online="last_place"),
    "burn_test": _option("left held", None, "left"),
    "dead_gou": _option("any_bottom gouji_bottom", None, "any_bottom", online="gouji_bottom"),
    "dead_gou_second": _option("dead_gou open", None, "dead_gou", online="open"),
    "place_values": _option(None, r"-?[0-9]{1,3}( -?[0-9]{1,3}){5}", "4 2 0 0 -2 -4", online="2 1 0 0 -1 -2"),
    "signs": _option("positive both", None, "positive", folk="both", online="both"),
    "sweep_doubles": _option("yes no", None, "yes"),
    "hands": _option(None, r"open|[1-9][0-9]{0,2}", "open", online="5"),
    "sweep_ends_match": _option("no yes", None, "no", online="yes"),
    "joker_exchange": _option("none two_for_one two_and_three_for_one", None, "none"),
    "mixed_jokers": _option("dead as_small", None, "dead", online="as_small"),
    "big_joker_tops": _option("false true", None, "false", room="true"),
    "bare_ranks": _option("none threes threes_and_fours", None, "none"),
    "fours_whole": _option("no yes", None, "no"),
    "tribute": _option("off on", None, "off", folk="on", online="on"),
    "tribute_cards": _option("legal_only highest_held", None, "legal_only", folk="highest_held"),
    "returned": _option("falling all", None, "falling", folk="all"),
    "return_refusal": _option("rank_not_held none", None, "rank_not_held", folk="none"),
    "sweep_tribute": _option("none each_pays_opposite_one", None, "none"),
    "receiver_may_refuse": _option("no yes", None, "no", online="yes"),
    "burn_tribute": _option("off on", None, "off", online="on"),
    "held_three_tribute": _option("off on", None, "off", online="on"),
    "held_three_to": _option("beater opposite", None, "beater"),
    "misplay": _option("forfeit reject", None, "forfeit", online="reject"),
    "cover": _option("explicit automatic", None, "explicit", online="automatic"),
    "melee_cover": _option("opposite any_opponent", None, "opposite", folk="any_opponent"),
    "revolution_melee": _option("second_place first_place", None, "second_place", online="first_place"),
    "wall": _option("previous_seat nearest_opponent", None, "previous_seat", folk="nearest_opponent"),
}


@dataclass(frozen=True)
class Needs:
    """A contradiction of the page of options: where all of ``where`` holds, ``needs`` must."""

    where: Mapping[str, str]
    option: str
    needs: tuple[str, ...]
    clause: str
    brings: bool = False
    """A table that says nothing of the option takes the first of what it needs."""


CONTRADICTIONS: tuple[Needs, ...] = (
    Needs({"hold_three": "on"}, "leader", ("first_taker", "shown_each_hand"), "GJ-26.1.3", brings=True),
    Needs(
        {"hold_three": "on", "leader": "shown_each_hand"},
        "no_show_leader",
        ("most_threes", "random"),
        "GH-deal.10",
    ),
    Needs({"hold_three": "on"}, "remove", ("off",), "GJ-26.4.3", brings=True),
    Needs({"hold_three": "on"}, "report", ("off",), "GJ-26.4.1", brings=True),
    Needs({"hold_three": "on"}, "pick", ("off",), "GJ-26.4.2", brings=True),
    Needs({"burn_failure": "refused", "burn_test": "held"}, "burn_last", ("bare",), "GH-burn.9"),
    Needs(
        {"sweep_ends_match": "yes", "tribute": "on"},
        "sweep_tribute",
        ("none",),
        "GH-tribute.17",
    ),
)


class Rules:
    """The value of every option at one table."""

    def __init__(self, profile: str, departures: Mapping[str, str]) -> None:
        """Resolve a ruleset; raise RulesetError for what the book does not know."""
        if profile not in PROFILES:
            raise RulesetError(f"unknown profile {profile!r}")
        for name, value in departures.items():
            if name not in OPTIONS:
                raise RulesetError(f"unknown option {name!r}")
            if not OPTIONS[name].allows(value):
                raise RulesetError(f"option {name} has no value {value!r}")
        self._values = {name: option.of(profile) for name, option in OPTIONS.items()}
        self._values.update(departures)
        for need in contradicted(self._values):
            if need.brings and need.option not in departures:
                self._values[need.option] = need.needs[0]
        for need in contradicted(self._values):
            raise ContradictionError(f"contradiction: {need.where} needs {need.option} in {need.needs} ({need.clause})")

    def __getitem__(self, name: str) -> str:
        """Return the value of an option."""
        return self._values[name]

    def on(self, name: str) -> bool:
        """Say whether an option of the values on and off, or yes and no, is on."""
        return self._values[name] in ("on", "yes")


def contradicted(values: Mapping[str, str]) -> list[Needs]:
    """Return the contradictions in a full set of values ("What goes with what")."""
    return [
        need
        for need in CONTRADICTIONS
        if all(values[name] == value for name, value in need.where.items()) and values[need.option] not in need.needs
    ]
