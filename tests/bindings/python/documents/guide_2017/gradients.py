import eager.compat.tensorflow as tf

from eager.compat.tensorflow.contrib.eager.python import tfe

tfe.enable_eager_execution()

def f(x):
  return tf.multiply(x, x) # Or x * x
assert 9 == f(3.).numpy()

df = tfe.gradients_function(f)
assert 6 == df(3.)[0].numpy()

# Second order deriviative.
d2f = tfe.gradients_function(lambda x: df(x)[0])
assert 2 == d2f(3.)[0].numpy()

# Third order derivative.
d3f = tfe.gradients_function(lambda x : d2f(x)[0])
assert 0 == d3f(3.)[0].numpy()
