"""Optimizers that a program writes itself: classes of tf.keras.optimizers.Optimizer and of tf.train.Optimizer.

A class says how a step changes a Variable: `update_step(gradient, variable, learning_rate)` of Keras 3, or without the rate as of Keras
2.11, `_resource_apply_dense(grad, var)` of the versions before, or `_apply_dense(grad, var)` of TensorFlow 1. Its Variables are made
in `build(variables)` or `_create_slots(var_list)`.
"""
import abc
import re

from ... import _core, nn
from ...optimizers import schedules
from . import _initializers, _keras_optimizers, _train
from ._functions import _op
from ._layer import snake

_UPDATES = ("update_step", "_resource_apply_dense", "_apply_dense")


class _Trained:
    """Holds the Variables that an optimizer updates: they are no parts of it."""

    def __init__(self):
        self.variables = []


class _Own(nn.Module, metaclass=abc.ABCMeta):
    """What both have: Variables, slots, and a step."""

    def _begin(self, name):
        state = self.__dict__
        state["name"], state["_hypers"], state["_known"], state["_slots"] = name or snake(type(self).__name__), {}, _Trained(), {}
        self._iterations = _core.Variable(0, trainable=False, name="iteration", dtype="int64")

    iterations = property(lambda self: self._iterations, doc="The Variable that counts the steps.")

    @property
    def built(self):
        """Whether the Variables are there."""
        return bool(self.__dict__.get("_is_built"))

    @built.setter
    def built(self, value):
        if "_is_in_build" not in self.__dict__:
            self.__dict__["_is_built"] = bool(value)

    # ---- Variables

    def build(self, variables):
        """Makes what the optimizer has for Variables that it is to update."""
        known = self._known.variables
        known += [v for v in variables if not any(v is k for k in known)]
        if type(self)._create_slots is not _Own._create_slots:
            self._create_slots(list(variables))

    def _create_slots(self, var_list):
        """Makes the slots of Variables: a class defines it."""

    def _get_variable_index(self, variable):
        """Returns the place of a Variable among those that build() was given. KeyError: it is none of them."""
        for i, v in enumerate(self._known.variables):
            if v is variable:
                return i
        raise KeyError(f"The optimizer cannot recognize variable {variable.name}: it was not given to build()")

    def _var_key(self, variable):
        return id(variable)

    @property
    def _index_dict(self):
        return {id(v): i for i, v in enumerate(self._known.variables)}

    def add_variable(self, shape, initializer="zeros", dtype=None, aggregation=None, layout=None, name=None):
        """Returns a new Variable of the optimizer."""
        found, dtype = _initializers.get(initializer), dtype or "float32"
        made = _core.Variable(lambda: found(tuple(shape), dtype), trainable=False, name=name or "variable", dtype=dtype)
        self.__dict__.setdefault("_made", []).append(made)
        return made

    def add_variable_from_reference(self, reference_variable=None, name=None, initializer="zeros", dtype=None, shape=None, initial_value=None,
                                    model_variable=None, variable_name=None):
        """Returns a new Variable of the optimizer, of the shape and dtype of another."""
        like = model_variable if reference_variable is None else reference_variable
        name = f"{like._name}_{variable_name or name or 'slot'}"
        shape, dtype = tuple(like.shape) if shape is None else shape, dtype or like.dtype
        if initial_value is not None:
            initializer = lambda *_: _core.to_tensor(initial_value, dtype)
        return self.add_variable(shape, initializer, dtype, name=name)

    def add_optimizer_variables(self, trainable_variables, name, initializer="zeros"):
        """Returns a list of new Variables, one like each of those given; of several names a tuple of lists."""
        if isinstance(name, str):
            return [self.add_variable_from_reference(v, name, initializer) for v in trainable_variables]
        initializers = [initializer] * len(name) if isinstance(initializer, str) else initializer
        return tuple(self.add_optimizer_variables(trainable_variables, one, how) for one, how in zip(name, initializers))

    def add_slot(self, var, slot_name, initializer="zeros", shape=None):
        """Returns the slot of a Variable by its name, which is made if it is not there. initializer: also the value, a tensor."""
        found = self.get_slot(var, slot_name)
        if found is None:
            value = None if isinstance(initializer, str) or callable(initializer) else initializer
            found = self.add_variable_from_reference(var, slot_name, "zeros" if value is not None else initializer, None, shape, value)
            if not any(v is var for v in self._known.variables):
                self._known.variables.append(var)
            self._slots[self._get_variable_index(var), slot_name] = len(self._made) - 1
        return found

    def get_slot(self, var, slot_name):
        """Returns the slot of a Variable by its name; None: there is none."""
        for i, v in enumerate(self._known.variables):
            if v is var and (i, slot_name) in self._slots:
                return self._made[self._slots[i, slot_name]]
        return None

    def add_weight(self, name, shape=(), dtype=None, initializer="zeros", trainable=None, **_):
        """Returns a new Variable of the optimizer."""
        return self.add_variable(shape, initializer, dtype, name=name)

    @staticmethod
    def assign(variable, value):
        """Gives a Variable a value."""
        variable.assign(_op("cast")(value, variable.dtype))

    @staticmethod
    def assign_add(variable, value):
        """Adds a value to a Variable."""
        variable.assign_add(_op("cast")(value, variable.dtype))

    @staticmethod
    def assign_sub(variable, value):
        """Subtracts a value from a Variable."""
        variable.assign_sub(_op("cast")(value, variable.dtype))

    # ---- A step

    def _build_for_step(self, variables):
        known = {id(v) for v in self._known.variables}
        if not self.built or any(id(v) not in known for v in variables):
            self.build(variables)
            self.__dict__["_is_built"] = True

    def _update(self, gradient, variable, rate, apply_state):
        """Changes a Variable by its gradient, as the class says."""
        cls = type(self)
        how = next((name for name in _UPDATES if hasattr(cls, name)), None)
        if how is None:
            raise NotImplementedError(f"{cls.__name__}: an optimizer defines update_step(gradient, variable, learning_rate), or "
                                      "_resource_apply_dense(grad, var)")
        parameters = _parameters(cls, how)
        more = (rate,) if how == "update_step" and len(parameters) > 2 else ()
        options = {"apply_state": apply_state} if "apply_state" in parameters else {}
        getattr(self, how)(gradient, variable, *more, **options)
        constraint = getattr(variable, "constraint", None)
        if constraint is not None:
            variable.assign(constraint(variable.value()))

    @staticmethod
    def _present(grads_and_vars):
        pairs = [(g, v) for g, v in grads_and_vars]
        found = [(_core.to_tensor(g), v) for g, v in pairs if g is not None]
        if not found:
            raise ValueError(f"No gradients provided for any variable: {[v.name for _, v in pairs]}.")
        return found

    @staticmethod
    def _call_if_callable(value):
        return value() if callable(value) else value

    def __repr__(self):
        return f"<{type(self).__name__} {self.name!r}>"


