"""tf.io.TFRecordWriter, tf.python_io, tf.train.Example and tf.parse_example: eager.records under TensorFlow's names."""
import math
import os

import eager
from eager import records

from . import _ragged
from ._sparse import SparseTensor

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
        self.flush, self.close = self._writer.flush, self._writer.close

    def write(self, record):
        """Adds a record: bytes, or a text, which UTF-8 encodes."""
        self._writer.write(record.encode() if isinstance(record, str) else record)

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


def _feature_of(serialized):
    """Returns a serialized Feature as an object."""
    kind, values = records.decode_list(serialized)
    found = Feature()
    for name, cls in _KINDS.items():
        if cls.kind == kind:
            getattr(found, name).value.extend(values)
    return found


class _MapOf(dict):
    """A dict that makes an object for a key that it does not have, as protocol buffers do."""

    def __init__(self, kind, values):
        super().__init__(values or {})
        self._kind = kind

    def __missing__(self, key):
        self[key] = found = self._kind()
        return found


class _Parsed:
    """What is read from bytes, by ParseFromString."""

    @classmethod
    def FromString(cls, serialized):  # noqa: N802
        """Returns a serialized message as an object."""
        message = cls()
        message.ParseFromString(serialized)
        return message

    def ByteSize(self):  # noqa: N802
        """The number of bytes that it has in serialized form."""
        return len(self.SerializeToString())

    def Clear(self):  # noqa: N802
        """Takes all features away."""
        self.__init__()

    def HasField(self, field_name):  # noqa: N802
        """Whether there is something in a field. ValueError: there is no such field."""
        if field_name not in self._maps():
            raise ValueError(f'Protocol message {type(self).__name__} has no "{field_name}" field.')
        return bool(self._maps()[field_name])

    def CopyFrom(self, other):  # noqa: N802
        """Takes the features of another message of this type, in place of those that it has."""
        serialized = self._checked(other).SerializeToString()
        self.ParseFromString(serialized)

    def MergeFrom(self, other):  # noqa: N802
        """Takes the features of another message of this type, in place of those of the same names."""
        copy = self.FromString(self._checked(other).SerializeToString())
        for name, own in self._maps().items():
            own.update(copy._maps()[name])

    def _checked(self, other):
        if type(other) is not type(self):
            raise TypeError(f"a {type(self).__name__} is needed, not a {type(other).__name__}")
        return other


class Features:
    """tf.train.Features: a Feature under each name."""

    def __init__(self, feature=None):
        self.feature = _MapOf(Feature, feature)

    def __eq__(self, other):
        return isinstance(other, Features) and self.feature == other.feature

    __hash__ = None

    def __repr__(self):
        return "".join(f"feature {{\nkey: {key!r}\nvalue {{\n{value!r}}}\n}}\n" for key, value in self.feature.items())


class Example(_Parsed):
    """tf.train.Example: named lists, which a record holds in serialized form."""

    def __init__(self, features=None):
        self.features = Features(features.feature if features else None)

    def _maps(self):
        return {"features": self.features.feature}

    def SerializeToString(self, deterministic=None):  # noqa: N802
        """Returns the Example as bytes."""
        return records.encode_example({key: feature._serialize() for key, feature in self.features.feature.items()})

    def ParseFromString(self, serialized):  # noqa: N802
        """Takes the features of a serialized Example, in place of those that it has."""
        found = Features()
        if hasattr(serialized, "numpy"):
            serialized = serialized.numpy()
        for key, feature in records.decode_example(serialized).items():
            found.feature[key] = _feature_of(feature)
        self.features = found
        return len(serialized)

    def __eq__(self, other):
        return isinstance(other, Example) and self.features == other.features

    __hash__ = None

    def __repr__(self):
        return f"features {{\n{self.features!r}}}\n"


class FeatureList:
    """tf.train.FeatureList: a Feature for each step of a sequence."""

    def __init__(self, feature=()):
        self.feature = list(feature)

    def __eq__(self, other):
        return isinstance(other, FeatureList) and self.feature == other.feature

    __hash__ = None

    def __repr__(self):
        return "".join(f"feature {{\n{feature!r}}}\n" for feature in self.feature)


class FeatureLists:
    """tf.train.FeatureLists: a FeatureList under each name."""

    def __init__(self, feature_list=None):
        self.feature_list = _MapOf(FeatureList, feature_list)

    def __eq__(self, other):
        return isinstance(other, FeatureLists) and self.feature_list == other.feature_list

    __hash__ = None

    def __repr__(self):
        return "".join(f"feature_list {{\nkey: {key!r}\nvalue {{\n{value!r}}}\n}}\n" for key, value in self.feature_list.items())


