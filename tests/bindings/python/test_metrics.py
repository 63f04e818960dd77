"""eager.metrics: Keras's results (keras_values.json, which keras_values.py made), weights, traces, bad input, copies, exact counts."""
import copy
import json
import os
import pickle

import pytest

import eager
from eager import metrics

np = pytest.importorskip("numpy")

with open(os.path.join(os.path.dirname(__file__), "keras_values.json"), encoding="utf-8") as file:
    KERAS = json.load(file)
CASES = KERAS["metrics"]
OPTIONS = {"sparse_y_true": "sparse_labels", "sparse_y_pred": "sparse_predictions"}  # Keras's names of options
NEEDED = {"ConfusionMatrix": (3,), "IoU": (3, [0, 1]), "MeanIoU": (3,), "OneHotIoU": (3, [0, 1]), "OneHotMeanIoU": (3,),
          "SensitivityAtSpecificity": (0.5,), "SpecificityAtSensitivity": (0.5,), "PrecisionAtRecall": (0.5,), "RecallAtPrecision": (0.5,)}
RENAMED = {"TopKCategoricalAccuracy": ("TopK", {"sparse": False}), "SparseTopKCategoricalAccuracy": ("TopK", {}), "LogCoshError": ("LogCosh", {})}


def name_of(case):
    return "-".join(map(str, [case["title"], *case["options"].values(), "weighted" if case["batches"][0][-1] is not None else "plain"]))


def metric_of(case, **options):
    title, more = RENAMED.get(case["title"], (case["title"], {}))
    return getattr(metrics, title)(**{OPTIONS.get(name, name): value for name, value in case["options"].items()}, **more, **options)


def made(title):
    return getattr(metrics, title)(*NEEDED.get(title, ()))


def check(metric, case):
    np.testing.assert_allclose(metric.result(), case["result"], 2e-6, 1e-6)


def state(*its):
    return [variable.numpy().copy() for metric in its for variable in metric.variables]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_values(case):
    metric = metric_of(case)
    for _ in range(2):
        for batch in case["batches"]:
            metric.update(*batch)
        check(metric, case)
        metric.reset()
        assert not any(map(np.any, state(metric)))


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_traced_without_dims(case):
    """What runs in a trace reads no values, so an update does not wait for a device."""
    metric = metric_of(case)
    batches = [[eager.constant(x, dtype=dtype_of(x)) for x in batch if x is not None] for batch in case["batches"]]
    specs = [eager.TensorSpec([None] * t.ndim if i != 1 else [None, *t.shape[1:]], t.dtype) for i, t in enumerate(batches[0])]
    update = eager.function(lambda *batch: metric.update(*batch))
    concrete = update.get_concrete_function(*specs)
    for batch in batches:
        concrete(*batch)
    check(metric, case)
    metric.reset()
    for batch in batches:
        update(*batch)
    check(metric, case)
    assert update.traces <= 3


def dtype_of(x):
    return "int64" if np.asarray(x).dtype.kind == "i" else "float32"


@pytest.mark.parametrize("case", KERAS["means"], ids=lambda case: f"{case['title']}-{case['batches']}")
def test_means_and_sums(case):
    metric = metric_of(case)
    for values, weights in case["batches"]:
        metric.update(values, weights)
    check(metric, case)


def test_every_metric_has_values():
    tested = {RENAMED.get(case["title"], (case["title"],))[0] for case in CASES + KERAS["means"]}
    assert tested | {"Metric", "ConfusionMatrix", "Huber"} == set(metrics.__all__)


