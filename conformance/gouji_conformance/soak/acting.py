"""Which functions of the engine that cite a clause find something, as a match is played.

A function *finds something* when it returns anything but ``None``, ``False``, 0 or an empty value: a reason, a right, a
next state, a yes.  That one was called says little, since the judge asks every page about every act; that it found
something says that its clause made a difference, though not that every clause it cites did.
"""

import importlib
import inspect
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import CodeType, FrameType
from typing import Any

from gouji_conformance.checks.reference_code import Function, reference_code

ON_THE_WIRE = "gouji.protocol."
"""The room that only asks the others: its functions are no rules."""


@cache
def rule_functions() -> dict[CodeType, Function]:
    """Return code → function, of all that cite a clause and are called: no classes, modules and attributes."""
    found = {}
    for function in reference_code().functions:
        code = None if function.name.startswith(ON_THE_WIRE) else _code(function.name)
        if code is not None:
            found[code] = function
    return found


def _code(name: str) -> CodeType | None:
    """Return the code of what is called *name*; None where it is no function."""
    parts = name.split(".")
    for at in range(len(parts), 0, -1):
        try:
            found: Any = importlib.import_module(".".join(parts[:at]))
        except ModuleNotFoundError:
            continue
        for part in parts[at:]:
            found = getattr(found, part, None)
        found = found.fget if isinstance(found, property) else found
        found = inspect.unwrap(found) if callable(found) else None
        return found.__code__ if inspect.isfunction(found) else None
    return None


@contextmanager
def watched(found: Counter[str]) -> Iterator[None]:
    """Count in *found*, by name, the functions that find something meanwhile; it takes three times as long."""
    known = {code: function.name for code, function in rule_functions().items()}

    def returned(frame: FrameType, event: str, value: Any) -> None:
        if event == "return" and frame.f_code in known and value:
            found[known[frame.f_code]] += 1

    sys.setprofile(returned)
    try:
        yield
    finally:
        sys.setprofile(None)
