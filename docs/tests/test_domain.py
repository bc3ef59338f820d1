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


PAGES = {
    "index": "# A book\n\n```{toctree}\ndangling\none\nother\n```\n",
    "dangling": "# A page\n\n" + "\n\n".join(words for words, _ in DANGLING) + "\n\n```{gouji:article} 34\n```\n",
    "one": "# A page\n\n" + ARTICLE + "\n" + ARTICLE,
    "other": "# A page\n\n" + ARTICLE,
}
"""All that is wrong in one book: a build takes two seconds however little there is to build."""


@pytest.fixture(scope="module")
def warned(tmp_path_factory: pytest.TempPathFactory, sphinx_there: None) -> tuple[int, str]:
    """The exit code of a build of ``PAGES`` in which every warning is an error, and what it says."""
    return build(tmp_path_factory.mktemp("warned"), "-W", "--keep-going", **PAGES)


@pytest.mark.usefixtures("sphinx_there")
class TestWarnings:
    def test_every_kind_of_dangling_reference(self, warned: tuple[int, str]) -> None:
        code, said = warned
        assert code == 1
        for number, (_, expected) in enumerate(DANGLING):
            assert f"dangling.md:{3 + 2 * number}: WARNING: {expected}" in said, said

    def test_a_link_of_the_law_names_the_file_and_the_line(self, warned: tuple[int, str]) -> None:
        """Article 9 by itself: its links to terms lead to no page, and the place named is the law's."""
        _, said = warned
        text = (DOCS.parent / "spec/outline/09.toml").read_text(encoding="utf-8").splitlines()
        line = text.index('id = "GJ-9.2"') + 1
        assert f"spec/outline/09.toml:{line}: WARNING: no such term: gouji-set" in said

    def test_a_clause_on_two_pages(self, warned: tuple[int, str]) -> None:
        assert "WARNING: the clause GJ-9.2 stands twice: on the page one and on other" in warned[1]

    def test_a_clause_twice_on_a_page(self, warned: tuple[int, str]) -> None:
        assert "WARNING: the clause GJ-9.2 stands twice: on the page one and on one" in warned[1]

    def test_an_article_that_is_not_there(self, warned: tuple[int, str]) -> None:
        line = next(line for line in warned[1].splitlines() if "no article or topic is called '34'" in line)
        assert f"dangling.md:{3 + 2 * len(DANGLING)}: ERROR" in line

    def test_references_lead_to_what_is_there(self, tmp_path: Path) -> None:
        _, said = build(tmp_path, index="# A page\n\n{gouji:clause}`GJ-9.2` {any}`GJ-9.2`\n\n" + ARTICLE)
        assert "GJ-9.2;" not in said
        html = (tmp_path / "html" / "index.html").read_text(encoding="utf-8")
        assert html.count('href="#GJ-9.2"') >= 3
