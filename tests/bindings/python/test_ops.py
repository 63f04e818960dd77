"""Every public op through Python: ways of calling it, what is wrong with a call, and values of some."""
import inspect
import math
import subprocess
import sys

import numpy as np
import pytest

import eager
from eager import _docs, _registry

OPS = sorted(name for name in _registry.names() if _registry.schemas()[name]["example"])  # files have none


def example(name):
    """The op's parameters, and the values that its example gives: a dict by parameter."""
    schema = _registry.schemas()[name]
    parameters = _registry.parameters(schema)
    given = schema["example"]["given"]
    return parameters, {p["name"]: eval(_docs._literal(given[p["name"]], p["type"] == "dtype")) for p in parameters if p["name"] in given}


def flat(result):
    """Returns the tensors of a result as arrays."""
    if isinstance(result, (list, tuple)):
        return [array for item in result for array in flat(item)]
    assert type(result) is eager.Tensor
    return [np.asarray(result.numpy())]


def same(a, b):
    a, b = flat(a), flat(b)
    assert len(a) == len(b) > 0
    for x, y in zip(a, b):
        assert x.dtype == y.dtype
        np.testing.assert_array_equal(x, y)


@pytest.mark.parametrize("name", OPS)
def test_ways_to_call(name):
    op = _registry.op(name)
    parameters, given = example(name)
    expected = op(**given)
    same(expected, op(**given))

    if parameters[0]["by_name"]:
        return
    positional = []
    for p in parameters:
        if p["name"] not in given and not set(given) & {q["name"] for q in parameters[len(positional):]}:
            break
        positional.append(given.get(p["name"]))
    same(expected, op(*positional))  # None stands for the default

    same(expected, op(*[given.get(p["name"]) for p in parameters]))
    same(expected, op(**{p["name"]: given.get(p["name"]) for p in reversed(parameters)}))

    explicit = {p["name"]: p["default"] for p in parameters if p["optional"] and p["default"] is not None}
    same(expected, op(**dict(explicit, **given)))
    for one, value in explicit.items():
        same(expected, op(**dict({one: value}, **given)))


@pytest.mark.parametrize("name", OPS)
def test_inputs_as_tensors_and_arrays(name):
    op = _registry.op(name)
    parameters, given = example(name)
    expected = op(**given)
    for convert in (eager.constant, lambda value: eager.constant(value).numpy()):
        converted = dict(given)
        for p in parameters:
            value = given.get(p["name"])
            if p["type"] == "input" and isinstance(value, list):
                converted[p["name"]] = [convert(v) for v in value] if p["list"] else convert(value)
        same(expected, op(**converted))


@pytest.mark.parametrize("name", OPS)
def test_lists_of_ints_as_tuples_arrays_and_tensors(name):
    op = _registry.op(name)
    parameters, given = example(name)
    for p in parameters:
        value = given.get(p["name"])
        if p["type"] == "ints" and isinstance(value, list) and value and isinstance(value[0], int):
            for convert in (tuple, np.array, eager.constant, lambda v: [np.int64(i) for i in v]):
                same(op(**given), op(**dict(given, **{p["name"]: convert(value)})))
        elif p["type"] in ("int", "ints") and isinstance(value, int):
            for convert in (np.int32, eager.constant):
                same(op(**given), op(**dict(given, **{p["name"]: convert(value)})))


@pytest.mark.parametrize("name", [n for n in OPS if any(
    a["type"] == "dtype" for a in _registry.schemas()[n]["attributes"])])
def test_dtypes_in_every_form(name):
    op = _registry.op(name)
    _, given = example(name)
    text = "int32" if name in ("random_categorical", "random_permutation") else "float32"
    for dtype in (text, getattr(eager, text), getattr(np, text), np.dtype(text), int if text == "int32" else float):
        result = op(**dict(given, dtype=dtype))
        assert (result[0] if isinstance(result, tuple) else result).dtype == text
        same(result, op(**dict(given, dtype=text)))
    with pytest.raises(TypeError):
        op(**dict(given, dtype="no_such_dtype"))


