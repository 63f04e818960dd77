#!/usr/bin/env python3
"""Times libeager's bench and its peers on the same works in one run, and prints the ratios.

    tests/bench/compare.py BUILD [--venv FOLDER] [--rounds N] [--python]

BUILD is a build folder with EAGER_BUILD_BENCH=ON. With --python calls from Python are timed, and BUILD is a folder with
EAGER_BUILD_PYTHON=ON. The peers are installed from PyPI into a virtual environment, FOLDER or BUILD/peers: NumPy,
PyTorch (also through its C++ library, with peers/libtorch.cpp), TensorFlow and JAX. Each runs in a process of its own,
in turn, N times (3). A figure is the least of all repeats, since other programs only add to it. Small works run on one
thread, and those marked 2 on all threads of the machine. works.h describes the works.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
PACKAGES = ["numpy", "torch", "tensorflow-cpu", "jax"]
PEERS = ["numpy", "torch", "tensorflow", "jax"]
# work: (description, unit, how many of the unit make a second, goal in that unit or None)
WORKS = {
    "add8": ("`add` of two float32[8], made and released", "ns", 1e9, 25),
    "mm2": ("`matmul` 2x2", "ns", 1e9, 45),
    "taped": ("what an active tape adds to an op (`multiply`, which saves both inputs)", "ns", 1e9, 15),
    "taped_add": ("the same (`add`, which saves shapes)", "ns", 1e9, 15),
    "tape20": ("op forward and backward", "ns", 1e9, 140),
    "mlp": ("MLP 10-64-10, batch 10, training step with SGD", "us", 1e6, 7),
    "lstm": ("LSTM cell, hidden 32, forward, from plain ops", "us", 1e6, 2),
    "linreg": ("linear regression, 1000 points, training step", "us", 1e6, None),
    "cnn": ("MNIST ConvNet step, batch 64 (2)", "ms", 1e3, 13),
    "add8_function": ("calling a function of one `add`", "ns", 1e9, 100),
    "adds100_function": ("each op of a function of 100 `add`", "ns", 1e9, 8),
    "mlp_function": ("the MLP step as a function", "us", 1e6, 3.6),
    "mlp_tracing": ("tracing the MLP step, and its first run", "us", 1e6, 1000),
    "lstm_function": ("the LSTM cell as a function", "us", 1e6, 0.9),
    "linreg_function": ("the linear regression step as a function", "us", 1e6, None),
    "cnn_function": ("the ConvNet step as a function (2)", "ms", 1e3, 12),
    "chain": ("nine elementwise ops on 2^20 float32 (2)", "us", 1e6, None),
    "chain_function": ("the nine as a function (2)", "us", 1e6, 270),
    "first_result": ("`dlopen` to first result", "ms", 1e3, 10),
    "slice": ("`x[3]` of float32[64, 64]", "ns", 1e9, None),
    "read": ("a scalar to the host", "ns", 1e9, None),
    "exp": ("`exp` of 2^20 float32 (2)", "us", 1e6, None),
    "add": ("`add` of 2^20 float32 (2)", "us", 1e6, None),
    "sum": ("`sum` of 2^20 float32 (2)", "us", 1e6, None),
    "softmax": ("`softmax` 1024x1024 (2)", "us", 1e6, None),
    "mm512": ("`matmul` 512 (2)", "us", 1e6, None),
    "mm2048": ("`matmul` 2048 (2)", "ms", 1e3, None),
}
# The works that are called from Python, in the same form.
PYTHON_WORKS = {
    "add8": ("`a + b`, float32[8]", "ns", 1e9, 120),
    "add_scalar": ("`a + 1.0`, float32[8]", "ns", 1e9, 150),
    "slice": ("`m[3]`, float32[64, 64]", "ns", 1e9, 150),
    "element": ("`m[1, 2]`", "ns", 1e9, 150),
    "column": ("`m[:, 1]`", "ns", 1e9, 150),
    "mm2": ("`a @ b`, 2x2", "ns", 1e9, 150),
    "read": ("`float(s)`", "ns", 1e9, 40),
    "tape20": ("taped multiply, forward and backward, an op", "ns", 1e9, 600),
    "mlp": ("MLP training step", "us", 1e6, 14),
    "mlp_function": ("the same as a function", "us", 1e6, None),
    "linreg": ("linear regression step", "us", 1e6, 6),
    "cnn": ("MNIST ConvNet step, batch 64 (2)", "ms", 1e3, None),
    "metric": ("accuracy of 10 rows taken in", "us", 1e6, None),
    "metric_ops": ("the same by its ops", "us", 1e6, None),
    "import": ("import", "ms", 1e3, 60),
}


def least_time(f, budget=0.5):
    """Returns the seconds of one call of f: the least mean of runs of some 10 ms within the budget."""
    f()
    start = time.perf_counter()
    f()
    n = max(1, int(0.01 / max(time.perf_counter() - start, 1e-9)))
    least, end = float("inf"), time.perf_counter() + budget
    while time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(n):
            f()
        least = min(least, (time.perf_counter() - start) / n)
    return least


class Data:
    """The data of all peers, as NumPy arrays."""

    def __init__(self):
        import numpy as np

        rng = np.random.default_rng(1)
        f = lambda *dims, scale=1.0, offset=0.0: (rng.random(dims) * scale + offset).astype("float32")
        self.a, self.b, self.m2, self.m64 = f(8), f(8), f(2, 2), f(64, 64)
        self.x8 = f(8, offset=0.5)
        self.big, self.other, self.soft = f(1 << 20), f(1 << 20), f(1024, 1024)
        self.m512, self.m2048 = f(512, 512), f(2048, 2048)
        self.mlp = [f(10, 64), f(64, scale=0), f(64, 10), f(10, scale=0)]
        self.mlp_x, self.mlp_y = f(10, 10), rng.integers(0, 10, 10)
        self.lstm = [f(1, 32), f(1, 32), f(32, 128, offset=-0.5), f(32, 128, offset=-0.5), f(128, scale=0)]
        self.line_x = f(1000)
        self.line_y = self.line_x * 3 + 2
        self.cnn = [f(5, 5, 1, 32, scale=0.2, offset=-0.1), f(5, 5, 32, 64, scale=0.06, offset=-0.03),
                    f(3136, 1024, scale=0.04, offset=-0.02), f(1024, 10, scale=0.06, offset=-0.03)]
        self.images, self.labels = f(64, 28, 28, 1), rng.integers(0, 10, 64)


def numpy_works(d):
    import numpy as np

    def softmax():
        e = np.exp(d.soft - d.soft.max(1, keepdims=True))
        return e / e.sum(1, keepdims=True)

    scalar = np.ones((), "float32")
    return {
        "add_scalar": lambda: d.a + 1.0, "element": lambda: d.m64[1, 2], "column": lambda: d.m64[:, 1],
        "add8": lambda: d.a + d.b, "mm2": lambda: d.m2 @ d.m2, "slice": lambda: d.m64[3], "read": lambda: float(scalar),
        "exp": lambda: np.exp(d.big), "add": lambda: d.big + d.other, "sum": lambda: np.sum(d.big), "softmax": softmax,
        "mm512": lambda: d.m512 @ d.m512, "mm2048": lambda: d.m2048 @ d.m2048,
    }


def torch_works(d):
    import torch
    import torch.nn.functional as F

    t = lambda array: torch.from_numpy(array.copy())
    a, b, m2, m64 = map(t, (d.a, d.b, d.m2, d.m64))
    big, other, soft, m512, m2048 = map(t, (d.big, d.other, d.soft, d.m512, d.m2048))
    x8 = t(d.x8).requires_grad_()
    scalar = torch.ones(())

    def chain(x, n):
        y = x
        for _ in range(n):
            y = y * x
        return y

    def step(loss, parameters, rate):
        grads = torch.autograd.grad(loss, parameters)
        with torch.no_grad():
            for p, g in zip(parameters, grads):
                p.sub_(g, alpha=rate)

    mlp = [t(p).requires_grad_() for p in d.mlp]
    mlp_x, mlp_y = t(d.mlp_x), t(d.mlp_y)

    def mlp_step():
        h = torch.relu(torch.addmm(mlp[1], mlp_x, mlp[0]))
        step(F.cross_entropy(torch.addmm(mlp[3], h, mlp[2]), mlp_y), mlp, 1e-3)

    x, h, w, u, bias = map(t, d.lstm)

    def lstm():
        with torch.no_grad():
            i, f, o, n = (x @ w + h @ u + bias).chunk(4, 1)
            c = torch.sigmoid(f) * h + torch.sigmoid(i) * torch.tanh(n)
            return torch.sigmoid(o) * torch.tanh(c)

    line_x, line_y = t(d.line_x), t(d.line_y)
    line = [torch.tensor(5.0, requires_grad=True), torch.tensor(10.0, requires_grad=True)]
    images, labels = t(d.images.transpose(0, 3, 1, 2)), t(d.labels)
    cnn = [t(d.cnn[0].transpose(3, 2, 0, 1)), t(d.cnn[1].transpose(3, 2, 0, 1)), t(d.cnn[2]), t(d.cnn[3])]
    for p in cnn:
        p.requires_grad_()

    def cnn_step():
        y = F.max_pool2d(torch.relu(F.conv2d(images, cnn[0], padding=2)), 2)
        y = F.max_pool2d(torch.relu(F.conv2d(y, cnn[1], padding=2)), 2)
        step(F.cross_entropy(torch.relu(y.flatten(1) @ cnn[2]) @ cnn[3], labels), cnn, 1e-3)

    nine = lambda z: torch.tanh(torch.sigmoid(torch.sqrt(torch.abs((3 - torch.exp(z * 2 + 1)) * 0.5))))
    return {
        "add_scalar": lambda: a + 1.0, "element": lambda: m64[1, 2], "column": lambda: m64[:, 1],
        "add8": lambda: a + b, "mm2": lambda: m2 @ m2, "slice": lambda: m64[3], "read": lambda: scalar.item(),
        "chain": lambda: nine(big),
        "chain100": lambda: chain(a, 100), "chain100_taped": lambda: chain(x8, 100),
        "tape20": lambda: torch.autograd.grad(chain(x8, 20).sum(), x8), "mlp": mlp_step, "lstm": lstm,
        "linreg": lambda: step(((line_x * line[0] + line[1] - line_y) ** 2).mean(), line, 1e-9), "cnn": cnn_step,
        "exp": lambda: torch.exp(big), "add": lambda: big + other, "sum": lambda: torch.sum(big),
        "softmax": lambda: torch.softmax(soft, 1), "mm512": lambda: m512 @ m512, "mm2048": lambda: m2048 @ m2048,
    }


def eager_works(d):
    """libeager from Python; works named `_function` are traced, the others run op by op."""
    import eager

    t = eager.constant
    a, b, m2, m64, x8 = map(t, (d.a, d.b, d.m2, d.m64, d.x8))
    scalar = t(1.0)

    def tape20():
        with eager.GradientTape() as tape:
            tape.watch(x8)
            y = x8
            for _ in range(20):
                y = y * x8
            y = eager.sum(y)
        return tape.gradient(y, x8)

    def training(loss, variables, rate):
        optimizer = eager.optimizers.SGD(rate)

        def step():
            with eager.GradientTape() as tape:
                value = loss()
            optimizer.apply_gradients(zip(tape.gradient(value, variables), variables))
            return value

        return step

    mlp, cnn = ([eager.Variable(p) for p in parameters] for parameters in (d.mlp, d.cnn))
    line = [eager.Variable(5.0), eager.Variable(10.0)]
    mlp_x, mlp_y, images, labels, line_x, line_y = map(t, (d.mlp_x, d.mlp_y, d.images, d.labels, d.line_x, d.line_y))

    def entropy(logits, labels):
        return eager.sparse_softmax_cross_entropy_with_logits(logits=logits, labels=labels)

    def mlp_loss():
        return eager.mean(entropy(eager.relu(mlp_x @ mlp[0] + mlp[1]) @ mlp[2] + mlp[3], mlp_y))

    def cnn_loss():
        y = eager.max_pool2d(eager.relu(eager.conv2d(images, cnn[0], padding="SAME")), padding="SAME")
        y = eager.max_pool2d(eager.relu(eager.conv2d(y, cnn[1], padding="SAME")), padding="SAME")
        return eager.mean(entropy(eager.relu(eager.reshape(y, (64, 3136)) @ cnn[2]) @ cnn[3], labels))

    mlp_step = training(mlp_loss, mlp, 1e-3)
    accuracy = eager.metrics.SparseCategoricalAccuracy()
    total, count = (eager.Variable(0.0, dtype="float64", trainable=False) for _ in range(2))

    def metric_ops():
        total.assign_add(eager.sum(eager.equal(mlp_y, eager.argmax(mlp_x, -1)), dtype=eager.float64))
        count.assign_add(10)

    return {
        "metric": lambda: accuracy.update(mlp_y, mlp_x), "metric_ops": metric_ops,
        "add8": lambda: a + b, "add_scalar": lambda: a + 1.0, "mm2": lambda: m2 @ m2, "slice": lambda: m64[3],
        "element": lambda: m64[1, 2], "column": lambda: m64[:, 1], "read": lambda: float(scalar), "tape20": tape20,
        "mlp": mlp_step, "mlp_function": eager.function(mlp_step), "cnn": training(cnn_loss, cnn, 1e-3),
        "linreg": training(lambda: eager.mean(eager.square(line_x * line[0] + line[1] - line_y)), line, 1e-9),
    }


def tensorflow_works(d):
    """TensorFlow. The training steps are compiled with tf.function, which is its fastest way."""
    os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
    import tensorflow as tf

    t = tf.constant
    a, b, m2, m64, x8 = map(t, (d.a, d.b, d.m2, d.m64, d.x8))
    big, other, soft, m512, m2048 = map(t, (d.big, d.other, d.soft, d.m512, d.m2048))
    scalar = t(1.0)

    def tape20():
        with tf.GradientTape() as tape:
            tape.watch(x8)
            y = x8
            for _ in range(20):
                y = y * x8
            y = tf.reduce_sum(y)
        return tape.gradient(y, x8)

    def training(loss, variables, rate):
        @tf.function
        def step():
            with tf.GradientTape() as tape:
                value = loss()
            for v, g in zip(variables, tape.gradient(value, variables)):
                v.assign_sub(rate * g)
            return value

        return step

    entropy = tf.nn.sparse_softmax_cross_entropy_with_logits
    mlp = [tf.Variable(p) for p in d.mlp]
    cnn = [tf.Variable(p) for p in d.cnn]
    line = [tf.Variable(5.0), tf.Variable(10.0)]
    mlp_x, mlp_y, images, labels, line_x, line_y = map(t, (d.mlp_x, d.mlp_y, d.images, d.labels, d.line_x, d.line_y))
    x, h, w, u, bias = map(t, d.lstm)

    def mlp_loss():
        hidden = tf.nn.relu(mlp_x @ mlp[0] + mlp[1])
        return tf.reduce_mean(entropy(mlp_y, hidden @ mlp[2] + mlp[3]))

    def cnn_loss():
        y = tf.nn.max_pool2d(tf.nn.relu(tf.nn.conv2d(images, cnn[0], 1, "SAME")), 2, 2, "SAME")
        y = tf.nn.max_pool2d(tf.nn.relu(tf.nn.conv2d(y, cnn[1], 1, "SAME")), 2, 2, "SAME")
        return tf.reduce_mean(entropy(labels, tf.nn.relu(tf.reshape(y, [64, 3136]) @ cnn[2]) @ cnn[3]))

    @tf.function
    def lstm():
        i, f, o, n = tf.split(x @ w + h @ u + bias, 4, 1)
        c = tf.sigmoid(f) * h + tf.sigmoid(i) * tf.tanh(n)
        return tf.sigmoid(o) * tf.tanh(c)

    add = tf.function(lambda p, q: p + q)
    nine = lambda z: tf.tanh(tf.sigmoid(tf.sqrt(tf.abs((3 - tf.exp(z * 2 + 1)) * 0.5))))
    compiled = tf.function(nine, jit_compile=True)
    accuracy = tf.keras.metrics.SparseCategoricalAccuracy()
    return {
        "metric": tf.function(lambda: accuracy.update_state(mlp_y, mlp_x)),
        "add8_function": lambda: add(a, b), "chain": lambda: nine(big), "chain_function": lambda: compiled(big),
        "add8": lambda: a + b, "mm2": lambda: m2 @ m2, "slice": lambda: m64[3], "read": lambda: float(scalar), "tape20": tape20,
        "mlp": training(mlp_loss, mlp, 1e-3), "lstm": lstm, "cnn": training(cnn_loss, cnn, 1e-3),
        "linreg": training(lambda: tf.reduce_mean((line_x * line[0] + line[1] - line_y) ** 2), line, 1e-9),
        "exp": lambda: tf.exp(big), "add": lambda: big + other, "sum": lambda: tf.reduce_sum(big),
        "softmax": lambda: tf.nn.softmax(soft), "mm512": lambda: m512 @ m512, "mm2048": lambda: m2048 @ m2048,
    }


def jax_works(d):
    """JAX. The steps are compiled with jax.jit, which is its fastest way."""
    import jax
    import jax.numpy as jnp

    t = jnp.asarray
    a, b, m2, m64, x8 = map(t, (d.a, d.b, d.m2, d.m64, d.x8))
    big, other, soft, m512, m2048 = map(t, (d.big, d.other, d.soft, d.m512, d.m2048))
    scalar = t(1.0)
    wait = jax.block_until_ready
    entropy = lambda logits, labels: -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[:, None], 1))

    def chain(x):
        y = x
        for _ in range(20):
            y = y * x
        return y.sum()

    def training(loss, parameters, rate):
        step = jax.jit(lambda p: [v - rate * g for v, g in zip(p, jax.grad(loss)(p))])
        parameters = [t(p) for p in parameters]
        return lambda: wait(step(parameters))

    mlp_x, mlp_y, images, labels, line_x, line_y = map(t, (d.mlp_x, d.mlp_y, d.images, d.labels, d.line_x, d.line_y))
    x, h, w, u, bias = map(t, d.lstm)

    def cnn_loss(p):
        dims = ("NHWC", "HWIO", "NHWC")
        pool = lambda v: jax.lax.reduce_window(v, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME")
        y = pool(jax.nn.relu(jax.lax.conv_general_dilated(images, p[0], (1, 1), "SAME", dimension_numbers=dims)))
        y = pool(jax.nn.relu(jax.lax.conv_general_dilated(y, p[1], (1, 1), "SAME", dimension_numbers=dims)))
        return entropy(jax.nn.relu(y.reshape(64, 3136) @ p[2]) @ p[3], labels)

    @jax.jit
    def lstm():
        i, f, o, n = jnp.split(x @ w + h @ u + bias, 4, 1)
        c = jax.nn.sigmoid(f) * h + jax.nn.sigmoid(i) * jnp.tanh(n)
        return jax.nn.sigmoid(o) * jnp.tanh(c)

    add = jax.jit(lambda p, q: p + q)
    nine = lambda z: jnp.tanh(jax.nn.sigmoid(jnp.sqrt(jnp.abs((3 - jnp.exp(z * 2 + 1)) * 0.5))))
    compiled = jax.jit(nine)
    return {
        "add8_function": lambda: wait(add(a, b)), "chain": lambda: wait(nine(big)), "chain_function": lambda: wait(compiled(big)),
        "add8": lambda: wait(a + b), "mm2": lambda: wait(m2 @ m2), "slice": lambda: wait(m64[3]), "read": lambda: float(scalar),
        "tape20": lambda: wait(jax.grad(chain)(x8)),
        "mlp": training(lambda p: entropy(jax.nn.relu(mlp_x @ p[0] + p[1]) @ p[2] + p[3], mlp_y), d.mlp, 1e-3),
        "lstm": lambda: wait(lstm()), "cnn": training(cnn_loss, d.cnn, 1e-3),
        "linreg": training(lambda p: jnp.mean((line_x * p[0] + p[1] - line_y) ** 2), [5.0, 10.0], 1e-9),
        "exp": lambda: wait(jnp.exp(big)), "add": lambda: wait(big + other), "sum": lambda: wait(jnp.sum(big)),
        "softmax": lambda: wait(jax.nn.softmax(soft)), "mm512": lambda: wait(m512 @ m512), "mm2048": lambda: wait(m2048 @ m2048),
    }


def wanted(works):
    only = os.environ.get("EAGER_COMPARE_ONLY")
    return {k: v for k, v in works.items() if not only or k in only.split(",") or k + "_function" in only.split(",")}


def per_op(name):
    return 100 if name.startswith("chain100") else 20 if name == "tape20" else 1


def run_peer(name):
    """Runs in the peer's own process; prints the seconds of each work, and the version."""
    works = wanted(globals()[name + "_works"](Data()))
    print(json.dumps({"version": sys.modules[name].__version__,
                      "times": {work: least_time(f) / per_op(work) for work, f in works.items()}}))


