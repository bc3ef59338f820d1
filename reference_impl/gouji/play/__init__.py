"""A hand from its first lead to its last (Articles 8 to 19, 23, 26 and 31)."""
