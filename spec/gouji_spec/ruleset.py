"""Profiles and rulesets: which value every option has at a table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from gouji_spec.citing import source_keys
from gouji_spec.fault import NO_OPTION, FaultError, expected, expected_one_of, expected_value
from gouji_spec.folder import law_folder
from gouji_spec.options import Constraint, OptionBook, options, value_id
from gouji_spec.reading import Reader, SpecError, read_folder
from gouji_spec.text import Text

_RULESET = Text(zh="规则集与选项", en="a profile and options")
_PROFILE_NAME = Text(zh="规则集的名称", en="a profile's name")
_DEPARTURES = Text(zh="选项 → 值", en="option → value")
_NO_OPTION = Text(zh="没有这个选项；可查 gouji rule options", en="no option has this name; see gouji rule options")
_NO_OUTLINE = Text(zh="没有；其余规则集都以它为底本", en="missing; every other profile is written against it")

PROFILES = ("outline", "qingdao-full", "folk", "online", "room")


@dataclass(frozen=True, slots=True)
class ProfileValue:
    """What a profile takes for one option, the sources that say so, and what its room offers besides."""

    value: str
    sources: tuple[str, ...]
    room: tuple[str, ...]
    note: Text | None


@dataclass(frozen=True, slots=True)
class Profile:
    """A named set of values, one for every option of the law.

    Attributes:
        id: as rulesets write it.
        name: in both languages.
        meaning: whose rules these are.
        sources: the sources it follows; where the first is silent the next speaks.
        values: what it takes for each option.
    """

    id: str
    name: Text
    meaning: Text
    sources: tuple[str, ...]
    values: dict[str, ProfileValue]


class RulesetError(FaultError):
    """A ruleset that names an unknown profile, option or value, or contradicts itself."""

    def __init__(self, place: str, problem: Text, clause: str = "") -> None:
        super().__init__("", place, problem, clause)


class Ruleset(Mapping[str, str]):
    """What a table plays: a profile and the options in which it departs from it.

    A ruleset is a value: frozen, hashable, equal to another with the same profile and values.
    ``ruleset["joker_exchange"]`` is the value of an option.

    >>> Ruleset.of("outline", joker_exchange="two_for_one")["joker_exchange"]
    'two_for_one'
    """

    __slots__ = ("_hash", "_values", "profile")

    def __init__(self, profile: str, values: Mapping[str, str]) -> None:
        self.profile = profile
        self._values = dict(values)
        self._hash = hash((profile, tuple(sorted(self._values.items()))))

    @classmethod
    def of(cls, profile: str = "outline", **departures: str) -> "Ruleset":
        """Return the ruleset of *profile* with *departures* from it.

        Raises:
            RulesetError: an unknown profile, option or value, or a contradiction.
        """
        return make_ruleset(profile, departures)

    @classmethod
    def from_json(cls, data: object) -> "Ruleset":
        """Return the ruleset written ``{"profile": "outline", "options": {…}}``.

        Raises:
            RulesetError: anything else.
        """
        if not isinstance(data, dict):
            raise RulesetError("ruleset", expected(_RULESET, data))
        for key in data:
            if key not in ("profile", "options"):
                raise RulesetError(
                    f"ruleset.{key}",
                    Text(zh="没有这个键；应为 profile、options", en="unknown key; expected profile, options"),
                )
        profile = data.get("profile", "outline")
        departures = data.get("options", {})
        if not isinstance(profile, str):
            raise RulesetError("ruleset.profile", expected(_PROFILE_NAME, profile))
        if not isinstance(departures, dict):
            raise RulesetError("ruleset.options", expected(_DEPARTURES, departures))
        return make_ruleset(profile, departures)

    def __getitem__(self, option: str) -> str:
        return self._values[option]

    def __iter__(self) -> Any:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ruleset):
            return NotImplemented
        return self.profile == other.profile and self._values == other._values

    def __repr__(self) -> str:
        return "Ruleset.from_json(" + repr(self.to_json()) + ")"

    @property
    def departures(self) -> dict[str, str]:
        """The options in which it departs from its profile, with their values."""
        base = profiles()[self.profile].values
        return {name: value for name, value in self._values.items() if value != base[name].value}

    def to_json(self) -> dict[str, Any]:
        """Return it as the protocol writes it; only departures are named."""
        return {"profile": self.profile, "options": self.departures}

    def changed(self, **departures: str) -> "Ruleset":
        """Return this ruleset with further *departures*, and with what they bring.

        Raises:
            RulesetError: an unknown option or value, or a contradiction.
        """
        return make_ruleset(self.profile, {**self.departures, **departures})

    def differs_in(self, other: "Ruleset") -> list[str]:
        """Return the options of which *other* has another value."""
        return [name for name, value in self._values.items() if other[name] != value]

    def satisfies(self, wanted: Mapping[str, tuple[str, ...]]) -> bool:
        """Tell whether it has, of each option of *wanted*, one of the values."""
        return all(self._values.get(name) in values for name, values in wanted.items())

    def warnings(self) -> list[Constraint]:
        """Return the cautions of the law that it disregards (Art. 27: 打点 and 憋3 belong together)."""
        return broken(self._values, options(), "warn")


def broken(values: Mapping[str, str], book: OptionBook, severity: str) -> list[Constraint]:
    """Return the constraints of *severity* (``refuse`` or ``warn``) that *values* break."""
    return [entry for entry in book.constraints if entry.severity == severity and _breaks(values, entry)]


def brought(values: Mapping[str, str], departures: Mapping[str, object], book: OptionBook) -> dict[str, str]:
    """Return *values* with what some of them bring with them: 憋3 brings Article 26 as a whole.

    Args:
        values: of every option.
        departures: the options that the ruleset sets itself; none of these is changed, and a contrary one is refused.
        book: whose constraints bring something.
    """
    found = dict(values)
    for entry in book.constraints:
        if not entry.brings or not all(found.get(name) in allowed for name, allowed in entry.when):
            continue
        for name, allowed in entry.needs:
            if name not in departures and found[name] not in allowed:
                found[name] = allowed[0]
    return found


def _breaks(values: Mapping[str, str], constraint: Constraint) -> bool:
    holds = all(values.get(name) in allowed for name, allowed in constraint.when)
    return holds and not all(values.get(name) in allowed for name, allowed in constraint.needs)


def make_ruleset(profile: str, departures: Mapping[str, object]) -> Ruleset:
    """Return the ruleset of *profile* with *departures*, checked against the law.

    Raises:
        RulesetError: an unknown profile, option or value, or a contradiction.
    """
    known = profiles()
    if profile not in known:
        raise RulesetError("profile", expected_one_of(known, profile))
    book = options()
    values = {name: entry.value for name, entry in known[profile].values.items()}
    for name, given in departures.items():
        if name not in book.options:
            raise RulesetError(f"options.{name}", _NO_OPTION)
        value = value_id(given)
        if value is None or not book.options[name].allows(value):
            raise RulesetError(f"options.{name}", expected_value(book.options[name].expected(), given))
        values[name] = value
    values = brought(values, departures, book)
    for constraint in broken(values, book, "refuse"):
        when = ", ".join(f"{name}={values[name]}" for name, _ in constraint.when)
        needs = Text(zh=f"须有 {_needed(constraint, ' 或 ')}", en=f"needs {_needed(constraint, ' or ')}")
        raise RulesetError(f"options ({when})", needs, constraint.clause)
    return Ruleset(profile, values)


def _needed(constraint: Constraint, either: str) -> str:
    needed = ", ".join(f"{name}={either.join(allowed)}" for name, allowed in constraint.needs)
    return f"{needed} ({constraint.clause})"


def _profile_reader(book: OptionBook) -> Any:
    def build(reader: Reader) -> Profile:
        values = {}
        for name, entry in reader.named_tables("options"):
            if name not in book.options:
                raise reader.fault(f"options.{name}", NO_OPTION)
            value = entry.string("value")
            for listed in (value, *entry.strings("room")):
                if not book.options[name].allows(listed):
                    raise entry.fault("value", expected_value(book.options[name].expected(), listed))
            values[name] = ProfileValue(
                value, entry.strings("sources", required=True), entry.strings("room"), entry.text_or_none("note")
            )
            entry.finish()
        return Profile(
            reader.one_of("id", PROFILES),
            reader.text("name"),
            reader.text("meaning"),
            source_keys(reader, "sources"),
            values,
        )

    return build


def read_profiles(folder: Path, book: OptionBook) -> dict[str, Profile]:
    """Read the profiles of the law in *folder*; where a profile is silent the outline's value stands.

    Raises:
        SpecError: a file that does not say what it must, or an option without a value in the outline.
    """
    found = {entry.id: entry for entry in read_folder(folder / "profiles", _profile_reader(book))}
    if "outline" not in found:
        raise SpecError("spec/profiles", "outline", _NO_OUTLINE)
    outline = found["outline"].values
    for name in book.options:
        if name not in outline:
            raise SpecError(
                "spec/profiles/outline.toml",
                f"options.{name}",
                Text(zh="没有写；大纲须写全各选项", en="missing; the outline has them all"),
            )
    complete = {}
    for key in PROFILES:
        if key in found:
            entry = found[key]
            values = {name: entry.values.get(name, outline[name]) for name in book.options}
            complete[key] = replace(entry, values=values)
    return complete


@cache
def profiles() -> dict[str, Profile]:
    """Return the profiles of this installation, read once."""
    return read_profiles(law_folder(), options())


def profile_named(word: str) -> str | None:
    """Return the id of the profile whose id or name, in either language, is *word*; None where there is none."""
    for profile in profiles().values():
        if word in (profile.id, profile.name.zh, profile.name.en):
            return profile.id
    return None
