"""eager.array_api: the names and signatures of the standard's text, its special values, promotion, and values against NumPy."""
import array
import inspect
import itertools
import math
import pathlib
import pickle
import re
import struct

import numpy as np
import pytest

import eager
import eager.array_api as xp

HERE = pathlib.Path(__file__).parent
FLOATS = ("float32", "float64")
HALVES = ("float16", "bfloat16")  # which are not of the text, but have its special values too
COMPLEX = ("complex64", "complex128")
SIGNED = ("int8", "int16", "int32", "int64")
UNSIGNED = ("uint8", "uint16", "uint32", "uint64")


def lines(name):
    text = (HERE / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


# ---- Names and signatures

SIGNATURES = dict(re.fullmatch(r"([\w.]+)(\(.*\))?", line).groups() for line in lines("array_api_signatures.txt"))


def found(name):
    first, _, rest = name.partition(".")
    starts = {"array": eager.Tensor, "info": xp.__array_namespace_info__(), "linalg": xp.linalg, "fft": xp.fft}
    return getattr(starts[first], rest) if rest else getattr(xp, name)


@pytest.mark.parametrize("name", SIGNATURES)
def test_name_and_signature(name):
    value = found(name)
    if SIGNATURES[name] is None or name.startswith("array.__dlpack"):  # those are written in C and have no signature
        return
    assert str(inspect.signature(value)) == SIGNATURES[name]
    assert value.__doc__


def test_there_are_no_other_names():
    for prefix, module in ("", xp), ("linalg.", xp.linalg), ("fft.", xp.fft):
        extensions = {"fft", "linalg"} if module is xp else set()
        assert {prefix + name for name in dir(module)} - extensions == {name for name in SIGNATURES if name.rpartition(".")[0] == prefix[:-1]}
        assert sorted(module.__all__) == sorted(dir(module))


README = HERE.parents[2] / "bindings/python/eager/array_api/README.md"


def test_readme_has_every_name():
    """And says of what differs in special values that it differs; its examples, which test_docs.py runs, show each difference."""
    text = README.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.+?`) \| ?(.*?) ?\| ?.*?\|$", text, re.M)
    names = [name for first, _ in rows for name in re.findall("`(.+?)`", first)]
    assert names == list(SIGNATURES)
    different = {name for first, differs in rows if differs for name in re.findall("`(.+?)`", first)}
    assert different >= {name for name, found_rows in ROWS.items() if any(differs for _, differs, *_ in found_rows)}
    shown = text.partition("```python")[2].partition("```")[0]
    assert all(f"xp.{name}(" in shown for name in different - {"array.__setitem__"}) and "x[0] = " in shown


def test_loaded_at_first_use(run_python):
    assert run_python("import sys, eager; print('eager.array_api' in sys.modules, eager.array_api.add.__name__)") == "False add\n"


def test_namespace():
    x = xp.asarray([1.0])
    assert x.__array_namespace__() is xp is x.__array_namespace__(api_version="2021.12") and xp.__array_api_version__ == "2024.12"
    for version in "2025.12", "2020.12", 2024:
        with pytest.raises(ValueError, match="api_version must be '2024.12'"):
            x.__array_namespace__(api_version=version)
    assert pickle.loads(pickle.dumps(xp.add)) is xp.add and pickle.loads(pickle.dumps(xp.fft.fft)) is xp.fft.fft
    assert (xp.pi, xp.e, xp.inf, xp.newaxis) == (math.pi, math.e, math.inf, None) and math.isnan(xp.nan)


def test_info():
    info = xp.__array_namespace_info__()
    assert info.capabilities() == {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": 32}
    xp.zeros((1,) * 32)
    with pytest.raises(ValueError, match="rank must be at most 32"):
        xp.zeros((1,) * 33)
    assert info.default_device() == xp.zeros(2).device and info.devices() == eager.devices()
    assert info.default_dtypes(device="cpu:0") == {"real floating": xp.float32, "complex floating": xp.complex64, "integral": xp.int64,
                                                   "indexing": xp.int64}
    assert set(info.dtypes()) == {"bool", *SIGNED, *UNSIGNED, *FLOATS, *COMPLEX}
    assert all(found(name) is dtype for name, dtype in info.dtypes().items())
    for kind, names in (("bool", ["bool"]), ("signed integer", SIGNED), ("unsigned integer", UNSIGNED), ("integral", SIGNED + UNSIGNED),
                        ("real floating", FLOATS), ("complex floating", COMPLEX), ("numeric", SIGNED + UNSIGNED + FLOATS + COMPLEX),
                        (("bool", "real floating"), ("bool",) + FLOATS)):
        assert set(info.dtypes(kind=kind)) == set(names)
        assert {name for name in info.dtypes() if xp.isdtype(getattr(xp, name), kind)} == set(names)
    assert xp.isdtype(eager.bfloat16, "real floating") and xp.isdtype(xp.int8, xp.int8) and not xp.isdtype(xp.int8, (xp.int16, "bool"))
    with pytest.raises(ValueError, match="kind must be one of"):
        info.dtypes(kind="float")


# ---- Special values

SETS = {"zero": [0.0, -0.0], "infinite": [math.inf, -math.inf], "positive": [0.5, 1.0, 2.5, 3.0], "negative": [-0.5, -1.0, -2.5, -3.0]}
SETS["nonzero"] = SETS["positive"] + SETS["negative"]
SETS["finite"] = SETS["zero"] + SETS["nonzero"]
SETS["above"], SETS["below"] = SETS["positive"] + [math.inf], SETS["negative"] + [-math.inf]
SETS["number"] = SETS["finite"] + SETS["infinite"]
SETS["any"] = SETS["number"] + [math.nan]
NAN = {"nan": math.nan, "+nan": math.nan, "-nan": math.copysign(math.nan, -1)}


class Part:
    """A part of a result: a number whose sign may be free, or a NaN whose sign may count."""

    def __init__(self, value, sign_is_free=False, sign_counts=False):
        self.value, self.sign_is_free, self.sign_counts = float(value), sign_is_free, sign_counts

    def __neg__(self):
        return Part(-self.value, self.sign_is_free)

    def __truediv__(self, by):
        return Part(self.value / by, self.sign_is_free)

    def fits(self, got, eps):
        if math.isnan(self.value):
            return math.isnan(got) and (not self.sign_counts or math.copysign(1, got) == math.copysign(1, self.value))
        if self.sign_is_free:
            return self.fits_value(abs(got), abs(self.value), eps)
        return math.copysign(1, got) == math.copysign(1, self.value) and self.fits_value(got, self.value, eps)

    @staticmethod
    def fits_value(got, value, eps):
        return got == value or math.isfinite(value) and value != 0 and abs(got - value) <= 8 * eps * abs(value)


def one(text):
    return NAN[text] if text in NAN else float(text)


def operands(text):
    """Returns the operands for which a word, a number or a pair of these stands; an array is one operand."""
    if text.startswith("["):
        return [[complex(*map(one, item.split(":"))) if ":" in item else one(item) for item in text[1:-1].split(", ") if item]]
    if ":" in text:
        return [complex(a, b) for a, b in itertools.product(*map(operands, text.split(":")))]
    return SETS.get(text) or [one(text)]


def result(text, values):
    """Evaluates the result of a row: a tuple of parts, or a bool."""
    names = {"inf": math.inf, "nan": math.nan, "pi": math.pi, "cos": math.cos, "sin": math.sin, "abs": abs, "copysign": math.copysign}
    names.update(zip(("x1", "x2", "x3"), values), x=values[0])
    for letters, value in zip(("ab", "cd"), values):
        if not isinstance(value, list):
            names.update(zip(letters, (complex(value).real, complex(value).imag)))
    parts = []
    for part in text.split(":"):
        if part in ("+nan", "-nan"):
            parts.append(Part(NAN[part], sign_counts=True))
            continue
        sign_is_free = part.startswith("+-")
        value = eval(part[2:] if sign_is_free else part, {"__builtins__": {}}, names)
        if isinstance(value, bool):
            return value
        parts.append(Part(value, sign_is_free))
    return tuple(parts)


def key(values):
    """Tells operands apart as == does not: zeros and NaNs by their signs."""
    flat = [complex(value) for v in values for value in (v if isinstance(v, list) else [v])]
    return tuple(struct.pack("dd", z.real, z.imag) for z in flat)


def read_special_values():
    """Returns (rows, rules): for each function (row, differs, operands, result), and what relates functions to themselves and others."""
    rows, rules, seen = {}, [], {}
    for line in lines("array_api_special_values.txt"):
        name, *rest = [entry.strip() for entry in line.split("|")]
        if len(rest) != 2 or name in ("conjugates", "odd", "even", "turned", "turned even"):
            rules.append((name, rest))
            continue
        differs, name = name.startswith("differs "), name.replace("differs ", "")
        for values in itertools.product(*map(operands, rest[0].split(", ") if rest[0][0] != "[" else [rest[0]])):
            kind = any(isinstance(v, complex) or isinstance(v, list) and any(isinstance(i, complex) for i in v) for v in values)
            if (kind, key(values)) not in seen.setdefault(name, set()) or values == ([],):
                seen[name].add((kind, key(values)))
                rows.setdefault(name, []).append((line, differs, kind, values, result(rest[1], values)))
    return rows, rules


def follow(rows, rules):
    """Adds the rows that follow by the rules."""
    mirrored = {"conjugates": lambda z, w: (z.conjugate(), (w[0], -w[1])), "odd": lambda z, w: (-z, (-w[0], -w[1])),
                "even": lambda z, w: (-z, w)}

    def add(name, line, differs, z, w):
        if all(key([z]) != key(values) for _, _, is_complex, values, _ in rows.setdefault(name, []) if is_complex):
            rows[name].append((line, differs, True, (z,), w))

    for rule, rest in rules:
        if rule in mirrored:
            for name in rest[0].split():
                for line, differs, is_complex, (z, *_), w in list(rows.get(name, ())):
                    if is_complex:
                        add(name, f"{rule}: {line}", differs, *mirrored[rule](z, w))
    for rule, (name, of, *scale) in (r for r in rules if r[0] not in mirrored):
        for line, differs, is_complex, (z, *_), w in list(rows[of]):
            if not is_complex:
                continue
            if rule == "scaled":
                by = math.log(int(scale[0][4:-1]))
                add(name, f"{rule}: {line}", differs, z, (w[0] / by, w[1] / by))
            else:
                add(name, f"{rule}: {line}", differs, complex(z.imag, -z.real), w if rule == "turned even" else (w[1], -w[0]))
    return rows


ROWS = follow(*read_special_values())


def arrays_of(values, dtype):
    if dtype in HALVES:  # NumPy has one of them alone
        return [xp.astype(xp.asarray(np.array(value, "float64")), eager.as_dtype(dtype)) for value in values]
    return [xp.asarray(np.array(value, dtype)) for value in values]


def check(name, values, dtype, expected):
    """Returns whether a function gives what a row says."""
    got = found(name)(*arrays_of(values, dtype))
    if isinstance(expected, bool):
        return got.dtype == "bool" and got.item() is expected
    eps = float(xp.finfo(dtype).eps)
    number = got.item()
    parts = (number.real, number.imag) if len(expected) == 2 else (number,)
    return all(part.fits(value, eps) for part, value in zip(expected, parts))


@pytest.mark.parametrize("dtype", FLOATS + HALVES + COMPLEX)
@pytest.mark.parametrize("name", ROWS)
def test_special_values(name, dtype):
    wrong, differing = [], {}
    for line, differs, is_complex, values, expected in ROWS[name]:
        if is_complex != (dtype in COMPLEX) or dtype == "float16" and "1e38" in line:
            continue
        fits = check(name, values, dtype, expected)
        if differs:
            differing[line] = differing.get(line, False) or not fits
        elif not fits:
            wrong.append(f"{line}: {values} gives {found(name)(*arrays_of(values, dtype))}")
    assert not wrong, f"{len(wrong)} values:\n" + "\n".join(wrong[:20])
    assert all(differing.values()), f"these do not differ any more: {[line for line, differs in differing.items() if not differs]}"


def test_special_values_of_sets_and_decompositions():
    for dtype in FLOATS + COMPLEX:
        x = xp.asarray([math.nan, 0.0, -0.0, math.nan, 1.0], dtype=dtype)
        values, indices, inverse, counts = xp.unique_all(x)
        assert (indices.tolist(), inverse.tolist(), counts.tolist()) == ([0, 1, 3, 4], [0, 1, 1, 2, 3], [1, 2, 1, 1])
        assert xp.unique_values(x).shape == (4,) and values.dtype == dtype and xp.unique_counts(x).counts.tolist() == [1, 2, 1, 1]
        sign, logarithm = xp.linalg.slogdet(xp.zeros((2, 2), dtype=dtype))
        assert sign.item() == 0 and logarithm.item() == -math.inf and logarithm.dtype == xp.finfo(dtype).dtype
        assert xp.linalg.trace(xp.zeros((0, 3), dtype=dtype)).item() == 0
    for x in xp.asarray([3.0, 3.0]), xp.asarray([1.0, 2.0]):
        assert all(math.isnan(f(x, correction=n).item()) for f in (xp.var, xp.std) for n in (2, 3))
    assert xp.cumulative_sum(xp.asarray([1.0, math.nan, 1.0])).tolist()[:1] == [1.0]
    assert all(map(math.isnan, xp.cumulative_sum(xp.asarray([1.0, math.nan, 1.0])).tolist()[1:]))


# ---- Promotion


def promotions():
    """The standard's tables of dtypes that meet."""
    yield "bool", "bool", "bool"
    for row in SIGNED, UNSIGNED, FLOATS, COMPLEX:
        for (i, a), (j, b) in itertools.product(enumerate(row), repeat=2):
            yield a, b, row[max(i, j)]
    for (i, a), (j, b) in itertools.product(enumerate(SIGNED), enumerate(UNSIGNED)):
        if max(i, j + 1) < 4:
            yield a, b, SIGNED[max(i, j + 1)]
    for (i, a), (j, b) in itertools.product(enumerate(FLOATS), enumerate(COMPLEX)):
        yield a, b, COMPLEX[max(i, j)]


@pytest.mark.parametrize("a,b,expected", list(promotions()))
def test_promotion(a, b, expected):
    x, y = xp.ones(2, dtype=a), xp.ones(2, dtype=b)
    for first, second in (x, y), (y, x), (x.dtype, y), (y.dtype, x.dtype):
        assert xp.result_type(first, second) == expected
    assert xp.result_type(x) == a and xp.can_cast(x, x.dtype)
    assert xp.can_cast(x, getattr(xp, b)) is (b == expected)
    add = xp.logical_or if a == "bool" else xp.add
    assert add(x, y).dtype == add(y, x).dtype == xp.where(xp.asarray([True, False]), x, y).dtype == xp.concat([x, y]).dtype == expected
    assert xp.stack([x, y]).dtype == xp.result_type(x, y, x) == expected
    assert xp.equal(x, y).dtype == "bool"


def test_promotion_of_numbers():
    for dtype in SIGNED + UNSIGNED + FLOATS + COMPLEX:
        x = xp.ones(2, dtype=dtype)
        numbers = [2] + [2.5] * (dtype in FLOATS + COMPLEX) + [2.5j] * (dtype in COMPLEX)
        for number in numbers:
            assert (x + number).dtype == (number * x).dtype == xp.add(x, number).dtype == xp.subtract(number, x).dtype == dtype
            assert xp.result_type(x, number) == xp.result_type(number, x.dtype) == xp.where(xp.asarray([True, False]), x, number).dtype == dtype
    assert xp.result_type(np.int8, "uint8") == "int16" and xp.finfo(np.float64).bits == 64 and xp.iinfo(np.int32).max == 2**31 - 1
    assert xp.result_type(xp.bool, True) == xp.logical_and(xp.asarray([True]), True).dtype == "bool"
    assert xp.result_type(xp.float32, 1j) == (xp.ones(1) * 1j).dtype == "complex64" and xp.result_type(xp.float64, 1j) == "complex128"
    for nothing in (), (1,), (1, 2.5):
        with pytest.raises(ValueError, match="at least one array or dtype"):
            xp.result_type(*nothing)
    # What the standard leaves open: an integer with a float gives the float, bool with a number the number; others do not meet.
    assert xp.result_type(xp.bool, xp.int8) == "int8" == (xp.ones(1, dtype=xp.bool) + xp.ones(1, dtype=xp.int8)).dtype
    assert xp.result_type(xp.int64, xp.float32) == "float32" and xp.can_cast(xp.int64, xp.float32) and not xp.can_cast(xp.float32, xp.int64)
    with pytest.raises(TypeError, match="no dtype for eager.uint64, eager.int64"):
        xp.result_type(xp.uint64, xp.int64)
    assert not xp.can_cast(xp.uint64, xp.int64)


def test_limits_of_dtypes():
    for dtype in FLOATS + COMPLEX + ("float16",):
        ours, numpys = xp.finfo(xp.ones(1, dtype=dtype)), np.finfo(dtype)
        for name in "bits", "eps", "max", "min", "smallest_normal":
            assert getattr(ours, name) == getattr(numpys, name) and type(getattr(ours, name)) in (int, float)
        assert ours.dtype == numpys.dtype.name and ours == xp.finfo(eager.as_dtype(dtype))
    for dtype in SIGNED + UNSIGNED:
        ours, numpys = xp.iinfo(getattr(xp, dtype)), np.iinfo(dtype)
        assert (ours.bits, ours.max, ours.min, ours.dtype) == (numpys.bits, numpys.max, numpys.min, dtype)
    for function, dtype in (xp.finfo, xp.int8), (xp.iinfo, xp.float32), (xp.iinfo, xp.bool), (xp.finfo, xp.bool):
        with pytest.raises(TypeError, match="is no (floating|integer) dtype"):
            function(dtype)


def test_astype():
    for a, b in itertools.product(("bool",) + SIGNED + UNSIGNED + FLOATS + COMPLEX, repeat=2):
        x = xp.asarray([0, 1, 1], dtype=a)
        if a in COMPLEX and b not in COMPLEX + ("bool",):
            with pytest.raises(TypeError, match="take real"):
                xp.astype(x, getattr(xp, b))
            continue
        y = xp.astype(x, getattr(xp, b), copy=False)
        assert y.dtype == b and y.tolist() == [0, 1, 1] and (y is x) == (a == b)
    assert xp.astype(xp.asarray([2j, 0.5, 0]), xp.bool).tolist() == [True, True, False]


# ---- Creation


def test_default_dtypes():
    for value, dtype in ((True, "bool"), (3, "int64"), (2.5, "float32"), (2j, "complex64"), ([], "float32"), ([[True, False]], "bool"),
                         ([True, 2], "int64"), ([1, 2.5], "float32"), ([1, 2.5, 2j], "complex64"), (range(3), "int64"),
                         (np.int32(3), "int32"), ([np.int32(3)], "int32"), (np.ones(2), "float64"), (memoryview(b"ab"), "uint8"), (array.array("i", [1]), "int32"), (range(2), "int64")):
        assert xp.asarray(value).dtype == dtype, value
        if isinstance(value, (bool, int, float, complex)):
            assert xp.full((2,), value).dtype == dtype and xp.full((2,), value).tolist() == [value] * 2
    assert xp.asarray(xp.ones(2, dtype=xp.int16)).dtype == xp.asarray([xp.ones((), dtype=xp.int16)]).dtype == "int16"
    for name in "zeros", "ones", "empty":
        assert found(name)((2, 1)).dtype == "float32" and found(name)(2, dtype=xp.uint8).shape == (2,)
        assert found(name + "_like")(xp.ones((2, 1), dtype=xp.int16)).dtype == "int16"
        assert found(name + "_like")(xp.ones((2, 1)), dtype=xp.int8).dtype == "int8"
    for wrong in (lambda: xp.full_like(xp.asarray([1]), np.float64(2.7)), lambda: xp.full(2, np.int64(300), dtype=xp.uint8)):
        with pytest.raises((TypeError, OverflowError)):
            wrong()
    assert xp.full_like([1, 2], 7).tolist() == [7, 7] and xp.sum([1.7, 2.7], dtype=xp.int64).item() == 3 == xp.sum([1, 2], dtype=xp.int8).item()
    assert xp.sum(xp.asarray([1.7, 2.7]), dtype=xp.int32).item() == 3 == xp.cumulative_prod(xp.asarray([1.5, 3.5]), dtype=xp.int64)[1].item()
    assert xp.full_like(xp.ones(2, dtype=xp.int16), 3).dtype == "int16" and xp.eye(2).dtype == xp.linspace(0, 1, 2).dtype == "float32"
    assert xp.arange(3).dtype == xp.arange(1, 5, 2).dtype == "int64" and xp.arange(3.0).dtype == xp.arange(0, 3, 0.5).dtype == "float32"
    assert xp.arange(3, dtype=xp.float64).dtype == "float64" and xp.linspace(0, 1j, 2, dtype=xp.complex128).dtype == "complex128"
    for function in xp.sum, xp.prod, xp.cumulative_sum, xp.cumulative_prod:
        for dtypes, expected in ((SIGNED, "int64"), (UNSIGNED, "uint64")):
            assert {function(xp.ones(2, dtype=dtype)).dtype.name for dtype in dtypes} == {expected}
        assert [function(xp.ones(2, dtype=dtype)).dtype.name for dtype in FLOATS + COMPLEX] == list(FLOATS + COMPLEX)
        assert function(xp.ones(2, dtype=xp.int8), dtype=xp.float64).dtype == "float64"
    x = xp.ones((2, 2), dtype=xp.int8)
    assert xp.linalg.trace(x).dtype == "int64" and xp.linalg.trace(x, dtype=xp.int8).dtype == "int8"
    assert xp.argmax(x).dtype == xp.argsort(x).dtype == xp.nonzero(x)[0].dtype == xp.count_nonzero(x).dtype == "int64"


CREATED = {"arange": lambda **k: xp.arange(3, **k), "asarray": lambda **k: xp.asarray([1, 2], **k), "empty": lambda **k: xp.empty((2,), **k),
           "empty_like": lambda **k: xp.empty_like(xp.ones(2), **k), "eye": lambda **k: xp.eye(2, **k),
           "full": lambda **k: xp.full((2,), 3, **k), "full_like": lambda **k: xp.full_like(xp.ones(2), 3, **k),
           "linspace": lambda **k: xp.linspace(0, 1, 3, **k), "ones": lambda **k: xp.ones((2,), **k),
           "ones_like": lambda **k: xp.ones_like(xp.ones(2), **k), "zeros": lambda **k: xp.zeros((2,), **k),
           "zeros_like": lambda **k: xp.zeros_like(xp.ones(2), **k), "fft.fftfreq": lambda **k: xp.fft.fftfreq(4, **k),
           "fft.rfftfreq": lambda **k: xp.fft.rfftfreq(4, **k)}


def test_every_function_with_a_device_is_tried():
    assert set(CREATED) | {"from_dlpack", "astype"} == {name for name, text in SIGNATURES.items()
                                                         if text and "device=None" in text and not name.startswith(("info", "array"))}


@pytest.mark.parametrize("name", CREATED)
def test_devices(name):
    for device in eager.devices():
        assert CREATED[name](device=device).device == device and CREATED[name](device=device, dtype=xp.float64).dtype == "float64"
        assert CREATED[name](device=device, dtype=None).tolist() == CREATED[name]().tolist()
        assert xp.astype(CREATED[name](), xp.float64, device=device).device == device
        assert xp.from_dlpack(CREATED[name](), device=device).device == device
        assert CREATED[name]().to_device(device).device == device
    with pytest.raises((LookupError, ValueError)):
        CREATED[name](device="gpu:99")


def test_asarray_copies():
    a = np.ones(3, np.float32)
    shared, copied = xp.asarray(a, copy=False), xp.asarray(a, copy=True)
    assert np.shares_memory(np.asarray(shared), a) and not np.shares_memory(np.asarray(copied), a)
    x = xp.asarray([1.0])
    for copy in None, False, True:
        assert (xp.asarray(x, copy=copy) is x) == (copy is not True)
    with pytest.raises(ValueError, match="without a copy"):
        xp.asarray([1, 2], copy=False)
    with pytest.raises(AttributeError, match="__dlpack__"):
        xp.from_dlpack([1, 2])
    with pytest.raises(BufferError):
        xp.from_dlpack(np.ones((2, 3)).T, copy=False)
    assert xp.from_dlpack(a).__dlpack_device__() == (1, 0)
    assert "dltensor_versioned" in repr(x.__dlpack__(stream=None, max_version=(1, 0), dl_device=None, copy=None))


def test_numbers_of_python():
    x = xp.asarray(3)
    assert (int(x), float(x), complex(x), bool(x), x.__index__()) == (3, 3.0, 3 + 0j, True, 3)
    assert (x.size, x.ndim, x.shape, x.T.shape, xp.ones((2, 3)).size) == (1, 0, (), (), 6)
    with pytest.raises(TypeError, match="immutable values. Use x.at.key..set.values. or eager.where"):
        x[()] = 1


# ---- Values against NumPy


def numpys(name):
    """NumPy's function of a name, or None where this NumPy has none."""
    value = np
    for part in name.split("."):
        value = getattr(value, part, None)
    return value


def assert_same(ours, numpys, eps=64):
    if isinstance(ours, (tuple, list)):
        assert len(ours) == len(numpys)
        for a, b in zip(ours, numpys):
            assert_same(a, b, eps)
        return
    numpys = np.asarray(numpys)
    assert ours.shape == numpys.shape and ours.dtype == numpys.dtype.name, (ours, numpys)
    limits = {"f": lambda: np.finfo(numpys.dtype).eps, "c": lambda: np.finfo(numpys.dtype).eps}.get(numpys.dtype.kind, lambda: 0)()
    np.testing.assert_allclose(np.asarray(ours), numpys, rtol=eps * limits, atol=eps * limits)


def numbers(shape, dtype, low=0.25, high=0.75):
    """Numbers of a dtype: floats from low to high, complex ones with parts there, small integers, booleans."""
    random = np.random.default_rng(sum(shape, 7))
    if dtype == "bool":
        return random.integers(0, 2, shape).astype(bool)
    if np.dtype(dtype).kind in "iu":
        return random.integers(1, 5, shape).astype(dtype)
    a = random.uniform(low, high, shape)
    return np.asarray(a + 1j * random.uniform(low, high, shape) if dtype in COMPLEX else a).astype(dtype)


REAL, ALL = SIGNED + UNSIGNED + FLOATS, ("bool",) + SIGNED + UNSIGNED + FLOATS + COMPLEX
NUMBERS, INEXACT, INTEGERS = REAL + COMPLEX, FLOATS + COMPLEX, SIGNED + UNSIGNED
UNARY = {**dict.fromkeys(("acos", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "expm1", "log", "log10", "log1p", "log2", "reciprocal",
                          "sin", "sinh", "sqrt", "tan", "tanh"), INEXACT),
         "acosh": COMPLEX, "abs": NUMBERS, "bitwise_invert": ("bool",) + INTEGERS, "ceil": REAL, "conj": NUMBERS, "floor": REAL, "imag": COMPLEX,
         "isfinite": NUMBERS, "isinf": NUMBERS, "isnan": NUMBERS, "logical_not": ("bool",), "negative": SIGNED + INEXACT, "positive": NUMBERS,
         "real": NUMBERS, "round": NUMBERS, "sign": NUMBERS, "signbit": FLOATS, "square": NUMBERS, "trunc": REAL}
BINARY = {**dict.fromkeys(("bitwise_and", "bitwise_or", "bitwise_xor"), ("bool",) + INTEGERS),
          **dict.fromkeys(("bitwise_left_shift", "bitwise_right_shift"), INTEGERS), **dict.fromkeys(("add", "multiply", "subtract", "pow"), NUMBERS),
          **dict.fromkeys(("atan2", "copysign", "hypot", "logaddexp", "nextafter"), FLOATS), "divide": INEXACT,
          **dict.fromkeys(("equal", "not_equal"), ALL), **dict.fromkeys(("logical_and", "logical_or", "logical_xor"), ("bool",)),
          **dict.fromkeys(("floor_divide", "remainder", "maximum", "minimum", "greater", "greater_equal", "less", "less_equal"), REAL)}
SHAPES = [(), (0,), (5,), (2, 3), (2, 0, 3), (2, 1, 3)]


def cases():
    """Calls for the functions that are not of single elements: (name, arguments made by array(shape, dtype), keywords, dtypes)."""
    def array(*shape):
        return lambda dtype, shift=0: numbers(shape, dtype) + np.dtype(dtype).type(shift)

    def square(*shape):  # well conditioned
        return lambda dtype: (numbers(shape, dtype) + 3 * np.eye(shape[-1])).astype(dtype)

    def positive(*shape):
        def made(dtype):
            a = square(*shape)(dtype)
            return a @ a.conj().swapaxes(-1, -2)

        return made

    def is_(*values):
        return lambda dtype: np.array(values)

    m = array(2, 3)
    for axis in None, 0, -1, (0, 1):
        for keepdims in False, True:
            k = dict(axis=axis, keepdims=keepdims)
            for name, dtypes in ("sum", NUMBERS), ("prod", NUMBERS), ("max", REAL), ("min", REAL), ("mean", FLOATS), ("all", ALL), ("any", ALL):
                yield name, [m], k, dtypes
            yield "count_nonzero", [m], k, ALL
            yield "std", [m], dict(k, correction=1), FLOATS
            yield "var", [m], k, FLOATS
            if axis != (0, 1):
                yield "argmax", [m], k, REAL
                yield "argmin", [m], k, REAL
            yield "linalg.vector_norm", [m], k, INEXACT
            for p in 0, 1, 3, -1, -2, math.inf, -math.inf:
                yield "linalg.vector_norm", [array(4)], dict(ord=p, keepdims=keepdims), INEXACT
    for axis in 0, 1, -1:
        for initial in False, True:
            yield "cumulative_sum", [m], dict(axis=axis, include_initial=initial), NUMBERS
            yield "cumulative_prod", [m], dict(axis=axis, include_initial=initial), NUMBERS
        yield "sort", [m], dict(axis=axis), REAL
        yield "argsort", [m], dict(axis=axis), FLOATS
        yield "diff", [m], dict(axis=axis), NUMBERS
        yield "take", [m, is_(1, 0, -1)], dict(axis=axis), ALL
        yield "flip", [m], dict(axis=axis), ALL
        yield "roll", [m, 2], dict(axis=axis), ALL
        yield "concat", [(m, m)], dict(axis=axis), ALL
        yield "stack", [(m, m)], dict(axis=axis), ALL
        yield "expand_dims", [m, axis], {}, ALL
        yield "repeat", [m, 2], dict(axis=axis), ALL
        yield "unstack", [m], dict(axis=axis), ALL
        for norm in "backward", "ortho", "forward":
            for n in None, 2, 5:
                for name in "fft", "ifft", "hfft", "irfft":
                    yield f"fft.{name}", [m], dict(axis=axis, n=n, norm=norm), COMPLEX
                for name in "rfft", "ihfft":
                    yield f"fft.{name}", [m], dict(axis=axis, n=n, norm=norm), FLOATS
    yield "diff", [m], dict(n=2), NUMBERS
    yield "diff", [m], dict(prepend=array(2, 1), append=array(2, 2)), NUMBERS
    yield "cumulative_sum", [array(4)], {}, NUMBERS
    yield "cumulative_prod", [array(4)], {}, NUMBERS
    yield "take", [array(4), is_(3, -4, 3)], {}, ALL
    yield "take_along_axis", [m, lambda dtype: np.array([[0, -1, 1, -3], [2, 1, 0, 0]])], {}, ALL
    yield "take_along_axis", [m, lambda dtype: np.array([[1, 0, -2]])], dict(axis=0), ALL
    yield "flip", [m], {}, ALL
    yield "roll", [m, 2], {}, ALL
    yield "roll", [m, (1, -1)], dict(axis=(0, 1)), ALL
    yield "concat", [(m, array(4))], dict(axis=None), ALL
    yield "expand_dims", [m, -3], {}, ALL
    yield "repeat", [m, is_(0, 2, 1)], dict(axis=1), ALL
    yield "repeat", [m, 2], {}, ALL
    yield "broadcast_to", [m, (4, 2, 3)], {}, ALL
    yield "moveaxis", [array(2, 3, 4), 0, -1], {}, ALL
    yield "moveaxis", [array(2, 3, 4), (0, 1), (-1, 0)], {}, ALL
    yield "permute_dims", [array(2, 3, 4), (2, 0, 1)], {}, ALL
    yield "reshape", [m, (3, -1)], {}, ALL
    yield "squeeze", [array(1, 2, 1), (0, -1)], {}, ALL
    yield "squeeze", [array(1, 2, 1), 0], {}, ALL
    yield "tile", [m, (2, 1, 2)], {}, ALL
    yield "tile", [array(2, 3, 1), (2,)], {}, ALL
    yield "nonzero", [m], {}, ALL
    yield "searchsorted", [is_(1, 3, 5), is_(3, 4, 0, 9)], {}, ("int64",)
    yield "searchsorted", [is_(5, 1, 3), is_(3, 4)], dict(side="right", sorter=is_(1, 2, 0)), ("int64",)
    yield "where", [is_([True, False, True]), m, m], {}, ALL
    yield "tril", [m], dict(k=1), ALL
    yield "triu", [array(2, 3, 3)], dict(k=-1), ALL
    yield "meshgrid", [array(2), array(3), array(4)], {}, NUMBERS
    yield "meshgrid", [array(2), array(3)], dict(indexing="ij"), NUMBERS
    for a, b in (((2, 3), (3, 4)), ((3,), (3,)), ((3,), (2, 3, 4)), ((5, 2, 3), (3,)), ((5, 1, 2, 3), (4, 3, 2)), ((2, 0), (0, 3))):
        yield "matmul", [array(*a), array(*b)], {}, NUMBERS
    yield "linalg.matmul", [m, array(3, 2)], {}, NUMBERS
    yield "matrix_transpose", [array(2, 3, 4)], {}, ALL
    yield "linalg.matrix_transpose", [m], {}, ALL
    for axes in 0, 1, 2, ((1,), (0,)), ((-1, 0), (1, -2)), ((), ()):
        yield "tensordot", [array(3, 3), array(3, 3)], dict(axes=axes), NUMBERS
    yield "linalg.tensordot", [array(2, 3), array(2, 3)], {}, NUMBERS
    yield "vecdot", [m, array(3)], {}, NUMBERS
    yield "linalg.vecdot", [array(3, 2), array(3, 1)], dict(axis=-2), NUMBERS
    yield "linalg.cross", [m, m], {}, SIGNED + INEXACT
    yield "linalg.cross", [array(3, 2), array(3, 1)], dict(axis=-2), SIGNED + INEXACT
    yield "linalg.outer", [array(2), array(3)], {}, NUMBERS
    yield "linalg.diagonal", [array(2, 3, 4)], dict(offset=-1), ALL
    for offset in 0, 1, -1, 5:
        yield "linalg.trace", [array(2, 3, 4)], dict(offset=offset), NUMBERS
    for shape in (3, 3), (2, 1, 3, 3), (0, 3, 3), (0, 0):
        yield "linalg.det", [square(*shape)], {}, INEXACT
        yield "linalg.slogdet", [square(*shape)], {}, INEXACT
        yield "linalg.inv", [square(*shape)], {}, INEXACT
        yield "linalg.cholesky", [positive(*shape)], {}, INEXACT
        yield "linalg.cholesky", [positive(*shape)], dict(upper=True), INEXACT
        yield "linalg.eigvalsh", [positive(*shape)], {}, INEXACT
        yield "linalg.matrix_power", [square(*shape), 3], {}, INEXACT
        yield "linalg.matrix_power", [square(*shape), -1], {}, INEXACT
        yield "linalg.matrix_power", [square(*shape), 0], {}, INEXACT
    yield "linalg.solve", [square(3, 3), array(3)], {}, INEXACT
    yield "linalg.solve", [square(2, 3, 3), array(3)], {}, INEXACT
    yield "linalg.solve", [square(2, 1, 3, 3), array(4, 3, 2)], {}, INEXACT
    for shape in (2, 3), (5, 4, 3):
        yield "linalg.svdvals", [array(*shape)], {}, INEXACT
        yield "linalg.matrix_rank", [array(*shape)], {}, INEXACT
        yield "linalg.pinv", [array(*shape)], {}, INEXACT
        for p in "fro", "nuc", 1, -1, 2, -2, math.inf, -math.inf:
            yield "linalg.matrix_norm", [array(*shape)], dict(ord=p, keepdims=p == 1), INEXACT
    yield "linalg.matrix_rank", [array(2, 4, 3)], dict(rtol=lambda dtype: np.array([0.5, 1e-3], xp.finfo(dtype).dtype.name)), INEXACT
    yield "linalg.pinv", [array(2, 4, 3)], dict(rtol=lambda dtype: np.array([0.5, 1e-3], xp.finfo(dtype).dtype.name)), INEXACT
    yield "linalg.pinv", [array(4, 3)], dict(rtol=0.5), INEXACT
    for norm in "backward", "ortho", "forward":
        for k in dict(), dict(axes=(0, -1)), dict(s=(4, -1), axes=(1, 0)), dict(s=(2, 3), axes=(-1, 0)):
            for name in "fftn", "ifftn", "irfftn":
                yield f"fft.{name}", [array(3, 4)], dict(k, norm=norm), COMPLEX
            yield "fft.rfftn", [array(3, 4)], dict(k, norm=norm), FLOATS
    for name in "fftshift", "ifftshift":
        for axes in None, 0, (0, 1):
            yield f"fft.{name}", [m], dict(axes=axes), ALL


def irfftn(x, s=None, axes=None, norm=None):
    """NumPy's, which takes -1 for the last axis as the size of its input, not as all of its input."""
    if s is not None and s[-1] == -1:
        s = (*s[:-1], 2 * (x.shape[axes[-1]] - 1))
    return np.fft.irfftn(x, s, axes, norm)


CASES = list(cases())
# Functions that NumPy has with other parameters, or not at all: by what it has.
NUMPYS = {"linalg.cholesky": lambda x, upper=False: np.linalg.cholesky(x).conj().swapaxes(-1, -2) if upper else np.linalg.cholesky(x),
          "fft.irfftn": irfftn,
          "linalg.solve": lambda a, b: np.linalg.solve(a, b[:, None])[..., 0] if b.ndim == 1 else np.linalg.solve(a, b)}


@pytest.mark.parametrize("name", UNARY)
def test_values_of_one_operand(name):
    function = numpys(name)
    if function is None:
        pytest.skip("this NumPy has no such function")
    for dtype, shape in itertools.product(UNARY[name], SHAPES):
        a = numbers(shape, dtype)
        with np.errstate(all="ignore"):
            assert_same(found(name)(xp.asarray(a)), function(a), eps=16)
    if set(UNARY[name]) & set(FLOATS):
        a = np.array([-2.5, -0.5, 0.5, 1.5, 2.5], np.float64)
        with np.errstate(all="ignore"):
            assert_same(found(name)(xp.asarray(a)), function(a), eps=16)


@pytest.mark.parametrize("name", BINARY)
def test_values_of_two_operands(name):
    function = numpys(name)
    for dtype, (s, t) in itertools.product(BINARY[name], [((), ()), ((3,), ()), ((2, 3), (3,)), ((2, 1), (1, 3)), ((0, 3), (3,)), ((), (2, 0))]):
        a, b = numbers(s, dtype), numbers(t, dtype, 0.3, 0.9)
        assert_same(found(name)(xp.asarray(a), xp.asarray(b)), function(a, b), eps=16)
    if set(BINARY[name]) & set(FLOATS):
        a = np.array([-2.5, -0.5, 0.5, 1.5, 2.5])
        with np.errstate(all="ignore"):
            assert_same(found(name)(xp.asarray(a), xp.asarray(a[::-1, None].copy())), function(a, a[::-1, None]), eps=16)


def test_clip_and_the_rest_of_the_elements():
    assert set(UNARY) | set(BINARY) | {"clip"} == set(xp._elementwise.__all__)
    for dtype in REAL:
        a = numbers((2, 3), dtype) * np.dtype(dtype).type(2)
        for low, high in ((None, None), (1, None), (None, 1), (1, 2), (a[:1], a + a)):
            arrays = [xp.asarray(v) if isinstance(v, np.ndarray) else v for v in (low, high)]
            assert_same(xp.clip(xp.asarray(a), *arrays), a if low is high is None else np.clip(a, low, high))
    assert xp.clip(xp.asarray([1.5]), max=1).tolist() == [1] and xp.clip(xp.asarray([0.5]), min=1).tolist() == [1]


def made(value, dtype, wrap):
    """An argument: arrays are made for the dtype, others are as they are."""
    if isinstance(value, tuple) and any(map(callable, value)):
        return [made(item, dtype, wrap) for item in value]
    return wrap(value(dtype)) if callable(value) else value


@pytest.mark.parametrize("name", dict.fromkeys(case[0] for case in CASES))
def test_values_of_arrays(name):
    function = NUMPYS.get(name) or numpys(name)
    if function is None:
        pytest.skip("this NumPy has no such function")
    for _, arguments, keywords, dtypes in (case for case in CASES if case[0] == name):
        for dtype in dtypes:
            (ours, our_keywords), (theirs, their_keywords) = (
                ([made(value, dtype, wrap) for value in arguments], {k: made(v, dtype, wrap) for k, v in keywords.items()})
                for wrap in (xp.asarray, np.asarray))
            assert_same(found(name)(*ours, **our_keywords), function(*theirs, **their_keywords), eps=256)


def test_creation_against_numpy():
    for arguments in (5,), (1, 6), (1, 6, 2), (6, 1, -2), (1, 6, -1), (0.5, 3, 0.75), (3, 3), (2**62, 2**62 + 3):
        for dtype in [None] * (isinstance(arguments[0], int)) + ["float64"]:
            expected = np.arange(*arguments, dtype=dtype or "int64")
            assert_same(xp.arange(*arguments, dtype=dtype), expected)
    for arguments in (0, 1, 5), (3, -2, 4), (1, 1, 1), (1, 2, 0), (0, 1j, 3), (1 - 1j, 2, 4):
        for endpoint, dtype in itertools.product((True, False), ("complex128",) if any(isinstance(v, complex) for v in arguments) else FLOATS):
            assert_same(xp.linspace(*arguments, dtype=dtype, endpoint=endpoint), np.linspace(*arguments, dtype=dtype, endpoint=endpoint), eps=4)
    for n, d in (4, 1.0), (5, 0.25), (1, 2):
        assert_same(xp.fft.fftfreq(n, d=d, dtype=xp.float64), np.fft.fftfreq(n, d))
        assert_same(xp.fft.rfftfreq(n, d=d, dtype=xp.float64), np.fft.rfftfreq(n, d))
    for dtype in ALL:
        assert_same(xp.eye(2, 3, k=-1, dtype=dtype), np.eye(2, 3, k=-1, dtype=dtype))
        assert_same(xp.eye(2, dtype=dtype), np.eye(2, dtype=dtype))
    assert xp.meshgrid() == [] and xp.broadcast_arrays() == []
    a, b = xp.broadcast_arrays(xp.ones((2, 1)), xp.ones(3, dtype=xp.int8))
    assert (a.shape, b.shape, b.dtype.name) == ((2, 3), (2, 3), "int8")


@pytest.mark.parametrize("dtype", INEXACT)
def test_decompositions(dtype):
    for shape in (4, 3), (2, 3, 4), (2, 2):
        x = xp.asarray(numbers(shape, dtype))
        for mode, full in ("reduced", False), ("complete", True):
            q, r = xp.linalg.qr(x, mode=mode)
            assert (q.dtype, r.dtype) == (dtype, dtype) and q.shape[-1] == r.shape[-2] == (shape[-2] if full else min(shape[-2:]))
            np.testing.assert_allclose(q @ r, x, atol=1e-5)
            u, s, vh = xp.linalg.svd(x, full_matrices=full)
            k = s.shape[-1]
            assert s.dtype == xp.finfo(dtype).dtype and (u.shape[-1], vh.shape[-2]) == ((shape[-2], shape[-1]) if full else (k, k))
            np.testing.assert_allclose((u[..., :k] * xp.expand_dims(s, -2)) @ vh[..., :k, :], x, atol=1e-5)
        assert xp.linalg.qr(x)._fields == ("Q", "R") and xp.linalg.svd(x)._fields == ("U", "S", "Vh")
    a = numbers((2, 3, 3), dtype)
    x = xp.asarray(a + a.conj().swapaxes(-1, -2))
    values, vectors = xp.linalg.eigh(x)
    assert xp.linalg.eigh(x)._fields == ("eigenvalues", "eigenvectors") and values.dtype == xp.finfo(dtype).dtype
    np.testing.assert_allclose(x @ vectors, vectors * xp.expand_dims(values, -2), atol=1e-5)
    assert xp.linalg.slogdet(x)._fields == ("sign", "logabsdet")


@pytest.mark.parametrize("dtype", ALL)
def test_sets(dtype):
    for shape in (), (0,), (7,), (2, 3):
        a = numbers(shape, dtype)
        x = xp.asarray(a)
        values, indices, inverse, counts = every = xp.unique_all(x)
        assert every._fields == ("values", "indices", "inverse_indices", "counts")
        assert (values.ndim, inverse.shape, values.dtype.name, counts.dtype.name) == (1, shape, dtype, "int64")
        flat = a.reshape(-1)
        assert np.asarray(values)[np.asarray(inverse)].tolist() == a.tolist() and flat[np.asarray(indices)].tolist() == values.tolist()
        assert counts.tolist() == [int((flat == v).sum()) for v in np.asarray(values)]
        assert [int(np.argmax(flat == v)) for v in np.asarray(values)] == indices.tolist()
        assert xp.unique_values(x).tolist() == (values.tolist() if x.dtype.is_complex else sorted(values.tolist()))
        assert xp.unique_counts(x).values.tolist() == xp.unique_inverse(x).values.tolist() == values.tolist()
        assert xp.unique_counts(x)._fields == ("values", "counts") and xp.unique_inverse(x)._fields == ("values", "inverse_indices")


def test_indices_of_few_bits():
    x = xp.arange(300)
    for dtype, values in ("int8", [-1, 127, -128]), ("uint8", [0, 255, 200]), ("int64", [-300, 299, 0]):
        indices = xp.asarray(values, dtype=dtype)
        assert xp.take(x, indices).tolist() == xp.take_along_axis(x, indices).tolist() == np.arange(300)[values].tolist()


def test_sorting():
    x = xp.asarray([[2, 1, 2, 1]])
    assert xp.argsort(x).tolist() == [[1, 3, 0, 2]] and xp.argsort(x, descending=True).tolist() == [[0, 2, 1, 3]]
    assert xp.sort(x, descending=True, stable=False).tolist() == [[2, 2, 1, 1]]


# ---- Errors


@pytest.mark.parametrize("call,error", [
    (lambda: xp.expand_dims(xp.ones(2), 2), IndexError), (lambda: xp.expand_dims(xp.ones(2), -3), IndexError),
    (lambda: xp.squeeze(xp.ones(2), 0), ValueError), (lambda: xp.sum(xp.ones(2), axis=1), IndexError),
    (lambda: xp.unstack(xp.ones((2, 3)), axis=2), IndexError), (lambda: xp.stack([xp.ones(2)], axis=2), IndexError),
    (lambda: xp.broadcast_to(xp.ones(2), (3,)), ValueError), (lambda: xp.reshape(xp.ones(4), (3,)), ValueError),
    (lambda: xp.nonzero(xp.ones(())), ValueError), (lambda: xp.take(xp.ones((2, 2)), xp.asarray([0])), ValueError),
    (lambda: xp.cumulative_sum(xp.ones((2, 2))), ValueError), (lambda: xp.cumulative_prod(xp.ones(())), ValueError),
    (lambda: xp.max(xp.ones(0)), ValueError), (lambda: xp.matmul(xp.ones(()), xp.ones(2)), ValueError),
    (lambda: xp.matmul(xp.ones(2), xp.ones(3)), ValueError), (lambda: xp.vecdot(xp.ones((2, 1)), xp.ones((2, 3))), ValueError),
    (lambda: xp.linalg.cross(xp.ones(2), xp.ones(2)), ValueError), (lambda: xp.tensordot(xp.ones((2, 2)), xp.ones((2, 2)), axes=([0], [0, 1])), ValueError),
    (lambda: xp.tensordot(xp.ones((2, 2)), xp.ones((3, 2)), axes=1), ValueError), (lambda: xp.linalg.inv(xp.zeros((2, 2))), ValueError),
    (lambda: xp.linalg.det(xp.ones((2, 3))), ValueError), (lambda: xp.linalg.qr(xp.ones((2, 2)), mode="full"), ValueError),
    (lambda: xp.linalg.matrix_norm(xp.ones((2, 2)), ord=3), ValueError), (lambda: xp.fft.fft(xp.ones(2), norm="other"), ValueError),
    (lambda: xp.arange(0, 1, 0), ValueError), (lambda: xp.meshgrid(xp.ones(2), indexing="yx"), ValueError),
    (lambda: xp.searchsorted(xp.ones(2), xp.ones(2), side="middle"), ValueError), (lambda: xp.where(xp.ones(2), xp.ones(2), xp.ones(2)), (ValueError, TypeError)),
    (lambda: xp.take_along_axis(xp.ones((2, 2)), xp.asarray([[2]])), ValueError), (lambda: xp.take(xp.ones(2), xp.asarray([2])), ValueError),
    (lambda: xp.bitwise_and(xp.ones(2), xp.ones(2)), (ValueError, TypeError)), (lambda: xp.astype(xp.ones(2), "nothing"), TypeError),
    (lambda: xp.add(x1=1, x2=2), TypeError), (lambda: xp.sum(xp.ones(2), 0), TypeError), (lambda: xp.zeros(2, xp.int8), TypeError),
])
def test_errors(call, error):
    with pytest.raises(error):
        call()


# ---- Gradients and traced functions


def test_gradients_flow_and_functions_trace():
    a = numbers((2, 3, 2), "float64")

    def loss(x):
        y = xp.linalg.pinv(x, rtol=xp.asarray([0.0, 0.1], dtype=xp.float64))
        z = xp.take_along_axis(xp.matrix_transpose(y), xp.asarray([[[-1]]]), axis=-1)
        return xp.sum(xp.where(z > 0, z, -z)) + xp.sum(xp.real(xp.fft.fft(x))) + xp.sum(xp.round(x)) + xp.mean(xp.clip(x, 0.3, None))

    x = xp.asarray(a)
    gradient = eager.grad(loss)(x)
    assert gradient.shape == x.shape
    for i in (0, 0, 0), (1, 2, 1):
        step = np.zeros_like(a)
        step[i] = 1e-6
        difference = (loss(xp.asarray(a + step)) - loss(xp.asarray(a - step))).item() / 2e-6
        assert gradient[i].item() == pytest.approx(difference, rel=1e-4, abs=1e-6)
    traced = eager.function(loss)
    assert traced(x).item() == pytest.approx(loss(x).item(), rel=1e-12)
    unknown = eager.function(lambda x: xp.take_along_axis(xp.unique_values(x), xp.asarray([-1])), input_signature=[eager.TensorSpec([None], "int64")])
    assert unknown(xp.asarray([3, 1, 3])).tolist() == [3]


def test_matrices_without_elements_print_nothing(capfd):
    for shape in ((17, 0), (0, 17), (0, 0), (3, 17, 0)):
        x = xp.zeros(shape)
        for mode in "reduced", "complete":
            q, r = xp.linalg.qr(x, mode=mode)
            assert q.shape[-2] == shape[-2] and r.shape[-1] == shape[-1]
        assert xp.linalg.svdvals(x).shape[-1] == 0 and xp.linalg.pinv(x).shape[-1] == shape[-2]
    assert capfd.readouterr() == ("", "")
