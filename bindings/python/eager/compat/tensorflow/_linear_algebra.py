"""tf.linalg's functions that are more than one op. Each takes and returns tensors as TensorFlow's function does."""
import math

import eager

from ... import _core, _registry

_op = _registry.op


def _tensor(value):
    return value if isinstance(value, _core.Tensor) else _core.to_tensor(value)


def swap_last(x):
    """Exchanges the last two axes."""
    n = _tensor(x).ndim
    return _op("permute_dims")(x, [*range(n - 2), n - 1, n - 2])


def adjoint(x):
    """Returns the conjugate transposes of matrices."""
    return swap_last(_op("conj")(x))


# ---- Decompositions

def svd(x, full_matrices, compute_uv):
    """Returns the singular values, and with compute_uv the matrices u and v, of which x is u diag(s) v^H."""
    if not compute_uv:
        return _op("svdvals")(x)
    u, s, vh = _op("svd")(x, full_matrices=full_matrices)
    return s, u, adjoint(vh)


def lu(x, output_idx_type):
    """Returns L and U in one matrix, and the rows of x that stand in each place."""
    factors, rows = _op("lu")(x)
    return factors, _op("cast")(rows, output_idx_type)


def _lower(lu):
    n = _tensor(lu).shape[-1]
    return _op("tril")(lu, -1) + _op("eye")(n, n, 0, _tensor(lu).dtype)


def lu_reconstruct(lu, rows):
    """Returns the matrices that have these factors."""
    return _permuted(_op("matmul")(_lower(lu), _op("triu")(lu)), _op("argsort")(rows, axis=-1))


def lu_solve(lu, rows, rhs):
    """Returns the solutions for matrices that have these factors."""
    solve = _op("triangular_solve")
    return solve(lu, solve(_lower(lu), _permuted(rhs, rows)), False)


def lu_matrix_inverse(lu, rows):
    """Returns the inverses of the matrices that have these factors."""
    n = _tensor(lu).shape[-1]
    one = _op("eye")(n, n, 0, _tensor(lu).dtype)
    return lu_solve(lu, rows, _op("broadcast_like")(one, lu))


def _permuted(x, rows):
    """Returns the rows of each matrix in another order."""
    rows = _tensor(rows)
    return _op("gather")(x, rows, rows.ndim - 1, rows.ndim - 1)


def pinv(x, rcond):
    """Returns the pseudo-inverses. rcond: singular values of at most this part of the largest count as zero."""
    x = _tensor(x)
    if rcond is None:
        rcond = 10.0 * max(x.shape[-2], x.shape[-1]) * _epsilon(x.dtype)
    return _op("pinv")(x, rtol=float(rcond))


def matrix_rank(x, tol):
    """Returns the number of singular values that are greater than tol, which is no part of the largest."""
    if tol is None:
        return _op("cast")(_op("matrix_rank")(x), "int32")
    s = _op("svdvals")(x)
    return _op("sum")(_op("cast")(s > _op("expand_dims")(_op("cast")(tol, s.dtype), -1), "int32"), -1, False, "int32")


def _epsilon(dtype):
    return 2.0**-52 if dtype in (eager.float64, eager.complex128) else 2.0**-23


def lstsq(matrix, rhs, l2_regularizer):
    """Returns the least squares solutions; a regularizer above 0 adds as much times their squared norms to what is minimized."""
    if isinstance(l2_regularizer, (int, float)) and l2_regularizer == 0:
        return _op("lstsq")(matrix, rhs)
    matrix, multiply = _tensor(matrix), _op("matmul")
    rows, columns = matrix.shape[-2:]
    n = min(rows, columns)
    unit = _op("eye")(n, n, 0, matrix.dtype) * _op("cast")(l2_regularizer, matrix.dtype)
    if rows >= columns:
        return _op("solve")(multiply(matrix, matrix, adjoint_a=True) + unit, multiply(matrix, rhs, adjoint_a=True))
    return multiply(matrix, _op("solve")(multiply(matrix, matrix, adjoint_b=True) + unit, rhs), adjoint_a=True)


# ---- Norms and products

_MATRIX_NORMS = {1: "ONE", 2: "TWO", math.inf: "INF", "euclidean": "FRO", "fro": "FRO"}


