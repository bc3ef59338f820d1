"""Strict reading: every fault names the file, the key and what was expected there."""

import os
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gouji_spec import cache
from gouji_spec.folder import law_folder, shown
from gouji_spec.reading import Reader, SpecError, read_folder, read_toml, readers
from gouji_spec.text import Text

HAN = re.compile("[\u4e00-\u9fff]")

DATA = {
    "word": "burn",
    "number": 3,
    "yes": True,
    "list": ["a", "b"],
    "mixed": ["a", 1],
    "text": {"zh": "烧", "en": "burn"},
    "half": {"zh": "烧"},
    "more": {"zh": "烧", "en": "burn", "fr": "x"},
    "tables": [{"id": "one"}, {"number": 2}],
    "not_tables": [1],
    "named": {"a": {"x": 1}, "b": {"x": 2}},
    "not_named": {"a": 1},
}


def reader() -> Reader:
    return Reader(DATA, "file.toml", "top")


@pytest.mark.parametrize(
    ("ask", "found"),
    [
        (lambda asked: asked.string("word"), "burn"),
        (lambda asked: asked.string("none", "else"), "else"),
        (lambda asked: asked.string("none", ""), ""),
        (lambda asked: asked.matching("word", "b.*", "a word"), "burn"),
        (lambda asked: asked.one_of("word", ["burn", "cover"]), "burn"),
        (lambda asked: asked.one_of("none", ["burn", "cover"], "cover"), "cover"),
        (lambda asked: asked.flag("yes"), True),
        (lambda asked: asked.flag("none"), False),
        (lambda asked: asked.anything("list"), ["a", "b"]),
        (lambda asked: asked.integer("number"), 3),
        (lambda asked: asked.integer("none", 7), 7),
        (lambda asked: asked.strings("list"), ("a", "b")),
        (lambda asked: asked.strings("none"), ()),
        (lambda asked: asked.text("text"), Text(zh="烧", en="burn")),
        (lambda asked: asked.text_or_none("none"), None),
        (lambda asked: asked.text_or_none("text"), Text(zh="烧", en="burn")),
        (lambda asked: [entry.place for entry in asked.tables("tables")], ["top.tables[one]", "top.tables[2]"]),
        (lambda asked: asked.tables("none"), []),
        (
            lambda asked: [(name, entry.integer("x")) for name, entry in asked.named_tables("named")],
            [("a", 1), ("b", 2)],
        ),
        (lambda asked: asked.named_tables("none"), []),
        (lambda asked: asked.mapping("text"), {"zh": "烧", "en": "burn"}),
        (lambda asked: asked.mapping("none"), {}),
        (lambda asked: asked.has("word"), True),
        (lambda asked: asked.has("none"), False),
    ],
)
def test_what_is_given(ask: Callable[[Reader], object], found: object) -> None:
    assert ask(reader()) == found


@pytest.mark.parametrize(
    ("ask", "place", "problem"),
    [
        (lambda asked: asked.string("none"), "top.none", "missing; expected a text in quotes"),
        (lambda asked: asked.string("number"), "top.number", "expected a text in quotes, found 3"),
        (lambda asked: asked.matching("word", "b", Text(zh="乙", en="a b")), "top.word", "expected a b, found 'burn'"),
        (lambda asked: asked.one_of("word", ["x", "y"]), "top.word", "expected one of x, y; found 'burn'"),
        (lambda asked: asked.flag("number"), "top.number", "expected true or false, found 3"),
        (lambda asked: asked.anything("none"), "top.none", "missing; expected a value"),
        (lambda asked: asked.integer("yes"), "top.yes", "expected a whole number, found True"),
        (lambda asked: asked.integer("none"), "top.none", "missing; expected a whole number"),
        (lambda asked: asked.strings("word"), "top.word", "expected a list of texts, found 'burn'"),
        (lambda asked: asked.strings("mixed"), "top.mixed[1]", "expected a text in quotes, found 1"),
        (lambda asked: asked.strings("none", required=True), "top.none", "missing; expected a list of texts"),
        (lambda asked: asked.text("word"), "top.word", "expected a table, found 'burn'"),
        (lambda asked: asked.text("half"), "top.half.en", "missing; expected a text in quotes"),
        (lambda asked: asked.text("more"), "top.more.fr", "unknown key; expected one of en, zh"),
        (lambda asked: asked.table("none"), "top.none", "missing; expected a table"),
        (lambda asked: asked.tables("word"), "top.word", "expected a list of tables, found 'burn'"),
        (lambda asked: asked.tables("not_tables"), "top.not_tables[1]", "expected a table, found 1"),
        (lambda asked: asked.named_tables("word"), "top.word", "expected a table of tables, found 'burn'"),
        (lambda asked: asked.named_tables("not_named"), "top.not_named.a", "expected a table, found 1"),
        (lambda asked: asked.mapping("word"), "top.word", "expected a table, found 'burn'"),
        (lambda asked: asked.finish(), "top.word", "unknown key; expected one of "),
    ],
)
def test_what_is_refused(ask: Callable[[Reader], object], place: str, problem: str) -> None:
    with pytest.raises(SpecError) as error:
        ask(reader())
    assert (error.value.file, error.value.place, error.value.problem.en) == ("file.toml", place, problem)
    assert str(error.value) == f"file.toml: {place}: {problem}"
    assert error.value.line("zh").startswith(f"file.toml：{place}：")
    assert HAN.search(error.value.problem.zh)


def test_a_key_nobody_asked_for_is_refused() -> None:
    asked = Reader({"word": "x", "wrod": "y"}, "f")
    asked.string("word")
    with pytest.raises(SpecError, match="f: wrod: unknown key; expected one of word"):
        asked.finish()


