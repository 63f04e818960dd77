"""Ops that a program defines: eager.define_op and eager.define_native_op."""
import gc
import inspect
import json
import os
import pathlib
import pickle
import sys
import threading
import time
import weakref

import numpy as np
import pytest

import eager
from eager import _core, errors

SAXPY = "x: T[...], y: T[...], a: float = 1 -> z: T[...]; T: float32 float64"
CUBE = "x: T[...] -> y: T[...]; T: float32 float64"
AXPY = """void cblas_saxpy(int = size(x), float = a, const float * = x, int = 1, float * = inout(z, y), int = 1)
float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)"""
OPENBLAS = "libopenblas.so.0"
SANITIZED = os.environ.get("EAGER_SANITIZED") == "1"  # run.sh sets it; sanitizers keep freed memory for a while


def c(values, dtype="float64"):
    return eager.constant(values, dtype)


def near(got, want, tolerance=1e-12):
    got, want = np.asarray(got), np.asarray(want)
    assert got.shape == want.shape and np.all(np.abs(got - want) <= tolerance * np.maximum(1, np.abs(want))), (got, want)


def grad(f):
    """The gradient of the sum of what f gives, of which eager.grad needs a number."""
    return eager.grad(lambda x: eager.sum(f(x)))


def write_saxpy(x, y, z, a):
    np.multiply(x, a, out=z)
    z += y


def define_saxpy(name="test.saxpy", **options):
    return eager.define_op(name, SAXPY, write_saxpy, gradient=lambda dz, a: (a * dz, dz), **options)


def write_cube(x, y):
    y[...] = x**3


def define_cube(name="test.cube", **options):
    return eager.define_op(name, CUBE, write_cube, gradient=lambda x, dy: 3 * x * x * dy, saves="x", **options)


def define_bessel():
    schema = "x: float64[...] -> z: float64[...]"
    j0 = eager.define_native_op("test.j0", schema, "libm.so.6", "double = z j0(double = x)", gradient=lambda x, dz: -dz * j1(x), saves="x")
    j1 = eager.define_native_op("test.j1", schema, "libm.so.6", "double = z j1(double = x)",
                                gradient=lambda x, z, dz: dz * (j0(x) - z / x), saves=["x", "z"])
    return j0, j1


# ---- Ops

def test_an_op_of_the_programs_is_an_op():
    saxpy = define_saxpy()
    assert saxpy(c([1, 2]), c([10, 20])).tolist() == [11, 22]
    assert saxpy(c([1, 2]), c([10, 20]), 3).tolist() == [13, 26]
    assert saxpy(y=c([1, 2]), x=[1.0, 2.0], a=0.5).tolist() == [1.5, 3]
    assert saxpy(c([1], "float32"), c([1], "float64")).dtype == "float64" and saxpy(c([1], "float32"), [0.5]).dtype == "float32"
    assert saxpy(2.0, 3.0).shape == () and saxpy(c([]), c([])).shape == (0,)
    with pytest.raises(errors.InvalidArgumentError, match=r"dims \.\.\. are \[2\] in x, \[3\] in y \[Op:test.saxpy\]") as caught:
        saxpy([1.0, 2.0], [1.0, 2.0, 3.0])
    assert caught.value.op == "test.saxpy"
    assert saxpy([1], [2]).dtype == "float32" and saxpy([1], [2]).tolist() == [3] and saxpy(c(1, "int16"), 1).dtype == "float32"
    assert saxpy(c(1, "int64"), 0.5).dtype == "float64" and saxpy(c(True, "bool"), 1).item() == 2
    with pytest.raises(errors.InvalidArgumentError, match="expected to be one of float32, float64 but is a complex128"):
        saxpy(c([1j], "complex128"), [2])
    with pytest.raises(TypeError, match=r"test.saxpy\(\) missing required argument: 'y'"):
        saxpy([1.0])
    with pytest.raises(TypeError, match="unexpected keyword argument 'b'"):
        saxpy([1.0], [1.0], b=2)


def test_a_decorator_and_what_help_says():
    @eager.define_op("test.documented", "x: float64[n], k: int = 2, r: int -> y: float64[n]")
    def documented(x, y, k, r):
        """Multiplies by k.

        And adds r.
        """
        y[...] = k * x + r

    assert documented([1.0], 5).tolist() == [7] and documented(c([1]), r=1, k=10).tolist() == [11]
    assert str(inspect.signature(documented)) == "(x, r, k=2)"
    assert documented.__name__ == "test.documented" and repr(documented) == "<op test.documented>"
    assert documented.__doc__.startswith("Multiplies by k.\n\nAnd adds r.\n\nArgs:\n    x (tensor, shape [n]): Dtype: float64.\n")
    assert "asking for a gradient is an UnimplementedError" in documented.__doc__
    assert define_saxpy(description="Said here.").__doc__.startswith("Said here.")
    assert define_cube().__doc__.startswith("test.cube, an op of the program's own.")
    assert pickle.loads(pickle.dumps(documented)) is documented


def test_numbers_and_lists_take_the_only_dtype_of_an_input():
    op = eager.define_op("test.only", "x: float64[any], i: int64[any], xs: float64[any]* -> y: float64", lambda x, i, xs, y: y.fill(np.sum(x) + i.sum() + sum(xs)))
    assert op([0.1], [2], [0.3, 4]).item() == 0.1 + 2 + 0.3 + 4 and op(1, 2, []).item() == 3
    by_letter = eager.define_op("test.only_of_letter", "x: T[any] -> y: T; T: float64", lambda x, y: y.fill(np.sum(x)))
    assert by_letter([0.1, 0.2]).item() == 0.1 + 0.2 and by_letter(0.1).item() == 0.1 and by_letter(c([1, 2], "int32")).item() == 3
    for x, i in ((c([1.0], "float32"), 1), (1.0, 1.5), ([True], 1), (1j, 1)):
        with pytest.raises(errors.InvalidArgumentError, match="was expected to be one of"):
            op(x, i, [])


