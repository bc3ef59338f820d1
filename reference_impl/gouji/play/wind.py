"""Taking the wind (接风): applying for the lead after a bottom set (Article 19)."""

from typing import Final

from gouji.play import gouji_sets
from gouji.play.outcome import Codes
from gouji.play.state import Round, Standing

MAY: Final = "GJ-19.1.1"
"""The clause by which the next seat may apply."""


def why_not(standing: Standing, round_: Round, seat: int) -> Codes:
    """Return why *seat*, if asked, may not apply for the wind (GJ-19.1.1).

    In the melee he may as well, on the bottom set of anybody, and only a pass on that set bars him (GJ-19.5).

    Reasons: ``wind_not_bottom``; ``wind_not_next`` (GJ-19.1.2); ``wind_passed`` (GJ-19.1.3); ``wind_on_gouji`` – a
    够级 bottom set gives the lead by itself, unless it is open to all (GJ-19.1.4); ``wind_word_used`` – he has applied
    on this set, or yielded, which leaves him to follow or to cover (GJ-12.1.6).
    """
    table = round_.table
    if table.seat not in standing.out:
        return ("wind_not_bottom",)
    found: Codes = ()
    if seat != standing.next_in_play(table.seat):
        found += ("wind_not_next",)
    if seat in round_.passed:
        found += ("wind_passed",)
    if gouji_sets.is_closed(standing, round_):
        found += ("wind_on_gouji",)
    if any(speaker == seat and verb in ("yield", "wind") for speaker, verb in round_.since):
        found += ("wind_word_used",)
    return found
