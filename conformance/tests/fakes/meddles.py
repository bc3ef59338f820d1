"""The reference, which does something to the report while it is written: ``python meddles.py HOW REPORT``."""

import sys
from pathlib import Path

from altered import ALTERATIONS, Message, main


def meddle(request: Message, answer: Message) -> Message:
    """Do it once, at the first question about sets; answer as the reference does."""
    how, report = sys.argv[1], Path(sys.argv[2])
    if request["method"] == "sets/classify" and not Path("done").exists():
        Path("done").touch()
        if how == "appends":
            with report.open("ab") as file:
                file.write(b"{}\n")
        elif how == "truncates":
            report.write_bytes(b"")
        elif how == "replaces":
            report.unlink()
            report.write_bytes(b"")
        elif how == "links":
            report.unlink()
            report.symlink_to("elsewhere")
        elif how == "removes":
            report.unlink()
    return answer


if __name__ == "__main__":
    ALTERATIONS["meddles"] = meddle
    main("meddles")
