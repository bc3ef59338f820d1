"""An engine that has learned answers by heart: ``python memorising.py KIND FILE …``, each FILE a transcript of a run.

``exact``: knows a question by all that it says.
``hidden``: by all but the cards in the hands, of which it looks only at how many there are.
``turned``: by all but from which seats it is asked.

What it does not know it answers as the most of what it knows.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from gouji.table.cards import parse_cards, size
from gouji_conformance.engines.turning import turned

Known = dict[str, tuple[Any, int]]


def exact(method: str, params: Any) -> tuple[str, int]:
    return json.dumps([method, params], sort_keys=True), 0


def hidden(method: str, params: Any) -> tuple[str, int]:
    hands = params.get("position", {}).get("hands")
    if hands is not None:
        numbers = {seat: size(parse_cards(hand)) for seat, hand in hands.items()}
        params = {**params, "position": {**params["position"], "hands": numbers}}
    return exact(method, params)


def turned_least(method: str, params: Any) -> tuple[str, int]:
    """Return the least of the six ways to ask the same, and by how many seats it is moved on."""
    ways = [(exact(method, turned(method, "params", params, by))[0], by) for by in range(6)]
    return min(ways)


NAMED = {"exact": exact, "hidden": hidden, "turned": turned_least}


def without_game(params: Any) -> Any:
    return {name: value for name, value in params.items() if name != "game"}


def learned(kind: str, files: list[str]) -> tuple[Known, dict[str, Any], Any]:
    """Return what it knows, what it answers else to each method, and how it introduces itself."""
    known: Known = {}
    usual: dict[str, Counter[str]] = {}
    handshake: Any = None
    for file in files:
        said = [json.loads(line)["message"] for line in Path(file).read_text(encoding="utf-8").splitlines()]
        answers = {message["id"]: message.get("result") for message in said if "method" not in message}
        before: dict[str, str] = {}
        for request in said:
            if "method" not in request or request["method"] == "shutdown":
                continue
            method, result = request["method"], answers.get(request["id"])
            if method == "initialize":
                handshake = result
                continue
            key, by = NAMED[kind](method, without_game(request["params"]))
            game = request["params"].get("game", "")
            if game:
                key = before[game] = before.get(game, "") * (not method.endswith("/start")) + key
            known[key] = turned(method, "result", result, by), 0
            usual.setdefault(method, Counter())[json.dumps(result)] += 1
    return known, {method: json.loads(some.most_common(1)[0][0]) for method, some in usual.items()}, handshake


def main(kind: str, files: list[str]) -> None:
    """Answer what is asked."""
    known, usual, handshake = learned(kind, files)
    before: dict[str, str] = {}
    for line in sys.stdin:
        request = json.loads(line)
        method, params = request["method"], request["params"]
        result: Any = {}
        if method == "initialize":
            result = handshake
        elif method != "shutdown":
            key, by = NAMED[kind](method, without_game(params))
            game = params.get("game", "")
            if game:
                key = before[game] = before.get(game, "") * (not method.endswith("/start")) + key
            found = known.get(key)
            result = usual.get(method, {}) if found is None else turned(method, "result", found[0], -by)
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}) + "\n")
        sys.stdout.flush()
        if method == "shutdown":
            return


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
