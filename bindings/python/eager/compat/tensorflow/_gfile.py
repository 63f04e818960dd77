"""tf.gfile, tf.io.gfile, tf.io.read_file and tf.io.write_file: files of this machine. Whatever fails raises eager's errors."""
import contextlib
import glob as _glob
import os
import shutil

import eager


@contextlib.contextmanager
def _errors(path):
    """Turns what the system says into an error of eager, which is an OSError no more."""
    try:
        yield
    except FileNotFoundError as e:
        raise eager.errors.NotFoundError(f"{path}; {e.strerror}") from e
    except FileExistsError as e:
        raise eager.errors.AlreadyExistsError(f"{path}; {e.strerror}") from e
    except PermissionError as e:
        raise eager.errors.PermissionDeniedError(f"{path}; {e.strerror}") from e
    except OSError as e:
        raise eager.errors.FailedPreconditionError(f"{path}; {e.strerror or e}") from e


class GFile:
    """A file, opened at the first read or write, as a context manager and an iterable of lines."""

    def __init__(self, name, mode="r"):
        if mode.replace("b", "").replace("+", "") not in ("r", "w", "a"):
            raise eager.errors.InvalidArgumentError(f"mode is not 'r' or 'w' or 'a', got {mode!r}")
        self.name, self.mode, self._file = os.fspath(name), mode, None

    def _open(self):
        if self._file is None:
            with _errors(self.name):
                self._file = open(self.name, self.mode, **({} if "b" in self.mode else {"encoding": "utf-8"}))
        return self._file

    def read(self, n=-1):
        """Returns up to n bytes or letters, or all that is left."""
        return self._open().read(-1 if n is None else n)

    def write(self, file_content):
        """Writes at the end of what was written."""
        self._open().write(file_content)

    def readline(self):
        """Returns the next line with its end, or "" behind the last."""
        return self._open().readline()

    def readlines(self):
        """Returns the lines that are left."""
        return self._open().readlines()

    def seek(self, offset, whence=0):
        """Goes to a place of the file."""
        self._open().seek(offset, whence)

    def tell(self):
        """Returns the place."""
        return self._open().tell()

    def size(self):
        """Returns the number of bytes."""
        return stat(self.name).length

    def flush(self):
        """Writes out what waits."""
        if self._file is not None:
            self._file.flush()

    def close(self):
        """Closes the file; a later read or write opens it anew."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def __iter__(self):
        return iter(self._open())

    def __enter__(self):
        if "w" in self.mode:
            self._open()  # an empty file is there too
        return self

    def __exit__(self, *_):
        self.close()


class FileStatistics:
    """What is known of a file: length in bytes, mtime_nsec in nanoseconds since 1970, is_directory."""

    def __init__(self, found):
        import stat as names

        self.length, self.mtime_nsec, self.is_directory = found.st_size, found.st_mtime_ns, names.S_ISDIR(found.st_mode)


def exists(path):
    """Whether there is such a file or folder."""
    return os.path.exists(path)


def isdir(path):
    """Whether it is a folder."""
    return os.path.isdir(path)


def stat(path):
    """Returns a file's FileStatistics."""
    with _errors(path):
        return FileStatistics(os.stat(path))


def listdir(path):
    """Returns the names in a folder."""
    if not os.path.isdir(path):
        raise eager.errors.NotFoundError(f"Could not find directory {path}")
    with _errors(path):
        return os.listdir(path)


def glob(pattern):
    """Returns the paths that fit a pattern, or any of a list."""
    patterns = [pattern] if isinstance(pattern, (str, os.PathLike)) else pattern
    return [path for p in patterns for path in sorted(_glob.glob(os.fspath(p)))]


def match_filenames_once(pattern, name=None):
    """The paths that fit a pattern, or any of a list, as a tensor of strings."""
    return eager.constant(glob(pattern), eager.string)


def mkdir(path):
    """Makes a folder in one that is there."""
    with _errors(path):
        os.mkdir(path)


def makedirs(path):
    """Makes a folder, and those above it, unless they are there."""
    with _errors(path):
        os.makedirs(path, exist_ok=True)


def remove(path):
    """Removes a file."""
    with _errors(path):
        os.remove(path)


def rmtree(path):
    """Removes a folder with all that is in it."""
    with _errors(path):
        shutil.rmtree(path)


def copy(src, dst, overwrite=False):
    """Copies a file. One that is there is replaced if overwrite is true."""
    _refuse(dst, overwrite)
    with _errors(src):
        shutil.copyfile(src, dst)


def rename(src, dst, overwrite=False):
    """Moves a file. One that is there is replaced if overwrite is true."""
    _refuse(dst, overwrite)
    with _errors(src):
        os.replace(src, dst)


def _refuse(path, overwrite):
    if not overwrite and os.path.exists(path):
        raise eager.errors.AlreadyExistsError(f"file already exists: {path}")


def walk(top, topdown=True, onerror=None):
    """Gives (folder, names of folders, names of files) for each folder from top on."""
    return os.walk(top, topdown, onerror)


# ---- Whole files as string tensors


def _path_of(filename):
    return os.fsdecode(filename.item() if hasattr(filename, "item") else filename)


def read_file(filename, name=None):
    """Returns what a file has, a string scalar. filename: a path, or a string scalar; also in traced functions. NotFoundError: it is not there."""
    if getattr(filename, "is_symbolic", False):
        return eager.py_function(read_file, [filename], eager.string, [])
    path = _path_of(filename)
    with _errors(path), open(path, "rb") as file:
        return eager.constant(file.read())


def write_file(filename, contents, name=None):
    """Writes a string scalar as a file, in place of one of that name; its folder is made where it is missing. Also in traced functions."""
    if getattr(filename, "is_symbolic", False) or getattr(contents, "is_symbolic", False):
        eager.py_function(write_file, [filename, contents], [])
        return
    contents = contents.item() if hasattr(contents, "item") else contents
    if not isinstance(contents, (str, bytes)):
        raise TypeError(f"contents must be a string, not {contents!r}")
    path = _path_of(filename)
    with _errors(path):
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
        with open(path, "wb") as file:
            file.write(contents.encode() if isinstance(contents, str) else contents)
