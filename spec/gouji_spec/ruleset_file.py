"""A table's own rules in a file: a profile, and the options in which the table departs from it.

::

    profile = "folk"
    name = "Our table"          # not required
    note = "Agreed at New Year" # not required

    [options]
    misplay = "reject"
"""

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gouji_spec.fault import expected, expected_one_of, expected_value, system_words, unknown_key
from gouji_spec.options import Constraint, Option, OptionBook, options, value_id
from gouji_spec.reading import A_TEXT, SpecError, toml_table
from gouji_spec.ruleset import PROFILES, Ruleset, broken, brought, make_ruleset, profile_named, profiles
from gouji_spec.text import Text

KEYS = ("profile", "name", "note", "options")


@dataclass(frozen=True, slots=True)
class TableRules:
    """What a table plays and where that is written.

    Attributes:
        ruleset: the value of every option.
        given: the options that the file names, whether they depart from the profile or not.
        name: the table's name for its rules; the profile's id where they are a profile's.
        note: what the table wrote beside it.
        file: as the user gave it; empty for a profile.
    """

    ruleset: Ruleset
    given: tuple[str, ...]
    name: str
    note: str
    file: str

    def idle(self, book: OptionBook) -> list[Option]:
        """Return the options the file names that say nothing under its other values."""
        return [book.options[name] for name in self.given if not applies(book.options[name], self.ruleset)]


def applies(option: Option, values: Mapping[str, str]) -> bool:
    """Tell whether *option* says anything at a table with *values*; elsewhere it is idle."""
    return all(values[name] in allowed for name, allowed in option.applies)


def profile_rules(profile: str) -> TableRules:
    """Return the rules of a table that plays *profile* as it is.

    Raises:
        RulesetError: no profile has this name.
    """
    return TableRules(make_ruleset(profile, {}), (), profile, "", "")


def read_ruleset_file(path: Path) -> TableRules:
    """Read a table's own rules.

    Raises:
        SpecError: it cannot be read, is not TOML, names an unknown key, profile, option or value,
            or contradicts itself.
    """
    return _Table(str(path), _data(path), options()).rules()


def _data(path: Path) -> dict[str, Any]:
    try:
        return toml_table(path, str(path))
    except SpecError as error:
        if not isinstance(error.__cause__, OSError):
            raise
        said, known = system_words(error.__cause__), ", ".join(PROFILES)
        problem = Text(
            zh=f"读不了（{said.zh}）；应为文件，或规则集之一：{known}",
            en=f"cannot be read ({said.en}); expected a file, or one of the profiles {known}",
        )
        raise SpecError(str(path), "", problem) from error


class _Table:
    """One file being read."""

    def __init__(self, file: str, data: Mapping[str, Any], book: OptionBook) -> None:
        self._file = file
        self._data = data
        self._book = book

    def rules(self) -> TableRules:
        for key in self._data:
            if key not in KEYS:
                raise self._unknown_key(key)
        profile = self._profile()
        departures = self._departures()
        self._check(profile, departures)
        name, note = self._words("name"), self._words("note")
        return TableRules(make_ruleset(profile, departures), tuple(departures), name, note, self._file)

    def _fault(self, place: str, problem: Text) -> SpecError:
        return SpecError(self._file, place, problem)

    def _unknown_key(self, key: str) -> SpecError:
        if self._book.named(key) is not None:
            return self._fault(key, Text(zh="选项要写在 [options] 下面", en="an option; expected it below [options]"))
        return self._fault(key, unknown_key(KEYS))

    def _profile(self) -> str:
        given = self._data.get("profile")
        if given is None:
            known = ", ".join(PROFILES)
            missing = Text(zh=f"没有写；应为规则集之一：{known}", en=f"missing; expected one of {known}")
            raise self._fault("profile", missing)
        profile = profile_named(given) if isinstance(given, str) else None
        if profile is None:
            raise self._fault("profile", expected_one_of(PROFILES, given))
        return profile

    def _words(self, key: str) -> str:
        words = self._data.get(key, "")
        if not isinstance(words, str):
            raise self._fault(key, expected(A_TEXT, words))
        return words

    def _departures(self) -> dict[str, str]:
        given = self._data.get("options", {})
        if not isinstance(given, dict):
            problem = Text(zh=f"应为表：[options]，现为 {given!r}", en=f"expected a table, [options]; found {given!r}")
            raise self._fault("options", problem)
        return {name: self._value(name, value) for name, value in given.items()}

    def _value(self, name: str, given: object) -> str:
        place = f"options.{name}"
        option = self._book.options.get(name)
        if option is None:
            raise self._unknown_option(name)
        value = value_id(given)
        if value is not None and option.allows(value):
            return value
        meant = option.value_named(str(given))
        raise self._fault(place, expected_value(meant.id if meant is not None else option.expected(), given))

    def _unknown_option(self, name: str) -> SpecError:
        meant = self._book.named(name)
        near = ", ".join([meant.id] if meant is not None else _nearest(name, self._book))
        problem = Text(zh=f"没有这个选项；相近的有：{near}", en=f"no option has this name; near it: {near}")
        return self._fault(f"options.{name}", problem)

    def _check(self, profile: str, departures: Mapping[str, str]) -> None:
        """Refuse values that do not go together, all of them at once, each with the clause that forbids it."""
        values = {name: entry.value for name, entry in profiles()[profile].values.items()} | dict(departures)
        wrong = broken(brought(values, departures, self._book), self._book, "refuse")
        if wrong:
            problem = Text(
                zh="自相矛盾：" + "；".join(_needs(entry, values, " 或 ", " 须有 ") for entry in wrong),
                en="contradiction: " + "; ".join(_needs(entry, values, " or ", " needs ") for entry in wrong),
            )
            raise SpecError(self._file, "options", problem, wrong[0].clause)


def _needs(entry: Constraint, values: Mapping[str, str], either: str, needs: str) -> str:
    when = ", ".join(f"{name}={values[name]}" for name, _ in entry.when)
    wanted = ", ".join(f"{name}={either.join(allowed)}" for name, allowed in entry.needs)
    return f"{when}{needs}{wanted} ({entry.clause})"


def _nearest(name: str, book: OptionBook) -> Iterable[str]:
    """Return the options nearest to *name*, three at most, one at least."""
    near = difflib.get_close_matches(name, book.options, n=3, cutoff=0.5)
    return near or difflib.get_close_matches(name, book.options, n=1, cutoff=0.0)
