"""The user's code that runs in the middle of a call: __index__, __array__, iterators, destructors."""
import gc

import numpy as np
import pytest

import eager


def test_list_input_from_a_generator():
    x = eager.constant([1.0, 2.0])
    for _ in range(20):
        stacked = eager.stack(x * i for i in range(20))
        assert stacked.tolist() == [[1.0 * i, 2.0 * i] for i in range(20)]


def test_list_input_that_its_item_empties():
    items = []

    class Emptying:
        def __array__(self, dtype=None, copy=None):
            items.clear()
            gc.collect()
            self.kept = [eager.constant([9.0, 9.0]) for _ in range(300)]
            return np.array([5.0, 5.0], np.float32)

    items += [eager.constant([1.0, 2.0]) * 1.0, Emptying(), 1.5 * eager.ones(2)]
    assert eager.stack(items).tolist() == [[1.0, 2.0], [5.0, 5.0], [1.5, 1.5]]


def test_shape_that_its_entry_empties():
    shape = []

    class Emptying:
        def __index__(self):
            shape.clear()
            return 2

    shape += [Emptying(), Emptying(), Emptying()]
    assert eager.reshape(eager.zeros(8), shape).shape == (2, 2, 2)


def test_list_that_holds_itself():
    items = []
    items.append(items)
    x = eager.zeros(8)
    for call in (lambda: eager.reshape(x, items), lambda: eager.zeros(items), lambda: eager.sum(x, axis=items),
                 lambda: eager.constant(items), lambda: x + items):
        with pytest.raises((TypeError, ValueError)):
            call()


def test_more_elements_than_memory():
    repeated = np.broadcast_to(np.float32(1), (1 << 40,))
    items = [0] * 1000
    for _ in range(6):
        items = [items] * 1000
    for value in (memoryview(repeated), repeated, items):
        with pytest.raises(MemoryError):
            eager.constant(value)
    with pytest.raises(MemoryError):
        eager.zeros(1) + items


def test_buffer_of_a_rank_that_there_is_not(run_python):
    """In a process of its own, since a garbage collection frees only one of the 300 nested types, and whoever collects until
    nothing is left would collect 300 times."""
    assert run_python("""
        import ctypes
        import eager

        array = ctypes.c_int8
        for _ in range(300):
            array = array * 1
        for make in (eager.constant, eager.from_numpy):
            try:
                make(array())
            except eager.errors.InvalidArgumentError as error:
                print(error)
    """).count("rank 300 is above 32") == 2


class Truthless:
    def __bool__(self):
        raise KeyError("no truth")


def test_truth_that_raises():
    for make in (lambda: eager.GradientTape(Truthless(), 1), lambda: eager.GradientTape(Truthless(), Truthless()),
                 lambda: eager.Variable(1.0, trainable=Truthless()), lambda: eager.sum(eager.ones(2), keepdims=Truthless())):
        with pytest.raises(KeyError):
            make()
