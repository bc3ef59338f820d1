"""The rules of a table that the user names: a profile, or a file of the table's own."""

from collections.abc import Sequence
from pathlib import Path

from gouji_conformance.speech.faults import UserError
from gouji_spec.reading import SpecError
from gouji_spec.ruleset import PROFILES, Ruleset, profile_named
from gouji_spec.ruleset_file import TableRules, profile_rules, read_ruleset_file


def rules_of_file(path: Path) -> TableRules:
    """Return the rules written in the file at *path*.

    Raises:
        UserError: the file cannot be used; the message names file, key and what was expected.
    """
    try:
        return read_ruleset_file(path)
    except SpecError as error:
        raise UserError("ruleset.wrong", problem=error.text) from error


def rules_named(name: str) -> TableRules:
    """Return the rules of the profile *name*, by its id or its name, else those of the file *name*.

    Raises:
        UserError: it is neither.
    """
    profile = profile_named(name)
    return rules_of_file(Path(name)) if profile is None else profile_rules(profile)


def profile_called(word: str, also: Sequence[str] = ()) -> str:
    """Return the id of the profile that the user calls *word*, by its id or its name; one of *also* as it is.

    Raises:
        UserError: no profile is called so.
    """
    profile = word if word in also else profile_named(word)
    if profile is None:
        raise UserError("ruleset.no_profile", profile=word, known=", ".join((*PROFILES, *also)))
    return profile


def chosen_ruleset(profile: str | None, file: Path | None) -> Ruleset:
    """Return the ruleset of *file*, or of *profile*, or the outline where neither is given.

    Raises:
        UserError: both are given, the profile is unknown, or the file does not say what it must.
    """
    if file is not None:
        if profile is not None:
            raise UserError("ruleset.profile_and_file", profile=profile, file=file)
        return rules_of_file(file).ruleset
    return Ruleset.of("outline" if profile is None else profile_called(profile))
