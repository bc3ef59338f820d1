"""The page of the annotated match shows the whole of it, each half in its language."""

from pathlib import Path

import pytest
from test_site import read

from gouji_conformance.annotated_match import AnnotatedMatch, read_match

FILE = Path(__file__).resolve().parents[2] / "conformance" / "games" / "match.toml"


@pytest.fixture(scope="module")
def match() -> AnnotatedMatch:
    return read_match(FILE)


@pytest.fixture(scope="module")
def page(pages: Path) -> Path:
    return pages / "law" / "three-hands.html"


def test_every_step_is_there_in_order(page: Path, match: AnnotatedMatch) -> None:
    for language, marked in (("zh", "zh-Hans"), ("en", "en")):
        texts = [text for found, text in read(page).texts if found == marked]
        at = -1
        for step in match.steps:
            why = step.why.zh if language == "zh" else step.why.en
            at = texts.index(why.replace("'", "’"), at + 1)


def test_every_part_has_its_anchor(page: Path, match: AnnotatedMatch) -> None:
    anchors = read(page).anchors
    assert [part.id for part in match.parts if anchors.count(part.id) != 1] == []


def test_acts_name_the_seats_in_each_language(page: Path) -> None:
    texts = read(page).texts
    spoken = {language: "".join(text for found, text in texts if found == language) for language in ("zh-Hans", "en")}
    assert "丁pay2" in spoken["zh-Hans"]
    assert "P4pay2" in spoken["en"]
    assert "P4" not in spoken["zh-Hans"]


def test_what_is_owed_and_scored_is_said(page: Path) -> None:
    words = {text for _, text in read(page).texts}
    assert {"P4 owes P1 2. P6 owes P2 1.", "丁欠甲 2 张。己欠乙 1 张。", "No tribute is due.", "没有贡要进。"} <= words
    assert {"Regular opening: P1 opens, P4 takes the first card.", "重新开牌：戊开牌，丁首取牌。"} <= words
    assert {"P1 returns 1 to P4. P2 returns 1 to P6.", "The hand, odd side to even: 0:12", "So far 6:12"} <= words
