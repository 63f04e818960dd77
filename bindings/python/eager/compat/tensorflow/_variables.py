"""What tf.Variable takes and has besides eager.Variable: the options of its constructor, and assignments to its slices."""
import sys
import weakref

from ... import _core
from ._functions import _op, is_of_graph

_NO_MEANING = ("validate_shape", "caching_device", "variable_def", "import_scope", "synchronization", "aggregation", "use_resource",
               "expected_shape", "experimental_enable_variable_lifting")


def options(given, others=()):
    """Takes what is TensorFlow's alone out of the keyword arguments of a Variable, and puts the scopes' names before its name.

    others: the arguments without names. Returns a function of the Variable, or None.
    """
    if len(others) < 3 and sys._getframe(1).f_globals.get("__name__", "").partition(".")[0] != "eager":
        name = given.get("name") or "Variable"
        given["name"] = scoped(name)  # what the package itself makes has its whole name
    if not given:
        return None
    if "trainable" not in given:
        if given.get("collections") is not None:
            given["trainable"] = any("trainable" in str(name) for name in given["collections"])
    for name in _NO_MEANING:
        given.pop(name, None)
    collections, constraint = (given.pop(name, None) for name in ("collections", "constraint"))
    if given.get("shape") is not None:
        from ._tensors import TensorShape

        shape = TensorShape(given["shape"])
        given["shape"] = ... if shape.rank is None else tuple(shape)
    if constraint is not None and not callable(constraint):
        raise ValueError("The `constraint` argument must be a callable.")
    if collections is None and constraint is None:
        return None

    def finish(variable):
        if constraint is not None:
            from ... import constraints

            constraints.attach(variable, constraint)
        for name in collections or ():
            from ._graph_variables import GraphKeys, add_to_collection

            if name not in (GraphKeys.GLOBAL_VARIABLES, GraphKeys.TRAINABLE_VARIABLES):
                add_to_collection(name, variable)

    return finish


def scoped(name):
    """Returns a name behind those of the name scopes that it is in, of which one that ends with a slash is a whole name."""
    graph = sys.modules.get(__package__ + "._graph")  # which has the scopes
    names = graph.scopes.names if graph else ()
    for at, scope in reversed(list(enumerate(names))):
        if scope.endswith("/"):
            names = [scope[:-1], *names[at + 1:]]
            break
    return "/".join([*filter(None, names), name])


# ---- Slices

_slices: dict = {}  # by the id of a Tensor's object: a weak reference to it, the Variable that it is a part of, and the key


def note_slice(variable, key, part):
    """Keeps what a part of a Variable is, while the part is there: assignments to it change the Variable."""
    from . import _origins

    _origins.note_part(variable, key, part)
    place = id(part)
    _slices[place] = weakref.ref(part, lambda _: _slices.pop(place, None)), variable, key


def _assigning(how):
    def found(self):
        known = _slices.get(id(self))
        if known is None:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{how}': a tensor does not change; a Variable does, and "
                                 "its slices do, as in v[key].assign(value)")
        _, variable, key = known

        def method(value, name=None):
            return assign_part(how, variable, key, value)

        method.__name__ = how
        return method

    return property(found, doc=f"Of a slice of a Variable, such as v[key]: {how}(value) changes that part of the Variable, and returns it.")


ATTRIBUTES = {how: _assigning(how) for how in ("assign", "assign_add", "assign_sub")}


def assign_part(how, variable, key, value):
    """Assigns to the elements of a Variable at a key, and returns it. A program's graphs assign in place of the result."""
    from . import _origins

    def assign(v, x):
        return _set(v, key, x if how == "assign" else v[key] + x if how == "assign_add" else v[key] - x)

    if is_of_graph(value):
        from ._graph import record

        return record(assign, (variable, value), name="StridedSliceAssign")
    if _origins.is_observing:
        return _origins.assigned(assign, variable, value)
    if _origins.is_expecting:
        _origins.note(variable)
    return assign(variable, value)


def _set(variable, key, value):
    """Gives the elements of a Variable at a key new values, which broadcast. Returns the Variable.

    Where the elements are one block, only these are written.
    """
    value = _core.to_tensor(value, None if hasattr(value, "dtype") else variable.dtype)
    block = _block(variable, key if isinstance(key, tuple) else (key,))
    if block is None:
        return variable.assign(variable.value().at[key].set(value))
    begin, sizes, kept = block
    part = _op("broadcast_to")(value, kept)
    if not any(isinstance(b, _core.Tensor) for b in begin):
        return variable.assign_slice(_core.to_tensor(begin, "int64"), _op("reshape")(part, sizes))
    places = [_op("cast")(b, "int64") if isinstance(b, _core.Tensor) else _core.to_tensor(b, "int64") for b in begin]
    return variable.assign_slice(_op("stack")(places, 0), _op("reshape")(part, sizes))


def _block(variable, items):
    """Returns where a block begins, its sizes, and those of the axes that a key keeps; None: the key stands for no single block."""
    dims, n = _core.Variable.value(variable).shape, sum(item is not Ellipsis for item in items)
    if None in dims or any(not (isinstance(item, (int, slice)) or item is Ellipsis or getattr(item, "shape", None) == ()) or isinstance(item, bool)
           for item in items) or n > len(dims):
        return None
    at = next((i for i, item in enumerate(items) if item is Ellipsis), len(items))
    items = (*items[:at], *[slice(None)] * (len(dims) - n), *items[at + 1:])
    begin, sizes, kept = [], [], []
    for item, dim in zip(items, dims):
        if isinstance(item, slice):
            if any(isinstance(bound, _core.Tensor) for bound in (item.start, item.stop, item.step)) or item.step not in (None, 1):
                return None
            first, end, _ = item.indices(dim)
            begin.append(first)
            sizes.append(max(end - first, 0))
            kept.append(sizes[-1])
            continue
        if isinstance(item, _core.Tensor) and item.is_symbolic:
            begin.append(_op("where")(item < 0, item + dim, item))
        else:
            begin.append(int(item) % dim)
        sizes.append(1)
    return begin, sizes, kept
