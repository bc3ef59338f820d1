"""What the page of the desk runs: the archive that it unpacks, by itself, rules as ``gouji judge`` does."""

import json
import random
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from absence import lacking

import gouji_docs
from gouji.lister import moves
from gouji.play import action
from gouji.play.judge import judge
from gouji.play.position import Position
from gouji.rules import rules_of
from gouji.table.cards import DECK, counts_of
from gouji.table.seats import SEATS
from gouji_conformance.cli import run
from gouji_conformance.commands.judge import judge as judge_command
from gouji_conformance.sentences.suite import load_suite
from gouji_docs.desk_links import address_of, question_of
from gouji_docs.desk_page import desk_html, pack, put_engine, pyodide_version
from gouji_rulings.desk import answer
from gouji_spec.ruleset import PROFILES, Ruleset

SCRIPTS = Path(gouji_docs.__file__).parent / "static" / "desk"
ASK = """
import sys
sys.path.insert(0, ".")
from gouji_rulings.desk import answer
for line in sys.stdin:
    print(answer(line))
"""


def positions(seed: int, many: int) -> Iterator[tuple[str, str]]:
    """Yield positions played by lot, the last act now and then out of turn, each with a profile."""
    chance = random.Random(seed)
    for _ in range(many):
        profile = chance.choice(PROFILES)
        rules = rules_of(Ruleset.of(profile))
        deck = [rank for rank, held in enumerate(DECK) for _ in range(held)]
        chance.shuffle(deck)
        hands = tuple(counts_of(deck.pop() for _ in range(chance.randint(4, 12))) for _ in SEATS)
        position = Position(hands, chance.choice(SEATS))
        state = position.start(rules)
        for _ in range(chance.randint(0, 15)):
            legal = moves.legal(state, rules)
            if not legal:
                break
            position = position.with_action(done := chance.choice(legal))
            state = judge(state, done, rules).state
        if chance.random() < 0.5:
            found = moves.legal(state, rules)
            if found:
                wrong = chance.choice(found)
                text = str(wrong).replace(f"P{wrong.seat}", f"P{chance.choice(SEATS)}", 1)
                yield f"{position}; {text}", profile
                continue
        yield str(position), profile


def hands(seed: int, many: int) -> Iterator[tuple[str, str]]:
    """Yield hands that are over, told by lot, each with a profile."""
    chance = random.Random(seed)
    for _ in range(many):
        opened = " ".join(f"P{seat}" for seat in SEATS if chance.random() < 0.5)
        parts = [" ".join(f"P{seat}" for seat in chance.sample(SEATS, 6)), f"opened {opened or '-'}"]
        if chance.random() < 0.3:
            parts.append(f"revolution P{chance.choice(SEATS)}")
        for kind, seat in zip(("seen", "blind"), chance.sample(SEATS, 2), strict=True):
            parts.append(f"{kind} P{seat}")
        parts += [f"{kind} P{one} P{other}" for kind in ("burn", "held") for one, other in [chance.sample(SEATS, 2)]]
        cards = "".join(chance.choice("BS2AK9") for _ in range(4))
        parts.append(f"drawn P{chance.choice(SEATS)}: {cards}")
        yield "; ".join([*parts, f"played {chance.randint(1, 5)}"]), chance.choice(PROFILES)


