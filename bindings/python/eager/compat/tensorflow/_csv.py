"""tf.io.decode_csv, CsvDataset, make_csv_dataset and make_batched_features_dataset: tables in text files, and Examples, as batches of dicts."""
import csv
import glob
import gzip
import io
import os
import re
import zlib

import eager
from eager._files import system_errors
from eager.errors import InvalidArgumentError

from . import _data, _records
from ._data_steps import _Given

_TYPES = ("int32", "int64", "float32", "float64", "string")
_WHOLE = re.compile(r"[+-]?[0-9]+\Z")
_MOST_FLOAT32 = 3.4028234663852886e38


class _Column:
    """The dtype of a column, and its default: None where a field must be there."""

    def __init__(self, default):
        if isinstance(default, (str, eager.DType, type)):
            try:
                self.dtype, self.default = eager.as_dtype(default), None
            except TypeError:  # a text
                self.dtype, self.default = eager.string, default.encode()
        else:
            tensor = eager.convert_to_tensor(default)
            if tensor.size > 1:
                raise ValueError(f"a default of a column has {tensor.size} values, at most 1 is allowed")
            self.dtype, self.default = tensor.dtype, eager.reshape(tensor, []).item() if tensor.size else None
        if self.dtype.name not in _TYPES:
            raise TypeError(f"a column of a CSV file is of {', '.join(_TYPES)}, not {self.dtype.name}")
        self.spec = eager.TensorSpec([], self.dtype)

    def value(self, text, na_value, place):
        """Returns the value of a field. InvalidArgumentError: it is none of the dtype, or is missing."""
        if text == "" or text == na_value:
            if self.default is None:
                raise InvalidArgumentError(f"Field {place[0]} is required but missing in record {place[1]}!")
            return self.default
        found = _parsed(text, self.dtype.name)
        if found is None:
            raise InvalidArgumentError(f"Field {place[0]} in record {place[1]} is not a valid {self.dtype.name}: {text}")
        return found


def _parsed(text, dtype):
    """Returns a text as a number, or as bytes; None: it is none of this dtype."""
    if dtype == "string":
        return text.encode(errors="surrogateescape")
    text = text.strip()
    if dtype in ("int32", "int64"):
        if not _WHOLE.match(text):
            return None
        number, limit = int(text), 1 << (31 if dtype == "int32" else 63)
        return number if -limit <= number < limit else None
    try:
        return None if "_" in text else float(text)
    except ValueError:
        return None


def _reader(lines, field_delim, use_quote_delim):
    if not isinstance(field_delim, str) or len(field_delim) != 1:
        raise ValueError(f"field_delim should be only 1 char, not {field_delim!r}")
    return csv.reader(lines, delimiter=field_delim, quoting=csv.QUOTE_MINIMAL if use_quote_delim else csv.QUOTE_NONE)


def _fields(row, count, number, columns, select_cols, na_value):
    if len(row) != count:
        raise InvalidArgumentError(f"Expect {count} fields but have {len(row)} in record {number}")
    return tuple(c.value(row[i], na_value, (i, number)) for c, i in zip(columns, select_cols))


def _selected(select_cols, columns):
    if select_cols is None:
        return list(range(len(columns)))
    select_cols = [int(i) for i in select_cols]
    if select_cols != sorted(set(select_cols)) or (select_cols and select_cols[0] < 0):
        raise ValueError("select_cols should be strictly increasing indices")
    if len(select_cols) != len(columns):
        raise ValueError(f"there are {len(select_cols)} select_cols and {len(columns)} record_defaults: there must be as many")
    return select_cols


