"""eager.losses: Keras's values and gradients (keras_values.json, which keras_values.py made), reductions, weights, dtypes, bad input."""
import copy
import json
import os
import pickle

import pytest

import eager
from eager import losses

np = pytest.importorskip("numpy")

with open(os.path.join(os.path.dirname(__file__), "keras_values.json"), encoding="utf-8") as file:
    KERAS = json.load(file)
CASES = KERAS["losses"]
OF_CLASSES = (losses.sparse_categorical_crossentropy, losses.categorical_generalized_cross_entropy, losses.circle)  # labels are numbers
FUNCTIONS = sorted(losses._CLASSES.values(), key=lambda f: f.__name__)


def name_of(case):
    return "-".join(map(str, [case["name"], *case["options"].values(), case["dtype"]]))


def taken(case, dtype):
    """Returns the arguments of a case: labels as they are, predictions as a tensor."""
    return case["labels"], eager.constant(case["predictions"], dtype)


def value_and_gradient(case, f, labels, predictions):
    with eager.GradientTape() as tape:
        tape.watch(predictions)
        values = f(labels, predictions, reduction="none", **case["options"])
        total = eager.sum(values)
    return values, tape.gradient(total, predictions)


def check(case, values, gradient, rtol, atol):
    np.testing.assert_allclose(np.asarray(values, "float64"), case["value"], rtol, atol)
    np.testing.assert_allclose(np.asarray(gradient, "float64"), case["gradient"], rtol, atol)


def test_every_loss_has_values():
    assert {case["name"] for case in CASES} == {f.__name__ for f in FUNCTIONS}


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_values_and_gradients(case):
    f = getattr(losses, case["name"])
    labels, predictions = taken(case, case["dtype"])
    values, gradient = value_and_gradient(case, f, labels, predictions)
    assert values.dtype == gradient.dtype == case["dtype"]
    tolerance = 1e-10 if case["dtype"] == "float64" else 2e-5
    if case["name"] in ("sparse_categorical_crossentropy", "log_cosh", "categorical_focal_crossentropy", "circle"):
        tolerance = max(tolerance, 1e-6)  # Keras's constants are of float32
    check(case, values, gradient, tolerance, tolerance)


@pytest.mark.parametrize("case", [case for case in CASES if case["dtype"] == "float32"], ids=name_of)
def test_traced_without_dims(case):
    f = getattr(losses, case["name"])
    labels, predictions = map(eager.constant, taken(case, "float32"))
    specs = [eager.TensorSpec([None] * t.ndim, t.dtype) for t in (labels, predictions)]
    traced = eager.function(lambda labels, predictions: f(labels, predictions, reduction="none", **case["options"]), input_signature=specs)
    with eager.GradientTape() as tape:
        tape.watch(predictions)
        values = traced(labels, predictions)
        total = eager.sum(values)
    check(case, values, tape.gradient(total, predictions), 2e-5, 2e-5)
    assert traced.traces == 1


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("f", FUNCTIONS, ids=lambda f: f.__name__)
def test_16_bits(f, dtype):
    case = next(case for case in CASES if case["name"] == f.__name__ and case["dtype"] == "float32")
    labels, predictions = taken(case, dtype)
    values, gradient = value_and_gradient(case, f, labels, predictions)
    assert values.dtype == gradient.dtype == dtype
    in_full, its_gradient = value_and_gradient(case, f, labels, eager.cast(predictions, "float32"))
    tolerance = 1e-2 if dtype == "bfloat16" else 2e-3
    np.testing.assert_allclose(np.asarray(eager.cast(values, "float32")), in_full, tolerance, tolerance)
    gradients = [np.clip(np.asarray(eager.cast(g, "float32")), -65504, 65504) for g in (gradient, its_gradient)]
    np.testing.assert_allclose(*gradients, tolerance, tolerance)


def test_16_bits_at_the_clip():
    for dtype in ("float16", "bfloat16"):  # 1 - 1e-7 is 1 there
        loss = losses.binary_crossentropy([0.0, 1.0], eager.constant([1.0, 0.0], dtype=dtype))
        assert 15.9 < loss.item() < 16.2 and loss.dtype == dtype


