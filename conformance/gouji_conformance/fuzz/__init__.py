"""Fuzzing: lawful and nearly lawful games without end, asked of an engine, each difference made as small as can be.

What is right to answer the reference says, answer by answer, all that the protocol holds an engine to; the games are
plans as the rows are, so that all that runs and blames a row does so with them.
"""
