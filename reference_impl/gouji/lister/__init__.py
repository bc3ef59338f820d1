"""Legal moves, listed independently of the judge, so that each checks the other."""
