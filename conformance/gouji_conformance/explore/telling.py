"""What a seat must say of its cards when asked, read from Article 14 a second time, and tried in every way."""

from collections.abc import Iterator
from typing import NamedTuple

from gouji.play import report
from gouji.play.report import SILENT, Says
from gouji.play.state import State
from gouji.rules import Rules


class Told(NamedTuple):
    """One answer, and what is held of it.

    Attributes:
        seat: whose.
        says: what it says.
        false: the second reading holds it a false report, or knows no reports.
        cited: the clauses that decide.
        engine: what the engine has against it.
    """

    seat: int
    says: Says
    false: bool
    cited: tuple[str, ...]
    engine: tuple[str, ...]


def told(state: State, rules: Rules) -> Iterator[Told]:
    """Yield every way in which the seats in play may answer, asked by the next seat, and silence unasked."""
    for seat in state.standing.playing:
        held = sum(state.hand(seat))
        by = seat % 6 + 1
        ways: tuple[Says, ...] = (held, held + 1, None, SILENT)
        for says in ways:
            false, cited = _read(held, says, rules)
            if state.standing.melee:
                cited = (*cited, "GJ-18.2.2")
            yield Told(seat, says, false, cited, report.why_not(state, seat, says, rules, by))
        unasked = rules.report == "off"
        yield Told(seat, SILENT, unasked, ("GJ-14.2",), report.why_not(state, seat, SILENT, rules, None))


def _read(held: int, says: Says, rules: Rules) -> tuple[bool, tuple[str, ...]]:
    """Tell whether the answer is false, and by which clauses."""
    if rules.report == "off":
        return True, ()
    few = held <= 10
    cited = ["GJ-14.1.5", "GJ-14.1.1" if few else "GJ-14.1.2"]
    if held == 10:
        cited.append("GJ-14.1.4")
    if says == SILENT:
        false = few and rules.report == "on_request"
    elif says is None:
        false = few
    else:
        false = says != held
    if false:
        cited.append("GJ-14.1.3")
    return false, tuple(cited)
