"""What the command ``gouji`` runs: the libraries take a moment to be read, and Ctrl-C may come in it."""

import os


def main() -> None:
    """Run the command and leave with its exit code; 130 where it is interrupted before it is there."""
    try:
        from gouji_conformance import cli  # noqa: PLC0415 - this is the moment

        cli.main()
    except KeyboardInterrupt:
        os._exit(130)
