"""tf.logging: Python's logging, by the logger "tensorflow", on stderr from WARN on unless set_verbosity says otherwise."""
import logging
import sys
import threading

DEBUG, INFO, WARN, ERROR, FATAL = logging.DEBUG, logging.INFO, logging.WARNING, logging.ERROR, logging.CRITICAL
_counts: dict = {}
_lock = threading.Lock()


class _Stderr(logging.StreamHandler):
    """Writes to what sys.stderr is at the time."""

    @property
    def stream(self):
        return sys.stderr

    @stream.setter
    def stream(self, value):
        pass


def get_logger():
    """Returns the logger, whose output is set up when it is first asked for."""
    logger = logging.getLogger("tensorflow")
    with _lock:
        if not logger.handlers and not logging.getLogger().handlers:
            handler = _Stderr()
            handler.setFormatter(logging.Formatter("%(levelname)s:%(name)s:%(message)s"))
            logger.addHandler(handler)
            logger.propagate = False
        if logger.level == logging.NOTSET:
            logger.setLevel(WARN)
    return logger


def log(level, msg, *args, **kwargs):
    """Writes a message of a level."""
    get_logger().log(level, msg, *args, **kwargs)


def debug(msg, *args, **kwargs):
    """Writes a message for whoever looks for a fault."""
    log(DEBUG, msg, *args, **kwargs)


def info(msg, *args, **kwargs):
    """Writes how things go."""
    log(INFO, msg, *args, **kwargs)


def warn(msg, *args, **kwargs):
    """Writes a warning."""
    log(WARN, msg, *args, **kwargs)


warning = warn


def error(msg, *args, **kwargs):
    """Writes an error."""
    log(ERROR, msg, *args, **kwargs)


def fatal(msg, *args, **kwargs):
    """Writes an error after which the program cannot go on. It does go on."""
    log(FATAL, msg, *args, **kwargs)


def vlog(level, msg, *args, **kwargs):
    """Writes a message of a level of TensorFlow's own."""
    log(level, msg, *args, **kwargs)


def _times(msg):
    with _lock:
        _counts[msg] = _counts.get(msg, -1) + 1
        return _counts[msg]


def log_every_n(level, msg, n, *args):
    """Writes the message at the first call with it, and at each n-th after that."""
    log_if(level, msg, _times(msg) % n == 0, *args)


def log_first_n(level, msg, n, *args):
    """Writes the message at the first n calls with it."""
    log_if(level, msg, _times(msg) < n, *args)


def log_if(level, msg, condition, *args):
    """Writes the message if the condition is true."""
    if condition:
        log(level, msg, *args)


def set_verbosity(level):
    """Sets the lowest level that is written: a number, or its name."""
    get_logger().setLevel(level)


def get_verbosity():
    """Returns the lowest level that is written."""
    return get_logger().getEffectiveLevel()


def flush():
    """Writes out what waits."""
    for handler in get_logger().handlers:
        handler.flush()
