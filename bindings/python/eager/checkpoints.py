"""Checkpoints: the values of models, optimizers, numbers and texts in files, from which a training goes on to the last bit.

A file is in the safetensors format, which other programs read, and which any language of the library restores. It is whole or
not there, whenever the process ends. :class:`Checkpoint` saves objects under names, :func:`save_tensors` a dict of tensors.

Where an object has several names, its file has a text of the key "save_aliases": JSON, {other key: the key that it is saved under}.
"""
import json
import numbers
import os
import threading

from . import _core
from ._checkpoint_objects import Group, find
from ._core import Tensor, Variable
from ._files import make_folder_of
from ._restoration import ALIASES, COUNTER, OWN, RANDOM, Restoration, slot_name
from .errors import AlreadyExistsError, EagerError, InvalidArgumentError

__all__ = ["Checkpoint", "CheckpointManager", "RestoreStatus", "latest_checkpoint", "load_tensors", "save_tensors"]

SUFFIX = ".safetensors"  # of the files that save() writes
_numbers = threading.Lock()  # is held while a save takes its number


def __dir__():
    return __all__


def existing(path):
    """Returns the path of a checkpoint's file, whose ending may be left out."""
    path = os.fspath(path)
    return path + SUFFIX if not os.path.isfile(path) and os.path.isfile(path + SUFFIX) else path


def _number(key, value):
    """Returns the tensor that a number is saved as."""
    from .dtypes import bool_, float64, int64

    if isinstance(value, bool):
        return _core.to_tensor(value, bool_)
    try:
        is_whole = isinstance(value, numbers.Integral)
        return _core.to_tensor(int(value), int64) if is_whole else _core.to_tensor(float(value), float64)
    except OverflowError as error:
        raise OverflowError(f"the number of {key} cannot be saved: {error}") from None


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

    def run_restore_ops(self, session=None):
        """Does nothing, as initialize_or_restore(): what is there is restored, and the rest as soon as it is there."""

    initialize_or_restore = run_restore_ops

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


def _add_optimizer(writer, key, optimizer, variables):
    """Adds an optimizer's state. Slots of Variables that the Checkpoint does not have stay out."""
    key_of = {id(v): k for k, v in variables.items()}
    if all(id(v) in key_of for v in optimizer._trained):
        writer.add_optimizer(key, optimizer)
        return
    writer.add_variable(f"{key}/step", optimizer._calls)
    rate = getattr(optimizer, "learning_rate", None)
    if isinstance(rate, (numbers.Real, Tensor, Variable)):
        rate = rate.read_value() if isinstance(rate, Variable) else rate
        key_of_rate = f"{key}/learning_rate"
        writer.add_tensor(key_of_rate, rate if isinstance(rate, Tensor) else _number(key_of_rate, float(rate)))
    for v, slot in zip(optimizer._trained, optimizer.slots):
        if id(v) in key_of:
            writer.add_variable(f"{key}/slots/{key_of[id(v)]}/{slot_name(slot)}", slot)


def _refuse_foreign(path):
    """Raises AlreadyExistsError if there is such a file, and no Checkpoint has saved it."""
    if not os.path.exists(path) or path.removesuffix(SUFFIX) in listed(os.path.dirname(path)):
        return
    try:
        if any(key == COUNTER for key, *_ in _core.CheckpointFile(path).entries()):
            return
    except EagerError:  # it is no checkpoint
        pass
    raise AlreadyExistsError(f"{path} exists, and is no file that a Checkpoint has saved")