def test_ops_of_the_programs_by_name():
    saxpy = define_saxpy("test.deep.saxpy")
    assert eager.raw_ops.test.deep.saxpy is saxpy and getattr(eager.raw_ops, "test.deep.saxpy") is saxpy
    assert "test" in dir(eager.raw_ops) and "deep" in dir(eager.raw_ops.test) and "saxpy" in dir(eager.raw_ops.test.deep)
    assert not [name for name in eager.__all__ if "." in name] and "test" not in dir(eager)
    with pytest.raises(AttributeError, match="there is no op test.deep.nothing"):
        eager.raw_ops.test.deep.nothing
    for absent in ("nothing", "tes", "test.nothing"):
        assert not hasattr(eager.raw_ops, absent)
    names = [s["name"] for s in json.loads(_core.registry_json())]
    assert names.count("test.deep.saxpy") == 1


def test_gemm_by_a_pattern():
    gemm = eager.define_op("test.gemm", "a: T[m, k], b: T[k, n] -> c: T[m, n]; T: float32 float64", lambda a, b, c: np.matmul(a, b, out=c),
                           gradient=lambda a, b, dc: (dc @ b.T, a.T @ dc), saves="a b")
    a, b = c([[1, 2], [3, 4], [5, 6]]), c([[1, 0, 2, 1], [0, 1, 1, 3]])
    near(gemm(a, b), a.numpy() @ b.numpy())
    with pytest.raises(errors.InvalidArgumentError, match=r"dim k is 2 in a, 3 in b \[Op:test.gemm\]"):
        gemm(a, c([[1.0]] * 3))
    eager.testing.check_op(gemm, [(a, b), (c([[1.0, 2.0]]), c([[3.0], [4.0]]))], reference=lambda a, b: a.numpy() @ b.numpy())


def test_gradients_to_the_third_order():
    saxpy, cube = define_saxpy(), define_cube()
    x, y = 1.5, 0.25
    f = lambda x: saxpy(cube(x), c(y), a=2.0)**2  # (2 x^3 + y)^2
    first, second, third = grad(f), grad(grad(f)), grad(grad(grad(f)))
    near(first(c(x)), 12 * x**2 * (2 * x**3 + y))
    near(second(c(x)), 120 * x**4 + 24 * x * y)
    near(third(c(x)), 480 * x**3 + 24 * y)
    near(eager.function(third)(c(x)), 480 * x**3 + 24 * y)
    for op in (saxpy, cube):
        eager.testing.check_op(op, [{name: [0.3, -1.25] for name in inspect.signature(op).parameters if name != "a"}], orders=3)


def test_two_nested_tapes_and_what_is_needed():
    seen = []

    def gradient(x, y, dz, *, a, needed):
        seen.append((needed, a))
        return (a * y * dz if needed[0] else None, a * x * dz if needed[1] else None)

    product = eager.define_op("test.product", "x: T[n], y: T[n], a: float = 2 -> z: T[n]; T: float64",
                              lambda x, y, z, a: np.copyto(z, a * x * y), gradient=gradient, saves=["x", "y"])
    x, y = c([2.0]), c([3.0])
    with eager.GradientTape() as outer, eager.GradientTape() as inner:
        outer.watch(y)
        inner.watch(x)
        z = product(x, y, a=5.0)
    assert inner.gradient(z, x).tolist() == [15] and seen == [((True, False), 5.0)]
    with eager.GradientTape() as outer:
        outer.watch(y)
        with eager.GradientTape() as inner:
            inner.watch(x)
            z = product(x, y)
        dx = inner.gradient(z, x)
    assert dx.tolist() == [6] and outer.gradient(dx, y).tolist() == [2]


def test_in_traces_scans_and_files(tmp_path, run_python):
    saxpy, cube = define_saxpy(), define_cube()
    f = eager.function(lambda x: saxpy(cube(x), x, a=2.0), input_signature=[eager.TensorSpec([None], "float64")])
    eager.save(f, tmp_path / "f")
    loaded = eager.load(tmp_path / "f")
    for g in (f, loaded):
        x = c([1.0, 2.0])
        assert g(x).tolist() == [3, 18] and g(c([0.0])).tolist() == [0]
        near(grad(g)(x), [7, 25])
        near(grad(lambda x: grad(g)(x))(x), [12, 24])
    total = lambda xs: eager.scan(lambda carry, x: (carry + cube(x), x), c(0.0), xs)[0]
    near(eager.function(total)(c([1, 2, 3])), 36)
    near(grad(total)(c([1, 2, 3])), [3, 12, 27])
    assert list(eager.data.Dataset.from_tensor_slices(c([1, 2])).map(cube))[1].item() == 8
    out = run_python(f"""
        import eager
        try:
            eager.load({str(tmp_path / "f")!r})
        except eager.errors.NotFoundError as error:
            print(error)
        eager.define_op("test.cube", "x: T[...] -> y: T[...]; T: float32 float64", print, version=2)
        eager.define_op("test.saxpy", {SAXPY!r}, print)
        try:
            eager.load({str(tmp_path / "f")!r})
        except eager.errors.InvalidArgumentError as error:
            print(error)
    """)
    assert "Op type not registered 'test." in out and "op test.cube has version 1, the program's definition has 2" in out


