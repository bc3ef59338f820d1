"""What became of a run: kept as JSON lines, shown on a terminal."""
