"""Whatever an engine says is shown, never obeyed: on the terminal, in XML and in HTML."""

import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from xml.etree.ElementTree import parse

import pytest

from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.reading import read_report

FAKES = Path(__file__).parent / "fakes"
HOSTILE = ["--", sys.executable, "-S", str(FAKES / "hostile.py")]
OBEYED = "\x00\x07\x1b\x85\x9b\u200f\u202e\u2028\u2066"
"""What a terminal, an editor or a browser would obey."""


@pytest.fixture(scope="module", params=["en", "zh"])
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of a report on the hostile engine, and what the terminal was told."""
    folder = tmp_path_factory.mktemp("hostile")
    words = ["--lang", request.param, "certify", "--area", "sets", "--report", str(folder)]
    code = "from gouji_conformance.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code, *words, *HOSTILE], capture_output=True, check=False)
    assert done.returncode == 1, done.stderr
    assert done.stderr == b""
    return folder, done.stdout.decode()


def report(told: tuple[Path, str]) -> Report:
    return read_report(told[0] / "report.jsonl")


def test_the_engine_was_evil_in_every_way_it_can_be(told: tuple[Path, str]) -> None:
    kept = report(told)
    kinds = Counter(row.verdict for row in kept.rows)
    faults = {row.fault.kind for row in kept.rows if row.fault is not None}

    assert kinds["fail"] > 10
    assert kinds["unsupported"] > 10
    assert faults == {"answered_error", "not_json"}
    assert any(row.fault is not None and row.fault.log for row in kept.rows)
    assert kept.header.engine is not None
    assert "\x1b" in kept.header.engine.engine.name


def test_the_terminal_is_told_nothing_that_it_would_obey(told: tuple[Path, str]) -> None:
    said = told[1]

    assert not set(OBEYED) & set(said)
    assert "\r" not in said
    assert not any(line.startswith(("certified", "认证通过")) for line in said.splitlines())
    assert "\\x1b[31m<script>" in said
    assert "[bold red]markup[/]" in said


def test_junit_is_xml_in_which_all_of_it_is_text(told: tuple[Path, str]) -> None:
    path = told[0] / "junit.xml"
    root = parse(path).getroot()  # noqa: S314 - our own file

    assert {element.tag for element in root.iter()} <= {
        "testsuites", "testsuite", "properties", "property", "testcase", "failure", "error", "skipped",
    }  # fmt: skip
    text = path.read_text(encoding="utf-8")
    assert not set(OBEYED) & set(text)
    messages = [element.attrib["message"] for element in root.iter() if "message" in element.attrib]
    assert sum("<script>window.pwned" in message for message in messages) > 10


class Elements(HTMLParser):
    """Counts the elements of a page and keeps their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Counter[str] = Counter()
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found[tag] += 1
        self.attributes += attrs


def test_the_page_has_its_own_elements_alone(told: tuple[Path, str]) -> None:
    text = (told[0] / "report.html").read_text(encoding="utf-8")
    elements = Elements()
    elements.feed(text)

    assert not set(OBEYED) & set(text)
    assert elements.found["script"] == elements.found["style"] == elements.found["title"] == 1
    assert not elements.found.keys() & {"img", "iframe", "object", "embed", "form", "link", "base"}
    names = {name for name, _ in elements.attributes}
    assert not any(name.startswith("on") or name in ("src", "style", "srcset", "action") for name in names)
    assert all((value or "").startswith("#") for name, value in elements.attributes if name == "href")
    assert "49" not in text.split("{{ 7 * 7 }}")[1][:40]


def test_the_badge_has_no_word_of_the_engine(told: tuple[Path, str]) -> None:
    path = told[0] / "badge.svg"
    parse(path)  # noqa: S314 - our own file
    text = path.read_text(encoding="utf-8")

    assert "script" not in text
    assert "owned" not in text
