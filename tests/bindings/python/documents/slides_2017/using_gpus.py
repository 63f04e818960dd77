# Needs a GPU: without one tf.device is an error.
import eager.compat.tensorflow as tf
import eager.compat.tensorflow.contrib.eager as tfe

tfe.enable()

with tf.device("/gpu:0"):
    x = tf.random_uniform([10, 10])
    y = tf.matmul(x, x)
    # x and y reside in GPU memory
