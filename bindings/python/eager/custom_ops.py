"""Ops of the program's own: ``define_op`` and ``define_native_op``.

A schema says what an op takes and gives: ``"x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64"`` has two inputs and an
attribute, one output, and the dtypes that the letter T stands for. The grammar is in include/eager_c.h, at Custom. Dims of one name
have one size, ``...`` is any number of dims, ``?`` behind an input or an attribute says that it may be None, ``*`` behind the last
input that it is any number of tensors.
"""
from . import _core, _registry
from ._graphs import TensorSpec
from .dtypes import BY_CODE

__all__ = ["define_op", "define_native_op"]

_EFFECTS, _SERIAL, _NO_GRADIENT = 1, 2, 4  # EAGER_OP_EFFECTS and so on


def __dir__():
    return __all__


def _empty_frames(error):
    """Drops the local variables of the frames that an exception, and those that led to it, keep."""
    import traceback

    seen, left = set(), [error]
    while left:
        error = left.pop()
        if error is not None and id(error) not in seen:
            seen.add(id(error))
            traceback.clear_frames(error.__traceback__)
            left += [error.__cause__, error.__context__]


def _takes_needed(gradient):
    import inspect

    try:
        return "needed" in inspect.signature(gradient).parameters
    except (TypeError, ValueError):  # some builtins have no signature
        return False


class _Layout:
    """What the registry says of a definition, as far as its callbacks need it."""

    def __init__(self, schema, saves):
        self.attributes = [a["name"] for a in schema["attributes"]]
        self.inputs = [entry["name"] for entry in schema["inputs"]]
        self.list = self.inputs[-1] if self.inputs and schema["inputs"][-1]["list"] else None
        self.num_outputs = len(schema["outputs"])
        self.saved = [word[6:-1] if word.startswith("shape(") else word for word in saves.split()]

    def named(self, attributes):
        return dict(zip(self.attributes, attributes))

    def by_input(self, values):
        """An entry an input: None for what is left off at the end, one tuple for a list."""
        fixed = len(self.inputs) - (self.list is not None)
        entries = (*values[:fixed], *[None] * (fixed - len(values)))
        return entries if self.list is None else (*entries, tuple(values[fixed:]))

    def by_save(self, values):
        """An entry for each word of saves, one tuple for a list."""
        num_lists = self.saved.count(self.list)
        length = (len(values) - len(self.saved)) // num_lists + 1 if num_lists else 0
        entries, at = [], 0
        for name in self.saved:
            if name == self.list:
                entries.append(tuple(values[at:at + length]))
                at += length
            else:
                entries.append(values[at])
                at += 1
        return entries


