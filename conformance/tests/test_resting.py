"""Word and rule cannot drift: a clause turned round is refused by the name of whatever rests on it."""

import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from gouji_conformance.checks.reference_code import near, reference_folder
from gouji_conformance.checks.resting import Thing, all_code, resting_problems, things
from gouji_conformance.cli import run
from gouji_conformance.commands import reread, spec
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.difference import marked
from gouji_spec.folder import law_folder
from gouji_spec.law import Law, law, read_law
from gouji_spec.questions import themes
from gouji_spec.reasons import reasons
from gouji_spec.rests import read_rests
from gouji_spec.stamp import stamp_file


@dataclass(frozen=True, slots=True)
class Turn:
    """A clause, what is put for what in its Chinese, and by name some of what rests on it."""

    clause: str
    old: str
    new: str
    rests: tuple[str, ...]

    @property
    def file(self) -> str:
        return f"outline/{int(self.clause[3:].partition('.')[0]):02}.toml"


TURNS = (
    Turn(
        "GJ-10.2.6",
        "不得烧牌",
        "可以烧牌",
        ("GJ-10.2.6-a", "burn_passed", "GQ-burn.1", "gouji.play.burn.why_not_at_all"),
    ),
    Turn("GJ-10.2.2", "先问出牌人一方，再问另一方", "先问另一方，再问出牌人一方", ("GJ-10.1.2-a",)),
    Turn("GJ-10.2.3", "下家", "上家", ("GJ-10.2.3-a", "gouji.play.burn.asked")),
    Turn("GJ-9.2", "J 四张", "J 三张", ("GJ-9.2-a", "gouji.table.gouji_sets.FEWEST")),
    Turn("GJ-3.1", "36 张", "35 张", ("GJ-3.1-a",)),
    Turn("GJ-20.2.1", "头科 4，二科 2", "头科 2，二科 4", ("GJ-20.2.1-a",)),
    Turn("GJ-14.1.1", "十张或不足十张", "九张或不足九张", ("GJ-14.1.1-a",)),
    Turn("GJ-12.1.1", "只有对头能让", "谁都能让", ("GJ-12.1.1-a",)),
    Turn("GJ-16.2.2", "只能烧", "也不能烧", ("GJ-16.2.2-a",)),
    Turn("GJ-8.1.1", "就不得收回", "还可以收回", ("GJ-8.1.1-a",)),
)


@cache
def all_things() -> tuple[Thing, ...]:
    return tuple(things(load_suite(), law(), reasons().values(), themes(), all_code()))


def turned(folder: Path, turn: Turn) -> Law:
    """Return the law with a clause turned round in a copy of it in *folder*, the English stamped beside it again."""
    for name in ("outline", "house", "rests"):
        shutil.copytree(law_folder() / name, folder / name)
    path = folder / turn.file
    text = path.read_text(encoding="utf-8")
    place = text.index(f'id = "{turn.clause}"')
    assert turn.old in text[place:].partition("\nen =")[0]
    path.write_text(text[:place] + text[place:].replace(turn.old, turn.new, 1), encoding="utf-8")
    stamp_file(path, {turn.clause})
    return read_law(folder)


def test_of_this_checkout_everything_has_been_read() -> None:
    assert not list(resting_problems(all_things(), read_rests(law_folder()), law()))


def test_no_two_things_have_one_name() -> None:
    names = [thing.name for thing in all_things()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: turn.clause)
def test_a_clause_turned_round_is_refused_by_name_of_what_rests_on_it(tmp_path: Path, turn: Turn) -> None:
    now = turned(tmp_path, turn)
    found = list(resting_problems(all_things(), read_rests(tmp_path), now))
    expected = {thing.name for thing in all_things() if turn.clause in thing.clauses}
    assert set(turn.rests) <= expected
    assert {problem.check for problem in found} == {"to-reread"}
    assert [problem.text.en for problem in found] == [
        f"{thing.name} was read beside other words of {turn.clause} than it has now: gouji spec reread {turn.clause}"
        for thing in all_things()
        if turn.clause in thing.clauses
    ]


def test_a_modality_turned_round_is_refused_too(tmp_path: Path) -> None:
    turn = Turn("GJ-10.2.6", "不得烧牌", "不得烧牌", ("GJ-10.2.6-a",))
    turned(tmp_path, turn)
    path = tmp_path / turn.file
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f'id = "{turn.clause}"\nmodality = "must"', f'id = "{turn.clause}"\nmodality = "may"'))
    found = list(resting_problems(all_things(), read_rests(tmp_path), read_law(tmp_path)))
    assert "burn_passed" in {problem.place for problem in found}


