"""A table's own rules in a file: a profile, and the options in which the table departs from it.

::

    profile = "folk"
    name = "Our table"          # not required
    note = "Agreed at New Year" # not required

    [options]
    misplay = "reject"
"""

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gouji_spec.options import Constraint, Option, OptionBook, options, value_id
from gouji_spec.ruleset import PROFILES, Ruleset, broken, make_ruleset, profiles
from gouji_spec.text import Language, Text

KEYS = ("profile", "name", "note", "options")


class RulesetFileError(ValueError):
    """A ruleset file that cannot be used.

    Attributes:
        file: as the user gave it.
        place: the key at fault, empty where the whole file is meant.
        problem: what is wrong and what was expected, in both languages.
        clause: the clause that the ruleset would break, empty otherwise.
    """

    def __init__(self, file: str, place: str, problem: Text, clause: str = "") -> None:
        self.file = file
        self.place = place
        self.problem = problem
        self.clause = clause
        super().__init__(self.line("en"))

    def line(self, language: Language) -> str:
        """Return file, key and what was expected on one line."""
        colon = "：" if language == "zh" else ": "
        return colon.join(part for part in (self.file, self.place, self.problem.said_in(language)) if part)


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
        RulesetFileError: it cannot be read, is not TOML, names an unknown key, profile, option or value,
            or contradicts itself.
    """
    return _Table(str(path), _data(path), options()).rules()


def _data(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        known = ", ".join(PROFILES)
        problem = Text(
            zh=f"读不了（{error.strerror}）；应为文件，或规则集之一：{known}",
            en=f"cannot be read ({error.strerror}); expected a file, or one of the profiles {known}",
        )
        raise RulesetFileError(str(path), "", problem) from error
    except UnicodeDecodeError as error:
        problem = Text(zh=f"应为 UTF-8 文本（第 {error.start} 字节）", en=f"expected UTF-8 text (byte {error.start})")
        raise RulesetFileError(str(path), "", problem) from error
    except tomllib.TOMLDecodeError as error:
        problem = Text(zh=f"应为 TOML：{error}", en=f"expected TOML: {error}")
        raise RulesetFileError(str(path), "", problem) from error


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

    def _fault(self, place: str, zh: str, en: str) -> RulesetFileError:
        return RulesetFileError(self._file, place, Text(zh=zh, en=en))

    def _unknown_key(self, key: str) -> RulesetFileError:
        if self._book.named(key) is not None:
            return self._fault(key, "选项要写在 [options] 下面", "an option; expected it below [options]")
        known = ", ".join(KEYS)
        return self._fault(key, f"没有这个键；应为 {known} 之一", f"unknown key; expected one of {known}")

    def _profile(self) -> str:
        profile = self._data.get("profile")
        if profile not in PROFILES:
            known = ", ".join(PROFILES)
            if profile is None:
                raise self._fault("profile", f"没有写；应为规则集之一：{known}", f"missing; expected one of {known}")
            raise self._fault(
                "profile", f"应为规则集之一：{known}；现为 {profile!r}", f"expected one of {known}; found {profile!r}"
            )
        return str(profile)

    def _words(self, key: str) -> str:
        words = self._data.get(key, "")
        if not isinstance(words, str):
            raise self._fault(key, f"应为引号里的文字，现为 {words!r}", f"expected a text in quotes, found {words!r}")
        return words

    def _departures(self) -> dict[str, str]:
        given = self._data.get("options", {})
        if not isinstance(given, dict):
            raise self._fault(
                "options", f"应为表：[options]，现为 {given!r}", f"expected a table, [options]; found {given!r}"
            )
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
        expected = meant.id if meant is not None else option.expected()
        raise self._fault(place, f"应为 {expected}；现为 {given!r}", f"expected {expected}; found {given!r}")

    def _unknown_option(self, name: str) -> RulesetFileError:
        meant = self._book.named(name)
        near = [meant.id] if meant is not None else _nearest(name, self._book)
        return self._fault(
            f"options.{name}",
            f"没有这个选项；相近的有：{', '.join(near)}",
            f"no option has this name; near it: {', '.join(near)}",
        )

    def _check(self, profile: str, departures: Mapping[str, str]) -> None:
        """Refuse values that do not go together, all of them at once, each with the clause that forbids it."""
        values = {name: entry.value for name, entry in profiles()[profile].values.items()} | dict(departures)
        wrong = broken(values, self._book, "refuse")
        if wrong:
            problem = Text(
                zh="自相矛盾：" + "；".join(_needs(entry, values, " 或 ", " 须有 ") for entry in wrong),
                en="contradiction: " + "; ".join(_needs(entry, values, " or ", " needs ") for entry in wrong),
            )
            raise RulesetFileError(self._file, "options", problem, wrong[0].clause)


def _needs(entry: Constraint, values: Mapping[str, str], either: str, needs: str) -> str:
    when = ", ".join(f"{name}={values[name]}" for name, _ in entry.when)
    wanted = ", ".join(f"{name}={either.join(allowed)}" for name, allowed in entry.needs)
    return f"{when}{needs}{wanted} ({entry.clause})"


def _nearest(name: str, book: OptionBook) -> Iterable[str]:
    """Return the options nearest to *name*, three at most, one at least."""
    near = difflib.get_close_matches(name, book.options, n=3, cutoff=0.5)
    return near or difflib.get_close_matches(name, book.options, n=1, cutoff=0.0)
