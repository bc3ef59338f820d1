"""Plans run on an engine, to a verdict on every row."""
