#!/usr/bin/env python3
"""Traced functions, and the ONNX models that they are written as: the same numbers from libeager and from ONNX Runtime.

    tests/onnx/onnx_export_test.py LIBRARY [op ...]

LIBRARY is libeager.so. Prints what differs; the last line says how much was compared. With ops, only theirs.
"""
import sys
import tempfile
from ctypes import byref, c_int32, c_void_p

import numpy as np
import onnx
from onnxruntime.capi.onnxruntime_pybind11_state import Fail, InvalidGraph, NotImplemented, RuntimeException

import onnx_cases
import onnx_export_cases
import onnx_models
from onnx_library import Library
from onnx_test import Comparison, check, refuses, session

SIZES = (3, 5)
IR_VERSIONS = {17: 8, 18: 8, 19: 9, 26: 13}
# What an operator of a later opset beside it needs: another op, which the test gives an input of its own.
BESIDE = {18: ("bitwise_invert", {}), 26: ("cumulative_prod", {"axis": 0})}
# The ops that are written where another one runs them.
RUNS = {"scaled_dot_product_attention": ["attention"], "local_response_norm": ["avg_pool1d"], "lp_pool": ["avg_pool2d"],
        "scatter_elements": ["element_places"], "reverse_sequence": ["check_indices"],
        "fft": ["fft_c2c"], "ifft": ["fft_c2c"], "rfft": ["fft_r2c"], "irfft": ["fft_c2r"], "stft": ["frame", "fft_r2c"],
        "istft": ["overlap_and_add", "fft_c2r"], "moments": ["mean", "var"], "kl_div": ["xlogy"],
        "huber": ["huber_losses"], "binary_cross_entropy": ["xlogy", "xlog1py"],
        "segment_sum": ["count_segments"], "segment_max": ["count_segments"], "segment_mean": ["count_segments"],
        "unsorted_segment_mean": ["unsorted_segment_sum"], "embedding_bag": ["bag_sum", "dim_size"],
        "coalesce": ["unsorted_segment_sum"], "instance_norm": ["group_norm"], "set_diag": ["diagonal_grad"],
        "sparse_dense_matmul": ["sparse_matmul"], "bincount": ["count_indices", "gather_grad"], "histogram": ["count_indices"], "frexp": ["binary_exponent", "binary_mantissa"],
        "modf": ["copysign", "fmod", "trunc"], "repeat_each": ["repeat_indices"], "lbeta": ["log_beta"], "ldexp": ["scale_by_power"], "nanmedian": ["sort"]}


def dims_of(value):
    return [d.dim_param or d.dim_value for d in value.type.tensor_type.shape.dim]


def in_pairs(arrays):
    """Complex numbers as a model has them: pairs along a last axis."""
    return [a.view(a.real.dtype).reshape(*a.shape, 2) if a.dtype.kind == "c" else a for a in arrays]


