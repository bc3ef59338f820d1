"""The referee's desk in a real browser: a dispute settled by tapping, its address elsewhere, offline, scenarios."""

import json
from pathlib import Path
from typing import Any

import pytest
from browser import watch

pytestmark = pytest.mark.usefixtures("browser_there")

TAPS = """
const page = () => frame.contentDocument;
const tap = async (place) => (await until(() => page()?.querySelector(place + ":not([disabled])"))).click();
const cards = async (within, words) => {
  for (const card of words) await tap(`[data-place=${within}] .gj-keypad [data-card="${card}"]`);
};
const does = async (seat, verb, words) => {
  await tap(`[data-who="${seat}"]`);
  await tap(`[data-verb=${verb}]`);
  await cards("next", words);
  await tap("[data-do=try]");
};
const shown = (place) => [...page().querySelectorAll(place)].map((one) => one.textContent.trim());
const ruled = (words) => until(() => page()?.querySelector(".gj-said-verdict .gj-zh")?.textContent.includes(words));
const wide = () => page().documentElement.scrollWidth;
const said = () => ({
  accepted: page().querySelector(".gj-verdict").dataset.accepted,
  zh: shown(".gj-verdict .gj-zh"),
  en: shown(".gj-verdict .gj-en"),
  links: [...page().querySelectorAll(".gj-verdict .gj-en a")].map((one) => one.getAttribute("href")),
});
"""

DISPUTE = (
    TAPS.replace("const page", 'const frame = await open("index.html?lang=LANGUAGE", WIDTH);\nconst page', 1)
    + """
await tap('article a[href^="desk.html"]');
await tap("[data-seat='4']");
await cards("hand", "BAAA");
await tap("[data-do=done]");
await does(1, "play", "TTTTT");
await ruled("甲：出牌");
const led = said();
await does(3, "play", "KKKKK");
await ruled("丙：出牌");
const there = frame.contentWindow.location;
const answer = { led, refused: said(), width: wide(), hash: there.hash, page: there.pathname };
await tap("[data-do=take-back]");
await ruled("甲：出牌");
await does(4, "cover", "");
await ruled("丁：扣牌");
await tap("[data-do=back]");
await ruled("甲：出牌");
answer.later = shown(".gj-later").length;
await tap("[data-do=on]");
await ruled("丁：扣牌");
answer.covered = said().accepted;
await tap("[data-seat='5']");
await cards("hand", "99");
answer.emptied = page().querySelector(".gj-verdict") === null;
await tap("[data-do=done]");
await ruled("丁：扣牌");
answer.again = said().accepted;
page().querySelector("[data-place=rules]").value = 'profile = "folk"\\n[options]\\ncover = "automatic"\\n';
await tap("[data-do=use-rules]");
await until(() => page().querySelector("[data-profile=folk][aria-pressed=true]"));
answer.rules = there.hash.split("&p=")[0];
answer.abroad = frame.contentWindow.performance.getEntriesByType("resource")
  .map((entry) => entry.name).filter((name) => !name.startsWith(there.origin));
return answer;
"""
)


@pytest.fixture(scope="module", params=[("zh", 390), ("en", 1280)], ids=["phone", "desktop"])
def dispute(ruling_pages: Path, request: pytest.FixtureRequest) -> Any:
    """A dispute settled on a phone in Chinese, and on a desktop in English; elsewhere it is opened the other way."""
    language, width = request.param
    found = watch(ruling_pages, DISPUTE.replace("LANGUAGE", language).replace("WIDTH", str(width)))
    return {**found, "shown_at": width, "elsewhere": ("en", 390) if language == "zh" else ("zh", 1280)}


def test_a_dispute_is_settled_by_tapping(dispute: Any) -> None:
    assert dispute["led"]["accepted"] == "true"
    refused = dispute["refused"]
    assert refused["accepted"] == "false"
    assert refused["zh"][0] == "丙：出牌 KKKKK——不准："
    assert refused["en"][0] == "P3: play KKKKK – refused:"
    assert any("只有对头能上" in words for words in refused["zh"])
    assert "articles/09.html#GJ-9.3" in refused["links"]
    assert dispute["width"] <= dispute["shown_at"]
    assert dispute["later"] == 1
    assert dispute["covered"] == "true"
    assert (dispute["emptied"], dispute["again"]) == (True, "true"), "another hand, another ruling"
    assert dispute["rules"] == "#t=folk&o=cover:automatic", "the table's own file"
    assert dispute["abroad"] == []