# ---- What a kernel is given

def test_arrays_are_the_tensors_own_memory():
    seen = {}

    def kernel(x, z):
        seen.update(x=(type(x), x.flags.writeable, x.__array_interface__["data"][0], x.dtype), z=(z.flags.writeable, z.shape))
        with pytest.raises(ValueError):
            x[0] = 1
        z[...] = x

    op = eager.define_op("test.views", "x: T[n] -> z: T[n]", kernel)
    t = c([1.0, 2.0])
    assert op(t).tolist() == [1, 2]
    assert seen == {"x": (np.ndarray, False, t.numpy().__array_interface__["data"][0], np.float64), "z": (True, (2,))}
    for dtype in ("bool", "int8", "uint64", "float16", "bfloat16", "complex64", "complex128"):
        assert op(eager.ones([2], dtype)).dtype == dtype and seen["x"][3] == eager.as_dtype(dtype).dtype
    assert op(eager.ones([0])).shape == (0,)


def test_attributes_lists_strings_and_what_is_absent():
    seen = []

    def kernel(s, w, xs, y, **named):
        seen.append(((s, w, tuple(x.copy() for x in xs)), named))
        y[...] = 7

    op = eager.define_op(
        "test.arguments",
        "s: S[n]?, w: float64[any]?, i: int = -3, f: float = 2.5, b: bool = true, d: dtype = int16, t: string = 'a b', "
        "l: ints = [1, 2], o: int?, p: float?, xs: float64[m]* -> y: d; S: string", kernel)
    assert op([]).item() == 7 and op([]).dtype == "int16"
    named = dict(i=-3, f=2.5, b=True, d=eager.int16, t="a b", l=(1, 2), o=None, p=None)
    assert seen[0] == ((None, None, ()), named)
    seen.clear()
    op([c([1.0]), c([2.0])], s=["a", "bc"], i=4, f=7, b=False, d="float32", t="\N{SNOWMAN}", l=[], o=0, p=1)
    (strings, absent, xs), named = seen[0]
    assert strings.tolist() == [b"a", b"bc"] and absent is None and len(xs) == 2
    assert named == dict(i=4, f=7.0, b=False, d=eager.float32, t="\N{SNOWMAN}", l=(), o=0, p=1.0)


def test_memoryviews_without_numpy(run_python):
    assert run_python("""
        import sys
        sys.modules["numpy"] = None
        import eager
        kept = []
        def kernel(s, x, z):
            assert isinstance(x, memoryview) and x.readonly and not z.readonly and (x.format, x.shape) == ("d", (2, 2)), x
            assert s == [b"a", b"bc"]
            for i in range(2):
                for j in range(2):
                    z[i, j] = 2 * x[i, j]
            if kept: kept.append(z)
        f = eager.define_op("test.twice", "s: S[n], x: float64[n, m] -> z: float64[n, m]; S: string", kernel)
        print(f(["a", "bc"], eager.constant([[1., 2.], [3., 4.]], "float64")).tolist())
        zero = eager.define_op("test.zero", "x: T -> z: T", lambda x, z: z.__setitem__((), x[()]))
        print(zero(3.0).item(), zero(eager.constant(True)).item())
        kept.append(1)
        try: f(["a", "bc"], eager.constant([[1., 2.], [3., 4.]], "float64"))
        except BufferError as error: print(error)
    """).splitlines() == ["[[2.0, 4.0], [6.0, 8.0]]", "3.0 True",
                          "the kernel of test.twice keeps an array whose memory ends with the call: it must copy what it keeps"]


def test_an_array_does_not_outlive_its_call():
    kept = []

    def keep(x, z):
        z[...] = x
        kept.append({"in": z, "part": x[1:], "copy": x.copy()}[which])

    op = eager.define_op("test.keep", "x: T[n] -> z: T[n]; T: float64", keep)
    for which in ("in", "part"):
        with pytest.raises(BufferError, match="must copy what it keeps"):
            op(c([1, 2]))
        kept.clear()
    which = "copy"
    assert op(c([1, 2])).tolist() == [1, 2]

    def cycle(x, z):
        def inner():
            return inner, x

        z[...] = x

    assert eager.define_op("test.cycle", "x: T[n] -> z: T[n]; T: float64", cycle)(c([1, 2])).tolist() == [1, 2]


def test_an_array_that_a_failed_kernel_keeps():
    kept = []

    def keep(x, z):
        kept.append(x)
        raise ValueError("first")

    op = eager.define_op("test.keep", "x: T[n] -> z: T[n]; T: float64", keep)
    with pytest.raises(BufferError, match="must copy what it keeps") as caught:
        op(c([1, 2]))
    kept.clear()
    assert isinstance(caught.value.__cause__, ValueError)


def test_a_failed_kernels_frames_are_empty():
    def inner(part):
        raise KeyError("first")

    def kernel(x, z):
        try:
            inner(x[1:])
        except KeyError:
            raise ValueError("second")

    op = eager.define_op("test.frames", "x: T[n] -> z: T[n]; T: float64", kernel)
    with pytest.raises(ValueError, match="second") as caught:
        op(c([1, 2]))
    frames = []
    for error in (caught.value, caught.value.__context__):
        traceback = error.__traceback__
        while traceback:
            frames.append((traceback.tb_frame.f_code.co_name, list(traceback.tb_frame.f_locals)))
            traceback = traceback.tb_next
    assert ("kernel", []) in frames and ("inner", []) in frames


