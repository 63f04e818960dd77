"""Linear algebra: the extension ``linalg`` of the Array API 2024.12. Matrices are the last two dims of an array [..., m, n]."""
import collections
import math

from .. import _registry
from ._data_types import summand

__all__ = ["cholesky", "cross", "det", "diagonal", "eigh", "eigvalsh", "inv", "matmul", "matrix_norm", "matrix_power", "matrix_rank",
           "matrix_transpose", "outer", "pinv", "qr", "slogdet", "solve", "svd", "svdvals", "tensordot", "trace", "vecdot", "vector_norm"]

_op = _registry.op

_Eigh = collections.namedtuple("eigh_result", "eigenvalues eigenvectors")
_QR = collections.namedtuple("qr_result", "Q R")
_Slogdet = collections.namedtuple("slogdet_result", "sign logabsdet")
_SVD = collections.namedtuple("svd_result", "U S Vh")


def __dir__():
    return __all__


# ---- Products


def matmul(x1, x2, /):
    """Returns the products of matrices [..., m, k] and [..., k, n]; the dims before them broadcast. A vector is a row or a column.

    InvalidArgumentError: a number, or shapes that do not fit.

    >>> import eager.array_api as xp
    >>> xp.matmul(xp.asarray([[1, 2], [3, 4]]), xp.asarray([1, 1])).tolist()
    [3, 7]
    """
    return _op("matmul")(x1, x2)


def tensordot(x1, x2, /, *, axes=2):
    """Returns the sums of products over pairs of axes: of dims that are not summed, those of x1 come first.

    axes: how many of the last axes of x1 meet the first of x2; or a pair of lists, the axes of x1 and those of x2.
    InvalidArgumentError: sizes that differ, or lists of unequal length.

    >>> import eager.array_api as xp
    >>> xp.tensordot(xp.asarray([[1, 2], [3, 4]]), xp.asarray([1, 1]), axes=([0], [0])).tolist()
    [4, 6]
    """
    if not isinstance(axes, (tuple, list)):
        return _op("tensordot")(x1, x2, axes=axes)
    first, second = axes
    if len(first) != len(second):
        raise ValueError(f"tensordot(): axes has {len(first)} axes of x1 and {len(second)} of x2")
    return _op("tensordot")(x1, x2, axes=[*first, *second] or 0)


def vecdot(x1, x2, /, *, axis=-1):
    """Returns the scalar products of vectors along an axis, those of complex x1 conjugated; the other dims broadcast.

    InvalidArgumentError: vectors of unequal size, or shapes that do not broadcast.

    >>> import eager.array_api as xp
    >>> xp.vecdot(xp.asarray([[1, 2], [3, 4]]), xp.asarray([1, 1])).tolist()
    [3, 7]
    """
    return _op("vecdot")(x1, x2, axis=axis)


def cross(x1, x2, /, *, axis=-1):
    """Returns the cross products of vectors of three elements along an axis; the other dims broadcast.

    InvalidArgumentError: vectors of another size, or shapes that do not broadcast.

    >>> import eager.array_api as xp
    >>> xp.linalg.cross(xp.asarray([1, 0, 0]), xp.asarray([0, 1, 0])).tolist()
    [0, 0, 1]
    """
    return _op("cross")(x1, x2, axis=axis)


def outer(x1, x2, /):
    """Returns the matrix [m, n] of the products of all pairs of elements of two vectors [m], [n]. InvalidArgumentError: another rank.

    >>> import eager.array_api as xp
    >>> xp.linalg.outer(xp.asarray([1, 2]), xp.asarray([3, 4])).tolist()
    [[3, 4], [6, 8]]
    """
    return _op("outer")(x1, x2)


def matrix_power(x, n, /):
    """Returns powers of square matrices [..., m, m]; negative ones are of the inverses. InvalidArgumentError: there is no inverse.

    >>> import eager.array_api as xp
    >>> xp.linalg.matrix_power(xp.asarray([[1.0, 1.0], [0.0, 1.0]]), 3).tolist()
    [[1.0, 3.0], [0.0, 1.0]]
    """
    return _op("matrix_power")(x, n)


# ---- Parts


def matrix_transpose(x, /):
    """Returns x [..., m, n] with the last two dims exchanged. InvalidArgumentError: a rank below 2.

    >>> import eager.array_api as xp
    >>> xp.matrix_transpose(xp.asarray([[1, 2], [3, 4]])).tolist()
    [[1, 3], [2, 4]]
    """
    return _op("matrix_transpose")(x)


def diagonal(x, /, *, offset=0):
    """Returns the diagonals of matrices [..., m, n]; offset is 0 for the main ones, above them positive. InvalidArgumentError: a rank below 2.

    >>> import eager.array_api as xp
    >>> xp.linalg.diagonal(xp.asarray([[1, 2], [3, 4]])).tolist()
    [1, 4]
    """
    return _op("diagonal")(x, offset)


