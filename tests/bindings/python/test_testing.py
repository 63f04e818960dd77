"""eager.testing.check_op: it passes what is right, and sees each kind of mistake."""
import numpy as np
import pytest

import eager

CUBE = "x: T[...] -> y: T[...]; T: float32 float64"


def cube(x, y):
    y[...] = x**3


def define(schema=CUBE, kernel=cube, gradient=lambda x, dy: 3 * x * x * dy, saves="x", **options):
    if gradient is None:
        saves = None
    return eager.define_op("checked.op", schema, kernel, gradient=gradient, saves=saves, **options)


def fails(op, message, examples=((([0.5, -1.25],)),), **options):
    with pytest.raises(AssertionError) as caught:
        eager.testing.check_op(op, examples, **options)
    assert message in str(caught.value), str(caught.value)
    assert str(caught.value).startswith("checked.op\n  example 0, ")


def test_what_is_right_passes():
    eager.testing.check_op(define(), [([0.5, -1.25],), dict(x=[[2.0], [1.0]])], reference=lambda x: x**3, orders=3)
    eager.testing.check_op("checked.op", [(np.ones((2, 2)),)])
    eager.testing.check_op(define("x: T[n], k: int -> y: T[k, n]; T: float32 float64 int32 uint8 bool bfloat16 float16 complex64 complex128",
                                  lambda x, y, k: np.copyto(y, x), lambda dy, k: eager.sum(dy, axis=0), None),
                           [dict(x=[0.5, 1.5, 2.0], k=2), dict(x=[1.0], k=0)])
    eager.testing.check_op(define("x: T[...], i: int64[...] -> y: T[...], sign: int8[...]; T: complex64 complex128",
                                  lambda x, i, y, sign: (np.multiply(x, i, out=y), np.copyto(sign, np.sign(i)))[1],
                                  lambda i, dy, dsign: (dy * eager.cast(i, dy.dtype), None), "i"), [([1 + 2j, 0.5j], [2, -3])])
    eager.testing.check_op(define("x: S[n], y: int32[n] -> z: int32[n]; S: string", lambda x, y, z: np.copyto(z, y), None), [(["a", "b"], [1, 2])])
    eager.testing.check_op(define("n: int -> z: float32[n]", lambda z, n: z.fill(n), None), [dict(n=3)])
    eager.testing.check_op(define(kernel=lambda x, y: np.sign(x, out=y), gradient=None, no_gradient=True), [([0.5, -1.25],)])
    eager.testing.check_op(define(gradient=None), [([0.5, -1.25],)])
    calls = []
    eager.testing.check_op(define(kernel=lambda x, y: (calls.append(1), cube(x, y))[1], effects=True), [([0.5, -1.25],)])


def test_ops_of_the_library_pass():
    eager.testing.check_op("matmul", [([[1.0, 2.0]], [[3.0], [4.0]])])
    eager.testing.check_op(eager.softplus, [([0.3, -0.7],)])


def test_mistakes_are_seen():
    def narrow(x, y):
        y[...] = x**3 if x.dtype == np.float64 else 0

    def writes(x, y):
        pointer = x.__array_interface__["data"][0]
        import ctypes

        y[...] = x
        if x.size:
            ctypes.memset(pointer, 1, 1)

    state = [0]

    def counts(x, y):
        state[0] += 1
        y[...] = state[0]

    def not_empty(x, y):
        y[...] = x**3 / (1 if x.size else [][0])

    def at_rank_1(x, y):
        y[...] = x[0] ** 3

    kept = []

    def leaks(x, dy):
        kept.append(dy + 0)
        return 3 * x * x * dy

    def untraceable(x, dy):
        return 3 * x * x * dy * float(eager.sum(dy) * 0 + 1)

    def of_one_size(x, dy):
        return dy * eager.constant(3 * np.square([0.5, -1.25]), dy.dtype)

    fails(define(gradient=lambda x, dy: 3 * x * dy), "gradients: order 1, float64, source 0, element 0: ")
    fails(define(gradient=lambda x, dy: eager.constant(3 * x.numpy()**2) * dy), "gradients: ")
    fails(define(gradient=lambda x, dy: None), "gradients: order 1, float64, source 0")
    fails(define(gradient=lambda x, dy: eager.stop_gradient(3 * x * x) * dy), "gradients: order 2, float64, source 0, element 0: ")
    fails(define(gradient=of_one_size), "without the dims ...: InvalidArgumentError: input gradient #0 has shape [2], the input []")
    fails(define(gradient=untraceable), "FailedPreconditionError")
    fails(define(gradient=leaks), "memory: ")
    kept.clear()
    fails(define(kernel=lambda x, y: cube(x, y), gradient=None), "against the reference: tensor 0: element 0 of [2] is 0.125, expected 0.25",
          reference=lambda x: x * x)
    fails(define(kernel=narrow), "float32: against float64: tensor 0: element 0")
    fails(define(kernel=writes), "the op has changed an input")
    fails(define(kernel=counts), "the second call: tensor 0")
    fails(define(kernel=not_empty), "... of size 0: IndexError")
    eager.testing.check_op(define(kernel=not_empty), [([0.5, -1.25],)], shapes=False)
    fails(define(kernel=at_rank_1), "without the dims ...: IndexError")
    repeat = "x: T[n] -> y: T[any]; T: float64"
    fails(define(repeat, lambda x, y: y.fill(0), None, infer=lambda x: [2 if x.shape[0] is None else x.shape[0]]), "unknown dims: ",
          examples=[([1.0, 2.0, 3.0],)])


def test_examples_that_are_wrong():
    op = define()
    with pytest.raises(ValueError, match="check_op needs examples"):
        eager.testing.check_op(op, [])
    with pytest.raises(TypeError, match="checked.op has no parameter 'w'"):
        eager.testing.check_op(op, [dict(x=[1.0], w=3)])
    with pytest.raises(KeyError):
        eager.testing.check_op("checked.absent", [([1.0],)])