def test_confusion_matrix():
    labels, predictions = [0, 1, 2, 2, 1], [0, 2, 2, 1, 1]
    expected = [[1, 0, 0], [0, 1, 1], [0, 1, 1]]
    for dtype in ("int32", "uint8", "int64"):
        matrix = metrics.ConfusionMatrix(3)
        matrix.update(eager.constant(labels, dtype), eager.constant(predictions, dtype))
        assert matrix.result().tolist() == expected and matrix.result().dtype == "int64"
    for shape in ([5], [5, 1]):
        matrix = metrics.ConfusionMatrix(3)
        assert matrix(eager.reshape(labels, shape), eager.one_hot(predictions, 3)).tolist() == expected
    weighted = metrics.ConfusionMatrix(3, dtype="float32")(labels, predictions, [1.0, 2.0, 0.5, 0.0, 3.0])
    assert weighted.tolist() == [[1, 0, 0], [0, 3, 2], [0, 0, 0.5]]
    matrix = metrics.ConfusionMatrix(3)
    assert matrix(labels, predictions, [1, 2, 3, 0, 3]).dtype == "int64"
    matrix.reset()
    assert matrix(labels, predictions, [1.0, 2.0, 0.5, 0.0, 3.0]).tolist() == weighted.tolist()
    matrix = metrics.ConfusionMatrix(3)
    eager.function(matrix.update)(eager.constant(labels), eager.constant(predictions), eager.constant([0.5] * 5))
    assert matrix.result().tolist() == [[0.5, 0, 0], [0, 0.5, 0.5], [0, 0.5, 0.5]]
    matrix = metrics.ConfusionMatrix(3, dtype="int32")
    with pytest.raises(eager.errors.InvalidArgumentError, match="confusion_matrix: weights of float32 do not fit a result of int32"):
        matrix.update(labels, predictions, [1.0, 2.0, 0.5, 0.0, 3.0])
    assert matrix.result().tolist() == [[0] * 3] * 3


@pytest.mark.parametrize("bad", [float("nan"), -0.1, 1.5, float("inf")])
@pytest.mark.parametrize("thresholds", [None, [0.25, 0.5]])
def test_auc_refuses_what_is_no_probability(bad, thresholds):
    auc = metrics.AUC(thresholds=thresholds)
    with pytest.raises(eager.errors.InvalidArgumentError, match="auc: predictions must be >= 0 and <= 1"):
        auc.update([0, 1], [0.5, bad])
    with pytest.raises(eager.errors.InvalidArgumentError):
        eager.function(auc.update)(eager.constant([0, 1]), eager.constant([0.5, bad]))
    assert not any(map(np.any, state(auc)))
    assert metrics.AUC(from_logits=True)([0, 1], [-float("inf"), 5.0]).item() == 1


def test_a_call_updates_and_gives_the_result():
    mean = metrics.Mean()
    assert mean(1.0).item() == 1 and mean(2.0).item() == 1.5
    assert metrics.Accuracy()([1, 2], [1, 0], weights=[1.0, 3.0]).item() == 0.25


def test_results_before_the_first_update():
    for title in metrics.__all__:
        if title not in ("Metric", "ConfusionMatrix"):
            assert made(title).result().item() == 0, title


def test_ties_and_what_is_not_finite():
    assert metrics.TopK(1)([2], [[0.5, 0.1, 0.5]]).item() == 1  # none is larger
    assert metrics.TopK(1)([0, 0], [[float("nan"), 0.1], [float("inf"), 0.0]]).item() == 0
    assert metrics.Precision(top_k=1)([[0, 0, 1]], [[0.5, 0.1, 0.5]]).item() == 0  # the first of the two counts
    assert np.isnan(metrics.Mean()([1.0, float("nan")]).item())


def test_dtypes():
    assert metrics.Mean().result().dtype == "float32" and metrics.Mean(dtype="float64")(1.0).dtype == "float64"
    for dtype in ("float16", "bfloat16", "int32", "uint8", "bool"):
        assert metrics.Mean()(eager.cast(eager.constant([1.0, 0.0, 1.0, 1.0]), dtype)).item() == 0.75
    assert metrics.Mean()(eager.fill([4096], eager.constant(2**15, "float16") - 16)).item() == 2**15 - 16  # the sum overflows float16
    assert metrics.Accuracy()(eager.constant([1, 2], "uint8"), eager.constant([1, 3], "int64")).item() == 0.5
    assert metrics.BinaryAccuracy()(eager.constant([True, False]), eager.constant([0.7, 0.6], "float16")).item() == 0.5
    assert metrics.SparseCategoricalAccuracy()(eager.constant([1.0]), [[0.1, 0.9]]).item() == 1


