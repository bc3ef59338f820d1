"""One module a command: what it does.  What it takes, and the words for users, stand in ``command_line``."""