def _parameters(cls, how):
    import inspect

    return list(inspect.signature(getattr(cls, how)).parameters)[1:]


class Optimizer(_Own):
    """What all optimizers of tf.keras are. A class of one's own defines ``update_step``, and ``build`` for its Variables.

    learning_rate: a number, a schedule or a function; clipnorm, clipvalue and global_clipnorm clip the gradients ahead of the step, and
    weight_decay times the rate is taken off each Variable.

    >>> import eager.compat.tensorflow as tf
    >>> class Momentum(tf.keras.optimizers.Optimizer):
    ...     def build(self, variables):
    ...         super().build(variables)
    ...         self.speeds = self.add_optimizer_variables(variables, "speed")
    ...     def update_step(self, gradient, variable, learning_rate):
    ...         speed = self.speeds[self._get_variable_index(variable)]
    ...         speed.assign(0.5 * speed + gradient)
    ...         variable.assign_sub(learning_rate * speed)
    >>> v, optimizer = tf.Variable(1.), Momentum(learning_rate=0.25)
    >>> for _ in range(2):
    ...     optimizer.apply_gradients([(tf.constant(1.), v)])
    >>> v.numpy().item()
    0.375
    """

    _OPTIONS = ("clipnorm", "clipvalue", "global_clipnorm", "weight_decay")

    def __init__(self, learning_rate=None, weight_decay=None, clipnorm=None, clipvalue=None, global_clipnorm=None, name=None, **options):
        if isinstance(learning_rate, str):  # before Keras 2.11 the name came first
            learning_rate, name = None, learning_rate
        for absent in ("use_ema", "gradient_accumulation_steps", "loss_scale_factor"):
            if options.pop(absent, None):
                raise ValueError(f"{type(self).__name__}: {absent} is not there for optimizers of one's own")
        for ignored in ("ema_momentum", "ema_overwrite_frequency", "jit_compile", "is_legacy_optimizer"):
            options.pop(ignored, None)
        learning_rate = options.pop("lr", learning_rate)
        self.__dict__["_initial_decay"] = options.pop("decay", 0.0) or 0.0
        if options:
            raise TypeError(f"{type(self).__name__}() got an unexpected keyword argument {next(iter(options))!r}")
        self._begin(name)
        self.clipnorm, self.clipvalue, self.global_clipnorm, self.weight_decay = clipnorm, clipvalue, global_clipnorm, weight_decay
        self.__dict__["_excluded"] = []
        if learning_rate is not None:
            self.learning_rate = learning_rate

    # ---- Hyperparameters

    def _set_hyper(self, name, value):
        """Keeps a hyperparameter: a number, which traced steps follow too, a schedule or a function."""
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            held = self._hypers.get(name)
            if isinstance(held, _core.Variable):
                held.assign(float(value))
                return
            value = _core.Variable(float(value), trainable=False, name=name, dtype="float32")
        self._hypers[name] = value

    def _get_hyper(self, name, dtype=None):
        """Returns a hyperparameter, as a tensor of the dtype if one is given."""
        value = self._hypers[name]
        if not isinstance(value, schedules.LearningRateSchedule):
            value = self._call_if_callable(value)
        return value if dtype is None else _op("cast")(value, dtype)

    def __getattr__(self, name):
        hypers = self.__dict__.get("_hypers", {})
        if name in hypers:
            return hypers[name]
        if name == "lr" and "learning_rate" in hypers:
            return hypers["learning_rate"]
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __setattr__(self, name, value):
        name = {"lr": "learning_rate", "_learning_rate": "learning_rate"}.get(name, name)
        if name == "learning_rate" or name in self.__dict__.get("_hypers", {}):
            self._set_hyper(name, value)
        else:
            super().__setattr__(name, value)

    def _build_learning_rate(self, learning_rate):
        return learning_rate

    def _get_current_learning_rate(self):
        return self._decayed_lr("float32")

    def _decayed_lr(self, var_dtype):
        """Returns the rate of this step, as a tensor of a dtype."""
        rate = self._get_hyper("learning_rate")
        if isinstance(rate, schedules.LearningRateSchedule):
            step = self._iterations.value()
            rate = rate(step) if not isinstance(rate, schedules.Schedule) else self._scheduled(rate, step)
        rate = _op("cast")(rate, var_dtype)
        if self._initial_decay:
            rate = rate / (1.0 + self._initial_decay * _op("cast")(self._iterations, var_dtype))
        return rate

    @staticmethod
    def _scheduled(schedule, step):
        """Returns the rate of a step by a schedule of the runtime; a function that is traced calls Python for it at each step."""
        if not step.is_symbolic:
            return schedule(step)
        from ... import py_function

        return py_function(lambda s: _core.to_tensor(schedule(s), "float32"), [step], _core.to_tensor(0.0).dtype, shapes=())

    def _serialize_hyperparameter(self, name):
        value = self._hypers[name]
        if isinstance(value, schedules.Schedule):
            return {"class_name": type(value).__name__, "config": value.get_config()}
        value = self._call_if_callable(value) if not isinstance(value, schedules.LearningRateSchedule) else value
        return float(value) if isinstance(value, (_core.Variable, _core.Tensor)) else value

    # ---- A step

    def _prepare(self, var_list):
        """Returns what _resource_apply_dense(apply_state=) gets: by (device, dtype) of Variables a dict with the rate, "lr_t"."""
        state = {}
        for v in var_list:
            if (v.device, v.dtype) not in state:
                state[v.device, v.dtype] = {}
                self._prepare_local(v.device, v.dtype, state)
        return state

    def _prepare_local(self, var_device, var_dtype, apply_state):
        if "learning_rate" in self._hypers:
            rate = self._decayed_lr(var_dtype)
            apply_state[var_device, var_dtype].update(lr_t=rate, neg_lr_t=-rate)

    def _fallback_apply_state(self, var_device, var_dtype):
        state = {(var_device, var_dtype): {}}
        self._prepare_local(var_device, var_dtype, state)
        return state[var_device, var_dtype]

    def _clipped(self, gradients):
        if self.clipnorm is not None:
            return [_op("clip_by_norm")(g, self.clipnorm) for g in gradients]
        if self.global_clipnorm is not None:
            return list(_op("clip_by_global_norm")(gradients, self.global_clipnorm)[0])
        return gradients if self.clipvalue is None else [_op("clip")(g, -self.clipvalue, self.clipvalue) for g in gradients]

    def exclude_from_weight_decay(self, var_list=None, var_names=None):
        """Leaves Variables, and those whose names have a part that is given, out of the weight decay."""
        self._excluded.extend([v._name for v in var_list or ()] + list(var_names or ()))

    def apply(self, grads, trainable_variables=None):
        """Takes a step by gradients, one for each Variable; None: those of the last step."""
        self.apply_gradients(zip(grads, self._known.variables if trainable_variables is None else trainable_variables))

    def apply_gradients(self, grads_and_vars, name=None, **_):
        """Changes each Variable by its gradient."""
        pairs = self._present(grads_and_vars)
        gradients, variables = self._clipped([g for g, _ in pairs]), [v for _, v in pairs]
        self._build_for_step(variables)
        rate = self._decayed_lr("float32") if "learning_rate" in self._hypers else None
        if self.weight_decay is not None:
            for v in variables:
                if not any(re.search(word, v._name) for word in self._excluded):
                    v.assign_sub(v.value() * _op("cast")(rate * self.weight_decay, v.dtype))
        state = self._prepare(variables)
        for g, v in zip(gradients, variables):
            self._update(g, v, rate, state)
        self._iterations.assign_add(1)

    minimize = _keras_optimizers.Optimizer.minimize

    def get_config(self):
        """Returns what the class is called with, as a dict."""
        config = {"name": self.name, **{n: getattr(self, n) for n in self._OPTIONS if getattr(self, n) is not None}}
        if "learning_rate" in self._hypers:
            config["learning_rate"] = self._serialize_hyperparameter("learning_rate")
        return config

    @classmethod
    def from_config(cls, config, custom_objects=None):
        """Returns an optimizer for what get_config() gave."""
        return _keras_optimizers.Optimizer.from_config.__func__(cls, config)


