"""A few rulesets that together play every two option values side by side: a pairwise covering array.

Two values that no legal ruleset holds together are no pair.  An option that says nothing under the other
values of a ruleset stands at its default there and covers nothing: idle options do not multiply.
"""

import itertools
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from gouji_conformance.sentences.kept import Shelf
from gouji_conformance.sentences.suite import chosen, completed
from gouji_spec.options import Constraint, Option, OptionBook
from gouji_spec.ruleset import Ruleset, RulesetError, make_ruleset, profiles

_TRIES: Final = 12
"""So many rulesets are tried for a pair; a pair in none of them is held to be impossible."""

_ENOUGH: Final = 4
"""So many that hold the pair are compared, and the best is kept."""

Value = tuple[str, str]
Pair = tuple[Value, Value]
Fixed = Mapping[str, tuple[str, ...]]
"""What every ruleset must have: option → one of these values, which are varied where there are several."""

_ARRAYS: Final = Shelf[list[dict[str, str]]]("rulesets", list[dict[str, str]], __file__)


class _OpenPairs:
    """The pairs that still have to stand in some ruleset, kept as the values that each value has to stand beside."""

    def __init__(self, pairs: Iterable[Pair]) -> None:
        self._beside: dict[Value, set[Value]] = {}
        for one, other in pairs:
            self._beside.setdefault(one, set()).add(other)
            self._beside.setdefault(other, set()).add(one)

    def __contains__(self, pair: Pair) -> bool:
        one, other = pair
        return other in self._beside[one]

    def cover(self, said: AbstractSet[Value]) -> None:
        """Close every pair of two of *said*."""
        for value in said & self._beside.keys():
            self._beside[value] -= said

    def number_with(self, value: Value, others: AbstractSet[Value]) -> int:
        """Return how many open pairs *value* makes with one of *others*."""
        return len(self._beside[value] & others) if value in self._beside else 0

    def number_in(self, said: AbstractSet[Value]) -> int:
        """Return how many open pairs are of two of *said*."""
        return sum(self.number_with(value, said) for value in said) // 2


