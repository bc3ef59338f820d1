"""Settling accounts: places, scores, tribute, points (Articles 3, 20, 21 and 24)."""
