"""Optimizers with the signatures and defaults of tf.train, and tf.Module."""
from ... import _core, nn, optimizers
from ..._restoration import slot_name
from . import _origins, _symbolic
from ._layer import snake

_global_step = None


def get_global_step(graph=None):
    """Returns the global step, or None before it is made."""
    return _global_step


def create_global_step(graph=None):
    """Makes the global step. Raises ValueError if there is one."""
    if _global_step is not None:
        raise ValueError('"global_step" already exists.')
    return get_or_create_global_step()


def get_or_create_global_step(graph=None):
    """Returns the int64 variable that counts the steps of training, one for the process."""
    global _global_step
    if _global_step is None:
        _global_step = _core.Variable(0, trainable=False, name="global_step", dtype="int64")
    return _global_step


def _graph_gradients():
    from . import _gradients

    return _gradients


def _of_graph(loss):
    """Returns what stands for a loss in a graph, where it is a tensor that a program with graphs computed from Variables alone."""
    found = _origins.lifted(loss)
    if found is not loss:
        _origins.observe()
    return found


class Optimizer(optimizers.Optimizer):
    """An optimizer of TensorFlow 1, whose apply_gradients and minimize add 1 to a global step.

    The learning rate may be a tensor of a graph, such as a placeholder: each run of a step takes its value.
    """

    _rate_of_graph = None

    def __setattr__(self, name, value):
        if name == "learning_rate":
            value = _of_graph(value)
            self.__dict__.pop("_rate_of_graph", None)
            if type(value) in _symbolic.RECORDERS:  # steps assign it to a Variable; outside of a graph's run there is no rate
                self.__dict__["_rate_of_graph"] = value
                from ._graph_variables import retire

                value = _core.Variable(float("nan"), trainable=False, name="learning_rate", dtype=value.dtype)
                retire([value])
        super().__setattr__(name, value)

    def variables(self):
        """The step count and the slots; nothing without slots, since in TensorFlow what such an optimizer computes depends on no count."""
        return [self.iterations, *self.slots] if self.slots else []

    _slot_names = {"mean_square": "rms"}  # TensorFlow's names of slots that have others here

    def get_slot_names(self):
        """Returns the names of the slots that there are."""
        return sorted({self._name_of(slot) for slot in self.slots})

    def get_slot(self, var, name):
        """Returns the slot of a Variable by its name, such as "momentum"; None: it is not there, or not yet."""
        return next((slot for v, slot in zip(self._trained, self.slots) if v is var and self._name_of(slot) == name), None)

    def _name_of(self, slot):
        return self._slot_names.get(slot_name(slot), slot_name(slot))

    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        """Updates each variable by its gradient. With gradients of a graph it returns the operation that does."""
        grads_and_vars = list(grads_and_vars)
        if any(type(g) in _symbolic.RECORDERS for g, _ in grads_and_vars):
            return _graph_gradients().apply_gradients(self, grads_and_vars, global_step, name)
        super().apply_gradients(grads_and_vars)
        if global_step is not None:
            global_step.assign_add(1)

    def compute_gradients(self, loss, var_list=None, **_):
        """Returns [(gradient, variable), ...] for a function without parameters that returns the loss, or a graph's tensor."""
        from ... import GradientTape

        loss = _of_graph(loss)
        if type(loss) in _symbolic.RECORDERS:
            return _graph_gradients().compute_gradients(loss, var_list)

        _origins.expect_none()
        with GradientTape() as tape:
            value = loss()
        variables = list(tape.watched_variables() if var_list is None else var_list)
        return list(zip(tape.gradient(value, variables), variables))

    def minimize(self, loss, global_step=None, var_list=None, name=None, **_):
        """Takes one step down the gradient of a function without parameters that returns the loss.

        For a tensor of a graph it returns the operation that takes the step.
        """
        loss = _of_graph(loss)
        if type(loss) not in _symbolic.RECORDERS and not callable(loss):
            raise RuntimeError("`loss` passed to Optimizer.compute_gradients should be a function when eager execution is "
                               "enabled.")
        return self.apply_gradients(self.compute_gradients(loss, var_list), global_step, name)


class GradientDescentOptimizer(Optimizer, optimizers.SGD):
    """tf.train.GradientDescentOptimizer."""

    def __init__(self, learning_rate, use_locking=False, name="GradientDescent"):
        super().__init__(learning_rate, name=name)


class MomentumOptimizer(Optimizer, optimizers.Momentum):
    """tf.train.MomentumOptimizer."""

    def __init__(self, learning_rate, momentum, use_locking=False, name="Momentum", use_nesterov=False):
        super().__init__(learning_rate, momentum, use_nesterov, name=name)


class AdamOptimizer(Optimizer, optimizers.Adam):
    """tf.train.AdamOptimizer: epsilon is added before the bias correction."""

    def __init__(self, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-8, use_locking=False, name="Adam"):
        super().__init__(learning_rate, beta1, beta2, epsilon, epsilon_before_correction=True, name=name)


