"""Pages are written for every article."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytestmark = pytest.mark.usefixtures("sphinx_there")


def app(folder: Path, *, pages: bool = True) -> Any:
    return SimpleNamespace(srcdir=str(folder), config=SimpleNamespace(gouji_pages=pages))


def test_a_page_for_every_article_and_none_for_what_is_gone(tmp_path: Path) -> None:
    from gouji_docs.pages import write_pages  # noqa: PLC0415 - needs Sphinx

    (tmp_path / "house").mkdir()
    (tmp_path / "house" / "apples.md").write_text("gone", encoding="utf-8")
    write_pages(app(tmp_path))

    assert (tmp_path / "articles" / "08.md").read_text(encoding="utf-8").endswith("```{gouji:article} 8\n```\n")
    assert (tmp_path / "house" / "sets.md").is_file()
    assert not (tmp_path / "house" / "apples.md").exists()


def test_a_page_that_is_right_is_left_alone(tmp_path: Path) -> None:
    from gouji_docs.pages import write_pages  # noqa: PLC0415 - needs Sphinx

    write_pages(app(tmp_path))
    page = tmp_path / "articles" / "08.md"
    before = page.stat().st_mtime_ns
    write_pages(app(tmp_path))

    assert page.stat().st_mtime_ns == before


def test_no_page_where_none_is_wanted(tmp_path: Path) -> None:
    from gouji_docs.pages import write_pages  # noqa: PLC0415 - needs Sphinx

    write_pages(app(tmp_path, pages=False))

    assert list(tmp_path.iterdir()) == []
