"""tf.keras.models.save_model and load_model: a model's config, its state and what compile() was given, in one file.

The file is a ZIP archive: ``model.json`` has the format's number, what to_json() gives, and what compile() was given;
``state.safetensors`` is a checkpoint of the model and of its optimizer, which other programs read too.
"""
import errno
import json
import os
import tempfile
import warnings
import zipfile

from ... import Checkpoint
from . import _configs, _keras_optimizers, _losses, _metrics

_FORMAT, _TEXT, _STATE = 1, "model.json", "state.safetensors"


def save_model(model, filepath, overwrite=True, include_optimizer=True, **options):
    """Writes a model to a file: what it is made of, its Variables, and, unless include_optimizer is False, its training.

    The file is there when it is whole: a save that fails leaves the former one. What compile() was given is written if it is made of names
    and of Keras's classes; else a warning says what is not, and the loaded model is compiled by hand.
    ValueError: the model has no Variables yet. FileExistsError: the file is there, and overwrite is False. TypeError: a config is no JSON.

    >>> import os, tempfile
    >>> import eager.compat.tensorflow as tf
    >>> model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
    >>> model.compile("adam", "mse")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = os.path.join(folder, "model.keras")
    ...     tf.keras.models.save_model(model, path)
    ...     other = tf.keras.models.load_model(path)
    >>> float(tf.reduce_max(tf.abs(other(tf.ones([1, 3])) - model(tf.ones([1, 3])))))
    0.0
    """
    if not model.built:
        raise ValueError(f"Model {model.name!r} cannot be saved: it has no weights before it is built")
    path = os.path.realpath(filepath)
    if not overwrite and os.path.exists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), path)
    trainer = model.__dict__.get("_trainer") if include_optimizer else None
    about = {"format": _FORMAT, "model": json.loads(_configs.to_json(model)), "training": None if trainer is None else _training(trainer)}
    parts = {"model": model} if about["training"] is None else {"model": model, "optimizer": trainer.optimizer}
    text = json.dumps(about)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=os.path.basename(path) + ".", dir=os.path.dirname(path)) as folder:
        state = Checkpoint(**parts).write(os.path.join(folder, _STATE))
        whole = os.path.join(folder, "whole")
        with zipfile.ZipFile(whole, "w") as file:
            file.writestr(_TEXT, text)
            file.write(state, _STATE)
        os.replace(whole, path)


def load_model(filepath, custom_objects=None, compile=True, **options):
    """Returns the model that save_model() wrote, with its state; compiled as it was, and with its optimizer's state, unless compile is False.

    custom_objects: classes and functions by name that Keras does not have. ValueError: the file is none of save_model()'s, or a class is
    not there; a state that does not fit is an error of checkpoints.
    """
    try:
        with zipfile.ZipFile(filepath) as file, tempfile.TemporaryDirectory() as folder:
            about = json.loads(file.read(_TEXT))
            file.extract(_STATE, folder)
            if about["format"] != _FORMAT:
                raise ValueError(f"its format is {about['format']}, and not {_FORMAT}")
            return _loaded(about, os.path.join(folder, _STATE), custom_objects or {}, compile)
    except (zipfile.BadZipFile, KeyError, json.JSONDecodeError) as error:
        raise ValueError(f"Unable to load the model: {os.fspath(filepath)} is no file that save_model() wrote ({error})") from None


def is_whole(file):
    """Whether a ZipFile is one that save_model() wrote."""
    return _STATE in file.namelist()


def load_weights(model, file):
    """Sets a model's Variables to those of a ZipFile that save_model() wrote."""
    with tempfile.TemporaryDirectory() as folder:
        Checkpoint(model=model).restore(file.extract(_STATE, folder), random_state=False)


def _loaded(about, path, custom_objects, compiles):
    model = _configs.deserialize(about["model"], custom_objects)
    parts = {"model": model}
    if compiles and about["training"] is not None:
        training = {name: _found(value, custom_objects) for name, value in about["training"].items()}
        model.compile(**training)
        parts["optimizer"] = model.optimizer
    Checkpoint(**parts).restore(path, random_state=False)
    return model


# ---- What compile() was given

def _training(trainer):
    """Returns what compile() was given as JSON has it, or None, with a warning, where it has names for no such thing."""
    metrics, weighted = trainer._given_metrics
    given = {"loss": trainer.loss, "metrics": metrics, "weighted_metrics": weighted, "loss_weights": trainer._given_weights}
    try:
        found = {name: _named(value) for name, value in given.items()}
        found["optimizer"] = {"optimizer": _configs._plain(_keras_optimizers.serialize(trainer.optimizer))}
        json.dumps(found)
    except (TypeError, NotImplementedError) as error:
        warnings.warn(f"{trainer.model.name}: what compile() was given is not saved, since it has no config ({error}); compile the loaded "
                      "model", stacklevel=4)
        return None
    return found


def _named(value):
    """Returns names and configs for names, numbers, functions and objects, also in lists and dicts."""
    if isinstance(value, dict):
        return {"items": {key: _named(one) for key, one in value.items()}}
    if isinstance(value, (list, tuple)):
        return [_named(one) for one in value]
    if value is None or isinstance(value, (str, int, float)):
        return value
    if hasattr(value, "get_config"):
        kind = "loss" if isinstance(value, _losses.Loss) else "metric"
        return {kind: type(value).__name__, "config": value.get_config()}
    name = getattr(value, "__name__", None)
    if isinstance(value, type) or name is None or not name.isidentifier():
        raise TypeError(f"{value!r} has none")
    return {"function": name}


def _found(value, custom_objects):
    """Returns what _named() was given."""
    if isinstance(value, list):
        return [_found(one, custom_objects) for one in value]
    if not isinstance(value, dict):
        return custom_objects.get(value, value) if isinstance(value, str) else value
    if "items" in value:
        return {key: _found(one, custom_objects) for key, one in value["items"].items()}
    if "optimizer" in value:
        config = value["optimizer"]
        own = custom_objects.get(config["class_name"])
        return _keras_optimizers.get(config) if own is None else own.from_config(config["config"])
    kind = next(name for name in ("loss", "metric", "function") if name in value)
    name, module = value[kind], _losses if kind == "loss" else _metrics
    found = custom_objects.get(name)
    if found is None and name in module.NAMES:
        found = getattr(module, name)
    if found is None:
        raise ValueError(f"Could not locate {kind} {name!r}: make sure that it is among custom_objects")
    return found if kind == "function" else found(**value["config"])
