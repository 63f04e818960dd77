"""What compile(), fit(), evaluate() and predict() of tf.keras.Model do: batches, steps, metrics.

A step is a traced function, so that a batch costs one call; with run_eagerly, or where a layer is `dynamic`, it runs op by op.
"""
import warnings

import numpy as np

from ... import _core, nest
from ...errors import FailedPreconditionError
from ...nn import _losses as _added
from . import _callbacks, _keras_optimizers, _losses, _masks, _metrics
from ._functions import _op


# ---- Data

def as_arrays(data):
    """Returns data as arrays and tensors: lists of numbers are one, while lists of arrays and dicts stay what they are."""
    def one(x):
        return x if isinstance(x, _core.Tensor) else x.value() if isinstance(x, _core.Variable) else np.asarray(x)

    if data is None:
        return None
    if isinstance(data, dict):
        return {k: one(v) for k, v in data.items()}
    if isinstance(data, (list, tuple)) and data and all(len(getattr(v, "shape", ())) for v in data):
        return [one(v) for v in data]
    return one(data)


def _rows(data):
    counts = {x.shape[0] if len(x.shape) else None for x in nest.flatten(data) if x is not None}
    if None in counts:
        raise ValueError("Expected arrays whose first dim are the rows, not a number")
    if len(counts) > 1:
        raise ValueError("Data cardinality is ambiguous. Make sure all arrays contain the same number of samples; they have "
                         f"{sorted(counts)}")
    return counts.pop()


def _taken(data, index):
    """Returns the rows of an index, a slice or an array of numbers, of each array."""
    def one(x):
        if isinstance(x, _core.Tensor) and not isinstance(index, slice):
            return _op("gather")(x, _core.to_tensor(index.astype("int64")))
        return None if x is None else x[index]

    return nest.map_structure(one, data)


def _tensors(data):
    """Returns data as tensors. Arrays of float64 become float32, as in Keras."""
    def one(x):
        if x is None or isinstance(x, _core.Tensor):
            return x
        return _core.to_tensor(np.ascontiguousarray(x, "float32" if x.dtype == np.float64 else None))

    return nest.map_structure(one, data)


