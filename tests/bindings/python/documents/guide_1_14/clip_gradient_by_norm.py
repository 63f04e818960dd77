from __future__ import absolute_import, division, print_function, unicode_literals

import eager.compat.tensorflow as tf

tf.enable_eager_execution()

@tf.custom_gradient
def clip_gradient_by_norm(x, norm):
  y = tf.identity(x)
  def grad_fn(dresult):
    return [tf.clip_by_norm(dresult, norm), None]
  return y, grad_fn

# Calls of it, which the document does not show: the gradient (6, 8) has norm 10, and is clipped to 5.
x = tf.constant([3., 4.])
with tf.GradientTape() as tape:
  tape.watch(x)
  loss = tf.reduce_sum(tf.square(clip_gradient_by_norm(x, 5.)))
print(tape.gradient(loss, x))
