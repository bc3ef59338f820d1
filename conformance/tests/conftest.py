"""The driver of the browser lies in a folder of its own: the book's tests use it too."""

import sys
from pathlib import Path

CHROMIUM = str(Path(__file__).resolve().parent / "chromium")
if CHROMIUM not in sys.path:
    sys.path.insert(0, CHROMIUM)
