"""The sentences of a ruling, in both languages."""

from pathlib import Path
from typing import Final

from gouji_spec.messages import MessageBook, listed

__all__ = ["FOLDER", "listed", "message"]

FOLDER: Final = Path(__file__).resolve().parent / "messages"
"""Where they stand."""

message: Final = MessageBook(FOLDER).message
