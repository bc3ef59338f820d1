"""The extension lies in docs/, beside these tests; nothing installs it."""

import sys
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent
for folder in (DOCS, Path(__file__).resolve().parent):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