# ---- Errors

def refused(error, message, call):
    with pytest.raises(error) as caught:
        call()
    assert message in str(caught.value), str(caught.value)


def test_definitions_that_are_refused():
    def define(name="test.refused", schema=CUBE, kernel=write_cube, **options):
        return lambda: eager.define_op(name, schema, kernel, **options)

    bad = errors.InvalidArgumentError
    refused(bad, "an op of the program's has a name of letters, digits and '_' with a dot, not 'saxpy'", define("saxpy"))
    refused(bad, "the schema of test.refused is malformed at \"\": '->' is expected", define(schema="x: T[n]"))
    refused(bad, 'malformed at "m]": no input has this dim', define(schema="x: T[n] -> y: T[m]"))
    refused(bad, "the program's inference must say the shape of an output", define(schema="x: T[n] -> y: T[any]"))
    refused(bad, "saves is given without a gradient", define(saves="x"))
    refused(bad, "saves names 'shape(w)', which is no input or output", define(saves=["x", "shape(w)"], gradient=abs))
    refused(bad, "an op without gradient is given one", define(gradient=abs, no_gradient=True))
    refused(bad, "version is negative: -1", define(version=-1))
    refused(ValueError, "embedded null character", define(schema="x\0"))
    refused(TypeError, "test.refused: kernel must be a function, not 3", define(kernel=3))
    refused(TypeError, "test.refused: gradient must be a function, not 'x'", define(gradient="x"))
    refused(TypeError, "", define(name=None))
    refused(OverflowError, "", define(version=2**40))
    slope = eager.function(lambda dy: 3 * dy).get_concrete_function(eager.TensorSpec([None], "float64"))
    refused(bad, "both gradient and gradient_function are given", define(gradient=abs, gradient_function=slope))
    refused(bad, "gradient_function takes 1 tensors, not 2: what saves names, and the output gradients",
            define(gradient_function=slope, saves="x"))
    refused((TypeError, ValueError, AttributeError), "", define(gradient_function=abs))
    refused(errors.NotFoundError, "Op type not registered 'test.refused'", lambda: _core.op_json("test.refused"))


def test_native_definitions_that_are_refused():
    def define(call, library="libm.so.6", schema="x: float64[...] -> z: float64[...]", **options):
        return lambda: eager.define_native_op("test.refused", schema, library, call, **options)

    bad = errors.InvalidArgumentError
    refused(bad, "the call of test.refused has no prototype", define(""))
    refused(bad, 'malformed at "w)": no input, output or attribute has this name', define("double = z j0(double = w)"))
    refused(bad, "malformed at \"\": ')' is expected", define("double = z j0(double = x"))
    refused(bad, "j0 writes no output z", define("void j0(double = x)"))
    refused(bad, "j0f's float is not x's type, which may be float64", define("float = z j0f(float = x)"))
    refused(errors.NotFoundError, "no_such_function was not found in libm.so.6", define("double = z no_such_function(double = x)"))
    refused(errors.NotFoundError, "libnothing.so.9 was not opened: ", define("double = z j0(double = x)", library="libnothing.so.9"))
    refused(TypeError, "call must be a text of prototypes, not None", define(None))
    refused(TypeError, "", define("double = z j0(double = x)", library=3))


@pytest.mark.parametrize("decorate", [lambda f: f, eager.function], ids=["eager", "traced"])
@pytest.mark.parametrize("what", ["kernel", "gradient", "infer"])
def test_an_exception_comes_out_as_itself(decorate, what):
    class Mine(BaseException):
        pass

    raised = []

    def fail(*args, **named):
        if not armed:
            return None if what != "gradient" else args[-1]
        raised.append(Mine("here"))
        raise raised[-1]

    callbacks = dict(kernel=write_cube, gradient=lambda dy: dy)
    callbacks[what] = fail
    armed = what != "infer"
    op = eager.define_op("test.fail", CUBE, **callbacks)
    f, x = decorate(lambda x: op(x)), c([1.0, 2.0])
    armed = True
    for _ in range(3):
        with eager.GradientTape() as tape:
            tape.watch(x)
            if what == "gradient":
                y = f(x) if decorate is not eager.function else op(x)
            else:
                with pytest.raises(Mine) as caught:
                    f(x)
        if what == "gradient":
            with pytest.raises(Mine) as caught:
                tape.gradient(y, x)
        assert caught.value is raised[-1]
    assert (x + 1).tolist() == [2, 3]


