"""The rules of a table that the user names: a profile, or a file of the table's own."""

from pathlib import Path

from gouji_conformance.faults import UserError
from gouji_conformance.language import spoken
from gouji_spec.reading import SpecError
from gouji_spec.ruleset import PROFILES
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
