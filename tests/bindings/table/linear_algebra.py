"""Linear algebra: values, and gradients by the formulas of matrix calculus."""

import numpy as np

from .build import WEIGHTS, case

_F, _D = "float32", "float64"
_X, _X234 = (_F, [[1, 9, 4], [7, 5, 2]]), (_F, np.arange(24, dtype=float).reshape(2, 3, 4) % 7 - 2)


def rows(table):
    _values(table)
    _inverse_gradients(table)
    _cholesky_gradients(table)
    _solution_gradients(table)
    _second_gradients(table)
    _refused_gradients(table)


def _linear(function):
    """The function of numpy.linalg for wide numbers, which it does not take."""
    def narrow(*arrays):
        return function(*(x.astype(complex if np.iscomplexobj(x) else float) for x in arrays))
    return narrow


def _values(table):
    a = ("float64", [[[0, 2], [1, 1]], [[4, 2], [2, 2]]])
    b = ("float64", [[[2], [3]], [[4], [8]]])
    case(table, "inv", {"x": a}, _linear(np.linalg.inv))
    case(table, "inv", {"x": a}, _linear(lambda x: np.linalg.inv(x).swapaxes(1, 2)), {"adjoint": True})
    case(table, "det", {"x": a}, _linear(np.linalg.det), ulp=4)
    case(table, "slogdet", {"x": a}, _linear(lambda x: list(np.linalg.slogdet(x))), ulp=4)
    z = ("complex64", [[0, 2j], [1, 0]])
    case(table, "slogdet", {"x": z}, _linear(lambda x: list(np.linalg.slogdet(x))), ulp=2, out=["complex64", _F], about=" of complex numbers")
    case(table, "cholesky", {"x": (_F, [[4, 2], [2, 5]])}, _linear(np.linalg.cholesky))
    case(table, "solve", {"x1": a, "x2": b}, _linear(np.linalg.solve))
    case(table, "solve", {"x1": a, "x2": b}, _linear(lambda x, y: np.linalg.solve(x.swapaxes(1, 2), y)), {"adjoint": True})
    lower = ("float64", [[2, 0], [1, 4]])
    case(table, "triangular_solve", {"x1": lower, "x2": b}, _linear(np.linalg.solve))
    case(table, "triangular_solve", {"x1": lower, "x2": b}, _linear(lambda x, y: np.linalg.solve(np.diag(np.diag(x)), y)), {"lower": False})
    case(table, "triangular_solve", {"x1": lower, "x2": b}, _linear(lambda x, y: np.linalg.solve(x.T, y)), {"adjoint": True})
    case(table, "diagonal", {"x": _X234}, lambda x: np.diagonal(x, 1, 1, 2), {"k": 1}, gradient=("x",))
    case(table, "matrix_diag", {"x": _X}, lambda x: np.stack([np.diag(row) for row in x]), gradient=("x",))
    case(table, "matrix_diag", {"x": _X}, lambda x: np.stack([np.diag(row, -1) for row in x]), {"k": -1}, gradient=("x",))


# ---- Gradients

_GENERAL = np.array([[[4, 1, -2], [0.5, 3, 1], [-1, 2, 5]], [[1, 3, 2], [4, -1, 0.5], [-2, 1.5, 3]]])
_COMPLEX = np.array([[2 + 1j, 1 - 1j], [0.5j, 3 - 2j]])
_LOWER = np.array([[2, 0, 0], [1, 3, 0], [-1, 0.5, 1.5]])


def _h(x):
    """The conjugate transposes of matrices."""
    return np.conj(np.swapaxes(x, -1, -2))


def _weights(value):
    """An output's gradient, without zeros and without symmetry; complex for complex outputs."""
    flat = np.resize(WEIGHTS, np.size(value))
    if np.iscomplexobj(value):
        flat = flat + 1j * np.resize(WEIGHTS[::-1], flat.size)
    return flat.reshape(np.shape(value))