def test_what_callbacks_give_wrongly():
    def run(kernel=write_cube, schema=CUBE, x=(1.0, 2.0), **options):
        op = eager.define_op("test.wrong", schema, kernel, **options)
        return lambda: op(c(x))

    def slope(gradient, schema=CUBE, **options):
        op = eager.define_op("test.wrong", schema, lambda x, *rest: rest[-1].fill(0), gradient=gradient, **options)
        more = [c([1.0, 2.0])] if "w:" in schema else []
        return lambda: grad(lambda x: op(x, *more))(c([1.0, 2.0]))

    refused(TypeError, "the kernel of test.wrong must write its outputs, and return None, not ndarray", run(lambda x, y: x * 2))
    assert run(lambda x, y: np.sin(x, out=y))().shape == (2,) and run(lambda x, y: (y,))().shape == (2,)
    refused(TypeError, "positional argument", run(lambda x: None))
    refused(TypeError, "unexpected keyword argument 'a'", run(lambda x, y: None, "x: T[n], a: int = 1 -> y: T[n]; T: float64"))
    two = "x: T[n], w: T[n] -> y: T[n]; T: float64"
    refused(ValueError, "the gradient of test.wrong must give 2 gradients, one for each input, got 1", slope(lambda dy: dy, two))
    refused(ValueError, "the gradient of test.wrong must give 2 gradients, one for each input, got 3", slope(lambda dy: (dy,) * 3, two))
    refused(ValueError, "the gradient of test.wrong must give 1 gradients, one for each input, got 2", slope(lambda dy: (dy, dy)))
    refused(errors.InvalidArgumentError, "input gradient #0 has shape [], the input [2] [Op:test.wrong]", slope(lambda dy: dy.sum()))
    refused((TypeError, ValueError), "", slope(lambda dy: object()))
    assert slope(lambda dy: [dy])().tolist() == [1, 1] and slope(lambda dy: np.ones(2))().tolist() == [1, 1]
    free = "x: T[n] -> y: T[any]; T: float64"
    refused(ValueError, "the inference of test.wrong must give the shape of an output that is [any]", run(schema=free, infer=lambda x: None))
    refused(ValueError, "Dimensions must be >= 0", run(schema=free, infer=lambda x: [-2]))
    refused(errors.InvalidArgumentError, "rank 33 is above 32", run(schema=free, infer=lambda x: [1] * 33))
    refused((TypeError, ValueError), "", run(schema=free, infer=lambda x: "n"))
    refused(errors.InternalError, "the inference gives dim 0 of output y as -1", run(schema=free, infer=lambda x: [None]))
    refused(errors.UnimplementedError, "gradient registry has no entry for: test.none",
            lambda: grad(eager.define_op("test.none", CUBE, write_cube))(c([1.0])))
    flat = eager.define_op("test.flat", CUBE, lambda x, y: np.sign(x, out=y), no_gradient=True)
    assert grad(lambda x: x * flat(x))(c([2.0])).tolist() == [1.0]
    assert "no gradient flows back" in eager.raw_ops.test.flat.__doc__


def test_a_kernel_runs_no_ops():
    closed_over = c([5.0, 6.0])

    def kernel(x, y):
        y[...] = closed_over.numpy() + closed_over.tolist()
        for run in (lambda: closed_over + 1, lambda: eager.ones([1]), lambda: op(c([1.0])), lambda: eager.GradientTape().__enter__(),
                    lambda: eager.constant(1)):
            with pytest.raises(errors.FailedPreconditionError, match="within the kernel or the inference of test.inner"):
                run()

    op = eager.define_op("test.inner", CUBE, kernel)
    assert op(c([1.0, 2.0])).tolist() == [10, 12]
    assert (op(c([1.0, 2.0])) + 1).tolist() == [11, 13]


# ---- Inference, lists, gradient functions

def test_inference():
    seen = []

    def infer(x, k):
        seen.append(x)
        return [None if x.shape[0] is None else k * x.shape[0]]

    def kernel(x, y, k):
        y[...] = np.tile(x, k)

    op = eager.define_op("test.tile", "x: T[n], k: int -> y: T[any]; T: float64", kernel, infer=infer,
                         gradient=lambda x, dy, k: eager.sum(eager.reshape(dy, [k, -1]), axis=0), saves="shape(x)")
    assert op(c([1, 2]), 3).tolist() == [1, 2] * 3 and seen[0] == eager.TensorSpec([2], "float64")
    f = eager.function(lambda x: op(x, k=2), input_signature=[eager.TensorSpec([None], "float64")])
    assert f.get_concrete_function().outputs == [eager.TensorSpec([None], "float64")] and f(c([1, 2])).shape == (4,)
    near(grad(lambda x: f(x) * op(x, k=2))(c([1, 2])), [4, 8])
    two = eager.define_op("test.two", "x: float64[n] -> y: float64[n], z: float64[any]", lambda x, y, z: z.fill(1),
                          infer=lambda x: (None, eager.TensorSpec([4], "int8")))
    y, z = two(c([1, 2]))
    assert y.shape == (2,) and z.dtype == "int8" and z.tolist() == [1] * 4


def test_gradients_to_a_list_and_beside_what_is_absent():
    def gradient(w, xs, y, dy, dz):
        assert isinstance(xs, tuple) and y.ndim == 1
        return None if w is None else eager.zeros_like(w), [dz * x for x in xs]

    op = eager.define_op("test.joined", "w: T[n]?, xs: T[n]* -> y: T[n], z: T[n]; T: float64",
                         lambda w, xs, y, z: (y.fill(0), np.copyto(z, sum(x * x / 2 for x in xs)))[0], gradient=gradient, saves="w xs shape(y)")
    w, a, b = c([5, 5]), c([1, 2]), c([3, 4])
    for first in (w, None):
        with eager.GradientTape() as tape:
            for t in (w, a, b):
                tape.watch(t)
            _, z = op([a, b], first)
        da, db = tape.gradient(z, [a, b])
        assert (da.tolist(), db.tolist()) == ([1, 2], [3, 4])
    eager.testing.check_op(op, [dict(w=w, xs=[a, b]), dict(xs=[a])])
    sole = eager.define_op("test.sole", "xs: T[n]* -> y: T[n]; T: float64", lambda xs, y: np.copyto(y, sum(xs)), gradient=lambda dy: [dy, 2 * dy])
    with eager.GradientTape() as tape:
        tape.watch(a), tape.watch(b)
        y = sole([a, b])
    assert tape.gradient(y, b).tolist() == [2, 2]
    tape = eager.GradientTape()
    with tape:
        tape.watch(a)
        y = sole([a])
    refused(ValueError, "the gradient of test.sole must give 1 gradients for xs", lambda: tape.gradient(y, a))


