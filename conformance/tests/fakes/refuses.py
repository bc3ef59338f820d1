"""An engine that knows one word: it keeps the protocol and says no to everything, for every reason there is.

``python refuses.py`` serves it.
"""

import json
import sys
from typing import Any

from honest import HANDSHAKE, say

from gouji_spec.reasons import reasons
from gouji_spec.ruleset import PROFILES

NO = {
    **dict.fromkeys(("accepted", "allowed", "beats", "legal", "gouji", "dead", "sweep", "stands", "over"), False),
    "reasons": sorted(reasons()),
    "shown": [],
    "state": {"phase": "lead", "to_act": {"seat": 1, "may": ["play"]}, "table": None, "hands": {}, "out": []},
}


def handshake() -> dict[str, Any]:
    """Return what it says of itself: it claims to play every table and to explain itself."""
    areas = ["sets", "play", "report", "hold-three"]
    return HANDSHAKE | {"areas": areas, "profiles": PROFILES, "options": {}, "explains": True, "state": ["sanction"]}


def main() -> None:
    """Answer every line until there is none."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] == "shutdown":
            return
        say(request["id"], handshake() if request["method"] == "initialize" else NO)


if __name__ == "__main__":
    main()
