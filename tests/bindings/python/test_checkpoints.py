"""Checkpoints: objects come back with their values, also those that are made after the restore, and what is wrong is told."""
import fractions
import importlib
import json
import os
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import eager


class Net(eager.nn.Module):
    def __init__(self):
        self.hidden = eager.nn.Dense(3, activation="tanh")
        self.blocks = [eager.nn.Dense(2), eager.nn.Sequential(eager.nn.Dense(2), eager.nn.Dense(1))]

    def call(self, x):
        x = self.hidden(x)
        for block in self.blocks:
            x = block(x)
        return x


def keys(path):
    return list(eager.load_tensors(path))


def values(variables):
    return [v.numpy().tolist() for v in variables]


def test_keys_are_those_of_all_languages(tmp_path):
    net, optimizer = Net(), eager.optimizers.Momentum(0.1)
    optimizer.minimize(lambda: eager.sum(net(eager.ones([2, 4]))), lambda: net.trainable_variables)
    path = eager.Checkpoint(model=net, optimizer=optimizer).write(tmp_path / "c")
    model = ["model/blocks/0/bias", "model/blocks/0/kernel", "model/blocks/1/layers/0/bias", "model/blocks/1/layers/0/kernel",
             "model/blocks/1/layers/1/bias", "model/blocks/1/layers/1/kernel", "model/hidden/bias", "model/hidden/kernel"]
    slots = sorted(f"optimizer/slots/{key}/momentum" for key in model)
    assert keys(path) == [*model, "optimizer/learning_rate", *slots, "optimizer/step", "random", "save_counter"]


def test_names_that_would_be_the_same_are_kept_apart(tmp_path):
    def make(values):
        module = eager.nn.Module()
        module.d = {"a.b": eager.Variable(values[0]), "a": {"b": eager.Variable(values[1])}, 1: eager.Variable(values[2]),
                    "1": eager.nn.Sequential(eager.nn.Dense(1, kernel_initializer="ones"))}
        return module

    path = eager.Checkpoint(model=make([1.0, 2.0, 3.0])).write(tmp_path / "c")
    assert keys(path)[:3] == ["model/d/1", "model/d/a/b", "model/d/a/b_1"]
    module = make([0.0, 0.0, 0.0])
    eager.Checkpoint(model=module).restore(path)
    assert values(module.variables) == [1, 2, 3]


def train(net, optimizer, batches):
    for seed in batches:
        x = eager.random.normal([8, 4], seed=seed + 1)
        optimizer.minimize(lambda: eager.mean(eager.square(net(x) - 1)), lambda: net.trainable_variables)


@pytest.mark.parametrize("name", ["SGD", "Momentum", "Adam", "AdamW", "RMSprop", "Adagrad", "Nadam", "Lion"])
def test_a_resumed_training_is_the_straight_one(tmp_path, name):
    def make():
        net = Net()
        return net, getattr(eager.optimizers, name)(0.05, ema_momentum=0.9)

    net, optimizer = make()
    train(net, optimizer, range(3))
    path = eager.Checkpoint(model=net, optimizer=optimizer).save(tmp_path / "run")
    expected_random = eager.random.uniform([3]).tolist()
    train(net, optimizer, range(3, 6))
    built, used = make(), make()
    train(*used, range(10, 12))
    built[0](eager.ones([1, 4]))
    fresh = make()
    for other, other_optimizer in (fresh, built, used):
        status = eager.Checkpoint(model=other, optimizer=other_optimizer).restore(path)
        assert eager.random.uniform([3]).tolist() == expected_random
        train(other, other_optimizer, range(3, 6))
        status.assert_consumed()
        assert values(other.variables) == values(net.variables)
        assert values(other_optimizer.slots) == values(optimizer.slots) or {
            v._name for v in other_optimizer.slots} == {v._name for v in optimizer.slots}
        assert other_optimizer.iterations.item() == optimizer.iterations.item()


def test_layers_that_are_made_later_have_their_values_at_once(tmp_path):
    net = Net()
    expected = net(eager.ones([2, 4])).tolist()
    path = eager.Checkpoint(model=net).write(tmp_path / "c")
    other = Net()
    checkpoint = eager.Checkpoint(model=other)
    status = checkpoint.restore(path).assert_existing_objects_matched()
    with pytest.raises(AssertionError, match="Unresolved keys of the checkpoint: model/blocks/0/bias"):
        status.assert_consumed()
    assert other(eager.ones([2, 4])).tolist() == expected
    status.assert_consumed()
    assert eager.nn._variables.on_new_parts is None


def test_layers_that_are_first_called_in_a_trace_have_their_values(tmp_path):
    net = Net()
    expected = net(eager.ones([2, 4])).tolist()
    path = eager.Checkpoint(model=net).write(tmp_path / "c")
    other = Net()
    status = eager.Checkpoint(model=other).restore(path)
    assert eager.function(other)(eager.ones([2, 4])).tolist() == pytest.approx(np.array(expected), rel=1e-6)
    status.assert_consumed()


def test_parts_that_are_assigned_later_have_their_values(tmp_path):
    class Lazy(eager.nn.Module):
        def build(self, shape):
            self.w = eager.Variable(eager.zeros(shape[1:]))
            self.more = self.add_weight([2], "zeros", name="more")

        def call(self, x):
            return x + self.w

    lazy = Lazy()
    lazy(eager.ones([1, 3]))
    lazy.w.assign([1.0, 2.0, 3.0])
    path = eager.Checkpoint(lazy=lazy).write(tmp_path / "c")
    other = Lazy()
    status = eager.Checkpoint(lazy=other).restore(path)
    assert other(eager.zeros([1, 3])).tolist() == [[1.0, 2.0, 3.0]]
    status.assert_consumed()


def test_sequential_that_grows_after_the_restore(tmp_path):
    make = lambda: [eager.nn.Dense(2, name="a"), eager.nn.Dense(1, name="b")]
    model = eager.nn.Sequential(make())
    expected = model(eager.ones([1, 3])).tolist()
    path = eager.Checkpoint(model=model).write(tmp_path / "c")
    other = eager.nn.Sequential()
    status = eager.Checkpoint(model=other).restore(path)
    for layer in make():
        other.add(layer)
    assert other(eager.ones([1, 3])).tolist() == expected
    status.assert_consumed()


def test_waiting_ends_with_the_objects(tmp_path):
    net = Net()
    net(eager.ones([2, 4]))
    path = eager.Checkpoint(model=net).write(tmp_path / "c")
    other = Net()
    eager.Checkpoint(model=other).restore(path)
    assert len(eager._restoration.Restoration.waiting) > 0
    del other
    assert len(eager._restoration.Restoration.waiting) == 0


def test_a_later_restore_replaces_one_that_waits(tmp_path):
    paths = []
    for value in (1.0, 2.0):
        layer = eager.nn.Dense(1, kernel_initializer=eager.initializers.Constant(value))
        layer(eager.ones([1, 2]))
        paths.append(eager.Checkpoint(layer=layer).write(tmp_path / str(value)))
    layer = eager.nn.Dense(1)
    checkpoint = eager.Checkpoint(layer=layer)
    for path in paths:
        checkpoint.restore(path)
    layer.build((None, 2))
    assert layer.kernel.tolist() == [[2.0], [2.0]]


