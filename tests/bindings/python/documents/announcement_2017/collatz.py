# The page lost the indentation, `else:` and `print(a)`. Integers are divided as Python 2 did.
import eager.compat.tensorflow as tf
import eager.compat.tensorflow.python2_division
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable_eager_execution()

a = tf.constant(12)
counter = 0
while not tf.equal(a, 1):
  if tf.equal(a % 2, 0):
    a = a / 2
  else:
    a = 3 * a + 1
  print(a)
