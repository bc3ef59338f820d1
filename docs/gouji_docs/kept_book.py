"""The book to keep: for each language a PDF, printed by Chromium from one long page, and an EPUB.

``python -m gouji_docs.kept_book DOCS FOLDER`` leaves ``gouji-zh.pdf``, ``gouji-zh.epub`` and the same in English.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sphinx.cmd.build import main as sphinx

from gouji_spec.text import LANGUAGES, Language

SPHINX_NAMES: Final[dict[Language, str]] = {"zh": "zh_CN", "en": "en"}
_PATIENCE: Final = 900.0
"""So many seconds a browser may print."""


def chromium() -> str | None:
    """Return the browser that prints, None where there is none."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def print_page(page: Path, paper: Path) -> bool:
    """Print *page*, a file, as a PDF; tell whether there is one."""
    browser = chromium()
    if browser is None:
        return False
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as fresh:
        words = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", f"--user-data-dir={fresh}"]
        words += ["--disable-background-networking", "--no-pdf-header-footer", f"--print-to-pdf={paper.resolve()}"]
        address = page.resolve().as_uri()
        subprocess.run([*words, address], capture_output=True, timeout=_PATIENCE, check=False)  # noqa: S603 - our own page
    return paper.is_file()


def make(docs: Path, folder: Path, language: Language) -> str:
    """Make both files of *language*; return what is wrong, nothing where they are there."""
    said = ["-W", "-n", "-q", "-D", f"gouji_book={language}", "-D", f"language={SPHINX_NAMES[language]}"]
    said += ["-D", "html_theme=basic", "-d", str(folder / f"{language}-trees")]
    for builder in ("epub", "singlehtml"):
        if sphinx([*said, "-E", "-b", builder, str(docs), str(folder / f"{language}-{builder}")]):
            return f"{builder}: the build has warnings"
    name = f"gouji-{language}"
    shutil.copyfile(folder / f"{language}-epub" / f"{name}.epub", folder / f"{name}.epub")
    if not print_page(folder / f"{language}-singlehtml" / "index.html", folder / f"{name}.pdf"):
        return "no PDF: it takes Chromium (apt-get install chromium fonts-noto-cjk)"
    return ""


def main(arguments: Sequence[str]) -> int:
    """Make all four files; return 1 where one is not there."""
    docs, folder = map(Path, arguments)
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        wrong = make(docs, folder, language)
        if wrong:
            sys.stderr.write(f"{language}: {wrong}\n")
            return 1
        for kind in ("pdf", "epub"):
            sys.stdout.write(f"{folder}/gouji-{language}.{kind}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
