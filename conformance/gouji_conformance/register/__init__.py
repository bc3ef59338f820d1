"""The register of rulings: filed, judged again whenever something has changed, held against each other."""
