"""Certificates that somebody has changed: each is refused in one line that says what is wrong, in both languages."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from certified import HAN, NOW, statement_of

from gouji_conformance.certificates.checking import first_doubt
from gouji_conformance.certificates.files import claim_bytes, read_certificate
from gouji_conformance.certificates.refusal import Refused
from gouji_conformance.certificates.statement import Statement
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.messages import message

Plain = dict[str, Any]
Forge = Callable[[Plain], None]


@pytest.fixture(scope="module")
def statement(earned: Path) -> Statement:
    return statement_of(earned)


def predicate(**values: Any) -> Forge:
    """Return the edit that sets members of the predicate."""
    return lambda plain: plain["predicate"].update(values)


def rung(**values: Any) -> Forge:
    """Return the edit that sets members of the first rung."""
    return lambda plain: plain["predicate"]["rungs"][0].update(values)


def days(number: int) -> str:
    return (NOW + timedelta(days=number)).isoformat(timespec="seconds")


def one_fails(plain: Plain) -> None:
    counts = plain["predicate"]["rungs"][0]["counts"]
    counts.update({"pass": counts["pass"] - 1, "fail": 1})


def one_fails_and_it_is_said(plain: Plain) -> None:
    one_fails(plain)
    rung(stands=False)(plain)


def nothing_passed(plain: Plain) -> None:
    for entry in plain["predicate"]["rungs"]:
        entry.update(counts={"fail": entry["counts"]["pass"]}, stands=False)
    predicate(certified=[])(plain)


def unsupported(**reason: str) -> Forge:
    def forge(plain: Plain) -> None:
        counts = plain["predicate"]["rungs"][0]["counts"]
        counts.update({"pass": counts["pass"] - 1, "unsupported": 1})
        rung(stands=False, **({"unsupported": [reason]} if reason else {}))(plain)
        predicate(certified=[])(plain)

    return forge


def excuses(row: str, *, among: bool = True) -> Forge:
    def forge(plain: Plain) -> None:
        one_fails_and_it_is_said(plain)
        rung(excused=[row])(plain)
        predicate(certified=[], excused=[{"row": row, "reason": "soon"}] if among else [])(plain)

    return forge


def drops_a_rung(plain: Plain) -> None:
    del plain["predicate"]["rungs"][0]


def engine(**values: Any) -> Forge:
    """Return the edit that sets who the engine says it is."""

    def forge(plain: Plain) -> None:
        plain["predicate"]["engine"]["engine"].update(values)

    return forge


def envelope(kind: bytes, payload: bytes = b"e30=", signatures: bytes = b"[]") -> Callable[[bytes], bytes]:
    return lambda _: b'{"payload":"%b","payloadType":"%b","signatures":%b}\n' % (payload, kind, signatures)


FORGED: dict[str, tuple[Forge, str]] = {
    "expired": (predicate(issued=days(-9), expires=days(-1)), "expires: expected a moment after now"),
    "of tomorrow": (predicate(issued=days(1), expires=days(2)), "issued: expected a moment not after now"),
    "an end before its beginning": (predicate(expires=days(-20)), "expires: expected a moment after"),
    "no date": (predicate(issued="yesterday"), "issued: expected a moment"),
    "a date without a zone": (predicate(expires="2099-01-01T00:00:00"), "expires: expected a moment"),
    "a manifest that nobody knows": (predicate(manifest="0123456789abcdef"), "a manifest that this suite knows"),
    "another digest of what was judged": (predicate(judged="0123456789abcdef"), "judged: expected"),
    "another number of rows": (predicate(rows=3), "rows: expected"),
    "an unknown profile": (predicate(profile="chess"), "profile: expected one of"),
    "another profile": (predicate(profile="room"), "expected a manifest that this suite knows"),
    "an unknown option": (predicate(options={"chess": "yes"}), "options: expected"),
    "an option as the profile has it": (predicate(options={"joker_exchange": "none"}), "options: expected"),
    "an unknown area": (predicate(areas=["chess"]), "areas: expected one of"),
    "no area": (predicate(areas=[]), "areas: expected one of"),
    "an area more": (predicate(areas=["score", "sets"]), "expected a manifest that this suite knows"),
    "an area left out and kept quiet": (predicate(not_selected=[]), "not_selected: expected"),
    "areas not claimed that are": (predicate(not_claimed=["sets"]), "not_claimed: expected"),
    "something unjudged that was judged": (predicate(unjudged={"explains": 3}), "unjudged: expected"),
    "a declaration more": (predicate(declared=["GJ-9.2"]), "declared: expected"),
    "a declaration not made": (predicate(not_declared=["GJ-1.1"]), "not_declared: expected"),
    "a certified area with a failed row": (one_fails, "expected that it does not stand"),
    "a certified area with a fallen article": (one_fails_and_it_is_said, "certified: expected the areas"),
    "an area more certified": (predicate(certified=["score", "sets"]), "certified: expected the areas"),
    "less certified than stands": (predicate(certified=[]), "certified: expected the areas"),
    "an article that stands and is said not to": (rung(stands=False), "expected that it stands"),
    "nothing that stands": (nothing_passed, "rungs: expected one that stands"),
    "an article dropped": (drops_a_rung, "rungs: expected each of"),
    "an article twice": (lambda plain: plain["predicate"]["rungs"].append(plain["predicate"]["rungs"][0]), "rungs: "),
    "no articles": (predicate(rungs=[]), "rungs: expected each of"),
    "an unknown article": (rung(article="99"), "rungs: expected each of"),
    "an invented part": (rung(part="luck", article=""), "rungs: expected each of"),
    "an article without rows": (rung(counts={}), "expected"),
    "an article of fewer rows": (rung(counts={"pass": 1}), "rows; found 1"),
    "a count of none": (rung(counts={"pass": 0}), "expected a known verdict"),
    "a count below none": (rung(counts={"pass": 99, "fail": -1}), "expected a known verdict"),
    "a count of an unknown verdict": (rung(counts={"won": 9}), "expected a known verdict"),
    "a verdict of what is never played": (rung(counts={"declared": 14}), "rows of the verdict"),
    "unsupported for no reason": (unsupported(), "expected the reasons that follow"),
    "unsupported for a reason that its claims do not give": (unsupported(why="area", what="score"), "the reasons that"),
    "reasons without a row": (rung(unsupported=[{"why": "method", "what": "x"}]), "expected the reasons that follow"),
    "an excuse for a row of another article": (excuses("GJ-9.2-a"), "expected rows of this article"),
    "an excuse without its reason": (excuses("GJ-20.3-a/second-to-fourth", among=False), "among those with a reason"),
    "an excuse that no article has": (predicate(excused=[{"row": "GJ-20.1-a", "reason": "x"}]), "excused: expected"),
    "no subject": (lambda plain: plain.update(subject=[]), "subject: expected one subject"),
    "pinned by nothing": (predicate(subjects="pinned"), "subjects: expected pinned with files"),
    "pinned somehow": (predicate(subjects="firmly"), "subjects: expected one of pinned"),
    "a file pinned and not said": (
        lambda plain: plain.update(subject=[{"name": "a.js", "digest": {"sha256": "0" * 64}}]),
        "subjects: expected pinned with files",
    ),
    "a subject of no digest": (lambda plain: plain["subject"][0].update(digest={}), "subject: expected a SHA-256"),
    "a subject twice": (lambda plain: plain["subject"].append(plain["subject"][0]), "subject: expected each name once"),
    "another handshake": (engine(name="other"), "subjects: expected pinned with files"),
    "fresh questions of an area not judged": (predicate(fresh={"sets": {"pass": 9}}), "fresh: expected a number"),
    "fewer fresh questions than the seed makes": (predicate(fresh={"score": {"pass": 99}}), "fresh: expected {'score'"),
    "no fresh questions": (predicate(fresh={}), "fresh: expected {'score'"),
    "fewer fresh questions than none": (predicate(fresh={"score": {"pass": -1}}), "fresh: expected a number"),
    "a certified area with a failed fresh question": (
        predicate(fresh={"score": {"pass": 99, "fail": 1}}), "certified: expected the areas"),
    "an article that stands on a failed fresh question": (rung(fresh={"fail": 1}), "expected that it does not stand"),
    "fresh questions of an article alone": (rung(fresh={"pass": 101}), "fresh: expected no more fresh questions"),
    "no floor": (predicate(floors=[]), "floors: expected"),
    "no version": (predicate(versions={"gouji": "", "python": "3.11.7"}), "versions.gouji: expected a version"),
}  # fmt: skip
CHANGED: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "another predicate": (lambda text: text.replace(b"certificate/1.0", b"certificate/9.0"), "certificate/1.0; found"),
    "another statement": (lambda text: text.replace(b"Statement/v1", b"Statement/v0.1"), "Statement/v1; found"),
    "no statement": (lambda _: b"{}", "Statement/v1; found None"),
    "a list": (lambda _: b"[]", "expected a certificate"),
    "nothing": (lambda _: b"", "expected a certificate"),
    "what is not UTF-8": (lambda text: b"\xff" + text, "expected a certificate"),
    "half of it": (lambda text: text[: len(text) // 2], "expected a certificate"),
    "a field of another type": (lambda text: text.replace(b'"every_option": false', b'"every_option": 0'), "expected"),
    "a key twice": (lambda text: text.replace(b'"rows": ', b'"rows": 1, "rows": '), "stands twice"),
    "a field more": (lambda text: text.replace(b'"rows": ', b'"luck": 1, "rows": '), "byte for byte"),
    "another layout": (lambda text: text.replace(b"\n", b" "), "byte for byte"),
    "too long": (lambda text: text + b" " * (5 << 20), "bytes at most"),
    "an envelope of something else": (envelope(b"text/plain"), "vnd.in-toto+json; found text/plain"),
    "an envelope without a signature": (envelope(b"application/vnd.in-toto+json"), "byte for byte"),
    "an envelope of no base64": (
        envelope(b"application/vnd.in-toto+json", b"?", b'[{"keyid":"","sig":""}]'), "byte for byte"),
}  # fmt: skip


@pytest.mark.parametrize("name", FORGED)
def test_a_certificate_that_cannot_be_is_refused_with_its_reason(name: str, statement: Statement) -> None:
    forge, fragment = FORGED[name]
    plain = msgspec.json.decode(msgspec.json.encode(statement))
    forge(plain)
    doubt = first_doubt(msgspec.convert(plain, Statement), load_suite(), NOW)

    assert doubt is not None
    said = message("certificates.doubt", **doubt.values)
    assert fragment in said.en
    assert HAN.search(said.zh)
    assert "\n" not in said.en + said.zh


@pytest.mark.parametrize("name", CHANGED)
def test_a_file_that_is_no_certificate_is_refused(name: str, statement: Statement, tmp_path: Path) -> None:
    change, fragment = CHANGED[name]
    path = tmp_path / "c.json"
    path.write_bytes(change(claim_bytes(statement)))

    with pytest.raises(Refused) as refused:
        read_certificate(path)
    assert fragment in refused.value.reason.en
    assert HAN.search(refused.value.reason.zh)
