"""tf.keras.callbacks: what fit() calls at the begin and the end of epochs and batches."""
import numbers
import os
import sys
import time
import weakref


class Callback:
    """What all callbacks are. A class of them defines those of the methods that it needs.

    ``model``: the model that trains; it is kept alive by others. ``params``: a dict with epochs, steps and verbose.

    >>> import eager.compat.tensorflow as tf
    >>> class Says(tf.keras.callbacks.Callback):
    ...     def on_epoch_end(self, epoch, logs=None):
    ...         print(epoch, sorted(logs))
    >>> model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    >>> model.compile("sgd", "mse")
    >>> _ = model.fit([[1.]], [[1.]], verbose=0, callbacks=[Says()])
    0 ['loss']
    """

    params: dict = {}
    _model = None

    @property
    def model(self):
        """The model that trains."""
        return None if self._model is None else self._model()

    def set_model(self, model):
        """Is called with the model first."""
        self._model = weakref.ref(model)

    def set_params(self, params):
        """Is called with the parameters of fit() first."""
        self.params = params

    def __getstate__(self):
        """Returns what copies and pickles have: all but the model."""
        return {name: value for name, value in self.__dict__.items() if name != "_model"}


_METHODS = ([f"on_{what}_{when}" for what in ("train", "test", "predict", "epoch") for when in ("begin", "end")] +
            [f"on_{what}_batch_{when}" for what in ("train", "test", "predict") for when in ("begin", "end")] +
            ["on_batch_begin", "on_batch_end"])


def _nothing(name):
    parameters = "epoch, logs=None" if "epoch" in name else "batch, logs=None" if "batch" in name else "logs=None"
    scope: dict = {}
    exec(f"def {name}(self, {parameters}):\n    pass", scope)
    scope[name].__doc__ = f"Is called on {name[3:].replace('_', ' ')}."
    return scope[name]


for _name in _METHODS:
    setattr(Callback, _name, _nothing(_name))


class CallbackList:
    """Several callbacks, called in their order."""

    def __init__(self, callbacks, model, params):
        self.callbacks = [] if callbacks is None else list(callbacks) if isinstance(callbacks, (list, tuple)) else [callbacks]
        for callback in self.callbacks:
            callback.set_params(params)
            callback.set_model(model)
        overridden = {name for c in self.callbacks for name in _METHODS
                      if getattr(type(c), name, None) is not getattr(Callback, name) or name in getattr(c, "__dict__", {})}
        self.wants_batches = any("batch_end" in name for name in overridden)

    def __getattr__(self, name):
        if name not in _METHODS:
            raise AttributeError(name)

        def call(*args):
            args = (*args, {}) if len(args) < (2 if "batch" in name or "epoch" in name else 1) else args
            for callback in self.callbacks:
                getattr(callback, name)(*args)
                if name.startswith("on_train_batch"):
                    getattr(callback, name.replace("train_", ""))(*args)

        return call


class History(Callback):
    """What fit() returns: `epoch`, the numbers of the epochs, and `history`, a list of values for each name."""

    def __init__(self):
        self.epoch, self.history = [], {}

    def on_epoch_end(self, epoch, logs=None):
        self.epoch.append(epoch)
        for name, value in (logs or {}).items():
            self.history.setdefault(name, []).append(value)


def _mode(mode, monitor):
    return mode if mode in ("min", "max") else "max" if "acc" in monitor or "auc" in monitor.lower() else "min"


class _Monitors(Callback):
    def _value(self, logs):
        value = (logs or {}).get(self.monitor)
        if value is None:
            import warnings

            warnings.warn(f"{type(self).__name__}: there is no {self.monitor!r}; there are {', '.join(logs or {})}", stacklevel=4)
        return value


