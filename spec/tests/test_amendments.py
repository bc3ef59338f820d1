"""Amendments as data: what is read of them, what is refused with file and key, and the law with one in it."""

import shutil
from pathlib import Path

import pytest

from gouji_spec.amendment_patch import Expected, Flip, Shift, expected_text, filled, read_expected, read_patch
from gouji_spec.amendments import missing_languages, read_amendment, read_amendments
from gouji_spec.folder import law_folder
from gouji_spec.law import law, read_law
from gouji_spec.patching import patch_law
from gouji_spec.reading import SpecError
from gouji_spec.text import Text

HERE = law_folder() / "amendments"

FILES = {
    "amendment.toml": """number = 12
title = { zh = "过牌可烧" }
authors = ["甲"]
kind = "rule"
clauses = ["GJ-10.2.6"]

[[history]]
status = "draft"
date = "2026-11-20"
""",
    "motion.md": "# 过牌可烧\n\n## 现在怎样\n\n过牌不烧。\n\n## 建议怎样\n\n……\n",
    "patch.toml": """[[clause]]
id = "GJ-10.2.6"
before = { zh = "[[过牌]]不烧：本轮过了牌的人不得烧牌。" }
after = { zh = "[[过牌]]也可以烧：本轮过了牌的人照样可以烧牌。" }
modality = "may"
""",
    "expected.toml": "",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "GA-0012-burn-after-passing"
    place.mkdir()
    for name, text in FILES.items():
        (place / name).write_text(text, encoding="utf-8")
    return place


def test_a_draft_in_one_language_is_read(folder: Path) -> None:
    entry = read_amendment(folder)
    assert (entry.id, entry.slug, entry.status, entry.kind) == ("GA-0012", "burn-after-passing", "draft", "rule")
    assert entry.title == Text(zh="过牌可烧", en="")
    assert entry.motion.parts == {"zh": {"现在怎样": "过牌不烧。", "建议怎样": "……"}}
    assert missing_languages(entry) == [
        ("amendment.toml", "title", "en"),
        ("patch.toml", "clause[GJ-10.2.6].after", "en"),
        ("motion.md", "", "en"),
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "amendment.toml",
            "number = 12",
            "number = 13",
            "amendment.toml: number: expected the number of its folder, 12",
        ),
        (
            "amendment.toml",
            'title = { zh = "过牌可烧" }',
            "title = {}",
            "amendment.toml: title: expected words in Chin",
        ),
        ("amendment.toml", '"甲"', "", "amendment.toml: authors: expected one name at least"),
        (
            "amendment.toml",
            '"rule"',
            '"law"',
            "amendment.toml: kind: expected one of wording, clarification, rule, opt",
        ),
        (
            "amendment.toml",
            '"GJ-10.2.6"',
            '"10.2.6"',
            "amendment.toml: clauses[0]: expected a clause id such as GJ-8.3",
        ),
        ("amendment.toml", '"draft"', '"law"', "amendment.toml: history[1].status: expected one of draft, review"),
        ("amendment.toml", "2026-11-20", "20 Nov", "amendment.toml: history[1].date: expected a date such as 2026-11"),
        ("amendment.toml", "kind =", "sort =", "amendment.toml: kind: missing; expected a text"),
        (
            "amendment.toml",
            "clauses =",
            'depends_on = ["7"]\nclauses =',
            "depends_on[0]: expected the id of an amendment",
        ),
        ("amendment.toml", "[[history]]", "[[story]]", "amendment.toml: history: missing; expected its first status"),
        ("motion.md", "# 过牌可烧", "过牌可烧", "motion.md: expected a heading of the first level"),
        ("patch.toml", "before", "befor", "patch.toml: clause[GJ-10.2.6].before: missing; expected a table"),
        ("patch.toml", 'modality = "may"', 'modality = "can"', "patch.toml: clause[GJ-10.2.6].modality: expected one"),
        (
            "patch.toml",
            "[[clause]]",
            '[[add]]\nto = "../x.toml"\ntext = ""\n[[clause]]',
            "add[1].to: expected a file of",
        ),
        (
            "patch.toml",
            "[[clause]]",
            "[plays]\nx = 1.5\n[[clause]]",
            "patch.toml: plays.x: expected a value of the opt",
        ),
        (
            "patch.toml",
            "[[clause]]",
            '[[code]]\nin = "x"\n[[clause]]',
            "patch.toml: code[1].in: expected a function of",
        ),
        ("patch.toml", "[[clause]]", "[[close]]\n[[clause]]", "patch.toml: close: unknown key"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_key(folder: Path, file: str, old: str, new: str, problem: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SpecError) as caught:
        read_amendment(folder)
    assert problem in str(caught.value)
    assert caught.value.text.zh != caught.value.text.en


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_told(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(SpecError, match="No such file"):
        read_amendment(folder)


def test_a_folder_is_called_by_number_and_words(folder: Path) -> None:
    with pytest.raises(SpecError, match="expected a folder such as GA-0001-some-words, found 'GA-12'"):
        read_amendment(folder.rename(folder.with_name("GA-12")))


def test_a_number_is_given_once(folder: Path) -> None:
    shutil.copytree(folder, folder.with_name("GA-0012-again"))
    with pytest.raises(SpecError, match="GA-0012-again has this number already"):
        read_amendments(folder.parent)


def test_the_amendments_of_the_law_are_numbered_one_by_one() -> None:
    assert [entry.number for entry in read_amendments(HERE)] == list(range(1, len(list(HERE.glob("GA-*"))) + 1))


# What must follow


def test_what_must_follow_is_written_as_it_is_read(tmp_path: Path) -> None:
    found = Expected(
        (Flip(("GJ-1.1-a", "GJ-1.1-b/甲"), ("outline",), "“it”", "state is 'x'", '"y"'),),
        (Shift("folk", ("GJ-2.1-a",), ()), Shift("online", (), ("GJ-2.1-b", "GJ-2.1-c"))),
    )
    path = tmp_path / "expected.toml"
    path.write_text(expected_text(found), encoding="utf-8")
    assert read_expected(path) == found
    assert expected_text(Expected((), ())) == ""


@pytest.mark.parametrize(
    ("text", "zh", "en"),
    [
        ('name = { zh = "甲" }', 'name = { zh = "甲" }', 'name = { zh = "甲", en = "甲" }'),
        ('name = { zh = "甲", en = "A" }', 'name = { zh = "甲", en = "A" }', 'name = { zh = "甲", en = "A" }'),
        ('a = 1\nzh = "甲"\nb = 2', 'a = 1\nzh = "甲"\nb = 2', 'a = 1\nzh = "甲"\nen = "甲"\nb = 2'),
        ('zh = "甲"\nen = "A"', 'zh = "甲"\nen = "A"', 'zh = "甲"\nen = "A"'),
        ('en = "A"', 'en = "A"\nzh = "A"', 'en = "A"'),
    ],
)
def test_a_language_that_is_missing_says_what_the_other_does(text: str, zh: str, en: str) -> None:
    assert filled(text, "zh") == zh
    assert filled(text, "en") == en


# The law with a patch in it


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for part in ("outline", "house", "profiles", "protocol", "options"):
        shutil.copytree(law_folder() / part, tmp_path / "law" / part)
    return tmp_path / "law"


def patched(copy: Path, text: str) -> list[tuple[str, str]]:
    path = copy.parent / "patch.toml"
    path.write_text(text, encoding="utf-8")
    return [(found.place, found.problem.en) for found in patch_law(read_patch(path), copy)]


def test_a_clause_is_changed_and_nothing_else(copy: Path) -> None:
    before = (copy / "outline" / "10.toml").read_text(encoding="utf-8")
    text = FILES["patch.toml"].replace(
        '本轮过了牌的人照样可以烧牌。" }', '本轮过了牌的人照样可以烧牌。", en = "A \\"burn\\"." }'
    )
    assert patched(copy, text) == []
    found = read_law(copy).clause("GJ-10.2.6")
    assert found is not None
    assert (found.modality, found.text.en) == ("may", 'A "burn".')
    assert found.text.zh == "[[过牌]]也可以烧：本轮过了牌的人照样可以烧牌。"
    others = {name: clause for name, clause in law().clauses().items() if name != "GJ-10.2.6"}
    assert {name: clause for name, clause in read_law(copy).clauses().items() if name != "GJ-10.2.6"} == others
    after = (copy / "outline" / "10.toml").read_text(encoding="utf-8")
    assert len(set(before.splitlines()) ^ set(after.splitlines())) <= 8


def test_english_counts_as_stale_where_only_the_chinese_changes(copy: Path) -> None:
    old = law().clause("GJ-10.2.6")
    assert patched(copy, FILES["patch.toml"]) == []
    found = read_law(copy).clause("GJ-10.2.6")
    assert found is not None
    assert old is not None
    assert (found.en_from, found.text.en) == (old.en_from, old.text.en)


def test_examples_and_options_of_a_clause_are_changed(copy: Path) -> None:
    text = """[[clause]]
id = "GJ-10.2.3"
before = { zh = "同一方的人，按发牌顺序从出牌人的下家数起，先数到先问。" }
after = { zh = "按发牌顺序。", en = "In turn." }
options = ["burn_last"]
examples = [{ zh = "例。", en = "Such." }, { zh = "又。" }]
"""
    assert patched(copy, text) == []
    found = read_law(copy).clause("GJ-10.2.3")
    assert found is not None
    assert found.examples == (Text(zh="例。", en="Such."), Text(zh="又。", en="又。"))
    assert found.options == ("burn_last",)


def test_what_finds_no_place_is_told(copy: Path) -> None:
    text = """[[clause]]
id = "GJ-10.2.99"
before = { zh = "甲" }
after = { zh = "乙" }

[[clause]]
id = "GJ-10.2.6"
before = { zh = "甲" }
after = { zh = "乙" }

[[add]]
to = "house/none.toml"
text = ""

[[default]]
profile = "folk"
option = "show_by"
before = "colour"
after = "suit"

[[default]]
profile = "nobody"
option = "show_by"
before = ""
after = "suit"

[[governs]]
option = "x"
methods = ["play/none"]
"""
    assert patched(copy, text) == [
        ("clause[GJ-10.2.99]", "the law has no clause of this id"),
        ("clause[GJ-10.2.6].before.zh", "expected [[过牌]]不烧：本轮过了牌的人不得烧牌。, found '甲'"),
        ("add[1].to", "the law has no file of this name"),
        ("default[folk.show_by].before", "does not stand there"),
        ("default[nobody.show_by]", "the law has no file of this name"),
        ("governs[x]", "expected x-options, found 'play/none'"),
    ]
    assert read_law(copy).clauses() == law().clauses()


def test_a_default_is_changed_or_given(copy: Path) -> None:
    text = """[[default]]
profile = "folk"
option = "show_by"
before = "suit"
after = "colour"

[[default]]
profile = "folk"
option = "misplay"
before = ""
after = "hung"
"""
    assert patched(copy, text) == []
    written = (copy / "profiles" / "folk.toml").read_text(encoding="utf-8")
    assert '[options.show_by]\nvalue = "colour"' in written
    assert written.endswith('[options.misplay]\nvalue = "hung"\nsources = []\n')
