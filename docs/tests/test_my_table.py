"""My table: in the address and on every page, in words, beside another, and on two sheets of paper."""

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import ask, printed, sheets

from gouji_spec.options import options
from gouji_spec.ruleset import PROFILES, Ruleset, RulesetError

pytestmark = pytest.mark.usefixtures("browser_there")


def tables() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield every profile, and every table that changes one option of one."""
    for profile in PROFILES:
        yield profile, {}
        for option in options().options.values():
            for value in option.values:
                with contextlib.suppress(RulesetError):  # two options that contradict each other are nobody's table
                    Ruleset.of(profile, **{option.id: value.id})
                    yield profile, {option.id: value.id}
    yield "folk", {"joker_exchange": "two_for_one", "place_values": "5 3 1 -1 -3 -5"}


TABLES = list(tables())

VALUES = """
const frame = await open("table.html?table=outline");
const table = frame.contentWindow.eval("GoujiTable");
await until(() => table.law());
return TABLES.map(([profile, departures]) => {
  const words = table.written({ profile, departures });
  return [words, table.valuesOf(table.parsed(words))];
});
"""


def written(profile: str, departures: dict[str, str]) -> str:
    return ",".join([profile, *(f"{name}:{value}" for name, value in departures.items())])


def test_an_address_stands_for_the_same_table_as_a_ruleset(pages: Path) -> None:
    answers = ask(pages, VALUES.replace("TABLES", json.dumps(TABLES)))

    for (words, values), (profile, departures) in zip(answers, TABLES, strict=True):
        assert words == written(profile, departures)
        assert values == dict(Ruleset.of(profile, **departures))


KEPT = """
const answers = [];
for (const [language, wide] of [["zh", 390], ["en", 390], ["zh", 1280], ["en", 1280]]) {
  const first = await open(`articles/24.html?lang=${language}`, wide);
  const line = first.contentDocument.querySelector(".gj-table-line");
  const select = line.querySelector("select");
  select.value = "outline";
  select.dispatchEvent(new Event("change"));
  const idle = (frame, id) => frame.contentDocument.getElementById(id).classList.contains("gj-idle");
  await until(() => idle(first, "GJ-24.4.1"));
  const noteOf = first.contentDocument.querySelector("#GJ-24\\\\.4\\\\.1 .gj-table-note");
  const why = first.contentDocument.querySelector("#GJ-24\\\\.4\\\\.1 .gj-modality .gj-where").innerText.trim();
  const note = noteOf.innerText;
  const next = await open("articles/31.html", wide);
  await until(() => idle(next, "GJ-31.1.3"));
  const address = next.contentWindow.location.search;
  const shared = await open("articles/24.html?table=folk,joker_exchange:two_for_one", wide);
  await until(() => shared.contentDocument.documentElement.hasAttribute("data-gj-table"));
  const other = idle(shared, "GJ-24.4.1");
  const chosen = shared.contentDocument.querySelector(".gj-table-line select").value;
  answers.push({ note, why, address, other, chosen, width: next.contentDocument.documentElement.scrollWidth - wide,
                 options: [...select.options].map((option) => option.textContent).slice(0, 2) });
  sessionStorage.clear();
  localStorage.clear();
  for (const frame of [first, next, shared]) frame.remove();
}
return answers;
"""


def test_a_table_chosen_stays_and_greys_what_does_not_hold_there(pages: Path) -> None:
    chinese, english, *wide = ask(pages, KEPT)

    assert [chinese, english] == wide
    assert chinese["note"].strip() == "本桌不打"
    assert english["note"].strip() == "not at your table"
    assert "打点＝打点" in chinese["why"]
    assert "points = points" in english["why"]
    assert chinese["options"] == ["各种打法", "大纲"]
    assert english["options"] == ["all tables", "outline"]
    for answer in (chinese, english):
        assert answer["address"] == "?table=outline"
        assert not answer["other"], "a table in the address goes before the one kept"
        assert answer["chosen"] == "own"
        assert answer["width"] <= 0


ANSWERS = """
const frame = await open("questions/burn.html?table=online");
await until(() => frame.contentDocument.documentElement.hasAttribute("data-gj-table"));
return Object.fromEntries([...frame.contentDocument.querySelectorAll(".gj-question")].map((section) => [
  section.id,
  [...section.querySelectorAll(":scope > .gj-answer")].map((answer) => answer.className.includes("gj-mine")),
]));
"""


def test_of_the_answers_to_a_question_the_one_for_the_table_stands_out(pages: Path) -> None:
    from gouji_spec.questions import themes  # noqa: PLC0415

    shown = ask(pages, ANSWERS)
    table = Ruleset.of("online")
    for question in next(theme for theme in themes() if theme.key == "burn").questions:
        mine = question.at(table)
        assert shown[question.id] == [mine is not None and answer is mine for answer in question.answers()], question.id


MAKE = """
const answers = {};
for (const language of ["zh", "en"]) for (const wide of [390, 1280]) {
  const frame = await open(`table.html?table=folk&with=outline&lang=${language}`, wide);
  const page = frame.contentDocument;
  await until(() => page.querySelector(".gj-compared"));
  const choose = page.querySelector('[name="joker_exchange"][value="two_for_one"]');
  choose.click();
  const differing = [...page.querySelectorAll('[data-place="differing"] .gj-compared')].map((row) => row.innerText);
  const broken = [...page.querySelectorAll(".gj-table-broken:not([hidden])")].map((box) => box.innerText);
  page.querySelector('[data-do="take"]').click();
  answers[`${language} ${wide}`] = {
    differing, broken, file: page.querySelector('[data-place="file"]').value,
    address: frame.contentWindow.location.search, over: page.documentElement.scrollWidth - wide,
    desk: page.querySelector('[data-to="desk"]').getAttribute("href"),
    kept: localStorage.getItem("gouji-table"),
  };
  const file = page.querySelector('[data-place="file"]');
  file.value = 'profile = "room" # ours\\n[options]\\nwall = "nearest_opponent"\\n';
  page.querySelector('[data-do="use-file"]').click();
  answers[`${language} ${wide}`].read = frame.contentWindow.location.search;
  file.value = 'profile = "room"\\napples = "on"\\n';
  page.querySelector('[data-do="use-file"]').click();
  answers[`${language} ${wide}`].fault = page.querySelector('[data-place="file-fault"]').textContent;
  localStorage.clear();
  sessionStorage.clear();
  frame.remove();
}
return answers;
"""


@pytest.fixture(scope="module")
def made(pages: Path) -> Any:
    return ask(pages, MAKE)


@pytest.mark.parametrize("wide", [390, 1280])
@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_table_is_made_and_held_beside_another_in_words(made: Any, language: str, wide: int) -> None:
    answer = made[f"{language} {wide}"]
    table = Ruleset.of("folk", joker_exchange="two_for_one")
    differs = Ruleset.of("outline").differs_in(table)

    assert len(answer["differing"]) == len(differs)
    shown = "\n".join(answer["differing"])
    for name in differs:
        option = options().options[name]
        assert option.name.said_in(language) in shown  # type: ignore[arg-type]
        value = option.value_named(table[name])
        assert (table[name] if value is None else value.name.said_in(language)) in shown  # type: ignore[arg-type]
    assert not [name for name in differs if "_" in name and name in shown]
    assert answer["broken"], "folk plays points and does not hold 3s: Art. 27"
    assert answer["file"] == 'profile = "folk"\n\n[options]\njoker_exchange = "two_for_one"\n'
    assert answer["address"] == "?table=folk,joker_exchange:two_for_one&with=outline"
    assert answer["kept"] == "folk,joker_exchange:two_for_one"
    assert answer["desk"].endswith("#t=folk&o=joker_exchange%3Atwo_for_one")
    assert answer["read"].startswith("?table=room,wall:nearest_opponent&")
    assert 'apples = "on"' in answer["fault"]
    assert answer["over"] <= 0


SHEET = """
const frame = await open("sheet.html?table=TABLE&lang=en");
await until(() => frame.contentDocument.querySelector(".gj-rules-value.gj-mine"));
const shown = (place) => [...frame.contentDocument.querySelectorAll(place)].filter((one) => one.offsetParent !== null);
return { values: shown(".gj-rules-value").length, of: shown(".gj-rules-of p").map((one) => one.innerText),
         departing: shown(".gj-rules-row.gj-departs").length };
"""


def test_a_sheet_has_of_each_option_that_matters_the_one_value(pages: Path) -> None:
    table = Ruleset.of("folk", joker_exchange="two_for_one")
    matters = [option for option in options().options.values() if table.satisfies(dict(option.applies))]

    shown = ask(pages, SHEET.replace("TABLE", "folk,joker_exchange:two_for_one"))

    assert shown["values"] == len(matters)
    assert shown["of"][0] == "Table: folk"
    assert shown["departing"] == 1


@pytest.mark.parametrize("language", ["zh", "en", "both"])
def test_a_sheet_is_two_pages(pages: Path, language: str) -> None:
    assert (
        sheets(printed(pages, f"sheet.html?lang={language}&table=folk,joker_exchange:two_for_one,hold_three:on")) <= 2
    )