def test_an_object_of_several_names_is_restored_under_each(tmp_path):
    v = eager.Variable(3.0)
    path = eager.Checkpoint(a=v, b=v).write(tmp_path / "v")
    assert keys(path) == ["a", "random", "save_counter"]
    for names in ("a", "b", "ab", "ba"):
        w = eager.Variable(0.0)
        eager.Checkpoint(**dict.fromkeys(names, w)).restore(path).assert_consumed()
        assert w.item() == 3
    path = eager.Checkpoint(a=v).write(tmp_path / "a")
    w = eager.Variable(0.0)
    eager.Checkpoint(b=w, a=w).restore(path).assert_consumed()
    assert w.item() == 3
    one, other = eager.Variable(0.0), eager.Variable(0.0)
    status = eager.Checkpoint(b=one, a=other).restore(tmp_path / "v")  # which are two
    assert values([one, other]) == [0, 3]
    with pytest.raises(AssertionError, match="not found in the checkpoint: b$"):
        status.assert_existing_objects_matched()


def test_what_lies_in_an_object_of_several_names_is_restored(tmp_path):
    net, optimizer = Net(), eager.optimizers.Adam(0.1)
    train(net, optimizer, range(3))
    shared = {"net": net, "epoch": 4, "data": iter(eager.data.Dataset.range(3))}
    next(shared["data"])
    path = eager.Checkpoint(one=shared, two=[shared], three=[net], optimizer=optimizer).write(tmp_path / "c")
    assert eager._core.CheckpointFile(path).text("save_aliases") == '{"two/0": "one", "three/0": "one/net"}'
    for late in (False, True):
        again, new = Net(), eager.optimizers.Adam(0.1)
        part = {"net": again, "epoch": 0, "data": iter(eager.data.Dataset.range(3))}
        if not late:
            again(eager.ones([8, 4]))
        eager.Checkpoint(other=[part], two=[part], optimizer=new).restore(path)
        again(eager.ones([8, 4]))
        assert part["epoch"] == 4 and next(part["data"]).item() == 1
        assert values(again.variables) == values(net.variables) and new.iterations.item() == 3
        assert sorted(values(new.slots), key=str) == sorted(values(optimizer.slots), key=str)
    only = Net()
    eager.Checkpoint(three=[only]).restore(path)
    only(eager.ones([8, 4]))
    assert values(only.variables) == values(net.variables)
    cyclic = eager.Checkpoint(v=eager.Variable(2.0))
    cyclic.itself = cyclic
    path, cyclic.v = cyclic.write(tmp_path / "d"), eager.Variable(0.0)
    cyclic.restore(path)
    assert cyclic.v.item() == 2


def test_aliases_that_are_damaged(tmp_path):
    for text in ("", "[]", '{"a": 1}'):
        writer = eager._core.CheckpointWriter()
        writer.add_text("save_aliases", text)
        writer.commit(tmp_path / "c", False, False, 0)
        with pytest.raises(eager.errors.DataLossError, match="save_aliases"):
            eager.Checkpoint().restore(tmp_path / "c")


@pytest.mark.parametrize("order", ["ovd", "vdo", "vod", "dvo"])
def test_attributes_that_are_added_later_are_restored(tmp_path, order):
    def objects(value):
        return {"o": eager.optimizers.Adam(0.1), "v": eager.Variable([value, 2.0]), "d": {"u": [eager.Variable(value)], "n": value}}

    def train_them(o, v, d):
        for _ in range(2):
            o.minimize(lambda: eager.sum(v * v) + d["u"][0] ** 3, [v, *d["u"]])
        return v.tolist(), d["u"][0].item(), o.iterations.item(), sorted(values(o.slots), key=str)

    saved = objects(1.0)
    train_them(**saved)
    path = eager.Checkpoint(**saved, again=saved["v"], it=iter(eager.data.Dataset.range(2)), x=eager.Variable(1.0)).write(tmp_path / "c")
    checkpoint, new = eager.Checkpoint(), objects(0.0)
    status = checkpoint.restore(path)
    for name in order:
        setattr(checkpoint, name, new[name])
    assert train_them(**new) == train_them(**saved)
    checkpoint.it = iter(eager.data.Dataset.range(2))
    with pytest.raises(AssertionError, match="Unresolved keys of the checkpoint: d/n, x$"):
        status.assert_consumed()
    assert new["d"]["n"] == 0  # values that are assigned stay
    with pytest.raises(eager.errors.InvalidArgumentError, match="Key x of the checkpoint"):
        checkpoint.x = eager.Variable([0.0, 1.0])
    assert not hasattr(checkpoint, "x")
    checkpoint.v = eager.Variable([7.0, 8.0])  # another one, after the one that was restored
    checkpoint.again = eager.Variable([7.0, 8.0])
    assert checkpoint.v.tolist() == checkpoint.again.tolist() == [7, 8]
    checkpoint.x = eager.Variable(0.0)
    assert checkpoint.x.item() == 1


def test_an_optimizer_is_restored_before_its_variables(tmp_path):
    v, optimizer = eager.Variable([1.0, 2.0]), eager.optimizers.Adam(0.1)
    optimizer.minimize(lambda: eager.sum(v * v), [v])
    path = eager.Checkpoint(model=eager.Checkpoint(v=v), optimizer=optimizer).write(tmp_path / "c")
    new = eager.Checkpoint(model=eager.Checkpoint(), optimizer=eager.optimizers.Adam(0.1))
    status = new.restore(path)
    new.model.v = eager.Variable([0.0, 0.0])
    status.assert_consumed()
    assert new.model.v.tolist() == v.tolist() and values(new.optimizer.slots) == values(optimizer.slots)
    assert new not in eager._restoration.Restoration.waiting and new.model not in eager._restoration.Restoration.waiting


def test_numbers_texts_tensors_and_containers(tmp_path):
    inner = {"a": 1, "b": [2.5, True], "t": eager.constant([1, 2])}
    checkpoint = eager.Checkpoint(epoch=3, note="some \"text\"", inner=inner, best=np.float32(0.5), nested=eager.Checkpoint(x=7),
                                  none=None)
    path = checkpoint.write(tmp_path / "c")
    checkpoint.epoch, checkpoint.note, checkpoint.best, checkpoint.nested.x = 9, "", 0.0, 0
    inner.update(a=0, b=[0.0, False], t=eager.constant([0, 0]))
    checkpoint.restore(path).assert_consumed()
    assert (checkpoint.epoch, checkpoint.note, checkpoint.best, checkpoint.nested.x) == (3, 'some "text"', 0.5, 7)
    assert (inner["a"], inner["b"], inner["t"].tolist()) == (1, [2.5, True], [1, 2])
    assert type(checkpoint.epoch) is int and type(inner["b"][1]) is bool


def test_a_bool_of_numpy_is_a_value(tmp_path):
    inner = [np.False_]
    checkpoint = eager.Checkpoint(flag=np.True_, inner=inner)
    path = checkpoint.write(tmp_path / "c")
    assert {key: t.dtype.name for key, t in eager.load_tensors(path).items() if key != "random"} == {
        "flag": "bool", "inner/0": "bool", "save_counter": "int64"}
    checkpoint.flag, inner[0] = np.False_, True
    checkpoint.restore(path).assert_consumed()
    assert checkpoint.flag is True and inner == [False]


def test_a_text_of_a_tensors_name_hides_no_tensor(tmp_path):
    header = json.dumps({"__metadata__": {"w": "a text", "format": "pt"},
                         "w": {"dtype": "F32", "shape": [1], "data_offsets": [0, 4]}}).encode()
    (tmp_path / "foreign").write_bytes(len(header).to_bytes(8, "little") + header + np.float32(2.5).tobytes())
    checkpoint = eager.Checkpoint(w=eager.Variable([0.0]))
    checkpoint.restore(tmp_path / "foreign").assert_existing_objects_matched()
    assert checkpoint.w.tolist() == [2.5]


