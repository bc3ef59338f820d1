"""A plan: what one row of a scenario asks an engine, and what the law expects it to answer.

Plans are plain data: they are compiled from sentences once, run by every face, written as JSON for
suites in other languages, and pinned by their digest in the manifest.
"""

import hashlib
from typing import Any, Final, Literal

import msgspec

from gouji_conformance.sentences.features import row_id

Test = Literal["is", "includes", "excludes"]
TESTS: Final[tuple[Test, ...]] = ("is", "includes", "excludes")
FRESH: Final = "fresh-"
"""What the id of a fresh question begins with, its area after it; its case is its number: ``fresh-sets/17``."""
FUZZED: Final = "fuzz-"
"""What the id of a game made by ``gouji fuzz`` begins with."""


class Expectation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one part of an answer must be.

    Attributes:
        path: the part, dots into the result: ``gouji``, ``reasons``, ``state.to_act.seat``.
        test: ``is`` – equal (the cards of a set are equal in any order); ``includes`` / ``excludes`` – a
            list that has, or has not, the value.
        value: what is expected, as JSON.
        needs: what an engine must have declared for this to be asked of it: ``""``, ``explains``,
            ``lists_moves``, ``sets.<field>`` or ``state.<field>``.  ``explains`` not declared: the
            expectation is dropped, since legality decides; anything else not declared: the row is unsupported.
        step: index into the plan's steps: the sentence that expects it.
    """

    path: str
    test: Test
    value: Any
    needs: str = ""
    step: int = 0


class Operation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One request and what is expected of its answer.

    Attributes:
        method: of the protocol, ``sets/classify``.
        params: as sent; a ``game`` in them is replaced by the runner's own name for the game.
        expect: checked in order.
        step: index into the plan's steps: the sentence that asks it.
    """

    method: str
    params: dict[str, Any]
    expect: tuple[Expectation, ...] = ()
    step: int = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One sentence of the row, in both languages, with its line in the feature file.

    Of a fresh question that does much it has the clauses that this sentence turns on.
    """

    keyword: Literal["given", "when", "then"]
    en: str
    zh: str
    line: int
    clauses: tuple[str, ...] = ()


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row, compiled for one ruleset.

    Attributes:
        id: the scenario's id, ``GJ-9.2-a``.
        case: the row of an Outline, ``just-below``; empty where the scenario is no Outline.
        clauses: the clauses it proves, the scenario's own first.
        area: ``sets``, ``play``, …
        options: the option values its tags ask for; where any of several will do, with | between them.
        ruleset: as the protocol writes it.
        title_en, title_zh: the scenario's name.
        file, line: where it stands.
    """

    id: str
    case: str
    clauses: tuple[str, ...]
    area: str
    options: dict[str, str]
    ruleset: dict[str, Any]
    operations: tuple[Operation, ...]
    steps: tuple[Step, ...] = ()
    title_en: str = ""
    title_zh: str = ""
    file: str = ""
    line: int = 0

    @property
    def row(self) -> str:
        """The id of the row: ``GJ-9.2-a/just-below``, or the scenario's id."""
        return row_id(self.id, self.case)

    @property
    def fresh(self) -> bool:
        """Whether it stands in no feature, but was made from the seed of a run."""
        return self.id.startswith(FRESH)

    @property
    def digest(self) -> str:
        """Sixteen hexadecimal digits for what is asked and expected; words and lines do not count."""
        asked = [
            [entry.method, entry.params, [[want.path, want.test, want.value, want.needs] for want in entry.expect]]
            for entry in self.operations
        ]
        whole = [self.id, self.case, self.clauses, self.area, self.options, asked]
        return hashlib.sha256(msgspec.json.encode(whole, order="sorted")).hexdigest()[:16]
