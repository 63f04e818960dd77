# On the slide print(a) stands at the margin; the output shown is that of a print in the loop.
# Integers are divided as Python 2 did.
import eager.compat.tensorflow as tf
import eager.compat.tensorflow.python2_division
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

a = tf.constant(6)
while a != 1:
    if a % 2 == 0:
        a = a / 2
    else:
        a = 3 * a + 1
    print(a)