def import_time(python, name):
    """Returns the seconds that `import name` adds to an interpreter's start: the least of five."""
    def least(code):
        times = []
        for _ in range(5):
            start = time.perf_counter()
            output_of(python, "-c", code)
            times.append(time.perf_counter() - start)
        return min(times)

    return least(f"import {name}") - least("pass")


def environment():
    e = dict(os.environ)
    for name in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE", "LIBRARY_PATH"):
        e.pop(name, None)
    return e


def output_of(*command):
    return subprocess.run([str(c) for c in command], check=True, text=True, stdout=subprocess.PIPE, env=environment()).stdout


def prepare_python(venv, packages):
    """Returns the Python of a virtual environment that has the packages."""
    python = venv / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    modules = ", ".join(package.removesuffix("-cpu") for package in packages)
    if subprocess.run([python, "-c", f"import {modules}"], capture_output=True).returncode:
        subprocess.run([python, "-m", "pip", "install", "-q", *packages], check=True)
    return python


def prepare(venv):
    """Returns the Python of a virtual environment with the peers, and libtorch's program."""
    python = prepare_python(venv, PACKAGES)
    program, source = venv / "libtorch", HERE / "peers" / "libtorch.cpp"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        torch = pathlib.Path(output_of(python, "-c", "import torch; print(torch.__path__[0])").strip())
        subprocess.run(["g++", "-std=c++20", "-O2", "-w", source, "-o", program, f"-I{torch}/include",
                        f"-I{torch}/include/torch/csrc/api/include", f"-L{torch}/lib", f"-Wl,-rpath,{torch}/lib",
                        "-Wl,--no-as-needed", "-ltorch", "-ltorch_cpu", "-lc10"], check=True, env=environment())
    return python, program


