"""Modules and layers: what they track, how they are called, copied and shown."""
import copy
import gc
import pickle
import random
import threading
import time
import weakref

import numpy as np
import pytest

import eager
from eager import nn


def dense(units=2, **named):
    return nn.Dense(units, **{"kernel_initializer": "normal", **named})


class Net(nn.Module):
    def __init__(self, units=4):
        self.hidden = dense(units, activation="tanh")
        self.out = dense(1)

    def call(self, x):
        return self.out(self.hidden(x))


X = np.arange(6, dtype=np.float32).reshape(2, 3)


def test_a_dense_layer_is_its_ops():
    layer = dense(3, bias_initializer="ones", activation="relu")
    y = layer(X)
    kernel, bias = layer.variables
    np.testing.assert_allclose(y, np.maximum(X @ kernel.numpy() + bias.numpy(), 0), rtol=1e-6)
    assert (kernel.name, bias.name) == ("dense/kernel", "dense/bias")
    assert layer.units == 3 and layer.activation == "relu" and layer.built


def test_functions_are_activations_and_initializers():
    assert dense(2, activation=eager.relu).activation == "relu"
    doubled = nn.Dense(2, activation=lambda x: x * 2, kernel_initializer=lambda shape, dtype: eager.ones(shape, dtype),
                       bias_initializer=np.float32([1, 2]))
    np.testing.assert_array_equal(doubled(X), (X.sum(1, keepdims=True) + [1, 2]) * 2)
    assert [v.shape for v in nn.Dense(2, kernel_initializer=eager.initializers.Constant(3)).variables] == []
    with pytest.raises(eager.errors.InvalidArgumentError, match="Unknown initializer: 'glorrot'"):
        nn.Dense(2, kernel_initializer="glorrot")(X)
    with pytest.raises(TypeError, match="activation"):
        nn.Dense(2, activation=3)


def test_attributes_are_set_again():
    layer = nn.Dense(2, activation=lambda x: x * 2, kernel_initializer=lambda shape, dtype: eager.ones(shape, dtype))
    layer.activation, layer.kernel_initializer = "relu", "zeros"
    assert (layer.activation, layer.kernel_initializer) == ("relu", "zeros")
    layer.bias_initializer, layer.activation = np.float32([-1, 3]), eager.square
    np.testing.assert_array_equal(layer(X), [[1, 9]] * 2)
    for name, value in (("activation", lambda x: x * 0), ("activation", "relu"), ("kernel_initializer", lambda shape, dtype: None)):
        with pytest.raises(eager.errors.FailedPreconditionError, match="has been built"):
            setattr(layer, name, value)
    np.testing.assert_array_equal(layer(X), [[1, 9]] * 2)
    assert layer.activation is eager.square and layer.kernel_initializer == "zeros"
    np.testing.assert_array_equal(copy.deepcopy(layer)(X), [[1, 9]] * 2)
    penalized = nn.Dense(1, activation=eager.relu, kernel_initializer="ones", activity_regularizer=eager.regularizers.L1(1.0))
    penalized.activation = "linear"
    np.testing.assert_array_equal(penalized(-X), -X.sum(1, keepdims=True))
    assert [loss.item() for loss in penalized.losses] == [7.5]


def test_gradients_reach_all_variables():
    net = Net()
    with eager.GradientTape() as tape:
        loss = eager.sum(net(X))
    gradients = tape.gradient(loss, net.trainable_variables)
    assert [g.shape for g in gradients] == [(3, 4), (4,), (4, 1), (1,)]


def test_variables_are_found_in_attributes_lists_tuples_and_dicts_once():
    class Odd(nn.Module):
        def __init__(self):
            self.b = eager.Variable(1.0, name="b")
            self.parts = [dense(2), (dense(3), {"deep": eager.Variable(2.0)})]
            self.again = self.parts[0]
            self.same = self.b
            self.inner = Net()
            self.inner.outer = self
            self.parts.append(self.parts)
            self.added = self.add_weight((2,), "ones", trainable=False, name="mean")
            self.add_weight((1,), "zeros", name="loose")

        def call(self, x):
            return self.inner(self.parts[1][0](self.parts[0](x)))

    odd = Odd()
    odd(X)
    assert list(odd.named_variables()) == [
        "b", "parts.0.kernel", "parts.0.bias", "parts.1.0.kernel", "parts.1.0.bias", "parts.1.1.deep", "inner.hidden.kernel",
        "inner.hidden.bias", "inner.out.kernel", "inner.out.bias", "added", "loose"]
    assert len(odd.variables) == 12 and len(odd.trainable_variables) == 11
    assert [v.name for v in odd.non_trainable_variables] == ["mean"]
    assert list(odd.named_modules()) == ["parts.0", "parts.1.0", "inner", "inner.hidden", "inner.out"]


def test_variables_are_in_the_order_in_which_they_were_made():
    class Part(nn.Module):
        def __init__(self):
            self.d = nn.Dense(1)

        def build(self, shape):
            self.add_weight((1,), name="w0")
            self.v = eager.Variable(1.0)
            self.add_weight((1,), name="w1")
            self.kernel = self.add_weight((1,), name="w2")
            self.add_weight((1,), name="kernel")
            self.add_weight((1,), name="w1")
            self.last = eager.Variable(2.0)

        def call(self, x):
            return self.d(x)

    part = Part()
    part(X)
    names = ["d.kernel", "d.bias", "w0", "v", "w1", "kernel", "kernel_1", "w1_1", "last"]
    assert list(part.named_variables()) == names and part.variables[5] is part.kernel
    for other in (copy.copy(part), copy.deepcopy(part), pickle.loads(pickle.dumps(part.d)) and part):
        assert list(other.named_variables()) == names


def test_build_runs_once_before_the_first_call():
    class Scaled(nn.Module):
        seen = []

        def build(self, shape):
            self.seen.append(shape)
            self.scale = self.add_weight(shape[-1:], "ones", name="scale")

        def call(self, x):
            return x * self.scale

    module = Scaled()
    assert not module.built and module.variables == []
    module(X), module(X)
    assert module.seen == [(2, 3)] and module.built and module.scale.shape == (3,)


def test_a_build_that_fails_is_run_again():
    class Fails(nn.Module):
        failed = False

        def build(self, shape):
            if not self.failed:
                self.failed = True
                raise RuntimeError("once")

        def call(self, x):
            return x

    module = Fails()
    with pytest.raises(RuntimeError, match="once"):
        module(X)
    assert not module.built
    module(X)
    assert module.built


def test_of_a_build_that_fails_nothing_stays():
    class Fails(nn.Module):
        fails = True

        def build(self, shape):
            self.kernel = self.add_weight(shape[-1:], "ones", name="kernel")
            self.inner = dense(2)
            if self.fails:
                raise RuntimeError("not yet")

        def call(self, x):
            return self.inner(x * self.kernel)

    module = Fails()
    for _ in range(2):
        with pytest.raises(RuntimeError, match="not yet"):
            module(X)
        assert not module.built and module.variables == module.layers == []
    module.fails = False
    module(X)
    assert module.built and list(module.named_variables()) == ["kernel", "inner.kernel", "inner.bias"]


def test_an_initializer_that_fails_leaves_the_layer_unbuilt():
    def fails(shape, dtype):
        raise RuntimeError("no value")

    layer = nn.Dense(2, kernel_initializer=fails, activation="relu", name="d")
    for build in (lambda: layer(X), lambda: layer.build((None, 3)), lambda: eager.function(layer)(X)):
        with pytest.raises(RuntimeError, match="no value"):
            build()
        assert not layer.built and layer.variables == []
    layer.kernel_initializer, layer.units = lambda shape, dtype: eager.ones(shape, dtype), 3
    np.testing.assert_array_equal(layer(X), np.repeat(X.sum(1, keepdims=True), 3, 1))
    assert layer.name == "d" and layer.activation == "relu" and [v.shape for v in layer.variables] == [(3, 3), (3,)]
    of_another_shape = nn.Dense(2, bias_initializer=np.float32([1, 2, 3]))
    with pytest.raises(Exception, match="shape"):
        of_another_shape(X)
    assert not of_another_shape.built


def test_training_passes_down():
    seen = []

    class Inner(nn.Module):
        def call(self, x, training):
            seen.append(training)
            return x

    class Outer(nn.Module):
        def __init__(self):
            self.inner, self.drop = Inner(), nn.Dropout(1.0)

        def call(self, x):
            return self.drop(self.inner(x))

    outer = Outer()
    assert eager.sum(outer(X)) > 0
    assert eager.sum(outer(X, training=True)) == 0
    assert eager.sum(outer(X)) > 0
    outer.drop.rate  # readable
    assert seen == [False, True, False]
    with pytest.raises(ZeroDivisionError):
        nn.Lambda(lambda x: 1 / 0)(X, training=True)
    assert eager.sum(outer(X)) > 0