def test_counts_stay_exact():
    mean = metrics.Mean()
    mean.count.assign(2.0**24)
    mean.total.assign(2.0**24)
    mean.update([1.0, 1.0, 1.0])
    assert mean.count.item() == 2**24 + 3 == mean.total.item()


def test_state():
    metric = metrics.Mean("loss")
    assert [v.name for v in metric.variables] == ["loss/total", "loss/count"] and not any(v.trainable for v in metric.variables)
    assert repr(metric) == "<eager.metrics.Mean 'loss'>"
    metric.update([1.0, 3.0])
    for other in (copy.deepcopy(metric), pickle.loads(pickle.dumps(metric))):
        other.update(8.0)
        assert other.result().item() == 4 and metric.result().item() == 2
    shared = copy.copy(metric)
    shared.update(8.0)
    assert metric.result().item() == 4


@pytest.mark.parametrize("title", metrics.__all__)
def test_pickles(title):
    if title != "Metric":
        metric = made(title)
        other = pickle.loads(pickle.dumps(metric))
        assert type(other) is type(metric) and other.name == metric.name and len(other.variables) == len(metric.variables)


def test_updates_are_not_differentiated():
    w = eager.Variable(2.0)
    mean = metrics.Mean()
    with eager.GradientTape() as tape:
        loss = w * w
        mean.update(loss)
    assert tape.watched_variables() == (w,) and tape.gradient(loss, w).item() == 4


def test_metrics_of_ones_own():
    class Count(metrics.Metric):
        def __init__(self):
            super().__init__("count", "int64")
            self.count = self.add_variable("count", dtype="int64")

        def update(self, values):
            self.count.assign_add(values.size)

        def result(self):
            return self.count.value()

    count = Count()
    assert count(eager.ones((2, 3))).item() == 6
    count.reset()
    assert count.result().item() == 0
    with pytest.raises(NotImplementedError, match="Metric has no update"):
        metrics.Metric("x").update()


# ---- Bad input

PAIRS = [title for title in metrics.__all__ if title not in ("Metric", "Mean", "Sum", "ConfusionMatrix", "TopK", "SparseCategoricalAccuracy",
                                                             "SparseCategoricalCrossentropy")]


@pytest.mark.parametrize("title", PAIRS)
def test_unequal_shapes_change_nothing(title):
    metric = made(title)
    metric.update([[0.0, 1.0]], [[0.25, 0.75]])
    before = state(metric)
    for labels, predictions in (([0.0, 1.0], [0.5, 0.5, 0.5]), ([[0.0, 1.0]], [[0.5, 0.5], [0.5, 0.5]]), ([0.0], [[0.5, 0.5]])):
        with pytest.raises(eager.errors.InvalidArgumentError, match=r"Shapes \[.*\] and \[.*\] are incompatible: \w+ needs labels and"):
            metric.update(labels, predictions)
    with pytest.raises(eager.errors.InvalidArgumentError, match="needs weights that can be broadcast"):
        metric.update([[0.0, 1.0]], [[0.25, 0.75]], weights=[1.0, 2.0, 3.0])
    assert all(map(np.array_equal, state(metric), before))


@pytest.mark.parametrize("make", [lambda: metrics.SparseCategoricalAccuracy(), lambda: metrics.TopK(1), lambda: metrics.ConfusionMatrix(2),
                                  lambda: metrics.SparseCategoricalCrossentropy()])