def run_eager(build):
    chains = ("chain100", "chain100_taped", "adds100", "adds100_taped")
    works = "^(" + "|".join(wanted({**WORKS, **dict.fromkeys(chains)})) + ")/"
    report = json.loads(output_of(build / "tests/bench/bench", f"--benchmark_filter={works}", "--benchmark_format=json",
                                  "--benchmark_min_time=0.05", "--benchmark_repetitions=10"))
    units = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1}
    times = {}
    for row in report["benchmarks"]:
        if row["run_type"] != "iteration":
            continue
        name = row["name"].split("/")[0]
        seconds = row.get("per_op", row["real_time"] * units[row["time_unit"]])
        times[name] = min(times.get(name, float("inf")), seconds)
    return times


def run_libtorch(program):
    return {name: float(us) * 1e-6 for name, us in (line.split() for line in output_of(program).splitlines())}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--venv", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="works, separated by commas")
    parser.add_argument("--python", action="store_true", help="calls from Python")
    arguments = parser.parse_args()
    rows = PYTHON_WORKS if arguments.python else WORKS
    os.environ["EAGER_COMPARE_ONLY"] = arguments.only or (",".join(PYTHON_WORKS) if arguments.python else "")
    build = arguments.build.resolve()
    if arguments.python:
        os.environ["PYTHONPATH"] = str(build / "python")
    python, libtorch = prepare((arguments.venv or build / "peers").resolve())

    times, versions = {}, {}

    def add(name, measured):
        mine = times.setdefault(name, {})
        for work, seconds in measured.items():
            mine[work] = min(mine.get(work, float("inf")), seconds)

    everybody = PEERS if arguments.python else ["libtorch", *PEERS]
    for _ in range(arguments.rounds):
        if not arguments.python:
            add("libeager", run_eager(build))
            add("libtorch", run_libtorch(libtorch))
        for peer in ["eager", *PEERS] if arguments.python else PEERS:
            result = json.loads(output_of(python, __file__, "--peer", peer).splitlines()[-1])
            versions[peer] = result["version"]
            add(peer, result["times"])
            if arguments.python and wanted({"import": None}):
                add(peer, {"import": import_time(python, peer)})
    if arguments.python:
        times["libeager"] = times.pop("eager")
    for mine in times.values():
        # A library without a row for the function has its eager row there; the peers' steps are compiled anyway.
        for name in ("mlp", "lstm", "linreg", "cnn"):
            if name in mine:
                mine.setdefault(name + "_function", mine[name])
        for name, taped, plain in (("taped", "chain100_taped", "chain100"), ("taped_add", "adds100_taped", "adds100")):
            if taped in mine:
                mine[name] = mine[taped] - mine[plain]

    print("| work | to reach | libeager | " + " | ".join(f"{p} {versions.get(p, '')}".strip() for p in everybody) + " | to the best peer |")
    print("| --- " * (len(everybody) + 4) + "|")
    for work, (what, unit, scale, goal) in rows.items():
        mine = times["libeager"].get(work)
        if mine is None:
            continue
        show = lambda seconds: "" if seconds is None else f"{seconds * scale:.3g}"
        peers = [times[p].get(work) for p in everybody]
        known = [s for s in peers if s]
        print(f"| {what} | {f'{goal} {unit}' if goal else ''} | {show(mine)} {unit} | " + " | ".join(map(show, peers)) +
              f" | {f'{mine / min(known):.2g}' if known else ''} |")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--peer"]:
        run_peer(sys.argv[2])
    else:
        main()
