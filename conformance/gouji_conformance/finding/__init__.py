"""Finding what the law says by what a player types: words of the table and of other games, half remembered, misheard.

The index is made once from the law (``making``, out of ``entries``) and is plain data: ``reading`` understands a query
by it and ``scoring`` ranks the entries.  The book's search page does the same with the same data
(``docs/gouji_docs/static/finding.js``); a test holds the two together.
"""