class SequenceExample(_Parsed):
    """tf.train.SequenceExample: named lists of a sequence as a whole, and for each of its steps.

    >>> import eager.compat.tensorflow as tf
    >>> example = tf.train.SequenceExample()
    >>> example.context.feature["length"].int64_list.value.append(2)
    >>> for word in (b"to", b"be"):
    ...     feature = tf.train.Feature(bytes_list=tf.train.BytesList(value=[word]))
    ...     example.feature_lists.feature_list["words"].feature.append(feature)
    >>> again = tf.train.SequenceExample.FromString(example.SerializeToString())
    >>> [f.bytes_list.value for f in again.feature_lists.feature_list["words"].feature]
    [[b'to'], [b'be']]
    """

    def __init__(self, context=None, feature_lists=None):
        self.context = Features(context.feature if context else None)
        self.feature_lists = FeatureLists(feature_lists.feature_list if feature_lists else None)

    def _maps(self):
        return {"context": self.context.feature, "feature_lists": self.feature_lists.feature_list}

    def SerializeToString(self, deterministic=None):  # noqa: N802
        """Returns the SequenceExample as bytes."""
        context = {key: feature._serialize() for key, feature in self.context.feature.items()}
        lists = {key: [feature._serialize() for feature in of_key.feature] for key, of_key in self.feature_lists.feature_list.items()}
        return records.encode_sequence_example(context if self.context.feature else None, lists if lists else None)

    def ParseFromString(self, serialized):  # noqa: N802
        """Takes the features of a serialized SequenceExample, in place of those that it has. ValueError: it is damaged."""
        if hasattr(serialized, "numpy"):
            serialized = serialized.numpy()
        context, lists = records.decode_sequence_example(serialized)
        self.context = Features({key: _feature_of(feature) for key, feature in context.items()})
        self.feature_lists = FeatureLists({key: FeatureList(map(_feature_of, features)) for key, features in lists.items()})
        return len(serialized)

    def __eq__(self, other):
        return isinstance(other, SequenceExample) and (self.context, self.feature_lists) == (other.context, other.feature_lists)

    __hash__ = None

    def __repr__(self):
        return f"context {{\n{self.context!r}}}\nfeature_lists {{\n{self.feature_lists!r}}}\n"


# ---- Features as tensors


def _dims(shape):
    return [shape] if isinstance(shape, int) else list(shape)


class FixedLenFeature:
    """A feature of the same shape in all Examples. default_value: what one has that lacks it, as many values as the shape has."""

    def __init__(self, shape, dtype, default_value=None):
        self.shape, self.dtype, self.default_value = shape, dtype, default_value

    def _read(self, serialized, key):
        dims, default = _dims(self.shape), self.default_value
        if default is not None:
            default = eager.reshape(eager.convert_to_tensor(default, self.dtype), dims)
        return records.parse(serialized, {key: (self.dtype, dims, default)})[key]


class FixedLenSequenceFeature:
    """A feature of any number of values, each of this shape, which a first dim of the result counts. allow_missing must be True.

    Of several Examples those that have fewer values, or none, are filled up with default_value: 0, or "" for strings.
    """

    def __init__(self, shape, dtype, allow_missing=False, default_value=None):
        self.shape, self.dtype, self.allow_missing, self.default_value = shape, dtype, allow_missing, default_value

    def _read(self, serialized, key):
        if not self.allow_missing:
            raise ValueError("Unsupported: FixedLenSequenceFeature requires allow_missing to be True.")
        dtype, shape = eager.as_dtype(self.dtype), _dims(self.shape)
        if serialized.ndim == 0:
            return records.parse(serialized, {key: (dtype, [-1, *shape], eager.constant([], dtype))})[key]
        if serialized.is_symbolic and (shape or dtype is eager.string):  # which need to know the values
            return eager.py_function(lambda known: self._read(known, key), [serialized], dtype, [*serialized._dims, None, *shape])
        values, splits = records.parse_values(serialized, {key: dtype})[key]
        if shape:
            size = math.prod(shape)
            if size == 0:
                raise ValueError(f"Feature {key}: values of shape {shape} cannot be counted")
            for i, count in enumerate((splits[1:] - splits[:-1]).tolist()):
                if count % size:
                    raise eager.errors.InvalidArgumentError(
                        f"Key: {key}, Index: {i}.  Number of {'float' if dtype is eager.float32 else dtype.name} values is not a "
                        f"multiple of stride length. Saw {count} values but output shape is: {shape}")
            values, splits = eager.reshape(values, [-1, *shape]), splits // size
        default = self.default_value
        return _ragged.make(values, splits).to_tensor(None if default is None else eager.reshape(eager.constant(default, dtype), []))


