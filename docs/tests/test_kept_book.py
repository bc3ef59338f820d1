"""The book to keep: each language a file of its own, with pictures, on paper and in a reader's hand."""

import zipfile
from pathlib import Path

import pytest
from browser import sheets

from gouji_spec.text import Language

pytestmark = pytest.mark.usefixtures("sphinx_there")
DOCS = Path(__file__).resolve().parent.parent
CONF = f"""
import sys
sys.path.insert(0, {str(DOCS)!r})
extensions = ["myst_parser", "gouji_docs"]
myst_enable_extensions = ["colon_fence"]
project, version, copyright = "Gouji", "1", "the maintainers"
"""
PAGE = """# {gouji:zh}`桌规` {gouji:en}`Rules`

:::{gouji:zh}
够级牌只有对头能管。
:::
:::{gouji:en}
The opposite alone answers a gouji set.
:::

```{gouji:thresholds}
```
"""
SAID: dict[Language, str] = {"zh": "够级牌只有对头能管", "en": "The opposite alone answers"}


@pytest.mark.usefixtures("browser_there")
def test_each_language_is_a_book_of_its_own(tmp_path: Path) -> None:
    from gouji_docs.kept_book import main  # noqa: PLC0415 - needs Sphinx

    source, folder = tmp_path / "source", tmp_path / "book"
    source.mkdir()
    (source / "conf.py").write_text(CONF, encoding="utf-8")
    (source / "index.md").write_text(PAGE, encoding="utf-8")

    assert main([str(source), str(folder)]) == 0

    pairs: tuple[tuple[Language, Language], ...] = (("zh", "en"), ("en", "zh"))
    for language, other in pairs:
        with zipfile.ZipFile(folder / f"gouji-{language}.epub") as book:
            page = book.read("index.xhtml").decode()
            about = book.read("content.opf").decode()
        assert SAID[language] in page
        assert SAID[other] not in page
        assert '<svg xmlns="http://www.w3.org/2000/svg"' in page
        assert f"<dc:language>{'zh-CN' if language == 'zh' else 'en'}</dc:language>" in about
        assert sheets((folder / f"gouji-{language}.pdf").read_bytes()) == 1


def test_a_book_with_warnings_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from gouji_docs.kept_book import main  # noqa: PLC0415 - needs Sphinx

    (tmp_path / "conf.py").write_text(CONF, encoding="utf-8")
    (tmp_path / "index.md").write_text("# Rules\n\n{gouji:clause}`GJ-99.1`\n", encoding="utf-8")

    assert main([str(tmp_path), str(tmp_path / "book")]) == 1
    assert "zh: epub: the build has warnings" in capsys.readouterr().err