@pytest.mark.parametrize("name", OPS)
def test_wrong_calls(name):
    op = _registry.op(name)
    parameters, given = example(name)
    with pytest.raises(TypeError, match=rf"^{name}\(\) got an unexpected keyword argument 'no_such_argument'$"):
        op(**given, no_such_argument=1)
    first = parameters[0]["name"]
    if first in given and not parameters[0]["by_name"]:
        with pytest.raises(TypeError, match=rf"^{name}\(\) got multiple values for argument '{first}'$"):
            op(given[first], **given)
    takes = "its inputs by name" if parameters[0]["by_name"] else f"{len(parameters)} positional arguments"
    with pytest.raises(TypeError, match=rf"^{name}\(\) takes {takes}"):
        op(*[None] * (len(parameters) + 1))
    for i, p in enumerate(parameters):
        before = [given.get(q["name"]) for q in parameters[:i]]
        if not p["optional"] and None not in before and not p["by_name"]:
            with pytest.raises(TypeError, match=rf"^{name}\(\) missing required argument: '{p['name']}'$"):
                op(*before)
        rest = {key: value for key, value in given.items() if key != p["name"]}
        if not p["optional"]:
            with pytest.raises(TypeError, match=rf"^{name}\(\) missing required argument: '{p['name']}'$"):
                op(**rest)
            with pytest.raises(TypeError, match=rf"^{name}\(\).*'{p['name']}'"):
                op(**dict(given, **{p["name"]: None}))
        elif p["name"] not in given:
            same(op(**given), op(**dict(given, **{p["name"]: None})))
        wrong = {"input": object(), "dtype": object(), "bool": None}.get(p["type"], "a word" if p["type"] != "string" else 3)
        if wrong is not None:
            with pytest.raises((TypeError, ValueError)):
                op(**dict(given, **{p["name"]: [wrong] if p["list"] else wrong}))


@pytest.mark.parametrize("name", OPS)
def test_what_must_be_given_is_required(name):
    parameters, given = example(name)
    try:
        _registry.op(name)(**{p["name"]: given[p["name"]] for p in parameters if not p["optional"]})
    except eager.errors.InvalidArgumentError as error:
        assert "must be given" not in error.message


@pytest.mark.parametrize("name", [n for n in OPS if any(
    a["choices"] for a in _registry.schemas()[n]["attributes"])])
def test_choices_that_do_not_exist(name):
    _, given = example(name)
    for a in _registry.schemas()[name]["attributes"]:
        if a["choices"]:
            with pytest.raises(eager.errors.InvalidArgumentError, match="no_such_choice"):
                _registry.op(name)(**dict(given, **{a["name"]: "no_such_choice"}))


def by_name(name):
    return [p["name"] for p in _registry.parameters(_registry.schemas()[name]) if p["by_name"]]


@pytest.mark.parametrize("name", [n for n in OPS if by_name(n)])
def test_what_is_mixed_up_by_position_is_given_by_name(name):
    op, (_, given) = getattr(eager, name), example(name)
    one, *others = by_name(name)
    with pytest.raises(TypeError, match=rf"write {name}\({', '.join(f'{each}=...' for each in by_name(name))}\)"):
        op(*given.values())
    with pytest.raises(TypeError, match="by name"):
        op(given[one], **{each: given[each] for each in others})
    with pytest.raises(TypeError, match=f"missing required argument: '{others[0]}'"):
        op(**{one: given[one]})
    assert str(inspect.signature(op)).startswith(f"(*, {', '.join(by_name(name))}")
    same(op(**given), op(**dict(reversed(given.items()))))


def test_one_int_for_both_axes_and_choices_in_any_case():
    x, w = eager.random.normal([1, 6, 6, 2], seed=1), eager.random.normal([3, 3, 2, 4], seed=2)
    same(eager.conv2d(x, w, strides=2), eager.conv2d(x, w, strides=[2, 2]))
    same(eager.conv2d(x, w, [2], "same", dilations=1), eager.conv2d(x, w, [2, 2], "SAME"))
    same(eager.conv2d(x, w, padding="explicit", paddings=1), eager.conv2d(x, w, padding="EXPLICIT", paddings=[1, 1, 1, 1]))
    same(eager.max_pool2d(x, 2), eager.max_pool2d(x, [2, 2]))
    same(eager.avg_pool2d(x, 2, 1, "Same"), eager.avg_pool2d(x, [2, 2], [1, 1], "SAME"))
    for text in ("channels_last", "NHWC", "nhwc", "Channels_Last"):
        same(eager.conv2d(x, w, data_format=text), eager.conv2d(x, w))
    y = eager.permute_dims(x, [0, 3, 1, 2])
    same(eager.max_pool2d(y, 2, data_format="channels_first"), eager.max_pool2d(y, [2, 2], data_format="NCHW"))
    same(eager.pad([1, 2, 3], [1, 1], mode="reflect"), eager.pad([1, 2, 3], [1, 1], mode="REFLECT"))
    with pytest.raises(ValueError, match="strides must have 2 values, got 3"):
        eager.conv2d(x, w, strides=[1, 1, 1])
    with pytest.raises(ValueError, match="Value for attr 'padding' of .full. is not in the list of allowed values: .VALID., .SAME., .EXPLICIT."):
        eager.conv2d(x, w, padding="full")


