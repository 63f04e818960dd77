"""tf.keras.datasets.mnist and tf.examples.tutorials.mnist.input_data, by eager.data.mnist."""
import collections

Datasets = collections.namedtuple("Datasets", ["train", "validation", "test"])
Datasets.__module__ = __name__


def load_data(path="mnist.npz"):
    """Returns ((images, labels), (images, labels)), arrays of uint8, by :func:`eager.data.mnist`. path: a file, or "mnist.npz"."""
    import os

    from ...data import mnist

    return mnist(path if os.path.isabs(str(path)) else None)


class DataSet:
    """Images and labels of which next_batch() gives some at a time."""

    def __init__(self, images, labels, seed=None):
        import numpy as np

        self.images, self.labels = images, labels
        self.num_examples = len(images)
        self.epochs_completed = self._at = 0
        self._order = np.arange(self.num_examples)
        self._random = np.random.RandomState(seed)
        self._is_begun = False

    def next_batch(self, batch_size, fake_data=False, shuffle=True):
        """Returns the images and the labels of the next rows; after the last of them they begin anew, in another order."""
        import numpy as np

        if not self._is_begun and shuffle:
            self._random.shuffle(self._order)
        self._is_begun = True
        parts, missing = [], batch_size
        while missing > self.num_examples - self._at:
            parts.append(self._order[self._at:])
            missing -= self.num_examples - self._at
            self._at, self.epochs_completed = 0, self.epochs_completed + 1
            self._order = self._order.copy()
            if shuffle:
                self._random.shuffle(self._order)
        parts.append(self._order[self._at:self._at + missing])
        self._at += missing
        rows = np.concatenate(parts)
        return self.images[rows], self.labels[rows]


def read_data_sets(train_dir=None, fake_data=False, one_hot=False, dtype="float32", reshape=True, validation_size=5000, seed=None, **_):
    """Returns the MNIST digits as Datasets(train, validation, test), of which the first of the images for training validate.

    train_dir: a folder that is looked into before those of :func:`eager.data.mnist`. one_hot: labels are rows of 10. dtype: float32
    for images from 0 to 1, uint8 as they are. reshape: images are rows of 784, and not [28, 28, 1].

    ValueError: validation_size is more than there are.
    """
    import numpy as np

    from ... import as_dtype
    from ...data import mnist
    from ...errors import NotFoundError

    try:
        if train_dir is None:
            raise NotFoundError("no folder was given")
        (images, labels), (test_images, test_labels) = mnist(train_dir)
    except NotFoundError:
        (images, labels), (test_images, test_labels) = mnist()
    if not 0 <= validation_size <= len(images):
        raise ValueError(f"Validation size should be between 0 and {len(images)}. Received: {validation_size}.")

    def made(x, y):
        x = x.reshape(len(x), -1) if reshape else x[..., np.newaxis]
        x = x.astype("float32") / np.float32(255) if as_dtype(dtype).is_floating else x
        return DataSet(x, np.eye(10)[y] if one_hot else y, seed)

    n = validation_size
    return Datasets(made(images[n:], labels[n:]), made(images[:n], labels[:n]), made(test_images, test_labels))
