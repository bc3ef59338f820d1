"""What the program says, in the language of its user."""