def test_a_gradient_that_is_a_function():
    cube = define_cube()
    slope = eager.function(lambda x, dy: 3 * x * x * dy, input_signature=[eager.TensorSpec([None], "float64")] * 2)
    for given in (slope, slope.get_concrete_function()):
        op = eager.define_op("test.by_function", "x: T[n] -> y: T[n]; T: float64", write_cube, gradient_function=given, saves="x")
        near(grad(op)(c([2.0])), [12])
        near(grad(grad(op))(c([2.0])), [12])
        near(grad(eager.function(op))(c([2.0])), [12])
    eager.testing.check_op(op, [([0.5, 2.0],)], shapes=False, reference=lambda x: x**3)


# ---- Native ops

def test_a_gradient_of_a_function_of_numbers_has_the_shape_of_an_input_or_of_the_output():
    dx = [None]
    f = eager.define_native_op("test.floor2", "x: float64[...], y: float64[...] -> z: float64[...]", None, "double = z fmin(double = x, double = y)",
                               saves="x y", gradient=lambda x, y, dz: (dx[0], None))
    x, y = c(np.ones(3)), c(np.ones((2, 3)))

    def of(*shape):
        dx[0] = c(np.ones(shape))
        with eager.GradientTape() as tape:
            tape.watch(x)
            z = f(x, y)
        return tape.gradient(z, x).tolist()

    assert of(3) == [1, 1, 1] and of(2, 3) == [2, 2, 2]
    for shape in ((5, 3), (7, 2, 3), (2,)):
        with pytest.raises(eager.errors.InvalidArgumentError, match=r"input gradient #0 has shape .*, the input \[3\].*test.floor2"):
            of(*shape)


def test_a_function_of_numbers():
    j0, j1 = define_bessel()
    x = np.linspace(0.5, 9, 1000)
    want = j0(c(x)).numpy()
    near(want[0], 0.9384698072408129)
    assert want.shape == (1000,) and j0(c(0.0)).item() == 1 and j0(c([[]])).shape == (1, 0)
    near(grad(j0)(c(x)), -j1(c(x)).numpy())
    near(grad(grad(j0))(c(1.5)), -(j0(c(1.5)).item() - j1(c(1.5)).item() / 1.5))
    eager.testing.check_op(j0, [([0.75, 2.25],), ([[1.0]],)], orders=3)
    schema = json.loads(_core.op_json("test.j0"))
    assert schema["library"] == "libm.so.6" and schema["call"] == "double = z j0(double = x)"
    here = eager.define_native_op("test.here", "x: float64[...] -> z: float64[...]", None, "double = z floor(double = x)", no_gradient=True)
    assert here(c([1.5, -1.5])).tolist() == [1, -2]


def test_blas_and_lapack_by_address():
    axpy = eager.define_native_op("test.axpy", "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64", OPENBLAS, AXPY,
                                  gradient=lambda dz, a: (a * dz, dz))
    for dtype in ("float32", "float64"):
        y = c([10, 20], dtype)
        assert axpy(c([1, 2], dtype), y, a=3).tolist() == [13, 26] and y.tolist() == [10, 20]
    eager.testing.check_op(axpy, [dict(x=[1.0, 2.0], y=[3.0, 4.0], a=2.0)], reference=lambda x, y, a: a * x + y)
    # Fortran's arrays are column-major: it sees the transposes of at and bt, and leaves that of x.
    solve = eager.define_native_op(
        "test.solve", "at: float64[n, n], bt: float64[r, n] -> lu: float64[n, n], xt: float64[r, n], pivots: int32[n], info: int32", OPENBLAS,
        "void dgesv_(const int * = &dim(at, 0), const int * = &dim(bt, 0), double * = inout(lu, at), const int * = &dim(at, 0), "
        "int * = pivots, double * = inout(xt, bt), const int * = &dim(at, 0), int * = info)",
        gradient=lambda at, xt, dlu, dxt, dpivots, dinfo: (-(xt.T @ solve(at.T, dxt)[1]), solve(at.T, dxt)[1]), saves="at xt")
    a, b = np.array([[4.0, 1, 2], [0.5, 3, 1], [1, 0, 5]]), np.array([[1.0, 2], [3, 4], [5, 6]])
    lu, xt, pivots, info = solve(c(a.T), c(b.T))
    near(xt, np.linalg.solve(a, b).T)
    assert info.item() == 0 and pivots.shape == (3,)
    f = eager.function(lambda at, bt: eager.sum(solve(at, bt)[1]**2), input_signature=[eager.TensorSpec([None, None], "float64")] * 2)
    got = grad(lambda at: f(at, c(b.T)))(c(a.T))
    step = 1e-6
    for i in range(3):
        for j in range(3):
            d = np.zeros((3, 3))
            d[i, j] = step
            near(got.numpy()[i, j], (f(c(a.T + d), c(b.T)).item() - f(c(a.T - d), c(b.T)).item()) / (2 * step), 1e-6)


def test_native_functions_are_checked_where_it_is_asked_for(run_python):
    assert "[Op:test.copy]" in run_python("""
        import os
        os.environ["EAGER_CHECK_NATIVE"] = "1"
        import eager
        copy = eager.define_native_op("test.copy", "x: float64[n] -> z: float64[n]", None,
                                      "void memset(void * = z, int = 0, size_t = 16 * size(x))")
        try: copy(eager.constant([1.0, 2.0], "float64"))
        except eager.errors.InternalError as error: print(error)
    """)


