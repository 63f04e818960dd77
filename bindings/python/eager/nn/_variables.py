"""What modules and layers have in common: their Variables by name, as weights and as a state."""
from .._core import Variable
from . import _losses

# A function that is called with each module or layer that gets Variables or parts, while a checkpoint's values wait for them
# (eager.checkpoints), and returns whether the new ones have such values; None: none wait.
on_new_parts = None


class HasVariables:
    """Something with Variables. A class of it defines _children().

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
        if id(self) in seen:
            return
        seen.add(id(self))
        for name, part in self._children():
            if isinstance(part, Variable):
                if id(part) not in seen:
                    seen.add(id(part))
                    self._add_to(into, prefix + name, part)
            else:
                part._collect(f"{prefix}{name}.", into, seen)

    def _children(self):
        """Yields (name, part) for the Variables, layers and modules that are parts of it, each once. No two names are the same."""
        raise NotImplementedError

    def named_modules(self):
        """Returns a dict from names to the modules and layers within, at all depths, without this one."""
        found = {}
        self._collect_modules("", found, {id(self)})
        return found

    def _collect_modules(self, prefix, into, seen):
        for name, part in self._children():
            if isinstance(part, HasVariables) and id(part) not in seen:
                seen.add(id(part))
                self._add_to(into, prefix + name, part)
                part._collect_modules(f"{prefix}{name}.", into, seen)

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
            raise ValueError(f"You called `set_weights(weights)` on layer {_name_of(self)!r} with a weight list of length {len(weights)}, "
                             f"but the layer was expecting {len(variables)} weights.")
        _assign_all(self, zip(self.named_variables(), variables, weights))

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
        _assign_all(self, ((name, v, state[name]) for name, v in variables.items()))


def parts_in(name, value, seen):
    """Yields (name, part) for the Variables, layers and modules in a value: itself, or what stands in lists, tuples and dicts."""
    if isinstance(value, (Variable, HasVariables)):
        yield name, value
    elif isinstance(value, (list, tuple, dict)) and id(value) not in seen:
        seen.add(id(value))
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from parts_in(f"{name}.{key}" if name else str(key), item, seen)


def has_parts(value):
    return any(True for _ in parts_in("", value, set()))


def each_once(pairs):
    """Yields the (name, part)s, each part once. No two names are the same, also if dots and slashes are."""
    found, names = set(), set()
    for name, part in pairs:
        if id(part) not in found:
            found.add(id(part))
            name = distinct(name, lambda name: name.replace("/", ".") in names)
            names.add(name.replace("/", "."))
            yield name, part


def set_trainable(owner, parts, value):
    """Has parts of a module or a layer be trained, or not. Variables that were not trained before stay so."""
    for part in parts:
        if not isinstance(part, Variable):
            part.trainable = value
        elif not value:
            turn_off(owner, part)
    if value:
        for v in owner.__dict__.pop("_turned_off", ()):
            v.trainable = True


def turn_off(owner, variable):
    """Has a Variable not be trained, until its owner is trainable again."""
    if variable.trainable:
        variable.trainable = False
        owner.__dict__["_turned_off"] = [*owner.__dict__.get("_turned_off", ()), variable]


def is_other_trace(value, former):
    """Reports whether traces that were made with one value of an attribute are no longer right with the other one."""
    return value is not former and (callable(value) or callable(former) or has_parts(value) or has_parts(former))


def distinct(name, is_taken):
    """Returns the name, with a number behind it where it is taken."""
    found, n = name, 0
    while is_taken(found):
        n += 1
        found = f"{name}_{n}"
    return found


def _name_of(owner):
    return getattr(owner, "name", None) or type(owner).__name__


def _assign_all(owner, triples):
    from .._core import to_tensor
    from .._restoration import takes

    pairs = []
    for name, variable, value in triples:
        value = to_tensor(value.value() if isinstance(value, Variable) else value, variable.dtype)
        if not takes(variable._shape, value._dims):
            raise ValueError(f"Layer {_name_of(owner)!r} weight shape {variable.shape} of {name!r} is not compatible with provided weight "
                             f"shape {value.shape}.")
        pairs.append((variable, value))
    for variable, value in pairs:
        variable.assign(value)
