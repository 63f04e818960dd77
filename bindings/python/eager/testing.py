"""Checks of ops that a program defines: ``check_op``."""
import itertools
import os
import tempfile

from . import _core, _registry, gradients
from ._creation import zeros
from ._graphs import TensorSpec
from .devices import devices, memory_info
from .dtypes import as_dtype
from .errors import InvalidArgumentError, UnimplementedError
from .functions import function, load, save

__all__ = ["check_op"]

_NUMBERS = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "bfloat16", "float32",
            "float64", "complex64", "complex128"]
_EPSILON = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "float64": 2.0**-52, "complex64": 2.0**-23,
            "complex128": 2.0**-52}
_STEP, _SLOPE_TOLERANCE = 2e-5, 2e-5  # of differences in float64, whose error is some 1e-10 / _STEP
_MOST_ELEMENTS = 12  # of a tensor, by which a gradient is compared with differences


def __dir__():
    return __all__


def _op(name):
    return _registry.op(name)


def _flat(result):
    return [t for item in result for t in _flat(item)] if isinstance(result, (list, tuple)) else [result]


def _values(tensor):
    """The elements as a flat list of Python's numbers."""
    return _op("reshape")(tensor.to_dense(), [-1]).tolist()


def _cast(tensor, dtype):
    """tensor in another dtype: of a negative number the absolute value, where the dtype has no sign."""
    if as_dtype(dtype).kind == "u" and tensor.dtype.kind != "u" and not tensor.dtype.is_bool:
        tensor = _op("abs")(tensor)
    return _op("cast")(tensor, dtype)


def _as_float(tensor):
    """What the op makes of integers and booleans that it takes as floats; of a list, of each of its tensors."""
    if isinstance(tensor, (list, tuple)):
        return [_as_float(t) for t in tensor]
    return tensor if tensor.dtype.is_floating or tensor.dtype.is_complex else _cast(tensor, "float64")


def _tensor(values, like):
    """A tensor of these numbers, in the dtype and shape of another."""
    wide = _core.to_tensor(list(values), as_dtype("complex128" if like.dtype.is_complex else "float64"))
    return _op("reshape")(_op("cast")(wide, like.dtype), list(like.shape))


def _require(truth, problem):
    if not truth:
        raise AssertionError(problem)


def _difference(got, want, tolerance):
    """"", or how two tensors differ. tolerance: in units of the last place of got's dtype, of the largest number that is wanted."""
    if got.dtype is not want.dtype or got.shape != want.shape:
        return f"{got.dtype.name}{list(got.shape)}, expected {want.dtype.name}{list(want.shape)}"
    a, b = _values(got), _values(want)
    finite = [abs(y) for y in b if abs(y) < float("inf")]
    allowed = tolerance * _EPSILON.get(got.dtype.name, 0) * max([1.0, *finite])
    for i, (x, y) in enumerate(zip(a, b)):
        if x != y and not (x != x and y != y) and not abs(x - y) <= allowed:
            return f"element {i} of {list(got.shape)} is {x}, expected {y}"
    return ""


def _compare(what, got, want, tolerance):
    got, want = _flat(got), _flat(want)
    if len(got) != len(want):
        raise AssertionError(f"{what}: {len(got)} tensors, expected {len(want)}")
    for i, (a, b) in enumerate(zip(got, want)):
        if (a is None) != (b is None):
            raise AssertionError(f"{what}: tensor {i} is {'None' if a is None else 'not None'}")
        problem = "" if a is None else _difference(a, b, tolerance)
        if problem:
            raise AssertionError(f"{what}: tensor {i}: {problem}")


