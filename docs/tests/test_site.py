"""The book as it is built: clean, every part of the law at its anchor, every fragment in its language."""

import os
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gouji_conformance.certificates.kept import kept_statements
from gouji_conformance.results.kept import kept_results
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.errata import errata
from gouji_spec.glossary import glossary
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.reasons import reasons

CHINESE = re.compile(r"[\u3400-\u9fff]")


class Page(HTMLParser):
    """A page: its anchors, and the text of each with the language it is marked with."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.texts: list[tuple[str, str]] = []
        self._open: list[tuple[str, str]] = []
        self._silent = 0
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.anchors.append(str(given["id"]))
        if tag in ("meta", "link", "br", "hr", "img", "input", "use", "path"):
            return
        language = given.get("lang") or (self._open[-1][1] if self._open else "")
        self._open.append((tag, language))
        self._silent += tag in ("script", "style")

    def handle_endtag(self, tag: str) -> None:
        while self._open:
            closed, _ = self._open.pop()
            self._silent -= closed in ("script", "style")
            if closed == tag:
                return

    def handle_data(self, data: str) -> None:
        if not self._silent and data.strip() and self._open:
            self.texts.append((self._open[-1][1], data))


@cache
def read(path: Path) -> Page:
    """Return the page at *path*, parsed once for all tests."""
    return Page(path)


@pytest.fixture(scope="module")
def articles(pages: Path) -> dict[str, Page]:
    return {
        article.key: read(pages / ("articles" if article.key.isdigit() else "house") / f"{_name(article.key)}.html")
        for article in law().articles
    }


def _name(key: str) -> str:
    return f"{int(key):02}" if key.isdigit() else key


def test_every_article_of_the_outline_has_its_page(pages: Path) -> None:
    assert [path.stem for path in sorted((pages / "articles").glob("*.html"))] == [f"{n:02}" for n in range(1, 34)]


def test_every_clause_and_interpretation_has_its_anchor_once(articles: dict[str, Page]) -> None:
    for article in law().articles:
        anchors = articles[article.key].anchors
        names = [entry.id for entry in article.clauses] + [entry.id for entry in article.interpretations]
        assert [name for name in names if anchors.count(name) != 1] == []


def test_every_scenario_stands_below_its_clause(articles: dict[str, Page]) -> None:
    anchors = {anchor: key for key, page in articles.items() for anchor in page.anchors}
    known = law().clauses()
    for scenario in load_suite().scenarios():
        if scenario.clauses[0] in known:
            assert anchors[scenario.id] == anchors[scenario.clauses[0]], scenario.id


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("glossary", lambda: [term.id for term in glossary().terms]),
        ("options", lambda: list(options().options)),
        ("reasons", lambda: list(reasons())),
        ("errata", lambda: list(errata())),
    ],
)
def test_every_entry_has_its_anchor(pages: Path, page: str, names: object) -> None:
    assert callable(names)
    wanted = names()
    anchors = read(pages / "law" / f"{page}.html").anchors
    assert wanted
    assert [name for name in wanted if anchors.count(name) != 1] == []


def test_every_kept_certificate_is_listed_with_what_was_not_judged_in_both_languages(pages: Path) -> None:
    texts = read(pages / "law" / "certificates.html").texts
    marked = {name: "".join(words for language, words in texts if language == name) for name in ("zh-Hans", "en")}
    everything = "".join(words for _, words in texts)
    assert len(list(kept_statements())) == 10
    for engine, profile, statement in kept_statements():
        assert f"{engine}/{profile}.json" in everything
        assert statement.predicate.manifest in marked["zh-Hans"]
        assert f"manifest {statement.predicate.manifest}" in marked["en"]
    assert "claim, not verified" in everything
    assert "Not claimed, and not judged: table, deal" in marked["en"]
    assert "未声明，也未判定：桌面、发牌" in marked["zh-Hans"]


def test_every_published_result_is_listed_with_what_the_engine_has_right(pages: Path) -> None:
    texts = read(pages / "law" / "engines.html").texts
    everything = "".join(words for _, words in texts)
    for name, result in kept_results():
        assert f"conformance/results/{name}.json" in everything
        assert f"{result.passed} of {result.rows} rows as the law has it" in everything
        assert f"{result.rows} 例中 {result.passed} 例合乎规则" in everything


def test_no_anchor_stands_twice_on_a_page(pages: Path) -> None:
    for path in sorted(pages.rglob("*.html")):
        anchors = [anchor for anchor in read(path).anchors if not anchor.startswith(("svg-", "__"))]
        assert len(anchors) == len(set(anchors)), path.name


def test_anchors_are_ascii_and_none_is_a_serial_number(pages: Path) -> None:
    for path in sorted(pages.rglob("*.html")):
        for anchor in read(path).anchors:
            assert anchor.isascii(), (path.name, anchor)
            assert not re.fullmatch(r"(id|term)-?[0-9]+", anchor), (path.name, anchor)


def test_chinese_of_the_law_is_marked_as_chinese(articles: dict[str, Page]) -> None:
    """A browser picks glyphs by language: 骨 and 直 look Japanese where it is not told."""
    for clause in law().clauses().values():
        page = articles[clause.id.partition("-")[2].partition(".")[0]]
        marked = "".join(text for language, text in page.texts if language == "zh-Hans")
        english = "".join(text for language, text in page.texts if language == "en" and not CHINESE.search(text))
        zh, en = (re.split(r"\[\[.*?\]\]|`", words)[0] for words in (clause.text.zh, clause.text.en))
        assert zh.strip() in marked, clause.id
        assert en.split("'")[0].split('"')[0].strip() in english, clause.id


def test_links_between_pages_lead_somewhere(pages: Path) -> None:
    anchors = {path.relative_to(pages): set(read(path).anchors) for path in sorted(pages.rglob("*.html"))}
    files = {path.relative_to(pages) for path in pages.rglob("*") if path.is_file()}
    broken = []
    for path in anchors:
        text = (pages / path).read_text(encoding="utf-8")
        for link in sorted(set(re.findall(r'href="([^":?]*)(?:\?[^"]*)?"', text))):
            file, _, anchor = link.partition("#")
            if anchor.startswith("t="):  # a question for the referee's desk
                anchor = ""
            target = Path(os.path.normpath(path.parent / file)) if file else path
            if target not in files or (anchor and target.suffix == ".html" and anchor not in anchors[target]):
                broken.append((str(path), link))
    assert broken == []
