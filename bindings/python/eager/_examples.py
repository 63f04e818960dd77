"""A runnable example of every public op, for its docstring: doctests, with ``import eager`` done."""

EXAMPLES = {
    "abs": """\
>>> print(eager.abs([-1.5, 2.0]))
eager.Tensor([1.5 2. ], shape=(2,), dtype=float32)""",
    "acos": """\
>>> print(eager.acos([1.0, 0.0]))
eager.Tensor([0.        1.5707964], shape=(2,), dtype=float32)""",
    "acosh": """\
>>> print(eager.acosh([1.0, 2.0]))
eager.Tensor([0.       1.316958], shape=(2,), dtype=float32)""",
    "add": """\
>>> print(eager.add([1.0, 2.0], [10.0, 20.0]))
eager.Tensor([11. 22.], shape=(2,), dtype=float32)""",
    "all": """\
>>> print(eager.all([[True, False], [True, True]], axis=1))
eager.Tensor([False  True], shape=(2,), dtype=bool)""",
    "any": """\
>>> print(eager.any([[True, False], [False, False]], axis=1))
eager.Tensor([ True False], shape=(2,), dtype=bool)""",
    "arange": """\
>>> print(eager.raw_ops.arange(1, 10, 3))
eager.Tensor([1 4 7], shape=(3,), dtype=int64)""",
    "argmax": """\
>>> print(eager.argmax([[1, 9, 3], [7, 5, 6]], axis=1))
eager.Tensor([1 0], shape=(2,), dtype=int64)""",
    "argmin": """\
>>> print(eager.argmin([[1, 9, 3], [7, 5, 6]], axis=1))
eager.Tensor([0 1], shape=(2,), dtype=int64)""",
    "asin": """\
>>> print(eager.asin([0.0, 1.0]))
eager.Tensor([0.        1.5707964], shape=(2,), dtype=float32)""",
    "asinh": """\
>>> print(eager.asinh([0.0, 1.0]))
eager.Tensor([0.        0.8813736], shape=(2,), dtype=float32)""",
    "atan": """\
>>> print(eager.atan([0.0, 1.0]))
eager.Tensor([0.        0.7853981], shape=(2,), dtype=float32)""",
    "atan2": """\
>>> print(eager.atan2([1.0, -1.0], [1.0, 0.0]))
eager.Tensor([ 0.7853982 -1.5707964], shape=(2,), dtype=float32)""",
    "atanh": """\
>>> print(eager.atanh([0.0, 0.5]))
eager.Tensor([0.         0.54930615], shape=(2,), dtype=float32)""",
    "avg_pool2d": """\
>>> x = eager.reshape(eager.arange(16, dtype=eager.float32), [1, 4, 4, 1])
>>> print(eager.avg_pool2d(x, ksize=[2, 2])[0, :, :, 0])
eager.Tensor(
[[ 2.5  4.5]
 [10.5 12.5]], shape=(2, 2), dtype=float32)""",
    "bias_add": """\
>>> print(eager.bias_add([[1.0, 2.0], [3.0, 4.0]], [10.0, 20.0]))
eager.Tensor(
[[11. 22.]
 [13. 24.]], shape=(2, 2), dtype=float32)""",
    "bitcast": """\
>>> print(eager.bitcast([1.0, -2.0], dtype=eager.uint32))
eager.Tensor([1065353216 3221225472], shape=(2,), dtype=uint32)""",
    "bitwise_and": """\
>>> print(eager.bitwise_and([12, 10], [10, 3]))
eager.Tensor([8 2], shape=(2,), dtype=int32)""",
    "bitwise_invert": """\
>>> print(eager.bitwise_invert([0, 5]))
eager.Tensor([-1 -6], shape=(2,), dtype=int32)""",
    "bitwise_left_shift": """\
>>> print(eager.bitwise_left_shift([1, 3], [4, 1]))
eager.Tensor([16  6], shape=(2,), dtype=int32)""",
    "bitwise_or": """\
>>> print(eager.bitwise_or([12, 10], [10, 3]))
eager.Tensor([14 11], shape=(2,), dtype=int32)""",
    "bitwise_right_shift": """\
>>> print(eager.bitwise_right_shift([16, -3], [2, 1]))
eager.Tensor([ 4 -2], shape=(2,), dtype=int32)""",
    "bitwise_xor": """\
>>> print(eager.bitwise_xor([12, 10], [10, 3]))
eager.Tensor([6 9], shape=(2,), dtype=int32)""",
    "broadcast_like": """\
>>> print(eager.broadcast_like([1, 2], [[0, 0], [0, 0]]))
eager.Tensor(
[[1 2]
 [1 2]], shape=(2, 2), dtype=int32)""",
    "broadcast_to": """\
>>> print(eager.broadcast_to([1, 2], [2, 2]))
eager.Tensor(
[[1 2]
 [1 2]], shape=(2, 2), dtype=int32)""",
    "cast": """\
>>> print(eager.cast([1.7, -1.7], eager.int32))
eager.Tensor([ 1 -1], shape=(2,), dtype=int32)""",
    "ceil": """\
>>> print(eager.ceil([1.2, -1.2]))
eager.Tensor([ 2. -1.], shape=(2,), dtype=float32)""",
    "clip": """\
>>> print(eager.clip([-5.0, 0.5, 5.0], -1.0, 1.0))
eager.Tensor([-1.   0.5  1. ], shape=(3,), dtype=float32)""",
    "clip_by_global_norm": """\
>>> clipped, norm = eager.clip_by_global_norm([[3.0], [4.0]], clip_norm=1.0)
>>> print(clipped[1], norm)
eager.Tensor([0.8], shape=(1,), dtype=float32) eager.Tensor(5.0, shape=(), dtype=float32)""",
    "clip_by_norm": """\
>>> print(eager.clip_by_norm([3.0, 4.0], clip_norm=1.0))
eager.Tensor([0.6 0.8], shape=(2,), dtype=float32)""",
    "complex": """\
>>> print(eager.complex([1.0, 2.0], [3.0, -4.0]))
eager.Tensor([1.+3.j 2.-4.j], shape=(2,), dtype=complex64)""",
    "concat": """\
>>> print(eager.raw_ops.concat([[[1, 2]], [[3, 4], [5, 6]]], axis=0))
eager.Tensor(
[[1 2]
 [3 4]
 [5 6]], shape=(3, 2), dtype=int32)""",
    "conj": """\
>>> print(eager.conj([1 + 2j, 3 - 4j]))
eager.Tensor([1.-2.j 3.+4.j], shape=(2,), dtype=complex64)""",
    "conv2d": """\
>>> x = eager.reshape(eager.arange(9, dtype=eager.float32), [1, 3, 3, 1])
>>> print(eager.conv2d(x, eager.fill([2, 2, 1, 1], 1.0))[0, :, :, 0])
eager.Tensor(
[[ 8. 12.]
 [20. 24.]], shape=(2, 2), dtype=float32)""",
    "copy": """\
>>> print(eager.copy([1, 2]))
eager.Tensor([1 2], shape=(2,), dtype=int32)""",
    "copysign": """\
>>> print(eager.copysign([1.0, -2.0], [-0.0, 3.0]))
eager.Tensor([-1.  2.], shape=(2,), dtype=float32)""",
    "cos": """\
>>> print(eager.cos([0.5, 1.0]))
eager.Tensor([0.87758255 0.5403023 ], shape=(2,), dtype=float32)""",
    "cosh": """\
>>> print(eager.cosh([0.0, 1.0]))
eager.Tensor([1.        1.5430806], shape=(2,), dtype=float32)""",
    "count_nonzero": """\
>>> print(eager.count_nonzero([[1, 0, 2], [0, 0, 3]], axis=1))
eager.Tensor([2 1], shape=(2,), dtype=int64)""",
    "diag": """\
>>> print(eager.diag([1, 2]))
eager.Tensor(
[[1 0]
 [0 2]], shape=(2, 2), dtype=int32)
>>> print(eager.diag([[1, 2], [3, 4]], k=1))
eager.Tensor([2], shape=(1,), dtype=int32)""",
    "digamma": """\
>>> print(eager.digamma([1.0, 2.0]))
eager.Tensor([-0.5772157   0.42278433], shape=(2,), dtype=float32)""",
    "divide": """\
>>> print(eager.divide([1, 2], [4, 4]))
eager.Tensor([0.25 0.5 ], shape=(2,), dtype=float32)""",
    "dropout": """\
>>> print(eager.dropout([1.0, 2.0, 3.0, 4.0], rate=0.5, seed=7))
eager.Tensor([0. 0. 6. 8.], shape=(4,), dtype=float32)""",
    "elu": """\
>>> print(eager.elu([-1.0, 2.0], alpha=1.0))
eager.Tensor([-0.63212055  2.        ], shape=(2,), dtype=float32)""",
    "equal": """\
>>> print(eager.equal([1, 2], [1, 3]))
eager.Tensor([ True False], shape=(2,), dtype=bool)""",
    "erf": """\
>>> print(eager.erf([0.0, 1.0]))
eager.Tensor([0.         0.84270084], shape=(2,), dtype=float32)""",
    "erfc": """\
>>> print(eager.erfc([0.0, 1.0]))
eager.Tensor([1.         0.15729922], shape=(2,), dtype=float32)""",
    "exp": """\
>>> print(eager.exp([0.0, 1.0]))
eager.Tensor([1.        2.7182817], shape=(2,), dtype=float32)""",
    "exp2": """\
>>> print(eager.exp2([3.0, -1.0]))
eager.Tensor([8.  0.5], shape=(2,), dtype=float32)""",
    "expand_dims": """\
>>> print(eager.expand_dims([1, 2], axis=0))
eager.Tensor([[1 2]], shape=(1, 2), dtype=int32)""",
    "expm1": """\
>>> print(eager.expm1([0.0, 1.0]))
eager.Tensor([0.        1.7182817], shape=(2,), dtype=float32)""",
    "eye": """\
>>> print(eager.raw_ops.eye(2, 3))
eager.Tensor(
[[1. 0. 0.]
 [0. 1. 0.]], shape=(2, 3), dtype=float32)""",
    "fill": """\
>>> print(eager.fill([2, 2], 7))
eager.Tensor(
[[7 7]
 [7 7]], shape=(2, 2), dtype=int32)""",
    "flip": """\
>>> print(eager.flip([[1, 2], [3, 4]], axis=1))
eager.Tensor(
[[2 1]
 [4 3]], shape=(2, 2), dtype=int32)""",
    "floor": """\
>>> print(eager.floor([1.8, -1.2]))
eager.Tensor([ 1. -2.], shape=(2,), dtype=float32)""",
    "floor_divide": """\
>>> print(eager.floor_divide([7, -7], [2, 2]))
eager.Tensor([ 3 -4], shape=(2,), dtype=int32)""",
    "gather": """\
>>> print(eager.gather([10, 20, 30], [2, 0]))
eager.Tensor([30 10], shape=(2,), dtype=int32)""",
    "gather_nd": """\
>>> print(eager.gather_nd([[1, 2], [3, 4]], [[0, 1], [1, 0]]))
eager.Tensor([2 3], shape=(2,), dtype=int32)""",
    "gelu": """\
>>> print(eager.gelu([-1.0, 2.0]))
eager.Tensor([-0.15865526  1.9544997 ], shape=(2,), dtype=float32)""",
    "global_norm": """\
>>> print(eager.global_norm([[3.0], [4.0]]))
eager.Tensor(5.0, shape=(), dtype=float32)""",
    "greater": """\
>>> print(eager.greater([1, 2, 3], 2))
eager.Tensor([False False  True], shape=(3,), dtype=bool)""",
    "greater_equal": """\
>>> print(eager.greater_equal([1, 2, 3], 2))
eager.Tensor([False  True  True], shape=(3,), dtype=bool)""",
    "hypot": """\
>>> print(eager.hypot([3.0, 5.0], [4.0, 12.0]))
eager.Tensor([ 5. 13.], shape=(2,), dtype=float32)""",
    "identity": """\
>>> print(eager.identity([1, 2]))
eager.Tensor([1 2], shape=(2,), dtype=int32)""",
    "imag": """\
>>> print(eager.imag([1 + 2j, 3 - 4j]))
eager.Tensor([ 2. -4.], shape=(2,), dtype=float32)""",
    "isfinite": """\
>>> print(eager.isfinite([1.0, float("inf"), float("nan")]))
eager.Tensor([ True False False], shape=(3,), dtype=bool)""",
    "isinf": """\
>>> print(eager.isinf([1.0, float("inf"), float("nan")]))
eager.Tensor([False  True False], shape=(3,), dtype=bool)""",
    "isnan": """\
>>> print(eager.isnan([1.0, float("inf"), float("nan")]))
eager.Tensor([False False  True], shape=(3,), dtype=bool)""",
    "l2_loss": """\
>>> print(eager.l2_loss([3.0, 4.0]))
eager.Tensor(12.5, shape=(), dtype=float32)""",
    "leaky_relu": """\
>>> print(eager.leaky_relu([-1.0, 2.0], alpha=0.2))
eager.Tensor([-0.2  2. ], shape=(2,), dtype=float32)""",
    "less": """\
>>> print(eager.less([1, 2, 3], 2))
eager.Tensor([ True False False], shape=(3,), dtype=bool)""",
    "less_equal": """\
>>> print(eager.less_equal([1, 2, 3], 2))
eager.Tensor([ True  True False], shape=(3,), dtype=bool)""",
    "lgamma": """\
>>> print(eager.lgamma([1.0, 4.0]))
eager.Tensor([0.        1.7917595], shape=(2,), dtype=float32)""",
    "linspace": """\
>>> print(eager.linspace(0, 1, 5))
eager.Tensor([0.   0.25 0.5  0.75 1.  ], shape=(5,), dtype=float32)""",
    "log": """\
>>> print(eager.log([1.0, 2.0]))
eager.Tensor([0.        0.6931472], shape=(2,), dtype=float32)""",
    "log10": """\
>>> print(eager.log10([1.0, 1000.0]))
eager.Tensor([0. 3.], shape=(2,), dtype=float32)""",
    "log1p": """\
>>> print(eager.log1p([0.0, 1.0]))
eager.Tensor([0.        0.6931472], shape=(2,), dtype=float32)""",
    "log2": """\
>>> print(eager.log2([1.0, 8.0]))
eager.Tensor([0. 3.], shape=(2,), dtype=float32)""",
    "log_softmax": """\
>>> print(eager.log_softmax([[1.0, 1.0], [0.0, 2.0]]))
eager.Tensor(
[[-0.6931472 -0.6931472]
 [-2.126928  -0.126928 ]], shape=(2, 2), dtype=float32)""",
    "logaddexp": """\
>>> print(eager.logaddexp([0.0, 1.0], [0.0, 2.0]))
eager.Tensor([0.6931472 2.3132617], shape=(2,), dtype=float32)""",
    "logical_and": """\
>>> print(eager.logical_and([True, True], [True, False]))
eager.Tensor([ True False], shape=(2,), dtype=bool)""",
    "logical_not": """\
>>> print(eager.logical_not([True, False]))
eager.Tensor([False  True], shape=(2,), dtype=bool)""",
    "logical_or": """\
>>> print(eager.logical_or([True, False], [False, False]))
eager.Tensor([ True False], shape=(2,), dtype=bool)""",
    "logical_xor": """\
>>> print(eager.logical_xor([True, True], [True, False]))
eager.Tensor([False  True], shape=(2,), dtype=bool)""",
    "logsumexp": """\
>>> print(eager.logsumexp([[0.0, 0.0], [1.0, 2.0]], axis=1))
eager.Tensor([0.6931472 2.3132617], shape=(2,), dtype=float32)""",
    "matmul": """\
>>> print(eager.matmul([[1.0, 2.0], [3.0, 4.0]], [[1.0, 0.0], [1.0, 1.0]]))
eager.Tensor(
[[3. 2.]
 [7. 4.]], shape=(2, 2), dtype=float32)""",
    "max": """\
>>> print(eager.max([[1, 9], [7, 5]], axis=1))
eager.Tensor([9 7], shape=(2,), dtype=int32)""",
    "max_pool2d": """\
>>> x = eager.reshape(eager.arange(16, dtype=eager.float32), [1, 4, 4, 1])
>>> print(eager.max_pool2d(x, ksize=[2, 2])[0, :, :, 0])
eager.Tensor(
[[ 5.  7.]
 [13. 15.]], shape=(2, 2), dtype=float32)""",
    "maximum": """\
>>> print(eager.maximum([1, 5], [3, 2]))
eager.Tensor([3 5], shape=(2,), dtype=int32)""",
    "mean": """\
>>> print(eager.mean([[1.0, 2.0], [3.0, 4.0]], axis=0))
eager.Tensor([2. 3.], shape=(2,), dtype=float32)""",
    "min": """\
>>> print(eager.min([[1, 9], [7, 5]], axis=1))
eager.Tensor([1 5], shape=(2,), dtype=int32)""",
    "minimum": """\
>>> print(eager.minimum([1, 5], [3, 2]))
eager.Tensor([1 2], shape=(2,), dtype=int32)""",
    "multiply": """\
>>> print(eager.multiply([1.0, 2.0], [10.0, 20.0]))
eager.Tensor([10. 40.], shape=(2,), dtype=float32)""",
    "negative": """\
>>> print(eager.negative([1, -2]))
eager.Tensor([-1  2], shape=(2,), dtype=int32)""",
    "nextafter": """\
>>> print(eager.nextafter([1.0], 2.0))
eager.Tensor([1.0000001], shape=(1,), dtype=float32)""",
    "not_equal": """\
>>> print(eager.not_equal([1, 2], [1, 3]))
eager.Tensor([False  True], shape=(2,), dtype=bool)""",
    "one_hot": """\
>>> print(eager.one_hot([0, 2], depth=3))
eager.Tensor(
[[1. 0. 0.]
 [0. 0. 1.]], shape=(2, 3), dtype=float32)""",
    "ones_like": """\
>>> print(eager.ones_like([[1, 2], [3, 4]]))
eager.Tensor(
[[1 1]
 [1 1]], shape=(2, 2), dtype=int32)""",
    "pad": """\
>>> print(eager.pad([1, 2, 3], [[1, 2]]))
eager.Tensor([0 1 2 3 0 0], shape=(6,), dtype=int32)""",
    "permute_dims": """\
>>> print(eager.permute_dims([[1, 2], [3, 4]], [1, 0]))
eager.Tensor(
[[1 3]
 [2 4]], shape=(2, 2), dtype=int32)""",
    "polygamma": """\
>>> print(eager.polygamma(1.0, [1.0, 2.0]))
eager.Tensor([1.644934   0.64493406], shape=(2,), dtype=float32)""",
    "pow": """\
>>> print(eager.pow([2.0, 3.0], 2.0))
eager.Tensor([4. 9.], shape=(2,), dtype=float32)""",
    "prod": """\
>>> print(eager.prod([[1.0, 2.0], [3.0, 4.0]], axis=1))
eager.Tensor([ 2. 12.], shape=(2,), dtype=float32)""",
    "random_bernoulli": """\
>>> print(eager.random_bernoulli([0.0, 1.0], seed=7))
eager.Tensor([False  True], shape=(2,), dtype=bool)""",
    "random_categorical": """\
>>> print(eager.random_categorical([[0.0, 100.0]], num_samples=3, seed=7))
eager.Tensor([[1 1 1]], shape=(1, 3), dtype=int64)""",
    "random_normal": """\
>>> print(eager.random_normal([2], mean=10.0, seed=7))
eager.Tensor([10.000292  9.695153], shape=(2,), dtype=float32)""",
    "random_permutation": """\
>>> print(eager.random_permutation(4, seed=7))
eager.Tensor([1 0 2 3], shape=(4,), dtype=int64)""",
    "random_truncated_normal": """\
>>> print(eager.max(eager.abs(eager.random_truncated_normal([1000], seed=7))) <= 2.0)
eager.Tensor(True, shape=(), dtype=bool)""",
    "random_uniform": """\
>>> print(eager.random_uniform([3], minval=-1.0, maxval=1.0, seed=7))
eager.Tensor([ 0.90919423  0.50030434 -0.7716453 ], shape=(3,), dtype=float32)""",
    "real": """\
>>> print(eager.real([1 + 2j, 3 - 4j]))
eager.Tensor([1. 3.], shape=(2,), dtype=float32)""",
    "reciprocal": """\
>>> print(eager.reciprocal([2.0, 4.0]))
eager.Tensor([0.5  0.25], shape=(2,), dtype=float32)""",
    "relu": """\
>>> print(eager.relu([-1.0, 2.0]))
eager.Tensor([0. 2.], shape=(2,), dtype=float32)""",
    "relu6": """\
>>> print(eager.relu6([-1.0, 2.0, 8.0]))
eager.Tensor([0. 2. 6.], shape=(3,), dtype=float32)""",
    "remainder": """\
>>> print(eager.remainder([7, -7], [3, 3]))
eager.Tensor([1 2], shape=(2,), dtype=int32)""",
    "repeat": """\
>>> print(eager.raw_ops.repeat([1, 2], 2, axis=0))
eager.Tensor([1 1 2 2], shape=(4,), dtype=int32)""",
    "reshape": """\
>>> print(eager.reshape([1, 2, 3, 4], [2, -1]))
eager.Tensor(
[[1 2]
 [3 4]], shape=(2, 2), dtype=int32)""",
    "reshape_like": """\
>>> print(eager.reshape_like([1, 2, 3, 4], [[0, 0], [0, 0]]))
eager.Tensor(
[[1 2]
 [3 4]], shape=(2, 2), dtype=int32)""",
    "roll": """\
>>> print(eager.roll([1, 2, 3], 1, axis=0))
eager.Tensor([3 1 2], shape=(3,), dtype=int32)""",
    "round": """\
>>> print(eager.round([0.5, 1.5, 2.6]))
eager.Tensor([0. 2. 3.], shape=(3,), dtype=float32)""",
    "rsqrt": """\
>>> print(eager.rsqrt([4.0, 16.0]))
eager.Tensor([0.5  0.25], shape=(2,), dtype=float32)""",
    "scatter_nd": """\
>>> print(eager.scatter_nd([[0], [2], [0]], [1, 2, 3], [4]))
eager.Tensor([4 0 2 0], shape=(4,), dtype=int32)""",
    "selu": """\
>>> print(eager.selu([-1.0, 2.0]))
eager.Tensor([-1.1113307  2.101402 ], shape=(2,), dtype=float32)""",
    "sigmoid": """\
>>> print(eager.sigmoid([0.0, 2.0]))
eager.Tensor([0.5      0.880797], shape=(2,), dtype=float32)""",
    "sigmoid_cross_entropy_with_logits": """\
>>> print(eager.sigmoid_cross_entropy_with_logits(logits=[0.0, 2.0], labels=[1.0, 0.0]))
eager.Tensor([0.6931472 2.126928 ], shape=(2,), dtype=float32)""",
    "sign": """\
>>> print(eager.sign([-2.0, 0.0, 3.0]))
eager.Tensor([-1.  0.  1.], shape=(3,), dtype=float32)""",
    "signbit": """\
>>> print(eager.signbit([-1.0, -0.0, 0.0]))
eager.Tensor([ True  True False], shape=(3,), dtype=bool)""",
    "silu": """\
>>> print(eager.silu([0.0, 2.0]))
eager.Tensor([0.       1.761594], shape=(2,), dtype=float32)""",
    "sin": """\
>>> print(eager.sin([0.0, 1.0]))
eager.Tensor([0.         0.84147096], shape=(2,), dtype=float32)""",
    "sinh": """\
>>> print(eager.sinh([0.0, 1.0]))
eager.Tensor([0.        1.1752012], shape=(2,), dtype=float32)""",
    "slice": """\
>>> print(eager.slice([[1, 2, 3], [4, 5, 6]], [0, 1], [2, -1]))
eager.Tensor(
[[2 3]
 [5 6]], shape=(2, 2), dtype=int32)""",
    "softmax": """\
>>> print(eager.softmax([[1.0, 1.0], [0.0, 2.0]]))
eager.Tensor(
[[0.5        0.5       ]
 [0.11920291 0.880797  ]], shape=(2, 2), dtype=float32)""",
    "softmax_cross_entropy_with_logits": """\
>>> print(eager.softmax_cross_entropy_with_logits(logits=[[1.0, 1.0]], labels=[[0.0, 1.0]]))
eager.Tensor([0.6931472], shape=(1,), dtype=float32)""",
    "softplus": """\
>>> print(eager.softplus([0.0, 2.0]))
eager.Tensor([0.6931472 2.126928 ], shape=(2,), dtype=float32)""",
    "softsign": """\
>>> print(eager.softsign([-1.0, 3.0]))
eager.Tensor([-0.5   0.75], shape=(2,), dtype=float32)""",
    "sparse_softmax_cross_entropy_with_logits": """\
>>> print(eager.sparse_softmax_cross_entropy_with_logits(logits=[[1.0, 1.0]], labels=[1]))
eager.Tensor([0.6931472], shape=(1,), dtype=float32)""",
    "split": """\
>>> a, b = eager.split([1, 2, 3, 4], 2)
>>> print(a, b)
eager.Tensor([1 2], shape=(2,), dtype=int32) eager.Tensor([3 4], shape=(2,), dtype=int32)""",
    "sqrt": """\
>>> print(eager.sqrt([4.0, 2.0]))
eager.Tensor([2.        1.4142135], shape=(2,), dtype=float32)""",
    "square": """\
>>> print(eager.square([3.0, -2.0]))
eager.Tensor([9. 4.], shape=(2,), dtype=float32)""",
    "squared_difference": """\
>>> print(eager.squared_difference([1.0, 5.0], [3.0, 2.0]))
eager.Tensor([4. 9.], shape=(2,), dtype=float32)""",
    "squeeze": """\
>>> print(eager.squeeze([[[1, 2]]], axis=0))
eager.Tensor([[1 2]], shape=(1, 2), dtype=int32)""",
    "stack": """\
>>> print(eager.stack([[1, 2], [3, 4]], axis=1))
eager.Tensor(
[[1 3]
 [2 4]], shape=(2, 2), dtype=int32)""",
    "stop_gradient": """\
>>> print(eager.stop_gradient([1.0, 2.0]))
eager.Tensor([1. 2.], shape=(2,), dtype=float32)""",
    "strided_slice": """\
>>> print(eager.strided_slice([1, 2, 3, 4, 5], [0], [5], [2]))
eager.Tensor([1 3 5], shape=(3,), dtype=int32)""",
    "subtract": """\
>>> print(eager.subtract([1.0, 2.0], [10.0, 20.0]))
eager.Tensor([ -9. -18.], shape=(2,), dtype=float32)""",
    "sum": """\
>>> print(eager.sum([[1.0, 2.0], [3.0, 4.0]], axis=0))
eager.Tensor([4. 6.], shape=(2,), dtype=float32)""",
    "sum_like": """\
>>> print(eager.sum_like([[1, 2], [3, 4]], [0, 0]))
eager.Tensor([4 6], shape=(2,), dtype=int32)""",
    "take_along_axis": """\
>>> print(eager.take_along_axis([[1, 2], [3, 4]], [[1], [0]], axis=1))
eager.Tensor(
[[2]
 [3]], shape=(2, 1), dtype=int32)""",
    "tan": """\
>>> print(eager.tan([0.0, 1.0]))
eager.Tensor([0.        1.5574077], shape=(2,), dtype=float32)""",
    "tanh": """\
>>> print(eager.tanh([0.0, 1.0]))
eager.Tensor([0.         0.76159424], shape=(2,), dtype=float32)""",
    "tensor_scatter_nd_add": """\
>>> print(eager.tensor_scatter_nd_add([1, 2, 3], [[0], [2]], [10, 20]))
eager.Tensor([11  2 23], shape=(3,), dtype=int32)""",
    "tensor_scatter_nd_max": """\
>>> print(eager.tensor_scatter_nd_max([1, 2, 3], [[0], [2]], [10, 0]))
eager.Tensor([10  2  3], shape=(3,), dtype=int32)""",
    "tensor_scatter_nd_min": """\
>>> print(eager.tensor_scatter_nd_min([1, 2, 3], [[0], [2]], [10, 0]))
eager.Tensor([1 2 0], shape=(3,), dtype=int32)""",
    "tensor_scatter_nd_update": """\
>>> print(eager.tensor_scatter_nd_update([1, 2, 3], [[0], [2]], [10, 20]))
eager.Tensor([10  2 20], shape=(3,), dtype=int32)""",
    "tile": """\
>>> print(eager.tile([1, 2], [2]))
eager.Tensor([1 2 1 2], shape=(4,), dtype=int32)""",
    "tril": """\
>>> print(eager.tril([[1, 2], [3, 4]]))
eager.Tensor(
[[1 0]
 [3 4]], shape=(2, 2), dtype=int32)""",
    "triu": """\
>>> print(eager.triu([[1, 2], [3, 4]]))
eager.Tensor(
[[1 2]
 [0 4]], shape=(2, 2), dtype=int32)""",
    "trunc": """\
>>> print(eager.trunc([1.7, -1.7]))
eager.Tensor([ 1. -1.], shape=(2,), dtype=float32)""",
    "unstack": """\
>>> a, b = eager.unstack([[1, 2], [3, 4]])
>>> print(a, b)
eager.Tensor([1 2], shape=(2,), dtype=int32) eager.Tensor([3 4], shape=(2,), dtype=int32)""",
    "where": """\
>>> print(eager.where([True, False], [1, 2], [3, 4]))
eager.Tensor([1 4], shape=(2,), dtype=int32)""",
    "zeros_like": """\
>>> print(eager.zeros_like([[1, 2], [3, 4]]))
eager.Tensor(
[[0 0]
 [0 0]], shape=(2, 2), dtype=int32)""",
}
