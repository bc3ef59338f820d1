"""A table's rules as text: the template of a file, the list of every option, what differs between two tables."""

from collections.abc import Iterator

from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import WIDTH, wrapped
from gouji_spec.links import plain
from gouji_spec.options import Option, OptionBook
from gouji_spec.ruleset import Profile, profiles
from gouji_spec.ruleset_file import TableRules, applies
from gouji_spec.text import Language, Text


class RulesetPrinter:
    """Writes a table's rules in one language, no line over 80 cells."""

    def __init__(self, book: OptionBook, language: Language) -> None:
        self._book = book
        self._language = language

    def template(self, profile: Profile) -> Iterator[str]:
        """Yield a file that plays *profile* as it is, with every option and its values in comments."""
        yield from self._comment(self._say("template_top", name=self._in(profile.name)))
        yield f'profile = "{profile.id}"'
        yield '# name = ""'
        yield '# note = ""'
        yield ""
        yield "[options]"
        for option in self._book.options.values():
            yield ""
            yield from self._comment(self._pair(self._heading(option), self._in(option.meaning)))
            for value in option.values:
                yield from self._comment(self._pair(value.id, self._in(value.meaning)), first="#   ")
            if option.pattern:
                yield from self._comment(self._say("pattern", pattern=option.pattern), first="#   ")
            if option.applies:
                yield from self._comment(self._say("applies", where=_where(option)), first="#   ")
            yield f'# {option.id} = "{profile.values[option.id].value}"'

    def summary(self, rules: TableRules) -> Iterator[str]:
        """Yield what a table plays on a line or two: the profile and the departures from it."""
        profile = profiles()[rules.ruleset.profile]
        if not rules.file:
            yield from wrapped(self._pair(self._in(profile.name), self._in(profile.meaning)), rest="  ")
            return
        departures = [f"{name}={value}" for name, value in rules.ruleset.departures.items()]
        key = "summary" if departures else "summary_bare"
        named = f" “{rules.name}”" if rules.name else ""
        yield from wrapped(
            self._say(
                key,
                file=rules.file + named,
                profile=self._in(profile.name),
                count=len(departures),
                departures=", ".join(departures),
            ),
            rest="  ",
        )
        if rules.note:
            yield from wrapped(self._say("note", note=rules.note), first="  ", rest="  ")

    def cautions(self, rules: TableRules) -> Iterator[str]:
        """Yield what the law advises against in *rules*, and which options say nothing in them."""
        for constraint in rules.ruleset.warnings():
            yield from wrapped(self._say("warning", clause=constraint.clause, why=self._in(constraint.why)), rest="  ")
        for option in rules.idle(self._book):
            yield from wrapped(self._say("idle", option=option.id, where=_where(option)), rest="  ")

    def values(self, rules: TableRules) -> Iterator[str]:
        """Yield every option: its value, where that comes from, its name and what the value means."""
        yield from self.summary(rules)
        for option in self._book.options.values():
            value = rules.ruleset[option.id]
            origin = self._say(_origin(option.id, rules))
            idle = "" if applies(option, rules.ruleset) else self._say("idle_mark")
            yield ""
            yield from wrapped(f"{option.id} = {value}  [{origin}]{idle}", rest="    ")
            yield from wrapped(self._meaning(option, value), first="    ", rest="    ", width=WIDTH)

    def differences(self, one: TableRules, other: TableRules) -> Iterator[str]:
        """Yield every option in which two tables differ, with what each plays."""
        for option in self._book.options.values():
            values = (one.ruleset[option.id], other.ruleset[option.id])
            if values[0] == values[1]:
                continue
            yield from wrapped(self._pair(option.id, self._heading(option)), rest="    ")
            for sign, value in zip("-+", values, strict=True):
                yield from wrapped(self._pair(value, self._value(option, value)), first=f"  {sign} ", rest="      ")

    def _meaning(self, option: Option, value: str) -> str:
        words = self._value(option, value)
        joined = "" if self._language == "zh" else " "
        return self._pair(self._in(option.name), f"{self._in(option.meaning)}{joined}{words}")

    def _heading(self, option: Option) -> str:
        return self._say("heading", name=self._in(option.name), clause=option.clause)

    def _pair(self, name: str, words: str) -> str:
        return f"{name}{self._say('colon')}{words}"

    def _value(self, option: Option, value: str) -> str:
        found = option.value_named(value)
        return self._say("as_written") if found is None else self._in(found.meaning)

    def _comment(self, words: str, first: str = "# ") -> Iterator[str]:
        for line in words.split("\n"):
            yield from wrapped(line, first=first, rest=first)

    def _in(self, text: Text) -> str:
        return plain(text.said_in(self._language))

    def _say(self, key: str, **values: object) -> str:
        return message(f"ruleset.{key}", **values).said_in(self._language)


def _where(option: Option) -> str:
    return ", ".join(f"{name}={'|'.join(values)}" for name, values in option.applies)


def _origin(option: str, rules: TableRules) -> str:
    """Return which words say where a value comes from: the file, what others bring with them, or the profile."""
    if option in rules.given:
        return "from_file"
    return "from_others" if option in rules.ruleset.departures else "from_profile"
