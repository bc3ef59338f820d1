"""What the law says of a position, in words of both languages: one road for the command line and for a page.

It needs the standard library alone, and prints nothing.
"""
