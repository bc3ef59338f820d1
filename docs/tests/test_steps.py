"""Pictures of a hand step by step: a strip without JavaScript; with it one at a time, by buttons and by keys."""

import re
from pathlib import Path

import pytest
from browser import ask

from gouji_conformance.sentences.suite import load_suite
from gouji_docs.desk_links import hand_of, opened, plans_of, question_of
from gouji_docs.desk_rows import case_of, file_of
from gouji_docs.question_page import _plan
from gouji_docs.scenario_box import drawn
from gouji_spec.questions import questions

NO_PICTURE = {"referee/sanction"}
"""What has nothing to draw: a breach in the abstract, and what it costs."""
BOX = "[id='GJ-10.2.6-a'] .gj-steps"


def box(pages: Path) -> str:
    article = (pages / "articles" / "10.html").read_text(encoding="utf-8")
    start = article.index('id="GJ-10.2.6-a"')
    return article[start : article.index('<div class="gj-scenario', start)]


def test_without_a_script_it_is_a_strip_of_all(pages: Path) -> None:
    """Led, answered, passed … and what is refused in the end: a picture for each, and one of the start."""
    found = box(pages)
    question = next(address for _, address in opened_rows("GJ-10.2.6-a"))

    assert found.count("<svg") == question.partition("lead+")[2].count("~") + 1
    assert found.count('<div class="gj-now">') == 1
    assert re.search(r"<button[^>]*data-step=.-1.*上一步.*Back", found)


def opened_rows(name: str) -> list[tuple[object, str]]:
    scenario = load_suite().scenario(name)
    assert scenario is not None
    return list(opened(scenario))


STEPPED = """
const frame = await open("articles/10.html?lang=zh#GJ-10.2.6-a", WIDTH);
const page = frame.contentDocument;
const strip = page.querySelector("PLACE");
const shown = () => [...strip.querySelectorAll(":scope > div")].filter((one) => one.getClientRects().length);
const at = () => strip.querySelector("[aria-live]").textContent;
const press = (by) => strip.querySelector(`[data-step="${by}"]`);
const answer = { first: at(), one: shown().length, last: press(1).disabled };
press(-1).click();
answer.back = at();
strip.focus();
const Event = frame.contentWindow.KeyboardEvent;
const key = (name) => strip.dispatchEvent(new Event("keydown", { key: name, bubbles: true }));
key("Home");
answer.home = at();
answer.start = press(-1).disabled;
key("ArrowRight");
answer.on = at();
answer.said = shown()[0].textContent;
answer.wide = page.documentElement.scrollWidth;
return answer;
"""


@pytest.mark.usefixtures("browser_there")
@pytest.mark.parametrize("width", [390, 1280])
def test_it_is_stepped_by_buttons_and_keys(pages: Path, width: int) -> None:
    many = box(pages).count("<svg")
    answer = ask(pages, STEPPED.replace("PLACE", BOX).replace("WIDTH", str(width)))

    assert (answer["first"], answer["one"], answer["last"]) == (f"{many} / {many}", 1, True)
    assert answer["back"] == f"{many - 1} / {many}"
    assert (answer["home"], answer["start"]) == (f"1 / {many}", True)
    assert answer["on"] == f"2 / {many}"
    assert "准" in answer["said"]
    assert answer["wide"] <= width


def test_every_scenario_opens_on_the_desk() -> None:
    """The first row of each: a position, a hand that is over, or the row as it stands."""
    unasked = [
        scenario.id
        for scenario in load_suite().scenarios()
        if not opens(scenario.id) and next(plans_of(scenario)).operations[0].method != "initialize"
    ]

    assert unasked == []


def opens(name: str) -> bool:
    scenario = load_suite().scenario(name)
    return scenario is not None and next(opened(scenario), None) is not None


def test_a_hand_that_is_over_is_told_as_it_stands() -> None:
    scenario = load_suite().scenario("GH-tribute.12-a")
    assert scenario is not None
    plan = next(plans_of(scenario))

    assert question_of(plan) is None
    assert (hand_of(plan) or "").startswith("P1 P2 P3 P4 P5 P6; burn P")


def test_a_row_as_it_stands_is_where_the_page_looks_for_it(ruling_pages: Path) -> None:
    found = (ruling_pages / "_static" / "desk" / "rows" / file_of("GJ-24.9.6-a/seen-none")).read_text(encoding="utf-8")

    assert file_of("GJ-24.9.6-a/seen-none") == "GJ-24.json"
    assert '"GJ-24.9.6-a/seen-none":{"title":' in found


def test_every_question_with_something_to_draw_is_drawn() -> None:
    bare = []
    for question in questions():
        scenario = load_suite().scenario(question.plain.rows[0].partition("/")[0])
        plan = None if scenario is None else _plan(question, scenario)
        if plan is not None and not drawn(plan) and not methods(case_of(plan)) <= NO_PICTURE:
            bare.append(question.id)

    assert bare == []


def methods(case: dict[str, list[dict[str, str]]]) -> set[str]:
    return {operation["method"] for operation in case["operations"]}
