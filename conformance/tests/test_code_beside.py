"""``gouji trace --code``: each clause beside the functions that cite it, with file, line and text."""

from pathlib import Path

import pytest
from wcwidth import wcswidth

from gouji_conformance.checks.code_beside import CodePrinter
from gouji_conformance.checks.reference_code import ReferenceCode, read_code, reference_folder
from gouji_conformance.cli import run
from gouji_spec.law import Article, law
from gouji_spec.text import Language

MODULE = '''"""What is gouji (GJ-9.2)."""

LEAST = 2
"""Two aces (GJ-9.2.1)."""


class Laid:
    """A set (GJ-9.2.2)."""

    size: int

    @property
    def gouji(self):
        """Tell (GJ-9.2.3, GJ-9.3)."""
        return self.size > LEAST  # 够级牌，只有对头可以上牌，烧牌和无头除外，这一行长得一般终端放不下也要读得到
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "gouji.py").write_text(MODULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "engine"


@pytest.fixture
def code(folder: Path) -> ReferenceCode:
    return read_code(folder, "engine")


@pytest.fixture(scope="module")
def article() -> Article:
    found = law().article("9")
    assert found is not None
    return found


def block(lines: list[str], clause: str) -> list[str]:
    """The lines of one clause: from its id to the empty line before the next."""
    start = next(at for at, line in enumerate(lines) if line.startswith(f"{clause}  "))
    end = next((at for at in range(start + 1, len(lines)) if lines[at].startswith("GJ-")), len(lines) + 1)
    return lines[start : end - 1]


def test_what_is_shown_of_modules_attributes_classes_and_functions(code: ReferenceCode, folder: Path) -> None:
    """Of a module its docstring, of a class what stands above its methods, a function with its decorators."""
    shown = {entry.name: (entry.first, entry.source(folder)) for entry in code.functions}
    assert shown == {
        "engine.gouji": (1, '"""What is gouji (GJ-9.2)."""'),
        "engine.gouji.LEAST": (3, 'LEAST = 2\n"""Two aces (GJ-9.2.1)."""'),
        "engine.gouji.Laid": (7, 'class Laid:\n    """A set (GJ-9.2.2)."""\n\n    size: int'),
        "engine.gouji.Laid.gouji": (12, "\n".join(line[4:] for line in MODULE.splitlines()[11:])),
    }


def test_on_a_narrow_terminal_code_stands_below(code: ReferenceCode, folder: Path, article: Article) -> None:
    lines = list(CodePrinter(code, folder, "en", 80).article(article))
    assert lines[:2] == ["Article 9. Gouji sets", ""]
    assert block(lines, "GJ-9.2.1")[-3:] == [
        "    engine/gouji.py:3  engine.gouji.LEAST",
        "      LEAST = 2",
        '      """Two aces (GJ-9.2.1)."""',
    ]


def test_on_a_wide_terminal_code_stands_beside(code: ReferenceCode, folder: Path, article: Article) -> None:
    """The clause has the first 44 cells, three are left free."""
    found = block(list(CodePrinter(code, folder, "en", 129).article(article)), "GJ-9.2.1")
    assert found[0].split("  ", 1)[0] == "GJ-9.2.1"
    assert found[0][47:] == "engine/gouji.py:3  engine.gouji.LEAST"
    assert found[1].endswith("   LEAST = 2")


def test_one_cell_less_and_it_stands_below(code: ReferenceCode, folder: Path, article: Article) -> None:
    assert "    engine/gouji.py:3  engine.gouji.LEAST" in CodePrinter(code, folder, "en", 128).article(article)


@pytest.mark.parametrize("width", [60, 80, 128, 129, 200])
def test_no_line_is_wider_than_the_terminal(code: ReferenceCode, folder: Path, article: Article, width: int) -> None:
    lines = list(CodePrinter(code, folder, "zh", width).article(article))
    assert [line for line in lines if wcswidth(line) > width or line != line.rstrip()] == []


def test_what_is_too_wide_is_folded_and_not_cut(code: ReferenceCode, folder: Path, article: Article) -> None:
    lines = list(CodePrinter(code, folder, "zh", 60).article(article))
    said = "".join("".join(line.split()) for line in lines)
    assert "#够级牌，只有对头可以上牌，烧牌和无头除外，这一行长得一般终端放不下也要读得到" in said


def test_both_languages_of_the_law_that_of_the_reader_first(
    code: ReferenceCode, folder: Path, article: Article
) -> None:
    clause = law().clause("GJ-9.3.3")
    assert clause is not None
    first = {"zh": clause.text.zh[:6], "en": clause.text.en[:12]}
    orders: tuple[tuple[Language, Language], ...] = (("zh", "en"), ("en", "zh"))
    for language, other in orders:
        said = "\n".join(block(list(CodePrinter(code, folder, language, 80).article(article)), "GJ-9.3.3"))
        assert 0 < said.index(first[language]) < said.index(first[other])


def test_a_clause_without_code_says_so(code: ReferenceCode, folder: Path, article: Article) -> None:
    sentences: dict[Language, str] = {
        "en": "    no code: no function of the reference cites this clause",
        "zh": "    没有代码：参考引擎没有函数引用此条款",
    }
    for language, words in sentences.items():
        lines = list(CodePrinter(code, folder, language, 80).article(article))
        assert block(lines, "GJ-9.2.4")[-1] == words
        assert words not in block(lines, "GJ-9.2.1")


def test_what_is_for_the_clause_stands_first_and_the_lister_last(
    folder: Path, article: Article, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two functions the one that cites the clause before any other; the lister reads the law a second time."""
    (folder / "lister").mkdir()
    (folder / "lister" / "moves.py").write_text('def own():\n    """List (GJ-9.3.1)."""\n', encoding="utf-8")
    (folder / "after.py").write_text('def besides():\n    """Do (GJ-9.3, GJ-9.3.1)."""\n', encoding="utf-8")
    (folder / "table.py").write_text('def first():\n    """Do (GJ-9.3.1, GJ-9.3)."""\n', encoding="utf-8")
    lines = block(list(CodePrinter(read_code(folder, "engine"), folder, "en", 80).article(article)), "GJ-9.3.1")
    heads = [line.split()[1] for line in lines if line.startswith("    engine/")]
    assert heads == [
        "engine.table.first",
        "engine.after.besides",
        "engine.lister.moves.own",
    ]


def test_a_function_is_shown_once_and_found_again(code: ReferenceCode, folder: Path, article: Article) -> None:
    lines = list(CodePrinter(code, folder, "en", 80).article(article))
    assert "      def gouji(self):" in block(lines, "GJ-9.2.3")
    assert block(lines, "GJ-9.3")[-1] == "    engine/gouji.py:12  engine.gouji.Laid.gouji  (shown at GJ-9.2.3)"
    assert sum("def gouji(self):" in line for line in lines) == 1


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_command_shows_every_clause_and_the_text_of_its_functions(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(reference_folder().parents[1])
    assert run(["trace", "10", "--code", "--lang", language]) == 0
    said = capsys.readouterr().out
    article = law().article("10")
    assert article is not None
    assert [clause.id for clause in article.clauses if f"\n{clause.id}  " not in said] == []
    source = (reference_folder() / "play" / "burn.py").read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(source, start=1) if text.startswith("def asked("))
    assert f"reference_impl/gouji/play/burn.py:{line}  gouji.play.burn.asked" in said.replace("\\", "/")
    assert f"  {source[line - 1]}\n" in said


def test_without_an_article_all_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["trace", "--code"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert sum(line.startswith("Article ") for line in said) == 33
    assert {clause for clause in law().clauses() if not any(line.startswith(f"{clause}  ") for line in said)} == set()


@pytest.mark.parametrize(
    ("arguments", "en", "zh"),
    [
        (["10", "--json"], "none of --json, --schema, --check", "不能与 --json"),
        (["--check"], "none of --json", "不能与 --json"),
        (["S1"], "S1 is a source", "S1 是来源"),
        (["34"], "no article, topic or source is called '34'", "没有条文、专题或来源 '34'"),
    ],
)
def test_what_has_no_clauses_to_show(
    arguments: list[str], en: str, zh: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, words in (("en", en), ("zh", zh)):
        assert run(["trace", *arguments, "--code", "--lang", language]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert words in said.err
        assert len(said.err.splitlines()) == 1
