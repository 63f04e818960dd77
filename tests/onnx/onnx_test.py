#!/usr/bin/env python3
"""ONNX models through libeager and through ONNX Runtime: the same numbers.

    tests/onnx/onnx_test.py LIBRARY [operator ...]

LIBRARY is libeager.so. Prints what differs; the last line says how much was compared. With operators, only theirs.
"""
import ctypes
import pathlib
import re
import sys
import tempfile
from ctypes import byref, c_int32, c_void_p

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

import onnx_cases
import onnx_models
from onnx_library import Failure, Library

README = pathlib.Path(__file__).parents[2] / "runtime/onnx/README.md"
TOLERANCE = {"float16": 4e-3, "bfloat16": 3e-2, "float32": 2e-5, "float64": 1e-10}
WINDOWS = ("Conv", "ConvTranspose", "MaxPool", "AveragePool", "LpPool", "MaxUnpool", "Col2Im")  # are not computed from constants


def session(model):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])


class Comparison:
    """Of libeager with ONNX Runtime, whoever made the model."""

    section = ""  # of README.md, which lists what is tested
    left_out = frozenset()  # of that; it has tests of its own
    lacks = Exception  # what ONNX Runtime raises of a model that it does not run

    def __init__(self, library, folder):
        self.eager, self.path = library, pathlib.Path(folder) / "model.onnx"
        self.num_models, self.num_by_reference, self.failed, self.passed = 0, 0, [], set()

    def attempt(self, what, f):
        try:
            f()
            return True
        except Exception as e:
            self.failed.append(what)
            print(f"FAILED {what}: {type(e).__name__}: {str(e).strip()}"[:1500], flush=True)
            return False

    def expected(self, model, feeds, by_reference=False):
        """ONNX Runtime has no kernels for some dtypes; the specification's own evaluator has."""
        try:
            if not by_reference and not any(a.dtype.name == "bfloat16" for a in feeds.values()):
                return session(model).run(None, feeds)
        except self.lacks:
            pass
        self.num_by_reference += 1
        with np.errstate(all="ignore"):
            return ReferenceEvaluator(model).run(None, feeds)

    def same(self, got, want, tolerance, what="", largest_atol=np.inf):
        for i, (a, b) in enumerate(zip(got, want, strict=True)):
            b = np.asarray(b)
            check(a.dtype == b.dtype and a.shape == b.shape, f"{what}output {i}: {a.dtype}{a.shape}, not {b.dtype}{b.shape}")
            if a.dtype == object:
                np.testing.assert_array_equal(a, b)
                continue
            rtol = tolerance or TOLERANCE.get(a.dtype.name, 0)
            if a.dtype.name == "bfloat16":
                a, b = a.astype("float32"), b.astype("float32")
            np.testing.assert_allclose(a, b, rtol=rtol, atol=min(rtol, largest_atol), err_msg=f"{what}output {i}")

    def listed(self):
        """README.md lists what is tested, and all of that."""
        listed = set(re.findall(r"`(\w+)`", README.read_text().split(self.section)[1].split("\n## ")[0])) - self.left_out
        check(listed == self.passed, f"listed and not tested: {listed - self.passed}; tested and not listed: {self.passed - listed}")


