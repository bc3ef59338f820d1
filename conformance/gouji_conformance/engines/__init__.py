"""Engines under test: how they are named, started, spoken to and ended, and what can go wrong with them."""