def _gradient(table, op, inputs, attributes, reference, formula, dtype=_D, about="", asked=None, outputs=("y",), dtypes=None, ulp=64):
    """A row with an op and its gradients: `formula` gives one for each input that is asked for, of all inputs and the outputs' gradients."""
    ulp = 1024 if dtype == _F else ulp  # a float32 cancels more of its few digits
    row = table.row(" ".join(["gradient of", op, *(f"{name}={value}" for name, value in attributes.items())]) + about)
    for name, value in inputs.items():
        row.tensor(name, dtype, value)
    asked = asked or list(inputs)
    row.tape("tape", *asked)
    row.op(op, {**{name: name for name in inputs}, **attributes}, list(outputs))
    values = reference(*inputs.values())
    values = values if isinstance(values, (list, tuple)) else [values]
    gradients = [_weights(value) for value in values]
    for name, kind, value, gradient in zip(outputs, dtypes or [dtype] * len(outputs), values, gradients):
        row.expect(name, kind, value, ulp)
        row.tensor(f"d_{name}", kind, gradient)
    row.gradient("tape", list(outputs), asked, [f"d_{name}" for name in asked], [f"d_{name}" for name in outputs])
    expected = formula(*inputs.values(), *gradients)
    for name, value in zip(asked, expected if isinstance(expected, (list, tuple)) else [expected]):
        row.expect(f"d_{name}", dtype, value, ulp)
    return row


def _inverse_gradients(table):
    inv = np.linalg.inv

    def inverse(x, g):
        return -_h(inv(x)) @ g @ _h(inv(x))

    def adjoint(x, g):
        return -_h(inv(x)) @ _h(g) @ _h(inv(x))

    def of_det(x, g):
        return (g * np.conj(np.linalg.det(x)))[..., None, None] * _h(inv(x))

    def of_slogdet(x, g_sign, g_log):
        """The sign of a real determinant is constant; that of a complex one turns by the imaginary part of d log det(x)."""
        turn = -1j * np.imag(np.conj(g_sign) * np.linalg.slogdet(x)[0]) if np.iscomplexobj(x) else 0
        return (g_log + turn)[..., None, None] * _h(inv(x))

    for about, dtype, x in (("", _D, _GENERAL), (" of float32", _F, _GENERAL[0]), (" of complex numbers", "complex128", _COMPLEX)):
        real = _F if dtype == _F else _D
        _gradient(table, "inv", {"x": x}, {}, inv, inverse, dtype, about)
        _gradient(table, "inv", {"x": x}, {"adjoint": True}, lambda x: _h(inv(x)), adjoint, dtype, about)
        _gradient(table, "det", {"x": x}, {}, np.linalg.det, of_det, dtype, about)
        _gradient(table, "slogdet", {"x": x}, {}, lambda x: list(np.linalg.slogdet(x)), of_slogdet, dtype, about,
                  outputs=("sign", "logabsdet"), dtypes=[dtype, real])


def _cholesky(x, g):
    """With L^H dL = phi(L^-1 dx L^-H), phi the lower triangle with half the diagonal; the result is Hermitian."""
    root = np.linalg.cholesky(x)
    inner = np.tril(_h(root) @ np.tril(g))
    inner = inner - 0.5 * inner * np.eye(x.shape[-1])
    s = _h(np.linalg.inv(root)) @ inner @ np.linalg.inv(root)
    return 0.5 * (s + _h(s))


def _cholesky_gradients(table):
    factor = _LOWER.astype(complex)
    factor[1, 0] += 2j
    factor[2, 1] -= 1j
    for about, dtype, root in (("", _D, np.stack([_LOWER, _LOWER @ np.diag([1, 2, 0.5])])), (" of float32", _F, _LOWER), (" of complex numbers", "complex128", factor)):
        _gradient(table, "cholesky", {"x": root @ _h(root)}, {}, np.linalg.cholesky, _cholesky, dtype, about)


