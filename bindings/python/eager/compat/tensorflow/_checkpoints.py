"""tf.train.Checkpoint, CheckpointManager and Saver: eager.checkpoints under TensorFlow's names.

A file is PREFIX.safetensors where TensorFlow writes PREFIX.index and PREFIX.data-00000-of-00001.
"""
import contextlib
import os
import time

import eager
from eager import _core, checkpoints, dtypes
from eager._files import make_folder_of
from eager.checkpoints import latest_checkpoint as _latest
from eager.errors import UnimplementedError

from . import _origins


class Checkpoint(checkpoints.Checkpoint):
    """tf.train.Checkpoint: objects that are saved together.

    root: an object that is saved under the name "root", as in ``Checkpoint(model)``.
    """

    def __init__(self, root=None, **kwargs):
        super().__init__(**kwargs)
        if root is not None:
            self.root = root

    @property
    def save_counter(self):
        """The number of saves, a tensor."""
        return eager.constant(self.__dict__["save_counter"], "int64")

    def save(self, file_prefix, session=None, options=None):
        """Writes "PREFIX-NUMBER.safetensors", and returns "PREFIX-NUMBER"."""
        return super().save(file_prefix)

    def write(self, file_prefix, session=None, options=None):
        """Writes "PREFIX.safetensors", and returns the prefix. tf.train.latest_checkpoint() does not see it."""
        super().write(os.fspath(file_prefix) + checkpoints.SUFFIX)
        return file_prefix

    def restore(self, save_path, options=None):
        """Restores what the file has. What is made later, as the Variables of a layer, is restored as soon as it is there."""
        return super().restore(save_path)

    read = restore


class CheckpointManager(checkpoints.CheckpointManager):
    """tf.train.CheckpointManager: saves a Checkpoint again and again, and deletes the oldest files.

    keep_checkpoint_every_n_hours: of the files that would be deleted one every so many hours stays, which the manager then no longer
    lists. step_counter, checkpoint_interval: save() does nothing until the counter, a Variable, has grown by the interval since the
    last save. init_fn: restore_or_initialize() calls it where there is nothing to restore.
    ValueError: checkpoint_interval without a step_counter.
    """

    def __init__(self, checkpoint, directory, max_to_keep, keep_checkpoint_every_n_hours=None, checkpoint_name="ckpt", step_counter=None,
                 checkpoint_interval=None, init_fn=None):
        if checkpoint_interval is not None and step_counter is None:
            raise ValueError("`step_counter` should be passed if `checkpoint_interval` is set.")
        super().__init__(checkpoint, directory, max_to_keep, checkpoint_name)
        self.checkpoint_interval = checkpoint_interval
        self._step_counter, self._init_fn, self._last_step = step_counter, init_fn, None
        self._keeper = None
        if keep_checkpoint_every_n_hours is not None and max_to_keep is not None:
            self._keeper = _Keeper(max_to_keep, keep_checkpoint_every_n_hours)
            left = super().checkpoints[:-max_to_keep]  # there only since one before has let them stay
            if left:
                self._keeper.next_time = os.path.getmtime(left[-1] + checkpoints.SUFFIX) + self._keeper.seconds
            self._keeper.stay.update(left)

    @property
    def checkpoints(self):
        """The paths of the files that the manager deletes in their turn, the oldest first, without their endings."""
        return [path for path in super().checkpoints if self._keeper is None or path not in self._keeper.stay]

    def save(self, checkpoint_number=None, check_interval=True, options=None):
        """Saves, and returns the path without its ending; None where the interval has not passed."""
        if self.checkpoint_interval is not None:
            step = int(self._step_counter)
            if check_interval and self._last_step is not None and step - self._last_step < self.checkpoint_interval:
                return None
            self._last_step = step
        if isinstance(checkpoint_number, (eager.Tensor, eager.Variable)):
            checkpoint_number = checkpoint_number.item()
        if self._keeper is None:
            return super().save(checkpoint_number)
        prefix = os.path.join(self.directory, self.checkpoint_name)
        path = self.checkpoint._save(prefix, None if checkpoint_number is None else int(checkpoint_number), True, 0)
        self._keeper.delete_old(self.checkpoints)
        return path

    def restore_or_initialize(self):
        """Restores the latest file and returns its path; else calls init_fn, and returns None."""
        path = super().restore_or_initialize()
        if path is not None and self.checkpoint_interval is not None:
            self._last_step = int(self._step_counter)
        if path is None and self._init_fn is not None:
            self._init_fn()
        return path

    def sync(self):
        """Does nothing: a save is over when it returns."""