def test_bad_classes_change_nothing(make):
    metric = make()
    metric.update([0, 1], [[0.9, 0.1], [0.2, 0.8]])
    before = state(metric)
    for labels in ([0], [0, 1, 1], [[0, 1], [1, 0]], 1):
        with pytest.raises(eager.errors.InvalidArgumentError, match="needs a label for each row of the predictions"):
            metric.update(labels, [[0.9, 0.1], [0.2, 0.8]])
    if not isinstance(metric, metrics.SparseCategoricalAccuracy):  # a label that is no class is a wrong prediction there
        for label in (-1, 2):
            with pytest.raises(eager.errors.InvalidArgumentError):
                metric.update([0, label], [[0.9, 0.1], [0.2, 0.8]])
    assert all(map(np.array_equal, state(metric), before))


def test_unequal_shapes_that_a_trace_does_not_know():
    spec, rows = eager.TensorSpec([None], "int64"), eager.TensorSpec([None, 2])
    accuracy, sparse, mean = metrics.Accuracy(), metrics.SparseCategoricalAccuracy(), metrics.Mean()
    updates = [eager.function(accuracy.update).get_concrete_function(spec, spec),
               eager.function(sparse.update).get_concrete_function(spec, rows),
               eager.function(mean.update).get_concrete_function(eager.TensorSpec([None]), eager.TensorSpec([None]))]
    for n, m in ((3, 2), (1, 3), (3, 1)):
        labels, others = eager.ones(n, "int64"), eager.ones(m, "int64")
        for update, other in zip(updates[:2], (others, eager.ones((m, 2)))):
            with pytest.raises(eager.errors.InvalidArgumentError):
                update(labels, other)
    with pytest.raises(eager.errors.InvalidArgumentError):
        updates[2](eager.ones(2), eager.ones(3))
    assert not any(map(np.any, state(accuracy, sparse, mean)))


@pytest.mark.parametrize("metric, labels, predictions, text", [
    (metrics.MeanSquaredError(name="mine"), [1.0], [1.0, 2.0], "mine: Shapes [1] and [2] are incompatible: mean_squared_error needs labels"),
    (metrics.SparseCategoricalCrossentropy(name="mine"), [5], [[0.5, 0.5]], "mine: Received a label value of 5 which is outside"),
    (metrics.TopK(1, name="mine"), [5], [[0.5, 0.5]], "mine: indices[0,0] = 5 is not in [0, 2)"),
    (metrics.ConfusionMatrix(2, "mine"), [5], [0], "mine: labels and predictions must be numbers of classes in [0, 2)"),
    (metrics.AUC(name="mine"), [0], [2.0], "mine: predictions must be >= 0 and <= 1")])
def test_errors_name_the_metric(metric, labels, predictions, text):
    with pytest.raises(eager.errors.InvalidArgumentError) as error:
        metric.update(labels, predictions)
    assert str(error.value).startswith(text)


@pytest.mark.parametrize("title, share", [("Precision", 1 / 4), ("Recall", 1 / 3)])
def test_the_largest_of_rows_whose_length_a_trace_does_not_know(title, share):
    metric, spec = getattr(metrics, title)(top_k=2), eager.TensorSpec([None, None])
    update = eager.function(metric.update).get_concrete_function(spec, spec)
    update(eager.constant([[0.0, 1.0, 1.0], [1.0, 0.0, 0.0]]), eager.constant([[0.5, 0.5, 0.5], [0.1, 0.7, 0.2]]))
    assert metric.result().item() == pytest.approx(share)


def test_bad_options():
    for make, text in [(lambda: metrics.TopK(0), "Argument `k` must be a positive integer. Received: k=0"),
                       (lambda: metrics.ConfusionMatrix(0), "Argument `num_classes` must be a positive integer"),
                       (lambda: metrics.Precision(top_k=-1), "Argument `top_k` must be a positive integer"),
                       (lambda: metrics.Precision(thresholds=[0.5, 1.5]), "Threshold values must be in"),
                       (lambda: metrics.AUC(num_thresholds=1), "Argument `num_thresholds` must be an integer > 1"),
                       (lambda: metrics.AUC(curve="RC"), 'Invalid `curve` argument value "RC"'),
                       (lambda: metrics.AUC(summation_method="x"), 'Invalid `summation_method` argument value "x"')]:
        with pytest.raises(ValueError) as error:
            make()
        assert text in str(error.value)


