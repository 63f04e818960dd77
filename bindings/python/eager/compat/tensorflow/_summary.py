"""The table that Model.summary() prints, in the form of TensorFlow 2."""
from ... import nest
from ._op_layers import InputLayer


def _count(variables):
    return sum(v.size for v in variables)


def _shapes(model):
    """Returns by id the shapes that the layers of a model give, for its input with an unknown batch; {} where that cannot be traced."""
    if model._graph is not None:
        return {id(node.layer): [x.shape for x in nest.flatten(node.outputs)] for node in model._graph.nodes}
    tensors = model._tensors() if hasattr(model, "_sequence") else None
    return {} if tensors is None else {id(layer): [y.shape for y in nest.flatten(x)] for layer, x in zip(model._sequence, tensors[1:])}


def table(model, width):
    """Returns the text. ValueError: the model has no Variables yet."""
    if not model.built:
        raise ValueError("This model has not yet been built. Build the model first by calling `build()` or by calling the model on a "
                         "batch of data.")
    columns = [int(width * share) for share in (0.45, 0.85)]

    def row(*cells):
        line = ""
        for cell, end in zip(cells, (*columns, width)):
            line = f"{(line + str(cell))[:end - 1]:<{end}}" if end < width else line + str(cell)
        return line.rstrip()

    shapes = _shapes(model)
    rule = "_" * width
    lines = [f'Model: "{model.name}"', rule, row("Layer (type)", "Output Shape", "Param #"), "=" * width]
    for layer in model.layers:
        if model._graph and isinstance(layer, InputLayer):
            lines.append(row(f"{layer.name} (InputLayer)", f"[{layer.input_shape}]", 0))
            continue
        given = shapes.get(id(layer))
        text = "multiple" if given is None else str(given[0]) if len(given) == 1 else ", ".join(map(str, given))
        lines.append(row(f"{layer.name} ({type(layer).__name__})", text, _count(layer.variables)))
    trained, total = _count(model.trainable_variables), _count(model.variables)
    return "\n".join([*lines, "=" * width, f"Total params: {total:,}", f"Trainable params: {trained:,}",
                      f"Non-trainable params: {total - trained:,}", rule])
