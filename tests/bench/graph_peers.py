"""Rows of ops.py in TensorFlow and JAX, both compiled."""
import math


def calls(name, inputs):
    """Returns TensorFlow's call and JAX's for a row, each None where there is none."""
    import jax
    import tensorflow as tf

    jax.config.update("jax_enable_x64", True)
    find = _with_gradient if name.endswith("and gradient") else _forward
    tensorflow, in_jax = find(name.removesuffix(" and gradient").removesuffix(","), tf, jax)
    if tensorflow:
        constants, compiled = [tf.constant(a) for a in inputs], tf.function(tensorflow, autograph=False)
        tensorflow = lambda: compiled(*constants)
    if in_jax:
        arrays, jitted = [jax.numpy.asarray(a) for a in inputs], jax.jit(in_jax)
        in_jax = lambda: jax.block_until_ready(jitted(*arrays))
    return tensorflow, in_jax


def _with_gradient(name, tf, jax):
    """Returns the functions that give the gradients of a row's result, in all inputs but the sequence of a recurrent network."""
    tensorflow, in_jax = _forward(name, tf, jax)
    first = 1 if name.startswith(("lstm", "gru")) else 0

    def gradients(*inputs):
        with tf.GradientTape() as tape:
            tape.watch(inputs[first:])
            y = tensorflow(*inputs)
        return tape.gradient(y, inputs[first:])

    def jax_gradients(*inputs):
        return jax.grad(lambda *inputs: in_jax(*inputs).sum(), tuple(range(first, len(inputs))))(*inputs)

    return tensorflow and gradients, in_jax and jax_gradients


def _forward(name, tf, jax):
    np, words = jax.numpy, name.replace(",", "").split()
    op, last = words[0], words[-2] if len(words) > 1 else ""
    table = {
        "sort": (tf.sort, np.sort),
        "argsort": (lambda x: tf.argsort(x, stable=True), lambda x: np.argsort(x, stable=True)),
        "top_k": (lambda x: tf.math.top_k(x, int(words[1])), lambda x: jax.lax.top_k(x, int(words[1]))),
        "cumulative_sum": (lambda x: tf.cumsum(x, int(last)), lambda x: np.cumsum(x, int(last))),
        "searchsorted": (tf.searchsorted, np.searchsorted),
        "unique": (tf.unique_with_counts if "[" not in name else None, None),  # JAX's size is a constant
        "cholesky": (tf.linalg.cholesky, np.linalg.cholesky),
        "solve": (tf.linalg.solve, np.linalg.solve),
        "inv": (tf.linalg.inv, np.linalg.inv),
        "det": (tf.linalg.det, np.linalg.det),
        "qr": (tf.linalg.qr, np.linalg.qr),
        "svd": (tf.linalg.svd, lambda x: np.linalg.svd(x, full_matrices=False)),
        "eigh": (tf.linalg.eigh, np.linalg.eigh),
        "fft": (tf.signal.fft, np.fft.fft),
        "rfft": (tf.signal.rfft, np.fft.rfft),
        "attention": (lambda q, k, v: _attention(tf.nn.softmax, tf.matmul, tf.linalg.matrix_transpose, q, k, v),
                      lambda q, k, v: _attention(jax.nn.softmax, np.matmul, np.matrix_transpose, q, k, v)),
        "layer_norm": (lambda x, s, o: _norm(tf.reduce_mean, tf.math.rsqrt, x, s, o, -1),
                       lambda x, s, o: _norm(np.mean, jax.lax.rsqrt, x, s, o, -1)),
        "lstm": (None, lambda *inputs: _jax_lstm(jax, *inputs)),
    }
    if op == "batch_norm" and "NHWC" in words:
        axes = (0, 1, 2)
        return (lambda x, s, o: tf.raw_ops.FusedBatchNormV3(x=x, scale=s, offset=o, mean=[], variance=[], epsilon=1e-3, is_training=True)[0],
                lambda x, s, o: _norm(np.mean, jax.lax.rsqrt, x, s, o, axes))
    if " of one query" in name or "causal" in name:
        return None, None
    return table.get(op, (None, None))


def _attention(softmax, matmul, transpose, q, k, v):
    return matmul(softmax(matmul(q, transpose(k)) * (1 / math.sqrt(q.shape[-1]))), v)


def _norm(mean, rsqrt, x, scale, offset, axes):
    center = mean(x, axes, keepdims=True)
    return (x - center) * rsqrt(mean((x - center) ** 2, axes, keepdims=True) + 1e-5) * scale + offset


def _jax_lstm(jax, x, kernel, recurrent, bias):
    np = jax.numpy
    share = x @ kernel + bias

    def step(state, given):
        h, c = state
        i, f, g, o = np.split(given + h @ recurrent, 4, axis=1)
        c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * np.tanh(g)
        h = jax.nn.sigmoid(o) * np.tanh(c)
        return (h, c), h

    zeros = np.zeros((x.shape[0], recurrent.shape[0]), x.dtype)
    return jax.lax.scan(step, (zeros, zeros), share.swapaxes(0, 1))[1].swapaxes(0, 1)