def test_gradients_at_zeros():
    zeros = eager.zeros((2, 3))
    for f in FUNCTIONS:
        labels = [0, 1] if f in OF_CLASSES else zeros
        gradient = eager.grad(lambda x: f(labels, x))(zeros)
        if f.__name__ not in ("categorical_crossentropy", "categorical_focal_crossentropy", "cosine_similarity",
                              "categorical_generalized_cross_entropy"):
            assert np.isfinite(gradient).all(), f.__name__
    assert eager.grad(lambda x: losses.cosine_similarity([[0.0, 1.0]], x))(eager.zeros((1, 2))).tolist()[0][0] == 0


def test_losses_of_rows_without_others():
    """A row that has no other one of its class, or none of another class, has no loss of circle(), and no gradient."""
    x = eager.constant([[1.0, 0.0], [0.8, 0.6], [0.6, 0.8]])
    for labels in ([0, 1, 2], [1, 1, 1], [0, 0, 1]):
        f = lambda x: losses.circle(labels, x, gamma=2.0, reduction="none")
        assert np.isfinite(eager.grad(lambda x: eager.sum(f(x)))(x)).all()
        assert (f(x).numpy() > 0).tolist() == ([True, True, False] if labels == [0, 0, 1] else [False] * 3)
    others, of_others = eager.constant([[1.0, 0.0], [0.0, 1.0]]), [0, 1]
    found = losses.circle([0], x[:1], ref_labels=of_others, ref_embeddings=others, remove_diagonal=False, gamma=1.0, reduction="none")
    near, far = 1.0 * 0.4 * -0.4, 1.0 * 0.4 * -0.4  # distances 0 and 1
    np.testing.assert_allclose(found, [np.log1p(np.exp(near + far))], 1e-5)
    for n in (0, 1):
        assert losses.circle(np.zeros(n, "int64"), eager.zeros((n, 2)), reduction="sum").item() == 0


def test_overlaps():
    """Dice and Tversky of several axes, of whole batches, of no elements, and of nothing in common."""
    labels, predictions = np.array([[1.0, 0.0], [1.0, 1.0]]), np.array([[0.5, 0.25], [1.0, 0.0]])
    both, a, b = (labels * predictions).sum(), labels.sum(), predictions.sum()
    assert losses.dice(labels, predictions).item() == pytest.approx(1 - 2 * both / (a + b))
    tversky = losses.tversky(labels, predictions, alpha=0.3, beta=0.6).item()
    assert tversky == pytest.approx(1 - both / (both + 0.3 * (a - both) + 0.6 * (b - both)))
    assert losses.dice(labels, predictions, axis=[0, 1]).item() == losses.dice(labels, predictions).item()
    assert losses.dice(labels, predictions, axis=-1, weights=[0.0, 2.0], reduction="sum").item() == pytest.approx(2 / 3)
    for loss in (losses.dice, losses.tversky):
        assert loss(np.zeros((0, 3)), np.zeros((0, 3))).item() == 1 and loss(0.0, 1.0).item() == 1
        assert loss(np.zeros((2, 0)), np.zeros((2, 0)), axis=-1, reduction="none").tolist() == [1, 1]


def test_options_of_functions():
    for make in (lambda: losses.categorical_generalized_cross_entropy([0], [[0.5]], q=1.0), lambda: losses.CategoricalGeneralizedCrossEntropy(0)):
        with pytest.raises(ValueError, match="q must be in the interval"):
            make()
    with pytest.raises(eager.errors.InvalidArgumentError):
        losses.categorical_generalized_cross_entropy([2], [[0.5, 0.5]])
    assert losses.binary_focal_crossentropy([1.0], [0.5], gamma=0).item() == pytest.approx(np.log(2))
    assert repr(losses.Tversky(0.3)) == "Tversky(alpha=0.3, beta=0.5, axis=None, reduction='mean')"


def test_second_derivatives():
    x = eager.constant([[0.3, 0.6]])
    second = eager.hessian(lambda x: losses.mean_squared_error([[0.0, 1.0]], x))(x)
    assert eager.reshape(second, [2, 2]).tolist() == [[1.0, 0.0], [0.0, 1.0]]


# ---- Reductions and weights

@pytest.mark.parametrize("case", KERAS["reductions"], ids=lambda case: f"{case['title']}-{case['reduction']}-{case['weights']}")
def test_reductions(case):
    predictions = eager.constant(case["predictions"])
    loss = getattr(losses, case["title"])(reduction=case["reduction"])
    expected = np.reshape(case["value"], [-1] if np.ndim(case["value"]) else [])  # where weights are a column, Keras's losses are, too
    np.testing.assert_allclose(loss(case["labels"], predictions, case["weights"]), expected, 1e-6, 1e-6)
    function = losses._CLASSES[case["title"]]
    value = function(case["labels"], predictions, weights=case["weights"], reduction=case["reduction"])
    np.testing.assert_allclose(value, expected, 1e-6, 1e-6)


