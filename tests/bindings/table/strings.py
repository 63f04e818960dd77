"""Ops on strings, as Python's bytes and UTF-8 have them."""

import numpy as np

from .build import case

_S = "string"


def rows(table):
    words = (_S, [["Ab", ""], ["Zoë X", " 日本\n"]])
    for name, function in (("string_lower", _lower), ("string_upper", _upper), ("string_strip", lambda s: s.strip(" \t\n\v\f\r"))):
        case(table, name, {"x": words}, lambda x, f=function: [[f(s) for s in row] for row in x])
        case(table, name, {"x": (_S, "a B ")}, lambda x, f=function: f(str(x)), about=" of a scalar")
        case(table, name, {"x": (_S, [[], []])}, lambda x: [[], []], about=" of nothing")
    letters = (_S, ["Zo\xcb, stra\xdfe", "\u039f\u03a3 \ufb01", "\u0130\u01c5\U00010400"])
    case(table, "string_lower", {"x": letters}, lambda x: [s.lower() for s in x], {"encoding": "UTF8"})
    case(table, "string_upper", {"x": letters}, lambda x: [s.upper() for s in x], {"encoding": "UTF8"})
    case(table, "string_length", {"x": words}, lambda x: [[len(s.encode()) for s in row] for row in x], out="int32")
    case(table, "string_length", {"x": words}, lambda x: [[len(s) for s in row] for row in x], {"unit": "UTF8_CHAR"}, out="int32")
    numbers = ["1.5", " -2e3\n", "inf", ".25"]
    case(table, "string_to_number", {"x": (_S, numbers)}, lambda x: [float(s) for s in x], out="float32")
    case(table, "string_to_number", {"x": (_S, ["0.1", *numbers])}, lambda x: [float(s) for s in x], {"dtype": "float64"}, out="float64")
    for dtype in ("int32", "int64"):
        limit = 2 ** (int(dtype[3:]) - 1)
        case(table, "string_to_number", {"x": (_S, [str(-limit), "+7", f" {limit - 1} "])}, lambda x: [int(s) for s in x],
             {"dtype": dtype}, out=dtype)
    row = table.row("string_to_number of a word")
    row.tensor("x", _S, ["1", "one"])
    row.op("string_to_number", {"x": "x"}, "y", error=(
        "INVALID_ARGUMENT", "string_to_number", "StringToNumberOp could not correctly convert string: one [Op:string_to_number]"))
    many = [(_S, [["a"], ["ü"]]), (_S, ["c", ""]), (_S, "d")]
    case(table, "string_join", {"inputs": many}, lambda v: _joined(v, ""))
    case(table, "string_join", {"inputs": many}, lambda v: _joined(v, "--"), {"separator": "--"})
    case(table, "string_join", {"inputs": many[1:2]}, lambda v: v[0], {"separator": "-"}, about=" of one")
    text = (_S, ["Zoë", "日本語"])
    place = {"x": text, "pos": ("int32", [1, -2]), "len": ("int32", [1, 9])}
    case(table, "substr", place, lambda x, p, n: [x[0][1:2], x[1][-2:]], {"unit": "UTF8_CHAR"})
    case(table, "substr", {"x": (_S, ["three", "seven"]), "pos": ("int64", 1), "len": ("int32", 3)},
         lambda x, p, n: [s[1:4] for s in x])
    _splits(table)
    _texts_of_numbers(table)
    _bytes(table)
    _examples(table)
    _moved(table)
    _new_strings(table)
    _csv(table)
    for name, equal in (("equal", True), ("not_equal", False)):
        case(table, name, {"x1": (_S, [["a"], ["ü"]]), "x2": (_S, ["a", "", "ü"])},
             lambda x, y, e=equal: [[(a == b) is e for b in y] for (a,) in x], out="bool", about=" of strings")
    compared = (("less", lambda a, b: a < b), ("less_equal", lambda a, b: a <= b), ("greater", lambda a, b: a > b),
                ("greater_equal", lambda a, b: a >= b))
    for name, holds in compared:
        case(table, name, {"x1": (_S, [["a"], ["ab"], [""]]), "x2": (_S, ["a", "", "ü"])},
             lambda x, y, f=holds: [[f(a.encode(), b.encode()) for b in y] for (a,) in x], out="bool", about=" of strings")
    f = table.row("strings are computed in a function")
    g = f.function("f", [("s", _S, [-1])])
    g.op("string_lower", {"x": "s"}, "low")
    g.op("string_join", {"inputs": ["low", "s"], "separator": "="}, "both")
    g.op("string_length", {"x": "both"}, "n")
    g.results("both", "n")
    f.tensor("x", _S, ["A", "Bc"])
    f.do("call", function="f", given=["x"], **{"as": ["y", "m"]})
    f.expect("y", _S, ["a=A", "bc=Bc"])
    f.expect("m", "int32", [3, 5])


