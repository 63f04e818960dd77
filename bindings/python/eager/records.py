"""Files of records, TensorFlow's TFRecord, and the Examples that they often hold.

>>> import eager, os, tempfile
>>> folder = tempfile.TemporaryDirectory()
>>> path = os.path.join(folder.name, "data.tfrecord")
>>> with eager.records.Writer(path) as writer:
...     for label, name in enumerate(["cat", "dog"]):
...         writer.write(eager.records.example({"label": label, "name": name, "size": [0.5, 1.5]}))
>>> serialized = eager.constant(list(eager.records.read(path)))
>>> features = eager.records.parse(serialized, {"label": "int64", "name": "string", "size": ("float32", [2])})
>>> print(features["label"], features["name"], features["size"].shape)
[0 1] [b'cat' b'dog'] (2, 2)

A record that is cut or changed is a DataLossError.
"""
import contextlib
import numbers
import struct

from . import _core, _registry
from ._core import Tensor, Variable
from ._creation import convert_to_tensor
from .dtypes import as_dtype

__all__ = ["Writer", "example", "parse", "parse_values", "read", "to_dict"]

_COMPRESSIONS = {None: 0, "": 0, "none": 0, "gzip": 1, "zlib": 2}


def __dir__():
    return __all__


def _compression(name):
    try:
        return _COMPRESSIONS[name.lower() if isinstance(name, str) else name]
    except (KeyError, TypeError):
        raise ValueError(f"compression is None, 'gzip' or 'zlib', not {name!r}") from None


class Writer:
    """A file of records that grows; one of this name is replaced. compression: "gzip" or "zlib", with a level from 1 to 9.

    One thread at a time uses it. A full disk is an error of the next call, of flush() or of close(); nothing is lost then. A Writer that
    is left open is closed when it goes, as at the program's end, where an error is lost: use ``with``.
    """

    def __init__(self, path, compression=None, level=0):
        self._records = _core.RecordWriter(path, _compression(compression), level)
        self.write = self._records.write

    def write(self, record):
        """Adds a record: bytes."""

    def flush(self):
        """Hands all records to the system, so that other programs see them."""
        self._records.flush()

    def close(self):
        """Flushes, and closes the file. Closing it twice is harmless."""
        self._records.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def read(path, compression=None):
    """Returns an iterator over the records of a file, as bytes."""
    return _core.RecordReader(path, _compression(compression))


# ---- Examples: protocol buffers of named lists

_NONE, _BYTES, _FLOAT, _INT64 = range(4)


def _varint(n):
    out = bytearray()
    n &= (1 << 64) - 1
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


def _field(number, data):
    return bytes([number << 3 | 2]) + _varint(len(data)) + data


def _values(key, value):
    """Returns the kind and the list of values of a feature. The kind of what is empty is that of its dtype, _NONE for a list."""
    kind = _NONE
    if isinstance(value, Variable) or (not isinstance(value, (str, bytes, bytearray)) and hasattr(value, "__array__")
                                       and not isinstance(value, Tensor)):
        value = convert_to_tensor(value)
    if isinstance(value, Tensor):
        name = value.dtype.name
        if name == "string":
            kind = _BYTES
        elif name.startswith(("float", "bfloat")):
            kind = _FLOAT
        elif name.startswith(("bool", "int", "uint")):
            kind = _INT64
        else:
            raise TypeError(f"feature {key!r}: an Example has no values of {name}")
        value = value.tolist()
    flat, rest = [], [value]
    while rest:
        one = rest.pop()
        if isinstance(one, (list, tuple)):
            rest.extend(reversed(one))
        else:
            flat.append(one.item() if isinstance(one, Tensor) or hasattr(one, "item") else one)
    if not flat:
        return kind, flat
    if all(isinstance(v, (str, bytes, bytearray)) for v in flat):
        return _BYTES, [v.encode() if isinstance(v, str) else bytes(v) for v in flat]
    if all(isinstance(v, numbers.Integral) for v in flat):
        return _INT64, [int(v) for v in flat]
    if all(isinstance(v, numbers.Real) for v in flat):
        return _FLOAT, [float(v) for v in flat]
    raise TypeError(f"feature {key!r}: an Example has strings, integers or floats, and not {value!r}")


