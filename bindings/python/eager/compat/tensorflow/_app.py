"""tf.app and tf.flags: options of a program's command line, and the call of its main()."""
import argparse
import sys
import types

_TRUE, _FALSE = ("true", "t", "yes", "y", "1"), ("false", "f", "no", "n", "0")


def _boolean(text):
    small = text.lower()
    if small not in _TRUE + _FALSE:
        raise argparse.ArgumentTypeError(f"{text!r} is neither true nor false")
    return small in _TRUE


class _Flags:
    """The options and their values, as attributes. The command line is read when the first value is asked for."""

    def __init__(self):
        self.__dict__.update(_parser=argparse.ArgumentParser(allow_abbrev=False), _values=None, _rest=[], _required=[])

    def __call__(self, argv, known_only=False):
        """Reads a command line, whose first word is the program's name, and returns what is no option of it."""
        values, rest = self._parser.parse_known_args(argv[1:])
        unknown = [word for word in rest if word.startswith("-")]
        if unknown and not known_only:
            self._parser.error(f"Unknown command line flag: {unknown[0]}")
        for name in self._required:
            if getattr(values, name) is None:
                self._parser.error(f"Flag --{name} must have a value other than None.")
        self.__dict__.update(_values=values, _rest=[*argv[:1], *rest])
        return self._rest

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        if self._values is None:
            self(sys.argv, known_only=True)
        if not hasattr(self._values, name):
            raise AttributeError(f"no flag is named {name!r}")
        return getattr(self._values, name)

    def __setattr__(self, name, value):
        getattr(self, name)
        setattr(self._values, name, value)

    def __getitem__(self, name):
        """Returns the option of a name, with `name`, `value` and `default`."""
        action = next((a for a in self._parser._actions if a.dest == name and a.default is not argparse.SUPPRESS), None)
        if action is None:
            raise KeyError(name)
        return types.SimpleNamespace(name=name, value=getattr(self, name), default=action.default, help=action.help)

    def is_parsed(self):
        """Returns whether a command line has been read."""
        return self._values is not None

    def __contains__(self, name):
        return any(action.dest == name for action in self._parser._actions)

    def __dir__(self):
        return [action.dest for action in self._parser._actions]

    def flag_values_dict(self):
        """Returns all values by name."""
        if self._values is None:
            self(sys.argv, known_only=True)
        return dict(vars(self._values))


FLAGS = _Flags()


def _define(name, default, help, **how):
    FLAGS._parser.add_argument(f"--{name}", f"-{name}", dest=name, default=default, help=help, **how)
    if FLAGS._values is not None and not hasattr(FLAGS._values, name):
        FLAGS.__dict__["_values"] = None  # the line is read again, with the new option


def DEFINE_string(flag_name, default_value, docstring=None, **_):
    """Adds an option that is a text."""
    _define(flag_name, default_value, docstring)


def DEFINE_integer(flag_name, default_value, docstring=None, lower_bound=None, upper_bound=None, **_):
    """Adds an option that is a whole number, within bounds if they are given."""
    _define(flag_name, default_value, docstring, type=_bounded(int, lower_bound, upper_bound))


def DEFINE_float(flag_name, default_value, docstring=None, lower_bound=None, upper_bound=None, **_):
    """Adds an option that is a number, within bounds if they are given."""
    _define(flag_name, default_value, docstring, type=_bounded(float, lower_bound, upper_bound))


def _bounded(kind, lower, upper):
    def number(text):
        value = kind(text)
        if (lower is not None and value < lower) or (upper is not None and value > upper):
            raise argparse.ArgumentTypeError(f"{text} does not lie between {lower} and {upper}")
        return value

    number.__name__ = kind.__name__  # argparse names it in its message
    return number


def DEFINE_boolean(flag_name, default_value, docstring=None, **_):
    """Adds an option that is true where it stands alone; ``--no`` before its name makes it false."""
    _define(flag_name, default_value, docstring, type=_boolean, nargs="?", const=True)
    FLAGS._parser.add_argument(f"--no{flag_name}", dest=flag_name, action="store_false", default=argparse.SUPPRESS, help=argparse.SUPPRESS)


DEFINE_bool = DEFINE_boolean


def DEFINE_enum(flag_name, default_value, enum_values, docstring=None, **_):
    """Adds an option that is one of the texts of a list."""
    _define(flag_name, default_value, docstring, choices=list(enum_values))


def DEFINE_list(flag_name, default_value, docstring=None, **_):
    """Adds an option that is a list of texts, with commas between them."""
    split = lambda text: text.split(",") if text else []
    _define(flag_name, split(default_value) if isinstance(default_value, str) else default_value, docstring, type=split)


class _Each(argparse.Action):
    """Takes what an option says each time that it stands there; the default is what it is without one."""

    def __call__(self, parser, namespace, value, option_string=None):
        found = getattr(namespace, self.dest)
        setattr(namespace, self.dest, [value] if found is self.default else [*found, value])


def _each(flag_name, default_value, docstring, **how):
    default = default_value if default_value is None or isinstance(default_value, (list, tuple)) else [default_value]
    _define(flag_name, default, docstring, action=_Each, **how)


def DEFINE_multi_string(name, default, help=None, **_):
    """Adds an option that may stand there several times: a list of texts."""
    _each(name, default, help)


def DEFINE_multi_integer(name, default, help=None, lower_bound=None, upper_bound=None, **_):
    """Adds an option that may stand there several times: a list of whole numbers."""
    _each(name, default, help, type=_bounded(int, lower_bound, upper_bound))


def DEFINE_multi_float(name, default, help=None, lower_bound=None, upper_bound=None, **_):
    """Adds an option that may stand there several times: a list of numbers."""
    _each(name, default, help, type=_bounded(float, lower_bound, upper_bound))


def DEFINE_multi_enum(name, default, enum_values, help=None, **_):
    """Adds an option that may stand there several times: a list of texts of a list."""
    _each(name, default, help, choices=list(enum_values))


def mark_flag_as_required(flag_name, flag_values=None):
    """Makes it an error that an option without a default does not stand on the command line."""
    if flag_name not in FLAGS:
        raise AttributeError(f"no flag is named {flag_name!r}")
    FLAGS._required.append(flag_name)


def mark_flags_as_required(flag_names, flag_values=None):
    """Calls mark_flag_as_required for each name."""
    for name in flag_names:
        mark_flag_as_required(name)


def run(main=None, argv=None):
    """Reads the command line, calls main with the program's name and what no option took, and exits with what it returns.

    main: None for the function main of the program that runs.
    """
    rest = FLAGS(sys.argv if argv is None else argv, known_only=True)
    sys.exit((main or sys.modules["__main__"].main)(rest))
