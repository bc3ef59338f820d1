"""Starts set by hand, for clauses that no small deal brings about: ``starts.toml`` and its reader."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gouji.play.position import Position, PositionError, parse_position
from gouji_spec.fault import FaultError
from gouji_spec.ruleset import PROFILES
from gouji_spec.text import Text

FILE = Path(__file__).with_name("starts.toml")
_KEYS = {"clauses", "profiles", "position", "picks", "why"}


@dataclass(frozen=True, slots=True)
class Start:
    """A lead from which all games are played.

    Attributes:
        clauses: for the sake of which it was set.
        profiles: under which it is walked.
        position: the lead, with who is out already.
        picks: picks are asked for.
        why: how it brings the clauses about.
    """

    clauses: tuple[str, ...]
    profiles: tuple[str, ...]
    position: Position
    picks: bool
    why: Text


def read_starts(path: Path) -> tuple[Start, ...]:
    """Read the starts in the file at *path*.

    Raises:
        FaultError: a start does not say what it must; file, start and key are named.
    """
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["start"]
    return tuple(_start(entry, path.name, number) for number, entry in enumerate(entries, start=1))


def _start(entry: dict[str, object], file: str, number: int) -> Start:
    def refuse(key: str, zh: str, en: str) -> FaultError:
        return FaultError(file, f"start[{number}].{key}", Text(zh=zh, en=en))

    for key in sorted(set(entry) - _KEYS):
        raise refuse(key, "不认识的键", "unknown key")
    for key in sorted(_KEYS - {"picks", "profiles"} - set(entry)):
        raise refuse(key, "缺此键", "missing")
    named = entry.get("profiles", list(PROFILES))
    clauses, why = entry["clauses"], entry["why"]
    if not isinstance(named, list) or any(name not in PROFILES for name in named):
        raise refuse("profiles", f"应为 {', '.join(PROFILES)} 中的几个", f"expected some of {', '.join(PROFILES)}")
    if not isinstance(clauses, list) or not clauses:
        raise refuse("clauses", "应列出条款", "expected clauses")
    if not isinstance(why, dict) or set(why) != {"zh", "en"}:
        raise refuse("why", "应有 zh 与 en", "expected zh and en")
    try:
        position = parse_position(str(entry["position"]))
    except PositionError as error:
        raise refuse("position", error.problem_zh, error.problem) from error
    if position.actions or position.revolution or position.lost:
        raise refuse("position", "应只是发牌前的局面", "expected a lead and nothing done since")
    return Start(tuple(clauses), tuple(named), position, bool(entry.get("picks", False)), Text(**why))


@cache
def all_starts() -> tuple[Start, ...]:
    """Return the starts of this installation, read once."""
    return read_starts(FILE)


def under(profile: str) -> tuple[Start, ...]:
    """Return the starts that are walked under *profile*."""
    return tuple(start for start in all_starts() if profile in start.profiles)
