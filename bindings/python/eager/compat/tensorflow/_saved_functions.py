"""tf.saved_model.save and load: the traced functions of a Module or a model, in a folder, without the Python code.

Each function is a file of eager.save, which other languages of the library load; ``saved_model.json`` says which functions there are, by
which names, and which of their Variables are one. The files of TensorFlow are others, and are not read.
"""
import json
import os

import eager

from ... import _core, functions, nest
from . import _runtime

_FORMAT, _TEXT = 1, "saved_model.json"
DEFAULT_SERVING_SIGNATURE_DEF_KEY, SERVING = "serving_default", "serve"


# ---- Saving

def save(obj, export_dir, signatures=None, options=None):
    """Writes the functions of a Module or a model, with the values of their Variables, to a folder.

    Those are written that have an input_signature, or traces whose arguments are tensors; of a model of Keras what it computes, which is its
    signature "serving_default" too. signatures: a function, or a dict of them, whose outputs get names.
    ValueError: there is no such function. FailedPreconditionError: one calls Python code.

    >>> import tempfile
    >>> import eager.compat.tensorflow as tf
    >>> class Scale(tf.Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.factor = tf.Variable(2.)
    ...     @tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
    ...     def __call__(self, x):
    ...         return self.factor * x
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     tf.saved_model.save(Scale(), folder)
    ...     tf.saved_model.load(folder)(tf.constant([1., 3.])).numpy().tolist()
    [2.0, 6.0]
    """
    found = _functions_of(obj)
    signatures = signatures if isinstance(signatures, dict) else {} if signatures is None else {DEFAULT_SERVING_SIGNATURE_DEF_KEY: signatures}
    served = {name: _traces(f, None) for name, f in signatures.items()}
    if _is_model(obj) and not served:
        served[DEFAULT_SERVING_SIGNATURE_DEF_KEY] = found["__call__"]
    if not found and not served:
        raise ValueError(f"{type(obj).__name__} has no function to save: decorate a method with "
                         "tf.function(input_signature=[tf.TensorSpec(...)]), or give signatures=")
    variables = list(getattr(obj, "variables", None) or [v for v in vars(obj).values() if isinstance(v, _core.Variable)])
    for concrete, _ in (pair for pairs in (*found.values(), *served.values()) for pair in pairs):
        variables += [v for v in concrete.variables if not any(v is w for w in variables)]
    numbers = {id(v): i for i, v in enumerate(variables)}
    os.makedirs(export_dir, exist_ok=True)
    count = 0

    def written(pairs):
        nonlocal count
        listed = []
        for concrete, names in pairs:
            file, count = f"function_{count}.eager", count + 1
            concrete.save(os.path.join(export_dir, file))
            listed.append({"file": file, "inputs": names, "outputs": _described(concrete.structure),
                           "variables": [numbers[id(v)] for v in concrete.variables]})
        return listed

    about = {"format": _FORMAT, "functions": {n: written(p) for n, p in found.items()}, "signatures": {n: written(p) for n, p in served.items()},
             "attributes": {n: numbers[id(v)] for n, v in vars(obj).items() if isinstance(v, _core.Variable)},
             "variables": [{"name": v._name, "trainable": v.trainable} for v in variables]}
    eager.save_tensors(os.path.join(export_dir, "variables.safetensors"), {str(i): v for i, v in enumerate(variables)})
    with open(os.path.join(export_dir, _TEXT), "w") as file:
        json.dump(about, file)


def _is_model(obj):
    from . import _models

    return isinstance(obj, _models.Model)


