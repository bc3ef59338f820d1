"""Editions of the law: each rebuilt from the law of today by undoing what was made law since, and played as it was."""
