"""The end of a hand on the referee's desk in a real browser: settled by tapping, its address elsewhere."""

import json
from pathlib import Path
from typing import Any

import pytest
from browser import watch
from test_desk import TAPS

pytestmark = pytest.mark.usefixtures("browser_there")

SETTLED = (
    TAPS.replace("const page", 'const frame = await open("desk.html?lang=zh", 390);\nconst page', 1)
    + """
const seats = () => [...page().querySelectorAll("[data-end-seat]")];
const places = () => seats().map((one) => one.querySelector(".gj-mark .gj-zh")?.textContent);
const says = (words) => until(() => shown(".gj-said .gj-zh").some((one) => one.includes(words)));
await tap("[data-profile=folk]");
await tap("[data-mode=end]");
for (const seat of [1, 3, 2, 5, 4]) await tap(`[data-end-seat="${seat}"]`);
await says("落贡");
const answer = { places: places() };
await tap("[data-end-seat='4']");
await tap("[data-says='mark_seen-']");
await tap("[data-end-seat='1']");
await tap("[data-says='mark_open-']");
await says("翻车");
await tap("[data-end-seat='6']");
await tap("[data-place=end-side] .gj-keypad [data-card=B]");
await tap("[data-place=end-side] .gj-keypad [data-card='2']");
await says("进 2");
answer.said = { zh: shown(".gj-verdict .gj-zh"), en: shown(".gj-verdict .gj-en") };
answer.drawn = page().querySelector(".gj-desk-ruling svg").getAttribute("aria-label");
answer.text = page().querySelector("[data-place=text]").value;
answer.width = wide();
answer.hash = frame.contentWindow.location.hash;
return answer;
"""
)


@pytest.fixture(scope="module")
def settled(ruling_pages: Path) -> Any:
    return watch(ruling_pages, SETTLED)


def test_a_hand_is_settled_by_tapping(settled: Any) -> None:
    """P4, unopened, has called P1, who has opened: one card, and four since overturned calls are doubled here."""
    assert settled["places"] == ["头科", "三科", "二科", "二落", "四科", "大落"]
    said = settled["said"]
    assert "丁欠甲 5 张：点贡（GJ-24.5、GJ-24.10）" in said["zh"]
    assert "P4 owes P1 5 cards: point tribute (GJ-24.5, GJ-24.10)" in said["en"]
    assert "己欠甲 2 张：落贡（GJ-21.3.1）" in said["zh"]
    assert settled["text"] == "P1 P3 P2 P5 P4 P6; opened P1; seen P4; drawn P6: 2B"
    assert "P6 to P3: B" in settled["drawn"], "the point tribute goes first, with the highest card"
    assert settled["width"] <= 390


LAST_SET = "#t=outline&p=-/4/-/5/QQQ/6~lead+P5~out+P1+P3~P5+play+QQQ"
ELSEWHERE = """
await until(() => shown(".gj-said .gj-zh").some((one) => one.includes("进 2")));
const settled = { zh: shown(".gj-verdict .gj-zh"), en: shown(".gj-verdict .gj-en") };
frame.contentWindow.location.hash = "LAST_SET";
await tap("[data-do=settle]");
await until(() => shown(".gj-said .gj-en").some((one) => one.includes("a sweep")));
const text = page().querySelector("[data-place=text]").value;
const over = shown(".gj-verdict .gj-en");
page().querySelector("[data-place=text]").value = "99 3/10 10/4/5/6/7；甲首发；甲 出牌 99；乙 顺牌 10 10";
await tap("[data-do=open]");
await ruled("乙：出牌");
return { settled, pasted: said().accepted, text, en: over, wide: wide() };
"""


@pytest.fixture(scope="module")
def elsewhere(ruling_pages: Path, settled: Any) -> Any:
    """Its address in a fresh browser on a desktop; then, there, a hand that is played to its end."""
    address = json.dumps(f"desk.html?lang=en{settled['hash']}")
    script = TAPS.replace("const page", f"const frame = await open({address}, 1280);\nconst page", 1)
    return watch(ruling_pages, script + ELSEWHERE.replace("LAST_SET", LAST_SET))


def test_its_address_settles_it_in_a_fresh_browser(settled: Any, elsewhere: Any) -> None:
    assert elsewhere["settled"] == settled["said"]


def test_a_hand_played_to_its_end_is_settled_with_one_tap(elsewhere: Any) -> None:
    assert elsewhere["text"] == "P1 P3 P5 P6 P2 P4"
    assert elsewhere["en"][1].startswith("P1, P3, P5 write 12; P2, P4, P6 write 0")
    assert elsewhere["wide"] <= 1280


def test_a_position_in_chinese_is_opened(elsewhere: Any) -> None:
    assert elsewhere["pasted"] == "true"