@pytest.mark.parametrize("drop", [nn.Dropout(1.0), lambda x, training: eager.dropout(x, 1.0)])
def test_a_dropout_of_everything_gives_zeros_and_their_gradient(drop):
    def gradient(x):
        with eager.GradientTape() as tape:
            tape.watch(x)
            y = drop(x, training=True)
        return y, tape.gradient(y, x)

    x = eager.constant([[1.0, float("inf")], [float("nan"), 2.0]])
    for f in (gradient, eager.function(gradient)):
        for found in f(x):
            assert found.tolist() == [[0.0, 0.0], [0.0, 0.0]]


def test_training_is_part_of_what_a_trace_is_for():
    class Traced(nn.Module):
        def __init__(self):
            self.drop = nn.Dropout(1.0)

        @eager.function
        def call(self, x):
            return self.drop(x)

    module = Traced()
    x = eager.constant(X)
    for _ in range(3):
        assert eager.sum(module(x)) > 0
        assert eager.sum(module(x, training=True)) == 0


def test_a_module_is_traced_and_follows_its_variables():
    net = Net()

    @eager.function
    def traced(x):
        return net(x)

    first = traced(X)  # the layers are built within the trace
    np.testing.assert_allclose(first, net(X), rtol=1e-6)
    net.out.variables[1].assign([5.0])
    np.testing.assert_allclose(traced(X), net(X), rtol=1e-6)
    with eager.GradientTape() as tape:
        loss = eager.sum(traced(X))
    assert all(g is not None for g in tape.gradient(loss, net.trainable_variables))


def test_trainable_is_set_for_parts_that_are_there_and_that_come():
    net = Net()
    net.trainable = False
    net(X)
    assert net.trainable_variables == [] and len(net.variables) == 4
    net.trainable = True
    assert len(net.trainable_variables) == 4
    net.hidden.trainable = False
    assert [n for n, v in net.named_variables().items() if v.trainable] == ["out.kernel", "out.bias"]

    class WithState(nn.Module):
        def __init__(self):
            self.mean, self.scale = eager.Variable(0.0, trainable=False), eager.Variable(1.0)

    state = WithState()
    state.trainable = False
    state.trainable = True
    assert [v.trainable for v in state.variables] == [False, True]
    assert nn.Dense(1, trainable=False).trainable is False


def test_weights_that_are_made_while_a_module_is_frozen_train_later():
    class Scaled(nn.Module):
        def build(self, shape):
            self.scale = self.add_weight(shape[-1:], "ones", name="scale")
            self.mean = self.add_weight(shape[-1:], "zeros", trainable=False, name="mean")
            self.add_weight((), "zeros", name="offset")

        def call(self, x):
            return x * self.scale

    module = Scaled()
    module.trainable = False
    module(eager.ones([2, 3]))
    assert module.trainable_variables == [] and len(module.variables) == 3
    module.trainable = True
    assert [v.name for v in module.trainable_variables] == ["scale", "offset"]
    with eager.GradientTape() as tape:
        loss = eager.sum(module(eager.ones([2, 3])))
    assert tape.gradient(loss, module.scale).tolist() == [2, 2, 2]


def test_a_frozen_batch_normalization_infers():
    layer = nn.BatchNormalization(momentum=0.5)
    layer(X, training=True)
    moved = layer.variables[2].numpy()
    assert moved.any() and [v.trainable for v in layer.variables] == [True, True, False, False]
    layer.trainable = False
    for frozen in (layer, copy.deepcopy(layer)):
        y = frozen(X, training=True)
        np.testing.assert_array_equal(y, frozen(X))
        np.testing.assert_array_equal(frozen.variables[2], moved)
    layer.trainable = True
    layer(X, training=True)
    assert (layer.variables[2].numpy() != moved).all() and len(layer.trainable_variables) == 2


def test_layers_with_several_inputs_and_outputs():
    x = np.random.default_rng(0).normal(size=(2, 3, 4)).astype(np.float32)
    lstm = nn.LSTM(5, return_sequences=True)
    y, h, c = lstm(x)
    assert (y.shape, h.shape, c.shape) == ((2, 3, 5), (2, 5), (2, 5))
    np.testing.assert_array_equal(y[:, -1], h)
    last = lstm(x, initial_h=h, initial_c=c)
    assert not np.allclose(last[0], y)
    attention = nn.MultiHeadAttention(2, 3)
    assert attention(x, x, attention_mask=np.ones((2, 3, 3), bool)).shape == (2, 3, 4)
    with pytest.raises(eager.errors.InvalidArgumentError, match=r"expects 2 to 4 input\(s\), but it received 1 input tensors"):
        attention(x)
    assert repr(attention) == "MultiHeadAttention(2, 3)"


def test_weights_and_states():
    a, b = Net(), Net()
    a(X), b(X)
    b.set_weights(a.get_weights())
    np.testing.assert_array_equal(a(X), b(X))
    before = b.get_weights()
    for bad, match in ((a.get_weights()[:3], "layer .Net. with a weight list of length 3, but the layer was expecting 4"),
                       ([w.T if w.ndim == 2 and w.shape[0] != w.shape[1] else w for w in a.get_weights()], r"weight shape \(3, 4\)")):
        with pytest.raises(ValueError, match=match):
            b.set_weights(bad)
    state = a.state_dict()
    a.hidden.variables[0].assign(state["hidden.kernel"] * 0)
    a.load_state_dict(state)
    np.testing.assert_array_equal(a(X), b(X))
    with pytest.raises(KeyError, match="Missing key.*'out.bias'.*Unexpected key.*'x'"):
        a.load_state_dict({**{k: v for k, v in state.items() if k != "out.bias"}, "x": 1})
    for left, right in zip(before, b.get_weights()):
        np.testing.assert_array_equal(left, right)


def test_an_attribute_of_the_name_layers():
    class Net(nn.Module):
        def __init__(self):
            assert self.layers == []
            self.layers = [nn.Dense(2), nn.Dense(3)]

        def call(self, x):
            for layer in self.layers:
                x = layer(x)
            return x

    net = Net()
    assert net(eager.ones([1, 4])).shape == (1, 3)
    assert list(net.named_variables())[:2] == ["layers.0.kernel", "layers.0.bias"]
    other = copy.deepcopy(net)
    assert other.layers[1].kernel.tolist() == net.layers[1].kernel.tolist()
    assert "layers.0" in nn.summarize(net, eager.ones([1, 4]))


def doubled(x):
    return x * 2


def test_pickles_of_a_function():
    """A Lambda of a function that no pickle can name says so; copies have the function."""
    def local(x):
        return x * 2

    for function, name in ((lambda x: x * 2, "<lambda>"), (local, "local")):
        layer = nn.Lambda(function)
        for whole in (layer, nn.Sequential(nn.Dense(1), layer)):
            with pytest.raises(pickle.PicklingError) as found:
                pickle.dumps(whole)
            whole_name = f"{__name__}.test_pickles_of_a_function.<locals>.{name}"
            for text in (repr(layer), whole_name, "a function that stands in a module by itself"):
                assert text in str(found.value)
        for other in (copy.deepcopy(layer), copy.copy(layer), copy.deepcopy(nn.Sequential(layer))[0]):
            assert other is not layer and other.function is function and other(eager.constant(2.0)).item() == 4
    for function in (doubled, abs, eager.exp):
        assert pickle.loads(pickle.dumps(nn.Lambda(function))).function is function
    module = nn.Lambda(doubled)
    module.inner = nn.Dense(2)
    module.inner(eager.ones([1, 3]))
    other = copy.deepcopy(module)
    assert other.inner is not module.inner and other.inner.kernel.tolist() == module.inner.kernel.tolist()


def test_copies_and_pickles():
    net = Net()
    net.hidden.trainable = False
    net(X)
    eager.random.set_seed(3)
    expected = eager.random.uniform([3]) if hasattr(eager.random, "uniform") else eager.random_uniform([3])
    eager.random.set_seed(3)
    for other in (copy.deepcopy(net), pickle.loads(pickle.dumps(net))):
        np.testing.assert_array_equal(other(X), net(X))
        assert repr(other) == repr(net) and list(other.named_variables()) == list(net.named_variables())
        assert len(other.trainable_variables) == 2
        other.out.variables[1].assign([100.0])
        assert net.out.variables[1].numpy() != 100
    np.testing.assert_array_equal(eager.random_uniform([3]), expected)  # copies draw no numbers
    shallow = copy.copy(net)
    assert shallow.hidden is net.hidden
    one = copy.copy(net.out)
    one.variables[0].assign(net.out.variables[0] * 2)
    np.testing.assert_array_equal(one(net.hidden(X)), net(X))
    unbuilt = pickle.loads(pickle.dumps(nn.Dense(3, activation="relu", name="n")))
    assert repr(unbuilt) == "Dense(3, activation='relu', name='n')" and not unbuilt.built


