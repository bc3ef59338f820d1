"""The pytest-bdd face of the suite: our feature files collected, their steps bound by the phrasebook.

One generic binding reads every step; the same plan maker and the same judge serve here and in the
runner, so that a row means one thing.
"""

import time
import types
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.scenario import scenario as bdd_scenario

from gouji_conformance import bdd_steps
from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import engine_in_text
from gouji_conformance.engines.session import Session, opener
from gouji_conformance.engines.wire import Reply, Request, encode
from gouji_conformance.runs.verdicts import unmet_by
from gouji_conformance.sentences.compiler import PlanMaker
from gouji_conformance.sentences.features import (
    CLAUSE_TAG,
    EITHER,
    SCENARIO_TAG,
    FeatureStep,
    Scenario,
    features_folder,
    option_of,
)
from gouji_conformance.sentences.hidden import dealt_operation
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.plans import Operation
from gouji_conformance.sentences.suite import Suite, load_suite, with_tags
from gouji_spec.ruleset import Ruleset

_UNSUPPORTED = (-32601, -32001)


class Face:
    """The plug-in while an engine is given: collects the suite and lends its scenarios the engine."""

    def __init__(self, config: pytest.Config) -> None:
        self._ruleset = Ruleset.of(config.getoption("--gouji-profile"))
        self._every_option = bool(config.getoption("--gouji-every-option"))
        self._opener = opener(engine_in_text(config.getoption("--gouji-engine")), config.getoption("--gouji-timeout"))
        self._timeout: float = config.getoption("--gouji-timeout")
        self._session: Session | None = None
        folder = str(features_folder())
        if folder not in config.args:
            config.args.append(folder)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Collect the suite's own feature files, and no others."""
        folder = features_folder()
        if file_path.suffix != ".feature" or not file_path.is_relative_to(folder):
            return None
        module: pytest.Collector = FeatureModule.from_parent(parent, path=file_path)
        return module

    def pytest_sessionfinish(self) -> None:
        """Ask the engine to end."""
        if self._session is not None:
            self._session.end()

    def session(self) -> Session:
        """Return the engine, started once for the whole run, and afresh after a fault."""
        if self._session is None:
            self._session = self._opener()
        return self._session

    def cut(self) -> None:
        """Forget an engine that failed; the next row starts a fresh one."""
        if self._session is not None:
            self._session.cut()
        self._session = None

    @pytest.fixture
    def gouji_conversation(self, request: pytest.FixtureRequest) -> "Conversation":
        """A fresh conversation for one row, under the ruleset its tags ask for."""
        scenario: Scenario = request.function.gouji_scenario
        ruleset = with_tags(self._ruleset, scenario.wanted)
        return Conversation(self, PlanMaker(phrasebook(), scenario.area, ruleset), request.node.name, self._timeout)

    def wants(self, scenario: Scenario) -> bool:
        """Tell whether *scenario* is run: its tags are satisfied, or every option is asked for."""
        return self._every_option or self._ruleset.satisfies(scenario.wanted)

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self, tag: str, function: Any) -> Any:
        """Turn the tags of our scenarios into marks; leave everybody else's alone."""
        if not _Building.now:
            return None
        return _marked(tag, function)


class _Building:
    """Whether one of our modules is being built at this moment; pytest-bdd's hook does not say."""

    now = False


def _marked(tag: str, function: Any) -> Any:
    scenario, clause = (pattern.fullmatch("@" + tag) for pattern in (SCENARIO_TAG, CLAUSE_TAG))
    if scenario:
        return pytest.mark.clause(id=scenario.group(1))(function)
    if clause:
        return pytest.mark.clause(id=clause.group(1))(function)
    option = option_of("@" + tag)
    if option is not None:
        return pytest.mark.option(name=option[0], value=EITHER.join(option[1]))(function)
    return pytest.mark.area(name=tag)(function)


