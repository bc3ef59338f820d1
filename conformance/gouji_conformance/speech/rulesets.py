"""The rules of a table that the user names: a profile, or a file of the table's own."""

from pathlib import Path

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import spoken
from gouji_spec.reading import SpecError
from gouji_spec.ruleset import PROFILES, Ruleset
from gouji_spec.ruleset_file import TableRules, profile_rules, read_ruleset_file


def rules_of_file(path: Path) -> TableRules:
    """Return the rules written in the file at *path*.

    Raises:
        UserError: the file cannot be used; the message names file, key and what was expected.
    """
    try:
        return read_ruleset_file(path)
    except SpecError as error:
        raise UserError("ruleset.wrong", problem=error.line(spoken())) from error


def rules_named(name: str) -> TableRules:
    """Return the rules of the profile *name*, else those of the file *name*.

    Raises:
        UserError: it is neither.
    """
    return profile_rules(name) if name in PROFILES else rules_of_file(Path(name))


def chosen_ruleset(profile: str | None, file: Path | None) -> Ruleset:
    """Return the ruleset of *file*, or of *profile*, or the outline where neither is given.

    Raises:
        UserError: both are given, the profile is unknown, or the file does not say what it must.
    """
    if file is not None:
        if profile is not None:
            raise UserError("judge.profile_and_file", profile=profile, file=file)
        return rules_of_file(file).ruleset
    if profile is not None and profile not in PROFILES:
        raise UserError("judge.unknown_profile", profile=profile, expected=", ".join(PROFILES))
    return Ruleset.of(profile or "outline")