class RMSPropOptimizer(Optimizer, optimizers.RMSprop):
    """tf.train.RMSPropOptimizer: the mean square begins at one, and epsilon is added within the root."""

    def __init__(self, learning_rate, decay=0.9, momentum=0.0, epsilon=1e-10, use_locking=False, centered=False,
                 name="RMSProp"):
        super().__init__(learning_rate, decay, momentum, epsilon, epsilon_within_root=True, initial_mean_square=1.0,
                         rate_within_momentum=True, centered=centered, name=name)


class AdagradOptimizer(Optimizer, optimizers.Adagrad):
    """tf.train.AdagradOptimizer, which adds no epsilon. ValueError: the accumulator does not begin above 0."""

    def __init__(self, learning_rate, initial_accumulator_value=0.1, use_locking=False, name="Adagrad"):
        if initial_accumulator_value <= 0:
            raise ValueError(f"initial_accumulator_value must be positive: {initial_accumulator_value}")
        super().__init__(learning_rate, initial_accumulator_value, epsilon=0.0, name=name)


class Module(nn.Module):
    """An object that knows the variables that it holds, as tf.Module."""

    def __init__(self, name=None):
        self._given_name = name

    @property
    def name(self):
        """The name that it was given, or its class's, such as my_module for MyModule."""
        return self.__dict__.get("_given_name") or snake(type(self).__name__)

    @property
    def submodules(self):
        """The modules and layers within, at all depths, as a tuple."""
        return tuple(self.named_modules().values())

    @classmethod
    def with_name_scope(cls, method):
        """Returns the method: a module's Variables have the names that they are given."""
        return method


class AdadeltaOptimizer(Optimizer, optimizers.Adadelta):
    """tf.train.AdadeltaOptimizer."""

    _slot_names = {"mean_square": "accum", "mean_square_change": "accum_update"}

    def __init__(self, learning_rate=0.001, rho=0.95, epsilon=1e-8, use_locking=False, name="Adadelta"):
        super().__init__(learning_rate, rho, epsilon, name=name)


class FtrlOptimizer(Optimizer, optimizers.Ftrl):
    """tf.train.FtrlOptimizer, whose learning_rate_power is -1/2."""

    _slot_names = {"accumulator": "accum"}

    def __init__(self, learning_rate, learning_rate_power=-0.5, initial_accumulator_value=0.1, l1_regularization_strength=0.0,
                 l2_regularization_strength=0.0, use_locking=False, name="Ftrl", accum_name=None, linear_name=None,
                 l2_shrinkage_regularization_strength=0.0, beta=0.0):
        if learning_rate_power != -0.5:
            raise ValueError(f"learning_rate_power must be -0.5: {learning_rate_power}")
        super().__init__(learning_rate, initial_accumulator_value, l1_regularization_strength, l2_regularization_strength,
                         l2_shrinkage_regularization_strength, beta, name=name)


def global_step(sess, global_step_tensor):
    """Returns the value of a global step in a session."""
    return int(sess.run(global_step_tensor))


def assert_global_step(global_step_tensor):
    """Checks that a global step is a scalar of integers."""
    if not global_step_tensor.dtype.is_integer or tuple(global_step_tensor.shape):
        raise TypeError(f"Existing \"global_step\" must be a scalar of integers: {global_step_tensor}")


class Coordinator:
    """tf.train.Coordinator: says when threads end. There are no queues, and so no threads that fill them."""

    def __init__(self, clean_stop_exception_types=None):
        import threading

        self._stop, self._error = threading.Event(), None

    def should_stop(self):
        """Whether the threads are to end."""
        return self._stop.is_set()

    def request_stop(self, ex=None):
        """Has the threads end."""
        self._error = self._error or (ex if isinstance(ex, BaseException) else None)
        self._stop.set()

    def clear_stop(self):
        """Takes that back."""
        self._stop.clear()

    def wait_for_stop(self, timeout=None):
        """Waits until the threads are to end."""
        return self._stop.wait(timeout)

    def join(self, threads=None, stop_grace_period_secs=120, ignore_live_threads=False):
        """Waits for threads, and raises what one was stopped by."""
        from ...errors import OutOfRangeError

        for thread in threads or ():
            thread.join(stop_grace_period_secs)
        if self._error is not None and not isinstance(self._error, OutOfRangeError):
            raise self._error

    def stop_on_exception(self):
        """A context manager that has the threads end where an exception is raised in it."""
        import contextlib

        @contextlib.contextmanager
        def manager():
            try:
                yield
            except Exception as error:
                self.request_stop(error)

        return manager()


def start_queue_runners(sess=None, coord=None, daemon=True, start=True, collection=None):
    """Returns no threads: there are no queues; tf.data reads ahead by itself."""
    return []
