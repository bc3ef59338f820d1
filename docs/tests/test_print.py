"""What comes out of a printer."""

from pathlib import Path

import pytest
from browser import printed, sheets

pytestmark = pytest.mark.usefixtures("browser_there")


@pytest.mark.parametrize("language", ["zh", "en", "both"])
def test_an_article_is_under_eight_pages(pages: Path, language: str) -> None:
    assert 2 <= sheets(printed(pages, f"articles/10.html?lang={language}")) < 8
