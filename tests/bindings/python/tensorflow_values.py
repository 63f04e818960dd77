"""Writes the values of expressions as tensorflow_values.txt has them, which test_compat.py reads: EXPRESSION -> DTYPE VALUE, with the
names of tf.compat.v1 where TensorFlow 2 has none or another signature. Run it where TensorFlow is installed:
python tensorflow_values.py < EXPRESSIONS, a line each; lines that begin with # are copied.
"""
import os
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
import numpy as np  # noqa: E402
import tensorflow  # noqa: E402


def evaluated(text):
    for tf in (tensorflow, tensorflow.compat.v1):
        try:
            return np.asarray(eval(text, {"tf": tf}))
        except Exception as error:
            failed = error
    raise failed


def shown(x):
    if isinstance(x, list):
        return [shown(v) for v in x]
    if isinstance(x, complex):
        return complex(shown(x.real), shown(x.imag))
    return float(f"{x:.7g}") if isinstance(x, float) else x


for line in sys.stdin.read().splitlines():
    text = line.partition(" -> ")[0].strip()
    if not text or text.startswith("#"):
        print(line)
        continue
    try:
        value = evaluated(text)
        print(f"{text} -> {'string' if value.dtype == object else value.dtype} {shown(value.tolist())}")
    except Exception as error:
        print(f"{text}: {type(error).__name__}: {str(error)[:200]}", file=sys.stderr)
