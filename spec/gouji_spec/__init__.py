"""The law of 够级 as data: articles, options, profiles, reasons, words; read from TOML and checked.

This package knows nobody and needs the standard library alone.  Nothing is imported here, so that who needs one
of its modules loads no other.
"""

VERSION = "0.1.0"
"""Of the whole distribution, the harness and the reference: ``pyproject.toml`` and all who name it read it here."""
