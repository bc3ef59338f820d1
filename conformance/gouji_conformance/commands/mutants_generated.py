"""``gouji mutants --generated``: every comparison, number and condition of the rule pages turned, one at a time."""

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import click

from gouji_conformance.mutants import generated
from gouji_conformance.mutants.hunting import Hunted
from gouji_conformance.mutants.hunts import hunted_generated
from gouji_conformance.mutants.kept_hunts import KeptHunts
from gouji_conformance.speech.messages import message
from gouji_spec.reading import Reader
from gouji_spec.text import Language, Text

EXPLAINED: Final = Path(__file__).resolve().parents[1] / "mutants" / "explained.toml"
"""Those that no row can show, each with why in a line: its id, then ``zh`` and ``en``."""
ENOUGH: Final = 97
"""So many of a hundred must be caught; the others are explained."""


def hunt_generated(language: Language, *, count: int, seed: int, jobs: int, results: Path | None) -> int:
    """Hunt *count* of them; return 1 where too few are caught, or one that is not caught is not explained.

    Args:
        language: of what is printed.
        count: how many, all where there are fewer.
        seed: which.
        jobs: how many processes hunt at once.
        results: a file to which each result is written as it is certain; what stands there already is not done again
            while what it stands on is the same.
    """
    explained = read_explained(EXPLAINED)
    chosen = generated.sample(count, seed)
    kept = KeptHunts(results)
    found = kept.still_true(chosen)
    by_id = {one.id: one for one in chosen}
    for hunted in hunted_generated([one for one in chosen if one.id not in found], jobs):
        found[hunted.mutant] = hunted
        kept.keep(by_id[hunted.mutant], hunted)
    of_sample = [found[one.id] for one in chosen]
    left = [entry for entry in of_sample if entry.fate == "survived"]
    open_ = [entry.mutant for entry in left if entry.mutant not in explained]
    stale = generated.unknown(list(explained))
    for line in _lines(left, open_, explained, stale):
        click.echo(line.said_in(language))
    caught = len(of_sample) - len(left)
    fell = sum(entry.fate == "stumbled" for entry in of_sample)
    words = {"count": len(of_sample), "caught": caught, "fell": fell, "left": len(left), "seed": seed}
    click.echo(message("mutants.generated_sum", **words).said_in(language))
    enough = caught * 100 >= ENOUGH * len(of_sample)
    return 0 if enough and not open_ and not stale else 1


def _lines(
    left: Sequence[Hunted], open_: Sequence[str], explained: dict[str, Text], stale: Sequence[str]
) -> Iterator[Text]:
    for entry in left:
        if entry.mutant in open_:
            yield message("mutants.generated_left", id=entry.mutant)
        else:
            yield message("mutants.generated_why", id=entry.mutant, why=explained[entry.mutant])
    for name in stale:
        yield message("mutants.generated_stale", id=name)


def read_explained(path: Path) -> dict[str, Text]:
    """Return id to why it cannot be shown.

    Raises:
        SpecError: the file does not say what it must.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    reader = Reader(data, path.name)
    return {name: reader.text(name) for name in data}
