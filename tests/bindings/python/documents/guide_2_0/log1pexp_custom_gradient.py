# The values are those that the guide of TensorFlow 1.14 shows.
from __future__ import absolute_import, division, print_function, unicode_literals

import eager.compat.tensorflow as tf

@tf.custom_gradient
def log1pexp(x):
  e = tf.exp(x)
  def grad(dy):
    return dy * (1 - 1 / (1 + e))
  return tf.math.log(1 + e), grad

def grad_log1pexp(x):
  with tf.GradientTape() as tape:
    tape.watch(x)
    value = log1pexp(x)
  return tape.gradient(value, x)

# As before, the gradient computation works fine at x = 0.
grad_log1pexp(tf.constant(0.)).numpy()

# And the gradient computation also works at x = 100.
grad_log1pexp(tf.constant(100.)).numpy()
