"""Templates of the phrasebook filled with values: what stands in each is read once, however often it is filled."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

ValueOf = Callable[[str], Any]
"""Returns what a slot is filled with, by its name."""
Fill = Callable[[ValueOf], Any]

_SLOT: Final = re.compile(r"\{([a-z][a-z0-9._-]*)\}")
_READ: Final[dict[int, tuple[Any, Fill | None]]] = {}
"""Each object and list of a template, by which object of Python's it is: it is held here, so that no other is that."""


def filled(template: Any, value_of: ValueOf) -> Any:
    """Return *template* with every ``{name}`` replaced; one that is nothing else keeps its type.

    Parts that have no slot are the template's own: nobody changes them.
    """
    fill = _fill(template)
    return template if fill is None else fill(value_of)


def copied(value: Any) -> Any:
    """Return *value*, which is JSON, as another that may grow."""
    if isinstance(value, dict):
        return {name: copied(entry) for name, entry in value.items()}
    return [copied(entry) for entry in value] if isinstance(value, list | tuple) else value


def _fill(template: Any) -> Fill | None:
    """Return what fills *template*; None where it has no slot."""
    if isinstance(template, str):
        return _of_text(template) if "{" in template else None
    if not isinstance(template, dict | list):
        return None
    read = _READ.get(id(template))
    if read is None:
        made = _of_object(template) if isinstance(template, dict) else _of_list(template)
        read = _READ[id(template)] = template, made
    return read[1]


@cache
def _of_text(template: str) -> Fill | None:
    whole = _SLOT.fullmatch(template)
    if whole is not None:
        name = whole.group(1)
        return lambda value_of: value_of(name)
    if _SLOT.search(template) is None:
        return None
    return lambda value_of: _SLOT.sub(lambda found: str(value_of(found.group(1))), template)


def _of_object(template: Mapping[str, Any]) -> Fill | None:
    names = {name: _fill(name) for name in template}
    values = {name: fill for name, entry in template.items() if (fill := _fill(entry)) is not None}
    if any(names.values()):
        return lambda value_of: {
            str(filled(name, value_of)): filled(entry, value_of) for name, entry in template.items()
        }
    if not values:
        return None

    def fill_values(value_of: ValueOf) -> Any:
        made = dict(template)
        for name, fill in values.items():
            made[name] = fill(value_of)
        return made

    return fill_values


def _of_list(template: Sequence[Any]) -> Fill | None:
    if not any(_fill(entry) for entry in template):
        return None
    return lambda value_of: [filled(entry, value_of) for entry in template]