def test_copies_keep_what_is_shared():
    a, b = dense(3), dense(3)
    a(X), b(X)
    b.tie("kernel", a.variables[0])
    both = nn.Sequential(a, b)
    assert len(both.variables) == 3
    other = copy.deepcopy(both)
    assert len(other.variables) == 3
    other[0].variables[0].assign(np.ones((3, 3), np.float32))
    np.testing.assert_array_equal(other[1].variables[0], np.ones((3, 3)))
    with pytest.raises(KeyError, match="no Variable 'karnel'; it has kernel, bias"):
        b.tie("karnel", a.variables[0])


def test_a_variable_that_is_assigned_takes_the_place_of_the_layers_own():
    a, b = nn.Dense(3, name="a"), nn.Dense(3, use_bias=False, name="b")
    with pytest.raises(eager.errors.FailedPreconditionError, match="Layer 'b' has no 'kernel', since it has not been built"):
        b.kernel = eager.Variable(np.zeros((2, 3), np.float32))
    a(X), b(X)
    b.kernel = a.kernel
    assert b.variables == [a.kernel] and len(nn.Sequential(a, b).variables) == 2
    np.testing.assert_array_equal(b(X), a(X))
    with pytest.raises(ValueError, match='Layer "b" weight shape .* is not compatible'):
        b.kernel = eager.Variable(np.zeros((4, 4), np.float32))
    with pytest.raises(TypeError, match="Layer 'b': kernel is a Variable, and may be replaced by another one, not by Tensor"):
        b.kernel = a.kernel.value()
    with pytest.raises(eager.errors.FailedPreconditionError, match="Layer 'b' has no 'bias', since it was made without it"):
        b.bias = a.bias
    assert b.variables == [a.kernel]


def test_repr_is_a_tree():
    net = nn.Sequential(nn.Conv2D(8, 3, padding="same"), nn.Flatten(), Net(3), nn.Lambda(len))
    assert repr(net) == """Sequential(
  (0): Conv2D(8, 3, padding='same')
  (1): Flatten()
  (2): Net(
    (hidden): Dense(3, activation='tanh', kernel_initializer='normal')
    (out): Dense(1, kernel_initializer='normal')
  )
  (3): Lambda(len)
)"""


def test_sequential():
    model = nn.Sequential([dense(4), lambda x: x * 2])
    model.add(dense(3))
    assert model(X).shape == (2, 3) and len(model) == 3 and model[1:](np.ones((1, 4), np.float32)).shape == (1, 3)
    assert isinstance(model.pop(), nn.Dense) and len(list(model)) == 2
    with pytest.raises(TypeError, match="must be a layer"):
        model.add(3)


def test_time_distributed():
    layer = nn.TimeDistributed(dense(5))
    x = np.random.default_rng(0).normal(size=(2, 4, 3)).astype(np.float32)
    np.testing.assert_allclose(layer(x), layer.layer(x), rtol=1e-6)

    @eager.function(input_signature=[eager.TensorSpec([None, 4, 3], eager.float32)])
    def traced(x):
        return layer(x)

    np.testing.assert_allclose(traced(x), layer(x), rtol=1e-6)


@pytest.mark.parametrize("layer, shape, known", [
    (nn.Dense(3), (2, 3, 5), (None, None, 5)), (nn.LSTM(3), (2, 3, 4, 5), (None, None, None, 5)),
    (nn.Conv2D(2, 2), (2, 3, 4, 5, 1), (None, None, None, None, 1)), (nn.Conv2D(2, 2), (2, 3, 4, 5, 3), (2, 3, None, None, 3))])
def test_time_distributed_over_unknown_dims(layer, shape, known):
    x, distributed = np.random.default_rng(0).normal(size=shape).astype(np.float32), nn.TimeDistributed(layer)
    traced = eager.function(lambda x: distributed(x), input_signature=[eager.TensorSpec(known, eager.float32)])
    y = traced(x)  # which also builds the layer
    first = lambda y: y[0] if isinstance(y, tuple) else y
    np.testing.assert_allclose(y[:, 1], first(layer(x[:, 1])), rtol=1e-5, atol=1e-6)
    np.testing.assert_allclose(distributed(x), y, rtol=1e-6)


@pytest.mark.parametrize("norm_first", [False, True])
def test_a_transformer_block_sees_what_it_may(norm_first):
    x = np.random.default_rng(0).normal(size=(2, 5, 8)).astype(np.float32)
    block = nn.TransformerBlock(2, hidden=16, causal=True, norm_first=norm_first)
    y = block(x).numpy()
    assert y.shape == x.shape and len(block.trainable_variables) == 16
    changed = x.copy()
    changed[:, 3:] = 0
    np.testing.assert_allclose(block(changed)[:, :3], y[:, :3], atol=1e-5)
    assert np.abs(block(changed).numpy() - y)[:, 3:].max() > 1e-3
    mask = np.ones((2, 5, 5), bool)
    np.testing.assert_allclose(block(x, mask=mask), y, atol=1e-5)
    with eager.GradientTape() as tape:
        loss = eager.sum(eager.square(block(x)))
    # The keys' bias moves all scores of a query alike, and so nothing.
    gradients = dict(zip(block.named_variables(), tape.gradient(loss, block.variables)))
    assert all(abs(g.numpy()).max() > 1e-4 for name, g in gradients.items() if name != "attention.key_bias")
    np.testing.assert_allclose(eager.function(lambda t: block(t))(x), y, atol=1e-5)
    with pytest.raises(ValueError, match="multiple of num_heads, 3, got 8"):
        nn.TransformerBlock(3)(x)


def test_a_summary():
    net = Net()
    assert nn.summarize(net, X) == """\
layer            output shape  parameters  bytes
------------------------------------------------
hidden (Dense)   (2, 4)                16   64 B
out (Dense)      (2, 1)                 5   20 B
------------------------------------------------
parameters: 21, of which 21 are trained; 84 B"""
    assert net.hidden._activation is None
    net.hidden.trainable = False
    assert nn.summarize(net).endswith("parameters: 21, of which 5 are trained; 84 B")


def test_a_summary_of_nested_and_shared_layers():
    class Block(nn.Module):
        def __init__(self):
            self.inner, self.scale = dense(4, dtype="float16", param_dtype="float16"), self.add_weight((4,), "ones", "float64", name="scale")

        def call(self, x):
            return {"y": self.inner(x), "z": eager.sum(x)}

    class Whole(nn.Module):
        def __init__(self):
            self.block, self.twice, self.rnn, self.unused = Block(), nn.Dropout(0.5), nn.RNN(nn.GRUCell(2)), dense(1)
            self.tied = self.block.inner
            self.own = self.add_weight((3,), "ones", "int8", trainable=False, name="own")

        def call(self, pair, *, more):
            a, b = pair
            self.twice(a), self.twice(eager.expand_dims(a, 0))
            return self.rnn(more), self.block(b)["y"]

    whole = Whole()
    assert nn.summarize(whole, [X, X], more=eager.ones([2, 3, 1])) == """\
layer                 output shape            parameters  bytes
---------------------------------------------------------------
block (Block)         (2, 4), ()                       4   32 B
block.inner (Dense)   (2, 4)                          16   32 B
twice (Dropout)       multiple                         0    0 B
rnn (RNN)             (2, 2), (2, 2)                  30  120 B
unused (Dense)                                 not built
(of Whole itself)     (2, 2), (2, 2), (2, 4)           3    3 B
---------------------------------------------------------------
parameters: 53, of which 50 are trained; 187 B"""
    assert nn.summarize(Whole()).count("not built") == 3


def test_a_summary_has_the_layers_that_the_call_makes():
    class Late(nn.Module):
        def call(self, x):
            if not hasattr(self, "late"):
                self.late = []
                self.late += [dense(2), nn.Dropout(0.5)]
            return self.late[1](self.late[0](x))

    late = Late()
    assert nn.summarize(late, X) == """\
layer              output shape  parameters  bytes
--------------------------------------------------
late.0 (Dense)     (2, 2)                 8   32 B
late.1 (Dropout)   (2, 2)                 0    0 B
--------------------------------------------------
parameters: 8, of which 8 are trained; 32 B"""
    assert late.late[0]._activation is None
    block = nn.summarize(nn.TransformerBlock(2, hidden=16), eager.ones([3, 5, 8]))
    assert "widen (Dense)" in block
    assert "(of TransformerBlock itself)" not in block and block.count("(3, 5, 8)") == 5


def test_what_is_assigned_anew_stands_behind_what_is_there():
    class Net(nn.Module):
        def __init__(self):
            self.a, self.b = None, dense(2)
            self.scale = self.add_weight((), "ones", name="scale")
            self.a = dense(3)

    net = Net()
    names = lambda: [name for name, part in net._children()]
    assert names() == ["b", "scale", "a"]
    net.a = net.a
    assert names() == ["b", "scale", "a"]
    net.b = dense(1)
    assert names() == ["scale", "a", "b"]
    net.units = 3
    net.units = 4
    del net.a
    assert names() == ["scale", "b"]