def norm(x, ord, axis, keepdims):
    """Returns norms: of vectors along an axis, of matrices along a pair of them, or of all elements as one vector. Euclidean ones have
    the dtype of x, also where that is complex."""
    x = _tensor(x)
    is_of_matrices = isinstance(axis, (list, tuple)) and len(axis) == 2
    if is_of_matrices:
        if ord not in _MATRIX_NORMS:
            raise ValueError(f"'ord' must be a supported matrix norm in ['euclidean', 'fro', 1, 2, inf], got {ord}")
        axes = [a + x.ndim if a < 0 else a for a in axis]
        if ord in ("euclidean", "fro"):
            return _op("cast")(_op("vector_norm")(x, axes, keepdims=bool(keepdims)), x.dtype)
        if not all(0 <= a < x.ndim for a in axes) or axes[0] == axes[1]:
            raise ValueError(f"'axis' must be None, an integer, or a tuple of 2 unique integers, got {axis}")
        rest = [a for a in range(x.ndim) if a not in axes]
        y = _op("matrix_norm")(_op("permute_dims")(x, rest + axes), order=_MATRIX_NORMS[ord])
        return _op("expand_dims")(_op("expand_dims")(y, min(axes)), max(axes)) if keepdims else y
    if isinstance(axis, (list, tuple)) and len(axis) != 1:
        raise ValueError(f"'axis' must be None, an integer, or a tuple of 2 unique integers, got {axis}")
    p = {"euclidean": 2.0, "inf": math.inf}.get(ord, ord)
    if not isinstance(p, (int, float)) or p <= 0:
        raise ValueError(f"'ord' must be a supported vector norm in ['euclidean', 1, 2, inf] or a positive number, got {ord!r}")
    y = _op("vector_norm")(x, axis, keepdims=bool(keepdims), ord=float(p))
    return _op("cast")(y, x.dtype) if p == 2 else y


def normalize(x, ord, axis):
    """Returns x over its norm, and the norm."""
    length = norm(x, ord, axis, True)
    x = _tensor(x)
    return x / _op("cast")(length, x.dtype), length


def tensordot(a, b, axes):
    """Returns sums of products. axes: a number, or a pair: of axes of a, and of axes of b, each one or a list."""
    if isinstance(axes, int):
        return _op("tensordot")(a, b, [axes])
    axes = axes.tolist() if hasattr(axes, "tolist") else axes
    if isinstance(axes, int):
        return _op("tensordot")(a, b, [axes])
    if len(axes) != 2:
        raise ValueError(f"`axes` must be an integer or have length 2. Received {axes}.")
    of_a, of_b = (list(one) if hasattr(one, "__iter__") else [one] for one in axes)
    if len(of_a) != len(of_b):
        raise ValueError(f"Different number of contraction axes `a` and `b`, {len(of_a)} != {len(of_b)}.")
    if not of_a:
        return _op("tensordot")(a, b, [0])
    return _op("tensordot")(a, b, [*of_a, *of_b])


# ---- Diagonals and bands

def band_part(x, num_lower, num_upper):
    """Returns matrices with zeros beyond some diagonals; a negative number keeps all."""
    num_lower, num_upper = int(num_lower), int(num_upper)
    if num_upper >= 0:
        x = _op("tril")(x, num_upper)
    return _op("triu")(x, -num_lower) if num_lower >= 0 else _op("copy")(x) if num_upper < 0 else x


_ALIGNS = ("RIGHT_LEFT", "LEFT_RIGHT", "LEFT_LEFT", "RIGHT_RIGHT")


class _Band:
    """The places of diagonals k[0] to k[1] of matrices, in the matrices and in what diag() takes."""

    def __init__(self, rows, columns, low, high, align):
        import numpy

        if align not in _ALIGNS:
            raise eager.errors.InvalidArgumentError(f"Value for attr 'align' of \"{align}\" is not in the list of allowed values: "
                                                    f"{', '.join(map(repr, _ALIGNS))}")
        if not all(-rows < k < columns or k == 0 for k in (low, high)):
            raise eager.errors.InvalidArgumentError(f"diagonals {low} to {high} are not all within a matrix of {rows} rows and {columns} "
                                                    "columns")
        lengths = {k: min(rows, columns - k, rows + k, columns) for k in range(low, high + 1)}
        self.length, self.count = max(lengths.values()), high - low + 1
        of_upper, of_lower = align.split("_")
        i, j = numpy.indices((rows, columns))
        self.is_within = (low <= j - i) & (j - i <= high)
        self.places = numpy.zeros((rows, columns), "int64")  # of each element of a matrix, among the numbers of the diagonals
        self.sources = numpy.full((self.count, self.length), -1)  # of each number of a diagonal, among the elements; -1: there is none
        for k, length in lengths.items():
            is_right = k > 0 and of_upper == "RIGHT" or k < 0 and of_lower == "RIGHT" or k == 0 and "RIGHT" in align
            first = self.length - length if is_right else 0
            steps = numpy.arange(length)
            at = steps - min(k, 0), steps + max(k, 0)
            self.places[at] = (high - k) * self.length + first + steps
            self.sources[high - k, first:first + length] = at[0] * columns + at[1]