def test_metrics_are_saved(tmp_path):
    metric = eager.metrics.Mean()
    metric.update([1.0, 3.0])
    path = eager.Checkpoint(mean=metric).write(tmp_path / "c")
    other = eager.metrics.Mean()
    eager.Checkpoint(mean=other).restore(path).assert_consumed()
    assert other.result().item() == 2.0


def test_what_cannot_be_saved_is_refused():
    with pytest.raises(TypeError, match="Checkpoint: 'f' is a function. It takes Variables"):
        eager.Checkpoint(f=lambda: 0)
    with pytest.raises(TypeError, match="'t' is a tuple"):
        eager.Checkpoint(t=(1, 2))
    checkpoint = eager.Checkpoint(pair=(eager.Variable(1), eager.Variable(2)))
    with pytest.raises(TypeError):
        checkpoint.x = object()
    assert not hasattr(checkpoint, "x")


def test_a_wrong_shape_changes_no_variable(tmp_path):
    path = eager.Checkpoint(a=eager.Variable([1.0]), b=eager.Variable([2.0])).write(tmp_path / "c")
    a, b = eager.Variable([7.0]), eager.Variable([8.0, 9.0], name="bias")
    with pytest.raises(eager.errors.InvalidArgumentError, match=r"variable 'bias' is float32 \[2\], Key b of the checkpoint is "
                                                                r"float32 \[1\]"):
        eager.Checkpoint(a=a, b=b).restore(path)
    assert a.item() == 7.0


class Training:
    """Objects of all kinds, some steps on."""

    def __init__(self, batches, optimizer=eager.optimizers.Adam):
        self.net, self.optimizer = Net(), optimizer(0.05)
        self.net(eager.ones([1, 4]))
        self.data = iter(eager.data.Dataset.range(20).shuffle(20, seed=5))
        for batch in batches:
            train(self.net, self.optimizer, [batch])
            next(self.data)
        self.checkpoint = eager.Checkpoint(net=self.net, optimizer=self.optimizer, epoch=len(batches), data=self.data)

    def state(self):
        slots = {slot._name: slot.tolist() for slot in self.optimizer.slots}
        return (values(self.net.variables), slots, self.optimizer.iterations.item(), self.optimizer.learning_rate, self.checkpoint.epoch,
                self.data.save().tolist(), eager.random.get_state(), self.checkpoint.save_counter)


# What is wrong in a file, and what the error says.
WRONG = {
    "a variable of another shape": ("net/hidden/kernel", lambda t: t[:1], "Key net/hidden/kernel of the checkpoint is float32 \\[1, 3\\]"),
    "a slot of another shape": ("optimizer/slots/net/hidden/kernel/v", lambda t: t[:1], r"variable 'dense.*/v' is float32 \[4, 3\], Key "),
    "a slot of another dtype": ("optimizer/slots/net/hidden/kernel/m", lambda t: eager.cast(t, "float64"), "of the checkpoint is float64"),
    "no such slot": ("optimizer/slots/net/hidden/kernel/m", None, "Key optimizer/slots/net/hidden/kernel/m not found in checkpoint"),
    "a step of another dtype": ("optimizer/step", lambda t: eager.cast(t, "int32"), "variable 'step' is int64"),
    "a rate that is no number": ("optimizer/learning_rate", lambda t: eager.stack([t, t]), "no floating scalar"),
    "a negative rate": ("optimizer/learning_rate", lambda t: -t, "must not be negative"),
    "another pipeline's state": ("data/iterator", lambda t: iter(eager.data.Dataset.range(3)).save(), "another pipeline"),
    "a damaged state": ("data/iterator", lambda t: t[:-3], "damaged"),
    "a random state of two words": ("random", lambda t: t[:2], r"no random state, but uint64 \[2\]"),
    "a random state of another dtype": ("random", lambda t: eager.cast(t, "int64"), r"no random state, but int64 \[3\]"),
    "several epochs": ("epoch", lambda t: eager.stack([t, t]), r"Key epoch of the checkpoint is int64 \[2\]"),
    "half a save": ("save_counter", lambda t: eager.constant(0.5), "Key save_counter of the checkpoint is no integer, but 0.5"),
}


@pytest.mark.parametrize("steps", [0, 2])
@pytest.mark.parametrize("what", WRONG)
def test_a_refused_restore_changes_nothing(tmp_path, what, steps):
    key, change, message = WRONG[what]
    tensors = eager.load_tensors(Training(range(4)).checkpoint.write(tmp_path / "c"))
    if change is None:
        del tensors[key]
    else:
        tensors[key] = change(tensors[key])
    eager.save_tensors(tmp_path / "wrong", tensors)
    other = Training(range(7, 7 + steps))
    before = other.state()
    with pytest.raises(eager.errors.EagerError, match=message):
        other.checkpoint.restore(tmp_path / "wrong")
    assert other.state() == before
    other.checkpoint.restore(tmp_path / "c").assert_consumed()
    assert other.checkpoint.epoch == 4


def test_a_slot_that_only_the_optimizer_has_is_found_missing_first(tmp_path):
    path = Training(range(2)).checkpoint.write(tmp_path / "c")
    other = Training([], lambda rate: eager.optimizers.Adam(rate, ema_momentum=0.9))
    before = other.state()
    with pytest.raises(eager.errors.NotFoundError, match="Key optimizer/slots/net/.*/average not found in checkpoint"):
        other.checkpoint.restore(path)
    assert other.state() == before and before[1] == {}


def test_of_several_iterators_all_are_restored_or_none(tmp_path):
    def both(n):
        return eager.Checkpoint(a=iter(eager.data.Dataset.range(9)), b=iter(eager.data.Dataset.range(n)))

    path = both(9).write(tmp_path / "c")
    other = both(5)
    assert [next(other.a).item() for _ in range(3)] == [0, 1, 2]
    with pytest.raises(eager.errors.InvalidArgumentError, match="another pipeline"):
        other.restore(path)
    assert next(other.a).item() == 3 and next(other.b).item() == 0


def test_layers_that_are_made_later_take_all_or_nothing(tmp_path):
    tensors = eager.load_tensors(Training(range(2)).checkpoint.write(tmp_path / "c"))
    tensors["optimizer/slots/net/hidden/bias/m"] = eager.zeros([7])
    eager.save_tensors(tmp_path / "wrong", tensors)
    net, optimizer = Net(), eager.optimizers.Adam(0.05)
    eager.Checkpoint(net=net, optimizer=optimizer).restore(tmp_path / "wrong")
    with pytest.raises(eager.errors.InvalidArgumentError, match=r"bias/m' is float32 \[3\], Key optimizer/slots/net/hidden/bias/m"):
        net.hidden(eager.ones([1, 4]))
    assert optimizer.slots == []


def test_a_restore_in_a_trace_changes_nothing(tmp_path):
    training = Training(range(2))
    path = training.checkpoint.write(tmp_path / "c")
    next(training.data)
    before = training.state()
    with pytest.raises(eager.errors.FailedPreconditionError, match="while a function is traced"):
        eager.function(lambda: training.checkpoint.restore(path) and eager.ones([]))()
    assert training.state() == before


def test_the_optimizer_of_a_loaded_function_is_restored(tmp_path):
    w, optimizer = eager.Variable(2.0, name="w"), eager.optimizers.Momentum(0.1, 0.9)
    step = eager.function(lambda: optimizer.minimize(lambda: w * w, [w]) or eager.ones([]))
    step()
    eager.save(step, tmp_path / "f")
    loaded = eager.load(tmp_path / "f")
    checkpoint = eager.Checkpoint(optimizer=loaded.optimizers[0], w=loaded.variables[0])
    path = checkpoint.write(tmp_path / "c")
    loaded()
    expected = loaded.variables[0].item()
    loaded()
    checkpoint.restore(path).assert_consumed()
    loaded()
    assert loaded.variables[0].item() == expected


