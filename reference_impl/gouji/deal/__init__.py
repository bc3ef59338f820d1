"""Before a hand is led: who plays with whom, who opens, draws, leads first and shuffles (Articles 5, 6, 7 and 22)."""
