"""Layers and models from what get_config() gives: tf.keras.layers.deserialize, to_json, model_from_json and clone_model."""
import json

from ... import nest
from . import _keras_utils, _symbolic
from ._layer import config_of
from ._symbolic import KerasTensor

_VERSION = 2  # of the configs of models of inputs and outputs; those without one number the tensors of layers of several outputs wrong


def serialize(layer):
    """Returns a dict from which deserialize() makes such a layer, without its weights."""
    return config_of(layer)


def deserialize(config, custom_objects=None):
    """Returns a layer for what serialize() gave. custom_objects: classes by name that Keras does not have.

    ValueError: there is no such class.
    """
    from . import _models
    from ._namespaces import get

    name = config["class_name"]
    found = (custom_objects or {}).get(name) or _keras_utils.get_custom_objects().get(name) or config.get("class") or getattr(_models, name, None)
    found = found or (_models.Model if name == "Functional" else getattr(get("keras.layers"), name, None) if name.isidentifier() else None)
    if not isinstance(found, type):
        raise ValueError(f"Could not locate class {name!r}: make sure that it is among custom_objects")
    import inspect

    options = {"custom_objects": custom_objects} if "custom_objects" in inspect.signature(found.from_config).parameters else {}
    return found.from_config(config["config"], **options)


def within(value, custom_objects=None, is_layer=True):
    """Returns the layer, or the list of layers, for what a config has; other values are given back. is_layer: whether it must be one."""
    if isinstance(value, list):
        return [within(one, custom_objects, is_layer) for one in value]
    return deserialize(value, custom_objects) if isinstance(value, dict) and ("class" in value or is_layer and "class_name" in value) else value


def of_graph(model):
    """Returns the config of a model of inputs and outputs: the layers, and the calls, in which tensors are numbers."""
    graph = model._graph
    inputs = nest.flatten(graph.inputs)
    numbers = {id(x): i for i, x in enumerate(inputs)}

    def numbered(structure):
        return nest.map_structure(lambda x: f"tensor {numbers[id(x)]}" if type(x) is KerasTensor else x, structure)

    calls, count = [], len(inputs)
    for node in graph.nodes:
        call = [graph.layers.index(node.layer), *map(numbered, (list(node.args), node.kwargs))]
        for count, x in enumerate(nest.flatten(node.outputs), count + 1):
            numbers.setdefault(id(x), count - 1)
        calls.append(call)
    return {"version": _VERSION, "name": model.name, "trainable": model.trainable, "layers": list(map(config_of, graph.layers)),
            "calls": calls, "input_specs": [[list(x.shape), x.dtype.name, x.name] for x in inputs], "inputs": numbered(graph.inputs),
            "outputs": numbered(graph.outputs), "besides": numbered(graph.besides)}


def graph_of(cls, config, custom_objects=None):
    """Returns a model for what of_graph() gave. ValueError: that was another version of the library, whose config says too little."""
    if config.get("version", 1) not in (1, _VERSION):
        raise ValueError(f"The config of model {config['name']!r} is of version {config['version']}, and not of {_VERSION}")
    return _built(cls, config, [deserialize(one, custom_objects) for one in config["layers"]])


def _built(cls, config, layers):
    tensors = [_symbolic.Input(batch_shape=tuple(shape), dtype=dtype, name=name) for shape, dtype, name in config["input_specs"]]

    def found(structure):
        return nest.map_structure(lambda x: tensors[int(x[7:])] if isinstance(x, str) and x.startswith("tensor ") else x, structure)

    for layer, args, kwargs in config["calls"]:
        results = nest.flatten(layers[layer](*found(args), **found(kwargs)))
        if len(results) > 1 and "version" not in config:
            raise ValueError(f"The config of model {config['name']!r} cannot be read: it is of an older version of the library, which has "
                             f"written wrong numbers for the {len(results)} outputs of layer {layers[layer].name!r}. Make the model by its "
                             "program, and load weights into it")
        tensors.extend(results)
    ends = {name: found(config[name]) for name in ("inputs", "outputs")}
    made = cls(**ends, name=config["name"], trainable=config["trainable"])
    for x in found(config.get("besides", [])):
        made._compute_besides(x)
    return made


def to_json(model, **options):
    """Returns the model's class and config as JSON. TypeError: a layer's config is none, such as that of a Lambda."""
    config = _plain(config_of(model))
    try:
        return json.dumps(config, **options)
    except TypeError as error:
        layer = _without_json(config)
        name, title = layer["config"].get("name"), layer["class_name"]
        raise TypeError(f"Layer {name!r} of class {title} has a config that cannot be written ({error}). A class of layers whose "
                        "get_config() gives what JSON takes can be") from None


def _without_json(config):
    """Returns the innermost config of a layer that JSON does not take, within one that it does not take."""
    if isinstance(config, (dict, list, tuple)):
        for one in config.values() if isinstance(config, dict) else config:
            found = _without_json(one)
            if found is not None:
                return found
    if isinstance(config, dict) and "class_name" in config and isinstance(config.get("config"), dict):
        try:
            json.dumps(config)
        except TypeError:
            return config
    return None


def _plain(value):
    """Returns a config without what JSON does not take: classes, which have their names beside them."""
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items() if key != "class"}
    return [_plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def model_from_json(json_string, custom_objects=None):
    """Returns a model for what its to_json() gave, with new weights. custom_objects: classes by name that Keras does not have.

    >>> import eager.compat.tensorflow as tf
    >>> model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
    >>> tf.keras.models.model_from_json(model.to_json()).count_params()
    8
    """
    return deserialize(json.loads(json_string), custom_objects)


def clone_model(model, input_tensors=None, clone_function=None):
    """Returns a model of new layers, with new weights, as they are in a model of inputs and outputs or a Sequential.

    clone_function: gives the new layer for each, which may be the same one; None: one of its config.
    """
    from . import _models

    if input_tensors is not None:
        raise ValueError("clone_model: input_tensors is not there")
    clone = clone_function or (lambda layer: deserialize(config_of(layer)))
    if isinstance(model, _models.Sequential):
        made = type(model)(list(map(clone, model._sequence)), name=model.name)
        shape = model.__dict__.get("_batch_input_shape")
        if shape is not None:
            made.build(shape)
        return made
    if getattr(model, "_graph", None) is None:
        raise ValueError(f"Expected `model` argument to be a functional `Model` instance, but got a subclassed model instead: {model!r}")
    return _built(type(model), of_graph(model), list(map(clone, model._graph.layers)))