def decode_csv(records, record_defaults, field_delim=",", use_quote_delim=True, name=None, na_value="", select_cols=None):
    """Returns the columns of records, strings of any shape, as a list of tensors of that shape.

    record_defaults: for each column its dtype, or a tensor of one value, which stands for fields that are empty or na_value.
    InvalidArgumentError: a field is missing, or is none of its dtype; another number of fields than record_defaults, or, with
    select_cols, fewer than these need.

    >>> import eager.compat.tensorflow as tf
    >>> [t.numpy().tolist() for t in tf.io.decode_csv(["1,a", ",b"], [[7], tf.string])]
    [[1, 7], [b'a', b'b']]
    """
    columns = [_Column(d) for d in record_defaults]
    _selected(select_cols, columns)
    how = {"num_columns": len(columns)} if select_cols is None else {"select_cols": list(select_cols)}
    fields = eager.decode_csv(records, field_delim=field_delim, use_quote_delim=use_quote_delim, **how)
    if na_value:
        fields = eager.where(fields == na_value, "", fields)
    return [eager.csv_column(fields, i, c.dtype, None if c.default is None else eager.constant(c.default, c.dtype))
            for i, c in enumerate(columns)]


def _opened(path, compression_type):
    kind = (compression_type or "NONE").upper()
    if kind not in ("NONE", "", "GZIP", "ZLIB"):
        raise ValueError(f"unknown compression_type {compression_type!r}")
    with system_errors(path):
        file = gzip.open(path) if kind == "GZIP" else open(path, "rb")
    if kind == "ZLIB":
        with file:
            file = io.BytesIO(zlib.decompress(file.read()))
    return io.TextIOWrapper(file, encoding="utf-8", errors="surrogateescape", newline="")


def _names_of_files(patterns):
    patterns = [patterns] if isinstance(patterns, (str, bytes, os.PathLike)) else list(patterns)
    found = []
    for pattern in map(os.fsdecode, patterns):
        found += sorted(glob.glob(pattern)) or [pattern]
    return found


def CsvDataset(filenames, record_defaults, compression_type=None, buffer_size=None, header=False, field_delim=",", use_quote_delim=True,
               na_value="", select_cols=None, exclude_cols=None):
    """The records of CSV files, a tuple of scalars each. record_defaults and errors are those of tf.io.decode_csv; header: whether the
    first line of each file is left out. Python code reads them."""
    if exclude_cols is not None:
        raise NotImplementedError("exclude_cols: name the columns that are read, as select_cols")
    columns = [_Column(d) for d in record_defaults]
    selected = _selected(select_cols, columns)
    filenames = [n.decode() if isinstance(n, bytes) else n for n in eager.reshape(eager.convert_to_tensor(filenames), [-1]).tolist()]

    def rows():
        for path in filenames:
            with _opened(path, compression_type) as file:
                for number, row in enumerate(_reader(file, field_delim, use_quote_delim)):
                    if row and not (header and number == 0):
                        yield number, row

    def start():
        found = rows()

        def give():
            number, row = next(found)
            count = len(columns) if select_cols is None else max(len(row), selected[-1] + 1 if selected else 0)
            return _fields(row, count, number, columns, selected, na_value)

        return _Given(give)  # a record that is wrong ends no loop

    return _data.Dataset.from_generator(start, output_signature=tuple(c.spec for c in columns))


def _inferred(rows, count, na_value):
    """Returns for each column the first dtype, from int32 to string, that all its fields have."""
    found = [0] * count
    for row in rows:
        if len(row) != count:
            raise ValueError(f"Problem inferring types: CSV row has {len(row)} number of columns. Expected: {count}.")
        for i, text in enumerate(row):
            if text in ("", na_value):
                continue
            while (value := _parsed(text, _TYPES[found[i]])) is None or (
                    _TYPES[found[i]] == "float32" and _MOST_FLOAT32 < abs(value) < float("inf")):
                found[i] += 1
    return [_TYPES[i] for i in found]


