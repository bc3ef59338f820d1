"""What holds at which table only: a mark that the script of "my table" reads, and how a clause gets its own."""

from collections.abc import Iterable
from typing import Final
from urllib.parse import quote

from docutils import nodes

from gouji_docs import texts
from gouji_docs.nodes import table_mark
from gouji_docs.sources import proofs_of
from gouji_docs.words import label
from gouji_spec.law import Clause
from gouji_spec.options import Condition, choice_words, options

_NOT_PLAYED: Final = frozenset({"off", "none", "no", "false"})
"""Values by which a table leaves something out."""


def written_condition(condition: Condition) -> str:
    """Return *condition* as marks have it: ``points=on&report=on_request|shown``; values in percent signs where needed.

    >>> written_condition((("points", ("on",)), ("place_values", ("4 2 0 0 -2 -4",))))
    'points=on&place_values=4%202%200%200%20-2%20-4'
    """
    return "&".join(f"{name}={'|'.join(quote(value, safe='') for value in values)}" for name, values in condition)


def marked(condition: Condition, *, shown: bool = False) -> list[nodes.Node]:
    """Return the mark of what holds only where *condition* does; none where it holds everywhere.

    Args:
        condition: the options, each with the values of which a table must have one.
        shown: a reader at another table is told the condition in words.
    """
    if not condition:
        return []
    words = [choice_words(options(), name, values) for name, values in condition] if shown else []
    inside = texts.listed([texts.spans(label("tags")), *map(texts.spans, words)]) if words else []
    return [table_mark("", *inside, condition=written_condition(condition))]


def clause_condition(clause: Clause) -> Condition:
    """Return at which tables *clause* has anything to say, as its rows tell; empty where it is at all.

    A row names the options that it needs.  What every row of a clause needs is what the clause is about, where it
    leaves that option open, where nothing else is needed, or where the tables left out do not play the thing.  All
    else that rows need is how their case was set up.
    """
    proofs = proofs_of(clause.id)
    needed = [dict(scenario.options) for scenario in (*proofs.own, *proofs.others)]
    if not needed:
        return ()
    everywhere = [name for name in needed[0] if all(name in one for one in needed)]
    found = []
    for name in everywhere:
        values = dict.fromkeys(value for one in needed for value in one[name])
        if _is_about(clause, name, values, alone=len(everywhere) == 1):
            found.append((name, tuple(values)))
    return tuple(found)


def _is_about(clause: Clause, name: str, values: Iterable[str], *, alone: bool) -> bool:
    option = options().options[name]
    left_out = {value.id for value in option.values} - set(values)
    if not left_out or option.pattern:
        return False
    if name in clause.options or option.clause == clause.id:
        return True
    without = set(values) <= _NOT_PLAYED
    return not without and (alone or left_out <= _NOT_PLAYED)
