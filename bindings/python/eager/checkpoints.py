"""Checkpoints: the values of models, optimizers, numbers and texts in files, from which a training goes on to the last bit.

A file is in the safetensors format, which other programs read, and which any language of the library restores. It is whole or
not there, whenever the process ends. :class:`Checkpoint` saves objects under names, :func:`save_tensors` a dict of tensors.
"""
import numbers
import os
import weakref

from . import _core, optimizers
from ._core import Tensor, Variable
from .nn import _variables
from .nn._variables import HasVariables

__all__ = ["Checkpoint", "CheckpointManager", "RestoreStatus", "latest_checkpoint", "load_tensors", "save_tensors"]

SUFFIX = ".safetensors"  # of the files that save() writes
_COUNTER, _RANDOM = "save_counter", "random"


def __dir__():
    return __all__


def existing(path):
    """Returns the path of a checkpoint's file, whose ending may be left out."""
    path = os.fspath(path)
    return path + SUFFIX if not os.path.exists(path) and os.path.exists(path + SUFFIX) else path


class _Slot:
    """A number, a text or a Tensor, and the place that it is put back to: an attribute, or an item of a list or dict."""

    def __init__(self, owner, name, value):
        self.owner, self.name, self.value = owner, name, value

    def set(self, value):
        if isinstance(self.owner, Checkpoint):
            self.owner.__dict__[self.name] = value
        else:
            self.owner[self.name] = value


def _is_value(value):
    return isinstance(value, (str, Tensor, numbers.Real))


class _Found:
    """The objects below a key, each with its own key; an object that stands in two places has its first key."""

    def __init__(self):
        self.variables, self.optimizers, self.values, self.owners, self.iterators = {}, {}, {}, {}, {}
        self._seen = set()

    def add(self, key, value, owner=None, name=None):
        if key in self.values or key in self.variables:
            raise ValueError(f"Checkpoint: two of its values have the key {key!r}")
        if _is_value(value):
            self.values[key] = _Slot(owner, name, value)
        elif id(value) in self._seen:
            return
        elif isinstance(value, Variable):
            self._seen.add(id(value))
            self.variables[key] = value
        elif isinstance(value, _core.Optimizer):
            self._seen.add(id(value))
            self.optimizers[key] = value
        elif isinstance(value, HasVariables):
            self._seen.add(id(value))
            self.owners[key] = value
            for part_name, part in _parts_of(value):
                self.add(f"{key}/{part_name}".replace(".", "/"), part)
        elif isinstance(value, Checkpoint):
            self._seen.add(id(value))
            for name, part in value._objects():
                self.add(f"{key}/{name}" if key else name, part, value, name)
        elif isinstance(value, (list, tuple, dict)):
            self._seen.add(id(value))
            for name, part in value.items() if isinstance(value, dict) else enumerate(value):
                if _is_value(part) and isinstance(value, tuple):
                    raise TypeError(f"{key!r} is a tuple, into which no value can be put back: use a list")
                self.add(f"{key}/{name}", part, value, name)
        elif isinstance(value, _core.Iterator):
            self._seen.add(id(value))
            self.iterators[f"{key}/iterator"] = value
        elif hasattr(value, "variables"):  # a metric, say
            self._seen.add(id(value))
            for i, v in enumerate(value.variables):
                self.add(f"{key}/{v._name.rpartition('/')[2] or i}", v)
        elif value is not None:
            raise TypeError(f"Checkpoint: {key!r} is a {type(value).__name__}. It takes Variables, modules, layers, optimizers, metrics, "
                            "iterators over datasets, Tensors, numbers, texts, Checkpoints, and lists and dicts of these")


def _parts_of(owner):
    children = getattr(owner, "_keyed_children", None)
    return children() if children else zip(owner._variable_names, owner._variables)


def _above(key):
    """Yields the keys that a key lies below: "a/b" and "a" for "a/b/c"."""
    while "/" in key:
        key = key.rpartition("/")[0]
        yield key


