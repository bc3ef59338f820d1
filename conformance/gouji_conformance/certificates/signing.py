"""Signatures by Ed25519 in DSSE envelopes; which keys are trusted is the reader's to say, never the file's.

The two libraries that sign are an extra of their own, ``sign``: whoever makes or reads claims needs neither.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.certificates.files import Envelope
from gouji_conformance.certificates.statement import PAYLOAD_TYPE
from gouji_conformance.speech.faults import UserError
from gouji_spec.fault import system_words

try:
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key, load_pem_public_key
    from securesystemslib import dsse
    from securesystemslib.exceptions import VerificationError
    from securesystemslib.signer import CryptoSigner, SSlibKey
except ImportError as error:
    raise UserError("certificates.no_library", problem=str(error)) from error

_BLOCK: Final = re.compile(rb"-----BEGIN ([A-Z0-9 ]+)-----.*?-----END \1-----", re.DOTALL)
_LARGEST: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class TrustedKey:
    """A public key that the reader trusts.

    Attributes:
        file: where it stands.
        key: the key.
    """

    file: Path
    key: SSlibKey


def sign(payload: bytes, key_file: Path) -> Envelope:
    """Return *payload*, a statement, signed with the private key in *key_file*.

    Raises:
        UserError: there is no such key, or it is of another kind.
    """
    try:
        private = load_pem_private_key(_bytes_of(key_file), None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise UserError("certificates.no_private_key", file=key_file) from error
    if not isinstance(private, Ed25519PrivateKey):
        raise UserError("certificates.no_private_key", file=key_file)
    envelope = dsse.Envelope(payload, PAYLOAD_TYPE, {})
    envelope.sign(CryptoSigner(private))
    return msgspec.convert(envelope.to_dict(), Envelope)


def trusted_keys(paths: Sequence[Path]) -> tuple[TrustedKey, ...]:
    """Return the public keys in *paths*: files with one or more in PEM, or folders of such files (.pem, .pub).

    Raises:
        UserError: one of them has none, or something that is no Ed25519 public key.
    """
    return tuple(key for path in paths for file in _files(path) for key in _keys_in(file))


def _files(path: Path) -> Sequence[Path]:
    if not path.is_dir():
        return [path]
    found = sorted(file for file in path.iterdir() if file.suffix in (".pem", ".pub"))
    if not found:
        raise UserError("certificates.no_keys", folder=path)
    return found


def _keys_in(file: Path) -> Iterator[TrustedKey]:
    blocks = [found[0] for found in _BLOCK.finditer(_bytes_of(file))]
    if not blocks:
        raise UserError("certificates.no_public_key", file=file)
    for block in blocks:
        try:
            public = load_pem_public_key(block)
        except (ValueError, UnsupportedAlgorithm) as error:
            raise UserError("certificates.no_public_key", file=file) from error
        if not isinstance(public, Ed25519PublicKey):
            raise UserError("certificates.no_public_key", file=file)
        yield TrustedKey(file, SSlibKey.from_crypto(public))


def signer_of(envelope: Envelope, trusted: Sequence[TrustedKey]) -> TrustedKey | None:
    """Return the one of the *trusted* keys that signed *envelope*, None where none did."""
    if not trusted:
        return None
    plain = msgspec.to_builtins(envelope)
    try:
        carried = dsse.Envelope.from_dict(plain)
        accepted = carried.verify([entry.key for entry in trusted], 1)
    except (VerificationError, ValueError, KeyError):
        return None
    return next(entry for entry in trusted if entry.key.keyid in accepted)


def _bytes_of(file: Path) -> bytes:
    if file.exists() and (not file.is_file() or file.stat().st_size > _LARGEST):
        raise UserError("certificates.no_file", file=file)
    try:
        return file.read_bytes()
    except OSError as error:
        raise UserError("certificates.not_readable", file=file, problem=system_words(error)) from error
