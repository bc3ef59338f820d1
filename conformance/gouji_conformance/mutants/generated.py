"""Wrong engines that nobody thought of: every comparison, number and condition of the rule pages turned, one at a time.

mutmut would copy the source and start pytest for every one of them, a second and more each; they go through the same
door as the catalogue instead, in one process, and are asked rows, not unit tests: it is the suite that is tried.
"""

import ast
import copy
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from gouji_conformance.checks.reference_code import reference_code, reference_folder
from gouji_conformance.mutants.door import played_tree

ROOMS: Final = ("table", "play", "deal", "settle", "referee", "match")
"""Where the rules are; the lister is held against the judge by tests of its own."""
_NO_RULES: Final = (
    "play/position.py",
    "play/written.py",
    "play/seating.py",
    "match/record.py",
    "match/record_text.py",
    "table/cards.py",
)
"""Pages that read and write text, or refuse what can be no position: nobody is asked about one."""

_TURNED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_OTHER: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
}


@dataclass(frozen=True, slots=True)
class Generated:
    """One piece of a function turned.

    Attributes:
        id: the function, the piece as it was and as it is: ``play.burn.asked: not table.gouji -> table.gouji``, with a
            number after it where the function has the piece several times.
        place: the function.
        number: which of its pieces, in the order of ``_pieces``.
        clauses: those that the function cites.
    """

    id: str
    place: str
    number: int
    clauses: tuple[str, ...]


def generated() -> list[Generated]:
    """Return every one of them, in the order of the source."""
    found: list[Generated] = []
    for file in _files():
        for place, function in _functions(_tree(file), _module(file)):
            seen: Counter[str] = Counter()
            for number, (old, new) in enumerate(_words(function)):
                name = f"{place}: {old} -> {new}"
                seen[name] += 1
                again = f" #{seen[name]}" if seen[name] > 1 else ""
                found.append(Generated(name + again, place, number, _clauses(place)))
    return found


def sample(count: int, seed: int) -> list[Generated]:
    """Return *count* of them, chosen by *seed*; a longer sample of the same seed begins with a shorter one."""
    everything = generated()
    random.Random(seed).shuffle(everything)  # noqa: S311 - no secret
    return everything[:count]


def playing(wrong: Generated) -> AbstractContextManager[None]:
    """Return the context in which the engine has the piece turned."""
    tree = copy.deepcopy(_tree(_file_of(wrong.place)))
    function = dict(_functions(tree, _module(_file_of(wrong.place))))[wrong.place]
    for number, piece in enumerate(_pieces(function)):
        if number == wrong.number:
            _turn(piece)
            break
    return played_tree(wrong.place, ast.fix_missing_locations(tree))


# The source


@cache
def _files() -> tuple[str, ...]:
    folder = reference_folder()
    files = [path.relative_to(folder).as_posix() for room in ROOMS for path in sorted((folder / room).glob("*.py"))]
    return tuple(file for file in files if file not in _NO_RULES)


@cache
def _tree(file: str) -> ast.Module:
    return ast.parse((reference_folder() / file).read_text(encoding="utf-8"))


def _module(file: str) -> str:
    return ".".join(Path(file).with_suffix("").parts)


def _file_of(place: str) -> str:
    return "/".join(place.split(".")[:2]) + ".py"


def _functions(node: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{name}.{child.name}")
        elif isinstance(child, ast.FunctionDef) and not _only_writes(child.name) and not _makes_an_event(child):
            yield f"{name}.{child.name}", child


def _only_writes(name: str) -> bool:
    """Tell whether the function called so reads or writes text, or says by which clause it is, and rules nothing."""
    written = name.startswith("parse_") or name.endswith(("_text", "_clause", "clause_of"))
    return written or (name.startswith("__") and name != "__init__")


def _makes_an_event(function: ast.FunctionDef) -> bool:
    """Tell whether what *function* returns is said to people, and nothing else."""
    return function.returns is not None and ast.unparse(function.returns) in ("Event", "list[Event]")


@cache
def _clauses(place: str) -> tuple[str, ...]:
    """Return the clauses that the function cites, else those of its page."""
    by_name = {function.name: function.clauses for function in reference_code().functions}
    page = "gouji." + ".".join(place.split(".")[:2])
    own = by_name.get(f"gouji.{place}", ())
    return own or tuple(
        dict.fromkeys(clause for name, found in by_name.items() if name.startswith(page) for clause in found)
    )


# The pieces


def _pieces(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Yield every piece of the body that can be turned."""
    for statement in function.body:
        yield from (node for node in _walked(statement) if _can_be_turned(node))


def _walked(node: ast.AST) -> Iterator[ast.AST]:
    """Yield *node* and all below it but what is said to people alone, and what holds of itself (``strict=True``)."""
    if _only_said(node) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _walked(child)


def _only_said(node: ast.AST) -> bool:
    """Tell whether *node* makes events and nothing else: nothing rules by them."""
    if isinstance(node, ast.If):
        return all(map(_only_said, (*node.body, *node.orelse)))
    if isinstance(node, ast.IfExp):
        return _only_said(node.body) and _only_said(node.orelse)
    if isinstance(node, ast.ListComp):
        return _only_said(node.elt)
    if isinstance(node, ast.Expr):
        return _only_said(node.value)
    if isinstance(node, ast.AugAssign):
        return ast.unparse(node.target) == "events"
    return isinstance(node, ast.Call) and ast.unparse(node.func) in ("Event", "events.append")


def _can_be_turned(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        return len(node.ops) == 1 and type(node.ops[0]) in _TURNED
    if isinstance(node, ast.Constant):
        return isinstance(node.value, bool | int)
    if isinstance(node, ast.BinOp):
        return type(node.op) in _OTHER and not isinstance(node.left, ast.Tuple)
    return isinstance(node, ast.BoolOp | ast.If | ast.IfExp)


def _turn(node: ast.AST) -> None:
    """Turn a piece: a comparison, a number or truth, a sum, and for or, a condition."""
    if isinstance(node, ast.Compare):
        node.ops = [_TURNED[type(node.ops[0])]()]
    elif isinstance(node, ast.Constant):
        node.value = (not node.value) if isinstance(node.value, bool) else node.value + 1  # type: ignore[operator]
    elif isinstance(node, ast.BinOp):
        node.op = _OTHER[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
    elif isinstance(node, ast.If | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)


def _words(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Yield each piece as text, as it is and turned."""
    for piece in _pieces(function):
        changed = copy.deepcopy(piece)
        _turn(changed)
        yield _text(piece), _text(changed)


def _text(node: ast.AST) -> str:
    return "if " + ast.unparse(node.test) if isinstance(node, ast.If) else ast.unparse(node)


def unknown(ids: Sequence[str]) -> list[str]:
    """Return those of *ids* that name nothing of the source as it is now."""
    known = {wrong.id for wrong in generated()}
    return [name for name in ids if name not in known]
