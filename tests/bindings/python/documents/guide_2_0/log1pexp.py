# The values are those that the guide of TensorFlow 1.14 shows.
from __future__ import absolute_import, division, print_function, unicode_literals

import eager.compat.tensorflow as tf

def log1pexp(x):
  return tf.math.log(1 + tf.exp(x))

def grad_log1pexp(x):
  with tf.GradientTape() as tape:
    tape.watch(x)
    value = log1pexp(x)
  return tape.gradient(value, x)

# The gradient computation works fine at x = 0.
grad_log1pexp(tf.constant(0.)).numpy()

# However, x = 100 fails because of numerical instability.
grad_log1pexp(tf.constant(100.)).numpy()
