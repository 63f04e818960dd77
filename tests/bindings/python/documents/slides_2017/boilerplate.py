import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

x = [[2.]]
m = tf.matmul(x, x)
print(m)