def _find(key, value):
    found = _Found()
    found.add(key, value)
    return found


def _number(value):
    """Returns the tensor that a number is saved as."""
    from .dtypes import bool_, float64, int64

    if isinstance(value, bool):
        return _core.to_tensor(value, bool_)
    if isinstance(value, numbers.Integral):
        return _core.to_tensor(int(value), int64)
    return _core.to_tensor(float(value), float64)


class RestoreStatus:
    """What a restore found: nothing is missing where one of its assertions passes."""

    def __init__(self, restoration, root):
        self._restoration, self._root = restoration, root

    def assert_consumed(self):
        """Raises AssertionError unless the file and the objects have the same keys. Returns the status."""
        missing, left_over = self._missing(), self._left_over()
        if missing or left_over:
            raise AssertionError("; ".join(
                f"{what}: {', '.join(keys)}" for what, keys in (("Keys not found in the checkpoint", missing),
                                                               ("Unresolved keys of the checkpoint", left_over)) if keys))
        return self

    def assert_existing_objects_matched(self):
        """Raises AssertionError unless all that the objects have now is in the file. Returns the status."""
        missing = self._missing()
        if missing:
            raise AssertionError(f"Keys not found in the checkpoint: {', '.join(missing)}")
        return self

    def assert_nontrivial_match(self):
        """Raises AssertionError if nothing was restored. Returns the status."""
        if not self._restoration.consumed:
            raise AssertionError(f"Nothing in {self._restoration.path} matched the objects")
        return self

    def expect_partial(self):
        """Returns the status. That files and objects differ is never told but by the assertions."""
        return self

    def _missing(self):
        return self._restoration.missing(self._root)

    def _left_over(self):
        return self._restoration.left_over()

    def __repr__(self):
        return f"RestoreStatus({self._restoration.path!r}, {len(self._missing())} missing, {len(self._left_over())} left over)"


class _NoStatus(RestoreStatus):
    """The status of a restore of None."""

    def __init__(self):
        pass

    def assert_consumed(self):
        raise AssertionError("No checkpoint specified (path=None); nothing is being restored.")

    assert_existing_objects_matched = assert_nontrivial_match = assert_consumed

    def __repr__(self):
        return "RestoreStatus(None)"