def make_csv_dataset(file_pattern, batch_size, column_names=None, column_defaults=None, label_name=None, select_columns=None,
                     field_delim=",", use_quote_delim=True, na_value="", header=True, num_epochs=None, shuffle=True,
                     shuffle_buffer_size=10000, shuffle_seed=None, prefetch_buffer_size=None, num_parallel_reads=None, sloppy=False,
                     num_rows_for_inference=100, compression_type=None, ignore_errors=False):
    """Batches of the rows of CSV files: a dict {column: tensor}, or, with label_name, (the dict of the others, the labels).

    column_names: None: the first line of the files. column_defaults: as record_defaults of tf.io.decode_csv; None: dtypes that the
    first num_rows_for_inference rows have, and 0 or "" for empty fields. num_epochs: None: for ever, all batches of batch_size rows.
    ValueError: no such column, files whose first lines differ, no file.
    """
    files = _names_of_files(file_pattern)
    if not any(os.path.exists(f) for f in files):
        raise ValueError(f"No files match: {file_pattern}")
    heads = []
    for path in files if header else ():
        with _opened(path, compression_type) as file:
            heads.append(next(_reader(file, field_delim, use_quote_delim), []))
    if column_names is None:
        if not header:
            raise ValueError("Expected `column_names`, since the files have no header")
        if any(h != heads[0] for h in heads):
            raise ValueError("All files must have the same header")
        column_names = heads[0]
    column_names = list(column_names)
    if len(set(column_names)) != len(column_names):
        raise ValueError("Cannot have duplicate column names.")
    places = range(len(column_names))
    if select_columns is not None:
        unknown = [c for c in select_columns if c not in (places if isinstance(c, int) else column_names)]
        if unknown:
            raise ValueError(f"select_columns are no columns: {', '.join(map(str, unknown))}")
        places = sorted(c if isinstance(c, int) else column_names.index(c) for c in select_columns)
    names = [column_names[i] for i in places]
    if label_name is not None and label_name not in names:
        raise ValueError("`label_name` provided must be one of the columns.")
    if column_defaults is None:
        rows = []
        for path in files:
            with _opened(path, compression_type) as file:
                for number, row in enumerate(_reader(file, field_delim, use_quote_delim)):
                    if num_rows_for_inference is not None and len(rows) >= num_rows_for_inference:
                        break
                    if row and not (header and number == 0):
                        rows.append(row)
        types = _inferred(rows, len(column_names), na_value)
        column_defaults = [[b""] if types[i] == "string" else eager.zeros([1], types[i]) for i in places]
    dataset = CsvDataset(files, column_defaults, compression_type, None, header, field_delim, use_quote_delim, na_value, list(places))
    if ignore_errors:
        dataset = dataset.ignore_errors()
    return _batches(dataset, lambda *columns: dict(zip(names, columns)), label_name, batch_size, num_epochs, shuffle,
                    shuffle_buffer_size, shuffle_seed, prefetch_buffer_size, num_epochs is None)


def _batches(dataset, features_of, label, batch_size, num_epochs, shuffle, buffer_size, seed, prefetch, drop_remainder):
    """Returns batches of a dataset, in random order or not: a dict each, or (a dict without the label, the label)."""
    if shuffle:
        dataset = dataset.shuffle(buffer_size, seed)

    def split(*columns):
        features = features_of(*columns)
        return features if label is None else (features, features.pop(label))

    batches = dataset.repeat(num_epochs).batch(batch_size, drop_remainder)
    return batches.map(split).prefetch(_data.AUTOTUNE if prefetch is None else prefetch)


def make_batched_features_dataset(file_pattern, batch_size, features, reader=None, label_key=None, reader_args=None, num_epochs=None,
                                  shuffle=True, shuffle_buffer_size=10000, shuffle_seed=None, prefetch_buffer_size=None,
                                  reader_num_threads=None, parser_num_threads=None, sloppy_ordering=False, drop_final_batch=False):
    """Batches of the Examples in record files, as tf.io.parse_example gives them: a dict {feature: tensor}, or, with label_key, (the
    dict of the others, the labels). reader: what makes a dataset of files' names. num_epochs: None: for ever."""
    if label_key is not None and label_key not in features:
        raise ValueError(f"The `label_key` provided ({label_key!r}) must be one of the `features` keys.")
    files = _names_of_files(file_pattern)
    dataset = (reader or _data.TFRecordDataset)(files, *(reader_args or ()))
    return _batches(dataset, lambda serialized: _records.parse_example(serialized, features), label_key, batch_size, num_epochs,
                    shuffle, shuffle_buffer_size, shuffle_seed, prefetch_buffer_size, drop_final_batch or num_epochs is None)
