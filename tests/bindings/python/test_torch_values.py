"""Layers of eager.nn and losses against PyTorch's values and gradients (torch_values.json, which torch_values.py made): eager and traced,
channels first and last, float16 to float64."""
import inspect
import json
import pathlib

import numpy as np
import pytest

import eager
from eager import nest, nn

CASES = json.loads(pathlib.Path(__file__).with_name("torch_values.json").read_text())
TOLERANCES = {"float16": 2e-2, "float32": 2e-5, "float64": 1e-10}  # of the largest value
HOW = pytest.mark.parametrize("traced", [False, True], ids=["eager", "traced"])
DTYPE = pytest.mark.parametrize("dtype", TOLERANCES)


def name_of(case):
    return case.get("title", case.get("name"))


def close(found, expected, dtype):
    expected = np.array(expected)
    np.testing.assert_allclose(eager.cast(found, "float64"), expected, rtol=0,
                               atol=TOLERANCES[dtype] * max(1.0, np.abs(expected).max(initial=0)))


def last(x):
    """Returns a tensor with the axis of channels behind the sizes."""
    return eager.stack(eager.unstack(x, axis=1), -1)


@HOW
@DTYPE
@pytest.mark.parametrize("data_format", ["channels_first", "channels_last"])
@pytest.mark.parametrize("case", CASES["layers"], ids=name_of)
def test_layer(case, data_format, dtype, traced):
    options = dict(case["options"])
    turns = "data_format" in options and data_format == "channels_last"
    if "data_format" not in options and data_format == "channels_last":
        pytest.skip("the layer has no formats")
    if "data_format" in options:
        options["data_format"] = data_format
    kind = getattr(nn, case["title"])
    layer = kind(**options, **({"dtype": dtype} if "dtype" in inspect.signature(kind).parameters else {}))
    inputs = [eager.constant(x, "int32" if case["is_integer"] else dtype) for x in case["inputs"]]

    def call(*xs):
        xs = [last(x) for x in xs] if turns else xs
        y = nest.flatten(layer(xs[0], xs[1:]) if case["title"].endswith("Cell") else layer(*xs))
        return [eager.stack(eager.unstack(t, axis=-1), 1) if turns and t.ndim > 2 else t for t in y]

    call(*inputs)
    layer.set_weights([np.array(w) for w in case["weights"]])
    run = eager.function(call) if traced else call
    watched = [x for x in inputs if x.dtype.is_floating]
    with eager.GradientTape() as tape:
        for x in watched:
            tape.watch(x)
        outputs = run(*inputs)
        total = sum(eager.sum(y * eager.constant(np.cos(np.arange(y.size)).reshape(y.shape), dtype)) for y in outputs)
    assert len(outputs) == len(case["outputs"])
    for y, expected in zip(outputs, case["outputs"]):
        assert y.dtype.name == dtype
        close(y, expected, dtype)
    gradients = tape.gradient(total, watched + list(layer.trainable_variables))
    assert len(gradients) == len(case["gradients"])
    for g, expected in zip(gradients, case["gradients"]):
        close(eager.convert_to_tensor(g), expected, dtype)


def test_every_kind_of_layer_has_values():
    missing = {kind["title"] for kind in eager._registry.kinds("layers")} - {case["title"] for case in CASES["layers"]}
    assert missing == {"Permute"}  # which is no layer in PyTorch


@HOW
@DTYPE
@pytest.mark.parametrize("case", CASES["losses"], ids=name_of)
def test_loss(case, dtype, traced):
    labels = eager.constant(case["labels"], "int32" if isinstance(case["labels"][0], int) else dtype)
    x = eager.constant(case["predictions"], dtype)

    def loss(x):
        return eager.mean(getattr(eager.losses, case["name"])(labels, x, **case["options"]))

    value, gradient = eager.value_and_grad(eager.function(loss) if traced else loss)(x)
    assert value.dtype.name == dtype
    close(value, case["value"], dtype)
    close(gradient, case["gradient"], dtype)
