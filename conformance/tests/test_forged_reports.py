"""Reports that somebody has edited: each is refused in one line that says what is wrong, in both languages.

The edits begin with a report that was earned (the reference's, area score) and one that was not (an engine that counts
cards, a clause of area sets), both written by a run.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gouji_conformance.cli import run
from gouji_conformance.reports.reading import read_begun, read_report
from gouji_conformance.sentences.selection import article_of, digest_of_rows
from gouji_conformance.speech.faults import UserError

FAKES = Path(__file__).parent / "fakes"
HAN = re.compile(r"[\u4e00-\u9fff]")

Lines = list[dict[str, Any]]
Forge = Callable[[Lines], None]


@pytest.fixture(scope="module")
def earned(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    folder = tmp_path_factory.mktemp("earned")
    assert run(["certify", "reference", "--area", "score", "--report", str(folder)]) == 0
    return lines_of(folder)


@pytest.fixture(scope="module")
def failed(tmp_path_factory: pytest.TempPathFactory) -> Lines:
    folder = tmp_path_factory.mktemp("failed")
    engine = [sys.executable, "-S", str(FAKES / "honest.py")]
    assert run(["certify", "--area", "sets", "--report", str(folder), "--", *engine]) == 1
    return lines_of(folder)


def lines_of(folder: Path) -> Lines:
    """Return the lines of a report, those of fresh questions after those of rows."""
    header, *rows, footer = map(msgspec.json.decode, (folder / "report.jsonl").read_bytes().splitlines())
    return [header, *sorted(rows, key=is_fresh), footer]


def is_fresh(line: dict[str, Any]) -> bool:
    return line["type"] == "row" and bool(line.get("fresh", False))


def sets(line: int, **values: Any) -> Forge:
    """Return the edit that sets fields of a line; one that is UNSET is taken away."""

    def forge(lines: Lines) -> None:
        for name, value in values.items():
            lines[line][name] = value
            if value is msgspec.UNSET:
                del lines[line][name]

    return forge


def refitted(forge: Forge) -> Forge:
    """Return *forge* with the numbers and digests of the report made to fit again, as a careful forger would."""

    def careful(lines: Lines) -> None:
        forge(lines)
        header, *judged, footer = lines
        rows = [line for line in judged if not is_fresh(line)]
        header["rows"] = len(rows)
        header["manifest"] = digest_of_rows((row["row"], row["digest"]) for row in rows)
        if "unjudged" not in header:
            header["judged"] = header["manifest"]
        header["floors"] = fitted(header["floors"], rows)
        counts: dict[str, int] = {}
        for row in rows:
            counts[row["verdict"]] = counts.get(row["verdict"], 0) + 1
        footer["counts"] = counts
        fresh = [line for line in judged if is_fresh(line)]
        header["fresh"] = dict(Counter(line["area"] for line in fresh))
        footer["fresh"] = dict(Counter(line["verdict"] for line in fresh))

    return careful


def fitted(floors: Lines, rows: Lines) -> Lines:
    """Return *floors* with as many rows as there are."""
    counted = Counter((row["area"], article) for row in rows for article in ("", article_of(row["clauses"][0])))
    before = {(floor["area"], floor["article"]): floor for floor in floors}
    none = {"passed": 0, "stub": "echo"}
    return [
        {**before.get(key, none), "area": key[0], "article": key[1], "rows": counted[key]}
        for key in dict.fromkeys((*before, *counted))
        if counted[key]
    ]


def every_row_passes(lines: Lines) -> None:
    for row in lines[1:-1]:
        row["verdict"] = "pass"
        for name in ("unmet", "unsupported", "fault"):
            row.pop(name, None)
    lines[-1] |= {"certified": True}


def drops_a_row(lines: Lines) -> None:
    del lines[3]


def invents_a_row(lines: Lines) -> None:
    lines.insert(3, {**lines[3], "row": "GJ-20.1-zz", "scenario": "GJ-20.1-zz", "clauses": ["GJ-20.1"]})


def row_of_another_area(lines: Lines) -> None:
    lines[3]["area"] = "sets"


def first(lines: Lines, verdict: str) -> dict[str, Any]:
    return next(line for line in lines if line.get("verdict") == verdict)


def floor(number: int, **values: Any) -> Forge:
    """Return the edit that sets fields of a floor; the first is that of the whole area."""

    def forge(lines: Lines) -> None:
        lines[0]["floors"][number].update(values)

    return forge


def of_first(found: str, **values: Any) -> Forge:
    """Return the edit that sets fields of the first row whose verdict was *found*."""

    def forge(lines: Lines) -> None:
        first(lines, found).update(values)

    return forge


def unmet(**values: Any) -> Forge:
    """Return the edit that sets fields of the first expectation that was not met."""

    def forge(lines: Lines) -> None:
        first(lines, "fail")["unmet"][0].update(values)

    return forge


def faulty(**fault: Any) -> Forge:
    """Return the edit by which a row that failed is one at which the engine broke."""

    def forge(lines: Lines) -> None:
        row = first(lines, "fail")
        del row["unmet"]
        row.update(verdict="error", fault={"kind": "exited", "values": {"code": 1}, **fault})

    return refitted(forge)


def engine_claims(**values: Any) -> Forge:
    def forge(lines: Lines) -> None:
        lines[0]["engine"].update(values)

    return forge


def both(*forges: Forge) -> Forge:
    def forge(lines: Lines) -> None:
        for one in forges:
            one(lines)

    return forge


def drops_fresh(lines: Lines) -> None:
    lines[:] = [line for line in lines if not is_fresh(line)]


def drops_the_last(lines: Lines) -> None:
    del lines[-2]


def without_fresh(forge: Forge) -> Forge:
    """Return *forge* on a report that says that no fresh questions were to be asked."""

    def plain(lines: Lines) -> None:
        drops_fresh(lines)
        del lines[0]["fresh"], lines[-1]["fresh"]
        forge(lines)

    return plain


DIGEST = "0123456789abcdef"
EARNED: dict[str, tuple[Forge, str]] = {
    "another format": (sets(0, format=99), "format: expected 3"),
    "no format": (sets(0, format=msgspec.UNSET), "format: expected 3"),
    "a format in words": (sets(0, format="two"), "format: expected 3"),
    "no suite": (sets(0, suite=""), "suite: expected the version"),
    "another suite": (sets(0, suite="9.9.9"), "suite: expected 0.1.0"),
    "an unknown profile": (sets(0, profile="chess"), "profile: expected one of outline"),
    "another profile": (sets(0, profile="online"), "expected"),
    "an unknown option": (sets(0, options={"chess": "yes"}), "options: expected"),
    "an option as the profile has it": (sets(0, options={"joker_exchange": "none"}), "only options in which"),
    "options that contradict each other": (sets(0, options={"hold_three": "yes"}), "options: expected"),
    "an area more": (sets(0, areas=["play", "score"], not_selected=["sets"]), "areas: expected the areas of the rows"),
    "an area of two kinds": (sets(0, areas=["play", "score"]), "not_selected: expected each area once"),
    "an unknown area": (sets(0, areas=["score", "chess"]), "areas: expected one of"),
    "an area twice": (sets(0, areas=["score", "score"]), "areas: expected each area once"),
    "no area": (sets(0, areas=[]), "areas: expected"),
    "areas left out kept quiet": (sets(0, not_selected=msgspec.UNSET), "not_selected: expected"),
    "areas not claimed that are": (sets(0, not_claimed=["play"], not_selected=["sets"]), "does not claim"),
    "areas not selected that are not claimed": (engine_claims(areas=["score"]), "the engine claims"),
    "another manifest": (sets(0, manifest=DIGEST, judged=DIGEST), "the digest of the rows"),
    "no manifest": (sets(0, manifest=""), "sixteen hexadecimal digits"),
    "another digest of what was judged": (sets(0, judged=DIGEST), "judged: expected the manifest"),
    "an unknown claim unjudged": (sets(0, unjudged={"\x1b[2J": 3}, judged=DIGEST), "unjudged: expected explains"),
    "something unjudged that was judged": (sets(0, unjudged={"explains": 3}, judged=DIGEST), "judged: expected"),
    "a claim unproven that obeys": (sets(0, unproven=["\x1b[2J"]), "unproven: expected explains"),
    "a claim unproven that is proven": (sets(0, unproven=["explains"]), "unproven: expected"),
    "a floor lowered": (floor(0, passed=0), "floors: expected"),
    "a floor below nothing": (floor(0, passed=-1), "floors: expected between 0 and"),
    "a floor above its rows": (floor(0, passed=10**6), "floors: expected between 0 and"),
    "a floor of other rows": (floor(0, rows=99), "floors: expected a floor for each area"),
    "a floor left out": (lambda lines: lines[0]["floors"].pop(), "floors: expected a floor for each area"),
    "a floor twice": (lambda lines: lines[0]["floors"].append(lines[0]["floors"][0]), "floors: expected a floor for"),
    "no floors": (sets(0, floors=msgspec.UNSET), "floors: expected a floor for each area"),
    "a stub nobody knows": (floor(0, stub="\x1b[2J"), "floors: expected one of constant"),
    "thin for no reason": (floor(0, thin="dull"), "floors: expected one of"),
    "thin where it is not": (floor(0, thin="few"), "floors: expected few, as for every area with fewer"),
    "one-sided where it is not": (floor(0, thin="one_sided"), "certified: expected false"),
    "an article that is thin": (floor(1, thin="one_sided"), "floors: expected nothing"),
    "rows of another number": (sets(0, rows=3), "rows: expected"),
    "no rows": (sets(0, rows=0), "rows: expected 1 or more"),
    "no time": (sets(0, started="yesterday"), "started: expected a moment"),
    "a time without a zone": (sets(0, started="2026-01-01T00:00:00"), "started: expected a moment"),
    "an end before its beginning": (sets(-1, finished="2001-01-01T00:00:00+00:00"), "a moment after"),
    "no time limit": (sets(0, timeout=0), "timeout: expected"),
    "no engines at once": (sets(0, jobs=0), "jobs: expected"),
    "an engine that never spoke": (sets(0, engine=msgspec.UNSET), "engine: expected"),
    "an engine that spoke and did not start": (sets(0, fault={"kind": "exited", "values": {"code": 1}}), "engine: exp"),
    "a selection": (sets(0, selection={"article": ["20"]}), "fresh: expected none where rows are selected"),
    "a selection without fresh questions": (without_fresh(sets(0, selection={"article": ["20"]})), "expected false"),
    "a selection of some other kind": (sets(0, selection={"luck": ["20"]}), "selection: expected one of"),
    "a selection of no id": (sets(0, selection={"article": ["\x1b[2J"]}), "selection: expected an id"),
    "known failures": (sets(0, known_file="known.toml"), "fresh: expected none where"),
    "known failures without fresh questions": (without_fresh(sets(0, known_file="known.toml")), "expected false"),
    "no fresh questions": (without_fresh(lambda _lines: None), "certified: expected false"),
    "fresh questions of nothing": (refitted(drops_fresh), "fresh: expected"),
    "a fresh question dropped": (drops_the_last, "fresh: expected the number of fresh questions"),
    "a fresh question dropped with care": (refitted(drops_the_last), "fresh: expected"),
    "a fresh question that asks something else": (sets(-2, digest=DIGEST), "what the seed makes of fresh-"),
    "a fresh question of another seed": (sets(0, seed=1), "digest: expected what the seed makes of fresh-score"),
    "a fresh question of another area": (sets(-2, scenario="fresh-sets"), "row: expected"),
    "a fresh question of no number": (sets(-2, row="fresh-score/one"), "row: expected"),
    "a fresh question called a row": (sets(-2, fresh=False), "scenario: expected an id"),
    "a row called a fresh question": (sets(3, fresh=True), "row: expected"),
    "a fresh question that failed": (
        refitted(sets(-2, verdict="unsupported", unsupported={"why": "method", "what": "match/score"})),
        "certified: expected false",
    ),
    "fresh questions of an area not judged": (sets(0, fresh={"sets": 100}), "fresh: expected one of score"),
    "fresh questions less than one": (sets(0, fresh={"score": 0}), "fresh.score: expected 1 or more"),
    "fresh verdicts that differ": (sets(-1, fresh={"pass": 1}), "fresh: expected pass 100"),
    "known failures of no file": (sets(0, known=[{"row": "GJ-20.1-a", "reason": "x"}]), "known: expected none"),
    "a row dropped": (drops_a_row, "rows: expected"),
    "a row dropped with care": (refitted(drops_a_row), "expected every row of the areas"),
    "a row invented": (invents_a_row, "rows: expected"),
    "a row invented with care": (refitted(invents_a_row), "expected every row of the areas"),
    "a row that asks something else": (refitted(sets(3, digest=DIGEST)), "digest: expected"),
    "a row of no digest": (sets(3, digest="none"), "digest: expected sixteen"),
    "a row of another area": (row_of_another_area, "area: expected one of score"),
    "a row of another scenario": (sets(3, row="GJ-9.2-a"), "row: expected a row of"),
    "a scenario that obeys": (sets(3, row="\x1b[2J", scenario="\x1b[2J"), "scenario: expected an id"),
    "a row of another clause": (sets(3, clauses=["GJ-9.2"]), "the scenario's own clause first"),
    "a row of a clause more": (refitted(lambda lines: lines[3]["clauses"].append("GJ-9.9")), "clauses: expected"),
    "a row of other options": (refitted(sets(3, options={"cover": "explicit"})), "options: expected"),
    "a row earlier than the one before": (sets(3, seconds=-1.0), "seconds: expected 0 or more"),
    "a pass with a failure in it": (
        sets(3, unmet=[{"operation": 0, "step": 1, "path": "odd", "test": "is", "expected": 1}]),
        "verdict: expected pass with these and no others: –",
    ),
    "a pass with a reason not to be": (sets(3, unsupported={"why": "area"}), "verdict: expected pass"),
    "a pass that is owed": (sets(3, owed=True), "owed: expected false"),
    "a declaration that was played": (refitted(sets(3, verdict="declared")), "the area score can have"),
    "a fail without its reason": (refitted(sets(3, verdict="fail")), "verdict: expected fail with"),
    "a pass of what the engine does not claim": (engine_claims(profiles=["folk"]), "by what the engine claims"),
    "counts that differ": (sets(-1, counts={"pass": 1}), "counts: expected pass"),
    "counts of an unknown verdict": (sets(-1, counts={"won": 1}), "counts: expected one of"),
    "an unknown ending": (sets(-1, ending="glory"), "ending: expected one of"),
    "an ending that the rows do not bear out": (sets(-1, ending="keeps_failing"), "ending: expected an ending of rows"),
    "an ending of one that did not start": (sets(-1, ending="not_started"), "ending: expected not_started exactly"),
    "a negative time": (sets(-1, seconds=-1.0), "seconds: expected 0"),
    "more taken up than there were": (sets(-1, resumed=10_000), "resumed: expected"),
    "less than was earned": (sets(-1, certified=False), "certified: expected true"),
}  # fmt: skip
FAILED: dict[str, tuple[Forge, str]] = {
    "certified in the footer": (sets(-1, certified=True), "certified: expected false: it was not earned"),
    "every verdict a pass": (every_row_passes, "counts: expected pass"),
    "an expectation of no test": (unmet(test="equals"), "unmet: expected one of is"),
    "an expectation that was not asked": (unmet(path="luck"), "unmet: expected an expectation"),
    "an expectation of no operation": (unmet(operation=99), "unmet: expected an expectation"),
    "an expectation before the first": (unmet(operation=-1), "unmet: expected 0 or more"),
    "an expected value that is another": (unmet(expected="luck"), "unmet: expected an expectation"),
    "a fault of no kind": (faulty(kind="fate"), "fault: expected one of not_started"),
    "a fault without its values": (faulty(values={}), "fault: expected the values"),
    "a fault whose cause is none": (faulty(kind="keeps_failing", values={"faults": 5, "cause": 7}), "the values"),
    "a fault of no operation": (faulty(operation=99), "fault: expected an operation"),
    "a fault that came again somehow": (faulty(again="sometimes"), "fault: expected one of every_time"),
    "an error that is a timeout": (faulty(kind="timed_out", values={"seconds": 1}), "fault: expected a fault"),
    "unsupported for no reason": (
        refitted(both(of_first("fail", verdict="unsupported", unsupported={"why": "mood"}),
                      lambda lines: first(lines, "unsupported").pop("unmet", None))),
        "expected",
    ),
}  # fmt: skip


def forged(lines: Lines, forge: Forge, path: Path) -> Path:
    copy: Lines = msgspec.json.decode(msgspec.json.encode(lines))
    forge(copy)
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in copy))
    return path


def refused(path: Path, fragment: str, capsys: pytest.CaptureFixture[str]) -> None:
    """See that nobody shows, draws or counts the report in *path*, and that what is wrong is said in one line."""
    for command in ("show", "html", "badge"):
        for language in ("en", "zh"):
            capsys.readouterr()
            assert run(["--lang", language, "report", command, str(path)]) == 2
            out, said = capsys.readouterr()
            assert out == ""
            assert len(said.splitlines()) == 1
            assert "\x1b" not in said
            assert fragment in said if language == "en" else HAN.search(said)
    assert {found.name for found in path.parent.iterdir()} == {path.name}


@pytest.mark.parametrize("name", EARNED)
def test_an_edit_of_a_report_that_was_earned_is_refused(
    name: str, earned: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forge, fragment = EARNED[name]
    refused(forged(earned, forge, tmp_path / "report.jsonl"), fragment, capsys)


@pytest.mark.parametrize("name", FAILED)
def test_an_edit_of_a_report_that_was_not_is_refused(
    name: str, failed: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    forge, fragment = FAILED[name]
    refused(forged(failed, forge, tmp_path / "report.jsonl"), fragment, capsys)


def test_there_are_many_kinds_of_them() -> None:
    assert len(EARNED) + len(FAILED) >= 40


def test_what_nobody_has_edited_is_shown(
    earned: Lines, failed: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for lines, code in ((earned, 0), (failed, 1)):
        assert run(["report", "show", str(forged(lines, lambda _: None, tmp_path / "report.jsonl"))]) == code


# Bytes


def bytes_of(lines: Lines) -> Iterator[tuple[str, bytes]]:
    written = [msgspec.json.encode(line) for line in lines]
    whole = b"\n".join(written) + b"\n"
    yield "stands twice", whole.replace(b'"certified":true', b'"certified":false,"certified":true')
    yield "stands twice", whole.replace(b'"verdict":"pass"', b'"verdict":"fail","verdict":"pass"', 1)
    yield "expected a header, row or footer", whole + b"{}\n"
    yield "expected a header, row or footer", whole.replace(b"\n", b"\n\n", 1)
    yield "expected a row", b"\n".join([written[0], *written]) + b"\n"
    yield "expected a footer", whole + written[1] + b"\n"
    yield "is there twice", b"\n".join([*written[:2], *written[1:]]) + b"\n"
    yield "at most", whole.replace(b'"type":"row"', b'"type":"row","more":"' + b"x" * (5 << 20) + b'"', 1)
    yield "expected a header, row or footer", whole.replace(b"\n", b"\r", 1)
    yield "expected the header", whole[whole.index(b"\n") + 1 :]
    yield "expected the header", b""
    yield "expected a header, row or footer", b"\xff" + whole


@pytest.mark.parametrize("number", range(12))
def test_lines_that_are_none_are_refused(
    number: int, earned: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fragment, written = list(bytes_of(earned))[number]
    path = tmp_path / "report.jsonl"
    path.write_bytes(written)

    refused(path, fragment, capsys)


# A run that is gone on with


@pytest.mark.parametrize("name", ["a row of no digest", "no manifest", "a pass with a failure in it"])
def test_what_contradicts_itself_is_not_gone_on_with(name: str, earned: Lines, tmp_path: Path) -> None:
    path = forged(earned, EARNED[name][0], tmp_path / "report.jsonl")
    begun = path.read_bytes().splitlines(keepends=True)[:-1]
    path.write_bytes(b"".join(begun))

    with pytest.raises(UserError, match="expected"):
        read_begun(path)


def test_of_two_certificates_that_differ_in_what_was_judged_the_digests_differ(tmp_path: Path) -> None:
    """An engine that gives no reasons passes the same rows as one that does, and not the same certificate."""
    for name in ("nothing", "explains_nothing"):
        engine = ["--", sys.executable, str(FAKES / "altered.py"), name]
        assert run(["certify", "--area", "sets", "--report", str(tmp_path / name), *engine]) == 0
    plain, quiet = (read_report(tmp_path / name / "report.jsonl").header for name in ("nothing", "explains_nothing"))

    assert plain.manifest == quiet.manifest == plain.judged != quiet.judged
    assert plain.unjudged == {}
    assert list(quiet.unjudged) == ["explains"]
    assert quiet.unjudged["explains"] > 10
