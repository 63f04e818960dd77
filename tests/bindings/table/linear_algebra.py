"""Linear algebra: values, and gradients by the formulas of matrix calculus."""

import numpy as np

from .build import WEIGHTS, case

_F, _D = "float32", "float64"
_X, _X234 = (_F, [[1, 9, 4], [7, 5, 2]]), (_F, np.arange(24, dtype=float).reshape(2, 3, 4) % 7 - 2)


def rows(table):
    _values(table)
    _decompositions(table)
    _matrices(table)
    _products(table)
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


# ---- Decompositions

def _phases(columns):
    """The columns with the phases that the library chooses: the first component of half the largest magnitude is real and positive."""
    columns = np.array(columns)
    turns = []
    for column in columns.T:
        first = column[np.argmax(np.abs(column) >= np.abs(column).max() / 2)]
        turns.append(np.conj(first) / np.abs(first))
    return columns * turns, np.array(turns)


def _svd(x, full):
    u, s, vh = np.linalg.svd(x, full)
    u, turns = _phases(u)
    k = len(s)
    vh[:k] *= np.conj(turns[:k])[:, None]
    if len(vh) > k:
        vh[k:] = np.conj(_phases(np.conj(vh[k:]).T)[0]).T
    return [u, s, vh]


def _eigen(function, x):
    values, vectors = function(x)
    return [values, _phases(vectors)[0]]


def _decompositions(table):
    tall, wide = (_D, [[1, 2], [3, -1], [2, 5]]), (_D, [[1, 3, 2], [2, -1, 5]])
    z = ("complex64", [[2 + 1j, 1], [0.5j, -1]])
    case(table, "qr", {"x": tall}, _linear(lambda x: list(np.linalg.qr(x))), ulp=64)
    case(table, "qr", {"x": tall}, _linear(lambda x: list(np.linalg.qr(x, "complete"))), {"full_matrices": True}, ulp=64)
    case(table, "qr", {"x": wide}, _linear(lambda x: list(np.linalg.qr(x))), ulp=64, about=" of a wide matrix")
    case(table, "svd", {"x": tall}, _linear(lambda x: _svd(x, True)), ulp=512)
    case(table, "svd", {"x": wide}, _linear(lambda x: _svd(x, False)), {"full_matrices": False}, ulp=512)
    case(table, "svd", {"x": z}, _linear(lambda x: _svd(x, True)), out=["complex64", _F, "complex64"], ulp=512, about=" of complex numbers")
    case(table, "svdvals", {"x": wide}, _linear(lambda x: np.linalg.svd(x, compute_uv=False)), ulp=64)
    hermitian = ("complex128", [[2, 1 - 1j], [1 + 1j, -1]])
    case(table, "eigh", {"x": hermitian}, _linear(lambda x: _eigen(np.linalg.eigh, x)), out=[_D, "complex128"], ulp=64)
    case(table, "eigvalsh", {"x": hermitian}, _linear(np.linalg.eigvalsh), out=_D, ulp=64)
    triangle = (_D, [[1, 2], [0, 4]])
    case(table, "eig", {"x": triangle}, _linear(lambda x: _eigen(np.linalg.eig, x)), out="complex128", ulp=64)
    case(table, "eigvals", {"x": triangle}, _linear(np.linalg.eigvals), out="complex128", ulp=64)
    case(table, "lu", {"x": (_D, [[1, 3], [2, 4], [4, 2]])}, lambda x: [np.array([[4, 2], [0.5, 3], [0.25, 2.5 / 3]]), np.array([2, 1, 0])], out=[_D, "int32"], ulp=4)
    case(table, "pinv", {"x": tall}, _linear(np.linalg.pinv), ulp=64)
    diagonal = (_D, [[4, 0], [0, 1]])
    case(table, "pinv", {"x": diagonal}, _linear(lambda x: np.linalg.pinv(x, 0.5)), {"rtol": 0.5}, ulp=64)
    b = (_D, [[1], [3], [-2]])
    case(table, "lstsq", {"x1": tall, "x2": b}, _linear(lambda a, b: np.linalg.lstsq(a, b, None)[0]), ulp=64)
    case(table, "lstsq", {"x1": diagonal, "x2": (_D, [4, 4])}, _linear(lambda a, b: np.linalg.lstsq(a, b, 0.5)[0]), {"rtol": 0.5}, ulp=64)
    case(table, "matrix_rank", {"x": (_F, [[1, 2], [2, 4]])}, _linear(np.linalg.matrix_rank), out="int64")
    case(table, "matrix_rank", {"x": diagonal}, lambda x: np.array(1), {"rtol": 0.5}, out="int64")
    case(table, "matrix_exp", {"x": (_D, [[0, 2], [0, 0]])}, lambda x: np.eye(2) + x)


