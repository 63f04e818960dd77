"""What stands for a batch while a model is put together: the tensors of tf.keras.Input, and the calls of layers on them.

A layer that is called with such tensors is traced once, with unknown dims as they are given: that makes its Variables, and
says which shapes come out. The model then calls the layers one after the other, with what its own call gets.
"""
from ... import _core, nest
from . import _masks

_spec = None


def _spec_of(tensor):
    global _spec
    if _spec is None:
        from ... import TensorSpec as _spec
    return _spec(tensor.shape, tensor.dtype)


class KerasTensor:
    """A tensor of a model that is put together from layers: it has a shape, whose first dim is mostly None, and no value."""

    __slots__ = ("shape", "dtype", "name", "_node", "_mask", "__weakref__")
    __array_priority__ = 1000

    def __init__(self, shape, dtype, name=None, node=None, mask=None):
        from ... import as_dtype

        self.shape, self.dtype, self.name = tuple(shape), as_dtype(dtype), name or "keras_tensor"
        self._node = node  # the call that gives it
        self._mask = mask  # what stands for its mask, which layers see while they are traced; None: it has none

    @property
    def ndim(self):
        return len(self.shape)

    def __array__(self, *_, **__):
        raise TypeError("A KerasTensor, which stands for a batch while a model is put together, has no value. Use "
                        "layers and functions of TensorFlow's on it, or others within tf.keras.layers.Lambda")

    def __bool__(self):
        self.__array__()

    def __repr__(self):
        return f"<KerasTensor shape={self.shape}, dtype={self.dtype.name}, name={self.name}>"

    def __getitem__(self, key):
        return computed(lambda x: x[key], self)

    def __neg__(self):
        return computed(lambda x: -x, self)


def _operator(name):
    def method(self, other):
        if isinstance(other, KerasTensor):
            return computed(lambda pair: getattr(pair[0], name)(pair[1]), [self, other])
        return computed(lambda x: getattr(x, name)(other), self)

    return method


for _name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul"):
    for _side in ("__", "__r"):
        setattr(KerasTensor, f"{_side}{_name}__", _operator(f"{_side}{_name}__"))


def computed(function, inputs, name=None):
    """Returns what a function gives for KerasTensors: a KerasTensor of a Lambda."""
    from ._op_layers import Lambda

    return Lambda(function, name=name)(inputs)


def recorded(function, args):
    """Returns what a function of TensorFlow's gives for arguments with KerasTensors among them."""
    symbols = list({id(x): x for x in nest.flatten(args) if type(x) is KerasTensor}.values())
    places = {id(x): i for i, x in enumerate(symbols)}

    def called(values):
        values = values if isinstance(values, list) else [values]
        return function(*nest.map_structure(lambda x: values[places[id(x)]] if type(x) is KerasTensor else x, args))

    return computed(called, symbols if len(symbols) > 1 else symbols[0], unique_name(f"tf.{function.__name__}"))


class Node:
    """A call of a layer on KerasTensors."""

    __slots__ = ("layer", "args", "kwargs", "outputs")

    def __init__(self, layer, args, kwargs):
        self.layer, self.args, self.kwargs = layer, args, kwargs

    def inputs(self):
        """Returns the KerasTensors among the arguments."""
        return [x for x in nest.flatten([self.args, self.kwargs]) if type(x) is KerasTensor]

    def run(self, values):
        """Calls the layer. values: by id, what the KerasTensors are now, to which the results are added."""
        args, kwargs = nest.map_structure(lambda x: values[id(x)] if type(x) is KerasTensor else x, [self.args, self.kwargs])
        results = nest.flatten(self.layer(*args, **kwargs))
        for tensor, result in zip(nest.flatten(self.outputs), results):
            values.setdefault(id(tensor), result)  # not that of a tensor that the model gets


class Kept:
    """Something that an object keeps, and its copies and pickles do not: they have a Kept of nothing."""

    __slots__ = ("value",)

    def __init__(self, value=None):
        self.value = value

    def __reduce__(self):
        return Kept, ()


def first_call(layer):
    """Returns the Node of a layer's first call on KerasTensors; None: there was none."""
    kept = layer.__dict__.get("_first_call")
    return None if kept is None else kept.value


def _note_call(layer, node):
    if first_call(layer) is None:
        layer.__dict__["_first_call"] = Kept(node)


