"""Shuffling (洗牌): all cards are gathered, and the first two out of the hand before shuffle (Article 22)."""

from collections.abc import Sequence

from gouji.table.cards import DECK, Counts


def why_not_shuffle(gathered: Counts) -> tuple[str, ...]:
    """Return why these cards are not yet all that are shuffled: the 216 of the four decks (GJ-22.1.1, GJ-2.1).

    Reasons: ``cards_missing``.
    """
    return ("cards_missing",) if any(have < all_ for have, all_ in zip(gathered, DECK, strict=True)) else ()


def shufflers(hands: Sequence[tuple[int, ...] | None]) -> tuple[int, ...]:
    """Return the two seats that shuffle: first and second out of the last hand that counted (GJ-22.2).

    A void hand has no places and changes nothing; where no hand has counted yet anybody may shuffle.

    Args:
        hands: the places of each hand of the match so far, first out to last; None for one that was void.

    Returns:
        First and second out; nobody where anybody may.
    """
    played = [places for places in hands if places is not None]
    return played[-1][:2] if played else ()