class EarlyStopping(_Monitors):
    """Stops the training when a value has not become better for `patience` epochs, by eager.EarlyStopping."""

    def __init__(self, monitor="val_loss", min_delta=0, patience=0, verbose=0, mode="auto", baseline=None, restore_best_weights=False,
                 start_from_epoch=0):
        self.monitor, self.patience, self.verbose = monitor, patience, verbose
        self.restore_best_weights, self.stopped_epoch, self._mode = restore_best_weights, 0, _mode(mode, monitor)
        self._options = dict(patience=patience, min_delta=min_delta, mode=self._mode, baseline=baseline, start=start_from_epoch)
        self._stop = None

    best = property(lambda self: self._stop and self._stop.best, doc="The best value; None before the first one.")
    best_epoch = property(lambda self: self._stop and self._stop.best_step or 0, doc="The number of the best epoch.")
    wait = property(lambda self: self._stop.wait if self._stop else 0, doc="For how many epochs none was better.")

    def on_train_begin(self, logs=None):
        self._stop, self.stopped_epoch = None, 0

    def on_epoch_end(self, epoch, logs=None):
        from ... import EarlyStopping as Stop

        value = self._value(logs)
        if value is None:
            return
        if self._stop is None:
            self._stop = Stop(variables=self.model.variables if self.restore_best_weights else (), **self._options)
        if self._stop(value):
            self.stopped_epoch, self.model.stop_training = epoch, True
            if self.verbose:
                print(f"Epoch {epoch + 1}: early stopping")

    def on_train_end(self, logs=None):
        if self._stop is not None and self.restore_best_weights:
            if self.verbose:
                print(f"Restoring model weights from the end of the best epoch: {self.best_epoch + 1}.")
            self._stop.restore()


class ModelCheckpoint(_Monitors):
    """Saves the model, or its weights, after each epoch, or when it was better than before; the path may have {epoch} and values.

    save_weights_only: True for save_weights() instead of Model.save(), of which load_model() makes the model with its optimizer.
    save_freq: "epoch", or after how many batches it saves; then the path may have {batch}, too.
    initial_value_threshold: what the first value must be better than.
    """

    def __init__(self, filepath, monitor="val_loss", verbose=0, save_best_only=False, save_weights_only=False, mode="auto",
                 save_freq="epoch", initial_value_threshold=None, **options):
        if save_freq != "epoch" and not isinstance(save_freq, int):
            raise ValueError(f"Unrecognized save_freq: {save_freq}. Expected save_freq are 'epoch' or integer values")
        self.filepath, self.monitor, self.verbose, self.save_best_only = filepath, monitor, verbose, save_best_only
        self.save_weights_only, self.save_freq, self._mode = save_weights_only, save_freq, _mode(mode, monitor)
        self.best, self._epoch, self._batches = initial_value_threshold, 0, 0
        if self.best is None:
            self.best = float("inf" if self._mode == "min" else "-inf")
        if save_freq != "epoch":  # fit() computes a batch's logs only for callbacks that have this
            self.on_train_batch_end = self._after_batch

    def on_epoch_begin(self, epoch, logs=None):
        self._epoch = epoch

    def _after_batch(self, batch, logs=None):
        self._batches += 1
        if self._batches % self.save_freq == 0:
            self._save(self._epoch, logs, batch=batch + 1)

    def on_epoch_end(self, epoch, logs=None):
        if self.save_freq == "epoch":
            self._save(epoch, logs)

    def _save(self, epoch, logs, **more):
        try:
            path = os.fspath(self.filepath).format(epoch=epoch + 1, **more, **(logs or {}))
        except KeyError as error:
            raise KeyError(f'Failed to format this callback filepath: "{self.filepath}". Reason: {error}') from None
        begin = f"\nEpoch {epoch + 1}: "
        if self.save_best_only:
            value, former = self._value(logs), self.best
            if value is None:
                return
            if not (value < former if self._mode == "min" else value > former):
                if self.verbose:
                    print(f"{begin}{self.monitor} did not improve from {former:.5f}")
                return
            self.best = value
            begin += f"{self.monitor} improved from {former:.5f} to {value:.5f}, "
        if self.verbose:
            print(f"{begin}saving model to {path}")
        (self.model.save_weights if self.save_weights_only else self.model.save)(path)


class LearningRateScheduler(Callback):
    """Sets the learning rate before each epoch to schedule(epoch, rate), or schedule(epoch)."""

    def __init__(self, schedule, verbose=0):
        import inspect

        self.schedule, self.verbose = schedule, verbose
        try:
            self._takes_rate = len(inspect.signature(schedule).parameters) > 1
        except ValueError:
            self._takes_rate = False

    def on_epoch_begin(self, epoch, logs=None):
        optimizer = self.model.optimizer
        rate = self.schedule(epoch, _rate(optimizer)) if self._takes_rate else self.schedule(epoch)
        if not isinstance(rate, numbers.Real) and not hasattr(rate, "dtype"):
            raise ValueError(f"The output of the `schedule` function should be a float. Got: {rate}")
        optimizer.learning_rate = float(rate)
        if self.verbose:
            print(f"\nEpoch {epoch + 1}: LearningRateScheduler setting learning rate to {float(rate)}.")

    def on_epoch_end(self, epoch, logs=None):
        logs["learning_rate"] = _rate(self.model.optimizer)


