"""Writes the test of conformance in C++."""


def files(registry, rows):
    return {}
