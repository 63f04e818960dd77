"""tf.train.Checkpoint, CheckpointManager and Saver: eager.checkpoints under TensorFlow's names.

A file is PREFIX.safetensors where TensorFlow writes PREFIX.index and PREFIX.data-00000-of-00001.
"""
import contextlib
import os

import eager
from eager import _core, checkpoints, dtypes
from eager.checkpoints import latest_checkpoint as _latest


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
    """tf.train.CheckpointManager: saves a Checkpoint again and again, and deletes the oldest files."""

    def __init__(self, checkpoint, directory, max_to_keep, keep_checkpoint_every_n_hours=None, checkpoint_name="ckpt", **_):
        super().__init__(checkpoint, directory, max_to_keep, checkpoint_name)

    def save(self, checkpoint_number=None, check_interval=True, options=None):
        """Saves, and returns the path without its ending."""
        if isinstance(checkpoint_number, (eager.Tensor, eager.Variable)):
            checkpoint_number = checkpoint_number.item()
        return super().save(checkpoint_number)


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


def checkpoint_exists(checkpoint_prefix):
    """Whether there is a checkpoint of this path, without its ending."""
    return os.path.exists(os.fspath(checkpoint_prefix) + checkpoints.SUFFIX)


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


def _by_name(var_list):
    if isinstance(var_list, dict):
        return dict(var_list)
    found = {}
    for v in var_list:
        if v._name in found:
            raise ValueError(f"At least two variables have the same name: {v._name}")
        found[v._name] = v
    return found


class _Savers:
    """Variables that are saved under their names."""

    def __init__(self, var_list, max_to_keep):
        self._variables = _by_name(var_list)
        self._max_to_keep = max_to_keep

    def _save(self, prefix, global_step, write_state=True):
        path = os.fspath(prefix)
        if global_step is not None:
            step = global_step.item() if isinstance(global_step, (eager.Tensor, eager.Variable)) else int(global_step)
            path = f"{path}-{step}"
        writer = _core.CheckpointWriter()
        for name, v in self._variables.items():
            writer.add_variable(name, v)
        writer.commit(path + checkpoints.SUFFIX, True, write_state, self._max_to_keep)
        return path

    def _restore(self, path):
        file = _core.CheckpointFile(checkpoints.existing(path))
        file.restore_variables(tuple(self._variables), tuple(self._variables.values()))


class Saver(_Savers):
    """tfe.Saver: Variables that are saved under their names. var_list: a list of them, or a dict from names."""

    def __init__(self, var_list):
        super().__init__(var_list, 0)

    def save(self, file_prefix, global_step=None):
        """Writes "PREFIX.safetensors", or "PREFIX-STEP.safetensors"; returns the path without the ending."""
        return self._save(file_prefix, global_step)

    def restore(self, file_prefix):
        """Restores all Variables. NotFoundError: "Key w not found in checkpoint"; then nothing has changed."""
        self._restore(file_prefix)


class TrainSaver(_Savers):
    """tf.train.Saver. var_list: Variables, or a dict from names to them; None: all Variables of graph programs."""

    def __init__(self, var_list=None, max_to_keep=5, **_):
        if var_list is None:
            import eager.compat.tensorflow as tf

            var_list = tf.global_variables()
        if not var_list:
            raise ValueError("No variables to save")
        super().__init__(var_list, max_to_keep or 0)

    def save(self, sess, save_path, global_step=None, latest_filename=None, meta_graph_suffix="meta", write_meta_graph=True,
             write_state=True, **_):
        """Writes the values of the Variables; a session means nothing. Returns the path without its ending."""
        return self._save(save_path, global_step, write_state)

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