def _functions_of(obj):
    """Returns {name: [(trace, names of its inputs), ...]} for the traced functions among an object's attributes and methods."""
    if _is_model(obj):
        if not obj.built:
            raise ValueError(f"Model {obj.name!r} cannot be saved: call it, or give it an input shape, first")
        specs = [eager.TensorSpec([None if type(d) is not int else d for d in x.shape], x.dtype) for x in nest.flatten(obj.inputs)]
        called = _runtime.function(lambda *xs: obj(xs[0] if len(xs) == 1 else list(xs), training=False), specs)
        return {"__call__": [(called.get_concrete_function(*specs), ["inputs" if len(specs) == 1 else f"input_{i}" for i in range(len(specs))])]}
    found = {}
    for name in dict.fromkeys([*vars(obj), *(n for cls in type(obj).__mro__ for n in vars(cls))]):
        held = vars(obj).get(name, next((vars(cls)[name] for cls in type(obj).__mro__ if name in vars(cls)), None))
        if isinstance(held, (functions.Function, functions.BoundFunction)):
            traces = _traces(held, None if name in vars(obj) else obj)
            if traces:
                found[name] = traces
    return found


def _traces(f, owner):
    """Returns [(trace, names of its inputs), ...] of a traced function, for the object whose method it is, or None."""
    if isinstance(f, functions.ConcreteFunction):
        return [(f, [f"input_{i}" for i in range(len(f.input_specs))])]
    if isinstance(f, functions.BoundFunction):
        f, owner = f.__func__, f.__self__
    if not isinstance(f, functions.Function):
        raise ValueError(f"a function of tf.function is needed, not {f!r}")
    first = () if owner is None else (owner,)
    names = [p.name for p in f._signature.parameters.values() if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)][len(first):]
    if f._input_signature is not None:
        concrete = f.get_concrete_function(*first, *f._input_signature)
        return [(concrete, _named(names, len(concrete.input_specs)))]
    found = []
    for concrete in f.concrete_functions:
        specs = [eager.TensorSpec(shape, _dtype(code)) for code, shape in concrete.input_specs]
        try:
            group = f._groups.get(f._arguments((*first, *specs), {}).key)
        except TypeError:  # arguments that are no tensors
            continue
        if group is not None and any(concrete is one for one in group.functions()) and concrete.is_current:
            found.append((concrete, _named(names, len(specs))))
    return found


def _dtype(code):
    return next(d for d in (getattr(eager, n) for n in ("float16", "float32", "float64", "bfloat16", "int8", "int16", "int32", "int64", "uint8",
                                                         "uint16", "uint32", "uint64", "bool_", "complex64", "complex128", "string"))
                if d.code == code)


def _named(names, n):
    return names[:n] if len(names) >= n else [f"input_{i}" for i in range(n)]


_TUPLE, _DICT, _CALL = 3, 4, 5  # of what a trace's template has, whose other nodes are outputs and lists


def _described(node):
    """Returns a trace's template of its results as JSON has it; a class of tuples becomes a tuple."""
    if node is None or node[0] < 2:
        return node
    if node[0] == _DICT:
        return [_DICT, list(node[1]), *map(_described, node[2:])]
    return [_TUPLE, *map(_described, node[2:])] if node[0] == _CALL else [node[0], *map(_described, node[1:])]


def _template(node):
    """Returns what _described() was given."""
    if node is None or node[0] < 2:
        return node and tuple(node)
    return (_DICT, tuple(node[1]), *map(_template, node[2:])) if node[0] == _DICT else (node[0], *map(_template, node[1:]))


# ---- Loading

def load(export_dir, tags=None, options=None):
    """Returns an object with the functions that save() wrote, as attributes, and their Variables; `signatures` has those with names.

    NotFoundError: the folder has no such files.
    """
    path = os.path.join(export_dir, _TEXT)
    if not os.path.exists(path):
        raise eager.errors.NotFoundError(f"SavedModel file does not exist at: {path}; files of TensorFlow are not read")
    with open(path) as file:
        about = json.load(file)
    return _Loaded(about, export_dir)


def contains_saved_model(export_dir):
    """Whether a folder has what save() writes."""
    return os.path.exists(os.path.join(export_dir, _TEXT))


