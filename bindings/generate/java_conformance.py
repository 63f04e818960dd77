"""Writes Java's test of conformance: a method a row."""


def files(registry, rows):
    return {}
