"""The headless player (无头), whose opposite is no more (Article 17).

Who is headless the standing says (GJ-17.1.1, GJ-17.1.3).  What it changes stands where the changed rule does:
his own sets are answered in turn by all (GJ-17.2.1), other players' 够级牌 by him in his turn (GJ-17.2.2) – see
``gouji_sets`` –, he does not burn and is not burned (GJ-17.2.5, GJ-17.2.6) – see ``burn``.  If he has passed he stays
out (GJ-17.2.3), as ``pass_`` has it; nobody covers his sets or yields on them (GJ-17.2.7), for there is no opposite.
"""

from typing import Final

from gouji.play.outcome import Codes
from gouji.play.state import Round, Standing

OPEN_TO_ALL: Final = "GJ-17.2.1"
"""The clause by which everybody in turn may beat his 够级牌."""
JOINS: Final = "GJ-17.2.2"
"""The clause by which he may beat another's 够级牌."""


def why_not_burn(standing: Standing, round_: Round, seat: int) -> Codes:
    """Return what being headless has against a burn (GJ-17.2.5, GJ-17.2.6): of the burner or the burned.

    Reasons: ``burn_headless``; ``burn_of_headless`` – but a 够死级 may be burned.
    """
    headless = standing.headless
    if not headless:
        return ()
    found: Codes = ("burn_headless",) if seat in headless else ()
    if round_.table.seat in headless and not round_.table.dead_gou:
        found += ("burn_of_headless",)
    return found
