"""What has acted in many matches, and how often."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from gouji.match.act import Done
from gouji.match.judge import MatchOutcome
from gouji.match.state import Match
from gouji_spec.reasons import reasons

Kind = Literal["matches", "verbs", "events", "reasons", "values", "clauses", "functions"]
KINDS: Final[tuple[Kind, ...]] = ("matches", "verbs", "events", "reasons", "values", "clauses", "functions")


@dataclass
class Tally:
    """Counts by kind.

    ``matches`` has matches, hands and acts; ``verbs`` what was done and stood; ``reasons`` the codes given in refusals;
    ``values`` the options that said something at a table, as ``cover=explicit``; ``clauses`` those named by events, by
    the right of the seat to act, and by the reasons given; ``functions`` (in some of the matches, ``acting.py``) the
    functions that found something.
    """

    counts: dict[Kind, Counter[str]] = field(default_factory=lambda: {kind: Counter() for kind in KINDS})

    def add(self, kind: Kind, names: Iterable[str]) -> None:
        """Count each of *names* once more."""
        counts = self.counts[kind]
        for name in names:
            counts[name] += 1

    def saw(self, before: Match, done: Done, outcome: MatchOutcome) -> None:
        """Count one act of a match and what it was judged."""
        self.add("matches", ("acts",))
        if outcome.accepted:
            self.add("verbs", (done.do,))
        for event in outcome.events:
            self.add("events", (event.name,))
            self.add("clauses", (event.clause,))
        if before.play is not None and before.play.turn is not None:
            self.add("clauses", (before.play.turn.clause,))
        self.refused(outcome)

    def refused(self, outcome: MatchOutcome) -> None:
        """Count the reasons of a verdict, and the clauses on which they rest."""
        for code in outcome.reasons:
            self.add("reasons", (code,))
            self.add("clauses", reasons()[code].clauses)

    def merge(self, other: "Tally") -> None:
        """Add what *other* has counted."""
        for kind, counted in other.counts.items():
            self.counts[kind].update(counted)
