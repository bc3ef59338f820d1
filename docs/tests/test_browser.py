"""The book in a real browser: search in both languages, the language toggle, links into what is folded away."""

import json
from pathlib import Path
from typing import Any

import pytest
from browser import ask

pytestmark = pytest.mark.usefixtures("browser_there")

QUERIES = [
    # what is typed, what must be among the first five things found, a page that they lead to
    ("GJ-8.3.2", "GJ-8.3.2", "articles/08.html"),
    ("gj-10.2.6", "GJ-10.2.6", "articles/10.html"),
    ("死牌", "dead-set", "articles/08.html"),
    ("烧牌", "burn", "articles/10.html"),
    ("燒牌", "burn", "articles/10.html"),
    ("捎牌", "burn", "law/glossary.html"),
    ("稍牌", "burn", "law/glossary.html"),
    ("shaopai", "burn", "articles/10.html"),
    ("墙", "wall", "articles/31.html"),
    ("钱", "two", "law/glossary.html"),
    ("过牌以后还能烧吗", "GJ-10.2.6", "articles/10.html"),
    ("burn", "burn", "articles/10.html"),
    ("dead set", "dead-set", "law/glossary.html"),
    ("no burn after a pass", "GJ-10.2.6", "articles/10.html"),
    ("rank_not_higher", "rank_not_higher", "law/reasons.html"),
    ("joker_exchange", "joker_exchange", "law/options.html"),
    ("sets/beats", "sets/beats", "law/protocol.html"),
    ("民间", "folk", "law/profiles.html"),
    ("certify your engine", None, "guides/en/engine-author.html"),
    ("四个十够级", "gouji-set", "questions/gouji.html"),
]
NOTHING = ["苹果", "<img src=x onerror=alert(1)>"]

SEARCH = """
const answers = {};
for (const query of QUERIES) {
  const frame = await open("search.html?q=" + encodeURIComponent(query));
  const page = frame.contentDocument;
  const found = await until(() => page.querySelector("#gj-found[data-done]"));
  answers[query] = {
    things: [...found.querySelectorAll(".gj-hit code")].map((code) => code.textContent),
    pages: [...found.querySelectorAll(".gj-hit a")].map((link) => link.getAttribute("href").split(/[#?]/)[0]),
    marks: [...found.querySelectorAll("mark")].length,
    set: page.querySelector(".gj-set-answer")?.textContent ?? "",
    many: Number(found.dataset.done),
    strange: found.querySelectorAll("img, script").length,
  };
  frame.remove();
}
return answers;
"""


@pytest.fixture(scope="module")
def answers(pages: Path) -> Any:
    queries = [query for query, _, _ in QUERIES] + NOTHING
    return ask(pages, SEARCH.replace("QUERIES", json.dumps(queries)))


@pytest.mark.parametrize(("query", "thing", "page"), QUERIES)
def test_search(answers: Any, query: str, thing: str | None, page: str) -> None:
    if thing is not None:
        assert thing in answers[query]["things"][:5]
    assert page in [address.removeprefix("./") for address in answers[query]["pages"]]


def test_a_set_is_answered_first(answers: Any) -> None:
    assert "不是够级牌：10 要 5 张，这里 4 张" in answers["四个十够级"]["set"]
    assert "No gouji set: of 10 it takes 5, here are 4" in answers["四个十够级"]["set"]
    assert answers["烧牌"]["set"] == ""


@pytest.mark.parametrize("query", NOTHING)
def test_whoever_finds_nothing_is_offered_something(answers: Any, query: str) -> None:
    assert answers[query]["things"]
    assert answers[query]["strange"] == 0
    assert (answers[query]["many"] == 0) == (query == "苹果")


