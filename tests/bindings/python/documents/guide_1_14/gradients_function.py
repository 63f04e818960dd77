from __future__ import absolute_import, division, print_function, unicode_literals

import eager.compat.tensorflow as tf

tf.enable_eager_execution()

tfe = tf.contrib.eager

def square(x):
    return tf.multiply(x, x)

grad = tfe.gradients_function(square)

square(3.).numpy()

grad(3.)[0].numpy()

# The second-order derivative of square:
gradgrad = tfe.gradients_function(lambda x: grad(x)[0])
gradgrad(3.)[0].numpy()

# The third-order derivative is None:
gradgradgrad = tfe.gradients_function(lambda x: gradgrad(x)[0])
gradgradgrad(3.)

# With flow control:
def abs(x):
  return x if x > 0. else -x

grad = tfe.gradients_function(abs)
grad(3.)[0].numpy()

grad(-3.)[0].numpy()
