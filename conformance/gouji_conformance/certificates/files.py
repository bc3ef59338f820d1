"""Certificates as files: a statement laid out for people, or one line of a DSSE envelope that carries it signed.

A file is read only as it is written here, byte for byte: what a signature does not cover cannot be changed unseen.
"""

import base64
import binascii
import stat
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from gouji_conformance.certificates.refusal import Refused
from gouji_conformance.certificates.statement import PAYLOAD_TYPE, PREDICATE_TYPE, STATEMENT_TYPE, Statement
from gouji_conformance.engines.wire import NOT_JSON, refuse_doubled_keys
from gouji_conformance.reports.json_text import laid_out
from gouji_conformance.reports.printable import printable
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.foreign import json_problem
from gouji_spec.fault import system_words

_LARGEST: Final = 4 << 20
_Read = TypeVar("_Read")


class Signed(msgspec.Struct, frozen=True):
    """One signature.

    Attributes:
        keyid: a hint at the key; it proves nothing.
        sig: in base64.
    """

    keyid: str
    sig: str


class Envelope(msgspec.Struct, frozen=True):
    """A DSSE envelope: a payload with its signatures.

    Attributes:
        payload: in base64.
        payload_type: how to read it.
        signatures: of the payload with its type.
    """

    payload: str
    payload_type: str = msgspec.field(name="payloadType")
    signatures: tuple[Signed, ...] = ()


class Certificate(msgspec.Struct, frozen=True):
    """A certificate as it was read; nothing of it has been checked yet.

    Attributes:
        statement: what it says.
        envelope: in which it was signed; None where it is an unsigned claim.
    """

    statement: Statement
    envelope: Envelope | None = None


class _Kind(msgspec.Struct, frozen=True):
    """What is read of a file before anything else: whether it can be read at all."""

    type: object = msgspec.field(default=None, name="_type")
    predicate_type: object = msgspec.field(default=None, name="predicateType")
    payload_type: object = msgspec.field(default=None, name="payloadType")


_encoder: Final = msgspec.json.Encoder()


def claim_bytes(statement: Statement) -> bytes:
    """Return the file of *statement* unsigned."""
    return laid_out(msgspec.to_builtins(statement)).encode() + b"\n"


def payload_bytes(statement: Statement) -> bytes:
    """Return *statement* as it is signed."""
    return _encoder.encode(statement)


def envelope_bytes(envelope: Envelope) -> bytes:
    """Return the file of *envelope*."""
    return _encoder.encode(envelope) + b"\n"


def read_certificate(path: Path) -> Certificate:
    """Return what the file *path* says.

    Raises:
        UserError: there is no such file.
        Refused: it is no certificate, is of another type, or is not laid out as certificates are.
    """
    written = _bytes_of(path)
    if _decoded(written, _Kind).payload_type is None:
        statement = _statement(written)
        if claim_bytes(statement) != written:
            raise Refused("certificates.other_layout")
        return Certificate(statement)
    envelope = _decoded(written, Envelope)
    if envelope.payload_type != PAYLOAD_TYPE:
        raise Refused("certificates.other_type", found=printable(envelope.payload_type, 80), expected=PAYLOAD_TYPE)
    if envelope_bytes(envelope) != written or not envelope.signatures:
        raise Refused("certificates.other_layout")
    return Certificate(_statement(payload_of(envelope)), envelope)


def payload_of(envelope: Envelope) -> bytes:
    """Return what *envelope* carries.

    Raises:
        Refused: it is not written in base64 as it is here.
    """
    try:
        payload = base64.b64decode(envelope.payload, validate=True)
        for text in (envelope.payload, *(signature.sig for signature in envelope.signatures)):
            if base64.b64encode(base64.b64decode(text, validate=True)).decode() != text:
                raise Refused("certificates.other_layout")
    except (binascii.Error, ValueError) as error:
        raise Refused("certificates.other_layout") from error
    return payload


def _bytes_of(path: Path) -> bytes:
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
            raise UserError("certificates.no_file", file=path)
        if path.stat().st_size > _LARGEST:
            raise Refused("certificates.too_large", limit=_LARGEST)
        return path.read_bytes()
    except OSError as error:
        raise UserError("certificates.not_readable", file=path, problem=system_words(error)) from error


def _statement(written: bytes) -> Statement:
    kind = _decoded(written, _Kind)
    for found, expected in ((kind.type, STATEMENT_TYPE), (kind.predicate_type, PREDICATE_TYPE)):
        if found != expected:
            raise Refused("certificates.other_type", found=printable(found, 80), expected=expected)
    return _decoded(written, Statement)


def _decoded(written: bytes, kind: type[_Read]) -> _Read:
    try:
        refuse_doubled_keys(written)
        return msgspec.json.decode(written, type=kind)
    except NOT_JSON as error:
        raise Refused("certificates.not_one", problem=json_problem(str(error))) from error
