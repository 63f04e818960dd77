"""A table of a module's layers."""
from . import _module
from ._layer import Layer
from ._module import Module


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
    if isinstance(result, (list, tuple)):
        return ", ".join(filter(None, map(_shape_of, result)))
    return str(tuple(result.shape)) if hasattr(result, "shape") else ""


def summarize(module, *inputs, **named):
    """Returns a table of the layers: names, kinds, output shapes, numbers of parameters.

    inputs: what the module is called with, for the output shapes; without them, only Variables that there are count.

    >>> import eager
    >>> print(eager.nn.summarize(eager.nn.Sequential([eager.nn.Dense(4), eager.nn.Dense(1)]), eager.ones([2, 3])))
    layer       output shape  parameters
    ------------------------------------
    0 (Dense)   (2, 4)                16
    1 (Dense)   (2, 1)                 5
    ------------------------------------
    parameters: 21, of which 21 are trained; 84 B
    """
    parts = module.named_modules() if isinstance(module, Module) else {module.name: module}
    shapes = _shapes(module, parts, inputs, named) if inputs else {}
    variables = module.variables  # held, so that the ids below stay theirs
    leaves = {name: part for name, part in parts.items() if not isinstance(part, Module) or not part.layers}
    counted = set()
    rows = [("layer", "output shape", "parameters")]
    for name, part in leaves.items():
        own = [v for v in part.variables if id(v) not in counted]
        counted.update(map(id, own))
        rows.append((f"{name} ({type(part).__name__})", shapes.get(id(part), ""), f"{sum(_count(v.shape) for v in own):,}"))
    rest = [v for v in variables if id(v) not in counted]
    if rest:
        rows.append((f"(of {type(module).__name__} itself)", "", f"{sum(_count(v.shape) for v in rest):,}"))
    widths = [max(len(row[i]) for row in rows) for i in range(3)]
    lines = [f"{a:<{widths[0]}}   {b:<{widths[1]}}  {c:>{widths[2]}}" for a, b, c in rows]
    rule = "-" * max(map(len, lines))
    total = sum(_count(v.shape) for v in variables)
    trained = sum(_count(v.shape) for v in variables if v.trainable)
    return "\n".join([lines[0], rule, *lines[1:], rule,
                      f"parameters: {total:,}, of which {trained:,} are trained; {_size(_bytes(variables))}"])


def _shapes(module, parts, inputs, named):
    """Returns the output shapes of the parts, by id, of one call of the module."""
    shapes = {}

    def note(part, result):
        shapes[id(part)] = _shape_of(result)

    layers = [part for part in (*parts.values(), module) if isinstance(part, Layer)]
    before = [layer._activation for layer in layers]

    def noting(layer, activation):
        def apply(result):
            result = result if activation is None else activation(result)
            note(layer, result)
            return result

        return apply

    _module.observers.append(note)
    try:
        for layer, activation in zip(layers, before):
            layer._activation = noting(layer, activation)
        module(*inputs, **named)
    finally:
        _module.observers.remove(note)
        for layer, activation in zip(layers, before):
            layer._activation = activation
    return shapes
