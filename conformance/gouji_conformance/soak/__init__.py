"""Random matches by the thousand: rare tables, rare cards, rare choices, and what must hold after every act.

Everything of a match comes from its number, so that a match that breaks something is played again by that number.
``python -m gouji_conformance.soak`` plays ten thousand (``make soak``) and tells what has acted, and what never has.
"""
