"""The plans of a report that was written earlier: compiled again, kept where they still ask the same."""

from gouji_conformance.fresh.asking import fresh_plans
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.sentences.features import Row, Scenario
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite
from gouji_spec.ruleset import RulesetError, make_ruleset


def plans_of(report: Report, suite: Suite) -> dict[str, Plan]:
    """Return the plan of each row and fresh question of *report* by its id.

    Rows that *suite* has otherwise or no more are left out, and so are fresh questions that the seed does not make.
    """
    rows = {row.row: row for row in (*report.rows, *report.fresh)}

    def in_report(_scenario: Scenario, row: Row) -> bool:
        return row.id in rows

    try:
        ruleset = make_ruleset(report.header.profile, report.header.options)
    except RulesetError:
        return {}
    made = suite.plans(ruleset, every_option=report.header.every_option, only=in_report)
    made += fresh_plans(suite, ruleset, tuple(report.header.fresh or ()), report.header.seed, report.header.engine)
    return {plan.row: plan for plan in made if plan.row in rows and plan.digest == rows[plan.row].digest}
