"""What modules and layers have in common: their Variables by name, as weights and as a state."""
from .._core import Variable
from . import _losses

# A function that is called with each module or layer that gets Variables or parts, while a checkpoint's values wait for them
# (eager.checkpoints), and returns whether the new ones have such values; None: none wait.
on_new_parts = None


class HasVariables:
    """Something with Variables. A class of it defines _collect().

    >>> import eager
    >>> isinstance(eager.nn.Dense(1), eager.nn.HasVariables), isinstance(eager.nn.Module(), eager.nn.HasVariables)
    (True, True)
    """

    __slots__ = ()

    def named_variables(self):
        """Returns a dict from names, such as "hidden.kernel", to Variables; one that stands in two places has its first name."""
        found = {}
        self._collect("", found, set())
        return found

    @staticmethod
    def _add_to(into, name, part):
        """Adds a part to a dict by its name, or by a name with a number where that is another's."""
        into[distinct(name, into.__contains__)] = part

    def _collect(self, prefix, into, seen):
        """Adds the Variables to a dict, with the prefix before their names, unless their ids, or this object's, have been seen."""
        raise NotImplementedError

    @property
    def variables(self):
        """Returns all Variables, each once."""
        return list(self.named_variables().values())

    @property
    def trainable_variables(self):
        """The Variables that tapes watch, which are those that training changes."""
        return [v for v in self.variables if v.trainable]

    @property
    def non_trainable_variables(self):
        """The Variables that training does not change, such as running means."""
        return [v for v in self.variables if not v.trainable]

    @property
    def losses(self):
        """What the last call added to the loss by regularizers of results and by add_loss(), here and in the parts within, and then the
        penalties of the Variables that are trained: a list of scalars.

        >>> import eager
        >>> layer = eager.nn.Dense(1, kernel_initializer="ones", bias_regularizer="l2", activity_regularizer=eager.regularizers.L1(2.0))
        >>> layer(eager.ones([4, 3])).shape, [loss.item() for loss in layer.losses]
        ((4, 1), [6.0, 0.0])
        """
        return _losses.of(self)

    def add_loss(self, loss):
        """Adds a tensor, a function that gives one, or a list of them to `losses`.

        It stays until the next outermost call; a function that is added outside of calls stays for good.
        """
        _losses.add(self, loss)

    def get_weights(self):
        """Returns the values of `variables` as NumPy arrays."""
        return [v.numpy() for v in self.variables]

    def set_weights(self, weights):
        """Sets the values of `variables`.

        weights: arrays or tensors, in the order of `variables`, of their shapes.
        ValueError: another number of them, or another shape; then nothing has changed.
        """
        weights, variables = list(weights), self.variables
        if len(weights) != len(variables):
            raise ValueError(f"You called `set_weights(weights)` on {type(self).__name__} with a weight list of length {len(weights)}, "
                             f"but it was expecting {len(variables)} weights.")
        _assign_all(zip(self.named_variables(), variables, weights))

    def state_dict(self):
        """Returns a dict from the Variables' names to their values, tensors that later training does not change."""
        return {name: v.value() for name, v in self.named_variables().items()}

    def load_state_dict(self, state):
        """Sets the Variables to the values that state_dict() gave.

        KeyError: a name is missing, or there is no such Variable; ValueError: another shape. Then nothing has changed.
        """
        variables = self.named_variables()
        missing, unexpected = [n for n in variables if n not in state], [n for n in state if n not in variables]
        if missing or unexpected:
            raise KeyError("; ".join(f"{what} key(s) in state_dict: {', '.join(map(repr, names))}"
                                     for what, names in (("Missing", missing), ("Unexpected", unexpected)) if names))
        _assign_all((name, v, state[name]) for name, v in variables.items())


def distinct(name, is_taken):
    """Returns the name, with a number behind it where it is taken."""
    found, n = name, 0
    while is_taken(found):
        n += 1
        found = f"{name}_{n}"
    return found


def _assign_all(triples):
    from .._core import to_tensor

    pairs = []
    for name, variable, value in triples:
        value = to_tensor(value.value() if isinstance(value, Variable) else value, variable.dtype)
        if value.shape != variable.shape:
            raise ValueError(f"Layer weight shape {variable.shape} of {name!r} is not compatible with provided weight shape "
                             f"{value.shape}.")
        pairs.append((variable, value))
    for variable, value in pairs:
        variable.assign(value)
