"""What else ``gouji rule`` finds: the reasons of refusals, the profiles, how cards are written."""

from collections.abc import Callable, Iterator
from typing import Final

from gouji_conformance.speech.law_text import LawPrinter
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.reasons import Reason, reasons
from gouji_spec.ruleset import Profile, profiles
from gouji_spec.text import Language

_OUTLINE: Final = "outline"


class ListPrinter:
    """Prints reasons and profiles in one language, no line over 80 cells; clauses by *printer*."""

    def __init__(self, language: Language, printer: LawPrinter) -> None:
        self._language = language
        self._printer = printer

    def found(self, word: str) -> Iterator[str] | None:
        """Return the lines for a list, a reason by its code or name, or a profile by its id or name; None for none."""
        lists: dict[str, Callable[[], Iterator[str]]] = {
            "reasons": self.reasons,
            "理由": self.reasons,
            "profiles": self.profiles,
            "规则集": self.profiles,
            "cards": self.cards,
            "牌的写法": self.cards,
        }
        if word in lists:
            return lists[word]()
        for reason in reasons().values():
            if word in (reason.code, reason.name.zh, reason.name.en):
                return self.reason(reason)
        for profile in profiles().values():
            if word in (profile.id, profile.name.zh, profile.name.en):
                return self.profile(profile)
        return None

    def reasons(self) -> Iterator[str]:
        """Yield every code with what it says."""
        for reason in reasons().values():
            yield from wrapped(reason.message.said_in(self._language), first=f"{reason.code}: ", rest="    ")

    def reason(self, reason: Reason) -> Iterator[str]:
        """Yield a reason: its code, its sentence, and its clauses in full."""
        yield f"{reason.code}  {reason.name.said_in(self._language)}"
        yield from wrapped(reason.message.said_in(self._language), first="  ", rest="  ")
        for clause_id in reason.clauses:
            clause = law().clause(clause_id)
            if clause is not None:
                yield ""
                yield from self._printer.clause(clause, short=True)

    def profiles(self) -> Iterator[str]:
        """Yield every profile with whose rules it is, and in how many options it is another than the outline."""
        for profile in profiles().values():
            departs = len(_departures(profile))
            words = profile.meaning.said_in(self._language)
            if departs:
                words = f"{words} {message('rule.departs', count=departs).said_in(self._language)}"
            yield from wrapped(words, first=f"{profile.id}  {profile.name.said_in(self._language)}: ", rest="    ")

    def profile(self, profile: Profile) -> Iterator[str]:
        """Yield a profile: whose rules it is, and every option that it has another value of than the outline."""
        yield f"{profile.id}  {profile.name.said_in(self._language)}"
        yield from wrapped(profile.meaning.said_in(self._language), first="  ", rest="  ")
        for name, value in _departures(profile).items():
            option = options().options[name]
            named = option.value_named(value)
            words = value if named is None else named.name.said_in(self._language)
            line = f"{option.name.said_in(self._language)} = {words} ({option.clause})"
            yield from wrapped(line, first=f"    {name}: ", rest="      ")

    def cards(self) -> Iterator[str]:
        """Yield how cards are written, as the protocol has it."""
        from gouji_conformance.speech.protocol_text import ProtocolPrinter  # noqa: PLC0415 - few who ask need it

        return ProtocolPrinter(self._language).found("cards") or iter(())


def _departures(profile: Profile) -> dict[str, str]:
    """Return option → value for each that is another than the outline's."""
    base = profiles()[_OUTLINE].values
    return {name: entry.value for name, entry in profile.values.items() if entry.value != base[name].value}
