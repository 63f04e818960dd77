"""tf.keras.utils: a line of progress, classes of one's own by name, images as arrays, and parts of data."""
import contextlib
import os
import sys
import time

_objects: dict = {}  # classes and functions by the names under which configs have them


# ---- Classes of one's own

def get_custom_objects():
    """Returns the dict of classes and functions that configs may name, besides Keras's."""
    return _objects


@contextlib.contextmanager
def custom_object_scope(objects):
    """A context manager within which configs may name these classes and functions, a dict."""
    before = dict(_objects)
    _objects.update(objects)
    try:
        yield
    finally:
        _objects.clear()
        _objects.update(before)


CustomObjectScope = custom_object_scope


def register_keras_serializable(package="Custom", name=None):
    """Returns a decorator of a class or a function that configs may name from here on.

    >>> import eager.compat.tensorflow as tf
    >>> @tf.keras.utils.register_keras_serializable()
    ... class Twice(tf.keras.layers.Layer):
    ...     def call(self, x):
    ...         return 2. * x
    >>> type(tf.keras.layers.deserialize(tf.keras.layers.serialize(Twice()))) is Twice
    True
    """
    def register(found):
        own = name or found.__name__
        _objects[own] = _objects[f"{package}>{own}"] = found
        return found

    return register


def get_registered_object(name, custom_objects=None, module_objects=None):
    """Returns the class or function of a name; None: there is none."""
    for known in (custom_objects, _objects, module_objects):
        if known and name in known:
            return known[name]
    return None


def get_registered_name(obj):
    """Returns the name under which configs have a class or function."""
    return next((name for name, found in _objects.items() if found is obj and ">" in name), obj.__name__)


# ---- Progress

class Progbar:
    """A line that shows how far something has come, and the means of values.

    target: the number of steps, None if it is not known. stateful_metrics: names whose last value is shown, and not the mean.
    """

    def __init__(self, target, width=20, verbose=1, interval=0.05, stateful_metrics=None, unit_name="step"):
        self.target, self.width, self.verbose, self.interval, self.unit_name = target, width, verbose, interval, unit_name
        self.stateful_metrics, self._values, self._seen, self._begin, self._shown = set(stateful_metrics or ()), {}, 0, time.time(), 0.0

    def update(self, current, values=None, finalize=None):
        """Shows that so many steps are done. values: pairs of a name and a value for the steps since the last time."""
        n = max(current - self._seen, 1)
        for name, value in values or ():
            if name in self.stateful_metrics:
                self._values[name] = [float(value), 1]
            else:
                total = self._values.setdefault(name, [0.0, 0])
                total[0] += float(value) * n
                total[1] += n
        self._seen, now = current, time.time()
        is_end = finalize if finalize is not None else self.target is not None and current >= self.target
        if self.verbose == 0 or not is_end and (self.verbose == 2 or now - self._shown < self.interval):
            return
        self._shown = now
        share = "" if self.target is None else f"/{self.target}"
        done = 0 if not self.target else min(int(self.width * current / self.target), self.width)
        bar = f" [{'=' * done}{'.' * (self.width - done)}]" if self.target and self.verbose == 1 else ""
        means = "".join(f" - {name}: {total / max(count, 1):.4f}" for name, (total, count) in self._values.items())
        line = f"{current}{share}{bar} - {now - self._begin:.0f}s{means}"
        sys.stdout.write(("\r" if self.verbose == 1 and sys.stdout.isatty() else "") + line +
                         ("\n" if is_end or not sys.stdout.isatty() else ""))
        sys.stdout.flush()

    def add(self, n, values=None):
        """Shows that n more steps are done."""
        self.update(self._seen + n, values)


# ---- Files

def get_file(fname=None, origin=None, untar=False, md5_hash=None, file_hash=None, cache_subdir="datasets", hash_algorithm="auto",
             extract=False, archive_format="auto", cache_dir=None, force_download=False):
    """Returns the path of a file under KERAS_HOME or ~/.keras, which must be there: nothing is downloaded.

    FileNotFoundError: it is not; the message says where to put it.
    """
    name = fname or os.path.basename(origin or "")
    folder = os.path.join(os.path.expanduser(cache_dir or os.environ.get("KERAS_HOME") or "~/.keras"), cache_subdir)
    path = os.path.join(folder, name)
    if not os.path.exists(path):
        raise FileNotFoundError(f"{path} is not there, and nothing is downloaded: get it from {origin} and put it there")
    if untar or extract:
        import shutil

        into = path + "_extracted" if extract else path.partition(".tar")[0].removesuffix(".tgz")
        if not os.path.exists(into):
            shutil.unpack_archive(path, into if extract else folder)
        return into
    return path


# ---- Images

def img_to_array(img, data_format=None, dtype=None):
    """Returns an image of PIL as an array of [rows, columns, channels], or with the channels first."""
    import numpy as np

    x = np.asarray(img, dtype or "float32")
    if x.ndim not in (2, 3):
        raise ValueError(f"Unsupported image shape: {x.shape}")
    x = x[:, :, None] if x.ndim == 2 else x
    return x.transpose(2, 0, 1) if data_format == "channels_first" else x


