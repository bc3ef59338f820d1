"""The first page is light, and no page asks for anything from elsewhere."""

import re
from pathlib import Path

import pytest
from browser import ask

pytestmark = pytest.mark.usefixtures("browser_there")
FIRST = """
const frame = await open("index.html", 390);
return frame.contentWindow.performance.getEntriesByType("resource").map((entry) => entry.name)
  .filter((name) => !name.startsWith(location.origin));
"""


def test_the_first_page_is_under_300_kilobytes_as_it_is_stored(pages: Path) -> None:
    asked: list[str] = []
    assert ask(pages, FIRST, asked) == []
    files = {pages / name.partition("?")[0].lstrip("/") for name in asked} - {pages / "probe.html"}

    assert pages / "index.html" in files
    assert sum(file.stat().st_size for file in files if file.is_file()) < 300_000


def test_no_page_asks_for_anything_from_elsewhere(pages: Path) -> None:
    taken = re.compile(r'<(?:script|img|iframe|source)[^>]*\ssrc="(?:https?:)?//|<link[^>]*\shref="(?:https?:)?//')
    read = {path.name: bool(taken.search(path.read_text(encoding="utf-8"))) for path in pages.rglob("*.html")}

    assert [name for name, from_elsewhere in read.items() if from_elsewhere] == []
    assert taken.search('<script async src="https://example.org/x.js">')