# ---- Metrics whose state is made at the first update

LATER = {"FBetaScore": (), "F1Score": (), "R2Score": (), "AUC": (("multi_label", True),)}


@pytest.mark.parametrize("title", LATER)
def test_state_is_made_for_the_outputs(title):
    """It is made in a trace too, belongs to the variables, fits no other number of outputs, and is copied."""
    labels, predictions = np.array([[0.0, 1.0], [1.0, 1.0], [1.0, 0.0]]), np.array([[0.25, 0.75], [0.5, 0.75], [0.75, 0.5]])

    def of_class():
        return getattr(metrics, title)(**dict(LATER[title]))

    metric, traced = of_class(), of_class()
    begun = len(metric.variables)
    metric.update(labels, predictions)
    eager.function(traced.update)(eager.constant(labels), eager.constant(predictions))
    assert len(metric.variables) == len(traced.variables) > begun and all(map(np.array_equal, state(metric), state(traced)))
    before = state(metric)
    with pytest.raises(eager.errors.InvalidArgumentError, match="outputs, where those of earlier updates had"):
        metric.update(np.ones((2, 3)), np.ones((2, 3)) / 2)
    assert all(map(np.array_equal, state(metric), before))
    other = pickle.loads(pickle.dumps(metric))
    other.update(labels, predictions)
    np.testing.assert_array_equal(other.result(), metric.result())
    metric.reset()
    assert not any(map(np.any, state(metric))) and not np.any(metric.result().numpy())
    metric.update(np.zeros((0, 2)), np.zeros((0, 2)))
    assert not any(map(np.any, state(metric)))
    with pytest.raises(eager.errors.InvalidArgumentError, match="must be known"):
        eager.function(of_class().update).get_concrete_function(*[eager.TensorSpec([None, None])] * 2)
    with pytest.raises(eager.errors.InvalidArgumentError, match="expects 2D inputs with shape|must have rank 2"):
        of_class().update(np.ones((2, 2, 2)), np.ones((2, 2, 2)) / 2)


@pytest.mark.parametrize("title", ["F1Score", "R2Score", "AUC"])
def test_state_made_later_is_restored(title, tmp_path):
    labels, predictions = [[0.0, 1.0], [1.0, 1.0], [1.0, 0.0]], [[0.25, 0.75], [0.5, 0.75], [0.75, 0.5]]
    metric, other = (getattr(metrics, title)(**dict(LATER[title])) for _ in range(2))
    metric.update(labels, predictions)
    path = eager.Checkpoint(metric=metric).save(str(tmp_path / "run"))
    status = eager.Checkpoint(metric=other).restore(path)
    other.update(labels, predictions)
    metric.update(labels, predictions)
    status.assert_consumed()
    assert all(map(np.array_equal, state(metric), state(other)))