class _Batches:
    """The batches of arrays: [x, y, weights] each; weights and y may be None."""

    def __init__(self, x, y, weights, size, shuffle=False):
        self.data = [as_arrays(x), as_arrays(y), as_arrays(weights)]
        self.rows, self.size, self.shuffle = _rows(self.data), size or 32, shuffle

    def __len__(self):
        return -(-self.rows // self.size)

    def __iter__(self):
        from ... import random

        order = random.shuffle(_core.to_tensor(np.arange(self.rows))).numpy() if self.shuffle else None
        for begin in range(0, self.rows, self.size):
            part = slice(begin, begin + self.size)
            yield _tensors(_taken(self.data, part if order is None else order[part]))


class _Given:
    """The batches of what gives them: an iterable, such as a generator, or a sequence. steps: how many are one epoch."""

    def __init__(self, source, steps=None):
        if not hasattr(source, "__iter__") and not hasattr(source, "__next__"):
            source = [source[i] for i in range(len(source))] if steps is None else source
        self.source, self.steps, self._iterator = source, steps, None

    def __len__(self):
        return len(self.source) if self.steps is None else self.steps

    def _items(self):
        if self.steps is None:
            yield from self.source
            return
        for _ in range(self.steps):  # epochs go on where the last one ended; what has an end begins anew there
            if self._iterator is None:
                self._iterator = iter(self.source)
            item = next(self._iterator, self)
            if item is self:
                self._iterator = iter(self.source)
                item = next(self._iterator, self)
                if item is self:
                    return
            yield item

    def __iter__(self):
        for item in self._items():
            item = tuple(item) if isinstance(item, (tuple, list)) else (item,)
            yield _tensors([as_arrays(part) for part in (*item, None, None)[:3]])


def _source(x, y, weights, size, steps, shuffle):
    is_data = isinstance(x, (list, tuple, dict)) or hasattr(x, "shape")
    if not is_data and any(hasattr(x, name) for name in ("__iter__", "__next__", "__getitem__")):
        if y is not None:
            raise ValueError("`y` should not be given where x gives batches of (x, y)")
        return _Given(x, steps)
    batches = _Batches(x, y, weights, size, shuffle)
    return batches if steps is None else _Given(batches, steps)


def predict(model, x, size, steps, verbose, callbacks):
    """Returns the outputs of a model for all rows as arrays."""
    calls = _callbacks.CallbackList(callbacks, model, {})
    source = _source(x, None, None, size, steps, False)
    calls.on_predict_begin()
    parts = []
    for i, (batch, _, _) in enumerate(source):
        calls.on_predict_batch_begin(i)
        parts.append(nest.map_structure(lambda t: t.numpy(), model(batch, training=False)))
        calls.on_predict_batch_end(i)
    calls.on_predict_end()
    if not parts:
        raise ValueError("Expect x to be a non-empty array or dataset.")
    return nest.map_structure(lambda *arrays: np.concatenate(arrays), *parts)


class Trainer:
    """What compile() makes: the steps of a model, with its loss and metrics."""

    def __init__(self, model, optimizer, loss, metrics, loss_weights, weighted_metrics, run_eagerly, options):
        import weakref

        for name in ("jit_compile", "steps_per_execution", "auto_scale_loss", "sample_weight_mode"):
            options.pop(name, None)
        if options:
            raise TypeError(f"compile() got an unexpected keyword argument {next(iter(options))!r}")
        _added.expect()
        self._model = weakref.ref(model)
        self.optimizer = _keras_optimizers.get(optimizer)
        self.loss = loss
        self._losses = [_losses.get(one) for one in self._each(loss)]
        self._weights = loss_weights
        self._given = [] if metrics is None else self._each(metrics)
        self._weighted = list(weighted_metrics or [])
        self._metrics = None  # those of the outputs, which the first batch decides
        self.loss_metric = _metrics.Mean("loss")
        self._run_eagerly = run_eagerly
        self._steps = {}

    @staticmethod
    def _each(value):
        if isinstance(value, dict):
            return [v for _, v in sorted(value.items())]
        return list(value) if isinstance(value, (list, tuple)) else [value]

    @property
    def model(self):
        """The model."""
        return self._model()

    @property
    def runs_eagerly(self):
        """Whether steps run op by op."""
        if self._run_eagerly is not None:
            return bool(self._run_eagerly)
        parts = self.model.named_modules().values()
        return any(getattr(part, "dynamic", False) for part in (self.model, *parts))

    def all_metrics(self):
        """Returns (name, metric) for the loss and all metrics."""
        return [("loss", self.loss_metric), *((m.name, m) for m in self._metrics or ())]

    def reset_metrics(self):
        """Sets the metrics to zero."""
        for _, metric in self.all_metrics():
            metric.reset_state() if hasattr(metric, "reset_state") else metric.reset()

    def results(self):
        """Returns {name: float, or a list of them}."""
        values = [(name, metric.result()) for name, metric in self.all_metrics()]
        return {name: value.tolist() if hasattr(value, "tolist") else value for name, value in values}

    # ---- Steps

    def _loss_of(self, y, outputs, weights):
        """Returns the loss of a batch, which the gradient is of, without those of add_loss()."""
        labels, predictions = nest.flatten(y), nest.flatten(outputs)
        if len(self._losses) > 1 and len(self._losses) != len(predictions):
            raise ValueError(f"compile() was given {len(self._losses)} losses, but the model has {len(predictions)} output(s)")
        total = None
        factors = self._each(self._weights) if self._weights is not None else [1.0] * len(predictions)
        for i, (label, prediction) in enumerate(zip(labels, predictions)):
            loss = self._losses[i if len(self._losses) > 1 else 0]
            if loss is None:
                continue
            if isinstance(loss, _losses.Loss) or hasattr(loss, "reduction"):
                value = loss(label, prediction, weights)
            else:
                value = _losses.reduced(loss(label, prediction), weights, "mean", prediction.dtype, getattr(loss, "__name__", "loss"),
                                        mask=_masks.of(prediction))
            value = value if value.ndim == 0 else value.mean()
            value = value * factors[i] if factors[i] != 1.0 else value
            total = value if total is None else total + value
        return total

    def _forward(self, x, y, weights, training):
        outputs = self.model(x, training=training)
        if self._metrics is None:
            predictions, labels = nest.flatten(outputs), nest.flatten(y)
            self._metrics = [_metrics.chosen(m, labels[0], predictions[0]) for m in self._given + self._weighted] if y is not None else []
        loss = None if y is None else self._loss_of(y, outputs, weights)
        for extra in self.model.losses:
            loss = extra if loss is None else loss + extra
        if _core.is_tracing():  # symbolic tensors are of no use behind the trace
            _added.clear(self.model)
        if loss is None:
            raise ValueError("The model has no loss to train by: compile() needs a loss, or a layer an add_loss()")
        return outputs, loss

    def _update_metrics(self, y, outputs, weights, loss, x):
        from ... import shape

        self.loss_metric.update_state(loss, sample_weight=_op("cast")(shape(nest.flatten(x)[0])[0], "float32"))
        if y is not None:
            labels, predictions = nest.flatten(y)[0], nest.flatten(outputs)[0]
            mask = _masks.of(predictions)
            for i, metric in enumerate(self._metrics):
                of_rows = _losses.masked(weights if i >= len(self._given) else None, mask, predictions, "sum", metric.name)
                update = getattr(metric, "update_state", None) or metric.update
                name = "sample_weight" if hasattr(metric, "update_state") else "weights"
                update(labels, predictions, **({} if of_rows is None else {name: of_rows}))

    def _train(self, x, y, weights):
        from ... import GradientTape

        with GradientTape() as tape:
            outputs, loss = self._forward(x, y, weights, True)
        variables = self.model.trainable_variables
        self.optimizer.apply_gradients(list(zip(tape.gradient(loss, variables), variables)))
        self._update_metrics(y, outputs, weights, loss, x)

    def _test(self, x, y, weights):
        outputs, loss = self._forward(x, y, weights, False)
        self._update_metrics(y, outputs, weights, loss, x)

    def _step(self, name):
        """Returns the function of one step. The first runs op by op: it makes the Variables and the metrics."""
        body = getattr(self, name)
        if self._metrics is None or not self.model.built or self.runs_eagerly:
            return body
        found = self._steps.get(name)
        if found is None:
            import weakref

            from ... import function

            own = weakref.ref(self)  # the function would keep the trainer, which keeps the function

            def step(x, y, weights):
                getattr(own(), name)(x, y, weights)

            found = self._steps[name] = self._or_op_by_op(name, function(step))
        return found

    def traced_step(self):
        """Returns a trace of the step that trains; None where there is none."""
        step = self._steps.get("_train")
        return None if step is None else next(iter(step.traced._functions), None)

    def _or_op_by_op(self, name, step):
        """Returns the traced step, which from then on runs op by op if the model's Python code wants the value of a tensor."""
        import weakref

        own = weakref.ref(self)

        def run(*batch):
            try:
                step(*batch)
            except FailedPreconditionError as error:
                if "is symbolic" not in str(error):
                    raise
                warnings.warn(f"{own().model.name}: the steps run op by op, since call() decides by the value of a tensor", stacklevel=4)
                own()._run_eagerly = True
                getattr(own(), name)(*batch)

        run.traced = step
        return run

    # ---- Loops

    def fit(self, x, y, size, epochs, verbose, callbacks, split, validation, shuffle, class_weight, sample_weight, first, steps, test_steps,
            test_size, frequency):
        """Trains: Model.fit."""
        if split and validation is None:
            x, y, sample_weight = as_arrays(x), as_arrays(y), as_arrays(sample_weight)
            n = _rows([x, y, sample_weight])
            at = int(n * (1.0 - split))
            if at in (0, n):
                raise ValueError(f"Training data contains {n} samples, which is not sufficient to split it into a validation and training "
                                 f"set as specified by `validation_split={split}`.")
            validation = [part for part in _taken([x, y, sample_weight], slice(at, n))]
            x, y, sample_weight = _taken([x, y, sample_weight], slice(0, at))
        if class_weight is not None:
            sample_weight = _class_weights(class_weight, y, sample_weight)
        source = _source(x, y, sample_weight, size, steps, bool(shuffle))
        tests = None
        if validation is not None:
            parts = validation if isinstance(validation, (list, tuple)) else (validation,)
            tests = _source(*(*parts, None, None)[:3], test_size or size, test_steps, False)
        verbose = 1 if verbose == "auto" else int(verbose)
        history = _callbacks.History()
        number = _length(source)
        calls = _callbacks.CallbackList([history, *_listed(callbacks)], self.model,
                                        {"epochs": epochs, "steps": number, "verbose": verbose})
        self.model.__dict__["history"] = history
        self.model.__dict__["stop_training"] = False
        calls.on_train_begin()
        logs = {}
        for epoch in range(first, epochs):
            self.reset_metrics()
            calls.on_epoch_begin(epoch)
            line = _callbacks.Line(verbose, epoch, epochs, number)
            for i, batch in enumerate(source):
                calls.on_train_batch_begin(i)
                self._step("_train")(*batch)
                if calls.wants_batches:
                    calls.on_train_batch_end(i, self.results())
                line.step(i + 1, self.results)
            logs = self.results()
            if tests is not None and (epoch + 1) % frequency == 0:
                logs.update((f"val_{name}", value) for name, value in self._evaluated(tests, calls).items())
            line.end(logs)
            calls.on_epoch_end(epoch, logs)
            if self.model.stop_training:
                break
        calls.on_train_end(logs)
        return history

    def _evaluated(self, source, calls):
        self.reset_metrics()
        calls.on_test_begin()
        for i, batch in enumerate(source):
            calls.on_test_batch_begin(i)
            self._step("_test")(*batch)
            if calls.wants_batches:
                calls.on_test_batch_end(i, self.results())
        results = self.results()
        calls.on_test_end(results)
        return results

    def evaluate(self, x, y, size, verbose, sample_weight, steps, callbacks, return_dict):
        """Returns the loss and the metrics over all rows: Model.evaluate."""
        source = _source(x, y, sample_weight, size, steps, False)
        results = self._evaluated(source, _callbacks.CallbackList(callbacks, self.model, {}))
        _callbacks.Line(1 if verbose == "auto" else int(verbose), None, None, _length(source)).end(results)
        return self._given_back(results, return_dict)

    @staticmethod
    def _given_back(results, return_dict):
        values = list(results.values())
        return results if return_dict else values[0] if len(values) == 1 else values

    def on_batch(self, trains, x, y, sample_weight, class_weight, reset, return_dict):
        """Takes one step on one batch: Model.train_on_batch and test_on_batch."""
        if reset:
            self.reset_metrics()
        if class_weight is not None:
            sample_weight = _class_weights(class_weight, y, sample_weight)
        self._step("_train" if trains else "_test")(*_tensors([as_arrays(x), as_arrays(y), as_arrays(sample_weight)]))
        return self._given_back(self.results(), return_dict)


def _listed(callbacks):
    return [] if callbacks is None else list(callbacks) if isinstance(callbacks, (list, tuple)) else [callbacks]


def _length(source):
    try:
        return len(source)
    except TypeError:
        return None


def _class_weights(class_weight, y, sample_weight):
    """Returns the rows' weights by their classes, times those that are given."""
    labels = np.asarray(as_arrays(y))
    labels = labels.argmax(-1) if labels.ndim > 1 and labels.shape[-1] > 1 else labels.reshape(-1)
    weights = np.array([class_weight.get(int(label), 1.0) for label in labels], "float32")
    return weights if sample_weight is None else weights * np.asarray(sample_weight)
