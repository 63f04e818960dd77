from __future__ import absolute_import, division, print_function, unicode_literals

import eager.compat.tensorflow as tf

def line_search_step(fn, init_x, rate=1.0):
  with tf.GradientTape() as tape:
    # Variables are automatically recorded, but manually watch a tensor
    tape.watch(init_x)
    value = fn(init_x)
  grad = tape.gradient(value, init_x)
  grad_norm = tf.reduce_sum(grad * grad)
  init_value = value
  while value > init_value - rate * grad_norm:
    x = init_x - rate * grad
    value = fn(x)
    rate /= 2.0
  return x, value

# A call of it, which the document does not show: two steps down a parabola.
x, value = line_search_step(lambda x: tf.reduce_sum((x - 1.) * (x - 1.)), tf.constant([3., -1.]))
print(x, value)
x, value = line_search_step(lambda x: tf.reduce_sum(x * x * x * x), tf.constant([1.]))
print(x, value)