def _rate(optimizer):
    rate = optimizer.learning_rate
    return float(rate(optimizer.iterations) if callable(rate) else rate)


class ReduceLROnPlateau(_Monitors):
    """Multiplies the learning rate by `factor` when a value has not become better for `patience` epochs."""

    def __init__(self, monitor="val_loss", factor=0.1, patience=10, verbose=0, mode="auto", min_delta=1e-4, cooldown=0, min_lr=0.0):
        if factor >= 1.0:
            raise ValueError(f"ReduceLROnPlateau does not support a factor >= 1.0. Received factor={factor}")
        self.monitor, self.factor, self.patience, self.verbose = monitor, factor, patience, verbose
        self.min_delta, self.cooldown, self.min_lr, self._mode = min_delta, cooldown, min_lr, _mode(mode, monitor)
        self.on_train_begin()

    def on_train_begin(self, logs=None):
        self.best, self.wait, self._cooling = float("inf" if self._mode == "min" else "-inf"), 0, 0

    def on_epoch_end(self, epoch, logs=None):
        value = self._value(logs)
        if value is None:
            return
        logs["learning_rate"] = _rate(self.model.optimizer)
        if self._cooling > 0:
            self._cooling, self.wait = self._cooling - 1, 0
        if value < self.best - self.min_delta if self._mode == "min" else value > self.best + self.min_delta:
            self.best, self.wait = value, 0
        elif self._cooling <= 0:
            self.wait += 1
            old = _rate(self.model.optimizer)
            if self.wait >= self.patience and old > self.min_lr:
                self.model.optimizer.learning_rate = rate = max(old * self.factor, self.min_lr)
                self._cooling, self.wait = self.cooldown, 0
                if self.verbose:
                    print(f"\nEpoch {epoch + 1}: ReduceLROnPlateau reducing learning rate to {rate}.")


class LambdaCallback(Callback):
    """Calls functions: LambdaCallback(on_epoch_end=lambda epoch, logs: ...)."""

    def __init__(self, **functions):
        for name, function in functions.items():
            if name not in _METHODS:
                raise TypeError(f"LambdaCallback() got an unexpected keyword argument {name!r}")
            if function is not None:
                setattr(self, name, function)


class TerminateOnNaN(Callback):
    """Stops the training when the loss is not a finite number."""

    def on_train_batch_end(self, batch, logs=None):
        import math

        if not math.isfinite((logs or {}).get("loss", 0.0)):
            print(f"Batch {batch}: Invalid loss, terminating training")
            self.model.stop_training = True


class CSVLogger(Callback):
    """Writes a line for each epoch to a file of comma-separated values."""

    def __init__(self, filename, separator=",", append=False):
        self.filename, self.separator, self.append = filename, separator, append

    def on_train_begin(self, logs=None):
        if not self.append:
            open(self.filename, "w", encoding="utf-8").close()
        self._names = None

    def on_epoch_end(self, epoch, logs=None):
        with open(self.filename, "a", encoding="utf-8") as file:
            if self._names is None:
                self._names = sorted(logs)
                if file.tell() == 0:
                    file.write(self.separator.join(["epoch", *self._names]) + "\n")
            file.write(self.separator.join(str(v) for v in (epoch, *(logs.get(n, "NA") for n in self._names))) + "\n")


