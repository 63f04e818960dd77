"""Functions of elements as ops: traced, or as Python code."""
import contextlib
import contextvars
import warnings

from .. import nest, random
from .._graphs import TensorSpec
from ..errors import FailedPreconditionError
from ..functions import ConcreteFunction, function
from ..py_functions import ShapesNeededError
from ._elements import converted, leaves_of, packed, signature_of, structure_of


# What tells that a function cannot be traced. Python has TypeErrors where it needs dims that are not known, as for len(x); those of a
# mistake come out of the call with the first element, too.
UNTRACEABLE = FailedPreconditionError, ShapesNeededError, TypeError


def _call(user_function, structure, leaves):
    if not nest.is_nested(structure):
        return user_function(*leaves)
    element = packed(structure, leaves)
    return user_function(*element) if type(structure) is tuple else user_function(element)


def called(function, *args):
    """function(*args), of code whose StopIteration would end a loop as if there were no more elements."""
    try:
        return function(*args)
    except StopIteration as error:
        raise RuntimeError("a function of the dataset raised StopIteration") from error


def of_element(function, element):
    return called(function, *element) if type(element) is tuple else called(function, element)


# Whether runs of datasets are there to learn what code gives.
is_learning: contextvars.ContextVar = contextvars.ContextVar("is_learning", default=False)

_MOST_ERRORS = 100  # elements that may fail before one from which to learn


@contextlib.contextmanager
def learning():
    """A scope that learns what code gives, and after which seeds give the orders and the random numbers that they would have given."""
    state, token = random.get_state(), is_learning.set(True)
    try:
        yield
    finally:
        is_learning.reset(token)
        random.set_state(state)


def first_element(dataset):
    """Returns the first element without an error; None: there is none. Where all fail it raises the last error: an earlier one comes at
    its element."""
    iterator, failure = iter(dataset), None
    for _ in range(_MOST_ERRORS):
        try:
            return next(iterator)
        except StopIteration:
            break
        except Exception as error:
            failure = error
    if failure is not None:
        raise failure
    return None


def _is_dataset(value):
    from ._dataset import Dataset

    return isinstance(value, Dataset)


class _GivesDataset(Exception):
    pass


def element_op(dataset, user_function, signature, what):
    """Returns (op, structure of what it gives). flat_map's function may give a Dataset: then (None, its element_spec)."""
    if not callable(user_function):
        raise TypeError(f"{what} takes a function, not {user_function!r}")
    structure = dataset._structure
    if signature is not None:
        given, signature = structure_of(signature)
        return _host_op(user_function, structure, signature, what), given
    given = []

    def flat(*leaves):
        result = _call(user_function, structure, leaves)
        if _is_dataset(result):
            given.append(result)
            raise _GivesDataset
        result_structure, tensors = converted(result)
        given.append(result_structure)
        return tuple(tensors)

    try:
        concrete = function(flat, name=getattr(user_function, "__name__", what)).get_concrete_function(*dataset._specs)
        return concrete, given[-1]
    except _GivesDataset:
        pass
    except UNTRACEABLE as error:
        return _untraced(dataset, user_function, what, error)
    return _of_datasets(given[-1], what)


def _of_datasets(given, what):
    if what != "flat_map":
        raise TypeError(f"{what}: the function gives a Dataset; flat_map takes such a function")
    return None, given.element_spec


def _untraced(dataset, user_function, what, error):
    with learning():
        first = dataset._first()
        if first is None:
            raise ValueError(f"{what}: the function cannot be traced, and there is no element to learn from what it gives: give an "
                             "output_signature") from error
        result = _call(user_function, dataset._structure, leaves_of(first))
    op_and_structure = _of_datasets(result, what) if _is_dataset(result) else None
    why = ("has Python code of unknown shapes" if isinstance(error, ShapesNeededError) else
           "needs what is not known" if isinstance(error, TypeError) else "asks for a value")
    warnings.warn(f"{what}: {getattr(user_function, '__name__', 'the function')} {why}, so it is not traced, and runs as Python code for each "
                  f"element ({error})", stacklevel=4)
    if op_and_structure:
        return op_and_structure
    if what == "filter":
        signature = TensorSpec([], "bool")
    else:
        signature = signature_of([result], what)
    return _host_op(user_function, dataset._structure, signature, what), nest.map_structure(lambda _: None, signature)


def _host_op(user_function, structure, signature, what):
    def run(tensors):
        return converted(_call(user_function, structure, tensors), signature)[1]

    return what, run, [(s.dtype.code, s.shape) for s in nest.flatten(signature)]
