"""Ops on strings, as Python's bytes and UTF-8 have them."""

from .build import case

_S = "string"


def rows(table):
    words = (_S, [["Ab", ""], ["Zoë X", " 日本\n"]])
    for name, function in (("string_lower", _lower), ("string_upper", _upper), ("string_strip", lambda s: s.strip(" \t\n\v\f\r"))):
        case(table, name, {"x": words}, lambda x, f=function: [[f(s) for s in row] for row in x])
        case(table, name, {"x": (_S, "a B ")}, lambda x, f=function: f(str(x)), about=" of a scalar")
        case(table, name, {"x": (_S, [[], []])}, lambda x: [[], []], about=" of nothing")
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
    case(table, "string_join", {"inputs": many}, lambda v: _joined(v, ""), {"separator": ""})
    case(table, "string_join", {"inputs": many}, lambda v: _joined(v, "--"), {"separator": "--"})
    case(table, "string_join", {"inputs": many[1:2]}, lambda v: v[0], {"separator": "-"}, about=" of one")
    text = (_S, ["Zoë", "日本語"])
    place = {"x": text, "pos": ("int32", [1, -2]), "len": ("int32", [1, 9])}
    case(table, "substr", place, lambda x, p, n: [x[0][1:2], x[1][-2:]], {"unit": "UTF8_CHAR"})
    case(table, "substr", {"x": (_S, ["three", "seven"]), "pos": ("int64", 1), "len": ("int32", 3)},
         lambda x, p, n: [s[1:4] for s in x])
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


def _lower(text):
    return text.encode().lower().decode()


def _upper(text):
    return text.encode().upper().decode()


def _joined(parts, separator):
    first, second, third = parts
    return [[separator.join((a, b, str(third))) for b in second] for (a,) in first]
