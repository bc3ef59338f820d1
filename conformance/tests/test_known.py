"""Known failures: expected to fail as they are known to, and nothing else."""

from pathlib import Path

import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.reading import read_report
from gouji_conformance.runs.causes import cause_of
from gouji_conformance.runs.known import KnownFailure, held_against, known_under, read_known
from gouji_conformance.runs.verdicts import RowResult, Unmet, Unsupported
from gouji_conformance.speech.faults import UserError

NODE = ["--", "node", str(Path(__file__).parents[1] / "examples" / "node" / "engine.mjs")]
ROW = "GJ-9.2-a/two-aces"
AREA = ["--area", "sets", "--article", "9"]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def row(name: str = ROW, got: str | None = "true", **details: object) -> RowResult:
    unmet = (Unmet(0, 1, "gouji", "is", expected=False, got=got),)
    given = {"verdict": "fail", "unmet": unmet, **details}
    return RowResult(row=name, scenario="GJ-9.2-a", clauses=("GJ-9.2",), area="sets", digest="0" * 16, **given)  # type: ignore[arg-type]


def passing(name: str = ROW) -> RowResult:
    return row(name, verdict="pass", unmet=())


# The cause, the same in every language


@pytest.mark.parametrize(
    ("result", "cause"),
    [
        (row(), "gouji: true"),
        (row(got=None), "gouji: absent"),
        (row(unmet=(Unmet(0, 1, "a", "is", 1, "2"), Unmet(0, 1, "b", "is", 1, "3"))), "a: 2; b: 3"),
        (row(verdict="error", unmet=(), fault=FaultRecord("exited", {"code": 9, "log": "x"})), "exited code=9"),
        (row(verdict="timeout", unmet=(), fault=FaultRecord("timed_out", {"seconds": 10.0})), "timed_out"),
        (row(verdict="unsupported", unmet=(), unsupported=Unsupported("option", "a=b")), "option a=b"),
        (passing(), ""),
    ],
)
def test_a_cause_says_what_does_not_change_from_run_to_run(result: RowResult, cause: str) -> None:
    assert cause_of(result) == cause


# Held against what is known


@pytest.mark.parametrize(
    ("result", "entry", "part"),
    [
        (row(), KnownFailure(ROW, "r"), "as_known"),
        (row(), KnownFailure(ROW, "r", cause="gouji: true"), "as_known"),
        (row(), KnownFailure(ROW, "r", cause="gouji: absent"), "changed"),
        (row(), KnownFailure(ROW, "r", "timeout"), "changed"),
        (passing(), KnownFailure(ROW, "r"), "passing"),
        (row(), KnownFailure("GJ-9.2-a/one-ace", "r"), "new"),
    ],
)
def test_a_row_is_as_known_or_a_surprise(result: RowResult, entry: KnownFailure, part: str) -> None:
    found = held_against([result], [entry])

    assert getattr(found, part) == (result,)
    assert found.holds == (part == "as_known")


def test_a_row_that_passes_and_of_which_nothing_is_known_is_nothing() -> None:
    assert held_against([passing()], []) == held_against([], [])
    assert held_against([passing()], []).holds


def test_an_entry_is_for_the_profiles_it_names_and_the_rows_that_are_run() -> None:
    folk = KnownFailure(ROW, "r", profiles=("folk",))

    assert known_under([folk], "folk", {ROW}) == (folk,)
    assert known_under([folk], "outline", {ROW}) == ()
    assert known_under([KnownFailure(ROW, "r")], "outline", {ROW}) == (KnownFailure(ROW, "r"),)
    assert known_under([KnownFailure(ROW, "r")], "outline", set()) == ()


# The file

GOOD = f'[[known]]\nrow = "{ROW}"\nreason = "our house"\n'


def test_the_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    path.write_text(GOOD + 'cause = "gouji: true"\nverdict = "fail"\nprofiles = ["folk", "online"]\n', encoding="utf-8")

    assert read_known(path, {ROW}) == (KnownFailure(ROW, "our house", "fail", "gouji: true", ("folk", "online")),)


WRONG = {
    "known.not_toml": "known",
    "known.wrong": "[[known]]\nrow = 3\n",
    "known.no_row": GOOD.replace(ROW, "GJ-9.2-a/none"),
    "known.no_reason": GOOD.replace("our house", "  "),
    "known.no_profile": GOOD + 'profiles = ["house"]\n',
    "known.twice": GOOD + GOOD,
}