class _Call:
    """One call of the op: its tensors, in the order of the schema's inputs, and the other arguments by name."""

    def __init__(self, op, schema, tensors, attributes):
        self.op, self.schema, self.attributes = op, schema, attributes
        self.tensors = tensors  # a Tensor, None, or a list, for each input

    @classmethod
    def of(cls, op, schema, example):
        names = [p["name"] for p in _registry.parameters(schema)]
        if not isinstance(example, dict):
            example = example if isinstance(example, tuple) else (example,)
            if len(example) > len(names):
                raise TypeError(f"{schema['name']} takes {len(names)} arguments, an example has {len(example)}")
            example = dict(zip(names, example))
        unknown = set(example) - set(names)
        if unknown:
            raise TypeError(f"{schema['name']} has no parameter {sorted(unknown)[0]!r}")
        tensors, attributes = [], dict(example)
        for entry in schema["inputs"]:
            value = attributes.pop(entry["name"], None)
            if value is not None and entry["list"]:
                value = [_core.to_tensor(one) for one in value]
            elif value is not None:
                value = _core.to_tensor(value)
            elif entry["list"]:
                value = []
            tensors.append(value)
        return cls(op, schema, tensors, attributes)

    def flat(self):
        """Its tensors one by one, without those that are absent."""
        return [t for item in self.tensors for t in (item if isinstance(item, list) else [] if item is None else [item])]

    def entries(self):
        """The schema's input for each of flat()."""
        return [entry for item, entry in zip(self.tensors, self.schema["inputs"])
                for _ in (item if isinstance(item, list) else [] if item is None else [item])]

    def with_flat(self, tensors):
        """The call on other tensors, in the order of flat()."""
        rest = iter(tensors)
        changed = [[next(rest) for _ in item] if isinstance(item, list) else None if item is None else next(rest) for item in self.tensors]
        return _Call(self.op, self.schema, changed, self.attributes)

    def run(self, tensors=None):
        """A list of outputs. tensors: others, in the order of flat()."""
        call = self if tensors is None else self.with_flat(tensors)
        given = {entry["name"]: t for entry, t in zip(self.schema["inputs"], call.tensors) if t is not None}
        return _flat(self.op(**given, **self.attributes))

    def cast(self, dtypes):
        """The call with the dtype dtypes[input's name] for each input that is named."""
        return self.with_flat([_cast(t, dtypes[e["name"]]) if e["name"] in dtypes else t for t, e in zip(self.flat(), self.entries())])

    def is_like(self, other):
        """Whether a function that is traced for this call, with dims unknown, takes the other's tensors."""
        mine, others = self.flat(), other.flat()
        return (self.attributes == other.attributes and [t is None for t in self.tensors] == [t is None for t in other.tensors] and
                [(t.dtype.name, t.ndim) for t in mine] == [(t.dtype.name, t.ndim) for t in others])

    def traced(self, body, unknown):
        """body(tensors) as a function. unknown(input, dim): whether the trace does not know a dim."""
        specs = [TensorSpec([None if unknown(i, k) else d for k, d in enumerate(t.shape)], t.dtype) for i, t in enumerate(self.flat())]
        return function(lambda tensors: tuple(body(tensors)), input_signature=[specs])


