"""From a sentence to a plan: features, the phrasebook, what a row asks and expects, which rows are run."""