def test_a_built_layer_lists_its_variables():
    layer = dense(2)
    assert "kernel" not in dir(layer)
    layer(X)
    assert {"kernel", "bias", "units"} <= set(dir(layer))


def test_sequential_goes_on_with_the_first_result_of_a_layer():
    steps = np.arange(30, dtype=np.float32).reshape(2, 5, 3)
    for make in (lambda: nn.LSTM(4), lambda: nn.GRU(4, return_sequences=True), lambda: nn.RNN(nn.LSTMCell(4))):
        model = nn.Sequential(make(), dense(2))
        np.testing.assert_array_equal(model(steps), model[1](model[0](steps)[0]))
        np.testing.assert_array_equal(eager.function(model)(steps), model(steps))
        assert len(nn.Sequential(dense(3), make())(steps)) == len(model[0](steps)) > 1
    both = nn.Sequential(lambda x: (x, x + 1), lambda pair: pair[0] + pair[1])
    np.testing.assert_array_equal(both(X), 2 * X + 1)
    with pytest.raises(ValueError, match=r'Layer "out" expects 1 input\(s\), but it received 2 input tensors. Inputs received: \['):
        nn.Sequential(lambda x: (x, x), dense(2, name="out"))(X)


def test_empty_batches_keep_their_shapes():
    for target, dims in (((-1,), (6,)), ((2, -1), (2, 3)), ((-1, 3), (2, 3)), ((6,), (6,))):
        layer = nn.Reshape(target)
        traced = eager.function(layer, input_signature=[eager.TensorSpec([None, 2, 3])])
        unknown = eager.function(layer, input_signature=[eager.TensorSpec([None, None, 3])])
        for batch in (0, 2):
            x = eager.zeros([batch, 2, 3])
            assert layer(x).shape == traced(x).shape == unknown(x).shape == (batch, *dims)
    for shape, dims in (((0, 2, 3), (0, 6)), ((0,), (0, 1)), ((0, 0), (0, 0)), ((2, 0, 3), (2, 0)), ((2,), (2, 1))):
        for data_format in ("channels_last", "channels_first"):
            layer, x = nn.Flatten(data_format=data_format), eager.zeros(shape)
            assert layer(x).shape == eager.function(layer, input_signature=[eager.TensorSpec([None] * len(shape))])(x).shape == dims
    with pytest.raises(TypeError, match="input_signature has 2 entries, but the function takes 1"):
        eager.function(lambda x, *, y=1: x, input_signature=[eager.TensorSpec([])] * 2)(1.0)


