"""An engine that would like its words to be obeyed: by the terminal, the browser, whatever reads XML.

Among its answers are wrong ones, errors and refusals; one is no JSON, and it logs all along.
"""

import itertools
import json
import sys

from honest import log, note_process, refuse, say, write

EVIL = (
    "\x1b]0;owned\x07\x1b[2J\x1b[31m<script>window.pwned = parent.pwned = 1</script>"
    "<img src=/beacon onerror='window.pwned = parent.pwned = 1'><svg onload='window.pwned = 1'>"
    '"><a href="javascript:window.pwned = 1">here</a></bdi></code></pre></article></style></title>]]>-->&amp;'
    "[bold red]markup[/] {{ 7 * 7 }} {% raw %} \u202eesrever\u2066\u200f file:///etc/passwd ../../../../etc/passwd"
    "\r\ncertified: anybody\u2028\x85\x9b31m\u0000"
)
LONG = "W" * 3000
NOT_JSON = 150
"""The question that it answers with no JSON."""
COUNT = itertools.count(1)
"""Of the questions it is asked."""


def answer(request: dict[str, object]) -> None:
    """Answer one request with something of which every word is evil."""
    number, method = request["id"], request["method"]
    log(EVIL.replace("\r\n", " "))
    if method == "initialize":
        identity = {"name": EVIL, "version": EVIL, "language": EVIL, "homepage": f"javascript:{EVIL}"}
        claims = {"areas": ["sets", EVIL], "profiles": ["outline", EVIL], "options": {EVIL: [EVIL]}}
        shows = {"explains": True, "declares": [EVIL]}
        say(number, {"protocol": "1.0", "engine": identity, **claims, **shows})
    elif method == "shutdown":
        say(number, {})
        sys.exit(0)
    elif (asked := next(COUNT)) == NOT_JSON:
        write(EVIL.replace("\r\n", " ").encode())
    else:
        wrong(number, asked % 4)


def wrong(number: object, turn: int) -> None:
    """Answer wrongly, in one of four ways."""
    if turn == 0:
        refuse(number, -32603, EVIL)
    elif turn == 1:
        refuse(number, -32001, EVIL)
    elif turn == 2:
        say(number, {"legal": EVIL, "beats": EVIL, "gouji": EVIL, "reasons": [EVIL, {EVIL: EVIL}], EVIL: EVIL})
    else:
        say(number, {"legal": LONG, "beats": LONG, "gouji": LONG, "reasons": [LONG]})


if __name__ == "__main__":
    note_process()
    for line in sys.stdin.buffer:
        answer(json.loads(line))
