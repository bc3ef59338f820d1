"""An adapter: gouji asks it, and it asks your engine.  Fill in `classify` and `beats`; the rest can stay as it is."""

import json
import re
import sys

ME = {
    "protocol": "1.0",
    "engine": {"name": "my engine", "version": "0.1", "language": "Python"},
    "areas": ["sets"],
    "profiles": ["outline"],
    "sets": [],  # which of twos, small, big, gouji, dead `classify` gives
}


def classify(cards, ruleset):
    """Return what these cards are as one set, None where they are none: ask your engine here."""
    ranks = {card for card in cards if card not in "2SB"}
    if len(ranks) > 1:
        return None
    return {"rank": ranks.pop() if ranks else cards[-1], "size": len(cards)}


def beats(cards, over, ruleset):
    """Tell whether these cards, laid as one set, beat the set `over`: ask your engine here."""
    mine, theirs = classify(cards, ruleset), classify(over, ruleset)
    return mine is not None and len(cards) == len(over) and RANKS.index(mine["rank"]) > RANKS.index(theirs["rank"])


RANKS = "3456789TJQKA2SB"  # low to high: T is 10, S the small joker, B the big one
TOKEN = re.compile(r" +|(10|[3-9TJQKA2SB])(?:\*([1-9]|1[0-6])(?= |$))?(?!\*)")


def read(text):
    """Return the cards written in *text*, low to high: "5*3 10 S" → ["5", "5", "5", "T", "S"]; [] if unreadable."""
    cards, at = [], 0
    while at < len(text):
        token = TOKEN.match(text, at)
        if token is None:
            return []
        if token[1]:
            cards += [token[1].replace("10", "T")] * int(token[2] or 1)
        at = token.end()
    return sorted(cards, key=RANKS.index)


def answer(method, params):
    """Return the answer to one request; the methods of other areas come here when you claim them."""
    if method == "initialize":
        return ME
    if method == "shutdown":
        return {}
    cards = read(params.get("cards", ""))
    if method == "sets/classify":
        found = classify(cards, params["ruleset"]) if cards else None
        return {"legal": False} if found is None else {"legal": True, **found}
    if method == "sets/beats":
        return {"beats": bool(cards) and beats(cards, read(params["over"]), params["ruleset"])}
    raise LookupError(method)


for line in sys.stdin:
    request = json.loads(line)
    reply = {"jsonrpc": "2.0", "id": request["id"]}
    try:
        reply["result"] = answer(request["method"], request.get("params", {}))
    except LookupError as unknown:
        reply["error"] = {"code": -32601, "message": f"unknown method {unknown}"}
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()