def by_the_archive(folder: Path, asked: list[tuple[str, str]], kind: str = "position") -> list[Any]:
    """Return what the archive answers, unpacked and run by a Python that finds nothing else."""
    pack(folder / "gouji.zip")
    with zipfile.ZipFile(folder / "gouji.zip") as archive:
        archive.extractall(folder)
    lines = "".join(json.dumps({kind: text, "ruleset": {"profile": profile}}) + "\n" for text, profile in asked)
    words = [sys.executable, "-I", "-S", "-c", ASK]
    done = subprocess.run(words, input=lines, cwd=folder, capture_output=True, text=True, timeout=300, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def by_the_command(capsys: pytest.CaptureFixture[str], text: str, profile: str) -> Any:
    *before, last = text.split("; ")
    position, action = ("; ".join(before), last) if last[0] == "P" else (text, None)
    judge_command(
        "en", position=position, action=action, profile=profile, ruleset=None, as_json=True, svg=None, slug=None
    )
    return json.loads(capsys.readouterr().out)


def held_against_the_command(folder: Path, capsys: pytest.CaptureFixture[str], seed: int, many: int) -> int:
    asked = list(positions(seed, many))
    refused = 0
    for (text, profile), told in zip(asked, by_the_archive(folder, asked), strict=True):
        assert told["ruling"] == by_the_command(capsys, text, profile), text
        refused += told["ruling"].get("accepted") is False
    return refused


def test_the_page_rules_as_the_command_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert held_against_the_command(tmp_path, capsys, 1, 12) > 2


IN_THE_BROWSER = """
const { ask } = await import("./engine.js");
const answers = [];
for (const question of QUESTIONS) answers.push(await ask(question));
return answers;
"""


@pytest.mark.usefixtures("browser_there")
def test_so_does_it_in_the_browser(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The scripts and the engine alone, without a page: what the page asks is asked of them."""
    from browser import watch  # noqa: PLC0415 - only this test needs one

    if not pyodide_version():
        lacking("Pyodide is not installed (make pyodide)")
    shutil.copytree(SCRIPTS, tmp_path, dirs_exist_ok=True)
    put_engine(tmp_path)
    asked = list(positions(3, 8))
    questions = [{"position": text, "ruleset": {"profile": profile}} for text, profile in asked]
    answers = watch(tmp_path, IN_THE_BROWSER.replace("QUESTIONS", json.dumps(questions)))

    for (text, profile), told in zip(asked, answers, strict=True):
        assert told["ruling"] == by_the_command(capsys, text, profile), text


@pytest.mark.soak
def test_it_does_on_three_hundred_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert held_against_the_command(tmp_path, capsys, 2, 300) > 30


def settled_against_the_commands(folder: Path, capsys: pytest.CaptureFixture[str], seed: int, many: int) -> int:
    asked, owed = list(hands(seed, many)), 0
    for (text, profile), told in zip(asked, by_the_archive(folder, asked, "hand"), strict=True):
        places, *more = text.split("; ")
        revolted = "; ".join([places, *(part for part in more if part.startswith("revolution"))])
        table = ["--profile", profile, "--json"]
        assert run(["score", revolted, *table]) == 0
        assert told["score"] == json.loads(capsys.readouterr().out)["hands"][0], text
        assert run(["tribute", text.rpartition("; ")[0], *table, "--played", text.rpartition(" ")[2]]) == 0
        shown = json.loads(capsys.readouterr().out)
        assert {**told["settled"], "ruleset": shown["ruleset"]} == shown, text
        owed += len(shown["dues"])
    return owed


def test_the_page_settles_a_hand_as_the_commands_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert settled_against_the_commands(tmp_path, capsys, 1, 12) > 12


@pytest.mark.soak
def test_it_does_on_three_hundred_hands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert settled_against_the_commands(tmp_path, capsys, 2, 300) > 300


def test_a_hand_played_to_its_end_can_be_settled() -> None:
    """P1 and P3 are out before; with P5 all of their side are, and the others follow in turn order from him."""
    text = "-/4/-/5/QQQ/6; lead P5; out P1 P3; P5 play QQQ"
    found = json.loads(answer(json.dumps({"position": text, "ruleset": {"profile": "outline"}})))

    assert found["hand"] == "P1 P3 P5 P6 P2 P4", "this table plays no points"
    settled = json.loads(answer(json.dumps({"hand": found["hand"], "ruleset": {"profile": "outline"}})))
    assert settled["score"] == {"places": [1, 3, 5, 6, 2, 4], "odd": 12, "even": 0, "sweep": True}
    assert settled["told"]["order"] == [1, 3, 5, 6, 2, 4]


def test_the_same_book_is_packed_the_same(tmp_path: Path) -> None:
    for name in ("one", "other"):
        pack(tmp_path / name)

    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_without_python_for_the_browser_the_page_says_so() -> None:
    page = desk_html("")

    assert "这份规则书制作时没有带上网页里的裁定引擎" in page
    assert "built without the engine" in page
    assert "data-built" not in page
    assert "data-built" in desk_html("1.2.3")


@pytest.mark.parametrize(
    ("scenario", "question"),
    [
        ("GJ-10.2.6-a", True),
        ("GJ-8.3.2-a", True),
        ("GJ-20.1-a", False),
    ],
)
def test_which_rows_the_desk_can_open(scenario: str, question: bool) -> None:
    found = load_suite().scenario(scenario)
    assert found is not None
    plan = load_suite().plan(found, found.rows[0], Ruleset.of("outline"))

    assert (question_of(plan) is not None) == question


def test_the_address_has_the_rules_and_the_position() -> None:
    found = load_suite().scenario("GJ-9.2-a")
    assert found is not None
    plan = load_suite().plan(found, found.rows[0], Ruleset.of("outline", cover="automatic"))

    assert address_of(plan.ruleset, "99/T/4/5/6/7; lead P1; P1 play 99") == (
        "#t=outline&o=cover:automatic&p=99/T/4/5/6/7~lead+P1~P1+play+99"
    )


def test_a_ruleset_file_is_read_as_the_command_reads_it() -> None:
    good = answer(json.dumps({"rules": 'profile = "folk"\n[options]\ncover = "automatic"\n'}))
    wrong = answer(json.dumps({"rules": 'profile = "folk"\n[options]\ncover = "never"\n'}))
    no_file = answer(json.dumps({"rules": "profile = "}))

    assert json.loads(good) == {"ruleset": {"profile": "folk", "options": {"cover": "automatic"}}}
    assert json.loads(wrong)["error"]["en"].startswith("options.cover: ")
    assert json.loads(no_file)["error"]["zh"]


def test_a_position_as_people_write_it_is_read_for_the_page() -> None:
    good = answer(json.dumps({"read": "99 3/10 10/4/5/6/7\n甲首发；甲 出牌 ９９"}))
    wrong = answer(json.dumps({"read": "99/5/4/5/6/7；甲首发；甲 飞 9"}))

    assert json.loads(good) == {"position": "993/TT/4/5/6/7; lead P1; P1 play 99"}
    assert json.loads(wrong)["error"]["part"] == 3


def test_what_cannot_be_ruled_on_is_told_in_both_languages() -> None:
    refused = answer(json.dumps({"position": "99 3/TT/4/5/6/7; lead P1; P1 play 99; P3 play TT; P2 pass"}))
    unknown = answer(json.dumps({"position": "9/T/4/5/6/7; lead P1", "ruleset": {"profile": "none"}}))

    error = json.loads(refused)["error"]
    assert error["part"] == 4
    no_hand = json.loads(answer(json.dumps({"hand": "P1 P2"})))
    assert no_hand["error"]["zh"].startswith("一局 'P1 P2'：应为六个座位")
    assert error["en"].startswith("It is not your turn")
    assert error["zh"].startswith("没有轮到你")
    assert json.loads(unknown)["error"]["part"] == 0


def test_the_page_knows_the_verbs_that_the_engine_knows() -> None:
    """Which buttons there are, and which of them take cards, stands in the page: it is drawn before any engine is."""
    listed = {
        name: tuple(json.loads(found))
        for file, name in (("page.js", "VERBS"), ("position.js", "WITH_CARDS"))
        for found in re.findall(rf"const {name} = (\[.*?\]);", (SCRIPTS / file).read_text(encoding="utf-8"))
    }

    assert set(listed["VERBS"]) == set(action.VERBS)
    assert set(listed["WITH_CARDS"]) == set(action.WITH_CARDS)