def has_symbols(args, kwargs):
    """Reports whether there are tensors without a value among the arguments of a call: KerasTensors, or those of a graph."""
    for value in (*args, *kwargs.values()) if kwargs else args:
        if type(value) in RECORDERS or type(value) in (list, tuple, dict) and any(type(x) in RECORDERS for x in nest.flatten(value)):
            return True
    return False


def call(layer, args, kwargs):
    """Returns what a layer's call on tensors without a value gives: such tensors in the structure of its results."""
    kind = next(type(x) for x in nest.flatten([args, kwargs]) if type(x) in RECORDERS)
    return RECORDERS[kind](layer, args, kwargs)


def _call_of_keras(layer, args, kwargs):
    node = Node(layer, args, kwargs)
    symbols = node.inputs()
    specs, structure = traced(lambda *values: _called(node, symbols, values), symbols)
    node.outputs = nest.pack(structure, [
        KerasTensor(dims, dtype, f"{layer.name}/output", node, mask and KerasTensor(mask[1], mask[0])) for dtype, dims, mask in specs])
    _note_call(layer, node)
    return node.outputs


RECORDERS = {KerasTensor: _call_of_keras}  # by the class of tensors without a value: what records a layer's call on them


def _called(node, symbols, values):
    places = {id(x): value for x, value in zip(symbols, values)}
    args, kwargs = nest.map_structure(lambda x: places[id(x)] if type(x) is KerasTensor else x, [node.args, node.kwargs])
    return node.layer(*args, **kwargs)


def traced(function, inputs):
    """Traces a function of tensors for some KerasTensors. Returns the dtypes and dims of its results, each with those of its mask or
    None, and their structure."""
    from ... import function as trace

    found = []
    masks = [x._mask for x in inputs]

    def noted(*values):
        given = iter(values[len(inputs):])
        for value, mask in zip(values, masks):
            if mask is not None:
                _masks.give(value, next(given))
        results = function(*values[:len(inputs)])
        flat = [x if type(x) is _core.Tensor else _core.to_tensor(x) for x in nest.flatten(results)]
        of_results = [_masks.of(x) for x in flat]
        found[:] = [(x.dtype, x._dims, None if m is None else (m.dtype, m._dims)) for x, m in zip(flat, of_results)], nest.map_structure(
            lambda _: 0, results)
        return flat

    if inputs:
        trace(noted).get_concrete_function(*map(_spec_of, [*inputs, *(mask for mask in masks if mask is not None)]))
    else:
        trace(lambda: noted()).get_concrete_function()
    return found


def Input(shape=None, batch_size=None, dtype=None, name=None, batch_shape=None, tensor=None, **options):
    """A KerasTensor: what a model takes, as tf.keras.Input. shape: without the batch's dim; None for an unknown dim.

    >>> import eager.compat.tensorflow as tf
    >>> x = tf.keras.Input(shape=(3,))
    >>> tf.keras.Model(x, tf.keras.layers.Dense(2)(x)).output_shape
    (None, 2)
    """
    if tensor is not None:
        raise ValueError("Input makes a tensor without a value: tensor= is not there")
    batch_shape = options.pop("batch_input_shape", batch_shape)
    if options:
        raise TypeError(f"Input() got an unexpected keyword argument {next(iter(options))!r}")
    if batch_shape is None:
        if shape is None:
            raise ValueError("You must pass a `shape` argument.")
        batch_shape = (batch_size, *shape)
    from ._keras_misc import floatx

    return KerasTensor(batch_shape, dtype or floatx(), name or unique_name("input"))


# ---- Names

_counts: dict = {}


def unique_name(base):
    """Returns base, or base_1 and so on where layers of this process have had it."""
    n = _counts[base] = _counts.get(base, -1) + 1
    return f"{base}_{n}" if n else base


def clear_session(free_memory=True):
    """Begins the numbers in the names of layers anew."""
    _counts.clear()


