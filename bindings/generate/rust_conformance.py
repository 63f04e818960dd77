def files(registry, rows):
    return {}