# ---- Definitions again and again, threads

def test_a_later_definition_holds_for_what_is_made_after_it():
    def define(value, version=1):
        return eager.define_op("test.constant", "x: float64[n], s: string = '' -> y: float64[n]", lambda x, y, s: y.fill(value), version=version)

    one = define(1.0)
    f = eager.function(lambda x: one(x))
    x = c([0.0])
    assert f(x).item() == 1
    two = define(2.0)
    assert one(x).item() == 1 and two(x).item() == 2 and f(x).item() == 1 and two(x, "text").item() == 2
    assert eager.raw_ops.test.constant is two and getattr(eager.raw_ops, "test.constant") is two
    with pytest.raises(errors.FailedPreconditionError, match="test.constant has been defined again"):
        one(x, "text")
    three = eager.define_op("test.constant", "k: int -> y: float64[k]", lambda y, k: y.fill(k))
    assert three(3).tolist() == [3, 3, 3] and str(inspect.signature(three)) == "(k)"


def test_a_definition_goes_with_what_was_made_of_it():
    def make():
        def kernel(x, y):
            y[...] = x

        op = eager.define_op("test.goes", CUBE, kernel, gradient=lambda dy: dy)
        f = eager.function(lambda x: op(x))
        f(c([1.0]))
        return op, f, weakref.ref(kernel)

    op, f, kernel = make()
    define_cube("test.goes")
    gc.collect()
    assert kernel() is not None
    del op
    gc.collect()
    assert kernel() is not None and f(c([2.0])).item() == 2
    del f
    gc.collect()
    assert kernel() is None
    failed = lambda x: None
    gone = weakref.ref(failed)
    refused(errors.InvalidArgumentError, "", lambda: eager.define_op("test.goes", "x", failed))
    del failed
    gc.collect()
    assert gone() is None


def test_memory_stays_flat(live_tensors):
    x, y = c([1.0, 2.0]), c([3.0, 4.0])

    def once():
        saxpy = define_saxpy("test.again")
        with eager.GradientTape() as tape:
            tape.watch(x)
            z = saxpy(x, y, a=2.0)
        assert tape.gradient(z, x).tolist() == [2, 2]

    def now():
        gc.collect()
        with open("/proc/self/statm") as file:
            resident = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return live_tensors(), sys.getallocatedblocks(), resident

    for _ in range(1000):
        once()
    tensors, blocks, size = now()
    for _ in range(10000):
        once()
    more_tensors, more_blocks, more = now()
    assert more_tensors == tensors and more_blocks <= blocks + 100
    assert more - size < 4 << 20 or SANITIZED


@pytest.mark.parametrize("serial", [False, True])
def test_threads_run_an_op_at_once_or_one_by_one(serial):
    inside, most = [0], [0]
    lock = threading.Lock()

    def kernel(x, y):
        with lock:
            inside[0] += 1
            most[0] = max(most[0], inside[0])
        time.sleep(0.002)
        write_cube(x, y)
        with lock:
            inside[0] -= 1

    op = eager.define_op("test.slow", CUBE, kernel, serial=serial, gradient=lambda x, dy: 3 * x * x * dy, saves="x")
    failures = []

    def work(k):
        try:
            for i in range(5):
                x = c([float(k), float(i)])
                assert op(x).tolist() == [k**3, i**3]
                assert grad(op)(x).tolist() == [3 * k**2, 3 * i**2]
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not failures and (most[0] == 1 if serial else most[0] > 1)


def test_threads_define_and_run_ops_at_once():
    failures = []

    def work(k):
        try:
            for i in range(50):
                name = f"test.thread{k % 4}"
                op = eager.define_op(name, "x: float64[n], a: int -> y: float64[n]", lambda x, y, a, i=i: np.copyto(y, x * a + i))
                assert op(c([1.0]), 2).tolist() == [2 + i]
                getattr(eager.raw_ops, name)(c([1.0]), 2)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not failures, failures


def test_effects_are_kept_in_a_function():
    calls = []
    for effects in (False, True):
        op = eager.define_op("test.counted", CUBE, lambda x, y: (calls.append(1), write_cube(x, y))[1], effects=effects)

        @eager.function
        def f(x):
            op(x)
            return op(x) + op(x)

        f(c([1.0]))
        calls.clear()
        assert f(c([2.0])).tolist() == [16] and len(calls) == (3 if effects else 1)


def test_booleans_and_several_outputs():
    op = eager.define_op("test.parts", "x: T[n] -> whole: T[n], is_odd: bool[n]; T: float64",
                         lambda x, whole, is_odd: (np.floor(x, out=whole), np.copyto(is_odd, x % 2 >= 1))[1])
    whole, is_odd = op(c([1.5, 2.5]))
    assert whole.tolist() == [1, 2] and is_odd.tolist() == [True, False]


def test_end_of_the_interpreter_while_threads_run_kernels(run_python):
    run_python("""
        import threading, time
        import eager
        def kernel(x, y):
            time.sleep(0.001)
            y[...] = x
        op = eager.define_op("test.sleep", "x: T[n] -> y: T[n]", kernel)
        x = eager.constant([1.0])
        def run():
            while True: op(x)
        for _ in range(4): threading.Thread(target=run, daemon=True).start()
        time.sleep(0.1)
    """)