@pytest.mark.parametrize("axis", [0, 1, -1, (0,), (0, 1), [1, 0], (), None])
@pytest.mark.parametrize("keepdims", [False, True])
def test_axes_as_in_numpy(axis, keepdims):
    x = np.arange(6, dtype=np.float32).reshape(2, 3)
    wanted = x.sum(axis=tuple(axis) if isinstance(axis, list) else axis, keepdims=keepdims)
    got = eager.sum(x, axis=axis, keepdims=keepdims)
    assert got.shape == wanted.shape
    np.testing.assert_array_equal(got.numpy(), wanted)


def test_shapes_that_are_tensors():
    x = eager.constant([1, 2, 3, 4])
    assert eager.reshape(x, eager.constant([2, 2])).shape == (2, 2)
    assert eager.broadcast_to(x, shape=eager.constant([3, 4])).shape == (3, 4)


# ---- Values. Those of each op are compared in test_op_cases.py and test_conformance.py.

RANDOM = {n for n in OPS if "random" in _registry.schemas()[n]["effects"]}


@pytest.mark.parametrize("name", sorted(RANDOM))
def test_random(name):
    op = _registry.op(name)
    _, given = example(name)
    same(op(**given), op(**given))  # the seed is given
    given.pop("seed", None)
    assert [a.shape for a in flat(op(**given))] == [a.shape for a in flat(op(**given))]


def test_random_values():
    n = 20000
    x = eager.random_normal([n], mean=3.0, stddev=2.0, seed=1).numpy()
    assert abs(x.mean() - 3) < 0.1 and abs(x.std() - 2) < 0.1
    u = eager.random_uniform([n], minval=2.0, maxval=4.0, seed=1).numpy()
    assert u.min() >= 2 and u.max() < 4 and abs(u.mean() - 3) < 0.05
    assert np.array_equal(np.sort(eager.random_permutation(n, seed=1).numpy()), np.arange(n))
    assert abs(eager.random_bernoulli(0.25, [n], dtype="float32", seed=1).numpy().mean() - 0.25) < 0.02
    t = eager.random_truncated_normal([n], seed=1).numpy()
    assert np.abs(t).max() <= 2 and abs(t.mean()) < 0.05
    c = eager.random_categorical([[0.0, math.log(3)]], num_samples=n, seed=1).numpy()
    assert abs(c.mean() - 0.75) < 0.02
    d = eager.dropout(np.ones(n, np.float32), rate=0.25, seed=1).numpy()
    assert set(np.unique(d).round(4)) == {0, np.float32(4 / 3).round(4)} and abs((d == 0).mean() - 0.25) < 0.02


def _softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def test_attention_adds_a_mask():
    r = np.random.default_rng(3)
    q, k, v = (r.normal(size=(2, 4, n, 8)) for n in (5, 7, 7))
    slopes = 2.0 ** -np.arange(1, 5)
    alibi = slopes[:, None, None] * (np.arange(7) - np.arange(5)[:, None])  # Press et al., 2022
    for mask in (alibi, alibi[:, -1:], r.normal(size=(2, 1, 1, 7)), r.normal(size=(5, 7))):
        expected = _softmax(q @ k.swapaxes(-1, -2) / np.sqrt(8) + mask) @ v
        for dtype, rtol in (("float64", 1e-12), ("float32", 1e-4), ("float16", 2e-2), ("bfloat16", 1e-1)):
            given = [eager.constant(x, dtype) for x in (q, k, v, mask)]
            y = eager.scaled_dot_product_attention(*given).astype("float64")
            np.testing.assert_allclose(y, expected, rtol=rtol, atol=rtol)
        for dtype in ("float16", "bfloat16"):
            given = [*(eager.constant(x, dtype) for x in (q, k, v)), eager.constant(mask, "float32")]
            y = eager.scaled_dot_product_attention(*given)
            assert y.dtype == dtype
            np.testing.assert_allclose(y.astype("float64"), expected, atol=1e-1)
    wrong = "mask was expected to be one of bool, float32 but is a float64 tensor"
    with pytest.raises(eager.errors.InvalidArgumentError, match=wrong):
        eager.scaled_dot_product_attention(*(x.astype("float32") for x in (q, k, v)), alibi)