@pytest.mark.parametrize("title", ["BatchNormalization", "GroupNormalization", "LayerNormalization"])
@pytest.mark.parametrize("rank", [2, 3, 4, 5])
def test_normalizations_along_any_axis(title, rank):
    x = np.random.default_rng(rank).normal(2, 3, (3, 4, 6, 2, 8)[:rank]).astype(np.float32)
    for axis in range(-rank, rank):
        at = axis % rank
        if title == "GroupNormalization" and at == 0:
            continue
        options = {"groups": 2} if title == "GroupNormalization" else {}
        layer = getattr(nn, title)(axis=axis, **options)
        y = layer(x, training=True)
        v = np.moveaxis(x, at, -1)
        if title == "LayerNormalization":
            over, shape = (rank - 1,), v.shape
        elif title == "BatchNormalization":
            over, shape = tuple(range(rank - 1)), v.shape
        else:
            over, shape = (*range(1, rank - 1), rank), (*v.shape[:-1], 2, v.shape[-1] // 2)
        v = v.reshape(shape)
        v = (v - v.mean(over, keepdims=True)) / np.sqrt(v.var(over, keepdims=True) + 1e-3)
        np.testing.assert_allclose(y, np.moveaxis(v.reshape(np.moveaxis(x, at, -1).shape), -1, at), rtol=1e-4, atol=1e-4)
        assert [v.shape for v in layer.trainable_variables] == [(x.shape[at],)] * 2
        f = eager.function(lambda x: layer(x, training=True), input_signature=[eager.TensorSpec([None] * rank)])
        np.testing.assert_allclose(f(x), y, rtol=1e-5, atol=1e-5)
        np.testing.assert_allclose(eager.grad(lambda x: eager.sum(layer(x, training=True) ** 3))(eager.constant(x)),
                                   eager.grad(lambda x: eager.sum(f(x) ** 3))(eager.constant(x)), rtol=1e-3, atol=1e-3)


def test_a_module_that_is_built_by_hand():
    class Scaled(nn.Module):
        def build(self, shape):
            self.scale = self.add_weight(shape[-1:], "ones")

        def call(self, x):
            return x * self.scale

    module = Scaled()
    module.build((None, 3))
    assert module.built and len(module.variables) == 1
    module(X)
    assert len(module.variables) == 1


def test_parts_that_are_assigned_to_a_module_that_does_not_train():
    module = nn.Sequential(dense(2))
    module.trainable = False
    module.more, module.own = [dense(1)], eager.Variable(1.0)
    module.more[0](X)
    module.add(dense(3))
    module(X)
    assert len(module.variables) == 7 and module.trainable_variables == []
    module.trainable = True
    assert len(module.trainable_variables) == 7


def test_modules_within_themselves():
    a, b = nn.Module(), nn.Module()
    a.b, b.a, b.w = b, a, eager.Variable(2.0)
    assert repr(a) == "Module(\n  (b): Module(\n    (a): ...\n  )\n)" and a.variables == b.variables == [b.w]
    a.trainable = False
    assert not b.w.trainable and not b.trainable
    b.trainable = True
    assert b.w.trainable and a.trainable
    assert len(copy.deepcopy(a).variables) == 1


def test_bad_calls():
    layer = dense(2, name="hidden")
    layer(X)
    with pytest.raises(eager.errors.InvalidArgumentError,
                       match='Input 0 of layer "hidden" is incompatible with the layer: expected axis -1 of input shape to have value 3'):
        layer(np.ones((2, 4), np.float32))
    with pytest.raises(eager.errors.FailedPreconditionError, match="has been built"):
        layer.units = 3
    with pytest.raises(TypeError, match="unexpected keyword argument 'trainin'"):
        layer(X, trainin=True)
    with pytest.raises(TypeError, match="takes 1 inputs but 2 were given"):
        layer(X, X)
    with pytest.raises(TypeError):
        nn.Dense()
    with pytest.raises(eager.errors.InvalidArgumentError, match="channels_frist"):
        nn.Conv2D(2, 2, data_format="channels_frist")
    with pytest.raises(AttributeError, match="Dence"):
        nn.Dence
    with pytest.raises(NotImplementedError, match="Module defines no call"):
        nn.Module()(X)
    with pytest.raises(TypeError, match="Dense: units must be an int, not 2.5"):
        nn.Dense(2.5)
    with pytest.raises(ValueError, match="with at least 3 dimensions, received: \\(3,\\)"):
        nn.TimeDistributed(dense(2))(X[0])


@pytest.mark.parametrize("cell, states, number, received", [
    (nn.LSTMCell(2), [np.zeros((2, 2), "f")], 2, "1 state"), (nn.LSTMCell(2), None, 2, "None"), (nn.GRUCell(2), None, 1, "None"),
    (nn.SimpleRNNCell(2), [], 1, "0 state"), (nn.StackedRNNCells([nn.GRUCell(2)]), None, 1, "None")])
def test_cells_want_their_states(cell, states, number, received):
    with pytest.raises(ValueError, match=f"{type(cell).__name__}: a call takes x and a list of .*{number} (state|cell).*received {received}"):
        cell(eager.ones([2, 3]), states)


def test_settings_of_layers_are_numbers():
    with pytest.raises(ValueError, match="BatchNormalization: momentum must be a number, not nan"):
        nn.BatchNormalization(momentum=float("nan"))


def test_functions_are_traced_anew_when_a_part_is_replaced():
    net, x = Net(3), X
    inner = eager.function(net)
    outer = eager.function(lambda x: inner(x) * 2)
    other = eager.function(nn.Dense(1))
    np.testing.assert_allclose(outer(x), 2 * inner(x), rtol=1e-6)
    other(x)
    for replace in (lambda: setattr(net, "out", dense(5)), lambda: setattr(net, "hidden", nn.Dropout(0.5)),
                    lambda: setattr(net, "hidden", None) or setattr(net, "hidden", dense(3))):
        replace()
        np.testing.assert_allclose(inner(x), net(x), rtol=1e-6)
        np.testing.assert_allclose(outer(x), 2 * net(x), rtol=1e-6)
    assert other.traces == 1 and inner.traces > 2
    before = inner.traces
    net.note, net.note = "text", "another"
    inner(x)
    assert inner.traces == before


def test_functions_are_traced_anew_when_weights_are_tied_or_a_regularizer_is_set():
    first, second = nn.Dense(2, use_bias=False), nn.Dense(2, use_bias=False)
    traced = eager.function(lambda x: second(x))
    np.testing.assert_allclose(traced(X), second(X), rtol=1e-6)
    first(X)
    second.tie("kernel", first.kernel)
    np.testing.assert_allclose(traced(X), first(X), rtol=1e-6)

    @eager.function
    def penalty(x):
        first(x)
        return sum(first.losses, eager.constant(0.0))

    first.kernel.assign(eager.ones([3, 2]))
    x = eager.ones([4, 3])
    assert penalty(x).item() == 0
    first.activity_regularizer = eager.regularizers.L1(1.0)
    assert penalty(x).item() == 6
    first.activity_regularizer = None
    assert penalty(x).item() == 0
    first.kernel_regularizer = eager.regularizers.L1(2.0)
    assert penalty(x).item() == 12 and first.losses[0].item() == 12
    first.kernel_regularizer = None
    assert penalty(x).item() == 0 and first.losses == []


def test_rules_that_are_set_when_the_layer_is_built():
    layer = nn.Dense(1, kernel_initializer="ones")
    layer.bias_regularizer = "l2"  # before
    layer(X)
    layer.kernel_regularizer, layer.kernel_constraint = "l1", "non_neg"
    assert repr(layer).endswith("kernel_regularizer=L1(l1=0.01), bias_regularizer=L2(l2=0.01), kernel_constraint=NonNeg())")
    np.testing.assert_allclose([loss.item() for loss in layer.losses], [0.03, 0.0], rtol=1e-6)
    eager.optimizers.SGD(1.0).minimize(lambda: 3.0 * eager.sum(layer(eager.ones([1, 3]))), [layer.kernel])
    assert layer.kernel.tolist() == [[0.0]] * 3
    layer.kernel_constraint = layer.bias_regularizer = None
    eager.optimizers.SGD(1.0).minimize(lambda: 3.0 * eager.sum(layer(eager.ones([1, 3]))), [layer.kernel])
    assert layer.kernel.tolist() == [[-3.0]] * 3 and len(layer.losses) == 1
    with pytest.raises(ValueError, match="nowhere"):
        layer.kernel_regularizer = "nowhere"
    assert len(layer.losses) == 1
    assert len(pickle.loads(pickle.dumps(layer)).losses) == 1


def test_functions_are_traced_anew_when_a_part_without_variables_is_replaced():
    class Part(nn.Module):
        head, activation = None, None

        def call(self, x):
            x = x if self.head is None else self.head(x)
            return self.activation(x) if self.activation else x

    part = Part()
    inner = eager.function(part)
    outer = eager.function(lambda x: inner(x) + 1)
    for replace in (lambda: None, lambda: setattr(part, "head", nn.Lambda(lambda x: x * 3)),
                    lambda: setattr(part.head, "function", lambda x: x * 5), lambda: setattr(part, "head", nn.Dropout(0.5)),
                    lambda: setattr(part, "activation", eager.square), lambda: delattr(part, "activation"),
                    lambda: setattr(part, "other", nn.Flatten())):
        replace()
        np.testing.assert_array_equal(inner(X), part(X))
        np.testing.assert_array_equal(outer(X), part(X) + 1)
    before = inner.traces
    part.note, part.number = "text", 3
    inner(X)
    assert inner.traces == before


def test_a_part_that_is_made_in_the_first_call_is_traced_once():
    class Late(nn.Module):
        def call(self, x):
            if not hasattr(self, "dense"):
                self.dense = dense(2)
            return self.dense(x)

    late = Late()
    f = eager.function(late)
    f(X), f(X)
    assert f.traces <= 2 and len(f.variables) == 2
    before = f.traces
    f(X)
    assert f.traces == before


def test_functions_are_traced_anew_when_a_normalization_is_frozen():
    layer = nn.BatchNormalization()
    for module in (layer, nn.Sequential(layer)):
        f = eager.function(lambda x: module(x, training=True))
        trained = f(X)
        module.trainable = False
        mean = layer.moving_mean.numpy()
        np.testing.assert_array_equal(f(X), module(X, training=False))
        np.testing.assert_array_equal(layer.moving_mean, mean)
        module.trainable = True
        np.testing.assert_array_equal(f(X), trained)
        assert f.traces == 3 and (layer.moving_mean != mean).any()
        module.trainable = True
        f(X)
        assert f.traces == 3


def test_names_that_would_be_the_same_are_distinct():
    def variables(n):
        return [eager.Variable(float(i)) for i in range(n)]

    a, b, c = variables(3)
    for parts, names in (({"a.b": a, "a": {"b": b}}, ["d.a.b", "d.a.b_1"]), ({1: a, "1": b}, ["d.1", "d.1_1"]),
                         ({"a/b": a, "a": {"b": b}}, ["d.a/b", "d.a.b_1"]), ({"a_1": a, "a": b, "a.": c}, ["d.a_1", "d.a", "d.a."])):
        module = nn.Module()
        module.d = parts
        assert list(module.named_variables()) == names
        state = module.state_dict()
        values = module.get_weights()
        module.set_weights([value + 10 for value in values])
        module.load_state_dict(state)
        assert module.get_weights() == values
    module = nn.Module()
    module.weight, module.d = eager.Variable(1.0), {"x": dense(1), "x.kernel": eager.Variable(2.0), 1: nn.Dropout(0.1), "1": nn.Dropout(0.2)}
    module.add_weight(name="weight"), module.add_weight(name="weight"), module.d["x"](X)
    assert list(module.named_variables()) == ["weight", "d.x.kernel", "d.x.bias", "d.x.kernel_1", "weight_1", "weight_2"]
    assert list(module.named_modules()) == ["d.x", "d.1", "d.1_1"]


def test_functions_are_traced_anew_when_a_sequence_grows():
    model = nn.Sequential([dense(3), dense(2)])
    f = eager.function(model)
    assert f(X).shape == (2, 2)
    model.add(dense(5))
    assert f(X).shape == (2, 5)
    model.pop(), model.pop()
    np.testing.assert_allclose(f(X), model(X), rtol=1e-6)


def test_variables_are_attributes():
    layer = nn.Dense(2, use_bias=False, name="d")
    with pytest.raises(AttributeError, match="Layer 'd' has no 'kernel', since it has not been built"):
        layer.kernel
    layer(X)
    assert layer.kernel is layer.variables[0]
    with pytest.raises(AttributeError, match="Layer 'd' has no 'bias', since it was made without it"):
        layer.bias
    with pytest.raises(AttributeError, match="'Dense' object has no attribute 'kernal'"):
        layer.kernal
    assert not hasattr(nn.Flatten(), "kernel")


def test_no_cycles_are_left():
    net = Net()
    net(X)
    seen = weakref.ref(net), weakref.ref(net.hidden)
    gc.disable()
    try:
        del net
        assert [s() for s in seen] == [None, None]
    finally:
        gc.enable()


def test_threads_build_one_set_of_variables():
    for _ in range(10):
        layer = dense(8)
        results, barrier = [], threading.Barrier(4)

        def work():
            barrier.wait()
            results.append(layer(X).numpy())

        together(work)
        assert len(results) == 4 and all((r == results[0]).all() for r in results)


def together(work):
    threads = [threading.Thread(target=work) for _ in range(4)]
    [t.start() for t in threads], [t.join() for t in threads]


def test_threads_wait_for_the_one_that_builds():
    class Slow(nn.Module):
        builds = 0

        def build(self, shape):
            self.builds += 1
            time.sleep(0.01)
            self.kernel = self.add_weight((shape[-1],), "normal")

        def call(self, x):
            return x * self.kernel

    def slow(shape, dtype):
        draws.append(shape)
        time.sleep(0.01)
        return eager.random.normal(shape, dtype=dtype)

    for make in (Slow, lambda: nn.Dense(8, kernel_initializer=slow), lambda: nn.Sequential(Slow(), nn.Dense(8, kernel_initializer=slow))):
        for traced in (False, True):
            module, results, draws = make(), [], []
            call = eager.function(module) if traced else module
            together(lambda: results.append(call(X).numpy()))
            assert len(results) == 4 and all((r == results[0]).all() for r in results)
            assert len(draws) <= 1 and getattr(module, "builds", 1) == 1
            assert len(copy.deepcopy(module).variables) == len(module.variables) > 0


def test_a_thread_builds_where_another_failed():
    class Flaky(nn.Module):
        builds = 0

        def build(self, shape):
            self.builds += 1
            time.sleep(0.01)
            if self.builds < 3:
                raise RuntimeError("not yet")
            self.kernel = self.add_weight((shape[-1],), "normal")

        def call(self, x):
            return x * self.kernel

    module, results = Flaky(), []

    def work():
        try:
            results.append(module(X).shape)
        except RuntimeError as error:
            results.append(str(error))

    together(work)
    assert sorted(map(str, results)) == ["(2, 3)", "(2, 3)", "not yet", "not yet"] and module.builds == 3 and len(module.variables) == 1


class Branches(nn.Module):
    """Parts in a dict, a list and a tuple, which may be one another, and a weight of its own."""

    def __init__(self, parts, scale):
        self.by_name = {f"part{i}": part for i, part in enumerate(parts)}
        self.listed, self.pair, self.scale = [parts[0], {"last": parts[-1]}], (parts[0], scale), scale

    def build(self, shape):
        self.shift = self.add_weight((3,), "normal", name="shift")

    def call(self, x):
        y = sum(part(x) for part in self.by_name.values())
        return y * self.scale + self.shift + self.listed[1]["last"](x)


LEAVES = [  # each gives [2, 3] for [2, 3]
    lambda r: dense(3, activation=r.choice(["linear", "relu", "tanh", "silu"]), use_bias=r.random() < 0.5),
    lambda r: nn.PReLU(alpha_initializer="normal"), lambda r: nn.Dropout(0.25), lambda r: nn.GELU(approximate=r.random() < 0.5),
    lambda r: nn.BatchNormalization(scale=r.random() < 0.5), lambda r: nn.LayerNormalization(gamma_initializer="normal"),
    lambda r: nn.RMSNormalization(), lambda r: nn.GroupNormalization(3), lambda r: nn.Lambda(eager.tanh),
    lambda r: dense(3, kernel_regularizer="l2", kernel_constraint="max_norm", trainable=False),
    lambda r: nn.Sequential([nn.Reshape([3, 1]), nn.Conv1D(r.randrange(1, 4), 2, padding=r.choice(["same", "causal"])), nn.Flatten(), dense(3)]),
    lambda r: nn.Sequential([nn.Reshape([3, 1]), r.choice([nn.LSTM, nn.GRU, nn.SimpleRNN])(3, bidirectional=r.random() < 0.5), dense(3)]),
    lambda r: nn.Sequential([nn.Reshape([3, 1]), nn.RNN([nn.LSTMCell(2), nn.GRUCell(3)]), dense(3)]),
    lambda r: nn.Sequential([dense(6), nn.Reshape([3, 2, 1]), nn.TimeDistributed(dense(2)), nn.Permute([2, 1, 3]), nn.Flatten(), dense(3)]),
    lambda r: nn.Sequential([dense(12), nn.Reshape([3, 4]), nn.TransformerBlock(2, 5, norm_first=r.random() < 0.5), nn.GlobalAveragePooling1D(),
                             dense(3)]),
    lambda r: nn.Sequential([dense(16), nn.Reshape([4, 4, 1]), r.choice([nn.DepthwiseConv2D(2), nn.SeparableConv2D(2, 2), nn.Conv2DTranspose(1, 2)]),
                             nn.MaxPooling2D(2), nn.Flatten(), dense(3)])]


def random_module(r, depth=0):
    kind = r.randrange(8)
    if kind < 4 or depth == 3:
        return r.choice(LEAVES)(r)
    parts = [random_module(r, depth + 1) for _ in range(r.randrange(1, 4))]
    if r.random() < 0.3:
        parts.append(parts[0])
    return Branches(parts, eager.Variable(r.random(), name="scale")) if kind == 7 else nn.Sequential(parts)


@pytest.mark.parametrize("seed", range(40))
def test_random_modules_are_copied_pickled_and_loaded(seed, tmp_path):
    r = random.Random(seed)
    leaf = LEAVES[seed % len(LEAVES)]
    make = lambda: nn.Sequential([random_module(random.Random(seed)), leaf(random.Random(seed)), dense(3)])  # noqa: E731
    module = make()
    optimizer = eager.optimizers.Adam(0.01)
    assert module(X).shape == (2, 3)
    with eager.GradientTape() as tape:
        loss = eager.sum(module(X, training=True) ** 2) + sum(module.losses)
    trained = module.trainable_variables
    optimizer.apply_gradients([(g, v) for g, v in zip(tape.gradient(loss, trained), trained) if g is not None])
    y = module(X)
    others = [copy.copy(module), copy.deepcopy(module), pickle.loads(pickle.dumps(module)), make()]
    others[3](X)
    others[3].load_state_dict(module.state_dict())
    others.append(make())
    path = eager.Checkpoint(model=module).save(str(tmp_path / "model"))
    eager.Checkpoint(model=others[4]).restore(path)
    others[4](X)
    for other in others:
        np.testing.assert_array_equal(other(X), y)
        assert repr(other) == repr(module) and list(other.state_dict()) == list(module.state_dict())
        assert [v.trainable for v in other.variables] == [v.trainable for v in module.variables]
        names = list(module.named_variables())
        assert len(names) == len(module.variables) and list(other.named_variables()) == names
    np.testing.assert_allclose(eager.function(module)(X), y, 1e-5, 1e-6)
    before = others[1].get_weights()
    others[1].set_weights([w + r.random() for w in before])
    np.testing.assert_array_equal(module(X), y)  # which a deep copy leaves alone
    others[3].set_weights(before)
    np.testing.assert_array_equal(others[3](X), y)


# ---- Regularizers, constraints, what modules add to the loss

def test_penalties_of_layers_and_modules():
    layer = nn.Dense(2, kernel_initializer="ones", kernel_regularizer=eager.regularizers.L2(0.5), bias_regularizer=lambda b: eager.sum(b) + 1.0)
    assert layer.losses == []
    layer(X)
    assert [loss.item() for loss in layer.losses] == [3.0, 1.0]
    net = nn.Sequential(layer, nn.Dense(1, kernel_initializer="ones", kernel_regularizer="l1"))
    net(X)
    np.testing.assert_allclose([loss.item() for loss in net.losses], [3.0, 1.0, 0.02], rtol=1e-6)
    with eager.GradientTape() as tape:
        total = sum(net.losses)
    np.testing.assert_allclose(tape.gradient(total, layer.kernel), np.ones((3, 2)), rtol=1e-6)
    layer.trainable = False
    assert len(net.losses) == 1
    assert repr(layer).startswith("Dense(2, kernel_initializer='ones', kernel_regularizer=L2(l2=0.5)")
    for other in (copy.copy(net), copy.deepcopy(net), pickle.loads(pickle.dumps(nn.Sequential(net[1])))):
        assert len(other.losses) == 1


def test_penalties_of_results():
    layer = nn.Dense(1, kernel_initializer="ones", activation=lambda x: x * 2.0, activity_regularizer=eager.regularizers.L1(1.0))
    for _ in range(2):
        y = layer(X)
        assert [loss.item() for loss in layer.losses] == [pytest.approx(float(eager.sum(eager.abs(y)).item()) / 2)]
    f = eager.function(lambda x: (layer(x), sum(layer.losses)))
    assert f(X)[1].item() == pytest.approx(eager.sum(eager.abs(y)).item() / 2)
    assert layer.losses == []  # the trace's
    unknown = eager.function(lambda x: (layer(x), sum(layer.losses)), input_signature=[eager.TensorSpec((None, 3))])
    assert unknown(X)[1].item() == f(X)[1].item() and unknown(X[:0])[1].item() == 0.0
    pooled = nn.MaxPooling1D(activity_regularizer="l1")
    pooled(np.ones((2, 4, 1), "f"))
    assert [loss.item() for loss in pooled.losses] == [pytest.approx(0.02)]
    layer.activity_regularizer = None
    layer(X)
    assert layer.losses == [] and layer.activation(3.0) == 6.0
    layer(np.zeros((0, 3), "f"))
    empty = nn.Dense(1, activity_regularizer="l2")
    empty(np.zeros((0, 3), "f"))
    assert [loss.item() for loss in empty.losses] == [0.0]


def test_modules_add_losses():
    class Adds(nn.Module):
        def __init__(self):
            self.part = nn.Dense(1)
            self.w = self.add_weight((2,), "ones", regularizer="l2", constraint="unit_norm")

        def call(self, x, fails=False):
            self.add_loss(eager.sum(x))
            if fails:
                raise KeyError
            return self.part(x)

    inner = Adds()

    class Outer(nn.Module):
        def __init__(self):
            self.inner = inner

        def call(self, x):
            return self.inner(x) + self.inner(x * 2)

    outer = Outer()
    for _ in range(2):
        outer(X)
        np.testing.assert_allclose([loss.item() for loss in outer.losses], [15.0, 30.0, 0.02], rtol=1e-6)
    with pytest.raises(KeyError):
        inner(X, fails=True)
    inner(X)
    assert len(inner.losses) == 2
    other = copy.deepcopy(inner)
    assert len(other.losses) == 1 and other.w.constraint is not None
    with eager.GradientTape() as tape:
        loss = sum(outer.losses) + eager.sum(inner.w * eager.constant([3.0, 0.0]))
    optimizer = eager.optimizers.SGD(0.1)
    optimizer.apply_gradients(zip(tape.gradient(loss, [inner.w]), [inner.w]))
    assert float(eager.sum(inner.w * inner.w).item()) == pytest.approx(1.0, rel=1e-5)


def test_programs_without_constraints_do_not_pay_for_them(run_python):
    assert run_python("""
        import eager
        from eager.optimizers import Optimizer
        layer = eager.nn.Dense(1, kernel_regularizer="l2")
        layer(eager.ones([1, 1]))
        print("apply_gradients" in vars(Optimizer), eager.nn._losses.are_added)
        eager.nn.Dense(1, kernel_constraint="non_neg")(eager.ones([1, 1]))
        print("apply_gradients" in vars(Optimizer), eager.nn._losses.are_added)
    """) == "False False\nTrue False\n"


# ---- Recurrent layers of cells

@pytest.mark.parametrize("title", ["LSTM", "GRU", "SimpleRNN"])
@pytest.mark.parametrize("steps", [True, False], ids=["steps", "op"])
@pytest.mark.parametrize("options", [{}, {"return_sequences": True}, {"go_backwards": True, "return_sequences": True}], ids=lambda o: "-".join(o))
def test_an_rnn_of_a_cell_is_the_layer(title, steps, options):
    """The steps of a cell, of which the activation is no op's name, and its op give what the layer of the runtime does."""
    x = np.random.default_rng(0).normal(size=(2, 5, 3)).astype("f")
    mask = np.array([[True, True, False, True, False], [True, False, True, True, True]])
    layer = getattr(nn, title)(4, **options)
    layer(x)
    cell = getattr(nn, title + "Cell")(4, **({"activation": lambda z: eager.tanh(z)} if steps else {}))
    rnn = nn.RNN(cell, **options)
    rnn(x)
    rnn.set_weights(layer.get_weights())
    for given in ({}, {"mask": mask}):
        for run in (rnn, eager.function(lambda x: rnn(x, **given)) if not given else eager.function(lambda x, mask: rnn(x, mask=mask))):
            for a, b in zip(run(eager.constant(x), **given) if given else run(eager.constant(x)), layer(x, **given)):
                np.testing.assert_allclose(a, b, rtol=1e-5, atol=1e-6)
    assert [v.shape for v in rnn.variables] == [v.shape for v in layer.variables]


@pytest.mark.parametrize("activation", ["tanh", "silu"])
@pytest.mark.parametrize("title", ["SimpleRNNCell", "GRUCell", "LSTMCell"])
def test_cells_compute_in_one_dtype_and_have_weights_of_another(title, activation):
    x = np.arange(12, dtype=np.float32).reshape(2, 2, 3) / 12
    plain = nn.RNN(getattr(nn, title)(2, activation))
    expected = plain(x)
    for dtype, param_dtype, tolerance in (("float16", "float32", 1e-2), ("float64", None, 1e-6), (None, "float64", 1e-6)):
        layer = nn.RNN(getattr(nn, title)(2, activation, dtype=dtype, param_dtype=param_dtype))
        results = layer(x)
        assert {v.dtype.name for v in layer.variables} == {param_dtype or dtype}
        assert all(y.dtype.name == (dtype or "float64") for y in results)
        layer.set_weights(plain.get_weights())
        for y, wanted in zip(layer(x), expected):
            np.testing.assert_allclose(y, wanted, tolerance, tolerance)


def test_gradients_through_the_steps_of_a_cell():
    x = eager.constant(np.random.default_rng(1).normal(size=(2, 3, 2)).astype("f8"))
    cells = nn.StackedRNNCells([nn.LSTMCell(3, activation=lambda z: eager.tanh(z)), nn.GRUCell(2, reset_after=False)])
    rnn = nn.RNN(cells, return_sequences=True)
    rnn(eager.cast(x, "float32"))
    for v in rnn.variables:
        v.assign(v * 0.7)

    def loss(x):
        return eager.sum(rnn(x)[0] * eager.constant([1.0, -2.0]))

    x32 = eager.cast(x, "float32")
    plain, traced = eager.grad(loss)(x32), eager.grad(eager.function(loss))(x32)
    np.testing.assert_allclose(plain, traced, rtol=1e-4, atol=1e-6)
    step = 1e-2
    for i in ((0, 0, 0), (1, 2, 1)):
        moved = [x32.numpy() for _ in range(2)]
        moved = [m.copy() for m in moved]
        moved[0][i] += step
        moved[1][i] -= step
        numeric = (loss(eager.constant(moved[0])) - loss(eager.constant(moved[1]))).item() / (2 * step)
        assert plain.numpy()[i] == pytest.approx(numeric, rel=2e-2, abs=2e-3)


def test_import_eager_loads_no_layers():
    import subprocess
    import sys

    code = ("import sys, eager; dir(eager); "
            "later = tuple('eager.' + name for name in ('nn', 'initializers', 'regularizers', 'constraints', 'optimizers')); "
            "print([m for m in sys.modules if m.startswith(later)], eager.optimizers.SGD.__name__)")
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[] SGD"


@pytest.mark.parametrize("traced", [False, True])
def test_an_empty_batch_leaves_the_running_states_of_a_batch_normalization(traced):
    layer = nn.BatchNormalization()
    call = eager.function(lambda x: layer(x, training=True)) if traced else lambda x: layer(x, training=True)
    for size in (0, 3, 2, 0, 4):  # other sizes make the traced function's unknown
        before = [v.numpy().copy() for v in layer.variables[2:]]
        y = call(eager.ones([size, 2]))
        assert y.shape == (size, 2)
        if size == 0 and before:
            assert [v.tolist() for v in layer.variables[2:]] == [b.tolist() for b in before]
    assert not any(np.isnan(v.numpy()).any() for v in layer.variables)


def test_axes_of_a_normalization_stand_in_any_order():
    """Variables have their dims in that order, and are reshaped to the ascending one, as Keras does."""
    x = eager.random.normal([2, 3, 4], seed=1)
    for kind in (nn.LayerNormalization, nn.RMSNormalization):
        usual = kind(axis=[1, 2])
        usual(x)
        weights = [np.random.default_rng(i).normal(size=(3, 4)).astype(np.float32) for i in range(len(usual.variables))]
        usual.set_weights(weights)
        for axis, shape in (([2, 1], (4, 3)), ([-1, 1], (4, 3)), ([1, -1], (3, 4)), ([-2, 2], (3, 4))):
            layer = kind(axis=axis)
            layer(x)
            layer.set_weights([w.reshape(shape) for w in weights])
            assert layer(x).tolist() == usual(x).tolist()
            assert eager.function(layer)(x).tolist() == usual(x).tolist()
            with eager.GradientTape() as tape:
                y = eager.sum(layer(x) ** 2)
            assert tape.gradient(y, layer.variables[0]).shape == shape


def test_attention_adds_a_mask_of_floats():
    layer, x = nn.MultiHeadAttention(2, 3), eager.random.normal([2, 3, 4], seed=1)
    allowed = np.tril(np.ones((1, 3, 3), bool))
    expected = layer(x, x, attention_mask=allowed).numpy()
    hidden = np.where(allowed, 0, -np.inf)
    for mask in (hidden, hidden.astype(np.float32), hidden + [[[3], [1], [2]]], allowed.astype(np.int32)):
        np.testing.assert_allclose(layer(x, x, attention_mask=mask), expected, rtol=1e-5, atol=1e-6)
    bias = eager.Variable(np.random.default_rng(1).normal(size=(1, 2, 3, 3)).astype(np.float32))
    with eager.GradientTape() as tape:
        y = layer(x, x, attention_mask=bias)
    assert np.abs(tape.gradient(y, bias).numpy()).max() > 1e-4 and not np.allclose(y, layer(x, x), atol=1e-3)
    half = nn.MultiHeadAttention(2, 3, dtype="float16")
    half(x, x)
    half.load_state_dict(layer.state_dict())
    np.testing.assert_allclose(half(x, x, attention_mask=bias), y, atol=2e-2)


@pytest.mark.parametrize("causal", [False, True])
def test_what_sees_no_place_gets_0_with_and_without_dropout(causal):
    layer = nn.MultiHeadAttention(2, 3, dropout=1e-7, use_causal_mask=causal)
    x = eager.random.normal([1, 3, 4], seed=1)
    mask = eager.constant([[[True, True, True], [False] * 3, [True, False, True]]])
    inferred, trained = (layer(x, x, attention_mask=mask, training=t).numpy() for t in (False, True))
    assert np.allclose(inferred, trained, atol=1e-5)
    assert inferred[0, 1].tolist() == layer.variables[-1].tolist()  # the bias alone


# ---- Layers of one's own that derive from a kind


class Scaled(nn.Dense):
    """A Dense with parts of its own, and a call of its own."""

    def __init__(self, units):
        self.early = eager.Variable(1.0)
        super().__init__(units, kernel_initializer="ones")
        self.gain = eager.Variable(2.0)
        self.sub = nn.Dense(2, kernel_initializer="ones")
        self.many = [eager.Variable(3.0), {"last": eager.Variable(1.0)}]

    def call(self, x, training=None):
        self.__dict__["has_trained"] = training
        return self.sub(super().call(x) * self.gain) * self.many[0]


class Doubled(nn.Dense):
    """A Dense with a build of its own."""

    builds = 0

    def build(self, shape):
        type(self).builds += 1
        super().build(shape)
        self.scale = eager.Variable(eager.ones([self.units], self.kernel.dtype) * 2)

    def call(self, x):
        return super().call(x) * self.scale


NAMES_OF_SCALED = ["kernel", "bias", "early", "gain", "sub.kernel", "sub.bias", "many.0", "many.1.last"]


def test_parts_that_a_class_adds_to_a_layer_are_its_own():
    layer = Scaled(1)
    model = nn.Sequential(layer)
    assert model(X[:1]).numpy() == pytest.approx(np.full((1, 2), X[0].sum() * 6.0), rel=1e-6)
    assert list(layer.named_variables()) == list(layer.state_dict()) == NAMES_OF_SCALED
    assert list(model.named_variables()) == ["0." + name for name in NAMES_OF_SCALED]
    assert list(layer.named_modules()) == ["sub"] and list(model.named_modules()) == ["0", "0.sub"]
    assert layer.variables[3] is layer.gain and len(layer.trainable_variables) == 8
    assert "parameters: 12" in nn.summarize(model, X)

    with eager.GradientTape() as tape:
        loss = eager.sum(model(X))
    eager.optimizers.SGD(0.1).apply_gradients(zip(tape.gradient(loss, layer.trainable_variables), layer.trainable_variables))
    assert layer.gain.item() != 2.0 and layer.many[0].item() != 3.0 and layer.sub.bias.tolist() != [0.0, 0.0]
    other = Scaled(1)
    other(X)
    other.load_state_dict(layer.state_dict())
    assert other(X).tolist() == layer(X).tolist()

    layer.trainable = False
    assert layer.trainable_variables == [] and not layer.sub.trainable
    layer.later = eager.Variable(1.0)
    assert layer.trainable_variables == []
    layer.trainable = True
    assert len(layer.trainable_variables) == 9
    layer.gain = eager.Variable(7.0)
    del layer.later
    assert list(layer.named_variables()) == [*(n for n in NAMES_OF_SCALED if n != "gain"), "gain"]


def test_an_activation_with_variables_is_a_part():
    layer = nn.Dense(2, activation=nn.PReLU())
    layer(X)
    assert list(layer.named_variables()) == ["kernel", "bias", "activation.alpha"]
    layer = nn.Dense(2, activation=nn.PReLU())
    layer.activation = "relu"
    assert list(layer.named_modules()) == []


def test_copies_of_layers_have_the_added_parts():
    layer = Scaled(1)
    y = layer(X).numpy()
    shared = copy.copy(layer)
    assert all(a is b for a, b in zip(shared.variables, layer.variables))
    for other in (copy.deepcopy(layer), pickle.loads(pickle.dumps(layer))):
        assert list(other.named_variables()) == NAMES_OF_SCALED
        other.gain.assign(4.0)
        assert other(X).numpy() == pytest.approx(2 * y, rel=1e-6) and layer(X).numpy() == pytest.approx(y)


def test_checkpoints_have_the_added_parts(tmp_path):
    layer, doubled = Scaled(1), Doubled(1)
    layer(X), doubled(X)
    layer.gain.assign(5.0)
    layer.sub.bias.assign([1.0, 2.0])
    doubled.scale.assign([9.0])
    path = eager.Checkpoint(layer=layer, doubled=doubled).save(str(tmp_path / "c"))
    other, again = Scaled(1), Doubled(1)
    status = eager.Checkpoint(layer=other, doubled=again).restore(path)
    assert other.gain.item() == 5.0
    assert other(X).tolist() == layer(X).tolist() and again(X).tolist() == doubled(X).tolist()
    status.assert_consumed()


def test_a_call_of_ones_own_is_what_runs():
    class Zero(nn.Dense):
        def call(self, x):
            return x * 0

    class Kernel(nn.Dense):
        def call(self, x):
            return eager.matmul(x, self.kernel)  # which is built for x

    class Causal(nn.Conv1D):
        def call(self, x):
            return super().call(x) * 2

    class Own(nn.Dense):
        def __call__(self, x, training=None):
            return super().__call__(x, training=training) * 0

    assert Zero(1)(X).tolist() == (X * 0).tolist() == nn.Sequential(Zero(1))(X).tolist()
    assert not Own(1)(X).numpy().any()
    layer = Kernel(2)
    with pytest.raises(AttributeError, match="has not been built"):
        layer.kernel
    assert np.allclose(layer(X).numpy(), X @ layer.kernel.numpy()) and "_inputs_of_call" not in layer.__dict__
    layer, x = Causal(2, 3, padding="causal"), eager.ones([1, 5, 2])
    plain = nn.Conv1D(2, 3, padding="causal")
    plain.build((None, 5, 2))
    layer(x)
    plain.set_weights(layer.get_weights())
    assert np.allclose(layer(x).numpy(), 2 * plain(x).numpy())

    layer = Scaled(1)
    told = [(layer(X, **options), layer.has_trained)[1] for options in ({}, {"training": True}, {"training": False})]
    assert told == [False, True, False] and layer(X, True) is not None and layer.has_trained is True
    with pytest.raises(TypeError, match=r"Scaled.call\(\) got multiple values for argument 'training'"):
        layer(X, True, training=False)

    layer.activity_regularizer = eager.regularizers.L1(1.0)
    y = layer(X)
    assert [loss.item() for loss in layer.losses] == pytest.approx([np.abs(y.numpy()).sum() / len(X)])


@pytest.mark.parametrize("data_format", ["NWC", "NCW", "NCHW", "NCDHW"])
def test_a_causal_convolution_is_padded_along_its_steps(data_format):
    first = data_format.startswith("NC")
    layer = nn.Conv1D(1, 2, padding="causal", data_format=data_format, use_bias=False, kernel_initializer="ones")
    steps = np.arange(1.0, 5.0, dtype=np.float32)
    y = layer(steps.reshape([1, 1, 4] if first else [1, 4, 1]))
    assert y.shape == ((1, 1, 4) if first else (1, 4, 1)) and y.numpy().ravel().tolist() == [1, 3, 5, 7]


def test_a_build_of_ones_own_runs_once():
    Doubled.builds = 0
    layer, results = Doubled(2), []
    x = eager.ones([2, 3], "float64")
    threads = [threading.Thread(target=lambda: results.append(layer(x))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (Doubled.builds, len(results)) == (1, 8) and results[0].dtype is layer.scale.dtype is eager.float64
    assert pickle.loads(pickle.dumps(layer))(x).tolist() == results[0].tolist() and Doubled.builds == 1

    class Ones(nn.Dense):
        def build(self, shape):
            if not self.is_right:
                raise ValueError("not yet")
            super().build(shape)
            self.kernel.assign(eager.ones(self.kernel.shape))

    layer = Ones(1)
    layer.is_right = False
    with pytest.raises(ValueError, match="not yet"):
        layer(X)
    layer.is_right = True
    assert layer(X).numpy()[:, 0] == pytest.approx(X.sum(1), rel=1e-6)
    by_hand = Ones(1)
    by_hand.is_right = True
    by_hand.build(X.shape)
    by_hand.is_right = False
    assert by_hand(X).tolist() == layer(X).tolist()


def test_functions_are_traced_anew_when_an_added_part_is_replaced():
    layer = Scaled(1)
    layer(X)
    step = eager.function(lambda x: layer(x))
    before = step(X).numpy()
    layer.gain = eager.Variable(4.0)
    assert before.any() and step(X).numpy() == pytest.approx(2 * before, rel=1e-6)


def test_layers_within_themselves():
    a, b = nn.Dense(1), nn.Dense(1)
    a.other, b.other, a.own = b, a, [a]
    a(X), b(X)
    a.trainable = False
    assert len(a.variables) == 4 and a.trainable_variables == [] and list(a.named_modules()) == ["other"]


# ---- Attributes and arguments


def test_attributes_that_were_not_given_have_their_defaults():
    assert nn.MaxPooling2D().strides is None and nn.MultiHeadAttention(2, 3).value_dim is None
    assert nn.Dense(3).activation == "linear" and nn.Conv2D(1, 2).strides == (1, 1)
    with pytest.raises(AttributeError, match="'Dense' object has no attribute 'strides'"):
        nn.Dense(3).strides


def test_training_may_stand_in_its_place():
    class Net(nn.Module):
        def build(self, *shapes):
            self.shapes = shapes

        def call(self, x, training=None, scale=1):
            return training, scale, nn.Dropout(0.5, seed=1)(x).numpy().min()

    x = eager.ones([100])
    for value in (True, False):
        net = Net()
        assert net(x, value) == net(x, training=value) == (value, 1, 0.0 if value else 1.0)
        assert net.shapes == ((100,),)
        assert net(x, value, 2) == net(x, value, scale=2) == (value, 2, 0.0 if value else 1.0)
    assert net(x, None) == net(x) == (False, 1, 1.0)
    with pytest.raises(TypeError, match=r"Net.call\(\) got multiple values for argument 'training'"):
        net(x, True, training=True)
