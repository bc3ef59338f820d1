"""What the extension warns of, each in a project of a page or two."""

import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent
CONF = f"""
import sys
sys.path.insert(0, {str(DOCS)!r})
extensions = ["myst_parser", "gouji_docs"]
html_theme = "basic"
"""


def build(folder: Path, *options: str, **pages: str) -> tuple[int, str]:
    source = folder / "source"
    source.mkdir()
    (source / "conf.py").write_text(CONF, encoding="utf-8")
    for name, text in pages.items():
        (source / f"{name}.md").write_text(text, encoding="utf-8")
    words = [sys.executable, "-m", "sphinx", "-q", "-b", "html", *options, str(source), str(folder / "html")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stderr


ARTICLE = "```{gouji:article} 9\n```\n"
DANGLING = [
    ("{gouji:clause}`GJ-99.1`", "no such clause: GJ-99.1"),
    ("{gouji:term}`苹果`", "no such term: 苹果"),
    ("{gouji:scenario}`GJ-9.2-zz`", "no such scenario: GJ-9.2-zz"),
    ("{gouji:option}`apples`", "no such option: apples"),
    ("{gouji:interpretation}`GI-99.9`", "no such interpretation: GI-99.9"),
    ("{gouji:reason}`too_many_apples`", "no such reason: too_many_apples"),
    ("{gouji:method}`sets/eat`", "no such method: sets/eat"),
]


@pytest.mark.usefixtures("sphinx_there")
class TestWarnings:
    def test_every_kind_of_dangling_reference(self, tmp_path: Path) -> None:
        page = "# A page\n\n" + "\n\n".join(words for words, _ in DANGLING) + "\n"
        code, said = build(tmp_path, "-W", "--keep-going", index=page)
        assert code == 1
        for number, (_, expected) in enumerate(DANGLING):
            assert f"index.md:{3 + 2 * number}: WARNING: {expected}" in said, said

    def test_a_link_of_the_law_names_the_file_and_the_line(self, tmp_path: Path) -> None:
        """Article 9 by itself: its links to terms lead to no page, and the place named is the law's."""
        code, said = build(tmp_path, "-W", "--keep-going", index=ARTICLE)
        assert code == 1
        text = (DOCS.parent / "spec/outline/09.toml").read_text(encoding="utf-8").splitlines()
        line = text.index('id = "GJ-9.2"') + 1
        assert f"spec/outline/09.toml:{line}: WARNING: no such term: gouji-set" in said

    def test_a_clause_on_two_pages(self, tmp_path: Path) -> None:
        page = "# A page\n\n" + ARTICLE + "\n```{toctree}\nother\n```\n"
        _, said = build(tmp_path, index=page, other=ARTICLE)
        assert "the clause GJ-9.2 stands twice: on the page index and on other" in said

    def test_a_clause_twice_on_a_page(self, tmp_path: Path) -> None:
        _, said = build(tmp_path, index="# A page\n\n" + ARTICLE + "\n" + ARTICLE)
        assert "the clause GJ-9.2 stands twice: on the page index and on index" in said

    def test_an_article_that_is_not_there(self, tmp_path: Path) -> None:
        code, said = build(tmp_path, "-W", index="# A page\n\n```{gouji:article} 34\n```\n")
        assert code != 0
        assert "no article or topic is called '34'" in said

    def test_references_lead_to_what_is_there(self, tmp_path: Path) -> None:
        _, said = build(tmp_path, index="# A page\n\n{gouji:clause}`GJ-9.2` {any}`GJ-9.2`\n\n" + ARTICLE)
        assert "GJ-9.2;" not in said
        html = (tmp_path / "html" / "index.html").read_text(encoding="utf-8")
        assert html.count('href="#GJ-9.2"') >= 3
