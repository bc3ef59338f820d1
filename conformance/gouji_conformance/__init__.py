"""The conformance suite: from a sentence of the features to a verdict on anybody's engine."""
