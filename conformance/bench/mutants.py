"""Small faults put into the rules one at a time: which of them the scenarios notice, and which only the unit tests.

A mutant is the engine with one thing changed in a module of the rules: a comparison, a condition, an ``and``, a
number, what a function returns.  It is killed where something that should pass fails, crashes or does not end.  Each
runs in a child process of its own, first against the scenarios, those of the module's own clauses first; what they
let live against the tests in question, file by file; and what one of these kills against the tests that would stay.

``mutants.py --many 1000 --question 'reference_impl/tests/test_x.py' --rest 'reference_impl/tests/test_y.py'``
"""

import argparse
import ast
import contextlib
import copy
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import random
import re
import select
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import hypothesis  # noqa: F401 - loaded here, once, and not in every child
import pytest

from gouji_conformance.engines import reference
from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.session import opener
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.ruleset import PROFILES, Ruleset

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "reference_impl"
ROOMS = ("table", "deal", "play", "settle", "referee")
NO_RULES = ("__init__", "action", "cards", "outcome", "position")
"""Modules of the rooms that read and write text or are words for things; nothing is changed in them."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip

Change = tuple[str, str, Any]
"""What kind of change it is, which field of the node it changes, and to what."""


@dataclass(frozen=True)
class Mutant:
    """The engine with one thing changed.

    Attributes:
        module: the changed module, ``gouji.play.burn``.
        node: which node of its syntax tree, in the order of ``ast.walk``.
        kind: what is done to it.
        line: where that is.
    """

    module: str
    node: int
    kind: str
    line: int


def changes(node: ast.AST) -> Iterator[Change]:
    """Yield what can be changed about one node."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield "comparison", "ops", [COMPARISONS[type(node.ops[0])]()]
    elif isinstance(node, ast.BoolOp):
        yield "and/or", "op", ast.Or() if isinstance(node.op, ast.And) else ast.And()
        for number in range(len(node.values)):
            yield f"without operand {number + 1}", "values", node.values[:number] + node.values[number + 1 :]
    elif isinstance(node, ast.If | ast.IfExp):
        for said in (True, False):
            yield f"if {said}", "test", ast.Constant(said)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "other constant", "value", (not node.value) if isinstance(node.value, bool) else node.value + 1
    elif isinstance(node, ast.FunctionDef):
        for text in _RETURNS.get(_returned(node), ()):
            yield f"returns {text}", "body", ast.parse(f"return {text}").body
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        yield "without the right", "right", _nothing_like(node)


_RETURNS = {"bool": ("True", "False"), "int": ("0",), "tuple": ("()",)}
"""What a function may return always, whatever it is asked: by the kind of thing it returns."""


def _returned(function: ast.FunctionDef) -> str:
    kind = ast.unparse(function.returns) if function.returns else ""
    return "tuple" if kind in ("Codes", "Rights") or kind.startswith("tuple[") else kind


def _nothing_like(sum_: ast.BinOp) -> ast.expr:
    """Return what adds nothing to a sum: no items where tuples seem to be joined, else 0."""
    joined = any(isinstance(part, ast.Tuple | ast.Call | ast.ListComp) for part in ast.walk(sum_))
    return ast.Tuple([], ast.Load()) if joined and isinstance(sum_.op, ast.Add) else ast.Constant(0)


