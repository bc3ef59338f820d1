"""Options: what a clause leaves to the table, with every value it may take."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gouji_spec.citing import source_keys
from gouji_spec.fault import expected, expected_value
from gouji_spec.folder import law_folder
from gouji_spec.reading import Reader, SpecError, read_folder
from gouji_spec.text import Text


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One value of an option.

    Attributes:
        id: as rulesets write it.
        name: in both languages.
        meaning: what it means at the table.
        held_by: the sources that play so; said of the options that *apply* under another's value alone.
    """

    id: str
    name: Text
    meaning: Text
    held_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing tables rule differently.

    Attributes:
        id: as rulesets write it, ``joker_exchange``.
        clause: the clause it settles.
        name: in both languages.
        meaning: the question it answers.
        values: every value it may take; empty for an option with a *pattern*.
        pattern: a regular expression for open values (numbers, schedules), else empty.
        applies: option → values under which this option says anything at all; elsewhere it is idle.
    """

    id: str
    clause: str
    name: Text
    meaning: Text
    values: tuple[OptionValue, ...]
    pattern: str
    applies: "Condition"

    def allows(self, value: str) -> bool:
        """Tell whether *value* is one of its values."""
        if self.pattern:
            return re.fullmatch(self.pattern, value) is not None
        return any(entry.id == value for entry in self.values)

    def expected(self) -> str:
        """Return what may stand here, for an error message."""
        return f"text like {self.pattern}" if self.pattern else ", ".join(entry.id for entry in self.values)

    def value_named(self, word: str) -> OptionValue | None:
        """Return the value whose id or name, in either language, is *word*."""
        for entry in self.values:
            if word in (entry.id, entry.name.zh, entry.name.en):
                return entry
        return None


@dataclass(frozen=True, slots=True)
class Constraint:
    """Values that need or exclude others: where all of *when* holds, *needs* must hold too.

    Attributes:
        severity: ``refuse`` or ``warn``.
        clause: the clause that says so.
        brings: a ruleset in which *when* holds takes what it *needs*, the first value of each, unless it sets a value
            of that option itself.
    """

    when: "Condition"
    needs: "Condition"
    severity: str
    clause: str
    why: Text
    brings: bool = False


@dataclass(frozen=True, slots=True)
class OptionBook:
    """Every option and constraint of the law."""

    options: dict[str, Option]
    constraints: tuple[Constraint, ...]

    def named(self, word: str) -> Option | None:
        """Return the option whose id or name, in either language, is *word*."""
        for option in self.options.values():
            if word in (option.id, option.name.zh, option.name.en):
                return option
        return None


def value_id(value: object) -> str | None:
    """Return *value* as rulesets write it: JSON's and TOML's true and false stand for their names."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    return value if isinstance(value, str) else None


_VALUES = Text(zh="一个值或一列值", en="a value or a list of values")


Condition = tuple[tuple[str, tuple[str, ...]], ...]
"""Options, each with the values of which a table must have one."""


def read_condition(reader: Reader, key: str) -> Condition:
    """Return the condition at *key*, ``{ hold_three = "on", report = ["off", "shown"] }``, its names unchecked."""
    found = []
    for option, values in reader.mapping(key).items():
        listed = values if isinstance(values, list) else [values]
        ids = [value_id(value) for value in listed]
        if not ids or None in ids:
            raise reader.fault(f"{key}.{option}", expected(_VALUES, values))
        found.append((option, tuple(str(entry) for entry in ids)))
    return tuple(found)


def _value(reader: Reader, *, governed: bool) -> OptionValue:
    held_by = source_keys(reader, "held_by") if governed else ()
    found = OptionValue(reader.string("id"), reader.text("name"), reader.text("meaning"), held_by)
    reader.finish()
    return found


def _option(reader: Reader) -> Option:
    applies = read_condition(reader, "applies")
    values = [_value(entry, governed=bool(applies)) for entry in reader.tables("value")]
    pattern = reader.string("pattern", "")
    if bool(values) == bool(pattern):
        raise reader.fault(
            "value",
            Text(zh="应列出各值，或给出值的格式，不可兼有", en="expected values, or a pattern for open ones; not both"),
        )
    found = Option(
        id=reader.matching(
            "id", r"[a-z]+(_[a-z]+)*", Text(zh="选项编号，如 joker_exchange", en="an option id such as joker_exchange")
        ),
        clause=reader.string("clause"),
        name=reader.text("name"),
        meaning=reader.text("meaning"),
        values=tuple(values),
        pattern=pattern,
        applies=applies,
    )
    reader.finish()
    return found


def _constraint(reader: Reader) -> Constraint:
    found = Constraint(
        when=read_condition(reader, "when"),
        needs=read_condition(reader, "needs"),
        severity=reader.one_of("severity", ("refuse", "warn"), "refuse"),
        clause=reader.string("clause"),
        why=reader.text("why"),
        brings=reader.flag("brings"),
    )
    reader.finish()
    return found


def _file(reader: Reader) -> tuple[list[Option], list[Constraint]]:
    return (
        [_option(entry) for entry in reader.tables("option")],
        [_constraint(entry) for entry in reader.tables("constraint")],
    )


def read_options(folder: Path) -> OptionBook:
    """Read every option of the law in *folder*.

    Raises:
        SpecError: a file that does not say what it must, an option given twice, or a condition that
            names an unknown option or value.
    """
    options: dict[str, Option] = {}
    constraints: list[Constraint] = []
    for found, bound in read_folder(folder / "options", _file):
        for option in found:
            if option.id in options:
                raise SpecError("spec/options", option.id, Text(zh="这个选项出现两次", en="this option is given twice"))
            options[option.id] = option
        constraints.extend(bound)
    for option in options.values():
        _check_condition(options, option.applies, f"option[{option.id}].applies")
    for number, constraint in enumerate(constraints, start=1):
        _check_condition(options, constraint.when, f"constraint[{number}].when")
        _check_condition(options, constraint.needs, f"constraint[{number}].needs")
    return OptionBook(options, tuple(constraints))


def _check_condition(options: dict[str, Option], condition: Condition, place: str) -> None:
    for name, values in condition:
        if name not in options:
            raise SpecError("spec/options", place, Text(zh=f"没有选项叫 {name!r}", en=f"no option is called {name!r}"))
        for value in values:
            if not options[name].allows(value):
                raise SpecError("spec/options", f"{place}.{name}", expected_value(options[name].expected(), value))


def choice_words(book: OptionBook, name: str, values: Iterable[str]) -> Text:
    """Return an option with one of its values in words, or with several of which any will do: 扣牌方式＝自动扣."""
    option = book.options[name]
    named = [(found.name if (found := option.value_named(value)) else Text.same(value)) for value in values]
    return Text(zh="＝", en=" = ").join([option.name, Text(zh=" 或 ", en=" or ").join(named)])


@cache
def options() -> OptionBook:
    """Return the options of this installation, read once."""
    return read_options(law_folder())
