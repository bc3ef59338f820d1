"""What the reference's own source says: the clauses each function cites, where it stands, the reasons it names.

The source is read, not run: what a function is for stands in its docstring, reasons are texts.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, takewhile
from pathlib import Path, PurePosixPath
from textwrap import dedent
from typing import Final

import gouji
from gouji_conformance.sentences.kept import Shelf
from gouji_spec.law import CLAUSE_ID

_CLAUSE = re.compile(rf"(?<![\w-])(?:{CLAUSE_ID})(?![\w-])")


@dataclass(frozen=True, slots=True)
class Function:
    """One function, class, attribute or module of the reference and the clauses its docstring cites.

    Attributes:
        name: ``gouji.table.beats.beat_reasons``.
        clauses: in the order in which they are cited.
        file: where it stands, from the folder of the package: ``table/beats.py``.
        first, last: its lines; of a class those above its first method, of a module its docstring.
    """

    name: str
    clauses: tuple[str, ...]
    file: str
    first: int
    last: int

    def source(self, folder: Path) -> str:
        """Return its text, not indented; *folder* is that of the package."""
        lines = (folder / self.file).read_text(encoding="utf-8").splitlines()
        return dedent("\n".join(lines[self.first - 1 : self.last]))


@dataclass(frozen=True, slots=True)
class ReferenceCode:
    """The functions of the reference that cite a clause, and every text that stands in its code."""

    functions: tuple[Function, ...]
    texts: frozenset[str]

    def citing(self) -> dict[str, list[Function]]:
        """Return clause → the functions that cite it, in the order of the files."""
        found: dict[str, list[Function]] = {}
        for function in self.functions:
            for clause in function.clauses:
                found.setdefault(clause, []).append(function)
        return found


_CODE: Final = Shelf[ReferenceCode]("code", ReferenceCode, __file__)


def read_code(folder: Path, package: str) -> ReferenceCode:
    """Read the modules of *package*, whose files lie in *folder*."""
    paths = sorted(folder.rglob("*.py"))
    modules = {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    key = _CODE.key(package, modules)
    found = _CODE.find(key)
    if found is None:
        found = _parsed(modules, package)
        _CODE.keep(key, found)
    return found


def _module(file: str, package: str) -> str:
    return ".".join((package, *(part for part in PurePosixPath(file).with_suffix("").parts if part != "__init__")))


def _parsed(modules: Mapping[str, str], package: str) -> ReferenceCode:
    functions: list[Function] = []
    texts: set[str] = set()
    for file, text in modules.items():
        tree = ast.parse(text)
        functions += _functions(tree, _module(file, package), file)
        texts |= _texts(tree)
    return ReferenceCode(tuple(functions), frozenset(texts))


def _functions(node: ast.Module | ast.ClassDef, name: str, file: str) -> Iterator[Function]:
    """Yield what cites a clause in *node*, called *name*: itself, its attributes, its functions and classes."""
    found = [_function(name, file, node, ast.get_docstring(node))]
    for before, child in pairwise(node.body):
        words = _text(child)
        if words and isinstance(before, ast.Assign | ast.AnnAssign):
            found.append(_attribute(name, file, before, child, words))
    yield from (entry for entry in found if entry.clauses)
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{name}.{child.name}", file)
        elif isinstance(child, ast.FunctionDef):
            entry = _function(f"{name}.{child.name}", file, child, ast.get_docstring(child))
            if entry.clauses:
                yield entry


def _function(name: str, file: str, node: ast.Module | ast.ClassDef | ast.FunctionDef, words: str | None) -> Function:
    return Function(name, _cited(words or ""), file, *_lines(node))


def _attribute(name: str, file: str, assigned: ast.Assign | ast.AnnAssign, below: ast.stmt, words: str) -> Function:
    """Return what is *assigned*, with the text below it that tells what it is."""
    target = assigned.target if isinstance(assigned, ast.AnnAssign) else assigned.targets[0]
    return Function(f"{name}.{ast.unparse(target)}", _cited(words), file, assigned.lineno, _end(below))


def _lines(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> tuple[int, int]:
    """Return the first and the last line to be shown of *node*; its methods are shown by themselves."""
    if isinstance(node, ast.Module):
        return 1, _end(node.body[0]) if node.body else 1
    first = min([node.lineno, *(entry.lineno for entry in node.decorator_list)])
    if isinstance(node, ast.FunctionDef):
        return first, _end(node)
    above = takewhile(lambda entry: not isinstance(entry, ast.FunctionDef), node.body)
    return first, max([node.lineno, *map(_end, above)])


def _end(node: ast.stmt) -> int:
    return node.end_lineno or node.lineno


def _cited(words: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(found.group() for found in _CLAUSE.finditer(words)))


def _text(node: ast.stmt) -> str:
    """Return the text that *node* is and nothing else, such as a docstring; else an empty one."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def _texts(tree: ast.Module) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def reference_code() -> ReferenceCode:
    """Return what the source of the reference in this installation says, read once."""
    return read_code(reference_folder(), "gouji")


def reference_folder() -> Path:
    """Return the folder of the reference's source in this installation."""
    return Path(gouji.__file__).resolve().parent


def near(path: Path) -> str:
    """Return *path* as one would type it here."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