BAR = """
const frame = await open("articles/10.html?lang=zh", 390);
const page = frame.contentDocument;
const box = page.querySelector(".gj-top-search input");
const place = (element) => element.getBoundingClientRect();
const languages = place(page.querySelector(".gj-languages"));
const before = { left: place(box).left, right: place(box).right, wide: place(box).width, next: languages.left };
frame.contentWindow.dispatchEvent(new Event("focus"));
page.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
const focused = page.activeElement === box;
const action = box.form.getAttribute("action");
const wide = await open("articles/10.html?lang=zh", 1280);
const hidden = wide.contentDocument.querySelector(".gj-top-search").offsetParent === null
  && getComputedStyle(wide.contentDocument.querySelector(".gj-top-search")).display === "none";
return { ...before, focused, action, hidden, placeholder: box.placeholder };
"""


def test_a_phone_has_the_search_in_its_top_bar(pages: Path) -> None:
    answer = ask(pages, BAR)

    assert 40 <= answer["left"] < answer["right"] <= answer["next"]
    assert answer["wide"] >= 75
    assert answer["focused"]
    assert answer["action"] == "../search.html"
    assert answer["placeholder"] == "搜索"
    assert answer["hidden"], "a wide screen has it in the sidebar"


TYPED = """
const frame = await open("search.html?lang=en");
const page = frame.contentDocument;
const box = page.querySelector(".gj-search input");
await until(() => frame.contentWindow.eval("typeof GoujiFinder") === "object");
box.value = "过牌还能烧吗";
box.dispatchEvent(new Event("input", { bubbles: true }));
const found = await until(() => page.querySelector("#gj-found[data-done]"));
const first = found.querySelector(".gj-hit code").textContent;
const address = frame.contentWindow.location.search;
const guides = () => [...page.querySelectorAll("#gj-found .gj-hit-page a")].map((link) => link.getAttribute("href"));
const english = guides();
page.querySelector(".gj-languages [data-lang=zh]").click();
await until(() => guides().every((link) => !link.includes("/en/")));
return { first, address, english, chinese: guides() };
"""


def test_the_search_page_answers_while_one_types(pages: Path) -> None:
    answer = ask(pages, TYPED)

    assert answer["address"].startswith("?lang=en&q=")
    assert answer["first"] in ("GQ-burn.1", "passed-no-burn", "GJ-10.2.6")
    assert not any("/zh/" in link for link in answer["english"])
    assert not any("/en/" in link for link in answer["chinese"])


TOGGLE = """
const shown = (page, place) => getComputedStyle(page.querySelector(place)).display !== "none";
const look = (frame) => ({
  zh: shown(frame.contentDocument, "section.gj-clause > .gj-zh"),
  en: shown(frame.contentDocument, "section.gj-clause > .gj-en"),
  address: frame.contentWindow.location.search,
  kept: localStorage.getItem("gouji-lang"),
});
const press = (frame, language) => frame.contentDocument.querySelector(`.gj-languages [data-lang=${language}]`).click();
const first = await open("articles/10.html");
const before = look(first);
press(first, "zh");
const chinese = look(first);
const second = await open("articles/11.html");
const kept = look(second);
const third = await open("articles/11.html?lang=en");
const asked = look(third);
press(second, "both");
const next = second.contentDocument.querySelector(".next-page .context").textContent.trim();
return { before, chinese, kept, asked, both: look(second), next };
"""


FIRST = """
const frame = await open("articles/10.html");
const page = frame.contentDocument;
const shown = (place) => getComputedStyle(page.querySelector(place)).display !== "none";
return { zh: shown("section.gj-clause > .gj-zh"), en: shown("section.gj-clause > .gj-en"),
         lang: page.documentElement.lang };
"""


@pytest.mark.parametrize(("spoken", "lang"), [("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant")])
def test_a_browser_that_speaks_chinese_opens_in_chinese_as_it_writes_it(pages: Path, spoken: str, lang: str) -> None:
    assert ask(pages, FIRST, spoken=spoken) == {"zh": True, "en": False, "lang": lang}