class Tests(Comparison):
    section = "## Operators"

    def load(self, model):
        onnx.save(model, self.path)
        return self.eager.load(self.path)

    def compare(self, model, arrays, tolerance=None, shapes_known=False, by_reference=False):
        """arrays: in order, as the function takes them. Runs twice: plans are kept."""
        names = [i.name for i in model.graph.input if i.name not in {t.name for t in model.graph.initializer}]
        want = self.expected(model, dict(zip(names, arrays)), by_reference)
        function = self.load(model)
        check(function.num_inputs == len(arrays), f"{function.num_inputs} inputs")
        for _ in range(2):
            got = function(*arrays)
            self.same(got, want, tolerance)
            for i, a in enumerate(got if shapes_known else ()):
                check(function.output_shape(i) == a.shape, f"output {i}: traced as {function.output_shape(i)}, not {a.shape}")
        self.num_models += 1
        return function

    def operators(self, only):
        for case in onnx_cases.all_cases():
            if only and case.op not in only:
                continue
            opsets = sorted({o for o in (*onnx_cases.OPSETS, case.first, case.last) if case.first <= o <= case.last})
            fine = True
            for opset in opsets:
                fine &= self.attempt(f"{case} opset {opset}", lambda: self.run_case(case, opset))
            if case.symbolic and case.inputs:
                fine &= self.attempt(f"{case} with symbolic dims", lambda: self.run_case(case, opsets[-1], symbolic=True))
            if case.computed and case.constants:
                fine &= self.attempt(f"{case} of computed inputs", lambda: self.run_case(case, opsets[-1], computed=True))
            if case.op not in WINDOWS:
                fine &= self.attempt(f"{case} of constants", lambda: self.run_case(case, opsets[-1], constant=True))
            if fine:
                self.passed.add(case.op)

    def run_case(self, case, opset, symbolic=False, constant=False, computed=False):
        names = ["" if a is None else f"x{i}" for i, a in enumerate(case.inputs)]
        is_constant = [constant or (i in case.constants and not computed) for i in range(len(names))]
        given = [(i, n, a) for i, (n, a) in enumerate(zip(names, case.inputs)) if n]
        attributes = {k: numpy_helper.from_array(v, k) if isinstance(v, np.ndarray) else v for k, v in case.attributes.items()}
        outputs = [f"y{i}" for i in range(case.num_outputs)]
        node = helper.make_node(case.op, names, outputs, name="n", **attributes)

        def dims(i, a):
            return [f"d{i}_{k}" for k in range(a.ndim)] if symbolic and i not in case.fixed else list(a.shape)

        graph = helper.make_graph(
            [node], "g", [helper.make_tensor_value_info(n, helper.np_dtype_to_tensor_dtype(a.dtype), dims(i, a)) for i, n, a in given if not is_constant[i]],
            [helper.make_value_info(n, onnx.TypeProto()) for n in outputs], [numpy_helper.from_array(a, n) for i, n, a in given if is_constant[i]])
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)
        model = onnx.shape_inference.infer_shapes(model)
        self.compare(model, [a for i, _, a in given if not is_constant[i]], case.tolerance, not (symbolic or computed or case.counted), case.by_reference)

    def row_zero_points(self):
        """Of MatMulInteger, which neither ONNX Runtime nor the specification's evaluator has."""
        x, w, zero = (onnx_cases.numbers(shape, "uint8", 0, 200) for shape in ((3, 4), (4, 2), (3,)))
        b = onnx_models.Builder()
        y = b("MatMulInteger", "x", w, zero)
        f = self.load(b.model({"x": ["n", 4]}, {y: ["n", 2]}, 17, {"x": TensorProto.UINT8, y: TensorProto.INT32}))
        np.testing.assert_array_equal(f(x)[0], (x.astype("int32") - zero[:, None]) @ w.astype("int32"))

    def random_numbers(self):
        """Shapes, dtypes, distributions; other numbers at every call, or with a seed the same ones."""
        n, p, logits = 4000, np.full((40, 100), 0.3, "float32"), np.log(np.array([[0.5, 0.2, 0.3]] * 2, "float32"))
        kinds = {np.dtype(t).name: helper.np_dtype_to_tensor_dtype(np.dtype(t)) for t in ("float32", "float64", "float16", "int32", "int64", "bool")}
        cases = [
            ("RandomNormal", None, dict(shape=[40, 100], mean=2.0, scale=3.0), "float32", 2, 3, None),
            ("RandomNormal", None, dict(shape=[n], dtype=kinds["float64"]), "float64", 0, 1, None),
            ("RandomUniform", None, dict(shape=[n], low=-1.0, high=3.0), "float32", 1, 4 / 12 ** 0.5, (-1, 3)),
            ("RandomUniform", None, dict(shape=[n], dtype=kinds["float16"]), "float16", 0.5, 1 / 12 ** 0.5, (0, 1)),
            ("RandomNormalLike", p, dict(mean=2.0, scale=3.0), "float32", 2, 3, None),
            ("RandomNormalLike", p, dict(dtype=kinds["float64"]), "float64", 0, 1, None),
            ("RandomUniformLike", p, dict(low=-1.0, high=3.0), "float32", 1, 4 / 12 ** 0.5, (-1, 3)),
            ("RandomUniformLike", p.astype("float16"), dict(), "float16", 0.5, 1 / 12 ** 0.5, (0, 1)),
            ("Bernoulli", p, dict(), "float32", 0.3, 0.21 ** 0.5, (0, 1)),
            ("Bernoulli", p, dict(dtype=kinds["bool"]), "bool", 0.3, 0.21 ** 0.5, (0, 1)),
            ("Multinomial", logits, dict(sample_size=2000), "int32", 0.8, 0.76 ** 0.5, (0, 2)),
            ("Multinomial", logits, dict(sample_size=2000, dtype=kinds["int64"]), "int64", 0.8, 0.76 ** 0.5, (0, 2)),
        ]
        fine = {op: True for op, *_ in cases}
        for op, x, attributes, dtype, mean, deviation, limits in cases:
            for seed, symbolic in ((None, False), (None, True), (0.0, False), (0.5, True)):
                if symbolic and x is None:
                    continue
                what = f"{op} {attributes} seed {seed}, symbolic {symbolic}"
                fine[op] &= self.attempt(what, lambda: self.draws(op, x, attributes, dtype, mean, deviation, limits, seed, symbolic))
        self.passed.update(op for op in fine if fine[op])

    def draws(self, op, x, attributes, dtype, mean, deviation, limits, seed, symbolic):
        b = onnx_models.Builder()
        y = b(op, *([] if x is None else ["x"]), **attributes, **({} if seed is None else {"seed": seed}))
        dims = [] if x is None else ["m", "n"] if symbolic else list(x.shape)
        types = {y: helper.np_dtype_to_tensor_dtype(np.dtype(dtype))} | ({} if x is None else {"x": helper.np_dtype_to_tensor_dtype(x.dtype)})
        f = self.load(b.model({} if x is None else {"x": dims}, {y: None}, 17, types))
        inputs = [] if x is None else [x]
        first, second = f(*inputs)[0], f(*inputs)[0]
        shape = tuple(attributes["shape"]) if x is None else (x.shape[0], attributes["sample_size"]) if "sample_size" in attributes else x.shape
        check((first.dtype.name, first.shape) == (dtype, shape), f"{first.dtype}{first.shape}, not {dtype}{shape}")
        check(np.array_equal(first, second) == (seed is not None), "the same numbers" if seed is None else "other numbers in spite of the seed")
        v = first.astype("float64")
        check(abs(v.mean() - mean) < 5 * deviation / v.size ** 0.5, f"the mean is {v.mean()}, not {mean}")
        check(abs(v.std() / deviation - 1) < 0.1, f"the standard deviation is {v.std()}, not {deviation}")
        check(limits is None or (limits[0] <= v.min() and v.max() <= limits[1]), f"numbers from {v.min()} to {v.max()}")
        self.num_models += 1

    def dropped(self):
        """Of Dropout in training: a share of zeros, the others scaled, as the mask tells; with a seed the same ones."""
        x = onnx_cases.numbers((50, 80), low=1)
        for ratio, seed in ((0.25, None), (0.25, 0), (0.5, 7)):
            b = onnx_models.Builder()
            y, mask = b("Dropout", "x", np.array(ratio, "float32"), np.array(True), num_outputs=2, **({} if seed is None else {"seed": seed}))
            f = self.load(b.model({"x": ["n", 80]}, {y: ["n", 80], mask: ["n", 80]}, 17, {mask: TensorProto.BOOL}))
            first, kept = f(x)
            np.testing.assert_allclose(first, np.where(kept, x / (1 - ratio), 0), rtol=1e-6)
            check(abs(kept.mean() - 1 + ratio) < 0.04, f"{kept.mean()} are kept, not {1 - ratio}")
            check(np.array_equal(f(x)[1], kept) == (seed is not None), f"seed {seed}: the same elements, or others")
        for outputs in (1, 2):  # the training mode is computed
            b = onnx_models.Builder()
            mode = b("Greater", "m", np.array([0], "float32"))
            y = b("Dropout", "x", np.array(0.25, "float32"), mode, num_outputs=outputs)
            y = [y] if outputs == 1 else y
            f = self.load(b.model({"x": ["n", 80], "m": [1]}, {name: ["n", 80] for name in y}, 17, {name: TensorProto.BOOL for name in y[1:]}))
            for is_training in (False, True):
                first, *mask = f(x, np.array([is_training], "float32"))
                kept = mask[0] if mask else first != 0
                check((kept.mean() < 0.9) == is_training, f"mode {is_training}: {kept.mean()} are kept")
                np.testing.assert_allclose(first, np.where(kept, x / (0.75 if is_training else 1), 0), rtol=1e-6)

    def bfloat16(self):
        """By the specification's evaluator."""
        b = onnx_models.Builder()
        y = b("Relu", b("Add", b("MatMul", "x", "w"), "x"))
        model = b.model({"x": ["n", 4], "w": [4, 4]}, {y: ["n", 4]}, 17, {n: TensorProto.BFLOAT16 for n in ("x", "w", y)})
        halves = [onnx_cases.numbers((n, 4)).astype(helper.tensor_dtype_to_np_dtype(TensorProto.BFLOAT16)) for n in (3, 4)]
        self.compare(model, halves)

    def whole_models(self):
        for name, model, shapes in onnx_models.all_models():
            for shape in shapes:
                self.attempt(f"{name} {shape}", lambda: self.compare(model, [onnx_cases.numbers(shape)], 1e-4))

    def gradients(self):
        """Of an imported model, by a tape, against differences."""
        f = self.load(onnx_models.mlp(dtype="float64"))
        x, dy = onnx_cases.numbers((3, 8), "float64"), onnx_cases.numbers((3, 4), "float64")
        e = self.eager
        handles = [e.tensor(x), e.tensor(dy)]
        tape, y, count, dx = e.out("eager_tape_create", e.ctx, None), c_void_p(), c_int32(1), c_void_p()
        e.call("eager_tape_watch", tape, handles[0])
        e.call("eager_execute", e.ctx, f.op, byref(handles[0]), 1, byref(y), byref(count))
        e.call("eager_tape_gradient", e.ctx, tape, byref(y), 1, byref(handles[1]), byref(handles[0]), 1, None, 0, None, byref(dx))
        got = e.read(dx)
        for t in (*handles, y, dx):
            e.lib.eager_tensor_release(t)
        e.lib.eager_tape_release(tape)
        for i in np.ndindex(x.shape):
            step = np.zeros_like(x)
            step[i] = 1e-6
            slope = ((f(x + step)[0] - f(x - step)[0]) * dy).sum() / 2e-6
            check(abs(slope - got[i]) < 1e-6, f"dx{list(i)} is {got[i]}, not {slope}")

    def external_data(self):
        model, x = onnx_models.mlp(), onnx_cases.numbers((2, 8))
        want = self.expected(model, {"x": x})[0]
        onnx.save(model, self.path, save_as_external_data=True, location="weights.bin", size_threshold=0)
        np.testing.assert_allclose(self.eager.load(self.path)(x)[0], want, rtol=1e-5)
        weights = self.path.parent / "weights.bin"
        weights.write_bytes(weights.read_bytes()[:-1])
        refuses("DATA_LOSS", "ends early", lambda: self.eager.load(self.path))
        weights.unlink()
        refuses("NOT_FOUND", "weights.bin", lambda: self.eager.load(self.path))

    def computed_lists(self):
        """Axes, pads and repeats that a call gives, and that do not fit, are errors; they never stand for others."""
        x = onnx_cases.numbers((2, 3, 4))

        def refused(text, op, lists, opset=21, **attributes):
            b = onnx_models.Builder()
            names = [f"i{k}" if isinstance(a, list) else "" for k, a in enumerate(lists)]
            y = b(op, "x", *names, **attributes)
            given = {n: a for n, a in zip(names, lists) if n}
            model = b.model({"x": [2, 3, 4], **{n: [len(a)] for n, a in given.items()}}, {y: None}, opset, {n: TensorProto.INT64 for n in given})
            refuses("INVALID_ARGUMENT", text, lambda: self.load(model)(x, *(np.array(a) for a in given.values())))

        for axis in (3, -4, 2**62, -2**62):
            for keepdims in (0, 1):
                refused("is not in [0, 3)", "ReduceSum", [[axis]], keepdims=keepdims)
            refused("is not in [0, 3)", "ReduceMax", [[0, axis]])
            refused("is not in [0, 3)", "Squeeze", [[axis]])
            refused("is not in [0, 3)", "Pad", [[1, 2], "", [axis]])
        for axes in ([4], [-5], [0, 0], [1, -4], [2**62]):
            refused("is not in [0, ", "Unsqueeze", [axes])
        for repeats in ([1, 2], [1, 2, 3, 4], []):
            refused("", "Tile", [repeats])
        for pads in ([1, 2], [1, 2, 3, 4, 5], [0] * 8):
            refused("pads", "Pad", [pads])
        for k in ([-1], [5], [1, 1]):
            refused("", "TopK", [k])

    def refusals(self):
        def one(op, opset=17, domain="", **attributes):
            b = onnx_models.Builder()
            y = b(op, "x", domain=domain, **attributes)
            return b.model({"x": [2, 3]}, {y: [2, 3]}, opset)

        for model, *what in ((one("NonMaxSuppression"), "'n0'", "NonMaxSuppression", "17"), (one("Relu", note=1), "'n0'", "Relu", "attribute 'note'"),
                             (one("Relu", 6), "opset 6"), (one("Relu", 27), "opset 27"), (one("Relu", domain="com.example"), "com.example"),
                             (one("Gelu", 18), "Gelu", "18")):
            for text in what:
                refuses("UNIMPLEMENTED", text, lambda: self.load(model))
        refuses("INVALID_ARGUMENT", "missing", lambda: self.load(one("Add")))
        for op in self.passed:  # an operator is not there before its opset
            before = onnx_cases.since(op) - 1
            if before >= onnx_cases.FIRST:
                refuses("UNIMPLEMENTED", f"({op}, opset {before}): the operator", lambda: self.load(one(op, before)))
        refuses("UNIMPLEMENTED", "the operator", lambda: self.load(one("Scatter", 11)))


def check(condition, message):
    if not condition:
        raise AssertionError(message)


def refuses(code, text, f):
    try:
        f()
    except Failure as e:
        check(e.code == code and text in e.message, f"{e}, not {code} with '{text}'")
        return
    raise AssertionError(f"no {code}")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        tests = Tests(Library(sys.argv[1]), folder)
        tests.operators(sys.argv[2:])
        if len(sys.argv) == 2:
            tests.whole_models()
            for test in (tests.row_zero_points, tests.random_numbers, tests.dropped, tests.bfloat16, tests.gradients, tests.external_data, tests.computed_lists, tests.refusals, tests.listed):
                tests.attempt(test.__name__, test)
    print(f"{tests.num_models} models compared, {tests.num_by_reference} of them with the specification's evaluator; {len(tests.failed)} failed")
    return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
