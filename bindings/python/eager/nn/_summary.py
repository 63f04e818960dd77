"""A table of a module's layers."""
from .. import nest
from .._core import Variable
from . import _module, _variables
from ._layer import Layer
from ._module import Module
from ._recurrent import RNN
from ._variables import HasVariables


def _bytes(variables):
    return sum(v.dtype.itemsize * _count(v.shape) for v in variables)


def _count(shape):
    n = 1
    for d in shape:
        n *= d
    return n


def _size(n):
    for unit in ("B", "KiB", "MiB"):
        if n < 1024:
            return f"{n:.4g} {unit}"
        n /= 1024
    return f"{n:.4g} GiB"


def _shape_of(result):
    return ", ".join(str(tuple(x.shape)) for x in nest.flatten(result) if hasattr(x, "shape"))


def summarize(module, *inputs, **named):
    """Returns a table of the layers: names, kinds, output shapes, numbers of parameters, and their bytes.

    inputs: what the module is called with, for the output shapes; without them, only Variables that there are count. A layer that is
    called several times has its row once, with the shape "multiple" if they differ; a Variable counts where it is first.

    >>> import eager
    >>> print(eager.nn.summarize(eager.nn.Sequential([eager.nn.Dense(4), eager.nn.Dense(1)]), eager.ones([2, 3])))
    layer       output shape  parameters  bytes
    -------------------------------------------
    0 (Dense)   (2, 4)                16   64 B
    1 (Dense)   (2, 1)                 5   20 B
    -------------------------------------------
    parameters: 21, of which 21 are trained; 84 B
    """
    shapes = _shapes(module, inputs, named) if inputs or named else {}
    parts = module.named_modules() if isinstance(module, Module) else {module.name: module}  # those too that the call made
    variables = module.variables  # held, so that the ids below stay theirs
    counted, within = set(), ()
    rows = [("layer", "output shape", "parameters", "bytes")]

    def add(text, part, of_part, always):
        own = [v for v in of_part if id(v) not in counted]
        counted.update(map(id, own))
        if own or always:
            is_there = own or not _waits_for_build(part)
            rows.append((text, shapes.get(id(part), ""), f"{sum(_count(v.shape) for v in own):,}" if is_there else "not built",
                         _size(_bytes(own)) if is_there else ""))

    for name, part in parts.items():
        if name.startswith(within):
            continue
        is_whole = _is_whole(part)
        if is_whole:
            within = (*within, name + ".")
        add(f"{name} ({type(part).__name__})", part, part.variables if is_whole else _own(part), is_whole)
    if isinstance(module, Module):
        add(f"(of {type(module).__name__} itself)", module, _own(module), not parts)
    widths = [max(len(row[i]) for row in rows) for i in range(4)]
    lines = [f"{a:<{widths[0]}}   {b:<{widths[1]}}  {c:>{widths[2]}}  {d:>{widths[3]}}" for a, b, c, d in rows]
    rule = "-" * max(map(len, lines))
    total = sum(_count(v.shape) for v in variables)
    trained = sum(_count(v.shape) for v in variables if v.trainable)
    return "\n".join([line.rstrip() for line in (lines[0], rule, *lines[1:], rule)] +
                     [f"parameters: {total:,}, of which {trained:,} are trained; {_size(_bytes(variables))}"])


def _is_whole(part):
    """Reports whether a part has one row, and none for what is within."""
    return not isinstance(part, Module) or isinstance(part, RNN) or not part.layers


def _own(module):
    """Returns the Variables that are no layer's."""
    return [part for _, part in module._children() if isinstance(part, Variable)]


def _waits_for_build(part):
    """Reports whether a part will have Variables that it does not have yet."""
    if part.built:
        return False
    return bool(part._kind["variables"]) if isinstance(part, Layer) else type(part).build is not Module.build


def _shapes(module, inputs, named):
    """Returns the output shapes of the parts, by id, of one call of the module."""
    shapes, layers = {}, {}  # layers: those that are observed, by id, with their activations

    def note(part, result):
        shape = _shape_of(result)
        shapes[id(part)] = shape if shapes.get(id(part), shape) == shape else "multiple"

    def noting(layer, activation):
        def apply(result):
            result = result if activation is None else activation(result)
            note(layer, result)
            return result

        return apply

    def observe(part):
        """Observes the layers of a part, which has new ones perhaps, and returns what the function returns that is told of these."""
        for layer in (part, *(part.named_modules().values() if isinstance(part, HasVariables) else ())):
            if isinstance(layer, Layer) and not layer._calls_own and id(layer) not in layers:  # others tell of their results
                layers[id(layer)] = layer, layer._activation
                layer._activation = noting(layer, layer._activation)
        return told is not None and told(part)

    told = _variables.on_new_parts
    _module.observers.append(note)
    _variables.on_new_parts = observe
    try:
        observe(module)
        module(*inputs, **named)
    finally:
        _variables.on_new_parts = told
        _module.observers.remove(note)
        for layer, activation in layers.values():
            layer._activation = activation
    return shapes