class _Restoration:
    """A file that is being restored, and the objects whose Variables may still be made."""

    # The modules and layers that wait, with their restoration and key. Each holds its restoration, and with it the file.
    waiting = weakref.WeakKeyDictionary()

    def __init__(self, path):
        self.path = path
        self.file = _core.CheckpointFile(path)
        self.entries = {entry[0]: entry for entry in self.file.entries()}
        self.consumed = set()
        self.below = {}  # the keys right below a key: the slots of a variable, say
        self.open = {}  # how many keys below a key are not consumed
        for key in self.entries:
            self.below.setdefault(key.rpartition("/")[0], []).append(key)
            for above in _above(key):
                self.open[above] = self.open.get(above, 0) + 1
        self.optimizers = {}  # weak references by key

    def restore(self, root):
        found = _find("", root)
        self._restore_variables(found.variables)
        slots = []
        for key, slot in found.values.items():
            if key in self.entries:
                slots.append((slot, self._value(key, slot.value)))
        keys, variables = tuple(found.variables), tuple(found.variables.values())
        for key, optimizer in found.optimizers.items():
            self.optimizers[key] = weakref.ref(optimizer)
            if f"{key}/step" in self.entries:
                self._restore_optimizer(key, optimizer, keys, variables)
        for slot, value in slots:
            slot.set(value)
        for key, iterator in found.iterators.items():
            if key in self.entries:
                iterator.restore(self.file.read(key))
                self._consume([key])
        for key, owner in found.owners.items():
            self._wait(owner, key)

    def _consume(self, keys):
        for key in keys:
            if key in self.entries and key not in self.consumed:
                self.consumed.add(key)
                for above in _above(key):
                    self.open[above] -= 1

    def _value(self, key, former):
        self._consume([key])
        if self.entries[key][1]:
            return self.file.text(key)
        value = self.file.read(key)
        return value if isinstance(former, Tensor) else value.item()

    def _restore_variables(self, variables):
        """Restores all that the file has, or nothing where one does not fit."""
        there = {key: v for key, v in variables.items() if key in self.entries}
        self.file.restore_variables(tuple(there), tuple(there.values()))
        self._consume(there)

    def _restore_optimizer(self, key, optimizer, keys, variables):
        known = [(k, v) for k, v in zip(keys, variables) if self._has_slots(key, k)]
        self.file.restore_optimizer(key, optimizer, tuple(k for k, _ in known), tuple(v for _, v in known))
        rate = f"{key}/learning_rate"
        if rate in self.entries and isinstance(optimizer.learning_rate, numbers.Real):
            optimizer.learning_rate = self.file.read(rate).item()
        self._consume((f"{key}/step", rate))
        for k, _ in known:
            self._consume(self.below[f"{key}/slots/{k}"])

    def _has_slots(self, key, variable_key):
        return f"{key}/slots/{variable_key}" in self.below

    def _wait(self, owner, key):
        """Lets the parts of a module or layer that are made later have their values; `_when_made` restores them."""
        if self.open.get(key, 0) > 0:
            self.waiting[owner] = self, key
            _variables.on_new_parts = _Restoration._when_made
        else:
            self.waiting.pop(owner, None)

    @staticmethod
    def _when_made(owner):
        restoration, key = _Restoration.waiting.get(owner, (None, None))
        is_restored = restoration is not None and restoration._continue(owner, key)
        if not _Restoration.waiting:
            _variables.on_new_parts = None
        return is_restored

    def _continue(self, owner, key):
        """Restores the Variables that are new; returns whether there are such, and all of them are in the file."""
        found = _find(key, owner)
        new = {k: v for k, v in found.variables.items() if k not in self.consumed}
        self._restore_variables(new)
        for optimizer_key, weak in self.optimizers.items():
            optimizer = weak()
            if optimizer is not None:
                self._restore_slots(optimizer_key, optimizer, new)
        for k, part in found.owners.items():
            self._wait(part, k)
        for waiting, (restoration, k) in list(self.waiting.items()):
            if restoration is self:
                self._wait(waiting, k)
        return bool(new) and all(k in self.entries for k in new)

    def _restore_slots(self, key, optimizer, variables):
        trained = {id(v): k for k, v in variables.items() if self._has_slots(key, k)}
        if not trained:
            return
        optimizer.build([v for v in variables.values() if id(v) in trained])
        slots = {f"{key}/slots/{trained[id(v)]}/{slot._name.rpartition('/')[2]}": slot
                 for v, slot in zip(optimizer._trained, optimizer.slots) if id(v) in trained}
        self._restore_variables(slots)

    def missing(self, root):
        found = _find("", root)
        keys = [*found.variables, *found.values, *found.iterators, *(f"{key}/step" for key in found.optimizers)]
        return [key for key in keys if key not in self.entries]

    def left_over(self):
        return [key for key in self.entries if key not in self.consumed and key not in (_RANDOM, _COUNTER)]


