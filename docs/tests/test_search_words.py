"""How text is split for the search: the same in Python, which indexes, and in the browser, which asks."""

import json
import shutil
import subprocess

import pytest
from absence import lacking

SPLIT = [
    ("压住三张", ["压", "压住", "住", "住三", "三", "三张", "张"], ["压住", "住三", "三张"]),
    ("王", ["王"], ["王"]),
    ("GJ-8.3.2 死牌", ["GJ-8.3.2", "死", "死牌", "牌"], ["GJ-8.3.2", "死牌"]),
    (
        "see GJ-10.2-a, GH-deal.15 and GI-hold-three.1.",
        ["see", "GJ-10.2-a", "GH-deal.15", "and", "GI-hold-three.1"],
        None,
    ),
    ("A set's rank_not_higher", ["A", "set", "s", "rank_not_higher"], None),
    ("10张K，挂花", ["10", "张", "K", "挂", "挂花", "花"], ["10", "张", "K", "挂花"]),
    ("", [], []),
]


@pytest.mark.usefixtures("sphinx_there")
@pytest.mark.parametrize(("text", "indexed", "asked"), SPLIT)
def test_both_splitters(text: str, indexed: list[str], asked: list[str] | None) -> None:
    from gouji_docs.search import SPLITTER, BilingualSearch  # noqa: PLC0415 - needs Sphinx

    assert BilingualSearch({}).split(text) == indexed
    node = shutil.which("node")
    if node is None:
        lacking("node is not installed")
    script = f"{SPLITTER}; console.log(JSON.stringify(splitQuery({json.dumps(text)})))"
    done = subprocess.run([str(node), "-e", script], capture_output=True, text=True, timeout=60, check=True)
    assert json.loads(done.stdout) == (indexed if asked is None else asked)


@pytest.mark.usefixtures("sphinx_there")
def test_numbers_alone_are_not_indexed_but_single_characters_are() -> None:
    from gouji_docs.search import BilingualSearch  # noqa: PLC0415 - needs Sphinx

    language = BilingualSearch({})
    assert not language.word_filter("216")
    assert language.word_filter("王")
    assert language.word_filter("may")
    assert language.stem("burned") == language.stem("burning") == "burn"
