"""What compile(), fit(), evaluate() and predict() of tf.keras.Model do: batches, steps, metrics.

A step is a traced function, so that a batch costs one call; with run_eagerly, or where a layer is `dynamic`, it runs op by op.
"""
import warnings

import numpy as np

from ... import _core, nest
from ...errors import FailedPreconditionError
from ...nn import _losses as _added
from ...nn._variables import distinct
from . import _callbacks, _keras_optimizers, _losses, _masks, _metrics
from ._functions import _op
from ._keras_misc import Sequence
from ._layer import metrics_of


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
        self.rows, self.size, self.shuffle = _rows(self.data), 32 if size is None else size, shuffle
        if isinstance(self.size, bool) or not hasattr(self.size, "__index__") or self.size < 1:
            raise ValueError(f"`batch_size` must be a positive integer. Received: batch_size={size}")
        if self.rows == 0:
            raise ValueError("Expect x to be a non-empty array or dataset.")

    def __len__(self):
        return -(-self.rows // self.size)

    def __iter__(self):
        from ... import random

        order = random.shuffle(_core.to_tensor(np.arange(self.rows))).numpy() if self.shuffle else None
        for begin in range(0, self.rows, self.size):
            part = slice(begin, begin + self.size)
            yield _tensors(_taken(self.data, part if order is None else order[part]))


class _Weighed:
    """The batches of another source, whose rows have the weights of their classes."""

    def __init__(self, source, class_weight):
        self.source, self.class_weight = source, class_weight

    def __len__(self):
        return len(self.source)

    def __iter__(self):
        for x, y, weights in self.source:
            yield [x, y, _core.to_tensor(_class_weights(self.class_weight, y, weights))]


class _Given:
    """The batches of what gives them: an iterable, such as a generator, or a sequence. steps: how many are one epoch."""

    def __init__(self, source, steps=None):
        if not hasattr(source, "__iter__") and not hasattr(source, "__next__"):
            source = _Items(source)
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


class _Items:
    """The items of what has a length and an index, at each pass anew."""

    def __init__(self, items):
        self.items = items

    def __len__(self):
        return len(self.items)

    def __iter__(self):
        return (self.items[i] for i in range(len(self.items)))


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
        parts.append(nest.map_structure(lambda t: t.numpy(), model.predict_step(batch)))
        calls.on_predict_batch_end(i)
    calls.on_predict_end()
    if not parts:
        raise ValueError("Expect x to be a non-empty array or dataset.")
    return nest.map_structure(lambda *arrays: np.concatenate(arrays), *parts)


def _names_of(model, outputs):
    """Returns the names of a model's outputs: the keys of a dict, the layers that give them, or numbers."""
    if isinstance(outputs, dict):
        names = [str(key) for key in nest._keys(outputs)]
    else:
        n = len(nest.flatten(outputs))
        given = [None] * n if model._graph is None else nest.flatten(model._graph.outputs)
        names = [x._node.layer.name if x is not None and x._node is not None else f"output_{i + 1}" for i, x in enumerate(given)]
    found = []
    for name in names:
        found.append(distinct(name, found.__contains__))
    return found


def _with_distinct_names(metrics, outputs, taken):
    """Returns (name, metric, place, is_weighted) with Keras's names: a second one has a number; a weighted one says that first."""
    found, counts = [], dict.fromkeys(taken, 1)
    for name, metric, place, is_weighted in metrics:
        if is_weighted and name in counts:
            name = f"weighted_{metric.name}" if outputs is None else f"{outputs[place]}_weighted_{metric.name}"
        base = name
        while name in counts:
            name = f"{base}_{counts[base]}"
            counts[base] += 1
        counts[name] = 1
        found.append((name, metric, place, is_weighted))
    return found


class Compiled:
    """Model.compiled_loss: called, it gives the loss that compile() was given, and takes it into its metric. And
    Model.compiled_metrics, whose update_state() takes a batch into the metrics that compile() was given."""

    def __init__(self, trainer, metrics):
        self._trainer, self._metrics = trainer, metrics

    def __call__(self, y_true, y_pred, sample_weight=None, regularization_losses=None):
        *_, losses, total = self._trainer.total(y_pred, y_true, sample_weight, list(regularization_losses or []))
        self._trainer.update_losses(y_pred, losses, total)
        return total

    def update_state(self, y_true, y_pred, sample_weight=None):
        """Takes labels and predictions into the metrics."""
        self._trainer.update_metrics(y_pred, y_true, sample_weight)

    @property
    def metrics(self):
        """The metrics, as a list."""
        return self._metrics()


_METHODS = {"_train": "train_step", "_test": "test_step"}  # of models, which their classes may define


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
        self.loss, self._given_weights, self._given_metrics = loss, loss_weights, (metrics, weighted_metrics)
        self._found_losses = nest.map_structure(_losses.get, loss)
        self._outputs = self._losses = self._weights = None  # for each output, which the first batch names
        self._metrics = None  # (name, metric, the output's place, whether it is weighted), which the first batch decides
        self.loss_metric, self._loss_metrics = _metrics.Mean("loss"), []
        self._run_eagerly = run_eagerly
        self._steps, self._begun, self._logs = {}, set(), None

    def _name_outputs(self, outputs):
        """Notes the outputs' names, and what compile() was given for each."""
        self._outputs = names = _names_of(self.model, outputs)
        self._losses = self._by_output(self._found_losses, "losses")
        given = self._given_weights
        self._weights = [1.0] * len(names) if given is None else [1.0 if w is None else w for w in self._by_output(given, "loss_weights")]
        if len(names) > 1:
            self._loss_metrics = [(f"{name}_loss", _metrics.Mean(f"{name}_loss")) if loss is not None else None
                                  for name, loss in zip(names, self._losses)]

    def _by_output(self, given, what):
        """Returns what was given for each output: by name, in a list, or once for all."""
        names = self._outputs
        if isinstance(given, dict):
            unknown = [name for name in given if name not in names]
            if unknown:
                raise ValueError(f"Found unexpected {what} that do not correspond to any Model output: {unknown}. Valid output names: {names}")
            return [given.get(name) for name in names]
        if isinstance(given, (list, tuple)) and (len(given) > 1 or len(names) == 1):
            if len(given) != len(names):
                raise ValueError(f"compile() was given {len(given)} {what}, but the model has {len(names)} output(s)")
            return list(given)
        return [given[0] if isinstance(given, (list, tuple)) and given else given] * len(names)

    def _choose_metrics(self, labels, predictions):
        """Makes the metrics of each output. Those of a list without lists within are every output's, a copy each."""
        import copy

        names, found = self._outputs, []
        for given, is_weighted in zip(self._given_metrics, (False, True)):
            is_flat = isinstance(given, (list, tuple)) and not any(isinstance(one, (list, tuple)) for one in given)
            each = [given] * len(names) if given is None or is_flat else self._by_output(given, "metrics")
            for place, (of_output, label, prediction) in enumerate(zip(each, labels, predictions)):
                for one in of_output if isinstance(of_output, (list, tuple)) else [] if of_output is None else [of_output]:
                    if label is None:
                        continue
                    metric = _metrics.chosen(copy.deepcopy(one) if is_flat and place and not isinstance(one, (str, type)) else one, label,
                                             prediction)
                    name = metric.name if len(names) == 1 else f"{names[place]}_{metric.name}"
                    found.append((name, metric, place, is_weighted))
        of_losses = [name for name, _ in filter(None, self._loss_metrics)]
        self._metrics = _with_distinct_names(found, names if len(names) > 1 else None, ["loss", *of_losses])

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
        """Returns (name, metric) for the loss, that of each output if there are several, all metrics that compile() was
        given, and those of the layers."""
        found = [("loss", self.loss_metric), *filter(None, self._loss_metrics)]
        found += [(name, metric) for name, metric, *_ in self._metrics or ()]
        names, known = {name for name, _ in found}, {id(metric) for _, metric in found}
        for metric in metrics_of(self.model):
            if id(metric) not in known:
                found.append((distinct(metric.name, names.__contains__), metric))
                names.add(found[-1][0])
        return found

    def reset_metrics(self):
        """Sets the metrics to zero, also those that the model's class has instead."""
        self._logs = None
        of_model = self.model.metrics
        for metric in [m for _, m in self.all_metrics() if not any(m is other for other in of_model)] + list(of_model):
            _metrics.reset(metric)

    def results(self):
        """Returns {name: float, or a list of them}."""
        values = self.named_results() if self._logs is None else self._logs
        return {name: value.tolist() if hasattr(value, "tolist") else value for name, value in values.items()}

    def named_results(self):
        """Returns {name: tensor}."""
        return {name: metric.result() for name, metric in self.all_metrics()}

    # ---- Steps

    def _of_outputs(self, y):
        """Returns the labels of each output, or its weights: of a dict by the outputs' names."""
        if isinstance(y, dict):
            unknown = [name for name in y if name not in self._outputs]
            if unknown:
                raise ValueError(f"Found unexpected labels that do not correspond to any Model output: {unknown}. Valid output names: "
                                 f"{self._outputs}")
            return [y.get(name) for name in self._outputs]
        found = nest.flatten(y)
        if len(found) > len(self._outputs):
            raise ValueError(f"There are labels or weights for {len(found)} outputs, but the model has {len(self._outputs)}")
        return found + [None] * (len(self._outputs) - len(found))

    def _weights_of(self, weights):
        if isinstance(weights, (dict, list, tuple)):
            return self._of_outputs(weights)
        return [weights] * len(self._outputs)

    def _losses_of(self, labels, predictions, weights):
        """Returns the loss of each output, None where it has none."""
        found = []
        for loss, label, prediction, w in zip(self._losses, labels, predictions, weights):
            if loss is None or label is None:
                found.append(None)
                continue
            if isinstance(loss, _losses.Loss) or hasattr(loss, "reduction"):
                value = loss(label, prediction, w)
            else:
                value = _losses.reduced(loss(label, prediction), w, "mean", prediction.dtype, getattr(loss, "__name__", "loss"),
                                        mask=_masks.of(prediction))
            found.append(value if value.ndim == 0 else value.mean())
        return found

    def _forward(self, x, y, weights, training):
        """Returns the labels, predictions and weights of each output, their losses, and the sum, which the gradient is of."""
        outputs = self.model(x, training=training)
        if not self._defines("compute_loss"):
            return self.total(outputs, y, weights)
        total = self.model.compute_loss(x=x, y=y, y_pred=outputs, sample_weight=weights)
        labels, predictions, weights = self._by_outputs(outputs, y, weights)
        return labels, predictions, weights, [None] * len(labels), total

    def _by_outputs(self, outputs, y, weights):
        """Returns the labels, predictions and weights of each output, which has its loss and its metrics from then on."""
        if self._outputs is None:
            self._name_outputs(outputs)
        predictions, labels, weights = nest.flatten(outputs), self._of_outputs(y), self._weights_of(weights)
        if self._metrics is None:
            self._choose_metrics(labels, predictions)
        return labels, predictions, weights

    def total(self, outputs, y, weights, more=None):
        """Returns the labels, predictions and weights of each output, their losses, and the sum.

        more: further losses, a list; None: what the layers add.
        """
        labels, predictions, weights = self._by_outputs(outputs, y, weights)
        losses, total = self._losses_of(labels, predictions, weights), None
        for value, factor in zip(losses, self._weights):
            if value is not None:
                value = value * factor if factor != 1.0 else value
                total = value if total is None else total + value
        for extra in self.model.losses if more is None else more:
            total = extra if total is None else total + extra
        if _core.is_tracing():  # symbolic tensors are of no use behind the trace
            _added.clear(self.model)
        if total is None:
            raise ValueError("The model has no loss to train by: compile() needs a loss, or a layer an add_loss()")
        return labels, predictions, weights, losses, total

    def update_metrics(self, outputs, y, weights):
        """Takes a batch into the metrics, but for the losses."""
        self._update_given_metrics(*self._by_outputs(outputs, y, weights))

    def _update_metrics(self, x, labels, predictions, weights, losses, total):
        self.update_losses(x, losses, total)
        self._update_given_metrics(labels, predictions, weights)

    def update_losses(self, x, losses, total):
        """Takes a batch into the metrics of the losses. x: of whose rows they are."""
        from ... import shape

        rows = _op("cast")(shape(nest.flatten(x)[0])[0], "float32")
        self.loss_metric.update_state(total, sample_weight=rows)
        for pair, loss in zip(self._loss_metrics, losses):
            if pair is not None and loss is not None:
                pair[1].update_state(loss, sample_weight=rows)

    def _update_given_metrics(self, labels, predictions, weights):
        for _, metric, place, is_weighted in self._metrics:
            if labels[place] is None:
                continue
            of_rows = _losses.masked(weights[place] if is_weighted else None, _masks.of(predictions[place]), predictions[place], "sum",
                                     metric.name)
            update = getattr(metric, "update_state", None) or metric.update
            name = "sample_weight" if hasattr(metric, "update_state") else "weights"
            update(labels[place], predictions[place], **({} if of_rows is None else {name: of_rows}))

    def _train(self, x, y, weights):
        from ... import GradientTape

        with GradientTape() as tape:
            *found, loss = self._forward(x, y, weights, True)
        variables = self.model.trainable_variables
        self.optimizer.apply_gradients(list(zip(tape.gradient(loss, variables), variables)))
        self._update_metrics(x, *found, loss)

    def _test(self, x, y, weights):
        self._update_metrics(x, *self._forward(x, y, weights, False))

    def _defines(self, name):
        """Reports whether the model's class has another method of a name than Keras's."""
        from ._models import Model

        return getattr(type(self.model), name) is not getattr(Model, name)

    def take_step(self, name, data):
        """Takes a step by what train_step() gets."""
        getattr(self, name)(*(*data, None, None)[:3] if isinstance(data, tuple) else (data, None, None))

    def _own_step(self, name, x, y, weights):
        """Takes a step as the model's class says. Returns what it logs."""
        data = (x, y, weights) if weights is not None else (x, y) if y is not None else x
        return getattr(self.model, _METHODS[name])(data) or {}

    def _run(self, name, batch):
        """Takes one step on a batch, and keeps what it logs."""
        self._logs = self._step(name)(*batch)

    def _step(self, name):
        """Returns the function of one step. The first runs op by op: it makes the Variables and the metrics."""
        import functools

        is_own = self._defines(_METHODS[name])
        body = functools.partial(self._own_step, name) if is_own else getattr(self, name)
        is_first = name not in self._begun if is_own else self._metrics is None or not self.model.built
        if is_first or self.runs_eagerly:
            self._begun.add(name)
            return body
        found = self._steps.get(name)
        if found is None:
            import weakref

            from ... import function

            own = weakref.ref(self)  # the function would keep the trainer, which keeps the function

            def step(x, y, weights):
                return own()._own_step(name, x, y, weights) if is_own else getattr(own(), name)(x, y, weights)

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
                return step(*batch)
            except FailedPreconditionError as error:
                if "is symbolic" not in str(error):
                    raise
                warnings.warn(f"{own().model.name}: the steps run op by op, since call() decides by the value of a tensor", stacklevel=4)
                own()._run_eagerly = True
                return own()._step(name)(*batch)

        run.traced = step
        return run

    # ---- Loops

    def fit(self, x, y, size, epochs, verbose, callbacks, split, validation, shuffle, class_weight, sample_weight, first, steps, test_steps,
            test_size, frequency):
        """Trains: Model.fit."""
        if not 0 <= split < 1:
            raise ValueError(f"`validation_split` must be at least 0 and less than 1. Received: validation_split={split}")
        if split and validation is None:
            if not isinstance(x, (list, tuple, dict)) and not hasattr(x, "shape"):
                raise ValueError("`validation_split` is only supported for Tensors or NumPy arrays, found following types in the input: "
                                 f"[{type(x)}]")
            x, y, sample_weight = as_arrays(x), as_arrays(y), as_arrays(sample_weight)
            n = _rows([x, y, sample_weight])
            at = int(n * (1.0 - split))
            if at in (0, n):
                raise ValueError(f"Training data contains {n} samples, which is not sufficient to split it into a validation and training "
                                 f"set as specified by `validation_split={split}`.")
            validation = [part for part in _taken([x, y, sample_weight], slice(at, n))]
            x, y, sample_weight = _taken([x, y, sample_weight], slice(0, at))
        if class_weight is not None and y is not None:
            sample_weight = _class_weights(class_weight, y, sample_weight)
        source = _source(x, y, sample_weight, size, steps, bool(shuffle))
        if class_weight is not None and y is None:
            source = _Weighed(source, class_weight)
        tests = None
        if validation is not None:
            parts = validation if isinstance(validation, (list, tuple)) else (validation,)
            tests = _source(*(*parts, None, None)[:3], test_size or size, test_steps, False)
        verbose = 1 if verbose == "auto" else int(verbose)
        history = _callbacks.History()
        number = _length(source)
        calls = _callbacks.CallbackList([*_listed(callbacks), history], self.model,  # the latter has what the others add to logs
                                        {"epochs": epochs, "steps": number, "verbose": verbose})
        self.model.__dict__["history"] = history
        self.model.__dict__["stop_training"] = False
        calls.on_train_begin()
        logs = {}
        for epoch in range(first, epochs):
            self.reset_metrics()
            calls.on_epoch_begin(epoch)
            line = _callbacks.Line(verbose, epoch, epochs, number)
            i = -1
            for i, batch in enumerate(source):
                calls.on_train_batch_begin(i)
                self._run("_train", batch)
                if calls.wants_batches:
                    calls.on_train_batch_end(i, self.results())
                line.step(i + 1, self.results)
                if self.model.stop_training:
                    break
            if i < 0:
                warnings.warn("Your input ran out of data; interrupting training. Make sure that your dataset or generator can generate at "
                              "least `steps_per_epoch * epochs` batches. You may need to use the `.repeat()` function when building your "
                              "dataset.", stacklevel=3)
                break
            logs = self.results()
            if tests is not None and (epoch + 1 in frequency if hasattr(frequency, "__contains__") else (epoch + 1) % frequency == 0):
                logs.update((f"val_{name}", value) for name, value in self._evaluated(tests, calls).items())
            line.end(logs)
            calls.on_epoch_end(epoch, logs)
            if isinstance(x, Sequence):
                x.on_epoch_end()
            if self.model.stop_training:
                break
        if epochs > first and hasattr(self.optimizer, "finalize_variable_values"):
            self.optimizer.finalize_variable_values(self.model.trainable_variables)
        calls.on_train_end(logs)
        return history

    def _evaluated(self, source, calls):
        self.reset_metrics()
        calls.on_test_begin()
        for i, batch in enumerate(source):
            calls.on_test_batch_begin(i)
            self._run("_test", batch)
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
        self._run("_train" if trains else "_test", _tensors([as_arrays(x), as_arrays(y), as_arrays(sample_weight)]))
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