class _Loaded(eager.nn.Module):
    """What load() gives. Functions are called as they were written; each Variable is one, whichever function changes it."""

    def __init__(self, about, folder):
        values = eager.load_tensors(os.path.join(folder, "variables.safetensors"))
        held = [None] * len(about["variables"])

        def made(listed):
            return [_Trace(one, eager.load(os.path.join(folder, one["file"])), held) for one in listed]

        traces = {name: made(listed) for name, listed in about["functions"].items()}
        served = {name: made(listed) for name, listed in about["signatures"].items()}
        for i, known in enumerate(about["variables"]):
            if held[i] is None:
                held[i] = _core.Variable(values[str(i)], trainable=known["trainable"], name=known["name"])
        self.__dict__["_functions"] = {name: _LoadedFunction(name, of_name) for name, of_name in traces.items()}
        self.__dict__["signatures"] = {name: _Signature(name, of_name) for name, of_name in served.items()}
        self._held = held
        for name, i in about["attributes"].items():
            setattr(self, name, held[i])

    def __getattr__(self, name):
        found = self.__dict__.get("_functions", {}).get(name)
        if found is None:
            raise AttributeError(f"what was saved has no {name!r}: it has {', '.join(self.__dict__.get('_functions', ()))}")
        return found

    def __call__(self, *args, **kwargs):
        return self.__getattr__("__call__")(*args, **kwargs)

    def __dir__(self):
        return [*super().__dir__(), *self._functions]


class _Trace:
    """A loaded trace. The Variables that a former one has too take that one's values ahead of a call, and give theirs behind it."""

    def __init__(self, about, concrete, held):
        self.concrete, self.names, self.twins = concrete, about["inputs"], []
        concrete.structure = _template(about["outputs"])
        for own, i in zip(concrete.variables, about["variables"]):
            if held[i] is None:
                held[i] = own
            else:
                self.twins.append((own, held[i]))

    def fits(self, values):
        """Whether tensors have the dtypes and shapes that it is for."""
        return len(values) == len(self.names) and all(
            x.dtype.code == code and len(x._dims) == len(shape) and all(a is None or b is None or a == b for a, b in zip(shape, x._dims))
            for x, (code, shape) in zip(values, self.concrete.input_specs))

    def __call__(self, values):
        for own, other in self.twins:
            own.assign(other.value())
        found = self.concrete(*values)
        for own, other in self.twins:
            other.assign(own.value())
        return found


class _LoadedFunction:
    """A function that load() gives: it takes tensors by place or by name."""

    def __init__(self, name, traces):
        self.__name__, self._traces = name, traces

    def __call__(self, *args, **kwargs):
        for trace in self._traces:
            names = trace.names[len(args):]
            if len(args) + len(names) != len(trace.names) or set(kwargs) != set(names):
                continue
            given = [*args, *(kwargs[n] for n in names)]
            values = [x if isinstance(x, _core.Tensor) else _core.to_tensor(x, None if hasattr(x, "dtype") else _dtype(code))
                      for x, (code, _) in zip(given, trace.concrete.input_specs)]
            if trace.fits(values):
                return trace(values)
        known = "; ".join(f"({', '.join(f'{n}: {_dtype(code).name} {list(shape)}' for n, (code, shape) in zip(t.names, t.concrete.input_specs))})"
                          for t in self._traces)
        raise ValueError(f"Could not find matching concrete function to call loaded from the SavedModel: {self.__name__} takes {known}")

    def __repr__(self):
        return f"<loaded function {self.__name__!r}>"


class _Signature(_LoadedFunction):
    """A loaded function whose outputs have names, in a dict: output_0 and so on, unless it gave a dict."""

    def __call__(self, *args, **kwargs):
        found = super().__call__(*args, **kwargs)
        return found if isinstance(found, dict) else {f"output_{i}": x for i, x in enumerate(nest.flatten(found))}
