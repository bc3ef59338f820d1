"""Traditional script: the words of the game come out right, whatever the converter thinks of them."""

from pathlib import Path

import pytest

from gouji_spec.reading import SpecError
from gouji_spec.text import Text
from gouji_spec.traditional import FixedWord, fixed_words, read_fixed_words, to_traditional

WHY = Text(zh="因", en="because")


def misled(simplified: str) -> str:
    """Convert as a converter does that knows no card game: 发 is hair, 准 a standard, 并 a merger."""
    return simplified.translate(str.maketrans("对头发准顶并", "對頭髮準頂併"))


def words(*pairs: tuple[str, str]) -> dict[str, FixedWord]:
    return {pair[0]: FixedWord(*pair, WHY) for pair in pairs}


def test_a_listed_word_is_set_over_the_conversion() -> None:
    assert to_traditional("对头发 3", misled, words()) == "對頭髮 3"
    assert to_traditional("对头发 3", misled, words(("发", "發"))) == "對頭發 3"


def test_the_longest_word_counts() -> None:
    listed = words(("并", "並"), ("一并", "一併"))
    assert to_traditional("并 一并 并", misled, listed) == "並 一併 並"


def test_a_converter_that_changes_the_number_of_signs_is_refused() -> None:
    with pytest.raises(ValueError, match="keeps the number of signs"):
        to_traditional("软件", lambda text: text + "體", words())


@pytest.mark.parametrize(
    ("simplified", "traditional"),
    [
        ("由对头发牌", "由對頭發牌"),
        ("一出牌就发言", "一出牌就發言"),
        ("也有只记正分的", "也有只記正分的"),
        ("比大小只看点数", "比大小只看點數"),
        ("从积分里扣", "從積分裏扣"),
        ("不准顶班", "不准頂班"),
        ("以此为准", "以此為準"),
        ("准优胜", "準優勝"),
        ("准", "准"),
        ("标准的核对", "標準的核對"),
        ("烧了并成功", "燒了並成功"),
        ("一并免了", "一併免了"),
        ("够级牌、挂花、贴钱", "夠級牌、掛花、貼錢"),
        ("大落吃贡才还", "大落吃貢才還"),
        ("若干局，先后两手", "若干局，先後兩手"),
        ("憋3、会3、亮3、买3", "憋3、會3、亮3、買3"),
    ],
)
def test_the_list_puts_opencc_right(simplified: str, traditional: str) -> None:
    opencc = pytest.importorskip("opencc", reason="OpenCC comes with the docs extra")
    assert to_traditional(simplified, opencc.OpenCC("s2t").convert) == traditional


def test_every_word_says_why_in_both_languages() -> None:
    assert all(word.why.zh and word.why.en for word in fixed_words().values())
    assert len(fixed_words()) > 20


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        ('simplified = "发"\ntraditional = "發牌"', "as many signs"),
        ('simplified = ""\ntraditional = ""', "one at least"),
        ('simplified = "发"\ntraditional = "發"\nnote = "x"', "unknown key"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, toml: str, message: str) -> None:
    (tmp_path / "words").mkdir()
    text = f'[[word]]\n{toml}\nwhy = {{ zh = "因", en = "because" }}\n'
    (tmp_path / "words" / "traditional.toml").write_text(text, encoding="utf-8")
    with pytest.raises(SpecError, match=message):
        read_fixed_words(tmp_path)


def test_a_word_given_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    text = '[[word]]\nsimplified = "发"\ntraditional = "發"\nwhy = { zh = "因", en = "because" }\n'
    (tmp_path / "words" / "traditional.toml").write_text(text * 2, encoding="utf-8")
    with pytest.raises(SpecError, match="given twice"):
        read_fixed_words(tmp_path)
