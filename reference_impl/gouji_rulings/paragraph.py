"""A paragraph of a ruling: what it is, and its words in both languages; how it looks is for whoever shows it."""

from dataclasses import dataclass
from typing import Literal

from gouji_spec.text import Text

Kind = Literal[
    "verdict",
    "reason",
    "clause",
    "event",
    "penalty",
    "turn",
    "may",
    "right",
    "then",
    "heading",
    "point",
    "unopened",
    "option",
    "places",
    "score",
    "due",
    "share",
    "paid",
    "note",
    "asked",
    "met",
    "unmet",
    "found",
]
"""What a paragraph is.

Whether an act stands, each reason why not and the clauses of the reason; what happened, what the act costs besides.
Whose turn it is, what he may do, the clause that says so, and who is asked after him.  Then, under headings, who has
opened and by which sets others have not, and the options on which the ruling turned.

Of a hand that is over: its places, what it scores, who owes whom, what a point tribute is made of, what is paid for it
and goes back, and what is to be said besides.

Of a row of the suite: what is asked, what is expected and met or not, and what was found instead.
"""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph.

    Attributes:
        kind: what it is.
        words: what it says.
        clause: the clause whose words these are; empty for our own words.
    """

    kind: Kind
    words: Text
    clause: str = ""
