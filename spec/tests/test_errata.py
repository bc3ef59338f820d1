"""The errata: what is wrong in the sources, and what was decided."""

from pathlib import Path

import pytest

from gouji_spec.errata import Erratum, errata, read_errata
from gouji_spec.law import law
from gouji_spec.reading import SpecError

ONE = """
[[erratum]]
id = "E-1"
places = ["S4 够级打牌.1", "S4 发牌.3"]
what = { zh = "两处不同。", en = "Two places differ." }
decided = { zh = "照后一处。", en = "The second is followed." }
clauses = []
"""


def read(folder: Path, toml: str) -> dict[str, Erratum]:
    (folder / "words").mkdir()
    (folder / "words" / "errata.toml").write_text(toml, encoding="utf-8")
    return read_errata(folder)


def test_an_erratum_is_read(tmp_path: Path) -> None:
    found = read(tmp_path, ONE)["E-1"]
    assert found.places == ("S4 够级打牌.1", "S4 发牌.3")
    assert found.decided.en == "The second is followed."


@pytest.mark.parametrize(
    ("was", "now", "message"),
    [
        ('"E-1"', '"1"', "expected an id such as E-7"),
        ('"S4 发牌.3"', '"Art. 8"', "expected a place"),
        ('["S4 够级打牌.1", "S4 发牌.3"]', "[]", "one place at least"),
        ("clauses = []", 'clauses = ["8.3"]', "expected a clause id"),
        ("decided", "ruled", "decided: missing"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, was: str, now: str, message: str) -> None:
    with pytest.raises(SpecError, match=message):
        read(tmp_path, ONE.replace(was, now))


def test_an_id_given_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="given twice"):
        read(tmp_path, ONE * 2)


def test_every_clause_cited_exists() -> None:
    known = law().clauses()
    cited = {(erratum.id, clause) for erratum in errata().values() for clause in erratum.clauses}
    assert {pair for pair in cited if pair[1] not in known} == set()
