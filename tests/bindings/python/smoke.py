"""Checks what an installed package must be able to do without NumPy or any other package."""
import sys

import eager

x = eager.constant([[1.0, 2.0], [3.0, 4.0]])
assert eager.matmul(x, x).tolist() == [[7.0, 10.0], [15.0, 22.0]]  # by BLAS
image = eager.ones([1, 5, 5, 3])
# oneDNN computes it where the library has it.
assert eager.conv2d(image, eager.ones([3, 3, 3, 2])).tolist()[0][0][0] == [27.0, 27.0]
with eager.GradientTape() as tape:
    tape.watch(x)
    y = eager.sum(x * x)
assert tape.gradient(y, x).tolist() == [[2.0, 4.0], [6.0, 8.0]]
assert eager.function(lambda a: a + 1)(x).tolist() == [[2.0, 3.0], [4.0, 5.0]]
try:
    eager.gather([0, 1, 2], 7)
    raise SystemExit("an index out of range is not refused")
except eager.errors.InvalidArgumentError:
    pass
print(f"eager {eager.__version__} runs on Python {sys.version.split()[0]}")
