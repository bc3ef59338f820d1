"""Amendments tried: the law with one in it is installed in a folder of its own, and everything is run there."""
