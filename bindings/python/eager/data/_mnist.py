"""The MNIST digits, where they lie on this machine.

Nothing is downloaded: an error says where the files are looked for.
"""
from ..errors import NotFoundError

__all__ = ["mnist"]

_PARTS = ("train-images-idx3-ubyte", "train-labels-idx1-ubyte", "t10k-images-idx3-ubyte", "t10k-labels-idx1-ubyte")


def __dir__():
    return __all__


def mnist(folder=None):
    """The MNIST handwritten digits: ((images, labels), (images, labels)) of 60000 for training and 10000 for tests.

    folder: where mnist.npz lies, or the four idx files, as train-images-idx3-ubyte or with .gz at the end; or such a mnist.npz itself.
    None: the folder that MNIST_DIR names, KERAS_HOME/datasets, ~/.keras/datasets, and the folder mnist in each of the two.

    Returns NumPy arrays of uint8: images of shape [n, 28, 28], labels of shape [n]. NotFoundError: the files lie in none of these
    folders. ValueError: a file is none of MNIST's.

    >>> import eager, gzip, numpy, os, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     digits, labels = numpy.zeros((2, 28, 28), "uint8"), numpy.uint8([3, 7])
    ...     numpy.savez(os.path.join(folder, "mnist.npz"), x_train=digits, y_train=labels, x_test=digits, y_test=labels)
    ...     (images, numbers), _ = eager.data.mnist(folder)
    >>> images.shape, numbers.tolist()
    ((2, 28, 28), [3, 7])
    """
    import os

    folders = _folders() if folder is None else [os.fspath(folder)]
    for place in folders:
        if os.path.isfile(place):
            return _of_npz(place)
        path = os.path.join(place, "mnist.npz")
        if os.path.isfile(path):
            return _of_npz(path)
        paths = [_existing(os.path.join(place, name)) for name in _PARTS]
        if all(paths):
            images, labels, test_images, test_labels = map(_of_idx, paths)
            return (images, labels), (test_images, test_labels)
    raise NotFoundError("the MNIST digits are not there; nothing is downloaded. Put mnist.npz, or train-images-idx3-ubyte.gz, "
                        "train-labels-idx1-ubyte.gz, t10k-images-idx3-ubyte.gz and t10k-labels-idx1-ubyte.gz, into one of: " +
                        ", ".join(folders) + (". MNIST_DIR may name another folder" if folder is None else ""))


def _folders():
    import os

    found = [os.environ["MNIST_DIR"]] if os.environ.get("MNIST_DIR") else []
    for home in (os.environ.get("KERAS_HOME"), os.path.join(os.path.expanduser("~"), ".keras")):
        if home:
            found += [os.path.join(home, "datasets"), os.path.join(home, "datasets", "mnist")]
    return list(dict.fromkeys(found))


def _existing(path):
    import os

    dotted = path.replace("-idx", ".idx")  # some copies have a point there
    return next((p for p in (path, path + ".gz", dotted, dotted + ".gz") if os.path.isfile(p)), None)


def _of_npz(path):
    import numpy as np

    with np.load(path, allow_pickle=False) as file:
        missing = [n for n in ("x_train", "y_train", "x_test", "y_test") if n not in file.files]
        if missing:
            raise ValueError(f"{path}: no file of MNIST: {', '.join(missing)} is missing")
        return (file["x_train"], file["y_train"]), (file["x_test"], file["y_test"])


def _of_idx(path):
    """Returns the array in a file of MNIST's: 0, 0, 8 for uint8, the rank, the dims as big-endian numbers of 4 bytes, the bytes."""
    import gzip
    import math
    import struct

    import numpy as np

    with open(path, "rb") as file:
        data = file.read()
    if data[:2] == b"\x1f\x8b":
        data = gzip.decompress(data)
    rank = data[3] if len(data) > 3 else 0
    begin = 4 + 4 * rank
    if data[:3] != b"\0\0\x08" or rank not in (1, 3) or len(data) < begin:
        raise ValueError(f"{path}: no idx file of bytes")
    dims = struct.unpack(f">{rank}I", data[4:begin])
    if len(data) - begin != math.prod(dims):
        raise ValueError(f"{path}: {len(data) - begin} bytes where {list(dims)} needs {math.prod(dims)}")
    return np.frombuffer(data, np.uint8, offset=begin).reshape(dims).copy()
