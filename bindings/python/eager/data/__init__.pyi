from ._dataset import Dataset as Dataset
from ._dataset import Iterator as Iterator
from ._mnist import mnist as mnist

__all__ = ["Dataset", "Iterator", "mnist"]
