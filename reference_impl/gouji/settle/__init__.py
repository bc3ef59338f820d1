"""Settling accounts: places, scores, points (Articles 3, 20 and 24)."""