class Checkpoint:
    """Objects under names, which are saved to files together and restored from them.

    The objects are Variables, modules, layers, optimizers, metrics, iterators over datasets, Tensors, numbers, texts, other Checkpoints, and lists and
    dicts of these. They are attributes, and attributes may be added. The random numbers of this thread are saved, too.

    >>> import eager, os, tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> w = eager.Variable(1.0)
    >>> checkpoint = eager.Checkpoint(w=w, optimizer=eager.optimizers.Adam(), epoch=3)
    >>> path = checkpoint.save(os.path.join(folder.name, "run"))
    >>> os.path.basename(path)
    'run-1'
    >>> _ = w.assign(7.0)
    >>> status = checkpoint.restore(path)
    >>> w.item(), checkpoint.epoch
    (1.0, 3)
    >>> folder.cleanup()

    What an object lacks yet, as a layer before its first call, or an optimizer's slots, is restored as soon as it is made.

    Keys are the names, with those within behind slashes: "model/layers/0/kernel". :mod:`eager.checkpoints` says more.
    """

    def __init__(self, **objects):
        self.__dict__["save_counter"] = 0
        for name, value in objects.items():
            setattr(self, name, value)

    def __setattr__(self, name, value):
        _find(name, value)  # fails for what cannot be saved
        super().__setattr__(name, value)

    def __getattr__(self, name):  # is run where there is no such attribute
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _objects(self):
        return [(name, value) for name, value in self.__dict__.items() if name not in ("save_counter",)]

    def write(self, path, sync=True):
        """Writes a file of this path, and returns the path.

        sync: whether to wait for the disk, so that the file outlives a crash of the system too.
        NotFoundError, PermissionDeniedError, ResourceExhaustedError: the folder or the file cannot be written, the disk is full.
        """
        self._write(path, sync, False, 0)
        return path

    def save(self, prefix, sync=True):
        """Writes the file "PREFIX-NUMBER.safetensors", where the number counts saves from 1, and returns "PREFIX-NUMBER".

        The folder is made where it is missing, and latest_checkpoint() finds the file. Errors are those of write().
        """
        return self._save(prefix, self.__dict__["save_counter"] + 1, sync, 0)

    def _save(self, prefix, number, sync, max_to_keep):
        path = f"{os.fspath(prefix)}-{number}"
        folder = os.path.dirname(path)
        if folder:
            os.makedirs(folder, exist_ok=True)
        before = self.__dict__["save_counter"]
        self.__dict__["save_counter"] = number
        try:
            self._write(path + SUFFIX, sync, True, max_to_keep)
        except BaseException:
            self.__dict__["save_counter"] = before
            raise
        return path

    def _write(self, path, sync, is_listed, max_to_keep):
        found = _find("", self)
        writer = _core.CheckpointWriter()
        for key, v in found.variables.items():
            writer.add_variable(key, v)
        for key, optimizer in found.optimizers.items():
            writer.add_optimizer(key, optimizer)
        for key, slot in found.values.items():
            if isinstance(slot.value, str):
                writer.add_text(key, slot.value)
            else:
                writer.add_tensor(key, slot.value if isinstance(slot.value, Tensor) else _number(slot.value))
        for key, iterator in found.iterators.items():
            writer.add_tensor(key, iterator.save())
        writer.add_tensor(_COUNTER, _number(self.__dict__["save_counter"]))
        writer.add_random_state(_RANDOM)
        writer.commit(path, sync, is_listed, max_to_keep)

    def restore(self, path, random_state=True):
        """Restores the objects from a file, and returns a :class:`RestoreStatus`.

        path: as save() or write() gave it, with or without ".safetensors"; None restores nothing.
        random_state: whether the random numbers of this thread go on as they would have done behind the save.
        Keys that only the file or only the objects have are left; the status tells of them.
        NotFoundError: there is no such file. DataLossError: it is damaged. InvalidArgumentError: a Variable has another dtype
        or shape; then no Variable has changed.
        """
        if path is None:
            return _NoStatus()
        restoration = _Restoration(existing(path))
        restoration.restore(self)
        if _COUNTER in restoration.entries:
            self.__dict__["save_counter"] = restoration.file.read(_COUNTER).item()
        if random_state and _RANDOM in restoration.entries:
            restoration.file.restore_random_state(_RANDOM)
        return RestoreStatus(restoration, self)

    def __repr__(self):
        return f"Checkpoint({', '.join(name for name, _ in self._objects())})"