class VarLenFeature:
    """A feature of any number of values in each Example, which are the first ones of its row of a SparseTensor."""

    def __init__(self, dtype):
        self.dtype = dtype

    def _read(self, serialized, key):
        found = _ragged.make(*records.parse_values(serialized, {key: self.dtype})[key]).to_sparse()
        return found if serialized.ndim else SparseTensor(found.indices[:, 1:], found.values, found.dense_shape[1:])


def parse_example(serialized, features, example_names=None, name=None):
    """Reads features of a vector of serialized Examples, or of one: {key: tensor}, of which those of a VarLenFeature are SparseTensors.

    features: {key: a FixedLenFeature, FixedLenSequenceFeature or VarLenFeature}.
    """
    serialized = eager.convert_to_tensor(serialized)
    if serialized.ndim > 1:
        raise ValueError(f"Shape must be at most rank 1 but is rank {serialized.ndim}")
    for key, feature in features.items():
        if not isinstance(feature, (FixedLenFeature, FixedLenSequenceFeature, VarLenFeature)):
            raise ValueError(f"Invalid feature {key}:{feature}.")
    return {key: feature._read(serialized, key) for key, feature in features.items()}


def parse_single_example(serialized, features, example_names=None, name=None):
    """Reads features of one serialized Example: {key: tensor}, as parse_example does."""
    serialized = eager.convert_to_tensor(serialized)
    if serialized.ndim:
        raise ValueError(f"Shape must be rank 0 but is rank {serialized.ndim}")
    return parse_example(serialized, features)


def _checked_lists(features):
    """Raises a ValueError for a feature that a SequenceExample's lists do not have."""
    for key, feature in features.items():
        if not isinstance(feature, (FixedLenSequenceFeature, VarLenFeature)):
            raise ValueError(f"Unsupported sequence feature {key}: {feature!r}. It is a FixedLenSequenceFeature or a VarLenFeature")


def _read_lists(serialized, features):
    """Returns the tensors of the features of a SequenceExample's lists, one after the other; three for a SparseTensor."""
    try:
        _, lists = records.decode_sequence_example(serialized.item())
    except ValueError as error:
        raise eager.errors.InvalidArgumentError(str(error)) from None
    found = []
    for key, feature in features.items():
        steps = lists.get(key)
        if steps is None and isinstance(feature, FixedLenSequenceFeature) and not feature.allow_missing:
            raise eager.errors.InvalidArgumentError(f"Feature list '{key}' is required but could not be found. Did you mean allow_missing=True?")
        examples = [records.encode_example({key: step}) for step in steps or ()]
        examples = eager.constant(examples) if examples else eager.constant([b""])[:0]
        if isinstance(feature, VarLenFeature):
            sparse = feature._read(examples, key)
            found += [sparse.indices, sparse.values, sparse.dense_shape]
        else:
            found.append(records.parse(examples, {key: (feature.dtype, _dims(feature.shape))})[key])
    return found


def _specs_of_lists(features):
    """Returns what `_read_lists` gives, as TensorSpecs."""
    specs = []
    for feature in features.values():
        if isinstance(feature, VarLenFeature):
            specs += [eager.TensorSpec([None, 2], eager.int64), eager.TensorSpec([None], feature.dtype), eager.TensorSpec([2], eager.int64)]
        else:
            specs.append(eager.TensorSpec([None, *_dims(feature.shape)], feature.dtype))
    return specs


def parse_single_sequence_example(serialized, context_features=None, sequence_features=None, example_name=None, name=None):
    """Reads features of one serialized SequenceExample: ({key: tensor} of its context, {key: tensor} of its lists).

    Those of the context are read as parse_single_example does. sequence_features: {key: a FixedLenSequenceFeature, whose result is
    [steps, *shape], or a VarLenFeature, whose result is a SparseTensor [steps, most values of a step]}. In a traced function the lists
    are read by Python code.

    InvalidArgumentError: a list is missing and its feature does not allow_missing, a step has another number of values, or another
    dtype; the SequenceExample is damaged. ValueError: a feature of another kind.
    """
    serialized, features = eager.convert_to_tensor(serialized), sequence_features or {}
    if serialized.ndim:
        raise ValueError(f"Shape must be rank 0 but is rank {serialized.ndim}")
    _checked_lists(features)
    if serialized.is_symbolic and features:
        tensors = eager.py_function(lambda s: _read_lists(s, features), [serialized], _specs_of_lists(features))
    else:
        tensors = [] if serialized.is_symbolic else _read_lists(serialized, features)
    rest = iter(tensors)
    found = {key: SparseTensor(next(rest), next(rest), next(rest)) if isinstance(feature, VarLenFeature) else next(rest)
             for key, feature in features.items()}
    # An Example's features and a SequenceExample's context are the same field.
    return parse_example(serialized, context_features) if context_features else {}, found
