"""``report.html``: what a reader finds on the page, in both languages."""

import base64
import hashlib
import re
from html.parser import HTMLParser
from typing import Any

from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.engines.session import EngineIdentity, EngineInfo
from gouji_conformance.reports.board import board_of
from gouji_conformance.reports.failing import row_lines
from gouji_conformance.reports.jsonl import Footer, Header, Report, tally
from gouji_conformance.reports.page import page
from gouji_conformance.runs.known import KnownFailure
from gouji_conformance.runs.verdicts import RowResult, Unmet, Unsupported, result_of
from gouji_conformance.sentences.plans import Expectation, Operation, Plan, Step
from gouji_rulings.picture import Face, Picture

RULESET = {"profile": "outline", "options": {}}
POSITION = {
    "hands": {"1": "99 T ?*5", "2": "3*16 B", "3": "", "4": "7", "5": "S 2 A", "6": ""},
    "leader": 2,
    "out": [3],
    "revolution": 6,
}


def plan(case: str, *, board: bool = True) -> Plan:
    steps = (
        Step("given", "the hands are", "各家手牌为", 4),
        Step("when", "P2 plays 3", "乙 出 3", 5),
        Step("then", "P4 is asked", "问 丁", 6),
        Step("then", "the table is empty", "桌上无牌", 7),
    )
    start = Operation("play/start", {"game": "a", "ruleset": RULESET, **({"position": POSITION} if board else {})})
    wants = (Expectation("state.to_act.seat", "is", 4, step=2), Expectation("state.table", "is", None, step=3))
    act = Operation("play/act", {"game": "a", "seat": 2, "do": "play", "cards": "3"}, wants, step=1)
    return Plan(
        "GJ-9.2-a",
        case,
        ("GJ-9.2", "GJ-10.1"),
        "play",
        {},
        RULESET,
        (start, act),
        steps,
        "A title",
        "题目",
        "f.feature",
        3,
    )


PLANS = {entry.row: entry for entry in map(plan, ("one", "two", "three", "four", "five", "six"))}
WRONG = (Unmet(1, 2, "state.to_act.seat", "is", 4, "5"), Unmet(1, 3, "state.table", "is", None))
FAULT = FaultRecord("exited", {"code": 9}, 1, ("last words",), "after_others", 12)
ROWS = (
    result_of(plan("one"), "pass"),
    result_of(plan("two"), "fail", unmet=WRONG),
    result_of(plan("three"), "error", fault=FAULT),
    result_of(plan("four"), "unsupported", unsupported=Unsupported("method", "play/act")),
    result_of(
        plan("five"),
        "error",
        fault=FaultRecord("keeps_failing", {"faults": 5, "cause": {"kind": "exited", "values": {"code": 9}}}),
    ),
    result_of(plan("six"), "fail", unmet=WRONG),
)


def report(*rows: RowResult, **changed: Any) -> Report:
    info = EngineInfo("1.0", EngineIdentity("mine", "2.3", "Rust", "https://engine.example"), ("play",), ("outline",))
    given: dict[str, Any] = {"areas": ("play",), "engine": info, "seed": 7, **changed}
    header = Header(
        suite="0.1.0",
        given="./engine",
        profile="outline",
        manifest="cafe" * 4,
        rows=len(rows),
        started="2026-01-01",
        **given,
    )
    return Report(header, rows, Footer(tally(rows), "complete", "2026-01-01", 1.5))


class Reader(HTMLParser):
    """Reads of a page what is shown in one language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._other = "zh-Hans" if language == "en" else "en"
        self._hidden = 0
        self._tags: list[tuple[str, bool]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("meta", "rect"):
            return
        other = tag in ("span", "tspan", "text") and dict(attrs).get("lang") == self._other
        hides = other or tag in ("style", "script", "title")
        self._tags.append((tag, hides))
        self._hidden += hides

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take no notice: nothing is in it."""

    def handle_endtag(self, tag: str) -> None:
        opened, hides = self._tags.pop()
        assert opened == tag
        self._hidden -= hides

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self.words.append(data)


def read(text: str, language: str) -> str:
    reader = Reader(language)
    reader.feed(text)
    assert reader._tags == []
    return re.sub(r"\s+", " ", " ".join(reader.words))


