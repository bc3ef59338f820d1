"""Small worlds: every game from every deal of a few cards, the engine held at each position against a second reading.

The second reading (``laying``, ``asking``) is written from the clauses, as a person would conduct a round aloud: ask
this one, then that one, and go on.  It knows nothing of the engine's queue of rights, nor of its lister of moves.
"""
