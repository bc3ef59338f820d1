"""Fair play: what breaks the rules, what it costs, and what a sanction does to a hand (Articles 28 to 30)."""