@pytest.mark.parametrize("key", WRONG)
def test_a_file_that_is_wrong_is_refused_with_the_entry(tmp_path: Path, key: str) -> None:
    path = tmp_path / "known.toml"
    path.write_text(WRONG[key], encoding="utf-8")

    with pytest.raises(UserError) as caught:
        read_known(path, {ROW})

    assert caught.value.key == key
    assert "{" not in caught.value.problem.en + caught.value.problem.zh


@pytest.mark.parametrize(
    "text", ["x = 1\n", "", GOOD + "why = 1\n", GOOD + 'verdict = "pass"\n', GOOD.replace("reason", "because")]
)
def test_keys_and_values_that_mean_nothing_are_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "known.toml"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(UserError, match=r"expected a table \[\[known\]\]"):
        read_known(path, {ROW})


def test_one_row_may_be_known_for_each_profile_apart(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    folk, online = (GOOD + f'profiles = ["{profile}"]\n' for profile in ("folk", "online"))
    path.write_text(folk + online, encoding="utf-8")

    assert len(read_known(path, {ROW})) == 2
    path.write_text(folk + GOOD, encoding="utf-8")
    with pytest.raises(UserError, match="entry 1 is of it too"):
        read_known(path, {ROW})


# In a run: an engine to which two queens are a gouji set


def certify(*arguments: str) -> int:
    return run(["certify", *AREA, *arguments, *NODE])


def report() -> Report:
    return read_report(Path(".gouji/report.jsonl"))


def write_known(rows: list[RowResult], **changed: str) -> None:
    entries = []
    for entry in rows:
        cause = changed.get("cause", cause_of(entry)).replace('"', '\\"')
        entries.append(f'[[known]]\nrow = "{entry.row}"\nreason = "queens count here"\ncause = "{cause}"\n')
    Path("known.toml").write_text("".join(entries), encoding="utf-8")


@pytest.fixture
def wrong(node: str, monkeypatch: pytest.MonkeyPatch) -> list[RowResult]:
    monkeypatch.setenv("GOUJI_NODE_FLIP", "queens")
    assert certify() == 1
    found = [row for row in report().rows if row.verdict != "pass"]
    assert found
    return found


def test_failures_that_are_known_do_not_fail_the_run_and_never_certify(
    wrong: list[RowResult], capfd: pytest.CaptureFixture[str]
) -> None:
    write_known(wrong)

    assert certify("--known-failures", "known.toml") == 0

    said = capfd.readouterr().out
    assert f"{wrong[0].row}  known: queens count here" in said
    assert f"known failures: {len(wrong)}. A run with known failures is no certificate." in said
    assert "Known failures were read from known.toml." in said
    kept = report()
    assert kept.header.known_file == "known.toml"
    assert len(kept.header.known) == len(wrong)
    assert not kept.footer.certified


def test_one_that_is_not_known_fails_it(wrong: list[RowResult], capfd: pytest.CaptureFixture[str]) -> None:
    write_known(wrong[1:])

    assert certify("--known-failures", "known.toml") == 1
    assert "newly failing: 1; not as known: 0" in capfd.readouterr().out


def test_one_that_fails_otherwise_fails_it(wrong: list[RowResult], capfd: pytest.CaptureFixture[str]) -> None:
    write_known(wrong, cause="gouji: absent")

    assert certify("--known-failures", "known.toml") == 1
    said = capfd.readouterr().out
    assert (
        f"✗ {wrong[0].row} does not pass in another way: known is fail gouji: absent; now it is fail gouji: true"
        in said
    )
    assert f"not as known: {len(wrong)}" in said


def test_one_that_passes_fails_it(
    wrong: list[RowResult], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write_known(wrong)
    monkeypatch.delenv("GOUJI_NODE_FLIP")

    assert certify("--known-failures", "known.toml") == 1
    said = capfd.readouterr().out
    assert f"✗ {wrong[0].row} passes now; take it out of known.toml" in said


def test_a_file_with_nothing_in_it_for_this_run_still_certifies_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    entry = f'[[known]]\nrow = "{ROW}"\nreason = "x"\nprofiles = ["folk"]\n'
    Path("known.toml").write_text(entry, encoding="utf-8")

    assert run(["certify", "reference", "--area", "sets", "--known-failures", "known.toml"]) == 0
    assert not report().footer.certified
    assert "no certificate" in capfd.readouterr().out


@pytest.mark.parametrize("content", [None, "x"])
def test_a_bad_file_is_misuse_before_any_engine_is_started(
    content: str | None, capfd: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        Path("known.toml").write_text(content, encoding="utf-8")

    assert certify("--known-failures", "known.toml") == 2
    assert len(capfd.readouterr().err.strip().splitlines()) == 1
    assert not Path(".gouji").exists()