def test_weights_of_leading_dims():
    labels, predictions = np.zeros((2, 3, 4), "float32"), np.arange(24, dtype="float32").reshape(2, 3, 4)
    rows = losses.mean_squared_error(labels, predictions, reduction="none").numpy()
    weights = np.array([1.0, 3.0])
    assert losses.mean_squared_error(labels, predictions, weights=weights, reduction="sum").item() == (rows * weights[:, None]).sum()
    weighted = losses.mean_squared_error(labels, predictions, weights=weights, reduction="weighted_mean").item()
    assert weighted == pytest.approx((rows * weights[:, None]).sum() / 12)
    assert losses.huber([1.0], [2.0], weights=0.0, reduction="weighted_mean").item() == 0


def test_ignored_rows_do_not_count():
    predictions = eager.constant([[0.5, 0.5], [float("nan"), 1.0], [0.25, 0.75]])
    for dtype in ("int64", "uint8"):
        labels = eager.constant([0, 9, 0], dtype=dtype)
        mean = losses.sparse_categorical_crossentropy(labels, predictions, ignore_class=9)
        assert mean.item() == pytest.approx((np.log(2) + np.log(4)) / 2, rel=1e-5)
    f = lambda x: losses.sparse_categorical_crossentropy(labels, x, ignore_class=9, weights=[1.0, 5.0, 2.0], reduction="weighted_mean")
    assert f(predictions).item() == pytest.approx((np.log(2) + 2 * np.log(4)) / 3, rel=1e-5)
    assert np.isfinite(eager.grad(f)(predictions)).all()
    assert losses.sparse_categorical_crossentropy([9], [[0.5, 0.5]], ignore_class=9).item() == 0


# ---- What labels may be

@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "bool"])
def test_dtypes_of_classes(dtype):
    predictions = eager.constant([[0.25, 0.75], [0.5, 0.5]])
    expected = losses.sparse_categorical_crossentropy([1, 0], predictions, reduction="none").tolist()
    for labels in ([1, 0], [[1], [0]]):
        labels = eager.cast(eager.constant(labels), dtype)
        assert losses.sparse_categorical_crossentropy(labels, predictions, reduction="none").tolist() == expected


def test_classes_along_another_axis():
    logits = eager.random.normal((2, 3, 4), seed=3)
    labels = eager.constant([[0, 1, 2, 0], [2, 2, 1, 1]])
    last = losses.sparse_categorical_crossentropy(labels, eager.permute_dims(logits, [0, 2, 1]), from_logits=True, reduction="none")
    for given in (labels, eager.expand_dims(labels, 1)):
        second = losses.sparse_categorical_crossentropy(given, logits, from_logits=True, axis=1, reduction="none")
        np.testing.assert_allclose(second, last, 1e-6)
    one_hot = eager.one_hot(labels, 3, axis=1)
    np.testing.assert_allclose(losses.categorical_crossentropy(one_hot, logits, from_logits=True, axis=1, reduction="none"), last, 1e-5)


def test_columns():
    column, row = [[1.0], [3.0]], [0.0, 1.0]
    for labels, predictions in ((column, row), (row, column)):
        assert losses.mean_squared_error(labels, eager.constant(predictions), reduction="none").tolist() == [1.0, 4.0]
    assert losses.mean_squared_error(np.ones((2, 3, 1)), np.zeros((2, 3), "float32"), reduction="none").shape == (2,)
    assert losses.mean_absolute_error(2.0, 5.0).item() == 3.0


def test_dtypes_follow_the_predictions():
    assert losses.mean_squared_error(np.ones(2), np.zeros(2, "float32")).dtype == "float32"
    assert losses.mean_squared_error(np.ones(2, "float32"), np.zeros(2)).dtype == "float64"
    assert losses.mean_squared_error([1, 2], [1, 4]).dtype == "float32"
    assert losses.mean_squared_error([1, 2], np.array([1, 4])).dtype == "float64"
    assert losses.mean_squared_error([0.1], np.array([0.1])).item() == 0  # the list is as exact as the array