def _moved(table):
    """Ops that move elements of any dtype."""
    words = (_S, [["a", "", "日本"], ["b c", "d", "e"]])
    about = " of strings"

    def moved(name, function, given=None, inputs=None, out=_S, **options):
        case(table, name, inputs or {"x": words}, function, given or {}, out=out, about=about, **options)

    moved("permute_dims", lambda x: x.T)
    moved("broadcast_to", lambda x: np.broadcast_to(x, (2, 2, 3)), {"shape": [2, 2, 3]})
    moved("broadcast_like", lambda x, y: np.broadcast_to(x, (2, 2, 3)), inputs={"x": words, "like": ("float32", np.zeros((2, 2, 3)).tolist())})
    moved("tile", lambda x: np.tile(x, (2, 1)), {"repetitions": [2, 1]})
    moved("repeat", lambda x: np.repeat(x, 2, 1), {"repeats": 2, "axis": 1})
    moved("flip", lambda x: np.flip(x, 1), {"axis": [1]})
    moved("roll", lambda x: np.roll(x, 1, 1), {"shift": [1], "axis": [1]})
    moved("slice", lambda x: x[1:, 1:], {"begin": [1, 1], "size": [1, 2]})
    moved("strided_slice", lambda x: x[:, ::-2], {"begin": [0, 2], "end": [2, -4], "strides": [1, -2]})
    moved("strided_slice_update", lambda x, v: np.concatenate([v, x[1:]]), {"begin": [0], "end": [1]}, {"x": words, "value": (_S, [["x", "yy", ""]])})
    moved("gather", lambda x, i: x[:, [2, 0, 2]], {"axis": 1}, {"x": words, "indices": ("int32", [2, 0, 2])})
    moved("gather_nd", lambda x, i: x[[1, 0], [2, 0]], inputs={"x": words, "indices": ("int64", [[1, 2], [0, 0]])})
    moved("take_along_axis", lambda x, i: np.take_along_axis(x, np.asarray(i), 1), {"axis": 1}, {"x": words, "indices": ("int64", [[2, 0], [1, 1]])})
    moved("boolean_mask", lambda x, m: x[:, [0, 2]], {"axis": 1}, {"x": words, "mask": ("bool", [True, False, True])})
    moved("where", lambda c, x, y: np.where(c, x, y), inputs={"condition": ("bool", [[True], [False]]), "x1": words, "x2": (_S, "none")})
    moved("concat", lambda v: np.concatenate(v, 1), {"axis": 1}, {"values": [words, (_S, [["x"], ["y"]])]})
    moved("stack", lambda v: np.stack(v, 2), {"axis": 2}, {"values": [words, words]})
    moved("split", lambda x: np.split(x, [1], 1), {"num_or_size_splits": [1, 2], "axis": 1}, out=[_S, _S])
    moved("unstack", lambda x: list(x), out=[_S, _S])


def _new_strings(table):
    words = (_S, ["a-b--c", "", "aaa"])
    case(table, "string_replace", {"x": words}, lambda x: [s.replace("-", "+ü") for s in x], {"old": "-", "new": "+ü"}, out=_S)
    case(table, "string_replace", {"x": words}, lambda x: [s.replace("aa", "") for s in x], {"old": "aa", "new": ""}, out=_S, about=" by nothing")
    case(table, "string_replace", {"x": words}, lambda x: [s.replace("-", ".", 2) for s in x], {"old": "-", "new": ".", "count": 2}, out=_S)
    texts = (_S, ["", "one", "eight by", "nine byte", "日本"])
    case(table, "string_hash_bucket", {"x": texts}, lambda x: [_sip_hash(s.encode(), (0, 0)) % 1000 for s in x], {"num_buckets": 1000}, out="int64")
    case(table, "string_hash_bucket", {"x": texts}, lambda x: [_sip_hash(s.encode(), (7, -1)) % 2**62 for s in x],
         {"num_buckets": 2**62, "key": [7, -1]}, out="int64")