class Covering:
    """Pairwise covering arrays over some options of the law, on the outline's ground.

    Attributes:
        names: the options that are varied: those asked for, and those that decide whether they apply.
    """

    def __init__(self, book: OptionBook, names: Sequence[str], seed: int = 0) -> None:
        self._book = book
        self._seed = seed
        self._default = {name: entry.value for name, entry in profiles()["outline"].values.items()}
        self._refusing = [entry for entry in book.constraints if entry.severity == "refuse"]
        self._binding = {
            name: [entry for entry in self._refusing if name in {**dict(entry.when), **dict(entry.needs)}]
            for name in book.options
        }
        self._varied = {name: _varied(option) for name, option in book.options.items()}
        self.names = tuple(self._ordered(names))

    def _ordered(self, names: Sequence[str]) -> Iterator[str]:
        """Yield *names* with the options that decide whether they apply, those first."""
        done: set[str] = set()

        def place(name: str) -> Iterator[str]:
            if name not in done:
                done.add(name)
                for above, _ in self._book.options[name].applies:
                    yield from place(above)
                yield name

        for name in names:
            yield from place(name)

    def rulesets(self, fixed: Fixed) -> list[Ruleset]:
        """Return legal rulesets that satisfy *fixed*, in which every possible pair of values stands, few of them.

        The first is the outline with *fixed* and what that needs.

        Raises:
            RulesetError: no ruleset satisfies *fixed*.
        """
        key = _ARRAYS.key(self._book, profiles(), self.names, self._seed, sorted(fixed.items()))
        kept = _ARRAYS.find(key)
        if kept is not None:
            return [make_ruleset("outline", departures) for departures in kept]
        found = self._found(fixed)
        _ARRAYS.keep(key, [ruleset.departures for ruleset in found])
        return found

    def _found(self, fixed: Fixed) -> list[Ruleset]:
        chance = random.Random(self._seed)  # noqa: S311 - no secret
        first = chosen(self._default, fixed)
        base = make_ruleset("outline", completed(self._book, first, "outline", first))
        found = [base]
        pairs = self._pairs(fixed)
        still_open = _OpenPairs(pairs)
        still_open.cover(self._said(base, fixed))
        for pair in pairs:
            if pair not in still_open:
                continue
            still_open.cover(set(pair))
            made = self._ruleset_with(pair, still_open, fixed, chance)
            if made is not None:
                still_open.cover(self._said(made, fixed))
                found.append(made)
        return found

    def values(self, name: str, fixed: Fixed) -> tuple[str, ...]:
        """Return the values *name* is varied over; an open one takes those that profiles and rooms have."""
        if name in fixed:
            return fixed[name]
        return self._varied[name]

    def _pairs(self, fixed: Fixed) -> list[Pair]:
        return [
            ((one, value), (other, second))
            for one, other in itertools.combinations(self.names, 2)
            for value in self.values(one, fixed)
            for second in self.values(other, fixed)
        ]

    def _said(self, ruleset: Ruleset, fixed: Fixed) -> set[Value]:
        """Return the values that say something in *ruleset*: it covers every pair of them."""
        return {
            (name, ruleset[name])
            for name in self.names
            if name in fixed or self._says_something(self._book.options[name], ruleset)
        }

    def _says_something(self, option: Option, values: Mapping[str, str]) -> bool:
        return all(values.get(name, self._default[name]) in allowed for name, allowed in option.applies)

    def _ruleset_with(
        self, pair: Pair, still_open: "_OpenPairs", fixed: Fixed, chance: random.Random
    ) -> Ruleset | None:
        """Return a legal ruleset with *fixed* and *pair* that covers many open pairs; None where there is none."""
        asked = {**self._settled(fixed), **dict(pair)}
        if _contradicts(asked, self._refusing) or not self._may_apply(pair, asked, fixed):
            return None
        tried = (self._try(pair, asked, still_open, fixed, chance) for _ in range(_TRIES))
        said = ((made, self._said(made, fixed)) for made in tried if made is not None)
        holding = itertools.islice((entry for entry in said if entry[1].issuperset(pair)), _ENOUGH)
        best = max(holding, key=lambda entry: still_open.number_in(entry[1]), default=None)
        return best[0] if best is not None else None

    def _try(
        self, pair: Pair, asked: Mapping[str, str], still_open: "_OpenPairs", fixed: Fixed, chance: random.Random
    ) -> Ruleset | None:
        values = dict(asked)
        if not self._make_apply(pair, values, fixed, chance) or _contradicts(values, self._refusing):
            return None
        for name in self.names:
            if name not in values:
                self._choose(name, values, still_open, chance, fixed)
        try:
            made = make_ruleset("outline", completed(self._book, values, "outline", asked))
        except RulesetError:
            return None
        return made if made.satisfies(fixed) else None

    def _settled(self, fixed: Fixed) -> dict[str, str]:
        """Return the values of *fixed* that are not varied."""
        first = chosen(self._default, fixed)
        return {name: first[name] for name, values in fixed.items() if len(values) == 1 or name not in self.names}

    def _may_apply(self, pair: Pair, values: Mapping[str, str], fixed: Fixed) -> bool:
        """Tell whether both options of *pair* may apply as far as there is no choice in it: no lot can help else."""
        values, asked = dict(values), [name for name, _ in pair]
        while asked:
            for above, allowed in self._book.options[asked.pop()].applies:
                either = [value for value in allowed if value in fixed.get(above, allowed)]
                if above in values:
                    if values[above] not in allowed:
                        return False
                elif not either:
                    return False
                elif len(either) == 1:
                    values[above] = either[0]
                    asked.append(above)
        return not _contradicts(values, self._refusing)

    def _make_apply(self, pair: Pair, values: dict[str, str], fixed: Fixed, chance: random.Random) -> bool:
        """Set what decides whether the two options of *pair* apply; tell whether they can."""
        asked = [name for name, _ in pair]
        while asked:
            for above, allowed in self._book.options[asked.pop()].applies:
                if above not in values:
                    either = [value for value in allowed if value in fixed.get(above, allowed)]
                    if not either:
                        return False
                    values[above] = chance.choice(either)
                    asked.append(above)
                elif values[above] not in allowed:
                    return False
        return True

    def _choose(
        self,
        name: str,
        values: dict[str, str],
        still_open: "_OpenPairs",
        chance: random.Random,
        fixed: Fixed,
    ) -> None:
        """Set *name* to the value that stands in most open pairs with those chosen; an idle one to its default."""
        if not self._says_something(self._book.options[name], values):
            values[name] = chosen(self._default, {name: fixed.get(name, (self._default[name],))})[name]
            return
        legal = self._legal(name, values, fixed)
        if not legal:
            return
        scores = {value: still_open.number_with((name, value), values.items()) for value in legal}
        most = max(scores.values())
        values[name] = chance.choice([value for value in legal if scores[value] == most])

    def _legal(self, name: str, values: Mapping[str, str], fixed: Fixed) -> Sequence[str]:
        """Return the values of *name* that break nothing beside *values*."""
        binding, either = self._binding[name], self.values(name, fixed)
        if not binding:
            return either
        tried = dict(values)
        legal = []
        for value in either:
            tried[name] = value
            if not _contradicts(tried, binding):
                legal.append(value)
        return legal


def _varied(option: Option) -> tuple[str, ...]:
    if option.values:
        return tuple(value.id for value in option.values)
    entries = [profile.values[option.id] for profile in profiles().values()]
    return tuple(dict.fromkeys(value for entry in entries for value in (entry.value, *entry.room)))


def _contradicts(values: Mapping[str, str], constraints: Iterable[Constraint]) -> bool:
    """Tell whether *values*, some of them still open, already break one of *constraints*."""
    for entry in constraints:
        for name, allowed in entry.when:
            if values.get(name) not in allowed:
                break
        else:
            for name, allowed in entry.needs:
                value = values.get(name)
                if value is not None and value not in allowed:
                    return True
    return False
