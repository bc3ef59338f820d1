"""Checks that options and clauses name each other, that idle values are right, and that every value is played."""

from collections.abc import Iterable, Iterator
from itertools import chain

from gouji_spec.law import Law
from gouji_spec.options import OptionBook
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Profile
from gouji_spec.text import Text


def one_sided(law: Law, book: OptionBook) -> Iterator[Problem]:
    """Yield every option that its clause does not list.

    So too every option of an interpretation that none of the clauses it settles lists.
    """
    clauses = law.clauses()
    for option in book.options.values():
        clause = clauses.get(option.clause)
        if clause is not None and option.id not in clause.options:
            words = Text(
                zh=f"条款 {clause.id} 的 options 没有列出它", en=f"{clause.id}, its clause, does not list it in options"
            )
            yield Problem("option-one-sided", "spec/options", option.id, words)
    for article in law.articles:
        for entry in article.interpretations:
            listed = set(chain.from_iterable(clauses[name].options for name in entry.clauses if name in clauses))
            for name in entry.options:
                if name not in listed:
                    words = Text(
                        zh=f"它解释的条款都没有列出选项 {name}",
                        en=f"none of the clauses it settles lists the option {name}",
                    )
                    yield Problem("option-one-sided", article.file, entry.id, words)


def idle_values(book: OptionBook, profiles: Iterable[Profile]) -> Iterator[Problem]:
    """Yield every option that rests in a profile on a value which the profile's own source does not play.

    An option that another governs says nothing until the other is switched on; then a table plays what
    rested there unseen.  So it must be what the profile's sources play: the first that speaks decides.
    """
    for profile in profiles:
        for option in book.options.values():
            speaking = next(
                (key for key in profile.sources if any(key in entry.held_by for entry in option.values)), ""
            )
            taken = profile.values[option.id].value
            held = [entry.id for entry in option.values if speaking in entry.held_by]
            if speaking and taken not in held:
                either = ", ".join(held)
                words = Text(
                    zh=f"取 {taken}，而 {speaking} 是 {either}", en=f"rests on {taken}, where {speaking} plays {either}"
                )
                yield Problem("idle-value", "spec/profiles", f"{profile.id}.{option.id}", words)


def unused_values(book: OptionBook, profiles: Iterable[Profile], tagged: Iterable[tuple[str, str]]) -> list[str]:
    """Return ``option=value`` for every value that no profile takes, no room offers and no scenario asks for.

    Args:
        book: the options.
        profiles: with the values they take and what their rooms offer besides.
        tagged: option and value of every tag of the features.
    """
    used = set(tagged)
    for profile in profiles:
        for name, entry in profile.values.items():
            used.update((name, value) for value in (entry.value, *entry.room))
    return [
        f"{option.id}={value.id}"
        for option in book.options.values()
        for value in option.values
        if (option.id, value.id) not in used
    ]
