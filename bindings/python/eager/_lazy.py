"""Modules of Python's library that take long to import and that few programs need: they are imported at first use."""


class _Module:
    def __init__(self, name):
        self.__name__ = name

    def __getattr__(self, name):
        found = getattr(__import__(self.__name__), name)
        setattr(self, name, found)
        return found


copy, inspect, json, platform = map(_Module, ("copy", "inspect", "json", "platform"))