def test_the_page_says_in_english_what_became_of_each_row() -> None:
    words = read(page(report(*ROWS), PLANS, "en"), "en")

    for said in (
        "Not certified mine 2.3 (Rust) profile outline · play · 6 rows · manifest cafecafecafecafe",
        "1 pass 2 fail 2 error 0 timeout 1 unsupported",
        "✗ fail A title GJ-9.2-a/two f.feature:3",
        "Given the hands are When P2 plays 3 Then P4 is asked state.to_act.seat expected 4 got 5",
        "And the table is empty state.table expected null got no such field",
        "GJ-9.2 The least that makes a gouji set is",
        "the engine ended, exit code 9, with an answer still owed",
        "the last lines of its log (1): last words",
        "1 row was not asked GJ-9.2-a/five",
        "Unsupported, and so not passed: 1 the method play/act is not known to the engine GJ-9.2-a/four",
        "What passed 9 Gouji sets play 1 GJ-9.2-a/one A title",
        "Started as ./engine Home page https://engine.example",
    ):
        assert said in words
    assert not re.search("[\u4e00-\u9fff]", words.replace("中文", ""))


def test_the_page_says_it_in_chinese_too() -> None:
    words = read(page(report(*ROWS), PLANS, "en"), "zh")

    for said in (
        "未获认证 mine 2.3（Rust） 规则集：大纲 · 打牌 · 6 例 · 清单 cafecafecafecafe",
        "1 通过 2 不符 2 出错 0 超时 1 不支持",
        "✗ 不符 题目 GJ-9.2-a/two f.feature:3",
        "假如 各家手牌为 当 乙 出 3 那么 问 丁 state.to_act.seat 应为 4 得到 5",
        "而且 桌上无牌 state.table 应为 null 得到 没有这一项",
        "GJ-9.2 够级牌最少的张数是",
        "引擎还欠着回答就结束了，退出码 9",
        "有 1 例没有问 GJ-9.2-a/five",
        "不支持，不算通过：1 例 引擎没有方法 play/act GJ-9.2-a/four",
    ):
        assert said in words
    assert not re.search(r"\b(expected|Given|rows|leads|cards)\b", words)


def test_what_all_passed_says_so() -> None:
    words = read(page(report(ROWS[0], selection={"article": ("9",)}), PLANS, "en"), "en")

    assert "Every row that was asked passed." in words
    assert "All passed" in words
    assert "Rows were selected: no certificate." in words


def test_a_run_with_known_failures_says_so_at_the_top_and_at_the_row() -> None:
    known = (KnownFailure("GJ-9.2-a/two", "queens <b>"), KnownFailure("GJ-9.2-a/one", "mended"))
    kept = report(*ROWS[:2], known_file="known.toml", known=known)

    english, chinese = (read(page(kept, PLANS, "en"), language) for language in ("en", "zh"))

    assert "Not as expected" in english
    assert "GJ-9.2-a/one passes now; take it out of known.toml" in english
    assert "known: queens <b>" in english
    assert "Known failures were read from known.toml." in english
    assert "A file of known failures was used: no certificate." in english
    assert "GJ-9.2-a/one 现已通过；请从 known.toml 中删去" in chinese
    kept = report(ROWS[1], known_file="known.toml", known=known[:1])
    assert "As expected, with known failures" in read(page(kept, PLANS, "en"), "en")


def test_the_page_opens_in_the_language_asked_for() -> None:
    text = page(report(*ROWS), PLANS, "zh")

    assert '<html lang="zh-Hans" data-language="zh">' in text
    assert '<html lang="en" data-language="en">' in page(report(*ROWS), PLANS, "en")


