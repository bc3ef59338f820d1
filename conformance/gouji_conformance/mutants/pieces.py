"""Where a named piece of the engine's source stands: a function, a class, a constant, by the names that lead to it."""

import ast
from collections.abc import Sequence


def piece_at(tree: ast.Module | ast.ClassDef, names: Sequence[str]) -> ast.stmt | None:
    """Return what *names* lead to in *tree*, of a class what is in it; None where nothing has these names."""
    found = next((child for child in tree.body if _name(child) == names[0]), None)
    if len(names) == 1 or found is None:
        return found
    return piece_at(found, names[1:]) if isinstance(found, ast.ClassDef) else None


def lines_of(piece: ast.stmt) -> tuple[int, int]:
    """Return the first and the last line of *piece*, its decorators with it, counted from 1."""
    decorators = getattr(piece, "decorator_list", [])
    return min([piece.lineno, *(entry.lineno for entry in decorators)]), piece.end_lineno or piece.lineno


def exchanged(text: str, first: int, last: int, old: str, new: str) -> str | None:
    """Return *text* with *new* for *old* in the lines from *first* to *last*; None where it is not there just once."""
    lines = text.splitlines(keepends=True)
    piece = "".join(lines[first - 1 : last])
    if piece.count(old) != 1:
        return None
    return "".join([*lines[: first - 1], piece.replace(old, new), *lines[last:]])


def _name(piece: ast.stmt) -> str:
    if isinstance(piece, ast.FunctionDef | ast.ClassDef):
        return piece.name
    if isinstance(piece, ast.Assign):
        return ast.unparse(piece.targets[0])
    return ast.unparse(piece.target) if isinstance(piece, ast.AnnAssign) else ""
