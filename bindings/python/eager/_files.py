"""Errors of the system about files and folders, as the library's own."""
import contextlib
import errno
import os

from . import errors

_CLASSES = {
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), errors.NotFoundError),
    errno.EEXIST: errors.AlreadyExistsError,
    **dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), errors.PermissionDeniedError),
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EMFILE, errno.ENFILE, errno.ENOMEM), errors.ResourceExhaustedError),
    **dict.fromkeys((errno.EISDIR, errno.ENAMETOOLONG, errno.ELOOP, errno.EINVAL), errors.InvalidArgumentError),
}


@contextlib.contextmanager
def system_errors(path):
    """Within ``with``, turns an OSError into what the library raises for it: "PATH; No such file or directory" as a NotFoundError, say."""
    try:
        yield
    except errors.EagerError:
        raise
    except OSError as error:
        raise _CLASSES.get(error.errno, errors.UnknownError)(f"{path}; {error.strerror or error}") from error


def make_folder_of(path):
    """Makes the folder that a file of this path lies in, where it is missing."""
    folder = os.path.dirname(path)
    if folder:
        with system_errors(folder):
            os.makedirs(folder, exist_ok=True)
