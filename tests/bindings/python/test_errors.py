"""eager.errors: its classes, the exception for each code, and that wrong arguments raise and never crash."""
import copy
import os
import pickle
import traceback

import pytest

import eager
from eager import errors

CODES = {1: "Cancelled", 2: "Unknown", 3: "InvalidArgument", 4: "DeadlineExceeded", 5: "NotFound", 6: "AlreadyExists",
         7: "PermissionDenied", 8: "ResourceExhausted", 9: "FailedPrecondition", 10: "Aborted", 11: "OutOfRange", 12: "Unimplemented",
         13: "Internal", 14: "Unavailable", 15: "DataLoss"}


@pytest.mark.parametrize("code, name", CODES.items())
def test_classes(code, name):
    cls = getattr(errors, name + "Error")
    assert errors.CLASSES[code] is cls and cls.code == code and issubclass(cls, errors.EagerError)
    e = cls("what went wrong", "add")
    assert (str(e), e.message, e.op, e.code, e.args) == ("what went wrong", "what went wrong", "add", code, ("what went wrong",))
    for twin in (pickle.loads(pickle.dumps(e)), copy.copy(e), copy.deepcopy(e)):
        assert type(twin) is cls and (str(twin), twin.message, twin.op, twin.code) == (str(e), e.message, e.op, e.code)
    assert (cls().message, cls().op) == ("", "")


def test_python_has_classes_for_the_same_mistakes():
    for cls, base in {errors.InvalidArgumentError: ValueError, errors.NotFoundError: LookupError, errors.OutOfRangeError: IndexError,
                      errors.ResourceExhaustedError: MemoryError, errors.UnimplementedError: NotImplementedError,
                      errors.FailedPreconditionError: RuntimeError, errors.DeadlineExceededError: TimeoutError,
                      errors.PermissionDeniedError: PermissionError, errors.DataLossError: OSError}.items():
        assert issubclass(cls, base)
        with pytest.raises(base):
            raise cls("text", "op")


@pytest.mark.parametrize("call", [
    lambda x: eager.sum(x, axis=2), lambda x: x.max(axis=-3), lambda x: eager.argmax(x, axis=5), lambda x: eager.concat([x, x], axis=2),
    lambda x: eager.stack([x, x], axis=4), lambda x: eager.split(x, 2, axis=2), lambda x: eager.unstack(x, axis=-4),
    lambda x: eager.expand_dims(x, 4), lambda x: eager.squeeze(x, axis=3), lambda x: eager.flip(x, axis=2), lambda x: eager.gather(x, [0], axis=2),
    lambda x: eager.softmax(x, axis=2), lambda x: eager.repeat(x, 2, axis=2), lambda x: eager.take_along_axis(x, [[0]], axis=3),
    lambda x: eager.permute_dims(x, [0, 2]), lambda x: eager.roll(x, 1, axis=3), lambda x: eager.repeat(x, [1, 2], axis=5)])
def test_an_axis_out_of_range_is_an_index_error(call):
    for f in (call, eager.function(call)):
        with pytest.raises(IndexError) as found:
            f(eager.ones((2, 2)))
        assert type(found.value) is errors.AxisError and isinstance(found.value, ValueError)
    assert not isinstance(raised(lambda: eager.ones(2) + eager.ones(3)), IndexError)


def raised(call):
    with pytest.raises(errors.EagerError) as found:
        call()
    assert isinstance(found.value.message, str) and found.value.message and isinstance(found.value.op, str)
    return found.value


