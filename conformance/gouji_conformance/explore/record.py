"""The record of an exploration: what is done, so that a run is taken up where it was left.

A line of JSON for what is explored, then one for every part that was walked whole.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import gouji_conformance.explore as ours
from gouji_conformance.checks.reference_code import reference_folder
from gouji_conformance.explore.exploring import Walked
from gouji_conformance.explore.walking import Fault, Tally
from gouji_conformance.explore.worlds import Part, World
from gouji_conformance.speech.faults import UserError

FORMAT: Final = "gouji explore 1"


def explored_code() -> str:
    """Return what stands for the engine and the second reading: a part walked by others is to be walked again."""
    folders = (reference_folder(), Path(ours.__file__).parent)
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in {".py", ".toml"}]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:16]


class Record:
    """A record on disk.

    Attributes:
        path: where.
        done: the parts that it has.
    """

    def __init__(self, path: Path, seed: int) -> None:
        """Open the record at *path*, or begin it.

        Raises:
            UserError: it is no record, or one of another seed, engine or second reading.
        """
        self.path = path
        self.done: dict[Part, Walked] = {}
        head = {"format": FORMAT, "seed": seed, "code": explored_code()}
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8").splitlines()
        if not lines or _read(lines[0]) != head:
            raise UserError("explore.other_record", file=path)
        for walked in self._walked(lines[1:]):
            self.done[walked.part] = walked
        whole = lines[: 1 + len(self.done)]
        if len(whole) < len(lines):
            path.write_text("".join(f"{line}\n" for line in whole), encoding="utf-8")

    def _walked(self, lines: list[str]) -> Iterator[Walked]:
        for number, line in enumerate(lines, start=2):
            try:
                yield _walked(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                if number == len(lines) + 1:
                    return  # the last line of a run that was cut off while it wrote: that part is walked again
                raise UserError("explore.bad_record", file=self.path, line=number) from error

    def keep(self, walked: Walked) -> None:
        """Add a part that was walked whole."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(_as_json(walked)) + "\n")


def _read(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _as_json(walked: Walked) -> dict[str, Any]:
    part, tally = walked.part, walked.tally
    return {
        "profile": part.profile,
        "world": part.world,
        "part": part.number,
        "deals": tally.deals,
        "positions": tally.positions,
        "games": tally.games,
        "depth": tally.depth,
        "judged": dict(sorted(tally.judged.items())),
        "read": dict(sorted(tally.read.items())),
        "faults": [[fault.kind, fault.position, fault.act, fault.engine, fault.reading] for fault in tally.faults],
    }


def _walked(entry: dict[str, Any]) -> Walked:
    if entry["world"] not in get_args(World):
        raise ValueError(entry["world"])
    return Walked(
        Part(entry["profile"], entry["world"], entry["part"]),
        whole=True,
        tally=Tally(
            deals=entry["deals"],
            positions=entry["positions"],
            games=entry["games"],
            depth=entry["depth"],
            judged=Counter(entry["judged"]),
            read=Counter(entry["read"]),
            faults=[Fault(*fault) for fault in entry["faults"]],
        ),
    )