def test_folders_that_cannot_be_made(tmp_path):
    checkpoint = eager.Checkpoint(v=eager.Variable(1))
    (tmp_path / "file").write_text("")
    with pytest.raises(eager.errors.NotFoundError, match=f"{tmp_path}/file/folder; Not a directory"):
        checkpoint.save(tmp_path / "file" / "folder" / "run")
    with pytest.raises(eager.errors.AlreadyExistsError, match=f"{tmp_path}/file; File exists"):
        checkpoint.save(tmp_path / "file" / "run")
    with pytest.raises(eager.errors.InvalidArgumentError, match="name too long"):
        eager.CheckpointManager(checkpoint, tmp_path / ("x" * 300)).save()
    with pytest.raises(eager.errors.EagerError):  # not even as root
        checkpoint.save("/proc/nowhere/run")
    assert checkpoint.save_counter == 0


def test_status_names_what_is_missing_and_left_over(tmp_path):
    path = eager.Checkpoint(a=eager.Variable(1), gone=eager.Variable(2)).write(tmp_path / "c")
    status = eager.Checkpoint(a=eager.Variable(0), new=eager.Variable(0)).restore(path)
    with pytest.raises(AssertionError, match="Keys not found in the checkpoint: new; Unresolved keys of the checkpoint: gone"):
        status.assert_consumed()
    with pytest.raises(AssertionError, match="Keys not found in the checkpoint: new$"):
        status.assert_existing_objects_matched()
    status.assert_nontrivial_match().expect_partial()
    assert repr(status).endswith("1 missing, 1 left over)")
    with pytest.raises(AssertionError, match="No checkpoint specified"):
        eager.Checkpoint().restore(None).assert_consumed()
    with pytest.raises(AssertionError, match="matched the objects"):
        eager.Checkpoint(other=eager.Variable(1)).restore(path).assert_nontrivial_match()


def test_files_that_are_missing_or_damaged(tmp_path):
    checkpoint = eager.Checkpoint(v=eager.Variable([1.0, 2.0]))
    with pytest.raises(eager.errors.NotFoundError, match="No such file"):
        checkpoint.restore(tmp_path / "lost")
    path = checkpoint.write(tmp_path / "c")
    data = path.read_bytes()
    path.write_bytes(data[:-5])
    with pytest.raises(eager.errors.DataLossError, match="damaged"):
        checkpoint.restore(path)
    with pytest.raises(eager.errors.NotFoundError):
        checkpoint.write(tmp_path / "no" / "c")
    assert checkpoint.save_counter == 0
    with pytest.raises(ValueError, match="null"):
        eager.load_tensors("a\0b")


def test_save_counts_and_latest_checkpoint(tmp_path):
    checkpoint = eager.Checkpoint(v=eager.Variable(1))
    folder = f"{tmp_path}/ckpt/"
    assert eager.latest_checkpoint(folder) is None
    assert checkpoint.save(folder) == folder + "-1"
    assert checkpoint.save(folder) == folder + "-2"
    assert sorted(os.listdir(folder)) == ["-1.safetensors", "-2.safetensors", "checkpoints.json"]
    assert eager.latest_checkpoint(folder) == folder + "-2"
    other = eager.Checkpoint(v=eager.Variable(0))
    other.restore(folder + "-2")
    other.restore(folder + "-2.safetensors").assert_consumed()
    assert other.save(folder) == folder + "-3"


def test_manager_keeps_the_last(tmp_path):
    v = eager.Variable(0)
    checkpoint = eager.Checkpoint(v=v)
    manager = eager.CheckpointManager(checkpoint, tmp_path / "run", max_to_keep=2)
    assert manager.restore_or_initialize() is None
    assert manager.checkpoints == []
    paths = []
    for i in range(4):
        v.assign(i)
        paths.append(manager.save())
    assert manager.checkpoints == paths[2:]
    assert manager.latest_checkpoint == paths[3]
    v.assign(9)
    assert manager.restore_or_initialize() == paths[3]
    assert v.item() == 3
    assert manager.save(checkpoint_number=100).endswith("ckpt-100")
    with pytest.raises(ValueError):
        eager.CheckpointManager(checkpoint, tmp_path, max_to_keep=0)
    (tmp_path / "run" / "checkpoints.json").write_text("{")
    with pytest.raises(eager.errors.DataLossError, match="checkpoints.json"):
        manager.save()
    assert checkpoint.save_counter == 100
    for damaged in ("{", "[]", '{"checkpoints": 1}', '{"checkpoints": ["../x"]}', "\udcff"):
        (tmp_path / "run" / "checkpoints.json").write_text(damaged, errors="surrogateescape")
        for read in (lambda: manager.checkpoints, lambda: manager.latest_checkpoint, manager.restore_or_initialize, manager.save):
            with pytest.raises(eager.errors.DataLossError, match="checkpoints.json"):
                read()


def test_managers_and_savers_share_a_folder(tmp_path):
    a, b = eager.Checkpoint(v=eager.Variable(1.0)), eager.Checkpoint(v=eager.Variable(2.0))
    managers = [eager.CheckpointManager(c, tmp_path, 2, name) for c, name in ((a, "gen"), (b, "disc"), (b, "gen-2"))]
    best = a.save(tmp_path / "best")
    for _ in range(4):
        paths = [m.save() for m in managers]
    assert os.path.exists(best + ".safetensors") and eager.latest_checkpoint(tmp_path) == paths[2]
    for manager, path in zip(managers, paths):
        assert manager.latest_checkpoint == path and len(manager.checkpoints) == 2
    a.v.assign(9.0)
    assert managers[0].restore_or_initialize() == paths[0] and a.v.item() == 1.0


def test_a_managers_name_may_have_a_folder(tmp_path):
    checkpoint = eager.Checkpoint(v=eager.Variable(1.0))
    for directory in (tmp_path / "run", f"{tmp_path}/slash//"):
        manager = eager.CheckpointManager(checkpoint, directory, 2, "sub/ck")
        paths = [manager.save() for _ in range(3)]
        assert manager.checkpoints == paths[1:] and manager.latest_checkpoint == paths[2] == manager.restore_or_initialize()
        assert eager.latest_checkpoint(os.path.join(directory, "sub")) == paths[2]
        checkpoints = [eager.CheckpointManager(checkpoint, directory, 2, name) for name in ("ck", "sub/c")]
        assert [m.checkpoints for m in checkpoints] == [[], []]
        beside = checkpoints[0].save()
        assert checkpoints[0].checkpoints == [beside] and manager.checkpoints == paths[1:]