def test_invalid_argument():
    e = raised(lambda: eager.matmul(eager.constant([[1.0, 2.0]]), eager.constant([[1.0, 2.0]])))
    assert type(e) is errors.InvalidArgumentError and isinstance(e, ValueError)
    assert e.op == "matmul" and e.code == 3 and str(e) == e.message and e.message.endswith("[Op:matmul]")
    e = raised(lambda: eager.constant([1, 2]) // 0)
    assert type(e) is errors.InvalidArgumentError and e.op == "floor_divide"


def test_not_found():
    assert type(raised(lambda: eager.device("gpu:99").__enter__())) is errors.NotFoundError
    assert type(raised(lambda: eager.constant(1.0).to("gpu:99"))) is errors.NotFoundError


def test_out_of_range():
    e = raised(lambda: eager.constant([1, 2])[2])
    assert type(e) is errors.OutOfRangeError and isinstance(e, IndexError) and "out of bounds" in e.message


def test_resource_exhausted():
    e = raised(lambda: eager.fill(shape=[2**50], value=1.0))
    assert type(e) is errors.ResourceExhaustedError and isinstance(e, MemoryError) and e.op == "fill"
    assert (eager.constant(1.0) + 1.0).item() == 2.0


def test_failed_precondition():
    eager.constant(1.0) + 1.0
    assert type(raised(lambda: eager.configure())) is errors.FailedPreconditionError


def test_unimplemented():
    e = raised(lambda: eager.sin(eager.constant(["text"])))
    assert type(e) in (errors.UnimplementedError, errors.InvalidArgumentError) and e.op == "sin"


def test_number_of_elements_that_overflows():
    assert type(raised(lambda: eager.fill(shape=[2**40, 2**40], value=1.0))) is errors.InvalidArgumentError


def test_an_op_outlives_its_error():
    for _ in range(3):
        raised(lambda: eager.reshape([1, 2, 3], [2]))
        assert eager.reshape([1, 2], [2, 1]).shape == (2, 1)


def test_tensors_in_tracebacks_are_freed(live_tensors):
    def fail():
        local = eager.constant([1.0, 2.0])
        return eager.reshape(local, [3])

    before = live_tensors()
    try:
        fail()
    except ValueError as e:
        kept = e
    assert live_tensors() == before + 1  # kept by a variable of the frame
    assert "fail" in "".join(traceback.format_exception(type(kept), kept, kept.__traceback__))
    del kept
    assert live_tensors() == before


# ---- Text: every error has a message, whatever bytes the message repeats.


def varint(n):
    return bytes([n & 127 | 128]) + varint(n >> 7) if n > 127 else bytes([n])


def message(*fields):
    """Encodes (number, bytes or int) pairs as a protocol buffer's message."""
    return b"".join(varint(number << 3) + varint(value) if isinstance(value, int) else
                    varint(number << 3 | 2) + varint(len(value)) + value for number, value in fields)


def onnx_model(op, name, attribute, output):
    node = message((2, output), (3, name), (4, op), (5, message((1, attribute), (20, 2))))
    graph = message((1, node), (2, name), (12, message((1, output))))
    return message((1, 8), (7, graph), (8, message((1, b""), (2, 17))))


JUNK = [b"\xff", b"a\0b", b"\xc3", "é€😀".encode() * 30, b"x" + "é".encode() * 60, b"x" * 98 + "😀".encode()]


@pytest.mark.parametrize("junk", JUNK)
def test_names_in_onnx_files_that_are_no_text(junk, tmp_path):
    shown = junk.decode(errors="backslashreplace").replace("\0", "\\x00")
    for i, model in enumerate([onnx_model(junk, b"n", b"a", b"y"), onnx_model(b"Constant", junk, b"a", b"y"),
                               onnx_model(b"Constant", b"n", junk, b"y")]):
        path = tmp_path / f"{i}.onnx"
        path.write_bytes(model)
        e = raised(lambda: eager.import_onnx(path))
        assert shown[:20] in e.message, e.message
        if len(junk) > 10:  # the message is cut between characters
            assert "\\x" not in e.message


@pytest.mark.parametrize("name", [b"\xff\xfe", "é€".encode(), b"a b"])
@pytest.mark.parametrize("kind", [bytes, str])
def test_paths_are_encoded_as_python_encodes_them(kind, name, tmp_path):
    folder = os.fsencode(tmp_path)
    as_path = (lambda p: p) if kind is bytes else os.fsdecode
    f = eager.function(lambda x: x * 2.0, input_signature=[eager.TensorSpec([])])
    path = as_path(os.path.join(folder, name))
    eager.save(f, path)
    assert os.listdir(folder) == [name]
    assert eager.load(path)(eager.constant(3.0)).item() == 6.0
    eager.export_onnx(f, path)
    assert eager.import_onnx(path)(eager.constant(3.0)).item() == 6.0
    none = as_path(os.path.join(folder, b"none", name))
    for call in (eager.load, eager.import_onnx, lambda p: eager.save(f, p), lambda p: eager.export_onnx(f, p)):
        e = raised(lambda: call(none))
        assert type(e) is errors.NotFoundError and name.decode(errors="backslashreplace") in e.message
        with pytest.raises(ValueError, match="null"):
            call(as_path(b"a\0b"))


def test_text_with_nul_is_not_cut():
    for call in (lambda: eager.Variable(1.0, name="a\0b"), lambda: eager.device("cpu:0\0b").__enter__(), lambda: eager.constant(1.0).to("cpu:0\0b"),
                 lambda: eager.conv2d(eager.ones([1, 2, 2, 1]), eager.ones([1, 1, 1, 1]), padding="SAME\0b")):
        with pytest.raises(ValueError, match="null"):
            call()


@pytest.mark.parametrize("text, shown", [("a\0b", "a b"), ("\udcff", r"\\udcff"), ("é", "é")])
def test_exceptions_of_callbacks_have_any_text(text, shown):
    @eager.custom_gradient
    def op(x):
        def grad(dy):
            raise RuntimeError(text)

        return x * 1.0, grad

    f = eager.function(lambda x: op(x), input_signature=[eager.TensorSpec([])])
    assert f'error "RuntimeError: {shown}"' in f.get_concrete_function().text()


class Hostile:
    """Raises an error at every access."""

    def __getattr__(self, name):
        raise RuntimeError("hostile")

    def _raise(self, *args):
        raise RuntimeError("hostile")

    __index__ = __float__ = __len__ = __iter__ = __getitem__ = __bool__ = _raise


WRONG = [None, object(), "text", b"bytes", {}, {1}, [None], [[1], [1, 2]], [object()], 1j, 2**70, float("nan"), type, Hostile(),
         [[[]], 1], range(3), (i for i in "a"), lambda: 1]


@pytest.mark.parametrize("name", sorted(n for n in dir(eager) if isinstance(getattr(eager, n, None), eager._core.Op)))
def test_ops_refuse_wrong_arguments(name):
    op = getattr(eager, name)
    for wrong in WRONG:
        for args in ((), (wrong,), (wrong, wrong), (eager.constant([1.0]), wrong), (wrong,) * 30):
            try:
                op(*args)
            except Exception:  # any exception is right; the test looks for crashes
                pass
    with pytest.raises(TypeError):
        op(no_such_argument=1)


def test_only_types_of_the_package_get_attributes():
    for wrong in (int, object, type, list, eager._core.Op, type("Heap", (), {})):
        with pytest.raises(TypeError):
            eager._core.set_attributes(wrong, {"added": 1})
        assert not hasattr(wrong, "added")


FUNCTIONS = [eager.constant, eager.Tensor, eager.Variable, eager.Variable(1.0).assign, eager.Variable(1.0).assign_add,
             eager.Variable([1.0]).assign_sub, eager.optimizers.SGD, eager.optimizers.Adam, eager.optimizers.SGD().apply_gradients,
             eager.optimizers.SGD().build, eager.optimizers.SGD().set_float, eager.device, eager.memory_info, eager.show_config,
             eager.random.uniform, eager.random.normal, eager.random.permutation, eager.random.shuffle, eager.random.bernoulli,
             eager.random.categorical, eager._core.set_seed, eager._core.set_device, eager._core.from_buffer, eager._core.to_tensor,
             eager._core.Op, eager._core.Optimizer, eager._core.restore_variable, eager._core.configure, eager.as_dtype,
             eager.constant(1.0).to, eager.constant(1.0).gpu]


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: getattr(f, "__qualname__", "f"))
def test_functions_refuse_wrong_arguments(function):
    for wrong in WRONG:
        for args in ((), (wrong,), (wrong, wrong), (1.0, wrong), (wrong, wrong, wrong, wrong), (wrong,) * 8):
            try:
                function(*args)
            except Exception:
                pass
    with pytest.raises(TypeError):
        function(no_such_argument=1)