class TestCommands:
    """``gouji spec check`` and ``gouji spec reread`` on a copy of the law in which GJ-10.2.6 was turned round."""

    @pytest.fixture(autouse=True)
    def copy(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        now = turned(tmp_path, TURNS[0])
        for module in (spec, reread):
            monkeypatch.setattr(module, "law_folder", lambda: tmp_path)
            monkeypatch.setattr(module, "law", lambda: now)
        monkeypatch.setattr(spec, "problems", lambda *_: [])
        monkeypatch.setattr(spec, "false_scenarios", lambda *_: [])
        return tmp_path

    def said(self, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
        code = run(["spec", *words])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    def test_the_check_refuses_and_names_each(self, capsys: pytest.CaptureFixture[str]) -> None:
        code, text = self.said(capsys, "check", "--lang", "zh")
        assert code == 1
        line = "burn_passed 对读的是 GJ-10.2.6 改动之前的文字，须重新对读：gouji spec reread GJ-10.2.6 [to-reread]"
        assert f"spec/words/reasons.toml:burn_passed: {line}" in text.splitlines()

    def test_what_is_to_be_read_is_listed_by_clause(self, capsys: pytest.CaptureFixture[str]) -> None:
        count = sum("GJ-10.2.6" in thing.clauses for thing in all_things())
        line = f"GJ-10.2.6: {count} to be read again: gouji spec reread GJ-10.2.6\n"
        assert self.said(capsys, "reread") == (1, line)

    def test_words_before_and_now_stand_beside_what_rests_on_them(self, capsys: pytest.CaptureFixture[str]) -> None:
        code, text = self.said(capsys, "reread", "GJ-10.2.6", "--lang", "zh")
        assert code == 1
        assert "改前：must [[过牌]]不烧：本轮过了牌的人[-不得-]烧牌。" in text
        assert "现在：must [[过牌]]不烧：本轮过了牌的人{+可以+}烧牌。" in text
        assert "场景 GJ-10.2.6-a  features/10_burn.feature:" in text
        assert "    那么" in text, "the scenario in full"
        assert reasons()["burn_passed"].message.zh in text
        path = near(reference_folder() / "play" / "burn.py")
        assert f"函数 gouji.play.burn.why_not_at_all  {path}:" in text
        assert "  def why_not_at_all(" in text

    def test_what_is_confirmed_is_stamped_and_nothing_else(
        self, copy: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        before = {thing.name for thing in all_things() if "GJ-10.2.6" in thing.clauses}
        words = ("--confirm", "burn_passed", "--confirm", "GJ-10.2.6-a")
        code, text = self.said(capsys, "reread", "GJ-10.2.6", *words, "--lang", "en")
        assert (code, text) == (1, f"GJ-10.2.6: 2 stamped, {len(before) - 2} still to be read again\n")
        read = read_rests(copy)["GJ-10.2.6"]
        assert {name for name in before if "可以" in read[name]} == {"burn_passed", "GJ-10.2.6-a"}
        assert self.said(capsys, "reread", "GJ-10.2.6", "--all", "--lang", "en")[0] == 0
        assert self.said(capsys, "reread", "--lang", "en") == (0, "nothing is to be read again\n")
        code, text = self.said(capsys, "check", "--lang", "en")
        assert code == 0
        assert self.said(capsys, "reread", "GJ-10.2.6", "--lang", "en")[0] == 0

    def test_what_is_new_is_stamped_and_what_is_gone_dropped_and_nothing_stale_confirmed(
        self, copy: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = copy / "rests" / "09.toml"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace('"GJ-9.2-a"', '"GJ-9.2-zz"', 1), encoding="utf-8")
        _, told = self.said(capsys, "check", "--lang", "en")
        assert "GJ-9.2-a newly rests on GJ-9.2: once it is read beside it, gouji spec reread --new [never-read]" in told
        gone = "GJ-9.2-zz rests on this clause no longer: gouji spec reread --new [rests-no-longer]"
        assert f"spec/rests:GJ-9.2: {gone}" in told
        assert self.said(capsys, "reread", "--new", "--lang", "en") == (0, "newly stamped: 1; dropped: 1\n")
        assert path.read_text(encoding="utf-8") == text
        assert self.said(capsys, "reread")[0] == 1

    @pytest.mark.parametrize(
        ("words", "problem"),
        [
            (("GJ-10.2.99",), "GJ-10.2.99: no clause has this id; expected one such as GJ-10.2.6"),
            (("--all",), "--confirm, --all: expected the clause beside which it was read"),
            (("--new", "--all"), "--new: expected neither a clause nor --confirm nor --all beside it"),
            (("GJ-9.2", "--confirm", "x"), "--confirm x: nothing of this name is to be read again beside GJ-9.2"),
        ],
    )
    def test_misuse_is_told(self, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], problem: str) -> None:
        code, text = self.said(capsys, "reread", *words, "--lang", "en")
        assert code == 2
        assert problem in text


@pytest.mark.parametrize(
    ("before", "now", "found"),
    [
        ("甲乙丙", "甲乙丙", ("甲乙丙", "甲乙丙")),
        ("甲乙丙", "甲丙", ("甲[-乙-]丙", "甲丙")),
        ("one card", "two cards", ("[-one-] [-card-]", "{+two+} {+cards+}")),
        ("[[烧牌]]可", "[[过牌]]可", ("[-[[烧牌]]-]可", "{+[[过牌]]+}可")),
        ("10 张", "100 张", ("[-10-] 张", "{+100+} 张")),
    ],
)
def test_what_differs_is_marked_by_whole_words(before: str, now: str, found: tuple[str, str]) -> None:
    assert marked(before, now) == found