def test_threads_that_save_at_once_have_files_of_their_own(tmp_path):
    checkpoint, paths = eager.Checkpoint(v=eager.Variable(1.0)), []
    threads = [threading.Thread(target=lambda: paths.extend(checkpoint.save(tmp_path / "run", sync=False) for _ in range(5))) for _ in range(4)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(set(paths)) == 20 and checkpoint.save_counter == 20


def test_names_that_a_checkpoint_has_itself_are_refused():
    for name, value in (("random", 1), ("save_counter", 1), ("save_aliases", 1), ("eager_name", "text")):
        with pytest.raises(ValueError, match=name):
            eager.Checkpoint(**{name: value})
    for name in ("save", "write", "restore", "_save"):
        with pytest.raises(ValueError, match=f"Checkpoint: '{name}' is a method of its own"):
            eager.Checkpoint(**{name: 2})
    with pytest.raises(ValueError, match="'read' is a method of its own"):
        importlib.import_module("eager.compat.tensorflow").train.Checkpoint(read=2)
    checkpoint = eager.Checkpoint(x=1)
    with pytest.raises(ValueError, match="'restore' is a method of its own"):
        checkpoint.restore = eager.Variable(1.0)
    assert checkpoint.restore.__name__ == "restore" and repr(checkpoint) == "Checkpoint(x)"


def test_a_number_that_no_dtype_holds_is_named(tmp_path):
    for number in (2**70, fractions.Fraction(10**400)):
        with pytest.raises(OverflowError, match="the number of a/e/0 cannot be saved: .*(out of bounds for int64|too large for a float)"):
            eager.Checkpoint(a={"e": [number]}).write(tmp_path / "c")
    with pytest.raises(OverflowError, match="the number of save_counter cannot be saved"):
        eager.CheckpointManager(eager.Checkpoint(a=1), tmp_path).save(2**70)
    assert os.listdir(tmp_path) == []


def test_a_folder_of_the_files_name_is_not_the_file(tmp_path):
    path = eager.Checkpoint(v=eager.Variable(3.0)).save(tmp_path / "run")
    os.mkdir(path)
    v = eager.Variable(0.0)
    eager.Checkpoint(v=v).restore(path)
    assert v.item() == 3.0


def test_an_optimizer_of_more_than_is_saved(tmp_path):
    def parts():
        v, w, optimizer = eager.Variable([1.0, 2.0]), eager.Variable(3.0), eager.optimizers.Adam(0.25)
        return v, w, optimizer, eager.Checkpoint(v=v, optimizer=optimizer)

    def step(v, w, optimizer):
        optimizer.apply_gradients([(eager.constant([1.0, -1.0]), v), (eager.constant(2.0), w)])

    v, w, optimizer, checkpoint = parts()
    step(v, w, optimizer)
    path = checkpoint.save(tmp_path / "part")
    assert not any(key.startswith("optimizer/slots/w") for key in eager.load_tensors(path + ".safetensors"))
    step(v, w, optimizer)
    for with_slots in (False, True):
        other_v, other_w, other, again = parts()
        if with_slots:
            step(other_v, other_w, other)
        again.restore(path).assert_consumed()
        step(other_v, other_w, other)
        assert other_v.tolist() == v.tolist() and other.iterations.item() == 2


@pytest.mark.parametrize("order", ["together", "optimizer first", "variable first"])
@pytest.mark.parametrize("kind, hyperparameters", [
    ("SGD", {"momentum": 0.9}), ("Adagrad", {"initial_accumulator_value": 0.5}), ("RMSprop", {"momentum": 0.5}), ("Ftrl", {}),
    ("RMSprop", {"momentum": 0.5, "centered": True}), ("Adam", {"amsgrad": True}),
    ("Adam", {"ema_momentum": 0.9, "accumulation_steps": 2})])
def test_slots_of_which_the_file_has_none_begin_anew(tmp_path, kind, hyperparameters, order):
    def train():
        steps = [optimizer.minimize(lambda: eager.sum(v * v), [v]) or v.tolist() for _ in range(3)]
        return steps, values(optimizer.slots)

    v, optimizer = eager.Variable([1.0, -2.0]), getattr(eager.optimizers, kind)(0.1, **hyperparameters)
    path = eager.Checkpoint(v=v, optimizer=optimizer).write(tmp_path / "c")
    expected = train()
    checkpoint = eager.Checkpoint(v=v, optimizer=optimizer) if order == "together" else eager.Checkpoint()
    status = checkpoint.restore(path)
    if order == "optimizer first":
        checkpoint.optimizer = optimizer
    checkpoint.v = v
    checkpoint.optimizer = optimizer
    status.assert_consumed()
    assert optimizer.iterations.item() == 0 and v.tolist() == [1.0, -2.0]
    assert train() == expected


def test_slots_that_an_optimizer_makes_no_more_begin_anew(tmp_path):
    v, optimizer = eager.Variable([1.0, 2.0]), eager.optimizers.SGD(0.25, momentum=0.5, ema_momentum=0.5, accumulation_steps=2)
    checkpoint = eager.Checkpoint(v=v, optimizer=optimizer)
    path = checkpoint.write(tmp_path / "c")
    for _ in range(3):
        optimizer.minimize(lambda: eager.sum(v * v), [v])
    optimizer.momentum, optimizer.ema_momentum, optimizer.accumulation_steps = 0, 0, 1
    checkpoint.restore(path).assert_consumed()
    assert {slot._name.rpartition("/")[2]: slot.tolist() for slot in optimizer.slots} == {
        "momentum": [0, 0], "average": [1, 2], "accumulated_gradient": [0, 0]}


def test_slots_stay_where_the_file_lacks_their_variable_or_the_optimizer(tmp_path):
    v, w, optimizer = eager.Variable(1.0), eager.Variable(2.0), eager.optimizers.SGD(0.25, momentum=0.5)
    without_v = eager.Checkpoint(w=w, optimizer=optimizer).write(tmp_path / "v")
    alone = eager.Checkpoint(v=v, w=w).write(tmp_path / "alone")
    optimizer.apply_gradients([(eager.constant(1.0), v), (eager.constant(2.0), w)])
    before = values(optimizer.slots)
    status = eager.Checkpoint(v=v, w=w, optimizer=optimizer).restore(alone)
    with pytest.raises(AssertionError, match="Keys not found in the checkpoint: optimizer/step$"):
        status.assert_consumed()
    assert values(optimizer.slots) == before and optimizer.iterations.item() == 1
    status = eager.Checkpoint(v=v, w=w, optimizer=optimizer).restore(without_v)
    with pytest.raises(AssertionError, match="Keys not found in the checkpoint: v$"):
        status.assert_consumed()
    assert values(optimizer.slots) == [before[0], 0] and optimizer.iterations.item() == 0


def test_slots_that_a_loaded_functions_optimizer_alone_has_are_missing(tmp_path):
    w, optimizer = eager.Variable(2.0, name="w"), eager.optimizers.Momentum(0.1, 0.9)
    path = eager.Checkpoint(w=w, optimizer=optimizer).write(tmp_path / "c")
    step = eager.function(lambda: optimizer.minimize(lambda: w * w, [w]) or eager.ones([]))
    step()
    eager.save(step, tmp_path / "f")
    loaded = eager.load(tmp_path / "f")
    status = eager.Checkpoint(optimizer=loaded.optimizers[0], w=loaded.variables[0]).restore(path)
    with pytest.raises(AssertionError, match="Keys not found in the checkpoint: optimizer/slots/w/momentum$"):
        status.assert_existing_objects_matched()


EPOCHS = """
import sys, eager
from eager.data import Dataset
folder, stop = sys.argv[1], int(sys.argv[2])
eager.random.set_seed(42)
dataset = Dataset.from_tensor_slices(eager.arange(12)).shuffle(12).batch(4)
split = Dataset.range(10).shuffle(10, reshuffle_each_iteration=False)
w = eager.Variable(0.0)
checkpoint = eager.Checkpoint(w=w, epoch=0)
latest = eager.latest_checkpoint(folder)
if latest:
    checkpoint.restore(latest)
for epoch in range(checkpoint.epoch, stop):
    for x in dataset:
        w.assign(w * 0.9 + eager.cast(x[0], "float32") + eager.random.uniform([]))
        print(epoch, x.tolist(), w.item())
    print(epoch, [x.item() for x in split.skip(7)])
    checkpoint.epoch = epoch + 1
    checkpoint.save(folder + "/run")
"""


def test_a_training_saved_at_an_epochs_end_goes_on_in_another_process(tmp_path):
    def run(folder, stop):
        os.makedirs(tmp_path / folder, exist_ok=True)
        return subprocess.run([sys.executable, "-c", EPOCHS, str(tmp_path / folder), str(stop)], capture_output=True, text=True,
                              check=True).stdout

    straight = run("straight", 3)
    assert run("resumed", 1) + run("resumed", 3) == straight
    epochs = [[line.split()[1:-1] for line in straight.splitlines() if line.startswith(f"{e} ")] for e in range(3)]
    assert epochs[0] != epochs[1] != epochs[2]


def test_what_a_killed_manager_left_is_deleted(tmp_path):
    checkpoint = eager.Checkpoint(v=eager.Variable(1.0))
    manager = eager.CheckpointManager(checkpoint, tmp_path, max_to_keep=2)
    for _ in range(4):
        manager.save()
    # As after kill -9 behind the list: "ckpt-2" was to be deleted.
    listed = json.loads((tmp_path / "checkpoints.json").read_text())
    (tmp_path / "checkpoints.json").write_text(json.dumps({**listed, "removing": ["ckpt-2.safetensors"]}))
    (tmp_path / "ckpt-2.safetensors").write_bytes((tmp_path / "ckpt-3.safetensors").read_bytes())
    eager.save_tensors(tmp_path / "ckpt-1.safetensors", {"a": 1})  # another's, under a name that was the manager's once
    manager.save()
    assert sorted(os.listdir(tmp_path)) == ["checkpoints.json", "ckpt-1.safetensors", "ckpt-4.safetensors", "ckpt-5.safetensors"]
    code = f"""
import eager
manager = eager.CheckpointManager(eager.Checkpoint(v=eager.Variable(1.0)), {str(tmp_path / 'killed')!r}, max_to_keep=1)
while True:
    manager.save()
"""
    for i in range(12):
        child = subprocess.Popen([sys.executable, "-c", code])
        time.sleep(0.4 + i / 100)
        child.kill()
        child.wait()
    again = eager.CheckpointManager(eager.Checkpoint(v=eager.Variable(2.0)), tmp_path / "killed", max_to_keep=1)
    again.save(checkpoint_number=10 ** 6)
    left = set(os.listdir(tmp_path / "killed"))
    assert left == {"checkpoints.json", "ckpt-1000000.safetensors"}


def test_files_of_others_are_not_replaced(tmp_path):
    checkpoint = eager.Checkpoint(v=eager.Variable(1.0))
    eager.save_tensors(tmp_path / "run-1.safetensors", {"theirs": [1, 2]})
    (tmp_path / "run-2.safetensors").write_text("no checkpoint")
    manager = eager.CheckpointManager(checkpoint, tmp_path, checkpoint_name="run")
    for save in (lambda: checkpoint.save(tmp_path / "run"), manager.save, lambda: manager.save(checkpoint_number=2)):
        with pytest.raises(eager.errors.AlreadyExistsError, match="run-[12].safetensors exists"):
            save()
        assert checkpoint.save_counter == 0
    assert eager.load_tensors(tmp_path / "run-1.safetensors")["theirs"].tolist() == [1, 2]
    path = checkpoint.save(tmp_path / "mine")
    eager.Checkpoint(v=eager.Variable(2.0)).save(tmp_path / "mine")  # begins anew
    checkpoint.restore(path)
    assert checkpoint.v.item() == 2
    (tmp_path / "mine-1.safetensors").write_text("cut")  # by a crash: it is listed
    eager.Checkpoint(v=eager.Variable(3.0)).save(tmp_path / "mine")


def test_a_text_with_nul_is_refused(tmp_path):
    checkpoint = eager.Checkpoint(note="a\0b", v=eager.Variable(1))
    for write in (lambda: checkpoint.write(tmp_path / "c"), lambda: checkpoint.save(tmp_path / "c")):
        with pytest.raises(eager.errors.InvalidArgumentError, match="the text of note has a NUL"):
            write()
    assert os.listdir(tmp_path) == []
    checkpoint.note = "a\nb\u20ac"
    checkpoint.restore(checkpoint.save(tmp_path / "c"))
    assert checkpoint.note == "a\nb\u20ac"


def test_tensors_of_a_dict(tmp_path):
    given = {"a": eager.constant([[1, 2]]), "b": eager.Variable(2.5), "c": np.arange(3.0), "s": eager.constant(["x", "yz"]),
             "z": eager.zeros([0, 2], "complex128"), "n": 3}
    eager.save_tensors(tmp_path / "t", given)
    found = eager.load_tensors(tmp_path / "t")
    assert list(found) == sorted(given)
    for name, value in given.items():
        expected = value if isinstance(value, (eager.Tensor, eager.Variable)) else eager.constant(value)
        assert found[name].dtype == expected.dtype and found[name].shape == expected.shape
        assert found[name].tolist() == eager.constant(value).tolist() if name != "b" else found[name].item() == 2.5
    with pytest.raises(eager.errors.AlreadyExistsError):
        writer = eager._core.CheckpointWriter()
        writer.add_tensor("a", eager.constant(1))
        writer.add_tensor("a", eager.constant(1))


def test_pythons_safetensors_reads_complex_tensors(tmp_path):
    safetensors = pytest.importorskip("safetensors.numpy")
    given = {"z": np.array([1 + 2j, -3j], np.complex64), "w": np.array([1 - 2j]), "x": np.ones(2)}
    eager.save_tensors(tmp_path / "t", given)
    found = safetensors.load_file(str(tmp_path / "t"))
    assert found["z"].tolist() == [[1, 2], [0, -3]] and found["z"].dtype == np.float32
    assert found["w"].tolist() == [[1, -2]] and found["x"].tolist() == [1, 1]
    assert {name: t.dtype for name, t in eager.load_tensors(tmp_path / "t").items()} == {
        "z": eager.complex64, "w": eager.complex128, "x": eager.float64}


def test_learning_rate_comes_back(tmp_path):
    optimizer = eager.optimizers.SGD(0.5)
    path = eager.Checkpoint(o=optimizer).write(tmp_path / "c")
    optimizer.learning_rate = 0.25
    eager.Checkpoint(o=optimizer).restore(path)
    assert optimizer.learning_rate == 0.5
    v = eager.Variable(1.0)
    optimizer.apply_gradients([(eager.constant(1.0), v)])
    assert v.item() == 0.5
    scheduled = eager.optimizers.SGD(eager.optimizers.schedules.ExponentialDecay(1.0, 1, 0.5))
    eager.Checkpoint(o=scheduled).restore(path)
    assert callable(scheduled.learning_rate)


def test_random_state_may_stay(tmp_path):
    checkpoint = eager.Checkpoint()
    path = checkpoint.write(tmp_path / "c")
    expected = eager.random.uniform([2]).tolist()
    state = eager.random.get_state()
    checkpoint.restore(path, random_state=False)
    assert eager.random.get_state() == state
    checkpoint.restore(path)
    assert eager.random.uniform([2]).tolist() == expected
    for wrong in ((1, 2), 3, ("a", 1, 2)):
        with pytest.raises((ValueError, TypeError)):
            eager.random.set_state(wrong)


def test_another_process_goes_on(tmp_path):
    program = """
import sys, eager
eager.random.set_seed(5)
model = eager.nn.Sequential(eager.nn.Dense(4, activation="relu"), eager.nn.Dropout(0.5), eager.nn.Dense(1))
optimizer = eager.optimizers.Adam(0.01)
checkpoint = eager.Checkpoint(model=model, optimizer=optimizer, step=0)
if sys.argv[2] != "-":
    checkpoint.restore(sys.argv[2])
while checkpoint.step < int(sys.argv[3]):
    x = eager.random.normal([8, 3])
    optimizer.minimize(lambda: eager.mean(eager.square(model(x, training=True) - 1)), lambda: model.trainable_variables)
    checkpoint.step += 1
checkpoint.write(sys.argv[1])
"""

    def run(to, start, steps):
        subprocess.run([sys.executable, "-c", program, str(tmp_path / to), str(start), str(steps)], check=True)

    run("straight", "-", 6)
    run("first", "-", 3)
    run("resumed", tmp_path / "first", 6)
    assert (tmp_path / "straight").read_bytes() == (tmp_path / "resumed").read_bytes()


def test_safetensors_reads_the_files(tmp_path):
    safetensors = pytest.importorskip("safetensors.numpy")
    eager.Checkpoint(v=eager.Variable([1.0, 2.0]), note="text").write(tmp_path / "c")
    assert safetensors.load_file(tmp_path / "c")["v"].tolist() == [1.0, 2.0]
    safetensors.save_file({"v": np.float32([3, 4])}, tmp_path / "d", metadata={"format": "np"})
    v = eager.Variable([0.0, 0.0])
    eager.Checkpoint(v=v).restore(tmp_path / "d")
    assert v.tolist() == [3.0, 4.0]


def test_the_list_of_a_folder_is_json(tmp_path):
    eager.Checkpoint().save(tmp_path / "a")
    assert json.loads((tmp_path / "checkpoints.json").read_text()) == {"checkpoints": ["a-1.safetensors"]}


def test_initial_values_by_a_function_hold_in_a_trace():
    layer = eager.nn.Dense(2, kernel_initializer=lambda shape, dtype: eager.ones(shape, dtype) * 3)
    assert eager.function(lambda x: layer(x))(eager.ones([1, 2])).tolist() == [[6.0, 6.0]]


# ---- TensorFlow's names

@pytest.fixture
def tf():
    import eager.compat.tensorflow as tf

    tf._tensors.use(True)
    yield tf
    tf._tensors.use(False)


def test_tensorflow_checkpoint(tf, tmp_path):
    model = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
    optimizer = tf.keras.optimizers.Adam(0.01)
    checkpoint = tf.train.Checkpoint(step=tf.Variable(1), optimizer=optimizer, net=model)
    manager = tf.train.CheckpointManager(checkpoint, str(tmp_path), max_to_keep=3)
    assert manager.latest_checkpoint is None
    x, y = tf.ones([8, 3]), tf.ones([8, 1])
    for _ in range(5):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - y))
        variables = model.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
        checkpoint.step.assign_add(1)
        path = manager.save()
    assert path == str(tmp_path / "ckpt-5") and int(checkpoint.save_counter.numpy()) == 5
    assert [os.path.basename(p) for p in manager.checkpoints] == ["ckpt-3", "ckpt-4", "ckpt-5"]
    other = tf.keras.Sequential([tf.keras.layers.Dense(4, activation="relu"), tf.keras.layers.Dense(1)])
    again = tf.train.Checkpoint(step=tf.Variable(0), optimizer=tf.keras.optimizers.Adam(0.01), net=other)
    status = again.restore(tf.train.latest_checkpoint(str(tmp_path)))
    assert other(x).numpy().tolist() == model(x).numpy().tolist()
    status.assert_consumed()
    assert int(again.step.numpy()) == 6
    assert tf.train.load_variable(path, "step") == 6
    assert dict(tf.train.list_variables(str(tmp_path)))["net/layers/0/kernel"] == [3, 4]
    assert status.run_restore_ops() is status.initialize_or_restore(session=None) is None
    assert tf.train.checkpoint_exists(path) and not tf.train.checkpoint_exists(path + "0")
    assert tf.train.get_checkpoint_mtimes([path, path + "0"]) == [os.path.getmtime(path + ".safetensors")]
    written = again.write(str(tmp_path / "one"), options=tf.train.CheckpointOptions())
    assert tf.train.Checkpoint(step=again.step).read(written) and os.path.exists(written + ".safetensors")
    for _ in range(2):
        tf.train.remove_checkpoint(written)
    assert not tf.train.checkpoint_exists(written) and tf.train.CheckpointManager(again, str(tmp_path), 2).sync() is None


