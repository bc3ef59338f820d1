"""Certificates: what a report bears out, as a statement that travels, and how its reader checks it."""