def _range(k):
    """Returns the lowest and the highest diagonal of k, a number or a pair."""
    k = k.tolist() if hasattr(k, "tolist") else k
    low, high = (k, k) if isinstance(k, int) else k if len(k) == 2 else (k[0], k[0])
    if low > high:
        raise eager.errors.InvalidArgumentError(f"lower_diag_index must not be larger than upper_diag_index: {low} > {high}")
    return int(low), int(high)


def diag(diagonal, k, num_rows, num_cols, padding_value, align):
    """Returns matrices with diagonals k, and padding_value elsewhere."""
    diagonal, (low, high) = _tensor(diagonal), _range(k)
    if (num_rows, num_cols) == (-1, -1) and low == high and isinstance(padding_value, (int, float)) and padding_value == 0:
        return _op("matrix_diag")(diagonal, low)
    is_one = low == high
    length = diagonal.shape[-1]
    rows, columns = length - min(high, 0), length + max(low, 0)
    if num_rows == num_cols == -1:
        num_rows = num_cols = max(rows, columns)
    num_rows, num_cols = (rows if num_rows == -1 else int(num_rows)), (columns if num_cols == -1 else int(num_cols))
    return _with_diagonals(diagonal, is_one, _Band(num_rows, num_cols, low, high, align), padding_value)


def _with_diagonals(diagonal, is_one, band, others):
    """Returns matrices that have diagonals, and elsewhere the elements of others."""
    outer = diagonal._dims[:-1] if is_one else diagonal._dims[:-2]
    if diagonal.shape[-1] != band.length or not is_one and diagonal.shape[-2] != band.count:
        raise eager.errors.InvalidArgumentError(f"the diagonals must be of {band.length} elements" + ("" if is_one else f", {band.count} "
                                                f"of them") + f", but their shape is {list(diagonal._dims)}")
    flat = diagonal if is_one else _merged(diagonal, outer, band.count * band.length)
    if band.count * band.length == 0:
        return _op("broadcast_to")(_op("cast")(others, diagonal.dtype), [*outer, *band.places.shape])
    placed = _op("gather")(flat, _core.to_tensor(band.places), flat.ndim - 1)
    return _op("where")(_core.to_tensor(band.is_within), placed, _op("cast")(others, diagonal.dtype))


def _merged(x, outer, size):
    """Returns x with its last two axes as one, of this size."""
    unknown = sum(type(d) is not int for d in outer)
    if unknown > 1:
        return _op("reshape")(x, _op("concat")([eager.shape(x)[:-2], _core.to_tensor([size], "int32")], 0))
    return _op("reshape")(x, [*(d if type(d) is int else -1 for d in outer), size])


def diag_part(x, k, padding_value, align):
    """Returns the diagonals k of matrices: of several a row each, in which padding_value stands beside the shorter ones."""
    x, (low, high) = _tensor(x), _range(k)
    if low == high:
        return _op("diagonal")(x, low)
    rows, columns = x.shape[-2:]
    band = _Band(rows, columns, low, high, align)
    found = _op("gather")(_merged(x, x._dims[:-2], rows * columns), _core.to_tensor(band.sources.clip(0)), x.ndim - 2)
    return _op("where")(_core.to_tensor(band.sources >= 0), found, _op("cast")(padding_value, x.dtype))


def set_diag(x, diagonal, k, align):
    """Returns matrices with other numbers on the diagonals k."""
    x, diagonal, (low, high) = _tensor(x), _tensor(diagonal), _range(k)
    if low == high:
        return _op("set_diag")(x, diagonal, low)
    return _with_diagonals(_op("cast")(diagonal, x.dtype), False, _Band(*x.shape[-2:], low, high, align), x)


def tensor_diag(diagonal):
    """Returns a tensor of twice the rank, whose elements are zero but where both halves of an index are the same."""
    diagonal = _tensor(diagonal)
    return _op("reshape")(_op("matrix_diag")(_op("reshape")(diagonal, [-1])), [*diagonal.shape, *diagonal.shape])


def tensor_diag_part(x):
    """Returns the elements where both halves of an index are the same."""
    x = _tensor(x)
    half, dims = x.ndim // 2, list(x.shape)
    if x.ndim % 2 or not x.ndim:
        raise eager.errors.InvalidArgumentError(f"The rank of the tensor should be even and positive, got shape {dims}")
    if dims[:half] != dims[half:]:
        raise eager.errors.InvalidArgumentError(f"Invalid shape {dims}: dimensions i and i + {half} do not match.")
    size = math.prod(dims[:half])
    return _op("reshape")(_op("diagonal")(_op("reshape")(x, [size, size])), dims[:half])
