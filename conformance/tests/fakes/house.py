"""The reference engine at a table of its own: ``python house.py two_for_one``, with ``no_dead`` a fault besides.

Whatever it is asked to play, it plays that jokers are exchanged two for one.
"""

import json
import sys
from typing import Any

from gouji.protocol.serve import Session


def understood(params: dict[str, Any]) -> dict[str, Any]:
    """Return what it takes *params* for."""
    if "ruleset" not in params:
        return params
    ruleset = params["ruleset"]
    options = {**ruleset.get("options", {}), "joker_exchange": "two_for_one"}
    return {**params, "ruleset": {**ruleset, "options": options}}


def main(faults: list[str]) -> None:
    """Serve it until it is asked to end."""
    session = Session()
    for line in sys.stdin:
        request = json.loads(line)
        answer = session.answer({**request, "params": understood(request.get("params", {}))})
        assert answer is not None
        if "no_dead" in faults and answer.get("result", {}).get("dead"):
            answer["result"]["dead"] = False
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
        if request["method"] == "shutdown":
            return


if __name__ == "__main__":
    main(sys.argv[1:])