def test_list_inputs_that_nothing_else_holds():
    t = eager.constant([[1.0, 2.0], [3.0, 4.0]])
    assert eager.concat(t, axis=0).tolist() == [1.0, 2.0, 3.0, 4.0] and eager.stack(t).tolist() == t.tolist()
    assert eager.stack(iter([2.5 * 2, t[0, 0], 3.5 * 3])).tolist() == [5.0, 1.0, 10.5]
    assert eager.stack(eager.constant([k]) for k in range(3)).tolist() == [[0], [1], [2]]


def test_lists_that_change_while_they_are_read():
    class Clears:
        def __init__(self, items):
            self.items = items

        def __index__(self):
            self.items.clear()
            return 1

        def __array__(self, *args, **kwargs):
            self.items.clear()
            raise ValueError("cleared")

    for use in (lambda items: eager.reshape([1.0], items), eager.stack, eager.constant):
        items = []
        items += [10**6, Clears(items)] + [eager.constant(i) for i in range(100)]
        with pytest.raises((ValueError, TypeError)):
            use(items)
        assert items == []


def test_arguments_that_change_while_they_are_compared():
    class Clears:
        items = []
        __hash__ = object.__hash__

        def __eq__(self, other):
            self.items.clear()
            return True

    f = eager.function(lambda items, key: items[0] + items[98] if len(items) > 98 else eager.constant(-1.0))
    for items in ([eager.constant([float(i)]) for i in range(99)] for _ in range(3)):
        assert f([*items, Clears()], 1).item() == 98.0
    Clears.items = items = [eager.constant([float(i)]) for i in range(99)] + [Clears()]
    assert f(items, 1).item() in (-1.0, 98.0) and items == []


def test_lists_that_hold_themselves():
    endless = []
    endless.append(endless)
    for use in (lambda: eager.reshape([1.0], endless), lambda: eager.constant(endless), lambda: eager.stack(endless),
                lambda: eager.constant([1.0])[endless], lambda: eager.function(lambda x: x)(endless)):
        with pytest.raises((TypeError, ValueError, RecursionError)):
            use()


def test_the_exception_of_a_conversion_comes_out():
    class Array:
        def __array__(self, *args, **kwargs):
            raise KeyError("from __array__")

    for use in (eager.constant, eager.Variable, eager.sin, lambda x: eager.constant(1.0) + x):
        with pytest.raises((KeyError, TypeError)):
            use(Array())
