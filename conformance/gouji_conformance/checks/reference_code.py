"""What the reference's own source says: the clauses each function cites, the options and reasons it names.

The source is read, not run: what a function is for stands in its docstring, options and reasons are texts.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import gouji
from gouji_conformance.sentences.kept import Shelf
from gouji_spec.law import CLAUSE_ID

_CLAUSE = re.compile(rf"(?<![\w-])(?:{CLAUSE_ID})(?![\w-])")


@dataclass(frozen=True, slots=True)
class Function:
    """One function, class or module of the reference and the clauses its docstring cites.

    Attributes:
        name: ``gouji.table.beats.beat_reasons``.
        clauses: in the order in which they are cited.
    """

    name: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReferenceCode:
    """The functions of the reference that cite a clause, and every text that stands in its code."""

    functions: tuple[Function, ...]
    texts: frozenset[str]

    def citing(self) -> dict[str, list[str]]:
        """Return clause → names of the functions that cite it, in the order of the files."""
        found: dict[str, list[str]] = {}
        for function in self.functions:
            for clause in function.clauses:
                found.setdefault(clause, []).append(function.name)
        return found


_CODE: Final = Shelf[ReferenceCode]("code", ReferenceCode, __file__)


def read_code(folder: Path, package: str) -> ReferenceCode:
    """Read the modules of *package*, whose files lie in *folder*."""
    paths = sorted(folder.rglob("*.py"))
    modules = {_module(path.relative_to(folder), package): path.read_text(encoding="utf-8") for path in paths}
    key = _CODE.key(modules)
    found = _CODE.find(key)
    if found is None:
        found = _parsed(modules)
        _CODE.keep(key, found)
    return found


def _module(path: Path, package: str) -> str:
    return ".".join((package, *(part for part in path.with_suffix("").parts if part != "__init__")))


def _parsed(modules: Mapping[str, str]) -> ReferenceCode:
    functions: list[Function] = []
    texts: set[str] = set()
    for module, text in modules.items():
        tree = ast.parse(text)
        functions += _functions(tree, module)
        texts |= _texts(tree)
    return ReferenceCode(tuple(functions), frozenset(texts))


def _functions(node: ast.Module | ast.ClassDef, name: str) -> Iterator[Function]:
    """Yield the functions and classes below *node*, called *name*, that cite a clause; the module itself too."""
    cited = _cited(node)
    if cited:
        yield Function(name, cited)
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{name}.{child.name}")
        elif isinstance(child, ast.FunctionDef):
            cited = _cited(child)
            if cited:
                yield Function(f"{name}.{child.name}", cited)


def _cited(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> tuple[str, ...]:
    """Return the clauses cited by *node*'s docstring, and by the texts below its assignments (attribute docstrings)."""
    words = ast.get_docstring(node) or ""
    if not isinstance(node, ast.FunctionDef):
        words += " ".join(entry.value.value for entry in node.body if _is_text(entry))  # type: ignore[attr-defined]
    return tuple(dict.fromkeys(found.group() for found in _CLAUSE.finditer(words)))


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _texts(tree: ast.Module) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def reference_code() -> ReferenceCode:
    """Return what the source of the reference in this installation says, read once."""
    return read_code(Path(gouji.__file__).resolve().parent, "gouji")
