"""tf.io.TFRecordWriter, tf.python_io, tf.train.Example and tf.parse_example: eager.records under TensorFlow's names."""
import os

import eager
from eager import records

_NAMES = {0: None, 1: "zlib", 2: "gzip"}


class TFRecordCompressionType:
    """How a file of records is compressed."""

    NONE, ZLIB, GZIP = 0, 1, 2


def _compression(options):
    kind = options.compression_type if isinstance(options, TFRecordOptions) else options
    if isinstance(kind, str) or kind is None:
        return kind.lower() if kind else None
    return _NAMES[kind]


class TFRecordOptions:
    """How records are compressed: "", "GZIP" or "ZLIB", and the level."""

    def __init__(self, compression_type=None, flush_mode=None, input_buffer_size=None, output_buffer_size=None, window_bits=None,
                 compression_level=None, compression_method=None, mem_level=None, compression_strategy=None):
        self.compression_type = compression_type or ""
        self.compression_level = compression_level
        _compression(self)


class TFRecordWriter:
    """A file of records that grows; one of this name is replaced."""

    def __init__(self, path, options=None):
        level = options.compression_level if isinstance(options, TFRecordOptions) else None
        level = 0 if level in (None, -1) else -1 if level == 0 else level
        self._writer = records.Writer(path, _compression(options), level)
        self.write, self.flush, self.close = self._writer.write, self._writer.flush, self._writer.close

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def tf_record_iterator(path, options=None):
    """Returns an iterator over the records of a file, as bytes."""
    return records.read(os.fspath(path), _compression(options))


# ---- tf.train.Example


class _List:
    """A list of values, as a protocol buffer has it."""

    def __init__(self, value=()):
        self.value = [self._check(v) for v in value]

    def __eq__(self, other):
        return type(self) is type(other) and self.value == other.value

    __hash__ = None

    def __repr__(self):
        return "".join(f"value: {v!r}\n" for v in self.value)


class BytesList(_List):
    """tf.train.BytesList: bytes."""

    kind = 1

    @staticmethod
    def _check(v):
        v = v.item() if hasattr(v, "item") else v
        if not isinstance(v, (bytes, bytearray)):
            raise TypeError(f"{v!r} has type {type(v).__name__}, but expected one of: bytes")
        return bytes(v)


class FloatList(_List):
    """tf.train.FloatList: numbers, kept as float32."""

    kind = 2

    @staticmethod
    def _check(v):
        if isinstance(v, (str, bytes)):
            raise TypeError(f"{v!r} has type {type(v).__name__}, but expected one of: int, float")
        return float(v.item() if hasattr(v, "item") else v)


class Int64List(_List):
    """tf.train.Int64List: integers."""

    kind = 3

    @staticmethod
    def _check(v):
        v = v.item() if hasattr(v, "item") else v
        if not isinstance(v, int):
            raise TypeError(f"{v!r} has type {type(v).__name__}, but expected one of: int")
        if not -(1 << 63) <= v < 1 << 63:
            raise ValueError(f"Value out of range: {v}")
        return int(v)


_KINDS = {"bytes_list": BytesList, "float_list": FloatList, "int64_list": Int64List}


class Feature:
    """tf.train.Feature: one of bytes_list, float_list and int64_list."""

    def __init__(self, bytes_list=None, float_list=None, int64_list=None):
        self._lists = {}
        for name, given in (("bytes_list", bytes_list), ("float_list", float_list), ("int64_list", int64_list)):
            if given is not None:
                self._lists = {name: _KINDS[name](given.value)}

    def __getattr__(self, name):
        if name not in _KINDS:
            raise AttributeError(name)
        # What is empty is not set, until values are added to it.
        return self._lists.setdefault(name, _KINDS[name]())

    def WhichOneof(self, group):  # noqa: N802
        """Returns the name of the list that there is; None if there is none."""
        full = [name for name in self._lists if self._lists[name].value]
        return full[-1] if full else next(iter(self._lists), None)

    def HasField(self, name):  # noqa: N802
        """Whether this list is there."""
        return self.WhichOneof("kind") == name

    def __eq__(self, other):
        return isinstance(other, Feature) and self._serialize() == other._serialize()

    __hash__ = None

    def _serialize(self):
        name = self.WhichOneof("kind")
        return records.encode_list(_KINDS[name].kind, [_KINDS[name]._check(v) for v in self._lists[name].value]) if name else b""

    def __repr__(self):
        name = self.WhichOneof("kind")
        return f"{name} {{\n{self._lists[name]!r}}}\n" if name else ""


