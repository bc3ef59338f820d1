"""The ruleset a command is to use: a profile's name, or a table's own file."""

from pathlib import Path

from gouji_conformance.faults import UserError
from gouji_conformance.tables import rules_of_file
from gouji_spec.ruleset import PROFILES, Ruleset


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
