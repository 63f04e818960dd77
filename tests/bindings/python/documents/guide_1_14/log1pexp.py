from __future__ import absolute_import, division, print_function, unicode_literals

import eager.compat.tensorflow as tf

tf.enable_eager_execution()

tfe = tf.contrib.eager

def log1pexp(x):
  return tf.log(1 + tf.exp(x))
grad_log1pexp = tfe.gradients_function(log1pexp)

# The gradient computation works fine at x = 0.
grad_log1pexp(0.)[0].numpy()

# However, x = 100 fails because of numerical instability.
grad_log1pexp(100.)[0].numpy()
