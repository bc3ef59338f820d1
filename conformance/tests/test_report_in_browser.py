"""The page of a report in a real browser: Debian's Chromium, headless, nothing else needed."""

import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from gouji_conformance.cli import run
from gouji_conformance.reports.jsonl import read_report

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--window-size=1400,1000",
    "--virtual-time-budget=60000", "--dump-dom",
)  # fmt: skip

PROBE = """<!doctype html><meta charset="utf-8"><body><script>
const open = (address, width) => new Promise((done) => {
  const frame = document.createElement("iframe");
  frame.style.width = width + "px"; frame.style.height = "800px"; frame.style.border = "0";
  frame.onload = () => done(frame);
  frame.src = address;
  document.body.append(frame);
});
(async () => { %s })().catch((error) => ({ error: String(error) })).then((answer) => {
  document.body.textContent = "";
  const shown = document.body.appendChild(document.createElement("pre"));
  shown.id = "answer";
  shown.textContent = JSON.stringify(answer);
});
</script></body>"""


def chromium() -> str:
    """Return the browser's program; without one the test is skipped, or fails where CI is true."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        said = "chromium is missing: the page was not tried in a browser"
        if os.environ.get("CI") == "true":
            pytest.fail(said)
        pytest.skip(said)
    return found


class Served(SimpleHTTPRequestHandler):
    """Serves a folder, and keeps in ``asked`` what it was asked for."""

    asked: list[str]

    def log_request(self, code: object = "-", size: object = "-") -> None:
        self.asked.append(self.path)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Say nothing."""


@contextmanager
def served(folder: Path, asked: list[str]) -> Iterator[str]:
    """Serve *folder* on this machine for as long as it is wanted; what is asked for is noted in *asked*."""
    handler = type("Handler", (Served,), {"asked": asked})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a report on an engine that would like its words to be obeyed."""
    folder = tmp_path_factory.mktemp("hostile")
    engine = [sys.executable, "-S", str(Path(__file__).parent / "fakes" / "hostile.py")]
    assert run(["certify", "--area", "sets", "--report", str(folder), "--", *engine]) == 1
    return folder


def ask(pages: Path, script: str) -> tuple[Any, list[str]]:
    """Return what *script* answers, run beside *pages*, and what was asked of the server.

    The script may ``await open(address, width)``, which returns a frame.

    Raises:
        AssertionError: the browser says nothing, or the script fails.
    """
    program = chromium()
    (pages / "probe.html").write_text(PROBE % script, encoding="utf-8")
    asked: list[str] = []
    with served(pages, asked) as address, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        words = [program, *FLAGS, f"--user-data-dir={profile}", f"{address}/probe.html"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    found = re.search(r'<pre id="answer">(.*?)</pre>', done.stdout, re.DOTALL)
    assert found, f"no answer: {done.stdout[:2000]}\n{done.stderr[-2000:]}"
    answer = json.loads(html.unescape(found.group(1)))
    assert not (isinstance(answer, dict) and "error" in answer), answer["error"]
    return answer, asked


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
    seen, asked = ask(hostile, LOOKED)

    rows = sum(row.verdict in ("fail", "error", "timeout") for row in read_report(hostile / "report.jsonl").rows)
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
