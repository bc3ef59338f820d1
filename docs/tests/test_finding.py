"""The search: what people type is answered, and the browser's script finds what Python finds."""

import json
import random
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from absence import lacking

from gouji_conformance.finding.entries import entries
from gouji_conformance.finding.index import Index
from gouji_conformance.finding.making import make_index
from gouji_conformance.finding.reading import Reader
from gouji_conformance.finding.scoring import find
from gouji_spec.questions import questions

HERE = Path(__file__).resolve().parent
SCRIPT = HERE.parent / "gouji_docs" / "static" / "finding.js"
ENOUGH = 0.95
"""The share of the queries that must be answered among the first three."""
PLAIN = ("clause", "interpretation", "question", "scenario", "amendment", "erratum")
"""Kinds whose ids say what they are."""

JUDGE = """
const { Reader, find, written } = require(process.argv[1]);
const { index, queries } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const reader = new Reader(index);
console.log(JSON.stringify(queries.map((query) => {
  const { asked, hits } = find(reader, query);
  return {
    key: asked.key, bare: asked.bare, tokens: asked.tokens, hints: asked.hints,
    corrected: asked.corrected.map(({ typed, taken, pinyin }) => [typed, taken, pinyin]),
    cards: asked.cards && asked.cards.map(written),
    hits: hits.map(({ entry, score }) => [entry, score]),
  };
})));
"""


@cache
def index() -> Index:
    return make_index(entries())


@cache
def reader() -> Reader:
    return Reader(index())


@cache
def wanted() -> tuple[dict[str, Any], ...]:
    return tuple(tomllib.loads((HERE / "queries.toml").read_text(encoding="utf-8"))["query"])


def queries() -> Iterator[tuple[str, dict[str, Any]]]:
    for entry in wanted():
        for words in entry["asked"]:
            yield words, entry


def named(number: int) -> str:
    kind, name = index()["entries"][number][:2]
    called = index()["kinds"][kind][0]
    return name if called in PLAIN else f"{called} {name}"


def answered(words: str, answers: list[str]) -> bool:
    """Tell whether one of *answers*, or a question that rests on one, is among the first three."""
    resting = {entry.id: entry.clauses for entry in questions()}
    first = [named(hit.entry) for hit in find(reader(), words).hits[:3]]
    return any(name in answers or set(resting.get(name, ())) & set(answers) for name in first)


def test_what_people_type_is_answered_among_the_first_three() -> None:
    missed = [words for words, entry in queries() if not answered(words, entry["answers"])]
    many = sum(len(entry["asked"]) for entry in wanted())

    assert many >= 150
    assert len(missed) <= many * (1 - ENOUGH), missed


def test_every_answer_that_is_wanted_is_there() -> None:
    known = {named(number) for number in range(len(index()["entries"]))}
    assert {answer for entry in wanted() for answer in entry["answers"]} - known == set()


@pytest.mark.parametrize(("words", "cards"), [(w, e["set"]) for w, e in queries() if "set" in e])
def test_cards_are_understood(words: str, cards: str) -> None:
    asked = reader().asked(words)
    assert asked.cards is not None
    assert asked.cards.text[0] == cards


@pytest.mark.parametrize(
    "words",
    [
        "四人乱缠",
        "三科",
        "二打一",
        "10.2.6",
        "第十条",
        "几个人玩",
        "两个大王换一个大王",
        "no burn after a pass",
        "a",
        "36",
        "四牌",
        "没有三怎么办",
    ],
)
def test_what_is_no_set_is_not_taken_for_one(words: str) -> None:
    asked = reader().asked(words)
    assert asked.cards is None or words == "a"


def test_articles_and_questions_stand_before_scenarios() -> None:
    kinds = [named(hit.entry).split()[0] for hit in find(reader(), "烧牌").hits[:3]]
    assert kinds[:2] == ["term", "article"]


def random_queries() -> Iterator[str]:
    """Words of the law, of the table and of nobody, put together by lot."""
    lot = random.Random(7)
    words = [words for words, _ in queries()]
    titles = [part for entry in index()["entries"] for part in entry[2:6] if part]
    for _ in range(150):
        one, other = lot.choice(words), lot.choice(titles)
        start = lot.randrange(len(other))
        piece = other[start : start + lot.randrange(1, 14)]
        yield lot.choice((piece, one + piece, one[: lot.randrange(1, 9)], "".join(lot.sample(one, len(one)))))
    yield from (
        "",
        " ",
        "。",
        "constructor",
        "__proto__",
        "hasOwnProperty",
        "<img src=x onerror=alert(1)>",
        "苹果",
        "K",
        "ＫＫ",
        "ﬁrst",
    )


def test_the_browser_finds_what_python_finds() -> None:
    node = shutil.which("node")
    if node is None:
        lacking("node is not installed")
    asked = [words for words, _ in queries()] + list(random_queries())
    sent = json.dumps({"index": index(), "queries": asked})
    done = subprocess.run(
        [str(node), "-e", JUDGE, str(SCRIPT)], input=sent, capture_output=True, text=True, timeout=60, check=True
    )

    for words, there in zip(asked, json.loads(done.stdout), strict=True):
        here, hits = find(reader(), words)
        assert there == {
            "key": here.key,
            "bare": here.bare,
            "tokens": [list(token) for token in here.tokens],
            "hints": here.hints,
            "corrected": [list(correction) for correction in here.corrected],
            "cards": None if here.cards is None else here.cards.text,
            "hits": [[hit.entry, hit.score] for hit in hits],
        }, words
