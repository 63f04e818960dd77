#!/usr/bin/env python3
"""A tour of eager in Python, cell by cell: run it as a program, or open it as a notebook (VS Code, Spyder and jupytext know
the `# %%` marks)."""

# %% [markdown]
# # Eager execution
#
# An op runs when you call it and gives its value. There is no graph to build first and no session to run it in.

# %%
import math
import os
import tempfile

import numpy as np

import eager

x = eager.constant([[1.0, 2.0], [3.0, 4.0]])
print(x)
print(x @ x + 1)
print(x.shape, x.dtype, x.device)

# %% [markdown]
# A mistake is reported at once, where it was made, with the op's name.

# %%
try:
    eager.gather([0, 1, 2], 7)
except eager.errors.InvalidArgumentError as error:  # also a ValueError
    print(error)

# %% [markdown]
# ## NumPy both ways
#
# Arrays, lists and scalars go in; a tensor is an array wherever NumPy takes one. `numpy()` shares the tensor's memory, which
# is read-only: a tensor is a value and never changes.

# %%
print(eager.add(np.arange(3), 1))
print(np.multiply(x, x))
print(x.numpy().mean(axis=0))

# %% [markdown]
# Indexing is NumPy's, with slices, `None`, `...`, lists and masks.

# %%
m = eager.reshape(eager.arange(12), (3, 4))
print(m[1, 2], m[:, ::2], m[-1], m[[0, 2], 1], m[m > 8], sep="\n")

# %% [markdown]
# ## Python's own control flow
#
# A tensor of one element is as good as a number in `if`, `while` and `range`.

# %%
n, steps = eager.constant(27), 0
while n != 1:
    n = n // 2 if n % 2 == 0 else 3 * n + 1
    steps += 1
print("Collatz:", steps, "steps")

# %% [markdown]
# ## Gradients
#
# A tape records what runs inside its `with`, and gives derivatives of it. Tapes nest, for derivatives of derivatives.

# %%
a = eager.constant(3.0)
with eager.GradientTape() as outer:
    outer.watch(a)
    with eager.GradientTape() as inner:
        inner.watch(a)
        cube = a * a * a
    first = inner.gradient(cube, a)
print("a^3:", float(cube), " 3 a^2:", float(first), " 6 a:", float(outer.gradient(first, a)))

# %% [markdown]
# Or make a function of a function. `grad` composes.

# %%
f = lambda v: eager.tanh(v) * v
print(float(eager.grad(f)(0.5)), float(eager.grad(eager.grad(f))(0.5)))
print(eager.jacobian(lambda v: v * v)(eager.constant([1.0, 2.0])))

# %% [markdown]
# A gradient of your own, where the plain one is not a number: log(1 + e^x) for a large x.

# %%
@eager.custom_gradient
def log1pexp(v):
    e = eager.exp(v)

    def backward(dy):
        return dy * (1 - 1 / (1 + e))

    return eager.log(1 + e), backward


plain = lambda v: eager.log(1 + eager.exp(v))
print("plain:", float(eager.grad(plain)(100.0)), " custom:", float(eager.grad(log1pexp)(100.0)))

# %% [markdown]
# ## Variables and optimizers
#
# A variable holds a tensor and can be given another. Tapes watch the variables that are read, and an optimizer moves them.
# Here they fit a line to points around 3 x + 2.

# %%
eager.random.set_seed(1)
inputs = eager.random.normal([1000])
outputs = inputs * 3 + 2 + eager.random.normal([1000])
weight, bias = eager.Variable(5.0, name="weight"), eager.Variable(10.0, name="bias")
optimizer = eager.optimizers.SGD(learning_rate=0.1)


def loss_function():
    return eager.mean(eager.square(inputs * weight + bias - outputs))


for step in range(101):
    with eager.GradientTape() as tape:
        loss = loss_function()
    optimizer.apply_gradients(zip(tape.gradient(loss, [weight, bias]), [weight, bias]))
    if step % 20 == 0:
        print(f"step {step:3d}   loss {float(loss):.4f}")
print(f"weight {float(weight):.3f}, bias {float(bias):.3f}")
assert abs(float(weight) - 3) < 0.2 and abs(float(bias) - 2) < 0.2

# %% [markdown]
# `minimize` does the same in one line: `optimizer.minimize(loss_function)`.
#
# ## Functions
#
# `eager.function` traces Python code once for each kind of arguments; from then on it runs as one op, optimised as a whole,
# with a gradient like any other.

# %%
@eager.function
def gelu(v):
    return 0.5 * v * (1 + eager.tanh(math.sqrt(2 / math.pi) * (v + 0.044715 * v * v * v)))


v = eager.linspace(-2.0, 2.0, 5)
print(gelu(v))
print(gelu.graph)
assert np.allclose(gelu(v), eager.gelu(v, approximate=True), atol=1e-6)

# %% [markdown]
# A function is saved to a file that runs in any language, without this code, and goes to ONNX as well.

# %%
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "gelu.safetensors")
    eager.save(gelu.get_concrete_function(v), path)
    print(eager.load(path)(v))

# %% [markdown]
# ## Devices
#
# What runs inside `with eager.device(...)` runs there; a tensor moves with `.gpu()` and `.cpu()`.

# %%
print(eager.devices(), "GPUs:", eager.num_gpus())
with eager.device("gpu:0" if eager.num_gpus() else "cpu:0"):
    big = eager.random.normal([500, 500])
    print((big @ big).device)