class _FeatureMap(dict):
    """A dict that makes a Feature for a key that it does not have, as protocol buffers do."""

    def __missing__(self, key):
        self[key] = found = Feature()
        return found


class Features:
    """tf.train.Features: a Feature under each name."""

    def __init__(self, feature=None):
        self.feature = _FeatureMap(feature or {})

    def __eq__(self, other):
        return isinstance(other, Features) and self.feature == other.feature

    __hash__ = None

    def __repr__(self):
        return "".join(f"feature {{\nkey: {key!r}\nvalue {{\n{value!r}}}\n}}\n" for key, value in self.feature.items())


class Example:
    """tf.train.Example: named lists, which a record holds in serialized form."""

    def __init__(self, features=None):
        self.features = Features(features.feature if features else None)

    def SerializeToString(self, deterministic=None):  # noqa: N802
        """Returns the Example as bytes."""
        return records.encode_example({key: feature._serialize() for key, feature in self.features.feature.items()})

    def ParseFromString(self, serialized):  # noqa: N802
        """Takes the features of a serialized Example, in place of those that it has."""
        found = Features()
        if hasattr(serialized, "numpy"):
            serialized = serialized.numpy()
        for key, feature in records.decode_example(serialized).items():
            kind, values = records.decode_list(feature)
            found.feature[key] = Feature()
            for name, cls in _KINDS.items():
                if cls.kind == kind:
                    getattr(found.feature[key], name).value.extend(values)
        self.features = found
        return len(serialized)

    @classmethod
    def FromString(cls, serialized):  # noqa: N802
        """Returns a serialized Example as an Example."""
        example = cls()
        example.ParseFromString(serialized)
        return example

    def __eq__(self, other):
        return isinstance(other, Example) and self.features == other.features

    __hash__ = None

    def __repr__(self):
        return f"features {{\n{self.features!r}}}\n"


# ---- Features as tensors


class FixedLenFeature:
    """A feature of the same shape in all Examples. default_value: what one has that lacks it."""

    def __init__(self, shape, dtype, default_value=None):
        self.shape, self.dtype, self.default_value = shape, dtype, default_value

    def _spec(self):
        shape = [self.shape] if isinstance(self.shape, int) else list(self.shape)
        default = self.default_value
        if default is not None:
            default = eager.convert_to_tensor(default, self.dtype)
        return (self.dtype, shape, default) if default is not None else (self.dtype, shape)


class FixedLenSequenceFeature:
    """A feature of any number of values, all of this shape: a first dim of the result. It is the same for all Examples."""

    def __init__(self, shape, dtype, allow_missing=False, default_value=None):
        self.shape, self.dtype, self.allow_missing, self.default_value = shape, dtype, allow_missing, default_value

    def _spec(self):
        shape = [-1, *([self.shape] if isinstance(self.shape, int) else self.shape)]
        return (self.dtype, shape, eager.zeros([0], self.dtype)) if self.allow_missing and self.dtype != eager.string else (
            self.dtype, shape)


class VarLenFeature:
    """A feature of any number of values in each Example, which TensorFlow reads into a sparse tensor."""

    def __init__(self, dtype):
        self.dtype = dtype


def parse_example(serialized, features, example_names=None, name=None):
    """Reads features of a vector of serialized Examples: {key: tensor}."""
    for key, feature in features.items():
        if isinstance(feature, VarLenFeature):
            raise NotImplementedError(f"feature {key!r}: sparse tensors are not there; eager.records.parse_values reads its values")
    return records.parse(serialized, {key: feature._spec() for key, feature in features.items()})


def parse_single_example(serialized, features, example_names=None, name=None):
    """Reads features of one serialized Example: {key: tensor}."""
    return parse_example(serialized, features)
