import eager.compat.tensorflow as tf

from eager.compat.tensorflow.contrib.eager.python import tfe

tfe.enable_eager_execution()

x = (tf.ones([1], dtype=tf.float32) + 1) * 2 - 1
print(x)