def trace(x, /, *, offset=0, dtype=None):
    """Returns the sums of diagonals of matrices [..., m, n], of shape [...]. dtype None: int64 or uint64 for integers, else that of x.

    InvalidArgumentError: a rank below 2.

    >>> import eager.array_api as xp
    >>> xp.linalg.trace(xp.asarray([[1, 2], [3, 4]])).item()
    5
    """
    return _op("matrix_trace")(summand(x, dtype), offset=offset, dtype=dtype)


# ---- Norms, determinants, ranks


def vector_norm(x, /, *, axis=None, keepdims=False, ord=2):
    """Returns sum(abs(x)**ord)**(1/ord) over an axis or several, None: over all. With keepdims the axes stay, with size 1.

    ord inf is the largest magnitude, -inf the least; 0 counts what is not zero. AxisError: an axis that is not there.

    >>> import eager.array_api as xp
    >>> xp.linalg.vector_norm(xp.asarray([[3.0, 4.0], [0.0, 2.0]]), axis=1).tolist()
    [5.0, 2.0]
    """
    return _op("vector_norm")(x, axis=axis, keepdims=keepdims, ord=ord)


_ORDERS = {"fro": "FRO", None: "FRO", "nuc": "NUC", 1: "ONE", -1: "MINUS_ONE", 2: "TWO", -2: "MINUS_TWO", math.inf: "INF", -math.inf: "MINUS_INF"}


def matrix_norm(x, /, *, keepdims=False, ord="fro"):
    """Returns norms of matrices [..., m, n], of shape [...], or [..., 1, 1] with keepdims.

    ord "fro": the root of the sum of squares; "nuc": the sum of the singular values; 2 and -2: the largest and the least of them; 1 and
    -1: the largest and the least sum of magnitudes in a column; inf and -inf: those in a row. ValueError: another ord.

    >>> import eager.array_api as xp
    >>> xp.linalg.matrix_norm(xp.asarray([[3.0, 0.0], [4.0, 0.0]]), ord=xp.inf).item()
    4.0
    """
    if ord not in _ORDERS:
        raise ValueError(f"matrix_norm(): ord must be 'fro', 'nuc', 1, 2, inf or one of these with a minus, not {ord!r}")
    return _op("matrix_norm")(x, keepdims=keepdims, order=_ORDERS[ord])


def det(x, /):
    """Returns the determinants of square matrices [..., n, n], of shape [...]. InvalidArgumentError: matrices that are not square.

    >>> import eager.array_api as xp
    >>> xp.linalg.det(xp.asarray([[2.0, 0.0], [0.0, 3.0]])).item()
    6.0
    """
    return _op("det")(x)


def slogdet(x, /):
    """Returns a named tuple: the ``sign`` of the determinants of square matrices, and ``logabsdet``, the logarithms of their magnitudes.

    Both have shape [...]; a singular matrix has 0 and -inf. InvalidArgumentError: matrices that are not square.

    >>> import eager.array_api as xp
    >>> [y.item() for y in xp.linalg.slogdet(xp.asarray([[0.0, 1.0], [1.0, 0.0]]))]
    [-1.0, 0.0]
    """
    sign, logarithm = _op("slogdet")(x)
    return _Slogdet(sign, _op("real")(logarithm))


def _tolerance(s, rtol):
    """The least singular value that counts, for each matrix: s [..., k] are the values, in descending order."""
    return _op("expand_dims")(rtol, -1) * s[..., :1]


def matrix_rank(x, /, *, rtol=None):
    """Returns the int64 number of singular values of matrices [..., m, n] that are above rtol times the largest, of shape [...].

    rtol: a number, or an array that broadcasts to [...]; None: max(m, n) times the dtype's eps.

    >>> import eager.array_api as xp
    >>> xp.linalg.matrix_rank(xp.asarray([[1.0, 2.0], [2.0, 4.0]])).item()
    1
    """
    if not hasattr(rtol, "dtype"):
        return _op("matrix_rank")(x, rtol=rtol)
    s = _op("svdvals")(x)
    return _op("count_nonzero")(s > _tolerance(s, rtol), -1)


def pinv(x, /, *, rtol=None):
    """Returns the pseudo-inverses [..., n, m] of matrices [..., m, n]; singular values up to rtol times the largest count as zero.

    rtol: a number, or an array that broadcasts to [...]; None: max(m, n) times the dtype's eps.

    >>> import eager.array_api as xp
    >>> xp.linalg.pinv(xp.asarray([[2.0, 0.0], [0.0, 0.0]])).tolist()
    [[0.5, 0.0], [0.0, 0.0]]
    """
    if not hasattr(rtol, "dtype"):
        return _op("pinv")(x, rtol=rtol)
    u, s, vh = _op("svd")(x, full_matrices=False)
    inverse = _op("where")(s > _tolerance(s, rtol), _op("reciprocal_no_nan")(s), 0)
    return _op("matmul")(_adjoint(vh), _op("expand_dims")(inverse, -1) * _adjoint(u))


