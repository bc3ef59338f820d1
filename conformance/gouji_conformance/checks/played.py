"""What of the law's options the reference plays: options that no method looks at, values that it does not know."""

from collections.abc import Iterator, Mapping, Sequence

from gouji.rules import OPEN
from gouji_conformance.checks.problems import problem
from gouji_spec.options import OptionBook
from gouji_spec.problem import Problem

Played = Mapping[str, Sequence[str]]
"""Option to the values played, as ``gouji.rules.PLAYED`` has it."""


def unplayed_options(book: OptionBook, played: Played) -> tuple[str, ...]:
    """Return the options that no method of the reference looks at."""
    return tuple(option for option in book.options if option not in played)


def played_problems(book: OptionBook, played: Played) -> Iterator[Problem]:
    """Yield every value of an option looked at that is not played, and what is played besides the law."""
    for option, values in played.items():
        known = book.options.get(option)
        if known is None:
            yield problem("played-unknown", "reference_impl/gouji/rules.py", option, option=option)
            continue
        if known.pattern or OPEN in values:
            continue
        law = [value.id for value in known.values]
        for value in law:
            if value not in values:
                yield problem("value-unplayed", "spec/options", option, option=option, value=value)
        for value in values:
            if value not in law:
                yield problem("value-unknown", "reference_impl/gouji/rules.py", option, option=option, value=value)
