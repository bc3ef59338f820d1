"""What the tests of certificates have in common: a statement made of a report, keys, the command that verifies."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from gouji_conformance.certificates.making import certificate_of
from gouji_conformance.certificates.statement import Statement, Versions
from gouji_conformance.cli import run
from gouji_conformance.reports.reading import read_report

FAKES = Path(__file__).resolve().parents[1] / "fakes"
HAN = re.compile(r"[\u4e00-\u9fff]")
NOW = datetime.now(UTC)
VERSIONS = Versions("0.1.0", "3.11.7")


def statement_of(folder: Path) -> Statement:
    """The certificate of the report in *folder*, a day old and good for a month."""
    made = certificate_of(read_report(folder / "report.jsonl"), (), NOW - timedelta(days=1), 30, VERSIONS)
    assert isinstance(made, Statement)
    return made


def pem(folder: Path, name: str = "mine") -> tuple[Path, Path]:
    """A private key and its public one, in files."""
    key = Ed25519PrivateKey.generate()
    private, public = folder / f"{name}.key", folder / f"{name}.pub"
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    public.write_bytes(key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))
    return private, public


def verify(capsys: pytest.CaptureFixture[str], *arguments: object, language: str = "en") -> tuple[int, str, str]:
    """The exit code of ``gouji verify``, and what it prints."""
    capsys.readouterr()
    code = run(["--lang", language, "verify", *map(str, arguments)])
    return code, *capsys.readouterr()