def test_the_toggle_shows_one_language_and_remembers(pages: Path) -> None:
    answer = ask(pages, TOGGLE)

    assert answer["before"] == {"zh": True, "en": True, "address": "", "kept": None}
    assert answer["chinese"] == {"zh": True, "en": False, "address": "?lang=zh", "kept": "zh"}
    assert answer["kept"] == {"zh": True, "en": False, "address": "", "kept": "zh"}
    assert answer["asked"] == {"zh": False, "en": True, "address": "?lang=en", "kept": "zh"}
    assert answer["both"] == {"zh": True, "en": True, "address": "?lang=both", "kept": "both"}
    assert answer["next"] == "下一页 Next"


FOLDS = """
const answers = {};
for (const name of ["GJ-8.3.2-a", "GI-8.1"]) {
  const frame = await open("articles/08.html#" + name);
  const target = frame.contentDocument.getElementById(name);
  await until(() => frame.contentWindow.scrollY > 0);
  answers[name] = { height: target.getBoundingClientRect().height, top: target.getBoundingClientRect().top };
}
return answers;
"""


def test_a_link_into_a_fold_opens_it(pages: Path) -> None:
    for place in ask(pages, FOLDS).values():
        assert place["height"] > 60
        assert -5 <= place["top"] < 800


TWINS = """
const frame = await open("guides/en/player.html#cases");
frame.contentDocument.querySelector(".gj-languages [data-lang=zh]").click();
await until(() => frame.contentDocument.querySelector("#zh-cases"));
const links = (page) => [...page.querySelectorAll(".sidebar-tree a[href*='player']")];
const list = (page) => links(page).filter((link) => link.offsetParent).length;
return { address: frame.contentWindow.location.pathname + frame.contentWindow.location.hash,
         lang: frame.contentDocument.documentElement.lang, guides: list(frame.contentDocument) };
"""


def test_a_guide_leads_to_its_twin(pages: Path) -> None:
    assert ask(pages, TWINS) == {"address": "/guides/zh/player.html#zh-cases", "lang": "zh-Hans", "guides": 0}


NARROW = """
const wide = [];
for (const address of ADDRESSES) {
  const frame = await open(address);
  frame.style.width = "390px";
  const page = frame.contentDocument;
  for (const fold of page.querySelectorAll("details")) fold.open = true;
  await new Promise((go) => setTimeout(go, 100));
  if (page.documentElement.scrollWidth > 391) wide.push([address, page.documentElement.scrollWidth]);
  frame.remove();
}
return wide;
"""


def test_no_page_is_wider_than_a_phone(pages: Path) -> None:
    addresses = [str(path.relative_to(pages)) for path in sorted(pages.rglob("*.html")) if path.stem != "probe"]
    assert ask(pages, NARROW.replace("ADDRESSES", json.dumps(addresses))) == []


SCRIPT = """
const words = (frame, place) => frame.contentDocument.querySelector(place).textContent;
const frame = await open("articles/10.html?lang=zh");
const before = words(frame, "h1 .gj-zh");
const button = frame.contentDocument.querySelector(".gj-languages [data-script]");
button.click();
await until(() => frame.contentDocument.documentElement.dataset.gjScript === "hant");
const traditional = words(frame, "h1 .gj-zh");
const marked = frame.contentDocument.querySelectorAll('[lang="zh-Hans"]').length;
const address = frame.contentWindow.location.search;
const next = await open("search.html?q=" + encodeURIComponent("無頭"));
await until(() => next.contentDocument.documentElement.dataset.gjScript === "hant");
await until(() => /無頭/.test(next.contentDocument.querySelector("#gj-found")?.textContent ?? ""));
button.click();
return { before, traditional, marked, address, after: words(frame, "h1 .gj-zh") };
"""


def test_traditional_script_and_back(pages: Path) -> None:
    answer = ask(pages, SCRIPT)

    assert answer["before"].strip() == answer["after"].strip() == "第10条 烧牌"
    assert answer["traditional"].strip() == "第10條 燒牌"
    assert answer["marked"] == 0
    assert answer["address"] == "?lang=zh&script=hant"
