"""tf.keras.Model, tf.keras.Sequential and tfe.Network: layers that are made of layers, and that train themselves."""
import os
import weakref

from ... import _core, nest, nn
from . import _symbolic
from ._configs import within
from ._layer import Layer, config_of, in_sequences
from ._op_layers import AddLoss, AddMetric, InputLayer
from ._symbolic import KerasTensor


class Model(Layer):
    """A layer that is made of layers: of those in its attributes, or of those between inputs and outputs.

    A class of models defines ``call``. A model is also made of what ``tf.keras.Input`` gives and what layers made of that:
    ``Model(inputs=x, outputs=y)``. ``compile`` and ``fit`` train it, as :mod:`_fit` says.

    >>> import eager.compat.tensorflow as tf
    >>> class Net(tf.keras.Model):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.dense = tf.keras.layers.Dense(2)
    ...     def call(self, x):
    ...         return self.dense(x)
    >>> Net()(tf.ones([4, 3])).shape
    TensorShape([4, 2])
    >>> x = tf.keras.Input(shape=(3,))
    >>> tf.keras.Model(inputs=x, outputs=tf.keras.layers.Dense(2)(x)).count_params()
    8
    """

    _graph, supports_masking = None, True

    def compute_mask(self, inputs, mask=None):
        """Returns None: the layers within give their masks to the outputs."""

    _makes_masks = False

    stop_training = False  # whether fit() ends with the epoch that it is in, which callbacks say

    def __init__(self, *args, inputs=None, outputs=None, **options):
        if inputs is None and args[:2] == (None, None):
            raise ValueError("Model(inputs, outputs) takes KerasTensors, but both are None: a model that has no input shape yet has none; "
                             "build it first")
        if args and any(type(x) is KerasTensor for x in nest.flatten(args[:1])):
            inputs, *args = args
            if args:
                outputs, *args = args
        super().__init__(*args, **options)
        if (inputs is None) != (outputs is None):
            raise ValueError("A Model takes both inputs and outputs, or none of them")
        if inputs is not None:
            graph = _symbolic.Graph(inputs, outputs)
            names = [layer.name for layer in graph.layers if hasattr(layer, "name")]
            for name in names:
                if names.count(name) > 1:
                    raise ValueError(f'The name "{name}" is used {names.count(name)} times in the model. All layer names should be unique.')
            self.__dict__["_is_built"] = True
            self._take_graph(graph)

    def _take_graph(self, graph):
        self.__dict__["_graph"] = graph
        self._parts_of_graph = graph.layers

    def _compute_besides(self, tensor):
        """Has each call compute a KerasTensor too, whose layer does something with it."""
        if self._graph is None:
            raise ValueError(f"Model {self.name!r} computes no {tensor!r}: only one that is made of inputs and outputs "
                             "takes the KerasTensors of its layers")
        self._take_graph(_symbolic.Graph(self._graph.inputs, self._graph.outputs, [*self._graph.besides, tensor]))

    def add_loss(self, loss):
        """Adds a tensor, a function that gives one, or a list of them to `losses`: see Layer; or a KerasTensor, which
        each call of a model of inputs and outputs computes."""
        for one in loss if isinstance(loss, (list, tuple)) else [loss]:
            if type(one) is KerasTensor:
                self._compute_besides(AddLoss()(one))
            else:
                super().add_loss(one)

    def add_metric(self, value, name=None, aggregation="mean"):
        """Takes a tensor into a metric: see Layer; or a KerasTensor, which each call of a model of inputs and outputs
        computes."""
        if type(value) is not KerasTensor:
            return super().add_metric(value, name, aggregation)
        if name is None or aggregation not in (None, "mean"):
            raise ValueError(f"Model {self.name!r}: add_metric() takes a name and the aggregation 'mean', got {name!r} "
                             f"and {aggregation!r}")
        self._compute_besides(AddMetric(name)(value))

    @property
    def inputs(self):
        """The KerasTensors that the model takes, as a list; None for a class of models."""
        ends = self._ends()
        return None if ends is None else nest.flatten(ends[0])

    @property
    def outputs(self):
        """The KerasTensors that the model gives, as a list; None for a class of models."""
        ends = self._ends()
        return None if ends is None else nest.flatten(ends[1])

    def _ends(self):
        """Returns the KerasTensors that the model takes, and those that it gives; None for a class of models."""
        return self._graph and (self._graph.inputs, self._graph.outputs)

    def _of_first_call(self, name):
        ends = self._ends()
        return super()._of_first_call(name) if ends is None else ends[name == "output"]

    @property
    def input_shape(self):
        """The shape of the input, or a list of shapes."""
        if self._graph is None:
            return super().input_shape
        shapes = [x.shape for x in self.inputs]
        return shapes[0] if len(shapes) == 1 else shapes

    @property
    def output_shape(self):
        """The shape of the output, or a list of shapes."""
        if self._graph is None:
            return super().output_shape
        shapes = [x.shape for x in self.outputs]
        return shapes[0] if len(shapes) == 1 else shapes

    def build(self, input_shape):
        """Makes the Variables for inputs of a shape, or of a list of shapes; None for unknown dims."""
        if not self.__dict__.get("_is_tracing_shapes") and type(self).build is Model.build:
            self.__dict__["_is_tracing_shapes"] = True
            try:
                self.compute_output_shape(input_shape)
            finally:
                del self.__dict__["_is_tracing_shapes"]
        self.built = True

    def _build_from(self, shape):
        if type(self).build is not Model.build and type(self).build is not Sequential.build:
            self.build(shape)

    def call(self, inputs, training=None, mask=None):
        """Computes the outputs. A class of models defines it."""
        if self._graph is None:
            raise NotImplementedError(f"{type(self).__name__}: a model must define call(), unless it is made with `Model(inputs, outputs)`")
        return self._graph.run(inputs)

    @property
    def layers(self):
        """The layers of the model itself; of one of inputs and outputs, those of the inputs too."""
        found = super().layers
        if self._graph is not None:
            if self._graph.input_layers is None:
                self._graph.input_layers = [InputLayer(batch_shape=x.shape, dtype=x.dtype, name=x.name) for x in self.inputs]
                for layer, x in zip(self._graph.input_layers, self.inputs):
                    layer.__dict__["_tensor"] = _symbolic.Kept(x)
            for place, i in self._graph.places:
                found.insert(place, self._graph.input_layers[i])
        return found

    def get_layer(self, name=None, index=None):
        """Returns the layer of a name, or of a place in `layers`. ValueError: there is none."""
        if index is not None:
            if index >= len(self.layers):
                raise ValueError(f"Was asked to retrieve layer at index {index} but model only has {len(self.layers)} layers.")
            return self.layers[index]
        for layer in self.layers:
            if layer.name == name:
                return layer
        raise ValueError(f"No such layer: {name}. Existing layers are: {[layer.name for layer in self.layers]}.")

    # ---- Text and files

    def summary(self, line_length=None, positions=None, print_fn=None):
        """Prints a table of the layers, with the shapes that they give and their numbers of parameters.

        ValueError: the model has no Variables yet.
        """
        from ._summary import table

        for line in table(self, line_length or 65).splitlines():
            (print_fn or print)(line)

    def save_weights(self, filepath, overwrite=True, save_format=None):
        """Writes the values of the Variables to a file of NumPy's form .npz, whatever the name's end.

        The file is there when it is whole: a save that fails leaves the former one. overwrite: False asks nobody: it is a FileExistsError
        that the file is there.
        """
        import errno
        import zipfile

        import numpy as np

        if not self.built:
            raise ValueError(f"Unable to save weights of model {self.name!r}: it has no weights before it is built")
        filepath = os.path.realpath(filepath)
        if not overwrite and os.path.exists(filepath):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), filepath)
        os.makedirs(os.path.dirname(filepath), exist_ok=True)
        beside = f"{filepath}.{os.getpid()}.tmp"
        try:
            with zipfile.ZipFile(beside, "w") as file:  # numpy.savez() takes no array of the name of one of its parameters
                for name, v in self.named_variables().items():
                    with file.open(name + ".npy", "w", force_zip64=True) as part:
                        np.lib.format.write_array(part, v.numpy(), allow_pickle=False)
            os.replace(beside, filepath)
        except BaseException:
            if os.path.exists(beside):
                os.remove(beside)
            raise

    def load_weights(self, filepath, by_name=False, skip_mismatch=False):
        """Reads what save_weights() wrote, or save() of a model whose parts have the same names.

        by_name: names that the model does not have, or the file has not, are passed over. ValueError: the file is none of those, or has
        another number of values, or another shape; then nothing has changed.
        """
        import io
        import zipfile

        import numpy as np

        from . import _saved_models

        if not self.built:
            raise ValueError(f"Unable to load weights into model {self.name!r}, which hasn't created its variables yet. Call the model "
                             "first, then load the weights.")
        try:
            with zipfile.ZipFile(filepath) as file:
                if _saved_models.is_whole(file):
                    return _saved_models.load_weights(self, file)
                parts = {name.removesuffix(".npy"): io.BytesIO(file.read(name)) for name in file.namelist()}
            values = {name: np.lib.format.read_array(part, allow_pickle=False) for name, part in parts.items()}
        except (zipfile.BadZipFile, ValueError) as error:
            raise ValueError(f"Unable to load weights: {os.fspath(filepath)} is no file that save_weights() wrote ({error})") from None
        variables = self.named_variables()
        if by_name:
            names = [n for n in variables if n in values and (not skip_mismatch or values[n].shape == tuple(variables[n].shape))]
            nn._variables._assign_all(self, [(n, variables[n], values[n]) for n in names])
        elif set(values) == set(variables):
            nn._variables._assign_all(self, [(n, v, values[n]) for n, v in variables.items()])
        else:
            self.set_weights(list(values.values()))  # of a model whose attributes have other names

    def save(self, filepath, overwrite=True, include_optimizer=True, **options):
        """Writes the model to a file, of which tf.keras.models.load_model() makes it again: see save_model() there."""
        from ._saved_models import save_model

        save_model(self, filepath, overwrite, include_optimizer, **options)

    # ---- Training: see _fit

    def compile(self, optimizer="rmsprop", loss=None, metrics=None, loss_weights=None, sample_weight_mode=None, weighted_metrics=None,
                run_eagerly=None, **options):
        """Says how fit() trains: an optimizer, a loss and metrics, as objects or by name.

        run_eagerly: True runs the steps op by op, and not as a traced function.
        """
        from ._fit import Trainer

        self.__dict__["_trainer"] = Trainer(self, optimizer, loss, metrics, loss_weights, weighted_metrics, run_eagerly, options)

    @property
    def _training(self):
        found = self.__dict__.get("_trainer")
        if found is None:
            raise RuntimeError("You must call `compile()` before using the model: it says which optimizer and which loss are used.")
        return found

    def train_step(self, data):
        """Takes a step of fit() by a batch: x, or a tuple of x, y and perhaps weights. Returns a dict of what fit() is to log.

        A class of models may define another one; so it may test_step(), of evaluate(), compute_loss(), which both call, and
        predict_step(), of predict().
        """
        self._training.take_step("_train", data)
        return self._training.named_results()

    def test_step(self, data):
        """Evaluates a batch, as train_step() trains by it."""
        self._training.take_step("_test", data)
        return self._training.named_results()

    def predict_step(self, data):
        """Returns the outputs for a batch of predict(), x. A class of models may define another one."""
        x = data[0] if isinstance(data, tuple) else data
        return self(x, training=False)

    def compute_loss(self, x=None, y=None, y_pred=None, sample_weight=None, training=True):
        """Returns the loss that compile() was given for labels and predictions, and what the layers add to it."""
        return self._training.total(y_pred, y, sample_weight)[-1]

    def compute_metrics(self, x, y, y_pred, sample_weight=None):
        """Takes a batch into the metrics that compile() was given. Returns a dict of their values."""
        self._training.update_metrics(y_pred, y, sample_weight)
        return self._training.named_results()

    optimizer = property(lambda self: self._training.optimizer, doc="The optimizer that compile() was given.")
    @property
    def compiled_loss(self):
        """What a train_step() of TensorFlow 2 calls with labels and predictions for the loss."""
        from ._fit import Compiled

        trainer = self._training
        return Compiled(trainer, lambda: [trainer.loss_metric, *(m for _, m in filter(None, trainer._loss_metrics))])

    @property
    def compiled_metrics(self):
        """What a train_step() of TensorFlow 2 updates by labels and predictions."""
        from ._fit import Compiled

        trainer = self._training
        return Compiled(trainer, lambda: [m for _, m, *_ in trainer._metrics or ()])

    loss = property(lambda self: self._training.loss, doc="The loss that compile() was given.")
    @property
    def metrics(self):
        """The metrics: that of the loss, which is the first, those that compile() was given, and the layers'."""
        trainer = self.__dict__.get("_trainer")
        return super().metrics if trainer is None else [m for _, m in trainer.all_metrics()]

    metrics_names = property(lambda self: [n for n, _ in self._training.all_metrics()], doc="The metrics' names; the first is loss.")
    run_eagerly = property(lambda self: self._training.runs_eagerly, doc="Whether the steps run op by op.")

    def fit(self, x=None, y=None, batch_size=None, epochs=1, verbose="auto", callbacks=None, validation_split=0.0, validation_data=None,
            shuffle=True, class_weight=None, sample_weight=None, initial_epoch=0, steps_per_epoch=None, validation_steps=None,
            validation_batch_size=None, validation_freq=1, **options):
        """Trains for some epochs. Returns a History, whose `history` has a list for the loss and for each metric.

        x, y: arrays or tensors, of as many rows each, or lists or dicts of them; or x is what gives batches, (x, y) or (x, y, weights).
        batch_size: None for 32. verbose: 0 is silent, 1 shows how far an epoch has come, 2 prints a line for each.
        validation_split: the share of rows at the end that is not trained on, but evaluated after each epoch; validation_data:
        what is evaluated then. class_weight: a dict from classes to weights. sample_weight: a weight for each row.

        >>> import eager.compat.tensorflow as tf
        >>> model = tf.keras.Sequential([tf.keras.layers.Dense(1, kernel_initializer="zeros")])
        >>> model.compile("sgd", "mse")
        >>> history = model.fit([[1.], [2.]], [[2.], [4.]], epochs=2, verbose=0)
        >>> history.history["loss"][0]
        10.0
        """
        return self._training.fit(x, y, batch_size, epochs, verbose, callbacks, validation_split, validation_data, shuffle, class_weight,
                                  sample_weight, initial_epoch, steps_per_epoch, validation_steps, validation_batch_size, validation_freq)

    def fit_generator(self, generator, steps_per_epoch=None, epochs=1, verbose=1, callbacks=None, validation_data=None,
                      validation_steps=None, validation_freq=1, class_weight=None, max_queue_size=10, workers=1,
                      use_multiprocessing=False, shuffle=True, initial_epoch=0):
        """Trains by what a generator gives: fit's former name for that, with another order of parameters."""
        return self.fit(generator, steps_per_epoch=steps_per_epoch, epochs=epochs, verbose=verbose, callbacks=callbacks, shuffle=shuffle,
                        validation_data=validation_data, validation_steps=validation_steps, validation_freq=validation_freq,
                        class_weight=class_weight, initial_epoch=initial_epoch)

    def evaluate_generator(self, generator, steps=None, callbacks=None, max_queue_size=10, workers=1, use_multiprocessing=False, verbose=0):
        """Returns what evaluate() does of what a generator gives."""
        return self.evaluate(generator, steps=steps, callbacks=callbacks, verbose=verbose)

    def predict_generator(self, generator, steps=None, callbacks=None, max_queue_size=10, workers=1, use_multiprocessing=False, verbose=0):
        """Returns what predict() does of what a generator gives."""
        return self.predict(generator, steps=steps, callbacks=callbacks, verbose=verbose)

    def evaluate(self, x=None, y=None, batch_size=None, verbose="auto", sample_weight=None, steps=None, callbacks=None, return_dict=False,
                 **options):
        """Returns the loss, or a list of it and the metrics, or a dict of them if return_dict is set, as floats."""
        return self._training.evaluate(x, y, batch_size, verbose, sample_weight, steps, callbacks, return_dict)

    def predict(self, x, batch_size=None, verbose=0, steps=None, callbacks=None, **options):
        """Returns the outputs for all rows as NumPy arrays, computed batch by batch."""
        from ._fit import predict

        return predict(self, x, batch_size, steps, verbose, callbacks)

    def train_on_batch(self, x, y=None, sample_weight=None, class_weight=None, reset_metrics=True, return_dict=False):
        """Takes one step, and returns what evaluate() does of this batch."""
        return self._training.on_batch(True, x, y, sample_weight, class_weight, reset_metrics, return_dict)

    def test_on_batch(self, x, y=None, sample_weight=None, reset_metrics=True, return_dict=False):
        """Returns what evaluate() does of one batch."""
        return self._training.on_batch(False, x, y, sample_weight, None, reset_metrics, return_dict)

    def predict_on_batch(self, x):
        """Returns the outputs for one batch as NumPy arrays."""
        return nest.map_structure(lambda t: t.numpy(), self.predict_step(x))

    def reset_metrics(self):
        """Sets the metrics to zero."""
        from ._metrics import reset

        trainer = self.__dict__.get("_trainer")
        if trainer is not None:
            return trainer.reset_metrics()
        for metric in self.metrics:
            reset(metric)

    def reset_states(self):
        """Sets the states of the stateful layers within to zeros."""
        for part in self.named_modules().values():
            if hasattr(part, "reset_states"):
                part.reset_states()

    # ---- Configs: see _configs

    def get_config(self):
        """Returns what from_config() makes such a model of, as a dict: of inputs and outputs, their layers and calls."""
        from ._configs import of_graph

        return super().get_config() if self._graph is None else of_graph(self)

    @classmethod
    def from_config(cls, config, custom_objects=None):
        """Returns a model for what get_config() gave, with new weights."""
        from ._configs import graph_of

        return graph_of(cls, config, custom_objects) if "calls" in config else super().from_config(config, custom_objects)

    def to_json(self, **options):
        """Returns the class and the config as JSON, of which tf.keras.models.model_from_json() makes such a model."""
        from ._configs import to_json

        return to_json(self, **options)

    def __getstate__(self):
        state = super().__getstate__()
        state.pop("_trainer", None)  # holds traced functions
        return state