class _Callbacks:
    """The functions of one definition. The extension calls run, infer and differentiate with tuples in the order of the schema;
    users' functions have tensors by position and attributes by name."""

    def __init__(self, name, kernel, infer, gradient, saves):
        self.name, self.saves = name, saves
        self.kernel, self.infer_shapes, self.gradient = kernel, infer, gradient
        self.takes_needed = gradient is not None and _takes_needed(gradient)
        self.known = None

    @property
    def layout(self):
        if self.known is None:
            with _registry.defining:  # another thread is in the middle of the definition, or was where the process was forked
                if self.known is None:
                    self.know()
        return self.known

    def know(self):
        self.known = _Layout(_registry.schema(self.name), self.saves)

    def run(self, inputs, outputs, attributes):
        layout = self.layout
        result = self.kernel(*layout.by_input(inputs), *outputs, **layout.named(attributes))
        given = () if result is None else result if isinstance(result, tuple) else (result,)
        if not all(any(one is output for output in outputs) for one in given):  # ufuncs give back what they wrote to
            raise TypeError(f"the kernel of {self.name} must write its outputs, and return None, not {type(result).__name__}")

    def infer(self, inputs, outputs, attributes):
        layout = self.layout
        specs = tuple(None if given is None else TensorSpec(given[1], BY_CODE[given[0]]) for given in inputs)
        result = self.infer_shapes(*layout.by_input(specs), **layout.named(attributes))
        if layout.num_outputs == 1 and not (isinstance(result, (list, tuple)) and len(result) == 1 and
                                            isinstance(result[0], TensorSpec)):
            result = [result]
        if not isinstance(result, (list, tuple)) or len(result) != len(outputs):
            raise ValueError(f"the inference of {self.name} must give {len(outputs)} shapes or TensorSpecs, got {result!r}")
        return [self._inferred(one, code, shape) for one, (code, shape) in zip(result, outputs)]

    def _inferred(self, given, code, shape):
        if isinstance(given, TensorSpec):
            return given.dtype.code, given.shape
        if given is None:  # what the schema says
            if shape is None:
                raise ValueError(f"the inference of {self.name} must give the shape of an output that is [any]")
            return code, shape
        return code, TensorSpec(given).shape

    def differentiate(self, saved, output_gradients, needed, attributes):
        layout = self.layout
        named = layout.named(attributes)
        if self.takes_needed:
            named["needed"] = layout.by_input(needed)
        return self._gradients(self.gradient(*layout.by_save(saved), *output_gradients, **named), len(needed))

    def _gradients(self, result, num_needed):
        """A tuple of num_needed gradients: an entry an input, those of a list one by one."""
        layout = self.layout
        n, is_sequence = len(layout.inputs), isinstance(result, (list, tuple))
        is_whole = is_sequence and (n > 1 or layout.list is None or len(result) == 1 and isinstance(result[0], (list, tuple)))
        entries = result if is_whole or n != 1 else [result]  # of a sole input the gradient itself
        if not isinstance(entries, (list, tuple)) or len(entries) != n:
            count = len(entries) if is_sequence else 1
            raise ValueError(f"the gradient of {self.name} must give {n} gradients, one for each input, got {count}")
        if layout.list is None:
            return tuple(entries[:num_needed])
        *fixed, of_list = entries
        length = num_needed - len(fixed)
        of_list = [None] * length if of_list is None else of_list
        if not isinstance(of_list, (list, tuple)) or len(of_list) != length:
            raise ValueError(f"the gradient of {self.name} must give {length} gradients for {layout.list}, got {of_list!r}")
        return (*fixed, *of_list)[:num_needed]


def _define(name, schema, kernel, infer, gradient, gradient_function, saves, version, effects, serial, no_gradient, description,
            library=None, call=None):
    for what, function in (("kernel", kernel), ("infer", infer), ("gradient", gradient)):
        if function is not None and not callable(function):
            raise TypeError(f"{name}: {what} must be a function, not {function!r}")
    if gradient_function is not None:
        from .functions import _concrete

        gradient_function = _concrete(gradient_function)
    if saves is not None and not isinstance(saves, str):
        saves = " ".join(saves)
    callbacks = _Callbacks(name, kernel, infer, gradient, saves or "")
    given = [None if function is None else method for function, method in
             ((kernel, callbacks.run), (infer, callbacks.infer), (gradient, callbacks.differentiate))]
    flags = _EFFECTS * bool(effects) | _SERIAL * bool(serial) | _NO_GRADIENT * bool(no_gradient)
    with _registry.defining:
        _core.define_op(name, schema, description, version, flags, *given, saves, gradient_function, library, call)
        callbacks.know()
        return _registry.defined(name)


