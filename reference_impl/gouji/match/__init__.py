"""The match (一场): the steps from forming the sides to the last dues, hand after hand (GH-deal.1, GH-score.3)."""