class _Keeper:
    """Deletes the oldest of a list of checkpoints, but lets one stay every so many hours."""

    def __init__(self, max_to_keep, hours):
        self.max_to_keep, self.seconds = max_to_keep, hours * 3600
        self.next_time = time.time() + self.seconds
        self.stay, self._times = set(), {}

    def delete_old(self, paths):
        """paths: those that are there, oldest first; the last has just been written."""
        self._times[paths[-1]] = time.time()  # a file's own time is coarser
        for path in paths[:-self.max_to_keep]:
            with contextlib.suppress(FileNotFoundError):
                written = self._times.pop(path, None) or os.path.getmtime(path + checkpoints.SUFFIX)
                if written > self.next_time:
                    self.next_time += self.seconds
                    self.stay.add(path)
                else:
                    os.remove(path + checkpoints.SUFFIX)


def latest_checkpoint(checkpoint_dir, latest_filename=None):
    """The path of the folder's latest checkpoint, without its ending; None if there is none."""
    return _latest(checkpoint_dir)


def get_checkpoint_state(checkpoint_dir, latest_filename=None):
    """Returns which checkpoints a folder has: model_checkpoint_path, the latest, and all_model_checkpoint_paths, the oldest first, without
    their endings, and all_model_checkpoint_timestamps, in seconds since 1970. None: there is none."""
    from ._proto import CheckpointState

    latest = latest_checkpoint(checkpoint_dir)
    if latest is None:
        return None
    paths = checkpoints.listed(checkpoint_dir)
    times = [os.path.getmtime(path + checkpoints.SUFFIX) for path in paths]
    return CheckpointState(model_checkpoint_path=latest, all_model_checkpoint_paths=paths, all_model_checkpoint_timestamps=times)


def checkpoints_iterator(checkpoint_dir, min_interval_secs=0, timeout=None, timeout_fn=None):
    """Yields the path of the folder's latest checkpoint whenever there is a new one, and waits for it, but not within min_interval_secs of
    the one before. timeout: for how many seconds it waits; None: for ever. Then it ends, unless timeout_fn() gives False."""
    path = None
    while True:
        given_up = None if timeout is None else time.monotonic() + timeout
        while (found := latest_checkpoint(checkpoint_dir)) in (None, path) and (given_up is None or time.monotonic() < given_up):
            time.sleep(1 if given_up is None else max(0, min(1, given_up - time.monotonic())))
        if found in (None, path):
            if timeout_fn is None or timeout_fn():
                return
            continue
        path, began = found, time.monotonic()
        yield path
        time.sleep(max(0, began + min_interval_secs - time.monotonic()))


def checkpoint_exists(checkpoint_prefix):
    """Whether there is a checkpoint of this path, without its ending."""
    return os.path.exists(os.fspath(checkpoint_prefix) + checkpoints.SUFFIX)


def get_checkpoint_mtimes(checkpoint_prefixes):
    """When the checkpoints of these paths, without their endings, were written, in seconds since 1970; those that are not there are
    left out."""
    return [os.path.getmtime(os.fspath(prefix) + checkpoints.SUFFIX) for prefix in checkpoint_prefixes if checkpoint_exists(prefix)]


def remove_checkpoint(checkpoint_prefix, checkpoint_format_version=2, meta_graph_suffix="meta"):
    """Deletes the checkpoint of this path, without its ending, if there is one."""
    with contextlib.suppress(FileNotFoundError):
        os.remove(os.fspath(checkpoint_prefix) + checkpoints.SUFFIX)


class CheckpointOptions:
    """tf.train.CheckpointOptions, which Checkpoints take, and which say nothing to them."""

    def __init__(self, experimental_io_device=None, experimental_enable_async_checkpoint=False, **options):
        self.experimental_io_device = experimental_io_device
        self.experimental_enable_async_checkpoint = experimental_enable_async_checkpoint