def array_to_img(x, data_format=None, scale=True, dtype=None):
    """Returns an array as an image of PIL. scale: whether its least and greatest number become black and white."""
    import numpy as np
    from PIL import Image

    x = np.asarray(x, dtype or "float32")
    if x.ndim != 3:
        raise ValueError(f"Expected image array to have rank 3 (single image). Got array with shape: {x.shape}")
    x = x.transpose(1, 2, 0) if data_format == "channels_first" else x
    if scale:
        x = x - x.min()
        x = x / (x.max() or 1.0) * 255
    if x.shape[2] not in (1, 3, 4):
        raise ValueError(f"Unsupported channel number: {x.shape[2]}")
    return Image.fromarray(x[:, :, 0].astype("uint8") if x.shape[2] == 1 else x.astype("uint8"))


def load_img(path, color_mode="rgb", target_size=None, interpolation="nearest", keep_aspect_ratio=False):
    """Returns the image of a file, by PIL."""
    from PIL import Image

    img = Image.open(path).convert({"rgb": "RGB", "rgba": "RGBA", "grayscale": "L"}[color_mode])
    return img if target_size is None else img.resize((target_size[1], target_size[0]), getattr(Image, interpolation.upper()))


def save_img(path, x, data_format=None, file_format=None, scale=True, **options):
    """Writes an array to a file as an image, by PIL."""
    array_to_img(x, data_format, scale).save(path, file_format, **options)


# ---- Data

def timeseries_dataset_from_array(data, targets, sequence_length, sequence_stride=1, sampling_rate=1, batch_size=128, shuffle=False,
                                  seed=None, start_index=None, end_index=None):
    """Returns a Dataset of batches of parts of a series, and of what is to be said of each part."""
    import numpy as np

    from . import _data

    first, end = start_index or 0, len(data) if end_index is None else end_index
    n = max(min(end - first, len(data)) - (sequence_length - 1) * sampling_rate, 0)
    if targets is not None:
        n = min(n, len(targets))
    begins = np.arange(0, n, sequence_stride)
    if shuffle:
        np.random.RandomState(seed).shuffle(begins)
    rows = begins[:, None] + first + np.arange(0, sequence_length * sampling_rate, sampling_rate)[None]
    parts = np.asarray(data)[rows]
    whole = parts if targets is None else (parts, np.asarray(targets)[begins + first])
    found = _data.Dataset.from_tensor_slices(whole)
    return found if batch_size is None else found.batch(batch_size)


def split_dataset(dataset, left_size=None, right_size=None, shuffle=False, seed=None, **_):
    """Returns two Datasets of the parts of one, or of arrays. The sizes are numbers of elements, or shares."""
    from . import _data

    if not hasattr(dataset, "prefetch"):
        dataset = _data.Dataset.from_tensor_slices(dataset)
    n = sum(1 for _ in dataset)
    if shuffle:
        dataset = dataset.shuffle(n, seed=seed or 1, reshuffle_each_iteration=False)
    left, right = (round(size * n) if isinstance(size, float) else size for size in (left_size, right_size))
    if left is None and right is None:
        raise ValueError("At least one of `left_size` or `right_size` must be specified.")
    left = n - right if left is None else left
    right = n - left if right is None else right
    if left + right > n:
        raise ValueError(f"The sum of `left_size` and `right_size` is greater than the length of the dataset: {left} + {right} > {n}")
    return dataset.take(left), dataset.skip(left).take(right)


# ---- Configs of objects

def serialize_keras_object(obj):
    """Returns what a config has for an object: its class and its own config, as a dict; for a function its name."""
    if obj is None or isinstance(obj, (str, dict)):
        return obj
    if hasattr(obj, "get_config"):
        return {"class_name": type(obj).__name__, "config": obj.get_config()}
    name = getattr(obj, "__name__", None)
    if name is None:
        raise ValueError(f"Cannot serialize {obj!r}: it has no get_config()")
    return name


def _found_by(get, module):
    def deserialize(config, custom_objects=None):
        name = config.get("class_name") if isinstance(config, dict) else config
        own = get_registered_object(name, custom_objects) if isinstance(name, str) else None
        if own is not None:
            return own.from_config(config["config"]) if isinstance(config, dict) and hasattr(own, "from_config") else own
        if isinstance(config, dict):
            found = getattr(module, str(name), None)
            if not isinstance(found, type):
                raise ValueError(f"Could not locate class {name!r}: make sure that it is among custom_objects")
            if set(config["config"]) == {"text"}:  # of an initializer, all of it
                return get(config["config"]["text"])
            return found.from_config(config["config"]) if hasattr(found, "from_config") else found(**config["config"])
        return get(config)

    deserialize.__doc__ = "Returns the object of what serialize() gave. custom_objects: classes and functions by name that Keras does not have."
    return deserialize


def __getattr__(name):
    """Makes deserialize_KIND when it is first asked for."""
    import importlib

    kind = name.partition("deserialize_")[2]
    places = {"regularizers": "eager.regularizers", "constraints": "eager.constraints", "losses": "._losses", "metrics": "._metrics",
              "initializers": "._initializers", "schedules": "eager.optimizers.schedules", "activations": "._keras_misc"}
    if kind not in places:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = importlib.import_module(places[kind], __package__)
    get = getattr(module, "get_activation" if kind == "activations" else "get", lambda config: config)
    found = globals()[name] = _found_by(get, module)
    return found
