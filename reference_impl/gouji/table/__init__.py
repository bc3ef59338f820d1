"""What lies on the table: cards, seats, sets, and which set beats which (Articles 2, 8 and 9)."""
