"""``python -m gouji``: the reference engine on standard input and output."""

import sys

from gouji.protocol.serve import serve

if __name__ == "__main__":
    try:
        code = serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
