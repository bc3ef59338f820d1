"""Parameters held against the schemas of the protocol, before anybody reads them."""

from typing import Any

from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.table import cards
from gouji.table.cards import CardsError, Counts, TooManyCardsError
from gouji_spec import protocol
from gouji_spec.options import value_id

Params = dict[str, Any]
"""Parameters that fit the schema of their method: what it requires is there, and of the kind it says."""


def fitting(method: str, params: object) -> Params:
    """Return *params* as the schema of *method* has them.

    Of a ruleset more is taken than senders may send: one that names no options departs in none, and JSON's true
    and false stand for the values of options that are called so.

    Raises:
        ProtocolError: they do not fit (−32602): the key at fault, what was expected there and what was found.
        KeyError: the protocol has no such method; a programmer's error.
    """
    read = _with_options_as_texts(params)
    found = protocol.params_check(method)(read)
    if found is not None:
        raise ProtocolError(INVALID_PARAMS, found.said("params").en)
    return dict(read)


def counts_at(place: str, text: str) -> Counts:
    """Return the cards written in *text*, which the request itself must have right.

    Raises:
        ProtocolError: they cannot be read, or are more than the four decks hold (−32602), with *place* named.
    """
    try:
        return cards.parse_cards(text)
    except CardsError as error:
        raise ProtocolError(INVALID_PARAMS, f"{place}: {error}") from error


def mistake(error: CardsError) -> str:
    """Return the reason of a player who lays what is no cards, or what nobody holds."""
    return "cards_not_held" if isinstance(error, TooManyCardsError) else "cards_unreadable"


def _with_options_as_texts(params: Any) -> Any:
    ruleset = params.get("ruleset") if isinstance(params, dict) else None
    options = ruleset.get("options", {}) if isinstance(ruleset, dict) else None
    if not isinstance(ruleset, dict) or not isinstance(options, dict):
        return params
    texts = {name: value_id(value) if isinstance(value, bool) else value for name, value in options.items()}
    return {**params, "ruleset": {**ruleset, "options": texts}}
