"""``gouji verify``: signatures, what is misused, and the engine itself as the proof."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from certified import FAKES, HAN, pem, statement_of, verify
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from gouji_conformance.certificates.asking import check_subjects
from gouji_conformance.certificates.files import read_certificate
from gouji_conformance.certificates.making import subjects_of
from gouji_conformance.certificates.refusal import Refused
from gouji_conformance.certificates.signing import signer_of, trusted_keys
from gouji_conformance.certificates.statement import Statement, Subject
from gouji_conformance.cli import run
from gouji_conformance.reports.reading import read_report
from gouji_conformance.speech.messages import message


@pytest.fixture(scope="module")
def statement(earned: Path) -> Statement:
    return statement_of(earned)


@pytest.fixture(scope="module")
def signed(earned: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A signed certificate and the public key of whoever signed it."""
    folder = tmp_path_factory.mktemp("signed")
    private, public = pem(folder)
    path = folder / "signed.json"
    assert run(["certificate", str(earned), "--sign", str(private), "--out", str(path)]) == 0
    return path, public


def test_whoever_trusts_the_key_sees_that_it_is_verified(
    signed: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, public = signed
    _, other = pem(tmp_path, "other")
    many = tmp_path / "many.pub"
    many.write_bytes(other.read_bytes() + public.read_bytes())
    for keys in ([public], [other, public], [public.parent], [many]):
        code, said, _ = verify(capsys, path, *(word for key in keys for word in ("--key", key)))
        assert code == 0
        assert said.startswith("verified: signed with the key in ")
        assert "A signature tells who says so, and no more" in said
    assert verify(capsys, path, "--key", public, language="zh")[1].startswith("验过：")


@pytest.mark.parametrize(("language", "words"), [("en", "claim, not verified: "), ("zh", "声称，未经查验：")])
def test_without_a_key_it_is_a_claim(
    language: str, words: str, signed: tuple[Path, Path], earned: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = earned / "plain.json"
    assert run(["certificate", str(earned), "--out", str(plain)]) == 0
    for path in (signed[0], plain):
        code, said, _ = verify(capsys, path, language=language)
        assert code == 1
        assert said.startswith(words)
    code, said, _ = verify(capsys, plain, "--key", signed[1], language=language)
    assert code == 1
    assert len(said.splitlines()) == 1


def test_another_key_verifies_nothing(
    signed: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, other = pem(tmp_path)
    code, said, _ = verify(capsys, signed[0], "--key", other)

    assert code == 1
    assert said == f"refused: {signed[0]}: {message('certificates.other_key', count=1).en}\n"


def test_a_key_that_the_file_brings_is_not_trusted(
    signed: tuple[Path, Path], earned: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever signs with a key of his own, and brings it or puts another's id to it, is found out."""
    private, public = pem(tmp_path, "theirs")
    own = tmp_path / "own.json"
    assert run(["certificate", str(earned), "--sign", str(private), "--out", str(own)]) == 0
    theirs, ours = (msgspec.json.decode(path.read_bytes()) for path in (own, signed[0]))
    for change, fragment in (
        ({"public": public.read_text()}, "byte for byte"),
        ({"keyid": ours["signatures"][0]["keyid"]}, "expected a signature by the 1 key"),
    ):
        forged = {**theirs, "signatures": [{**theirs["signatures"][0], **change}]}
        own.write_bytes(msgspec.json.encode(forged) + b"\n")
        code, said, _ = verify(capsys, own, "--key", signed[1])
        assert code == 1
        assert fragment in said


def test_one_byte_changed_anywhere_is_refused(signed: tuple[Path, Path], tmp_path: Path) -> None:
    path, public = signed
    written, trusted, copy = path.read_bytes(), trusted_keys([public]), tmp_path / "copy.json"
    places = [*range(0, len(written), 151), *range(len(written) - 110, len(written))]
    for place in places:
        for flip in (1, 4):
            changed = bytearray(written)
            changed[place] ^= flip
            copy.write_bytes(changed)
            assert not holds(copy, trusted), (place, flip)
    copy.write_bytes(written)
    assert holds(copy, trusted)


def holds(path: Path, trusted: Any) -> bool:
    try:
        certificate = read_certificate(path)
    except Refused:
        return False
    return certificate.envelope is not None and signer_of(certificate.envelope, trusted) is not None


# What is misused


def test_what_cannot_be_a_key_is_told_in_one_line(
    earned: Path, signed: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    private, public = pem(tmp_path)
    locked, curve, empty = tmp_path / "locked.key", tmp_path / "curve.key", tmp_path / "empty"
    locked.write_bytes(
        Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(b"x"))
    )
    other = generate_private_key(SECP256R1())
    curve.write_bytes(other.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    curve.with_suffix(".pub").write_bytes(
        other.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    )
    empty.mkdir()
    for key in (public, locked, curve, empty, tmp_path / "none", signed[0]):
        capsys.readouterr()
        assert run(["certificate", str(earned), "--sign", str(key), "--out", str(tmp_path / "no.json")]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    for key in (private, curve.with_suffix(".pub"), empty, tmp_path / "none", signed[0]):
        code, _, said = verify(capsys, signed[0], "--key", key, language="zh")
        assert code == 2
        assert len(said.splitlines()) == 1
        assert HAN.search(said)
    assert not (tmp_path / "no.json").exists()


@pytest.mark.parametrize("library", ["cryptography.exceptions", "securesystemslib"])
def test_without_the_libraries_that_sign_it_is_told_what_to_install(
    library: str,
    *,
    earned: Path,
    signed: tuple[Path, Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "gouji_conformance.certificates.signing", raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    plain = tmp_path / "plain.json"

    code, _, said = verify(capsys, signed[0], "--key", signed[1])
    assert code == 2
    assert len(said.splitlines()) == 1
    assert "pip install securesystemslib cryptography" in said
    assert run(["certificate", str(earned), "--out", str(plain)]) == 0
    assert verify(capsys, plain)[0] == 1


def test_what_leads_nowhere_is_misuse(earned: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none", tmp_path):
        assert verify(capsys, path)[0] == 2
    for file in (tmp_path / "none", tmp_path):
        assert run(["certificate", str(earned), "--subject", str(file)]) == 2
    twice = tmp_path / "a"
    twice.touch()
    assert run(["certificate", str(earned), "--subject", str(twice), "--subject", str(twice)]) == 2


# The proof


def test_the_engine_itself_is_the_proof(
    signed: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for keys in ([], ["--key", signed[1]]):
        code, said, _ = verify(capsys, signed[0], *keys, "--report", tmp_path, "reference")
        assert code == 0
        assert "This run, not the signature, is the proof" in said.splitlines()[-1]
    assert read_report(tmp_path / "report.jsonl").header.seed != 7


def pinned(name: str, folder: Path, *options: str) -> tuple[Path, list[str]]:
    """A certificate of an altered reference, score alone, that pins its file; and its command line."""
    command = [sys.executable, str(FAKES / "altered.py"), name]
    assert run(["certify", "--area", "score", "--report", str(folder / "run"), "--", *command]) == 0
    path = folder / "pinned.json"
    subject = ["--subject", str(FAKES / "altered.py")]
    assert run(["certificate", str(folder / "run"), *subject, "--out", str(path), *options]) == 0
    return path, command


def test_a_file_is_called_as_whoever_stands_here_calls_it(tmp_path: Path) -> None:
    inside = tmp_path / "src" / "engine.py"
    inside.parent.mkdir()
    inside.write_bytes(b"abc")
    (subject,) = subjects_of([inside], tmp_path)

    assert subject.name == "src/engine.py"
    assert subject.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert subjects_of([inside], tmp_path / "elsewhere")[0].name == "engine.py"


def test_a_pinned_file_is_found_by_what_it_is_or_where_its_name_says(tmp_path: Path, statement: Statement) -> None:
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    for folder in (here, elsewhere):
        folder.mkdir()
        (folder / "engine.py").write_bytes(b"abc")
    subjects = subjects_of([here / "engine.py"], here)
    pinned = msgspec.structs.replace(statement.predicate, subjects="pinned")
    made = msgspec.structs.replace(statement, subject=subjects, predicate=pinned)
    renamed = elsewhere / "other.py"
    renamed.write_bytes(b"abc")

    check_subjects(made, [], here)
    check_subjects(made, [renamed], tmp_path)
    check_subjects(statement, [], tmp_path)
    (here / "engine.py").write_bytes(b"abd")
    outside = msgspec.structs.replace(made, subject=(Subject("../elsewhere/other.py", subjects[0].digest),))
    for refused, files in ((made, []), (made, [here / "engine.py"]), (outside, [])):
        with pytest.raises(Refused):
            check_subjects(refused, files, here)


def test_another_engine_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, command = pinned("nothing", tmp_path)
    monkeypatch.chdir(tmp_path)
    report = ("--report", tmp_path / "again")
    altered = [*command[:2], "explains_nothing"]

    other = [sys.executable, "-S", str(FAKES / "honest.py")]
    code, said, _ = verify(capsys, path, *report, "--", *command)
    assert (code, said.splitlines()[-1].startswith("holds: ")) == (0, True)
    for engine, fragment in (
        (["--", *altered], "its explains was true, this one's is false"),
        (["--", *other], "expected the file pinned as"),
        (["--subject", str(FAKES / "altered.py"), "--", *other], "its engine.name was"),
        (["reference"], "expected the file pinned as"),
        (["--", sys.executable, "-c", "", str(FAKES / "altered.py")], "expected the engine to start"),
    ):  # fmt: skip
        code, said, _ = verify(capsys, path, *report, *engine)
        assert code == 1
        assert said.splitlines()[-1].startswith(f"refused: {path}: ")
        assert fragment in said.splitlines()[-1]


def test_an_engine_that_has_forgotten_a_rule_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says of itself what it always said, and no longer does it."""
    path, command = pinned("nothing", tmp_path)
    code, said, _ = verify(capsys, path, "--report", tmp_path / "again", "--", *command[:2], "scores_all_alike")

    assert code == 1
    assert "expected all that was certified to pass again; what does not: score: " in said.splitlines()[-1]
