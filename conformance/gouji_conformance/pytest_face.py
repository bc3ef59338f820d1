"""The pytest-bdd face of the suite: pytest-bdd collects and names the tests, the runner's parts ask and judge.

A test is a row.  Its id leads to its plan, the plan is asked of the engine, and each step is told whether it held.
"""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import engine_in_text
from gouji_conformance.engines.session import Session, opener
from gouji_conformance.reports.failing import row_lines, unsupported_sentence, wrong_steps
from gouji_conformance.runs.asking import ask
from gouji_conformance.runs.verdicts import RowResult, failed_by
from gouji_conformance.sentences.features import CLAUSE_TAG, EITHER, SCENARIO_TAG, Row, Scenario, option_of
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite, with_tags
from gouji_conformance.speech.language import preferred_language
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_spec.text import Language

ROWS: Final = Path(__file__).with_name("pytest_rows.py")
"""The module of tests; what lies elsewhere is none of ours."""


class Face:
    """The plug-in while an engine is given: adds the suite to the run and lends its rows the engine."""

    def __init__(self, config: pytest.Config) -> None:
        """Read the options of *config*.

        Raises:
            UserError: the engine or the profile is none.
        """
        self._config = config
        self._ruleset = chosen_ruleset(config.getoption("--gouji-profile"), None)
        self._every_option = bool(config.getoption("--gouji-every-option"))
        self._timeout: float = config.getoption("--gouji-timeout")
        self._open = opener(engine_in_text(config.getoption("--gouji-engine")), self._timeout)
        self._session: Session | None = None
        self._rows: Mapping[str, tuple[Scenario, Row]] = {
            row.id: (scenario, row) for scenario, row in load_suite().rows()
        }
        if not any(argument.startswith(str(ROWS)) for argument in config.args):
            config.args.append(str(ROWS))

    def pytest_pycollect_makemodule(self, module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
        """Give the module, outside of the project, its path as its id, so that a row can be named again (``--lf``)."""
        if module_path != ROWS or ROWS.is_relative_to(self._config.rootpath):
            return None
        module: pytest.Module = pytest.Module.from_parent(parent, path=ROWS, nodeid=str(ROWS))
        return module

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        """Read the tags of our features while they are collected, and of nobody else's."""
        if collector.path != ROWS:
            return (yield)
        tags = Tags()
        self._config.pluginmanager.register(tags)
        try:
            return (yield)
        finally:
            self._config.pluginmanager.unregister(tags)

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        """Let a row be found by its id: ``-k GJ-9.2-a/just-below``."""
        if item.path == ROWS:
            row = _row_of(item)
            item.add_marker(pytest.mark.row(id=row))
            item.extra_keyword_matches.add(row)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the rows whose tags the ruleset does not satisfy, unless every option is asked for."""
        left_out = [item for item in items if item.path == ROWS and not self._wants(item)]
        if left_out:
            self._config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if item not in set(left_out)]

    def _wants(self, item: pytest.Item) -> bool:
        scenario, _ = self._rows[_row_of(item)]
        return self._every_option or self._ruleset.satisfies(scenario.wanted)

    @pytest.fixture
    def gouji_row(self, request: pytest.FixtureRequest) -> "Judged":
        """The row of a test, asked and judged."""
        scenario, row = self._rows[_row_of(request.node)]
        plan = load_suite().plan(scenario, row, with_tags(self._ruleset, scenario.wanted))
        return Judged(self._asked(plan), plan, preferred_language([], os.environ))

    def _asked(self, plan: Plan) -> RowResult:
        """Ask the engine, which is started once, and afresh after it has failed."""
        if self._session is None or self._session.over:
            try:
                self._session = self._open()
            except EngineFault as fault:
                return failed_by(plan, fault)
        return ask(self._session, plan, self._timeout)

    def pytest_sessionfinish(self) -> None:
        """Ask the engine to end."""
        if self._session is not None and not self._session.over:
            self._session.end()


class Tags:
    """What the tags of our scenarios are to pytest: marks."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self, tag: str, function: Any) -> bool:
        """Put the mark of *tag* on *function*."""
        scenario, clause = (pattern.fullmatch("@" + tag) for pattern in (SCENARIO_TAG, CLAUSE_TAG))
        option = option_of("@" + tag)
        if scenario:
            pytest.mark.scenario(id=tag)(function)
            pytest.mark.clause(id=scenario.group(1))(function)
        elif clause:
            pytest.mark.clause(id=tag)(function)
        elif option is not None:
            pytest.mark.option(name=option[0], value=EITHER.join(option[1]))(function)
        else:
            pytest.mark.area(name=tag)(function)
        return True


def _row_of(item: Any) -> str:
    """Return the id of the row that *item* is: its scenario's, and the case of an Outline, as pytest-bdd keeps it."""
    scenario: str = item.get_closest_marker("scenario").kwargs["id"]
    cells = item.callspec.params["_pytest_bdd_example"] if hasattr(item, "callspec") else {}
    return f"{scenario}/{cells['case']}" if cells else scenario


class Judged:
    """A row with its verdict, which its steps learn one by one."""

    def __init__(self, result: RowResult, plan: Plan, language: Language) -> None:
        self._words = "\n".join(_lines(result, plan, language))
        self._wrong = set() if result.stands else wrong_steps(result, plan) & set(range(len(plan.steps)))
        if not result.stands and not self._wrong:
            self._wrong = {0}  # what is wrong with the row is the fault of no step of its own
        self._tested = result.tested
        self._step = -1

    def step(self) -> None:
        """Take the next step; fail where it is what went wrong; skip what no move can test, which never passes."""
        if not self._tested and not self._wrong:
            pytest.skip(self._words)
        self._step += 1
        if self._step in self._wrong:
            pytest.fail(self._words, pytrace=False)


def _lines(result: RowResult, plan: Plan, language: Language) -> Iterator[str]:
    for line in row_lines(result, plan, language):
        yield line.plain
    if result.unsupported is not None:
        yield f"    {unsupported_sentence(result.unsupported).said_in(language)}"
