"""Every clause and reason the engine names stands in the law, and every reason of play can be given."""

import re
from pathlib import Path

import pytest

import gouji
from gouji_spec.law import law
from gouji_spec.reasons import reasons

SOURCES = sorted(Path(gouji.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_the_clauses_it_cites_are_clauses(source: Path) -> None:
    known = set(law().clauses()) | {entry.id for entry in law().interpretations().values()}
    cited = set(re.findall(r"\bG[JHI]-[a-z0-9-]*[a-z0-9](?:\.\d+)*", source.read_text(encoding="utf-8")))
    assert cited <= known, sorted(cited - known)


def test_the_reasons_it_gives_are_reasons() -> None:
    given = set()
    for name in ("refusals", "judge", "laying", "holding", "burning", "sets", "beats", "cards"):
        text = (Path(gouji.__file__).parent / f"{name}.py").read_text(encoding="utf-8")
        given |= {word for word in re.findall(r'"([a-z]+(?:_[a-z]+)+)"', text) if word in reasons()}
    words = set(re.findall(r'"([a-z]+(?:_[a-z]+)+)"', (Path(gouji.__file__).parent / "refusals.py").read_text()))
    assert words <= set(reasons())
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert {code for code in given if f'"{code}"' not in tests} == set()
