"""Fresh questions: beside the rows, each area asks new ones, made from the run's seed and judged by the reference.

They are plans like the rows' own, so that all that runs, blames and prints a row does so with them.  A question is
asked only where a second reading of the law agrees with the reference; which one it is each module says.
"""