def test_tensorflow_savers(tf, tmp_path):
    import eager.compat.tensorflow.contrib.eager as tfe

    v, w = tfe.Variable([1.0, 2.0], name="v"), tfe.Variable(3.0, name="w")
    saver = tfe.Saver([v, w])
    path = saver.save(str(tmp_path / "ckpt"), global_step=7)
    assert path.endswith("ckpt-7")
    v.assign([0.0, 0.0])
    saver.restore(path)
    assert v.numpy().tolist() == [1.0, 2.0]
    with pytest.raises(tf.errors.NotFoundError, match="Key other not found in checkpoint"):
        tfe.Saver({"v": v, "other": w}).restore(path)
    with pytest.raises(ValueError, match="At least two variables have the same name: v"):
        tfe.Saver([v, tfe.Variable(1.0, name="v")])
    saver = tf.train.Saver({"x": v}, max_to_keep=1)
    paths = [saver.save(None, str(tmp_path / "run" / "m"), global_step=i) if i else (tmp_path / "run").mkdir() for i in range(3)]
    assert sorted(os.listdir(tmp_path / "run")) == ["checkpoints.json", "m-2.safetensors"]
    v.assign([5.0, 5.0])
    saver.restore(None, tf.train.latest_checkpoint(str(tmp_path / "run")))
    assert v.numpy().tolist() == [1.0, 2.0] and paths[2].endswith("m-2")