def _sip_hash(data, key):
    """SipHash-2-4, as its authors write it."""
    mask = 2**64 - 1
    k0, k1 = (k & mask for k in key)
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]

    def turned(x, bits):
        return (x << bits | x >> (64 - bits)) & mask

    def rounds(n):
        for _ in range(n):
            v[0] = (v[0] + v[1]) & mask
            v[1] = turned(v[1], 13) ^ v[0]
            v[0] = turned(v[0], 32)
            v[2] = (v[2] + v[3]) & mask
            v[3] = turned(v[3], 16) ^ v[2]
            v[0] = (v[0] + v[3]) & mask
            v[3] = turned(v[3], 21) ^ v[0]
            v[2] = (v[2] + v[1]) & mask
            v[1] = turned(v[1], 17) ^ v[2]
            v[2] = turned(v[2], 32)

    padded = data + bytes(7 - len(data) % 8) + bytes([len(data) & 255])
    for at in range(0, len(padded), 8):
        word = int.from_bytes(padded[at:at + 8], "little")
        v[3] ^= word
        rounds(2)
        v[0] ^= word
    v[2] ^= 255
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def _csv(table):
    records = ["1,a,2.5", "2,,NA", '-3,"b,""c""\nd",-1e3']
    fields = [["1", "2", "-3"], ["a", "", 'b,"c"\nd'], ["2.5", "NA", "-1e3"]]
    case(table, "decode_csv", {"x": (_S, records)}, lambda x: fields, {"num_columns": 3}, out=_S)
    case(table, "decode_csv", {"x": (_S, records)}, lambda x: [fields[0], fields[2]], {"select_cols": [0, 2]}, out=_S, about=" of some columns")
    case(table, "decode_csv", {"x": (_S, ['1;"', "2;"])}, lambda x: [["1", "2"], ['"', ""]],
         {"num_columns": 2, "field_delim": ";", "use_quote_delim": False}, out=_S)
    given = {"fields": (_S, [*fields, ["", "1", "2"]])}
    case(table, "csv_column", given, lambda f: [1, 2, -3], {"column": 0, "dtype": "int32"}, out="int32")
    case(table, "csv_column", {**given, "default_value": (_S, "none")}, lambda f, d: ["a", "none", fields[1][2]], {"column": 1}, out=_S)
    case(table, "csv_column", {**given, "default_value": ("float64", [7.5])}, lambda f, d: [7.5, 1, 2], {"column": 3}, out="float64")

    def refused(name, op, given, message, column=0):
        row = table.row(name)
        row.tensor("x", _S, given)
        row.op(op, {"x": "x", "num_columns": 2} if op == "decode_csv" else {"fields": "x", "column": column, "dtype": "float32"}, "y", error=(
            "INVALID_ARGUMENT", op, f"{message} [Op:{op}]"))

    refused("decode_csv of a record with other fields", "decode_csv", ["1,2", "1,2,3"], "Expect 2 fields but have 3 in record 1")
    refused("csv_column of a word", "csv_column", [["1", "one"]], "Field 0 in record 1 is not a valid float: one")
    refused("csv_column without a field", "csv_column", [["1"], [""]], "Field 1 is required but missing in record 0!", 1)


def _splits(table):
    words = ["a,,b", "", " c, d "]

    def split(about, given, function):
        def parts(x):
            rows = [function(str(s)) for s in x]
            return [np.array([s for row in rows for s in row], dtype=object), np.cumsum([0, *map(len, rows)])]

        case(table, "string_split", {"x": (_S, words)}, parts, given, out=[_S, "int64"], name=f"string_split at {about}")

    split("a byte", {"separator": ","}, lambda s: s.split(","))
    split("two bytes", {"separator": ", "}, lambda s: s.split(", "))
    split("spaces", {}, lambda s: s.split())
    split("a byte, once", {"separator": ",", "maxsplit": 1}, lambda s: s.split(",", 1))
    split("a byte, without empty parts", {"separator": ",", "skip_empty": True}, lambda s: [part for part in s.split(",") if part])
    split("either of two bytes", {"separator": ", ", "any_byte": True}, lambda s: s.replace(" ", ",").split(",") if s else [])
    split("each byte", {"any_byte": True}, list)