def _adjoint(x):
    return _op("matrix_transpose")(_op("conj")(x))


# ---- Solutions


def solve(x1, x2, /):
    """Returns the solutions y of x1 y = x2, for x1 [..., n, n] and x2 [..., n, k], or a vector [n]; the dims before them broadcast.

    InvalidArgumentError: a singular matrix, or shapes that do not fit.

    >>> import eager.array_api as xp
    >>> xp.linalg.solve(xp.asarray([[2.0, 0.0], [1.0, 1.0]]), xp.asarray([2.0, 3.0])).tolist()
    [1.0, 2.0]
    """
    return _op("solve")(x1, x2)


def inv(x, /):
    """Returns the inverses of square matrices [..., n, n]. InvalidArgumentError: a singular matrix, or one that is not square.

    >>> import eager.array_api as xp
    >>> xp.linalg.inv(xp.asarray([[2.0, 0.0], [0.0, 4.0]])).tolist()
    [[0.5, 0.0], [0.0, 0.25]]
    """
    return _op("inv")(x)


# ---- Decompositions


def cholesky(x, /, *, upper=False):
    """Returns the triangular factors of Hermitian positive definite matrices [..., n, n]: L of x = L L^H, or with upper U of x = U^H U.

    Only the lower triangle of x is read. InvalidArgumentError: a matrix without such factors.

    >>> import eager.array_api as xp
    >>> xp.linalg.cholesky(xp.asarray([[4.0, 2.0], [2.0, 5.0]]), upper=True).tolist()
    [[2.0, 1.0], [0.0, 2.0]]
    """
    lower = _op("cholesky")(x)
    return _adjoint(lower) if upper else lower


def qr(x, /, *, mode="reduced"):
    """Returns a named tuple of matrices ``Q`` [..., m, k], with orthonormal columns, and ``R`` [..., k, n], upper triangular: x = Q R.

    mode "reduced": k is min(m, n); "complete": k is m. ValueError: another mode.

    >>> import eager.array_api as xp
    >>> [y.shape for y in xp.linalg.qr(xp.ones((3, 2)), mode="complete")]
    [(3, 3), (3, 2)]
    """
    if mode not in ("reduced", "complete"):
        raise ValueError(f"qr(): mode must be 'reduced' or 'complete', not {mode!r}")
    return _QR(*_op("qr")(x, full_matrices=mode == "complete"))


def svd(x, /, *, full_matrices=True):
    """Returns a named tuple ``U``, ``S``, ``Vh``: matrices [..., m, n] are U diag(S) Vh, with S [..., min(m, n)] in descending order.

    U [..., m, m] has orthonormal columns, Vh [..., n, n] orthonormal rows; without full_matrices there are min(m, n) of them.

    >>> import eager.array_api as xp
    >>> xp.linalg.svd(xp.asarray([[0.0, 2.0], [1.0, 0.0]])).S.tolist()
    [2.0, 1.0]
    """
    return _SVD(*_op("svd")(x, full_matrices=full_matrices))


def svdvals(x, /):
    """Returns the singular values of matrices [..., m, n], [..., min(m, n)] in descending order.

    >>> import eager.array_api as xp
    >>> xp.linalg.svdvals(xp.asarray([[0.0, 2.0], [1.0, 0.0]])).tolist()
    [2.0, 1.0]
    """
    return _op("svdvals")(x)


def eigh(x, /):
    """Returns a named tuple of Hermitian matrices' real ``eigenvalues`` [..., n], ascending, and ``eigenvectors`` [..., n, n], the columns.

    Only the lower triangles are read. InvalidArgumentError: matrices that are not square.

    >>> import eager.array_api as xp
    >>> xp.linalg.eigh(xp.asarray([[2.0, 0.0], [0.0, 1.0]])).eigenvalues.tolist()
    [1.0, 2.0]
    """
    return _Eigh(*_op("eigh")(x))


def eigvalsh(x, /):
    """Returns the real eigenvalues of Hermitian matrices [..., n, n], [..., n] in ascending order. Only the lower triangles are read.

    InvalidArgumentError: matrices that are not square.

    >>> import eager.array_api as xp
    >>> xp.linalg.eigvalsh(xp.asarray([[2.0, 0.0], [0.0, 1.0]])).tolist()
    [1.0, 2.0]
    """
    return _op("eigvalsh")(x)
