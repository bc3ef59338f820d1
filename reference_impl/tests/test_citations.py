"""Every clause and reason the engine names stands in the law, and every reason of play can be given."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gouji
from gouji_spec.law import law
from gouji_spec.reasons import reasons

SOURCES = sorted(Path(gouji.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: "/".join(path.parts[-2:]))
def test_the_clauses_it_cites_are_clauses(source: Path) -> None:
    known = set(law().clauses()) | {entry.id for entry in law().interpretations().values()}
    cited = set(re.findall(r"\bG[JHI]-[a-z0-9-]*[a-z0-9](?:\.\d+)*", source.read_text(encoding="utf-8")))
    assert cited <= known, sorted(cited - known)


def test_the_reasons_it_gives_are_tried() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    given = {word for word in re.findall(r'"([a-z0-9]+(?:_[a-z0-9]+)+)"', written) if word in reasons()}
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert {code for code in given if f'"{code}"' not in tests} == set()


def unlisted(text: str) -> Iterator[str]:
    """Yield every function that lists its reasons and gives one that is not among them."""
    for node in ast.walk(ast.parse(text)):
        words = ast.get_docstring(node) or "" if isinstance(node, ast.FunctionDef) else ""
        if isinstance(node, ast.FunctionDef) and "Reasons:" in words:
            inside = [part.value for line in node.body[1:] for part in ast.walk(line) if isinstance(part, ast.Constant)]
            given = {code for code in inside if isinstance(code, str) and code in reasons()}
            yield from (f"{node.name}: {code}" for code in sorted(given) if f"``{code}``" not in words)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: "/".join(path.parts[-2:]))
def test_a_function_that_lists_its_reasons_lists_them_all(source: Path) -> None:
    assert list(unlisted(source.read_text(encoding="utf-8"))) == []


def test_a_reason_that_is_not_listed_is_found() -> None:
    words = '"""Return.\n\n    Reasons: ``no_cards``.\n    """'
    text = f'def why_not():\n    {words}\n    return ("no_cards", "mixed_ranks")\n'
    assert list(unlisted(text)) == ["why_not: mixed_ranks"]