def test_tensorflow_savers_make_the_folder(tf, tmp_path, monkeypatch):
    v = tf.Variable(2.0, name="v")
    monkeypatch.chdir(tmp_path)
    for save in (tf.contrib.eager.Saver([v]).save, lambda path: tf.train.Saver([v]).save(None, path)):
        path = save(str(tmp_path / save.__name__.strip("<>") / "deep" / "ckpt"))
        assert os.path.exists(path + ".safetensors") and tf.train.latest_checkpoint(os.path.dirname(path)) == path
        assert save("here") == "here" and save("folder/ckpt") == "folder/ckpt"
        (tmp_path / "file").write_text("")
        with pytest.raises(tf.errors.AlreadyExistsError, match="file; File exists"):
            save(str(tmp_path / "file" / "ckpt"))
        with pytest.raises(tf.errors.NotFoundError, match="file/folder; Not a directory"):
            save(str(tmp_path / "file" / "folder" / "ckpt"))


@pytest.fixture
def saved(tf, tmp_path):
    """Gives a function that saves values under names, and returns the path."""
    def save(**values):
        return tf.contrib.eager.Saver({name: tf.Variable(value) for name, value in values.items()}).save(str(tmp_path / "-".join(values)))

    return save


def test_what_tensorflows_manager_and_saver_keep(tf, tmp_path):
    def manager(folder, **options):
        step = tf.Variable(0, dtype=tf.int64)
        return step, tf.train.CheckpointManager(tf.train.Checkpoint(step=step), str(tmp_path / folder), **options)

    def names(folder):
        return sorted(name for name in os.listdir(tmp_path / folder) if name.endswith(".safetensors"))

    _, kept = manager("kept", max_to_keep=1, keep_checkpoint_every_n_hours=1e-9)
    paths = [kept.save() for _ in range(3)]
    assert len(names("kept")) == 3 and kept.checkpoints == paths[2:] and kept.latest_checkpoint == paths[2]
    _, again = manager("kept", max_to_keep=1, keep_checkpoint_every_n_hours=100)
    assert again.checkpoints == paths[2:]
    again.save(checkpoint_number=4)
    assert names("kept") == ["ckpt-1.safetensors", "ckpt-2.safetensors", "ckpt-4.safetensors"]

    called = []
    with pytest.raises(ValueError, match="step_counter"):
        manager("interval", max_to_keep=None, checkpoint_interval=10)
    step = tf.Variable(0, dtype=tf.int64)
    m = tf.train.CheckpointManager(tf.train.Checkpoint(step=step), str(tmp_path / "interval"), max_to_keep=None, step_counter=step,
                                   checkpoint_interval=10, init_fn=lambda: called.append(1))
    assert m.restore_or_initialize() is None and called == [1]
    saved = []
    for _ in range(25):
        step.assign_add(1)
        saved.append(m.save())
    assert [i + 1 for i, path in enumerate(saved) if path] == [1, 11, 21] and m.save(check_interval=False) is not None
    assert m.restore_or_initialize() is not None and called == [1] and m.save() is None
    with pytest.raises(TypeError):
        tf.train.CheckpointManager(tf.train.Checkpoint(step=step), str(tmp_path), max_to_keep=1, unknown=1)

    (tmp_path / "saver").mkdir()
    theirs = tf.train.Saver([tf.Variable(1.0, name="v")]).save(None, str(tmp_path / "saver" / "theirs"))
    saver = tf.train.Saver([tf.Variable(1.0, name="v")], max_to_keep=2, pad_step_number=True)
    paths = [saver.save(None, str(tmp_path / "saver" / name), global_step=step) for name, step in (("a", 1), ("b", 2), ("a", 3), ("a", 3))]
    assert saver.last_checkpoints == paths[1:3] and names("saver") == ["a-00000003.safetensors", "b-00000002.safetensors", "theirs.safetensors"]
    keeper = tf.train.Saver([tf.Variable(1.0, name="v")], max_to_keep=1, keep_checkpoint_every_n_hours=1e-9)
    for step in range(3):
        keeper.save(None, str(tmp_path / "kept" / "saver"), global_step=step)
    assert [name for name in names("kept") if name.startswith("saver")] == [f"saver-{i}.safetensors" for i in range(3)]
    saver.recover_last_checkpoints([theirs, paths[0]])
    assert saver.last_checkpoints == [theirs]
    with pytest.raises(tf.errors.UnimplementedError, match="reshape"):
        tf.train.Saver([tf.Variable(1.0, name="v")], reshape=True)
    found = tf.train.checkpoints_iterator(str(tmp_path / "saver"), timeout=0)
    assert list(found) == [paths[3]]