def parsed(module: str) -> ast.Module:
    """Return the syntax tree of a module without its annotations and docstrings: nothing there can be changed."""
    tree = ast.parse((ENGINE / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return tree


def all_mutants() -> list[Mutant]:
    """Return every mutant of the rules."""
    found = []
    for room in ROOMS:
        for file in sorted((ENGINE / "gouji" / room).glob("*.py")):
            if file.stem in NO_RULES:
                continue
            module = f"gouji.{room}.{file.stem}"
            for number, node in enumerate(ast.walk(parsed(module))):
                line = getattr(node, "lineno", 0)
                found += [Mutant(module, number, kind, line) for kind, _, _ in changes(node)]
    return found


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module of the engine from a changed syntax tree."""

    def __init__(self, mutant: Mutant) -> None:
        self._module = mutant.module
        tree = copy.deepcopy(parsed(mutant.module))
        node = next(node for number, node in enumerate(ast.walk(tree)) if number == mutant.node)
        field, value = next((field, value) for kind, field, value in changes(node) if kind == mutant.kind)
        setattr(node, field, value)
        self._code = compile(ast.fix_missing_locations(tree), mutant.module, "exec")

    def find_spec(self, name: str, path: object = None, target: object = None) -> importlib.machinery.ModuleSpec | None:  # noqa: ARG002
        """Say that this one module is found here."""
        return importlib.util.spec_from_loader(name, self) if name == self._module else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code."""
        exec(self._code, module.__dict__)  # noqa: S102 - our own source


class RowFailedError(Exception):
    """A row does not pass."""


def put_in(mutant: Mutant) -> None:
    """Import the engine afresh with *mutant* in it, for the harness and for the tests."""
    for name in [name for name in sys.modules if name == "gouji" or name.startswith("gouji.")]:
        del sys.modules[name]
    sys.meta_path.insert(0, Changed(mutant))
    vars(reference)["serve"] = importlib.import_module("gouji.protocol.serve")


def rows_kill(plans: Sequence[Plan]) -> bool:
    """Tell whether any row fails, in the order given."""

    def look(result: RowResult) -> None:
        if not result.stands:
            raise RowFailedError

    try:
        Runner(opener(engine_named("reference")), look).run(plans)
    except Exception:  # whatever a mutant does, it has been noticed
        return True
    return False


def tests_kill(files: Sequence[str]) -> bool:
    """Tell whether any test of *files* fails."""
    return pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore", *files]) != 0


def kills(mutant: Mutant, work: Callable[[], bool], seconds: int) -> bool:
    """Return what *work* finds with *mutant* in the engine, in a child process; a crash, or no end, is a kill."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        with contextlib.suppress(BaseException):
            put_in(mutant)
            if not work():
                os.write(writing, b"lives")
        os._exit(0)
    os.close(writing)
    ready, _, _ = select.select([reading], [], [], seconds)
    said = os.read(reading, 5) if ready else b""
    os.close(reading)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return said != b"lives"


def plans_for(module: str, plans: Sequence[Plan]) -> list[Plan]:
    """Return *plans* with the rows of the clauses that *module* cites first."""
    text = (ENGINE / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8")
    cited = set(re.findall(r"G[JHI]-[\w.]*\w", text))
    return sorted(plans, key=lambda plan: cited.isdisjoint(plan.clauses))


def ask(mutant: Mutant, plans: Sequence[Plan], given: argparse.Namespace) -> Iterator[str]:
    """Yield what kills *mutant*: the scenarios, else each file in question, and then maybe the rest."""
    ordered = plans_for(mutant.module, plans)
    if kills(mutant, lambda: rows_kill(ordered), given.seconds):
        yield SCENARIOS
        return
    in_question = False
    for file in given.question:
        if kills(mutant, lambda file=file: tests_kill([file]), given.seconds):  # type: ignore[misc]
            in_question = True
            yield Path(file).name
    asked = given.rest and (in_question or not given.question)
    if asked and kills(mutant, lambda: tests_kill(given.rest), given.seconds):
        yield REST


SCENARIOS, REST = "the scenarios", "the rest"


def main() -> None:
    """Sample, kill, and print a line for every mutant that the scenarios let live, then the counts."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--many", type=int, default=1000, help="mutants in the sample")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--part", default="1/1", help="2/3: every third of the sample, from the second on")
    asked.add_argument(
        "--question", nargs="*", default=[], metavar="FILE", help="tests of which it is asked what they add"
    )
    asked.add_argument("--rest", nargs="*", default=[], metavar="FILE", help="the tests that stay")
    asked.add_argument("--seconds", type=int, default=300, help="after which a mutant that does not end is dead")
    given = asked.parse_args()
    everything = all_mutants()
    sample = random.Random(given.seed).sample(everything, min(given.many, len(everything)))  # noqa: S311
    first, step = (int(number) for number in given.part.split("/"))
    suite = load_suite()
    plans = [plan for profile in PROFILES for plan in suite.plans(Ruleset.of(profile))]
    mutants = sample[first - 1 :: step]
    counts: Counter[str] = Counter()
    for mutant in mutants:
        killers = list(ask(mutant, plans, given))
        counts.update(killers)
        if not killers or killers[0] != SCENARIOS:
            print(json.dumps({**vars(mutant), "killed_by": killers}), flush=True)
    print(f"{len(mutants)} of {len(everything)} mutants")
    for name, many in counts.most_common():
        print(f"{many:6} killed by {name}")


if __name__ == "__main__":
    main()