class TrainOptimizer(_Own):
    """What all optimizers of tf.train are. A class of one's own defines ``_apply_dense`` or ``_resource_apply_dense``, and perhaps
    ``_create_slots``, ``_prepare`` and ``_finish``.

    >>> import eager.compat.tensorflow as tf
    >>> class Halves(tf.train.Optimizer):
    ...     def __init__(self):
    ...         super().__init__(use_locking=False, name="Halves")
    ...     def _apply_dense(self, grad, var):
    ...         return var.assign_sub(0.5 * grad)
    >>> v = tf.Variable(1.)
    >>> Halves().apply_gradients([(tf.constant(1.), v)])
    >>> v.numpy().item()
    0.5
    """

    def __init__(self, use_locking=False, name=None):
        self._begin(name)
        self.__dict__["_name"] = self.name

    def get_name(self):
        """Returns the name."""
        return self.name

    def variables(self):
        """The optimizer's Variables: the slots, and what it made besides."""
        return list(self.__dict__.get("_made", ()))

    def _zeros_slot(self, var, slot_name, op_name):
        return self.add_slot(var, slot_name)

    def _get_or_make_slot(self, var, val, slot_name, op_name):
        return self.add_slot(var, slot_name, val)

    def get_slot_names(self):
        """Returns the names of the slots."""
        return sorted({name for _, name in self._slots})

    def _prepare(self):
        """Is called ahead of each step."""

    def _finish(self, update_ops, name_scope):
        """Is called behind each step."""

    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        """Changes each Variable by its gradient. With gradients of a graph it returns the operation that does."""
        grads_and_vars = list(grads_and_vars)
        if any(type(g) in _train._symbolic.RECORDERS for g, _ in grads_and_vars):
            return _train._graph_gradients().apply_gradients(self, grads_and_vars, global_step, name)
        pairs = self._present(grads_and_vars)
        self._build_for_step([v for _, v in pairs])
        self._prepare()
        for g, v in pairs:
            self._update(g, v, None, None)
        self._finish([], name or self.name)
        self._iterations.assign_add(1)
        if global_step is not None:
            global_step.assign_add(1)

    compute_gradients, minimize = _train.Optimizer.compute_gradients, _train.Optimizer.minimize


Optimizer.register(_keras_optimizers.Optimizer)
TrainOptimizer.register(_train.Optimizer)