def test_gradients_of_a_mask_that_is_added(tmp_path):
    r = np.random.default_rng(4)
    q, k, v, dy = (r.normal(size=(2, 4, n, 8)) for n in (5, 7, 7, 5))
    bias = r.normal(size=(4, 5, 7))
    p = _softmax(q @ k.swapaxes(-1, -2) / np.sqrt(8) + bias)
    dp = dy @ v.swapaxes(-1, -2)
    expected = (p * (dp - (p * dp).sum(-1, keepdims=True))).sum(0)

    def gradients(q, k, v, bias, dy):
        with eager.GradientTape() as tape:
            for x in (q, k, v, bias):
                tape.watch(x)
            y = eager.scaled_dot_product_attention(q, k, v, bias)
        return tape.gradient(y, [q, k, v, bias], output_gradients=dy)

    for dtype, of_bias, atol in (("float64", "float64", 1e-12), ("float32", "float32", 1e-4),
                                 ("float16", "float32", 3e-2), ("float16", "float16", 3e-2), ("bfloat16", "float32", 2e-1)):
        *given, of_y = (eager.constant(x, dtype) for x in (q, k, v, dy))
        found = gradients(*given, eager.constant(bias, of_bias), of_y)
        assert [g.dtype for g in found] == [dtype] * 3 + [of_bias]
        np.testing.assert_allclose(found[3].astype("float64"), expected, atol=atol)
    allowed = r.random((5, 7)) > 0.4
    allowed[2] = False  # a query that reads no key
    hidden = eager.constant(np.where(allowed, 0, -np.inf))
    given = [eager.constant(x) for x in (q, k, v)]
    found = gradients(*given, hidden, eager.constant(dy))
    with eager.GradientTape() as tape:
        for x in given:
            tape.watch(x)
        y = eager.scaled_dot_product_attention(*given, allowed)
    for a, b in zip(found, tape.gradient(y, given, output_gradients=eager.constant(dy))):
        np.testing.assert_allclose(a, b, atol=1e-12)
    assert (found[3].numpy()[~allowed] == 0).all() and (y.numpy()[:, :, 2] == 0).all()
    for batch, rows, columns in ((0, 2, 3), (2, 0, 3), (2, 2, 0)):
        sizes = [(batch, rows, 4), (batch, columns, 4), (batch, columns, 4), (rows, columns), (batch, rows, 4)]
        assert gradients(*map(eager.ones, sizes))[3].tolist() == np.zeros((rows, columns)).tolist()
    spec = [eager.TensorSpec([None] * x.ndim, "float64") for x in (q, k, v, bias, dy)]
    traced = eager.function(gradients, input_signature=spec)
    eager.save(traced, tmp_path / "gradients")
    for f in (traced, eager.load(tmp_path / "gradients")):
        np.testing.assert_allclose(f(q, k, v, bias, dy)[3], expected, atol=1e-12)


@pytest.mark.parametrize("mask", ["None", "eager.Variable(x[:, :, 0])"])
def test_memory_of_attention_is_linear(mask):
    """The scores of 4096 queries and keys have 64 MiB."""
    code = f"""if True:
        import resource
        import numpy as np
        import eager
        x = eager.constant(np.ones((1, 4096, 4), np.float32))
        small = eager.Variable(x[:, :16])
        def step(x):
            mask = {mask}
            with eager.GradientTape() as tape:
                y = eager.scaled_dot_product_attention(x, x, x, mask, is_causal=True, dropout=0.5, seed=1)
            return tape.gradient(y, [x, x if mask is None else mask])[1].numpy()
        step(small)
        whole = eager.Variable(x)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        step(whole)
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
    """
    grown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert int(grown) < 16 << 10, grown


def test_concat_without_an_axis_flattens():
    a, b = np.arange(6).reshape(2, 3), np.float32([[7.5]])
    for values in ([a, b], (eager.constant(a), eager.Variable(b)), [a.tolist(), [7.5]]):
        np.testing.assert_array_equal(eager.concat(values, axis=None), np.concatenate([a, b], axis=None))
    assert eager.concat([[1], [2]]).tolist() == [1, 2]
    f = eager.function(lambda x: eager.concat([x, x], axis=None), input_signature=[eager.TensorSpec([None, 2])])
    assert f(eager.ones((3, 2))).shape == (12,)