def _texts_of_numbers(table):
    floats, wholes = ("float64", [1.5, -2, 1e10]), ("int32", [7, -3])
    case(table, "as_string", {"x": floats}, lambda x: [f"{float(v):f}" for v in x], out=_S)
    case(table, "as_string", {"x": floats}, lambda x: [f"{float(v):.2f}" for v in x], {"precision": 2}, out=_S)
    case(table, "as_string", {"x": floats}, lambda x: [f"{float(v):e}" for v in x], {"scientific": True}, out=_S)
    case(table, "as_string", {"x": floats}, lambda x: [f"{float(v):g}" for v in x], {"shortest": True}, out=_S)
    for fill, form in (("NONE", "5d"), ("ZERO", "05d"), ("MINUS", "<5d"), ("PLUS", "+5d"), ("SPACE", " 5d")):
        given = {"width": 5, "fill": fill} if fill != "NONE" else {"width": 5}
        case(table, "as_string", {"x": wholes}, lambda x, f=form: [format(int(v), f) for v in x], given, out=_S)
    case(table, "as_string", {"x": ("bool", [True, False])}, lambda x: ["true", "false"], out=_S, about=" of booleans")
    case(table, "as_string", {"x": ("complex64", [1.5 - 2j])}, lambda x: ["(1.500000,-2.000000)"], out=_S, about=" of a complex number")


def _bytes(table):
    texts = (_S, ["abcd", "efgh"])
    for dtype, code in (("uint8", "u1"), ("int16", "<i2"), ("uint32", "<u4")):
        case(table, "decode_raw", {"x": texts}, lambda x, c=code: np.array([np.frombuffer(s.encode(), c) for s in x]), {"dtype": dtype}, out=dtype)
    case(table, "decode_raw", {"x": texts}, lambda x: np.array([np.frombuffer(s.encode(), ">i2") for s in x]),
         {"dtype": "int16", "little_endian": False}, out="int16")
    row = table.row("decode_raw of strings of two sizes")
    row.tensor("x", _S, ["abc", "efgh"])
    row.op("decode_raw", {"x": "x", "dtype": "uint8"}, "y", error=(
        "INVALID_ARGUMENT", "decode_raw",
        "DecodeRaw requires input strings to all be the same size, but element 1 has size 4 != 3 [Op:decode_raw]"))


def _field(number, data):
    return chr(number << 3 | 2) + chr(len(data)) + data


def _example(**features):
    """A serialized Example whose bytes are all ASCII: lists of small integers, and of texts."""
    entries = ""
    for key, values in features.items():
        texts = isinstance(values[0], str)
        packed = "".join(_field(1, v) for v in values) if texts else _field(1, "".join(map(chr, values)))
        entries += _field(1, _field(1, key) + _field(2, _field(1 if texts else 3, packed)))
    return _field(1, entries)


def _examples(table):
    both = (_S, [_example(age=[7], name=["a", "b"]), _example(name=["c", "d"], age=[9])])
    case(table, "example_feature", {"serialized": both}, lambda x: np.array([7, 9]), {"key": "age", "dtype": "int64"}, out="int64")
    case(table, "example_feature", {"serialized": both}, lambda x: [["a", "b"], ["c", "d"]],
         {"key": "name", "dtype": _S, "shape": [-1]}, out=_S, about=" of texts")
    case(table, "example_feature", {"serialized": both, "default_value": ("float32", 0.5)}, lambda x, d: np.full((2, 3), 0.5, "float32"),
         {"key": "none", "shape": [3]}, out="float32", about=" that is missing")
    case(table, "example_values", {"serialized": both}, lambda x: [np.array([7, 9]), np.array([0, 1, 2])],
         {"key": "age", "dtype": "int64"}, out=["int64", "int64"])
    alone = [_example(age=[7]), _example(age=[9])]
    case(table, "example_with_feature", {"serialized": (_S, alone), "values": (_S, [["a", "b"], ["c", "d"]])},
         lambda x, y: [a + _example(name=b) for a, b in zip(alone, [["a", "b"], ["c", "d"]])], {"key": "name"}, out=_S)
    case(table, "example_with_feature", {"serialized": (_S, ""), "values": ("int64", [7, 9])}, lambda x, y: _example(age=[7, 9]), {"key": "age"}, out=_S,
         about=" of numbers")
    row = table.row("example_feature of a key that is not there")
    row.tensor("x", _S, [_example(age=[7])])
    row.op("example_feature", {"serialized": "x", "key": "size"}, "y", error=(
        "INVALID_ARGUMENT", "example_feature",
        "Feature: size (data type: float) is required but could not be found in Example 0 [Op:example_feature]"))


def _lower(text):
    return text.encode().lower().decode()


def _upper(text):
    return text.encode().upper().decode()


def _joined(parts, separator):
    first, second, third = parts
    return [[separator.join((a, b, str(third))) for b in second] for (a,) in first]