class Checkpoint(Group):
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

    An optimizer's slots of Variables that are not among the objects are left out. What an object lacks yet, as a layer before its first
    call, an optimizer's slots, or an attribute of the Checkpoint, is restored as soon as it is made; but numbers, texts and Tensors that
    are assigned later stay.

    Keys are the names, with those within behind slashes: "model/layers/0/kernel". An object with several names is saved under the first,
    and restored from any. :mod:`eager.checkpoints` says more.
    """

    def __init__(self, **objects):
        self.__dict__["save_counter"] = 0
        for name, value in objects.items():
            setattr(self, name, value)

    def __setattr__(self, name, value):
        if name in OWN:
            raise ValueError(f"Checkpoint: {name!r} is a key of its own")
        if callable(getattr(type(self), name, None)):
            raise ValueError(f"Checkpoint: {name!r} is a method of its own")
        find(name, value)  # fails for what cannot be saved
        Restoration.when_added(self, name, value)
        super().__setattr__(name, value)

    def __getattr__(self, name):  # is run where there is no such attribute
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _objects(self):
        return [(name, value) for name, value in self.__dict__.items() if name not in ("save_counter",)]

    def write(self, path, sync=True):
        """Writes a file of this path, and returns the path. A file that is there, or a symbolic link to one, is replaced by a new one.

        sync: whether to wait for the disk, so that the file outlives a crash of the system too.
        NotFoundError, PermissionDeniedError, ResourceExhaustedError: the folder or the file cannot be written, the disk is full.
        """
        self._write(path, sync, False, 0, self.__dict__["save_counter"])
        return path

    def save(self, prefix, sync=True):
        """Writes the file "PREFIX-NUMBER.safetensors", where the number counts saves from 1, and returns "PREFIX-NUMBER".

        The folder is made where it is missing, and latest_checkpoint() finds the file. A Checkpoint that begins anew replaces the files
        of an earlier one. Errors are those of write(), also where the folder cannot be made; AlreadyExistsError: a file has the folder's
        name, or one that no Checkpoint has saved has the file's. Then save_counter is what it was.
        """
        return self._save(prefix, None, sync, 0)

    def _save(self, prefix, number, sync, max_to_keep):
        with _numbers:  # threads that save at once take one each
            before = self.__dict__["save_counter"]
            number = self.__dict__["save_counter"] = before + 1 if number is None else number
        try:
            return self._save_numbered(prefix, number, sync, max_to_keep)
        except BaseException:
            with _numbers:
                if self.__dict__["save_counter"] == number:
                    self.__dict__["save_counter"] = before
            raise

    def _save_numbered(self, prefix, number, sync, max_to_keep):
        path = f"{os.fspath(prefix)}-{number}"
        make_folder_of(path)
        _refuse_foreign(path + SUFFIX)
        self._write(path + SUFFIX, sync, True, max_to_keep, number)
        return path

    def _write(self, path, sync, is_listed, max_to_keep, number):
        found = find("", self)
        writer = _core.CheckpointWriter()
        for key, v in found.variables.items():
            writer.add_variable(key, v)
        for key, optimizer in found.optimizers.items():
            _add_optimizer(writer, key, optimizer, found.variables)
        for key, slot in found.values.items():
            if isinstance(slot.value, str):
                if "\0" in slot.value:
                    raise InvalidArgumentError(f"the text of {key} has a NUL character, which no checkpoint can have")
                writer.add_text(key, slot.value)
            else:
                writer.add_tensor(key, slot.value if isinstance(slot.value, Tensor) else _number(key, slot.value))
        for key, iterator in found.iterators.items():
            writer.add_tensor(key, iterator.save())
        if found.aliases:
            writer.add_text(ALIASES, json.dumps(found.aliases))
        writer.add_tensor(COUNTER, _number(COUNTER, number))
        writer.add_random_state(RANDOM)
        writer.commit(path, sync, is_listed, max_to_keep)

    def restore(self, path, random_state=True):
        """Restores the objects from a file, and returns a :class:`RestoreStatus`.

        path: as save() or write() gave it, with or without ".safetensors"; None restores nothing.
        random_state: whether the random numbers of this thread go on as they would have done behind the save. What draws a seed from
        them when it is made, as an iterator over a dataset without a seed, is made before: made later, it shifts those that follow.
        Keys that only the file or only the objects have are left; the status tells of them. But an optimizer's slots of
        a Variable of which the file has none, as before the first step, begin anew.

        All is restored, or nothing: names, dtypes and shapes of Variables and of slots, learning rates, numbers and the random state
        are checked before anything changes, and iterators, which alone know their states, are restored first. Only where a file
        that was opened cannot be read to its end (DataLossError, UnknownError, ResourceExhaustedError) do some objects have new values.

        NotFoundError: there is no such file, or it lacks a slot that an optimizer has, or would make, for a Variable of which it has
        others. DataLossError: it is damaged. InvalidArgumentError: a Variable or a slot has another dtype or shape, an iterator
        another pipeline; a key of a single value or of the random state holds something else. FailedPreconditionError: a function is
        being traced.
        """
        if path is None:
            return _NoStatus()
        restoration = Restoration(existing(path))
        restoration.restore(self, random_state)
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


def listed(folder):
    """Returns the paths of the checkpoints that a folder lists and still has, without their endings, the oldest first.

    DataLossError: the list is damaged."""
    if _core.latest_checkpoint(os.fspath(folder)) is None:  # reads the list, and fails if it is damaged
        return []
    with open(os.path.join(os.fspath(folder), "checkpoints.json"), encoding="utf-8") as file:
        names = json.load(file)["checkpoints"]
    paths = [os.path.join(os.fspath(folder), name) for name in names]
    return [path.removesuffix(SUFFIX) for path in paths if os.path.exists(path)]


class CheckpointManager:
    """Saves a Checkpoint again and again, and deletes the oldest files.

    checkpoint: a Checkpoint. directory: a folder, which is made. max_to_keep: the number of files that stay; None: all.
    checkpoint_name: the beginning of the files' names, "NAME-NUMBER.safetensors". The manager lists, restores and deletes such files
    alone, so that several managers, and Checkpoint.save() with another prefix, may share a folder. Those of "sub/NAME" lie in the
    folder "sub" of the directory, which has their list, too.

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
        number = None if checkpoint_number is None else int(checkpoint_number)
        return self.checkpoint._save(os.path.join(self.directory, self.checkpoint_name), number, sync, self.max_to_keep or 0)

    @property
    def latest_checkpoint(self):
        """The path of the latest file, without ".safetensors"; None if there is none."""
        paths = self.checkpoints
        return paths[-1] if paths else None

    @property
    def checkpoints(self):
        """The paths of the manager's files that are there, oldest first, without ".safetensors"."""
        start = os.path.join(self.directory, self.checkpoint_name) + "-"
        folder = start.removesuffix(os.path.basename(start))  # the name may have a folder, too
        return [path for path in listed(folder) if path.startswith(start) and path[len(start):].isdigit()]

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
