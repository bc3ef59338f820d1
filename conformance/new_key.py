"""Makes a pair of Ed25519 keys where there is no openssl: ``python conformance/new_key.py PRIVATE PUBLIC``."""

import sys
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat


def main(private: Path, public: Path) -> None:
    """Write a new private key to *private*, for its owner alone, and its public one to *public*."""
    key = Ed25519PrivateKey.generate()
    private.touch(mode=0o600)
    private.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    public.write_bytes(key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
