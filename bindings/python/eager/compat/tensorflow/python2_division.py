"""Importing this makes ``/`` of two integer tensors round down and stay an integer, as in the Python 2 of 2017's programs.

It holds for the whole process.
"""
from ... import _core

_core.set_python2_division(True)
