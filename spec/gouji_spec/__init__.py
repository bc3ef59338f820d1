"""The law of 够级 as data: articles, options, profiles, reasons, words; read from TOML and checked.

This package knows nobody and needs the standard library alone.
"""