def load_checkpoint(ckpt_dir_or_file):
    """Returns a reader of a checkpoint; of a folder, that of the latest."""
    path = latest_checkpoint(ckpt_dir_or_file) if os.path.isdir(ckpt_dir_or_file) else ckpt_dir_or_file
    if path is None:
        raise ValueError(f"Couldn't find 'checkpoint' file or checkpoints in given directory {ckpt_dir_or_file}")
    return CheckpointReader(path)


def list_variables(ckpt_dir_or_file):
    """The keys and shapes of a checkpoint's tensors: a list of pairs."""
    return [(key, list(shape)) for key, shape in load_checkpoint(ckpt_dir_or_file).get_variable_to_shape_map().items()]


def load_variable(ckpt_dir_or_file, name):
    """The value of a checkpoint's tensor, as a NumPy array."""
    return load_checkpoint(ckpt_dir_or_file).get_tensor(name)


class CheckpointReader:
    """tf.train.load_checkpoint's result, and tf.train.NewCheckpointReader's. NotFoundError: there is no such checkpoint."""

    def __init__(self, path):
        self._file = _core.CheckpointFile(checkpoints.existing(path))
        self._entries = {key: (dtypes.BY_CODE[code], shape) for key, is_text, code, shape, *_ in self._file.entries() if not is_text}

    def has_tensor(self, tensor_str):
        """Whether there is a tensor of this key."""
        return tensor_str in self._entries

    def get_tensor(self, tensor_str):
        """The value of a tensor, as a NumPy array. NotFoundError: "Key w not found in checkpoint"."""
        return self._file.read(tensor_str).numpy()

    def get_variable_to_shape_map(self):
        """A dict from keys to shapes."""
        return {key: list(shape) for key, (_, shape) in self._entries.items()}

    def get_variable_to_dtype_map(self):
        """A dict from keys to dtypes; None stands for one that the library lacks."""
        return {key: dtype for key, (dtype, _) in self._entries.items()}

    def debug_string(self):
        """A line for each tensor, in bytes: its key, its dtype and its shape."""
        from ._tensor_protos import type_name

        return "".join(f"{key} ({type_name(dtype) if dtype else 'DT_INVALID'}) [{','.join(map(str, shape))}]\n"
                       for key, (dtype, shape) in self._entries.items()).encode()


def _by_name(var_list, names):
    """Returns a dict from names to Variables. names: those that Variables have by their ids, where it is not their own."""
    if isinstance(var_list, dict):
        return dict(var_list)
    found = {}
    for v in var_list:
        name = names.get(id(v), v._name)
        if name in found:
            raise ValueError(f"At least two variables have the same name: {name}")
        found[name] = v
    return found


def _numbered():
    """Returns the names of a graph program's Variables by their ids: a second one has the number that TensorFlow 1 gives it."""
    import eager.compat.tensorflow as tf
    from eager.nn._variables import distinct

    taken, names = set(), {}
    for v in tf.global_variables():
        names[id(v)] = distinct(v._name, taken.__contains__)
        taken.add(names[id(v)])
    return names


class _Savers:
    """Variables that are saved under their names."""

    def __init__(self, var_list, names=None):
        self._variables = _by_name(var_list, names or {})

    def _save(self, prefix, global_step, write_state=True, digits=0):
        path = os.fspath(prefix)
        if global_step is not None:
            path = f"{path}-{int(global_step):0{digits}d}"
        make_folder_of(path)
        writer = _core.CheckpointWriter()
        for name, v in self._variables.items():
            writer.add_variable(name, v)
        writer.commit(path + checkpoints.SUFFIX, True, write_state, 0)
        return path

    def _restore(self, path):
        file = _core.CheckpointFile(checkpoints.existing(path))
        file.restore_variables(tuple(self._variables), tuple(self._variables.values()))
        for variable in self._variables.values():
            _origins.initialize(variable)


class Saver(_Savers):
    """tfe.Saver: Variables that are saved under their names. var_list: a list of them, or a dict from names."""

    def save(self, file_prefix, global_step=None):
        """Writes "PREFIX.safetensors", or "PREFIX-STEP.safetensors", and makes the folder; returns the path without the
        ending."""
        return self._save(file_prefix, global_step)

    def restore(self, file_prefix):
        """Restores all Variables. NotFoundError: "Key w not found in checkpoint"; then nothing has changed."""
        self._restore(file_prefix)


