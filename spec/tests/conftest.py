"""The law of this checkout with one thing changed: each check is shown to fire on it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gouji_spec.law import Law, law

Changed = Callable[..., Law]


@pytest.fixture
def with_clause() -> Changed:
    """Return a function that gives the law with one clause changed: ``with_clause("GJ-9.2", sources=())``."""

    def change(clause_id: str, **changes: Any) -> Law:
        assert law().clause(clause_id) is not None
        articles = []
        for article in law().articles:
            clauses = tuple(
                replace(clause, **changes) if clause.id == clause_id else clause for clause in article.clauses
            )
            articles.append(replace(article, clauses=clauses))
        return Law(tuple(articles))

    return change


@pytest.fixture
def with_article() -> Changed:
    """Return a function that gives the law with one article changed: ``with_article("9", sentences=())``."""

    def change(key: str, **changes: Any) -> Law:
        assert law().article(key) is not None
        return Law(tuple(replace(entry, **changes) if entry.key == key else entry for entry in law().articles))

    return change
