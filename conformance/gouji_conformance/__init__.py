"""The conformance suite: from a sentence of the features to a verdict on anybody's engine."""

VERSION = "0.1.0"
"""The version of the suite, as the reports name it."""