def latest_checkpoint(folder):
    """Returns the path of the folder's latest checkpoint, as Checkpoint.save() gave it; None if there is none.

    DataLossError: the folder's list of checkpoints is damaged.

    >>> import eager, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = eager.Checkpoint(step=1).save(folder + "/run")
    ...     eager.latest_checkpoint(folder) == path
    True
    """
    path = _core.latest_checkpoint(os.fspath(folder))
    return None if path is None else path.removesuffix(SUFFIX)


class CheckpointManager:
    """Saves a Checkpoint again and again, and deletes the oldest files.

    checkpoint: a Checkpoint. directory: a folder, which is made. max_to_keep: the number of files that stay; None: all.
    checkpoint_name: the beginning of the files' names.

    >>> import eager, tempfile
    >>> folder = tempfile.TemporaryDirectory()
    >>> manager = eager.CheckpointManager(eager.Checkpoint(v=eager.Variable(1)), folder.name, max_to_keep=2)
    >>> paths = [manager.save() for _ in range(3)]
    >>> manager.checkpoints == paths[1:], manager.latest_checkpoint == paths[2]
    (True, True)
    >>> folder.cleanup()
    """

    def __init__(self, checkpoint, directory, max_to_keep=5, checkpoint_name="ckpt"):
        if max_to_keep is not None and max_to_keep < 1:
            raise ValueError(f"max_to_keep must be a positive number or None, not {max_to_keep}")
        self.checkpoint, self.directory, self.max_to_keep = checkpoint, os.fspath(directory), max_to_keep
        self.checkpoint_name = checkpoint_name

    def save(self, checkpoint_number=None, sync=True):
        """Saves, and returns the path without ".safetensors". checkpoint_number: the number in its name; None: the next."""
        number = self.checkpoint.__dict__["save_counter"] + 1 if checkpoint_number is None else int(checkpoint_number)
        return self.checkpoint._save(os.path.join(self.directory, self.checkpoint_name), number, sync, self.max_to_keep or 0)

    @property
    def latest_checkpoint(self):
        """The path of the latest file, without ".safetensors"; None if there is none."""
        return latest_checkpoint(self.directory)

    @property
    def checkpoints(self):
        """The paths of the files that are there, oldest first."""
        import json

        try:
            with open(os.path.join(self.directory, "checkpoints.json"), encoding="utf-8") as file:
                names = json.load(file)["checkpoints"]
        except FileNotFoundError:
            return []
        paths = [os.path.join(self.directory, name) for name in names]
        return [path.removesuffix(SUFFIX) for path in paths if os.path.exists(path)]

    def restore_or_initialize(self):
        """Restores the latest file and returns its path; None, and nothing has changed, if there is none."""
        path = self.latest_checkpoint
        if path is not None:
            self.checkpoint.restore(path)
        return path


def save_tensors(path, tensors, sync=True):
    """Writes a dict from names to tensors, Variables or arrays as a safetensors file. Errors are those of Checkpoint.write().

    >>> import eager, os, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     eager.save_tensors(os.path.join(folder, "t"), {"a": eager.ones([2]), "b": 3})
    ...     eager.load_tensors(os.path.join(folder, "t"))["a"].tolist()
    [1.0, 1.0]
    """
    writer = _core.CheckpointWriter()
    for name, value in tensors.items():
        if isinstance(value, Variable):
            writer.add_variable(name, value)
        else:
            writer.add_tensor(name, value if isinstance(value, Tensor) else _core.to_tensor(value))
    writer.commit(path, sync, False, 0)


def load_tensors(path):
    """Returns the tensors of a safetensors file as a dict, in the order of their names.

    NotFoundError: there is no such file. DataLossError: it is damaged. UnimplementedError: a dtype that the library lacks.

    >>> import eager, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     eager.save_tensors(folder + "/t", {"b": [1, 2], "a": eager.Variable(0.5)})
    ...     {name: t.tolist() for name, t in eager.load_tensors(folder + "/t").items()}
    {'a': 0.5, 'b': [1, 2]}
    """
    file = _core.CheckpointFile(path)
    return {key: file.read(key) for key, is_text, *_ in file.entries() if not is_text}
