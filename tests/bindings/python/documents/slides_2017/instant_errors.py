import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

x = tf.gather([0, 1, 2], 7)