class Sequential(Model):
    """Layers that are called one after the other.

    layers: a list of layers; an Input, or input_shape of the first layer, says what goes in, so that the Variables are made at once.

    >>> import eager.compat.tensorflow as tf
    >>> model = tf.keras.Sequential([tf.keras.layers.Dense(10, input_shape=(784,)), tf.keras.layers.Dense(10)])
    >>> [v.shape.as_list() for v in model.weights]
    [[784, 10], [10], [10, 10], [10]]
    """

    def __init__(self, layers=None, name=None, trainable=True, **options):
        super().__init__(name=name, trainable=trainable, **options)
        self._sequence = []
        for layer in layers if isinstance(layers, (list, tuple)) else [] if layers is None else [layers]:
            self._append(layer)
        self._build_if_known()

    def add(self, layer):
        """Appends a layer."""
        self._append(layer)
        self._build_if_known()

    def pop(self):
        """Removes the last layer and returns it."""
        if not self._sequence:
            raise TypeError("There are no layers in the model.")
        self.built = False
        kept = self.__dict__.get("_chain")
        if kept is not None and kept.value is not None:
            del kept.value[len(self._sequence):]
        return self._sequence.pop()

    def _append(self, layer):
        if type(layer) is KerasTensor or isinstance(layer, InputLayer):
            if self._sequence:
                raise ValueError(f"Sequential model {self.name!r} has already been configured; an Input must be the first")
            shape = layer.shape if type(layer) is KerasTensor else layer.__dict__.get("_batch_input_shape")
            self.__dict__["_batch_input_shape"], self.__dict__["_given_dtype"] = tuple(shape), layer.dtype
            return
        if not isinstance(layer, Layer):
            if not isinstance(layer, nn.Layer) and not isinstance(layer, nn.Module):
                raise TypeError(f"The added layer must be an instance of class Layer. Received: layer={layer!r} of type {type(layer)}.")
        name = getattr(layer, "name", None)
        if name is not None and isinstance(layer, Layer) and any(name == getattr(other, "name", None) for other in self._sequence):
            raise ValueError(f'All layers added to a Sequential model should have unique names. Name "{name}" is already the name of a layer in '
                             "this model. Update the `name` argument to pass a unique name.")
        if not self._sequence and "_batch_input_shape" in getattr(layer, "__dict__", {}):
            self.__dict__.setdefault("_batch_input_shape", layer._batch_input_shape)
        if isinstance(layer, Layer) and layer not in in_sequences and _symbolic.first_call(layer) is None:
            in_sequences[layer] = weakref.ref(self)
        self._sequence.append(layer)
        self.__dict__["_is_built"] = False

    def _build_if_known(self):
        shape = self.__dict__.get("_batch_input_shape")
        if shape is not None and self._sequence and not self.built:
            self.build(shape)

    def _tensors(self):
        """Returns the KerasTensors that the model takes, and that each layer gives; None where it has no layers or no known input shape."""
        shape = self.__dict__.get("_batch_input_shape")
        if shape is None or not self._sequence or type(self).call is not Sequential.call:
            return None
        kept = self.__dict__.setdefault("_chain", _symbolic.Kept())
        if kept.value is None:
            kept.value = [KerasTensor(shape, self._input_dtype, f"{self.name}_input")]
        for layer in self._sequence[len(kept.value) - 1:]:
            kept.value.append(_symbolic.call(layer, (kept.value[-1],), {}))
        return kept.value

    def _ends(self):
        tensors = self._tensors()
        return None if tensors is None else (tensors[0], tensors[-1])

    @property
    def _input_dtype(self):
        given = self.__dict__.get("_given_dtype")
        return given or (getattr(self._sequence[0], "_input_dtype", "float32") if self._sequence else "float32")

    def build(self, input_shape=None):
        """Makes the Variables for inputs of a shape; None for unknown dims."""
        if input_shape is not None and not self.__dict__.get("_is_tracing_shapes"):
            self.__dict__["_batch_input_shape"] = tuple(d if isinstance(d, int) else None for d in input_shape)
            self.__dict__["_is_tracing_shapes"] = True
            try:
                self.compute_output_shape(self._batch_input_shape)
            finally:
                del self.__dict__["_is_tracing_shapes"]
        self.built = True

    def get_config(self):
        """Returns the name and the layers' classes and what they are called with, as a dict."""
        return {"name": self.name, "layers": list(map(config_of, self._sequence)), "build_input_shape": self.__dict__.get("_batch_input_shape")}

    @classmethod
    def from_config(cls, config, custom_objects=None):
        """Returns a model with new layers of what get_config() gave."""
        made = cls(within(config["layers"], custom_objects), name=config["name"])
        shape = config.get("build_input_shape")
        if shape is not None:
            made.build(shape)
        return made

    def call(self, inputs, training=None, mask=None):
        for layer in self._sequence:
            inputs = layer(inputs)
            if type(inputs) is not _core.Tensor and len(nest.flatten(inputs)) != 1:
                raise ValueError("All layers in a Sequential model should have a single output tensor. For multi-output layers, use the "
                                 "functional API.")
        return inputs

    @property
    def layers(self):
        """The layers, in their order."""
        return list(self._sequence)

    def _children(self):
        for name, part in super()._children():
            yield name.removeprefix("_sequence."), part

    def _keyed_children(self):
        for name, part in super()._children():
            yield name.replace("_sequence.", "layers.", 1), part


class Network(Model):
    """tfe.Network of 2017: a container whose layers are those that track_layer() was given.

    >>> import eager.compat.tensorflow as tf
    >>> tfe = tf.contrib.eager
    >>> class Net(tfe.Network):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.layer = self.track_layer(tf.layers.Dense(units=10))
    ...     def call(self, x):
    ...         return self.layer(x)
    >>> Net()(tf.zeros([1, 1, 784])).shape
    TensorShape([1, 1, 10])
    """

    _has_dtype_of_inputs = True

    def __init__(self, name=None, **options):
        super().__init__(name=name, **options)
        self._tracked = []

    def track_layer(self, layer):
        """Makes a layer a part of the network, and returns it."""
        if not isinstance(layer, (Layer, nn.Layer, nn.Module)):
            raise TypeError(f"Network.track_layer() passed type {type(layer)}, not a tf.layers.Layer")
        self._tracked.append(layer)
        return layer
