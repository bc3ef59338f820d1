"""A second engine for Articles 24 and 26: who has opened, what is owed for it, who buys a 3; and questions for it."""
