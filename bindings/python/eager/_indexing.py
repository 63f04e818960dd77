"""x[...] with integer and boolean arrays."""


def advanced(x, key):
    """What NumPy's advanced indexing gives."""
    raise TypeError(f"Unsupported index {key!r}")
