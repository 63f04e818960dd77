"""The class that layers of one's own derive from, tf.keras.layers.Layer, and what all of Keras's layers have."""
import abc
import re
import warnings
import weakref

from ... import _core, constraints, initializers, nest, nn, regularizers
from ...dtypes import DType
from ...errors import EagerError, InvalidArgumentError
from ...nn import _losses
from . import _initializers, _input_specs, _keras_misc, _masks, _symbolic
from ._functions import _op
from ._masks import held
from ._symbolic import unique_name

# What Keras's layers take and what means nothing here.
_IGNORED = {"autocast", "dynamic", "implementation", "unroll", "use_cudnn", "fused", "renorm", "virtual_batch_size", "adjustment",
            "sparse", "flash_attention", "synchronized"}
_ABSENT = {"lora_rank", "lora_alpha", "time_major"}


def snake(name):
    """Returns Keras's name for a layer of a class: conv2d for Conv2D, batch_normalization for BatchNormalization."""
    name = re.sub(r"(.)([A-Z][a-z]+)", r"\1_\2", name)
    return re.sub("([a-z])([A-Z])", r"\1_\2", name).lower().lstrip("_")


def config_of(value):
    """Returns what get_config() has for an attribute: what JSON takes, and the class takes too, for eager's own objects."""
    if isinstance(value, initializers.Initializer):
        return str(value)
    if isinstance(value, Shared):
        return {"class_name": type(value).__name__, "class": type(value), "config": value.get_config()}
    if isinstance(value, list) and value and all(isinstance(one, Shared) for one in value):
        return list(map(config_of, value))
    if isinstance(value, (regularizers.Regularizer, constraints.Constraint)) and type(value).__module__.startswith("eager."):
        return {"class_name": type(value).__name__, "config": value.get_config()}
    return value.name if isinstance(value, DType) else value


class _OfCall:
    """The attribute `input` or `output`. What a program assigns to an attribute of that name stands before it."""

    def __set_name__(self, owner, name):
        self.name = name
        self.__doc__ = f"The {name} of the layer's first call on KerasTensors: one of them, or several."

    def __get__(self, owner, cls=None):
        return self if owner is None else owner._of_first_call(self.name)


def metrics_of(layer):
    """Returns the metrics in a layer's attributes, those that add_metric() made, and those of the layers within."""
    from ._metrics import is_metric

    values = [value for part in _losses.parts_of(layer) for value in vars(part).values()]
    return list({id(one): one for value in values for one in nest.flatten(value) if is_metric(one)}.values())


in_sequences: weakref.WeakKeyDictionary = weakref.WeakKeyDictionary()  # by layer, a weak reference to the Sequential that calls it first


