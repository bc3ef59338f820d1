"""What the TOML parser says is said in Chinese; held against the parser itself, whatever its version."""

import re
import tomllib

import pytest

from gouji_spec.toml_words import in_chinese

WRONG = {
    "a = \n": "第 1 行第 5 列：不是值；文字要加引号",
    "a = folk\n": "第 1 行第 5 列：不是值；文字要加引号",
    "a b = 1\n": "第 1 行第 3 列：键后应为 =",
    "a = 1 b = 2\n": "第 1 行第 7 列：语句写完应换行",
    "a = 1\n= 2\n": "第 2 行第 1 列：不成语句",
    "a. = 1\n": "第 1 行第 4 列：键不能这样开头",
    "[a\n": "第 1 行第 3 列：表名之后应为 ]",
    "[[a]\n": "第 1 行第 4 列：表名之后应为 ]]",
    'a = "x': "文件末尾：引号没有收尾",
    "a = 'x": '文件末尾：应有 "\'" 收尾',
    "a = [1 2]\n": "第 1 行第 8 列：方括号没有收尾",
    "a = {b = 1\n": "第 1 行第 11 列：花括号没有收尾",
    "a = {b = 1, b = 2}\n": "第 1 行第 17 列：键 'b' 出现两次",
    "a = 1\na = 2\n": "第 2 行第 6 列：此键已有值",
    "[a]\n[a]\n": "第 2 行第 3 列：表 ('a',) 出现两次",
    "a = {b = 1}\na.c = 2\n": "第 2 行第 8 列：('a',) 已经写完，不能再加",
    'a = "\\d"\n': "第 1 行第 8 列：文字里的 \\ 应写作 \\\\",
    'a = "\x01"\n': "第 1 行第 6 列：不能有字符 '\\x01'",
    "a = 2025-02-30\n": "第 1 行第 5 列：没有这样的日期",
}


@pytest.mark.parametrize("toml", WRONG)
def test_what_the_parser_says(toml: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(toml)
    said = in_chinese(str(error.value))
    assert re.sub(r"第 \d+ 列", "", said) == re.sub(r"第 \d+ 列", "", WRONG[toml])
    assert ("列" in said) == ("列" in WRONG[toml])


def test_what_is_not_known_stays_as_it_is() -> None:
    assert in_chinese("Tea is out (at line 3, column 2)") == "第 3 行第 2 列：Tea is out"
    assert in_chinese("Tea is out") == "Tea is out"