def test_a_key_that_was_asked_for_and_is_not_there_is_no_fault() -> None:
    asked = Reader({"word": "x"}, "f")
    asked.string("word")
    asked.text_or_none("note")
    asked.finish()


@pytest.mark.parametrize(
    ("content", "place", "problem"),
    [
        (b"a = \n", "", "expected TOML: Invalid value (at line 1, column 5)"),
        (b"a = '\xff'\n", "", "expected UTF-8 text (byte 5)"),
        (b"a = " + b"[" * 9000 + b"\n", "", "expected TOML: nested too deep"),
        (b"a = " + b"9" * 5000 + b"\n", "", "expected TOML: Exceeds the limit"),
        (None, "", "cannot be read: No such file or directory"),
    ],
)
def test_a_file_that_is_no_toml(tmp_path: Path, content: bytes | None, place: str, problem: str) -> None:
    path = tmp_path / "x.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SpecError) as error:
        read_toml(path)
    assert (error.value.file, error.value.place) == (str(path), place)
    assert error.value.problem.en.startswith(problem)
    assert HAN.search(error.value.problem.zh)


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes("\ufeffname = '甲'\r\n".encode())
    assert read_toml(path).string("name") == "甲"


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(SpecError) as error:
        read_toml(tmp_path)
    assert error.value.line("zh") == f"{tmp_path}：读不了：这是目录"


def test_a_folder_is_read_in_the_order_of_its_names(tmp_path: Path) -> None:
    for name in ("b", "a", "c"):
        (tmp_path / f"{name}.toml").write_text(f'name = "{name}"\n', encoding="utf-8")
    (tmp_path / "d.txt").write_text("no", encoding="utf-8")
    assert read_folder(tmp_path, lambda entry: entry.string("name")) == ["a", "b", "c"]


def test_a_file_of_a_folder_is_read_to_its_last_key(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('name = "a"\nmane = 1\n', encoding="utf-8")
    with pytest.raises(SpecError, match="mane: unknown key"):
        read_folder(tmp_path, lambda entry: entry.string("name"))


def test_files_of_the_law_are_named_from_spec() -> None:
    assert shown(law_folder() / "outline" / "09.toml") == "spec/outline/09.toml"
    assert shown(Path("elsewhere.toml")) == "elsewhere.toml"


class TestKept:
    """Texts that were parsed before are not parsed again, and nothing else tells."""

    @pytest.fixture
    def law(self, tmp_path: Path) -> Path:
        """A folder of two files, read once with a cache in use."""
        folder = tmp_path / "law"
        folder.mkdir()
        (folder / "a.toml").write_text("name = '甲'\nlist = [1, { deep = [true, 1.5] }]\n", encoding="utf-8")
        (folder / "b.toml").write_text('name = "乙"\n[[table]]\nid = "x"\n', encoding="utf-8")
        cache.use(cache.Cache(tmp_path / "cache"))
        self.read(folder)
        return folder

    @staticmethod
    def read(folder: Path) -> list[dict[str, Any]]:
        return [dict(reader._data) for reader in readers(folder)]

    @pytest.fixture
    def no_parser(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def parsed(_: str) -> None:
            raise AssertionError("parsed")

        monkeypatch.setattr(tomllib, "loads", parsed)

    def test_the_same_texts_give_the_same_tables(self, law: Path, no_parser: None) -> None:
        first = {"name": "甲", "list": [1, {"deep": [True, 1.5]}]}
        assert self.read(law) == [first, {"name": "乙", "table": [{"id": "x"}]}]

    def test_a_file_by_itself_is_kept_too(self, law: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert read_toml(law / "a.toml").string("name") == "甲"
        monkeypatch.setattr(tomllib, "loads", None)
        assert read_toml(law / "a.toml").string("name") == "甲"

    def test_a_text_that_changed_is_parsed_though_size_and_time_are_the_same(self, law: Path) -> None:
        path = law / "a.toml"
        before = path.stat()
        path.write_text(path.read_text(encoding="utf-8").replace("甲", "丙"), encoding="utf-8")
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
        assert path.stat().st_size == before.st_size
        assert self.read(law)[0]["name"] == "丙"

    def test_a_text_that_is_no_toml_is_told_each_time(self, law: Path) -> None:
        (law / "b.toml").write_text("name = \n", encoding="utf-8")
        for _ in range(2):
            with pytest.raises(SpecError, match=r"b\.toml: expected TOML"):
                self.read(law)

    @pytest.mark.parametrize("junk", [b"", b"{", b"null", b"[]", b"[1, 2]", b"[{}]", b"\xff", b"[" * 100_000])
    def test_an_entry_that_holds_no_such_tables_is_not_used(self, law: Path, junk: bytes) -> None:
        expected = self.read(law)
        in_use = cache.in_use()
        assert in_use is not None
        for entry in in_use.folder.glob("toml-*"):
            in_use.keep("toml", entry.name.removeprefix("toml-"), junk)
        assert self.read(law) == expected

    def test_what_a_table_must_say_is_checked_all_the_same(self, law: Path) -> None:
        (law / "a.toml").write_text("mane = 1\n", encoding="utf-8")
        for _ in range(2):
            with pytest.raises(SpecError, match="name: missing"):
                read_folder(law, lambda entry: entry.string("name"))

    def test_a_date_is_read_though_it_cannot_be_kept(self, law: Path) -> None:
        (law / "a.toml").write_text("day = 1979-05-27\n", encoding="utf-8")
        assert self.read(law) == self.read(law)
        assert self.read(law)[0]["day"].year == 1979