class FeatureModule(pytest.Module):
    """One feature file as a module whose tests are its scenarios."""

    def _getobj(self) -> types.ModuleType:
        face: Face = self.config.pluginmanager.get_plugin("gouji-face")  # type: ignore[assignment]
        suite: Suite = load_suite()
        module = types.ModuleType(self.path.stem)
        module.__doc__ = f"Scenarios of {self.path.name}."
        for name, value in vars(bdd_steps).items():
            if name.startswith("pytestbdd_stepdef"):
                setattr(module, name, value)
        feature = next(entry for entry in suite.features if entry.path == self.path)
        for scenario in feature.scenarios:
            if face.wants(scenario):
                setattr(module, test_name(scenario), _test(scenario, self.path))
        return module


def test_name(scenario: Scenario) -> str:
    """Return the name of the test that runs *scenario*: ``test_GJ_9_2_a``."""
    return "test_" + scenario.id.replace("-", "_").replace(".", "_")


test_name.__test__ = False  # type: ignore[attr-defined]


def _test(scenario: Scenario, path: Path) -> Any:
    def body() -> None:
        """Run by pytest-bdd after the steps."""

    _Building.now = True
    try:
        test: Any = bdd_scenario(path.name, scenario.written_name, features_base_dir=str(path.parent))(body)
    finally:
        _Building.now = False
    test.gouji_scenario = scenario
    test.pytestmark = [_by_case(mark) for mark in getattr(test, "pytestmark", [])]
    return test


def _by_case(mark: pytest.Mark) -> pytest.Mark:
    """Name the rows of an Outline by their case instead of by all their cells."""
    if mark.name != "parametrize":
        return mark
    rows = [pytest.param(*row.values, id=row.values[0]["case"]) for row in mark.args[1]]
    return pytest.Mark(mark.name, (mark.args[0], rows), mark.kwargs, _ispytest=True)


class Conversation:
    """One row on its way: each step goes into the plan, is asked, and is judged at once."""

    def __init__(self, face: Face, maker: PlanMaker, name: str, timeout: float) -> None:
        self._face = face
        self._maker = maker
        self._name = name
        self._timeout = timeout
        self._asked = 0
        self._judged: dict[int, int] = {}
        self._result: Any = None

    def step(self, keyword: str, text: str, table: list[list[str]] | None, line: int) -> None:
        """Take the next step of the row: ask what it asks and judge what it expects."""
        rows = tuple(tuple(row) for row in table or ())
        self._maker.add(FeatureStep(keyword, text, rows, line))
        for index in range(max(0, self._asked - 1), len(self._maker.operations)):
            operation = self._maker.operations[index]
            if index >= self._asked:
                self._result = self._answer(operation)
                self._asked = index + 1
            self._judge(index, operation)

    def _answer(self, operation: Operation) -> Any:
        params = dict(dealt_operation(operation, self._name, seed=0).params)
        if "game" in params:
            params["game"] = self._name
        try:
            reply = self._reply(operation.method, params)
        except EngineFault as fault:
            self._face.cut()
            pytest.fail(str(fault), pytrace=False)
        if reply.error is None:
            return reply.result
        if reply.error.code in _UNSUPPORTED:
            pytest.fail(f"unsupported: {operation.method}: {reply.error.message}", pytrace=False)
        pytest.fail(f"the engine answered error {reply.error.code}: {reply.error.message}", pytrace=False)

    def _reply(self, method: str, params: dict[str, Any]) -> Reply:
        session = self._face.session()
        session.link.send([encode(Request(session.number(), method, params))])
        return session.link.receive(time.monotonic() + self._timeout)

    def _judge(self, index: int, operation: Operation) -> None:
        done = self._judged.get(index, 0)
        rest = Operation(operation.method, operation.params, operation.expect[done:], operation.step)
        self._judged[index] = len(operation.expect)
        for unmet in unmet_by(rest, self._result, self._face.session().info, index):
            got = "nothing" if unmet.got is None else unmet.got
            pytest.fail(f"{unmet.path}: expected {unmet.test} {unmet.expected!r}, got {got}", pytrace=False)
