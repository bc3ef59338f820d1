"""Rulings on a position, and a hand at the terminal."""