def _matrices(table):
    a = (_D, [[[2, 1], [-1, 3]], [[4, 2], [1, 2]]])
    for ord, value in {"FRO": "fro", "NUC": "nuc", "ONE": 1, "MINUS_ONE": -1, "TWO": 2, "MINUS_TWO": -2, "INF": np.inf, "MINUS_INF": -np.inf}.items():
        case(table, "matrix_norm", {"x": a}, _linear(lambda x, value=value: np.linalg.norm(x, value, (1, 2))), {"order": ord}, ulp=64)
    case(table, "matrix_norm", {"x": a}, _linear(lambda x: np.linalg.norm(x, "fro", (1, 2), True)), {"keepdims": True}, ulp=4)
    case(table, "matrix_cond", {"x": a}, _linear(np.linalg.cond), ulp=64)
    case(table, "matrix_cond", {"x": a}, _linear(lambda x: np.linalg.cond(x, 1)), {"p": "ONE"}, ulp=64)
    case(table, "matrix_power", {"x": ("int32", [[1, 1], [1, 0]])}, lambda x: np.linalg.matrix_power(x.astype(int), 10), {"n": 10})
    case(table, "matrix_power", {"x": a}, _linear(lambda x: np.linalg.matrix_power(x, -2)), {"n": -2}, ulp=64)
    case(table, "logdet", {"x": a}, _linear(lambda x: np.log(np.linalg.det(x))), ulp=64)
    factor, b = (_D, [[2, 0], [1, 3]]), (_D, [[2], [5]])
    case(table, "cholesky_solve", {"x1": factor, "x2": b}, _linear(lambda l, b: np.linalg.solve(l @ l.T, b)), ulp=64)
    case(table, "lu_solve", {"lu": (_D, [[4, 2], [0.5, 3]]), "p": ("int32", [1, 0]), "x2": b}, _linear(lambda lu, p, b: np.linalg.solve(np.array([[2, 4.0], [4, 2]]), b)), ulp=64)
    case(table, "matrix_transpose", {"x": _X234}, lambda x: x.swapaxes(1, 2), gradient=("x",))
    case(table, "matrix_trace", {"x": _X234}, lambda x: np.trace(x, axis1=1, axis2=2), gradient=("x",))
    case(table, "matrix_trace", {"x": _X}, lambda x: np.trace(x, 1), {"offset": 1}, gradient=("x",))
    case(table, "matrix_trace", {"x": ("int32", [[1, 2], [3, 4]])}, np.trace, out="int64", about=" of integers")
    case(table, "matrix_trace", {"x": ("int32", [[1, 2], [3, 4]])}, lambda x: np.trace(x).astype(float), {"dtype": "float64"}, out=_D)
    case(table, "band_part", {"x": _X234}, lambda x: np.triu(np.tril(x, 0), -1), {"num_lower": 1, "num_upper": 0}, gradient=("x",))

    def set_diag(x, d, k=0):
        x = np.array(x)
        for i, value in enumerate(d):
            x[i + max(-k, 0), i + max(k, 0)] = value
        return x

    d = (_F, [-1, -2])
    case(table, "set_diag", {"x": _X, "diagonal": d}, set_diag, gradient=("x", "diagonal"))
    case(table, "set_diag", {"x": _X, "diagonal": d}, lambda x, d: set_diag(x, d, 1), {"k": 1}, gradient=("x", "diagonal"))


def _products(table):
    u, v = (_F, [1, 2, -3]), (_F, [4, 0.5, 2])
    both = ("x1", "x2")
    case(table, "outer", {"x1": u, "x2": (_F, [1, 3])}, np.outer, gradient=both)
    case(table, "inner", {"x1": _X, "x2": u}, np.inner, gradient=both)
    case(table, "inner", {"x1": ("int32", [[1, 2], [3, 4]]), "x2": ("int32", [[1, 0], [2, 1]])}, np.inner, about=" of matrices")
    case(table, "vecdot", {"x1": u, "x2": v}, np.dot, gradient=both)
    case(table, "vecdot", {"x1": _X, "x2": _X}, lambda x, y: (x * y).sum(0), {"axis": -2}, gradient=both)
    case(table, "vecdot", {"x1": ("complex64", [[1j, 2]]), "x2": ("complex64", [1 + 1j, 3j])}, lambda x, y: (np.conj(x) * y).sum(-1), about=" of complex numbers")
    case(table, "tensordot", {"x1": _X234, "x2": (_F, [[[1, 2]] * 4] * 3)}, np.tensordot, gradient=both)
    case(table, "tensordot", {"x1": _X, "x2": (_F, [[1, 2], [3, 4]])}, lambda x, y: np.tensordot(x, y, ([0], [1])), {"axes": [0, -1]}, gradient=both)
    case(table, "cross", {"x1": u, "x2": v}, np.cross, gradient=both)
    case(table, "cross", {"x1": (_F, [[1, 2], [3, 4], [5, 6]]), "x2": (_F, [[1, 0], [0, 1], [2, 2]])}, lambda x, y: np.cross(x, y, axis=0), {"axis": 0}, gradient=both)
    case(table, "kron", {"x1": (_F, [[1, 2]]), "x2": _X}, np.kron, gradient=both)
    flags = {"x1": ("bool", [[True, False], [True, True]]), "x2": ("bool", [[False, True], [True, False]])}
    for op, reference in (("kron", np.kron), ("matmul", lambda a, b: (a @ b) != 0), ("inner", lambda a, b: np.inner(a, b) != 0)):
        case(table, op, flags, reference, about=" of booleans")
    whole = ("int32", [[3, 1], [2, 4]])
    case(table, "det", {"x": whole}, lambda x: 10.0, out=_F, ulp=1, about=" of integers")
    case(table, "solve", {"x1": whole, "x2": ("int32", [5, 10])}, lambda a, b: np.array([1.0, 2.0]), out=_F, ulp=1, about=" of integers")
    case(table, "einsum", {"inputs": list(flags.values())}, lambda x: np.einsum("ij,jk->k", *x) != 0, {"equation": "ij,jk->k"}, about=" of booleans")


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
        if op == "det":
            row.gradient("tape", target, "x", "d")
            row.expect("d", _D, [[1, -2], [-2, 4]], 64)  # the determinants of the minors, with signs
        else:
            row.gradient("tape", target, "x", "d", error=("INVALID_ARGUMENT",))