def test_repeat_as_often_as_a_tensor_says():
    a = np.arange(6.0).reshape(2, 3)
    for counts, axis in ((2, None), (np.int64(3), 1), ([0, 2], 0), ([1, 0, 3], 1), ([1, 0, 3], -1), ([0, 1, 2, 3, 0, 1], None), ([2], 0)):
        for given in (counts, np.array(counts), eager.constant(counts)):
            np.testing.assert_array_equal(eager.repeat(a, given, axis=axis), np.repeat(a, counts, axis=axis))
    for bad in ([1, 2, 3], [1, -1], [2**62, 2**62], [1.0, 2.0], [[1, 1]]):
        with pytest.raises(ValueError):
            eager.repeat(a, eager.constant(bad), axis=0)
    with pytest.raises(eager.errors.ResourceExhaustedError):
        eager.repeat(a, eager.constant([2**56, 0]), axis=0)
    with pytest.raises(eager.errors.InvalidArgumentError, match="too many elements"):
        eager.repeat(a, eager.constant([2**61, 0]), axis=0)
    assert eager.repeat(a, eager.constant([2, 1], dtype=eager.uint64), axis=0).shape == (3, 3)
    for dims in ([None, None], [2, 3], [None, 3]):
        for counts in ([2], [None], []):
            f = eager.function(lambda x, n: eager.repeat(x, n, axis=0), input_signature=[eager.TensorSpec(dims, "float64"), eager.TensorSpec(counts, "int64")])
            for given in (([1, 2], [0, 3], [0, 0]) if counts else (2, 0)):
                np.testing.assert_array_equal(f(a, given), np.repeat(a, given, axis=0))
                gradient = eager.grad(lambda x: eager.sum(f(x, given)))(eager.constant(a))
                np.testing.assert_array_equal(gradient, np.broadcast_to(np.reshape(given, (-1, 1)), (2, 3)))
            for bad in ([1, -1], [1, 2, 3]) if counts == [None] else ():
                with pytest.raises(ValueError):
                    f(a, bad)
    f = eager.function(lambda x: eager.repeat(x, eager.constant([1, 2])), input_signature=[eager.TensorSpec([None], "float64")])
    assert f([5.0, 6.0]).tolist() == [5, 6, 6]
    gradient = eager.grad(lambda x: eager.sum(eager.repeat(x, [2, 3], axis=0) ** 2))(eager.constant([1.0, 2.0]))
    assert gradient.to_dense().tolist() == [4.0, 12.0]


def test_one_tensor_is_no_list_of_operands():
    x = eager.constant([[1.0, 2.0], [3.0, 4.0]])
    for operands in [x[0], x[1]], (x[0], x[1]), [[1.0, 2.0], [3.0, 4.0]]:
        assert eager.einsum("i,i", operands).tolist() == 11
    for one in x, x.numpy(), eager.Variable(x):
        for einsum in eager.einsum, eager.function(eager.einsum):
            with pytest.raises(eager.errors.InvalidArgumentError, match="einsum"):
                einsum("i,i", one)


def test_lists_of_outputs_are_tuples():
    assert type(eager.split([1, 2, 3], 3)) is tuple and type(eager.unstack(eager.ones((2, 2)))) is tuple
    assert type(eager.clip_by_global_norm([[3.0], [4.0]])[0]) is tuple
    assert eager.split([1, 2], 2) + eager.unstack([3]) == (1, 2, 3)


def test_integers_become_floats_of_their_width():
    large = 2**24 + 1
    for dtype, wanted in (("int64", "float64"), ("uint64", "float64"), ("int32", "float32"), ("uint8", "float32"), ("bool", "float32")):
        x = eager.constant(np.ones(2, dtype))
        assert {str((x / x).dtype.name), eager.mean(x).dtype.name, eager.sqrt(x).dtype.name, (x * 0.5).dtype.name} == {wanted}, dtype
        assert (x * eager.constant([0.5, 1.0])).dtype == "float32"
    n = eager.constant(large, "int64")
    assert n / 1 == large and eager.mean(n) == large and n * 1.0 == large
    assert (eager.cast(n, "float32") / 1).dtype == "float32" and eager.sqrt(4).dtype == "float32"


