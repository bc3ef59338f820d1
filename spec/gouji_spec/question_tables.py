"""Which tables a question is answered how: the five profiles, and whoever has agreed on a value of an option."""

from collections.abc import Iterator
from dataclasses import dataclass

from gouji_spec.options import Condition, OptionBook, choice_words
from gouji_spec.questions import Answer, Question
from gouji_spec.ruleset import Profile, Ruleset, profiles
from gouji_spec.text import Text


@dataclass(frozen=True, slots=True)
class Told:
    """One answer, and who is told so.

    Attributes:
        answer: what is said.
        where: the values that a table has agreed on, none for the answer of the outline.
        profiles: those told so; none where no profile plays it.
    """

    answer: Answer
    where: Condition
    profiles: tuple[Profile, ...]

    def tables(self, book: OptionBook) -> Text:
        """Return which tables are told so, in words: 烧败＝判大落（网络）, or the profiles alone."""
        named = listed_profiles(self.profiles)
        if not self.where:
            return named
        agreed = Text(zh="、", en=", ").join(choice_words(book, name, values) for name, values in self.where)
        return agreed if not self.profiles else Text(zh=f"{agreed.zh}（{named.zh}）", en=f"{agreed.en} ({named.en})")


def told(question: Question) -> Iterator[Told]:
    """Yield every answer to *question* with who is told so, that of the outline first."""
    answers: list[tuple[Answer, Condition]] = [(question.plain, ())]
    answers += [(entry.answer, entry.where) for entry in question.otherwise]
    for answer, where in answers:
        yield Told(answer, where, _profiles_told(question, answer))


def not_asked(question: Question) -> tuple[Profile, ...]:
    """Return the profiles at whose tables nobody can ask so: they do not play what it is about."""
    return tuple(profile for profile in profiles().values() if question.at(Ruleset.of(profile.id)) is None)


def listed_profiles(some: tuple[Profile, ...]) -> Text:
    """Return the names of *some* profiles: 大纲、民间; one word for all."""
    if len(some) == len(profiles()):
        return Text(zh="各规则集", en="all profiles")
    return Text(zh="、", en=", ").join(profile.name for profile in some)


def _profiles_told(question: Question, answer: Answer) -> tuple[Profile, ...]:
    return tuple(profile for profile in profiles().values() if question.at(Ruleset.of(profile.id)) is answer)
