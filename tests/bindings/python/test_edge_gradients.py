"""Gradients at kinks, poles and ties, beside PyTorch's where it is installed.

Each case has the gradients of the sum of f(*inputs), which are PyTorch 2.15's but where `differs` says why they are not.
"""
import pytest

import eager

inf, nan = float("inf"), float("nan")

# name, inputs, f, its PyTorch form (F is torch.nn.functional), gradients, why they differ from PyTorch's
CASES = [
    ("sqrt", [[0.0, 4.0]], lambda x: eager.sqrt(x), "torch.sqrt(x)", [[inf, 0.25]]),
    ("rsqrt", [[0.0, 4.0]], lambda x: eager.rsqrt(x), "torch.rsqrt(x)", [[-inf, -0.0625]]),
    ("a cube root by pow", [[0.0, 8.0]], lambda x: eager.pow(x, 1 / 3), "x ** (1 / 3)", [[inf, 1 / 12]]),
    ("log", [[0.0, 1.0]], lambda x: eager.log(x), "torch.log(x)", [[inf, 1.0]]),
    ("log1p", [[-1.0, 0.0]], lambda x: eager.log1p(x), "torch.log1p(x)", [[inf, 1.0]]),
    ("asin", [[1.0, -1.0, 0.0]], lambda x: eager.asin(x), "torch.asin(x)", [[inf, inf, 1.0]]),
    ("acos", [[1.0, -1.0, 0.0]], lambda x: eager.acos(x), "torch.acos(x)", [[-inf, -inf, -1.0]]),
    ("acosh", [[1.0, 2.0]], lambda x: eager.acosh(x), "torch.acosh(x)", [[inf, 3 ** -0.5]]),
    ("atanh", [[1.0, -1.0]], lambda x: eager.atanh(x), "torch.atanh(x)", [[inf, inf]]),
    ("erfinv", [[0.0, 1.0]], lambda x: eager.erfinv(x), "torch.erfinv(x)", [[0.886227, inf]]),
    ("sinc", [[0.0, 1.0]], lambda x: eager.sinc(x), "torch.sinc(x)", [[0.0, -1.0]]),
    ("i0", [[0.0]], lambda x: eager.i0(x), "torch.special.i0(x)", [[0.0]]),
    ("i1", [[0.0]], lambda x: eager.i1(x), "torch.special.i1(x)", [[0.5]]),
    ("divide", [[0.0, 1.0], [0.0, 0.0]], lambda x, y: x / y, "x / y", [[inf, inf], [nan, -inf]]),
    ("abs", [[0.0, -0.0, -2.0]], lambda x: eager.abs(x), "torch.abs(x)", [[0.0, 0.0, -1.0]]),
    ("sign", [[0.0, 1.0]], lambda x: eager.sign(x), "torch.sign(x)", [[0.0, 0.0]]),
    ("floor", [[0.0, 1.5]], lambda x: eager.floor(x), "torch.floor(x)", [[0.0, 0.0]]),
    ("round", [[0.5, 1.0]], lambda x: eager.round(x), "torch.round(x)", [[0.0, 0.0]]),
    ("remainder", [[4.0, 5.0], [2.0, 2.0]], lambda x, y: eager.remainder(x, y), "torch.remainder(x, y)",
     [[1.0, 1.0], [-2.0, -2.0]]),
    ("fmod", [[4.0, -5.0], [2.0, 2.0]], lambda x, y: eager.fmod(x, y), "torch.fmod(x, y)", [[1.0, 1.0], [-2.0, 2.0]]),
    ("relu", [[0.0, -1.0, 1.0]], lambda x: eager.relu(x), "torch.relu(x)", [[0.0, 0.0, 1.0]]),
    ("relu6", [[0.0, 6.0, 3.0]], lambda x: eager.relu6(x), "F.relu6(x)", [[0.0, 0.0, 1.0]]),
    ("leaky_relu", [[0.0, -1.0]], lambda x: eager.leaky_relu(x), "F.leaky_relu(x, 0.2)", [[0.2, 0.2]]),
    ("elu", [[0.0, -0.0]], lambda x: eager.elu(x), "F.elu(x)", [[1.0, 1.0]]),
    ("selu", [[0.0]], lambda x: eager.selu(x), "F.selu(x)", [[1.758099]]),
    ("softplus", [[0.0, 100.0]], lambda x: eager.softplus(x), "F.softplus(x)", [[0.5, 1.0]]),
    ("hard_sigmoid", [[-3.0, 3.0, 0.0]], lambda x: eager.hard_sigmoid(x), "F.hardsigmoid(x)", [[0.0, 0.0, 1 / 6]]),
    ("hard_swish", [[-3.0, 3.0, 0.0]], lambda x: eager.hard_swish(x), "F.hardswish(x)", [[0.0, 1.0, 0.5]]),
    ("hard_tanh", [[-1.0, 1.0, 0.0]], lambda x: eager.hard_tanh(x), "F.hardtanh(x)", [[0.0, 0.0, 1.0]]),
    ("softshrink", [[-0.5, 0.5, 0.0, 1.0]], lambda x: eager.softshrink(x), "F.softshrink(x)", [[0.0, 0.0, 0.0, 1.0]]),
    ("hardshrink", [[-0.5, 0.5, 0.0, 1.0]], lambda x: eager.hardshrink(x), "F.hardshrink(x)", [[0.0, 0.0, 0.0, 1.0]]),
    ("clip at its bounds", [[-1.0, 0.0, 1.0]], lambda x: eager.clip(x, -1.0, 1.0), "torch.clamp(x, -1, 1)",
     [[1.0, 1.0, 1.0]], "TensorFlow's: a value at the bound is one that is not clipped"),
    ("maximum of equals", [[1.0, 2.0], [1.0, 3.0]], lambda x, y: eager.maximum(x, y), "torch.maximum(x, y)",
     [[1.0, 0.0], [0.0, 1.0]], "TensorFlow's: all to the first operand"),
    ("minimum of equals", [[1.0, 2.0], [1.0, 3.0]], lambda x, y: eager.minimum(x, y), "torch.minimum(x, y)",
     [[1.0, 1.0], [0.0, 0.0]], "TensorFlow's: all to the first operand"),
    ("fmax of equals, and of NaN", [[1.0, nan, 2.0], [1.0, 3.0, nan]], lambda x, y: eager.fmax(x, y), "torch.fmax(x, y)",
     [[1.0, 0.0, 1.0], [0.0, 1.0, 0.0]], "as maximum's"),
    ("max of ties", [[1.0, 3.0, 3.0]], lambda x: eager.max(x), "torch.amax(x)", [[0.0, 0.5, 0.5]]),
    ("min of ties", [[1.0, 1.0, 3.0]], lambda x: eager.min(x), "torch.amin(x)", [[0.5, 0.5, 0.0]]),
    ("sort of ties", [[2.0, 1.0, 2.0]], lambda x: eager.sort(x) * eager.constant([1.0, 2.0, 3.0]),
     "torch.sort(x, stable=True)[0] * torch.tensor([1.0, 2.0, 3.0])", [[2.0, 1.0, 3.0]]),
    ("cumulative_max of ties", [[2.0, 2.0, 1.0]],
     lambda x: eager.cumulative_max(x, axis=0) * eager.constant([1.0, 2.0, 3.0]),
     "torch.cummax(x, 0)[0] * torch.tensor([1.0, 2.0, 3.0])", [[1.0, 5.0, 0.0]]),
    ("a median between ties", [[1.0, 2.0, 2.0, 3.0]], lambda x: eager.quantile(x, 0.5), "torch.quantile(x, 0.5)",
     [[0.0, 0.5, 0.5, 0.0]]),
    ("max_pool of ties", [[2.0, 2.0, 1.0, 1.0]], lambda x: eager.max_pool1d(eager.reshape(x, [1, 4, 1]), 2),
     "F.max_pool1d(x.reshape(1, 1, 4), 2)", [[1.0, 0.0, 1.0, 0.0]]),
    ("prod with a zero", [[2.0, 0.0, 3.0]], lambda x: eager.prod(x), "torch.prod(x)", [[0.0, 6.0, 0.0]]),
    ("prod with zeros", [[2.0, 0.0, 0.0]], lambda x: eager.prod(x), "torch.prod(x)", [[0.0, 0.0, 0.0]]),
    ("cumulative_prod with a zero", [[2.0, 0.0, 3.0]], lambda x: eager.cumulative_prod(x, axis=0), "torch.cumprod(x, 0)",
     [[1.0, 8.0, 0.0]]),
    ("the norm at 0", [[0.0, 0.0]], lambda x: eager.vector_norm(x), "torch.linalg.vector_norm(x)", [[0.0, 0.0]]),
    ("the norm of order 1 at 0", [[0.0, -2.0]], lambda x: eager.vector_norm(x, ord=1.0), "torch.linalg.vector_norm(x, 1)",
     [[0.0, -1.0]]),
    ("the norm of order 3 at 0", [[0.0, 0.0]], lambda x: eager.vector_norm(x, ord=3.0), "torch.linalg.vector_norm(x, 3)",
     [[0.0, 0.0]]),
    ("the norm of order 1/2 beside 0", [[0.0, 4.0]], lambda x: eager.vector_norm(x, ord=0.5),
     "torch.linalg.vector_norm(x, 0.5)", [[0.0, 1.0]]),
    ("the greatest magnitude of ties", [[2.0, -2.0, 1.0]], lambda x: eager.vector_norm(x, ord=inf),
     "torch.linalg.vector_norm(x, float('inf'))", [[0.5, -0.5, 0.0]]),
    ("the least magnitude of ties", [[2.0, -2.0, 3.0]], lambda x: eager.vector_norm(x, ord=-inf),
     "torch.linalg.vector_norm(x, -float('inf'))", [[0.5, -0.5, 0.0]]),
    ("std of equals", [[2.0, 2.0, 2.0]], lambda x: eager.std(x), "torch.std(x, correction=0)", [[0.0, 0.0, 0.0]]),
    ("var of equals", [[2.0, 2.0, 2.0]], lambda x: eager.var(x), "torch.var(x, correction=0)", [[0.0, 0.0, 0.0]]),
    ("atan2 at 0", [[0.0, 0.0, 1.0], [0.0, -1.0, 0.0]], lambda x, y: eager.atan2(x, y), "torch.atan2(x, y)",
     [[0.0, -1.0, 0.0], [0.0, 0.0, -1.0]]),
    ("hypot at 0", [[0.0, 3.0], [0.0, 4.0]], lambda x, y: eager.hypot(x, y), "torch.hypot(x, y)",
     [[0.0, 0.6], [0.0, 0.8]], "as the norm's at 0"),
    ("where, with NaN behind it", [[-1.0, 4.0]], lambda x: eager.where(x > 0, eager.sqrt(x), eager.zeros_like(x)),
     "torch.where(x > 0, torch.sqrt(x), torch.zeros_like(x))", [[nan, 0.25]]),
    ("pow at 0", [[0.0, 0.0, 2.0, 0.0], [2.0, 1.0, 0.0, 0.0]], lambda x, y: eager.pow(x, y), "torch.pow(x, y)",
     [[0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 0.693147, 0.0]]),
    ("pow of negative bases", [[-2.0, -2.0], [2.0, 3.0]], lambda x, y: eager.pow(x, y), "torch.pow(x, y)",
     [[-4.0, 12.0], [0.0, 0.0]], "TensorFlow's: the exponent's is 0, where x ** y is real for whole y alone"),
    ("xlogy at 0", [[0.0, 0.0, 1.0], [0.0, 2.0, 2.0]], lambda x, y: eager.xlogy(x, y), "torch.special.xlogy(x, y)",
     [[0.0, 0.693147, 0.693147], [0.0, 0.0, 0.5]], "TensorFlow's: 0 times anything is 0"),
    ("xlog1py at 0", [[0.0, 0.0, 1.0], [-1.0, 2.0, 2.0]], lambda x, y: eager.xlog1py(x, y), "torch.special.xlog1py(x, y)",
     [[0.0, 1.098612, 1.098612], [0.0, 0.0, 1 / 3]], "TensorFlow's: 0 times anything is 0"),
    ("logaddexp of infinities", [[-inf, 0.0, inf], [-inf, 0.0, 1.0]], lambda x, y: eager.logaddexp(x, y),
     "torch.logaddexp(x, y)", [[0.5, 0.5, 1.0], [0.5, 0.5, 0.0]], "the limit for equal operands"),
    ("logsumexp of -inf", [[-inf, -inf]], lambda x: eager.logsumexp(x), "torch.logsumexp(x, 0)", [[nan, nan]]),
    ("softmax of -inf", [[0.0, -inf]], lambda x: eager.softmax(x) * eager.constant([1.0, 2.0]),
     "torch.softmax(x, 0) * torch.tensor([1.0, 2.0])", [[0.0, 0.0]]),
    ("log_softmax of a confident row", [[0.0, -1000.0]], lambda x: eager.log_softmax(x) * eager.constant([1.0, 2.0]),
     "torch.log_softmax(x, 0) * torch.tensor([1.0, 2.0])", [[-2.0, 2.0]]),
    ("lgamma", [[1.0, 2.0]], lambda x: eager.lgamma(x), "torch.lgamma(x)", [[-0.577216, 0.422784]]),
    ("nansum", [[nan, 1.0]], lambda x: eager.nansum(x), "torch.nansum(x)", [[0.0, 1.0]]),
    ("smooth_l1 at its kinks", [[1.0, 0.0, -1.0], [0.0, 0.0, 0.0]], lambda x, y: eager.smooth_l1(x, y),
     "F.smooth_l1_loss(x, y)", [[1 / 3, 0.0, -1 / 3], [-1 / 3, 0.0, 1 / 3]]),
    ("huber at its kinks", [[1.0, 0.0, -1.0], [0.0, 0.0, 0.0]], lambda x, y: eager.huber(x, y), "F.huber_loss(x, y)",
     [[1 / 3, 0.0, -1 / 3], [-1 / 3, 0.0, 1 / 3]]),
    ("kl_div at 0", [[0.0, 1.0], [0.0, 1.0]], lambda x, y: eager.kl_div(x, y), "F.kl_div(x, y, reduction='mean')",
     [[0.0, -0.5], [0.0, 0.0]], "as xlogy's"),
    ("l2_normalize at 0", [[0.0, 0.0]], lambda x: eager.l2_normalize(x, axis=0), "F.normalize(x, dim=0)",
     [[1e6, 1e6]], "TensorFlow's: epsilon, 1e-12, is added to the squares, not to the norm"),
    ("equal eigenvalues", [[2.0, 0.0, 0.0, 2.0]], lambda x: eager.eigvalsh(eager.reshape(x, [2, 2])),
     "torch.linalg.eigvalsh(x.reshape(2, 2))", [[1.0, 0.0, 0.0, 1.0]]),
    ("equal singular values", [[2.0, 0.0, 0.0, 2.0]], lambda x: eager.svdvals(eager.reshape(x, [2, 2])),
     "torch.linalg.svdvals(x.reshape(2, 2))", [[1.0, 0.0, 0.0, 1.0]]),
    ("det of a matrix of rank 0", [[0.0, 0.0, 0.0, 0.0]], lambda x: eager.det(eager.reshape(x, [2, 2])),
     "torch.linalg.det(x.reshape(2, 2))", [[0.0, 0.0, 0.0, 0.0]]),
    ("det of a singular matrix", [[1.0, 2.0, 2.0, 4.0]], lambda x: eager.det(eager.reshape(x, [2, 2])),
     "torch.linalg.det(x.reshape(2, 2))", [[4.0, -2.0, -2.0, 1.0]], "the adjugate, exactly"),
]


def near(got, wanted):
    assert len(got) == len(wanted)
    for g, w in zip(got, wanted):
        assert g.tolist() == pytest.approx(w, rel=1e-5, abs=1e-6, nan_ok=True)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0])
def test_gradients_at_edges(case):
    _, inputs, f, _, wanted = case[:5]
    tensors = [eager.constant(values) for values in inputs]

    def gradients(*tensors):
        with eager.GradientTape() as tape:
            for x in tensors:
                tape.watch(x)
            y = f(*tensors)
        return tape.gradient(y, list(tensors))

    near([g.numpy() for g in gradients(*tensors)], wanted)
    near([g.numpy() for g in eager.function(gradients)(*tensors)], wanted)


@pytest.mark.parametrize("case", [c for c in CASES if len(c) == 5], ids=lambda case: case[0])
def test_gradients_at_edges_are_those_of_pytorch(case):
    torch = pytest.importorskip("torch")
    _, inputs, _, form, wanted = case
    tensors = [torch.tensor(values, requires_grad=True) for values in inputs]
    y = eval(form, {"torch": torch, "F": torch.nn.functional, **dict(zip("xy", tensors))})
    near([g.numpy() for g in torch.autograd.grad(y.sum(), tensors)], wanted)
