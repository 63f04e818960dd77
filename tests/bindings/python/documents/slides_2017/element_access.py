# The slides show no output: the numbers are any.
import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

x = tf.random_uniform([2, 2])
for i in range(x.shape[0]):
    for j in range(x.shape[1]):
        print(x[i, j])