def test_variables_are_restored_when_they_are_made(tf, saved):
    tfe = tf.contrib.eager
    path = saved(w=[1.0, 2.0], scope_w=[3.0])
    with tfe.restore_variables_on_create(path):
        assert tf.Variable([0.0, 0.0], name="w").numpy().tolist() == [1.0, 2.0]
        assert tf.Variable(lambda: tf.zeros([2]), name="w").numpy().tolist() == [1.0, 2.0]
        with pytest.raises(tf.errors.NotFoundError, match="Key b not found in checkpoint"):
            tf.Variable([0.0], name="b")
        with pytest.raises(tf.errors.InvalidArgumentError, match=r"variable 'w' is float32 \[1\], Key w .* is float32 \[2\]"):
            tf.Variable([0.0], name="w")
    with tfe.restore_variables_on_create(path + ".safetensors", lambda name: name.replace("/", "_")), tf.variable_scope("scope"):
        assert tf.get_variable("w", [1]).numpy().tolist() == [3.0]
    assert tf.Variable([0.0, 0.0], name="w").numpy().tolist() == [0.0, 0.0]
    with tfe.restore_variables_on_create(None):
        assert tf.Variable([0.0], name="b").numpy().tolist() == [0.0]
    with pytest.raises(tf.errors.NotFoundError, match="No such file"), tfe.restore_variables_on_create(path + "0"):
        pass
    with pytest.raises(ValueError, match="map_func must be callable"), tfe.restore_variables_on_create(path, "w"):
        pass
    with pytest.raises(TypeError, match="map_func must return a str, not None"), tfe.restore_variables_on_create(path, lambda name: None):
        tf.Variable([0.0], name="w")


def test_layers_are_restored_when_they_are_built(tf, saved):
    kernel, bias = [[1.0], [2.0]], [3.0]
    x = tf.ones([1, 2])
    path = saved(kernel=kernel, bias=bias)

    def last(name):
        return name.rpartition("/")[2]

    class Own(tf.keras.layers.Layer):
        def build(self, input_shape):
            self.kernel = self.add_weight("kernel", [2, 1])
            self.bias = self.add_weight("bias", [1])

        def call(self, inputs):
            return tf.matmul(inputs, self.kernel) + self.bias

    makers = [lambda: eager.nn.Dense(1), lambda: eager.nn.Dense(1, kernel_initializer=lambda shape, dtype: eager.ones(shape, dtype)),
              lambda: tf.keras.layers.Dense(1), lambda: tf.keras.Sequential([tf.keras.layers.Dense(1)]), Own]
    for make in makers:
        early, traced = make(), make()
        with tf.contrib.eager.restore_variables_on_create(path, last):
            layer = make()
            assert early(x).numpy().tolist() == layer(x).numpy().tolist() == [[6.0]]
            assert tf.function(lambda y: traced(y))(x).numpy().tolist() == [[6.0]]
        late = make()
        assert late(x).numpy().tolist() != [[6.0]]
    layer = eager.nn.Dense(1)
    with tf.contrib.eager.restore_variables_on_create(path), pytest.raises(tf.errors.NotFoundError, match="Key dense/kernel not found"):
        layer(x)
    assert layer(x).shape == (1, 1)


def test_graph_callables_are_restored_when_they_are_traced(tf, saved):
    @tf.nn.graph_callable
    def scaled(x):
        return x * tf.get_variable("scale", [])

    with tf.contrib.eager.restore_variables_on_create(saved(scale=4.0)):
        assert float(scaled(2.0)) == 8.0


def test_restoring_contexts_are_nested_and_end_and_are_the_threads_own(tf, saved):
    import copy
    import threading

    tfe, outer, inner = tf.contrib.eager, saved(w=1.0), saved(w=2.0, b=0.0)

    def made():
        return float(tf.Variable(0.0, name="w").numpy())

    found = []
    with tfe.restore_variables_on_create(outer):
        v = tf.Variable(0.0, name="w")
        with tfe.restore_variables_on_create(inner):
            found.append(made())
            with pytest.raises(RuntimeError), tfe.restore_variables_on_create(outer):
                found.append(made())
                raise RuntimeError
            with tfe.restore_variables_on_create(None):
                found.append(made())
        thread = threading.Thread(target=lambda: found.append(made()))
        thread.start()
        thread.join()
        found.append(made())
        v.assign(7.0)
        assert copy.deepcopy(v).numpy() == 7.0
    assert [*found, made()] == [2.0, 1.0, 2.0, 0.0, 1.0, 0.0]


def test_two_values_of_one_key_are_refused():
    with pytest.raises(ValueError, match="two of its values have the key 'd/a/b'"):
        eager.Checkpoint(d={"a": {"b": 1.0}, "a/b": 2.0}).write("never")