class TrainSaver(_Savers):
    """tf.train.Saver. var_list: Variables, or a dict from names to them; None: all Variables of graph programs.

    max_to_keep: how many of the files that this Saver wrote stay; None or 0: all. Of those that would be deleted one every
    keep_checkpoint_every_n_hours stays. pad_step_number: the step in a file's name has eight digits. What else there is has no meaning;
    UnimplementedError: reshape.
    """

    def __init__(self, var_list=None, reshape=False, sharded=False, max_to_keep=5, keep_checkpoint_every_n_hours=10000.0, name=None,
                 restore_sequentially=False, saver_def=None, builder=None, defer_build=False, allow_empty=False, write_version=2,
                 pad_step_number=False, save_relative_paths=False, filename=None):
        if reshape:
            raise UnimplementedError("tf.train.Saver: reshape is not supported")
        if var_list is None:
            import eager.compat.tensorflow as tf

            var_list = tf.global_variables()
        if not var_list and not allow_empty:
            raise ValueError("No variables to save")
        super().__init__(var_list, _numbered())
        self._keeper = _Keeper(max_to_keep, keep_checkpoint_every_n_hours) if max_to_keep else None
        self._digits = 8 if pad_step_number else 0
        self._last = []

    @property
    def last_checkpoints(self):
        """The paths of the files that this Saver deletes in their turn, oldest first, without their endings."""
        return list(self._last)

    def recover_last_checkpoints(self, checkpoint_paths):
        """Takes paths as those of files that this Saver wrote, as far as they are there."""
        self._last = [os.fspath(path) for path in checkpoint_paths if checkpoint_exists(path)]

    def save(self, sess, save_path, global_step=None, latest_filename=None, meta_graph_suffix="meta", write_meta_graph=True,
             write_state=True, strip_default_attrs=False, save_debug_info=False):
        """Writes the values of the Variables, and makes the folder; a session means nothing. Returns the path without
        its ending."""
        path = self._save(save_path, global_step, write_state, self._digits)
        if write_state:
            self._last = [*(p for p in self._last if p != path), path]
            if self._keeper is not None:
                self._keeper.delete_old(self._last)
                self._last = self._last[-self._keeper.max_to_keep:]
        return path

    def restore(self, sess, save_path):
        """Restores all Variables. NotFoundError: "Key w not found in checkpoint"; then nothing has changed."""
        if save_path is None:
            raise ValueError("Can't load save_path when it is None.")
        self._restore(save_path)


TrainSaver.__name__ = TrainSaver.__qualname__ = "Saver"


@contextlib.contextmanager
def restore_variables_on_create(save_path, map_func=None):
    """Within ``with``, Variables that are made, also by layers, have the values that a checkpoint has under their names.

    save_path: as save() returned it; None restores nothing. map_func: gives the checkpoint's name for a Variable's; None: they are the same.
    It holds for this thread or task; of several the innermost does. Copies of Variables, and the slots of optimizers, keep their values.
    NotFoundError: there is no such file, or, when a Variable is made, "Key w not found in checkpoint". InvalidArgumentError: it has
    another dtype or shape there. ValueError: map_func is no function.

    >>> import eager.compat.tensorflow.contrib.eager as tfe, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = tfe.Saver([tfe.Variable(3.0, name="w")]).save(folder + "/run")
    ...     with tfe.restore_variables_on_create(path):
    ...         print(tfe.Variable(0.0, name="w").numpy())
    3.0
    """
    if map_func is not None and not callable(map_func):
        raise ValueError("map_func must be callable.")
    if not save_path:
        yield
        return
    file = _core.CheckpointFile(checkpoints.existing(save_path))

    def restore(v):
        name = map_func(v._name) if map_func else v._name
        if not isinstance(name, str):
            raise TypeError(f"map_func must return a str, not {name!r}")
        file.restore_variables((name,), (v,))

    before = _core.on_new_variable.set(restore)
    try:
        yield
    finally:
        _core.on_new_variable.reset(before)