def test_max_pool_of_integers():
    x = np.arange(-16, 0, dtype=np.int8).reshape(1, 4, 4, 1)
    y = eager.max_pool2d(x, [2, 2])
    assert y.dtype == "int8" and y.numpy().ravel().tolist() == [-11, -9, -3, -1]


@pytest.mark.parametrize("op", ["greater", "less_equal", "equal", "add"])
def test_a_number_is_no_string(op):
    for _ in range(3):
        with pytest.raises(eager.errors.InvalidArgumentError, match="cannot promote"):
            getattr(eager.raw_ops, op)(1, eager.constant(["2", "3"]))
        with pytest.raises(eager.errors.InvalidArgumentError, match="cannot promote"):
            eager.where(eager.constant(True), 1, eager.constant(["2", "3"]))


@pytest.mark.parametrize("key", [[], [1, 2, 3]])
def test_a_hash_key_has_two_numbers(key):
    with pytest.raises(eager.errors.InvalidArgumentError, match="Key must have 2 elements"):
        eager.raw_ops.string_hash_bucket(["one"], num_buckets=10, key=key)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int64"])
def test_bins_with_whole_edges_are_numpys(dtype):
    random = np.random.default_rng(0)
    for _ in range(100):
        low, bins = int(random.integers(-20, 20)), int(random.integers(1, 60))
        x = random.integers(low, low + int(random.integers(2, 30)), 40).astype(dtype)
        expected = np.histogram(x, bins)[0]
        for f in (eager.histogram, eager.function(eager.histogram)):
            assert f(eager.constant(x), bins=bins)[0].numpy().tolist() == expected.tolist(), (x, bins)


@pytest.mark.parametrize("repeats", [[], [1], [1, 2, 3]])
def test_repeats_give_as_many_indices_as_asked_for(repeats):
    with pytest.raises(eager.errors.InvalidArgumentError, match="repeats must be"):
        eager.raw_ops.repeat_indices(eager.constant(repeats, "int64"), eager.zeros([4]))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
@pytest.mark.parametrize("is_odd, names", [
    (True, "sin tan asin atan sinh tanh asinh atanh erf erfinv cbrt i1 i1e softsign sign round trunc deg2rad rad2deg hard_tanh"),
    (False, "cos cosh abs square sinc i0 i0e"),
])
def test_odd_and_even_functions_are_exactly_so(is_odd, names, dtype):
    random = np.random.default_rng(0)
    with np.errstate(over="ignore"):
        x = np.concatenate([random.normal(size=500), random.uniform(-1, 1, 500), np.arange(-20, 20) / 2,
                            np.exp(random.uniform(-80, 80, 500)), [0, np.inf]]).astype(dtype)
    for name in names.split():
        y, mirrored = (getattr(eager, name)(eager.constant(v)).numpy() for v in (x, -x))
        np.testing.assert_array_equal(mirrored, -y if is_odd else y, name)
        numbers = ~np.isnan(y)
        assert (np.signbit(mirrored) == (np.signbit(y) ^ is_odd))[numbers].all(), name


def test_an_infinite_determinant_has_a_sign_and_a_logarithm():
    for dtype in ("float32", "float64"):
        x = eager.constant([[[math.inf, 0], [0, 2]], [[math.inf, 0], [0, -2]]], dtype)
        sign, logarithm = eager.slogdet(x)
        assert sign.numpy().tolist() == [1, -1] and logarithm.numpy().tolist() == [math.inf, math.inf]
        np.testing.assert_array_equal(eager.logdet(x).numpy(), [math.inf, math.nan])


def test_quantiles_at_a_number_are_those_of_float64():
    x = np.array([0.0, 1e6])
    assert eager.quantile(x, 0.1).numpy() == np.quantile(x, 0.1)
    assert eager.percentile(x, 10.1).numpy() == np.percentile(x, 10.1)


def test_a_list_of_one_size_is_one_part():
    x = eager.constant([1, 2, 3, 4])
    for f in (lambda x: eager.split(x, [4]), lambda x: eager.split(x, np.array([4])), lambda x: eager.split(x, [-1]), eager.function(lambda x: eager.split(x, [4]))):
        (part,) = f(x)
        assert part.tolist() == [1, 2, 3, 4]
    with pytest.raises(eager.errors.InvalidArgumentError):
        eager.split(x, [3])
