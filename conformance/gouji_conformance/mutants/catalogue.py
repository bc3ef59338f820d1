"""The catalogue of wrong engines: what stands in ``catalogue/``, a file an article, and options played as others.

An entry stands under the clause that it breaks::

    [["GJ-10.1.1"]]
    en = "Those who may burn are asked after the opposite"
    zh = "先问对头，后问谁烧"
    in = "play.rights.after_set"
    old = "_burning(hands, standing, round_, rules) + answering"
    new = "answering + _burning(hands, standing, round_, rules)"

Instead of ``old`` and ``new`` it may have ``returns``, all that the function returns, or ``without``, a reason that it
no longer gives.  ``also`` names further clauses that the same wrong ruling breaks: it is hunted for each of them.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from gouji_conformance.mutants.mutant import Change, Mutant
from gouji_conformance.speech.messages import message
from gouji_spec.law import law
from gouji_spec.options import Option, options
from gouji_spec.reading import Reader, SpecError
from gouji_spec.ruleset import profiles
from gouji_spec.text import Text

_FOLDER: Final = Path(__file__).resolve().parent / "catalogue"
FEWEST: Final = 2
"""So many wrong engines each clause that moves can test has at least."""


@cache
def catalogue() -> tuple[Mutant, ...]:
    """Return every wrong engine of this installation, those of the clauses first.

    Raises:
        SpecError: a file that does not say what it must.
    """
    return (*read_catalogue(_FOLDER), *options_confused())


def read_catalogue(folder: Path) -> tuple[Mutant, ...]:
    """Return the wrong engines that stand in the files of *folder*, in the order of the law."""
    known = list(law().clauses())
    numbers: Counter[str] = Counter()
    found = [mutant for path in sorted(folder.glob("*.toml")) for mutant in _of_file(path, known, numbers)]
    return tuple(sorted(found, key=lambda entry: known.index(entry.clauses[0])))


def _of_file(path: Path, known: list[str], numbers: Counter[str]) -> Iterator[Mutant]:
    file = path.name
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise SpecError(file, "", Text.same(str(error))) from error
    for clause, entries in data.items():
        if clause not in known:
            raise SpecError(file, clause, message("mutants.unknown_clause"))
        for index, entry in enumerate(entries):
            reader = Reader(entry, file, f"{clause}[{index}]")
            broken = (clause, *reader.strings("also"))
            if any(other not in known for other in broken):
                raise reader.fault("also", message("mutants.unknown_clause"))
            name, change = _wrong(reader)
            for one in broken:
                numbers[one] += 1
                yield Mutant(f"{one}/{numbers[one]}", (one,), name, change)


def _wrong(reader: Reader) -> tuple[Text, Change]:
    """Return what is wrong at the table, and what is changed for it."""
    change = Change(
        reader.string("in"),
        reader.string("old", ""),
        reader.string("new", ""),
        reader.string("returns", ""),
        reader.string("without", ""),
    )
    if sum(map(bool, (change.old, change.returns, change.without))) != 1:
        raise reader.fault("old", message("mutants.one_way"))
    text = Text(zh=reader.string("zh"), en=reader.string("en"))
    reader.finish()
    return text, change


# Options


def options_confused() -> tuple[Mutant, ...]:
    """Return for every option and value the engines that claim it and play another value in its place."""
    return tuple(mutant for option in options().options.values() for mutant in _confused(option))


def _confused(option: Option) -> Iterator[Mutant]:
    values = _values_of(option)
    for value in values:
        for other in values:
            if other == value:
                continue
            name = message("mutants.confused", option=option.name, claimed=values[value], played=values[other])
            old = "value = ruleset[option]"
            new = f"value = {other!r} if (option, ruleset[option]) == ({option.id!r}, {value!r}) else ruleset[option]"
            change = Change("rules._made", old, new)
            yield Mutant(f"{option.id}={value}/{other}", clauses_of(option.id), name, change, ((option.id, value),))


def _values_of(option: Option) -> dict[str, Text]:
    """Return the values of *option* and how they are called; of one whose values are open those that profiles have."""
    if option.values:
        return {value.id: value.name for value in option.values}
    entries = [profile.values[option.id] for profile in profiles().values()]
    return {value: Text.same(value) for entry in entries for value in (entry.value, *entry.room)}


@cache
def clauses_of(option: str) -> tuple[str, ...]:
    """Return the clauses that leave *option* to the table."""
    return tuple(name for name, clause in law().clauses().items() if option in clause.options)


# What it lacks


def lacking(mutants: tuple[Mutant, ...], proven: frozenset[str]) -> list[str]:
    """Return the clauses that fewer wrong engines break than should, and the option values that none confuses.

    Args:
        mutants: the catalogue.
        proven: the clauses that a scenario proves; of another nothing could show a wrong engine.
    """
    held = Counter(clause for mutant in mutants if not mutant.values for clause in mutant.clauses)
    clauses = [name for name, clause in law().clauses().items() if clause.modality != "declares"]
    few = [name for name in clauses if name in proven and held[name] < FEWEST]
    confused = {value for mutant in mutants for value in mutant.values}
    several = {option.id: _values_of(option) for option in options().options.values()}
    asked = [(name, value) for name, values in several.items() if len(values) > 1 for value in values]
    return few + [f"{name}={value}" for name, value in asked if (name, value) not in confused]
