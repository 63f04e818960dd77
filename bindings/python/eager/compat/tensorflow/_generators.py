"""tf.random.Generator: random numbers of a stream of one's own. The numbers are eager's, and not TensorFlow's."""
import eager

from ... import _core, nn


class Generator(nn.Module):
    """A stream of random numbers, whose place is a Variable, so that checkpoints have it, and traced functions draw from it.

    >>> import eager.compat.tensorflow as tf
    >>> g = tf.random.Generator.from_seed(1)
    >>> again = tf.random.Generator.from_seed(1)
    >>> bool(tf.reduce_all(g.normal([3]) == again.normal([3])))
    True
    """

    def __init__(self, state=None, alg=None, copy_from=None):
        state = copy_from.state.value() if copy_from is not None else state
        self.state = _core.Variable(eager.cast(state, "int64"), trainable=False, name="StateVar")
        if self.state.shape != (2,):
            raise ValueError(f"the state of a Generator is two integers, got shape {self.state.shape}")

    @classmethod
    def from_seed(cls, seed, alg=None):
        """Returns a generator that follows from a number."""
        return cls([int(seed), 0])

    @classmethod
    def from_state(cls, state, alg=None):
        """Returns a generator of a state: two integers."""
        return cls(state)

    @classmethod
    def from_key_counter(cls, key, counter, alg=None):
        """Returns a generator of a key and a counter."""
        return cls([int(key), int(eager.sum(eager.convert_to_tensor(counter)))])

    @classmethod
    def from_non_deterministic_state(cls, alg=None):
        """Returns a generator that no other is like."""
        import secrets

        return cls([secrets.randbits(62), 0])

    def reset_from_seed(self, seed):
        """Begins the stream anew."""
        self.state.assign([int(seed), 0])

    def reset(self, state):
        """Sets the state."""
        self.state.assign(state)

    @property
    def key(self):
        """The number that the stream follows from."""
        return self.state[0]

    def _next(self):
        key = self.state.value()
        self.state.assign_add([0, 1])
        return key

    def skip(self, delta):
        """Leaves numbers of the stream out."""
        self.state.assign_add([0, int(delta)])
        return self.state.value()

    def make_seeds(self, count=1):
        """Returns seeds for the functions of tf.random.stateless_..., [2, count]."""
        return eager.random.uniform([2, int(count)], -2 ** 62, 2 ** 62, "int64", key=self._next())

    def split(self, count=1):
        """Returns generators that follow from this one."""
        return [type(self)(seeds) for seeds in eager.permute_dims(self.make_seeds(count), [1, 0])]

    def normal(self, shape, mean=0.0, stddev=1.0, dtype="float32", name=None):
        """Returns normal numbers."""
        return eager.random.normal(shape, mean, stddev, dtype, key=self._next())

    def truncated_normal(self, shape, mean=0.0, stddev=1.0, dtype="float32", name=None):
        """Returns normal numbers within two standard deviations."""
        return eager.random.truncated_normal(shape, mean, stddev, dtype, key=self._next())

    def uniform(self, shape, minval=0, maxval=None, dtype="float32", name=None):
        """Returns uniform numbers."""
        return eager.random.uniform(shape, minval, maxval, dtype, key=self._next())

    def binomial(self, shape, counts, probs, dtype="int32", name=None):
        """Returns how often what has a probability came about, of so many times."""
        return eager.random_binomial(counts, probs, shape=shape, dtype=dtype, key=self._next())


_global = None


def get_global_generator():
    """Returns the generator that is the process's own."""
    global _global
    if _global is None:
        _global = Generator.from_non_deterministic_state()
    return _global


def set_global_generator(generator):
    """Makes a generator the process's own."""
    global _global
    _global = generator


def create_rng_state(seed, alg=None):
    """Returns the state of a generator that follows from a number."""
    return eager.constant([int(seed), 0], "int64")
