"""Every sentence shown to a user of the harness: its own messages, and below them those of rulings."""

from pathlib import Path
from typing import Final

from gouji_rulings.speech import FOLDER as OF_RULINGS
from gouji_spec.messages import MessageBook, listed

__all__ = ["listed", "message"]

_FOLDER: Final = Path(__file__).resolve().parents[1] / "messages"

message: Final = MessageBook(_FOLDER, OF_RULINGS).message
