"""A real browser, asked what a page does: Debian's Chromium, headless, nothing else needed."""

import html
import json
import re
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--window-size=1400,1000",
    "--virtual-time-budget=60000", "--dump-dom",
)  # fmt: skip

PROBE = """<!doctype html><meta charset="utf-8"><body><script>
const TURNS = 200;
const open = (address, width = 1200) => new Promise((done) => {
  const frame = document.createElement("iframe");
  frame.style.width = width + "px"; frame.style.height = "800px"; frame.style.border = "0";
  frame.onload = () => done(frame);
  frame.src = address;
  document.body.append(frame);
});
const until = async (holds) => {
  for (let turn = 0; turn < TURNS; turn++) {
    const found = holds();
    if (found) return found;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error("it never came about: " + holds);
};
(async () => { %s })().catch((error) => ({ error: String(error) })).then((answer) => {
  document.body.textContent = "";
  const shown = document.body.appendChild(document.createElement("pre"));
  shown.id = "answer";
  shown.textContent = JSON.stringify(answer);
});
</script></body>"""


WATCHED = (
    PROBE.partition("(async () =>")[0].replace("TURNS = 200", "TURNS = 1600")
    + """
const cut = () => fetch("/cut", { method: "POST", body: "" });
(async () => { %s })().catch((error) => ({ error: String(error) }))
  .then((answer) => fetch("/answer", { method: "POST", body: JSON.stringify(answer) }));
</script></body>"""
)


def chromium() -> str | None:
    """Return the browser's program, None where there is none."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


class _Served(SimpleHTTPRequestHandler):
    """Serves a folder, and a page that lies in none; keeps in ``asked`` what it was asked for.

    The page that runs a script is no file: several processes may have one at once beside the same pages.
    """

    asked: ClassVar[list[str]]
    at: ClassVar[str] = ""
    page: ClassVar[str] = ""

    def do_GET(self) -> None:
        """Serve the page, or a file."""
        if not self.at or self.path.partition("?")[0] != self.at:
            super().do_GET()
            return
        body = self.page.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Note what is asked for."""
        self.asked.append(self.path)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Say nothing."""


@contextmanager
def served(folder: Path, asked: list[str], page: str = "") -> Iterator[str]:
    """Serve *folder* on this machine for as long as it is wanted; what is asked for is noted in *asked*.

    Where a *page* is given, it lies in the folder as ``probe.html``.
    """
    handler = type("Handler", (_Served,), {"asked": asked, "at": "/probe.html" if page else "", "page": page})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def watch(pages: Path, script: str, *, under: str = "", limit: float = 180.0, wanted: list[str] | None = None) -> Any:
    """Return what *script* answers, as ``ask`` does, with the clock running: what is compiled takes its time.

    The script may ``await cut()``: from then on the server answers nothing but the answer itself.

    Args:
        pages: the folder whose pages are opened.
        script: what is run.
        under: a folder above *pages* that is served instead, so that they lie under a path: ``book/``.
        limit: seconds until it must have answered.
        wanted: what is asked of the server is noted there, where it is given.

    Raises:
        AssertionError: the browser says nothing, or the script fails.
    """
    told: list[str] = []
    done = threading.Event()
    cut = threading.Event()

    class Told(_Served):
        """Takes the answer of the script."""

        asked: ClassVar[list[str]] = [] if wanted is None else wanted
        at: ClassVar[str] = f"/{under}watched.html"
        page: ClassVar[str] = WATCHED % script

        def do_GET(self) -> None:
            """Serve a file, unless the network has been cut."""
            if cut.is_set():
                self.close_connection = True
                return
            super().do_GET()

        def do_POST(self) -> None:
            """Take the answer, or the wish that the network be cut."""
            words = self.rfile.read(int(self.headers["Content-Length"])).decode()
            self.send_response(204)
            self.end_headers()
            if self.path == "/cut":
                cut.set()
            else:
                told.append(words)
                done.set()

    root = pages if not under else pages.parents[under.count("/") - 1]
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Told, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as fresh:
        flags = [flag for flag in FLAGS if not flag.startswith(("--virtual", "--dump", "--window"))]
        words = [str(chromium()), *flags, "--window-size=1400,1000", f"--user-data-dir={fresh}"]
        words += ["--remote-debugging-port=0", f"http://127.0.0.1:{server.server_address[1]}/{under}watched.html"]
        with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as browser:
            try:
                assert done.wait(limit), "the browser said nothing"
            finally:
                browser.terminate()
                server.shutdown()
                server.server_close()
    answer = json.loads(told[0])
    assert not (isinstance(answer, dict) and "error" in answer), answer["error"]
    return answer


def ask(pages: Path, script: str, asked: list[str] | None = None, *, spoken: str = "en-US") -> Any:
    """Return what *script* answers, run in the browser beside the pages.

    The script may ``await open(address, width)``, which returns a frame, and ``await until(holds)``.
    What is asked of the server meanwhile is noted in *asked*, where it is given.  The browser speaks *spoken*.

    Raises:
        AssertionError: the browser says nothing, or the script fails.
    """
    wanted = [] if asked is None else asked
    with (
        served(pages, wanted, PROBE % script) as address,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
    ):
        own = (f"--user-data-dir={profile}", f"--accept-lang={spoken}")
        words = [str(chromium()), *FLAGS, *own, f"{address}/probe.html"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    found = re.search(r'<pre id="answer">(.*?)</pre>', done.stdout, re.DOTALL)
    assert found, f"no answer: {done.stdout[:2000]}\n{done.stderr[-2000:]}"
    answer = json.loads(html.unescape(found.group(1)))
    assert not (isinstance(answer, dict) and "error" in answer), answer["error"]
    return answer


def printed(pages: Path, address: str) -> bytes:
    """Return the page at *address* as the browser prints it on paper, a PDF.

    Raises:
        AssertionError: the browser prints nothing.
    """
    with served(pages, []) as at, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as fresh:
        paper = Path(fresh) / "paper.pdf"
        flags = [flag for flag in FLAGS if not flag.startswith(("--dump", "--window"))]
        words = [str(chromium()), *flags, f"--user-data-dir={fresh}/user", "--no-pdf-header-footer"]
        subprocess.run(
            [*words, f"--print-to-pdf={paper}", f"{at}/{address}"], capture_output=True, timeout=120, check=False
        )
        assert paper.is_file(), f"nothing was printed of {address}"
        return paper.read_bytes()


def sheets(pdf: bytes) -> int:
    """Return how many sheets of paper *pdf* has."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))
