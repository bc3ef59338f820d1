"""What axe finds on a dozen kinds of pages: nothing, in both languages, on a phone and on a wide screen."""

import json
import shutil
from pathlib import Path

import pytest
from absence import lacking
from browser import watch

pytestmark = pytest.mark.usefixtures("browser_there")
AXE = Path(__file__).resolve().parents[1] / "node_modules" / "axe-core" / "axe.min.js"

KINDS = (
    *("index.html", "articles/14.html?table=qingdao-full", "house/report.html", "questions/turns.html?table=online"),
    *("is-there.html", "ten-minutes.html", "agree.html", "table.html", "sheet.html", "law/profiles.html"),
    *("law/reasons.html", "law/engines.html", "guides/LANGUAGE/player.html", "search.html?q=burn"),
)
ASK = """
const found = [];
for (const address of ADDRESSES) {
  const frame = await open(address, WIDTH);
  const page = frame.contentDocument;
  const script = page.createElement("script");
  script.src = page.documentElement.dataset.content_root + "axe.js";
  page.head.append(script);
  await until(() => frame.contentWindow.axe);
  const { violations } = await frame.contentWindow.axe.run(page);
  for (const { id, nodes } of violations) found.push([address, id, nodes.length, nodes[0].html.slice(0, 200)]);
  frame.remove();
}
return found;
"""


@pytest.mark.parametrize(("language", "width"), [("zh", 390), ("en", 1280)])
def test_axe_finds_nothing(pages: Path, language: str, width: int) -> None:
    if not AXE.is_file():
        lacking("npm has not brought axe-core (make pyodide)")
    shutil.copyfile(AXE, pages / "axe.js")
    addresses = [f"{kind}{'&' if '?' in kind else '?'}lang={language}".replace("LANGUAGE", language) for kind in KINDS]

    found = watch(pages, ASK.replace("ADDRESSES", json.dumps(addresses)).replace("WIDTH", str(width)))

    assert found == []


def test_axe_finds_what_is_wrong(tmp_path: Path) -> None:
    if not AXE.is_file():
        lacking("npm has not brought axe-core (make pyodide)")
    shutil.copyfile(AXE, tmp_path / "axe.js")
    page = "<!doctype html><html data-content_root='./'><body><img src='plus.png'>"
    (tmp_path / "wrong.html").write_text(page, encoding="utf-8")

    found = watch(tmp_path, ASK.replace("ADDRESSES", '["wrong.html"]').replace("WIDTH", "390"))

    assert {"image-alt", "html-has-lang"} <= {rule for _, rule, *_ in found}
