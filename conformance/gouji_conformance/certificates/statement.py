"""What a certificate is: an in-toto statement, whose predicate says what the suite made of an engine.

The statement is version 1 of the in-toto attestation framework; the predicate is of this project's own type.  It
travels as it is, a claim, or signed in a DSSE envelope.  Nothing of it is believed for being there
(``certificates.checking``).
"""

from typing import Final

import msgspec

from gouji_conformance.certificates.rungs import Rung
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.runs.floors import Floor

STATEMENT_TYPE: Final = "https://in-toto.io/Statement/v1"
PREDICATE_TYPE: Final = "https://gouji.example/certificate/1.0"
PAYLOAD_TYPE: Final = "application/vnd.in-toto+json"
"""What a DSSE envelope says that it carries."""

PINNED: Final = "pinned"
NOT_PINNED: Final = "not pinned"
HANDSHAKE: Final = "handshake"
"""The name of the one subject where no file is pinned: a statement must have one, and may not pass for more."""


class Subject(msgspec.Struct, frozen=True):
    """One thing that the statement is about.

    Attributes:
        name: of a file, as its author gave it; ``handshake`` where no file is pinned.
        digest: how the file is known: sha256 → 64 hexadecimal digits.
    """

    name: str
    digest: dict[str, str]

    @property
    def sha256(self) -> str:
        """The digest by SHA-256; empty where there is none."""
        return self.digest.get("sha256", "")


class Excused(msgspec.Struct, frozen=True):
    """A row that did not pass, as the engine's authors had said beforehand; it certifies nothing.

    Attributes:
        row: its id.
        reason: why, in their words.
    """

    row: str
    reason: str


class Versions(msgspec.Struct, frozen=True):
    """What made the certificate.

    Attributes:
        gouji: the version of the suite.
        python: the version of Python that it ran on.
    """

    gouji: str
    python: str


class Predicate(msgspec.Struct, frozen=True):
    """What the suite made of an engine under one ruleset.

    Attributes:
        engine: what the engine says of itself in the handshake: name, version, language and all that it claims.
        subjects: ``pinned`` where the subjects are files of the engine, else ``not pinned``.
        profile: whose rules were played.
        options: the option values in which the ruleset departs from the profile.
        every_option: rows of all option values were asked, each under its own.
        areas: those judged.
        certified: of these, the ones all of whose rungs stand and all of whose fresh questions passed.
        rungs: the articles and named parts of each area, with the number of rows of each verdict.
        manifest: digest of which rows were asked and what each asks and expects.
        judged: digest of what the engine was judged by: *manifest*, but for expectations it does not claim to meet.
        rows: how many rows were asked.
        seed: of all that the engine could not know beforehand.
        fresh: area → the number of fresh questions, made from the seed, of each verdict.
        floors: of each area and article, how many rows pass without any knowledge of the rules; thin ones certify none.
        unproven: what the engine claims and no row was there to judge.
        not_claimed: areas with rows under the ruleset that the engine does not claim; not judged.
        not_selected: areas that it claims and whoever had it judged left out; not judged.
        unjudged: a claim that the engine does not make → how many rows have steps that rest on it alone; not judged.
        excused: rows that did not pass, as its authors had said beforehand.
        declared: clauses that no move can test and that the engine says it honours.
        not_declared: clauses that no move can test and of which it does not say so.
        versions: what made the certificate.
        issued: when it was made, ISO 8601 with the zone.
        expires: from when on it says nothing more.
    """

    engine: EngineInfo
    subjects: str
    profile: str
    options: dict[str, str]
    every_option: bool
    areas: tuple[str, ...]
    certified: tuple[str, ...]
    rungs: tuple[Rung, ...]
    manifest: str
    judged: str
    rows: int
    seed: int
    fresh: dict[str, dict[str, int]]
    floors: tuple[Floor, ...]
    not_claimed: tuple[str, ...]
    not_selected: tuple[str, ...]
    unjudged: dict[str, int]
    unproven: tuple[str, ...]
    excused: tuple[Excused, ...]
    declared: tuple[str, ...]
    not_declared: tuple[str, ...]
    versions: Versions
    issued: str
    expires: str

    @property
    def thin(self) -> tuple[Floor, ...]:
        """The areas that certify nothing."""
        return tuple(floor for floor in self.floors if floor.thin)


class Statement(msgspec.Struct, frozen=True):
    """A certificate.

    Attributes:
        type: of the statement, ``https://in-toto.io/Statement/v1``.
        subject: files of the engine by their digests; where none is pinned, the handshake alone.
        predicate_type: ``https://gouji.example/certificate/1.0``.
        predicate: what the suite made of the engine.
    """

    type: str = msgspec.field(name="_type")
    subject: tuple[Subject, ...]
    predicate_type: str = msgspec.field(name="predicateType")
    predicate: Predicate
