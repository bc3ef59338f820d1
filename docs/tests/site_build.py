"""The whole book built once for all tests, also where several processes share the work."""

import os
import subprocess
import sys
import time
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent
LIMIT = 300.0


def built(folder: Path) -> Path:
    """Return the folder of the pages, built in *folder* as CI does; another process may be building it already.

    Raises:
        AssertionError: the build has warnings or fails.
    """
    pages, log = folder / "html", folder / "log"
    try:
        os.close(os.open(folder / "lock", os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        end = time.monotonic() + LIMIT
        while not log.exists():
            assert time.monotonic() < end, "the build in the other process does not end"
            time.sleep(0.2)
    else:
        words = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-E", "-q", "-b", "html"]
        words += ["-d", str(folder / "trees"), str(DOCS), str(pages)]
        done = subprocess.run(words, capture_output=True, text=True, timeout=LIMIT, check=False)
        draft = folder / "log.draft"
        draft.write_text(f"{done.returncode}\n{done.stdout}{done.stderr}", encoding="utf-8")
        draft.rename(log)
    code, _, words_said = log.read_text(encoding="utf-8").partition("\n")
    assert code == "0", words_said
    return pages
