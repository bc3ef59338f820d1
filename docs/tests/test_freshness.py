"""After a change the pages that come out otherwise are made again, and the book is as if made anew."""

import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gouji_spec.folder import law_folder

pytestmark = pytest.mark.usefixtures("sphinx_there")
DOCS = Path(__file__).resolve().parent.parent
CONF = f"""
import sys
sys.path.insert(0, {str(DOCS)!r})
extensions = ["myst_parser", "gouji_docs"]
html_theme = "basic"
html_last_updated_fmt = None
"""
PAGES = {
    "index": "# A book\n\n```{toctree}\nnine\nasked\noptions\n```\n",
    "nine": "```{gouji:article} 9\n```\n",
    "asked": "# Asked\n\n```{gouji:questions} gouji\n```\n",
    "options": "# Options\n\n```{gouji:options}\n```\n",
}
BEFORE, AFTER = "The least that makes a", "What at the very least makes a"


def build(source: Path, law: Path, out: Path) -> str:
    script = f"""
import sys
from pathlib import Path
import gouji_spec.folder
gouji_spec.folder._LAW = Path({str(law)!r})
from sphinx.cmd.build import main
sys.exit(main(["-b", "html", {str(source)!r}, {str(out)!r}]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_a_changed_clause_is_read_again_where_it_stands_and_the_book_is_as_made_anew(tmp_path: Path) -> None:
    law, source = tmp_path / "law", tmp_path / "source"
    shutil.copytree(law_folder(), law, ignore=shutil.ignore_patterns("gouji_spec", "tests", "__pycache__"))
    source.mkdir()
    (source / "conf.py").write_text(CONF, encoding="utf-8")
    for name, words in PAGES.items():
        (source / f"{name}.md").write_text(words, encoding="utf-8")
    build(source, law, tmp_path / "kept")
    assert "0 added, 0 changed" in build(source, law, tmp_path / "kept")

    path = law / "outline" / "09.toml"
    words = path.read_text(encoding="utf-8")
    path.write_text(words.replace(BEFORE, AFTER), encoding="utf-8")
    said = build(source, law, tmp_path / "kept")

    assert BEFORE in words
    assert "0 added, 2 changed" in said, "the article, and the questions that have the clause in full"
    build(source, law, tmp_path / "anew")
    for name in PAGES:
        kept, anew = ((tmp_path / folder / f"{name}.html").read_text(encoding="utf-8") for folder in ("kept", "anew"))
        assert kept == anew, name
        assert (AFTER in anew) == (name in {"nine", "asked"})


def test_pages_are_read_again_by_what_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    from gouji_docs import freshness  # noqa: PLC0415 - needs Sphinx

    env: Any = SimpleNamespace()
    freshness.made_on(env).update(one=[("article", ("8",), "a")], two=[("article", ("9",), "b")], three=[])
    monkeypatch.setattr(freshness, "again", lambda _env, page, _made: iter({"one": "a", "two": "c"}.get(page, "")))

    def asked(words: str, others: str, removed: set[str] | None = None) -> list[str]:
        monkeypatch.setattr(freshness, "source_digests", lambda: (words, others))
        return list(freshness.outdated(SimpleNamespace(), env, set(), set(), removed or set()))  # type: ignore[arg-type]

    assert asked("words", "others") == ["one", "three", "two"], "nothing is known of what was before"
    assert asked("words", "others") == []
    assert asked("changed", "others") == ["two"], "its digest is another"
    assert asked("again", "others", {"two"}) == []
    assert asked("again", "changed", {"one"}) == ["three", "two"]


def test_a_page_whose_place_or_title_changes_may_be_linked_from_any(monkeypatch: pytest.MonkeyPatch) -> None:
    from gouji_docs import freshness  # noqa: PLC0415 - needs Sphinx

    domain = SimpleNamespace(objects={("clause", "GJ-9.2"): ("nine", "GJ-9.2", "GJ-9.2")})
    monkeypatch.setattr(freshness, "domain_of", lambda _env: domain)
    env: Any = SimpleNamespace(titles={}, found_docs={"nine", "index"})

    assert list(freshness.everywhere(SimpleNamespace(), env)) == []  # type: ignore[arg-type]
    assert list(freshness.everywhere(SimpleNamespace(), env)) == []  # type: ignore[arg-type]
    domain.objects["clause", "GJ-9.3"] = ("nine", "GJ-9.3", "GJ-9.3")
    assert list(freshness.everywhere(SimpleNamespace(), env)) == ["index", "nine"]  # type: ignore[arg-type]