class Shared:
    """What all layers of Keras have besides what those of eager.nn have."""

    scope_name = property(lambda self: self.name, doc="The name before those of the layer's Variables.")
    _input_dtype = "float32"  # of the Input that a Sequential makes for input_shape
    _has_dtype_of_inputs = False  # the layers of TensorFlow 1 have the dtype that their first input has

    def _take_policy(self, dtype):
        """Returns the dtype to compute in, and keeps a policy of mixed precision, with which weights are float32."""
        if dtype is None and not self._has_dtype_of_inputs:
            dtype = _keras_misc.default_policy()
        elif isinstance(dtype, _keras_misc.Policy):
            dtype = dtype.name
        if isinstance(dtype, str) and dtype in ("mixed_float16", "mixed_bfloat16"):
            self.__dict__["_policy"], dtype = dtype, dtype.removeprefix("mixed_")
        return dtype

    def _take_options(self, options, dtype=None):
        """Takes the parameters that all layers have out of `options`. TypeError: others are left."""
        for name in [n for n in options if n in _IGNORED]:
            del options[name]
        for name in [n for n in options if n in _ABSENT]:
            if options.pop(name) not in (None, False):
                raise ValueError(f"{type(self).__name__}: {name} is not there")
        shape = options.pop("batch_input_shape", options.pop("batch_shape", None))
        size = options.pop("batch_size", None)
        given = options.pop("input_shape", None)
        last, length = options.pop("input_dim", None), options.pop("input_length", None)
        if shape is None and given is not None:
            shape = (size, *(given if hasattr(given, "__iter__") else (given,)))
        elif shape is None and last is not None:
            shape = (size, last) if length is None else (size, length, last)
        elif shape is None and length is not None:
            shape = (size, *(length if hasattr(length, "__iter__") else (length,)))
        if shape is not None:
            self.__dict__["_batch_input_shape"] = tuple(shape)
        if options:
            raise TypeError(f"{type(self).__name__}.__init__() got an unexpected keyword argument {next(iter(options))!r}")

    @property
    def weights(self):
        """All Variables."""
        return self.variables

    @property
    def trainable_weights(self):
        """The Variables that training changes."""
        return self.trainable_variables

    @property
    def non_trainable_weights(self):
        """The Variables that training does not change."""
        return self.non_trainable_variables

    def add_weight(self, *args, **options):
        """Returns a new Variable of the layer. Parameters, with their defaults and in TensorFlow's order:

        name="weight", shape=(), dtype=None (the layer's), initializer=None (glorot_uniform for floating-point dtypes, else zeros),
        regularizer=None, trainable=True, constraint=None. In Keras 3's order, where no name is first: shape, initializer, dtype, trainable.
        """
        is_old = not args or args[0] is None or isinstance(args[0], str)
        names = ("name", "shape", "dtype", "initializer", "regularizer", "trainable", "constraint") if is_old else (
            "shape", "initializer", "dtype", "trainable")
        options = {**dict(zip(names, args)), **options}
        name, shape, dtype = (options.pop(key, None) for key in ("name", "shape", "dtype"))
        initializer, trainable = options.pop("initializer", None), options.pop("trainable", True)
        regularizer, constraint = options.pop("regularizer", None), options.pop("constraint", None)
        for key in ("aggregation", "synchronization", "use_resource", "partitioner", "experimental_autocast", "getter"):
            options.pop(key, None)
        self._take_options(options)
        from ... import as_dtype

        dtype = as_dtype(dtype or self.variable_dtype)
        shape = () if shape is None else (shape,) if isinstance(shape, int) else tuple(int(n) for n in shape)
        initializer = _initializers.get(initializer) or ("glorot_uniform" if dtype.is_floating else "zeros")
        name = name or "weight"
        return self._make_weight(shape, initializer, dtype, trainable is not False, f"{self.scope_name}/{name}", regularizer, constraint)

    def add_variable(self, name, shape=None, dtype=None, initializer=None, regularizer=None, trainable=True, **options):
        """Returns a new Variable of the layer: add_weight's name in TensorFlow 1."""
        return self.add_weight(name, shape, dtype, initializer, regularizer, trainable, **options)

    # ---- Metrics

    def add_metric(self, value, name=None, aggregation="mean"):
        """Takes a tensor into a metric of the layer, the mean of what it is given: `metrics` has it, and fit() and
        evaluate() report it under the name, and begin it anew with each epoch.

        value: a tensor; or what a metric's call gave, so that this metric is one of the layer's, under its own name.
        ValueError: there is no name, or another aggregation.

        >>> import eager.compat.tensorflow as tf
        >>> class Watched(tf.keras.layers.Layer):
        ...     def call(self, x):
        ...         self.add_metric(tf.reduce_max(x), name="largest")
        ...         return x
        >>> layer = Watched()
        >>> _ = layer(tf.constant([1.0, 3.0])), layer(tf.constant([5.0, 2.0]))
        >>> [(metric.name, float(metric.result())) for metric in layer.metrics]
        [('largest', 4.0)]
        """
        from . import _metrics

        if aggregation not in (None, "mean"):
            raise ValueError("We currently support only `mean` sample-wise metric aggregation. You provided "
                             f"aggregation=`{aggregation}`")
        metric = _metrics.giving(value)
        if metric is None and name is None:
            raise ValueError("Please provide a name for your metric like `self.add_metric(tf.reduce_sum(inputs), "
                             "name='mean_activation')`")
        added = self.__dict__.setdefault("_metrics_of_calls", {})
        if metric is not None:
            added[metric.name] = metric
            return
        if name not in added:
            added[name] = _metrics.Mean(name)
        added[name].update_state(value)

    @property
    def metrics(self):
        """The metrics of the layer, in its attributes and by add_metric(), and then those of the layers within."""
        return metrics_of(self)

    # ---- Masks

    supports_masking = False  # whether the mask of the first input goes on to the result: compute_mask() says how
    _makes_masks = False  # whether compute_mask() gives a mask where there is none

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        if "compute_mask" in vars(cls):
            cls._makes_masks = vars(cls).get("_makes_masks", True)
            cls.supports_masking = vars(cls).get("supports_masking", True)

    def compute_mask(self, inputs, mask=None):
        """Returns the mask of the layer's result for inputs with a mask, or a list of them.

        TypeError: there is a mask, and the layer does not support masking.
        """
        if not self.supports_masking and any(m is not None for m in nest.flatten(mask)):
            raise TypeError(f"Layer {self.name} does not support masking, but was passed an input_mask: {mask}")
        return mask

    def _takes_mask(self):
        return "mask" in self._parameters()

    def _with_masks(self, run, args, kwargs):
        """Returns what run(*args, **kwargs) does, with the masks of the inputs, which it gives to the result."""
        inputs = args[0] if args else kwargs.get((self._parameters() or ("inputs",))[0])
        masks, given = nest.map_structure(_masks.of, inputs), kwargs.get("mask")
        has_masks = any(m is not None for m in nest.flatten(masks))
        if has_masks and given is None and self._takes_mask():
            kwargs["mask"] = masks
        result = run(*args, **kwargs)
        given = masks if given is None else given
        if self.supports_masking:
            if self._makes_masks or any(m is not None for m in nest.flatten(given)):
                _masks.give_all(result, self.compute_mask(inputs, given if has_masks or given is not masks else None))
        elif has_masks:
            warnings.warn(f"Layer {self.name!r} (of type {type(self).__name__}) was passed an input with a mask attached to it. However, "
                          "this layer does not support masking and will therefore destroy the mask information. Downstream layers will "
                          "not see the mask.", stacklevel=4)
        return result

    def apply(self, inputs, *args, **kwargs):
        """Calls the layer: TensorFlow 1's name for it."""
        return self(inputs, *args, **kwargs)

    def count_params(self):
        """Returns the number of elements of the Variables. ValueError: there are none yet."""
        if not self.built:
            raise ValueError(f"You tried to call `count_params` on layer {self.name!r}, but the layer isn't built. You can build it "
                             "manually via: `layer.build(input_shape)`.")
        return sum(v.size for v in self.variables)

    def compute_output_shape(self, input_shape):
        """Returns the shape that comes out for a shape that goes in; None for unknown dims."""
        is_one = not input_shape or not hasattr(input_shape[0], "__iter__")
        inputs = [_symbolic.KerasTensor(shape, self._input_dtype) for shape in ([input_shape] if is_one else input_shape)]
        specs, structure = _symbolic.traced(lambda *xs: self(xs[0] if is_one else list(xs)), inputs)
        return [dims for _, dims, _ in specs] if nest.is_nested(structure) else specs[0][1]

    input, output = _OfCall(), _OfCall()

    def _of_first_call(self, name):
        """Returns the input or the output of the first call on KerasTensors, that of the Sequential which the layer is in before others."""
        sequence = in_sequences.get(self)
        if sequence is not None and sequence() is not None:
            sequence()._tensors()
        node = _symbolic.first_call(self)
        if node is None:
            raise AttributeError(self._never_called(name))
        if name == "output":
            return node.outputs
        inputs = node.inputs()
        return inputs[0] if len(inputs) == 1 else inputs

    def _no_attribute(self, name):
        """Returns what an AttributeError says, also of an attribute that there is not yet."""
        is_of_call = name in ("input", "output", "input_shape", "output_shape")
        return self._never_called(name) if is_of_call else f"{type(self).__name__!r} object has no attribute {name!r}"

    def _never_called(self, name):
        return f"The layer {self.name!r} has never been called and thus has no defined {name.replace('_', ' ')}."

    @property
    def input_shape(self):
        """The shape of the first input that the layer has had, with None for the batch."""
        shape = self.__dict__.get("_batch_input_shape")
        if shape is None:
            raise AttributeError(self._never_called("input_shape"))
        return shape

    @property
    def output_shape(self):
        """The shape of the output, with None for the batch."""
        return self.compute_output_shape(self.input_shape)

    def get_config(self):
        """Returns the layer's attributes that its class is called with, as a dict. Layers among them are dicts too."""
        import inspect

        own = {n: self.__dict__[n] for n in inspect.signature(type(self).__init__).parameters if n in self.__dict__}
        return {"name": self.name, "trainable": self.trainable,
                **{n: config_of(value) for n, value in own.items() if not isinstance(value, _core.Variable)}}

    _layers_of_config: tuple = ()  # the parameters that are layers

    @classmethod
    def from_config(cls, config, custom_objects=None):
        """Returns a layer with the attributes that get_config() gave. custom_objects: classes by name that Keras does not have."""
        from ._configs import within

        return cls(**{n: within(value, custom_objects, n in cls._layers_of_config) for n, value in config.items()})

    def _note_input(self, x):
        if "_batch_input_shape" not in self.__dict__ and hasattr(x, "shape"):
            dims = tuple(d if type(d) is int else None for d in (x._dims if isinstance(x, _core.Tensor) else x.shape))
            self.__dict__["_batch_input_shape"] = (None, *dims[1:]) if dims else ()