def test_overlaps_of_classes():
    iou = metrics.IoU(3, [0, 2], ignore_class=255)
    iou.update([[0, 0, 255], [1, 2, 2]], [[0, 1, 0], [1, 2, 1]])
    assert iou.result().item() == pytest.approx((1 / 2 + 1 / 2) / 2)
    iou.update([255], [255])
    assert iou.result().item() == pytest.approx(1 / 2)
    absent = metrics.MeanIoU(5)
    assert absent([0, 1], [0, 0]).item() == pytest.approx(1 / 4)  # the classes that are in neither do not count
    for dtype in ("int32", "uint8", "float32", "bool"):
        assert metrics.MeanIoU(2)(eager.cast(eager.constant([0, 1, 1]), dtype), eager.constant([0, 1, 1])).item() == 1
    along = metrics.OneHotIoU(2, [0, 1], axis=1)
    assert along(np.eye(2)[[0, 1, 1]].T[None], np.eye(2)[[0, 1, 1]].T[None]).item() == 1
    assert metrics.BinaryIoU(threshold=0.5)([0, 1], [0.5, 0.5]).item() == pytest.approx(1 / 4)  # what is at the threshold is of class 1
    with pytest.raises(eager.errors.InvalidArgumentError, match=r"mean_iou: labels and predictions must be numbers of classes in \[0, 2\)"):
        metrics.MeanIoU(2)([0, 2], [0, 1])
    with pytest.raises(ValueError, match=r"Target class id 3 is out of range, which is \[0, 3\)"):
        metrics.IoU(3, [0, 3])


def test_scores_of_regressions():
    assert metrics.R2Score(None)([[1.0, 2.0], [1.0, 4.0]], [[1.0, 2.0], [2.0, 4.0]]).tolist() == [0, 1]  # labels that do not vary
    weighted = metrics.R2Score()([1.0, 4.0, 3.0], [2.0, 4.0, 4.0], [1.0, 2.0, 0.0]).item()
    assert weighted == pytest.approx(1 - 1 / (33 - 81 / 3))
    assert metrics.R2Score(num_regressors=5)([1.0, 4.0, 3.0], [2.0, 4.0, 4.0]).item() == pytest.approx(1 - 2 / (26 - 64 / 3))
    assert metrics.R2Score()([[1.0], [2.0]], [1.0, 2.0]).item() == 1


def test_bad_options_of_scores():
    for make, text in [(lambda: metrics.F1Score("all"), "Invalid `average` argument value. Expected one of: {None, 'micro'"),
                       (lambda: metrics.FBetaScore(beta=0.0), "Invalid `beta` argument value. It should be > 0"),
                       (lambda: metrics.F1Score(threshold=0.0), "It should verify 0 < threshold <= 1"),
                       (lambda: metrics.R2Score("mean"), "Invalid value for argument `class_aggregation`"),
                       (lambda: metrics.R2Score(num_regressors=-1), "Invalid value for argument `num_regressors`"),
                       (lambda: metrics.PrecisionAtRecall(1.5), "Argument `recall` must be in the range [0, 1]. Received: recall=1.5"),
                       (lambda: metrics.RecallAtPrecision(0.5, 0), "Argument `num_thresholds` must be an integer > 0"),
                       (lambda: metrics.TruePositives([0.5, 2.0]), "Threshold values must be in [0, 1]"),
                       (lambda: metrics.AUC(num_labels=3), "`num_labels` is needed only when `multi_label` is True"),
                       (lambda: metrics.AUC(multi_label=True, num_labels=3, label_weights=[1.0]), "there are 1 label_weights for 3 labels")]:
        with pytest.raises(ValueError) as error:
            make()
        assert text in str(error.value)


def test_labels_of_unsigned_integers():
    y, p = np.array([1, 0], "uint64"), np.array([[0.1, 0.9], [0.2, 0.8]])
    assert metrics.SparseCategoricalAccuracy()(y, p).item() == metrics.SparseCategoricalAccuracy()(y[:, None], p).item() == 0.5
    assert metrics.Accuracy()(y, np.array([1, 1])).item() == metrics.Accuracy()(np.array([1, 1]), y).item() == 0.5
    assert metrics.Accuracy()(y, y).item() == metrics.Accuracy()(y, [1.0, 0.0]).item() == 1.0
    for metric, predictions in ((metrics.SparseCategoricalAccuracy(), p), (metrics.Accuracy(), [1, 0])):
        with pytest.raises(eager.errors.InvalidArgumentError, match=f"^{metric.name}: cannot promote string"):
            metric(["a", "b"], predictions)