class TensorBoard(Callback):
    """Writes what fit() and evaluate() log to event files, in the folders "train" and "validation" of log_dir, for TensorBoard.

    Each epoch has "epoch_loss", "epoch_learning_rate" and the like, each evaluation "evaluation_loss_vs_iterations" and the like.
    histogram_freq: after how many epochs the Variables' distributions are written; 0: never. write_graph: writes the graph of a
    step, where steps are traced. update_freq: after how many batches "batch_loss" and the like are written; "batch" for each, "epoch"
    for none. ValueError: what else Keras's callback writes was asked for.
    """

    def __init__(self, log_dir="logs", histogram_freq=0, write_graph=True, write_images=False, write_steps_per_second=False,
                 update_freq="epoch", profile_batch=0, embeddings_freq=0, embeddings_metadata=None):
        absent = dict(write_images=write_images, write_steps_per_second=write_steps_per_second, profile_batch=profile_batch,
                      embeddings_freq=embeddings_freq, embeddings_metadata=embeddings_metadata)
        asked = [name for name, given in absent.items() if given]
        if asked:
            raise ValueError(f"TensorBoard: {asked[0]} is not there")
        if update_freq not in ("batch", "epoch") and not (isinstance(update_freq, int) and update_freq > 0):
            raise ValueError(f"TensorBoard: update_freq must be 'batch', 'epoch' or a number of batches, not {update_freq!r}")
        self.log_dir, self.histogram_freq, self.write_graph = os.fspath(log_dir), histogram_freq, write_graph
        self.update_freq = 1 if update_freq == "batch" else update_freq
        if update_freq != "epoch":  # fit() computes a batch's logs only for callbacks that have this
            self.on_train_batch_end = self._write_batch
        self._writers = {}

    def on_train_begin(self, logs=None):
        self._lacks_graph = self.write_graph

    def _write_batch(self, batch, logs=None):
        if self._iterations() % self.update_freq == 0:
            self._write("train", "batch_{}", logs, self._iterations())

    def on_epoch_end(self, epoch, logs=None):
        train = {name: value for name, value in logs.items() if not name.startswith("val_")}
        self._write("train", "epoch_{}", {**train, "learning_rate": _rate(self.model.optimizer)}, epoch)
        self._write("validation", "epoch_{}", {name[4:]: value for name, value in logs.items() if name not in train}, epoch)
        if self.histogram_freq and epoch % self.histogram_freq == 0:
            for v in self.model.variables:
                self._writer("train").histogram(f"{v._name}_0/histogram", v, epoch)
        step = self.model._training.traced_step() if self._lacks_graph else None
        if step is not None:
            self._writer("train").graph(step)
            self._lacks_graph = False

    def on_test_end(self, logs=None):
        self._write("validation", "evaluation_{}_vs_iterations", logs, self._iterations())
        self._writer("validation").flush()

    def on_train_end(self, logs=None):
        for writer in self._writers.values():
            writer.close()
        self._writers.clear()

    def _iterations(self):
        return self.model.optimizer.iterations.item()

    def _write(self, folder, tag, logs, step):
        if logs:
            self._writer(folder).scalars({tag.format(name): value for name, value in logs.items()}, step)

    def _writer(self, folder):
        from ...summary import Writer

        if folder not in self._writers:
            self._writers[folder] = Writer(os.path.join(self.log_dir, folder), ".v2")
        return self._writers[folder]


class Line:
    """What fit() prints of an epoch: with verbose=1 how far it has come, on a terminal; at the end a line either way."""

    def __init__(self, verbose, epoch, epochs, steps):
        self.verbose, self.steps, self.count = verbose, steps, 0
        self._begin = self._shown = time.monotonic()
        self._terminal = verbose == 1 and sys.stdout.isatty()
        self._length = 0
        if verbose and epoch is not None:
            print(f"Epoch {epoch + 1}/{epochs}")

    def step(self, count, results):
        """Notes that a batch is done."""
        self.count = count
        if self._terminal and time.monotonic() - self._shown >= 0.1:
            self._shown = time.monotonic()
            self._write("\r" + self._text(results()).ljust(self._length))

    def end(self, logs):
        """Writes the line of the whole epoch."""
        if self.verbose:
            self.count = self.count or self.steps or 0
            self._write(("\r" if self._terminal else "") + self._text(logs).ljust(self._length) + "\n")

    def _text(self, logs):
        seconds = time.monotonic() - self._begin
        values = "".join(f" - {name}: {value:.4f}" if isinstance(value, float) else f" - {name}: {value}" for name, value in logs.items())
        text = f"{self.count}/{self.steps or self.count} - {seconds:.0f}s{values}"
        self._length = max(self._length, len(text))
        return text

    def _write(self, text):
        sys.stdout.write(text)
        sys.stdout.flush()