# ---- Layers of one's own

class Layer(Shared, nn.Module, metaclass=abc.ABCMeta):
    """What all layers are. A class of layers defines ``call``, and ``build`` where its Variables depend on the input's shape. Errors of
    the runtime in a call have the layer's name.

    dtype: what floating-point inputs are cast to, and the dtype of the weights; None: float32. dynamic: whether fit() runs the layer
    op by op. What else Keras's layers take: input_shape, batch_size, batch_input_shape.

    >>> import eager.compat.tensorflow as tf
    >>> class Simple(tf.keras.layers.Layer):
    ...     def build(self, input_shape):
    ...         self.kernel = self.add_weight("kernel", [input_shape[-1], 2], initializer="ones")
    ...     def call(self, inputs):
    ...         return tf.matmul(inputs, self.kernel)
    >>> layer = Simple()
    >>> print(layer(tf.ones([1, 3])))
    tf.Tensor([[3. 3.]], shape=(1, 2), dtype=float32)
    >>> layer.name, [v.name for v in layer.weights]
    ('simple', ['simple/kernel:0'])
    """

    dynamic = False
    input_spec = None  # an InputSpec, or one for each input, of what the layer takes

    def __init__(self, trainable=True, name=None, dtype=None, dynamic=False, **options):
        self.__dict__["_dtype"] = self._take_policy(dtype)
        self.name = name or self.name
        if dynamic:
            self.dynamic = True
        self.activity_regularizer = options.pop("activity_regularizer", None)
        self._take_options(options)
        if not trainable:
            self.trainable = False

    @property
    def name(self):
        """The layer's name: the one that it was given, or its class's, with a number from the second layer on."""
        found = self.__dict__.get("_name")
        if found is None:
            found = self.__dict__["_name"] = unique_name(snake(type(self).__name__))
        return found

    @name.setter
    def name(self, value):
        self.__dict__["_name"] = value

    @property
    def dtype(self):
        """The dtype of the weights, and what floating-point inputs are cast to."""
        from ... import as_dtype

        return as_dtype(self.__dict__.get("_dtype") or "float32")

    compute_dtype = variable_dtype = dtype

    @property
    def activity_regularizer(self):
        """What penalizes the layer's results, by the number of their rows; None for nothing."""
        return self.__dict__.get("_activity_regularizer")

    @activity_regularizer.setter
    def activity_regularizer(self, value):
        if value is not None:
            _losses.expect()
        if value is not None or "_activity_regularizer" in self.__dict__:
            self.__dict__["_activity_regularizer"] = regularizers.get(value)
            self._trace_anew()

    @property
    def built(self):
        """Whether the Variables are there."""
        return bool(self.__dict__.get("_is_built"))

    @built.setter
    def built(self, value):
        if "_is_in_build" not in self.__dict__:  # else other threads wait until build() returns
            self.__dict__["_is_built"] = bool(value)

    def build(self, input_shape):
        """Makes the Variables for inputs of a shape, or of a list of shapes. It is run before the first call."""
        self.built = True

    def _make_weight(self, *args):
        if "_policy" in self.__dict__:
            raise ValueError(f"{type(self).__name__}: dtype={self._policy!r} is for layers such as Dense and Conv2D, which cast their "
                             "weights, and for those without weights; those of this one have the dtype that it computes in")
        return nn.Module.add_weight(self, *args)

    def _collect(self, prefix, into, seen):
        """Its own Variables come first, of them those that are trained, and then those of its layers, as in Keras."""
        if id(self) in seen:
            return
        seen.add(id(self))
        children = list(self._children())
        own = [(name, part) for name, part in children if isinstance(part, _core.Variable)]
        turned_off = {id(v) for v in self.__dict__.get("_turned_off", ())}
        for name, v in sorted(own, key=lambda pair: not (pair[1].trainable or id(pair[1]) in turned_off)):
            if id(v) not in seen:
                seen.add(id(v))
                self._add_to(into, prefix + name, v)
        for name, part in children:
            if not isinstance(part, _core.Variable):
                part._collect(f"{prefix}{name}.", into, seen)

    def _build_for(self, inputs):
        if type(self).build is not Layer.build:
            self._build_from(nest.map_structure(lambda x: getattr(x, "shape", ()), inputs[0]) if inputs else ())
        if not self.trainable:
            self.trainable = False
        self.__dict__["_is_built"] = True

    def _build_from(self, shape):
        self.build(shape)

    def _data_format(self, value):
        """Returns the order of the dims that a data_format names: channels_last for None. InvalidArgumentError: it names none."""
        found = str(value or "channels_last").lower()
        if found not in ("channels_last", "channels_first"):
            raise InvalidArgumentError(f'layer "{self.name}": Value for attr \'data_format\' of "{value}" is not in the list of allowed '
                                       'values: "CHANNELS_LAST", "CHANNELS_FIRST"')
        return found

    def _input(self, x):
        """Returns what call() gets for an input: arrays and numbers as tensors, floats in the layer's dtype."""
        if type(x) is _core.Tensor:
            if self._has_dtype_of_inputs:
                if self.__dict__.get("_dtype") is None and x.dtype.is_floating:
                    self.__dict__["_dtype"] = x.dtype
                return x
            return _masks.moved(x, _op("cast")(x, self.dtype)) if x.dtype.is_floating and x.dtype is not self.dtype else x
        if hasattr(x, "__array__") and not isinstance(x, _core.Variable) or type(x) in (float, int, bool):
            return self._input(_core.to_tensor(x))
        return x

    def __call__(self, *args, **kwargs):
        state = self.__dict__
        x = args[0] if len(args) == 1 else None
        try:
            if (type(x) is not _core.Tensor or x.dtype is not state.get("_dtype_of_inputs") or held or "_activity_regularizer" in state or
                    self.input_spec is not None or kwargs and ("mask" in kwargs or _symbolic.has_symbols((), kwargs))):
                if _symbolic.has_symbols(args, kwargs):
                    return _symbolic.call(self, args, kwargs)
                if held or self._makes_masks or kwargs.get("mask") is not None:
                    return self._with_masks(self._penalized, args, kwargs)
                return self._penalized(*args, **kwargs)
            return nn.Module.__call__(self, *args, **kwargs)
        except EagerError as error:
            if 'layer "' not in error.message.lower():  # else it has the name of a layer within
                error.message = f'layer "{self.name}": {error.message}'
                error.args = (f'layer "{self.name}": {error}',)
            raise

    def _penalized(self, *args, **kwargs):
        """Returns a call's result, whose penalty is added to the losses."""
        args, kwargs = self._prepared(args, kwargs)
        result = nn.Module.__call__(self, *args, **kwargs)
        regularizer = self.activity_regularizer
        if regularizer is not None:
            _losses.penalize(self, regularizer, result)
        return result

    def _prepared(self, args, kwargs):
        """Returns the arguments of a call as nn.Module takes them: tensors of the layer's dtype, `training` by name."""
        if not args and kwargs:
            first = self._parameters()[0] if self._parameters() else None
            if first in kwargs:
                args = (kwargs.pop(first),)
        elif len(args) > 1 and "training" in self._parameters():
            place = self._parameters().index("training")
            if len(args) > place:
                kwargs["training"] = args[place]
                kwargs.update(zip(self._parameters()[place + 1:], args[place + 1:]))
                args = args[:place]
        if args:
            first = args[0]
            is_rows = type(first) in (list, tuple) and first and not any(hasattr(x, "__array__") for x in nest.flatten(first))
            first = self._input(_core.to_tensor(first)) if is_rows else nest.map_structure(self._input, first)
            if self.input_spec is not None:
                _input_specs.check(self, first)
            self._note_input(first)
            args = (first, *args[1:])
            if type(first) is _core.Tensor and not self._makes_masks:
                self.__dict__["_dtype_of_inputs"] = first.dtype  # the next input of this dtype is taken as it is
        return args, kwargs

    @classmethod
    def _parameters(cls):
        found = cls.__dict__.get("_call_parameters")
        if found is None:
            import inspect

            names = [p.name for p in inspect.signature(cls.call).parameters.values() if p.kind is not p.VAR_KEYWORD]
            found = cls._call_parameters = names[1:]
        return found