def define_op(name, schema, kernel=None, *, gradient=None, gradient_function=None, saves=None, infer=None, version=1, effects=False,
              serial=False, no_gradient=False, description=None):
    """Defines an op whose kernel is a function, and returns the op, which is called as those of the library are.

    Without a kernel it returns a decorator of one. The op takes inputs and attributes by position or name, what must be given first;
    numbers and lists of these take the dtype of an input that has only one. For the name "mylib.saxpy" it is also
    eager.raw_ops.mylib.saxpy. A later definition of the name holds for what is made after it; ops, functions and tapes of before keep
    theirs.

    name: letters, digits and "_", with a dot. schema: what it takes and gives, "x: T[n], a: float = 1 -> z: T[n]; T: float32 float64";
    include/eager_c.h has the grammar.
    kernel(*inputs, *outputs, **attributes) writes the outputs: it is given NumPy arrays on the tensors' own memory, without a copy
    (memoryviews where NumPy is not installed). Inputs are read-only; outputs have arbitrary values at first; with rank 0, write
    z[...] = value. None stands for an absent input or attribute, a tuple for a list. A string input is a copy, of bytes objects. The
    memory ends with the call: an array that a kernel keeps is a BufferError, and an exception's frames lose their variables. A
    kernel calls no ops. It runs with the GIL; what releases it (NumPy, Numba, ctypes) lets others run.
    gradient(*saved, *output_gradients, **attributes) gives the gradients of the inputs, in order, None where there is none; of a
    sole input the gradient itself. It is made of ops, so it is differentiated again, and traced. A parameter `needed` is given a
    tuple that says for each input whether its gradient is asked for. saves names what it is given of the call: inputs, outputs and
    shapes, "x z shape(y)" or a list of these; a shape has x's shape and dtype and no values, for eager.zeros_like and others.
    gradient_function: a traced function instead, from what saves names and then the output gradients to a gradient for each input
    that may be floating or complex; a ConcreteFunction, or an eager.function with one trace or an input_signature.
    infer(*inputs, **attributes) is for shapes that the schema cannot say, [any]: from TensorSpecs, where None is a dim that is not
    known, it gives the output's shape or TensorSpec (several: a tuple), None for what the schema says.
    version: of the op's meaning, in files of functions. effects: the op does more than compute outputs, so a function never drops,
    merges or reorders it. serial: one call at a time runs. no_gradient: the result is piecewise constant or no number.
    description: sentences; None: the kernel's docstring.
    The op holds its functions, and Python does not collect an op whose own functions hold it: where definitions come and go, within
    another function, a gradient calls eager.raw_ops.mylib.saxpy in place of a local name of its op.

    An exception of a kernel, gradient or inference comes out of the call as itself.
    InvalidArgumentError: name, schema or saves is malformed, or the gradient_function takes or gives another number of tensors.

    >>> import eager, numpy
    >>> @eager.define_op("example.saxpy", "x: T[n], y: T[n], a: float = 1 -> z: T[n]; T: float32 float64",
    ...                  gradient=lambda dz, a: (a * dz, dz))
    ... def saxpy(x, y, z, a):
    ...     numpy.multiply(x, a, out=z)
    ...     z += y
    >>> saxpy([1., 2.], [10., 20.], a=3.).tolist()
    [13.0, 26.0]
    >>> eager.grad(lambda x: saxpy(x, [10., 20.], a=3.).sum())(eager.constant([1., 2.])).tolist()
    [3.0, 3.0]
    """
    def define(kernel):
        text = description
        if text is None and getattr(kernel, "__code__", None) is not None:
            text = " ".join((kernel.__doc__ or "").split())
        return _define(name, schema, kernel, infer, gradient, gradient_function, saves, version, effects, serial, no_gradient, text)

    return define if kernel is None else define(kernel)


def define_native_op(name, schema, library, call, *, gradient=None, gradient_function=None, saves=None, infer=None, version=1,
                     effects=False, serial=False, no_gradient=False, description=None):
    """Defines an op whose kernel is a C function of any library, and returns the op. The other arguments are those of define_op.

    library: a name or a path, as dlopen takes it; None: what the process has loaded. It is never closed.
    call: the function's prototype, with a source for each parameter; a line for each dtype, where it begins with the dtype's name:
    "float64: void cblas_daxpy(int = size(x), double = a, const double * = x, int = 1, double * = inout(z, y), int = 1)". The grammar
    is in include/eager_c.h, at eager_op_define_native. A function of numbers alone is called for each element, by several threads.
    A prototype that is not the function's cannot be found out, and may end the process: with EAGER_CHECK_NATIVE=1 in the environment
    the library looks for writes that are out of bounds.

    NotFoundError: there is no such library or function. InvalidArgumentError: a prototype is malformed, a type does not fit its
    source, or an output has none. UnimplementedError: the library was built without libffi.

    >>> import eager
    >>> j1 = eager.define_native_op("example.j1", "x: float64[...] -> z: float64[...]", "libm.so.6", "double = z j1(double = x)")
    >>> j0 = eager.define_native_op("example.j0", "x: float64[...] -> z: float64[...]", "libm.so.6", "double = z j0(double = x)",
    ...                             gradient=lambda x, dz: -dz * j1(x), saves="x")
    >>> j0(eager.constant([0., 1.], "float64")).tolist()
    [1.0, 0.7651976865579666]
    """
    import os

    if call is None:
        raise TypeError(f"{name}: call must be a text of prototypes, not None")
    library = None if library is None else os.fsencode(library)
    return _define(name, schema, None, infer, gradient, gradient_function, saves, version, effects, serial, no_gradient, description,
                   library, call)
