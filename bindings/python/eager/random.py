"""Random numbers. The same seed gives the same numbers on every device and in every language of the library.

>>> import eager
>>> eager.random.set_seed(7)
>>> x = eager.random.normal([3])
>>> eager.random.set_seed(7)
>>> bool(eager.all(eager.random.normal([3]) == x))
True

Each thread, and each ``contextvars.Context`` (an asyncio task), draws from a stream of its own, which follows from the seed and
from how many streams there were before. The functions' parameters `seed` and `key` are for a single call: None draws from the stream;
with an int as seed, or a tensor of two integers as key, the same call gives the same numbers. A traced function may be given keys.
"""
import operator

from . import _core, _registry, dtypes

__all__ = ["bernoulli", "categorical", "get_state", "normal", "permutation", "set_seed", "set_state", "shuffle", "truncated_normal",
           "uniform"]


def __dir__():
    return __all__


_ZERO = 0x1E3779B97F4A7C15  # stands for the seed 0, which in the runtime means the stream


def set_seed(seed):
    """Starts the stream of random numbers anew, here and for threads and Contexts that draw their first number later.

    seed: an int, of which the lower 64 bits count.

    >>> import eager
    >>> eager.random.set_seed(1)
    >>> a = eager.random.uniform([3])
    >>> eager.random.set_seed(1)
    >>> (eager.random.uniform([3]) == a).tolist()
    [True, True, True]
    """
    _core.set_seed(operator.index(seed) % 2**64)


def get_state():
    """Returns the state of the stream of random numbers of this thread or Context: a tuple of three ints.

    >>> import eager
    >>> state = eager.random.get_state()
    >>> x = eager.random.uniform([3])
    >>> eager.random.set_state(state)
    >>> (eager.random.uniform([3]) == x).tolist()
    [True, True, True]
    """
    return _core.random_state()


def set_state(state):
    """Sets the state of the stream of this thread or Context to what get_state() gave: the numbers that followed it come again.

    ValueError, TypeError: the state is not three ints from 0 to 2**64 - 1.

    >>> import eager
    >>> eager.random.set_state((1, 0, 0))
    >>> eager.random.get_state()
    (1, 0, 0)
    """
    words = tuple(operator.index(word) for word in state)
    if len(words) != 3 or not all(0 <= word < 2**64 for word in words):
        raise ValueError(f"the state must be three ints from 0 to 2**64 - 1, not {words}")
    _core.set_random_state(*words)


def _op(name):
    return _registry.op("random_" + name)


def _source(seed, key):
    """Returns where an op draws from, as its arguments. ValueError: seed and key are both given."""
    if key is None:
        return {"seed": _seed(seed)}
    if seed is not None:
        raise ValueError("seed and key must not both be given")
    return {"key": key}


def _seed(seed):
    if seed is None:
        return None
    seed = operator.index(seed)
    return (seed + 2**63) % 2**64 - 2**63 or _ZERO


def _is_number(value):
    return isinstance(value, (int, float)) or not (isinstance(value, (_core.Tensor, _core.Variable)) or hasattr(value, "__len__"))


def _scaled(draw, shape, scale, offset, dtype, source):
    return draw(shape, dtype=dtype, **source) * scale + offset


def uniform(shape, minval=0, maxval=None, dtype=dtypes.float32, seed=None, key=None):
    """Returns numbers that are uniform in [minval, maxval), of a floating or an integer dtype.

    maxval: 1 for floating dtypes; integers need one. Both may be tensors that broadcast with the shape, for floating dtypes.
    ValueError: integers without a maxval.

    >>> import eager
    >>> eager.random.uniform([2], 3, 4, eager.int32).tolist()
    [3, 3]
    """
    dtype = dtypes.as_dtype(dtype)
    if maxval is None:
        if dtype.is_integer:
            raise ValueError(f"Must specify maxval for integer dtype {dtype!r}")
        maxval = 1
    if dtype.is_integer or (_is_number(minval) and _is_number(maxval)):
        return _op("uniform")(shape, dtype=dtype, minval=minval, maxval=maxval, **_source(seed, key))
    return _scaled(_op("uniform"), shape, maxval - minval, minval, dtype, _source(seed, key))


def _normal(name, shape, mean, stddev, dtype, source):
    if _is_number(mean) and _is_number(stddev):
        return _op(name)(shape, dtype=dtype, mean=mean, stddev=stddev, **source)
    return _scaled(_op(name), shape, stddev, mean, dtype, source)


def normal(shape, mean=0.0, stddev=1.0, dtype=dtypes.float32, seed=None, key=None):
    """Returns numbers that are normal with this mean and standard deviation, which may be tensors that broadcast with the shape.

    >>> import eager
    >>> eager.random.normal([2, 3]).shape
    (2, 3)
    >>> eager.random.normal([2], key=[1, 2]).tolist() == eager.random.normal([2], key=[1, 2]).tolist()
    True
    """
    return _normal("normal", shape, mean, stddev, dtype, _source(seed, key))


def truncated_normal(shape, mean=0.0, stddev=1.0, dtype=dtypes.float32, seed=None, key=None):
    """Returns numbers that are normal, but no further from the mean than two standard deviations.

    >>> import eager
    >>> bool(eager.max(eager.abs(eager.random.truncated_normal([100]))) <= 2)
    True
    """
    return _normal("truncated_normal", shape, mean, stddev, dtype, _source(seed, key))


def bernoulli(p, shape=None, dtype=dtypes.bool_, seed=None, key=None):
    """True (one) with probability p, else False (zero). shape: by default that of p, which broadcasts with it.

    >>> import eager
    >>> eager.random.bernoulli([0.0, 1.0]).tolist()
    [False, True]
    """
    return _op("bernoulli")(p, shape, dtype=dtype, **_source(seed, key))


def categorical(logits, num_samples, dtype=dtypes.int64, seed=None, key=None):
    """Indices [batch, num_samples] drawn from each row of logits [batch, classes], with the probabilities softmax(logits).

    >>> import eager
    >>> eager.random.categorical([[0.0, 100.0]], 2).tolist()
    [[1, 1]]
    """
    return _op("categorical")(logits, num_samples, dtype=dtype, **_source(seed, key))


def permutation(x, seed=None, key=None):
    """0, ..., x - 1 in random order, int64; of a tensor, its slices along the first axis, as :func:`shuffle`.

    >>> import eager
    >>> sorted(eager.random.permutation(4).tolist())
    [0, 1, 2, 3]
    """
    if _is_number(x):
        return _op("permutation")(operator.index(x), **_source(seed, key))
    return shuffle(x, seed, key)


def shuffle(x, seed=None, key=None):
    """The slices of x along the first axis in random order.

    >>> import eager
    >>> sorted(eager.random.shuffle([5, 6, 7]).tolist())
    [5, 6, 7]
    """
    if not isinstance(x, (_core.Tensor, _core.Variable)):
        x = _core.to_tensor(x)
    return _registry.op("gather")(x, _op("permutation")(len(x), **_source(seed, key)))
