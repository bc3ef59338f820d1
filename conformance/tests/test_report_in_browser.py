"""The page of a report in a real browser: Debian's Chromium, headless, nothing else needed."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest
from browser import ask, chromium, printed, sheets

from gouji_conformance.cli import run
from gouji_conformance.reports.reading import read_report


@pytest.fixture(autouse=True)
def browser_there() -> None:
    """Without a browser the test is skipped, or fails where CI is true."""
    if chromium() is None:
        said = "chromium is missing: the page was not tried in a browser"
        if os.environ.get("CI") == "true":
            pytest.fail(said)
        pytest.skip(said)


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a report on an engine that would like its words to be obeyed."""
    folder = tmp_path_factory.mktemp("hostile")
    engine = [sys.executable, "-S", str(Path(__file__).parent / "fakes" / "hostile.py")]
    assert run(["certify", "--area", "sets", "--report", str(folder), "--", *engine]) == 1
    return folder


LOOKED = """
const seen = {};
for (const width of [1280, 390]) {
  for (const language of ["en", "zh"]) {
    const frame = await open("report.html?lang=" + language, width);
    const page = frame.contentDocument, inside = frame.contentWindow;
    for (const folded of page.querySelectorAll("details")) folded.open = true;
    for (const link of [...page.querySelectorAll("a")].slice(0, 20)) link.click();
    await new Promise((go) => setTimeout(go, 200));
    seen[width + language] = {
      pwned: Boolean(inside.pwned || window.pwned),
      scripts: page.scripts.length,
      images: page.images.length,
      address: inside.location.pathname,
      title: page.title,
      wide: page.documentElement.scrollWidth - width,
      shown: [...page.querySelectorAll("bdi")].filter((bdi) => bdi.textContent.includes("<script>window.pwned")).length,
      rows: page.querySelectorAll("article.row").length,
      switched: (() => {
        const before = page.querySelector("h1").innerText;
        page.getElementById("switch").click();
        return [before, page.querySelector("h1").innerText, inside.location.search, page.documentElement.lang];
      })(),
    };
    frame.remove();
  }
}
return seen;
"""


def test_a_browser_shows_the_page_and_does_nothing_that_it_says(hostile: Path) -> None:
    asked: list[str] = []
    seen = ask(hostile, LOOKED, asked)

    report = read_report(hostile / "report.jsonl")
    rows = sum(row.verdict in ("fail", "error", "timeout") for row in (*report.rows, *report.fresh))
    for looked in seen.values():
        assert not looked["pwned"]
        assert looked["scripts"] == 1
        assert looked["images"] == 0
        assert looked["address"] == "/report.html"
        assert looked["wide"] <= 0
        assert looked["shown"] > 10
        assert looked["rows"] == rows
    english: Any = ["Not certified", "未获认证", "?lang=zh", "zh-Hans"]
    chinese: Any = ["未获认证", "Not certified", "?lang=en", "en"]
    assert [seen[width + "en"]["switched"] for width in ("1280", "390")] == [english] * 2
    assert [seen[width + "zh"]["switched"] for width in ("1280", "390")] == [chinese] * 2
    assert seen["1280en"]["title"] == "Gouji conformance report"
    assert seen["1280zh"]["title"] == "够级认证报告"
    assert {path.partition("?")[0] for path in asked} <= {"/probe.html", "/report.html", "/favicon.ico"}


def test_on_paper_each_fault_stands_once_on_two_sheets(hostile: Path) -> None:
    assert sheets(printed(hostile, "report.html?lang=zh")) <= 2
