"""Beside a clause: which engines have it right by the certificates that are kept, and which wrong ones break it."""

import msgspec
import pytest

from gouji_conformance.certificates.kept import kept_statements

pytestmark = pytest.mark.usefixtures("sphinx_there")


def test_an_engine_is_named_where_it_was_asked() -> None:
    from gouji_docs.last_result import verdicts  # noqa: PLC0415 - needs Sphinx

    sets, opening = verdicts("GJ-9.2"), verdicts("GJ-6.3.2")

    assert [verdict.predicate.engine.engine.name for verdict in sets] == ["gouji node example", "gouji reference"]
    assert [verdict.predicate.engine.engine.name for verdict in opening] == ["gouji reference"], "Node deals no cards"
    assert all(verdict.right for verdict in (*sets, *opening))
    assert verdicts("GJ-99.1") == [], "without rows nobody is asked"


def test_a_profile_that_plays_the_thing_is_looked_at() -> None:
    from gouji_docs.last_result import verdicts  # noqa: PLC0415 - needs Sphinx

    assert {verdict.predicate.profile for verdict in verdicts("GJ-26.5")} == {"qingdao-full"}, "the outline holds no 3s"


def test_what_is_not_certified_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    from gouji_docs import last_result  # noqa: PLC0415 - needs Sphinx

    _, _, statement = next(iter(kept_statements()))
    failing = msgspec.structs.replace(statement.predicate, profile="outline", certified=(), rungs=())
    monkeypatch.setattr(last_result, "_by_engine", lambda: {"node": {"outline": failing}})

    assert [verdict.right for verdict in last_result.verdicts("GJ-9.2")] == [False]


@pytest.mark.parametrize(
    ("figures", "words"),
    [
        ({"elsewhere": 0, "left": 0}, "each caught by a row of its clause"),
        ({"elsewhere": 2, "left": 0}, "each caught, in this article some by a row of another clause"),
        ({"elsewhere": 2, "left": 1}, "in this article some slip through"),
    ],
)
def test_the_hunt_is_told_by_article(monkeypatch: pytest.MonkeyPatch, figures: dict[str, int], words: str) -> None:
    from gouji_docs import last_result  # noqa: PLC0415 - needs Sphinx

    monkeypatch.setattr(last_result, "_figures", lambda: {"9": figures})

    assert last_result._caught("GJ-9.2").en == words
