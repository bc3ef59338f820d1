"""The engine served over the protocol."""
