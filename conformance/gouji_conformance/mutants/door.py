"""The one door by which a wrong ruling gets into the engine, and out again.

A function of the engine is given other code: the function itself stays, so that whoever has got hold of it, by module,
by name or in a table, plays the wrong ruling.  A constant is bound anew wherever it was imported.  What the engine has
kept of earlier answers is forgotten on the way in and on the way out.
"""

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from gouji_conformance.mutants.mutant import Change
from gouji_conformance.mutants.pieces import exchanged, lines_of, piece_at
from gouji_conformance.speech.faults import UserError

_ENGINE: Final = "gouji"


class StaleChangeError(Exception):
    """A change that the engine's source has no place for.

    Attributes:
        key: of the message that says why.
        place: where it was to be made.
    """

    def __init__(self, key: str, place: str) -> None:
        self.key = key
        self.place = place
        super().__init__(f"{key}: {place}")


def refuse_compiled() -> None:
    """Refuse an engine that was compiled: its calls are bound, and no other code can be put in.

    Raises:
        UserError: some module of it is not Python source.
    """
    for module in _modules():
        if not str(module.__file__).endswith(".py"):
            raise UserError("mutants.compiled", module=module.__name__)


@contextmanager
def played(change: Change) -> Iterator[None]:
    """Play *change* while the context lasts.

    Raises:
        StaleChangeError: the engine's source has no place for it.
    """
    module, path = _found(change.place)
    tree = changed(module, path, change)
    with _as_changed(module, path, tree):
        yield


@contextmanager
def played_tree(place: str, tree: ast.Module) -> Iterator[None]:
    """Play what stands at *place* in *tree*, the source of its module changed in some way."""
    module, path = _found(place)
    with _as_changed(module, path, tree):
        yield


@contextmanager
def _as_changed(module: ModuleType, path: tuple[str, ...], tree: ast.Module) -> Iterator[None]:
    function = _function(module, path)
    if function is None:
        undo = _rebound(module, path[0], _value(module, path[0], tree))
    else:
        code = _code(compile(tree, str(module.__file__), "exec"), path)
        before, function.__code__ = function.__code__, code

        def undo() -> None:
            function.__code__ = before

    forget()
    try:
        yield
    finally:
        undo()
        forget()


def forget() -> None:
    """Forget every answer that a function of the engine has kept."""
    for module in _modules():
        for value in list(vars(module).values()):
            clear = getattr(value, "cache_clear", None)
            if clear is not None:
                clear()


def _modules() -> list[ModuleType]:
    names = [name for name in list(sys.modules) if name == _ENGINE or name.startswith(_ENGINE + ".")]
    return [sys.modules[name] for name in names]


def _found(place: str) -> tuple[ModuleType, tuple[str, ...]]:
    """Return the module of *place* and the names within it."""
    words = place.split(".")
    for end in range(len(words), 0, -1):
        try:
            module = importlib.import_module(".".join([_ENGINE, *words[:end]]))
        except ModuleNotFoundError:
            continue
        if words[end:] and hasattr(module, words[end]):
            return module, tuple(words[end:])
        break
    raise StaleChangeError("mutants.no_place", place)


def _function(module: ModuleType, path: tuple[str, ...]) -> FunctionType | None:
    """Return the function at *path*, under whatever is wrapped around it; None where it is a constant."""
    found: Any = module
    for name in path:
        found = inspect.getattr_static(found, name)
    if isinstance(found, property):
        found = found.fget
    found = inspect.unwrap(found) if callable(found) else found
    return found if isinstance(found, FunctionType) else None


@cache
def _source(file: str) -> str:
    return Path(file).read_text(encoding="utf-8")


def source_of(place: str) -> str:
    """Return the text of what stands at *place*.

    Raises:
        StaleChangeError: nothing does.
    """
    module, path = _found(place)
    text = _source(str(module.__file__))
    first, last = lines_of(_node(ast.parse(text), path))
    return "".join(text.splitlines(keepends=True)[first - 1 : last])


def changed(module: ModuleType, path: tuple[str, ...], change: Change) -> ast.Module:
    """Return the source of *module* with *change* made at *path*."""
    text = _source(str(module.__file__))
    tree = ast.parse(text)
    node = _node(tree, path)
    if change.returns and isinstance(node, ast.FunctionDef):
        node.body = [ast.Return(ast.parse(change.returns, mode="eval").body)]
        return ast.fix_missing_locations(tree)
    if change.without:
        before = ast.dump(node)
        _Without(change.without, node).visit(tree)
        if ast.dump(node) == before:
            raise StaleChangeError("mutants.no_reason", change.place)
        return ast.fix_missing_locations(tree)
    new = exchanged(text, *lines_of(node), change.old, change.new)
    if new is None:
        raise StaleChangeError("mutants.not_once", change.place)
    return ast.parse(new)


def _node(tree: ast.Module, path: tuple[str, ...]) -> ast.stmt:
    found = piece_at(tree, path)
    if found is None:
        raise StaleChangeError("mutants.no_place", ".".join(path))
    return found


class _Without(ast.NodeTransformer):
    """Leaves one reason out of one function: out of every list and tuple of reasons, and where it is added to one."""

    def __init__(self, reason: str, within: ast.stmt) -> None:
        self._reason = reason
        self._lines = range(within.lineno, (within.end_lineno or within.lineno) + 1)

    def _kept(self, entries: list[ast.expr]) -> list[ast.expr]:
        return [entry for entry in entries if not (isinstance(entry, ast.Constant) and entry.value == self._reason)]

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        self.generic_visit(node)
        if node.lineno in self._lines:
            node.elts = self._kept(node.elts)
        return node

    def visit_List(self, node: ast.List) -> ast.AST:
        self.generic_visit(node)
        if node.lineno in self._lines:
            node.elts = self._kept(node.elts)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        adds = isinstance(node.func, ast.Attribute) and node.func.attr == "append"
        if adds and node.lineno in self._lines and not self._kept(node.args):
            return ast.Constant(None)
        return node


def _code(whole: CodeType, path: tuple[str, ...]) -> CodeType:
    """Return the code of the function at *path* in that of its module; the last of the name, as Python has it."""
    found = whole
    for name in path:
        found = [entry for entry in found.co_consts if isinstance(entry, CodeType) and entry.co_name == name][-1]
    return found


def _value(module: ModuleType, name: str, tree: ast.Module) -> Any:
    node = _node(tree, (name,))
    if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
        raise StaleChangeError("mutants.no_place", name)
    return eval(compile(ast.Expression(node.value), str(module.__file__), "eval"), vars(module))  # noqa: S307


def _rebound(module: ModuleType, name: str, value: Any) -> Any:
    before = getattr(module, name)
    bound = [entry for entry in _modules() if vars(entry).get(name) is before]
    for entry in bound:
        setattr(entry, name, value)

    def undo() -> None:
        for entry in bound:
            setattr(entry, name, before)

    return undo