def encode_list(kind, values):
    """Returns a serialized Feature. ValueError: a number is out of the range of the kind."""
    if kind == _NONE:
        return b""
    if kind == _BYTES:
        data = b"".join(_field(1, v) for v in values)
    elif not values:
        data = b""
    elif kind == _FLOAT:
        try:
            data = _field(1, struct.pack(f"<{len(values)}f", *values))
        except OverflowError:
            raise ValueError("an Example's floats are float32, from -3.4028235e+38 to 3.4028235e+38") from None
    else:
        if any(not -(1 << 63) <= v < 1 << 63 for v in values):
            raise ValueError("an Example's integers are int64")
        data = _field(1, b"".join(map(_varint, values)))
    return _field(kind, data)


def _map(values):
    """Returns a serialized map, which is field 1 of its message, of {key: serialized value}."""
    return b"".join(_field(1, _field(1, key.encode()) + _field(2, value)) for key, value in values.items())


def encode_example(features):
    """Returns a serialized Example of {key: serialized Feature}."""
    return _field(1, _map(features))


def encode_sequence_example(context, feature_lists):
    """Returns a serialized SequenceExample of {key: serialized Feature} and {key: [serialized Feature, ...]}; None: it has none."""
    lists = {key: b"".join(_field(1, feature) for feature in features) for key, features in (feature_lists or {}).items()}
    return (b"" if context is None else _field(1, _map(context))) + (b"" if feature_lists is None else _field(2, _map(lists)))


def example(features):
    """Returns a serialized Example, bytes, of a dict. A feature is a str or bytes, an int or bool, a float, or a list, array or
    tensor of them, whose shape is not kept. What is empty keeps the dtype of its array or tensor. An empty list has none:
    parse_values() reads it as empty of any dtype, and parse() as a feature that the Example lacks.

    ValueError: an integer is no int64, or a float out of the range of float32.
    """
    def encoded(key, value):
        kind, values = _values(key, value)
        try:
            return encode_list(kind, values)
        except ValueError as error:
            raise ValueError(f"feature {key!r}: {error}") from None

    return encode_example({key: encoded(key, value) for key, value in features.items()})


_VARINT, _EIGHT_BYTES, _SIZED, _GROUP, _END_OF_GROUP, _FOUR_BYTES = range(6)  # how the wire has a field


def _varint_at(data, at):
    """Returns the varint that begins there, and where it ends."""
    value = shift = 0
    while True:
        if at >= len(data) or shift > 63:
            raise ValueError("it is cut")
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value & (1 << 64) - 1, at
        shift += 7


def fields_of(data):
    """Yields (number, wire, value) of each field of a message: an int for _VARINT, else bytes. Groups, which no message of today has,
    are left out."""
    at, groups = 0, []
    while at < len(data):
        key, at = _varint_at(data, at)
        number, wire = key >> 3, key & 7
        if not groups and not 0 < number < 1 << 29:
            raise ValueError("it is no protocol buffer")
        if wire == _GROUP and len(groups) < 100:
            groups.append(number)
            continue
        if wire == _END_OF_GROUP and groups and groups.pop() == number:
            continue
        if wire == _VARINT:
            value, at = _varint_at(data, at)
        else:
            size = {_EIGHT_BYTES: 8, _FOUR_BYTES: 4}.get(wire)
            if wire == _SIZED:
                size, at = _varint_at(data, at)
            if size is None or at + size > len(data):
                raise ValueError("it is cut, or no protocol buffer")
            value = bytes(data[at:at + size])
            at += size
        if not groups:
            yield number, wire, value
    if groups:
        raise ValueError("it is cut")


