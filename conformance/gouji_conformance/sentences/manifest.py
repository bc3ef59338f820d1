"""The manifest: every row's id with the digest of its plan, one a line; certificates pin it."""

import hashlib

from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite
from gouji_spec.ruleset import Ruleset


def manifest_lines(suite: Suite) -> list[str]:
    """Return ``row digest`` for every row, sorted by row: each with outline plus its tags."""
    plans = suite.plans(Ruleset.of("outline"), every_option=True)
    return sorted(f"{plan.row} {plan.digest}" for plan in plans)


def manifest_digest(suite: Suite) -> str:
    """Return the sixteen hexadecimal digits that stand for the whole manifest."""
    return hashlib.sha256("\n".join(manifest_lines(suite)).encode()).hexdigest()[:16]


def rows(plans: list[Plan]) -> set[tuple[str, str]]:
    """Return the (id, case) pairs of *plans*."""
    return {(plan.id, plan.case) for plan in plans}