def test_only_its_own_style_and_script_are_allowed_by_their_digests() -> None:
    text = page(report(*ROWS), PLANS, "en")
    policy = re.search('Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None
    for tag in ("style", "script"):
        own = re.search(f"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
        assert own is not None
        digest = base64.b64encode(hashlib.sha256(own[1].encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy[1].replace("&#39;", "'").replace("&#43;", "+")
    assert "default-src 'none'" in policy[1].replace("&#39;", "'")
    assert not re.search(
        r"(https?:)?//(?!engine\.example)[a-z]", re.sub("<(style|script)>.*?</", "</", text, flags=re.DOTALL)
    )


def test_every_row_can_be_linked_to_once() -> None:
    ids = re.findall(r' id="([^"]*)"', page(report(*ROWS), PLANS, "en"))

    assert len(ids) == len(set(ids))
    assert {row.row for row in ROWS} <= set(ids)


# The table


def drawn(row: RowResult) -> Picture:
    found = board_of(row, plan("two"))
    assert found is not None
    return found


def test_the_table_has_every_seat_with_its_cards_high_to_low() -> None:
    first, second, third, _, fifth, sixth = drawn(ROWS[1]).seats

    assert first.faces == (Face("T", 1), Face("9", 2), Face("?", 5))
    assert not first.acts
    assert second.faces == (Face("B", 1), Face("3", 16))
    assert second.acts
    assert third.remark.en == "out, 1."
    assert [face.rank for face in fifth.faces[:2]] == ["S", "2"]
    assert sixth.remark.zh == "已革命"


def test_the_table_is_drawn_without_a_style_of_its_own() -> None:
    """The page obeys one style, whose digest its policy names."""
    shown = page(report(ROWS[1]), {ROWS[1].row: plan("two")}, "en")

    assert '<svg class="gj-picture" role="img"' in shown
    assert shown.count("<style>") == 1
    assert ".gj-picture{" in shown


def test_a_row_without_a_position_has_no_table() -> None:
    assert board_of(ROWS[1], plan("two", board=False)) is None
    assert "<figure" not in page(report(ROWS[1]), {ROWS[1].row: plan("two", board=False)}, "en")


def test_what_was_laid_before_the_row_went_wrong_is_on_the_table_and_no_more_in_the_hand() -> None:
    stands = (Expectation("accepted", "is", True, step=1),)
    refused = (Expectation("accepted", "is", False, step=1),)
    acts = [(2, "3*14", stands), (1, "99 TT", stands), (4, "7", refused)]
    asked = [Operation("play/act", {"game": "a", "seat": seat, "cards": laid}, want) for seat, laid, want in acts]
    both = plan("two")
    both = Plan(both.id, "", both.clauses, "play", {}, RULESET, (both.operations[0], *asked, *asked[:1]), both.steps)

    found = board_of(result_of(both, "fail", unmet=(Unmet(4, 2, "x", "is", 1),)), both)

    assert found is not None
    first, second, _, fourth, _, _ = found.seats
    assert first.faces == (Face("?", 4),)
    assert second.faces == (Face("B", 1), Face("3", 2))
    assert fourth.faces == (Face("7", 1),)
    assert (found.lies, found.middle) == (1, (Face("T", 2), Face("9", 2)))
    assert [seat.seat for seat in found.seats if seat.acts] == [2]


def test_the_table_is_the_one_at_which_the_row_went_wrong() -> None:
    later = Operation("play/start", {"game": "b", "ruleset": RULESET, "position": {**POSITION, "leader": 5}})
    both = plan("two")
    both = Plan(both.id, both.case, both.clauses, both.area, {}, RULESET, (*both.operations, later), both.steps)

    first, second = (board_of(result_of(both, "fail", unmet=(Unmet(at, 2, "x", "is", 1),)), both) for at in (1, 2))

    assert first is not None
    assert first.said.en == "P2 leads"
    assert second is not None
    assert second.said.en == "P5 leads"


def test_an_answer_that_never_came_says_what_to_look_at_first() -> None:
    """An engine that does not flush looks like one that does not answer: that is what happens most."""
    late = result_of(plan("three"), "timeout", fault=FaultRecord("timed_out", {"seconds": 5}, 1))
    told = [line.plain for line in row_lines(late, plan("three"), "en")]

    assert any("no answer within 5 s" in line for line in told)
    assert any("Flush the output after every line" in line for line in told)
    assert "每写一行就刷新输出" in read(page(report(late), PLANS, "zh"), "zh")
    assert "Flush" not in read(page(report(*ROWS), PLANS, "en"), "en")