def test_nothing_of_the_engine_is_fetched_before_somebody_taps(ruling_pages: Path) -> None:
    asked: list[str] = []
    seats = """
    const frame = await open("desk.html");
    const seats = await until(() => frame.contentDocument.querySelectorAll("[data-seat]").length);
    await new Promise((go) => setTimeout(go, 500));
    return seats;
    """

    assert watch(ruling_pages, seats, wanted=asked) == 6
    assert [path for path in asked if "page.js" in path]
    assert not [path for path in asked if "worker" in path or "pyodide" in path or "gouji.zip" in path]


def test_its_address_shows_the_same_in_a_fresh_browser(ruling_pages: Path, dispute: Any) -> None:
    language, width = dispute["elsewhere"]
    address = json.dumps(f"desk.html?lang={language}{dispute['hash']}")
    script = TAPS.replace("const page", f"const frame = await open({address}, {width});\nconst page", 1)
    script += 'await ruled("丙：出牌"); return { said: said(), width: wide() };'
    again = watch(ruling_pages, script, under="html/")

    assert again["said"] == dispute["refused"]
    assert again["width"] <= width


OFFLINE = """
const frame = await open("desk.html#t=folk&p=99876/TT876/8765/8765/8765/8765~lead+P1~P1+play+99~P2+play+TT");
const page = () => frame.contentDocument;
const kept = new Promise((go) =>
  frame.contentWindow.navigator.serviceWorker.addEventListener("message", ({ data }) => data.kept && go()));
const verdict = () => page()?.querySelector(".gj-said-verdict .gj-en")?.textContent;
const first = await until(verdict);
page().querySelector("[data-do=who-may]").click();
await kept;
await cut();
const again = await open("desk.html#t=folk&p=99876/TT876/8765/8765/8765/8765~lead+P1~P1+play+99~P2+play+T");
const second = await until(() => again.contentDocument?.querySelector(".gj-said-verdict .gj-en")?.textContent);
const elsewhere = await fetch("index.html").then(() => "there", () => "cut");
return { first, second, elsewhere };
"""


def test_it_rules_without_a_network_after_the_first_visit(ruling_pages: Path) -> None:
    assert watch(ruling_pages, OFFLINE) == {
        "first": "P2: play TT – it stands.",
        "second": "P2: play T – refused:",
        "elsewhere": "cut",
    }


SCENARIO = (
    TAPS.replace("const page", 'const frame = await open("articles/10.html");\nconst page', 1)
    + """
await tap("[id='GJ-10.2.6-a'] .gj-tries a");
await until(() => page()?.querySelector(".gj-verdict"));
const position = { ...said(), address: frame.contentWindow.location.pathname };
const article = new DOMParser().parseFromString(await (await fetch("articles/06.html")).text(), "text/html");
frame.contentWindow.location.hash = new URL(article.querySelector("[id='GJ-6.5.2-a'] .gj-tries a").href).hash;
await until(() => shown(".gj-said-verdict .gj-en").some((words) => words.includes("as the scenario has it")));
const row = said();
await tap("[data-profile=folk]");
await until(() => page().querySelector("[data-profile=folk][aria-pressed=true]"));
return { position, row, title: shown("[data-place=row] .gj-en"), hash: frame.contentWindow.location.hash };
"""
)


@pytest.fixture(scope="module")
def scenario(ruling_pages: Path) -> Any:
    return watch(ruling_pages, SCENARIO)


def test_a_scenario_opens_on_the_desk(scenario: Any) -> None:
    found = scenario["position"]

    assert found["address"] == "/desk.html"
    assert found["accepted"] == "false"
    assert "articles/10.html#GJ-10.2.6" in found["links"]


def test_a_row_that_is_no_position_is_asked_as_it_stands(scenario: Any) -> None:
    assert scenario["row"]["accepted"] == "true"
    assert scenario["title"]
    assert scenario["hash"].startswith("#t=folk")
    assert "c=GJ-6.5.2-a/" in scenario["hash"]