# ---- Objects

@pytest.mark.parametrize("title", losses._CLASSES)
def test_objects(title):
    loss = getattr(losses, title)(reduction="sum", name="mine")
    case = next(case for case in CASES if case["name"] == losses._CLASSES[title].__name__ and not case["options"])
    for its in (loss, copy.copy(loss), copy.deepcopy(loss), pickle.loads(pickle.dumps(loss))):
        labels, predictions = taken(case, case["dtype"])
        assert its(labels, predictions).item() == pytest.approx(np.sum(case["value"]), rel=1e-4, abs=1e-5)
        assert its.name == "mine" and its.reduction == "sum" and repr(its).startswith(title + "(")


def test_options_of_objects():
    loss = losses.Huber(delta=3.0)
    assert repr(loss) == "Huber(delta=3.0, reduction='mean')" and loss.name == "huber"
    assert loss([0.0], [2.0]).item() == 2.0
    with pytest.raises(TypeError, match="unexpected keyword argument 'alpha'"):
        losses.Huber(alpha=1.0)


# ---- Bad input

@pytest.mark.parametrize("labels,predictions", [([1.0, 2.0], [1.0, 2.0, 3.0]), ([[1.0, 2.0]], [1.0, 2.0]), (1.0, [1.0, 2.0]),
                                                ([[1.0, 2.0]], [[1.0, 2.0], [1.0, 2.0]])])
def test_unequal_shapes(labels, predictions):
    for f in FUNCTIONS:
        if f not in OF_CLASSES:
            with pytest.raises(eager.errors.InvalidArgumentError, match=f"are incompatible: {f.__name__} needs labels and predictions of"):
                f(labels, predictions)


def test_unequal_shapes_that_a_trace_does_not_know():
    spec = eager.TensorSpec([None, None])
    traced = eager.function(losses.mean_squared_error, input_signature=[spec, spec])
    assert traced(eager.ones((2, 3)), eager.zeros((2, 3))).item() == 1
    for shape in ((1, 3), (2, 1), (3, 2), (1, 1), (2, 6)):
        with pytest.raises(eager.errors.InvalidArgumentError):
            traced(eager.ones(shape), eager.zeros((2, 3)))
        with pytest.raises(eager.errors.InvalidArgumentError):
            traced(eager.ones((2, 3)), eager.zeros(shape))


def test_bad_labels_of_classes():
    predictions = eager.ones((2, 3)) / 3.0
    for labels in ([0], [0, 1, 2], [[0, 1], [1, 0]], 0):
        with pytest.raises(eager.errors.InvalidArgumentError, match="needs a label for each row of the predictions"):
            losses.sparse_categorical_crossentropy(labels, predictions)
    for label in (3, -1):
        with pytest.raises(eager.errors.InvalidArgumentError, match=r"outside the valid range of \[0, 3\)"):
            losses.sparse_categorical_crossentropy([0, label], predictions)
    with pytest.raises(ValueError):
        losses.sparse_categorical_crossentropy([0, 1], predictions, axis=2)


def test_bad_options():
    for make in (lambda: losses.hinge([1.0], [1.0], reduction="avg"), lambda: losses.Hinge(reduction="avg")):
        with pytest.raises(ValueError, match="Invalid value for argument `reduction`. Expected one of 'mean'.*reduction='avg'"):
            make()
    with pytest.raises(ValueError, match="`axis` must be of type `int`"):
        losses.categorical_crossentropy([[1.0]], [[1.0]], axis=True)
    for weights in ([1.0, 2.0, 3.0], [[1.0, 2.0], [3.0, 4.0]]):
        with pytest.raises(eager.errors.InvalidArgumentError, match=r"poisson needs weights that can be broadcast to the values"):
            losses.poisson([[1.0], [1.0]], [[1.0], [1.0]], weights=weights)


def test_import_loads_none_of_it(run_python):
    code = """
        import sys, eager
        later = {"eager." + name for name in ("losses", "metrics", "_labels", "_training", "_recompute", "_forward_mode")}
        assert not later & set(sys.modules)
        dir(eager)
        assert not later & set(sys.modules)
        eager.losses.huber, eager.metrics.Mean, eager.progress, eager.EarlyStopping, eager.jacfwd, eager.recompute
        print(later <= set(sys.modules))
        """
    assert run_python(code) == "True\n"
