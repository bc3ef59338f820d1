"""The pages of questions: each at its anchor with its answer, its table and what other tables are told."""

import json
from pathlib import Path

import pytest
from browser import ask
from test_site import read

from gouji_docs.pages import BY_HAND
from gouji_spec.questions import Question, Theme, questions, themes

PICTURE = '<svg class="gj-picture"'


def page_of(pages: Path, theme: Theme) -> Path:
    return pages / "is-there.html" if theme.key in BY_HAND else pages / "questions" / f"{theme.key}.html"


def section(pages: Path, question_id: str) -> str:
    """Return the page's own text from the question's anchor to the next."""
    theme = next(theme for theme in themes() if question_id in {entry.id for entry in theme.questions})
    text = page_of(pages, theme).read_text(encoding="utf-8")
    found = text[text.index(f'id="{question_id}"') :]
    return found.partition('class="gj-question"')[0]


@pytest.fixture(scope="module")
def spoken(pages: Path) -> dict[str, dict[str, str]]:
    """Page → language → all its words."""
    return {
        theme.key: {
            language: "".join(text for found, text in read(page_of(pages, theme)).texts if found == language)
            for language in ("zh-Hans", "en")
        }
        for theme in themes()
    }


def test_every_question_has_its_anchor_once(pages: Path) -> None:
    for theme in themes():
        anchors = read(page_of(pages, theme)).anchors
        assert [entry.id for entry in theme.questions if anchors.count(entry.id) != 1] == []


def test_every_answer_is_there_in_both_languages(spoken: dict[str, dict[str, str]]) -> None:
    def missing(entry: Question) -> bool:
        words = spoken[entry.theme]
        en = "".join(words["en"].split())
        return any(
            answer.text.zh not in words["zh-Hans"] or "".join(answer.text.en.replace("'", "’").split()) not in en
            for answer in entry.answers()
        )

    assert [entry.id for entry in questions() if missing(entry)] == []


def test_the_index_leads_to_every_question(pages: Path) -> None:
    index = (pages / "questions.html").read_text(encoding="utf-8")
    assert [entry.id for entry in questions() if f'#{entry.id}"' not in index] == []


def test_a_clause_names_the_questions_that_rest_on_it(pages: Path) -> None:
    article = (pages / "articles" / "10.html").read_text(encoding="utf-8")
    card = article[article.index('id="GJ-10.2.6"') : article.index('id="GJ-10.2.7"')]
    assert 'href="../questions/burn.html#GQ-burn.1"' in card
    assert "#GQ-burn.15" not in card


def test_a_question_about_a_hand_has_its_table_and_opens_on_the_desk(pages: Path) -> None:
    burn = section(pages, "GQ-burn.1")
    assert PICTURE in burn
    assert "不准" in burn
    assert 'href="../desk.html#t=outline&amp;p=' in burn


def test_a_question_about_dues_has_them_drawn_and_opens_on_the_desk(pages: Path) -> None:
    back = section(pages, "GQ-tribute.5")
    assert "P1 to P6: 2 cards back" in back
    assert 'href="../desk.html#t=outline&amp;c=GJ-21.4.1-a"' in back


def test_a_question_with_nothing_to_draw_has_no_picture(pages: Path) -> None:
    assert PICTURE not in section(pages, "GQ-penalties.8")


WIDE = """
const wide = {};
for (const page of PAGES) {
  const frame = await open(page + "?lang=both", 390);
  const root = frame.contentDocument.documentElement;
  await until(() => root.dataset.gjLang === "both");
  if (root.scrollWidth > 390) wide[page] = root.scrollWidth;
  frame.remove();
}
return wide;
"""
ON_A_PHONE = ("questions", "is-there", "agree", "ten-minutes", "questions/burn", "questions/points")


@pytest.mark.usefixtures("browser_there")
def test_nothing_is_wider_than_a_phone(pages: Path) -> None:
    assert ask(pages, WIDE.replace("PAGES", json.dumps([f"{page}.html" for page in ON_A_PHONE]))) == {}


def test_other_tables_are_named(pages: Path) -> None:
    burn = section(pages, "GQ-burn.7")
    assert "烧后走不完＝判大落" in burn
    assert "（网络）" in burn
    assert "不打这一项" in section(pages, "GQ-points.1")
    assert "不打这一项" not in burn