def numbers_of(data):
    """Yields the varints that a packed field has."""
    at = 0
    while at < len(data):
        value, at = _varint_at(data, at)
        yield value


def _signed(n):
    return n - (1 << 64) if n >> 63 else n


def _sized(data):
    """Yields (number, bytes) of the texts, messages and packed numbers. Other fields are ones that the message does not have."""
    for number, wire, value in fields_of(data):
        if wire == _SIZED:
            yield number, value


def _floats(data):
    if len(data) % 4:
        raise ValueError("it is cut")
    return struct.unpack(f"<{len(data) // 4}f", data)


@contextlib.contextmanager
def _parsing():
    """Within ``with``, what is damaged is a ValueError that says so."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"Could not parse example input: {error}") from None


def _list_of(feature):
    kind, values = 0, []
    for number, data in _sized(feature):
        if number not in (_BYTES, _FLOAT, _INT64):
            continue
        kind, values = number, []
        for inner, wire, value in fields_of(data):
            if inner != 1:
                continue
            if kind == _BYTES and wire == _SIZED:
                values.append(value)
            elif kind == _FLOAT and wire in (_SIZED, _FOUR_BYTES):
                values.extend(_floats(value))
            elif kind == _INT64 and wire in (_SIZED, _VARINT):
                values.extend(map(_signed, [value] if wire == _VARINT else numbers_of(value)))
    return kind, values


def _maps(serialized, number):
    """Returns {key: serialized value} of the maps in the fields of this number."""
    found = {}
    for at, entries in _sized(serialized):
        for inner, entry in _sized(entries) if at == number else ():
            if inner == 1:
                parts = dict(_sized(entry))
                found[parts.get(1, b"").decode()] = parts.get(2, b"")
    return found


def decode_list(feature):
    """Returns the kind and the values of a serialized Feature; (0, []) where it has none."""
    with _parsing():
        return _list_of(feature)


def decode_example(serialized):
    """Returns {key: serialized Feature}."""
    with _parsing():
        return _maps(serialized, 1)


def decode_sequence_example(serialized):
    """Returns {key: serialized Feature} of a SequenceExample's context, and {key: [serialized Feature, ...]} of its lists."""
    with _parsing():
        lists = {key: [feature for number, feature in _sized(value) if number == 1] for key, value in _maps(serialized, 2).items()}
        return _maps(serialized, 1), lists


def to_dict(serialized):
    """Returns the features of a serialized Example: {key: a list of bytes, floats or integers}. ValueError: it is damaged."""
    with _parsing():
        return {key: _list_of(feature)[1] for key, feature in _maps(serialized, 1).items()}


def parse(serialized, features):
    """Reads features of a serialized Example, or of a tensor or list of them: {key: tensor}.

    features: for each key a dtype (float32, int64 or string) for one value, or (dtype, shape), or (dtype, shape, default), where
    the default is what an Example has that lacks the feature; without it that is an InvalidArgumentError. One dim of the shape
    may be -1: what the values fill. The result's shape is that of the Examples and then the feature's.
    """
    serialized = convert_to_tensor(serialized)
    read_feature, found = _registry.op("example_feature"), {}
    for key, spec in features.items():
        dtype, shape, default = (*spec, *((), None)[len(spec) - 1:]) if isinstance(spec, tuple) else (spec, (), None)
        if default is not None:
            default = convert_to_tensor(default, dtype)
        found[key] = read_feature(serialized, key, dtype=as_dtype(dtype), shape=list(shape), default_value=default)
    return found


def parse_values(serialized, features):
    """Reads features that have any number of values: {key: (values, row_splits)}. features is {key: dtype}; the values of Example i
    are values[row_splits[i]:row_splits[i + 1]].
    """
    serialized = convert_to_tensor(serialized)
    read_values = _registry.op("example_values")
    return {key: read_values(serialized, key, dtype=as_dtype(dtype)) for key, dtype in features.items()}
