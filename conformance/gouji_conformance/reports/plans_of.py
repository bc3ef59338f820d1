"""The plans of a report that was written earlier: compiled again, kept where they still ask the same."""

from gouji_conformance.fresh.asking import fresh_questions, worded
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
    header = report.header
    fresh = fresh_questions(suite, ruleset, tuple(header.fresh or ()), header.seed, header.engine)
    plans = {plan.row: plan for plan in made} | worded(fresh, report.fresh)
    return {name: plan for name, plan in plans.items() if name in rows and plan.digest == rows[name].digest}