def _solution_gradients(table):
    vector, matrix = np.array([1, -2, 3.0]), np.array([[1, 2], [-3, 0.5], [2, 4.0]])

    def solved(a, b, adjoint):
        return np.linalg.solve(_h(a) if adjoint else a, b)

    def gradients(read, adjoint):
        """Of both inputs: `read` gives the part of a that the op reads."""
        def formula(a, b, g):
            whole = read(a)
            is_vector = np.ndim(b) == 1
            y = solved(whole, b[:, None] if is_vector else b, adjoint)
            d_b = solved(whole, g[..., None] if is_vector else g, not adjoint)
            d_a = read(-y @ _h(d_b) if adjoint else -d_b @ _h(y))
            d_b = d_b[..., 0] if is_vector else d_b
            return [one.sum(tuple(range(one.ndim - x.ndim))) for one, x in ((d_a, a), (d_b, b))]  # what was broadcast
        return formula

    def whole(x):
        return x

    for adjoint in (False, True):
        given = {"adjoint": True} if adjoint else {}

        def row(op, a, b, read, more=None, adjoint=adjoint, given=given, **options):
            _gradient(table, op, {"x1": a, "x2": b}, {**given, **(more or {})}, lambda a, b: solved(read(a), b, adjoint), gradients(read, adjoint), **options)

        row("solve", _GENERAL[0], matrix, whole)
        row("solve", _GENERAL[0], matrix, whole, dtype=_F, about=" of float32")
        row("solve", _GENERAL[0], vector, whole, about=" for a vector")
        row("solve", _GENERAL, matrix, whole, about=" of batches that broadcast")
        row("solve", _COMPLEX, matrix[:2] + 1j, whole, dtype="complex128", about=" of complex numbers")
        for lower, read in ((True, np.tril), (False, np.triu)):
            more = {} if lower else {"lower": False}
            row("triangular_solve", _GENERAL[0], matrix, read, more)
            row("triangular_solve", _GENERAL[0], vector, read, more, about=" for a vector")
            row("triangular_solve", _GENERAL, matrix, read, more, about=" of batches that broadcast")
        row("triangular_solve", _COMPLEX, matrix[:2] + 1j, np.tril, dtype="complex128", about=" of complex numbers")


def _second_gradients(table):
    """The gradient of sum(v * x^-T), the slope of log|det(x)| along v, is -x^-T v^T x^-T."""
    x, v = _GENERAL[0], _weights(_GENERAL[0])
    row = table.row("second gradient of slogdet")
    row.tensor("x", _D, x)
    row.tensor("v", _D, v)
    row.tape("outer", "x")
    row.tape("inner", "x")
    row.op("slogdet", {"x": "x"}, ["sign", "log"])
    row.gradient("inner", "log", "x", "d")
    row.gradient("outer", "d", "x", "d2", ["v"])
    transposed = np.linalg.inv(x).T
    row.expect("d", _D, transposed, 64)
    row.expect("d2", _D, -transposed @ v.T @ transposed, 64)
    row = table.row("second gradient of solve")
    row.tensor("a", _D, x)
    row.tensor("b", _D, [1, -2, 3])
    row.tape("outer", "a", "b")
    row.tape("inner", "b")
    row.op("solve", {"x1": "a", "x2": "b"}, "y")
    row.op("square", {"x": "y"}, "z")
    row.gradient("inner", "z", "b", "d")  # 2 A^-T A^-1 b
    row.gradient("outer", "d", "b", "d2")  # 2 A^-T A^-1 1
    inverse = np.linalg.inv(x)
    row.expect("d", _D, 2 * inverse.T @ inverse @ [1, -2, 3], 64)
    row.expect("d2", _D, 2 * inverse.T @ inverse @ np.ones(3), 64)


def _refused_gradients(table):
    for op, outputs, target in (("det", ["y"], "y"), ("slogdet", ["sign", "log"], "log")):
        row = table.row(f"gradient of {op} of a singular matrix")
        row.tensor("x", _D, [[4, 2], [2, 1]])
        row.tape("tape", "x")
        row.op(op, {"x": "x"}, outputs)
        row.expect(outputs[0], _D, 0)
        row.gradient("tape", target, "x", "d", error=("INVALID_ARGUMENT",))