def test_bad_use_of_the_extension_does_not_crash():
    for bad in [(), ("test.bad",), ("test.bad", CUBE, None, 1, 0, None, None, None, None, None, None, None, 3)]:
        with pytest.raises(TypeError):
            _core.define_op(*bad)
    with pytest.raises(errors.InvalidArgumentError, match="neither kernel nor gpu is given"):
        _core.define_op("test.bad", CUBE, None, 1, 0, None, None, None, None, None, None, None)
    with pytest.raises(TypeError):
        _core.define_op("test.bad", CUBE, None, 1, 0, print, None, None, None, 3, None, None)
    with pytest.raises(TypeError):
        _core.define_op("test.bad", CUBE, None, 1, 0, None, None, None, None, None, "libm.so.6", "double = y j0(double = x)")
    for infer in (lambda *a: None, lambda *a: [], lambda *a: [3], lambda *a: [(13, ("a",))], lambda *a: [(99, (2,))]):
        _core.define_op("test.bad", CUBE, None, 1, 0, print, infer, None, None, None, None, None)
        with pytest.raises((TypeError, ValueError, RuntimeError)):
            eager._registry.defined("test.bad")(c([1.0]))
    for gradient in (lambda *a: None, lambda *a: (), lambda *a: (object(),)):
        _core.define_op("test.bad", CUBE, None, 1, 0, lambda i, o, a: o[0].fill(0), None, gradient, None, None, None, None)
        with pytest.raises((TypeError, ValueError)):
            grad(eager._registry.defined("test.bad"))(c([1.0]))


def test_no_more_than_the_arguments_there_can_be():
    inputs = ", ".join(f"x{i}: float64[n]" for i in range(64))
    attributes = ", ".join(f"a{i}: int = {i}" for i in range(16))
    op = eager.define_op("test.many", f"{inputs}, {attributes} -> y: float64[n]", lambda *given, **named: np.copyto(given[-1], sum(named.values())))
    assert op(*[c([1.0])] * 64).tolist() == [120] and op(*[c([1.0])] * 64, a15=0).tolist() == [105]


def test_the_function_that_other_languages_load(tmp_path):
    """tests/custom_ops/ops.eager, which tests in C and Go load, is what Python saves. To make it anew, copy the file from here."""

    @eager.define_op("shared.saxpy", "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64", gradient=lambda dz, *, a: (a * dz, dz))
    def saxpy(x, y, z, *, a):
        np.multiply(x, a, out=z)
        z += y

    @eager.define_op("shared.gemm", "a: float64[m, k], b: float64[k, n] -> c: float64[m, n]",
                     gradient=lambda a, b, dc: (dc @ b.T, a.T @ dc), saves="a b")
    def gemm(a, b, c):
        np.matmul(a, b, out=c)

    @eager.define_op("shared.solve", "a: float64[n, n], b: float64[k, n] -> lu: float64[n, n], p: int32[n], x: float64[k, n], info: int32",
                     gradient=lambda a, x, dlu, dp, dx, dinfo: (-(x.T @ solve(a.T, dx)[2]), solve(a.T, dx)[2]), saves="a x")
    def solve(a, b, lu, p, x, info):  # of the transposes, as Fortran has it
        x[...] = np.linalg.solve(a.T, b.T).T
        lu[...], p[...], info[...] = 0, 0, 0

    j0 = eager.define_native_op("shared.j0", "x: float64[...] -> z: float64[...]", "libm.so.6", "double = z j0(double = x)",
                                gradient=lambda x, dz: -dz * j1(x), saves="x")
    j1 = eager.define_native_op("shared.j1", "x: float64[...] -> z: float64[...]", "libm.so.6", "double = z j1(double = x)")

    def f(x, y, a):
        return saxpy(x * x, y, a=3.0), gemm(a, a), solve(a, eager.reshape(x, [1, -1]))[2], j0(x)

    def graph(path):
        data = path.read_bytes()
        return json.loads(data[8:8 + int.from_bytes(data[:8], "little")])["__metadata__"]["graph"]

    spec = eager.TensorSpec([None], "float64")
    path = tmp_path / "ops.eager"
    eager.function(f, input_signature=[spec, spec, eager.TensorSpec([None, None], "float64")]).get_concrete_function().save(path)
    shared = pathlib.Path(__file__).parents[2] / "custom_ops" / "ops.eager"
    for loaded in (eager.load(shared), eager.load(path)):
        axpy, product, solved, bessel = loaded([1.0, 2.0], [10.0, 20.0], [[4.0, 1.0], [2.0, 3.0]])
        assert axpy.tolist() == [13.0, 32.0] and product.tolist() == [[18.0, 7.0], [14.0, 11.0]]
        near(solved, [[-0.1, 0.7]])
        near(bessel, j0(c([1.0, 2.0])).numpy())
    assert graph(path) == graph(shared)


def test_the_child_of_a_fork_defines_while_a_thread_was_defining(run_python):
    assert run_python("""
        import os, threading, eager
        stop = threading.Event()

        def define():
            return eager.define_op("test.forked", "x: T[n] -> y: T[n]; T: float64", lambda x, y: y.fill(x[0] + 1))

        def loop():
            while not stop.is_set(): define()

        define()
        threads = [threading.Thread(target=loop) for _ in range(2)]
        for t in threads: t.start()
        ended = 0
        for _ in range(50):
            child = os.fork()
            if child == 0:
                import signal
                signal.alarm(20)
                os._exit(0 if define()(eager.constant([1.0], "float64")).tolist() == [2.0] else 1)
            ended += os.waitpid(child, 0)[1] == 0
        stop.set()
        for t in threads: t.join()
        print(ended)
    """).split() == ["50"]
