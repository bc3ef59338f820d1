"""Before a hand is led: sides, opening, first lead, shuffle, revolution, removing, buying (Articles 5–7, 22–26)."""