class Tests(Comparison):
    section = "## Ops that are written"
    left_out = {"custom_gradient", "read_variable", "require_dim", "require_shape", "require_shapes", "require_true"}
    num_back = 0
    lacks = (Fail, InvalidGraph, NotImplemented, RuntimeException, RuntimeError)  # kernels, which others have; not that the model is right

    def export(self, function):
        self.path.unlink(missing_ok=True)
        function.export(self.path)
        model = onnx.load(self.path)
        onnx.checker.check_model(model, full_check=True)
        return model

    def same(self, got, want, tolerance, what):
        super().same(got, want, tolerance, f"{what}, ", largest_atol=1e-2)

    def compare(self, function, calls, tolerance=None, opset=17, round_trip=True):
        """calls: lists of arrays, as the function takes them."""
        model = self.export(function)
        check((model.ir_version, model.opset_import[0].version) == (IR_VERSIONS[opset], opset), f"opset {model.opset_import[0].version}")
        back = None
        if round_trip:
            back = self.eager.load(self.path)
            self.num_back += 1
        for arrays in calls:
            got, given = in_pairs(function(*arrays)), in_pairs(arrays)
            self.same(got, self.expected(model, {v.name: a for v, a in zip(model.graph.input, given, strict=True)}), tolerance, "ONNX")
            if back:
                self.same(back(*given), got, tolerance, "round trip")
        self.num_models += 1
        return model

    def run_case(self, case, unknown, opset=17):
        calls = [case.inputs(n) for n in SIZES]
        is_input = [isinstance(a, np.ndarray) for a in calls[0]]
        kinds = []
        for first, second in zip(*calls):
            if isinstance(first, np.ndarray):
                kinds.append((first.dtype.name, [-1 if unknown and p != q else p for p, q in zip(first.shape, second.shape)]))
        if unknown and not any(-1 in dims for _, dims in kinds):
            return

        if opset in BESIDE:
            kinds.append(("int32", [1]))

        def build(trace, *inputs):
            left = list(inputs)
            given = [left.pop(0) if is_input[i] else None if a is None else trace.constant(a) for i, a in enumerate(calls[0])]
            outputs = trace.op(case.op, *given, num_outputs=case.num_outputs, **case.attributes)
            outputs = outputs if case.num_outputs > 1 else [outputs]
            return outputs + ([trace.op(BESIDE[opset][0], left[0], **BESIDE[opset][1])] if opset in BESIDE else [])

        arrays = [[a for a in call if isinstance(a, np.ndarray)] + ([np.zeros(1, "int32")] if opset in BESIDE else []) for call in calls]
        self.compare(self.eager.trace(kinds, build), arrays if unknown else arrays[:1], case.tolerance, max(case.opset, opset),
                     case.round_trip or not unknown)

    def ops(self, only):
        for case in onnx_export_cases.all_cases():
            if only and case.op not in only:
                continue
            fine = self.attempt(f"{case}", lambda: self.run_case(case, False))
            fine &= self.attempt(f"{case} with unknown dims", lambda: self.run_case(case, True))
            for opset in BESIDE:
                fine &= self.attempt(f"{case} at opset {opset}", lambda: self.run_case(case, False, opset))
            if fine:
                self.passed.update(RUNS.get(case.op, [case.op]))

    def network(self):
        """A variable read twice, constants, an output twice, one that is an input, and what no output needs."""
        e, w = self.eager, onnx_cases.numbers((4, 3))
        value = e.tensor(w)
        variable = e.out("eager_variable_create", e.ctx, value, b"layer/w", 1)

        unused = e.out("eager_variable_create", e.ctx, value, b"unused", 1)

        def build(t, x):
            y = t.op("relu", t.op("add", t.op("matmul", x, t.read(variable)), t.constant(onnx_cases.numbers((3,)))))
            z = t.op("matmul", y, t.read(variable), transpose_b=True)
            t.op("nextafter", z, z)
            t.read(unused)
            return [y, z, y, x, t.constant(np.arange(3))]

        f = e.trace([("float32", [-1, 4])], build, "a network")
        calls = [[onnx_cases.numbers((n, 4))] for n in SIZES]
        model = self.compare(f, calls)
        check(model.graph.name == "a network", model.graph.name)
        check([v.name for v in model.graph.input] == ["input_0"], "names of inputs")
        check([v.name for v in model.graph.output] == [f"output_{i}" for i in range(5)], "names of outputs")
        check(dims_of(model.graph.input[0]) == ["input_0_dim_0", 4], f"{dims_of(model.graph.input[0])}")
        check(dims_of(model.graph.output[1]) == ["output_1_dim_0", 4], f"{dims_of(model.graph.output[1])}")
        names = [t.name for t in model.graph.initializer]
        check((names.count("layer/w"), names.count("unused")) == (1, 0), f"a variable that is used is there once, under its name: {names}")
        # Present values.
        other = e.tensor(2 * w)
        e.call("eager_variable_assign", e.ctx, variable, other)
        self.compare(f, calls)
        for v in (variable, unused):
            e.lib.eager_variable_release(v)
        for t in (value, other):
            e.lib.eager_tensor_release(t)

    def models(self):
        """Read, and written again."""
        for name, model, shapes in onnx_models.all_models():
            self.attempt(name, lambda: self.written_again(model, [onnx_cases.numbers(s) for s in shapes]))

    def written_again(self, model, arrays):
        onnx.save(model, self.path)
        function = self.eager.load(self.path)
        written = self.export(function)
        before, after = session(model), session(written)
        for x in arrays:
            self.same(after.run(None, {"input_0": x}), before.run(None, {model.graph.input[0].name: x}), 1e-4, "written again")
        self.num_models += 1

    def functions(self):
        """A function in a function, and shapes that a call gives."""
        inner = self.eager.trace([("float32", [-1])], lambda t, x: [t.op("square", x)])

        def build(t, x, shape):
            made, count = c_void_p(), c_int32(1)
            t.library.call("eager_execute", t.ctx, inner.op, byref(x), 1, byref(made), byref(count))
            y = t.op("reshape", t.keep(made), shape)
            return [y, t.op("broadcast_to", t.op("sum", x), shape)]

        f = self.eager.trace([("float32", [-1]), ("int32", [2])], build)
        self.compare(f, [[onnx_cases.numbers((6,)), np.array(s, "int32")] for s in ((2, 3), (6, 1))], round_trip=False)

    def complex_numbers(self):
        """A variable and a constant of them, between transforms."""
        e, w = self.eager, (onnx_cases.numbers((4, 3)) + 1j * onnx_cases.numbers((4, 3))).astype("complex64")
        value = e.tensor(w)
        variable = e.out("eager_variable_create", e.ctx, value, b"filter", 1)

        def build(t, x):
            y = t.op("multiply", t.op("rfft", x), t.read(variable))
            return [t.op("irfft", t.op("add", y, t.constant(w[0]))), t.op("abs", y), t.read(variable), t.constant(w)]

        model = self.compare(e.trace([("float32", [-1, 4, 4])], build), [[onnx_cases.numbers((n, 4, 4))] for n in SIZES], 1e-4)
        check(dims_of(model.graph.output[2]) == [4, 3, 2], f"{dims_of(model.graph.output[2])}")
        check({"filter", "filter_1"} <= {t.name for t in model.graph.initializer}, "names of the parts of a variable")
        e.lib.eager_variable_release(variable)
        e.lib.eager_tensor_release(value)

    def refusals(self):
        e = self.eager
        self.path.unlink(missing_ok=True)

        def refused(text, kinds, build):
            f = e.trace(kinds, build)
            refuses("UNIMPLEMENTED", text, lambda: f.export(self.path))
            check(not list(self.path.parent.iterdir()), "a file was left")

        x = ("float32", [-1, 3])
        refused("op nextafter of float32", [x], lambda t, a: [t.op("nextafter", a, a)])
        refused("op divide: dtype complex64", [("complex64", [2])], lambda t, a: [t.op("divide", a, a)])
        refused("op cast: a cast of complex numbers to bool", [("complex64", [2])], lambda t, a: [t.op("cast", a, dtype="bool")])
        refused("op bitcast: a bitcast of float32 to int16", [x], lambda t, a: [t.op("bitcast", a, dtype="int16")])
        refused("op dropout of float32, which has effects", [x], lambda t, a: [t.op("dropout", a)])
        refused("op random_normal, which has effects", [x], lambda t, a: [t.op("random_normal", shape=[2])])
        refused("op avg_pool2d: ceil_mode and a divisor", [("float32", [1, -1, 8, 1])], lambda t, a: [t.op("lp_pool", a, ksize=[2, 2], ceil_mode=True)])
        refused("op unfold: padding SAME", [("float32", [1, -1, 8, 1])], lambda t, a: [t.op("unfold", a, ksize=[2, 2], padding="SAME")])
        refused("op unfold: images of which neither", [("float32", [1, -1, 8, -1])], lambda t, a: [t.op("unfold", a, ksize=[2, 2])])
        refused("weak scalar", [x], lambda t, a: [t.constant(2)])
        refused("without outputs", [x], lambda t, a: [])
        branch = e.trace([x], lambda t, a: [a])
        refused("op cond", [("bool", []), x], lambda t, p, a: [t.op("cond", p, a, then_branch=branch.handle, else_branch=branch.handle)])
        value = e.tensor(onnx_cases.numbers((3,)))
        variable = e.out("eager_variable_create", e.ctx, value, b"v", 1)

        def assign(t, a):
            e.call("eager_variable_assign", t.ctx, variable, t.op("sum", a, axis=[0]))
            return [t.read(variable)]

        refused("op assign_variable of float32, which has effects", [x], assign)
        e.lib.eager_variable_release(variable)
        e.lib.eager_tensor_release(value)
        f = e.trace([x], lambda t, a: [a])
        refuses("NOT_FOUND", "nowhere", lambda: f.export(self.path.parent / "nowhere" / "model.onnx"))
        refuses("INVALID_ARGUMENT", "", lambda: f.export(self.path.parent))


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        tests = Tests(Library(sys.argv[1]), folder)
        tests.ops(sys.argv[2:])
        if len(sys.argv) == 2:
            for test in (tests.network, tests.models, tests.functions, tests.complex_numbers, tests.refusals, tests.listed):
                tests.attempt(test.__name__, test)
    print(f"{tests.num_models} functions compared, {tests.num_by_reference} runs by the specification's evaluator, "
          f"{tests.num_back} imported again; {len(tests.failed)} failed")
    return 1 if tests.failed else 0


if __name__ == "__main__":
    sys.exit(main())