class _Check:
    """The checks of one example."""

    def __init__(self, call, others, reference, orders, tolerance, shapes):
        self.call, self.others, self.reference = call, others, reference
        self.schema, self.orders, self.tolerance, self.shapes = call.schema, orders, tolerance, shapes
        self.has_effects = bool(call.schema["effects"])

    def problems(self):
        found = []
        steps = [(f"{name}", lambda c=c: self.values(c)) for name, c in self.by_dtype()]
        steps += [("dtypes that the schema does not list", self.refused_dtypes), ("unknown dims", lambda: self.unknown_dims(self.base())),
                  ("a saved function", self.saved), ("gradients", self.gradients), ("devices", self.devices),
                  ("memory", self.memory)]
        if self.shapes:
            steps += [(name, lambda c=c: self.other_shape(c)) for name, c in self.by_shape()]
        for what, step in steps:
            try:
                step()
            except AssertionError as error:
                found.append(f"{what}: {error}")
            except Exception as error:
                found.append(f"{what}: {type(error).__name__}: {error}")
        return found

    # ---- The calls

    def groups(self):
        """The names of the inputs that have one dtype, by what they are told apart by: a promotion group, or an input."""
        groups = {}
        for entry in self.schema["inputs"]:
            groups.setdefault(entry["promotion_group"] or entry["name"], []).append(entry)
        return [entries for entries in groups.values() if "string" not in entries[0]["dtypes"]]

    def in_dtype(self, wanted):
        """The call in a dtype where an input takes it, and where not, in one that it takes; None: the example's values do not fit."""
        dtypes = {}
        for entries in self.groups():
            allowed = entries[0]["dtypes"]
            names = [entry["name"] for entry in entries]
            own = next((t.dtype.name for t, e in zip(self.call.flat(), self.call.entries()) if e["name"] in names), None)
            if own is None:
                continue
            chosen = wanted if wanted in allowed else own if own in allowed else allowed[-1]
            if as_dtype(own).is_complex and not as_dtype(chosen).is_complex:
                return None
            dtypes.update(dict.fromkeys(names, chosen))
        return self.call.cast(dtypes)

    def base(self):
        """The call in float64 as far as the schema allows."""
        return self.in_dtype("float64") or self.in_dtype("complex128") or self.call

    def by_dtype(self):
        """A call for every dtype that the schema allows, each with its name."""
        wanted = dict.fromkeys(d for entries in self.groups() for d in entries[0]["dtypes"])
        calls = [(dtype, self.in_dtype(dtype)) for dtype in wanted] or [("the call", self.call)]
        return [(name, call) for name, call in calls if call is not None]

    # ---- Values

    def values(self, call):
        before = [_values(t) if t.dtype.name != "string" else None for t in call.flat()]
        got = call.run()
        for t, values in zip(call.flat(), before):
            _require(values is None or repr(_values(t)) == repr(values), "the op has changed an input")
        if not self.has_effects:
            _compare("the second call", call.run(), got, 0)
            _compare("traced", call.traced(call.run, lambda i, k: False)(call.flat()), got, 4)
        if self.reference is not None:
            given = {e["name"]: _as_float(t) if e["integers_to_float"] else t
                     for e, t in zip(self.schema["inputs"], call.tensors) if t is not None}
            wanted = [_cast(_core.to_tensor(w), g.dtype) for w, g in zip(_flat(self.reference(**given, **call.attributes)), got)]
            _compare("against the reference", got, wanted, self.tolerance)
        elif any(t.dtype.name in ("float16", "bfloat16", "float32") for t in call.flat()):
            wide = call.cast({e["name"]: "float64" for t, e in zip(call.flat(), call.entries())
                              if t.dtype.is_floating and "float64" in e["dtypes"]})
            if wide.flat() and [t.dtype for t in wide.flat()] != [t.dtype for t in call.flat()]:
                _compare("against float64", got, [_cast(w, g.dtype) for w, g in zip(wide.run(), got)], self.tolerance)

    def refused_dtypes(self):
        for entries in self.groups():
            names = [entry["name"] for entry in entries]
            if not any(e["name"] in names for e in self.call.entries()):
                continue
            for dtype in _NUMBERS:
                if dtype in entries[0]["dtypes"]:
                    continue
                flat = [zeros(t.shape, dtype) if e["name"] in names else t
                        for t, e in zip(self.call.flat(), self.call.entries())]
                try:
                    self.call.run(flat)
                except InvalidArgumentError as error:
                    _require(error.op == self.schema["name"], f"{dtype}: the error names the op {error.op!r}: {error}")
                else:
                    raise AssertionError(f"{dtype} is accepted")

    # ---- Traces

    def unknown_dims(self, call):
        if self.has_effects:
            return
        want = call.run()
        places = [(i, k) for i, t in enumerate(call.flat()) for k in range(t.ndim)]
        for place in places:
            self.traced("unknown in dim %d of tensor %d" % (place[1], place[0]), call, want, lambda i, k: (i, k) == place)
        f = self.traced("all unknown", call, want, lambda i, k: True)
        for other in self.others:
            if call.is_like(other) and other is not call:
                _compare("all unknown, at another example", f(other.flat()), other.run(), 4)

    def traced(self, what, call, want, unknown):
        f = call.traced(call.run, unknown)
        for spec, t in zip(f.get_concrete_function().outputs, want):
            _require(spec.is_compatible_with(t), f"{what}: the trace infers {spec}, the op gives {t.dtype.name}{list(t.shape)}")
        _compare(what, f(call.flat()), want, 4)
        return f

    def saved(self):
        call = self.base()
        if self.has_effects:
            return
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "f")
            save(call.traced(call.run, lambda i, k: True), path)
            loaded = load(path)
        _compare("loaded", loaded(*call.flat()), call.run(), 4)
        if self.is_differentiable(call):
            _compare("the gradient, loaded", self.slopes(call, 1, lambda tensors: _flat(loaded(*tensors))), self.slopes(call, 1), 16)

    # ---- Shapes

    def by_shape(self):
        """Calls with a dim of 0, and of rank 0, where the schema's shapes allow it, each with a name."""
        call = self.base()
        attributes = {a["name"] for a in self.schema["attributes"]}
        patterns = [None if e["shape"] == "any" else [d.strip() for d in e["shape"].strip("[]").split(",") if d.strip()]
                    for e in call.entries()]
        words = {d for p in patterns if p for d in p if not d.isdigit() and d not in attributes}
        if None in patterns:
            words.add("any")
        calls = []
        for word in sorted(words):
            for is_rank in (True, False) if word == "any" or word.endswith("...") else (False,):
                index = [self._index(t, p, word, is_rank) for t, p in zip(call.flat(), patterns)]
                if any(index):
                    changed = call.with_flat([t if i is None else t[tuple(i)] for t, i in zip(call.flat(), index)])
                    calls.append((f"without the dims {word}" if is_rank else f"{word} of size 0", changed))
        return calls

    @staticmethod
    def _index(tensor, pattern, word, is_rank):
        """What takes away the dims that a word names, or makes the first of them 0; None: the tensor has none."""
        pattern = ["any"] if pattern is None else pattern
        run = next((k for k, d in enumerate(pattern) if d == "any" or d.endswith("...")), None)
        length = 0 if run is None else tensor.ndim - (len(pattern) - 1)
        names = list(itertools.chain.from_iterable([d] * (length if k == run else 1) for k, d in enumerate(pattern)))
        if word not in names:
            return None
        every = [k for k, d in enumerate(names) if d == word]
        chosen = every if is_rank or run is None or pattern[run] != word else every[:1]
        return [(0 if is_rank else slice(0, 0)) if k in chosen else slice(None) for k in range(tensor.ndim)]

    def other_shape(self, call):
        call.run()
        self.unknown_dims(call)
        if self.is_differentiable(call):
            for g, t in zip(self.slopes(call, 1), self.sources(call)):
                _require(g is None or g.shape == t.shape, f"the gradient has shape {list(g.shape)}, the input {list(t.shape)}")

    # ---- Gradients

    @staticmethod
    def _is_inexact(t):
        return t.dtype.is_floating or t.dtype.is_complex

    def is_differentiable(self, call):
        return self.schema["differentiable"] and any(map(self._is_inexact, call.flat())) and any(map(self._is_inexact, call.run()))

    def sources(self, call):
        return [t for t in call.flat() if self._is_inexact(t)]

    @staticmethod
    def _weights(like, seed):
        """Numbers from 0.5 to 1.5 that a tensor's elements are weighted by, the same on every call."""
        real = _op("real")(like)
        at = _op("cumulative_sum")(_op("reshape")(_op("ones_like")(real), [-1]))
        weights = _op("reshape_like")(1 + 0.5 * _op("sin")(at + float(seed)), real)  # made by ops, also of dims that are not known
        return _op("complex")(weights, 2 - weights) if like.dtype.is_complex else weights

    @staticmethod
    def _dot(weights, value):
        product = _op("conj")(weights) * value if value.dtype.is_complex else weights * value
        return _op("sum")(_op("real")(product) if value.dtype.is_complex else product)

    def scalar(self, call, sources, order, run=None):
        """A number: the sum of the outputs, or for an order above 0 of the gradients of that order, by weights. Those of the outputs
        are the last of the sources."""
        run = run or call.run
        if order == 0:
            rest = iter(sources)
            tensors = [next(rest) if self._is_inexact(t) else t for t in call.flat()]
            outputs = [t for t in run(tensors) if self._is_inexact(t)]
            parts = [self._dot(w, y) for w, y in zip(rest, outputs)]
        else:
            with gradients.GradientTape() as tape:
                for t in sources:
                    tape.watch(t)
                inner = self.scalar(call, sources, order - 1, run)
            if inner is None:
                return None
            found = tape.gradient(inner, list(sources))
            parts = [self._dot(self._weights(s, order * 100 + i), g.to_dense())
                     for i, (s, g) in enumerate(zip(sources, found)) if g is not None]
        total = parts[0] if parts else None
        for part in parts[1:]:
            total = total + _op("cast")(part, total.dtype)
        return total

    def all_sources(self, call):
        """The inputs with a gradient, and the weights of the outputs, by which gradients are differentiated too."""
        outputs = [t for t in call.run() if self._is_inexact(t)]
        return [*self.sources(call), *[self._weights(t, i) for i, t in enumerate(outputs)]]

    def slopes(self, call, order, run=None, sources=None):
        """The gradients of the scalar of order - 1."""
        sources = self.all_sources(call) if sources is None else sources
        with gradients.GradientTape() as tape:
            for t in sources:
                tape.watch(t)
            total = self.scalar(call, sources, order - 1, run)
        if total is None:
            return [None] * len(sources)
        return [None if g is None else g.to_dense() for g in tape.gradient(total, list(sources))]

    def gradients(self):
        call = self.base()
        if not any(map(self._is_inexact, call.flat())) or not any(map(self._is_inexact, call.run())):
            return
        if not self.schema["differentiable"]:
            self.missing_gradient(call)
            return
        complexes = self.in_dtype("complex128")
        for one in [call] + ([complexes] if complexes and any(t.dtype.is_complex for t in complexes.flat()) else []):
            if all(t.dtype.itemsize == 8 + 8 * t.dtype.is_complex for t in self.sources(one)):
                for order in range(1, self.orders + 1):
                    self.against_differences(one, order)
            for order in range(1, 0 if self.has_effects else min(self.orders, 2) + 1):
                self.traced_gradients(one, order)
        for dtype in ("float16", "bfloat16", "float32"):
            self.narrow_gradient(dtype)

    def missing_gradient(self, call):
        try:
            found = self.slopes(call, 1)[:len(self.sources(call))]
        except UnimplementedError as error:
            _require(self.schema["name"] in str(error), f"the error does not name the op: {error}")
        else:
            _require(self.schema["has_no_gradient"] and all(g is None for g in found), "the op has no gradient, but asking for one is no error")

    def against_differences(self, call, order):
        sources = self.all_sources(call)
        found = self.slopes(call, order, sources=sources)
        for s, (source, slope) in enumerate(zip(sources, found)):
            if slope is not None and slope.shape != source.shape:
                raise AssertionError(f"order {order}: the gradient of source {s} has shape {list(slope.shape)}, it has {list(source.shape)}")
            got = [0.0] * source.size if slope is None else _values(slope)
            largest = max([1.0, *map(abs, got)])
            values = _values(source)
            for i in range(0, len(values), max(1, len(values) // _MOST_ELEMENTS)):
                for direction in (1, 1j) if source.dtype.is_complex else (1,):
                    step = _STEP * max(0.5, abs(values[i]))

                    def at(value):
                        changed = [*values[:i], value, *values[i + 1:]]
                        total = self.scalar(call, [*sources[:s], _tensor(changed, source), *sources[s + 1:]], order - 1)
                        return 0.0 if total is None else total.item()

                    numeric = (at(values[i] + step * direction) - at(values[i] - step * direction)) / (2 * step)
                    part = got[i].imag if direction == 1j else got[i].real
                    if not abs(numeric - part) <= _SLOPE_TOLERANCE * max(largest, abs(numeric)):
                        what = f"source {s}" if s < len(self.sources(call)) else f"output gradient {s - len(self.sources(call))}"
                        raise AssertionError(f"order {order}, {source.dtype.name}, {what}, element {i}: {part}, differences give {numeric}")

    def traced_gradients(self, call, order):
        sources = self.all_sources(call)
        want = self.slopes(call, order, sources=sources)
        present = [i for i, g in enumerate(want) if g is not None]
        count = len(self.sources(call))
        outer = _Call(call.op, call.schema, [list(call.flat()), sources[count:]], {})

        def inside(tensors):
            inexact = [t for t in tensors[:len(call.flat())] if self._is_inexact(t)]
            swapped = call.with_flat(tensors[:len(call.flat())])
            found = self.slopes(swapped, order, sources=[*inexact, *tensors[len(call.flat()):]])
            return [found[i] for i in present]

        f = outer.traced(inside, lambda i, k: True)
        _compare(f"order {order}, in a traced function", f(outer.flat()), [want[i] for i in present], 64)
        whole = call.traced(call.run, lambda i, k: True)
        found = self.slopes(call, order, run=lambda tensors: _flat(whole(list(tensors))), sources=sources)
        _compare(f"order {order}, of a traced function", [found[i] for i in present], [want[i] for i in present], 64)

    def narrow_gradient(self, dtype):
        call = self.in_dtype(dtype)
        if call is None or not any(t.dtype.name == dtype for t in call.flat()):
            return
        sources = self.all_sources(call)
        found = self.slopes(call, 1, sources=sources)
        for s, g in zip(sources, found):
            _require(g is None or g.dtype is s.dtype, f"the gradient of a {s.dtype.name} is {g.dtype.name}")
        wide = call.cast({e["name"]: "float64" for t, e in zip(call.flat(), call.entries())
                          if t.dtype.is_floating and "float64" in e["dtypes"]})
        if all(t.dtype.name == "float64" for t in self.sources(wide)):
            want = self.slopes(wide, 1, sources=[_cast(s, "float64") for s in sources])
            _compare(dtype, found, [None if w is None else _cast(w, dtype) for w in want], self.tolerance)

    # ---- Devices and memory

    def devices(self):
        call = self.in_dtype("float32") or self.base()
        want = call.run()
        for name in devices()[1:]:
            got = call.run([t if t.dtype.name == "string" else t.to(name) for t in call.flat()])
            for t in got:
                _require(t.device == name or not call.flat(), f"{name}: an output lies on {t.device}")
            _compare(name, [t.cpu() for t in got], want, self.tolerance)

    def memory(self):
        import gc

        def run():
            call.run()
            if self.is_differentiable(call):
                self.slopes(call, 1)
            gc.collect()
            return memory_info()["live_tensors"]

        call = self.base()
        run()
        before = run()
        after = run()
        _require(after <= before, f"{after - before} tensors are left behind by a call")


def check_op(op, examples, *, reference=None, orders=2, tolerance=64.0, shapes=True):
    """Checks that an op of the program's does what those of the library do; raises an AssertionError that lists what is wrong.

    op: what define_op returns, or the op's name. examples: calls; each a tuple of arguments, in the order of the op's function, or a
    dict by name. Their values should lie where the op is smooth. For each example: every dtype that the schema allows, and that the
    others are refused; inputs are not written to; the second call gives the same; a traced function gives the same, also where it does
    not know dims, and at other examples; a function that was saved and loaded; gradients against differences, under as many tapes as
    `orders` says, in traced functions and of them; a missing gradient is an error; dims of 0, and rank 0, where the schema's shapes
    allow them; other devices; no tensors are left behind. An op with effects is not run in traces.
    reference: a function that takes what the op does, by name, and gives what the op must (tensors, arrays or numbers). Without
    one, narrow dtypes are compared with float64. tolerance: how far numbers may be off, in units of the last place of the largest.
    shapes: whether to try dims of 0 and rank 0.

    >>> import eager, numpy
    >>> twice = eager.define_op("example.twice", "x: T[...] -> y: T[...]; T: float32 float64",
    ...                         lambda x, y: numpy.add(x, x, out=y), gradient=lambda dy: dy + dy)
    >>> eager.testing.check_op(twice, [([1.0, 2.0],)], reference=lambda x: 2 * x)
    >>> wrong = eager.define_op("example.wrong", "x: T[...] -> y: T[...]; T: float32 float64",
    ...                         lambda x, y: numpy.add(x, x, out=y), gradient=lambda dy: dy)
    >>> eager.testing.check_op(wrong, [([1.0],)])
    Traceback (most recent call last):
    AssertionError: example.wrong
      example 0, gradients: order 1, float64, source 0, element 0: 1.42073549..., differences give 2.84147098...
    """
    if isinstance(op, str):
        op = _registry.op(op)
    schema = _registry.schema(op.__name__)
    calls = [_Call.of(op, schema, example) for example in examples]
    if not calls:
        raise ValueError("check_op needs examples")
    problems = []
    for i, call in enumerate(calls):
        check = _Check(call, [], reference, orders, tolerance, shapes)
        check.others = [base for base in (_Check(other, [], None, 0, 0, False).base() for other in calls if other is not call)]
        problems += [f"  example {i}, {problem}" for problem in check.problems()]
    if problems:
        raise AssertionError("\n".join([schema["name"], *problems]))
