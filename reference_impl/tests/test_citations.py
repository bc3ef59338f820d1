"""Every clause and reason the engine names stands in the law, and every reason of play can be given."""

import re
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