class Graph:
    """The calls that lead from a model's inputs to its outputs, in their order, and to KerasTensors besides.

    layers: those that are called. places: where InputLayers stand among them in Keras's order, with the numbers of the inputs.
    """

    input_layers = None  # which a model makes that is asked for its layers

    def __init__(self, inputs, outputs, besides=()):
        self.inputs, self.outputs, self.besides = inputs, outputs, list(besides)
        ends = {id(x) for x in nest.flatten(inputs)}
        self.nodes, depths, found, order = [], {}, set(), {}
        stack = [(x, False) for x in reversed([*nest.flatten(outputs), *self.besides])]
        while stack:  # in the order of a recursion, of which a deep model would need too much
            tensor, is_done = stack.pop()
            if id(tensor) in ends:
                order.setdefault(id(tensor), len(order))
                continue
            node = tensor._node
            if node is None:
                raise ValueError(f"`inputs` not connected to `outputs`: {tensor!r} is an Input that the model does not get")
            if is_done:
                self.nodes.append(node)
            elif id(node) not in found:
                found.add(id(node))
                order.setdefault(id(node.layer), len(order))
                stack.append((tensor, True))
                stack.extend((x, False) for x in reversed(node.inputs()))
        for node in reversed(self.nodes):
            depth = depths.setdefault(id(node), 0)
            for x in node.inputs():
                before = id(x) if id(x) in ends else id(x._node)
                depths[before] = max(depths.get(before, 0), depth + 1)
        of_layer = {}
        for node in self.nodes:
            depth, _ = of_layer.get(id(node.layer), (0, None))
            of_layer[id(node.layer)] = max(depth, depths[id(node)]), node.layer
        self.layers, self.places = [], []
        pairs = [*of_layer.values(), *((depths.get(id(x), 0), i) for i, x in enumerate(nest.flatten(inputs)))]
        numbers = [order.get(id(x), -1) for x in nest.flatten(inputs)]
        for _, part in sorted(pairs, key=lambda pair: (-pair[0], numbers[pair[1]] if type(pair[1]) is int else order[id(pair[1])])):
            if type(part) is int:
                self.places.append((len(self.layers) + len(self.places), part))
            else:
                self.layers.append(part)

    def __reduce__(self):
        """Gives the tensors and the calls one after the other, since a deep model's lead too far from one to the next."""
        tensors = list({id(x): x for x in nest.flatten([self.inputs, *(node.outputs for node in self.nodes)])}.values())
        places = {id(x): i for i, x in enumerate(tensors)}

        def placed(structure):
            return nest.map_structure(lambda x: _Place(places[id(x)]) if type(x) is KerasTensor else x, structure)

        nodes = [(node.layer, *map(placed, (node.args, node.kwargs, node.outputs))) for node in self.nodes]
        ends = map(placed, (self.inputs, self.outputs, self.besides))
        tensors = [(x.shape, x.dtype, x.name, None, x._mask) for x in tensors]
        return _graph_of, (tensors, nodes, *ends, self.layers, self.places)

    def run(self, args):
        """Returns the outputs for a model's inputs: in the structure of `inputs`, as a list, or as a dict by names."""
        symbols = nest.flatten(self.inputs)
        if isinstance(args, dict):
            names = nest._keys(self.inputs) if isinstance(self.inputs, dict) else [x.name for x in symbols]
            missing = [name for name in names if name not in args]
            if missing:
                raise ValueError(f"The model has no value for the input(s) {missing}: it received {list(args)}")
            args = [args[name] for name in names]
        given = nest.flatten(args)
        if len(given) != len(symbols):
            raise ValueError(f"The model expects {len(symbols)} input(s), but received {len(given)}")
        values = {id(x): value for x, value in zip(symbols, given)}
        for node in self.nodes:
            node.run(values)
        return nest.map_structure(lambda x: values[id(x)], self.outputs)


class _Place:
    """What stands for a KerasTensor in a copy of a Graph: its number."""

    def __init__(self, number):
        self.number = number


def _graph_of(tensors, nodes, inputs, outputs, besides, layers, places):
    """Returns the Graph that Graph.__reduce__ described."""
    tensors = [KerasTensor(*one) for one in tensors]

    def found(structure):
        return nest.map_structure(lambda x: tensors[x.number] if type(x) is _Place else x, structure)

    graph = Graph.__new__(Graph)
    graph.nodes = []
    for layer, args, kwargs, results in nodes:
        node = Node(layer, found(args), found(kwargs))
        node.outputs = found(results)
        for x in nest.flatten(node.outputs):
            x._node = node
        _note_call(layer, node)
        graph.nodes.append(node)
    graph.inputs, graph.outputs, graph.besides = map(found, (inputs, outputs, besides))
    graph.layers, graph.places = layers, places
    return graph
